"""One of each reply and refusal of settings, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import BOARDS, First, Look, Notices, Refusal, ServerSettings
from bot.engine import Level, Rules
from bot.features.settings.pages import Hosts, SettingsReply
from bot.features.settings.rules import GROUPS, SETTINGS, UNSET

HOSTS = Hosts(None, "!", {"challenge": 300, "idle": 30 * 24 * 3600})
ODD = Hosts("hard", "tictactoe!", {"challenge": 90, "idle": 1})
ALL = ServerSettings(
    *("en", "t!", Level.HARD, BOARDS["3x3"], Rules.MISERE, First.RANDOM, 60, 3600, 3, Look.LETTERS, Notices.DM, True)
)
NEWER = ServerSettings(language="tlh", prefix="ö", challenge_s=45, move_s=90, games=7)

REPLIES: dict[str, Reply] = {
    "settings": SettingsReply(ServerSettings(), HOSTS),
    "settings of an odd host": SettingsReply(
        ServerSettings(), Hosts("hard", "tictactoe!", {"challenge": 90, "idle": 1})
    ),
    "settings, all set": SettingsReply(ALL, HOSTS, tuple(SETTINGS)),
    "settings, and a feature's": SettingsReply(ALL, HOSTS, more=(lambda _: "The daily puzzle: at 18:00",)),
    "settings, none changed": SettingsReply(ALL, HOSTS, ()),
    "settings of a newer version": SettingsReply(NEWER, HOSTS, ("games",)),
    **{f"settings, form {group}": SettingsReply(ALL, HOSTS, group=group) for group in GROUPS},
}
REFUSALS = (
    Refusal("settings-servers-only"),
    Refusal("settings-managers-only"),
    Refusal("settings-unknown", word="purple"),
    Refusal("settings-no-such-value", word="level", names=(*SETTINGS["level"].values, UNSET)),
    Refusal("settings-no-such-prefix", most=5),
    Refusal("settings-no-such-prefix", most=1),
)
