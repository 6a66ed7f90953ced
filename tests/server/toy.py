"""A small game with all that a server must be careful about: hidden hands, a face-down deck, a die, secret bids, undo.

In a turn a player may set marks (which can be taken back), draw, roll, bid in secret or play a card of the own hand,
and then ends the turn. Whoever has the most points after the last round wins.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from remnants.bots import Bot, Seen
from remnants.kernel import chronicle
from remnants.kernel.agenda import Frame
from remnants.kernel.declarations import COUNT, OPEN, OWNER, SECRET, Field
from remnants.kernel.game import Game, Option, OptionValue, Pack
from remnants.kernel.refusal import BadInput, Refusal
from remnants.kernel.state import State, copied_lists
from remnants.kernel.steps import Answer, Ask, Automatic, Choice, Dice, Shuffle, table
from remnants.kits import Kit

CARDS = 20
HAND = 3
MOST_MARKS = 3


class ToyState(State):
    __slots__ = ("bids", "deck", "hands", "marks", "points", "round", "rounds", "table_cards")

    def __init__(self, players: int, rounds: int) -> None:
        super().__init__(players)
        self.rounds = rounds
        self.round = 1
        self.marks = 0
        self.points = [0] * players
        self.deck = list(range(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.bids = [0] * players
        self.table_cards: list[int] = []

    def fields(self) -> list[Field]:
        return [
            Field("rounds", OPEN),
            Field("round", OPEN),
            Field("marks", OPEN),
            Field("points", OPEN),
            Field("deck", COUNT),
            Field("hands", OWNER),
            Field("bids", SECRET),
            Field("table_cards", OPEN),
        ]

    def clone(self) -> "ToyState":
        copy = ToyState(self.players, self.rounds)
        copy.agenda = self.agenda[:]
        copy.round = self.round
        copy.marks = self.marks
        copy.points = self.points[:]
        copy.deck = self.deck[:]
        copy.hands = copied_lists(self.hands)
        copy.bids = self.bids[:]
        copy.table_cards = self.table_cards[:]
        return copy

    def blank(self) -> "ToyState":
        return ToyState(self.players, self.rounds)


class ShuffleDeck(Shuffle[ToyState]):
    def pile(self, state: ToyState, frame: Frame) -> list[int]:
        return state.deck

    def resolve(self, state: ToyState, frame: Frame, answer: Answer) -> None:
        state.deck = list(answer)


class Deal(Automatic[ToyState]):
    def run(self, state: ToyState, frame: Frame) -> None:
        for hand in state.hands:
            for _ in range(HAND):
                hand.append(state.deck.pop())
        state.push("turn", 0)


class Turn(Ask[ToyState]):
    """`trouble` makes the rules themselves fail, for tests of the server's manners."""

    trouble = False

    def candidates(self, state: ToyState, frame: Frame) -> list[Choice]:
        choices: list[Choice] = [("end",), ("mark",), ("draw",), ("roll",)]
        choices += [("bid", amount) for amount in range(1, 4)]
        choices += [("play", card) for card in range(CARDS)]
        return choices

    def refuse(self, state: ToyState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "mark" and state.marks >= MOST_MARKS:
            return Refusal("toy.marks", {"most": MOST_MARKS})
        if choice[0] == "draw" and not state.deck:
            return Refusal("toy.empty-deck")
        if choice[0] == "play" and choice[1] not in state.hands[frame.seat]:
            return Refusal("toy.own-card", {"card": choice[1]})
        return None

    def choose(self, state: ToyState, frame: Frame, choice: Choice) -> None:
        if Turn.trouble:
            raise RuntimeError("the toy is broken")
        seat, verb = frame.seat, choice[0]
        if verb == "mark":
            state.marks += 1
            state.tell("marked", seat=seat, marks=state.marks)
            state.push("turn", seat)
            return
        if verb == "bid":
            state.bids[seat] = choice[1]
            state.confide("bid", seat, {"amount": choice[1]}, seat=seat)
        elif verb == "draw":
            card = state.deck.pop()
            state.hands[seat].append(card)
            state.whisper("drew", seat, {"card": card}, seat=seat)
        elif verb == "play":
            state.hands[seat].remove(choice[1])
            state.table_cards.append(choice[1])
            state.points[seat] += choice[1]
            state.tell("played", seat=seat, card=choice[1])
        elif verb == "roll":
            state.push("turn ends", seat)
            state.push("die", seat)
            return
        state.push("turn ends", seat)


class Die(Dice[ToyState]):
    def faces(self, state: ToyState, frame: Frame) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def resolve(self, state: ToyState, frame: Frame, answer: Answer) -> None:
        state.points[frame.seat] += answer[0]
        state.tell("rolled", seat=frame.seat, face=answer[0])


class TurnEnds(Automatic[ToyState]):
    def run(self, state: ToyState, frame: Frame) -> None:
        state.marks = 0
        seat = (frame.seat + 1) % state.players
        if seat == 0:
            state.round += 1
        if state.round <= state.rounds:
            state.push("turn", seat)
            return
        state.points = [points + bid for points, bid in zip(state.points, state.bids, strict=True)]
        state.tell("ended", points=state.points[:])


class ToyGame(Game):
    name = "toy"
    version = "1"
    fewest_players = 2
    most_players = 4
    rule_of_order = "toy.order"
    rule_of_end = "toy.end"

    def __init__(self) -> None:
        self.options = [Option("rounds", [4, 2, 30], "toy.rounds"), Option("kind", ["plain", "odd"], "toy.kind")]
        self.steps = table(
            [ShuffleDeck("shuffle"), Deal("deal"), Turn("turn", "toy.turn"), Die("die"), TurnEnds("turn ends")]
        )

    def load_pack(self, path: str | None) -> Pack:
        return Pack("standard", "0" * 64)

    def start(self, pack: Pack, players: int, options: dict[str, OptionValue]) -> State:
        state = ToyState(players, int(options["rounds"]))
        state.then([Frame("shuffle"), Frame("deal")])
        return state

    def blank(self, pack: Pack, players: int) -> State:
        return ToyState(players, 1)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, ToyState)
        return state.points[:]

    def winners(self, state: State) -> list[int]:
        scores = self.scores(state)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def guess(self, state: State, seat: int, source: Random) -> State:
        assert isinstance(state, ToyState)
        guess = state.clone()
        others = [other for other in range(state.players) if other != seat]
        unseen = sorted(guess.deck + [card for other in others for card in guess.hands[other]])
        source.shuffle(unseen)
        for other in others:
            guess.hands[other] = [unseen.pop() for _ in guess.hands[other]]
            guess.bids[other] = source.randrange(4)
        guess.deck = unseen
        return guess

    def position(self, pack: Pack, spec: dict[str, Any]) -> State:
        raise BadInput("the toy has no written positions")


class ToyChronicle(chronicle.Chronicle):
    """Points are open, bids are not."""

    measures = ["score", "cards"]

    def heard(self, event: dict[str, Any], before: Callable[[], chronicle.Seen]) -> list[chronicle.Throw]:
        if event["kind"] == "rolled":
            faces = chronicle.evenly([1, 2, 3, 4, 5, 6])
            return [chronicle.Throw("die", event["seat"], [event["face"]], faces)]
        if event["kind"] == "drew" and "card" in event:
            return [chronicle.Throw("draw", event["seat"], [event["card"]], chronicle.evenly(list(range(CARDS))))]
        return []

    def standing(self, seen: chronicle.Seen) -> dict[str, chronicle.Values]:
        cards = [len(hand) if isinstance(hand, list) else hand for hand in seen["hands"]]
        return {"score": seen["points"], "cards": cards}

    def sources(self, seen: chronicle.Seen) -> dict[str, chronicle.Values]:
        return {"points": seen["points"]}


GAME = ToyGame()

KIT = Kit("toy", Path(__file__).parent, game="tests.server.toy:GAME", chronicle="tests.server.toy:ToyChronicle")
PLACE = "tests.server.toy:KIT"


class HangingBot(Bot):
    """A bot that never answers."""

    def __init__(self, game: str) -> None:
        self.game = game

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        import time

        time.sleep(3600)
        return ("end",)


class RaisingBot(HangingBot):
    def choose(self, seen: Seen, seed: int | str) -> Choice:
        raise RuntimeError("a mistake in a bot")


class DyingBot(HangingBot):
    def choose(self, seen: Seen, seed: int | str) -> Choice:
        import os

        os._exit(3)


class CheatingBot(HangingBot):
    """A bot that chooses what is forbidden."""

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        return ("play", 999)


class MarkingBot(HangingBot):
    """A good bot: it ends its turn."""

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        return ("end",)


BOTS = (
    "marking=tests.server.toy:MarkingBot",
    "cheating=tests.server.toy:CheatingBot",
    "raising=tests.server.toy:RaisingBot",
    "dying=tests.server.toy:DyingBot",
    "hanging=tests.server.toy:HangingBot",
)
