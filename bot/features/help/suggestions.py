"""Guess which command a mistyped word means, and whether the guess is sure enough to answer.

Another bot of the server may have the same prefix, so the bot leaves most unknown words alone.
"""

import contextlib
from collections.abc import Callable, Collection, Mapping
from difflib import SequenceMatcher
from types import MappingProxyType
from typing import NamedTuple

from bot.core.chat.options import NUMBER, TypedWords
from bot.core.game import Refusal, square_text

Reads = Mapping[str, Callable[[str], object]]
"""By command: a function that reads the words after it and refuses unknown ones."""

MIN_LENGTH = 4
"""Of a command that can be mistyped, in letters."""
MIN_LIKENESS = 0.8
"""Between two words, by difflib's ratio, unless two letters have only changed places."""


class Slip(NamedTuple):
    """A mistyped command, as the member should have typed it, in words that the bot knows.

    is_sure: whether the words alone show that it was meant. is_likely: whether a member who plays here meant it.
    """

    command: str
    is_sure: bool = False
    is_likely: bool = True

    def text(self) -> str:
        return self.command


def slip_of(word: str, rest: str, names: Collection[str], reads: Reads = MappingProxyType({})) -> Slip | None:
    """Return the command that an unknown word means; None if it is like none. rest: the text after it.

    >>> slip_of("mvoe", " 5", ("move", "play")).text()
    'move 5'
    """
    found, rest = _nearest(word.lower(), names), rest.strip()
    if found is None:
        return None
    argument, is_swap = _argument(found, rest, reads), _is_swap(word.lower(), found)  # a swap is hardly another bot's
    is_sure = is_swap and bool(rest) and argument is not None
    return Slip(f"{found} {argument or ''}".rstrip(), is_sure, is_swap or argument is not None)


def suggest(text: str, names: Collection[str], reads: Reads, *, is_direct: bool) -> Slip | None:
    """Return the command that a text after the prefix means. is_direct: the text is surely for this bot."""
    word, _, rest = text.partition(" ")
    found = slip_of(word, rest, names, reads)
    square = square_text(text) if is_direct and found is None else None
    return Slip(f"move {square}") if square else found


def _nearest(word: str, names: Collection[str]) -> str | None:
    """Return the name most like a word; None if none is."""
    found = [name for name in names if _is_swap(word, name)] or [name for name in names if _is_near(word, name)]
    return max(found, key=lambda name: SequenceMatcher(None, word, name).ratio(), default=None)


def _is_swap(word: str, name: str) -> bool:
    swapped = (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1))
    return len(word) == len(name) >= MIN_LENGTH and name in swapped


def _is_near(word: str, name: str) -> bool:
    """Whether a letter is wrong, missing or extra. The first must be right: `design` is no `resign`."""
    is_alike = min(len(word), len(name)) >= MIN_LENGTH and abs(len(word) - len(name)) <= 1 and word[0] == name[0]
    return is_alike and SequenceMatcher(None, word, name).ratio() >= MIN_LIKENESS


def _argument(command: str, rest: str, reads: Reads) -> str | None:
    """Return the words after a command as it knows them; None if it does not take them."""
    with contextlib.suppress(Refusal):
        match command:
            case "move" if rest:
                return square_text(rest)
            case "play" | "ttt" | "challenge":
                words = TypedWords.read(rest)
                words.game()
                return words.text()
            case _ if rest and command in reads:
                reads[command](rest)
                return rest.lower()
            case "replay" | "unwatch" if found := NUMBER.fullmatch(rest):
                return str(int(found[1]))
    return None if rest else ""
