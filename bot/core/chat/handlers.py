"""Playing: start, move, look, end; and every button under a game or a challenge."""

import contextlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import cast

from bot.core.chat.address import Act, ChoiceButton, DoButton, GameButton, MenuButton, PlayButton, SquareButton
from bot.core.chat.feature import Declared, found_in
from bot.core.chat.game_page import STEPS, AsideReply, GameReply, MenuReply, ResignReply, Told
from bot.core.chat.options import GameOptions, Invited, TypedWords
from bot.core.chat.picking import Picker
from bot.core.chat.registry import Registry
from bot.core.chat.replies import Offer, Reply, Said
from bot.core.chat.request import Audience, Opponent, Request
from bot.core.chat.visibility import Visibility
from bot.core.game import Challenge, First, Game, ServerSettings, Wanted, board_named
from bot.core.game.refusals import NoGame, NotAMember, Refusal
from bot.core.play import turns
from bot.core.play.services import Services
from bot.engine import STANDARD, Board, Level, Mark

MARKS = dict.fromkeys((Act.GIVE_UP_X, Act.KEEP_X, Act.RESIGN_X, Act.PLACE_X), Mark.X)
MARKS |= dict.fromkeys((Act.GIVE_UP_O, Act.KEEP_O, Act.RESIGN_O, Act.PLACE_O), Mark.O)
ANSWERS: Mapping[Act, Callable[..., Game | Challenge]] = {
    Act.ACCEPT: turns.accept,
    Act.DECLINE: turns.decline,
    Act.WITHDRAW: turns.withdraw,
}


class PlayHandlers:
    def __init__(
        self, services: Services, visibility: Visibility, picker: Picker, level: Level | None, registry: Registry
    ) -> None:
        self._turns, self._play, self._lobby = services.turns, services.play, services.lobby
        self._listings, self._servers = services.store.listings, services.store.servers
        self._picker = picker
        self._visibility, self._default_level, self._registry = visibility, level, registry

    async def start(
        self, request: Request, opponent: Opponent | None, options: GameOptions, instead_of: int = 0
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

    async def start_by_words(
        self, request: Request, text: str, mentioned: Mapping[int, Opponent], needs_opponent: bool = False
    ) -> GameReply:
        """Start a game from words in any order. Errors: no-opponent if needs_opponent, not-a-member, as start."""
        words, opponent = TypedWords.read(text), None
        names = {words.opponent: words} | ({text.strip(): TypedWords()} if words.others and not words.users else {})
        for name, others in names.items():  # a name may hold words that the bot knows
            if opponent is None:
                with contextlib.suppress(NotAMember):
                    opponent, words = await self._picker.member(request, name, is_whole=True), others
        user_id, options = words.game(is_named=opponent is not None)
        if user_id is not None and (opponent := mentioned.get(user_id)) is None:
            raise Refusal("not-a-member")
        if needs_opponent and opponent is None and options == GameOptions():
            raise Refusal("no-opponent")
        return await self.start(request, opponent, options)

    async def do(self, request: Request, button: DoButton, chosen: Sequence[str] = (), _: object = None) -> Reply:
        """Do what a button offers, or a menu by its choice. Errors: not-your-button, not-a-member, as the command."""
        button = button._replace(words=" ".join(filter(None, (button.words, *chosen))))
        run = self._registry.runs.get(button.command)
        if button.asker_id not in (0, request.user.id):
            raise Refusal("not-your-button")
        if button.command == "play":
            reply: Reply = await self._start_by_button(request, button)
        elif found := self._registry.commands.get(button.command):
            action, text = found_in(found, button.words)
            reply = await Declared.of(action).answer_press(action.cog, request, text)
        elif run is None:
            return Said("old-button")
        else:
            reply = await run(request, button.words)
        is_aside = request.audience is Audience.ASKER  # else the sentence becomes the board
        return reply._replace(as_new=True) if is_aside and isinstance(reply, GameReply) else reply

    async def _start_by_button(self, request: Request, button: DoButton) -> GameReply:
        user_id, options = TypedWords.read(button.words).game()
        opponent = await self._visibility.opponent(request.place.guild_id, user_id) if user_id is not None else None
        if user_id is not None and opponent is None:
            raise Refusal("not-a-member")
        return await self.start(request, opponent, options, button.instead_of)

    async def move(self, request: Request, square: str) -> GameReply:
        """Play a square of the asker's game or, if they have none, vote for it in the game of the channel."""
        try:
            return GameReply(await self._play.move(request.place, request.user.id, square))
        except NoGame:
            if (together := self._registry.channel_games) and (voted := await together.vote_for(request, square)):
                return voted
            raise

    async def move_in(self, request: Request, square: str, game_id: int) -> GameReply:
        """Play a square of a game that the asker has replied to. Errors: not-for-you if they play another one here."""
        with contextlib.suppress(NoGame):
            if (await self._play.look(request.place, request.user.id)).id != game_id:
                await self._play.running(request.place, request.user.id, game_id)
        return await self.move(request, square)

    async def greet(self, request: Request, offers: tuple[Offer, ...]) -> Said:
        """Answer words that the bot doesn't know. Errors: unknown-in-game in direct messages, if a game is on."""
        if request.place.guild_id is None:
            with contextlib.suppress(NoGame):
                game = await self._play.look(request.place, request.user.id)
                raise Refusal("unknown-in-game", board=game.board, free=game.position.legal())
        return Said("unknown-command", offers=offers)

    async def move_nowhere(self, request: Request) -> GameReply:
        """Refuse a move without a square, and tell which are free."""
        game = cast(Game, (await self.board(request)).game)
        raise Refusal("no-such-square", board=game.board, free=game.position.legal())

    async def board(self, request: Request) -> GameReply:
        """Show the asker's game or else the channel's. Errors: no-game-here if theirs is elsewhere in sight; NoGame."""
        try:
            return GameReply(await self._play.look(request.place, request.user.id))
        except NoGame:
            if shared := await self._shared(request):
                return shared
            channels, mine = self._visibility.channels(request.place), Wanted(self._turns.now(), request.user.id)
            for other in await self._listings.games(channels, mine, 1):
                raise Refusal("no-game-here", channel=other.place.channel_id) from None
            raise

    async def resign(self, request: Request) -> ResignReply | Said:
        """Ask whether to give up the asker's game; or withdraw their challenge, if they have no game."""
        try:
            game = await self._play.look(request.place, request.user.id)
        except NoGame:
            async with self._or_vote(request):
                await self._play.withdraw(request.place, request.user.id)
            return Said("challenge-withdrawn-by-you")
        return ResignReply(game, game.check_player(request.user.id))

    async def rematch(self, request: Request) -> GameReply:
        """Ask for a rematch of the asker's last game here. Errors: no-rematch; as Lobby.rematch."""
        place, user_id = request.place, request.user.id
        for old in await self._listings.games([place.channel_id], Wanted(user_id=user_id), 1):
            return GameReply(await self._lobby.rematch(place, user_id, old.id))
        raise Refusal("no-rematch")

    async def draw(self, request: Request) -> GameReply:
        async with self._or_vote(request):
            return GameReply(await self._play.draw(request.place, request.user.id))

    async def start_level(self, request: Request, button: PlayButton) -> GameReply:
        """Start the game against the bot that a button names."""
        options = GameOptions(button.level, board=board_named(button.board), rules=button.rules)
        if options.board_in(ServerSettings()) == STANDARD:  # its label names neither
            options = GameOptions(button.level)
        return (await self.start(request, None, options))._replace(as_new=True)

    async def press(self, request: Request, button: SquareButton) -> GameReply:
        given = (request.user.id, button.ply, button.cell)
        return GameReply(await self._turns.do(request.place, button.game_id, turns.press, *given))

    async def act(self, request: Request, button: GameButton) -> GameReply:
        place, game_id, user_id = request.place, button.game_id, request.user.id
        match button.act:
            case Act.REMATCH | Act.EASIER | Act.HARDER:
                game = await self._lobby.rematch(place, user_id, game_id, STEPS[button.act])
                return GameReply(game, as_new=not game.is_over)
            case Act.PLACE_X | Act.PLACE_O:
                chosen = list(Mark).index(MARKS[button.act])
                return await self.choose(request, ChoiceButton(game_id, button.ply, chosen))
            case Act.OFFER:
                return GameReply(await self._turns.do(place, game_id, turns.offer_draw, user_id))
            case Act.RESIGN_X | Act.RESIGN_O:
                return GameReply(await self._turns.do(place, game_id, turns.resign, user_id, MARKS[button.act]))
            case Act.AGREE:
                return GameReply(await self._turns.do(place, game_id, turns.agree_to_draw, user_id, button.ply))
            case Act.ACCEPT | Act.DECLINE | Act.WITHDRAW:
                return GameReply(await self._turns.answer(place, game_id, ANSWERS[button.act], user_id))
            case Act.JOIN:
                return GameReply(await self._lobby.join(place, request.user, game_id))
            case _:
                raise Refusal("no-such-game")

    async def choose(self, request: Request, button: ChoiceButton) -> GameReply:
        """Show a board with other squares to press; as it is, if it has changed since the button was drawn."""
        game, _ = await self._play.find(request.place, request.user.id, button.game_id)
        if not game.is_over:
            game.check_turn(request.user.id)
        return GameReply(game, chosen=button.chosen if game.ply == button.ply else None)

    async def act_aside(self, request: Request, button: GameButton) -> AsideReply | GameReply | MenuReply | ResignReply:
        """Answer a button beside the board; `BoardUpdater` edits the board."""
        user_id = request.user.id
        game, mark = await self._play.running(request.place, user_id, button.game_id)
        match button.act:
            case Act.KEEP_X | Act.KEEP_O:
                game.check_player(user_id, MARKS[button.act])
                return AsideReply(game, "kept-playing")
            case Act.OFFER_ASIDE:
                after = await self._turns.play(game, turns.offer_draw, user_id)
            case Act.AGREE_ASIDE:
                after = await self._turns.play(game, turns.agree_to_draw, user_id, button.ply)
            case _:
                if game.moves and not button.ply:  # the question said that nobody has moved
                    return ResignReply(game, mark)
                after = await self._turns.play(game, turns.resign, user_id, MARKS[button.act])
                is_aside = request.audience is Audience.ASKER  # else the public question becomes the ended board
                return AsideReply(after, "resigned-game") if is_aside else GameReply(after)
        if after.is_over:
            return AsideReply(after, "draw-agreed")
        if after.draw_offer is mark:
            return AsideReply(after, "draw-offer-made")
        return MenuReply(after, mark)  # the offer has gone meanwhile

    async def ask_to_resign(self, request: Request, button: GameButton) -> ResignReply:
        return ResignReply(*await self._play.running(request.place, request.user.id, button.game_id))

    async def menu(self, request: Request, button: MenuButton) -> MenuReply:
        return MenuReply(*await self._play.running(request.place, request.user.id, button.game_id))

    async def _start(
        self, request: Request, opponent: Opponent | None, options: GameOptions, instead_of: int
    ) -> GameReply:
        here, given = await self._servers.of(request.place.guild_id), (request.place, request.user)
        level, first, board = options.level or here.level, options.first or here.first, options.board_in(here)
        if options.invited and (shared := await self._invite(request, opponent, options, (level, first, board))):
            return shared
        if opponent is None and not options.invited:
            level = level or self._default_level or await self._play.last_level(request.user.id)
            started = (*given, level or Level.MEDIUM, first, board)
            told = () if level else (Told(lambda say: say("first-game")),)
            return GameReply(await self._lobby.start(*started, instead_of=instead_of), told=told)
        if opponent is not None:
            await self._check_opponent(request, opponent)
        if not request.rights.be_answered:
            raise Refusal("nobody-else-here")
        offered = (*given, opponent and opponent.user, first, board)
        return GameReply(await self._lobby.challenge(*offered, instead_of=instead_of))

    async def _invite(
        self, request: Request, opponent: Opponent | None, options: GameOptions, game: tuple[Level | None, First, Board]
    ) -> GameReply | None:
        """Let all who are there play; None if any of them may join. Errors: pick-one, pick-open, no-channel-games."""
        together, is_crowd = self._registry.channel_games, Invited.CROWD in options.invited
        if is_crowd and together is None:
            raise Refusal("no-channel-games")
        if len(options.invited) > 1 or opponent is not None:
            raise Refusal("pick-one" if together else "pick-open")
        return await together.start(request, *game) if together and is_crowd else None

    async def _shared(self, request: Request) -> GameReply | None:
        """Show the game that the whole channel plays together; None if there is none."""
        return await together.here(request) if (together := self._registry.channel_games) else None

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
