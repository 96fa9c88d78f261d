"""SimCord's page with a stylesheet and a script of our own, and the faces of the people in it.

`table.css` hides SimCord's workbench, and `table.js` keeps the newest answer in sight; with `?workbench` in the address
it is SimCord's own page. Nothing comes from elsewhere: the page's security policy allows its own server alone.
"""

import json
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, ClassVar

import discord
from simcord.backend.cdn import CDN_BASE
from simcord.preview._server import PreviewServer

from bot.core.pen import Pen
from bot.words import language_of, name_of, words

HERE = Path(__file__).parent
CSS, SCRIPT = str(HERE / "table.css"), str(HERE / "table.js")
HEAD = '<link rel="stylesheet" href="/table.css"><script type="module" src="/table.js"></script></head>'
FACE = HERE.parent / "marks" / "face.png"
COLOURS, SIZE = ("#5865f2", "#d83c7e", "#2d7d46", "#b8621b", "#0f7c94"), 40  # of a face, by turns


class TableServer(PreviewServer):
    """Serves the page. preview: a LivePreview."""

    preview: Any
    _STATIC_FILES: ClassVar = PreviewServer._STATIC_FILES | {"/table.css": CSS, "/table.js": SCRIPT}
    _STATIC_CONTENT_TYPES: ClassVar = PreviewServer._STATIC_CONTENT_TYPES | {CSS: "text/css"}

    async def _index(self, request: Any) -> Any:
        """Serve SimCord's page with what is ours. It is public, as SimCord's is: it has names, and no message."""
        page, asked = await super()._index(request), request.query.get("in", "")
        chosen = next((each for each in languages() if asked and language_of(each) == language_of(asked)), "")
        say = words(chosen)
        if "workbench" in request.query:
            return page
        said: dict[str, Any] = {"channels": say("demo-channels"), "people": say("demo-people"), "tip": say("demo-tip")}
        said |= {"tab": say("demo-tab"), "away": say("demo-away")}
        said |= {"language": say("demo-language"), "languages": languages(), "chosen": chosen}
        side = f'<nav id="rooms" data-words="{escape(json.dumps(said))}"></nav>'
        for old, new in {
            "</head>": HEAD,
            "SimCord Preview</title>": f"{escape(say('demo-server'))}</title>",
            ">Messages</button>": f">{escape(said['channels'])}</button>",
            '<header class="sidebar-heading">': f'{side}<header class="sidebar-heading">',
            '<button id="close"': f'<a href="/?workbench">{escape(say("demo-workbench"))}</a><button id="close"',
        }.items():
            page.text = page.text.replace(old, new, 1)
        return page


@lru_cache
def languages() -> dict[str, str]:
    """Return the name of each language in itself, by the first of Discord's locales that has it."""
    found: dict[str, str] = {}
    for locale in map(str, discord.Locale):
        found.setdefault(language_of(locale), locale)
    return {locale: name_of(language) for language, locale in found.items()}


def faces(users: Iterable[Any]) -> dict[str, tuple[str, bytes]]:
    """Draw a face for each user that has an avatar, by the address where Discord would keep it."""
    found = {}
    for at, each in enumerate(users):
        pen = Pen(SIZE, SIZE)
        pen.box((0, 0), SIZE, SIZE, COLOURS[at % len(COLOURS)])
        pen.text((SIZE / 2, SIZE / 2), each.name[0].upper(), "#ffffff", SIZE / 2, "mm", bold=True)
        picture = FACE.read_bytes() if each.bot and FACE.exists() else pen.png()
        found[f"{CDN_BASE}/avatars/{each.id}/{each.avatar}.png"] = ("face.png", picture)
    return found
