"""The framework's connections, under short names."""

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
