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
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from bot.cli import MISUSE
from bot.core.chat import answerer, client
from bot.hosting.states import LASTING_S
from bot.settings import Settings, load
from tests.core.store.test_schema import DATA
from tests.source import ROOT

DEPLOY, COMPOSE, DOCKERFILE = ROOT / "deploy", ROOT / "compose.yaml", ROOT / "Dockerfile"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SETTINGS = {setting.name.upper() for setting in fields(Settings)} | {"DISCORD_TOKEN_FILE"}
OF_PYTHON = {"PYTHONUNBUFFERED", "PATH", "PIP_NO_CACHE_DIR", "PIP_DISABLE_PIP_VERSION_CHECK"}
STOP_S = answerer.DRAIN_S + client.LEAVE_S


def read(path: Path) -> list[Any]:
    return [part for part in YAML(typ="safe", pure=True).load_all(path.read_text(encoding="utf-8")) if part]


def kubernetes(kind: str) -> list[Any]:
    return [part for part in read(DEPLOY / "kubernetes.yaml") if part["kind"] == kind]


def pods() -> list[Any]:
    return [part["spec"]["template"]["spec"] for part in kubernetes("StatefulSet") + kubernetes("Deployment")]


def services() -> dict[str, Any]:
    """The services of compose.yaml that are the bot."""
    every: dict[str, Any] = read(COMPOSE)[0]["services"]
    return {name: service for name, service in every.items() if "tictactoe-bot" in service["image"]}


def unit(name: str = "tictactoe-bot.service") -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign] # its way to keep capitals
    found.read(DEPLOY / name, encoding="utf-8")
    return found


def variables() -> dict[str, dict[str, str]]:
    """Every variable that a file hands to the bot, by file, with its value if it stands there."""
    image = dict(re.findall(r"([A-Z_]+)=(\S+)", "".join(re.findall(r"^ENV (?:.*\\\n)*.*", dockerfile(), re.MULTILINE))))
    found = {"Dockerfile": image, "unit": dict([unit()["Service"]["Environment"].split("=", 1)])}
    found |= {f"compose {name}": service["environment"] for name, service in services().items()}
    for part in kubernetes("Secret") + kubernetes("ConfigMap"):
        found[part["kind"]] = {**part.get("data", {}), **part.get("stringData", {})}
    for pod in pods():
        (container,) = pod["containers"]
        found[str(container["env"])] = {each["name"]: each.get("value", "0") for each in container["env"]}
    return found


def dockerfile() -> str:
    return DOCKERFILE.read_text(encoding="utf-8")


@pytest.mark.parametrize("given", variables().values(), ids=variables())
def test_every_variable_is_a_setting_with_a_value_that_works(given: dict[str, str]) -> None:
    assert set(given) - SETTINGS - OF_PYTHON == set()
    around = {"SHARD_COUNT": "2", "INTERACTIONS_PORT": "8080"}
    load({**around, **{name: value for name, value in given.items() if name in SETTINGS}}, None)


@pytest.mark.parametrize(
    ("schema", "path"),
    [("vendor.compose-spec", COMPOSE), *(("vendor.github-workflows", path) for path in WORKFLOWS)],
    ids=lambda value: getattr(value, "name", ""),
)
def test_a_file_follows_its_schema(schema: str, path: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout


def test_without_a_profile_there_is_one_process() -> None:
    assert [name for name, service in read(COMPOSE)[0]["services"].items() if "profiles" not in service] == ["bot"]


def test_no_process_of_the_bot_is_softer_than_another() -> None:
    kept = ("restart", "init", "stop_grace_period", "read_only", "tmpfs", "cap_drop", "security_opt", "logging")
    bot = services()["bot"]
    for service in services().values():
        assert {name: service[name] for name in kept} == {name: bot[name] for name in kept}


def test_everything_waits_for_the_bot_to_stop() -> None:
    grace = {name: service["stop_grace_period"].removesuffix("s") for name, service in services().items()}
    grace |= {"unit": unit()["Service"]["TimeoutStopSec"]}
    grace |= {str(number): pod["terminationGracePeriodSeconds"] for number, pod in enumerate(pods())}
    assert {name: value for name, value in grace.items() if float(value) <= STOP_S} == {}


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
    done = subprocess.run(
        ["systemd-analyze", "verify", *map(str, tmp_path.iterdir())],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_systemd_hears_of_a_hang_and_leaves_searches_to_the_bot() -> None:
    service = unit()["Service"]
    assert (service["Type"], service["KillMode"]) == ("notify", "mixed")
    assert service["WatchdogSignal"] == "SIGTERM", "no core dump with the token in it"
    assert int(service["WatchdogSec"].removesuffix("min")) * 60 > LASTING_S, "the bot itself tells what is lost"


def test_two_pods_of_the_gateway_are_two_shards() -> None:
    (gateway,) = kubernetes("StatefulSet")
    env = {each["name"]: each for each in gateway["spec"]["template"]["spec"]["containers"][0]["env"]}
    assert env["SHARD_COUNT"]["value"] == str(gateway["spec"]["replicas"])
    assert "pod-index" in env["SHARD_IDS"]["valueFrom"]["fieldRef"]["fieldPath"]


def test_pods_name_what_is_there() -> None:
    known = {(part["kind"], part["metadata"]["name"]) for part in read(DEPLOY / "kubernetes.yaml")}
    for pod in pods():
        (container,) = pod["containers"]
        sources = [(key[:-3], ref["name"]) for each in container["envFrom"] for key, ref in each.items()]
        assert {(kind[0].upper() + kind[1:], name) for kind, name in sources} <= known
        ports = {port["name"]: port["containerPort"] for port in container["ports"]}
        assert ports["health"] == int(kubernetes("ConfigMap")[0]["data"]["HEALTH_PORT"])
        assert container["command"] == ["python", "-m", "bot"]
        assert {container[f"{probe}Probe"]["httpGet"]["path"] for probe in ("startup", "liveness")} == {"/healthz"}
    for service in kubernetes("Service"):
        (selected,) = [
            part
            for part in kubernetes("StatefulSet") + kubernetes("Deployment")
            if part["spec"]["template"]["metadata"]["labels"] == service["spec"]["selector"]
        ]
        names = {port["name"] for port in selected["spec"]["template"]["spec"]["containers"][0]["ports"]}
        assert {port.get("targetPort", port["name"]) for port in service["spec"]["ports"]} <= names


def test_the_image_copies_what_is_there_and_is_let_in() -> None:
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = {
        line.split()[-2] for line in dockerfile().splitlines() if line.startswith("COPY") and "--from" not in line
    }
    assert copied == let_in
    assert all(list(ROOT.glob(name)) for name in copied)
    extras = set(re.findall(r"bot itself: (.*) or both\. How", dockerfile())[0].split(", "))
    assert extras == {"http", "postgres"}
    assert all((ROOT / "requirements" / f"{extra}.lock").is_file() for extra in extras)


posix = pytest.mark.skipif(os.name == "nt", reason="a shell script of the image, which is Linux")


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

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["tictactoe-bot", *command],
            cwd=wrapper / "home",
            env={**os.environ, "PATH": f"{wrapper}/bin:{os.environ['PATH']}"},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    copy = wrapper / "var/lib/tictactoe-bot/a copy.db"
    done = run("backup", "a copy.db")
    assert (done.returncode, done.stderr) == (0, "")
    assert str(copy) in done.stdout
    assert copy.stat().st_mode & 0o777 == 0o600
    done = run("backup", "a copy.db")
    assert (done.returncode, done.stderr) == (
        MISUSE,
        f"{copy} exists. Choose another name, or add --force to replace it.\n",
    )


HOLD = ["sh", str(DEPLOY / "hold.sh")]


@posix
@pytest.mark.parametrize("status", [0, 1, 139])
def test_hold_ends_as_its_command_does(status: int) -> None:
    command = [*HOLD, "sh", "-c", f"exit {status}"]
    assert subprocess.run(command, env={**os.environ, "PAUSE_S": "0"}, timeout=30, check=False).returncode == status


@posix
def test_hold_waits_for_a_person_after_status_2_and_lets_itself_be_stopped() -> None:
    with subprocess.Popen([*HOLD, "sh", "-c", "exit 2"], stderr=subprocess.PIPE, text=True) as held:
        assert held.stderr is not None
        assert held.stderr.readline().startswith("I'll wait here")
        assert held.poll() is None
        held.terminate()
        assert held.wait(30) == MISUSE


@posix
def test_hold_waits_after_a_crash_so_that_docker_does_not_loop() -> None:
    crash = "echo crashed; exit 1"
    with subprocess.Popen(
        [*HOLD, "sh", "-c", crash], env={**os.environ, "PAUSE_S": "600"}, stdout=subprocess.PIPE
    ) as held:
        assert held.stdout is not None
        assert held.stdout.readline() == b"crashed\n"
        with pytest.raises(subprocess.TimeoutExpired):
            held.wait(0.5)
        held.terminate()
        assert held.wait(30) == 1


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
