"""The browser client: built files if they are there, otherwise a page that says how to build them."""

import re
from pathlib import PurePosixPath

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from remnants.server.errors import Denied
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import ANYONE
from remnants.server.http.static_files import StaticFile, StaticFiles

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Remnants</title>
<h1>The table is not built yet</h1>
<p>The server runs, but the page is missing.
Build it with <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>
and load this page again. Programs read <a href="/api/schema/openapi.json">/api/schema</a>.
</p></html>
"""
FOR_EVER = "public, max-age=31536000, immutable"
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src {connect}; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HOST = re.compile(r"[A-Za-z0-9.\-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")


@get("/", opt={"admits": ANYONE, "unlimited": True, "packed_already": True}, include_in_schema=False)
async def start_page(request: AnyRequest, state: State) -> Response[bytes]:
    """The page's one document, at its first address."""
    return delivered(request, state.static_files, "")


@get("/{path:path}", opt={"admits": ANYONE, "unlimited": True, "packed_already": True}, include_in_schema=False)
async def page(request: AnyRequest, state: State, path: FromPath[str]) -> Response[bytes]:
    """A built file; for every address of the page itself, its one document."""
    return delivered(request, state.static_files, path.lstrip("/"))


def delivered(request: AnyRequest, files: StaticFiles, address: str) -> Response[bytes]:
    """What stands at an address outside the API."""
    if address == "api" or address.startswith("api/"):
        raise Denied("unknown", f"there is nothing at /{address[:80]}")
    found = None if address == "index.html" else files.find(address)
    if found is not None:
        return sent(request, found, {"cache-control": FOR_EVER if found.lasting else "no-cache"})
    if PurePosixPath(address).suffix and address != "index.html":
        raise Denied("unknown", f"there is no file {address[:80]}")
    headers = {"cache-control": "no-cache", "content-security-policy": content_policy(request)}
    document = files.document()
    if document is None:
        return Response(NOT_BUILT.encode(), media_type="text/html", headers=headers)
    return sent(request, document, headers)


def sent(request: AnyRequest, file: StaticFile, headers: dict[str, str]) -> Response[bytes]:
    if file.packed is None:
        return Response(file.plain, media_type=file.kind, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.plain, media_type=file.kind, headers=headers)
    return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})


def content_policy(request: AnyRequest) -> str:
    """The page talks to this server only. Some browsers do not count sockets as `self`, so they are written out."""
    host = request.headers.get("host", "")
    named = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return CONTENT_POLICY.format(connect=f"'self'{named}")
