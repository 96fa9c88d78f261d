"""Learning: a hint for one's own game, and why squares are worth what they are."""

from __future__ import annotations

import re
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat import pages
from bot.chat.answer import Answers, Posted, Reply
from bot.chat.door import Door, InteractionDoor, TypedDoor, door_of
from bot.chat.render import learn
from bot.chat.render.board import MARKS, Page
from bot.chat.sight import Sight
from bot.engine import Position
from bot.games import Game, Status
from bot.games.refusals import AlreadyOver

TREE, STEPS = "tree", "steps"
NUMBER = re.compile(r"#?([0-9]{1,15})")
KEYCAP = re.compile("[0-9]\ufe0f?\u20e3|\N{KEYCAP TEN}")


class Learn(commands.Cog):
    """Finding out why."""

    def __init__(self, bot: commands.AutoShardedBot, answers: Answers) -> None:
        self._bot = bot
        self._answers = answers

    @commands.hybrid_command()  # type: ignore[arg-type]  # mypy cannot solve its type
    async def hint(self, ctx: commands.Context[Any]) -> None:
        """Tell me alone the best squares in my game here."""
        door = door_of(ctx, private=True)

        async def work() -> Reply:
            found, why = await self._answers.service.hint(door.place, door.player.id)
            return Posted(Page(learn.hint(found, why), None, None))

        await self._answers.answer(door, work)

    # `explain` has two doors of its own, as `play` has: typed, its words come in any order.

    @app_commands.command(name="explain")
    @app_commands.describe(
        what="A board such as O.XX.X.OO, or a game's number; leave it out for your game here",
        form="A picture of the minimax tree, or minimax step by step",
        scores="What a win counts in the picture",
    )
    async def explain_by_slash(
        self,
        interaction: discord.Interaction[Any],
        what: app_commands.Range[str, 0, 100] = "",
        form: Literal["tree", "steps"] = "tree",
        scores: Literal["10", "1"] = "10",
    ) -> None:
        """Show what every square is worth, and the minimax tree."""
        door = InteractionDoor(interaction, private=_is_of_game(what))
        await self._answers.answer(door, lambda: self._explain(door, what, form, int(scores)))

    @commands.command(name="explain")
    async def explain_by_words(self, ctx: commands.Context[Any], *, words: str = "") -> None:
        """Show what every square is worth, and the minimax tree."""
        what, form, win = _read_words(words)
        door = TypedDoor(ctx, private=_is_of_game(what))
        await self._answers.answer(door, lambda: self._explain(door, what, form, win))

    async def _explain(self, door: Door, what: str, form: str, win: int) -> Reply:
        service = self._answers.service
        if _is_of_game(what):
            game = await self._game(door, what)
            await service.helped(game, door.player.id)
            return Posted(await self._page(door, game.position, form, win))
        return Posted(await self._page(door, pages.position_of(_typed(what)), form, win))

    async def _game(self, door: Door, what: str) -> Game:
        """The game that is meant: one by its number, or the asker's own here."""
        service, number = self._answers.service, NUMBER.fullmatch(what.strip())
        if number is None:
            return await service.look(door.place, door.player.id)
        game = await service.gallery.find(int(number[1]), Sight(self._bot, door).may_see)
        if game.status is not Status.RUNNING:
            raise AlreadyOver(game.id)
        return game

    async def _page(self, door: Door, position: Position, form: str, win: int) -> Page:
        if form == STEPS:
            return await pages.lesson(self._answers.service, position, win, 0)
        return await pages.explanation(self._answers.service, position, win, drawn=door.may_attach)


def _is_of_game(what: str) -> bool:
    """Whether a game is meant and not a board; then the answer is for the asker alone, for it may be help in it."""
    return not what.strip() or NUMBER.fullmatch(what.strip()) is not None


def _typed(board: str) -> str:
    """A board as it would be typed, where it was copied from one that the bot shows.

    >>> _typed("❌2️⃣⭕ 4️⃣❌6️⃣ 7️⃣8️⃣9️⃣")
    'X.O .X. ...'
    """
    text = KEYCAP.sub(".", board).replace("\ufe0f", "").replace("`", "")
    for mark, symbol in MARKS.items():
        text = text.replace(symbol, mark.value)
    return text


def _read_words(words: str) -> tuple[str, str, int]:
    """What to explain, in which form, and what a win counts, from words in any order: steps, ±1, ±10."""
    form, win, rest = TREE, 10, []
    for word in words.split():
        if word.lower() in (TREE, STEPS):
            form = word.lower()
        elif word in ("±1", "±10", "+-1", "+-10"):
            win = int(word.lstrip("±+-"))
        else:
            rest.append(word)
    return " ".join(rest), form, win
