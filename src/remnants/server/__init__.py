"""The server: tables, seats, storage and sockets.

Only light names live here; the web framework is imported when a server is started.
"""

from remnants.server.running import TableAgainstBots, check, play, reports, serve

__all__ = ["TableAgainstBots", "check", "play", "reports", "serve"]
