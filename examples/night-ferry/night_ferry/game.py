"""The game as the kernel knows it: how it starts, is guessed at and is scored."""

from random import Random

from night_ferry.declarations import COPIES, DECLARED, NIGHTS
from night_ferry.nights import CRATES, STEPS
from night_ferry.state import FerryState, as_ferry
from remnants.kernel.agenda import Frame
from remnants.kernel.game import Game, Option, OptionValue, Pack
from remnants.kernel.state import State
from remnants.kernel.steps import shuffle, table


class NightFerry(Game):
    def __init__(self) -> None:
        self.name = "ferry"
        self.version = "1"
        self.fewest_players = 2
        self.most_players = 4
        self.options = [Option("nights", [NIGHTS, 3], "ferry.setup.deal")]
        self.steps = table(STEPS)
        self.rule_of_order = "ferry.night.order"
        self.rule_of_end = "ferry.end.most"
        self.declared = DECLARED

    def start(self, pack: Pack, players: int, options: dict[str, OptionValue]) -> State:
        state = FerryState(pack, players)
        state.nights = int(options["nights"])
        state.then([Frame("shuffle"), Frame("night")])
        return state

    def blank(self, pack: Pack, players: int) -> State:
        return FerryState(pack, players)

    def scores(self, state: State) -> list[int]:
        return as_ferry(state).points[:]

    def winners(self, state: State) -> list[int]:
        points = as_ferry(state).points
        return [seat for seat, reached in enumerate(points) if reached == max(points)]

    def guess(self, state: State, seat: int, source: Random) -> State:
        """Other hands, crates aboard and the deck are dealt anew from what the seat does not know."""
        guess = as_ferry(state).clone()
        others = [other for other in range(guess.players) if other != seat]
        loaded = [other for other in others if guess.aboard[other] > 0]
        unseen = guess.deck + [crate for other in others for crate in guess.hands[other]]
        unseen = sorted(unseen + [guess.aboard[other] for other in loaded])
        shuffle(unseen, source)
        for other in others:
            guess.hands[other] = sorted([unseen.pop() for _ in guess.hands[other]])
        for other in loaded:
            guess.aboard[other] = unseen.pop()
        guess.deck = unseen
        return guess

    def conserved(self, state: State) -> list[str]:
        """Every crate is somewhere, and nowhere twice."""
        ferry = as_ferry(state)
        if any([frame.step == "shuffle" for frame in ferry.agenda]):
            return []
        aboard = [crate for crate in ferry.aboard if crate > 0]
        all_crates = ferry.deck + ferry.lost + ferry.sold + aboard + [crate for hand in ferry.hands for crate in hand]
        counts = {crate: all_crates.count(crate) for crate in CRATES}
        return [f"there are {count} crates {crate}" for crate, count in counts.items() if count != COPIES]


GAME = NightFerry()
