"""Who may run a command where, by what a server sets under Integrations: Discord's own rules for slash commands."""

from collections.abc import Iterable, Mapping

from bot.core.chat.request import Asker

ADMINISTRATOR = 1 << 3  # as a bit of permissions; it passes every rule
# What a rule is about. The server's own id is the role of everyone; one less is the channel of all channels.
ROLE, MEMBER, CHANNEL = 1, 2, 3
Rules = Mapping[str, bool]  # of one command, or of the application: whether each kind's id is allowed, by `key_of`


def key_of(kind: int, number: int | str) -> str:
    return f"{kind}:{number}"


def may_run(asker: Asker, guild_id: int, own: Rules, app: Rules) -> bool:
    """Return whether a member may run a command. own: its rules. app: those of all commands.

    Source: docs.discord.com/developers/change-log, 2022-11-17, "Flowchart for command permissions logic".
    """
    if asker.permissions & ADMINISTRATOR:
        return True
    channels = key_of(CHANNEL, asker.channel_id), key_of(CHANNEL, guild_id - 1)
    in_channel = _first(own, channels)
    if (_first(app, channels) if in_channel is None else in_channel) is False:
        return False
    by_command = _of_member(asker, guild_id, own)
    if by_command is not None:
        return by_command
    return _of_member(asker, guild_id, app) is not False


def allowed_roles(*rules: Rules) -> frozenset[int]:
    return frozenset(int(key[2:]) for its in rules for key in its if its[key] and key.startswith(key_of(ROLE, "")))


def _first(rules: Rules, keys: Iterable[str]) -> bool | None:
    return next((rules[key] for key in keys if key in rules), None)


def _of_member(asker: Asker, guild_id: int, rules: Rules) -> bool | None:
    """Return what the rules say of a member: in person, else by any role that is allowed, else as one of everyone."""
    roles = [rules[key] for each in asker.roles if (key := key_of(ROLE, each)) in rules]
    in_person = rules.get(key_of(MEMBER, asker.user_id), any(roles) if roles else None)
    return in_person if in_person is not None else rules.get(key_of(ROLE, guild_id))
