"""Refusals about what is kept of somebody: forgetting it, and handing it out."""

from bot.model.refusals import Refusal


class NotYoursToForget(Refusal):
    """Only the one who asked to be forgotten answers whether that is sure."""


class QuestionTooOld(Refusal):
    """Whether somebody is to be forgotten was asked too long ago."""


class CopiedJustNow(Refusal):
    """Somebody has had a copy of their data a moment ago. until: when there is another; seconds since 1970."""

    until: int


class OpponentForgotten(Refusal):
    """There is no rematch with somebody who was forgotten."""
