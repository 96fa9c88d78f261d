"""A card of what is set for a server, and the forms that change it."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.core.chat.page import Choice, Field, Form, Page, Rows, embed
from bot.core.chat.press import Address
from bot.core.chat.replies import sentence
from bot.core.zones import beside
from bot.features.settings.rules import GROUPS, MAX_PREFIX, OFFERED, SETTINGS, UNITS, UNSET, no_such, usual
from bot.settings import Settings
from bot.words import Words, name_of

LIMITS = {"prefix": MAX_PREFIX, "zone": 40}  # of what is typed in a form
MAX_SHOWN = 18
"""Letters of each word, its last, by which a form's address knows what it showed: five of them have room in 100."""
WORD = r"\|[^|\n]{1,20}"  # in an address that was sent before there was such a limit, too
STATES = {group: f"{group}(?:{WORD * len(names)})?" for group, names in GROUPS.items()}
STATES["posts"] = f"posts(?:{WORD * 4}(?:{WORD})?)?"  # its forms had no time zone
CARD = Address(f"ttt-settings:{{state:{'|'.join(STATES.values())}}}")
"""Opens a group's form or, with the words that it showed when it opened, saves it.

What was left as it was is not saved: another manager may have changed it meanwhile.
"""


def card(
    say: Words,
    found: Mapping[str, str],
    host: Settings,
    changed: tuple[str, ...] | None = None,
    *,
    is_short: bool = False,
    asked: tuple[str, ...] = (),
    group: str = "",
) -> Page:
    """What is set for a server, in words. changed: by a form or a command. is_short: without what has not changed.

    host: what the host has set. asked: the settings that are explained instead. group: whose form opens instead.
    """
    rows, parts, label = Rows(), dict[str, str](), partial(_label, say, host, found)
    for each, names in GROUPS.items():
        if lines := [_line(say, name, found[name], label) for name in names if name in found]:
            parts[say(f"settings-{each}")] = "\n".join(lines)
            rows.add(CARD(each), say(f"settings-{each}"))
    parts, saved, told = {} if is_short else parts, say("settings-saved"), [say("settings-about")]
    if asked:
        about = {name: sentence(no_such(name), say) for name in asked} | {"zone": say("settings-about-zone")}
        told = [f"{_line(say, name, found[name], label)}\n{about[name]}" for name in asked]
    elif changed is not None:
        told = [_line(say, name, found[name], label) for name in changed]
        told = [saved, *told] if told else [say("settings-same")]
    if parts and told[0] == saved:  # of a form: beside the buttons, which is all that a phone shows of the card
        told, parts[saved] = [], "\n".join(told[1:])
    shown = embed(told, title=say("settings-title"), fields=parts)
    form = None
    if group:
        fields = tuple(_field(say, host, name, found[name], label) for name in GROUPS[group] if name in found)
        words = (found.get(name, UNSET)[-MAX_SHOWN:] for name in GROUPS[group])
        form = Form(CARD("|".join((group, *words))), say(f"settings-{group}"), fields)
    return Page("", shown, rows, form=form, is_layout=True)


def _line(say: Words, name: str, word: str, label: Callable[[str, str], str]) -> str:
    line = "settings-line" if word == usual(name) else "settings-line-set"
    return say(line, name=say(f"settings-name-{name}"), word=name, value=label(name, word))


def _label(say: Words, host: Settings, found: Mapping[str, str], name: str, word: str) -> str:
    """Return a setting's word as people read it."""
    if word != UNSET and (mention := SETTINGS[name].mention):
        return mention.format(word)
    if name == "prefix":
        return say("settings-prefix-is", prefix=host.command_prefix if word == UNSET else word)
    if name == "hour":
        return say("settings-hour-is", hour=word, zone=beside(found["zone"]))
    if name == "language" and word in SETTINGS[name].values:
        return name_of(word)
    times = {"challenge": host.challenge_expires_s, "idle": host.game_expires_s}
    if word.isdigit() and name in times:
        return _time(int(word), say)
    if word == UNSET and name in times:
        return say("settings-hosts", value=_time(times[name], say))
    if word == UNSET and name == "level":
        level = host.default_level
        return say("settings-hosts", value=say(f"choice-{level}") if level else say("settings-level-last"))
    known = (f"settings-{name}-{word}", f"choice-{word.replace(' ', '-')}")
    return next((say(each) for each in known if say.has(each)), word)


def _field(say: Words, host: Settings, name: str, word: str, label: Callable[[str, str], str]) -> Field:
    title, hint, setting = say(f"settings-name-{name}"), f"settings-about-{name}", SETTINGS[name]
    about = say(hint, prefix=host.command_prefix) if say.has(hint) else ""
    chosen = "" if word == UNSET else word
    if limit := LIMITS.get(name):
        return Field(name, title, chosen=chosen, limit=limit, about=about)
    if setting.mention:
        picked = (int(chosen),) if chosen else ()
        return Field(name, title, picks="role" if name == "role" else "channel", picked=picked, about=about)
    if name == "threads":
        return Field(name, title, chosen=word, about=about)
    choices = tuple(Choice(each, label(name, each)) for each in OFFERED[name])
    return Field(name, title, choices, word, about=about)


def _time(seconds: int, say: Words) -> str:
    unit, length = next(each for each in UNITS.items() if seconds % each[1] == 0)
    return say(f"settings-time-{unit}", count=seconds // length)
