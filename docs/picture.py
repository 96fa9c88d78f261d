"""Make the pictures of the pages: two of trees, and game.png from the demo page. Run: python -m docs.picture."""

import asyncio
import tempfile
from pathlib import Path

from playwright.async_api import expect

from bot.engine import Position
from bot.features.learn import picture
from bot.features.learn.tree import grow, prune
from standin.page import open_channel, start_demo

FOLDER = Path(__file__).parent


async def main() -> None:
    """Draw a tutorial's tree, plain and with alpha-beta; start the demo, play to a win, keep its board."""
    (FOLDER / "tree.png").write_bytes(picture.render(grow(Position.parse("O.XX.X.OO"))))
    (FOLDER / "alpha-beta.png").write_bytes(picture.render(prune(Position.parse("O.XX.X.OO"))))
    with tempfile.TemporaryDirectory() as folder:
        async with start_demo(Path(folder)) as (address, _), open_channel(address, width=760, height=860) as channel:
            await channel.slash("play", "opponent", "bob")
            await channel.view_as("Bob")
            await channel.press("Accept")
            for player, square in (("Alice", "5"), ("Bob", "1"), ("Alice", "3"), ("Bob", "2"), ("Alice", "7")):
                await channel.view_as(player)
                await channel.press(square)
            await expect(channel.newest).to_contain_text("Alice wins")
            box = await channel.newest.bounding_box()
            if box is None:
                raise RuntimeError("the page shows no message")
            clip = box | {"width": 500.0}
            await channel.page.mouse.move(1, 1)
            await channel.page.screenshot(path=FOLDER / "game.png", clip=clip)


if __name__ == "__main__":
    asyncio.run(main())
