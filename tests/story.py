"""Golden games told in words, so that a diff shows what happens otherwise and not only that something does.

`python -m tests.story` tells the kept games anew, after a change of rules that is meant. Where they can be played no
longer, `python -m tests.<game>.make_golden` plays others and tells those.
"""

import difflib
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import remnants
from remnants.boxes.lionsgate.content.words import DECKS, GOODS, TILES
from remnants.kernel.declarations import BY_SEAT, NUMBER, ONE, Declarations, Field, Kind, as_part
from remnants.kernel.events import Event
from remnants.kernel.match import Match
from remnants.kernel.record import is_choice
from tests.golden import Golden, read

FOLDER = Path(__file__).parent
BEGINNING, END = 40, 8
"""So many decisions are told one by one at the beginning and at the end of a game; between them each round."""
REFUSED_EVERY, REFUSED_MOST = 20, 3
"""After every so many decisions it is told what is refused there, each rule at most so often in a game."""
MOST_TOLD = 40
"""So many lines of a difference are shown."""

IDS: dict[str, dict[str, Callable[[Any], list[str]]]] = {
    "aylkor": {"card": lambda pack: pack.ids, "event": lambda pack: pack.event_ids},
    "city": {
        "card": lambda pack: [pack.design_ids[design] for design in pack.design],
        "gang": lambda pack: pack.gang_ids,
        "development": lambda pack: pack.development_ids,
        "condition": lambda pack: pack.condition_ids,
    },
    "lionsgate": {
        "mercenary": lambda pack: pack.mercenary_ids,
        "bandit": lambda pack: pack.bandit_ids,
        "upgrade": lambda pack: pack.upgrade_ids,
        "cave": lambda pack: pack.cave_ids,
        "tunnel": lambda pack: [f"{pack.cave_ids[one]}~{pack.cave_ids[other]}" for one, other in pack.tunnel_ends],
        "market": lambda pack: [
            f"{GOODS[good]}@{pack.cave_ids[cave]}"
            for good, cave in zip(pack.market_good, pack.market_cave, strict=True)
        ],
        "good": lambda pack: list(GOODS),
        "tile": lambda pack: list(TILES),
        "deck": lambda pack: list(DECKS),
    },
}
"""What numbers of a kind are called in each game: ids, which outlive other names."""


class Teller:
    """Tells one match while it is played."""

    def __init__(self, match: Match) -> None:
        declared = match.game.declared
        assert declared is not None
        self.match = match
        self.declared: Declarations = declared
        self.ids = {kind: ids(match.pack) for kind, ids in IDS[match.game.name].items()}
        self.summed = [field for field in declared.fields if is_summed(field)]
        self.counted: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.untold = zlib.crc32(b"")

    def called(self, kind: Kind, value: Any) -> str:
        """A value by its id, if it has one; several with commas."""
        if isinstance(value, list | tuple):
            return ",".join([self.called(kind, entry) for entry in value]) or "-"
        known = self.ids.get(kind.name, [])
        return known[value] if isinstance(value, int) and 0 <= value < len(known) else str(value)

    def chosen(self, choice: tuple[Any, ...]) -> str:
        verb = self.declared.verbs[choice[0], len(choice) - 1]
        named = zip(verb.arguments.items(), choice[1:], strict=True)
        return " ".join([verb.name, *[f"{name}={self.called(kind, value)}" for (name, kind), value in named]])

    def happened(self, event: Event) -> str:
        parts = self.declared.events[event.kind].parts
        facts = {**event.data, **event.secret}
        told = [f"{name}={self.called(as_part(parts[name]).kind, value)}" for name, value in facts.items()]
        return " ".join([f"{event.kind}:", *told])

    def heard(self, events: list[Event], told: bool) -> list[str]:
        """What happened, to be told, or counted only and kept as a number that changes with every word of it."""
        self.counted.update([event.kind for event in events])
        lines = [f"  {self.happened(event)}" for event in events]
        if not told:
            self.untold = zlib.crc32("\n".join(lines).encode(), self.untold)
        return lines if told else []

    def refusals(self) -> Iterator[str]:
        """What cannot be done here and why, as long as the rule has not been told often enough."""
        if self.match.seat is None:
            return
        for choice in self.match.candidates():
            refusal = self.match.refusal(self.match.seat, choice)
            if refusal is not None and self.refused[refusal.rule] < REFUSED_MOST:
                self.refused[refusal.rule] += 1
                facts = " ".join([f"{name}={value}" for name, value in refusal.facts.items()])
                yield f"  not {self.chosen(choice)}: {refusal.rule} {facts}".rstrip()

    def sums(self) -> dict[str, int]:
        """The numbers that belong to seats or to the table, and how many cards there are in each pile."""
        found: dict[str, int] = {}
        for field in self.summed:
            value = getattr(self.match.state, field.name)
            if field.shape is ONE:
                found[field.name] = value
            elif field.shape is BY_SEAT:
                found |= {f"{field.name}[{seat}]": number for seat, number in enumerate(value)}
            elif field.shape.depth == 1:
                found[field.name] = len(value)
            else:
                found |= {f"{field.name}[{seat}]": len(pile) for seat, pile in enumerate(value)}
        return found

    def decided(self, number: int, choice: tuple[Any, ...], singly: bool) -> Iterator[str]:
        """Plays a choice and tells it, or only that a round has begun."""
        match, before = self.match, self.sums()
        asked = f"{number} seat {match.seat} {match.step}: {self.chosen(choice)}"
        events = match.play(choice)
        happened = self.heard(events, singly)
        after = self.sums()
        if singly:
            yield asked
            yield from happened
            changed = [f"{name} {before[name]}>{after[name]}" for name in after if after[name] != before[name]]
            yield from [f"  = {', '.join(changed)}"] if changed else []
        elif "round" in [event.kind for event in events]:
            yield f"{number} a new round"
            yield f"  {listed(after)}"

    def summed_up(self) -> Iterator[str]:
        match = self.match
        yield f"in all {', '.join([f'{count} {kind}' for kind, count in sorted(self.counted.items())])}"
        yield f"what is not told singly: {self.untold:08x}"
        yield f"scores {match.scores()}, winners {match.winners()}" if match.seat is None else "not over"


def is_summed(field: Field) -> bool:
    if field.shape.name in ("one", "by seat"):
        return field.kind.name == NUMBER.name
    return field.shape.name in ("pile", "pile by seat")


def story(golden: Golden) -> str:
    """The game from its choices: decisions with what they brought about, then rounds with where everybody stands."""
    return "\n".join([*told(golden), ""])


def told(golden: Golden) -> Iterator[str]:
    data = golden["record"]
    match = remnants.new(data["game"], players=data["players"], seed=data["seed"], options=data["options"])
    choices = [tuple(answer) for answer in data["answers"] if is_choice(tuple(answer))]
    teller = Teller(match)
    yield f"{data['game']}, {data['players']} players, {len(choices)} decisions, pack {match.pack.name}"
    yield f"  {listed(teller.sums())}"
    yield from teller.heard(match.opening, True)
    for number, choice in enumerate(choices, 1):
        yield from teller.decided(number, choice, number <= BEGINNING or number > len(choices) - END)
        if number % REFUSED_EVERY == 0:
            yield from teller.refusals()
    yield from teller.summed_up()


def listed(sums: dict[str, int]) -> str:
    """All sums that are not nothing."""
    return ", ".join([f"{name} {number}" for name, number in sums.items() if number])


def tells_the_same(folder: Path, name: str) -> None:
    """The kept game happens as it is told in the file beside it."""
    kept = (folder / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = story(read(folder)[name]).splitlines()
    differing = list(difflib.unified_diff(kept, now, "as it was", "as it is", lineterm="", n=2))
    how = "if that is meant, `python -m tests.story` tells the kept games anew"
    assert not differing, "\n".join([f"{name} happens otherwise; {how}", *differing[:MOST_TOLD]])


def tell(folder: Path) -> None:
    """Writes the stories of a folder's games beside them; those of an earlier time go."""
    for path in folder.glob("*.txt"):
        path.unlink()
    for name, golden in read(folder).items():
        (folder / f"{name}.txt").write_text(story(golden), encoding="utf-8")


if __name__ == "__main__":
    for game in IDS:
        tell(FOLDER / game / "golden")
