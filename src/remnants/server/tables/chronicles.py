"""The chronicle of a table: how its game went, as a seat may know it."""

import msgspec

from remnants.server.http.chronicle_messages import ChronicleShown, Luck, Moment, ScoreSource, ThrowShown
from remnants.server.tables.table import Table
from remnants.server.thinking.calculations import WholeStory
from remnants.server.thinking.calculator import Calculator


class Story(msgspec.Struct):
    """What the walk through the game found."""

    measures: list[str]
    moments: list[Moment]
    sources: list[ScoreSource]
    luck: list[Luck]
    throws: list[ThrowShown]


async def chronicle(table: Table, seat: int | None, calculator: Calculator, owner: str) -> ChronicleShown:
    """How the game went as a seat may know it; made once for each version of the table."""
    history = table.begun()
    whole = is_open(table)
    eyes = None if whole else seat
    calculation = WholeStory(table.kept.game, table.pack_path, history.match.dump(), eyes, whole)
    key = ("story", table.kept.id, history.version, eyes, whole)
    story = await calculator.result(calculation, owner, Story, key)
    return ChronicleShown(
        table=table.kept.id,
        seat=seat,
        over=table.phase == "over",
        measures=story.measures,
        moments=story.moments,
        sources=story.sources,
        luck=story.luck,
        throws=story.throws,
    )


def is_open(table: Table) -> bool:
    """Whether nothing is hidden any more. At a private table nothing ever was: its record can be had at any time."""
    return table.phase == "over" or table.kept.sandbox
