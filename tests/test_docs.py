"""Documentation that runs: every example in bot/, and what README and the lock files say."""

from __future__ import annotations

import contextlib
import doctest
import functools
import importlib
import io
import itertools
import re
import sys
from dataclasses import fields
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot import cli
from bot.core import thinking
from bot.core.chat import answerer, client, fair_queue, own_emoji, traffic
from bot.core.play import services
from bot.core.store import connections, database, games, limits
from bot.features import integrations
from bot.features.watch import comments, service
from bot.settings import Settings
from tests.report import for_each
from tests.source import ROOT, modules, read

README, DOCS = ROOT / "README.md", ROOT / "docs"
HOSTING, GROWING, LIMITS_PAGE = DOCS / "hosting.md", DOCS / "growing.md", DOCS / "limits.md"
MAX_README_LINES = 100
SETTINGS = {setting.name.upper() for setting in fields(Settings)} | {"DISCORD_TOKEN_FILE"}
TEST_VARIABLES = {"TEST_DATABASE_URL", "TEST_BOT_ROOT", "SOAK_SCALE", "OTHER_PYTHON"}
ALL_PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
PAGES = for_each([(page,) for page in ALL_PAGES if page.name != "CHANGELOG.md"])


def with_examples() -> list[str]:
    """Every module of bot/ that has an example, but for what only Alembic runs, and without SimCord the demo."""
    left_out = ("bot.core.store.migrations", *(["bot.demo"] if find_spec("simcord") is None else []))
    return [name for path, name in modules() if not name.startswith(left_out) and ">>> " in read(path)]


@for_each(with_examples)
def test_every_example_gives_what_it_says(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def fenced(text: str, *languages: str) -> list[str]:
    """Return the lines of the fenced blocks in one of the languages, prompts and comments taken off."""
    lines, language = [], None
    for line in text.splitlines():
        fence = re.match(r"\s*```\s*(\w*)", line)
        if fence:
            language = None if language is not None else fence[1]
        elif language in languages:
            lines.append(re.sub(r"^\s*\$ ", "", line).split(" #")[0].strip())
    return lines


def commands(text: str) -> list[str]:
    """Return every command line that a text names: in its console and sh blocks, and `in backticks`."""
    outside = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    return [*fenced(text, "console", "sh", "bash", "shell"), *re.findall(r"`([^`\n]+)`", outside)]


def make_targets(text: str) -> set[str]:
    found = [re.match(r"make\s+((?:[a-z-]+\s*)+)", command) for command in commands(text)]
    return {target for match in found if match for target in match[1].split()}


def subcommands(text: str) -> set[tuple[str, frozenset[str]]]:
    """Return each `python -m bot NAME` (or `tictactoe-bot NAME`) with its --options; no name is ""."""
    found = set()
    for command in commands(text):
        match = re.search(
            r"(?:python3?\s+-m\s+bot|^(?:sudo )?tictactoe-bot)\b(?:\s+--env-file\s+\S+)?(?:\s+([a-z]+))?(.*)", command
        )
        if match:
            found.add((match[1] or "", frozenset(re.findall(r"(?<!\S)\[?(--[a-z][a-z-]*)", match[2]))))
    return found


def variables(text: str) -> set[str]:
    """Return the settings a text names: in a table's first column, in a block, or as `NAME=value`."""
    in_tables = re.findall(r"^\|\s*(`[A-Z][^|]*)\|", text, re.MULTILINE)
    names = {name for cell in in_tables for name in re.findall(r"`([A-Z][A-Z0-9_]{2,})`", cell)}
    for command in commands(text) + fenced(text, "ini", "dotenv", "env"):
        names |= set(re.findall(r"(?:^|\s|-e\s*)#?([A-Z]+(?:_[A-Z]+)+)=", command))
    return names


def test_what_the_bot_relies_on_names_a_file_and_a_source_each() -> None:
    text = (DOCS / "discord.md").read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in text.splitlines() if line.startswith("| ")][2:]
    assert len(text.splitlines()) <= 60
    assert len(rows) > 30
    for _, file, source in rows:
        assert (ROOT / file.strip("`")).is_file(), file
        assert re.search(r"https://(docs\.discord\.com/developers/|github\.com/)|undocumented", source), source
    issue = re.compile(r"discord-api-docs(?:/issues/|, issue )([0-9]+)")
    cited = {number for path, _ in modules() for number in issue.findall(path.read_text(encoding="utf-8"))}
    assert cited
    assert cited <= set(issue.findall(text)), "what the code cites is there, too"


def test_readme_is_short() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= MAX_README_LINES


@functools.cache
def help_of(subcommand: str) -> str | None:
    """Return the help of `python -m bot NAME`; None when there is no such subcommand."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out), pytest.raises(SystemExit) as end:
        cli.main([word for word in (subcommand, "--help") if word])
    return None if end.value.code else out.getvalue()


@PAGES
def test_every_make_target_that_a_page_names_exists(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = make_targets(page.read_text(encoding="utf-8"))
    assert {"demo", "test"} <= named or page != README
    assert named - targets == set()


def test_make_test_rest_runs_exactly_what_make_test_leaves_out() -> None:
    quick, rest, every = re.findall(r'-m "(.+)" ', (ROOT / "Makefile").read_text(encoding="utf-8"))
    for kinds in itertools.product((False, True), repeat=3):
        marks = dict(zip(("slow", "smoke", "postgresql"), kinds, strict=True))
        is_quick, is_rest, is_any = (eval(each, marks) for each in (quick, rest, every))  # noqa: S307
        assert is_rest == (marks["postgresql"] or not is_quick), kinds
        assert is_any, kinds


@PAGES
def test_every_subcommand_and_option_that_a_page_names_exists(page: Path) -> None:
    named = subcommands(page.read_text(encoding="utf-8"))
    assert named or page not in (README, HOSTING)
    assert help_of("nosuchthing") is None, "one that does not exist is seen"
    for subcommand, options in sorted(named, key=str):
        text = help_of(subcommand)
        assert text is not None, f"{page.name} names `python -m bot {subcommand}`"
        missing = [option for option in options if option not in text]
        assert missing == [], f"{page.name} names {missing} of `python -m bot {subcommand}`"


def test_what_a_host_types_names_no_release_and_leaves_no_token_to_others() -> None:
    """There may be no release yet; `git tag` lists those that there are."""
    typed = [*fenced(read(HOSTING), "console"), *fenced(read(GROWING), "console"), *read(README).splitlines()]
    assert [line for line in typed if re.search(r"--branch|\bv\d+\.\d+", line)] == []
    copies = [line for line in typed if "cp .env.example" in line]
    assert len(copies) > 1
    assert all("chmod 600 .env" in line for line in copies)


@PAGES
def test_every_setting_that_a_page_names_exists(page: Path) -> None:
    named = variables(page.read_text(encoding="utf-8"))
    assert "DISCORD_TOKEN" in named or page != HOSTING
    in_compose = set(re.findall(r"\$\{([A-Z_]+)", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert named - SETTINGS - TEST_VARIABLES - in_compose - {"COMPOSE_PROFILES"} == set()


@PAGES
def test_every_file_that_a_page_links_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text) + re.findall(r"<img src=\"([^\":]+)\"", text)
    assert links or page != README
    assert [link for link in links if not (page.parent / link).exists()] == []


@PAGES
def test_every_heading_that_a_page_links_exists(page: Path) -> None:
    for file, anchor in re.findall(r"\]\(([^):#]*)#([^)]+)\)", page.read_text(encoding="utf-8")):
        text = (page.parent / file if file else page).read_text(encoding="utf-8")
        headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
        slugs = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
        assert anchor in slugs, f"{page.name} links {file}#{anchor}"


REQUIREMENTS = ROOT / "requirements"
LOCKS = sorted(path.stem for path in REQUIREMENTS.glob("*.lock"))


@for_each(LOCKS)
def test_a_lock_pins_every_package_with_hashes_and_names_no_address(name: str) -> None:
    text = (REQUIREMENTS / f"{name}.lock").read_text(encoding="utf-8")
    assert "://" not in text
    assert "index-url" not in text
    entries = [entry for entry in re.split(r"\n(?=\S)", text.strip()) if not entry.startswith("#")]
    assert entries
    pinned = re.compile(r"[\w.-]+(\[[\w,-]+\])?==\S+.*--hash=sha256:", re.DOTALL)
    assert [entry for entry in entries if not pinned.match(entry)] == []


def pins(name: str) -> set[str]:
    """Return what a lock pins, such as `six==1.17.0`, without the extras."""
    text = (REQUIREMENTS / f"{name}.lock").read_text(encoding="utf-8")
    return {f"{package}=={version}" for package, version in re.findall(r"^([\w.-]+)\S*==(\S+)", text, re.MULTILINE)}


@for_each(LOCKS)
def test_a_lock_names_the_extras_that_its_packages_ask_for(name: str) -> None:
    """With hashes, the pip of Debian 12 takes an extra that no line names for a package of its own, without a pin."""
    locked = re.findall(
        r"^([\w.-]+)(?:\[(\S+)\])?==", (REQUIREMENTS / f"{name}.lock").read_text(encoding="utf-8"), re.MULTILINE
    )
    named = {canonicalize_name(package): set(filter(None, extras.split(","))) for package, extras in locked}
    missing = []
    for package, extras in locked:
        with contextlib.suppress(metadata.PackageNotFoundError):  # of another system or Python
            for asked in map(Requirement, metadata.requires(package) or ()):
                marker = asked.marker
                is_asked = not marker or any(marker.evaluate({"extra": each}) for each in {"", *extras.split(",")})
                if is_asked and not asked.extras <= named.get(canonicalize_name(asked.name), set()):
                    missing.append(f"{package} asks for {asked}")
    assert missing == []


def test_the_locks_agree_and_name_each_package_of_a_host_once() -> None:
    parts = [pins(name) for name in LOCKS if name != "dev"]
    assert len(parts) == 3
    assert set().union(*parts) <= pins("dev")
    assert sum(map(len, parts)) == len(set().union(*parts))


def megabytes(*locks: str) -> int:
    """What the packages of some locks take here, what Python compiled of them included."""
    size = 0
    for name in {pin.partition("==")[0] for pin in set().union(*map(pins, locks))}:
        with contextlib.suppress(metadata.PackageNotFoundError):  # of another system or Python
            for file in metadata.distribution(name).files or ():
                path = Path(str(file.locate()))
                size += -(-path.stat().st_size // 4096) * 4096 if path.is_file() else 0
    return size // 1_000_000


@pytest.mark.skipif(sys.platform != "linux", reason="packages are larger or smaller elsewhere")
def test_the_sizes_that_are_told_are_about_right() -> None:
    demo, tests = re.findall(r"^MB := (\d+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    table = re.findall(
        r"^\| (?:`(\w+)`|the bot itself) \|.*\| (\d+) \|$", GROWING.read_text(encoding="utf-8"), re.MULTILINE
    )
    told = {name or "base": int(size) for name, size in table}
    found = {name: megabytes(name) for name in told}
    told |= {"demo with all": int(demo), "tests": int(tests)}
    pip = 16  # comes with the environment, and stands in no lock
    found["demo with all"] = pip + megabytes("base", "demo")
    found["tests"] = pip + megabytes("dev")
    assert len(told) == 4
    assert {name: (told[name], size) for name, size in found.items() if not 0.7 <= told[name] / size <= 1.4} == {}


LIMITS = (
    f"be heard {answerer.MAX_REQUESTS} times in {answerer.WINDOW_S:.0f} seconds",
    f"be offered choices for {answerer.MAX_KEYS} keys in {answerer.WINDOW_S:.0f} seconds",
    f"({Settings().challenge_expires_s // 60} minutes, `CHALLENGE_EXPIRES_S`)",
    f"in {traffic.CLOSED_S / 60:.0f} minutes, if they take none",
    f"followed from {limits.FOLLOWERS} places",
    f"follow {limits.BOARDS} games",
    f"show {limits.EXHIBITIONS} exhibitions",
    f"have {services.MAX_EXPLANATIONS_IN_SERVER} explanations under way, a process {services.MAX_EXPLANATIONS}",
    f"takes messages there ({traffic.BURST} in 5 seconds)",
    f"after a wait of {fair_queue.MAX_WAIT_S:.0f} seconds a command is dropped",
    f"who wasn't answered in {fair_queue.LATELY_S:.0f} seconds",
    f"over in about {thinking.PATIENCE} times that",
    f"for {connections.LOCK_S} seconds; {database.MAX_PATIENT_WRITES} such writes",
    f"read {service.MAX_LIVE_GAMES} live games or {service.MAX_ENDED_GAMES} ended ones",
    f"read over {connections.READS} connections; it has {connections.POOL}",
    f"alone, {connections.STATEMENT_S} seconds at most",
    f"refused {traffic.WARN_AT:,} times (401, 403, 429) in {traffic.WINDOW_S / 60:.0f} minutes",
    f"blocks an address at {traffic.BLOCKED_AT:,}",
    f"an answer waits for it for {integrations.WAIT_S:.0f} second at most",
    f"remember {games.MAX_CACHED:,} games, {traffic.MOST_CLOSED:,} closed channels, {comments.MAX_COMMENTS} comments",
    f"the bot's {len(own_emoji.pictures()[1])}, one a second; each looks every {own_emoji.CHECK_S:.0f} seconds",
    f"{answerer.DRAIN_S:.0f} for answers, edits and jobs, {client.LEAVE_S} for leaving Discord",
)


@for_each(LIMITS)
def test_the_page_of_limits_says_what_the_code_does(limit: str) -> None:
    assert limit in LIMITS_PAGE.read_text(encoding="utf-8")
