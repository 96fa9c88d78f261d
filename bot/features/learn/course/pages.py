"""The pages of the course: a lesson's board and question, the verdict on an answer, and the way on."""

from collections.abc import Iterator

from bot.core.chat.marks import MARKS, RIGHT, WRONG
from bot.core.chat.page import LOST_COLOUR, RUNNING_COLOUR, WON_COLOUR, Choice, Page, Rows, Style, embed
from bot.core.chat.press import play_button
from bot.core.chat.variants import board_text, square, symbols
from bot.engine import Level
from bot.features.learn.course.questions import SQUARES
from bot.features.learn.course.rules import LEARN, LESSONS, VERSION, Progress, Shown, code_of
from bot.words import Words

DONE, TO_DO = "✅", "▫️"


def course(say: Words, shown: Shown, progress: Progress, note: str = "") -> Page:
    """A page of the course. note: a sentence that comes first."""
    lesson, mover = LESSONS[shown.page.lesson - 1], shown.asked.position.to_move
    colour = WON_COLOUR if not shown.is_open else LOST_COLOUR if shown.chosen else RUNNING_COLOUR
    facts = {name: say.all_of(fact) if isinstance(fact, list) else fact for name, fact in shown.facts.items()}
    facts |= {"mark": MARKS[mover], "other": MARKS[mover.other], **shown.page._asdict(), "last": len(LESSONS)}
    facts["questions"] = len(lesson.questions)
    facts["left"] = sum(not progress.has_done(number) for number in range(1, len(LESSONS) + 1))
    text = "\n\n".join(filter(None, _lines(shown, note, facts, say)))
    made = embed([text], colour, say("learn-course-title", title=say(f"learn-course-{lesson.name}"), **facts))
    chosen = shown.chosen if shown.asked.choices is SQUARES else ""
    signs = {int(chosen) - 1: WRONG if shown.is_open else RIGHT} if chosen else {}
    return Page(board_text(shown.asked.position, signs), made, _rows(shown, progress, say))


def over(say: Words, progress: Progress) -> Page:
    """The course after its end: any lesson again, or a game."""
    rows = Rows().add(play_button(Level.MEDIUM), say("learn-course-button-play"), Style.primary)
    return Page("", embed([say("learn-course-over")], WON_COLOUR), _with_lessons(rows, progress, 0, say))


def _lines(shown: Shown, note: str, facts: dict[str, str | int], say: Words) -> Iterator[str]:
    lesson = LESSONS[shown.page.lesson - 1]
    if note:
        yield say(note, **facts)
    if shown.said:
        yield f"{'> ' if shown.is_open else ''}{say(shown.said, **facts)}"
    if shown.is_open:
        yield say(f"learn-course-{lesson.name}-text", **facts)
        yield say(f"learn-course-{shown.asked.name}-ask", **facts)
    elif lesson.code and shown.page.is_last_of_lesson:
        yield f"{say(f'learn-course-{lesson.name}-code')}\n```py\n{code_of(lesson)}\n```"


def _rows(shown: Shown, progress: Progress, say: Words) -> Rows:
    rows, page = Rows(), shown.page
    if shown.is_open:
        _add_choices(rows, shown, say)
    elif page.is_last:
        rows.add(play_button(Level.MEDIUM), say("learn-course-button-play"), Style.primary)
    else:
        name = "learn-course-button-lesson" if page.is_last_of_lesson else "learn-course-button-next"
        rows.add(LEARN(VERSION, *page.next, ""), say(name), Style.primary)
    return _with_lessons(rows, progress, 0 if page.is_last and not shown.is_open else page.lesson, say)


def _add_choices(rows: Rows, shown: Shown, say: Words) -> None:
    asked, marks = shown.asked, symbols(shown.asked.position)
    for at, choice in enumerate(asked.choices):
        address = LEARN(VERSION, *shown.page, f"{shown.path}{at}")
        style = Style.red if choice == shown.chosen else Style.grey
        if asked.choices is SQUARES:
            label = marks[at] or square(asked.position.board, at)
            rows.add(address, label, style, disabled=at not in asked.open(), is_emoji=marks[at] != "")
            rows.end_row(at=asked.position.board.columns)
        else:
            rows.add(address, choice if choice[-1].isdigit() else say(f"learn-course-choice-{choice}"), style)


def _with_lessons(rows: Rows, progress: Progress, lesson: int, say: Words) -> Rows:
    choices = []
    for number, each in enumerate(LESSONS, 1):
        sign = DONE if progress.has_done(number) else TO_DO
        choices.append(Choice(str(number), f"{sign} {number}. {say(f'learn-course-{each.name}')}"))
    rows.add_menu(LEARN(VERSION, 0, lesson, ""), choices, say("learn-course-lessons"))
    return rows
