"""Privacy: what is kept of people, a copy of it for each, and its end."""

from collections.abc import Callable

from bot.chat.address import Consent, ForgetButton
from bot.chat.privacy_replies import ANSWER_S, CopyReply, ForgetReply, ForgottenReply, Host, PrivacyReply
from bot.chat.request import Request, Said
from bot.community.services import Community
from bot.model.privacy import NotYoursToForget, QuestionTooOld

NOTHING = "forget-nothing"


class PrivacyHandlers:
    """now: seconds since 1970."""

    def __init__(self, community: Community, host: Host, now: Callable[[], int]) -> None:
        self._privacy, self._copies, self._host, self._now = community.privacy, community.copies, host, now

    async def privacy(self, _request: Request) -> PrivacyReply:
        return PrivacyReply(self._host)

    async def forget(self, request: Request) -> ForgetReply | Said:
        """Ask whether somebody wants to be forgotten, unless nothing is kept of them."""
        if not await self._privacy.keeps(request.user.id):
            return Said(NOTHING)
        return ForgetReply(request.user.id, self._now())

    async def answer(self, request: Request, button: ForgetButton) -> ForgottenReply:
        """Erase what is kept of the one who was asked, or keep it. Errors: NotYoursToForget, QuestionTooOld."""
        if request.user.id != button.user_id:
            raise NotYoursToForget
        if button.consent is Consent.KEEP:
            return ForgottenReply("forget-kept")
        if not 0 <= self._now() - button.asked_at <= ANSWER_S:
            raise QuestionTooOld
        if not await self._privacy.keeps(request.user.id):
            return ForgottenReply(NOTHING)
        return ForgottenReply("forget-done", await self._privacy.forget(request.user.id))

    async def export(self, request: Request) -> CopyReply | Said:
        """Hand out all that is kept of somebody. Errors: CopiedJustNow."""
        copy = await self._copies.copy(request.user.id)
        return CopyReply(copy.name, copy.content, copy.games) if copy else Said(NOTHING)
