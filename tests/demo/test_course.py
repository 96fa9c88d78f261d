"""The course in a real browser: from its first lesson to its last by presses, across kills of the demo."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import expect

from bot.features.learn.course import program
from bot.features.learn.course.rules import LESSONS, Lesson
from bot.words import words
from standin.page import READY, Channel, open_channel, start_demo
from tests.demo.browser import IN_BROWSER
from tests.demo.test_page import board_of

pytestmark = IN_BROWSER


async def learn(channel: Channel) -> None:
    """Send /learn, without its option."""
    await channel.page.wait_for_function(READY)
    await channel.page.locator("#channel-composer-input").click()
    await channel.page.keyboard.type("/learn")
    await channel.page.locator("[role=option]:has-text('/learn')").first.click()
    await channel.page.locator("#send-message").click()


async def pass_lessons(channel: Channel, lessons: Sequence[Lesson], first: int) -> None:
    """Answer every question, and go on to the lesson after the last one of these."""
    for number, lesson in enumerate(lessons, first):
        for asked in lesson.questions:
            await expect(channel.newest).to_contain_text(f"Lesson {number} of 12")
            right = asked.right()[0]
            await channel.press(right if right[-1].isdigit() else words()(f"learn-course-choice-{right}"))
            await channel.press("Next lesson" if asked is lesson.questions[-1] else "Next")


async def test_the_course_is_finished_by_presses_across_two_kills_of_the_demo(tmp_path: Path) -> None:
    for first, last, width in ((1, 5, 1100), (6, 8, 1100), (9, 11, 390)):
        async with start_demo(tmp_path) as (address, demo):
            async with open_channel(address, width=width) as channel:
                await learn(channel)
                greeting = "Welcome back. You were here." if first > 1 else "This course shows you how"
                await expect(channel.newest).to_contain_text(greeting)
                await pass_lessons(channel, LESSONS[first - 1 : last], first)
                await expect(channel.newest).to_contain_text(f"Lesson {last + 1} of 12")
                if last == 11:
                    await play_the_last(channel)
            demo.kill()


async def play_the_last(channel: Channel) -> None:
    """Play as plain minimax to the end of the game, and go on to a real one."""
    while not await channel.newest.get_by_text("finished the course").count():
        board = [cell if mark == "." else mark for cell, mark in enumerate(await board_of(channel))]
        await channel.press(str(program.best_move(board, "X") + 1 if "X" in board else 1))
        marks = channel.newest.locator(".message-content img[alt^=x_]")
        await expect(marks).to_have_count(board.count("X") + 1)
    await channel.press("Play a real game")
    await expect(channel.newest).to_contain_text("Medium bot")
