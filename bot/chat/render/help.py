"""The help: an overview in fields or one topic, and under it the buttons that do at once what it tells of."""

from collections.abc import Mapping

from bot.chat.address import HelpAct, HelpButton, PlayButton
from bot.chat.render.page import Choice, Page, Rows, Style, embed
from bot.chat.request import HelpReply, WhomReply
from bot.chat.topics import Topic
from bot.engine import Level, Rules
from bot.words import Words

FIELDS = ("play", "watch", "learn")
OVERVIEW = "help"
"""What leads back from a topic: help at large, by a word that is no topic."""
EASY, UNBEATABLE = PlayButton(Level.EASY), PlayButton(Level.UNBEATABLE)
CHALLENGE, WATCH = HelpButton(HelpAct.CHALLENGE), HelpButton(HelpAct.WATCH)

BUTTONS: dict[Topic | None, tuple[PlayButton | HelpButton, ...]] = {
    None: (EASY, UNBEATABLE, CHALLENGE, WATCH),
    Topic.PLAY: (EASY, UNBEATABLE, CHALLENGE),
    Topic.LEVELS: tuple(map(PlayButton, Level)),
    Topic.BOARDS: (PlayButton(Level.MEDIUM, "4x4"), PlayButton(Level.MEDIUM, "5x5")),
    Topic.MISERE: (PlayButton(Level.MEDIUM, rules=Rules.MISERE),),
    Topic.WILD: (PlayButton(Level.MEDIUM, rules=Rules.WILD),),
    Topic.WATCH: (WATCH,),
}
MENTIONS: dict[Topic | None, tuple[str, ...]] = {
    None: ("play", "puzzle", "leaderboard", "tournament"),
    Topic.MOVE: ("move",),
    Topic.ENDING: ("draw", "resign"),
    Topic.WATCH: ("games", "watch", "unwatch"),
    Topic.REPLAY: ("history", "replay"),
    Topic.HINT: ("hint",),
    Topic.RATINGS: ("leaderboard",),
    Topic.MINIMAX: ("explain",),
    Topic.PUZZLES: ("puzzle",),
    Topic.STATS: ("stats",),
    Topic.PRIVACY: ("privacy", "export", "forget"),
    Topic.TOURNAMENTS: ("tournament",),
}
"""The commands that can be pressed above a page; "play" if nothing is said."""
FIRST = ("play",)


def page(reply: HelpReply, say: Words) -> Page:
    """Render the help. Commands stand in it as words and above it to be pressed: phones don't let one in an embed."""
    topic = reply.topic
    mentions = _mentions(MENTIONS.get(topic, FIRST), reply.commands)
    if topic is None:
        said = say("help-typed", prefix=reply.prefix) if reply.prefix else say("help-untyped")
        fields = {say(f"help-{field}"): say(f"help-{field}-text") for field in FIELDS}
        return Page(mentions, embed([said], title=say("help-title"), fields=fields), _rows(reply, say))
    return Page(mentions, embed([_text(topic, reply.prefix, say)], title=say(f"topic-{topic}")), _rows(reply, say))


def whom(_reply: WhomReply, say: Words) -> Page:
    """Render the menu of those who can be challenged."""
    rows = Rows()
    rows.add_people_menu(HelpButton(HelpAct.WHOM), say("menu-whom"))
    return Page(say("challenge-whom"), view=rows)


def _text(topic: Topic, prefix: str | None, say: Words) -> str:
    if topic is Topic.TYPING:
        return say("topic-typing-text", prefix=prefix) if prefix else say("topic-typing-untyped")
    return say(f"topic-{topic}-text")


def _mentions(names: tuple[str, ...], known: Mapping[str, int]) -> str:
    """Return commands that can be pressed, as far as Discord has told their numbers."""
    return " ".join(f"</{name}:{known[name]}>" for name in names if name in known)


def _rows(reply: HelpReply, say: Words) -> Rows:
    rows = Rows()
    for button in BUTTONS.get(reply.topic, ()):
        if button != CHALLENGE or reply.may_challenge:
            style = Style.green if button == EASY else Style.blurple if isinstance(button, PlayButton) else Style.grey
            rows.add(button, _label(button, say), style)
    others = [topic for topic in Topic if topic is not reply.topic]
    choices = [Choice(topic.value, say(f"topic-{topic}")) for topic in others]
    back = [Choice(OVERVIEW, say("help-title"))] if reply.topic else []
    rows.add_menu(HelpButton(HelpAct.TOPIC), back + choices, say("menu-topics"))
    return rows


def _label(button: PlayButton | HelpButton, say: Words) -> str:
    if isinstance(button, HelpButton):
        return say("button-watch" if button == WATCH else "button-challenge")
    if button.rules is not Rules.STANDARD:
        return say("button-play", kind=say(f"kind-{button.rules}"))
    return say("button-play", kind=say(f"level-{button.level}") if button.board == "3x3" else button.board)
