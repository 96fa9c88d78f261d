"""Guess what a mistyped word or command was meant to be. Most are left alone: other bots may have the same prefix."""

import contextlib
import re
from collections.abc import Callable, Collection, Mapping
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from bot.core.chat.game_options import PLAYS, PlayOptions
from bot.core.chat.options import MENTION, NUMBER
from bot.core.chat.request import Request, Via
from bot.core.game import Refusal, square_text
from bot.core.game.writing import AROUND, folded

MAX_WORDS = 30  # that are compared with what was perhaps meant
MIN_LENGTH = 4  # of a word that can be mistyped, in letters
MIN_LIKENESS = 0.8  # between two words, by difflib's ratio, unless two letters have only changed places
PLAIN = re.compile("[a-z]{2,20}")  # a typed word that may be shown: it holds no markup, no mention and no link
NAMED = re.compile(r"(?<=\w:)(?=[^\W\d])")  # between an option's name and its value, as in level:hard
ODD = re.compile(r"[^\W\dxo_]")  # a letter that is no mark
# Vowels, and neighbours on a keyboard.
MISTAKEN = ("aeiouy", *map("".join, zip("qwertyuioasdfghjkzxcvbn", "wertyuiopsdfghjklxcvbnm", strict=True)))
CLEAR = {"no-such-square", "which-member", "position-two-readings"}  # refusals of what can be this bot's alone


class LeftAlone(Exception):
    """A command is probably another bot's, and gets no answer."""


class Suggestion(NamedTuple):
    """A mistyped command, in words that the bot knows. is_sure: whether the words alone show that it was meant."""

    command: str
    is_sure: bool = False


def suggestion_for(text: str, names: Collection[str], reads: Mapping[str, Callable[[str], Any]]) -> Suggestion | None:
    """Return the command that a text after the prefix means; None if it is like none.

    reads: by command, a function that reads the words after it and refuses unknown ones.

    >>> suggestion_for("mvoe 5", ("move", "play"), {}), suggestion_for("center", ("move", "play"), {})
    (Suggestion(command='move 5', is_sure=True), Suggestion(command='move center', is_sure=False))
    """
    word, rest = text.partition(" ")[0].lower(), text.partition(" ")[2].strip()
    if (found := nearest(word, names)) is None:
        return Suggestion(f"move {square}") if (square := square_text(text)) else None
    argument = _argument(found, rest, reads)
    is_sure = is_transposition(word, found) and bool(rest) and argument is not None  # a swap is hardly another bot's
    return Suggestion(f"{found} {argument or ''}".rstrip(), is_sure)


def meant(text: str, request: Request) -> tuple[str, str]:
    """Return a command as its asker would type it, to stand between backticks, and as a button does it.

    Of mentions only that of the member in the request stays; between backticks it is no mention.
    """
    user = next((each.user for each in request.mentioned if not each.is_me), None)
    kept = [word for word in text.split() if not MENTION.fullmatch(word) or (user and word == f"<@{user.id}>")]
    shown = [f"@{user.name.replace('`', '')}" if user and word.startswith("<") else word for word in kept]
    return request.prefix + " ".join(shown), " ".join(kept)


def nearest(word: str, names: Collection[str]) -> str | None:
    """Return the name most like a word; None if none is.

    >>> nearest("hrad", ["easy", "hard"]), nearest("plai", ["play", "help"]), nearest("mode", ["move"])
    ('hard', 'play', None)
    """
    found = [name for name in names if is_transposition(word, name)] or [name for name in names if _is_near(word, name)]
    return max(found, key=lambda name: SequenceMatcher(None, word, name).ratio(), default=None)


def is_for_others(request: Request, known: Mapping[str, Collection[str] | None]) -> bool:
    """Return whether a typed command is probably another bot's, which may have the prefix.

    It has words, but none that this bot knows or nearly knows. known: by command, unless its words may be names. Never
    after a mention or in direct messages.
    """
    is_ours = request.via is not Via.TYPED or request.place.guild_id is None or request.prefix.startswith("@")
    words = known.get(request.command)
    return not is_ours and words is not None and bool(request.arguments) and not knows(request.arguments, words)


def knows(text: str, known: Collection[str]) -> bool:
    """Return whether any word is one of these or nearly so, or mostly marks and digits, as a board; or has an @.

    >>> knows("never gonna", ["easy"]), knows("`hrad`", ["hard"]), knows("@ann", []), knows("level:easy", ["easy"])
    (False, True, True, True)
    """
    typed = (each.strip(AROUND) for each in re.split(r"[\s,]+", folded(text))[:MAX_WORDS])
    words = [word for each in typed for word in (each, *each.split(":", 1)) if word]
    words = [word for word in words if not NUMBER.fullmatch(word)] or words  # songs have numbers, too
    is_marks = (word.startswith("@") or len(ODD.findall(word)) * 2 < len(word) for word in words)
    return not words or any(is_marks) or any(word in known or nearest(word, known) for word in words)


def is_transposition(word: str, name: str) -> bool:
    swapped = (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1))
    return len(word) == len(name) >= MIN_LENGTH and name in swapped


def corrected(refusal: Refusal, request: Request, known: Collection[str], read: Callable[[str], object]) -> Refusal:
    """Return why typed words are refused: by an unknown one, if others that `read` takes were probably meant."""
    with contextlib.suppress(Refusal):
        read(request.arguments)
        return refusal  # every word is understood: it is refused for another reason
    words = NAMED.sub(" ", folded(request.arguments).replace("<@!", "<@")).split()
    if len(words) > MAX_WORDS:
        return refusal
    odd = [word for word in words if word not in known and not re.search("[0-9]|:$", word)]
    text = " ".join(nearest(word, known) or word if word in odd else word for word in words).replace(": ", ":")
    with contextlib.suppress(Refusal):
        read(text)
        if odd and PLAIN.fullmatch(odd[0]):
            command, does = meant(f"{request.command} {text}", request)
            return Refusal("unknown-word", word=odd[0], command=command, does=does)
    return refusal


def _argument(command: str, rest: str, reads: Mapping[str, Callable[[str], object]]) -> str | None:
    """Return the words after a command as it knows them; None if it does not take them."""
    with contextlib.suppress(Refusal):
        match command:
            case "move" if rest:
                return square_text(rest)
            case _ if command in ("play", *PLAYS):
                options = PlayOptions.read(rest)
                return options.text(options.opponent if isinstance(options.opponent, int) else None)
            case "replay" | "unwatch" if found := NUMBER.fullmatch(rest):
                return str(int(found[1]))
            case _ if rest and command in reads:
                reads[command](rest)
                return rest.lower()
    return None if rest else ""


def _is_near(word: str, name: str) -> bool:
    """Whether a letter is wrong, missing or extra. The first must be right: `design` is no `resign`."""
    if min(len(word), len(name)) < MIN_LENGTH or abs(len(word) - len(name)) > 1 or word[0] != name[0]:
        return False
    wrong = [{one, other} for one, other in zip(word, name, strict=False) if one != other]
    is_mistaken = len(word) == len(name) and len(wrong) == 1 and any(wrong[0] <= set(each) for each in MISTAKEN)
    return is_mistaken or SequenceMatcher(None, word, name).ratio() >= MIN_LIKENESS
