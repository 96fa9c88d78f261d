"""SimCord's page with a stylesheet and a script of our own, and the faces of the people in it.

`table.css` hides SimCord's workbench and `table.js` keeps the newest answer in sight; with `?workbench` in the address
the workbench is there. Nothing comes from elsewhere: the page's security policy allows its own server alone.
"""

from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Any, ClassVar

from simcord import Preview
from simcord.backend.cdn import CDN_BASE
from simcord.preview._server import PreviewServer

import bot
from bot.core.chat.pen import Pen
from bot.words import words

FOLDER = Path(__file__).parent
FACE = Path(bot.__file__).parent / "marks" / "face.png"
COLOURS = ("#5865f2", "#d83c7e", "#2d7d46", "#b8621b", "#0f7c94")
"""Behind the first letter of a name, by turns; the first is behind the bot's, if it has no face of its own."""
SIZE = 40
HEAD = '<link rel="stylesheet" href="/table.css"><script type="module" src="/table.js"></script></head>'
SIDEBAR = '<header class="sidebar-heading">'


class TableServer(PreviewServer):
    """Serves the page. people, rooms: the names to switch between, by their part of a viewer's id."""

    _STATIC_FILES: ClassVar[dict[str, str]] = PreviewServer._STATIC_FILES | {
        f"/{name}": str(FOLDER / name) for name in ("table.css", "table.js")
    }
    _STATIC_CONTENT_TYPES: ClassVar[dict[str, str]] = PreviewServer._STATIC_CONTENT_TYPES | {
        str(FOLDER / "table.css"): "text/css"
    }

    def __init__(self, preview: Preview, port: int, people: Mapping[str, str], rooms: Mapping[str, str]) -> None:
        super().__init__(preview, port)
        self._people, self._rooms = people, rooms

    async def _index(self, request: Any) -> Any:
        """Serve SimCord's page with what is ours. It is public, as SimCord's is: it has names, and no message."""
        page, say = await super()._index(request), words()
        added = {
            "</head>": HEAD,
            "SimCord Preview</title>": f"{escape(say('demo-server'))}</title>",
            ">Messages</button>": f">{escape(say('demo-channels'))}</button>",
            SIDEBAR: self._switches() + SIDEBAR,
            '<button id="close"': f'<a href="/?workbench">{escape(say("demo-workbench"))}</a><button id="close"',
        }
        for old, new in (added if "workbench" in request.query else added | {"<body>": '<body class="table">'}).items():
            page.text = page.text.replace(old, new, 1)
        return page

    def _switches(self) -> str:
        """Return the buttons that switch to a channel or a person, and the links that open a tab as somebody."""
        say = words()
        rooms = (_button("room", *each) for each in self._rooms.items())
        people = (
            f'{_button("person", *each)}<a href="/?as={each[0]}" target="_blank" title="{escape(words)}">+</a>'
            for each in self._people.items()
            for words in [say("demo-new-tab", person=each[1])]
        )
        return (
            f'<nav id="rooms"><h2>{escape(say("demo-channels"))}</h2><ul>{_list(rooms)}</ul>'
            f"<h2>{escape(say('demo-people'))}</h2><ul>{_list(people)}</ul><p>{escape(say('demo-tip'))}</p></nav>"
        )


def face_address(user: Any) -> str:
    """Return where Discord would have the face of a user that has an avatar."""
    return f"{CDN_BASE}/avatars/{user.id}/{user.avatar}.png"


def faces(users: Iterable[Any]) -> dict[str, tuple[str, bytes]]:
    """Return a picture for each user, by its address. users: those with an avatar; the first is the bot.

    Cost: 50 ms, most of them for Pillow.
    """
    drawn = {face_address(each): _letter(each.name, COLOURS[at % len(COLOURS)]) for at, each in enumerate(users)}
    if FACE.exists():
        drawn[next(iter(drawn))] = FACE.read_bytes()
    return {address: ("face.png", picture) for address, picture in drawn.items()}


def _letter(name: str, colour: str) -> bytes:
    pen = Pen(SIZE, SIZE)
    pen.box((0, 0), SIZE, SIZE, colour)
    pen.text((SIZE / 2, SIZE / 2), name[0].upper(), "#ffffff", SIZE / 2, "mm", bold=True)
    return pen.png()


def _button(part: str, value: str, name: str) -> str:
    return f'<button type="button" data-{part}="{escape(value)}">{escape(name)}</button>'


def _list(items: Iterable[str]) -> str:
    return "".join(f"<li>{each}</li>" for each in items)
