"""Writes the golden games anew: `python -m tests.lionsgate.make_golden`, after a change of pack or rules that is meant.

Each way a game can end has one: somebody wins, nobody arrives, one player wins, one player loses.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import remnants
from remnants.bots import Seen, bot
from remnants.games.lionsgate.state import LionsgateState
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice

FOLDER = Path(__file__).parent / "golden"
EVERY = 50
"""So many decisions lie between two digests."""
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


def chosen(match: Match, bots: str, random: Random) -> Choice:
    assert match.seat is not None
    if bots == "random":
        choices = match.choices()
        return choices[int(random.random() * len(choices))]
    return bot("lionsgate", bots).choose(Seen(match, match.seat), len(match.answers))


def played(players: int, bots: str, ending: str) -> dict[str, Any]:
    """A whole game that ends so, with its record, the digests on the way, and the result; the first seed that does."""
    for number in range(1, 50):
        seed = f"golden {players} {number}"
        match = remnants.new("lionsgate", players=players, seed=seed, options={"round_limit": 20})
        random = Random(seed)
        digests = [match.digest()]
        decisions = 0
        while match.seat is not None:
            match.play(chosen(match, bots, random))
            decisions += 1
            if decisions % EVERY == 0:
                digests.append(match.digest())
        if ending_of(match) == ending:
            return {
                "ending": ending,
                "scores": match.scores(),
                "winners": match.winners(),
                "digest": match.digest(),
                "digests": digests,
                "record": match.dump(),
            }
    raise SystemExit(f"no game of {players} ends with {ending!r}")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        text = json.dumps(played(**game), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {len(text)} characters")


if __name__ == "__main__":
    main()
