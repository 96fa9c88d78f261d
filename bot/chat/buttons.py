"""The persistent buttons. A `custom_id` is an address (game, ply, what to do), never state.

They answer under every message ever sent, after any restart, and nothing of them is held in memory. discord.py's own
way, a DynamicItem, would build a view of all buttons of the message at each press, to hand over one of them.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.chat import pages
from bot.chat.answer import Answers, Posted, Reply, Shown
from bot.chat.door import InteractionDoor
from bot.chat.render import words
from bot.chat.sight import Sight
from bot.engine import Mark
from bot.games import GameService, Status
from bot.games.model import check_player
from bot.games.refusals import NoSuchGame, NotForYou, NotYourList

# Numbers are bounded to what a 64-bit column and a board can hold; a forged one that is longer is no button of ours.
GAME = re.compile(r"ttt:(?P<game>[0-9]{1,18}):(?P<ply>[0-9]{1,3}):(?P<act>[0-9]{1,3}|[a-z-]{1,20})")
REPLAY = re.compile(r"ttt-replay:(?P<game>[0-9]{1,18}):(?P<ply>[0-9]{1,3}):[a-z]{1,20}")
HISTORY = re.compile(
    r"ttt-history:(?P<asker>[0-9]{1,20}):(?P<user>[0-8]?[0-9]{1,18}):(?P<side>before|after):(?P<game>[0-9]{1,18})"
)
STEPS = re.compile(r"ttt-steps:(?P<board>[XO.]{1,25}(?:/[0-9])?):(?P<win>1|10):(?P<step>[0-9]{1,3}):[a-z]{1,20}")


async def press(answers: Answers, interaction: discord.Interaction[Any]) -> None:
    """Answer a press by the address on the button."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = str(data.get("custom_id"))
    for address, follow in ADDRESSES.items():
        if match := address.fullmatch(custom_id):
            await follow(answers, interaction, match)
            return

    async def work() -> Reply:
        return words.OLD_BUTTON

    await answers.answer(InteractionDoor(interaction), work)


async def _game(answers: Answers, interaction: discord.Interaction[Any], match: re.Match[str]) -> None:
    """Any button under a game or a challenge: a replay is for the one who pressed, all else on the message itself."""
    game_id, ply, act = int(match["game"]), int(match["ply"]), match["act"]
    door = InteractionDoor(interaction, private=act == "replay")

    async def work() -> Reply:
        if act.isdecimal():
            return Shown(await answers.service.press(door.place, game_id, door.player.id, ply, int(act)))
        if act == "replay":
            return Posted(await pages.replay(answers.service, Sight(interaction.client, door), game_id))
        if act == "stop":
            game = await answers.service.gallery.stop(door.place, game_id, door.player.id, may_manage=door.may_manage)
            answers.followers.changed(game)
            return Posted(await answers.followers.page(game))
        return await _act(answers.service, door, game_id, ply, act)

    await answers.answer(door, work)


async def _act(service: GameService, door: InteractionDoor, game_id: int, ply: int, act: str) -> Shown:
    place, user_id = door.place, door.player.id
    match act:
        case "accept":
            return Shown(await service.lobby.accept(place, game_id, user_id))
        case "decline":
            return Shown(await service.lobby.decline(place, game_id, user_id))
        case "withdraw":
            return Shown(await service.lobby.withdraw(place, game_id, user_id))
        case "draw":
            return Shown(await service.agree(place, game_id, user_id, ply))
        case "rematch" | "easier":
            game = await service.lobby.rematch(place, game_id, user_id, easier=act == "easier")
            return Shown(game, fresh=game.status is Status.RUNNING)
        case "resign":
            return await _ask(service, door, game_id)
        case "resign-x" | "resign-o":
            return await _resign(service, door, game_id, Mark(act[-1].upper()))
        case "place-x" | "place-o":
            game = await service.show(place, game_id)
            check_player(game, user_id)
            return Shown(game, placing=Mark(act[-1].upper()))
        case _:
            raise NoSuchGame


async def _ask(service: GameService, door: InteractionDoor, game_id: int) -> Shown:
    """The first press on Resign only asks; the second one, on the button that then stands there, resigns."""
    game = await service.show(door.place, game_id)
    mark = game.mark_of(door.player.id)
    if mark is None:
        raise NotForYou(game.players)
    return Shown(game, sure=mark)


async def _resign(service: GameService, door: InteractionDoor, game_id: int, mark: Mark) -> Shown:
    """Resign by the button that names one mark; the other player may press it by mistake."""
    game = await service.show(door.place, game_id)
    owner = game.player(mark)
    if owner is None or owner.id != door.player.id:
        raise NotForYou((owner,) if owner else game.players)
    return Shown(await service.give_up(door.place, game_id, door.player.id))


async def _replay(answers: Answers, interaction: discord.Interaction[Any], match: re.Match[str]) -> None:
    """First, Back, Forward, Last under a replay: turn the message to another ply."""
    door = InteractionDoor(interaction)

    async def work() -> Reply:
        sight = Sight(interaction.client, door)
        return Posted(await pages.replay(answers.service, sight, int(match["game"]), int(match["ply"])))

    await answers.answer(door, work)


async def _history(answers: Answers, interaction: discord.Interaction[Any], match: re.Match[str]) -> None:
    """Newer and Older under a list of ended games: turn the page, for the one who asked for the list."""
    door, user_id = InteractionDoor(interaction), int(match["user"]) or None
    side = {match["side"]: int(match["game"])}

    async def work() -> Reply:
        asker_id, sight = door.player.id, Sight(interaction.client, door)
        if asker_id != int(match["asker"]):
            raise NotYourList
        found = await pages.history(answers.service, sight, door.place, asker_id, user_id, **side)
        return found if isinstance(found, str) else Posted(found)

    await answers.answer(door, work)


async def _lesson(answers: Answers, interaction: discord.Interaction[Any], match: re.Match[str]) -> None:
    """First, Back, Forward, Last under a lesson: go to another step."""

    async def work() -> Reply:
        position = pages.position_of(match["board"])
        return Posted(await pages.lesson(answers.service, position, int(match["win"]), int(match["step"])))

    await answers.answer(InteractionDoor(interaction), work)


ADDRESSES: dict[re.Pattern[str], Callable[[Answers, discord.Interaction[Any], re.Match[str]], Awaitable[None]]] = {
    GAME: _game,
    REPLAY: _replay,
    HISTORY: _history,
    STEPS: _lesson,
}
"""What answers a button, by what its `custom_id` looks like."""
