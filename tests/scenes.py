"""Scenes: positions and packs full of rare things, played busily from a seed, told as text and kept.

Whole golden games see little of what is rare. In a scene every word of a vocabulary, full trains, workshops, bandits
and crowded boards come up within a few hundred decisions; all of it leaves its mark: what is told, what is refused,
what is worked out and what is guessed. `python -m tests.scenes` plays and tells them anew where a change is meant.
"""

import difflib
import json
import tempfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import remnants
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests.aylkor import vocabulary as aylkor_vocabulary
from tests.city import vocabulary as city_vocabulary
from tests.city.table import four
from tests.lionsgate import vocabulary as lionsgate_vocabulary
from tests.lionsgate.table import table
from tests.story import FOLDER, MOST_TOLD, Teller, listed

DECISIONS, SINGLY = 600, 60
"""So many decisions a scene lasts at most, and so many of them are told one by one."""
GUESSED_EVERY = 25
IDLE = ("rest", "discard", "end", "stop", "done", "pass")
GOODS = [["5 gold", "3 steel", "3 brass", "2 coal"], ["6 gold", "4 steel"], ["5 brass", "5 coal"], ["7 iron"]]


def crowded_city(folder: Path) -> Match:
    return four(
        {"figures": {"C3": 2, "D3": 1, "D4": 2}, "hand": ["hover-skiff", "grenade"], "renown": 40},
        {"figures": {"C4": 2, "B4": 1}, "permanents": ["defense-drone"], "renown": 40},
        {"figures": {"C5": 2, "D5": 1}, "hand": ["communication-device"], "renown": 40},
        {"figures": {"E4": 2, "E3": 1}, "renown": 40},
        tiles=[{"design": "stronghold", "space": "C3"}, {"design": "sky-dock", "space": "D5"}],
        coordinates=[4, 17],
    )


def city_of_words(folder: Path) -> Match:
    return remnants.new("city", 3, seed="scene", pack=city_vocabulary.write(folder / "words"))


def aylkor_of_words(folder: Path) -> Match:
    pack = aylkor_vocabulary.write(folder / "words")
    return remnants.new("aylkor", 4, seed="scene", options={"first_event": 2, "round_limit": 30}, pack=pack)


def duel_of_words(folder: Path) -> Match:
    pack = aylkor_vocabulary.write(folder / "words")
    return remnants.new("aylkor", 2, seed="scene", options={"first_event": 2, "gift": "second"}, pack=pack)


def rich_trains(folder: Path) -> Match:
    return table(
        4,
        engines=["guild", "cog-workshop", "pipe-workshop", "guild"],
        goods=GOODS,
        upgrades=[
            ["thrown-switch", "strongbox", "searchlight"],
            ["safety-valve", "whispered-route"],
            ["loose-coupling", "open-hatch"],
            ["fourth-coupling", "ventilator"],
        ],
        bandits=[["magpie"], ["snatch", "one-shoe"], [], ["the-weigher"]],
        money=[130, 120, 140, 110],
        tokens={"guild>cog-workshop": 2, "guild>cinder-row": 1},
        options={"round_limit": 20},
    )


def trains_of_words(folder: Path) -> Match:
    pack = lionsgate_vocabulary.write(folder / "words")
    cards = remnants.new("lionsgate", 3, seed=1, pack=pack).pack
    upgrades = cards.upgrade_ids[20:] + cards.upgrade_ids[:20]  # type: ignore[attr-defined]
    spec = {
        "players": 3,
        "engines": ["guild", "guild", "cog-workshop"],
        "goods": GOODS[:3],
        "upgrades": [upgrades[seat::3][:3] for seat in range(3)],
        "bandits": [["magpie"], ["snatch", "one-shoe"], ["the-weigher"]],
        "money": [60, 120, 40],
        "options": {"round_limit": 20},
    }
    return remnants.position("lionsgate", spec, pack=pack)


SCENES: dict[str, dict[str, Callable[[Path], Match]]] = {
    "aylkor": {"four-of-words": aylkor_of_words, "duel-of-words": duel_of_words},
    "city": {"crowded": crowded_city, "of-words": city_of_words},
    "lionsgate": {"rich": rich_trains, "of-words": trains_of_words},
}


def busily(match: Match, random: Random) -> Choice:
    """At random, but seldom idle."""
    choices = match.choices()
    useful = [choice for choice in choices if choice[0] not in IDLE]
    return random.choice(useful if useful and random.random() < 0.8 else choices)


class Marks:
    """Numbers that change with every word of what is refused, worked out and guessed on the way."""

    def __init__(self) -> None:
        self.kept = {"refused": 0, "worked out": 0, "guessed": 0}

    def mark(self, name: str, what: object) -> None:
        self.kept[name] = zlib.crc32(json.dumps(what, sort_keys=True, default=str).encode(), self.kept[name])

    def look(self, match: Match, number: int) -> None:
        seat = match.seat
        assert seat is not None
        for choice in match.candidates():
            refusal = match.refusal(seat, choice)
            if refusal is not None:
                self.mark("refused", [choice, refusal.rule, refusal.facts])
        self.mark("worked out", [match.view(other)["worked_out"] for other in (seat, (seat + 1) % match.players, None)])
        if number % GUESSED_EVERY == 0:
            self.mark("guessed", match.guess(seat, number).digest())


def told(match: Match) -> Iterator[str]:
    teller, marks, random = Teller(match), Marks(), Random("scene")
    yield f"{match.game.name}, {match.players} players"
    yield f"  {listed(teller.sums())}"
    for number in range(1, DECISIONS + 1):
        if match.seat is None:
            break
        marks.look(match, number)
        yield from teller.refusals()
        choice = busily(match, random)
        yield from teller.decided(number, choice, number <= SINGLY)
    yield from teller.summed_up()
    yield ", ".join([f"{name} {mark:08x}" for name, mark in marks.kept.items()])
    yield f"position {match.digest()}"


def played(game: str, name: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        return "\n".join([*told(SCENES[game][name](Path(folder))), ""])


def file_of(game: str, name: str) -> Path:
    return FOLDER / game / "scenes" / f"{name}.txt"


def goes_on_as_kept(game: str, name: str) -> None:
    """The scene happens as it is told in its file."""
    kept = file_of(game, name).read_text(encoding="utf-8").splitlines()
    now = played(game, name).splitlines()
    differing = list(difflib.unified_diff(kept, now, "as it was", "as it is", lineterm="", n=2))
    how = "if that is meant, `python -m tests.scenes` tells the scenes anew"
    assert not differing, "\n".join([f"{game}, {name} goes on otherwise; {how}", *differing[:MOST_TOLD]])


if __name__ == "__main__":
    for game, scenes in SCENES.items():
        for name in scenes:
            file_of(game, name).parent.mkdir(exist_ok=True)
            file_of(game, name).write_text(played(game, name), encoding="utf-8")
