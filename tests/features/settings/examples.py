"""One of each reply and refusal of settings, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import BOARDS, First, Look, Notices, Refusal, ServerSettings
from bot.engine import Level, Rules
from bot.features.settings.pages import card
from bot.features.settings.rules import GROUPS, SETTINGS, no_such_name, usual, word_of
from bot.settings import Settings
from tests.added import reply

HOST = Settings(game_expires_s=30 * 24 * 3600)
ODD = Settings(default_level=Level.HARD, command_prefix="tictactoe!", challenge_expires_s=90, game_expires_s=1)


def words_of(found: ServerSettings, **posts: str) -> dict[str, str]:
    return {name: word_of(name, found) if it.field else posts.get(name, usual(name)) for name, it in SETTINGS.items()}


NONE = words_of(ServerSettings())
ALL = words_of(
    ServerSettings(
        language="en",
        prefix="t!",
        level=Level.HARD,
        board=BOARDS["3x3"],
        rules=Rules.MISERE,
        first=First.RANDOM,
        challenge_s=60,
        move_s=3600,
        games=3,
        look=Look.LETTERS,
        notices=Notices.DM,
        threads=True,
        zone="America/Argentina/ComodRivadavia",
    ),
    puzzle=str(1 << 62),
    hour="18",
    champion=str(1 << 61),
    role=str(1 << 60),
)
NEWER = words_of(ServerSettings(language="tlh", prefix="ö", challenge_s=45, move_s=90, games=7))
ALONE = {name: word for name, word in ALL.items() if SETTINGS[name].field}
"""Of a bot that posts nothing."""

REPLIES: dict[str, Reply] = {
    "settings": reply(card, NONE, HOST),
    "settings of an odd host": reply(card, NONE, ODD),
    "settings, all set": reply(card, ALL, HOST, tuple(SETTINGS)),
    "settings, by a command": reply(card, ALL, HOST, ("level", "puzzle"), is_short=True),
    "settings, none changed": reply(card, ALL, HOST, ()),
    "settings, asked": reply(card, ALL, HOST, is_short=True, asked=("prefix", "level", "role")),
    "settings, nothing posted": reply(card, ALONE, HOST),
    "settings of a newer version": reply(card, NEWER, HOST, ("games",)),
    **{f"settings, form {group}": reply(card, ALL, HOST, group=group) for group in GROUPS},
}
REFUSALS = (
    Refusal("settings-servers-only"),
    Refusal("settings-managers-only"),
    no_such_name("purple", GROUPS["games"]),
    Refusal("settings-no-such-value", word="level", names=("easy", "default")),
    Refusal("no-such-zone", names=("Europe/Berlin", "America/Argentina/ComodRivadavia")),
    Refusal("settings-no-such-channel", word="puzzle"),
    Refusal("settings-no-such-role", word="role"),
    Refusal("settings-no-such-prefix", most=5),
    Refusal("settings-no-such-prefix", most=1),
    Refusal("settings-both", word="rules", command="!settings board 4x4 rules standard"),
    Refusal("settings-no-channel", word="puzzle"),
    Refusal("settings-cannot-post"),
    Refusal("settings-fixed-role"),
    Refusal("settings-no-right"),
    Refusal("settings-too-high"),
    Refusal("settings-above-you"),
    Refusal("settings-discord-away"),
)
