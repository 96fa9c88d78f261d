"""Slips: which command a mistyped word means, and whether that is sure enough to speak up.

Another bot of the server may have the same prefix, so an unknown word alone is no reason to answer.
"""

import contextlib
import re
from collections.abc import Collection
from difflib import SequenceMatcher
from functools import lru_cache
from typing import NamedTuple

from bot.chat.options import NUMBER, TypedWords, tournament_options
from bot.model import Refusal, square_text

SHORTEST = 4
"""How many letters a word needs to be taken for another one."""
NEAR = 0.8
"""How much of two words has to be the same, if no two letters have only changed places."""
GLUED = re.compile(r"(move|m)(\d{1,2}(?:\ufe0f?\u20e3)?|[a-e]\d)([xo❌🔵⭕]\ufe0f?)?", re.IGNORECASE)
"""A move without the blank before its square."""


class Slip(NamedTuple):
    """A command that was mistyped. argument: what follows it, in words that we know; None if it can't read that.

    is_alone: whether nothing follows it. is_swap: whether two neighbouring letters have only changed places, which
    makes hardly any word of another bot.
    """

    command: str
    argument: str | None
    is_alone: bool = False
    is_swap: bool = False

    @property
    def is_sure(self) -> bool:
        """Whether the words alone show that the command was meant."""
        return self.is_swap and not self.is_alone and self.argument is not None

    @property
    def is_likely(self) -> bool:
        """Whether it was meant, if the one who wrote it plays here."""
        return self.is_swap or self.argument is not None

    def text(self) -> str:
        """Return the command as it should have been typed: nothing but words that we know."""
        return f"{self.command} {self.argument or ''}".strip()


def slip_of(word: str, rest: str, names: Collection[str]) -> Slip | None:
    """Return which command was meant by a word that is none of the names. rest: what follows it.

    >>> slip_of("mvoe", " 5", ("move", "play")).text()
    'move 5'
    """
    found = _nearest(word.lower(), tuple(names))
    if found is None:
        return None
    return Slip(found, _argument(found, rest.strip()), is_alone=not rest.strip(), is_swap=_is_swap(word.lower(), found))


def square_alone(text: str) -> Slip | None:
    """Return the move that is meant by nothing but a square."""
    square = square_text(text)
    return Slip("move", square) if square else None


def square_after(word: str) -> str | None:
    """Return what follows in a move without the blank before its square.

    >>> square_after("move5"), square_after("MB2"), square_after("moves")
    ('5', 'B2', None)
    """
    found = GLUED.fullmatch(word)
    return word[len(found[1]) :] if found else None


@lru_cache(1000)
def _nearest(word: str, names: tuple[str, ...]) -> str | None:
    """Return the name that is most like a word. A word that many use for another bot is looked for once."""
    found = [name for name in names if _is_swap(word, name)] or [name for name in names if _is_near(word, name)]
    return max(found, key=lambda name: SequenceMatcher(None, word, name).ratio(), default=None)


def _is_swap(word: str, name: str) -> bool:
    swapped = (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1))
    return len(word) == len(name) >= SHORTEST and name in swapped


def _is_near(word: str, name: str) -> bool:
    """Whether a letter is wrong, missing or too much. The first one is seldom wrong: `design` is no `resign`."""
    is_alike = min(len(word), len(name)) >= SHORTEST and abs(len(word) - len(name)) <= 1 and word[0] == name[0]
    return is_alike and SequenceMatcher(None, word, name).ratio() >= NEAR


def _argument(command: str, rest: str) -> str | None:
    """Return what follows a command in words of its own; None if it takes no such words."""
    with contextlib.suppress(Refusal):
        match command:
            case "move" if rest:
                return square_text(rest)
            case "play" | "ttt" | "challenge":
                words = TypedWords.read(rest)
                words.game()
                return words.text()
            case "watch" if rest:
                words = TypedWords.read(rest)
                words.watch()
                return words.text()
            case "leaderboard" | "lb" if rest:
                TypedWords.read(rest).leaderboard()
                return rest.lower()
            case "tournament" | "cup" if rest:
                tournament_options(rest)
                return rest.lower()
            case "replay" | "unwatch" if found := NUMBER.fullmatch(rest):
                return str(int(found[1]))
    return None if rest else ""
