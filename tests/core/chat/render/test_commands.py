"""What Discord's picker says of commands, and the sentences that commands answer with."""

from __future__ import annotations

import re

import pytest

from bot.words import LOCALES
from tests.core.chat.render.examples import SAY

COMMANDS = {
    "play": ("opponent", "level", "first", "board", "rules", "open", "crowd"),
    "move": ("square",),
    "board": (),
    "resign": (),
    "draw": (),
    "help": ("topic",),
    "about": (),
    "games": (),
    "watch": ("game", "x", "o", "board"),
    "unwatch": ("game",),
    "replay": ("game",),
    "history": ("member",),
    "hint": (),
    "explain": ("what", "form", "scores", "turn", "maximiser"),
    "learn": ("lesson",),
    "stats": ("member", "against"),
    "leaderboard": ("board", "rules", "period", "where"),
    "puzzle": ("today", "practice", "here", "stop"),
    "puzzle-here": ("hour",),
    "end": ("game", "member"),
    "permissions": (),
    "preferences": (
        *("language", "look", "remarks", "notices", "after", "leaderboards", "challenges", "block", "unblock"),
    ),
    "settings": (
        *("language", "prefix", "level", "board", "rules", "first", "challenge", "idle", "games", "look", "notices"),
        *("threads", "puzzle", "hour", "champion", "role", "stop"),
    ),
    "privacy": (),
    "forget": (),
    "export": (),
    "tournament": ("create", "join", "leave", "start", "fill", "cancel", "show"),
    "tournament-create": ("form", "board", "hours"),
}
PICKER = sorted(
    {f"command-{name}" for name in COMMANDS} | {f"command-{n}-{o}" for n, os in COMMANDS.items() for o in os}
)
ANSWERS = ("restarting", "store-away", "old-button", "commands-changed", "unknown-command")


@pytest.mark.parametrize("message", PICKER)
def test_descriptions_fit_discords_picker(message: str) -> None:
    assert 1 <= len(SAY(message)) <= 100
    assert not SAY(message).endswith(".")


def test_no_description_is_left_over() -> None:
    text = "".join(file.read_text("utf-8") for file in (LOCALES / "en").glob("*.ftl"))
    assert set(re.findall(r"(?m)^(command-[a-z-]+) =", text)) == set(PICKER)


@pytest.mark.parametrize("message", ANSWERS)
def test_answers_say_what_is_so_and_what_to_do(message: str) -> None:
    said = SAY(message)
    assert said.endswith(".")
    assert "!" not in said
    assert len(re.findall(r"[.](?: |$)", said)) == 2


def test_answers_take_their_facts() -> None:
    assert SAY("broken", reference="BEEF").endswith("reference BEEF.")
    assert "<#12>" in SAY("may-not-speak", channel="12")
    assert "tictactoe-bot 1.2.3." in SAY("help-about", version="1.2.3")
    assert SAY("menu-challenge") == "Challenge to tic-tac-toe"
