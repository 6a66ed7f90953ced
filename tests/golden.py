"""Golden games, for every game the same: recorded once, kept in a folder, replayed to the same end answer by answer.

A game's `make_golden` says which games there are, who plays them and how they must end.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import remnants
from remnants import kits
from remnants.kernel import replay
from remnants.kernel.events import Event
from remnants.kernel.match import Match
from remnants.kernel.record import is_choice
from remnants.kernel.steps import Choice

EVERY = 50
"""So many decisions lie between two digests."""
Golden = dict[str, Any]


def recorded(match: Match, choose: Callable[[Match], Choice]) -> tuple[Golden, list[Event]]:
    """A whole game with its record, the digests on the way and the result; and everything that happened."""
    digests = [match.digest()]
    happened: list[Event] = []
    decisions = 0
    while match.seat is not None:
        happened += match.play(choose(match))
        decisions += 1
        if decisions % EVERY == 0:
            digests.append(match.digest())
    result = {"scores": match.scores(), "winners": match.winners(), "digest": match.digest(), "digests": digests}
    return result | {"record": match.dump()}, happened


def write(folder: Path, games: dict[str, Golden]) -> None:
    """Writes games that end as they should; those of an earlier time go."""
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.json"):
        path.unlink()
    for name, game in games.items():
        text = json.dumps(game, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {len(text)} characters")


def read(folder: Path) -> dict[str, Golden]:
    """The golden games of a folder by name."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))}


def replayed(golden: Golden) -> Match:
    """The match after all answers, each checked: chance, digests, scores and winners are those of the recording."""
    data = golden["record"]
    match = remnants.new(data["game"], players=data["players"], seed=data["seed"], options=data["options"])
    how = f"the pack changed: python -m tests.{data['game']}.make_golden"
    assert match.pack.known_as(data["pack"]["digest"]), how
    digests = [match.digest()]
    choices = [tuple(answer) for answer in data["answers"] if is_choice(tuple(answer))]
    for decisions, choice in enumerate(choices, 1):
        assert match.seat is not None
        match.play(choice)
        if decisions % EVERY == 0:
            digests.append(match.digest())
            assert digests == golden["digests"][: len(digests)], f"it went another way before decision {decisions}"
    assert match.seat is None
    assert match.digest() == golden["digest"]
    assert [list(answer) for answer in match.answers] == data["answers"]
    assert (match.scores(), match.winners()) == (golden["scores"], golden["winners"])
    return match


def leads_to_the_same_end(golden: Golden) -> None:
    """The record alone is enough, and it proves that chance was fair."""
    data = golden["record"]
    match = remnants.load(data)
    assert match.seat is None
    assert match.digest() == golden["digest"]
    verdict = replay.verify(kits.game(data["game"]), data)
    assert verdict.fair
    assert verdict.over
