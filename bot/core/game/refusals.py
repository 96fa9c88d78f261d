"""Why a request can't be met. Nothing has changed, and the message file of `bot/locales/en/refusals.ftl` says it."""

from collections.abc import Mapping
from typing import Any

from bot.core.game.people import User


class Refusal(Exception):
    """A request that can't be met. message: the name of its sentence. facts: the sentence's arguments, as values."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message, facts)
        self.message, self.facts = message, facts


class NotAMember(Refusal):
    """The server has no such member, or the bot knows none."""

    def __init__(self) -> None:
        super().__init__("not-a-member")


class NoGame(Refusal):
    """The user plays no game in this channel."""

    def __init__(self) -> None:
        super().__init__("no-game")


class TimeRanOut(Refusal):
    """The user's game in this channel has just ended by its deadline."""

    def __init__(self, game_id: int) -> None:
        super().__init__("time-ran-out", game_id=game_id)


class AlreadyPlaying(Refusal):
    """A player has a game in this channel already. is_accepting: whether the asker accepts a challenge."""

    def __init__(self, player: User, *, is_asker: bool, game_id: int = 0, is_accepting: bool = False) -> None:
        facts = {"player": player, "is_asker": is_asker, "game_id": game_id}
        super().__init__("asker-is-playing" if is_accepting and not is_asker else "already-playing", **facts)


class NoSuchPosition(Refusal):
    """A text is no position that a game can reach. code, data: the engine's message that says why."""

    def __init__(self, code: str, data: Mapping[str, str | int]) -> None:
        super().__init__("no-such-position")
        self.code, self.data = code, data


class NoDirectMessages(Refusal):
    """A private answer to a typed command can't be delivered."""

    def __init__(self) -> None:
        super().__init__("no-direct-messages")
