"""Addresses on buttons: every form that was ever sent, and what a modified client may forge. One table for all tests.

Those of a feature stand in tests/features/<name>/addresses.py.

Written out by hand: a message keeps the address that it was sent with for as long as Discord keeps the message.
"""

from __future__ import annotations

import importlib
from typing import Any, cast

import discord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.models.message import Message
from simcord.builders import UserHandle

from bot.core.chat.address import (
    Act,
    Address,
    ChoiceButton,
    DoButton,
    GameButton,
    MenuButton,
    PlayButton,
    SquareButton,
    parse_choice,
    parse_do,
    parse_game,
    parse_menu,
    parse_play,
)
from bot.core.chat.feature import Feature
from bot.core.chat.press import Press
from bot.engine import Level, Rules
from bot.features import FEATURES
from standin.strict import strict
from tests.added import added

_OF_FEATURES = [module for _, module in added("addresses")]
"""Each has PARSERS and SENT, and any of FORMS, NOT_THERE and NOT_OURS, in the form of those below."""
PARSERS = (
    *(parse_game, parse_choice, parse_menu, parse_play, parse_do),
    *(parse for each in _OF_FEATURES for parse in getattr(each, "PARSERS", ())),
)


def presses() -> list[Press]:
    """Return every kind of button of the features that are imported."""
    for name in FEATURES:
        importlib.import_module(f"bot.features.{name}")
    methods = [getattr(each, name) for each in Feature.__subclasses__() for name in dir(each)]
    return [Press(address, method) for method in methods for address, *_ in getattr(method, "presses", ())]


PRESSES = presses()


def parse(custom_id: str) -> Any:
    """Return the values in a button's address, whoever reads it; None if no one does."""
    for press in PRESSES:
        if (values := press.read(custom_id)) is not None:
            return values
    found: Any = (each(custom_id) for each in PARSERS)
    return cast(Address | None, next((each for each in found if each is not None), None))


SENT: dict[str, Any] = {
    "ttt:7:0:0": SquareButton(7, 0, 0),
    "ttt:7:3:8": SquareButton(7, 3, 8),
    "ttt:7:2:17": SquareButton(7, 2, 17),  # by wild rules: O on the last square
    "ttt:999999999999999999:24:24": SquareButton(999999999999999999, 24, 24),
    "ttt:7:0:accept": GameButton(7, 0, Act.ACCEPT),
    "ttt:7:0:decline": GameButton(7, 0, Act.DECLINE),
    "ttt:7:0:withdraw": GameButton(7, 0, Act.WITHDRAW),
    "ttt:7:2:draw": GameButton(7, 2, Act.AGREE),
    "ttt:7:2:hint": GameButton(7, 2, Act.HINT),
    "ttt:7:2:offer": GameButton(7, 2, Act.OFFER),
    "ttt:7:2:resign": GameButton(7, 2, Act.RESIGN),
    "ttt:7:2:give-up-x": GameButton(7, 2, Act.GIVE_UP_X),
    "ttt:7:2:give-up-o": GameButton(7, 2, Act.GIVE_UP_O),
    "ttt:7:2:keep-x": GameButton(7, 2, Act.KEEP_X),
    "ttt:7:2:keep-o": GameButton(7, 2, Act.KEEP_O),
    "ttt:7:2:offer-aside": GameButton(7, 2, Act.OFFER_ASIDE),
    "ttt:7:2:draw-aside": GameButton(7, 2, Act.AGREE_ASIDE),
    "ttt-choose:7:2:8": ChoiceButton(7, 2, 8),
    "ttt-menu:7:24": MenuButton(7, 24),
    "ttt:7:2:resign-x": GameButton(7, 2, Act.RESIGN_X),
    "ttt:7:2:resign-o": GameButton(7, 2, Act.RESIGN_O),
    "ttt:7:2:place-x": GameButton(7, 2, Act.PLACE_X),
    "ttt:7:2:place-o": GameButton(7, 2, Act.PLACE_O),
    "ttt:7:5:rematch": GameButton(7, 5, Act.REMATCH),
    "ttt:7:5:easier": GameButton(7, 5, Act.EASIER),
    "ttt:7:5:harder": GameButton(7, 5, Act.HARDER),
    "ttt:7:5:replay": GameButton(7, 5, Act.REPLAY),
    "ttt:7:5:review": GameButton(7, 5, Act.REVIEW),
    "ttt:7:5:stop": GameButton(7, 5, Act.STOP),
    "ttt:7:0:join": GameButton(7, 0, Act.JOIN),
    "ttt:7:5:again": GameButton(7, 5, Act.AGAIN),
    "ttt:7:5:another": GameButton(7, 5, Act.ANOTHER),
    "ttt:7:2:close": GameButton(7, 2, Act.CLOSE),
    "ttt-play:easy:3x3:standard": PlayButton(Level.EASY),
    "ttt-play:unbeatable:3x3:standard": PlayButton(Level.UNBEATABLE),
    "ttt-play:medium:4x4/3:standard": PlayButton(Level.MEDIUM, "4x4/3"),
    "ttt-play:medium:3x3:misere": PlayButton(Level.MEDIUM, rules=Rules.MISERE),
    "ttt-play:hard:3x3:wild": PlayButton(Level.HARD, rules=Rules.WILD),
    "ttt-do:0:0:watch": DoButton("watch"),  # a menu, too
    "ttt-do:0:0:explain": DoButton("explain"),
    "ttt-do:0:0:play": DoButton("play"),
    "ttt-do:90:0:board": DoButton("board", "", 90),
    "ttt-do:90:7:play <@91> hard 4x4/4": DoButton("play", "<@91> hard 4x4/4", 90, 7),
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
