"""Discord's rules: a body that keeps them all, and for each rule one that breaks it."""

from __future__ import annotations

from typing import Any

from standin.payloads import Json
from standin.rules.commands import of_commands
from standin.rules.violations import Violation, form

LONG = {"de": "x" * 101}
CHOICES = [{"name": "easy", "value": "easy"}, {"name": "hard", "value": "hard"}]


def command(**changes: Any) -> Json:
    """Make a slash command that Discord takes."""
    return {"name": "play", "description": "Play a game", "options": [option()]} | changes


def option(**changes: Any) -> Json:
    """Make an option that Discord takes."""
    return {"type": 3, "name": "level", "description": "How well I play", "choices": CHOICES} | changes


def plain(**changes: Any) -> Json:
    """Make an option without choices that Discord takes."""
    return {"type": 3, "name": "square", "description": "A square"} | changes


def sub(**changes: Any) -> Json:
    """Make a subcommand that Discord takes."""
    return {"type": 1, "name": "join", "description": "Join"} | changes


def many(number: int, **item: Any) -> list[Json]:
    """Make so many items of different names."""
    return [{**item, "name": f"n{at}"} for at in range(number)]


TAKEN: dict[str, list[Json]] = {
    "one of each kind": [command(), {"type": 2, "name": "Challenge Me"}, {"type": 3, "name": "Watch"}],
    "names that are alike in other kinds": [command(), {"type": 2, "name": "play"}],
    "languages": [command(description_localizations={"de": "Spiele", "pt-BR": "Jogue"})],
    "names of any letters": [command(name="игра"), command(name="เล่น"), command(name="खेल"), command(name="play-2")],
    "a completed option": [command(options=[plain(autocomplete=True, required=True), option()])],
    "an empty list of choices": [command(options=[option(choices=[], autocomplete=True)])],
    "subcommands": [command(options=[{"type": 1, "name": "join", "description": "Join", "options": [plain()]}])],
    "numbers": [command(options=[plain(type=4, choices=[{"name": "one", "value": 1}])])],
    "an entry point": [{"type": 4, "name": "launch", "description": "Launch", "handler": 2}],
    "where it can be used": [command(contexts=[0, 1, 2], integration_types=[0, 1], default_member_permissions="32")],
    "a group": [command(options=[sub(type=2, options=[sub(options=[plain()])]), sub(name="leave")])],
    "channels": [command(options=[plain(type=7, channel_types=[0])])],
    "a range": [command(options=[plain(type=10, min_value=0.5, max_value=2.5)])],
    "as much as can be": [
        command(
            name="n" * 32,
            description="x" * 100,
            options=many(25, type=3, description="x" * 100, choices=many(25, value="v"), max_length=6000),
        )
    ],
}
"""Bodies that break nothing, though they come near."""

BROKEN: dict[str, tuple[list[Json], str]] = {
    "choices and completion": ([command(options=[option(autocomplete=True)])], "0.options.0.autocomplete"),
    "completion of a member": ([command(options=[plain(type=6, autocomplete=True)])], "0.options.0.autocomplete"),
    "choices of a member": (
        [command(options=[plain(type=6, choices=CHOICES[:1])])],
        "0.options.0.choices, 0.options.0.choices.0.value",
    ),
    "required last": ([command(options=[option(), plain(required=True)])], "0.options.1"),
    "required last, below": (
        [command(options=[{"type": 1, "name": "a", "description": "A", "options": [option(), plain(required=True)]}])],
        "0.options.0.options.1",
    ),
    "26 options": ([command(options=many(26, type=3, description="x"))], "0.options"),
    "26 choices": ([command(options=[option(choices=many(26, value="v"))])], "0.options.0.choices"),
    "two options of a name": ([command(options=[plain(), plain()])], "0.options"),
    "two choices of a name": ([command(options=[option(choices=[*CHOICES, CHOICES[0]])])], "0.options.0.choices"),
    "two commands of a name": ([command(), command()], ""),
    "101 commands": ([command(name=f"n{at}") for at in range(101)], ""),
    "16 menus of members": ([{"type": 2, "name": f"n{at}"} for at in range(16)], ""),
    "16 menus of messages": ([{"type": 3, "name": f"n{at}"} for at in range(16)], ""),
    "no name": ([command(name="")], "0.name"),
    "a long name": ([command(name="n" * 33)], "0.name"),
    "a capital": ([command(name="Play")], "0.name"),
    "a blank": ([command(name="play now")], "0.name"),
    "an option with a capital": ([command(options=[plain(name="Square")])], "0.options.0.name"),
    "a translated name with a blank": ([command(name_localizations={"de": "spiele jetzt"})], "0.name"),
    "a long menu": ([{"type": 3, "name": "n" * 33}], "0.name"),
    "a menu with a description": ([{"type": 2, "name": "Challenge", "description": "Play"}], "0"),
    "no description": ([command(description="")], "0.description"),
    "a long description": ([command(description="x" * 101)], "0.description"),
    "a long translation": ([command(description_localizations=LONG)], "0.description_localizations.de"),
    "an empty translation": ([command(description_localizations={"de": ""})], "0.description_localizations.de"),
    "an unknown language": ([command(description_localizations={"eo": "Ludu"})], "0.description_localizations.eo"),
    "an option without a description": ([command(options=[plain(description="")])], "0.options.0.description"),
    "an option's long translation": (
        [command(options=[plain(description_localizations=LONG)])],
        "0.options.0.description_localizations.de",
    ),
    "a long choice": (
        [command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])])],
        "0.options.0.choices.0.name",
    ),
    "a choice's long translation": (
        [command(options=[option(choices=[{"name": "x", "value": "x", "name_localizations": LONG}])])],
        "0.options.0.choices.0.name_localizations.de",
    ),
    "a long value": (
        [command(options=[option(choices=[{"name": "x", "value": "x" * 101}])])],
        "0.options.0.choices.0.value",
    ),
    "a number among texts": (
        [command(options=[option(choices=[{"name": "x", "value": 1}])])],
        "0.options.0.choices.0.value",
    ),
    "options of a text": ([command(options=[plain(options=[plain()])])], "0.options.0.options"),
    "no such type": ([command(options=[plain(type=12)])], "0.options.0.type"),
    "a text that may be too long": ([command(options=[plain(max_length=6001)])], "0.options.0.max_length"),
    "a place that isn't there": ([command(contexts=[3])], "0.contexts"),
    "one place twice": ([command(contexts=[0, 0])], "0.contexts"),
    "no place at all": ([command(contexts=[])], "0.contexts"),
    "no way to be installed": ([command(integration_types=[2])], "0.integration_types"),
    "permissions in words": ([command(default_member_permissions="all")], "0.default_member_permissions"),
    "a menu with options": ([{"type": 2, "name": "Challenge", "options": [plain()]}], "0"),
    "a handler of a slash command": ([command(handler=1)], "0.handler"),
    "a subcommand beside an option": ([command(options=[sub(), plain()])], "0.options"),
    "an option of a group": ([command(options=[sub(type=2, options=[plain()])])], "0.options.0.options"),
    "a group in a group": ([command(options=[sub(type=2, options=[sub(type=2, options=[])])])], "0.options.0.options"),
    "a subcommand in a subcommand": ([command(options=[sub(options=[sub()])])], "0.options.0.options"),
    "one name twice in a language": (
        [command(options=[plain(name_localizations={"de": "feld"}), plain(name="feld")])],
        "0.options",
    ),
    "a translated name that another one has": (
        [
            command(
                options=[plain(name_localizations={"de": "feld"}), option(name="feld", name_localizations={"de": "x"})]
            )
        ],
        "0.options",
    ),
    "channels of a text": ([command(options=[plain(channel_types=[0])])], "0.options.0.channel_types"),
    "a text of at least more than at most": (
        [command(options=[plain(min_length=3, max_length=2)])],
        "0.options.0.min_length",
    ),
    "a text between numbers": ([command(options=[plain(min_value=1)])], "0.options.0.min_value"),
    "a number beyond all": ([command(options=[plain(type=4, max_value=2**53 + 1)])], "0.options.0.max_value"),
    "a number with a length": ([command(options=[plain(type=4, min_length=1)])], "0.options.0.min_length"),
}
"""Bodies that break one rule, and the field that does."""


def test_what_discord_takes_breaks_no_rule() -> None:
    assert [name for name, commands in TAKEN.items() if list(of_commands(commands))] == []


def test_what_discord_refuses_is_told_by_its_field() -> None:
    told = {
        name: ", ".join(".".join(map(str, each.where)) for each in of_commands(commands))
        for name, (commands, _) in BROKEN.items()
    }
    assert told == {name: where for name, (_, where) in BROKEN.items()}


def sized(description: int, **languages: int) -> list[Json]:
    """Make a command of 7,930 characters and those of its description. languages: the lengths of its translations."""
    options = many(3, type=3, description="x" * 100, choices=many(25, value="v" * 99))
    localized = {locale: "x" * length for locale, length in languages.items()}
    return [command(description="x" * description, description_localizations=localized, options=options)]


def test_a_command_has_8000_characters_at_most_of_each_text_in_the_longest_language() -> None:
    for taken in (sized(70), sized(1, de=70, fr=70)):
        assert list(of_commands(taken)) == []
    for refused in (sized(71), sized(1, de=71)):
        assert [each.where for each in of_commands(refused)] == [(0,)]


def test_violations_are_nested_as_discord_nests_them() -> None:
    found = form(
        [Violation((3, "options", 0), "one"), Violation((3, "options", 0, "name"), "two"), Violation((), "all")]
    )
    one, two, most = ({"_errors": [{"code": "INVALID", "message": text}]} for text in ("one", "two", "all"))
    assert found == {"3": {"options": {"0": {**one, "name": two}}}, **most}
    assert form([]) == {}
