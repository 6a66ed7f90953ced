"""Games played by numbered actions: the compiled heart of all environments.

Observations and masks are bytes; those of many games are written side by side, row by row.
"""

from random import Random
from typing import Any

from librt.strings import write_i32_le
from mypy_extensions import mypyc_attr

from remnants.kernel.game import Game, OptionValue, Pack
from remnants.kernel.simulation import Simulation, begun
from remnants.kernel.state import State
from remnants.kernel.steps import Choice
from remnants.learning.aspects import Sheet
from remnants.learning.encoding import Encoding
from remnants.learning.layout import Layout


@mypyc_attr(allow_interpreted_subclasses=True)
class Beginning:
    """How games of one kind begin: from a seed."""

    __slots__ = ("game", "options", "pack", "players")

    def __init__(self, game: Game, pack: Pack, players: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.pack = pack
        self.players = players
        self.options = options

    def fresh(self, seed: int | str) -> Simulation:
        return begun(self.game, self.pack, self.players, self.options, seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberedGame:
    """One game: what may be done as numbers, what is seen as bytes."""

    __slots__ = (
        "_actions",
        "_choices",
        "_seat",
        "encoding",
        "layout",
        "simulation",
    )

    def __init__(self, encoding: Encoding, layout: Layout, simulation: Simulation) -> None:
        self.encoding = encoding
        self.layout = layout
        self.simulation = simulation
        self._seat = -1
        self._choices: list[Choice] = []
        self._actions: list[int] = []
        self._look()

    def begin(self, simulation: Simulation) -> None:
        """Goes on with another game."""
        self.simulation = simulation
        self._look()

    @property
    def seat(self) -> int:
        """Who decides; -1 when the game is over."""
        return self._seat

    def _look(self) -> None:
        """Numbers the choices of whoever decides."""
        seat = self.simulation.seat
        self._seat = -1 if seat is None else seat
        self._choices = self.simulation.choices()
        encoding, decides = self.encoding, self._seat
        self._actions = [encoding.number(choice, decides) for choice in self._choices]

    def numbered(self) -> list[int]:
        """The numbers of all legal choices, -1 for those beyond the numbering."""
        return self._actions

    def actions(self) -> list[int]:
        """The numbers of the legal choices; those beyond the numbering are left out."""
        return [action for action in self._actions if action >= 0]

    def legal(self) -> dict[int, Choice]:
        """The legal choices by their numbers."""
        return {action: choice for action, choice in zip(self._actions, self._choices, strict=True) if action >= 0}

    def place(self, action: int) -> int:
        """Where an action stands among the legal ones; -1 for one that is not legal."""
        if action >= 0:
            for place in range(len(self._actions)):
                if self._actions[place] == action:
                    return place
        return -1

    def act(self, action: int) -> bool:
        """Makes the numbered choice; False, and nothing done, if it is not legal."""
        place = self.place(action)
        if place < 0:
            return False
        self.make(self._choices[place])
        return True

    def make(self, choice: Choice) -> None:
        """Makes a legal choice, one beyond the numbering included."""
        self.simulation.play(choice)
        self._look()

    def act_at_random(self, random: Random) -> None:
        """Makes a random legal choice, those beyond the numbering included."""
        self.make(self._choices[int(random.random() * len(self._choices))])

    def observation(self, seat: int) -> bytes:
        """What a seat sees."""
        return self.layout.observed(self.simulation.state, seat, self._seat)

    def mask(self) -> bytes:
        """A one for each legal action, zeros for the others."""
        sheet = Sheet()
        sheet.write(bytes(self.encoding.size))
        self.write_mask(sheet, 0)
        return sheet.getvalue()

    def write_observation(self, sheet: Sheet, at: int) -> None:
        """Writes what whoever decides sees from `at` on, where all is 0 so far."""
        self.layout.write(sheet, at, self.simulation.state, self._seat, self._seat)

    def write_mask(self, sheet: Sheet, at: int) -> None:
        """Writes a one for each legal action from `at` on, where all is 0 so far."""
        for action in self._actions:
            if action >= 0:
                sheet[at + action] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ManyGames:
    """Games side by side, each with a row of its own."""

    __slots__ = ("_sheet", "encoding", "games", "layout", "start")

    def __init__(self, encoding: Encoding, layout: Layout, start: Beginning, seeds: list[int]) -> None:
        self.encoding = encoding
        self.layout = layout
        self.start = start
        self._sheet = Sheet()
        """Written anew at every step; it keeps its room."""
        self.games = [NumberedGame(encoding, layout, start.fresh(seed)) for seed in seeds]

    def __reduce__(self) -> str | tuple[Any, ...]:
        """The games as they stand; the sheet is nobody's memory."""
        return with_games, (self.encoding, self.layout, self.start, self.games)

    def begin(self, row: int, seed: int) -> None:
        """A fresh game in a row."""
        self.games[row].begin(self.start.fresh(seed))

    def illegal(self, actions: list[int]) -> int:
        """The first row whose action is not legal; -1 where all are."""
        for row in range(len(self.games)):
            if self.games[row].place(actions[row]) < 0:
                return row
        return -1

    def step(self, actions: list[int]) -> list[int]:
        """One legal action for each game; gives the rows whose game is over, which wait to begin anew."""
        over: list[int] = []
        for row in range(len(self.games)):
            game = self.games[row]
            game.act(actions[row])
            if game.seat < 0:
                over.append(row)
        return over

    def state(self, row: int) -> State:
        return self.games[row].simulation.state

    def seats(self) -> list[int]:
        """Who decides in each game."""
        return [game.seat for game in self.games]

    def observations(self) -> bytes:
        """What whoever decides sees in each game, row by row."""
        size, blank, sheet = self.layout.size, self.layout.blank, self._sheet
        sheet.truncate(0)
        for row in range(len(self.games)):
            sheet.write(blank)
            self.games[row].write_observation(sheet, row * size)
        return sheet.getvalue()

    def legal(self) -> bytes:
        """Where the masks of all games, row by row, have their ones: numbers of 32 bits, the lowest byte first."""
        size, sheet = self.encoding.size, self._sheet
        sheet.truncate(0)
        for row in range(len(self.games)):
            for action in self.games[row].numbered():
                if action >= 0:
                    write_i32_le(sheet, row * size + action)
        return sheet.getvalue()


def with_games(encoding: Encoding, layout: Layout, start: Beginning, games: list[NumberedGame]) -> ManyGames:
    """Games under way, side by side."""
    many = ManyGames(encoding, layout, start, [])
    many.games = games
    return many
