"""The analysis of a finished game; chances and the coach where one plays against bots alone, and in sandboxes."""

from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from remnants.server.errors import Denied
from remnants.server.game_server import GameServer
from remnants.server.http.analysis_messages import AdviceShown, AnalysisShown, ChancesShown
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import AUDIENCE, PLAYER
from remnants.server.http.guests import origin_of
from remnants.server.http.routes.looking import eyes
from remnants.server.tables.table import Table
from remnants.text.catalogue import check_language


@get("/api/tables/{table_id:str}/analysis", opt={"admits": AUDIENCE})
async def show_analysis(
    request: AnyRequest, state: State, table_id: FromPath[str], lang: FromQuery[str] = "en"
) -> AnalysisShown:
    """How far the analysis of a finished game is, and the report when it is done; asking begins it."""
    game_server: GameServer = state.game_server
    table = await game_server.tables.find(table_id)
    return await game_server.analyses.analysis(table, origin_of(request), check_language(lang))


@get("/api/tables/{table_id:str}/chances", opt={"admits": PLAYER})
async def show_chances(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> ChancesShown:
    """Everybody's chances now, from what the own seat knows."""
    game_server: GameServer = state.game_server
    table = await game_server.tables.find(table_id)
    return await game_server.analyses.chances(table, own_seat(request, table, seat), origin_of(request))


@get("/api/tables/{table_id:str}/advice", opt={"admits": PLAYER})
async def ask_the_coach(
    request: AnyRequest,
    state: State,
    table_id: FromPath[str],
    step: FromQuery[int] = 1,
    seat: FromQuery[int | None] = None,
    lang: FromQuery[str] = "en",
) -> AdviceShown:
    """One of three steps: where to look; the few choices worth it; the best, and why."""
    game_server: GameServer = state.game_server
    table = await game_server.tables.find(table_id)
    asked_from = own_seat(request, table, seat)
    return await game_server.analyses.advice(table, asked_from, step, origin_of(request), check_language(lang))


def own_seat(request: AnyRequest, table: Table, seat: int | None) -> int:
    """The seat that somebody asks from: one of their own."""
    found = eyes(request, table, seat, any_seat_afterwards=False)
    if found is None:
        raise Denied("not-yours", "a spectator has no chances")
    return found
