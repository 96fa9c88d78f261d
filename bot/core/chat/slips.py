"""Guess which known word a mistyped one means, and what a typed command was probably meant to be."""

import contextlib
import re
from collections.abc import Callable, Collection
from difflib import SequenceMatcher
from typing import NamedTuple

from bot.core.chat.options import MENTION
from bot.core.chat.request import Request
from bot.core.game import Refusal

MAX_WORDS = 30  # that are compared with what was perhaps meant
MIN_LENGTH = 4  # of a word that can be mistyped, in letters
MIN_LIKENESS = 0.8  # between two words, by difflib's ratio, unless two letters have only changed places
PLAIN = re.compile("[a-z]{2,20}")  # a typed word that may be shown: it holds no markup, no mention and no link
# Vowels, and neighbours on a keyboard.
MISTAKEN = ("aeiouy", *map("".join, zip("qwertyuioasdfghjkzxcvbn", "wertyuiopsdfghjklxcvbnm", strict=True)))


class Slip(NamedTuple):
    """A mistyped command, as the member should have typed it, in words that the bot knows.

    is_sure: whether the words alone show that it was meant. is_likely: whether a member who plays here meant it.
    """

    command: str
    is_sure: bool = False
    is_likely: bool = True


def meant(text: str, request: Request) -> tuple[str, str]:
    """Return a command as its asker would type it, to stand between backticks, and as a button does it.

    Of mentions only that of the member in the request stays; between backticks it is no mention.
    """
    user = request.mentioned
    kept = [word for word in text.split() if not MENTION.fullmatch(word) or (user and word == f"<@{user.id}>")]
    shown = [f"@{user.name.replace('`', '')}" if user and word.startswith("<") else word for word in kept]
    return request.prefix + " ".join(shown), " ".join(kept)


def nearest(word: str, names: Collection[str]) -> str | None:
    """Return the name most like a word; None if none is.

    >>> nearest("hrad", ["easy", "hard"]), nearest("plai", ["play", "help"]), nearest("mode", ["move"])
    ('hard', 'play', None)
    """
    found = [name for name in names if is_swap(word, name)] or [name for name in names if _is_near(word, name)]
    return max(found, key=lambda name: SequenceMatcher(None, word, name).ratio(), default=None)


def is_swap(word: str, name: str) -> bool:
    swapped = (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1))
    return len(word) == len(name) >= MIN_LENGTH and name in swapped


def better(refusal: Refusal, request: Request, known: Collection[str], read: Callable[[str], object]) -> Refusal:
    """Return why typed words are refused: by an unknown one, if others that `read` takes were probably meant."""
    with contextlib.suppress(Refusal):
        read(request.words)
        return refusal  # every word is understood: it is refused for another reason
    words = request.words.lower().replace("<@!", "<@").split()
    if len(words) > MAX_WORDS:
        return refusal
    odd = [word for word in words if word not in known and not re.search("[0-9]", word)]
    text = " ".join(nearest(word, known) or word if word in odd else word for word in words)
    with contextlib.suppress(Refusal):
        read(text)
        if odd and PLAIN.fullmatch(odd[0]):
            command, does = meant(f"{request.command} {text}", request)
            return Refusal("unknown-word", word=odd[0], command=command, does=does)
    return refusal


def _is_near(word: str, name: str) -> bool:
    """Whether a letter is wrong, missing or extra. The first must be right: `design` is no `resign`."""
    if min(len(word), len(name)) < MIN_LENGTH or abs(len(word) - len(name)) > 1 or word[0] != name[0]:
        return False
    wrong = [{one, other} for one, other in zip(word, name, strict=False) if one != other]
    is_mistaken = len(word) == len(name) and len(wrong) == 1 and any(wrong[0] <= set(each) for each in MISTAKEN)
    return is_mistaken or SequenceMatcher(None, word, name).ratio() >= MIN_LIKENESS
