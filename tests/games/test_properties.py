"""Any list of actions, by anybody, anywhere, keeps what must always hold."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.engine import Level
from bot.games import First, Game, GameService, Place, Player, Refusal, Status, Store
from bot.games.tables import SEATS
from bot.thinking import Thinker

PEOPLE = [Player(number, f"p{number}") for number in range(1, 5)]
PLACES = [Place(1, 10), Place(None, 11)]
ACTIONS = st.lists(
    st.tuples(
        st.sampled_from(
            [
                "start",
                "challenge",
                "accept",
                "decline",
                "withdraw",
                "move",
                "move",
                "move",
                "press",
                "resign",
                "draw",
                "rematch",
                "give_up",
                "agree",
                "wait",
                "end_due",
            ]
        ),
        st.sampled_from(PLACES),
        st.sampled_from(PEOPLE),
        st.integers(0, 9),
    ),
    max_size=40,
)


class World:
    """A service on a file, and everything that was ever seen of its games."""

    def __init__(self, folder: Path, executor: ThreadPoolExecutor) -> None:
        self.now = 1000
        self.store = Store(f"sqlite+aiosqlite:///{folder.as_posix()}/games.db")
        self.service = GameService(
            self.store,
            now=lambda: self.now,
            thinker=Thinker(executor),
            random=Random(3),
            challenge_expires_s=50,
            game_expires_s=100,
        )
        self.seen: dict[int, Game] = {}

    async def act(self, action: str, place: Place, who: Player, number: int) -> None:
        service, game_id = self.service, number + 1
        other = PEOPLE[number % 4]
        match action:
            case "start":
                await service.lobby.start(place, who, list(Level)[number % 4], list(First)[number % 3])
            case "challenge" if other != who:
                await service.lobby.challenge(place, who, other, list(First)[number % 3])
            case "move":
                await service.move(place, who.id, str(number))
            case "press":
                await service.press(place, game_id, who.id, number % 3, number)
            case "resign" | "draw":
                await getattr(service, action)(place, who.id)
            case "wait":
                self.now += number * 10
            case "end_due":
                await service.end_due()
            case "accept" | "decline" | "withdraw" | "rematch":
                await getattr(service.lobby, action)(place, game_id, who.id)
            case "give_up" | "agree":
                await getattr(service, action)(place, game_id, who.id)

    async def check(self) -> None:
        """What must hold after every action."""
        running: list[tuple[int, int, int]] = []
        for game_id in range(1, len(self.seen) + 3):
            game = await self.store.load(game_id)
            if game is None:
                continue
            before = self.seen.get(game_id)
            if before is not None:
                self.check_step(before, game)
            self.seen[game_id] = game
            if game.status is Status.RUNNING:
                assert not game.position.is_over
                assert game.level_of(game.position.to_move) is None
                running += [(game.place.channel_id, player.id, game.id) for player in game.players]
        seats = await self.store.database.read(lambda on: [tuple(row) for row in on.execute(sa.select(SEATS))])
        assert sorted(seats) == sorted(running)
        assert len({seat[:2] for seat in running}) == len(running)

    @staticmethod
    def check_step(before: Game, after: Game) -> None:
        """One row only ever goes on."""
        assert after.version >= before.version
        assert after.moves[: before.ply] == before.moves
        assert after.ply - before.ply <= 2
        assert (after.x, after.o, after.place) == (before.x, before.o, before.place)
        if before.status not in (Status.CHALLENGE, Status.RUNNING):
            assert (after.status, after.moves) == (before.status, before.moves)


async def play(actions: list[tuple[str, Place, Player, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as executor:
        world = World(Path(folder), executor)
        await world.store.open()
        try:
            for action in actions:
                with contextlib.suppress(Refusal):
                    await world.act(*action)
                await world.check()
        finally:
            await world.store.close()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(ACTIONS)
def test_any_list_of_actions_keeps_the_invariants(actions: list[tuple[str, Place, Player, int]]) -> None:
    asyncio.run(play(actions))
