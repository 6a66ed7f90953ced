"""Puzzles: which there are, and solving one; rules: trying one, and the overview of all."""

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from remnants import kits
from remnants.kernel.refusal import BadInput
from remnants.lessons.forms import puzzles_of
from remnants.lessons.overviews import overview_of
from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import ANYONE
from remnants.server.http.guests import welcome
from remnants.server.http.lesson_messages import (
    GlossaryTerm,
    OverviewLine,
    OverviewSection,
    OverviewShown,
    PuzzleListed,
)
from remnants.server.http.messages import TableShown
from remnants.server.http.requests import PuzzleWish, RuleWish
from remnants.server.http.saying import said_in_both
from remnants.server.tables import payloads


@get("/api/games/{game:str}/puzzles", opt={"admits": ANYONE})
async def list_puzzles(game: FromPath[str]) -> list[PuzzleListed]:
    """The puzzles of a game from easy to hard; none for a game that has none."""
    if game not in kits.names():
        return []
    return [
        PuzzleListed(name, said_in_both(file.title), said_in_both(file.task), file.grade)
        for name, file in puzzles_of(kits.kit(game)).items()
    ]


@post("/api/puzzles", opt={"admits": ANYONE, "makes_table": True})
async def solve_puzzle(request: AnyRequest, state: State, data: JSONBody[PuzzleWish]) -> Response[TableShown]:
    """A private table at which a puzzle is solved."""
    game_server: GameServer = state.game_server
    guest = await welcome(request, game_server, data.name)
    table = await game_server.maker.puzzle(data, guest)
    return Response(payloads.table_shown(table, guest.guest), cookies=guest.cookies)


@post("/api/rules", opt={"admits": ANYONE, "makes_table": True})
async def try_rule(request: AnyRequest, state: State, data: JSONBody[RuleWish]) -> Response[TableShown]:
    """A private table at which a rule can be tried."""
    game_server: GameServer = state.game_server
    guest = await welcome(request, game_server, data.name)
    table = await game_server.maker.rule(data, guest)
    return Response(payloads.table_shown(table, guest.guest), cookies=guest.cookies)


@get("/api/games/{game:str}/overview", opt={"admits": ANYONE})
async def show_overview(game: FromPath[str]) -> OverviewShown:
    """A game on one page, and its glossary."""
    file = overview_of(kits.kit(game).name)
    if file is None:
        raise BadInput(f"there is no overview of {game}")
    return OverviewShown(
        said_in_both(file.goal),
        [
            OverviewSection(
                said_in_both(section.title),
                [OverviewLine(said_in_both(line.say), line.rule) for line in section.line],
            )
            for section in file.section
        ],
        [GlossaryTerm(term.icon, said_in_both(term.name), said_in_both(term.means), term.rule) for term in file.term],
    )
