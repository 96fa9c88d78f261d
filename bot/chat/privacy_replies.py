"""What is answered about somebody's data: values, without discord.py and without a sentence."""

from typing import NamedTuple

from bot.model import FollowedBoard

ANSWER_S = 300
"""For how many seconds somebody may say that they want to be forgotten, once they are asked whether that is sure."""


class Host(NamedTuple):
    """Who runs this bot, and for how long things are kept here; texts may be empty.

    days: how many days an ended game is kept; 0 for ever. server_days: how many days a server's rows are kept when the
    bot has left it.
    """

    name: str = ""
    contact: str = ""
    days: int = 0
    server_days: int = 30


class PrivacyReply(NamedTuple):
    """What is kept, why and how long."""

    host: Host


class ForgetReply(NamedTuple):
    """The question whether somebody is to be forgotten. asked_at: seconds since 1970."""

    user_id: int
    asked_at: int


class ForgottenReply(NamedTuple):
    """What that question turns into: the name of a message. boards: those that follow a game no longer."""

    message: str
    boards: tuple[FollowedBoard, ...] = ()


class CopyReply(NamedTuple):
    """All that is kept of somebody, as a file. games: how many are in it."""

    file: str
    content: bytes
    games: int
