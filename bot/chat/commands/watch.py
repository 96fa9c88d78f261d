"""Watching: live games, boards that follow one, exhibitions, replays and the history."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat import pages
from bot.chat.answer import Answers, Posted, Reply
from bot.chat.commands.play import SHAPE, BoardName, LevelName
from bot.chat.door import Door, InteractionDoor, TypedDoor, door_of
from bot.chat.render import watch as render
from bot.chat.render.board import Page
from bot.chat.sight import Sight
from bot.engine import STANDARD, Board, Level
from bot.games import BOARDS, board_of
from bot.games import Watch as Following
from bot.games.refusals import CannotFollowHere, NotShown

Number = commands.Range[int, 1, 10**15]
NOBODY = commands.parameter(default=None)
"""Not `| None`: discord.py would take a name that it does not know for one that was left out."""


class Watch(commands.Cog):
    """Looking on."""

    def __init__(self, bot: commands.AutoShardedBot, answers: Answers) -> None:
        self._bot = bot
        self._answers = answers

    @commands.hybrid_command(aliases=["live"])  # type: ignore[arg-type]  # mypy cannot solve its type
    async def games(self, ctx: commands.Context[Any]) -> None:
        """List the games that are being played in this server."""
        door = door_of(ctx, private=ctx.interaction is not None)

        async def work() -> Reply:
            sight = Sight(self._bot, door)
            return _posted(render.live(*await self._answers.service.gallery.live(sight.channels())))

        await self._answers.answer(door, work)

    # `watch` has two doors of its own, as `play` has: typed, it takes a number or the names of levels.

    @app_commands.command(name="watch")
    @app_commands.describe(
        game="The number of a game to follow here",
        x="Or let me play myself: how well as X",
        o="And how well as O",
        board="For me against myself",
    )
    async def watch_by_slash(
        self,
        interaction: discord.Interaction[Any],
        game: app_commands.Range[int, 1, 10**15] | None = None,
        x: LevelName | None = None,
        o: LevelName | None = None,
        board: BoardName = "3x3",
    ) -> None:
        """Follow a game here, or watch me play myself."""
        door = InteractionDoor(interaction)
        levels = tuple(Level(name) for name in (x, o) if name)
        await self._answers.answer(door, lambda: self._watch(door, game, levels, BOARDS[board]))

    @commands.command(name="watch")
    async def watch_by_words(self, ctx: commands.Context[Any], *words: str) -> None:
        """Follow a game here, or watch me play myself."""
        door = TypedDoor(ctx)

        async def work() -> Reply:
            return await self._watch(door, *_read_words(words))

        await self._answers.answer(door, work)

    @commands.hybrid_command()  # type: ignore[arg-type]  # mypy cannot solve its type
    @app_commands.describe(game="Its number; leave it out to stop all that you asked for")
    async def unwatch(self, ctx: commands.Context[Any], game: Number = 0) -> None:
        """Stop following a game here, or stop an exhibition."""
        door = door_of(ctx)

        async def work() -> Reply:
            gallery, followers = self._answers.service.gallery, self._answers.followers
            boards, show = await gallery.unfollow(door.place, door.player.id, game or None, may_manage=door.may_manage)
            await followers.stopped(boards, show)
            return render.stopped(boards, show)

        await self._answers.answer(door, work)

    @commands.hybrid_command()  # type: ignore[arg-type]  # mypy cannot solve its type
    @app_commands.describe(game="Its number; /history lists them")
    async def replay(self, ctx: commands.Context[Any], game: Number) -> None:
        """Step through a game that has ended."""
        door = door_of(ctx)

        async def work() -> Reply:
            return Posted(await pages.replay(self._answers.service, Sight(self._bot, door), game))

        await self._answers.answer(door, work)

    @commands.hybrid_command()  # type: ignore[arg-type]  # mypy cannot solve its type
    @app_commands.describe(member="Whose games; leave it out for everybody's")
    async def history(self, ctx: commands.Context[Any], member: discord.User = NOBODY) -> None:
        """List the games that have ended, the newest first."""
        door = door_of(ctx, private=ctx.interaction is not None)

        async def work() -> Reply:
            user_id: int | None = getattr(member, "id", None)
            sight = Sight(self._bot, door)
            return _posted(await pages.history(self._answers.service, sight, door.place, door.player.id, user_id))

        await self._answers.answer(door, work)

    async def _watch(self, door: Door, game_id: int | None, levels: tuple[Level, ...], board: Board) -> Reply:
        if (game_id is None) is (not levels):
            raise NotShown
        if not door.may_keep:
            raise CannotFollowHere
        if game_id is not None:
            return await self._follow(door, game_id)
        return await self._exhibit(door, levels, board)

    async def _follow(self, door: Door, game_id: int) -> Reply:
        gallery, followers = self._answers.service.gallery, self._answers.followers
        game = await gallery.follow(game_id, door.place, Sight(self._bot, door).may_see)

        async def keep(message_id: int) -> None:
            await followers.follow(Following(game.id, door.place, message_id, door.player), game)

        return Posted(await followers.board(game, door.place), then=keep)

    async def _exhibit(self, door: Door, levels: tuple[Level, ...], board: Board) -> Reply:
        service, followers = self._answers.service, self._answers.followers
        game = await service.gallery.exhibit(door.place, door.player, levels[0], levels[-1], board)

        async def keep(message_id: int) -> None:
            await service.shown(game, message_id)
            followers.wake()

        return Posted(await followers.page(game), then=keep)


def _posted(found: Page | str) -> Reply:
    return found if isinstance(found, str) else Posted(found)


def _read_words(words: tuple[str, ...]) -> tuple[int | None, tuple[Level, ...], Board]:
    """A game's number, or one or two levels and a board. Errors: NotShown for anything else, NoSuchBoard."""
    if len(words) == 1 and words[0].isdecimal() and len(words[0]) <= 15:
        return int(words[0]), (), STANDARD
    boards = [board_of(word) for word in words if SHAPE.fullmatch(word.lower())]
    names = [word.lower() for word in words if not SHAPE.fullmatch(word.lower())]
    if len(boards) > 1 or not 1 <= len(names) <= 2 or not set(names) <= set(Level):
        raise NotShown
    return None, tuple(map(Level, names)), boards[0] if boards else STANDARD
