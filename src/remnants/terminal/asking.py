"""A decision put to the person: prompt, numbered choices, and what is not allowed now."""

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from remnants.kernel.match import Match
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Choice
from remnants.terminal.scene import Scene

MOST_REFUSED_SHOWN = 8
MANY_CHOICES = 12


class Offered:
    """Something that can be tried, under its number."""

    def __init__(self, number: int, choice: Choice, label: str) -> None:
        self.number = number
        self.choice = choice
        self.label = label

    def line(self, width: int) -> Text:
        return Text.assemble((f"{self.number:>{width}}  ", "bold cyan"), self.label)


class Question:
    """What the person is asked now. Allowed choices are numbered first, the refused ones follow."""

    def __init__(self, match: Match, scene: Scene) -> None:
        self.match = match
        self.scene = scene
        self.step = match.step or ""
        choices = match.choices()
        allowed = set(choices)
        refused = [choice for choice in match.candidates() if choice not in allowed]
        self.allowed = self._numbered(choices, 1)
        self.refused = self._numbered(refused, len(self.allowed) + 1)

    def _numbered(self, choices: list[Choice], first: int) -> list[Offered]:
        """Choices that look the same (two copies of a card) are one option."""
        options: list[Offered] = []
        labels: set[str] = set()
        for choice in choices:
            label = self.scene.texts.choice(self.step, choice, self.scene.view)
            if label not in labels:
                labels.add(label)
                options.append(Offered(first + len(options), choice, label))
        return options

    def refusal(self, option: Offered) -> Refusal | None:
        return self.match.refusal(self.match.seat if self.match.seat is not None else -1, option.choice)

    # ------------------------------------------------------------------ showing

    def show(self, console: Console) -> None:
        texts = self.scene.texts
        seat = self.scene.seat if self.scene.seat is not None else 0
        console.print()
        prompt = texts.prompt(self.step, seat, self.scene.view)
        facts = {"player": self.scene.player(seat), "prompt": prompt}
        console.print(Text(texts.catalogue.say("terminal-prompt", "", facts), style="bold"))
        console.print(listed(self.allowed, console.width))
        if 0 < len(self.refused) <= MOST_REFUSED_SHOWN:
            console.print(Text(texts.say("terminal-refused", {"count": len(self.refused)}), style="dim"))
            console.print(listed(self.refused, console.width), style="dim")
        elif self.refused:
            console.print(Text(texts.say("terminal-refused-hidden", {"count": len(self.refused)}), style="dim"))

    # ------------------------------------------------------------------ finding

    def find(self, words: str, among: list[Offered]) -> list[Offered]:
        """The options that words mean: a number, a whole label, a word in it, or a part of it."""
        if words.isdigit():
            return [option for option in among if option.number == int(words)]
        wanted = words.casefold().strip()
        for fits in (is_label, is_beginning, has_words, is_part):
            found = [option for option in among if fits(wanted, option.label.casefold())]
            if found:
                return found
        return []


def is_label(wanted: str, label: str) -> bool:
    return wanted == label


def is_beginning(wanted: str, label: str) -> bool:
    return label.startswith(wanted)


def has_words(wanted: str, label: str) -> bool:
    words = label.replace(",", " ").replace(":", " ").replace("(", " ").replace(")", " ").split()
    return all([word in words for word in wanted.split()])


def is_part(wanted: str, label: str) -> bool:
    return wanted in label


def listed(options: list[Offered], width: int) -> Padding:
    """The options one below the other, or in columns where there are many."""
    digits = len(str(options[-1].number)) if options else 1
    lines = [option.line(digits) for option in options]
    if len(options) > MANY_CHOICES:
        return Padding(Columns(lines, column_first=True, padding=(0, 3), width=None), (0, 0, 0, 1))
    return Padding(Text("\n").join(lines), (0, 0, 0, 1))
