"""Two pictures side by side where the terminal is wide enough, one below the other where it is not."""

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table

GAP = 2
NARROWEST = 40


class Beside:
    """`left` takes `width` columns, `right` the rest."""

    def __init__(self, left: RenderableType, width: int, right: RenderableType) -> None:
        self.left = left
        self.width = width
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < self.width + GAP + NARROWEST:
            yield self.left
            yield self.right
            return
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(width=self.width)
        table.add_column(ratio=1)
        table.add_row(self.left, self.right)
        yield table
