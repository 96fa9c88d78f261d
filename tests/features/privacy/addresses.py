"""The buttons of privacy: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.core.chat.address import Address
from bot.features.privacy.pages import Consent, ForgetButton, parse_forget

PARSERS = (parse_forget,)
SENT: dict[str, Address] = {
    "ttt-forget:1234567890123456789:1700000000:keep": ForgetButton(1234567890123456789, 1_700_000_000, Consent.KEEP),
    "ttt-forget:90:1700000000:erase": ForgetButton(90, 1_700_000_000, Consent.ERASE),
}
NOT_THERE = (
    *(f"ttt-forget:{{{who}}}:{at}:erase" for who in ("alice", "bob") for at in (0, 9, 999999999999)),  # not now
)
NOT_OURS = ("ttt-forget:{alice}:-1:erase", "ttt-forget:{alice}:9999999999999:erase", "ttt-forget:{alice}:0:everything")
