"""Goals of puzzles: what has been told so far, what is so now, and what the engine makes of it."""

from typing import Any

from remnants.kernel.events import Event
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State, view
from remnants.lessons.forms import Condition, GoalFile, Happening

OPEN = 0
REACHED = 1
SPOILED = 2


class Goal:
    """Judges a puzzle. How far it has come is a number: a bit for each thing of `told` that has happened."""

    def __init__(self, file: GoalFile, seat: int) -> None:
        if not file.told and not file.so:
            raise BadInput("a goal needs something that is told or something that must be so")
        self.file = file
        self.seat = seat
        self.whole = (1 << len(file.told)) - 1

    def heard(self, told: int, event: Event) -> tuple[int, int]:
        """How far it has come after an event, and whether that reaches or spoils it."""
        if any([happened(one, event) for one in self.file.never]):
            return told, SPOILED
        for number, one in enumerate(self.file.told):
            if not told >> number & 1 and happened(one, event):
                told |= 1 << number
                break
        return told, REACHED if told == self.whole and not self.file.so else OPEN

    def holds(self, told: int, state: State) -> bool:
        """Whether it is reached where everything stands still: at a decision, or at the end of the game."""
        if told != self.whole:
            return False
        seen = view(state, self.seat) if self.file.so else {}
        return all([is_so(one, seen) for one in self.file.so])


def happened(pattern: Happening, event: Event) -> bool:
    """Whether an event is what a goal speaks of."""
    if pattern["kind"] != event.kind:
        return False
    return all([name == "kind" or event.data.get(name) == value for name, value in pattern.items()])


def is_so(condition: Condition, seen: dict[str, Any]) -> bool:
    found: Any = seen
    for part in condition.what.split("."):
        try:
            found = found[int(part)] if isinstance(found, list) else found[part]
        except (LookupError, ValueError):
            raise BadInput(f"a goal looks at {condition.what!r}, which is not to be seen") from None
    number = len(found) if isinstance(found, list) else int(found)
    return (condition.least is None or number >= condition.least) and (
        condition.most is None or number <= condition.most
    )
