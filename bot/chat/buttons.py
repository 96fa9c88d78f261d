"""The persistent buttons. A `custom_id` is an address (game, ply, what to do), never state.

One class a family answers the buttons of every message ever sent, after any restart, and holds nothing in memory.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord

from bot.chat import pages
from bot.chat.answer import Answers, HasAnswers, Posted, Reply, Shown
from bot.chat.door import InteractionDoor
from bot.chat.sight import Sight
from bot.engine import Mark
from bot.games import GameService, Status
from bot.games.model import check_player
from bot.games.refusals import NoSuchGame, NotForYou, NotYourList

# Numbers are bounded to what a 64-bit column and a board can hold; a forged one that is longer is no button of ours.
ADDRESS = r"ttt:(?P<game>[0-9]{1,18}):(?P<ply>[0-9]{1,3}):(?P<act>[0-9]{1,3}|[a-z-]{1,20})"


REPLAY = r"ttt-replay:(?P<game>[0-9]{1,18}):(?P<ply>[0-9]{1,3}):[a-z]{1,20}"
HISTORY = r"ttt-history:(?P<asker>[0-9]{1,20}):(?P<user>[0-9]{1,20}):(?P<side>before|after):(?P<game>[0-9]{1,18})"
STEPS = r"ttt-steps:(?P<board>[XO.]{1,25}(?:/[0-9])?):(?P<win>1|10):(?P<step>[0-9]{1,3}):[a-z]{1,20}"

Address = discord.ui.DynamicItem[discord.ui.Button[Any]]


class GameButton(Address, template=ADDRESS):
    """Any button under a game or a challenge."""

    def __init__(self, item: discord.ui.Button[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self._game_id, self._ply, self._act = int(match["game"]), int(match["ply"]), match["act"]

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the address off a button that was pressed."""
        return cls(_button(item), match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the press: a replay by a message for the one who pressed, all else on the message itself."""
        door = InteractionDoor(interaction, private=self._act == "replay")
        answers = _answers(interaction)
        await answers.answer(door, lambda: self._press(answers, door, Sight(interaction.client, door)))

    async def _press(self, answers: Answers, door: InteractionDoor, sight: Sight) -> Reply:
        service, place, game_id, user_id = answers.service, door.place, self._game_id, door.player.id
        if self._act.isdecimal():
            return Shown(await service.press(place, game_id, user_id, self._ply, int(self._act)))
        simple: dict[str, Callable[..., Awaitable[Any]]] = {
            "accept": service.lobby.accept,
            "decline": service.lobby.decline,
            "withdraw": service.lobby.withdraw,
        }
        if self._act == "draw":
            return Shown(await service.agree(place, game_id, user_id, self._ply))
        if self._act in simple:
            return Shown(await simple[self._act](place, game_id, user_id))
        if self._act in ("rematch", "easier"):
            game = await service.lobby.rematch(place, game_id, user_id, easier=self._act == "easier")
            return Shown(game, fresh=game.status is Status.RUNNING)
        if self._act == "resign":
            return await self._ask(service, door)
        if self._act in ("resign-x", "resign-o"):
            return await self._resign(service, door, Mark(self._act[-1].upper()))
        if self._act in ("place-x", "place-o"):
            game = await service.show(place, game_id)
            check_player(game, user_id)
            return Shown(game, placing=Mark(self._act[-1].upper()))
        if self._act == "replay":
            return Posted(await pages.replay(service, sight, game_id))
        if self._act == "stop":
            game = await service.gallery.stop(place, game_id, user_id, may_manage=door.may_manage)
            answers.followers.changed(game)
            return Posted(await answers.followers.page(game))
        raise NoSuchGame

    async def _ask(self, service: GameService, door: InteractionDoor) -> Shown:
        """The first press on Resign only asks; the second one, on the button that then stands there, resigns."""
        game = await service.show(door.place, self._game_id)
        mark = game.mark_of(door.player.id)
        if mark is None:
            raise NotForYou(game.players)
        return Shown(game, sure=mark)

    async def _resign(self, service: GameService, door: InteractionDoor, mark: Mark) -> Shown:
        """Resign by the button that names one mark; the other player may press it by mistake."""
        game = await service.show(door.place, self._game_id)
        owner = game.player(mark)
        if owner is None or owner.id != door.player.id:
            raise NotForYou((owner,) if owner else game.players)
        return Shown(await service.give_up(door.place, self._game_id, door.player.id))


class ReplayButton(Address, template=REPLAY):
    """First, Back, Forward, Last under a replay."""

    def __init__(self, item: discord.ui.Button[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self._game_id, self._ply = int(match["game"]), int(match["ply"])

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the address off a button that was pressed."""
        return cls(_button(item), match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Turn the message that was pressed to another ply."""
        door, answers = InteractionDoor(interaction), _answers(interaction)
        sight = Sight(interaction.client, door)

        async def work() -> Reply:
            return Posted(await pages.replay(answers.service, sight, self._game_id, self._ply))

        await answers.answer(door, work)


class HistoryButton(Address, template=HISTORY):
    """Newer and Older under a list of ended games."""

    def __init__(self, item: discord.ui.Button[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self._asker_id, self._user_id = int(match["asker"]), int(match["user"]) or None
        self._side = {match["side"]: int(match["game"])}

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the address off a button that was pressed."""
        return cls(_button(item), match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Turn the page, for the one who asked for the list."""
        door, answers = InteractionDoor(interaction), _answers(interaction)
        sight = Sight(interaction.client, door)

        async def work() -> Reply:
            asker_id = door.player.id
            if asker_id != self._asker_id:
                raise NotYourList
            found = await pages.history(answers.service, sight, door.place, asker_id, self._user_id, **self._side)
            return found if isinstance(found, str) else Posted(found)

        await answers.answer(door, work)


class LessonButton(Address, template=STEPS):
    """First, Back, Forward, Last under a lesson."""

    def __init__(self, item: discord.ui.Button[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self._board, self._win, self._step = match["board"], int(match["win"]), int(match["step"])

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the address off a button that was pressed."""
        return cls(_button(item), match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Go to another step."""
        door, answers = InteractionDoor(interaction), _answers(interaction)

        async def work() -> Reply:
            return Posted(await pages.lesson(answers.service, pages.position_of(self._board), self._win, self._step))

        await answers.answer(door, work)


BUTTONS = (GameButton, ReplayButton, HistoryButton, LessonButton)
"""All that the client has to know."""


def _button(item: discord.ui.Item[Any]) -> discord.ui.Button[Any]:
    if not isinstance(item, discord.ui.Button):
        raise TypeError(f"a {type(item).__name__} carries a button's address")
    return item


def _answers(interaction: discord.Interaction[Any]) -> Answers:
    client: HasAnswers = interaction.client
    return client.answers
