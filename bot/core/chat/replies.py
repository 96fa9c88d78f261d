"""Replies and refusals, rendered in the reader's language, with buttons that do what they say."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, NamedTuple, Self

from bot.core.chat.page import Page, Rows, Style, labelled
from bot.core.chat.players import name
from bot.core.chat.press import do_button
from bot.core.chat.request import Audience, Request
from bot.core.chat.variants import listed, pages_of
from bot.core.game import CROWD, Bot, Challenge, Game, Look, Refusal, User
from bot.core.game.refusals import NoSuchPosition
from bot.engine import STANDARD, Board
from bot.words import Words

AS_TEXT = {"game_id", "until", "channel"}  # numbers that are ids or times: shown without separators between thousands
PLAY, SHOW = {"button-play": "play"}, {"button-show": "board"}
OF_REFUSALS = {  # by the name of a refusal: the label of each button, and the command that it runs
    **dict.fromkeys(("no-game", "time-ran-out", "opponent-forgotten", "opponent-is-you", "opponent-is-a-bot"), PLAY),
    **{"nobody-else-here": PLAY, "rematch-running": SHOW, "unknown-in-game": SHOW},
    "no-opponent": {"button-anyone": "play anyone"},
    "no-challenges": {"button-play-me": "play", "button-anyone": "play anyone"},
}
MAX_ADDRESS = 100  # characters that Discord takes in a `custom_id`


@dataclass(frozen=True, kw_only=True)
class AnyReply:
    """The answer to a request, and how it is sent.

    game: whose look the page takes; look: its own. is_private: a message of its own that the asker alone reads, also
    after a press. is_aside: a sentence that they alone read. as_new: a new message, even after a press.
    locale: the language, if it isn't the request's: one that has just been chosen. sent: called with the id of its
    message, None if that can't be edited later.
    """

    game: Game | Challenge | None = None
    look: Look | None = None
    is_private: bool = False
    is_aside: bool = False
    as_new: bool = False
    locale: str = ""
    sent: Callable[[int | None], Awaitable[None]] | None = None

    def render(self, say: Words) -> Page:
        """Draw the page by the sentences of those who read it."""
        page, look = self.render_page(say), self.game.look if self.game else self.look
        return page.in_look(look, say) if look else page

    def to_asker(self, request: Request) -> Self:
        """Return it for the asker alone: in the message of the button if only they read that, else in a new one."""
        return replace(self, is_private=request.audience is not Audience.ASKER)

    def render_page(self, say: Words) -> Page:
        raise NotImplementedError


@dataclass(frozen=True)
class Reply(AnyReply):
    """A page."""

    page: Callable[[Words], Page]

    def render_page(self, say: Words) -> Page:
        return self.page(say)


class CommandButton(NamedTuple):
    """A button below a sentence, which runs a command. label: the name of a message, with its data.

    does: the command, as it is typed. asker_id, instead_of: as `do_button` has them.
    """

    label: str
    does: str
    data: Mapping[str, str] = MappingProxyType({})
    asker_id: int = 0
    instead_of: int = 0

    @property
    def address(self) -> str:
        command, _, words = self.does.partition(" ")
        return do_button(command, words, self.asker_id, self.instead_of)


@dataclass(frozen=True)
class Said(AnyReply):
    """A sentence: the name of its message, the arguments, and the buttons below it."""

    message: str
    data: Mapping[str, str | int | User] = field(default_factory=dict)
    buttons: tuple[CommandButton, ...] = ()
    is_aside: bool = field(default=True, kw_only=True)

    def render_page(self, say: Words) -> Page:
        facts = {each: name(it, say) if isinstance(it, User) else it for each, it in self.data.items()}
        return with_buttons(say(self.message, **facts), self.buttons, say)


def refused(refusal: Refusal, request: Request) -> Page:
    """Return what a refusal says to the asker, with buttons for what can be done about it."""
    say = request.say_privately
    return with_buttons(sentence(refusal, say), buttons_for(refusal, request.user.id), say)


def with_buttons(sentence: str, buttons: tuple[CommandButton, ...], say: Words) -> Page:
    """Return a sentence with its buttons, the first of them blue."""
    rows = Rows()
    kept = [each for each in buttons if len(each.address) <= MAX_ADDRESS]
    for at, each in enumerate(kept):
        rows.add(each.address, labelled(each.label, say, **each.data), Style.secondary if at else Style.primary)
    return Page(sentence, view=rows if kept else None)


def buttons_for(refusal: Refusal, asker_id: int) -> tuple[CommandButton, ...]:
    """Return what a refusal offers to do about it. What ends something is the asker's alone to press.

    The facts of a refused game hold `wanted`, the words that would start it, and its `opponent`.
    """
    facts = refusal.facts
    game = {"asker_id": asker_id, "instead_of": facts.get("game_id", 0)}
    instead = f"play {facts.get('wanted', '')}".strip()
    match refusal.message:
        case "unknown-word" if facts["does"].startswith("play "):
            return (CommandButton("button-do", facts["does"], {"command": facts["command"]}),)
        case "already-playing" if facts["is_asker"]:
            show = CommandButton("button-show", "board", asker_id=asker_id)
            return (show, CommandButton("button-give-up-and-start", instead, **game)) if "wanted" in facts else (show,)
        case "already-challenged" | "still-open" if "wanted" in facts:
            opponent = facts.get("opponent")
            if isinstance(opponent, User):
                return (CommandButton("button-withdraw-and-challenge", instead, {"player": opponent.name}, **game),)
            return (CommandButton("button-withdraw-and-start", instead, **game),)
    return tuple(CommandButton(label, does) for label, does in OF_REFUSALS.get(refusal.message, {}).items())


def sentence(refusal: Refusal, say: Words) -> str:
    """Return what a refusal says, never with a typed word but a plain one. Errors: LookupError if it has no message."""
    if isinstance(refusal, NoSuchPosition):
        return say.sentences(say(refusal.code, **refusal.data), say(refusal.message))
    rules = refusal.facts.get("board", STANDARD).rules
    own = f"{rules}-{refusal.message}"  # a variant may say it in another way
    return say(own if say.has(own) else refusal.message, **_facts(refusal.facts, say))


def _facts(given: Mapping[str, Any], say: Words) -> dict[str, str | int]:
    facts: dict[str, str | int] = {}
    board = given.get("board", STANDARD)
    for fact, value in given.items():
        match value:
            case User() | Bot():
                facts[fact] = name(value, say)
            case Board():
                facts |= {"cells": value.cells, "last": value.square_name(value.cells - 1)}
            case tuple() if fact == "free":  # by wild rules each cell is two moves
                cells = sorted({move % board.cells for move in value})
                facts[fact] = say.all_of(listed([pages_of(board).square(board, cell) for cell in cells], say))
            case ():  # nobody else may: the bot plays against itself
                facts[fact] = say("the-bot")
            case tuple():
                names = (each if isinstance(each, str) else name(each, say) for each in value)
                facts[fact] = say("the-crowd") if value == (CROWD,) else say.any_of(names)
            case str() if fact in ("word", "command"):  # plain ones
                facts[fact] = value
            case int() if fact == "cell":
                facts[fact] = pages_of(board).square(board, value)
            case int():
                facts[fact] = str(value) if fact in AS_TEXT else value
    return facts


async def fail(_request: Request, /, error: Exception) -> Said:
    """Answer with a refusal or a fault that came before a command's own code."""
    raise error


async def say(_request: Request, /, message: str, buttons: tuple[CommandButton, ...] = (), **facts: str | int) -> Said:
    return Said(message, facts, buttons)
