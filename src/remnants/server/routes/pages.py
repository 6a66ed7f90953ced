"""The browser client: built files if they are there, otherwise a page that says how to build them."""

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from remnants.server.errors import Denied
from remnants.server.guard import ANYONE

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
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


@get("/", opt={"admits": ANYONE, "unlimited": True}, include_in_schema=False)
async def start_page(state: State) -> Response[bytes]:
    """The page's one document, at its first address."""
    return delivered(state, "/")


@get("/{path:path}", opt={"admits": ANYONE, "unlimited": True}, include_in_schema=False)
async def page(state: State, path: FromPath[str]) -> Response[bytes]:
    """A built file; for every address of the page itself, its one document."""
    return delivered(state, path)


def delivered(state: State, path: str) -> Response[bytes]:
    """What stands at an address outside the API."""
    root: Path = state.hall.settings.static_folder.resolve()
    wanted = (root / path.lstrip("/")).resolve()
    if path.startswith("/api/"):
        raise Denied("unknown", f"there is nothing at {path[:80]}")
    if wanted.is_file() and wanted.is_relative_to(root) and wanted.name != "index.html":
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        lasting = FOR_EVER if "assets" in wanted.relative_to(root).parts else "no-cache"
        return Response(wanted.read_bytes(), media_type=kind, headers={"cache-control": lasting})
    if wanted.suffix:
        raise Denied("unknown", f"there is no file {path[:80]}")
    document = root / "index.html"
    text = document.read_bytes() if document.is_file() else NOT_BUILT.encode()
    headers = {"cache-control": "no-cache", "content-security-policy": CONTENT_POLICY}
    return Response(text, media_type="text/html", headers=headers)
