"""Guess which command a mistyped word means, and whether the guess is sure enough to answer.

Another bot of the server may have the same prefix, so the bot leaves most unknown words alone.
"""

import contextlib
from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType

from bot.core.chat.options import NUMBER, PLAYS, TypedWords
from bot.core.chat.slips import Slip, is_swap, nearest
from bot.core.game import Refusal, square_text

Reads = Mapping[str, Callable[[str], object]]
"""By command: a function that reads the words after it and refuses unknown ones."""


def slip_of(word: str, rest: str, names: Collection[str], reads: Reads = MappingProxyType({})) -> Slip | None:
    """Return the command that an unknown word means; None if it is like none. rest: the text after it.

    >>> slip_of("mvoe", " 5", ("move", "play")).command
    'move 5'
    """
    found, rest = nearest(word.lower(), names), rest.strip()
    if found is None:
        return None
    argument, swapped = _argument(found, rest, reads), is_swap(word.lower(), found)  # a swap is hardly another bot's
    is_sure = swapped and bool(rest) and argument is not None
    return Slip(f"{found} {argument or ''}".rstrip(), is_sure, swapped or argument is not None)


def suggest(text: str, names: Collection[str], reads: Reads, *, is_direct: bool) -> Slip | None:
    """Return the command that a text after the prefix means. is_direct: the text is surely for this bot."""
    word, _, rest = text.partition(" ")
    found = slip_of(word, rest, names, reads)
    square = square_text(text) if is_direct and found is None else None
    return Slip(f"move {square}") if square else found


def _argument(command: str, rest: str, reads: Reads) -> str | None:
    """Return the words after a command as it knows them; None if it does not take them."""
    with contextlib.suppress(Refusal):
        match command:
            case "move" if rest:
                return square_text(rest)
            case _ if command in ("play", *PLAYS):
                words = TypedWords.read(rest)
                words.game()
                return words.text()
            case _ if rest and command in reads:
                reads[command](rest)
                return rest.lower()
            case "replay" | "unwatch" if found := NUMBER.fullmatch(rest):
                return str(int(found[1]))
    return None if rest else ""
