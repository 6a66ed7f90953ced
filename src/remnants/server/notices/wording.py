"""What somebody is told who is not at the table."""

from functools import cache
from typing import Literal

from remnants.server.http.messages import Notice
from remnants.server.http.requests import Language
from remnants.server.tables.table import Table
from remnants.text import Catalogue

Kind = Literal["your-turn", "game-over", "test"]


def notice(table: Table, seat: int, kind: Kind, language: Language, address: str) -> Notice:
    """A notice to a seat; `address` is where the table is found on the net, or empty."""
    texts = catalogue(table.kept.game, language)
    winners = [table.seats[winner].name for winner in winners_of(table)]
    facts = {
        "player": table.seats[seat].name,
        "game": game_title(table.kept.game, texts),
        "winners": joined(winners, language),
        "count": len(winners),
    }
    path = f"/table/{table.kept.id}"
    text = texts.say(f"notice-{kind}", "", facts)
    return Notice(
        kind=kind,
        table=table.kept.id,
        game=table.kept.game,
        seat=seat,
        name=table.seats[seat].name,
        version=table.version,
        path=path,
        url=f"{address.rstrip('/')}{path}" if address else None,
        title=texts.say(f"notice-{kind}", "title", facts),
        text=text,
        content=text,
    )


def winners_of(table: Table) -> list[int]:
    if table.phase != "over" or table.history is None or table.kept.ended is not None:
        return []
    return table.history.match.winners()


def joined(names: list[str], language: Language) -> str:
    """Some names as a list is spoken."""
    between = {"en": " and ", "it": " e "}[language]
    return between.join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def game_title(game: str, texts: Catalogue) -> str:
    return texts.say("play-title") if texts.has("play-title") else game.capitalize()


@cache
def catalogue(game: str, language: Language) -> Catalogue:
    return Catalogue(game, language)
