"""Log each action, transaction, search and REST request. No line holds a message, a name or a token."""

import logging
import re
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Literal, Self

from bot.core.game import Change, Game, shard_of

log = logging.getLogger(__name__)

API = re.compile(r"^.*?/v\d+(?=/)")
TOKEN = re.compile(r"^(/(?:interactions|webhooks)/\d+/)[^/]+")
NUMBER = re.compile(r"\d{5,}")

Access = Literal["reads", "writes"]


@dataclass(eq=False, slots=True)
class Action:
    """One request, from its arrival to its answer: a context manager that tells the observer at its end.

    event: typed, slash or click. command: its name, or what the button does. outcome: done, refused (refusal: its
    name), failed (reference: what the user reads), away (the database is), repeated (another process answers it) or
    undelivered (code: Discord's). is_quiet: not worth a line. took_s: known at the end.
    """

    observer: "Observer"
    event: str
    command: str
    guild_id: int | None
    channel_id: int
    user_id: int
    game_id: int | None = None
    outcome: str = "done"
    refusal: str | None = None
    code: str | None = None
    reference: str | None = None
    is_quiet: bool = False
    took_s: float | None = None
    _began: float = 0.0

    def __enter__(self) -> Self:
        self._began = time.perf_counter()
        _CURRENT.set(self)
        return self

    def __exit__(self, *_: object) -> None:
        self.took_s = time.perf_counter() - self._began
        self.observer.acted(self)


_CURRENT: ContextVar[Action | None] = ContextVar("action", default=None)


def current() -> Action | None:
    """Return the action that this task answers; None after its end, as in a task that outlives it."""
    action = _CURRENT.get()
    return action if action is not None and action.took_s is None else None


def refuse(refusal: str, *, is_quiet: bool = False) -> None:
    """Note why the current action is refused."""
    if (action := current()) is not None:
        action.outcome, action.refusal, action.is_quiet = "refused", refusal, is_quiet


def fail(outcome: str, reference: str | None = None) -> None:
    """Note that the current action fails."""
    if (action := current()) is not None:
        action.outcome, action.reference = outcome, reference


class Observer:
    """Writes lines; hosting.health counts, too. shard_count: returns how many shards there are, None if unknown."""

    def __init__(self) -> None:
        self.shard_count: Callable[[], int | None] = lambda: None

    def acted(self, action: Action) -> None:
        if not action.is_quiet and log.isEnabledFor(logging.INFO):
            names = ("event", "command", "outcome", "refusal", "code", "reference")
            line = {name: getattr(action, name) for name in names} | {"ms": round((action.took_s or 0.0) * 1000, 1)}
            self._log(line, action.game_id, action.guild_id, action.channel_id, action.user_id)

    def changed(self, change: Change) -> None:
        """Log a committed change as a job, unless an action caused it."""
        after = change.after
        if (action := current()) is not None:
            action.game_id = after.id
        elif log.isEnabledFor(logging.INFO):
            command, outcome = _deed(change)
            line = {"event": "job", "command": command, "outcome": outcome}
            self._log(line, after.id, after.place.guild_id, after.place.channel_id, None)

    def transacted(self, kind: Access, took_s: float, *, is_well: bool) -> None:
        """Log a transaction. is_well: whether the database did its part."""
        _debug("database", took_s, kind=kind, well=is_well)

    def searched(self, work: str, where: str, took_s: float) -> None:
        """Log a question to the engine and how long its asker waited. where: memory, thread or worker."""
        _debug("engine", took_s, work=work, where=where)

    def requested(self, method: str, path: str, status: int | None, took_s: float, bucket: str | None = None) -> None:
        """Log a REST request. status: None without an answer. bucket: the rate limit that it falls under."""
        _debug("rest", took_s, method=method, route=route_of(path), status=status, bucket=bucket)

    def _log(self, line: dict[str, Any], game: int | None, guild: int | None, channel: int, user: int | None) -> None:
        count, ids = self.shard_count(), {"guild": guild, "channel": channel, "user": user}
        # Strings, as in Discord's own JSON: many readers of JSON can't hold such large numbers.
        line |= {"game": game, **{name: str(number) for name, number in ids.items() if number}}
        log.info("action", extra={"fields": line | {"shard": shard_of(guild, count) if count else None}})


def _debug(message: str, took_s: float, **fields: Any) -> None:
    if log.isEnabledFor(logging.DEBUG):
        log.debug(message, extra={"fields": fields | {"ms": round(took_s * 1000, 2)}})


def route_of(path: str) -> str:
    """Return a path of Discord's API without ids and tokens.

    >>> route_of("/api/v10/webhooks/1234567/aW50ZXJh/messages/@original"), route_of("/api/v10/channels/1234567")
    ('/webhooks/{id}/{token}/messages/@original', '/channels/{id}')
    """
    return NUMBER.sub("{id}", TOKEN.sub(r"\1{token}", API.sub("", path)))


def _deed(change: Change) -> tuple[str, str]:
    """Return what a change is (begin, end, move, or change for all else) and, of an end, how it came."""
    before, after = change.before, change.after
    if before is None:
        return "begin", "done"
    if not isinstance(after, Game):
        return "change", "done"
    if after.result is not None and not (isinstance(before, Game) and before.is_over):
        return "end", after.result.how.value
    return "move" if isinstance(before, Game) and after.ply > before.ply else "change", "done"
