"""For whoever runs the server: is it well, and what does it do."""

from litestar import Response, get
from litestar.datastructures import State

from remnants.server import metrics
from remnants.server.game_server import GameServer
from remnants.server.http.guard import ANYONE
from remnants.server.http.messages import Health
from remnants.server.storage import queries


@get("/health", opt={"admits": ANYONE})
async def health(state: State) -> Response[Health]:
    """Whether something can be written; broken tables are counted but do not make the server unwell."""
    game_server: GameServer = state.game_server
    tables = game_server.tables.in_memory()
    broken = len([table for table in tables if table.phase == "broken"])
    try:
        await game_server.storage.do(queries.write_pulse)
    except Exception as error:
        body = Health("failing", type(error).__name__, len(tables), broken, game_server.sockets.count)
        return Response(body, status_code=503)
    return Response(Health("ok", "ok", len(tables), broken, game_server.sockets.count))


@get("/metrics", media_type="text/plain; version=0.0.4", opt={"admits": ANYONE})
async def prometheus(state: State) -> bytes:
    """Metrics in Prometheus's form."""
    state.game_server.tables.count()
    return metrics.exposition()
