"""A game of a few lines, for the tests of the kernel.

Two to four players add to a common total in turn. On the way they may roll a die, draw a card of the face-down deck,
lay one of their own cards face down, or show it. Whoever brings the total to sixty ends the game.
"""

from random import Random
from typing import Any

from remnants.kernel.agenda import Frame
from remnants.kernel.declarations import COUNT, OPEN, OWNER, Field, shown
from remnants.kernel.game import Game, Option, OptionValue, Pack
from remnants.kernel.refusal import BadInput, Refusal
from remnants.kernel.state import State, copied_lists
from remnants.kernel.steps import Ask, Automatic, Choice, Dice, Shuffle, Step, shuffle, table

GOAL = 60
MOST = 3


def _own_purse(state: Any, purse: list[int], seat: int) -> Any:
    return purse[seat] if seat >= 0 else None


FIELDS = [
    Field("total", OPEN),
    Field("deck", COUNT),
    Field("hands", OWNER),
    Field("purse", shown(_own_purse)),
    Field("laid", COUNT),
    Field("nobody_knows"),
]


class ToyState(State):
    __slots__ = ("deck", "hands", "laid", "nobody_knows", "purse", "total")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.total = 0
        self.deck: list[int] = list(range(10))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.purse: list[int] = [0] * players
        self.laid: list[int] = []
        self.nobody_knows = 7

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> "ToyState":
        return ToyState(self.players)

    def clone(self) -> "ToyState":
        copy = ToyState(self.players)
        copy.agenda = self.agenda[:]
        copy.total = self.total
        copy.deck = self.deck[:]
        copy.hands = copied_lists(self.hands)
        copy.purse = self.purse[:]
        copy.laid = self.laid[:]
        copy.nobody_knows = self.nobody_knows
        return copy


class ShuffleDeck(Shuffle[ToyState]):
    def pile(self, state: ToyState, frame: Frame) -> list[int]:
        return state.deck

    def resolve(self, state: ToyState, frame: Frame, answer: tuple[int, ...]) -> None:
        state.deck = list(answer)


class Turn(Ask[ToyState]):
    def candidates(self, state: ToyState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("add", number) for number in range(1, MOST + 3)]
        found += [("roll",), ("draw",), ("pass",)]
        found += [(verb, card) for card in state.hands[frame.seat] for verb in ("lay", "show")]
        return found

    def refuse(self, state: ToyState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "add" and choice[1] > MOST:
            return Refusal("toy.add.limit", {"most": MOST})
        if choice[0] == "draw" and not state.deck:
            return Refusal("toy.draw.empty")
        return None

    def choose(self, state: ToyState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        if choice[0] == "pass":
            state.push("turn", (seat + 1) % state.players)
            return
        state.push("check", seat)
        if choice[0] == "add":
            state.total += choice[1]
            state.tell("added", seat=seat, amount=choice[1])
        elif choice[0] == "roll":
            state.push("roll", seat, (1,))
        elif choice[0] == "draw":
            card = state.deck.pop()
            state.hands[seat].append(card)
            state.whisper("drew", seat, {"card": card}, seat=seat)
        else:
            state.hands[seat].remove(choice[1])
            state.laid.append(choice[1])
            if choice[0] == "lay":
                state.confide("laid", seat, {"card": choice[1]}, seat=seat)
            else:
                state.reveal("showed", seat=seat, card=choice[1])


class Check(Automatic[ToyState]):
    """The game is over at the goal; otherwise the same player goes on."""

    def run(self, state: ToyState, frame: Frame) -> None:
        if state.total < GOAL:
            state.push("turn", frame.seat)


class Roll(Dice[ToyState]):
    def count(self, state: ToyState, frame: Frame) -> int:
        return frame.data[0]

    def faces(self, state: ToyState, frame: Frame) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def resolve(self, state: ToyState, frame: Frame, answer: tuple[int, ...]) -> None:
        state.purse[frame.seat] += sum(answer)
        state.tell("rolled", seat=frame.seat, dice=list(answer))


class Toy(Game):
    def __init__(self) -> None:
        self.name = "toy"
        self.version = "1"
        self.fewest_players = 2
        self.most_players = 4
        self.options = [Option("start", [0, 5], "toy.start"), Option("loud", [False, True], "toy.loud")]
        steps: list[Step[Any]] = [ShuffleDeck("shuffle"), Turn("turn", "toy.turn"), Check("check"), Roll("roll")]
        self.steps = table(steps)
        self.rule_of_order = "toy.order"
        self.rule_of_end = "toy.end"

    def load_pack(self, path: str | None) -> Pack:
        return Pack("toy", "no content" if path is None else path)

    def start(self, pack: Pack, players: int, options: dict[str, OptionValue]) -> ToyState:
        state = ToyState(players)
        state.total = int(options["start"])
        state.then([Frame("shuffle"), Frame("turn", 0)])
        return state

    def blank(self, pack: Pack, players: int) -> ToyState:
        return ToyState(players)

    def scores(self, state: State) -> list[int]:
        return as_toy(state).purse[:]

    def winners(self, state: State) -> list[int]:
        purse = as_toy(state).purse
        return [seat for seat, money in enumerate(purse) if money == max(purse)]

    def guess(self, state: State, seat: int, source: Random) -> ToyState:
        guessed = as_toy(state).clone()
        hidden = guessed.deck + guessed.laid
        for owner, hand in enumerate(guessed.hands):
            hidden += [] if owner == seat else hand
        shuffle(hidden, source)
        guessed.deck = [hidden.pop() for _ in guessed.deck]
        guessed.laid = [hidden.pop() for _ in guessed.laid]
        for owner, hand in enumerate(guessed.hands):
            if owner != seat:
                guessed.hands[owner] = [hidden.pop() for _ in hand]
        return guessed

    def position(self, pack: Pack, spec: dict[str, Any]) -> ToyState:
        if type(spec.get("total")) is not int:
            raise BadInput(f"position: total: a whole number, not {spec.get('total')!r}")
        state = ToyState(spec.get("players", 2))
        state.total = spec["total"]
        state.push("turn", spec.get("seat", 0))
        return state

    def conserved(self, state: State) -> list[str]:
        toy = as_toy(state)
        cards = sorted(toy.deck + toy.laid + [card for hand in toy.hands for card in hand])
        return [] if cards == list(range(10)) else [f"the cards are {cards}"]


def as_toy(state: State) -> ToyState:
    assert isinstance(state, ToyState)
    return state


TOY = Toy()
