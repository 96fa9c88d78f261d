"""What hosts are handed to run the bot by: every name in it exists, and it agrees with what the bot does."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import signal
import subprocess
import sys
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from check_jsonschema import main  # type: ignore[import-untyped]
from click.testing import CliRunner
from ruamel.yaml import YAML

from bot.cli import MISUSE
from bot.core.chat import answerer, client
from bot.hosting.states import LASTING_S
from bot.settings import Settings, load
from tests.core.store.test_schema import DATA
from tests.report import for_each
from tests.source import ROOT

DEPLOY, COMPOSE, DOCKERFILE = ROOT / "deploy", ROOT / "compose.yaml", ROOT / "Dockerfile"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SETTINGS = {setting.name.upper() for setting in fields(Settings)} | {"DISCORD_TOKEN_FILE"}
OF_PYTHON = {"PYTHONUNBUFFERED", "PATH", "PIP_NO_CACHE_DIR", "PIP_DISABLE_PIP_VERSION_CHECK"}
INSTALL = "pip install --require-hashes --only-binary :all: -r requirements/base.lock"
GONE = "http is gone; remove it from EXTRAS: docs/growing.md"
STOP_S = answerer.DRAIN_S + client.LEAVE_S


@cache
def read(path: Path) -> list[Any]:
    return [part for part in YAML(typ="safe", pure=True).load_all(path.read_text(encoding="utf-8")) if part]


def kubernetes() -> dict[str, Any]:
    """The parts of kubernetes.yaml by their kind, of which each is there once."""
    parts = read(DEPLOY / "kubernetes.yaml")
    found = {part["kind"]: part for part in parts}
    assert len(found) == len(parts)
    return found


def pod() -> Any:
    return kubernetes()["StatefulSet"]["spec"]["template"]["spec"]


def services() -> dict[str, Any]:
    found: dict[str, Any] = read(COMPOSE)[0]["services"]
    return found


def unit(name: str = "tictactoe-bot.service") -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign] # its way to keep capitals
    found.read(DEPLOY / name, encoding="utf-8")
    return found


def variables() -> dict[str, dict[str, str]]:
    """Every variable that a file hands to the bot, by file, with its value if it stands there."""
    image = dict(re.findall(r"([A-Z_]+)=(\S+)", "".join(re.findall(r"^ENV (?:.*\\\n)*.*", dockerfile(), re.MULTILINE))))
    found = {"Dockerfile": image, "unit": dict([unit()["Service"]["Environment"].split("=", 1)])}
    found["compose"] = services()["shard-1"]["environment"]
    found |= {"Secret": kubernetes()["Secret"]["stringData"], "ConfigMap": kubernetes()["ConfigMap"]["data"]}
    return found | {"pod": {each["name"]: each.get("value", "0") for each in pod()["containers"][0]["env"]}}


def dockerfile() -> str:
    return DOCKERFILE.read_text(encoding="utf-8")


def run(*command: str, cwd: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **variables}
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("given", variables().values(), ids=variables())
def test_every_variable_is_a_setting_with_a_value_that_works(given: dict[str, str]) -> None:
    assert set(given) - SETTINGS - OF_PYTHON == set()
    load({"SHARD_COUNT": "2", **{name: value for name, value in given.items() if name in SETTINGS}}, None)


@for_each([("vendor.compose-spec", [COMPOSE]), ("vendor.github-workflows", WORKFLOWS)])
def test_a_file_follows_its_schema(schema: str, paths: list[Path]) -> None:
    done = CliRunner().invoke(main, ["--builtin-schema", schema, *map(str, paths)])
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(
    ("profile", "started"), [("", {"bot"}), ("postgres", {"bot", "shard-1", "db"}), ("http", {"bot", "db"})]
)
def test_a_profile_starts_what_its_hosts_need(profile: str, started: set[str]) -> None:
    assert {name for name, service in services().items() if profile in service.get("profiles", [profile])} == started


def test_the_second_shard_is_the_bot_but_for_its_number() -> None:
    its_own = {"profiles": ["postgres"], "environment": {"SHARD_IDS": "1"}}
    assert services()["shard-1"] == services()["bot"] | its_own


def test_everything_waits_for_the_bot_to_stop() -> None:
    grace = (services()["bot"]["stop_grace_period"], unit()["Service"]["TimeoutStopSec"])
    assert min(pod()["terminationGracePeriodSeconds"], *(int(each.removesuffix("s")) for each in grace)) > STOP_S


def test_the_unit_does_not_start_again_what_cannot_work() -> None:
    assert unit()["Service"]["Restart"] == "always"
    assert unit()["Service"]["RestartPreventExitStatus"] == str(MISUSE)
    assert unit()["Service"]["ExecStart"].endswith(" -m bot --env-file /etc/tictactoe-bot/env")


def test_the_backup_runs_as_the_bot_does_and_keeps_seven() -> None:
    bot, backup = (unit(f"tictactoe-bot{name}.service")["Service"] for name in ("", "-backup"))
    assert backup["ExecStart"] == f"{bot['ExecStart']} backup --keep 7 /var/lib/tictactoe-bot/backups"
    kept = ("User", "Group", "WorkingDirectory", "StateDirectory", "StateDirectoryMode", "UMask", "ProtectSystem")
    assert {name: backup[name] for name in kept} == {name: bot[name] for name in kept}
    timer = unit("tictactoe-bot-backup.timer")
    assert (timer["Timer"]["OnCalendar"], timer["Timer"]["Persistent"]) == ("daily", "yes")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")
def test_systemd_has_nothing_to_say_about_the_units(tmp_path: Path) -> None:
    for path in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        text = path.read_text(encoding="utf-8").replace("/opt/tictactoe-bot/.venv/bin/python", "/bin/true")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    done = run("systemd-analyze", "verify", *map(str, tmp_path.iterdir()))
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_systemd_hears_of_a_hang_and_leaves_searches_to_the_bot() -> None:
    service = unit()["Service"]
    assert (service["Type"], service["KillMode"]) == ("notify", "mixed")
    assert service["WatchdogSignal"] == "SIGTERM", "no core dump with the token in it"
    assert int(service["WatchdogSec"].removesuffix("min")) * 60 > LASTING_S, "the bot itself tells what is lost"


def test_two_pods_are_two_shards() -> None:
    env = {each["name"]: each for each in pod()["containers"][0]["env"]}
    assert env["SHARD_COUNT"]["value"] == str(kubernetes()["StatefulSet"]["spec"]["replicas"])
    assert "pod-index" in env["SHARD_IDS"]["valueFrom"]["fieldRef"]["fieldPath"]


def test_a_pod_names_what_is_there() -> None:
    parts, (container,) = kubernetes(), pod()["containers"]
    for source in container["envFrom"]:
        ((kind, named),) = source.items()
        assert parts[kind[0].upper() + kind.removesuffix("Ref")[1:]]["metadata"]["name"] == named["name"]
    (port,) = container["ports"]
    assert port == {"name": "health", "containerPort": int(parts["ConfigMap"]["data"]["HEALTH_PORT"])}
    assert container["command"] == ["python", "-m", "bot"]
    assert {container[f"{probe}Probe"]["httpGet"]["path"] for probe in ("startup", "liveness")} == {"/healthz"}
    service, gateway = parts["Service"]["spec"], parts["StatefulSet"]["spec"]
    assert service["selector"] == gateway["selector"]["matchLabels"] == gateway["template"]["metadata"]["labels"]
    assert service["ports"] == [{"name": port["name"], "port": port["containerPort"]}]
    assert gateway["serviceName"] == parts["Service"]["metadata"]["name"]


def test_the_image_copies_what_is_there_and_is_let_in() -> None:
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = {
        line.split()[-2] for line in dockerfile().splitlines() if line.startswith("COPY") and "--from" not in line
    }
    assert copied == let_in
    assert all(list(ROOT.glob(name)) for name in copied)


posix = pytest.mark.skipif(os.name == "nt", reason="a shell script of the image, which is Linux")


@posix
@pytest.mark.parametrize(
    ("extras", "status", "said"),
    [
        ("", 0, INSTALL),
        ("postgres", 0, f"{INSTALL} -r requirements/postgres.lock"),
        ("http postgres", 0, f"{GONE}\n{INSTALL} -r requirements/postgres.lock"),
        ("postgres,http", 1, "There's no extra 'postgres,http': EXTRAS can be postgres, or empty."),
    ],
)
def test_the_build_adds_an_extra_skips_http_and_stops_at_others(extras: str, status: int, said: str) -> None:
    (step,) = re.findall(r"^RUN (set --(?:.*\\\n)*.*) \\\n    &&", dockerfile(), re.MULTILINE)
    done = run("sh", "-c", step.replace("/opt/venv/bin/pip", "echo pip"), EXTRAS=extras)
    assert (done.returncode, done.stdout, done.stderr) == (status, f"{said}\n", "")


@pytest.fixture
def wrapper(tmp_path: Path) -> Path:
    """deploy/tictactoe-bot in a folder that stands for /, with a runuser that only looks at whom it is asked for."""
    for name in ("opt/tictactoe-bot/.venv/bin", "etc/tictactoe-bot", "var/lib/tictactoe-bot", "bin", "home/bot"):
        (tmp_path / name).mkdir(parents=True)
    runuser = '[ "$1 $2 $3" = "-u tictactoe-bot --" ] || exit 99\nshift 3\nexec "$@"\n'
    text = re.sub(r"(?<=[ =])/(?=opt|etc|var)", f"{tmp_path}/", (DEPLOY / "tictactoe-bot").read_text(encoding="utf-8"))
    python = f'exec {sys.executable} "$@"\n'
    scripts = {"bin/runuser": runuser, "bin/tictactoe-bot": text, "opt/tictactoe-bot/.venv/bin/python": python}
    for name, script in scripts.items():
        (tmp_path / name).write_text(script if script.startswith("#!") else f"#!/bin/sh\n{script}", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    (tmp_path / "opt/tictactoe-bot/bot").symlink_to(ROOT / "bot", target_is_directory=True)
    (tmp_path / "etc/tictactoe-bot/env").write_text(
        f"DATABASE_URL=sqlite:///{tmp_path}/var/lib/tictactoe-bot/tictactoe.db", encoding="utf-8"
    )
    for stranger in ("home/bot", "var/lib/tictactoe-bot/bot"):  # a package of that name, where the host or the bot is
        (tmp_path / stranger).mkdir(exist_ok=True)
        (tmp_path / stranger / "__init__.py").write_text("raise SystemExit('a stranger')", encoding="utf-8")
    shutil.copy(DATA / "before-0003.db", tmp_path / "var/lib/tictactoe-bot/tictactoe.db")
    return tmp_path


@posix
def test_the_wrapper_runs_a_command_as_the_bots_user_with_its_settings(wrapper: Path) -> None:
    assert os.access(DEPLOY / "tictactoe-bot", os.X_OK)
    copy = wrapper / "var/lib/tictactoe-bot/a copy.db"
    path = f"{wrapper}/bin:{os.environ['PATH']}"
    done = run("tictactoe-bot", "backup", "a copy.db", cwd=wrapper / "home", PATH=path)
    misused = run("tictactoe-bot", "analyse", "a board", cwd=wrapper / "home", PATH=path)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(copy) in done.stdout
    assert copy.stat().st_mode & 0o777 == 0o600
    assert (misused.returncode, "a board" in misused.stderr) == (MISUSE, True)


HOLD = ["sh", str(DEPLOY / "hold.sh")]


@posix
@pytest.mark.parametrize("status", [0, 1, 139])
def test_hold_ends_as_its_command_does(status: int) -> None:
    assert run(*HOLD, "sh", "-c", f"exit {status}", PAUSE_S="0").returncode == status


@posix
@pytest.mark.parametrize("status", [1, MISUSE])
def test_hold_waits_after_a_failure_until_it_is_stopped(status: int) -> None:
    """A crash is waited out, so that Docker does not loop; after status 2 a person is waited for."""
    command = [*HOLD, "sh", "-c", f"echo failed >&2; exit {status}"]
    with subprocess.Popen(command, env={**os.environ, "PAUSE_S": "600"}, stderr=subprocess.PIPE, text=True) as held:
        assert held.stderr is not None
        assert held.stderr.readline() == "failed\n"
        if status == MISUSE:
            assert held.stderr.readline().startswith("I'll wait here")
        with pytest.raises(subprocess.TimeoutExpired):
            held.wait(0.5)
        held.terminate()
        assert held.wait(30) == status


@posix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_hold_hands_a_stop_on_and_waits_for_the_last_answers(number: signal.Signals) -> None:
    child = (
        "import signal\n"
        "signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})\n"
        "print('ready', flush=True)\n"
        "signal.sigwait({signal.SIGTERM})\n"
        "print('stopped', flush=True)\n"
    )
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell can't trap what it inherits as ignored
    with subprocess.Popen([*HOLD, sys.executable, "-c", child], stdout=subprocess.PIPE, text=True) as held:
        try:
            assert held.stdout is not None
            assert held.stdout.readline() == "ready\n"
            held.send_signal(number)
            assert held.wait(30) == 0
            assert held.stdout.read() == "stopped\n"
        finally:
            held.kill()
            signal.signal(signal.SIGINT, before)
