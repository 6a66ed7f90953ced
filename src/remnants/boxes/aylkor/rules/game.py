"""Remnants of Aylkor as the kernel knows it."""

from pathlib import Path
from random import Random
from typing import Any

from remnants.boxes.aylkor.content import reading
from remnants.boxes.aylkor.content.content import Content
from remnants.boxes.aylkor.content.position import position
from remnants.boxes.aylkor.rules import (
    effects,
    event_cards,
    moving,
    playing_units,
    resources,
    setup,
    triggers,
    turns,
    winning,
    worked_out,
)
from remnants.boxes.aylkor.rules.conservation import conserved
from remnants.boxes.aylkor.rules.declarations import DECLARED
from remnants.boxes.aylkor.rules.guessing import guess
from remnants.boxes.aylkor.rules.state import AylkorState
from remnants.kernel.game import Game, Option, OptionValue, Pack
from remnants.kernel.state import State
from remnants.kernel.steps import table

OWN_PACKS = Path(__file__).parent.parent / "packs"


class AylkorGame(Game):
    """The game as the kernel sees it: two to four players, each with a deck and a hero (aylkor.setup.players)."""

    def __init__(self) -> None:
        self.name = "aylkor"
        self.declared = DECLARED
        self.version = "1"
        self.fewest_players = 2
        self.most_players = 4
        self.options = [
            Option("first_event", [4, 2, 5], "aylkor.event.first"),
            Option("round_limit", [60, 30, 40, 80, 0], "aylkor.end.round-limit"),
            Option("heroes", ["dealt", "chosen"], "aylkor.setup.hero-deal"),
            Option("gift", ["none", "second"], "aylkor.setup.gift", before="second"),
        ]
        self.own_packs = str(OWN_PACKS)
        self.usual_pack = "aylkor-3"
        self.for_show = ("mark",)
        self.rule_of_order = "aylkor.turn.free-order"
        self.rule_of_end = "aylkor.end.last-hero"
        self.steps = table(
            setup.STEPS,
            resources.STEPS,
            turns.STEPS,
            event_cards.STEPS,
            playing_units.STEPS,
            triggers.STEPS,
            effects.STEPS,
            moving.STEPS,
        )

    def content(self, pack: str | None = None) -> Content:
        """The same as `load_pack`, known to be this game's."""
        loaded = self.load_pack(pack)
        assert isinstance(loaded, Content)
        return loaded

    def read_pack(self, folder: Path, name: str, digest: str) -> Content:
        return reading.load(folder, name, digest)

    def start(self, pack: Pack, players: int, options: dict[str, OptionValue]) -> State:
        assert isinstance(pack, Content)
        return setup.start(
            pack,
            players,
            int(options["first_event"]),
            int(options["round_limit"]),
            options["heroes"] == "chosen",
            options["gift"] == "second",
        )

    def blank(self, pack: Pack, players: int) -> State:
        assert isinstance(pack, Content)
        return AylkorState(pack, players)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, AylkorState)
        return winning.scores(state)

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, AylkorState)
        return winning.winners(state)

    def guess(self, state: State, seat: int, source: Random) -> State:
        assert isinstance(state, AylkorState)
        return guess(state, seat, source)

    def position(self, pack: Pack, spec: dict[str, Any]) -> State:
        assert isinstance(pack, Content)
        return position(pack, spec, self.check_options(spec.get("options", {})))

    def worked_out(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, AylkorState)
        return {**worked_out.worked_out(state, seat)}

    def conserved(self, state: State) -> list[str]:
        assert isinstance(state, AylkorState)
        return conserved(state)


GAME = AylkorGame()
