"""City of Remnants as the kernel knows it. The chapters stand in the rulebook's order."""

from pathlib import Path
from random import Random
from typing import Any

from remnants.games.city import (
    award,
    battle,
    battle_end,
    buy,
    cards,
    conserved,
    content,
    decks,
    deeds_choices,
    deeds_plain,
    develop,
    effects,
    guess,
    move,
    patrol,
    position,
    recruit,
    reset,
    round,
    sell,
    setup,
    turns,
    victory,
    ycu,
)
from remnants.games.city.content import Content
from remnants.games.city.state import CityState, as_city
from remnants.kernel import packs
from remnants.kernel.game import Game, Option, OptionValue, Pack
from remnants.kernel.state import State
from remnants.kernel.steps import table

OWN_PACK = Path(__file__).parent / "pack"


class City(Game):
    """City of Remnants."""

    def __init__(self) -> None:
        self.name = "city"
        self.version = "1"
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
            effects.STEPS,
            deeds_plain.STEPS,
            deeds_choices.STEPS,
            recruit.STEPS,
            buy.STEPS,
            develop.STEPS,
            sell.STEPS,
            move.STEPS,
            battle.STEPS,
            battle_end.STEPS,
            ycu.STEPS,
            patrol.STEPS,
            award.STEPS,
        )
        self.rule_of_order = "city.turns.order"
        self.rule_of_end = "city.end.score"
        self._packs: dict[str, Content] = {}

    def load_pack(self, path: str | None) -> Content:
        folder = packs.folder_of(path, OWN_PACK)
        digest = packs.digest_of(folder)
        if digest not in self._packs:
            self._packs[digest] = content.load(folder, digest)
        return self._packs[digest]

    def start(self, pack: Pack, players: int, options: dict[str, OptionValue]) -> CityState:
        return setup.start(as_content(pack), players, options)

    def blank(self, pack: Pack, players: int) -> CityState:
        return CityState(as_content(pack), players)

    def scores(self, state: State) -> list[int]:
        return victory.scores(as_city(state))

    def winners(self, state: State) -> list[int]:
        return victory.winners(as_city(state))

    def guess(self, state: State, seat: int, source: Random) -> CityState:
        return guess.guess(as_city(state), seat, source)

    def position(self, pack: Pack, spec: dict[str, Any]) -> CityState:
        return position.written(as_content(pack), spec)

    def conserved(self, state: State) -> list[str]:
        return conserved.conserved(as_city(state))


def as_content(pack: Pack) -> Content:
    assert isinstance(pack, Content)
    return pack


GAME = City()
