"""Messages and their edits.

Source: docs.discord.com/developers/resources/message (Create Message, Edit Message, Embed Limits, Allowed Mentions,
Attachment Request); of file names docs.discord.com/developers/reference (Uploading Files).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from standin.payloads import EPHEMERAL, SILENT, Json
from standin.rules.components import LAYOUT, LEGACY, MAX_ALT, MOST_IN_LAYOUT, of_components, of_url
from standin.rules.violations import Found, Violation, Where, count, text, unique

NO_EMBEDS, VOICE, IS_LAYOUT = 1 << 2, 1 << 13, 1 << 15
FLAGS = NO_EMBEDS | SILENT | VOICE | IS_LAYOUT
FLAGS_OF_ANSWERS = FLAGS | EPHEMERAL
MAX_CONTENT, MAX_NONCE, MAX_EMBEDS, MOST_EMBEDS, MOST_FILES, MOST_STICKERS = 2000, 25, 6000, 10, 10, 3
MOST_FIELDS, MOST_MENTIONED = 25, 100
CONTENTS = ("content", "embeds", "sticker_ids", "poll")
"""What a message that is a layout has none of."""
MENTIONS = ("users", "roles", "everyone")
PICTURE = re.compile(r"[\w.-]+\.(jpe?g|png|webp|gif)", re.ASCII | re.IGNORECASE)
"""Names of files that an embed can show."""


def of_message(at: Where, body: Json, files: Sequence[str], flags: int = FLAGS) -> Found:
    """Check a new message. files: names of what is uploaded with it. flags: those that it may have."""
    if wrong := (body.get("flags") or 0) & ~flags:
        yield Violation((*at, "flags"), f"The flags {wrong} can't be set.")
    yield from count((*at, "nonce"), str(body.get("nonce", "")), MAX_NONCE)
    if (reference := body.get("message_reference")) and not reference.get("message_id"):
        yield Violation((*at, "message_reference", "message_id"), "This field is required")
    yield from _state(at, body, {}, files)


def of_edit(at: Where, body: Json, before: Json, files: Sequence[str]) -> Found:
    """Check what an edit leaves. before: the message as it is. files: names of what is uploaded with it."""
    flags = (before.get("flags") or 0) & IS_LAYOUT
    if flags and body.get("flags") is not None and not body["flags"] & IS_LAYOUT:
        yield Violation((*at, "flags"), "A layout stays one.")
    yield from _state(at, body, before | {"flags": flags}, files)


def _state(at: Where, body: Json, before: Json, files: Sequence[str]) -> Found:
    """Check a message as it is once the body has changed it."""
    after = {**before, **body, "flags": (before.get("flags") or 0) | (body.get("flags") or 0)}
    is_layout, names = bool(after["flags"] & IS_LAYOUT), _names(after, before, files)
    if not any(after.get(field) for field in (*CONTENTS, "components")) and not names:
        yield Violation(at, "Cannot send an empty message")
    if is_layout:
        for field in CONTENTS:
            if after.get(field):
                yield Violation((*at, field), "A layout has components alone; the rest is to be reset.")
        yield from count((*at, "components"), after.get("components") or (), MOST_IN_LAYOUT, least=1)
    if "content" in body:
        yield from text(at, body, "content", MAX_CONTENT)
    yield from count((*at, "sticker_ids"), body.get("sticker_ids") or (), MOST_STICKERS)
    yield from _embeds((*at, "embeds"), body.get("embeds") or (), names)
    yield from _mentions((*at, "allowed_mentions"), body.get("allowed_mentions") or {})
    yield from _attachments((*at, "attachments"), body, before, files)
    if "components" in body:
        components = body["components"] or ()
        yield from of_components((*at, "components"), components, LAYOUT if is_layout else LEGACY, names)


def _names(after: Json, before: Json, files: Sequence[str]) -> set[str]:
    """Return the names of a message's attachments: those that are kept, and those that come."""
    there = {str(each.get("id")): str(each.get("filename")) for each in before.get("attachments") or ()}
    kept = [str(each.get("id")) for each in after.get("attachments") or ()]
    return {*files, *(there[each] for each in kept if each in there)}


def _attachments(at: Where, body: Json, before: Json, files: Sequence[str]) -> Found:
    told = body.get("attachments")
    yield from count(at, told if told is not None else files, MOST_FILES)
    ids = [str(each.get("id")) for each in told or ()]
    yield from unique(at, ids, "id")
    known = {*map(str, range(len(files))), *(str(each.get("id")) for each in before.get("attachments") or ())}
    for step, each in enumerate(told or ()):
        yield from text((*at, step), each, "description", MAX_ALT)
        if str(each.get("id")) not in known:
            yield Violation((*at, step, "id"), "There is no such attachment or file.")


def _embeds(at: Where, embeds: Sequence[Json], files: Collection[str]) -> Found:
    yield from count(at, embeds, MOST_EMBEDS)
    total = 0
    for step, embed in enumerate(embeds):
        yield from count((*at, step, "fields"), embed.get("fields") or (), MOST_FIELDS)
        for where, value, least, most in _texts(embed):
            total += len(value)
            yield from count((*at, step, *where), value, most, least=least)
        for picture in ("image", "thumbnail"):
            if picture in embed:
                yield from of_url((*at, step, picture), embed[picture], set(filter(PICTURE.fullmatch, files)))
    if total > MAX_EMBEDS:
        yield Violation(at, f"Embed size exceeds maximum size of {MAX_EMBEDS}")


def _texts(embed: Json) -> Iterator[tuple[Where, str, int, int]]:
    """Yield an embed's texts, as they are counted: the way to each, the text, and how long it is at least and most."""
    for name, most in (("title", 256), ("description", 4096)):
        yield (name,), _counted(embed, name), 0, most
    for name, inner, most in (("footer", "text", 2048), ("author", "name", 256)):
        yield (name, inner), _counted(embed.get(name) or {}, inner), 0, most
    for step, each in enumerate(embed.get("fields") or ()):
        for name, most in (("name", 256), ("value", 1024)):
            yield ("fields", step, name), _counted(each, name), 1, most


def _counted(item: Json, name: str) -> str:
    return str(item.get(name) or "").strip()


def _mentions(at: Where, mentions: Json) -> Found:
    parse = mentions.get("parse") or ()
    if not set(parse) <= set(MENTIONS):
        yield Violation((*at, "parse"), f"Value must be one of {MENTIONS}.")
    for field in ("users", "roles"):
        chosen = mentions.get(field) or ()
        yield from count((*at, field), chosen, MOST_MENTIONED)
        if chosen and field in parse:
            yield Violation((*at, field), f"parse has all {field} already.")
