"""Where each aspect of an observation lies in the buffer, and writing all of them."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from remnants.kernel.agenda import Frame
from remnants.kernel.declarations import OPEN, SECRET, Declarations, Field, Kind, Numbers
from remnants.kernel.game import Game, Pack
from remnants.kernel.state import State
from remnants.kernel.steps import ASK
from remnants.learning.aspects import HIGHEST, Aspect, Sheet, whose, write_bits

MARK: Final = 0
SEAT: Final = 1
SET: Final = 2
AMOUNT: Final = 3
WIDEST_SET: Final = 200


@mypyc_attr(allow_interpreted_subclasses=True)
class Slot:
    """Where one number of the question goes: its kind says how it is written."""

    __slots__ = ("at", "least", "manner", "most", "name", "size")

    def __init__(self, name: str, kind: Kind, pack: Pack, players: int, at: int) -> None:
        least, most = kind.range(pack, players)
        self.name = name
        self.at = at
        self.least = max(0, least)
        self.most = 1
        self.manner = MARK
        self.size = most - self.least + 1
        if kind.name == "seat":
            self.manner, self.size = SEAT, players
        elif kind.name.startswith("set of "):
            self.manner, self.size = SET, most.bit_length()
        elif kind.name in ("number", "flag"):
            self.manner, self.size, self.most = AMOUNT, 1, min(HIGHEST, most - self.least)

    def write(self, sheet: Sheet, at: int, value: int, seat: int, players: int) -> None:
        start, level = at + self.at, value - self.least
        if self.manner == SEAT:
            if 0 <= value < players:
                sheet[start + (value - seat) % players] = 1
        elif self.manner == SET:
            write_bits(sheet, start, value)
        elif self.manner == AMOUNT:
            sheet[start] = 0 if level < 0 else level if level < self.most else self.most
        elif 0 <= level < self.size:
            sheet[start + level] = 1

    def meaning(self, place: int) -> str:
        if self.manner == SEAT:
            return f"{self.name} of the question is {whose(place)}"
        if self.manner == SET:
            return f"{self.name} of the question has {place}"
        if self.manner == AMOUNT:
            return f"{self.name} of the question from {self.least} to {self.least + self.most}"
        return f"{self.name} of the question is {self.least + place}"


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionNumbers:
    """The numbers that go with a question, such as which figure is moving, from the declarations of the frames.

    Whoever is asked sees all of them, the others those that are open. Numbers of the same name and kind share a slot.
    """

    __slots__ = ("asked", "open", "size", "slots")

    def __init__(self, declared: Declarations | None, steps: list[str], pack: Pack, players: int) -> None:
        self.slots: list[Slot] = []
        self.asked: dict[str, list[Slot | None]] = {}
        self.open: dict[str, list[Slot | None]] = {}
        self.size = 0
        shared: dict[str, Slot] = {}
        for step in steps:
            if declared is None or step not in declared.frames:
                continue
            numbers: Numbers = declared.frames[step]
            known: list[Slot | None] = []
            everybody: list[Slot | None] = []
            for name, part in numbers.parts.items():
                if part.many:
                    break
                key = f"{name} {part.kind.name} {part.kind.least} {part.kind.range(pack, players)[1]}"
                if key not in shared:
                    taken = name in [slot.name for slot in self.slots]
                    label = f"{name} ({step})" if taken else name
                    shared[key] = Slot(label, part.kind, pack, players, self.size)
                    self.slots.append(shared[key])
                    self.size += shared[key].size
                known.append(shared[key])
                everybody.append(None if part.hidden else shared[key])
            self.asked[step] = known
            self.open[step] = everybody

    def write(self, sheet: Sheet, at: int, frame: Frame, is_asked: bool, seat: int, players: int) -> None:
        slots = (self.asked if is_asked else self.open).get(frame.step)
        if slots is None:
            return
        data = frame.data
        for place in range(min(len(slots), len(data))):
            slot = slots[place]
            if slot is not None:
                slot.write(sheet, at, data[place], seat, players)


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """The whole observation of a game for a number of players.

    First come four parts that all games have: the own seat, who decides, which question is asked and its numbers.
    """

    __slots__ = (
        "aspects",
        "blank",
        "fields",
        "game",
        "names",
        "pack",
        "places",
        "players",
        "question",
        "questions",
        "scales",
        "size",
        "sizes",
        "starts",
        "taken",
        "veiled",
    )

    def __init__(self, game: Game, pack: Pack, players: int, aspects: list[Aspect]) -> None:
        asking = sorted([name for name, step in game.steps.items() if step.kind == ASK])
        self.game = game
        self.pack = pack
        self.players = players
        self.questions = {name: number for number, name in enumerate(asking)}
        self.question = QuestionNumbers(game.declared, asking, pack, players)
        self.aspects = aspects
        self.names = ["seat", "decides", "asked", "question", *[aspect.name for aspect in aspects]]
        self.sizes = [players, players, len(asking), self.question.size, *[aspect.size for aspect in aspects]]
        self.starts: list[int] = []
        self.size = 0
        for size in self.sizes:
            self.starts.append(self.size)
            self.size += size
        self.blank = bytes(self.size)
        """An observation that says nothing."""
        self.scales = [1] * (2 * players + len(asking))
        for slot in self.question.slots:
            self.scales += [slot.most] * slot.size
        for aspect in aspects:
            self.scales += [aspect.most] * aspect.size
        declared = game.blank(pack, players).fields()
        order = {field.name: place for place, field in enumerate(declared)}
        spoken_of = sorted({name for aspect in aspects for name in aspect.fields})
        self.taken = [order[name] for name in spoken_of]
        """Where the fields that aspects speak of stand among all fields of the state."""
        self.fields: list[Field] = [declared[place] for place in self.taken]
        self.places: list[list[int]] = [[spoken_of.index(name) for name in aspect.fields] for aspect in aspects]
        """For each aspect where its fields stand among `fields`."""
        self.veiled = [place for place, field in enumerate(self.fields) if field.sight is not OPEN]
        """Those of `fields` that are not everybody's."""

    def __reduce__(self) -> str | tuple[Any, ...]:
        """It is made again from the game: everything in it follows from that."""
        return Layout, (self.game, self.pack, self.players, self.aspects)

    def observed(self, state: State, seat: int, decides: int) -> bytes:
        """What the seat sees, place by place."""
        sheet = Sheet()
        sheet.write(self.blank)
        self.write(sheet, 0, state, seat, decides)
        return sheet.getvalue()

    def write(self, sheet: Sheet, at: int, state: State, seat: int, decides: int) -> None:
        """Writes what the seat sees into `size` places from `at` on, all of them 0 so far."""
        players, starts = self.players, self.starts
        sheet[at + seat] = 1
        if decides >= 0:
            sheet[at + starts[1] + (decides - seat) % players] = 1
        if state.agenda:
            frame = state.agenda[-1]
            asked = self.questions.get(frame.step, -1)
            if asked >= 0:
                sheet[at + starts[2] + asked] = 1
                self.question.write(sheet, at + starts[3], frame, seat == decides, seat, players)
        seen = self.seen(state, seat)
        only: list[Any] = [None]
        for number in range(len(self.aspects)):
            places = self.places[number]
            if len(places) == 1:
                only[0] = seen[places[0]]
                self.aspects[number].write(sheet, at + starts[4 + number], only, seat, players)
            else:
                shown = [seen[place] for place in places]
                self.aspects[number].write(sheet, at + starts[4 + number], shown, seat, players)

    def seen(self, state: State, seat: int) -> list[Any]:
        """What a seat sees of each of `fields`, as its declaration says."""
        values = state.values()
        seen = [values[place] for place in self.taken]
        for place in self.veiled:
            sight = self.fields[place].sight
            seen[place] = None if sight is SECRET else sight.show(state, seen[place], seat)
        return seen

    def explain(self, place: int) -> str:
        """What a place of the observation says, in words."""
        if not 0 <= place < self.size:
            raise IndexError(f"an observation has places 0 to {self.size - 1}, not {place}")
        part = max([number for number, start in enumerate(self.starts) if start <= place and self.sizes[number] > 0])
        within = place - self.starts[part]
        if part == 0:
            return f"the own seat is {within}"
        if part == 1:
            return f"who decides is {whose(within)}"
        if part == 2:
            return f"the question is {list(self.questions)[within]}"
        if part == 3:
            slot = [slot for slot in self.question.slots if slot.at <= within][-1]
            return slot.meaning(within - slot.at)
        return f"{self.names[part]}: {self.aspects[part - 4].meaning(within, self.players)}"
