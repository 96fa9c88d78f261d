"""The privacy policy and the terms: filled from the settings, true of what the tables hold, and the same at the top."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cli import DOCUMENTS, OK, POLICIES, main, policy
from bot.core.store.tables import METADATA
from bot.settings import Settings
from bot.words import words
from tests.source import ROOT

HOST = Settings(host_name="Ada's bots", host_contact="ada@example.org", retention_days=90, server_retention_days=1)
GAMES, OUTCOME = "of each game: the server", "what comes of games: ratings, statistics, tournaments, votes"
KEPT = {
    "games": GAMES,
    "seats": GAMES,
    "watches": "who follows or shows which game where",
    "notes": None,  # the bot's own: what Discord knows of its commands, and a secret
    "preferences": "what you set with `/preferences`",
    "blocks": "what you set with `/preferences`",
    "server_settings": "what its managers have set there",
    "notices": "which message told you that it was your turn",
    "leases": None,  # which process has which work
    "claims": "which requests have been answered",
    "servers": "which servers the bot is in",
    **dict.fromkeys(("players", "ratings", "rated_games", "standings", "votes"), OUTCOME),
    **dict.fromkeys(("tournaments", "entrants", "pairings", "pairing_games"), OUTCOME),
    **dict.fromkeys(("puzzles", "solvers", "daily_answers", "puzzle_shares"), "answers to puzzles"),
    "names": "what you are called in the servers where you have played",
    "learners": "how far you are in the course",
    "champions": "which member has the role of the month's champion",
    "command_rules": "what a server's managers set for commands under *Integrations*",
    "threads": "which threads games were played in",
    "given_roles": "until Discord has taken it from them",
    "forget_wishes": "that you want to be forgotten, until you are",
    "puzzle_channels": "which servers have the puzzle of the day",
}
"""What the policy says of each table."""


def test_the_policy_tells_of_every_table() -> None:
    text = policy("privacy", Settings())
    assert KEPT.keys() == METADATA.tables.keys()
    assert [said for said in KEPT.values() if said is not None and said not in text] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_the_host_has_set_is_filled_in(name: str) -> None:
    text = policy(name, HOST)
    assert "run by Ada's bots" in text
    assert "ada@example.org" in text
    assert "$" not in text
    assert "[your name" not in text
    assert max(map(len, text.replace("Ada's bots", "").splitlines())) < 250


def test_how_long_things_are_kept_is_as_the_settings_have_it() -> None:
    kept, other = policy("privacy", HOST), policy("privacy", Settings())
    assert "- Games that have ended are deleted after 90 days" in kept
    assert "deleted 1 day after the bot has left it" in kept
    assert "- Games that have ended are kept; /forget takes your name and id out of them." in other
    assert "deleted 30 days after the bot has left it" in other


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_documents_at_the_top_are_what_the_command_prints_without_settings(name: str) -> None:
    shown = (ROOT / f"{name.upper()}.md").read_text(encoding="utf-8")
    assert shown == policy(name, Settings()), f"run: python -m bot {name} > {name.upper()}.md"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_command_that_they_name_is_there(name: str) -> None:
    named = set(re.findall(r"`/([a-z]+)", policy(name, HOST)))
    assert named >= {"forget", "export"}
    assert [command for command in named if not words().has(f"command-{command}")] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_command_line_prints_them_without_a_token(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for variable in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOST_NAME", "Ada")
    assert main([name]) == OK
    assert capsys.readouterr().out == policy(name, Settings(host_name="Ada"))


def test_no_template_is_left_over() -> None:
    assert sorted(path.stem.lower() for path in POLICIES.iterdir()) == sorted(DOCUMENTS)
