"""Positions of Lionsgate in which something is lost, doubled or out of step, and what is said of each."""

from collections.abc import Callable

from remnants.boxes.lionsgate.content.words import COAL, COGS, MERCENARIES, PIPES, ROCK
from remnants.boxes.lionsgate.rules.state import LionsgateState
from tests.lionsgate.table import state_of, table

Break = Callable[[LionsgateState], None]
BROKEN: dict[str, tuple[Break, str]] = {
    "a good is gone": (lambda state: state.supply.__setitem__(COAL, state.supply[COAL] - 1), "49 of coal, not 50"),
    "a good on a market is gone": (lambda state: state.filled.__setitem__(0, 0), ", not 50"),
    "a supply below nothing": (lambda state: owing(state.supply, state.loose), "a pile holds less than nothing"),
    "a cave below nothing": (lambda state: owing(state.loose, state.supply), "a pile holds less than nothing"),
    "a tile is gone": (lambda state: state.risk.clear(), "tiles of rock, not 8"),
    "a bag below nothing": (lambda state: overdrawn(state), "8 tiles of rock"),
    "a bandit token is gone": (lambda state: setattr(state, "token_supply", 0), "bandit tokens"),
    "three tokens in a tunnel": (lambda state: crowded(state, 3), "30 bandit tokens, at most 3"),
    "less than no tokens": (lambda state: crowded(state, -1), "30 bandit tokens"),
    "a share is gone": (lambda state: state.shares_left.__setitem__(1, 5), "seat 1 has 5 share tokens"),
    "a placed share is gone": (
        lambda state: state.circle_tokens.__setitem__(slice(None), [0] * len(state.circle_tokens)),
        "seat 0 has 4 share tokens",
    ),
    "a mercenary is gone": (lambda state: state.discard.__setitem__(MERCENARIES, 0), "the mercenaries are"),
    "a bandit is gone": (lambda state: state.bandits.__setitem__(0, 0), "the bandits are"),
    "a cog is gone": (lambda state: state.deck.__setitem__(COGS, 0), "the cogs are"),
    "a pipe is gone": (lambda state: state.deck.__setitem__(PIPES, 0), "the pipes are"),
    "an upgrade is gone": (lambda state: state.upgrades.__setitem__(0, 0), "the cogs are"),
    "a boxcar is gone": (lambda state: state.cars[0].clear(), "seat 0 has 0 boxcars"),
    "too many goods": (lambda state: state.mat[0].extend([COAL] * 20), "boxcars for"),
    "tracks out of step": (lambda state: state.tracks.__setitem__(0, 1 << 9), "the tracks of seat 0 are not"),
    "a stranger to assign": (lambda state: state.ready.__setitem__(0, state.team[1]), "seat 0 could assign somebody"),
}


def owing(less: list[int], more: list[int]) -> None:
    """One pile of coal has less than nothing, another all the more."""
    more[COAL] += less[COAL] + 1
    less[COAL] = -1


def overdrawn(state: LionsgateState) -> None:
    """The bag gave more rock than it had."""
    state.drawn_tiles[ROCK] += state.bag[ROCK] + 1
    state.bag[ROCK] = -1


def crowded(state: LionsgateState, tokens: int) -> None:
    """Another number of tokens in a tunnel, the supply accordingly."""
    state.token_supply += state.tokens[0] - tokens
    state.tokens[0] = tokens


def fine() -> LionsgateState:
    match = table(
        goods=[["6 coal", "1 iron"], ["2 gold"], []],
        boxcars=[["guild>cog-workshop", "guild"], ["guild"], []],
        upgrades=[["sandbox", "strongbox"], [], []],
        bandits=[["magpie"], [], []],
        markets={"cinder-row": {"coal": 2}},
        shares=[{"town": "cinder-row", "circle": 1, "seat": 0, "tokens": 2}],
        risk=["rock", "rock"],
        tokens={"guild>cog-workshop": 1},
        loose={"kingseam": ["3 iron"]},
        discards={"mercenaries": ["vera-throttle"], "bandits": ["snatch"]},
    )
    return state_of(match)
