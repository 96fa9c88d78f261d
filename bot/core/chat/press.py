"""Buttons and menus: what one says by its `custom_id`, and the method that answers a press on it.

An address says which game, which ply and what to do, never how things are. So a button works under any old message,
after any restart. Every form that was ever sent is still read.
"""

import enum
import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin

from bot.core.game import BOARDS
from bot.engine import Level, Rules

Answer = Callable[..., Awaitable[Any]]  # a reply
M = TypeVar("M", bound=Answer)

VALUE = re.compile(r"\{(\w+)(?::((?:[^{}]|\{[0-9,]+\})+))?\}")  # in a pattern
DIGITS, LARGEST = 18, 2**63 - 1  # that a 64-bit column can hold: a longer number is forged
GIVEN = ("chosen", "member", "filled")  # parameters that Discord's data fill in, not the address


class Address:
    """The `custom_id` of a kind of button. Pass one the values in order, and it writes it.

    pattern: a value is `{cell}`, or `{cell:2}` with its most digits; text tells its characters, `{words:[a-z ]*}`.

    >>> Address("ttt-puzzle:{day:7}:{cell:2}")(20454, 4)
    'ttt-puzzle:20454:4'
    """

    def __init__(self, pattern: str) -> None:
        self.pattern, self._text = pattern, VALUE.sub("{}", pattern)
        self.prefix = pattern.partition(":")[0]
        self.values = dict[str, str](VALUE.findall(pattern))

    def __call__(self, *values: object) -> str:
        return self._text.format(*values)

    def reader(self, kinds: dict[str, Any]) -> re.Pattern[str]:
        """Return what matches a `custom_id`. kinds: the types of the values. Errors: TypeError for another one."""
        parts = VALUE.split(self.pattern)  # text, name, form, text, name, form ... text
        found = [re.escape(parts[0])]
        for name, form, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            found += [f"(?P<{name}>{_form(kinds.get(name), form)})", re.escape(text)]
        return re.compile("".join(found), re.ASCII)


def _form(kind: Any, form: str | None) -> str:
    if kind is int:
        return f"[0-9]{{1,{form or DIGITS}}}"
    if get_origin(kind) is Literal or (inspect.isclass(kind) and issubclass(kind, enum.StrEnum)):
        return "|".join(map(re.escape, get_args(kind) or map(str, kind)))
    if kind is str and form:
        return form
    raise TypeError(f"an address can't hold a {kind}")


class Press:
    """A kind of button or menu, and what answers it.

    answer: takes the request and the values by name. It may take `chosen`, too: the values of a menu; `member`, who was
    chosen in one; `filled`, what a form was filled in with, by its fields.
    starts: the command that a press runs, whose rules hold for it, or what tells it by the values.
    in_private: the asker alone reads the answer, in a new message.
    Errors: TypeError for a value that no address can hold.
    """

    def __init__(
        self, address: Address, answer: Answer, starts: str | Callable[..., str] = "", *, in_private: bool = False
    ) -> None:
        self.address, self.answer, self.in_private, self._starts = address, answer, in_private, starts
        kinds = {name: each.annotation for name, each in inspect.signature(answer, eval_str=True).parameters.items()}
        self._pattern = address.reader(kinds)
        self._kinds = {name: kinds[name] if inspect.isclass(kinds[name]) else str for name in address.values}
        self._wide = [
            each for each in self._kinds if self._kinds[each] is int and int(address.values[each] or 0) > DIGITS
        ]
        self.takes = [name for name in GIVEN if name in kinds and name not in address.values]

    def read(self, custom_id: str) -> dict[str, Any] | None:
        """Return the values in a `custom_id`; None if it isn't one of this kind."""
        if (found := self._pattern.fullmatch(custom_id)) is None:
            return None
        texts = found.groupdict()
        if self._wide and any(int(texts[name]) > LARGEST for name in self._wide):
            return None
        return {name: kind(texts[name]) for name, kind in self._kinds.items()}

    def act(self, custom_id: str) -> str:
        """Return what the log calls a press: the act of a game's button, or the method that answers it."""
        act = custom_id.rpartition(":")[2] if self.address.prefix == ACT.prefix else self.answer.__name__
        return "press" if act.isdigit() else act

    def starts(self, values: Mapping[str, Any]) -> str:
        return self._starts if isinstance(self._starts, str) else self._starts(**values)


def press(
    pattern: str | Address, starts: str | Callable[..., str] = "", *, in_private: bool = False
) -> Callable[[M], M]:
    """Mark the method that answers a kind of button; it may answer several. Arguments: as Press takes them."""

    def mark(method: M) -> M:
        address = Address(pattern) if isinstance(pattern, str) else pattern
        vars(method).setdefault("presses", []).append((address, starts, in_private))
        return method

    return mark


class Act(enum.StrEnum):
    """What a button under a game or a challenge does, other than play a square."""

    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    AGREE = "draw"
    HINT = "hint"
    OFFER = "offer"
    RESIGN = "resign"  # asks first
    GIVE_UP_X = "give-up-x"  # the answers to that; each turns the question into a line
    GIVE_UP_O = "give-up-o"
    KEEP_X = "keep-x"
    KEEP_O = "keep-o"
    OFFER_ASIDE = "offer-aside"  # from a menu, which they turn into a line
    AGREE_ASIDE = "draw-aside"
    RESIGN_X = "resign-x"  # no longer sent: turns the board on which it was asked into the ended one
    RESIGN_O = "resign-o"
    PLACE_X = "place-x"  # no longer sent: what ChoiceButton does in wild games
    PLACE_O = "place-o"
    REMATCH = "rematch"
    EASIER = "easier"
    HARDER = "harder"
    REPLAY = "replay"
    REVIEW = "review"  # a replay from the move that decided it
    STOP = "stop"
    ANOTHER = "another"  # exhibition at the same levels
    JOIN = "join"
    AGAIN = "again"  # what the crowd has played
    CLOSE = "close"  # its vote, before its time


class Pager(enum.StrEnum):
    """Where a button of a page leads; it also keeps the addresses of one message apart."""

    FIRST = "first"
    BACK = "back"
    FORWARD = "forward"
    LAST = "last"


CELL = Address("ttt:{game_id}:{ply:3}:{cell:3}")  # cell: the engine's number of the move, on the board as it was then
ACT = Address("ttt:{game_id}:{ply:3}:{act}")  # with a game or a challenge, as it was at a ply
CHOOSE = Address("ttt-choose:{game_id}:{ply:3}:{chosen_cell:2}")  # what squares stand for, by rules that ask for it
MENU = Address("ttt-menu:{game_id}:{cell:3}")  # what can be done with a game; the cell tells a board's buttons apart
PLAY = Address(f"ttt-play:{{level}}:{{board:{'|'.join(BOARDS)}}}:{{rules}}")
DO = Address("ttt-do:{asker_id:20}:{instead_of}:{command:[a-z]+}{words:(?: [a-z0-9@<>/:.-]+)*}")  # as it is typed


def play_button(level: Level, board: str = "3x3", rules: Rules = Rules.STANDARD) -> str:
    """Return the address of a button that starts a game against the bot. board: as `board_named` reads it."""
    return PLAY(level, board, rules)


def do_button(command: str, words: str = "", asker_id: int = 0, instead_of: int = 0) -> str:
    """Return the address of a button that does what a typed command does. words: a member by their mention.

    asker_id: of who alone may press it; 0 for anyone. instead_of: the game or challenge that goes for it; 0 for none.
    """
    return DO(asker_id, instead_of, command, f" {words}" if words else "")
