"""What the stand-in keeps of an application's commands, and which uploads it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from standin.commands import listed, overwrite
from standin.conduct import Conduct
from standin.handshake import registered
from standin.messages import Refused
from tests.standin.test_rules import command, option


def test_languages_are_listed_only_if_they_are_asked_for() -> None:
    texts = {"description_localizations": {"de": "Spiele."}}
    there = registered([command(options=[option(**texts)], **texts)])
    assert listed(there, {"with_localizations": "true"}) == there
    (plain,) = listed(there, {})
    assert "description_localizations" not in plain | plain["options"][0]


def test_an_upload_without_the_entry_point_command_is_refused_if_there_is_one() -> None:
    launch: dict[str, Any] = {"type": 4, "name": "launch"}
    conduct = Conduct(commands=registered([launch]))
    with pytest.raises(Refused, match="You cannot remove this app's Entry Point command") as refused:
        overwrite(conduct, [command()])
    assert (refused.value.status, refused.value.code) == (400, 50_240)
    assert [each["name"] for each in conduct.commands] == ["launch"]
    assert [each["name"] for each in overwrite(conduct, [command(), launch])] == ["play", "launch"]


def test_a_command_that_is_refused_is_taken_as_it_is_there() -> None:
    wrong = {"description": {"_errors": [{"code": "INVALID", "message": "No."}]}}
    conduct = Conduct(commands=registered([command()]), refused_commands={"play": wrong, "move": wrong})
    with pytest.raises(Refused) as refused:
        overwrite(conduct, [command(name="watch"), command(description="New."), command(name="move")])
    assert (refused.value.code, refused.value.errors) == (50_035, {"errors": {"1": wrong, "2": wrong}})
    assert [each["name"] for each in overwrite(conduct, [command(name="watch"), command()])] == ["watch", "play"]
