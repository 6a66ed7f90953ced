"""How positions and events are told: what every game says of them. The rest is declared by each game.

They are made as plain data by the rules, whatever the game; the browser's types know them by these forms.
"""

from typing import Annotated, Any, TypedDict

import msgspec

Json = Any


class View(TypedDict):
    """A position as a seat or a spectator sees it: what every game tells; the rest is as the game declares it."""

    game: str
    position: int
    seat: int | None
    decides: int | None
    step: str | None
    asked: dict[str, Json] | list[int] | None
    """The numbers of the question, as far as that seat knows them; a list where a game does not name them."""
    options: dict[str, Json]
    commitment: str
    state: dict[str, Json]
    worked_out: dict[str, Json]
    scores: list[int] | None
    winners: list[int] | None


class Happening(TypedDict):
    """An event: its kind, and the fields that the game declares for it."""

    kind: str


def shown_as(form: type) -> msgspec.Meta:
    """Something plain, which the page is to know by a form of its own."""
    return msgspec.Meta(extra_json_schema={"$ref": f"#/$defs/{form.__name__}"})


ViewSeen = Annotated[dict[str, Json], shown_as(View)]
EventTold = Annotated[dict[str, Json], shown_as(Happening)]
