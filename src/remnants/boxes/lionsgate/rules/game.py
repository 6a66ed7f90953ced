"""Return to Lionsgate City as the kernel knows it."""

from pathlib import Path
from random import Random
from typing import Any

from remnants.boxes.lionsgate.content import reading
from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.rules import (
    cleanup,
    derailing,
    draft,
    fighting,
    loading,
    mining,
    moving,
    routes,
    setup,
    turn_end,
    turns,
    unloading,
    upgrades,
    winning,
    worked_out,
    workshops,
)
from remnants.boxes.lionsgate.rules.conservation import lost_or_doubled
from remnants.boxes.lionsgate.rules.declarations import DECLARED
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.kernel.game import Game, Option, OptionValue, Pack
from remnants.kernel.state import State
from remnants.kernel.steps import Choice, table

ROUND_LIMITS: list[OptionValue] = [40, 20, 25, 30, 50, 60, 80, 100, 0]
"""The usual limit first; 0 switches it off (lionsgate.end.round-limit)."""

OWN_PACKS = Path(__file__).parent.parent / "packs"


class LionsgateGame(Game):
    """1 to 4 players: pick up and deliver underground (lionsgate.setup.players)."""

    def __init__(self) -> None:
        self.name = "lionsgate"
        self.version = "2"
        self.fewest_players = 1
        self.most_players = 4
        self.options = [Option("round_limit", ROUND_LIMITS, "lionsgate.end.round-limit")]
        self.steps = table(
            setup.STEPS,
            draft.STEPS,
            turns.STEPS,
            moving.STEPS,
            mining.STEPS,
            fighting.STEPS,
            loading.STEPS,
            unloading.STEPS,
            workshops.STEPS,
            upgrades.STEPS,
            derailing.STEPS,
            turn_end.STEPS,
            cleanup.STEPS,
        )
        self.declared = DECLARED
        self.own_packs = str(OWN_PACKS)
        self.usual_pack = "lionsgate-2"
        self.for_show = ("mark", "x", "y")
        self.rule_of_order = "lionsgate.turn.rotation"
        self.rule_of_end = "lionsgate.end.last-round"

    def content(self, pack: str | None = None) -> Content:
        """The same as `load_pack`, known to be this game's."""
        loaded = self.load_pack(pack)
        assert isinstance(loaded, Content)
        return loaded

    def read_pack(self, folder: Path, name: str, digest: str) -> Content:
        return reading.load(folder, name, digest)

    def start(self, pack: Pack, players: int, options: dict[str, OptionValue]) -> State:
        assert isinstance(pack, Content)
        return setup.started(pack, players, int(options["round_limit"]))

    def blank(self, pack: Pack, players: int) -> State:
        assert isinstance(pack, Content)
        return LionsgateState(pack, players)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, LionsgateState)
        return state.money[:]

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, LionsgateState)
        return winning.winners(state)

    def guess(self, state: State, seat: int, source: Random) -> State:
        """Nothing is hidden but the order of decks and bag, which chance decides when something is drawn."""
        assert isinstance(state, LionsgateState)
        return state.clone()

    def position(self, pack: Pack, spec: dict[str, Any]) -> State:
        from remnants.boxes.lionsgate.content import position

        assert isinstance(pack, Content)
        return position.written(pack, spec, self.check_options(spec.get("options", {})))

    def worked_out(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, LionsgateState)
        return {**worked_out.worked_out(state)}

    def answer_today(self, version: str, state: State, choice: Choice) -> Choice:
        assert isinstance(state, LionsgateState)
        return routes.with_its_route(state, choice) if version == "1" else choice

    def was_allowed(self, state: State, choice: Choice) -> bool:
        assert isinstance(state, LionsgateState)
        return routes.can_be_driven(state, choice)

    def conserved(self, state: State) -> list[str]:
        assert isinstance(state, LionsgateState)
        return lost_or_doubled(state)


GAME = LionsgateGame()
