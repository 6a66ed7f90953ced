"""What servers on one database tell each other. A server alone on its database (SQLite) tells nobody."""

from typing import Literal

import msgspec

NewsKind = Literal["answered", "changed", "said", "came", "went", "ended", "alive", "hello", "goodbye"]


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something happened at a server: it `answered` (a row of the log), `changed` a table or its seats, somebody `said`
    something (number), `came` or `went`; a device was `ended` (guest); or the server itself is there or leaves.
    """

    kind: NewsKind
    server: str = ""
    table: str = ""
    number: int = 0
    guest: str = ""


def written(news: News) -> str:
    return msgspec.json.encode(news).decode()


def read(text: str) -> News | None:
    """The news in a message; None if it is none of ours."""
    try:
        return msgspec.json.decode(text, type=News)
    except msgspec.MsgspecError:
        return None
