"""Playing, as commands, each a line that asks a handler; and every press, answered by the registry."""

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.address import Act, parse_game
from bot.core.chat.answerer import Answerer, Find
from bot.core.chat.describe import IN_SERVERS, described, hybrid, options, translated
from bot.core.chat.game_page import STEPS
from bot.core.chat.handlers import PlayHandlers
from bot.core.chat.options import NUMBER, PLAYS, GameOptions, Invited
from bot.core.chat.page import CHOICE_LIMIT, MENU_LIMIT
from bot.core.chat.press import Press as NewPress
from bot.core.chat.people import chosen_opponent, filled, opponent_of
from bot.core.chat.replies import fail, say
from bot.core.chat.registry import Deed, Press, Registry
from bot.core.chat.request import Opponent
from bot.core.chat.responders import InteractionResponder, TypedResponder, responder_of
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import BOARDS, RULES, First, Refusal
from bot.engine import Level, Rules

BETWEEN = " · "  # the parts of a completed choice's name
ASIDE = (Act.GIVE_UP_X, Act.GIVE_UP_O, Act.KEEP_X, Act.KEEP_O, Act.OFFER_ASIDE, Act.AGREE_ASIDE)
"""Acts that replace their own message with one line."""
ACTS = (Act.PLACE_X, Act.PLACE_O, Act.OFFER, Act.RESIGN_X, Act.RESIGN_O, Act.AGREE, Act.DECLINE, Act.WITHDRAW)
"""Acts on the board that start no game."""


class PlayCommands(commands.Cog):
    def __init__(self, bot: commands.AutoShardedBot, answerer: Answerer, play: PlayHandlers) -> None:
        self._bot, self._answerer, self._play = bot, answerer, play
        bot.tree.add_command(app_commands.ContextMenu(name=translated("menu-challenge"), callback=self._challenge))

    @app_commands.command(**described("play"))  # no hybrid: typed words come in any order
    @options("play", "opponent", "open", "crowd", level=Level, first=First, board=BOARDS, rules=RULES)
    async def play_by_slash(  # noqa: PLR0917 (Discord names every option)
        self,
        interaction: discord.Interaction[Any],
        opponent: discord.User | None = None,
        level: str | None = None,
        first: str | None = None,
        board: str | None = None,
        rules: str | None = None,
        open: bool = False,
        crowd: bool = False,
    ) -> None:
        invited = frozenset([Invited.ANYONE] * open + [Invited.CROWD] * crowd)
        starts, shape = First(first) if first else None, BOARDS[board] if board else None
        chosen = GameOptions(Level(level) if level else None, starts, shape, Rules(rules) if rules else None, invited)
        against = opponent_of(self._bot, opponent) if opponent else None
        await self._answerer.answer(InteractionResponder(interaction), self._play.start, against, chosen)

    @commands.command(name="play", aliases=[*PLAYS])
    async def play_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        mentioned: Mapping[int, Opponent] = {user.id: opponent_of(self._bot, user) for user in ctx.message.mentions}
        is_challenge, responder = ctx.invoked_with == "challenge", TypedResponder(ctx)
        await self._answerer.answer(responder, self._play.start_by_words, text, mentioned, is_challenge)

    @commands.command(name="rematch")
    async def rematch(self, ctx: commands.Context[Any]) -> None:
        await self._answerer.answer(TypedResponder(ctx), self._play.rematch)

    async def _challenge(self, interaction: discord.Interaction[Any], user: discord.User) -> None:
        responder = InteractionResponder(interaction, starts="play")
        await self._answerer.answer(responder, self._play.start, opponent_of(self._bot, user), GameOptions())

    @hybrid("move", "m")
    @options("move", "square")
    async def move(self, ctx: commands.Context[Any], *, square: str) -> None:
        await self._answerer.answer(responder_of(ctx), self._play.move, picked(square))

    @hybrid("board", "b")
    async def board(self, ctx: commands.Context[Any]) -> None:
        await self._answerer.answer(responder_of(ctx), self._play.board)

    @hybrid("resign", "quit")
    async def resign(self, ctx: commands.Context[Any]) -> None:
        await self._answerer.answer(responder_of(ctx, slash_in_private=True), self._play.resign)

    @hybrid("draw")
    async def draw(self, ctx: commands.Context[Any]) -> None:
        await self._answerer.answer(responder_of(ctx), self._play.draw)


class Buttons(commands.Cog):
    """The persistent buttons and menus. A DynamicItem would build a view at each press."""

    def __init__(self, bot: commands.AutoShardedBot, answerer: Answerer, registry: Registry) -> None:
        self._bot, self._answer, self._registry = bot, answerer.answer, registry

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press or a form that was sent; slash commands go their own way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data = dict[str, Any](interaction.data or {})
        if (found := self._registry.read(str(data.get("custom_id")))) is None:
            await self._answer(InteractionResponder(interaction), say, "old-button")
            return
        press, address = found
        if isinstance(press, NewPress):
            asked = InteractionResponder(interaction, in_private=press.in_private, starts=press.starts(address))
            given = {"chosen": [str(each) for each in data.get("values", ())]}
            given |= {"member": chosen_opponent(self._bot, data), "filled": filled(data)}
            await self._answer(asked, press.answer, **address, **{name: given[name] for name in press.takes})
            return
        starts = press.starts if isinstance(press.starts, str) else press.starts(address)
        responder = InteractionResponder(interaction, in_private=press.in_private, starts=starts)
        chosen: tuple[Any, ...] = ()
        if press.with_choice:
            chosen = ([str(value) for value in data.get("values", ())], chosen_opponent(self._bot, data))
        if press.with_form:
            chosen = (filled(data),)
        await self._answer(responder, press.answer, address, *chosen)


def complete(answerer: Answerer, command: Any, option: str, find: Find) -> None:
    """Offer what a slash command's option may be while it's typed.

    Errors: ValueError for an option with choices: because of one such, Discord would take no command at all.
    Source: docs.discord.com/developers/interactions/application-commands (Option Structure).
    """
    if command.get_parameter(option).choices:
        raise ValueError(f"the option {option} of /{command.qualified_name} has choices, so it can't be completed")
    kind = int if command.get_parameter(option).type is discord.AppCommandOptionType.integer else str

    @command.autocomplete(option)  # type: ignore[untyped-decorator]
    async def offer(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[Any]]:
        found = (await answerer.offer(InteractionResponder(interaction).request, find, typed))[:MENU_LIMIT]
        names = (BETWEEN.join(filter(None, each[1:]))[:CHOICE_LIMIT] for each in found)
        choices = [app_commands.Choice(name=n, value=kind(each.value)) for n, each in zip(names, found, strict=True)]
        try:
            await interaction.response.autocomplete(choices)
        except UNDELIVERED:  # too late, or another process was faster; discord.py would try again, and log that
            raise asyncio.CancelledError from None
        return choices


def picked(text: str) -> str:
    """Return the number that a completed choice's name begins with: some clients send the name in place of the value.

    Source: github.com/discord/discord-api-docs/issues/7206.

    >>> picked("5 · b2"), picked("12 · ann vs bob · 4x4"), picked("X.O ... ...")
    ('5', '12', 'X.O ... ...')
    """
    number, between, _ = text.partition(BETWEEN)
    return number if between and NUMBER.fullmatch(number) else text


def game_shown(bot: Any, message: Any) -> int | None:
    """Return the number of the game that one of the bot's messages shows; None for any other message."""
    rows = message.components if bot.user and message.author.id == bot.user.id else ()
    custom_ids = (str(getattr(each, "custom_id", "")) for row in rows for each in getattr(row, "children", ()))
    found = (read[1].get("game_id") if isinstance(read[1], dict) else getattr(read[1], "game_id", None) for read in map(bot.registry.read, custom_ids) if read)
    return next(filter(None, found), None)


def offer_deed(bot: Any, name: str, deed: Deed) -> None:
    """Add a deed to the menu of each message, for those that show a game."""

    async def ask(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        responder = InteractionResponder(interaction, in_private=not deed.is_public, starts=name)
        if number := game_shown(bot, message):
            await bot.answerer.answer(responder, bot.registry.runs[name], str(number))
        else:
            await bot.answerer.answer(responder, fail, Refusal("no-board-there"))

    menu = app_commands.ContextMenu(name=translated(f"menu-{name}"), callback=ask)
    if deed.is_for_moderators:
        menu = IN_SERVERS(app_commands.default_permissions(manage_messages=True)(menu))
    bot.tree.add_command(menu)


def play_presses(play: PlayHandlers) -> dict[Act, Press]:
    aside = dict.fromkeys(ASIDE, Press(parse_game, play.act_aside))
    act = dict.fromkeys(ACTS, Press(parse_game, play.act))
    start = dict.fromkeys((*STEPS, Act.ACCEPT, Act.JOIN), Press(parse_game, play.act, starts="play"))
    return act | start | aside | {Act.RESIGN: Press(parse_game, play.ask_to_resign, in_private=True)}
