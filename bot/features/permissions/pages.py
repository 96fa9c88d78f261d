"""The rights of the bot in a channel as one card."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.core.chat.page import LOST_COLOUR, WON_COLOUR, Page, embed
from bot.words import Words

TICK, CROSS, OFF = "✅", "❌", "▫️"


class PermissionsReply(NamedTuple):
    """needed, extra: who withholds each right, as `withheld` says. prefix: None if typed commands are off.

    members_may_use: whether everyone here may use slash commands, if known.
    """

    channel_id: int
    needed: Mapping[str, str]
    extra: Mapping[str, str]
    members_may_use: bool | None
    prefix: str | None

    def render(self, say: Words) -> Page:
        lacks = sum(by != "" for by in self.needed.values())
        head = say("permissions-lacking" if lacks else "permissions-fine", channel=str(self.channel_id), count=lacks)
        typed = say("permissions-typed", prefix=self.prefix) if self.prefix else say("permissions-untyped")
        used = [f"{TICK if self.prefix else OFF} {typed}"]
        if self.members_may_use is not None:
            slash = f"{TICK} {say('permissions-slash')}" if self.members_may_use else ""
            used = [slash or f"{CROSS} {say('permissions-no-slash')}", *used]
        fields = {
            say("permissions-needed"): "\n".join(_lines(self.needed, CROSS, say)),
            say("permissions-extra"): "\n".join(_lines(self.extra, OFF, say)),
            say("permissions-commands"): "\n".join(used),
        }
        shown = embed([head], LOST_COLOUR if lacks else WON_COLOUR, say("permissions-title"), fields)
        return Page("", shown, is_layout=True)


def _lines(rights: Mapping[str, str], cross: str, say: Words) -> Iterable[str]:
    """Yield a line for each right; below several that are withheld alike, one on where to give them."""
    following = [*rights.values(), ""][1:]
    for (right, by), next_by in zip(rights.items(), following, strict=True):
        name = right.replace("_", "-")
        yield f"{cross if by else TICK} {say(f'permissions-{name}')}"
        if by and by != next_by:
            yield f"-# {say(f'permissions-where-{by}')}"
