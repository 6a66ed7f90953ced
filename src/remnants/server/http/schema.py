"""The JSON schema of everything the browser sends and receives: its types and guards are made from it."""

from typing import Any, Final, get_args

import msgspec

from remnants.server.http import lesson_messages, requests
from remnants.server.http.analysis_messages import AdviceShown, AnalysisShown, ChancesShown
from remnants.server.http.chronicle_messages import ChronicleShown
from remnants.server.http.game_messages import CatalogueShown, GameShown
from remnants.server.http.lesson_messages import LessonListed, PuzzleListed, RulebookShown
from remnants.server.http.messages import (
    Chat,
    Happened,
    Invitation,
    Me,
    Notice,
    Notices,
    NoticesTried,
    Outgoing,
    Problem,
    PushKey,
    Replayed,
    TableShown,
    Timeline,
    Verified,
)
from remnants.server.http.people_messages import DevicesShown, Joined, Notes, SeatLink
from remnants.server.http.position_messages import Happening, View

Json = Any

RECEIVED: Final = [
    AnalysisShown,
    ChancesShown,
    AdviceShown,
    ChronicleShown,
    Verified,
    Replayed,
    Happened,
    Chat,
    Me,
    TableShown,
    DevicesShown,
    Joined,
    SeatLink,
    Invitation,
    Notes,
    GameShown,
    CatalogueShown,
    PushKey,
    Notices,
    NoticesTried,
    PuzzleListed,
    RulebookShown,
    lesson_messages.OverviewShown,
    lesson_messages.TipShown,
    Problem,
]
"""What requests are answered with, alone or several in a list."""


def json_schema() -> dict[str, Json]:
    """The JSON schema of everything the browser sends and receives: its TypeScript types are made from it.

    `told` are the names of what is said on a socket, `received` of what requests are answered with: for these the
    browser has guards too.
    """
    sent = [
        requests.Incoming,
        requests.TableWish,
        requests.ImportWish,
        requests.SandboxWish,
        requests.LessonWish,
        requests.PuzzleWish,
        requests.RuleWish,
        requests.Joining,
        requests.Watching,
        requests.Adding,
        requests.NameWish,
        requests.PassphraseWish,
        requests.ComingBack,
        requests.StandIn,
        requests.Sharing,
        requests.Silencing,
        requests.Muting,
        requests.Reporting,
        requests.Noting,
        requests.Saying,
        requests.PlayCommand,
        requests.UndoCommand,
        requests.PushSubscription,
        requests.WebhookWish,
    ]
    _, components = msgspec.json.schema_components(
        [*sent, Outgoing, *RECEIVED, View, Happening, Notice, Timeline, LessonListed], ref_template="#/$defs/{name}"
    )
    components["Happening"]["additionalProperties"] = True
    return {
        "$defs": components,
        "told": [message.__name__ for message in get_args(Outgoing)],
        "received": [message.__name__ for message in RECEIVED],
    }
