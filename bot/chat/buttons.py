"""The persistent buttons. A `custom_id` is an address (game, ply, what to do), never state.

One class answers the buttons of every message ever sent, after any restart, and holds nothing in memory.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord

from bot.chat.answer import HasAnswers, InteractionDoor, Shown
from bot.engine import Mark
from bot.games import GameService, Status
from bot.games.model import NoSuchGame, NotForYou

# Numbers are bounded to what a 64-bit column and a board can hold; a forged one that is longer is no button of ours.
ADDRESS = r"ttt:(?P<game>[0-9]{1,18}):(?P<ply>[0-9]{1,3}):(?P<act>[0-9]{1,3}|[a-z-]{1,20})"


class GameButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ADDRESS):
    """Any button under a game or a challenge."""

    def __init__(self, item: discord.ui.Button[Any], game_id: int, ply: int, act: str) -> None:
        super().__init__(item)
        self._game_id = game_id
        self._ply = ply
        self._act = act

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the address off a button that was pressed."""
        if not isinstance(item, discord.ui.Button):
            raise TypeError(f"a {type(item).__name__} carries a button's address")
        return cls(item, int(match["game"]), int(match["ply"]), match["act"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the press."""
        door = InteractionDoor(interaction)
        client: HasAnswers = interaction.client
        answers = client.answers
        await answers.answer(door, lambda: self._press(answers.service, door))

    async def _press(self, service: GameService, door: InteractionDoor) -> Shown:
        place, game_id, user_id = door.place, self._game_id, door.player.id
        if self._act.isdecimal():
            return Shown(await service.press(place, game_id, user_id, self._ply, int(self._act)))
        simple: dict[str, Callable[..., Awaitable[Any]]] = {
            "accept": service.accept,
            "decline": service.decline,
            "withdraw": service.withdraw,
        }
        if self._act == "draw":
            return Shown(await service.agree(place, game_id, user_id, self._ply))
        if self._act in simple:
            return Shown(await simple[self._act](place, game_id, user_id))
        if self._act in ("rematch", "easier"):
            game = await service.rematch(place, game_id, user_id, easier=self._act == "easier")
            return Shown(game, fresh=game.status is Status.RUNNING)
        if self._act == "resign":
            return await self._ask(service, door)
        if self._act in ("resign-x", "resign-o"):
            return await self._resign(service, door, Mark(self._act[-1].upper()))
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
