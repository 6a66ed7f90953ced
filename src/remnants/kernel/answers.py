"""The answers of a match, in the order in which they were given.

A match is copied often and its past never changes, so copies share it: what was there when a copy was made belongs to
both, and each goes on with a list of its own.
"""

from mypy_extensions import mypyc_attr

from remnants.kernel.steps import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class EarlierAnswers:
    """Answers that several matches share, and those before them. It never changes."""

    __slots__ = ("answers", "before", "count")

    def __init__(self, before: "EarlierAnswers | None", answers: list[Choice]) -> None:
        self.before = before
        self.answers = answers
        self.count: int = len(answers) if before is None else before.count + len(answers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """All answers so far: the shared past, and what came since."""

    __slots__ = ("_past", "_recent")

    def __init__(self, past: EarlierAnswers | None = None) -> None:
        self._past = past
        self._recent: list[Choice] = []

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._recent) if self._past is None else self._past.count + len(self._recent)

    def append(self, answer: Choice) -> None:
        self._recent.append(answer)

    def extend(self, answers: list[Choice]) -> None:
        self._recent.extend(answers)

    def since(self, number: int) -> list[Choice]:
        """The answers from that number on."""
        found = self._recent
        first = self.count - len(found)
        past = self._past
        while first > number and past is not None:
            found = past.answers + found
            first -= len(past.answers)
            past = past.before
        return found[number - first :]

    def keep(self, count: int) -> None:
        """Forgets all but the first so many."""
        kept = self.since(0)[:count]
        self._past = None
        self._recent = kept

    def shared(self) -> "Answers":
        """The same answers for a copy that goes on by itself."""
        if self._recent:
            self._past = joined(self._past, self._recent)
            self._recent = []
        return Answers(self._past)


def joined(past: EarlierAnswers | None, answers: list[Choice]) -> EarlierAnswers:
    """A past that goes on. Short pieces are put together, so that there are never many of them."""
    while past is not None and len(past.answers) <= len(answers):
        answers = past.answers + answers
        past = past.before
    return EarlierAnswers(past, answers)
