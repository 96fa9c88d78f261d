"""The dashboard and the alerts that hosts load: every figure and label that they name is there in a real process."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from ruamel.yaml import YAML

from standin.discord import StandIn
from standin.launch import ROOT, start_bot
from tests.process.seeing import Port
from tests.process.test_process import ADA, TEN, begin, board_of, play_to_the_end, square

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="process_* and signals are those of Unix")

DASHBOARD, ALERTS = ROOT / "deploy/grafana-dashboard.json", ROOT / "deploy/alerts.yaml"
OF_PROMETHEUS = {"up": {"job", "instance"}}
"""What Prometheus itself makes of every process that it looks at; it adds these two labels to all."""
FUNCTIONS = {"sum", "rate", "increase", "max", "histogram_quantile", "time", "changes"}
GROUPS = re.compile(r"\bby \(([^)]*)\)")
SUFFIX = re.compile(r"_(?:bucket|count|sum|total|info)$")


def expressions() -> dict[str, str]:
    """Every query, by the title of its panel or the name of its alert."""
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    found = {
        f"{panel['title']} {target['refId']}": target["expr"] for panel in panels for target in panel.get("targets", ())
    }
    (group,) = YAML(typ="safe", pure=True).load(ALERTS)["groups"]
    return found | {rule["alert"]: rule["expr"] for rule in group["rules"]}


def named(expression: str) -> Iterator[tuple[str, set[str]]]:
    """Yield each figure of a query and the labels that it is chosen by."""
    bare = re.sub(r'"[^"]*"', '""', expression)
    chosen = {found[1]: set(re.findall(r"(\w+)\s*[=!]", found[2])) for found in re.finditer(r"(\w+)\{([^}]*)\}", bare)}
    words = re.findall(r"[a-z_]{2,}", re.sub(r"\{[^}]*\}|\[[^]]*\]", " ", GROUPS.sub(" ", bare)))
    yield from ((word, chosen.get(word, set())) for word in words if word not in FUNCTIONS)


def grouped(expression: str) -> set[str]:
    """The labels that a query groups by."""
    return {label for labels in GROUPS.findall(expression) for label in labels.split(", ")}


async def test_every_figure_that_is_named_is_there_with_its_labels(standin: StandIn, tmp_path: Path) -> None:
    port = Port()
    async with start_bot(standin, tmp_path, port.settings) as bot:
        await bot.ready()
        await port.ready()
        board = await begin(standin, ADA)
        await standin.click(board, square(board, board_of(board).legal()[0]), TEN[1])
        await play_to_the_end(standin, board, ADA)
        _, text = await port.ask("/metrics")
    families = {family.name: family for family in text_string_to_metric_families(text)}
    for title, expression in expressions().items():
        for name, chosen in named(expression):
            if name in OF_PROMETHEUS:
                assert chosen <= OF_PROMETHEUS[name], title
                continue
            family = families.get(name) or families.get(SUFFIX.sub("", name))
            assert family is not None, f"{title}: {name} is not among {sorted(families)}"
            has = {label for sample in family.samples for label in sample.labels} | {"instance", "job"}
            if family.samples:
                assert chosen | grouped(expression) <= has, f"{title}: {expression}"
                assert name in {sample.name for sample in family.samples}, f"{title}: {name}"


def test_every_query_is_balanced() -> None:
    for title, expression in expressions().items():
        for ours, theirs in ("()", "{}", "[]"):
            assert expression.count(ours) == expression.count(theirs), title
        assert expression.count('"') % 2 == 0, title


def test_the_dashboard_is_for_any_prometheus_and_lies_in_a_grid() -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    assert [each["name"] for each in board["templating"]["list"]] == ["datasource", "instance"]
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    taken = set[tuple[int, int]]()
    for panel in board["panels"]:
        assert panel["type"] == "row" or panel["datasource"]["uid"] == "${datasource}"
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert at["x"] + at["w"] <= 24
        assert not cells & taken, panel["title"]
        taken |= cells
    units = {
        panel["title"]: panel["fieldConfig"]["defaults"]["unit"] for panel in board["panels"] if "fieldConfig" in panel
    }
    for title, expression in expressions().items():
        unit = units.get(title[:-2])
        if "histogram_quantile" in expression or re.fullmatch(r".*_seconds\{[^}]*\}", expression):
            assert unit in (None, "s"), title
        assert ("_bytes" in expression) is (unit == "bytes"), title
