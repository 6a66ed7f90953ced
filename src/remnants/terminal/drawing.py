"""Showing the table: the game's own drawing of board, mats, offers and hand, shown again where it changed."""

from types import ModuleType

from rich.console import Console, RenderableType
from rich.text import Text

from remnants import kits
from remnants.terminal import plain
from remnants.terminal.scene import Scene

PARTS = ("situation", "offers", "board", "mats", "hand")
STYLES = ("yellow", "red", "blue", "green")


class Drawing:
    """The parts of a table, drawn by the module that the game's kit names."""

    def __init__(self, game: str, console: Console) -> None:
        self.console = console
        self.module: ModuleType = kits.kit(game).drawings() or plain
        self._parts = [part for part in PARTS if part not in getattr(self.module, "INSIDE_THE_BOARD", ())]
        self._shown: dict[str, str] = {}

    def show_changes(self, scene: Scene, newly: bool) -> None:
        """What changed since it was last shown: of everything after others have acted, else of board and hand."""
        for part in self._parts if newly else ("board", "hand"):
            drawn = self.part(part, scene)
            text = self.as_text(drawn)
            if self._shown.get(part) != text:
                self.console.print(drawn)
                self._shown[part] = text

    def show_all(self, scene: Scene) -> None:
        for part in self._parts:
            self.console.print(self.part(part, scene))

    def show(self, name: str, scene: Scene) -> None:
        """One part, or all of them for `look`."""
        if name == "look":
            self.show_all(scene)
        else:
            self.console.print(self.part(name, scene))

    def part(self, name: str, scene: Scene) -> RenderableType:
        drawn: RenderableType = getattr(self.module, name)(scene)
        return drawn

    def as_text(self, drawn: RenderableType) -> str:
        with self.console.capture() as captured:
            self.console.print(drawn)
        return captured.get()

    def paint_names(self, line: Text, scene: Scene) -> None:
        """The names of players in their colours."""
        for seat in range(scene.players):
            line.highlight_words([scene.player(seat)], self.style(scene, seat))

    def style(self, scene: Scene, seat: int) -> str:
        """The colour of a player: the game's, or one for each seat."""
        if hasattr(self.module, "style"):
            return str(self.module.style(scene, seat))
        return STYLES[seat % len(STYLES)]
