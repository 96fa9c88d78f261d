"""The rights of the bot in a channel as one card."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.core.chat.page import LOST_COLOUR, WON_COLOUR, Page, embed
from bot.features.permissions.rules import Missing
from bot.words import Words

TICK, CROSS, OFF = "✅", "❌", "▫️"


class PermissionsReply(NamedTuple):
    """needed, extra: who withholds each right, None for those that the bot has. prefix: None if typed commands are off.

    members_may_use: whether everyone here may use slash commands, if known.
    """

    channel_id: int
    needed: Missing
    extra: Missing
    members_may_use: bool | None
    prefix: str | None

    def render(self, say: Words) -> Page:
        lacks = sum(by is not None for by in self.needed.values())
        head = say("permissions-lacking" if lacks else "permissions-fine", channel=str(self.channel_id), count=lacks)
        fields = {
            say("permissions-needed"): "\n".join(_lines(self.needed, CROSS, say)),
            say("permissions-extra"): "\n".join(_lines(self.extra, OFF, say)),
            say("permissions-commands"): "\n".join(self._commands(say)),
        }
        shown = embed([head], LOST_COLOUR if lacks else WON_COLOUR, say("permissions-title"), fields)
        return Page("", shown, is_layout=True)

    def _commands(self, say: Words) -> Iterable[str]:
        if self.members_may_use is not None:
            message = "permissions-slash" if self.members_may_use else "permissions-no-slash"
            yield f"{TICK if self.members_may_use else CROSS} {say(message)}"
        typed = say("permissions-typed", prefix=self.prefix) if self.prefix else say("permissions-untyped")
        yield f"{TICK if self.prefix else OFF} {typed}"


def _lines(missing: Missing, cross: str, say: Words) -> Iterable[str]:
    """Yield a line for each right; below several that are withheld alike, one on where to give them."""
    following = [*missing.values(), None][1:]
    for (right, by), following_by in zip(missing.items(), following, strict=True):
        name = right.replace("_", "-")
        yield f"{cross if by else TICK} {say(f'permissions-{name}')}"
        if by and by is not following_by:
            yield f"-# {say(f'permissions-where-{by.value}')}"
