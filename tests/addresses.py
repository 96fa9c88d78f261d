"""Addresses on buttons: every form that was ever sent, and what a modified client may forge. One table for all tests.

Written out by hand: a message keeps the address that it was sent with for as long as Discord keeps the message.
"""

from __future__ import annotations

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
    GameButton,
    MenuButton,
    PlayButton,
    SquareButton,
    Turn,
    parse_game,
    parse_menu,
    parse_play,
)
from bot.engine import Level, Rules
from bot.features.crowd.pages import VoteButton, parse_vote
from bot.features.help.pages import HelpAct, HelpButton, parse_help
from bot.features.learn.pages import LessonButton, parse_lesson
from bot.features.privacy.rules import Consent, ForgetButton, parse_forget
from bot.features.puzzles.rules import AnswerButton, PracticeButton, ShareButton, SolveButton, parse_puzzle
from bot.features.ratings.rules import LeaderboardButton, Period, Scope, parse_leaderboard
from bot.features.stats.rules import Chart, StatsButton, parse_stats
from bot.features.tournaments.rules import TournamentAct, TournamentButton, parse_cup
from bot.features.watch.rules import HistoryButton, ReplayButton, ReplayMenu, parse_history, parse_replay

PARSERS = (
    *(parse_game, parse_menu, parse_play, parse_vote, parse_help, parse_lesson, parse_forget, parse_puzzle),
    *(parse_leaderboard, parse_stats, parse_cup, parse_history, parse_replay),
)


def parse(custom_id: str) -> Address | None:
    """Return what a button says, whoever reads it; None if no one does."""
    found: Any = (each(custom_id) for each in PARSERS)
    return cast(Address | None, next((each for each in found if each is not None), None))


SENT: dict[str, Address] = {
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
    "ttt-menu:7:24": MenuButton(7, 24),
    "ttt:7:2:resign-x": GameButton(7, 2, Act.RESIGN_X),
    "ttt:7:2:resign-o": GameButton(7, 2, Act.RESIGN_O),
    "ttt:7:2:place-x": GameButton(7, 2, Act.PLACE_X),
    "ttt:7:2:place-o": GameButton(7, 2, Act.PLACE_O),
    "ttt:7:5:rematch": GameButton(7, 5, Act.REMATCH),
    "ttt:7:5:easier": GameButton(7, 5, Act.EASIER),
    "ttt:7:5:replay": GameButton(7, 5, Act.REPLAY),
    "ttt:7:5:stop": GameButton(7, 5, Act.STOP),
    "ttt:7:0:join": GameButton(7, 0, Act.JOIN),
    "ttt:7:5:again": GameButton(7, 5, Act.AGAIN),
    "ttt-vote:7:2:8": VoteButton(7, 2, 8),
    "ttt-vote:999999999999999999:24:24": VoteButton(999999999999999999, 24, 24),
    "ttt-replay:7:0:first": ReplayButton(7, 0, Turn.FIRST),
    "ttt-replay:7:1:back": ReplayButton(7, 1, Turn.BACK),
    "ttt-replay:7:3:forward": ReplayButton(7, 3, Turn.FORWARD),
    "ttt-replay:7:25:last": ReplayButton(7, 25, Turn.LAST),
    "ttt-replay:chosen": ReplayMenu(),
    "ttt-history:90:0:before:7": HistoryButton(90, None, "before", 7),
    "ttt-history:90:91:after:7": HistoryButton(90, 91, "after", 7),
    "ttt-history:1234567890123456789:1234567890123456789:before:7": HistoryButton(
        1234567890123456789, 1234567890123456789, "before", 7
    ),
    "ttt-stats:91:rating:": StatsButton(91, Chart.RATING),
    "ttt-stats:1234567890123456789:openings:3x3/3 misere": StatsButton(
        1234567890123456789, Chart.OPENINGS, "3x3/3 misere"
    ),
    "ttt-steps:O.XX.X.OO:10:0:first": LessonButton("O.XX.X.OO", 10, 0, Turn.FIRST),
    "ttt-steps:O.XX.X.OO:1:4:back": LessonButton("O.XX.X.OO", 1, 4, Turn.BACK),
    "ttt-steps:O.XX.X.OO/3:10:0:first": LessonButton("O.XX.X.OO/3", 10, 0, Turn.FIRST),
    "ttt-steps:XOXOXOXOXOXOX.../3:10:2:forward": LessonButton("XOXOXOXOXOXOX.../3", 10, 2, Turn.FORWARD),
    "ttt-steps:XOXOXOXOXOXOXOXOXOXOX..../5:10:64:last": LessonButton("XOXOXOXOXOXOXOXOXOXOX..../5", 10, 64, Turn.LAST),
    "ttt-play:easy:3x3:standard": PlayButton(Level.EASY),
    "ttt-play:unbeatable:3x3:standard": PlayButton(Level.UNBEATABLE),
    "ttt-play:medium:4x4/3:standard": PlayButton(Level.MEDIUM, "4x4/3"),
    "ttt-play:medium:3x3:misere": PlayButton(Level.MEDIUM, rules=Rules.MISERE),
    "ttt-play:hard:3x3:wild": PlayButton(Level.HARD, rules=Rules.WILD),
    "ttt-board:90:3x3:standard:all:here:0:first": LeaderboardButton(
        90, "3x3", Rules.STANDARD, Period.ALL, Scope.HERE, 0, Turn.FIRST
    ),
    "ttt-board:90:3x3:misere:all:everywhere:0:back": LeaderboardButton(
        90, "3x3", Rules.MISERE, Period.ALL, Scope.EVERYWHERE, 0, Turn.BACK
    ),
    "ttt-board:1234567890123456789:4x4/3:standard:month:everywhere:999999:forward": LeaderboardButton(
        1234567890123456789, "4x4/3", Rules.STANDARD, Period.MONTH, Scope.EVERYWHERE, 999999, Turn.FORWARD
    ),
    "ttt-board:90:5x5/5:standard:month:here:7:last": LeaderboardButton(
        90, "5x5/5", Rules.STANDARD, Period.MONTH, Scope.HERE, 7, Turn.LAST
    ),
    "ttt-help:challenge": HelpButton(HelpAct.CHALLENGE),
    "ttt-help:whom": HelpButton(HelpAct.WHOM),
    "ttt-help:watch": HelpButton(HelpAct.WATCH),
    "ttt-help:topic": HelpButton(HelpAct.TOPIC),
    "ttt-solve:20779": SolveButton(20779),
    "ttt-puzzle:20779:8": AnswerButton(20779, 8),
    "ttt-puzzle:9999999:15": AnswerButton(9999999, 15),
    "ttt-share:20779": ShareButton(20779),
    "ttt-practice:0:next": PracticeButton(0, None),
    "ttt-practice:999999999:15": PracticeButton(999999999, 15),
    "ttt-forget:1234567890123456789:1700000000:keep": ForgetButton(1234567890123456789, 1_700_000_000, Consent.KEEP),
    "ttt-forget:90:1700000000:erase": ForgetButton(90, 1_700_000_000, Consent.ERASE),
    **{f"ttt-cup:7:{act}:0": TournamentButton(7, TournamentAct(act)) for act in ("join", "leave", "start")},
    **{f"ttt-cup:7:{act}:0": TournamentButton(7, TournamentAct(act)) for act in ("cancel", "end")},
    "ttt-cup:7:quit:3": TournamentButton(7, TournamentAct.QUIT, 3),
    "ttt-cup:999999999999999999:play:66": TournamentButton(999999999999999999, TournamentAct.PLAY, 66),
}
"""Every form that was ever sent, and what it says."""

HUGE = ("9" * 30, "9223372036854775808", "999999999999999999")
"""Beyond any column, just beyond 64 bits, and the highest number that an address may hold."""
NUMBERS = ("-1", "0", *HUGE, "\u0661", "１", "1e3", "")
"""What is no number of a game, or no number at all."""
CHANGES = (
    *("4", "accept", "decline", "withdraw", "draw", "offer", "resign-x", "resign-o", "rematch", "easier", "stop"),
    *("give-up-x", "give-up-o", "keep-x", "keep-o", "offer-aside", "draw-aside", "hint"),
    *("join", "again"),
)
"""What changes a game if its player presses it."""
LOOKS = ("resign", "replay", "place-x", "place-o")
"""What only shows something."""
OF_X = ("4", "resign-x", "give-up-x", "hint", "offer", "offer-aside")
"""What the player of X may do in a game that has just begun."""
ACTS = (*CHANGES, *LOOKS, "nonsense")
FORMS = (
    *(f"ttt:{{}}:0:{act}" for act in ACTS),
    "ttt-menu:{}:4",
    "ttt-vote:{}:0:4",
    "ttt-replay:{}:0:first",
    "ttt-history:1:0:before:{}",
    "ttt-history:{}:{}:after:{}",
    *(f"ttt-cup:{{}}:{act}:1" for act in ("join", "leave", "start", "cancel", "quit", "end", "play")),
)
"""Every kind of address that names a game, to be filled with its number."""

# With {own} for the presser's own game, {alice} for the presser and {bob} for somebody else.
NOT_THERE = (
    *(f"ttt:{{own}}:{ply}:4" for ply in ("1", "7", "999")),
    *(f"ttt:{{own}}:0:{cell}" for cell in ("9", "17", "99", "999")),
    *(f"ttt:{{own}}:{ply}:{act}" for ply in (0, 5) for act in CHANGES if act not in OF_X),
    "ttt-vote:{own}:0:4",  # nobody votes in it
    "ttt-replay:{own}:999:last",
    "ttt-replay:chosen",  # and nothing was
    "ttt-history:{bob}:0:before:1",
    "ttt-history:{alice}:999999999999999999:before:1",
    "ttt-steps:XXX......:10:0:first",
    "ttt-steps:XXXXXXXXX:10:0:first",
    "ttt-steps:.........:10:0:first",
    "ttt-steps:XO:10:0:first",
    "ttt-steps:O.XX.X.OO/9:10:0:first",
    "ttt-steps:O.XX.X.OO:10:999:last",
    "ttt-stats:{alice}:openings:5x5/4",  # nothing was played there
    "ttt-stats:1:rating:",  # nobody
    "ttt-play:easy:3x3:standard",  # the presser has a game
    "ttt-play:hard:4x4:wild",
    "ttt-board:{bob}:3x3:standard:all:here:0:first",
    "ttt-board:{alice}:4x4:wild:all:here:0:first",
    *(f"ttt-forget:{{{who}}}:{at}:erase" for who in ("alice", "bob") for at in (0, 9, 999999999999)),  # not now
    *(f"ttt-help:{act}" for act in ("challenge", "whom", "topic")),  # without a choice
    *(f"ttt-solve:{day}" for day in ("0", "20453", "9999999")),  # over, before the first, not out yet
    *(f"ttt-puzzle:{day}:{cell}" for day in ("0", "20453", "9999999") for cell in (0, 99)),
    *(f"ttt-share:{day}" for day in ("0", "9999999")),
    "ttt-practice:0:0",  # and none is shown
    "ttt-practice:999999999:4",
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
    "ttt-replay:{own}:-1:last",
    "ttt-replay:CHOSEN",
    "ttt-replay:chosen:{own}",
    "ttt-replay:{own}:0:FIRST",
    "ttt-replay:{own}:0:nonsense",
    "ttt-history:{alice}:0:beside:1",
    "ttt-history:{alice}:{bob}:before:-1",
    *(f"ttt-history:{{alice}}:{user}:before:1" for user in ("9" * 19, "9" * 20, "9223372036854775808", "9" * 30)),
    "ttt-steps:O.XX.X.OO:5:0:first",
    "ttt-steps:O.XX.X.OO:10:-1:last",
    "ttt-steps:o.xx.x.oo:10:0:first",
    f"ttt-steps:{'.' * 80}:10:0:a",
    *(f"ttt-vote:{{own}}:{ply}:4" for ply in ("-1", "9" * 30, "\u0660", "")),
    "ttt-vote:{own}:0",
    "ttt-play:impossible:3x3:standard",
    "ttt-stats:{alice}:everything:",
    "ttt-stats:{alice}:rating:6x6/6",
    "ttt-stats:{alice}:rating",
    "ttt-stats:-1:rating:",
    *(f"ttt-stats:{user}:rating:" for user in ("9" * 19, "9223372036854775808", "")),
    "ttt-play:easy:6x6:standard",
    "ttt-play:easy:3x3:",
    "ttt-board:{alice}:6x6:standard:all:here:0:first",
    "ttt-board:{alice}:3x3:standard:year:here:0:first",
    "ttt-board:{alice}:3x3:standard:all:there:0:first",
    "ttt-board:{alice}:3x3:standard:all:here:-1:first",
    "ttt-board:{alice}:3x3:standard:all:here:1000000:first",
    "ttt-help:",
    "ttt-help:everything",
    "ttt-solve:-1",
    "ttt-solve:99999999",
    "ttt-puzzle:20779:next",
    "ttt-puzzle:20779:-1",
    "ttt-puzzle:20779:\u0664",
    "ttt-practice:1:100",
    "ttt-practice:1000000000:1",
    "ttt-share:",
    "ttt-forget:{alice}:-1:erase",
    "ttt-forget:{alice}:9999999999999:erase",
    "ttt-forget:{alice}:0:everything",
    "ttt-cup:{own}:play:",
    "ttt-cup:{own}:win:1",
    "ttt-cup:-1:join:0",
    "ttt-cup:{own}:join:1000",
    "ttt-unknown:1",
    "x",
)
"""What nobody ever sent, and nobody reads."""


async def press_address(
    env: Env, who: MemberActor | UserHandle, message: discord.Message | Message, custom_id: str, *chosen: str
) -> InteractionResult:
    """Press a button that the message need not have, as a modified client may; or choose from such a menu.

    message: discord.py's or SimCord's.
    """
    channel_id = message.channel_id if isinstance(message, Message) else message.channel.id
    payload = dict(serializers.message_payload(env.backend, env.backend.get_message(channel_id, message.id)))
    payload["components"] = [{"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": custom_id}]}]
    channel = ChannelHandle(env, getattr(who, "guild", None), env.backend.get_channel(channel_id))
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if chosen else 2}
    data |= {"values": list(chosen)} if chosen else {}
    return await _dispatch_actor_interaction(
        who, 3, channel, data, extra={"message": payload}, source_message_id=message.id
    )
