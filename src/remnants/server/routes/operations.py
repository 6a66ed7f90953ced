"""For whoever runs the server: is it well, and what does it do."""

from litestar import Response, get
from litestar.datastructures import State
from sqlalchemy import text

from remnants.server import metrics
from remnants.server.guard import ANYONE
from remnants.server.hall import Hall
from remnants.server.messages import Health


@get("/health", opt={"admits": ANYONE})
async def health(state: State) -> Response[Health]:
    """Whether the database answers; broken tables are counted but do not make the server unwell."""
    hall: Hall = state.hall
    tables = hall.tables()
    broken = len([table for table in tables if table.phase == "broken"])
    try:
        await hall.storage.do(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except Exception as error:
        body = Health("failing", type(error).__name__, len(tables), broken, hall.sockets.count)
        return Response(body, status_code=503)
    return Response(Health("ok", "ok", len(tables), broken, hall.sockets.count))


@get("/metrics", media_type="text/plain; version=0.0.4", opt={"admits": ANYONE})
async def prometheus(state: State) -> bytes:
    """Metrics in Prometheus's form."""
    state.hall.count()
    return metrics.exposition()
