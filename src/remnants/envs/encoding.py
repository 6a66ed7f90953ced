"""Choices as numbers: a fixed table of verbs and argument ranges for each game.

The number of a choice is the offset of its verb (a name with a number of arguments) plus its arguments read as digits.
The table depends on the pack alone, so numbers mean the same in every position.
"""

from remnants.kernel.steps import Choice


class Range:
    """The values an argument can have: `count` numbers from `first` on, `step` apart."""

    def __init__(self, count: int, first: int = 0, step: int = 1) -> None:
        self.count = count
        self.first = first
        self.step = step

    def place(self, value: int) -> int:
        """The place of a value in the range, or -1."""
        place, rest = divmod(value - self.first, self.step)
        return place if rest == 0 and 0 <= place < self.count else -1

    def value(self, place: int) -> int:
        return self.first + place * self.step


class Verb:
    """A verb with the ranges of its arguments."""

    def __init__(self, name: str, *ranges: Range) -> None:
        self.name = name
        self.ranges = ranges
        self.offset = 0
        self.size = 1
        for entry in ranges:
            self.size *= entry.count


class Encoding:
    """All verbs of a game, numbered."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.size = 0
        self._by_form: dict[tuple[str, int], Verb] = {}
        for verb in verbs:
            verb.offset = self.size
            self.size += verb.size
            self._by_form[verb.name, len(verb.ranges)] = verb

    def number(self, choice: Choice) -> int:
        """The number of a choice; -1 for one beyond the table (a bid above its highest amount)."""
        verb = self._by_form.get((choice[0], len(choice) - 1))
        if verb is None:
            raise KeyError(f"the encoding has no verb for {choice!r}")
        number = 0
        for entry, value in zip(verb.ranges, choice[1:], strict=True):
            place = entry.place(value)
            if place < 0:
                return -1
            number = number * entry.count + place
        return verb.offset + number

    def choice(self, number: int) -> Choice:
        """The choice with that number."""
        if not 0 <= number < self.size:
            raise ValueError(f"actions are numbered 0 to {self.size - 1}, not {number}")
        low, high = 0, len(self.verbs) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.verbs[middle].offset <= number:
                low = middle
            else:
                high = middle - 1
        verb = self.verbs[low]
        rest = number - verb.offset
        values: list[int] = []
        for entry in reversed(verb.ranges):
            rest, place = divmod(rest, entry.count)
            values.append(entry.value(place))
        return (verb.name, *reversed(values))
