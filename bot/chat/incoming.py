"""Incoming: messages as Discord sends them, before discord.py makes objects of them, of which most would be for nobody.

Whether a message is for the bot is seen by its author and its first letters. A move, which is most of what people type,
is read here; everything else that may be for the bot is left to discord.py's commands.
"""

import discord

from bot.chat.answerer import Answerer
from bot.chat.events import Packet
from bot.chat.handlers.play import PlayHandlers
from bot.chat.people import may_send, named
from bot.chat.request import Request, Rights, Via
from bot.chat.slips import square_after
from bot.chat.typed import PlainResponder, Room
from bot.model import Place

MOVE = ("move", "m")


class Incoming:
    """Reads messages for a client. prefix: the host's own, beside a mention."""

    def __init__(self, client: discord.Client, prefix: str, answerer: Answerer, play: PlayHandlers) -> None:
        self._client, self._prefix = client, prefix
        self._answerer, self._play = answerer, play

    def prefixes(self) -> list[str]:
        """Return a mention, whatever follows it, and the host's prefix; commands.when_mentioned wants a blank."""
        return [*self.mentions(), self._prefix]

    def mentions(self) -> tuple[str, ...]:
        """Return how people mention the bot. A message that is nothing else asks for help."""
        mine = self._client.user.id if self._client.user else 0
        return f"<@{mine}>", f"<@!{mine}>"

    def read(self, packet: Packet) -> bool:
        """Drop a message that is not for the bot, and answer a move. False leaves it to discord.py."""
        author, content = packet["author"], packet["content"]
        if author.get("bot"):
            return True
        if not content.startswith(tuple(self.prefixes())):
            return content.strip() not in self.mentions()
        square = self._square(content)
        responder = self._responder(packet) if square else None
        if not square or responder is None:
            return False
        answers = self._answerer.answers
        answers.spawn(self._answerer.answer(responder, self._play.move, square))
        return True

    def _square(self, content: str) -> str | None:
        """Return what follows the word of a move, read as discord.py's commands and the client's `on_message` do."""
        prefix = next(each for each in self.prefixes() if content.startswith(each))
        text = content[len(prefix) :].strip()
        word, *rest = text.split(None, 1) or [""]
        if word.casefold() in MOVE:
            return rest[0] if rest else None
        glued = square_after(word)
        return text[len(word) - len(glued) :] if glued else None

    def _responder(self, packet: Packet) -> PlainResponder | None:
        """Return what answers a message, if it is one of a server's member where the bot may write.

        What the bot may do is asked at each message: it costs less than to notice all that can change it.
        """
        guild = self._client.get_guild(int(packet.get("guild_id", 0)))
        if guild is None or "member" not in packet:
            return None
        room = guild.get_channel_or_thread(int(packet["channel_id"]))
        if not isinstance(room, Room) or (isinstance(room, discord.Thread) and room.parent is None):
            return None
        allowed = room.permissions_for(guild.me)
        if not may_send(allowed, room):
            return None
        author, member = packet["author"], packet["member"]
        request = Request(
            number=int(packet["id"]),
            place=Place(guild.id, room.id),
            user=named(int(author["id"]), member.get("nick") or author.get("global_name") or author["username"]),
            via=Via.TYPED,
            rights=Rights(speak=True),
            role_ids=frozenset(map(int, member["roles"])),
            command=MOVE[0],
        )
        return PlainResponder(self._client, room, allowed, request)
