"""Golden games: whole games that were recorded once and must be replayed to the same end, answer by answer.

After a change of pack or rules that is meant, `python -m tests.aylkor.make_golden` writes them anew.
"""

import json
from typing import Any

import pytest

import remnants
from remnants.games.aylkor import GAME
from remnants.kernel import record
from remnants.kernel.match import is_choice
from tests.aylkor.make_golden import EVERY, FOLDER, GAMES


def golden(name: str) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return whole


def test_there_is_one_for_every_player_count_and_every_ending() -> None:
    """Heroes that fall at the same moment are no ending of their own here: no card of the pack can bring it about."""
    assert {path.stem for path in FOLDER.glob("*.json")} == set(GAMES)
    games = [golden(name) for name in GAMES]
    assert {game["record"]["players"] for game in games if game["ending"] == "last hero"} == {2, 3, 4}
    assert {game["ending"] for game in games} == {"last hero", "round limit"}


@pytest.mark.rule("aylkor.end.places")
@pytest.mark.parametrize("name", GAMES)
def test_replayed_answer_by_answer(name: str) -> None:
    game = golden(name)
    data = game["record"]
    match = remnants.new("aylkor", players=data["players"], seed=data["seed"], options=data["options"])
    assert match.pack.digest == data["pack"]["digest"], "the pack changed: python -m tests.aylkor.make_golden"
    digests = [match.digest()]
    choices = [tuple(answer) for answer in data["answers"] if is_choice(tuple(answer))]
    for decisions, choice in enumerate(choices, 1):
        assert match.seat is not None
        match.play(choice)
        if decisions % EVERY == 0:
            digests.append(match.digest())
            assert digests == game["digests"][: len(digests)], f"it went another way before decision {decisions}"
    assert match.seat is None
    assert match.digest() == game["digest"]
    assert [list(answer) for answer in match.answers] == data["answers"]
    assert (match.scores(), match.winners()) == (game["scores"], game["winners"])


@pytest.mark.rule("aylkor.end.last-hero")
@pytest.mark.rule("aylkor.end.round-limit")
@pytest.mark.parametrize("name", GAMES)
def test_the_record_alone_leads_to_the_same_end(name: str) -> None:
    game = golden(name)
    match = remnants.load(game["record"])
    assert match.seat is None
    assert match.digest() == game["digest"]
    verdict = record.verify(GAME, game["record"])
    assert verdict.fair
    assert verdict.over
