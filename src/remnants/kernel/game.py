"""What a game tells the kernel about itself."""

from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State
from remnants.kernel.steps import Step

OptionValue = int | str | bool


class Option:
    """A table option: its values, the usual one first, and the rule that speaks of it."""

    __slots__ = ("name", "rule", "values")

    def __init__(self, name: str, values: list[OptionValue], rule: str) -> None:
        self.name = name
        self.values = values
        self.rule = rule

    @property
    def default(self) -> OptionValue:
        return self.values[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack:
    """The content of a game, loaded and checked: shared by all states, never copied, never changed."""

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its steps, options and content, and how it starts, is guessed at and is scored."""

    name: str
    version: str
    fewest_players: int
    most_players: int
    options: list[Option]
    steps: dict[str, Step[Any]]
    rule_of_order: str
    """Cited when somebody answers who is not asked."""
    rule_of_end: str
    """Cited when somebody answers after the end."""

    def load_pack(self, path: str | None) -> Pack:
        """The pack in a folder, or the game's own; raises BadInput naming file, entry and field."""
        raise NotImplementedError

    def start(self, pack: Pack, players: int, options: dict[str, OptionValue]) -> State:
        """The state before anything happened, its agenda beginning with the set-up."""
        raise NotImplementedError

    def blank(self, pack: Pack, players: int) -> State:
        """A state to be filled by `load`."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """The final score of each seat."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """The seats that won; several when the victory is shared, none when nobody won."""
        raise NotImplementedError

    def guess(self, state: State, seat: int, source: Random) -> State:
        """A full state that looks the same from that seat, everything hidden sampled anew."""
        raise NotImplementedError

    def position(self, pack: Pack, spec: dict[str, Any]) -> State:
        """The state that a hand-written position describes, checked like a pack."""
        raise NotImplementedError

    def conserved(self, state: State) -> list[str]:
        """What is lost or doubled in this position: a sentence for each thing, nothing when all is there."""
        return []

    def check_players(self, players: Any) -> None:
        if type(players) is not int or not self.fewest_players <= players <= self.most_players:
            raise BadInput(f"{self.name} is for {self.fewest_players} to {self.most_players} players, not {players!r}")

    def check_options(self, given: Any) -> dict[str, OptionValue]:
        """The full table of options; raises BadInput for an unknown option or value."""
        known = {option.name: option for option in self.options}
        if not isinstance(given, dict):
            raise BadInput(f"options are a table such as {{{', '.join(known)}}}, not {given!r}")
        for name in given:
            if name not in known:
                raise BadInput(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
        chosen: dict[str, OptionValue] = {}
        for name, option in known.items():
            value = given.get(name, option.default)
            allowed = [v for v in option.values if v == value and type(v) is type(value)]
            if not allowed:
                raise BadInput(f"option {name!r} of {self.name} is one of {option.values}, not {value!r}")
            chosen[name] = allowed[0]
        return chosen
