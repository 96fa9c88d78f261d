"""Two processes of one shard, of which one is killed at any moment, and people who do all that has to count once.

The first of them hears of what people do, and the newest has the jobs.

They play tournaments, vote for the moves of a channel and practise puzzles; puzzles of the day are due all the time.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from random import Random

from bot.core.store.tables import MOVES
from standin.launch import BotProcess, start_bot
from standin.payloads import SERVER_ID, Json, Person, buttons
from standin.server import Channel
from tests.process.conftest import BOT_ROOT, Scene
from tests.process.fleet import RESTARTING, replayed
from tests.process.seeing import Port
from tests.process.test_process import TEN, assert_quiet

EXPIRED = "UPDATE leases SET until = 0 RETURNING name"
DUE = "UPDATE tournaments SET post_due = 1, version = version + 1 WHERE post_due IS NOT NULL RETURNING id"
"""Time passes: whoever has claimed a post, or the jobs, is not waited for any more."""
PUT = """
INSERT INTO puzzle_channels (guild_id, channel_id, posted_day) VALUES ({0}, {1}, 0)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = {1}, posted_day = 0 RETURNING guild_id
"""
UNPOSTED = "SELECT guild_id FROM puzzle_channels WHERE posted_day = 0"
MATCHES = """
SELECT p.number, p.played, p.first_points, p.second_points, p.winner, p.how, a.user_id, b.user_id, p.round
FROM pairings AS p JOIN entrants AS a ON a.tournament_id = p.tournament_id AND a.seed = p.first
JOIN entrants AS b ON b.tournament_id = p.tournament_id AND b.seed = p.second
WHERE p.tournament_id = {} ORDER BY p.number
"""
LEGS = """
SELECT l.number, g.id, g.x, g.o, g.moves, g.status, g.winner, l.is_counted
FROM pairing_games AS l JOIN games AS g ON g.id = l.game_id WHERE l.tournament_id = {} ORDER BY g.id
"""
STAGE = "SELECT stage FROM tournaments WHERE id = {}"
ENTRANTS = "SELECT user_id FROM entrants WHERE tournament_id = {}"
ENDED = "SELECT count(*) FROM games WHERE status = 'ended' AND channel_id = {}"
CLOSE = """
UPDATE games SET deadline = 1, version = version + 1 WHERE channel_id = {} AND status = 'running'
AND EXISTS (SELECT 1 FROM votes WHERE votes.game_id = games.id AND votes.ply = LENGTH(games.moves)) RETURNING id
"""
RATED = "SELECT player_id, pool, games, round(CAST(rating AS NUMERIC), 6) FROM ratings ORDER BY player_id, pool"
COUNTED = "SELECT count(*), count(DISTINCT game_id) FROM rated_games"
PAUSE_S = 0.1
MOST_STARTS = 30  # until all is at an end; some five are needed
SOLVERS = [Person(2_000_000_000_000_800_001 + n, f"solver{n}") for n in range(12)]
"""So many that nobody asks more often than one may: such an answer would count as a puzzle here, and not in the bot."""


class League:
    """People who play one tournament after the other. Use it as an async context manager."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene, self.random = scene, Random(seed)
        self.cup = scene.standin.server.add("cup")
        self.crowd = scene.standin.server.add("crowd")
        self.people = {person.id: person for person in TEN[:4]}
        self.voted = defaultdict[tuple[str, str], set[int]](set)
        self.practised, self.unsure = Counter[int](), Counter[int]()
        self.news: list[Channel] = []
        self.kills = self.unheard = self.games = self.tournaments = 0
        self._running: list[tuple[AsyncExitStack, BotProcess]] = []
        self._over = asyncio.Event()

    async def __aenter__(self) -> League:
        for _ in range(2):
            await self._spawn()
            await self._ready()
        doing = (self._go_on, self._vote, self._practise)
        self._playing = asyncio.gather(*(self._do(each) for each in doing))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._playing.cancel()
        for stack, _bot in self._running:
            await stack.aclose()

    async def kill_some(self, times: int) -> None:
        """Start another beside the two and kill one of the three, again and again, at any moment or during a post.

        A puzzle is due in one more server each time.
        """
        for _ in range(times):
            assert not self._playing.done(), self._playing.result()
            guild_id = str(int(SERVER_ID) + (len(self.news) + 1) * (1 << 22))
            self.scene.standin.server.guild_ids.append(guild_id)  # or the bot isn't invited there
            self.news.append(self.scene.standin.server.add("news", guild_id=guild_id))
            await self.scene.execute(PUT.format(guild_id, self.news[-1].id))
            await self._spawn()
            if self.random.random() < 0.5:
                await asyncio.sleep(self.random.uniform(0.0, 4.0))
                stack, bot = self._running.pop(self.random.randrange(3))
            else:
                await self.scene.standin.until(self._is_posting, "post the puzzle of the day")
                stack, bot = self._running.pop()
            await bot.kill()
            assert_quiet(bot)
            await stack.aclose()
            self.kills += 1
            await self._ready()

    def _is_posting(self) -> bool:
        path = f"/channels/{self.news[-1].id}/messages"
        return any(call.path == path for call in self.scene.standin.calls)

    async def end(self) -> None:
        """Finish the tournament and all posts; stop the processes, each when it is ready: then it has begun to post.

        A post that Discord has may not be noted yet, which no message shows.
        """
        self._over.set()
        starts = 0
        while not self._playing.done() or await self.scene.execute(UNPOSTED):
            starts += 1
            assert starts < MOST_STARTS, await self._left()
            await self._stop(*self._running.pop(0))
            port = await self._spawn()
            await self._ready()
            await port.ready()
            with suppress(TimeoutError):
                await self.scene.standin.until(self._is_at_an_end, "end", within_s=5)
        await self._playing
        for each in self._running:
            await self._stop(*each)
        self._running.clear()

    async def _left(self) -> str:
        """What doesn't come to an end: the tournament, its matches and games, and the posts."""
        found, number = await self.scene.execute(UNPOSTED), await self._on()
        statements = (each.format(number) for each in (STAGE, MATCHES, LEGS) if number is not None)
        pressed = [matches_of(message) for message in self._posted()]
        return f"{[found, *[await self.scene.execute(each) for each in statements]]}, posted: {pressed}"

    def _is_at_an_end(self) -> bool:
        shown = {message["channel_id"] for message in self.scene.standin.messages.values()}
        return self._playing.done() and shown >= {each.id for each in self.news}

    async def assert_right(self) -> None:
        """No result is counted twice or lost, no round begun twice, no post doubled, and ratings are what games say."""
        messages = self.scene.standin.messages.values()
        found = Counter(message["channel_id"] for message in messages)
        assert [found[each.id] for each in self.news] == [1] * len(self.news)
        for (number,) in await self.scene.execute("SELECT id FROM tournaments"):
            await self._assert_counted(int(number))
        begun = Counter(each for message in self._posted() for each in matches_of(message))
        assert begun
        assert set(begun.values()) == {1}, begun
        await self._assert_votes_and_practice()
        ended = await self.scene.execute(ENDED.format(self.cup.id))
        rated, apart = (await self.scene.execute(COUNTED))[0]
        assert (rated, apart) == (ended[0][0], ended[0][0])
        before = [tuple(row) for row in await self.scene.execute(RATED)]
        given = {"DATABASE_URL": self.scene.url}
        rebuild = start_bot(
            self.scene.standin, self.scene.folder, given, arguments=["ratings", "rebuild"], root=BOT_ROOT
        )
        async with rebuild as program:
            assert await program.ended() == 0, program.output()
        assert [tuple(row) for row in await self.scene.execute(RATED)] == before

    def _posted(self) -> list[Json]:
        """The messages of the cup's channel that the bot posted by its own right."""
        path = f"/channels/{self.cup.id}/messages"
        nonces = {call.json["nonce"]: call.json for call in self.scene.standin.calls if call.path == path}
        return list(nonces.values())

    async def _assert_counted(self, number: int) -> None:
        matches = await self.scene.execute(MATCHES.format(number))
        legs = await self.scene.execute(LEGS.format(number))
        for match, played, first_points, second_points, winner, how, first, second, _ in matches:
            mine = [leg for leg in legs if leg[0] == match]
            assert [leg[-1] for leg in mine if leg[5] == "ended"] == [True] * played, (match, mine)
            won = Counter(leg[2] if leg[6] == "X" else leg[3] for leg in mine)
            assert (first_points, second_points) == (won[first], won[second])
            assert how in ("games", "seed"), how
            assert winner is not None

    async def _ready(self) -> None:
        """Return when every process that runs is connected."""
        standin = self.scene.standin
        await standin.until(lambda: len(standin.session_ids) >= len(self._running), "connect")

    async def _spawn(self) -> Port:
        await self.scene.execute(EXPIRED) if self._running else None
        await self.scene.execute(DUE) if self._running else None
        stack = AsyncExitStack()
        port = Port()
        bot = await stack.enter_async_context(self.scene.start(is_alone=False, **port.settings))
        self._running.append((stack, bot))
        return port

    async def _stop(self, stack: AsyncExitStack, bot: BotProcess) -> None:
        assert await bot.terminate() == 0, bot.output()
        assert_quiet(bot)
        await stack.aclose()

    async def _do(self, one_thing: Callable[[], Awaitable[None]]) -> None:
        while not self._over.is_set() or (one_thing == self._go_on and await self._on() is not None):
            try:
                await one_thing()
            except ConnectionError:
                self.unheard += 1
            await asyncio.sleep(PAUSE_S)

    async def _vote(self) -> None:
        """Vote for any square of the channel's game, and close the vote now and then; begin a game if there is none."""
        running = f"SELECT id, moves FROM games WHERE channel_id = {self.crowd.id} AND status = 'running'"  # noqa: S608
        found = await self.scene.execute(running)
        if not found:
            await self.scene.standin.slash("play", TEN[4], channel=self.crowd, crowd=True, level="easy", first="me")
            return
        address = f"ttt-vote:{found[0][0]}:{len(found[0][1])}:"
        for message in list(self.scene.standin.messages.values()):
            here = [str(one.get("custom_id")) for one in buttons(message) if not one.get("disabled")]
            if here := [each for each in here if each.startswith(address)]:
                chosen, person = self.random.choice(here), self.random.choice(TEN[4:7])
                _, game, ply, cell = chosen.split(":")
                self.voted[game, ply].add(int(cell))
                await self.scene.standin.click(message, chosen, person)
                await self.scene.execute(CLOSE.format(self.crowd.id))
                return
        await self.scene.standin.slash("board", TEN[4], channel=self.crowd)

    async def _practise(self) -> None:
        """Answer the puzzle that waits."""
        person = self.random.choice(SOLVERS)
        shown = await self.scene.standin.slash("puzzle practice", person, channel=self.cup)
        ids = [str(one.get("custom_id")) for one in buttons(shown.message) if not one.get("disabled")]
        if answers := [each for each in ids if each.startswith("ttt-practice:") and not each.endswith(":next")]:
            self.unsure[person.id] += 1
            answer = await self.scene.standin.click(shown.message, self.random.choice(answers), person)
            self.unsure[person.id] -= 1
            self.practised[person.id] += answer.message["content"] != RESTARTING

    async def _assert_votes_and_practice(self) -> None:
        """The channel has made one move a ply, each on a square that was voted for; each answer has counted once."""
        statement = f"SELECT id, moves FROM games WHERE channel_id = {self.crowd.id}"  # noqa: S608
        for game, moves in await self.scene.execute(statement):
            replayed(moves)
            for ply in range(0, len(moves), 2):
                assert MOVES.index(moves[ply]) in self.voted[str(game), str(ply)]
        for person, count in await self.scene.execute("SELECT user_id, practised FROM solvers"):
            assert 0 <= count - self.practised[person] <= self.unsure[person], (count, self.practised[person])
        assert self.practised

    async def _on(self) -> int | None:
        found = await self.scene.execute("SELECT id FROM tournaments WHERE stage IN ('open', 'running')")
        assert len(found) <= 1
        return int(found[0][0]) if found else None

    async def _go_on(self) -> None:
        """Do one thing that the tournament needs: join, start, open a match, or move."""
        people, number = list(self.people.values()), await self._on()
        if number is None:
            await self._slash(people[0], "tournament create")
            self.tournaments += 1
            return
        stage = (await self.scene.execute(STAGE.format(number)))[0][0]
        if stage == "open":
            rows = await self.scene.execute(ENTRANTS.format(number))
            new = [each for each in people if each.id not in {row[0] for row in rows}]
            await self._slash(new[0] if new else people[0], f"tournament {'join' if new else 'start'}")
            return
        legs = [leg for leg in await self.scene.execute(LEGS.format(number)) if leg[5] == "running"]
        if legs:
            _, _, x, o, moves, *_ = self.random.choice(legs)
            person = self.people[x if len(moves) % 2 == 0 else o]
            await self._slash(person, "move", square=str((1, 4, 2, 5, 3)[len(moves)]))
            return
        for match, *_, how, first, _second, _round in await self.scene.execute(MATCHES.format(number)):
            if how is None:
                await self._press(f"ttt-cup:{number}:play:{match}", self.people[first])
                return

    async def _slash(self, person: Person, name: str, **options: str) -> None:
        await self.scene.standin.slash(name, person, channel=self.cup, **options)

    async def _press(self, custom_id: str, person: Person) -> None:
        """Press a button of the round's message, once that is there."""
        for message in list(self.scene.standin.messages.values()):
            if any(each.get("custom_id") == custom_id and not each.get("disabled") for each in buttons(message)):
                await self.scene.standin.click(message, custom_id, person)
                self.games += 1
                return


def matches_of(message: Json) -> list[str]:
    """The matches that a round's message begins."""
    ids = [str(each.get("custom_id")) for each in buttons(message)]
    return [each for each in ids if ":play:" in each]
