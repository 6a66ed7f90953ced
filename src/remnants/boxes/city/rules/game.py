"""City of Remnants as the kernel knows it. The chapters stand in the rulebook's order."""

from pathlib import Path
from random import Random
from typing import Any

from remnants.boxes.city.content import content, position
from remnants.boxes.city.content.content import Content
from remnants.boxes.city.rules import (
    award,
    cards,
    conservation,
    decks,
    earlier,
    guessing,
    reset,
    round,
    setup,
    turns,
    winning,
    worked_out,
)
from remnants.boxes.city.rules.actions import buy, develop, moving, recruit, sell
from remnants.boxes.city.rules.battles import battle, battle_end, patrol, ycu
from remnants.boxes.city.rules.declarations import DECLARED
from remnants.boxes.city.rules.effects import choices, plain, vocabulary
from remnants.boxes.city.rules.state import CityState, as_city
from remnants.kernel.game import Game, Option, OptionValue, Pack
from remnants.kernel.state import State
from remnants.kernel.steps import table

OWN_PACKS = Path(__file__).parent.parent / "packs"


class CityGame(Game):
    """City of Remnants."""

    def __init__(self) -> None:
        self.name = "city"
        self.version = "2"
        self.fewest_players = 2
        self.most_players = 4
        self.options = [
            Option("leaders", ["random", "picked"], "city.setup.leader"),
            Option("sides", ["dealt", "chosen"], "city.setup.side"),
            Option("renown", ["open", "concealed"], "city.renown.concealed"),
        ]
        self.steps = table(
            setup.STEPS,
            round.STEPS,
            reset.STEPS,
            decks.STEPS,
            turns.STEPS,
            cards.STEPS,
            vocabulary.STEPS,
            plain.STEPS,
            choices.STEPS,
            recruit.STEPS,
            buy.STEPS,
            develop.STEPS,
            sell.STEPS,
            moving.STEPS,
            battle.STEPS,
            battle_end.STEPS,
            ycu.STEPS,
            patrol.STEPS,
            award.STEPS,
        )
        self.declared = DECLARED
        self.rule_of_order = "city.turns.order"
        self.rule_of_end = "city.end.score"
        self.own_packs = str(OWN_PACKS)
        self.usual_pack = "city-2"

    def content(self, pack: str | None = None) -> Content:
        """The same as `load_pack`, known to be this game's."""
        loaded = self.load_pack(pack)
        assert isinstance(loaded, Content)
        return loaded

    def read_pack(self, folder: Path, name: str, digest: str) -> Content:
        return content.load(folder, name, digest)

    def start(self, pack: Pack, players: int, options: dict[str, OptionValue]) -> CityState:
        return setup.start(as_content(pack), players, options)

    def blank(self, pack: Pack, players: int) -> CityState:
        return CityState(as_content(pack), players)

    def scores(self, state: State) -> list[int]:
        return winning.scores(as_city(state))

    def winners(self, state: State) -> list[int]:
        return winning.winners(as_city(state))

    def guess(self, state: State, seat: int, source: Random) -> CityState:
        return guessing.guess(as_city(state), seat, source)

    def position(self, pack: Pack, spec: dict[str, Any]) -> CityState:
        return position.written(as_content(pack), spec)

    def migrated(self, record: dict[str, Any]) -> dict[str, Any]:
        return earlier.migrated(record)

    def worked_out(self, state: State, seat: int) -> dict[str, Any]:
        return {**worked_out.worked_out(as_city(state), seat)}

    def answers_unseen(self, state: State, seat: int) -> int:
        return decks.set_aside_unseen(as_city(state), seat)

    def conserved(self, state: State) -> list[str]:
        return conservation.conserved(as_city(state))


def as_content(pack: Pack) -> Content:
    assert isinstance(pack, Content)
    return pack


GAME = CityGame()
