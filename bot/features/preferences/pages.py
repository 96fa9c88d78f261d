"""What a member prefers, in words and as a form."""

from typing import NamedTuple

from bot.core.chat.page import Choice, Field, Form, Page, Rows, embed
from bot.core.game import Look, Notices, Preferences
from bot.features.preferences.rules import CHOICES, words_of
from bot.words import Words


class FormButton(NamedTuple):
    """Open the form; the form itself has the same address, and saves what it was filled in with."""

    def text(self) -> str:
        return "ttt-form:preferences"


class PreferencesReply(NamedTuple):
    """What a member prefers: as a form if it can open, else in words, with a button that opens it."""

    found: Preferences

    def render(self, say: Words) -> Page:
        rows = Rows()
        rows.add(FormButton(), say("preferences-button"))
        chosen = words_of(self.found)
        fields = [Field(name, say(f"preferences-form-{name}"), _choices(name, say), chosen[name]) for name in CHOICES]
        form = Form(FormButton(), say("preferences-form"), tuple(fields))
        shown = embed([say("preferences-now", **facts(self.found))], title=say("preferences-form"))
        return Page("", shown, rows, form=form, is_layout=True)


def facts(found: Preferences) -> dict[str, str | int]:
    look, notices = found.look or Look.CRISP, found.notices or Notices.ACCEPTED
    shown = {"look": look.value, "notices": notices.value, "leaderboards": found.leaderboards.value}
    return {**shown, "voice": found.voice.value, "minutes": found.idle_s // 60}


def parse_form(custom_id: str) -> FormButton | None:
    return FormButton() if custom_id == FormButton().text() else None


def _choices(name: str, say: Words) -> tuple[Choice, ...]:
    messages = {word: f"preferences-{name}-{word}" for word in CHOICES[name]}
    return tuple(Choice(word, say(each) if say.has(each) else word) for word, each in messages.items())
