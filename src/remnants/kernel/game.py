"""What a game tells the kernel about itself."""

import sys
from pathlib import Path
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from remnants.kernel import packs
from remnants.kernel.declarations import Declarations
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State
from remnants.kernel.steps import Choice, Step

OptionValue = int | str | bool

NO_CONTENT = "no content"
"""The digest of the pack of a game that has none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A table option: its values, the usual one first, and the rule that speaks of it.

    `before` is what was done before there was the option: records that do not name it mean that.
    """

    __slots__ = ("before", "name", "rule", "values")

    def __init__(self, name: str, values: list[OptionValue], rule: str, before: OptionValue | None = None) -> None:
        self.name = name
        self.values = values
        self.rule = rule
        self.before = values[0] if before is None else before

    @property
    def default(self) -> OptionValue:
        return self.values[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack:
    """The content of a game, loaded and checked: shared by all states, never copied, never changed."""

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest
        """What it means: two packs that differ in texts and layout alone have the same."""
        self.former: list[str] = []
        """Other digests under which records know it."""
        self.asked_for: tuple[Game, str | None] | None = None
        """The game that loaded it and what it was asked for: a pickled pack is loaded again."""

    def known_as(self, digest: str) -> bool:
        """Whether a record that names this digest was played with this pack."""
        return digest == self.digest or digest in self.former

    def __reduce__(self) -> str | tuple[Any, ...]:
        if self.asked_for is None:
            raise TypeError(f"the pack {self.name!r} was not loaded by a game, so it cannot be pickled")
        game, pack = self.asked_for
        return loaded_again, (game, pack, self.digest)


_packs: dict[str, Pack] = {}
"""All packs that were read, by game, folder and content."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its steps, options and content, and how it starts, is guessed at and is scored."""

    name: str
    version: str
    """The version of the rules: a change that could refuse or answer otherwise what was played before gets another."""
    fewest_players: int
    most_players: int
    options: list[Option]
    steps: dict[str, Step[Any]]
    rule_of_order: str
    """Cited when somebody answers who is not asked."""
    rule_of_end: str
    """Cited when somebody answers after the end."""

    declared: Declarations | None = None
    """All that exists in the game, written down once. A game that declares nothing is checked less closely."""
    own_packs: str = ""
    """The folder in which the packs lie that come with the game, each in a folder of its name; none if it has none."""
    usual_pack: str = ""
    """The one of them that is played with unless another is asked for."""
    for_show: tuple[str, ...] = ()
    """The fields of pack entries that only serve drawing: a pack means the same whatever they say."""

    def load_pack(self, pack: str | None) -> Pack:
        """A pack: the usual one, one that comes with the game by its name, or the one in a folder.

        Each is read once and shared. Raises BadInput naming file, entry and field.
        """
        if not self.own_packs:
            if pack is not None:
                raise BadInput(f"{self.name} has no packs, so there is no pack {pack!r}")
            none = Pack(self.name, NO_CONTENT)
            none.asked_for = (self, None)
            return none
        found = packs.find(pack, self.own_packs, self.usual_pack)
        key = f"{self.name} {found.folder.resolve()} {packs.bytes_of(found.folder)}"
        if key not in _packs:
            digest = packs.digest_of(found.folder, self.for_show)
            loaded = self.read_pack(found.folder, found.name, digest)
            loaded.former = packs.former_digests(found.folder, digest)
            loaded.asked_for = (self, found.lasting_name)
            _packs[key] = loaded
        return _packs[key]

    def own_pack_names(self) -> list[str]:
        """The names of the packs that come with the game."""
        return packs.names_in(self.own_packs) if self.own_packs else []

    def pack_of_record(self, name: str, digest: str) -> Pack:
        """The pack that a record was played with, among those that come with the game."""
        own = self.own_pack_names()
        likely_first: list[str | None] = [name] if name in own else []
        likely_first.extend([other for other in own if other != name] or [None])
        for known in likely_first:
            loaded = self.load_pack(known)
            if loaded.known_as(digest):
                return loaded
        raise BadInput(
            f"the record was played with the pack {name!r} ({digest[:12]}), which does not come with {self.name}"
            f"{' as it was then' if name in own else ''}; name the folder where it lies"
        )

    def __reduce__(self) -> str | tuple[Any, ...]:
        """A game is a constant of the module that defines it, and is pickled by its name there."""
        module = sys.modules[type(self).__module__]
        for name, value in vars(module).items():
            if value is self:
                return str(name)
        raise TypeError(f"the game {self.name!r} is no constant of {module.__name__}, so it cannot be pickled")

    def read_pack(self, folder: Path, name: str, digest: str) -> Pack:
        """The pack in a folder, read and checked."""
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
        """The state that a hand-written position describes, checked like a pack. Not every game can read them."""
        raise BadInput(f"positions of {self.name!r} cannot be written by hand: begin a game and play to where it is")

    def worked_out(self, state: State, seat: int) -> dict[str, Any]:
        """What follows from a position, worked out by the rules for whoever looks (-1 is a spectator).

        Prices after discounts, totals, reach: what page and terminal show and would have to work out again.
        """
        return {}

    def answers_unseen(self, state: State, seat: int) -> int:
        """How many answers lie behind this position that a seat (-1 is a spectator) must not know of.

        Where all choose at the same time, how often another has answered so far is as hidden as what: its view does
        not count them.
        """
        return 0

    def conserved(self, state: State) -> list[str]:
        """What is lost or doubled in this position: a sentence for each thing, nothing when all is there."""
        return []

    def check_players(self, players: Any) -> None:
        if type(players) is not int or not self.fewest_players <= players <= self.most_players:
            raise BadInput(f"{self.name} is for {self.fewest_players} to {self.most_players} players, not {players!r}")

    def recorded_options(self, given: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """The full table of options of a record: one that it does not name stands as it was done before."""
        return self.check_options({option.name: option.before for option in self.options} | given)

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

    def migrated(self, record: dict[str, Any]) -> dict[str, Any]:
        """A record of earlier rules in today's words: where an option, a step or a verb is called otherwise by now."""
        return record

    def answer_today(self, version: str, state: State, choice: Choice) -> Choice:
        """An answer given under the rules of that version, so that it does today what it did then."""
        return choice

    def was_allowed(self, state: State, choice: Choice) -> bool:
        """Whether it is such an answer: nobody is offered it any more, and it breaks no rule of today."""
        return False


def loaded_again(game: Game, pack: str | None, digest: str) -> Pack:
    """The pack that was pickled, if it is still what it was."""
    loaded = game.load_pack(pack)
    if loaded.digest != digest:
        raise BadInput(
            f"the pack {loaded.name!r} has changed since: it was {digest[:12]}, now it is {loaded.digest[:12]}"
        )
    return loaded
