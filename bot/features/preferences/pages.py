"""What a member prefers, in words and as forms."""

from typing import NamedTuple

from bot.core.chat.address import reader
from bot.core.chat.page import MENU_LIMIT, Choice, Field, Form, Page, Rows, embed
from bot.core.game import Preferences
from bot.features.preferences.rules import CHOICES, GROUPS, blocked_field, words_of
from bot.words import Words, language_of, name_of


class FormButton(NamedTuple):
    """Open the form of a group; the form itself has the same address, and saves what it was filled in with.

    group: "" on old messages, whose one form had everything; its button shows the card now.
    """

    group: str = ""

    def text(self) -> str:
        return f"ttt-form:preferences{self.group and ':'}{self.group}"


class PreferencesReply(NamedTuple):
    """A card of what a member prefers, with buttons that open the forms, or one `group`'s form itself.

    here: as it holds where they ask. blocked: who may not challenge them; None if others can read the card.
    """

    found: Preferences
    here: Preferences
    blocked: tuple[int, ...] | None = None
    is_saved: bool = False
    group: str = ""

    def render(self, say: Words) -> Page:
        rows, facts = Rows(), self._facts(say)
        for group in GROUPS:
            rows.add(FormButton(group), say(f"preferences-title-{group}"))
        told = [group for group in GROUPS if group != "challenges" or self.blocked is not None]
        parts = {say(f"preferences-title-{group}"): say(f"preferences-now-{group}", **facts) for group in told}
        shown = embed([say("preferences-done") if self.is_saved else ""], title=say("preferences-form"), fields=parts)
        return Page("", shown, rows, form=self._form(say) if self.group else None, is_layout=True)

    def _form(self, say: Words) -> Form:
        chosen, names, blocked = words_of(self.found), GROUPS[self.group], self.blocked or ()
        fields = [Field(name, say(f"preferences-form-{name}"), choices(name, say), chosen[name]) for name in names]
        if self.group == "challenges":
            shown = blocked[:MENU_LIMIT]
            counts = {"shown": len(shown), "count": len(blocked), "left": len(blocked) - len(shown)}
            label = say("preferences-form-blocked", **counts)
            fields.append(Field(blocked_field(shown), label, picks="members", picked=shown))
        return Form(FormButton(self.group), say(f"preferences-title-{self.group}"), tuple(fields))

    def _facts(self, say: Words) -> dict[str, str | int]:
        found, blocked = words_of(self.found), self.blocked or ()
        facts: dict[str, str | int] = {f"{name}_by": found[name] for name in ("language", "look", "notices")}
        facts |= {"blocked": len(blocked), "members": say.all_of(f"<@{each}>" for each in blocked)}
        facts |= {"language": name_of(language_of(self.found.language)), "minutes": self.found.idle_s // 60}
        return facts | {name: str(value) for name, value in self.here._asdict().items() if name not in facts}


parse_form = reader(f"ttt-form:preferences(?::({'|'.join(GROUPS)}))?", FormButton, lambda group: group or "")


def choices(name: str, say: Words) -> tuple[Choice, ...]:
    """Return the choices of an option; languages are called as their speakers call them."""
    return tuple(
        Choice(each, name_of(each) if name == "language" and given else say(f"preferences-{name}-{each}"))
        for each, given in CHOICES[name].items()
    )
