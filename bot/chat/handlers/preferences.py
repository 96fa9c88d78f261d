"""What each person prefers: how their games look, and how they hear that it's their turn."""

from bot.chat.options import preference_options
from bot.chat.request import Request, Said
from bot.games.services import Services


class PreferenceHandlers:
    def __init__(self, services: Services) -> None:
        self._preferences = services.preferences

    async def prefer(self, request: Request, text: str) -> Said:
        """Change what these words name, or nothing; tell what somebody prefers now. Errors: NoSuchPreference."""
        given, user_id = preference_options(text), request.user.id
        changing = self._preferences.change(user_id, **given) if given else self._preferences.of(user_id)
        found = await changing
        facts = {"look": found.look.value, "notices": found.notices.value, "minutes": found.idle_s // 60}
        facts["leaderboards"] = found.leaderboards.value
        return Said("preferences-saved" if given else "preferences", facts)
