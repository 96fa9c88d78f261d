"""Words: every message that is asked for is there, every message is used, and every language has them all.

A message's name is words with hyphens between, and a string that looks like one is taken for one; a name of one word
is seen where it is asked for. In an f-string * stands for what is put in, and STANDS_FOR tells what that can be.
Descriptions are named by what they describe (command-play, command-play-level, env-log-level).
"""

from __future__ import annotations

import ast
import functools
import importlib
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from shutil import copytree, rmtree

import pytest
from fluent.syntax import ast as ftl

from bot.core.chat.client import NEEDED
from bot.core.chat.commands import CommandSpec
from bot.core.chat.feature import Feature
from bot.core.chat.press import Act, Pager
from bot.core.game import Answer, First, How
from bot.engine import Level, Outcome, Rules
from bot.engine.remarks import RemarkKind
from bot.features import FEATURES
from bot.features.help.pages import FIELDS, ORDER
from bot.features.learn.course.questions import ENDS, RIGHT
from bot.features.learn.course.rules import LESSONS
from bot.features.permissions import EXTRA
from bot.features.preferences import CHOICES, GROUPS
from bot.features.settings.rules import GROUPS as FORMS
from bot.features.settings.rules import SETTINGS, UNITS
from bot.features.tournaments.rules import Decision, TournamentAct
from bot.settings import Settings
from bot.words import DEFAULT, LANGUAGES, LOCALES, MAX_ARGUMENT_LENGTH, PLAIN, Words, words
from tests.messages import OTHERS_FEW_QUICKLY, contents, files_of, homes, messages_in, messages_of
from tests.refused import raised
from tests.report import for_each
from tests.source import files, is_in, modules, nodes, read, text_of
from tests.test_house import PAIRS, feature_of

MESSAGE = re.compile(r"[a-z]+(?:-[a-z0-9*]+)+")
NO_MESSAGES = {"alpha-beta", "utf-8", "utf-8-sig", "knock-out", "round-robin"}
NO_MESSAGES |= {act.value for act in Act if "-" in act}
"""Strings that look like names: encodings, what is typed, and what buttons say in their addresses."""
STANDS_FOR: dict[str, set[str]] = {
    "cli-*": {"privacy", "terms", "analyse", "ratings", "backup", "restore"},
    "cli-*-file": {"backup", "restore"},
    "cli-*-force": {"backup", "restore"},
    "privacy-*": {"what", "why", "long", "yours", "host"},
    "permissions-*": {name.replace("_", "-") for name in (*NEEDED, *EXTRA)},
    "permissions-where-*": {"roles", "channel", "either"},
    "preferences-form-*": {*CHOICES},
    **{name: {*GROUPS} for name in ("preferences-title-*", "preferences-now-*")},
    "preferences-*-*": {f"{name}-{word}" for name, words in CHOICES.items() for word in words}
    - {f"language-{name}" for name in LANGUAGES},
    "pick-age-*": {"minutes", "hours", "days"},
    "button-*": {turn.value for turn in Pager} | {"review"},
    "challenge-*": {answer.value for answer in Answer} | {"first", "second"},
    "tournaments-done-*": {"join", "leave", "start", "fill"},
    "tournaments-button-*": {TournamentAct.END.value, TournamentAct.QUIT.value},
    "tournaments-match-*": {how.value for how in Decision} - {"rest"},
    "end-*": {how.value for how in How} - {"full_board"} | {"misere", "ultimate", "nobody"},
    "learn-course-*": {each.name for each in LESSONS},
    "learn-course-*-text": {each.name for each in LESSONS},
    "learn-course-*-code": {each.name for each in LESSONS} - {"play"},
    "learn-course-*-ask": {*RIGHT},
    "learn-course-*-*": {f"{name}-{verdict}" for name in RIGHT for verdict in ("right", "wrong")},
    "learn-course-choice-*": {*ENDS.values(), "open"},
    "learn-explain-*": {outcome.value for outcome in Outcome},
    "help-*": {*FIELDS},
    "help-*-text": {*FIELDS},
    "watch-history-*": {how.value for how in How} | {"nobody"},
    "watch-how-*": {how.value for how in How} - {"line", "full_board"} | {"nobody"},
    "choice-*": {
        *(*Level, *First, *Rules, "tree", "steps", "alpha-beta", "alpha-beta-steps", "knockout", "round-robin"),
        *("all", "month", "here", "everywhere", "at-once", "5-minutes", "15-minutes", "60-minutes"),
        *("default", "on", "off"),
        *(value for name in ("challenge", "idle") for value in SETTINGS[name].values),
    },
    "settings-*": {*FORMS},
    "settings-time-*": {*UNITS},
    "settings-name-*": {*SETTINGS},
    "settings-about-*": {
        *("rules", "threads", "idle", "language", "prefix", "look", "notices", "puzzle", "champion", "role", "zone")
    },
    "settings-*-*": {
        *("games-default", "language-default", "first-me", "first-them"),
        *("puzzle-default", "champion-default", "role-default"),
        *(f"{name}-{value}" for name in ("look", "notices") for value in SETTINGS[name].values),
    },
    "level-*": {level.value for level in Level},
    "bot-*": {level.value for level in Level},
    "log-*-not-up": {"database", "discord"},
    "log-*-still-not-up": {"database", "discord"},
    "log-*-up": {"database", "discord"},
    **dict.fromkeys(("variant-*", "rules-*"), {*Rules} - {Rules.STANDARD}),
    "metric-*": {
        *("about", "requests", "refusals", "moves", "games begun", "games ended", "games open", "engine seconds"),
        *("transaction seconds", "database failures", "rest requests", "rest seconds", "rest refused", "ready", "up"),
        *("answer seconds", "loop lag seconds", "answers under way", "guilds"),
        "gateway latency seconds",
    },
    "remark-*": {kind.value for kind in RemarkKind} - {"wins", "fills", "unclear"},  # of which nothing is said
    "setting-file-*": {"missing", "encoding", "unreadable"},
    "learn-squares-*": {outcome.value for outcome in Outcome},
    "topic-*": set(ORDER),
    "topic-*-text": set(ORDER),
    "topic-*-*": {"play-crowd", "ending-moderator", "settings-permissions"},
}


@functools.cache
def strings(source: str) -> set[str]:
    """Return every string but docstrings, with * for what is put into an f-string."""
    left_out = {id(part) for node in nodes(source) if isinstance(node, ast.JoinedStr) for part in node.values}
    left_out |= {id(node.value) for node in nodes(source) if isinstance(node, ast.Expr)}
    return {text for node in nodes(source) if id(node) not in left_out and (text := text_of(node, value="*"))}


@functools.cache
def commands(package: str = "bot") -> set[str]:
    """Return the messages that describe the commands of a package and their options, and that its menus are called."""
    for _, name in modules():
        if name.endswith(".commands") or name.removeprefix("bot.features.") in FEATURES:
            importlib.import_module(name)
    found, features = set[str](), [each for each in Feature.__subclasses__() if is_in(each.__module__, package)]
    for command in (command for feature in features for command in feature.__cog_commands__):
        if slash := getattr(command, "app_command", None):
            name = f"command-{command.qualified_name.replace(' ', '-')}"
            found |= {name, *(f"{name}-{option.name}" for option in getattr(slash, "parameters", ()))}
        if menu := CommandSpec.of(command).menu:
            found.add(f"menu-{menu.name or command.name}")
    return found


def settings() -> set[str]:
    """Return the messages that tell what each setting is for."""
    return {"env-discord-token-file"} | {f"env-{each.name.replace('_', '-')}" for each in fields(Settings)}


def calls(source: str) -> Iterator[tuple[str, set[str] | None]]:
    """Yield each message that is asked for by its name, `say("name", a=1)` or `words()("name", a=1)`, with arguments.

    None if they are passed as `**facts`, or later, as `Said("name")` does: only running it tells.
    """
    for node in nodes(source):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        asked, first = node.func.func if isinstance(node.func, ast.Call) else node.func, node.args[0]
        asked_by = getattr(asked, "attr", getattr(asked, "id", ""))
        if asked_by == "_tell" and len(node.args) > 1:  # of hosting/check.py: a sign stands before the name
            first = node.args[1]
        if asked_by in ("say", "say_privately", "say_to_all", "words", "_tell", "Said"):
            is_later = getattr(asked, "id", "") == "Said" or any(each.arg is None for each in node.keywords)
            given = None if is_later else {str(each.arg) for each in node.keywords}
            branches = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            names = [text_of(each, value="*") for each in branches]
            yield from ((name, given) for name in names if name and "*" not in name)


@functools.cache
def named(path: Path) -> set[str]:
    """Return the messages that a file names."""
    source = read(path)
    found = {name for name in strings(source) if MESSAGE.fullmatch(name)} | {name for name, _ in calls(source)}
    for pattern in [name for name in found if "*" in name and not name.startswith(("command-", "menu-"))]:
        found |= {re.sub(r"\*(-\*)?", re.sub("[ _]", "-", value), pattern) for value in STANDS_FOR[pattern]}
    return {name for name in found if "*" not in name and not name.startswith("ttt-")} - NO_MESSAGES


def of_variants() -> set[str]:
    """Return what refusals would be called that a variant says in its own words, as `replies.sentence` looks for."""
    return {f"{rules}-{refusal}" for rules in Rules for refusal in raised()}


def with_parts(names: set[str]) -> set[str]:
    """Return those messages that there are, and those that they are made of."""
    there = messages_of(DEFAULT)
    found = names & there.keys()
    while parts := {part for name in found for part in contents(there[name]).parts} - found:
        found |= parts
    return found


def test_every_message_is_used() -> None:
    used = commands() | raised() | settings() | of_variants() | set().union(*map(named, files()))
    assert messages_of(DEFAULT).keys() - with_parts(used) == set()
    patterns = {name for path in files() for name in strings(read(path)) if "*" in name and MESSAGE.fullmatch(name)}
    assert STANDS_FOR.keys() == {name for name in patterns if not name.startswith(("command-", "menu-"))}


@for_each(lambda: files_of(DEFAULT).values())
def test_a_part_of_a_message_stands_in_the_same_file(found: dict[str, ftl.Message]) -> None:
    assert {part for each in found.values() for part in contents(each).parts} <= found.keys()


@for_each(files())
def test_every_message_that_code_names_is_there(path: Path) -> None:
    there = messages_of(DEFAULT)
    assert named(path) - there.keys() == set()
    asked = [(name, given) for name, given in calls(read(path)) if given is not None]
    assert [(name, given) for name, given in asked if not contents(there[name]).variables <= given] == []


def test_every_refusal_command_option_and_setting_has_a_message() -> None:
    assert {"declined", "time-ran-out", "watch-too-many-boards", "not-yours"} <= raised()
    assert raised() | commands() | settings() <= messages_of(DEFAULT).keys()


@pytest.mark.parametrize("language", [DEFAULT, *OTHERS_FEW_QUICKLY])
def test_each_message_of_a_file_is_found_in_it_as_it_is_written(language: str) -> None:
    say, written = Words(language), messages_of(language)
    found = messages_in("".join(say._sources.values()))
    assert found.keys() == written.keys()
    for name, message in written.items():
        assert found[name].equals(message, ["comment"])
        if PLAIN.fullmatch(say._sources[name]):
            assert say(name) == "".join(contents(message).texts)
    assert "_bundle" not in vars(say), "a line of text is not parsed, which would keep much memory"


def test_the_nearest_language_is_taken() -> None:
    assert words("en-US")("button-place", mark="X") == words("en")("button-place", mark="X") == "Place X"
    for locale in ("xx", "xx-YY", "", "..", "-", "en-"):
        assert words(locale)("button-place", mark="X") == "Place X"


def test_a_message_or_an_argument_that_is_missing_is_told() -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        words()("no-such-message")
    with pytest.raises(LookupError, match="button-place"):
        words()("button-place")
    assert not words().has("no-such-message")


def test_lists_and_plurals_follow_the_language() -> None:
    say = words()
    assert [say.any_of(each) for each in ([], ["1"], ["1", "3"], ["1", "3", "7"])] == ["", "1", "1 or 3", "1, 3 or 7"]
    assert say.all_of(["1", "3", "7"]) == "1, 3 and 7"
    facts = {"outcome": "unchanged", "known": "3", "refused": "none", "invite": "x"}
    ready = [say("log-ready", **facts, servers=number) for number in (1, 2, 1500)]
    assert [line.partition(".")[0] for line in ready[:2]] == ["Ready in one server", "Ready in 2 servers"]
    assert ready[2].startswith("Ready in 1,500 servers")


def test_no_message_calls_anything_invalid() -> None:
    text = "".join(read(file) for file in (LOCALES / DEFAULT).glob("*.ftl"))
    assert "invalid" not in text.lower()


def test_no_question_reads_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copytree(LOCALES / DEFAULT, tmp_path / DEFAULT)
    monkeypatch.setattr("bot.words.LOCALES", tmp_path)
    say = Words(DEFAULT)
    rmtree(tmp_path / DEFAULT)
    assert say("no-game") == "You're not playing here right now. Use /play to start a game."
    of_text = {name: contents(each) for name, each in messages_of(DEFAULT).items()}
    assert all(say(name) for name, made_of in of_text.items() if not made_of.variables | made_of.parts)


def test_a_sentence_without_arguments_is_made_once() -> None:
    assert words()("no-game") is words()("no-game")


@for_each(
    [
        ("es", "any_of", ["7", "8"], "7 u 8"),
        ("es", "any_of", ["1", "9", "11"], "1, 9 u 11"),
        ("es", "any_of", ["8", "9"], "8 o 9"),
        ("es", "any_of", ["8", "1100"], "8 o 1100"),
        ("es", "any_of", ["Bob o 8", "Ada"], "Bob o 8 o Ada"),
        ("es", "any_of", ["Ada", "Óscar"], "Ada u Óscar"),
        ("es", "all_of", ["Ada", "Hilda", "Inés"], "Ada, Hilda e Inés"),
        ("es", "all_of", ["Ada", "Hielo"], "Ada y Hielo"),
        ("th", "all_of", ["7", "8"], "7 และ 8"),
        ("th", "all_of", ["7", "8", "9"], "7 8 และ 9"),
        ("th", "any_of", ["7", "8"], "7 หรือ 8"),
        ("zh-CN", "any_of", ["7", "8", "9"], "7、8 或 9"),
        ("zh-TW", "all_of", ["Ada", "Bob"], "Ada 和 Bob"),
        ("zh-CN", "all_of", ["文字", "表情"], "文字和表情"),
        ("ja", "any_of", ["7", "8"], "7または8"),
        ("it", "any_of", ["7", "8"], "7 o 8"),
        ("es", "all_of", ["8"], "8"),
        ("es", "any_of", [], ""),
    ]
)
def test_a_list_ends_as_its_language_wants_it_before_the_last(
    language: str, join: str, items: list[str], said: str
) -> None:
    assert getattr(words(language), join)(items) == said


@for_each(LANGUAGES)
def test_sentences_have_a_blank_between_them_where_the_language_has_one(language: str) -> None:
    blank = "" if language in ("ja", "zh-CN", "zh-TW") else " "
    assert words(language).sentences("A.", "", "B.", "C.") == f"A.{blank}B.{blank}C."


def test_a_feature_may_bring_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / DEFAULT).mkdir()
    (tmp_path / DEFAULT / "chess.ftl").write_text("chess-opening = { $name }, as ever\n", encoding="utf-8")
    monkeypatch.setattr("bot.words.LOCALES", tmp_path)
    assert Words(DEFAULT)("chess-opening", name="Réti") == "Réti, as ever"
    assert not Words(DEFAULT).has("no-game")


def test_an_argument_that_no_message_could_hold_is_cut() -> None:
    assert words()("button-place", mark="X" * 5000) == "Place " + "X" * MAX_ARGUMENT_LENGTH


def feature_of_message(name: str) -> str:
    """Return the feature that a message belongs to, or the core's file that it stands in."""
    return homes()[name].removesuffix("_cli")


def topics(feature: str) -> set[str]:
    """Return the messages about the topics of help that a feature declares."""
    found = [node for path in files(f"bot/features/{feature}") for node in nodes(read(path))]
    assigned = [node for node in found if isinstance(node, ast.Assign)]
    given = [each.value for each in assigned if ast.unparse(each.targets[0]) in ("topics", "self.topics")]
    words = [pair for each in given if isinstance(each, ast.Dict) for pair in ast.literal_eval(each).items()]
    return {
        f"topic-{name}{end}" for name, more in words for end in ("", "-text", *(f"-{word}" for word in more.split()))
    }


def strangers(used: set[str], feature: str) -> set[str]:
    """Return the messages of features that a feature may not use; "" for the core.

    Commands and topics are found by their names, whoever asks for them.
    """
    siblings = {theirs for ours, theirs in PAIRS if ours == feature}
    others = set(FEATURES) - siblings - {feature}
    foreign = {name for name in used & homes().keys() if feature_of_message(name) in others}
    return {name for name in foreign if not name.startswith(("command-", "topic-"))}


@for_each(FEATURES)
def test_messages_of_a_feature_begin_with_its_name(feature: str) -> None:
    """But for its commands and topics of help: the core looks for those by their own names."""
    own = {name for name in homes() if feature_of_message(name) == feature}
    by_name = commands(f"bot.features.{feature}") | topics(feature)
    assert own
    assert {name for name in own - by_name if not name.startswith(f"{feature}-")} == set()


@for_each(modules())
def test_a_feature_uses_messages_of_its_own_of_the_core_and_of_features_it_may_import(path: Path, module: str) -> None:
    assert strangers(named(path), feature_of(module)) == set()


def test_a_message_of_another_feature_is_found() -> None:
    assert strangers({"puzzles-title", "versus", "ratings-games", "topic-puzzles"}, "stats") == {"puzzles-title"}
    assert strangers({"puzzles-title", "versus"}, "puzzles") == set()
    assert strangers({"ratings-games"}, "") == {"ratings-games"}
