"""A request as a value, without discord.py."""

import enum
from typing import NamedTuple

from bot.core.game import Place, User
from bot.words import DEFAULT, Words, words

ENGLISH = words(DEFAULT)
RULES_OF = {"rematch": "play", **dict.fromkeys(("move", "draw", "resign"), "")}
"""By the name of what is asked: the slash command whose rules hold for it. None does for what goes on in a game."""


class Via(enum.Enum):
    TYPED = "typed"
    SLASH = "slash"
    CLICK = "click"


class Audience(enum.Enum):
    """Who will read the answer: what it may show depends on them."""

    ASKER = "asker"
    CHANNEL = "channel"


class Rights(NamedTuple):
    """Permissions in the request's channel.

    speak: the bot may answer there. manage_messages: the asker may stop what others asked for. manage_server: the
    asker may decide what the bot does there. attach_files: the answer may have a picture. edit_later: the asker may
    write there, and the bot edit what it posts. be_answered: another member could see a challenge and accept it.
    bots: the bot's own, as Discord's bits; None if they aren't known. in_thread: the channel is a thread.
    """

    speak: bool = True
    manage_messages: bool = False
    manage_server: bool = False
    attach_files: bool = False
    edit_later: bool = False
    be_answered: bool = False
    bots: int | None = None
    in_thread: bool = False


class Opponent(NamedTuple):
    """A named opponent. is_member: whether Discord's data says that they are in the server."""

    user: User
    is_me: bool
    is_bot: bool
    is_member: bool


class Asker(NamedTuple):
    """A member, as rules on commands see one. channel_id: a thread's parent. roles: no @everyone. permissions: bits."""

    user_id: int
    channel_id: int
    roles: frozenset[int]
    permissions: int


class Request(NamedTuple):
    """One request. number: Discord's id of the message or the interaction.

    own_locale, guild_locale: what Discord says of the asker and of the server; "" if it doesn't.
    command: its name, if it has one; called: as it was typed. prefix, arguments: before and after it. mentioned: there.
    act: what a press does, as in Press.
    say: the sentences of the answer; say_to_all: for all who read the place; say_privately: for the asker alone. These
    are English until `Languages.resolve` has filled them in.
    starts: the slash command whose rules hold for it; none for what Discord has checked, or what must always work.
    """

    number: int
    place: Place
    user: User
    via: Via
    audience: Audience = Audience.CHANNEL
    own_locale: str = ""
    guild_locale: str = ""
    rights: Rights = Rights()
    command: str = ""
    called: str = ""
    act: str = ""
    prefix: str = ""
    arguments: str = ""
    mentioned: tuple[Opponent, ...] = ()
    starts: str = ""
    say: Words = ENGLISH
    say_to_all: Words = ENGLISH
    say_privately: Words = ENGLISH
