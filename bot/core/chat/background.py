"""Track background tasks; on shutdown wait for them, then cancel the rest."""

import asyncio
import contextlib
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

T = TypeVar("T")


class BackgroundTasks:
    """Tasks that need Discord. is_over: whether they have been given up; a new one has to look."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_over = False

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Count the current task as one of them."""
        task = asyncio.current_task()
        if task is not None:
            self.tasks.add(task)
        try:
            yield
        finally:
            self.tasks.discard(task)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def settle(self, within_s: float) -> None:
        """Wait until nothing is under way, not even what came of it meanwhile."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                while self.tasks:
                    await asyncio.wait(self.tasks)

    async def give_up(self) -> int:
        """Cancel all that is left, before Discord can no longer be reached. Return how many tasks that is."""
        self.is_over = True
        left = self.tasks.copy()
        await asyncio.sleep(0)  # what was spawned just now begins, and sees that it is over
        for task in left:
            task.cancel()
        return len(left)
