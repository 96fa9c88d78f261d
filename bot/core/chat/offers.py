"""Offers: the buttons below a sentence that do what it says."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.core.chat.address import DoButton
from bot.core.chat.page import Page, Rows, Style, labelled
from bot.core.game import Refusal
from bot.core.game.people import User
from bot.words import Words

PLAY, BOARD, ANYONE = DoButton("play"), DoButton("board"), DoButton("play", "anyone")
OF_REFUSALS = {  # by the name of a refusal: each button's label and what it does
    **dict.fromkeys(("no-game", "time-ran-out", "opponent-forgotten"), (("button-play", PLAY),)),
    **dict.fromkeys(("opponent-is-you", "opponent-is-a-bot", "nobody-else-here"), (("button-play", PLAY),)),
    "rematch-running": (("button-show", BOARD),),
    "no-opponent": (("button-anyone", ANYONE),),
    "no-challenges": (("button-play-me", PLAY), ("button-anyone", ANYONE)),
}
MAX_ADDRESS = 100  # characters that Discord takes in a `custom_id`


class Offer(NamedTuple):
    """A button below a sentence. label: the name of a message, with its data."""

    label: str
    address: DoButton
    data: Mapping[str, str] = MappingProxyType({})


def with_offers(sentence: str, offers: tuple[Offer, ...], say: Words) -> Page:
    """Return a sentence with its buttons, the first of them blue."""
    rows = Rows()
    kept = [each for each in offers if len(each.address.text()) <= MAX_ADDRESS]
    for at, each in enumerate(kept):
        rows.add(each.address, labelled(each.label, say, **each.data), Style.secondary if at else Style.primary)
    return Page(sentence, view=rows if kept else None)


def offers_of(refusal: Refusal, asker_id: int) -> tuple[Offer, ...]:
    """Return what a refusal offers to do about it. What ends something is the asker's alone to press.

    The facts of a refused game hold `wanted`, the words that would start it, and its `opponent`.
    """
    facts = refusal.facts
    instead = DoButton("play", facts.get("wanted", ""), asker_id, facts.get("game_id", 0))
    match refusal.message:
        case "unknown-word" if facts["does"].startswith("play "):
            return (Offer("button-do", DoButton(*facts["does"].split(" ", 1)), {"command": facts["command"]}),)
        case "already-playing" if facts["is_asker"]:
            show = Offer("button-show", BOARD._replace(asker_id=asker_id))
            return (show, Offer("button-give-up-and-start", instead)) if "wanted" in facts else (show,)
        case "already-challenged" | "still-open" if "wanted" in facts:
            opponent = facts.get("opponent")
            if isinstance(opponent, User):
                return (Offer("button-withdraw-and-challenge", instead, {"player": opponent.name}),)
            return (Offer("button-withdraw-and-start", instead),)
    return tuple(Offer(label, address) for label, address in OF_REFUSALS.get(refusal.message, ()))
