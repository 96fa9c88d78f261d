"""Discord's rules for messages, answers and the rest: for each a body that breaks it, and bodies that come near."""

from __future__ import annotations

from typing import Any

from standin import rules
from standin.payloads import Json
from standin.rules import Sent

V2 = 1 << 15
PICTURE = "data:image/png;base64,iVBORw0KGgo="
SLASH, PRESS, COMPLETION, SUBMITTED = range(2, 6)
ROLE: Json = {"id": "1", "type": "role"}
SHOWN: Json = {"flags": 0, "content": "X to move", "embeds": [], "components": [], "attachments": []}
LAYOUT: Json = {"flags": V2, "content": "", "embeds": [], "components": [{"type": 10, "content": "x"}]}


def posted(*files: str, **body: Any) -> Sent:
    """Make a message. files: names of what is uploaded with it."""
    return Sent("POST", "/channels/1/messages", body, files)


def rows(*items: Json) -> Sent:
    """Make a message with each component in a row of its own."""
    return posted(content="x", components=[{"type": 1, "components": [each]} for each in items])


def laid_out(*items: Json, files: tuple[str, ...] = ()) -> Sent:
    """Make a message that is a layout."""
    return posted(*files, flags=V2, components=list(items))


def button(**changes: Any) -> Json:
    """Make a button that Discord takes."""
    return {"type": 2, "style": 1, "label": "Accept", "custom_id": "a"} | changes


def menu(**changes: Any) -> Json:
    """Make a menu that Discord takes."""
    return {"type": 3, "custom_id": "m", "options": [choice()]} | changes


def choice(**changes: Any) -> Json:
    """Make an option of a menu."""
    return {"label": "one", "value": "1"} | changes


def choices(number: int) -> list[Json]:
    """Make so many options of a menu."""
    return [choice(value=str(each)) for each in range(number)]


def words(content: str = "x") -> Json:
    """Make a text of a layout."""
    return {"type": 10, "content": content}


def edited(before: Json, *files: str, **body: Any) -> Sent:
    """Make an edit of a message."""
    return Sent("PATCH", "/channels/1/messages/2", body, files, edited=before)


def answered(kind: int, data: Json | None = None, *, asked: int = SLASH, pressed: Json | None = None) -> Sent:
    """Make the first answer to an interaction."""
    return Sent("POST", "/interactions/1/token/callback", {"type": kind, "data": data}, (), asked, pressed)


def asked(*questions: Json, **changes: Any) -> Sent:
    """Make a form that asks these."""
    labels = [{"type": 18, "label": "Your name", "component": each} for each in questions]
    return answered(9, {"custom_id": "f", "title": "Settings", "components": labels} | changes)


def line(**changes: Any) -> Json:
    """Make a question for a text."""
    return {"type": 4, "custom_id": "t", "style": 1} | changes


def suggested(*found: Json) -> Sent:
    """Complete an option."""
    return answered(8, {"choices": list(found)}, asked=COMPLETION)


def thread(**changes: Any) -> Sent:
    """Make a thread."""
    return Sent("POST", "/channels/1/threads", {"name": "alice vs bob", "type": 11} | changes)


def application(**body: Any) -> Sent:
    """Change the application."""
    return Sent("PATCH", "/applications/@me", body)


def emoji(**changes: Any) -> Sent:
    """Make an emoji of the application's own."""
    return Sent("POST", "/applications/1/emojis", {"name": "x_mark", "image": PICTURE} | changes)


def link(**changes: Any) -> Sent:
    """Change how the application is installed."""
    params = {"scopes": ["bot"], "permissions": "0"} | changes
    return application(integration_types_config={"0": {"oauth2_install_params": params}})


GALLERY: Json = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
TAKEN: dict[str, Sent] = {
    "a text": posted(content="x" * 2000, nonce="n" * 25, flags=1 << 12, message_reference={"message_id": "1"}),
    "a picture alone": posted("board.png", attachments=[{"id": 0, "description": "x" * 1024}]),
    "a picture in an embed": posted("board.png", embeds=[{"image": {"url": "attachment://board.png"}}]),
    "6,000 characters of embeds": posted(embeds=[{"description": "x" * 3000}] * 2),
    "whoever is mentioned": posted(content="x", allowed_mentions={"parse": ["roles"], "users": ["1"] * 100}),
    "25 buttons": posted(
        components=[
            {"type": 1, "components": [button(custom_id=f"{row}.{each}") for each in range(5)]} for row in range(5)
        ]
    ),
    "emoji of all kinds": rows(
        *(button(label=None, emoji={"name": name}, custom_id=name) for name in ("❌", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩‍🚀", "↩️"))
    ),
    "a menu that is off": rows(menu(disabled=True)),
    "a picture of the web": laid_out({"type": 12, "items": [{"media": {"url": "https://x.test/a.png"}}]}),
    "roles that are chosen": rows({"type": 6, "custom_id": "m", "default_values": [ROLE]}),
    "members of whom none is chosen": rows({"type": 5, "custom_id": "m", "min_values": 1, "default_values": []}),
    "signs that are emoji": rows(button(emoji={"name": "ℹ️"})),
    "an emoji of its own": rows(button(label=None, emoji={"id": "1", "name": "x_mark"})),
    "a link": rows({"type": 2, "style": 5, "label": "x" * 80, "url": "https://" + "x" * 504}),
    "a full menu": rows(menu(options=choices(25), min_values=0, max_values=25, placeholder="x" * 150)),
    "a layout of 40": laid_out({"type": 17, "components": [words("x" * 100)] * 39}),
    "a gallery": laid_out(GALLERY, files=("board.png",)),
    "a section": laid_out({"type": 9, "components": [words()], "accessory": button()}),
    "an edit of the words": edited(SHOWN, content="O to move", flags=0),
    "an edit of a layout's texts": edited(LAYOUT, flags=V2, content=None, embeds=[], components=[words("y")]),
    "a layout in place of a text": edited(SHOWN, flags=V2, content=None, components=[words()]),
    "a picture that is kept": edited(
        SHOWN | {"attachments": [{"id": "7", "filename": "board.png"}]},
        flags=V2,
        content=None,
        attachments=[{"id": "7"}],
        components=[GALLERY],
    ),
    "an answer for the asker alone": answered(4, {"content": "x", "flags": 1 << 6}),
    "more time": answered(5, {"flags": 1 << 6}),
    "more time without a word": answered(5),
    "more time for a press": answered(6, asked=PRESS, pressed=SHOWN),
    "an update": answered(7, {"content": "x"}, asked=PRESS, pressed=SHOWN),
    "an update by a form": answered(7, {"content": "x"}, asked=SUBMITTED, pressed=SHOWN),
    "a form": asked(
        line(value="x" * 4000),
        {"type": 5, "custom_id": "u", "required": False, "min_values": 0, "default_values": []},
        {"type": 21, "custom_id": "r", "options": choices(2)},
        {"type": 22, "custom_id": "c", "options": choices(10)},
        {"type": 23, "custom_id": "b"},
    ),
    "25 suggestions": suggested(*({"name": "n" * 100, "value": "v" * 100} for _ in range(25))),
    "a number as suggestion": suggested({"name": "one", "value": 1}),
    "a followup": Sent("POST", "/webhooks/1/token", {"content": "x", "flags": 1 << 6}, asked=SLASH),
    "what was put off": Sent("PATCH", "/webhooks/1/token/messages/@original", {"content": "x"}, (), SLASH, {}),
    "a thread": thread(rate_limit_per_user=21_600, auto_archive_duration=10_080),
    "a thread that is archived": Sent("PATCH", "/channels/1", {"archived": True}),
    "a description in a language": application(description={"default": "x"}),
    "an application": application(description="x" * 400, tags=["x" * 20, *"abcd"], icon=PICTURE, flags=0),
    "a link to install": link(),
    "an emoji": emoji(),
    "what has no rules": Sent("PUT", "/guilds/1/members/2/roles/3", {}),
}
"""Requests that break nothing, though some come near."""

BROKEN: dict[str, tuple[Sent, str]] = {
    "2001 characters": (posted(content="x" * 2001), "content"),
    "nothing at all": (posted(content=""), ""),
    "26 characters of a nonce": (posted(content="x", nonce="n" * 26), "nonce"),
    "a message for one": (posted(content="x", flags=1 << 6), "flags"),
    "a reply to nothing": (posted(content="x", message_reference={"channel_id": "1"}), "message_reference.message_id"),
    "11 embeds": (posted(embeds=[{"title": "x"}] * 11), "embeds"),
    "6,001 characters of embeds": (posted(embeds=[{"description": "x" * 3000}, {"description": "x" * 3001}]), "embeds"),
    "a long title": (posted(embeds=[{"title": "x" * 257}]), "embeds.0.title"),
    "a long description": (posted(embeds=[{"description": "x" * 4097}]), "embeds.0.description"),
    "a long footer": (posted(embeds=[{"footer": {"text": "x" * 2049}}]), "embeds.0.footer.text"),
    "26 fields": (posted(embeds=[{"fields": [{"name": "x", "value": "x"}] * 26}]), "embeds.0.fields"),
    "a long field": (posted(embeds=[{"fields": [{"name": "x", "value": "x" * 1025}]}]), "embeds.0.fields.0.value"),
    "an empty field": (posted(embeds=[{"fields": [{"name": " ", "value": "x"}]}]), "embeds.0.fields.0.name"),
    "a picture that wasn't sent": (posted(embeds=[{"image": {"url": "attachment://board.png"}}]), "embeds.0.image.url"),
    "a text as a picture": (
        posted("game.txt", embeds=[{"image": {"url": "attachment://game.txt"}}]),
        "embeds.0.image.url",
    ),
    "a picture from nowhere": (posted(embeds=[{"thumbnail": {"url": "file://x.png"}}]), "embeds.0.thumbnail.url"),
    "an unknown mention": (posted(content="x", allowed_mentions={"parse": ["all"]}), "allowed_mentions.parse"),
    "users twice": (
        posted(content="x", allowed_mentions={"parse": ["users"], "users": ["1"]}),
        "allowed_mentions.users",
    ),
    "101 mentions": (posted(content="x", allowed_mentions={"roles": ["1"] * 101}), "allowed_mentions.roles"),
    "4 stickers": (posted(content="x", sticker_ids=["1"] * 4), "sticker_ids"),
    "11 files": (posted(*(f"{each}.png" for each in range(11))), "attachments"),
    "a file twice": (posted("a.png", "b.png", attachments=[{"id": 0}, {"id": 0}]), "attachments"),
    "a file that wasn't sent": (posted("a.png", attachments=[{"id": 1}]), "attachments.0.id"),
    "1025 characters for a picture": (
        posted("a.png", attachments=[{"id": 0, "description": "x" * 1025}]),
        "attachments.0.description",
    ),
    "an id below none": (laid_out(words() | {"id": -1}), "components.0.id"),
    "an id that is a text": (laid_out(words() | {"id": "1"}), "components.0.id"),
    "6 rows": (rows(*(button(custom_id=str(each)) for each in range(6))), "components"),
    "6 buttons in a row": (
        posted(components=[{"type": 1, "components": [button(custom_id=str(each)) for each in range(6)]}]),
        "components.0.components",
    ),
    "an empty row": (posted(content="x", components=[{"type": 1, "components": []}]), "components.0.components"),
    "a menu beside a button": (
        posted(components=[{"type": 1, "components": [menu(), button()]}]),
        "components.0.components",
    ),
    "a button without a row": (posted(components=[button()]), "components.0.type"),
    "a text in a row": (rows(words()), "components.0.components.0.type"),
    "a text without a layout": (posted(content="x", components=[words()]), "components.0.type"),
    "a text input in a message": (rows(line()), "components.0.components.0.type"),
    "one custom_id twice": (rows(button(), button()), "components"),
    "one id twice": (laid_out(words() | {"id": 7}, words() | {"id": 7}), "components"),
    "no custom_id": (rows({"type": 2, "style": 1, "label": "x"}), "components.0.components.0.custom_id"),
    "a long custom_id": (rows(button(custom_id="x" * 101)), "components.0.components.0.custom_id"),
    "a custom_id of a link": (rows(button(style=5, url="https://x.test")), "components.0.components.0.custom_id"),
    "a link to nowhere": (rows({"type": 2, "style": 5, "label": "x"}), "components.0.components.0.url"),
    "a long link": (
        rows({"type": 2, "style": 5, "label": "x", "url": "https://" + "x" * 505}),
        "components.0.components.0.url",
    ),
    "a long label": (rows(button(label="x" * 81)), "components.0.components.0.label"),
    "a button that shows nothing": (rows(button(label="")), "components.0.components.0"),
    "a menu without a custom_id": (rows({"type": 3, "options": [choice()]}), "components.0.components.0.custom_id"),
    "an emoji of no sign": (rows(button(emoji={"name": "\ufe0f"})), "components.0.components.0.emoji.name"),
    "less than none chosen": (rows(menu(min_values=-1)), "components.0.components.0.min_values"),
    "an unknown style": (rows(button(style=7)), "components.0.components.0.style"),
    "letters as an emoji": (rows(button(emoji={"name": "x"})), "components.0.components.0.emoji.name"),
    "a bare digit as an emoji": (rows(button(emoji={"name": "1"})), "components.0.components.0.emoji.name"),
    "26 options": (rows(menu(options=choices(26))), "components.0.components.0.options"),
    "no options": (rows(menu(options=[])), "components.0.components.0.options"),
    "one value twice": (rows(menu(options=[choice(), choice()])), "components.0.components.0.options"),
    "a long option": (rows(menu(options=[choice(label="x" * 101)])), "components.0.components.0.options.0.label"),
    "an option without a value": (rows(menu(options=[{"label": "x"}])), "components.0.components.0.options.0.value"),
    "an option's long description": (
        rows(menu(options=[choice(description="x" * 101)])),
        "components.0.components.0.options.0.description",
    ),
    "an option's odd emoji": (
        rows(menu(options=[choice(emoji={"name": ":x:"})])),
        "components.0.components.0.options.0.emoji.name",
    ),
    "two that are chosen of one": (
        rows(menu(options=[each | {"default": True} for each in choices(2)])),
        "components.0.components.0.options",
    ),
    "a long placeholder": (rows(menu(placeholder="x" * 151)), "components.0.components.0.placeholder"),
    "more than can be chosen": (rows(menu(max_values=26)), "components.0.components.0.max_values"),
    "at least more than at most": (rows(menu(min_values=2)), "components.0.components.0.min_values"),
    "a role among members": (
        rows({"type": 5, "custom_id": "m", "default_values": [ROLE]}),
        "components.0.components.0.default_values",
    ),
    "fewer default values than must be chosen": (
        rows({"type": 6, "custom_id": "m", "min_values": 2, "max_values": 3, "default_values": [ROLE]}),
        "components.0.components.0.default_values",
    ),
    "more default values than can be chosen": (
        rows({"type": 6, "custom_id": "m", "default_values": [ROLE, ROLE]}),
        "components.0.components.0.default_values",
    ),
    "41 components": (laid_out({"type": 17, "components": [words()] * 40}), "components"),
    "4,001 characters of texts": (laid_out(words("x" * 2000), words("x" * 2001)), "components"),
    "a text that is empty": (laid_out(words("")), "components.0.content"),
    "an empty layout": (laid_out(), ", components"),
    "a layout with words": (posted(flags=V2, content="x", components=[words()]), "content"),
    "a layout with an embed": (posted(flags=V2, embeds=[{"title": "x"}], components=[words()]), "embeds"),
    "a container in a container": (
        laid_out({"type": 17, "components": [{"type": 17, "components": [words()]}]}),
        "components.0.components.0.type",
    ),
    "an empty container": (laid_out({"type": 17, "components": []}), "components.0.components"),
    "a color beyond white": (
        laid_out({"type": 17, "components": [words()], "accent_color": 1 << 24}),
        "components.0.accent_color",
    ),
    "a section of nothing": (laid_out({"type": 9, "components": [], "accessory": button()}), "components.0.components"),
    "a section beside nothing": (laid_out({"type": 9, "components": [words()]}), "components.0.accessory"),
    "a menu beside a text": (
        laid_out({"type": 9, "components": [words()], "accessory": menu()}),
        "components.0.accessory.type",
    ),
    "a gallery without pictures": (laid_out({"type": 12, "items": []}), "components.0.items"),
    "a gallery of what wasn't sent": (laid_out(GALLERY), "components.0.items.0.media.url"),
    "a picture's long description": (
        laid_out({"type": 12, "items": [{"media": {"url": "https://x.test/a.png"}, "description": "x" * 1025}]}),
        "components.0.items.0.description",
    ),
    "a wide separator": (laid_out(words(), {"type": 14, "spacing": 3}), "components.1.spacing"),
    "a layout that no longer is one": (edited(LAYOUT, flags=0), "flags"),
    "words in a layout": (edited(LAYOUT, content="x"), "content"),
    "a layout that keeps its words": (edited(SHOWN, flags=V2, components=[words()]), "content"),
    "a layout that keeps its embeds": (
        edited(SHOWN | {"embeds": [{"title": "x"}]}, flags=V2, content=None, components=[words()]),
        "embeds",
    ),
    "a layout that loses everything": (edited(LAYOUT, components=[]), ", components"),
    "an edit that leaves nothing": (edited(SHOWN, content=None), ""),
    "an edit of 2001 characters": (edited(SHOWN, content="x" * 2001), "content"),
    "a picture that is gone": (
        edited(SHOWN, flags=V2, content=None, attachments=[{"id": "7"}], components=[GALLERY]),
        "attachments.0.id, components.0.items.0.media.url",
    ),
    "a picture that isn't kept": (
        edited(
            SHOWN | {"attachments": [{"id": "7", "filename": "board.png"}]},
            flags=V2,
            content=None,
            attachments=[],
            components=[GALLERY],
        ),
        "components.0.items.0.media.url",
    ),
    "an update of a command": (answered(7, {"content": "x"}), "type"),
    "a delay without a press": (answered(6), "type"),
    "an update by a command's form": (answered(7, {"content": "x"}, asked=SUBMITTED), "type"),
    "a form for a form": (answered(9, {}, asked=SUBMITTED, pressed=SHOWN), "type"),
    "suggestions for a press": (answered(8, {"choices": []}, asked=PRESS, pressed=SHOWN), "type"),
    "a message for a completion": (answered(4, {"content": "x"}, asked=COMPLETION), "type"),
    "words for a ping": (answered(4, {"content": "x"}, asked=1), "type"),
    "a delay that is a layout": (answered(5, {"flags": V2}), "data"),
    "a delay that says something": (answered(5, {"content": "x"}), "data"),
    "a long answer": (answered(4, {"content": "x" * 2001}), "data.content"),
    "an answer that thinks": (answered(4, {"content": "x", "flags": 1 << 7}), "data.flags"),
    "a long update": (answered(7, {"content": "x" * 2001}, asked=PRESS, pressed=SHOWN), "data.content"),
    "26 suggestions": (suggested(*[{"name": "n", "value": "v"}] * 26), "data.choices"),
    "a long suggestion": (suggested({"name": "n" * 101, "value": "v"}), "data.choices.0.name"),
    "a suggestion of 101 characters": (suggested({"name": "n", "value": "v" * 101}), "data.choices.0.value"),
    "a suggestion beyond all numbers": (suggested({"name": "n", "value": 2**53 + 1}), "data.choices.0.value"),
    "a suggestion of nothing": (suggested({"name": "n", "value": None}), "data.choices.0.value"),
    "a form without a title": (asked(line(), title=""), "data.title"),
    "a long title of a form": (asked(line(), title="x" * 46), "data.title"),
    "a form without an id": (asked(line(), custom_id=""), "data.custom_id"),
    "6 questions": (asked(*(line(custom_id=str(each)) for each in range(6))), "data.components"),
    "no questions": (asked(), "data.components"),
    "a question without a label": (asked(components=[line()]), "data.components.0.type"),
    "a long question": (
        asked(components=[{"type": 18, "label": "x" * 46, "component": line()}]),
        "data.components.0.label",
    ),
    "a question's long description": (
        asked(components=[{"type": 18, "label": "x", "description": "x" * 101, "component": line()}]),
        "data.components.0.description",
    ),
    "a label of nothing": (asked(components=[{"type": 18, "label": "x"}]), "data.components.0.component"),
    "a button as a question": (asked(button()), "data.components.0.component.type"),
    "one question twice": (asked(line(), line()), "data.components"),
    "a text without a style": (asked({"type": 4, "custom_id": "t"}), "data.components.0.component.style"),
    "a text longer than it may be": (asked(line(max_length=5, value="x" * 6)), "data.components.0.component.value"),
    "a text of 4,001": (asked(line(max_length=4001)), "data.components.0.component.max_length"),
    "a text shorter than it must be": (
        asked(line(min_length=6, max_length=5)),
        "data.components.0.component.min_length",
    ),
    "a text's long hint": (asked(line(placeholder="x" * 101)), "data.components.0.component.placeholder"),
    "a question that asks for none": (asked(menu(min_values=0)), "data.components.0.component.min_values"),
    "a question that can't be answered": (asked(menu(disabled=True)), "data.components.0.component.disabled"),
    "one to choose from": (
        asked({"type": 21, "custom_id": "r", "options": choices(1)}),
        "data.components.0.component.options",
    ),
    "11 to choose from": (
        asked({"type": 21, "custom_id": "r", "options": choices(11)}),
        "data.components.0.component.options",
    ),
    "two chosen of a radio group": (
        asked({"type": 21, "custom_id": "r", "options": [each | {"default": True} for each in choices(2)]}),
        "data.components.0.component.options",
    ),
    "11 boxes": (asked({"type": 22, "custom_id": "c", "options": choices(11)}), "data.components.0.component.options"),
    "what the bot doesn't send": (asked({"type": 19, "custom_id": "u"}), "data.components.0.component.type"),
    "more boxes than there can be": (
        asked({"type": 22, "custom_id": "c", "options": choices(2), "max_values": 11}),
        "data.components.0.component.max_values",
    ),
    "a text of less than nothing": (asked(line(min_length=-1)), "data.components.0.component.min_length"),
    "fewer boxes than must be chosen": (
        asked({"type": 22, "custom_id": "c", "options": choices(2), "min_values": 2, "max_values": 1}),
        "data.components.0.component.min_values",
    ),
    "a box without an id": (asked({"type": 23}), "data.components.0.component.custom_id"),
    "a followup that thinks": (
        Sent("POST", "/webhooks/1/token", {"content": "x", "flags": 1 << 7}, asked=SLASH),
        "flags",
    ),
    "a thread without a name": (Sent("POST", "/channels/1/threads", {"type": 11}), "name"),
    "a thread's long name": (thread(name="x" * 101), "name"),
    "a thread of another kind": (thread(type=0), "type"),
    "a thread for an hour and a half": (thread(auto_archive_duration=90), "auto_archive_duration"),
    "a thread slower than slow": (thread(rate_limit_per_user=21_601), "rate_limit_per_user"),
    "a thread that is renamed to nothing": (Sent("PATCH", "/channels/1", {"name": ""}), "name"),
    "401 characters about the bot": (application(description="x" * 401), "description"),
    "6 tags": (application(tags=list("abcdef")), "tags"),
    "one tag twice": (application(tags=["a", "a"]), "tags"),
    "a long tag": (application(tags=["x" * 21]), "tags"),
    "no flags": (application(flags="0"), "flags"),
    "a picture that is none": (application(icon="data:image/png;base64,=="), "icon"),
    "a way to install that isn't there": (
        application(integration_types_config={"2": {}}),
        "integration_types_config.2",
    ),
    "no way to install": (application(integration_types_config={}), "integration_types_config"),
    "an unknown scope": (link(scopes=["email"]), "integration_types_config.0.scopes"),
    "one scope twice": (link(scopes=["bot", "bot"]), "integration_types_config.0.scopes"),
    "no scope": (link(scopes=[]), "integration_types_config.0.scopes"),
    "permissions that are no number": (link(permissions="all"), "integration_types_config.0.permissions"),
    "a description in no language": (application(description={}), "description.default"),
    "permissions beyond all": (link(permissions=str(2**60)), "integration_types_config.0.permissions"),
    "an emoji of one letter": (emoji(name="x"), "name"),
    "an emoji with a blank": (emoji(name="x mark"), "name"),
    "a large emoji": (emoji(image="data:image/png;base64," + "A" * 4 * 87_382), "image"),
    "an emoji that is none": (emoji(image="x.png"), "image"),
}
"""Requests that break a rule, and the fields that do, \"\" for all of it."""


def test_what_discord_takes_breaks_no_rule() -> None:
    assert [name for name, sent in TAKEN.items() if rules.check(sent)] == []


def test_what_discord_refuses_is_told_by_its_field() -> None:
    told = {
        name: ", ".join(".".join(map(str, each.where)) for each in rules.check(sent))
        for name, (sent, _) in BROKEN.items()
    }
    assert told == {name: where for name, (_, where) in BROKEN.items()}
