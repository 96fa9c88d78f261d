"""The demo as a person meets it: a process, and its page in a browser that is installed on this machine."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from playwright.async_api import Page, TimeoutError, async_playwright, expect

ROOT = Path(__file__).parents[1]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
MACOS_BROWSER = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
FLAGS = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")
WAIT_S = 30.0
MOMENT_MS = 3000
MARKS = {"X": "x(_last)?", "O": "o(_last)?", "x": "x_wins", "o": "o_wins"}
READY = "() => window.simcordPreview?.ready === true && window.simcordPreview.awaitingRevision === null"
"""The page's own word for taking input: nothing loads, no action is under way, and what the last one changed is shown.

Until it is shown, the page drops the next action without a word.
"""
expect.set_options(timeout=WAIT_S * 1000)


def find_browser() -> str | None:
    """Where a Chromium or Chrome is installed, or None."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or (str(MACOS_BROWSER) if MACOS_BROWSER.exists() else None)


@asynccontextmanager
async def start_demo(folder: Path, port: int = 0) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """Run `python -m bot demo` in a folder and yield its address; stop it as Ctrl-C would where it still runs."""
    demo = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "demo", "--no-browser", "--port", str(port)),
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        if demo.stdout is None:
            raise RuntimeError("the demo has no output")
        line = (await asyncio.wait_for(demo.stdout.readline(), WAIT_S)).decode()
        address = re.search(r"http://\S+", line)
        if address is None:
            raise RuntimeError(f"the demo printed no address but {line!r}")
        yield address[0], demo
    finally:
        if demo.returncode is None:
            demo.terminate()
        try:
            await asyncio.wait_for(demo.wait(), WAIT_S)
        except TimeoutError:
            demo.kill()
            raise


class Channel:
    """The channel in the page: what one does there, and what one sees."""

    def __init__(self, page: Page) -> None:
        self.page = page
        notice = re.compile("[Ii]t's your turn in game|wants a rematch of game")
        self.newest = page.locator(".channel-message").filter(has_not_text=notice).last

    async def say(self, text: str, *, shown: str | None = None) -> None:
        """Type a message and send it. shown: as what it appears, if a name in it becomes a mention."""
        await self.page.wait_for_function(READY)
        words = re.compile(f"^{re.escape(shown or text)}$")
        sent = self.page.locator(".channel-message > .message-content", has_text=words)
        before = await sent.count()
        await self.type(text)
        await expect(sent).to_have_count(before + 1)

    async def type(self, text: str) -> None:
        """Type a message and press Enter, as soon as the page takes input."""
        await self.page.wait_for_function(READY)
        composer = self.page.locator("#channel-composer-input")
        await composer.fill(text)
        await composer.press("Enter")

    async def press(self, label: str) -> None:
        """Press the button with that label under the newest message; a free square's is what it is called."""
        await self.page.wait_for_function(READY)
        button = self.newest.locator(".component-button")
        await button.filter(has_text=re.compile(f"^{re.escape(label)}$")).click()

    async def pick(self, menu: str, option: str) -> None:
        """Open the newest menu with these words, and pick an option, again if the page has let go of it meanwhile.

        A page that draws itself anew under the pointer loses the click, and what scrolls out of sight closes.
        """
        trigger = self.page.locator(".select-trigger", has_text=menu).last
        opened = self.page.locator(".select-list:popover-open")
        async with asyncio.timeout(WAIT_S):
            while True:
                await self.page.wait_for_function(READY)
                with suppress(AssertionError, TimeoutError):
                    if await trigger.get_attribute("aria-expanded") == "false":
                        await trigger.click(timeout=MOMENT_MS)
                    await expect(opened).to_be_visible(timeout=MOMENT_MS)
                    await expect(opened).not_to_contain_text("Loading options", timeout=MOMENT_MS)
                    await self.page.wait_for_function(READY)
                    await opened.locator(".select-option", has_text=option).first.click(timeout=MOMENT_MS)
                    await expect(opened).to_be_hidden(timeout=MOMENT_MS)
                    return

    async def view_as(self, name: str) -> None:
        """Be another member, in the first channel unless the name has another: "Alice · # games"."""
        await self.page.wait_for_function(READY)
        await self.page.locator("#viewer-picker").select_option(label=name if "·" in name else f"{name} · # games")
        await self.page.wait_for_function(READY)

    async def slash(self, command: str, option: str, value: str) -> None:
        """Pick a slash command and one option of it, and send it."""
        await self.page.wait_for_function(READY)
        await self.page.locator("#channel-composer-input").click()
        await self.page.keyboard.type(f"/{command}")
        await self.page.locator(f"[role=option]:has-text('/{command}')").first.click()
        chosen = self.page.locator(f".command-suggestion[data-value={option}]")
        if await chosen.count():
            await chosen.click()
        await self.page.keyboard.type(value)
        suggested = self.page.locator(".command-suggestion", has_text=re.compile(value, re.IGNORECASE))
        if option == "opponent":
            await suggested.first.click()
        await self.page.locator("#send-message").click()

    async def shows(self, board: str, words: str) -> None:
        """Wait until the newest message shows a board (`X.O......`, x on a full line), large, and words under it.

        Marks among the words are pictures, too, and not looked for.
        """
        await expect(self.newest).to_contain_text(re.sub("[❌🔵] ", "", words))
        pictures = self.newest.locator(".message-content.emoji-only img")
        await expect(pictures).to_have_count(len(board))
        for number, mark in enumerate(board, 1):
            name = re.compile(f"^{MARKS.get(mark, f'square_{number}')}_[0-9a-f]{{4}}$")
            await expect(pictures.nth(number - 1)).to_have_attribute("alt", name)


@asynccontextmanager
async def open_channel(address: str, *, width: int = 1100, height: int = 900) -> AsyncIterator[Channel]:
    """Open the page in the browser that is installed, and wait until it takes input."""
    async with async_playwright() as playwright:
        as_root = os.name == "posix" and os.geteuid() == 0
        browser = await playwright.chromium.launch(
            executable_path=find_browser(), args=[*FLAGS, *(["--no-sandbox"] if as_root else [])]
        )
        page = await browser.new_page(viewport={"width": width, "height": height})
        await page.goto(address)
        await expect(page.locator(".channel-message").first).to_be_visible()
        yield Channel(page)
        await browser.close()
