"""Playing: the commands that start a game, move, look and end, and the buttons that start one."""

import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol, cast

from bot.core.chat.channels import ArchivedThreads
from bot.core.chat.commands import CommandSpec, Menu, action_in, command, suggest
from bot.core.chat.describe import TOPICS
from bot.core.chat.feature import Event, Feature
from bot.core.chat.game_options import PLAYS, PlayOptions
from bot.core.chat.game_page import CardLine, GameReply, resign_question
from bot.core.chat.options import Options, Text, option
from bot.core.chat.page import Choice
from bot.core.chat.press import DO, PLAY, press
from bot.core.chat.replies import AnyReply, CommandButton, Reply, Said
from bot.core.chat.request import Audience, Opponent, Request
from bot.core.game import First, Game, ServerSettings, Wanted, board_named
from bot.core.game.boards import SQUARES
from bot.core.game.refusals import NoGame, NotAMember, Refusal
from bot.core.store.personal import OF_CORE
from bot.engine import STANDARD, Board, Level, Rules

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot


class ChannelGames(Protocol):
    """Games that a whole channel plays together."""

    async def start(self, request: Request, level: Level | None, first: First, board: Board) -> GameReply: ...

    async def here(self, request: Request) -> GameReply | None: ...

    async def vote_for(self, request: Request, square: str) -> GameReply | None: ...


class MoveOptions(Options):
    square: str | None = option(Text(), ...)
    only = (*SQUARES, "square")


class PlayCommands(Feature, name="play"):
    topics = TOPICS
    personal = OF_CORE

    def __init__(self, bot: "TicTacToeBot") -> None:
        super().__init__(bot)
        services = bot.services
        self._turns, self._play, self._lobby = services.turns, services.play, services.lobby
        self._store, self._visibility, self._picker = services.store, bot.visibility, bot.picker
        self.archived = ArchivedThreads(bot)
        bot.registry.subscribe(self.archived.on_begun, Event.BEGUN)
        bot.registry.subscribe(self.archived.advance, Event.PACE)
        bot.registry.subscribe(self._store.threads.forget, Event.DELETED)

    @command("play", *PLAYS, menu=Menu("opponent", "challenge", in_private=False))
    async def play(self, request: Request, options: PlayOptions) -> GameReply:
        """Start a game, against the bot if no opponent is named.

        Errors: not-understood, not-a-member; no-opponent for `challenge` alone; as `start`.
        """
        opponent, game = await self._wanted(request, options)
        if request.called == "challenge" and opponent is None and not game.text():
            raise Refusal("no-opponent")
        return await self.start(request, opponent, game)

    @command("rematch", with_app_command=False)
    async def rematch(self, request: Request) -> GameReply:
        """Ask for a rematch of the asker's last game here. Errors: no-rematch; as Lobby.rematch."""
        place, user_id = request.place, request.user.id
        for old in await self._store.listings.games([place.channel_id], Wanted(user_id=user_id), 1):
            return GameReply(await self._lobby.rematch(place, user_id, old.id))
        raise Refusal("no-rematch")

    @command("move", "m")
    async def move(self, request: Request, options: MoveOptions) -> GameReply:
        if options.square is None:
            game = cast(Game, (await self.show(request)).game)
            raise Refusal("no-such-square", board=game.board, free=game.position.legal())
        return await self.move_to(request, options.square)

    @suggest(move, "square")
    async def squares(self, request: Request, typed: str) -> Sequence[Choice]:
        return await self._picker.squares(cast(Game, (await self.show(request)).game), typed)

    @command("board", "b")
    async def board(self, request: Request) -> GameReply:
        return await self.show(request)

    @command("resign", "quit", slash_in_private=True)
    async def resign(self, request: Request) -> Reply | Said:
        """Ask whether to give up the asker's game; or withdraw their challenge, if they have no game."""
        try:
            game = await self._turns.current(request.place, request.user.id)
        except NoGame:
            async with self._or_vote(request):
                await self._play.withdraw(request.place, request.user.id)
            return Said("challenge-withdrawn-by-you")
        return resign_question(game, game.check_player(request.user.id))

    @command("draw")
    async def draw(self, request: Request) -> GameReply:
        async with self._or_vote(request):
            return GameReply(await self._play.draw(request.place, request.user.id))

    @press(PLAY, starts="play")
    async def start_level(self, request: Request, level: Level, board: str, rules: Rules) -> GameReply:
        """Start the game against the bot that a button names."""
        options = PlayOptions.of(level=level, board=board_named(board), rules=rules)
        if options.board_in(ServerSettings()) == STANDARD:  # its label names neither
            options = PlayOptions.of(level=level)
        return replace(await self.start(request, None, options), as_new=True)

    @press(DO, starts=lambda command, **_: str(command))
    async def do(  # noqa: PLR0917 (the values of an address)
        self, request: Request, asker_id: int, instead_of: int, command: str, words: str, chosen: Sequence[str]
    ) -> AnyReply:
        """Do what a button offers, or a menu by its choice. Errors: not-your-button; as the command.

        asker_id: of who alone may press it; 0 for anyone. instead_of: the game or challenge that goes for a new one.
        words: those after the command, as the bot writes them.
        """
        if asker_id not in (0, request.user.id):
            raise Refusal("not-your-button")
        if (found := self.bot.registry.commands.get(command)) is None:
            return Said("old-button")
        action, text = action_in(found, " ".join([words.strip(), *chosen]).strip())
        if instead_of and found.name == "play":
            wanted = await self._wanted(request, PlayOptions.read(text))
            reply: AnyReply = await self.start(request, *wanted, instead_of)
        else:
            reply = await CommandSpec.of(action).answer_press(request, action.cog, text)
        is_aside = request.audience is Audience.ASKER  # else the sentence becomes the board
        return replace(reply, as_new=True) if is_aside and isinstance(reply, GameReply) else reply

    async def start(
        self, request: Request, opponent: Opponent | None, options: PlayOptions, instead_of: int = 0
    ) -> GameReply:
        """Start a game or offer one. instead_of: the game or challenge of the asker's that goes for it; 0 for none.

        A refusal for want of a free seat holds what was `wanted`, for the button that makes room.
        """
        against = None if opponent is None or opponent.is_me else opponent
        try:
            return await self._start(request, against, options, instead_of)
        except Refusal as refusal:
            refusal.facts["wanted"] = options.text(against.user.id if against else None)
            refusal.facts["opponent"] = against.user if against else None
            raise

    async def move_to(self, request: Request, square: str) -> GameReply:
        """Play a square of the asker's game or, if they have none, vote for it in the game of the channel."""
        try:
            return GameReply(await self._turns.move(request.place, request.user.id, square))
        except NoGame:
            if (together := self.together) and (voted := await together.vote_for(request, square)):
                return voted
            raise

    async def move_in(self, request: Request, square: str, game_id: int) -> GameReply:
        """Play a square of a game that the asker has replied to. Errors: not-for-you if they play another one here."""
        with contextlib.suppress(NoGame):
            if (await self._turns.current(request.place, request.user.id)).id != game_id:
                await self._play.running(request.place, request.user.id, game_id)
        return await self.move_to(request, square)

    async def greet(self, request: Request, buttons: tuple[CommandButton, ...]) -> Said:
        """Answer words that the bot doesn't know. Errors: unknown-in-game in direct messages, if a game is on."""
        if request.place.guild_id is None:
            with contextlib.suppress(NoGame):
                game = await self._turns.current(request.place, request.user.id)
                raise Refusal("unknown-in-game", board=game.board, free=game.position.legal())
        return Said("unknown-command", buttons=buttons)

    async def show(self, request: Request) -> GameReply:
        """Show the asker's game or else the channel's. Errors: no-game-here if theirs is elsewhere in sight; NoGame."""
        try:
            return GameReply(await self._turns.current(request.place, request.user.id))
        except NoGame:
            if shared := await self._shared(request):
                return shared
            channels, mine = self._visibility.channels(request.place), Wanted(self._turns.now(), request.user.id)
            for other in await self._store.listings.games(channels, mine, 1):
                raise Refusal("no-game-here", channel=other.place.channel_id) from None
            raise

    @property
    def together(self) -> ChannelGames | None:
        """The feature for games of a whole channel, if it's there."""
        return cast(ChannelGames | None, self.bot.get_cog("crowd"))

    async def _wanted(self, request: Request, options: PlayOptions) -> tuple[Opponent | None, PlayOptions]:
        """Return the opponent and the game that are asked for. Errors: not-understood, not-a-member."""
        who = options.opponent
        if not isinstance(who, str):
            return None if who is None else await self._picker.member(request, who), options
        for name, game in {who: options, options.typed.strip(): PlayOptions.of()}.items():
            with contextlib.suppress(NotAMember):  # a name may hold words that the bot knows
                return await self._picker.member(request, name, is_whole=True), game
        raise Refusal("not-a-member") if who.startswith("@") else options.refuse()

    async def _start(
        self, request: Request, opponent: Opponent | None, options: PlayOptions, instead_of: int
    ) -> GameReply:
        here, given = await self._store.servers.of(request.place.guild_id), (request.place, request.user)
        level, first, board = options.level or here.level, options.first or here.first, options.board_in(here)
        game, is_shared = (level, first, board), options.open or options.crowd
        if is_shared and (shared := await self._invite(request, opponent, options, game)):
            return shared
        if opponent is None and not options.open:
            level = level or self.bot.settings.default_level or await self._store.listings.last_level(request.user.id)
            started = (*given, level or Level.MEDIUM, first, board)
            told = () if level else (CardLine(lambda say: say("first-game")),)
            return GameReply(await self._lobby.start(*started, instead_of=instead_of), lines=told)
        if opponent is not None:
            await self._check_opponent(request, opponent)
        if not request.rights.be_answered:
            raise Refusal("nobody-else-here")
        offered = (*given, opponent and opponent.user, first, board)
        return GameReply(await self._lobby.challenge(*offered, instead_of=instead_of))

    async def _invite(
        self, request: Request, opponent: Opponent | None, options: PlayOptions, game: tuple[Level | None, First, Board]
    ) -> GameReply | None:
        """Let all who are there play; None if any of them may join. Errors: pick-one, pick-open, no-channel-games."""
        together = self.together
        if options.crowd and together is None:
            raise Refusal("no-channel-games")
        if (options.open and options.crowd) or opponent is not None:
            raise Refusal("pick-one" if together else "pick-open")
        return await together.start(request, *game) if together and options.crowd else None

    async def _shared(self, request: Request) -> GameReply | None:
        """Show the game that the whole channel plays together; None if there is none."""
        return await together.here(request) if (together := self.together) else None

    @contextlib.asynccontextmanager
    async def _or_vote(self, request: Request) -> AsyncIterator[None]:
        """Replace NoGame by vote-instead if the channel plays a game together."""
        try:
            yield
        except NoGame:
            if shared := await self._shared(request):
                raise Refusal("vote-instead", game_id=shared.game.id) from None
            raise

    async def _check_opponent(self, request: Request, opponent: Opponent) -> None:
        """Errors: opponent-is-you, opponent-is-a-bot, not-a-member."""
        if opponent.user.id == request.user.id:
            raise Refusal("opponent-is-you")
        if opponent.is_bot:
            raise Refusal("opponent-is-a-bot")
        if not opponent.is_member and not await self._visibility.is_member(request.place, opponent.user.id):
            raise Refusal("not-a-member")
