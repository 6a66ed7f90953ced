"""Return to Lionsgate City as the kernel knows it."""

from random import Random
from typing import Any

from remnants.games.lionsgate import (
    cleanup,
    derailing,
    draft,
    fighting,
    loading,
    mining,
    moving,
    pack_loading,
    setup,
    turn_end,
    turns,
    unloading,
    upgrades,
    winning,
    workshops,
)
from remnants.games.lionsgate.conservation import lost_or_doubled
from remnants.games.lionsgate.content import Content
from remnants.games.lionsgate.state import LionsgateState
from remnants.kernel.game import Game, Option, OptionValue, Pack
from remnants.kernel.state import State
from remnants.kernel.steps import table

ROUND_LIMITS: list[OptionValue] = [40, 20, 25, 30, 50, 60, 80, 100, 0]
"""The usual limit first; 0 switches it off (lionsgate.end.round-limit)."""


class Lionsgate(Game):
    """1 to 4 players: pick up and deliver underground."""

    def __init__(self) -> None:
        self.name = "lionsgate"
        self.version = "1"
        self.fewest_players = 1
        self.most_players = 4
        self.options = [Option("round_limit", ROUND_LIMITS, "lionsgate.end.round-limit")]
        self.steps = table(
            setup.CHAPTER,
            draft.CHAPTER,
            turns.CHAPTER,
            moving.CHAPTER,
            mining.CHAPTER,
            fighting.CHAPTER,
            loading.CHAPTER,
            unloading.CHAPTER,
            workshops.CHAPTER,
            upgrades.CHAPTER,
            derailing.CHAPTER,
            turn_end.CHAPTER,
            cleanup.CHAPTER,
        )
        self.rule_of_order = "lionsgate.turn.rotation"
        self.rule_of_end = "lionsgate.end.last-round"

    def load_pack(self, path: str | None) -> Pack:
        return pack_loading.load(path)

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
        from remnants.games.lionsgate import position

        assert isinstance(pack, Content)
        return position.written(pack, spec, self.check_options(spec.get("options", {})))

    def conserved(self, state: State) -> list[str]:
        assert isinstance(state, LionsgateState)
        return lost_or_doubled(state)
