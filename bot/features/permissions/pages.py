"""The rights of the bot in a channel as one card."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.core.chat.page import DRAWN_COLOUR, LOST_COLOUR, WON_COLOUR, Page, embed
from bot.features.permissions.rules import EXTRA, NEEDED, Withheld
from bot.words import Words

TICK, CROSS, OFF = "✅", "❌", "▫️"


class PermissionsReply(NamedTuple):
    """missing: who withholds each right, None for those that the bot has. prefix: None if typed commands are off.

    members_may_use: whether everyone here may use slash commands, if known.
    """

    channel_id: int
    missing: Mapping[str, Withheld | None]
    members_may_use: bool | None
    prefix: str | None

    def render(self, say: Words) -> Page:
        lacks = [name for name in NEEDED if self.missing[name]]
        head = say(
            "permissions-lacking" if lacks else "permissions-fine", channel=str(self.channel_id), count=len(lacks)
        )
        fields = {
            say("permissions-needed"): "\n".join(self._lines(NEEDED, CROSS, say)),
            say("permissions-extra"): "\n".join(self._lines(EXTRA, OFF, say)),
            say("permissions-commands"): "\n".join(self._commands(say)),
        }
        colour = LOST_COLOUR if "view_channel" in lacks or "send_messages" in lacks else DRAWN_COLOUR
        shown = embed([head], colour if lacks else WON_COLOUR, say("permissions-title"), fields)
        return Page("", shown, is_layout=True)

    def _lines(self, names: Iterable[str], cross: str, say: Words) -> Iterable[str]:
        for name in names:
            by, right = self.missing[name], name.replace("_", "-")
            yield f"{cross if by else TICK} {say(f'permissions-{right}')}"
            if by:
                yield f"-# {say(f'permissions-where-{by.value}')}"

    def _commands(self, say: Words) -> Iterable[str]:
        if self.members_may_use is not None:
            message = "permissions-slash" if self.members_may_use else "permissions-no-slash"
            yield f"{TICK if self.members_may_use else CROSS} {say(message)}"
        typed = say("permissions-typed", prefix=self.prefix) if self.prefix else say("permissions-untyped")
        yield f"{TICK if self.prefix else OFF} {typed}"
