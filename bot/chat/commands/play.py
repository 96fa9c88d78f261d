"""Playing: start, move, look, end; and help. Each command parses, makes one call to the game service, and answers."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot import __version__
from bot.chat.answer import Answers, Shown
from bot.chat.door import Door, InteractionDoor, TypedDoor, door_of, player_of
from bot.chat.render import words as render
from bot.engine import STANDARD, Board, Level, Rules
from bot.games import BOARDS, First, Game, Place, board_of, by_rules
from bot.games.refusals import NobodyElseHere, NotAMember, NotUnderstood, OpponentIsABot, OpponentIsYou

MENTION = re.compile(r"<@!?([0-9]{1,20})>")

LevelName = Literal["easy", "medium", "hard", "unbeatable"]
FirstName = Literal["me", "them", "random"]
RulesName = Literal["standard", "misere", "wild"]
BoardName = Literal["3x3", "4x4", "4x4/3", "5x5", "5x5/5"]
SHAPE = re.compile(r"[0-9]{1,3}x[0-9]{1,3}(/[0-9]{1,3})?")


@dataclass(frozen=True, slots=True)
class Asked:
    """How a game is to be played. level: None is the host's default."""

    level: Level | None = None
    first: First = First.ME
    board: Board = STANDARD


class Play(commands.Cog):
    """Starting and playing games."""

    def __init__(self, bot: commands.AutoShardedBot, answers: Answers, default_level: Level, help_text: str) -> None:
        self._bot = bot
        self._answers = answers
        self._default_level = default_level
        self._help_text = help_text
        self._menu = app_commands.ContextMenu(name="Challenge to tic-tac-toe", callback=self._challenge_menu)
        bot.tree.add_command(self._menu)

    # `play` has two doors of its own: typed words come in any order, which no hybrid can parse.

    @app_commands.command(name="play")
    @app_commands.describe(
        opponent="Whom to challenge; leave it out to play against me",
        level="How well I play; not used against a member",
        first="Who makes the first move",
        board="4x4 wants 4 in a row, or 3; 5x5 wants 4, or 5",
        rules="On 3x3: misere, three in a row lose; wild, you may place either mark",
    )
    async def play_by_slash(  # noqa: PLR0917 (Discord names every option)
        self,
        interaction: discord.Interaction[Any],
        opponent: discord.User | None = None,
        level: LevelName | None = None,
        first: FirstName = "me",
        board: BoardName = "3x3",
        rules: RulesName = "standard",
    ) -> None:
        """Start a game of tic-tac-toe against me or another member."""
        door = InteractionDoor(interaction)

        async def work() -> Shown:
            asked = Asked(Level(level) if level else None, First(first), by_rules(BOARDS[board], Rules(rules)))
            return await self._play(door, opponent, asked, interaction)

        await self._answers.answer(door, work)

    @commands.command(name="play", aliases=["ttt", "challenge"])
    async def play_by_words(self, ctx: commands.Context[Any], *, words: str = "") -> None:
        """Start a game of tic-tac-toe against me or another member."""
        door = TypedDoor(ctx)

        async def work() -> Shown:
            opponent, asked = _read_words(words, ctx.message)
            if ctx.guild and opponent and not isinstance(opponent, discord.Member):
                opponent = await _fetch_member(ctx.guild, opponent)
            return await self._play(door, opponent, asked)

        await self._answers.answer(door, work)

    async def _challenge_menu(self, interaction: discord.Interaction[Any], user: discord.User) -> None:
        door = InteractionDoor(interaction)
        await self._answers.answer(door, lambda: self._play(door, user, Asked(), interaction))

    @commands.hybrid_command(aliases=["m"])  # type: ignore[arg-type]  # mypy cannot solve its type
    @app_commands.describe(square="Its number, counted from the top left, or its name, such as b2")
    async def move(self, ctx: commands.Context[Any], *, square: str) -> None:
        """Place your mark on a square."""
        await self._show(ctx, lambda place, user_id: self._answers.service.move(place, user_id, square))

    @commands.hybrid_command(aliases=["b"])  # type: ignore[arg-type]  # mypy cannot solve its type
    async def board(self, ctx: commands.Context[Any]) -> None:
        """Show your game here again."""
        await self._show(ctx, self._answers.service.look)

    @commands.hybrid_command()  # type: ignore[arg-type]  # mypy cannot solve its type
    async def resign(self, ctx: commands.Context[Any]) -> None:
        """Give up your game here, or take back your challenge."""
        await self._show(ctx, self._answers.service.resign)

    @commands.hybrid_command()  # type: ignore[arg-type]  # mypy cannot solve its type
    async def draw(self, ctx: commands.Context[Any]) -> None:
        """Offer a draw, or accept the one that you are offered."""
        await self._show(ctx, self._answers.service.draw)

    @commands.hybrid_command()  # type: ignore[arg-type]  # mypy cannot solve its type
    async def help(self, ctx: commands.Context[Any]) -> None:
        """What I can do, and how to play."""
        await self._say(door_of(ctx), self._help_text)

    @commands.hybrid_command()  # type: ignore[arg-type]  # mypy cannot solve its type
    async def about(self, ctx: commands.Context[Any]) -> None:
        """What I am, and what I keep."""
        await self._say(door_of(ctx), render.about_text(__version__))

    async def _show(self, ctx: commands.Context[Any], act: Callable[[Place, int], Awaitable[Game]]) -> None:
        door = door_of(ctx)

        async def work() -> Shown:
            return Shown(await act(door.place, door.player.id))

        await self._answers.answer(door, work)

    async def _say(self, door: Door, text: str) -> None:
        async def work() -> str:
            return text

        await self._answers.answer(door, work)

    async def _play(
        self,
        door: Door,
        opponent: discord.User | discord.Member | None,
        asked: Asked,
        interaction: discord.Interaction[Any] | None = None,
    ) -> Shown:
        lobby = self._answers.service.lobby
        if opponent is None or (self._bot.user and opponent.id == self._bot.user.id):
            level = asked.level or self._default_level
            return Shown(await lobby.start(door.place, door.player, level, asked.first, asked.board))
        _check_opponent(opponent, door)
        if _is_alone(door, interaction, self._bot):
            raise NobodyElseHere
        return Shown(await lobby.challenge(door.place, door.player, player_of(opponent), asked.first, asked.board))


def _check_opponent(opponent: discord.User | discord.Member, door: Door) -> None:
    if opponent.id == door.player.id:
        raise OpponentIsYou
    if opponent.bot:
        raise OpponentIsABot
    if door.place.guild_id is not None and not isinstance(opponent, discord.Member):
        raise NotAMember


async def _fetch_member(guild: discord.Guild, user: discord.User) -> discord.Member:
    """Ask Discord of somebody who was mentioned without member data, as those are who have left.

    Errors: NotAMember.
    """
    try:
        return await guild.fetch_member(user.id)
    except discord.NotFound:
        raise NotAMember from None


def _is_alone(door: Door, interaction: discord.Interaction[Any] | None, bot: commands.AutoShardedBot) -> bool:
    """Whether only the one who asks would see the challenge.

    So it is in the bot's direct messages, and in a server that has not invited the bot where the member may not
    use apps that everybody sees (Discord makes such an answer private).
    """
    if interaction is None:
        return door.place.guild_id is None
    if door.place.guild_id is None:
        return not interaction.context.private_channel
    only_installed_by_user = interaction.is_user_integration() and not interaction.is_guild_integration()
    return only_installed_by_user and not interaction.permissions.use_external_apps


def _read_words(words: str, message: discord.Message) -> tuple[discord.User | discord.Member | None, Asked]:
    """What the words after a typed `play` mean, in any order.

    Errors: NotUnderstood for any other word and for two of a kind; NotAMember for a mention of nobody; NoSuchBoard.
    """
    opponent: discord.User | discord.Member | None = None
    level: Level | None = None
    first: First | None = None
    board: Board | None = None
    rules: Rules | None = None
    for word in words.lower().split():
        if found := MENTION.fullmatch(word):
            mentioned = discord.utils.get(message.mentions, id=int(found[1]))
            if mentioned is None:
                raise NotAMember
            if opponent is not None:
                raise NotUnderstood
            opponent = mentioned
        elif word in set(Level) and level is None:
            level = Level(word)
        elif word in set(First) and first is None:
            first = First(word)
        elif word in set(Rules) and rules is None:
            rules = Rules(word)
        elif SHAPE.fullmatch(word) and board is None:
            board = board_of(word)
        else:
            raise NotUnderstood
    return opponent, Asked(level, first or First.ME, by_rules(board or STANDARD, rules or Rules.STANDARD))
