"""The privacy policy and the terms that Discord asks of every bot: templates, filled from the host's settings."""

from pathlib import Path
from string import Template

from bot.settings import Settings
from bot.words import words

POLICIES = Path(__file__).parent / "policies"
NAMES = ("privacy", "terms")


def policy(name: str, settings: Settings) -> str:
    """Return a document as Markdown. name: one of NAMES. What the host has not set is a gap to fill."""
    say = words()
    facts = {
        "host": settings.host_name or say("policy-no-name"),
        "contact": settings.host_contact or say("policy-no-contact"),
        "games_kept": say("policy-games", days=settings.retention_days),
        "server_days": say("policy-days", days=settings.server_retention_days),
    }
    return Template((POLICIES / f"{name.upper()}.md").read_text(encoding="utf-8")).substitute(facts)
