"""What a client is told. The browser's types are made from these declarations and from what it asks."""

from typing import Any, Literal

import msgspec

from remnants.server import asked
from remnants.server.asked import Language

Json = Any
Phase = Literal["gathering", "playing", "over", "broken"]


class SeatShown(msgspec.Struct):
    """A seat as everybody at the table sees it. `stand_in` is the level of a bot that plays for somebody who left."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str | None
    stand_in: str | None
    online: bool
    host: bool
    you: bool


class You(msgspec.Struct):
    """What this browser is at the table."""

    seats: list[int]
    host: bool
    spectator: bool


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
    """What one answer brought about, as one seat may know it; `position` is the one it led to."""

    version: int
    position: int
    seat: int
    step: str
    at: str
    events: list[dict[str, Json]]


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
    view: dict[str, Json] | None
    prompt: Prompt
    choices: list[list[int | str]]
    refused: list[RefusedChoice]
    irreversible: list[int]
    """Indices into `choices` of those that cannot be taken back."""
    undoable: int
    recap: list[Happened] | None
    """Only in the first push on a socket: everything since this seat's own last answer."""


class Done(Sent, tag="done"):
    """The command is carried out and on disk; `duplicate` if it had been before."""

    id: str
    version: int
    position: int
    duplicate: bool


class Refusal(Sent, tag="refused"):
    """Nothing was done. `code` is one of `ERROR_CODES`; for `rule`, `rule` and `facts` say which rule forbids it."""

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
    view: dict[str, Json] | None
    events: list[dict[str, Json]]


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


Outgoing = Push | Done | Refusal | Previewed | Chat | TableChanged | Rematch | Pong


class Verified(msgspec.Struct):
    """The seed revealed after the end, and whether every die and every shuffle is what it gives."""

    commitment: str
    seed: str
    commitment_holds: bool
    rolls: int
    astray: list[int]
    rigged: bool
    fair: bool


class Turn(msgspec.Struct):
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
    turns: list[Turn]


class Replayed(msgspec.Struct):
    """A past position as one seat saw it, with what led to it."""

    table: str
    position: int
    previous: int | None
    next: int | None
    seat: int | None
    view: dict[str, Json]
    prompt: Prompt
    happened: Happened | None


class Moment(msgspec.Struct):
    """The standing after a seat's turn, by measure; null where it is hidden."""

    position: int
    round: int | None
    seat: int | None
    values: dict[str, list[int | None]]


class ScoreSource(msgspec.Struct):
    """What each seat's score owes to one source."""

    source: str
    scores: list[int | None]


class OutcomeCount(msgspec.Struct):
    outcome: int
    count: int
    expected: float


class Luck(msgspec.Struct):
    """What chance gave to a seat (null: to nobody) in one kind of dice or draws.

    `fortune` is the share of fortunes worse than this one; null where no outcome is better than another.
    """

    kind: str
    seat: int | None
    throws: int
    total: int
    expected: float
    deviation: float
    fortune: float | None
    outcomes: list[OutcomeCount]


class ThrowShown(msgspec.Struct):
    position: int
    kind: str
    seat: int | None
    results: list[int]
    expected: float


class Chronicle(msgspec.Struct):
    """How the game went: the standing over time, what the scores are made of, and luck."""

    table: str
    seat: int | None
    over: bool
    measures: list[str]
    moments: list[Moment]
    sources: list[ScoreSource]
    luck: list[Luck]
    throws: list[ThrowShown]


class TableListed(msgspec.Struct):
    id: str
    game: str
    phase: Phase
    your_turn: bool
    sandbox: bool
    seats: list[str]
    created: str
    last_move: str | None


class Me(msgspec.Struct):
    """This browser's guest, and its tables, those where it is to move first."""

    name: str | None
    tables: list[TableListed]


class Joined(msgspec.Struct):
    table: str
    seats: list[int]


class Invitation(msgspec.Struct):
    """What a link leads to, before it is taken up."""

    table: str
    kind: Literal["invite", "watch"]
    game: str
    phase: Phase
    seats: list[SeatShown]
    open_seats: list[int]


class Notes(msgspec.Struct):
    text: str


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


class OptionShown(msgspec.Struct):
    name: str
    values: list[int | str | bool]
    rule: str


class GameShown(msgspec.Struct):
    name: str
    rules: str
    fewest_players: int
    most_players: int
    options: list[OptionShown]
    packs: list[str]
    levels: list[str]
    """The bots from the simplest to the strongest."""


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


def json_schema() -> dict[str, Json]:
    """The JSON schema of everything the browser sends and receives: its TypeScript types are made from it."""
    kinds = [asked.Incoming, asked.TableWish, asked.ImportWish, asked.SandboxWish, asked.Joining, asked.Watching]
    kinds += [asked.Naming, asked.StandIn, asked.Noting, asked.Saying, asked.PlayCommand, asked.UndoCommand]
    kinds += [asked.PushSubscription, asked.WebhookWish]
    kinds += [Outgoing, Verified, Timeline, Replayed, Me, Joined, Invitation, Notes, GameShown, Problem]
    kinds += [PushKey, Notices, NoticesTried, Notice, Chronicle]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"$defs": components}
