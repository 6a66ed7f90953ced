"""Setup: turn order, heroes in corners, resources, decks and hands (aylkor.setup.*)."""

from random import Random
from typing import Any, Final

from remnants.games.aylkor.board import SPACES
from remnants.games.aylkor.cards import draw
from remnants.games.aylkor.content import Content
from remnants.games.aylkor.resources import BREW_ON_BOARD, COGS_ON_BOARD, TEN
from remnants.games.aylkor.state import NO_CARD, READY, Aylkor
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Answer, Ask, Automatic, Choice, Dice, Shuffle, Step

HAND: Final = 3
COGS: Final = 2
BREW: Final = 1


def start(pack: Content, players: int, first_event: int, round_limit: int, heroes_chosen: bool) -> Aylkor:
    """The empty board, with the whole set-up on the agenda."""
    state = Aylkor(pack, players)
    state.first_event = first_event
    state.round_limit = round_limit
    state.heroes_chosen = 1 if heroes_chosen else 0
    state.owed_brew = BREW_ON_BOARD
    state.owed_cogs = COGS_ON_BOARD
    state.event_discards = list(range(len(pack.events)))
    for seat in range(players):
        state.decks[seat] = pack.deck[:]
    dice = [Frame("order-die", seat) for seat in range(players)]
    board = [Frame("heroes"), Frame("corners"), Frame("resources", NOBODY, (BREW_ON_BOARD, COGS_ON_BOARD))]
    decks = [Frame("shuffle-deck", seat) for seat in range(players)]
    state.then([*dice, Frame("order"), *board, *decks, Frame("hands"), Frame("shuffle-events"), Frame("round")])
    return state


class OrderDie(Dice[Aylkor]):
    """A player's die for the turn order (aylkor.setup.order)."""

    def faces(self, state: Aylkor, frame: Frame) -> list[int]:
        return TEN

    def draw(self, state: Aylkor, frame: Frame, source: Random) -> Answer:
        return (1 + int(source.random() * 10),)

    def resolve(self, state: Aylkor, frame: Frame, answer: Answer) -> None:
        state.order_dice[frame.seat].append(answer[0])
        if state.telling:
            state.tell("order-die", seat=frame.seat, die=answer[0])


class Order(Automatic[Aylkor]):
    """Lower numbers play sooner; only the tied roll again (aylkor.setup.order)."""

    def run(self, state: Aylkor, frame: Frame) -> None:
        dice = state.order_dice
        tied = [seat for seat in range(state.players) if dice.count(dice[seat]) > 1]
        if tied:
            state.then([Frame("order-die", seat) for seat in tied] + [frame])
            return
        state.order = [seat for _, seat in sorted([(dice[seat], seat) for seat in range(state.players)])]
        state.order_dice = []
        state.active = state.order[0]


class Heroes(Automatic[Aylkor]):
    """Heroes are dealt, or chosen with the last in turn order first (aylkor.setup.hero-deal)."""

    def run(self, state: Aylkor, frame: Frame) -> None:
        if state.heroes_chosen:
            state.then([Frame("choose-hero", seat) for seat in reversed(state.order)])
        else:
            state.push("deal-heroes")


class DealHeroes(Shuffle[Aylkor]):
    """The four heroes are shuffled and dealt from the top, by seat."""

    def pile(self, state: Aylkor, frame: Frame) -> list[int]:
        return all_heroes(state.pack)

    def resolve(self, state: Aylkor, frame: Frame, answer: Answer) -> None:
        pile = list(answer)
        for seat in range(state.players):
            state.hero[seat] = pile.pop()


class ChooseHero(Ask[Aylkor]):
    """Which hero a player leads, where the table chooses them."""

    def candidates(self, state: Aylkor, frame: Frame) -> list[Choice]:
        return [("hero", hero) for hero in all_heroes(state.pack)]

    def refuse(self, state: Aylkor, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[1] in state.hero:
            return Refusal("aylkor.setup.hero-deal", {"hero": state.pack.ids[choice[1]]})
        return None

    def choose(self, state: Aylkor, frame: Frame, choice: Choice) -> None:
        state.hero[frame.seat] = choice[1]
        if state.telling:
            state.tell("hero", seat=frame.seat, card=choice[1])


class Corners(Automatic[Aylkor]):
    """The last in turn order takes a corner first; the last corner, or the opposite one for two, needs no asking.

    aylkor.setup.heroes
    """

    def run(self, state: Aylkor, frame: Frame) -> None:
        waiting = [seat for seat in reversed(state.order) if state.hero_at[seat] < 0]
        if not waiting:
            return
        free = [corner for corner in state.pack.corners if state.card[corner] == NO_CARD]
        state.agenda.append(frame)
        if state.players == 2 and len(waiting) == 1:
            put_hero(state, waiting[0], opposite(state.hero_at[state.order[1]]))
        elif len(free) == 1:
            put_hero(state, waiting[0], free[0])
        else:
            state.push("choose-corner", waiting[0])


class ChooseCorner(Ask[Aylkor]):
    """Where a player's hero starts."""

    def candidates(self, state: Aylkor, frame: Frame) -> list[Choice]:
        return [("corner", corner) for corner in state.pack.corners]

    def refuse(self, state: Aylkor, frame: Frame, choice: Choice) -> Refusal | None:
        if state.card[choice[1]] != NO_CARD:
            return Refusal("aylkor.setup.heroes", {"space": choice[1]})
        return None

    def choose(self, state: Aylkor, frame: Frame, choice: Choice) -> None:
        put_hero(state, frame.seat, choice[1])


def put_hero(state: Aylkor, seat: int, corner: int) -> None:
    hero = state.hero[seat]
    state.place(corner, seat, hero, state.pack.health[hero], READY)
    if state.telling:
        state.tell("corner", seat=seat, card=hero, space=corner)


def opposite(corner: int) -> int:
    """The space that a half turn of the board brings it to."""
    return SPACES - 1 - corner


def all_heroes(pack: Content) -> list[int]:
    return list(range(pack.first_hero, len(pack.ids)))


class ShuffleDeck(Shuffle[Aylkor]):
    """A player's own deck (aylkor.setup.hand)."""

    def pile(self, state: Aylkor, frame: Frame) -> list[int]:
        return state.decks[frame.seat]

    def resolve(self, state: Aylkor, frame: Frame, answer: Answer) -> None:
        state.decks[frame.seat] = list(answer)


class Hands(Automatic[Aylkor]):
    """3 cards, 2 cogs and 1 brew for everybody, and what offsets not moving first (aylkor.setup.hand)."""

    def run(self, state: Aylkor, frame: Frame) -> None:
        besides = state.pack.besides[state.players]
        for place, seat in enumerate(state.order):
            cards, cogs, brew = besides[place]
            draw(state, seat, HAND + cards)
            state.cogs[seat] = COGS + cogs
            state.brew[seat] = BREW + brew


STEPS: Final[list[Step[Any]]] = [
    OrderDie("order-die"),
    Order("order"),
    Heroes("heroes"),
    DealHeroes("deal-heroes"),
    ChooseHero("choose-hero", "aylkor.setup.hero-deal"),
    Corners("corners"),
    ChooseCorner("choose-corner", "aylkor.setup.heroes"),
    ShuffleDeck("shuffle-deck"),
    Hands("hands"),
]
