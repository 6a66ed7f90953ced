"""What a client is told. The browser's types are made from these declarations and from what it asks."""

from typing import Any, Literal

import msgspec

from remnants.server.http.lesson_messages import LessonShown, PuzzleShown
from remnants.server.http.people_messages import ClockShown, SpectatorShown
from remnants.server.http.position_messages import EventTold, ViewSeen
from remnants.server.http.requests import Language

Json = Any
Phase = Literal["gathering", "playing", "over", "broken"]


class SeatShown(msgspec.Struct):
    """A seat as everybody at the table sees it. `stand_in` is the level of a bot that plays for somebody who left.

    `called` is the message that says a bot's name in the reader's language. `bot_in` is in how many seconds the host
    may let a bot play for somebody who is away, null while they are here. `shared`: its holder lets anybody look at the
    game once it is over.
    """

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str | None
    stand_in: str | None
    online: bool
    host: bool
    you: bool
    called: str | None = None
    bot_in: float | None = None
    shared: bool = False
    silenced: bool = False
    """Whether the host has taken the word from it."""
    added: bool = False
    """Whether its holder has added a number to the seed."""


class You(msgspec.Struct):
    """What this browser is at the table."""

    seats: list[int]
    host: bool
    spectator: bool
    muted: list[int]
    """The seats whose words one does not want to read."""


class TableShown(msgspec.Struct):
    """A table without its position. `invite` and `watch` are paths with the secret behind `#`; null if not for you."""

    id: str
    game: str
    players: int
    options: dict[str, int | str | bool]
    pack: dict[str, str]
    phase: Phase
    trouble: str | None
    sandbox: bool
    commitment: str
    created: str
    version: int
    position: int
    decides: int | None
    seats: list[SeatShown]
    you: You
    invite: str | None
    watch: str | None
    rematch: str | None
    public: bool = False
    """Whether anybody may look at it by its address: it is over, and all who played agree."""
    spectators: list[SpectatorShown] = []
    clock: ClockShown | None = None
    now: str = ""
    """The server's time, to which the times of the clock belong."""
    ended: Literal["clock"] | None = None
    """Whether it is over by the clock of the seat that had to decide, without a result."""


class Prompt(msgspec.Struct):
    """Who must do what."""

    seat: int | None
    step: str | None
    yours: bool


class RefusedChoice(msgspec.Struct):
    """A candidate that is not allowed: shown dimmed, with its rule."""

    choice: list[int | str]
    rule: str
    facts: dict[str, int | str]


class Happened(msgspec.Struct):
    """What one answer brought about, as one seat may know it; `position` is the one it led to.

    What happened before anybody answered has version 0 and seat -1.
    """

    version: int
    position: int
    seat: int
    step: str
    at: str
    events: list[EventTold]


class Sent(msgspec.Struct, tag_field="type"):
    """What the server says on a socket."""


class Push(Sent, tag="push"):
    """The table as one seat (or a spectator: null) sees it now.

    `events` follow on from `since`: whatever the client has logged beyond that position was taken back.
    """

    table: str
    version: int
    position: int
    phase: Phase
    seat: int | None
    held: list[int]
    since: int
    events: list[Happened]
    view: ViewSeen | None
    prompt: Prompt
    choices: list[list[int | str]]
    refused: list[RefusedChoice]
    irreversible: list[int]
    """Indices into `choices` of those that cannot be taken back."""
    undoable: int
    recap: list[Happened] | None
    """Only in the first push on a socket: everything since this seat's own last answer."""
    lesson: LessonShown | None = None
    """Only at a table where a lesson is taken."""
    puzzle: PuzzleShown | None = None
    """Only at a table where a puzzle is solved."""
    clock: ClockShown | None = None


class Done(Sent, tag="done"):
    """The command is carried out and on disk; `duplicate` if it had been before."""

    id: str
    version: int
    position: int
    duplicate: bool


class RefusalMessage(Sent, tag="refused"):
    """Nothing was done. `code` is one of `ERROR_CODES`, `rule` what the rulebook says of it.

    For the code `rule` that is the rule that forbids it, with its facts; otherwise it is one of every table.
    """

    code: str
    message: str
    id: str | None = None
    rule: str | None = None
    facts: dict[str, int | str] | None = None


class Previewed(Sent, tag="preview"):
    """What a choice would do: the view after it, unless a die or a hidden card would come into it."""

    id: str
    version: int
    choice: list[int | str]
    irreversible: bool
    view: ViewSeen | None
    events: list[EventTold]


class Chat(Sent, tag="chat"):
    number: int
    seat: int | None
    name: str
    text: str
    at: str


class TableChanged(Sent, tag="table"):
    """Seats, presence or phase changed."""

    table: TableShown


class Rematch(Sent, tag="rematch"):
    table: str


class Pong(Sent, tag="pong"):
    id: str | None


Outgoing = Push | Done | RefusalMessage | Previewed | Chat | TableChanged | Rematch | Pong


class Verified(msgspec.Struct):
    """The seed revealed after the end, and whether every die and every shuffle is what it gives."""

    commitment: str
    seed: str
    commitment_holds: bool
    rolls: int
    astray: list[int]
    rigged: bool
    fair: bool
    numbers: dict[str, str]
    """What each seat added to the number that was committed to; the seed is all of them together."""


class TurnShown(msgspec.Struct):
    """One decision of the timeline: who decided what, and the positions before and after it."""

    version: int
    before: int
    position: int
    seat: int
    step: str
    at: str


class Timeline(msgspec.Struct):
    first: int
    """The position of the first decision."""
    last: int
    turns: list[TurnShown]


class Replayed(msgspec.Struct):
    """A past position as one seat saw it, with what led to it."""

    table: str
    position: int
    previous: int | None
    next: int | None
    seat: int | None
    view: ViewSeen
    prompt: Prompt
    happened: Happened | None


class TableListed(msgspec.Struct):
    id: str
    game: str
    phase: Phase
    your_turn: bool
    sandbox: bool
    seats: list[str]
    created: str
    last_move: str | None
    lesson: str | None = None
    """The name of the lesson that is taken here."""


class Me(msgspec.Struct):
    """This browser's guest, and its tables, those where it is to move first."""

    name: str | None
    tables: list[TableListed]


class Invitation(msgspec.Struct):
    """What a link leads to, before it is taken up."""

    table: str
    kind: Literal["invite", "watch"]
    game: str
    phase: Phase
    seats: list[SeatShown]
    open_seats: list[int]
    commitment: str


class PushKey(msgspec.Struct):
    """The server's public key, to be given to the browser as `applicationServerKey`."""

    key: str


class WebhookShown(msgspec.Struct):
    url: str
    language: Language


class PushShown(msgspec.Struct):
    endpoint: str
    language: Language


class Notices(msgspec.Struct):
    """Who is told when it is this seat's turn and nobody of it is here."""

    webhook: WebhookShown | None
    webhook_trouble: str | None
    """Why the webhook could not be told last time."""
    push: list[PushShown]


class NoticesTried(msgspec.Struct):
    """How many were told, and what went wrong with the others."""

    delivered: int
    troubles: list[str]


class Notice(msgspec.Struct, kw_only=True):
    """What a service worker or a webhook is told. Chat services read `text` or `content`, which are the same."""

    kind: Literal["your-turn", "game-over", "test"]
    table: str
    game: str
    seat: int
    name: str
    version: int
    path: str
    url: str | None
    title: str
    text: str
    content: str


class Health(msgspec.Struct):
    status: Literal["ok", "failing"]
    database: str
    tables: int
    broken: int
    sockets: int


class Problem(msgspec.Struct):
    """The body of every answer 4xx and 5xx."""

    code: str
    message: str
    rule: str | None = None
    facts: dict[str, int | str] | None = None
