"""Lessons: which there are, and taking one."""

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from remnants import kits
from remnants.lessons.forms import lessons_of
from remnants.lessons.tips import tips_of
from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import ANYONE
from remnants.server.http.guests import welcome
from remnants.server.http.lesson_messages import LessonListed, TipShown
from remnants.server.http.messages import TableShown
from remnants.server.http.requests import LessonWish
from remnants.server.http.saying import said_in_both
from remnants.server.tables import payloads


@get("/api/games/{game:str}/lessons", opt={"admits": ANYONE})
async def list_lessons(game: FromPath[str]) -> list[LessonListed]:
    """The lessons of a game, the first one first; none for a game that has none."""
    if game not in kits.names():
        return []
    return [
        LessonListed(
            name,
            said_in_both(file.title),
            said_in_both(file.theme),
            said_in_both(file.goal),
            len(file.step),
        )
        for name, file in lessons_of(kits.kit(game)).items()
    ]


@get("/api/games/{game:str}/tips", opt={"admits": ANYONE})
async def list_tips(game: FromPath[str]) -> list[TipShown]:
    """What is said once each in somebody's first games; nothing for a game that has no tips."""
    if game not in kits.names():
        return []
    return [
        TipShown(tip.id, said_in_both(tip.say), tip.event, tip.of, tip.where, tip.missed, tip.choice, tip.refused)
        for tip in tips_of(kits.kit(game))
    ]


@post("/api/lessons", opt={"admits": ANYONE, "makes_table": True})
async def take_lesson(request: AnyRequest, state: State, data: JSONBody[LessonWish]) -> Response[TableShown]:
    """A private table at which a lesson is taken."""
    game_server: GameServer = state.game_server
    guest = await welcome(request, game_server, data.name)
    table = await game_server.maker.lesson(data, guest)
    return Response(payloads.table_shown(table, guest.guest), cookies=guest.cookies)
