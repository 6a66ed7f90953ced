"""Remnants of Aylkor: heroes, units and resources on a field of hexes, for 2 to 4 players."""

from random import Random
from typing import Any

from remnants.games.aylkor import (
    effects,
    ending,
    event_cards,
    movement,
    pack_files,
    playing_units,
    resources,
    setup,
    triggers,
    turn,
)
from remnants.games.aylkor.conserved import conserved
from remnants.games.aylkor.content import Content
from remnants.games.aylkor.guess import guess
from remnants.games.aylkor.position import position
from remnants.games.aylkor.state import Aylkor
from remnants.kernel.game import Game, Option, OptionValue, Pack
from remnants.kernel.state import State
from remnants.kernel.steps import table


class AylkorGame(Game):
    """The game as the kernel sees it."""

    def __init__(self) -> None:
        self.name = "aylkor"
        self.version = "1"
        self.fewest_players = 2
        self.most_players = 4
        self.options = [
            Option("first_event", [4, 2, 5], "aylkor.event.first"),
            Option("round_limit", [60, 30, 40, 80, 0], "aylkor.end.round-limit"),
            Option("heroes", ["dealt", "chosen"], "aylkor.setup.hero-deal"),
        ]
        self.rule_of_order = "aylkor.turn.free-order"
        self.rule_of_end = "aylkor.end.last-hero"
        self.steps = table(
            setup.STEPS,
            resources.STEPS,
            turn.STEPS,
            event_cards.STEPS,
            playing_units.STEPS,
            triggers.STEPS,
            effects.STEPS,
            movement.STEPS,
        )

    def load_pack(self, path: str | None) -> Pack:
        return pack_files.load(path)

    def start(self, pack: Pack, players: int, options: dict[str, OptionValue]) -> State:
        assert isinstance(pack, Content)
        first_event, round_limit = int(options["first_event"]), int(options["round_limit"])
        return setup.start(pack, players, first_event, round_limit, options["heroes"] == "chosen")

    def blank(self, pack: Pack, players: int) -> State:
        assert isinstance(pack, Content)
        return Aylkor(pack, players)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Aylkor)
        return ending.scores(state)

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, Aylkor)
        return ending.winners(state)

    def guess(self, state: State, seat: int, source: Random) -> State:
        assert isinstance(state, Aylkor)
        return guess(state, seat, source)

    def position(self, pack: Pack, spec: dict[str, Any]) -> State:
        assert isinstance(pack, Content)
        return position(pack, spec, self.check_options(spec.get("options", {})))

    def conserved(self, state: State) -> list[str]:
        assert isinstance(state, Aylkor)
        return conserved(state)


GAME = AylkorGame()
