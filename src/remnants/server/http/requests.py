"""What a client asks, over HTTP and on a table's socket."""

from typing import Annotated, Any, Literal

import msgspec

from remnants.server.tables.clocks import Clock

PLAIN = r"^[^\x00]*$"
"""Text without NUL, which PostgreSQL cannot keep."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PLAIN)]
"""A command's own name, made by the client: the same command sent twice is carried out once."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PLAIN)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PLAIN)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=PLAIN)]
NotesText = Annotated[str, msgspec.Meta(max_length=10_000, pattern=PLAIN)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PLAIN)]
Written = Annotated[list[int | str], msgspec.Meta(min_length=1, max_length=64)]
"""A choice as a JSON array: a verb and its arguments."""
Passphrase = Annotated[str, msgspec.Meta(min_length=8, max_length=200, pattern=PLAIN)]
Number = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]
Address = Annotated[str, msgspec.Meta(min_length=8, max_length=2000, pattern=PLAIN)]
Language = Literal["en", "it"]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """The form of everything a client sends: unknown fields are refused."""


# ---------------------------------------------------------------------- requests


class SeatWish(Asked):
    """Who is to sit somewhere: `me` (this browser; several times for hot-seat), `open` (for a guest) or a `bot`."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Word | None = None


class TableWish(Asked):
    """A new table. As many players as seats; `start` begins at once, otherwise it begins when the host says so."""

    game: Word
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=64)]
    options: dict[str, int | str | bool] = {}
    pack: Word | None = None
    name: Name | None = None
    start: bool = False
    start_when_full: bool = False
    clock: Clock | None = None


class ImportWish(Asked):
    """A record to go on from, or to look at, at a private table of one's own."""

    record: dict[str, Any]
    seats: list[SeatWish] | None = None
    name: Name | None = None


class SandboxWish(Asked):
    """A private copy of a position to try things out; while the game runs, what is hidden is made up anew."""

    seat: Seat | None = None
    at: int | None = None


class LessonWish(Asked):
    """A lesson to be taken."""

    game: str
    lesson: str
    name: Name | None = None


class PuzzleWish(Asked):
    """A puzzle to be solved."""

    game: str
    puzzle: str
    name: Name | None = None


class RuleWish(Asked):
    """A rule to be tried where it can be seen."""

    game: str
    rule: str
    name: Name | None = None


class Joining(Asked):
    """An open seat taken; `number` is added to the seed of the game, see `Adding`."""

    token: Token
    name: Name | None = None
    seat: Seat | None = None
    number: Number | None = None


class Adding(Asked):
    """A random number that a seat adds to the seed, drawn after the commitment was read: 128 bits in hexadecimal."""

    number: Number


class Watching(Asked):
    token: Token


class NameWish(Asked):
    name: Name


class PassphraseWish(Asked):
    """A passphrase to come back by, or null for none."""

    passphrase: Passphrase | None


class ComingBack(Asked):
    """Who somebody is at one of their tables, and the passphrase they chose."""

    table: Word
    name: Name
    passphrase: Passphrase


class StandIn(Asked):
    level: Word | None = None


class Sharing(Asked):
    """Whether anybody may look at the game once it is over, as far as this seat is concerned."""

    shared: bool


class Silencing(Asked):
    """Whether nobody at the table is told what a seat says."""

    silenced: bool


class Muting(Asked):
    """Whether one does not want to read oneself what a seat says."""

    muted: bool


class Reporting(Asked):
    """Why somebody is reported; the same `id` twice is one report."""

    reason: ChatText
    id: Id


class Noting(Asked):
    text: NotesText


class Saying(Asked):
    text: ChatText
    id: Id | None = None
    seat: Seat | None = None


class PushKeys(Asked):
    """The keys a browser made for its notices: base64url, as `PushSubscription.toJSON()` gives them."""

    p256dh: Annotated[str, msgspec.Meta(min_length=80, max_length=100)]
    auth: Annotated[str, msgspec.Meta(min_length=16, max_length=40)]


class PushSubscription(Asked):
    """A browser that wants to be told by web push: `PushSubscription.toJSON()`, with the language of the notices."""

    endpoint: Address
    keys: PushKeys
    language: Language = "en"
    expires: float | None = msgspec.field(name="expirationTime", default=None)


class WebhookWish(Asked):
    """The address of a chat service or program that is to be told."""

    url: Address
    language: Language = "en"


class PlayCommand(Asked):
    """`expect` is the `version` of the push that the choice was made at."""

    id: Id
    expect: int
    choice: Written


class UndoCommand(Asked):
    """Takes back the last `count` answers, or all that can be taken back."""

    id: Id
    expect: int
    count: int | None = None


# ---------------------------------------------------------------------- messages from a socket


class SocketMessage(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client says on a table's socket."""


class Play(SocketMessage, tag="play"):
    id: Id
    expect: int
    choice: Written
    seat: Seat | None = None


class Undo(SocketMessage, tag="undo"):
    id: Id
    expect: int
    count: int | None = None
    seat: Seat | None = None


class Preview(SocketMessage, tag="preview"):
    """Asks what a choice would do, without doing it."""

    id: Id
    expect: int
    choice: Written
    seat: Seat | None = None


class Look(SocketMessage, tag="look"):
    """Looks at the table from another seat one holds (hot-seat: the device was passed on)."""

    seat: Seat | None = None


class Say(SocketMessage, tag="chat"):
    text: ChatText
    id: Id | None = None
    seat: Seat | None = None


class Ping(SocketMessage, tag="ping"):
    id: Id | None = None


Incoming = Play | Undo | Preview | Look | Say | Ping
