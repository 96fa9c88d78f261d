"""A release: one version everywhere, and archives from which the bot runs."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import tarfile
import zipfile
from email.parser import HeaderParser
from pathlib import Path

import pytest

from bot import __version__
from scripts import release
from tests.report import for_each
from tests.source import ROOT, python

pytestmark = pytest.mark.slow

BUILD = "from setuptools import build_meta; build_meta.build_{}('dist')"
"""What `make dist` runs, without pip in between."""


def run(*command: str, folder: Path) -> str:
    """Run Python in a folder, the one place where it finds the bot, and return what it prints."""
    environ = {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", "COV"))}
    done = python("-B", *command, cwd=folder, variables=environ, timeout_s=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def tracked() -> set[str]:
    """The project's files, by path."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("only git knows which files are the project's")
    return {name for name in listed.stdout.split("\0") if (ROOT / name).is_file()}


@pytest.fixture(scope="module")
def source(tracked: set[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the source archive holds, unpacked."""
    project, unpacked = tmp_path_factory.mktemp("project"), tmp_path_factory.mktemp("source")
    for name in (*tracked, ".env"):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name if name in tracked else ROOT / ".env.example", project / name)
    run("-c", BUILD.format("sdist"), folder=project)
    with tarfile.open(project / f"dist/tictactoe_bot-{__version__}.tar.gz") as archive:
        archive.extractall(unpacked, filter="data")
    return unpacked / f"tictactoe_bot-{__version__}"


@pytest.fixture(scope="module")
def installed(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the wheel that is built of the source archive holds, unpacked."""
    folder = tmp_path_factory.mktemp("installed")
    run("-c", BUILD.format("wheel"), folder=source)
    with zipfile.ZipFile(source / f"dist/tictactoe_bot-{__version__}-py3-none-any.whl") as archive:
        archive.extractall(folder)  # noqa: S202  # it was made a moment ago
    return folder


def test_the_source_archive_is_the_project_and_holds_no_settings(source: Path, tracked: set[str]) -> None:
    held = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    assert tracked - held == set()
    assert {name for name in held - tracked if "egg-info" not in name} == {"PKG-INFO", "setup.cfg"}
    for name in ("tictactoe-bot", "hold.sh"):
        assert os.access(source / "deploy" / name, os.X_OK)


def test_the_version_is_the_same_everywhere(installed: Path) -> None:
    metadata = HeaderParser().parsestr(
        (installed / f"tictactoe_bot-{__version__}.dist-info/METADATA").read_text("utf-8")
    )
    assert metadata["Version"] == __version__
    assert run("-m", "bot", "--version", folder=installed).strip() == __version__
    assert f"\n## [{__version__}] - " in release.CHANGELOG.read_text(encoding="utf-8")


def test_the_wheel_holds_all_of_the_bot_and_nothing_else(installed: Path) -> None:
    ours, theirs = (
        {path.relative_to(root).as_posix() for path in (root / "bot").rglob("*") if path.is_file()}
        for root in (ROOT, installed)
    )
    assert theirs == {name for name in ours if "__pycache__" not in name}
    assert {path.name for path in installed.iterdir()} == {"bot", f"tictactoe_bot-{__version__}.dist-info"}


def test_the_bot_runs_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    assert "win in 1 ply" in run("-m", "bot", "analyse", "O.XX.X.OO", folder=installed)
    for policy in ("privacy", "terms"):
        assert run("-m", "bot", policy, folder=installed).startswith("#")
    url = f"sqlite:///{(tmp_path / 'games.db').as_posix()}"
    migrate = f"import asyncio; from bot.core.store import Store; asyncio.run(Store({url!r}).open())"
    run("-W", "ignore", "-c", migrate, folder=installed)
    assert (tmp_path / "games.db").stat().st_size > 0


def test_a_release_is_told_in_the_words_of_the_changelog(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = release.CHANGELOG.read_text(encoding="utf-8")
    unreleased = re.compile(r"^## \[Unreleased\]\n.*?(?=^## )", re.DOTALL | re.MULTILINE)
    monkeypatch.setattr(release, "CHANGELOG", tmp_path / "CHANGELOG.md")
    release.CHANGELOG.write_text(unreleased.sub("", text), encoding="utf-8")
    assert release.main(f"v{__version__}") == 0
    told = capsys.readouterr().out
    assert told.startswith("**Before updating**")
    assert told in release.CHANGELOG.read_text(encoding="utf-8")
    assert "\n## " not in told


def test_the_example_gives_what_it_says() -> None:
    assert doctest.testmod(release) == (0, 1)


@pytest.mark.parametrize("tag", ["v0.1.0", __version__, f"v{__version__}-rc1", ""])
def test_a_tag_of_another_version_is_no_release(tag: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(tag) == 2
    assert capsys.readouterr().err.startswith(f"The tag is {tag!r}")


@for_each(
    [
        "",
        "# Changelog\n",
        "## [Unreleased]\n\n- New.\n\n## [0.2.0] - 2026-11-22\n",
        "## [0.2.0]\n\n- New.\n",
        "## [0.2.01] - 2026-11-22\n",
    ]
)
def test_a_changelog_that_does_not_begin_with_the_version_is_no_release(changelog: str) -> None:
    with pytest.raises(ValueError, match="begins with"):
        release.notes(changelog, "0.2.0")
