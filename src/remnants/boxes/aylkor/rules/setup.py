"""Setup: turn order, heroes in corners, resources, decks and hands (aylkor.setup.*)."""

from random import Random
from typing import Any, Final

from remnants.boxes.aylkor.content.board import SPACES
from remnants.boxes.aylkor.content.content import Content
from remnants.boxes.aylkor.rules import frames
from remnants.boxes.aylkor.rules.cards import draw
from remnants.boxes.aylkor.rules.resources import BREW_ON_BOARD, COGS_ON_BOARD, TEN
from remnants.boxes.aylkor.rules.state import NO_CARD, READY, AylkorState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.state import replaced
from remnants.kernel.steps import Answer, Ask, Automatic, Choice, Dice, Shuffle, Step

HAND: Final = 3
COGS: Final = 2
BREW: Final = 1


def start(
    pack: Content, players: int, first_event: int, round_limit: int, heroes_chosen: bool, gift: bool
) -> AylkorState:
    """The empty board, with the whole set-up on the agenda."""
    state = AylkorState(pack, players)
    state.first_event = first_event
    state.round_limit = round_limit
    state.heroes_chosen = 1 if heroes_chosen else 0
    state.owed_brew = BREW_ON_BOARD
    state.owed_cogs = COGS_ON_BOARD
    state.event_discards = list(range(len(pack.events)))
    for seat in range(players):
        state.decks[seat] = pack.deck[:]
    dice = [Frame("order-die", seat) for seat in range(players)]
    board = [Frame("heroes"), Frame("corners"), frames.resources(NOBODY, BREW_ON_BOARD, COGS_ON_BOARD)]
    decks = [Frame("shuffle-deck", seat) for seat in range(players)]
    hands = [Frame("hands"), Frame("gift")] if gift else [Frame("hands")]
    state.then([*dice, Frame("order"), *board, *decks, *hands, Frame("shuffle-events"), Frame("round")])
    return state


class OrderDie(Dice[AylkorState]):
    """A player's die for the turn order (aylkor.setup.order)."""

    def faces(self, state: AylkorState, frame: Frame) -> list[int]:
        return TEN

    def draw(self, state: AylkorState, frame: Frame, source: Random) -> Answer:
        return (1 + int(source.random() * 10),)

    def resolve(self, state: AylkorState, frame: Frame, answer: Answer) -> None:
        dice = state.order_dice
        state.order_dice = replaced(dice, frame.seat, [*dice[frame.seat], answer[0]])
        if state.telling:
            state.tell("order-die", seat=frame.seat, die=answer[0])


class Order(Automatic[AylkorState]):
    """Lower numbers play sooner; only the tied roll again (aylkor.setup.order)."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        dice = state.order_dice
        tied = [seat for seat in range(state.players) if dice.count(dice[seat]) > 1]
        if tied:
            state.then([Frame("order-die", seat) for seat in tied] + [frame])
            return
        state.order = [seat for _, seat in sorted([(dice[seat], seat) for seat in range(state.players)])]
        state.order_dice = []
        state.active = state.order[0]


class Heroes(Automatic[AylkorState]):
    """Heroes are dealt, or chosen with the last in turn order first (aylkor.setup.hero-deal)."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        if state.heroes_chosen:
            state.then([Frame("choose-hero", seat) for seat in reversed(state.order)])
        else:
            state.push("deal-heroes")


class DealHeroes(Shuffle[AylkorState]):
    """The four heroes are shuffled and dealt from the top, by seat."""

    def pile(self, state: AylkorState, frame: Frame) -> list[int]:
        return all_heroes(state.pack)

    def resolve(self, state: AylkorState, frame: Frame, answer: Answer) -> None:
        pile = list(answer)
        state.hero = [pile.pop() for _ in range(state.players)]


class ChooseHero(Ask[AylkorState]):
    """Which hero a player leads, where the table chooses them."""

    def candidates(self, state: AylkorState, frame: Frame) -> list[Choice]:
        return [("hero", hero) for hero in all_heroes(state.pack)]

    def refuse(self, state: AylkorState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[1] in state.hero:
            return Refusal("aylkor.setup.hero-deal", {"card": choice[1], "seat": state.hero.index(choice[1])})
        return None

    def choose(self, state: AylkorState, frame: Frame, choice: Choice) -> None:
        state.hero = replaced(state.hero, frame.seat, choice[1])
        if state.telling:
            state.tell("hero", seat=frame.seat, card=choice[1])


class Corners(Automatic[AylkorState]):
    """The last in turn order takes a corner first; the last corner, or the opposite one for two, needs no asking.

    aylkor.setup.heroes
    """

    def run(self, state: AylkorState, frame: Frame) -> None:
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


class ChooseCorner(Ask[AylkorState]):
    """Where a player's hero starts."""

    def candidates(self, state: AylkorState, frame: Frame) -> list[Choice]:
        return [("corner", corner) for corner in state.pack.corners]

    def refuse(self, state: AylkorState, frame: Frame, choice: Choice) -> Refusal | None:
        if state.card[choice[1]] != NO_CARD:
            return Refusal("aylkor.setup.heroes", {"space": choice[1], "seat": state.owner[choice[1]]})
        return None

    def choose(self, state: AylkorState, frame: Frame, choice: Choice) -> None:
        put_hero(state, frame.seat, choice[1])


def put_hero(state: AylkorState, seat: int, corner: int) -> None:
    hero = state.hero[seat]
    state.place(corner, seat, hero, state.pack.health[hero], READY)
    if state.telling:
        state.tell("corner", seat=seat, card=hero, space=corner)


def opposite(corner: int) -> int:
    """The space that a half turn of the board brings it to."""
    return SPACES - 1 - corner


def all_heroes(pack: Content) -> list[int]:
    return list(range(pack.first_hero, len(pack.ids)))


class ShuffleDeck(Shuffle[AylkorState]):
    """A player's own deck (aylkor.setup.hand)."""

    def pile(self, state: AylkorState, frame: Frame) -> list[int]:
        return state.decks[frame.seat]

    def resolve(self, state: AylkorState, frame: Frame, answer: Answer) -> None:
        state.decks = replaced(state.decks, frame.seat, list(answer))


class Hands(Automatic[AylkorState]):
    """3 cards, 2 cogs and 1 brew for everybody (aylkor.setup.hand)."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        for seat in state.order:
            draw(state, seat, HAND)
            state.cogs[seat] = COGS
            state.brew[seat] = BREW


class Gift(Automatic[AylkorState]):
    """Where the table agreed on it: what the pack gives besides to those who go later (aylkor.setup.gift)."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        for seat, (cards, cogs, brew) in zip(state.order, state.pack.besides[state.players], strict=True):
            draw(state, seat, cards)
            state.cogs[seat] += cogs
            state.brew[seat] += brew


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
    Gift("gift"),
]
