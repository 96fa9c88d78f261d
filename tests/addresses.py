"""Addresses on buttons: every form that was ever sent, and what a modified client may forge. One table for all tests.

Those of a feature stand in tests/features/<name>/addresses.py.

Written out by hand: a message keeps the address that it was sent with for as long as Discord keeps the message.
"""

from __future__ import annotations

import importlib
from typing import Any

import discord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.models.message import Message
from simcord.builders import UserHandle

from bot.core.chat.board_presses import BoardPresses
from bot.core.chat.feature import Feature
from bot.core.chat.play import PlayCommands
from bot.core.chat.press import Act, Press
from standin.strict import strict
from tests.added import added
from tests.source import ROOT, is_in

_OF_FEATURES = [module for _, module in added("addresses")]
"""Each has SENT, and any of FORMS, NOT_THERE and NOT_OURS, in the form of those below."""


def presses() -> list[Press]:
    """Return every kind of button, of the core and of the features that are there."""
    for path in sorted((ROOT / "bot/features").glob("*/")):
        for file in ("__init__", "commands"):
            if (path / f"{file}.py").exists():
                importlib.import_module(f"bot.features.{path.name}.{file}".removesuffix(".__init__"))
    features = [each for each in Feature.__subclasses__() if is_in(each.__module__, "bot.features")]
    methods = [getattr(each, name) for each in (PlayCommands, BoardPresses, *features) for name in dir(each)]
    return [Press(address, method) for method in methods for address, *_ in getattr(method, "presses", ())]


PRESSES = presses()


def parse(custom_id: str) -> Any:
    """Return the values in a button's address, whoever reads it; None if no one does."""
    for press in PRESSES:
        if (values := press.read(custom_id)) is not None:
            return values
    return None


def act_of(custom_id: str) -> Act | None:
    """Return what a button under a game does; None for a square, and for any other button."""
    act = custom_id.rpartition(":")[2]
    return Act(act) if custom_id.startswith("ttt:") and act in set(Act) else None


SENT: dict[str, Any] = {
    "ttt:7:0:0": {"game_id": 7, "ply": 0, "cell": 0},
    "ttt:7:3:8": {"game_id": 7, "ply": 3, "cell": 8},
    "ttt:7:2:17": {"game_id": 7, "ply": 2, "cell": 17},  # by wild rules: O on the last square
    "ttt:999999999999999999:24:24": {"game_id": 999999999999999999, "ply": 24, "cell": 24},
    "ttt:7:0:accept": {"game_id": 7, "ply": 0},
    "ttt:7:0:decline": {"game_id": 7, "ply": 0, "act": "decline"},
    "ttt:7:0:withdraw": {"game_id": 7, "ply": 0, "act": "withdraw"},
    "ttt:7:2:draw": {"game_id": 7, "ply": 2},
    "ttt:7:2:hint": {"game_id": 7, "ply": 2},
    "ttt:7:2:offer": {"game_id": 7, "ply": 2},
    "ttt:7:2:resign": {"game_id": 7, "ply": 2},
    "ttt:7:2:give-up-x": {"game_id": 7, "ply": 2, "side": "x"},
    "ttt:7:2:give-up-o": {"game_id": 7, "ply": 2, "side": "o"},
    "ttt:7:2:keep-x": {"game_id": 7, "ply": 2, "side": "x"},
    "ttt:7:2:keep-o": {"game_id": 7, "ply": 2, "side": "o"},
    "ttt:7:2:offer-aside": {"game_id": 7, "ply": 2},
    "ttt:7:2:draw-aside": {"game_id": 7, "ply": 2},
    "ttt-choose:7:2:8": {"game_id": 7, "ply": 2, "chosen_cell": 8},
    "ttt-menu:7:24": {"game_id": 7, "cell": 24},
    "ttt:7:2:resign-x": {"game_id": 7, "ply": 2, "side": "x"},
    "ttt:7:2:resign-o": {"game_id": 7, "ply": 2, "side": "o"},
    "ttt:7:2:place-x": {"game_id": 7, "ply": 2, "side": "x"},
    "ttt:7:2:place-o": {"game_id": 7, "ply": 2, "side": "o"},
    "ttt:7:5:rematch": {"game_id": 7, "ply": 5, "act": "rematch"},
    "ttt:7:5:easier": {"game_id": 7, "ply": 5, "act": "easier"},
    "ttt:7:5:harder": {"game_id": 7, "ply": 5, "act": "harder"},
    "ttt:7:5:replay": {"game_id": 7, "ply": 5, "act": "replay"},
    "ttt:7:5:review": {"game_id": 7, "ply": 5, "act": "review"},
    "ttt:7:5:stop": {"game_id": 7, "ply": 5},
    "ttt:7:0:join": {"game_id": 7, "ply": 0},
    "ttt:7:5:again": {"game_id": 7, "ply": 5},
    "ttt:7:5:another": {"game_id": 7, "ply": 5},
    "ttt:7:2:close": {"game_id": 7, "ply": 2},
    "ttt-play:easy:3x3:standard": {"level": "easy", "board": "3x3", "rules": "standard"},
    "ttt-play:unbeatable:3x3:standard": {"level": "unbeatable", "board": "3x3", "rules": "standard"},
    "ttt-play:medium:4x4/3:standard": {"level": "medium", "board": "4x4/3", "rules": "standard"},
    "ttt-play:medium:3x3:misere": {"level": "medium", "board": "3x3", "rules": "misere"},
    "ttt-play:hard:3x3:wild": {"level": "hard", "board": "3x3", "rules": "wild"},
    "ttt-do:0:0:watch": {"asker_id": 0, "instead_of": 0, "command": "watch", "words": ""},  # a menu, too
    "ttt-do:0:0:explain": {"asker_id": 0, "instead_of": 0, "command": "explain", "words": ""},
    "ttt-do:0:0:play": {"asker_id": 0, "instead_of": 0, "command": "play", "words": ""},
    "ttt-do:90:0:board": {"asker_id": 90, "instead_of": 0, "command": "board", "words": ""},
    "ttt-do:90:7:play <@91> hard 4x4/4": {
        "asker_id": 90,
        "instead_of": 7,
        "command": "play",
        "words": " <@91> hard 4x4/4",
    },
    **{custom_id: address for each in _OF_FEATURES for custom_id, address in each.SENT.items()},
}
"""Every form that was ever sent, and what it says."""

HUGE = ("9" * 30, "9223372036854775808", "999999999999999999")
"""Beyond any column, just beyond 64 bits, and the highest number that an address may hold."""
NUMBERS = ("-1", "0", *HUGE, "\u0661", "１", "1e3", "")
"""What is no number of a game, or no number at all."""
CHANGES = (
    *("4", "accept", "decline", "withdraw", "draw", "offer", "resign-x", "resign-o"),
    *("rematch", "easier", "harder", "stop"),
    *("give-up-x", "give-up-o", "keep-x", "keep-o", "offer-aside", "draw-aside", "hint"),
    *("join", "again", "another", "close"),
)
"""What changes a game if its player presses it."""
LOOKS = ("resign", "replay", "review", "place-x", "place-o")
"""What only shows something."""
OF_X = ("4", "resign-x", "give-up-x", "hint", "offer", "offer-aside")
"""What the player of X may do in a game that has just begun."""
ACTS = (*CHANGES, *LOOKS, "nonsense")
FORMS = (
    *(f"ttt:{{}}:0:{act}" for act in ACTS),
    "ttt-choose:{}:0:4",
    "ttt-menu:{}:4",
    "ttt-do:1:{}:play easy",
    *(form for each in _OF_FEATURES for form in getattr(each, "FORMS", ())),
)
"""Every kind of address that names a game, to be filled with its number."""

# With {own} for the presser's own game, {alice} for the presser and {bob} for somebody else.
NOT_THERE = (
    *(f"ttt:{{own}}:{ply}:4" for ply in ("1", "7", "999")),
    *(f"ttt:{{own}}:0:{cell}" for cell in ("9", "17", "99", "999")),
    *(f"ttt:{{own}}:{ply}:{act}" for ply in (0, 5) for act in CHANGES if act not in OF_X),
    *(f"ttt-choose:{{own}}:{ply}:{chosen}" for ply, chosen in ((0, 99), (999, 1))),
    "ttt-play:easy:3x3:standard",  # the presser has a game
    "ttt-play:hard:4x4:wild",
    "ttt-do:0:0:play easy",
    "ttt-do:{bob}:{own}:play easy",
    "ttt-do:{alice}:{own}:play <@1>",
    "ttt-do:0:0:play <@{alice}>",
    "ttt-do:0:0:play nonsense",
    "ttt-do:0:0:move 99",
    *(custom_id for each in _OF_FEATURES for custom_id in getattr(each, "NOT_THERE", ())),
)
"""A ply, a cell, an act, a list or a board that there is not: ours by their form, and never sent."""
NOT_OURS = (
    *(f"ttt:{{own}}:{ply}:4" for ply in ("-1", "9" * 30, "\u0660", "")),
    *(f"ttt:{{own}}:0:{cell}" for cell in ("-1", "9" * 30, "\u0664", "４", "0x4", "")),
    "ttt:-1:0:4",
    "ttt:\u0661:0:4",
    "ttt:1000000000000000000:0:4",
    "ttt:{own}:0:4:4",
    "ttt:{own}",
    "ttt:",
    "ttt",
    "ttt:{own}:0:RESIGN-X",
    "ttt:{own}:0:resign-",
    "ttt:{own}:0:nonsense",
    "ttt:{own}:0:4\n",
    "ttt-play:impossible:3x3:standard",
    "ttt-play:easy:6x6:standard",
    "ttt-play:easy:3x3:",
    "ttt-do:0:0:Play",
    "ttt-do:0:0:play  easy",
    "ttt-do:0:0:play @everyone\n",
    "ttt-do:0:play",
    "ttt-unknown:1",
    "x",
    *(custom_id for each in _OF_FEATURES for custom_id in getattr(each, "NOT_OURS", ())),
)
"""What nobody ever sent, and nobody reads."""


async def press_address(
    env: Env, who: MemberActor | UserHandle, message: discord.Message | Message, custom_id: str, *chosen: str
) -> InteractionResult:
    """Press a button that the message need not have, as a modified client may; or choose from such a menu.

    message: discord.py's or SimCord's. Discord takes no such press, so it doesn't matter if it would take the answer: a
    page that is no layout, say, in place of one.
    """
    channel_id = message.channel_id if isinstance(message, Message) else message.channel.id
    payload = dict(serializers.message_payload(env.backend, env.backend.get_message(channel_id, message.id)))
    payload["components"] = [{"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": custom_id}]}]
    channel = ChannelHandle(env, getattr(who, "guild", None), env.backend.get_channel(channel_id))
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if chosen else 2}
    data |= {"values": list(chosen)} if chosen else {}
    refused = strict(env)
    known = len(refused)
    result = await _dispatch_actor_interaction(
        who, 3, channel, data, extra={"message": payload}, source_message_id=message.id
    )
    del refused[known:]
    return result
