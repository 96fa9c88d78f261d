"""One of each reply and refusal of privacy, for what renders them."""

from __future__ import annotations

from bot.core.chat.page import File
from bot.core.chat.replies import AnyReply, Said
from bot.core.game import Refusal
from bot.features.privacy import copied, explained, question
from bot.settings import Settings
from tests.added import reply

FULL = Settings(host_name="A" * 100, host_contact="x" * 200, retention_days=1, server_retention_days=36500)
REPLIES: dict[str, AnyReply] = {
    "privacy": reply(explained, Settings()),
    "privacy, filled": reply(explained, FULL),
    "forget": reply(question, 10**18, 2**33),
    **{
        f"after {message}": Said(message, is_aside=False)
        for message in ("privacy-forget-kept", "privacy-forget-nothing", "privacy-forget-done")
    },
    "copy": reply(copied, File("tictactoe-1.json", b"{}"), 10_000),
}
REFUSALS = (
    Refusal("privacy-not-yours-to-forget"),
    Refusal("privacy-question-too-old"),
    Refusal("privacy-copied-just-now", until=1_800_000_000),
)
