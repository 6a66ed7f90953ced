"""Writes the golden games anew: `python -m tests.lionsgate.make_golden`, after a change of pack or rules that is meant.

Each way a game can end has one: somebody wins, nobody arrives, one player wins, one player loses.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import remnants
from remnants.bots import Seen, bot
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests import golden, story

FOLDER = Path(__file__).parent / "golden"
PROVE = [
    pytest.mark.rule("lionsgate.end.winner"),
    pytest.mark.rule("lionsgate.solo.lose"),
    pytest.mark.rule("lionsgate.end.round-limit"),
]
"""The rules that these games carry."""
GAMES: dict[str, dict[str, Any]] = {
    "2-players-a-win": {"players": 2, "bots": "greedy", "ending": "won"},
    "3-players-a-win": {"players": 3, "bots": "greedy", "ending": "won"},
    "4-players-a-win": {"players": 4, "bots": "greedy", "ending": "won"},
    "4-players-nobody-arrives": {"players": 4, "bots": "random", "ending": "nobody arrived"},
    "1-player-a-win": {"players": 1, "bots": "greedy", "ending": "won"},
    "1-player-a-loss": {"players": 1, "bots": "random", "ending": "lost"},
}


def ending_of(match: Match) -> str:
    """How a game ended."""
    state = match.state
    assert isinstance(state, LionsgateState)
    if state.lost:
        return "lost"
    if match.winners():
        return "won"
    return "nobody can win" if state.arrived else "nobody arrived"


def played(players: int, bots: str, ending: str) -> golden.Golden:
    """The first of many games that ends so."""
    for number in range(1, 50):
        seed = f"golden {players} {number}"
        random = Random(seed)

        def choose(match: Match, random: Random = random) -> Choice:
            assert match.seat is not None
            choices = match.choices()
            if bots == "random":
                return choices[int(random.random() * len(choices))]
            return bot("lionsgate", bots).choose(Seen(match, match.seat), len(match.answers))

        match = remnants.new("lionsgate", players=players, seed=seed, options={"round_limit": 20})
        game, _ = golden.recorded(match, choose)
        if ending_of(match) == ending:
            return {"ending": ending} | game
    raise SystemExit(f"no game of {players} ends with {ending!r}")


if __name__ == "__main__":
    golden.write(FOLDER, {name: played(**game) for name, game in GAMES.items()})
    story.tell(FOLDER)
