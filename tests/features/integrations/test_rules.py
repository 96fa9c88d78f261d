"""Who may run a command: each way through Discord's flowchart, by a second reading of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random

from bot.core.chat.request import Asker
from bot.features.integrations import ADMINISTRATOR, may_run
from bot.features.integrations.sql import CHANNEL, MEMBER, ROLE, Rules, key_of
from tests.report import for_each

SERVER, HERE, ME = 1000, 2000, 3000
RED, BLUE, GONE = 41, 42, 43
PLACES = {"channel": (CHANNEL, HERE), "all channels": (CHANNEL, SERVER - 1)}
PEOPLE = {"user": (MEMBER, ME), "red": (ROLE, RED), "blue": (ROLE, BLUE), "everyone": (ROLE, SERVER)}
Said = Mapping[str, bool]
"""What the rules of a command or of the app say, by the words of the flowchart."""
FLOW = {
    "start": ("command", "channel", "members", "cannot", "command all channels"),
    "command all channels": ("command", "all channels", "members", "cannot", "app channel"),
    "app channel": ("app", "channel", "members", "cannot", "app all channels"),
    "app all channels": ("app", "all channels", "members", "cannot", "members"),
    "members": ("command", "user", "can", "cannot", "command roles"),
    "command roles": ("command", "roles", "can", "cannot", "command everyone"),
    "command everyone": ("command", "everyone", "can", "cannot", "app user"),
    "app user": ("app", "user", "defaults", "cannot", "app roles"),
    "app roles": ("app", "roles", "defaults", "cannot", "app everyone"),
    "app everyone": ("app", "everyone", "defaults", "cannot", "defaults"),
}
"""Discord's flowchart, box by box: whose configuration is asked for what, and where true, false and none of it lead.

Source: discord-api-docs, images/new-permissions-flowchart.svg.
"""


def walk(own: Said, app: Said) -> bool:
    """Follow the flowchart to its end."""
    box = "start"
    while box in FLOW:
        level, what, if_true, if_false, if_none = FLOW[box]
        said = own if level == "command" else app
        values = [said[each] for each in (("red", "blue") if what == "roles" else (what,)) if each in said]
        box = if_none if not values else if_true if True in values else if_false
    return box in ("can", "defaults")  # by default a command refuses in its own words


def rules(said: Said) -> Rules:
    return {key_of(*(PLACES | PEOPLE)[each]): value for each, value in said.items()}


def asker(permissions: int = 0) -> Asker:
    return Asker(ME, HERE, frozenset({RED, BLUE}), permissions)


def sayings(*names: str) -> Iterator[Said]:
    for values in product((None, True, False), repeat=len(names)):
        yield {name: value for name, value in zip(names, values, strict=True) if value is not None}


def test_each_way_through_the_channels_and_through_the_members_and_some_through_both() -> None:
    chance, all_said = Random(30), list(sayings(*PLACES, *PEOPLE))
    ways = [*product(sayings(*PLACES), repeat=2), *product(sayings(*PEOPLE), repeat=2)]
    ways += [(chance.choice(all_said), chance.choice(all_said)) for _ in range(20_000)]
    for own, app in ways:
        assert may_run(asker(), SERVER, rules(own), rules(app)) == walk(own, app), (own, app)


def test_an_administrator_may_run_everything() -> None:
    no: Rules = dict.fromkeys(rules(dict.fromkeys(PLACES | PEOPLE, True)), False)
    assert may_run(asker(ADMINISTRATOR), SERVER, no, no)


@for_each(
    [
        (ROLE, GONE),  # a role that is gone, or that the member hasn't got
        (MEMBER, ME + 1),
        (CHANNEL, HERE + 1),
        (ROLE, ME),  # numbers of another kind
        (CHANNEL, SERVER),
        (MEMBER, SERVER),
        (ROLE, SERVER - 1),
        (4, HERE),  # a kind of rule that isn't known
    ]
)
def test_a_rule_for_something_else_changes_nothing(kind: int, target: int) -> None:
    for allowed in (True, False):
        assert may_run(asker(), SERVER, {key_of(kind, target): allowed}, {})
        assert may_run(asker(), SERVER, {}, {key_of(kind, target): allowed})
