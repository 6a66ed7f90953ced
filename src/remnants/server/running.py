"""Starting a server, and a table against bots for somebody who just wants to play."""

import asyncio
import contextlib
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from remnants.kernel.refusal import BadInput
from remnants.server.settings import Settings, check_contact, check_public_address

if TYPE_CHECKING:
    from remnants.server.hall import Hall

Told = Callable[[str], None]
"""Is told the address to open, once the server answers there."""
ANYWHERE = ("", "0.0.0.0", "::")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    open_browser: bool = False,
    *,
    packs: str | Path | None = None,
    secure_cookie: bool = False,
    public_address: str = "",
    contact: str = "",
    told: Told = print,
) -> None:
    """Serves until interrupted. `port` 0 takes any free one. Raises BadInput if it cannot start."""
    settings = Settings(
        database=database,
        packs_folder=None if packs is None else Path(packs),
        secure_cookie=secure_cookie,
        public_address=check_public_address(public_address),
        contact=check_contact(contact) if contact else Settings().contact,
    )
    run(settings, host, port, open_browser, told)


def play(
    game: str = "city",
    level: str | None = None,
    port: int = 0,
    open_browser: bool = True,
    *,
    players: int | None = None,
    database: str = "",
    told: Told = print,
) -> None:
    """Serves with a table against bots ready: the address that is told leads straight to its first decision."""
    wanted = TableAgainstBots(game, level, players)
    wanted.check()
    run(Settings(database=database), "127.0.0.1", port, open_browser, told, wanted)


class TableAgainstBots:
    """A table with one open seat and bots in the others; it begins when somebody takes the seat."""

    def __init__(self, game: str, level: str | None = None, players: int | None = None) -> None:
        self.game = game
        self.level = level
        self.players = players

    def check(self) -> None:
        """Raises BadInput if there is no such game, bot or number of players."""
        from remnants.server import bots
        from remnants.server.catalogue import find_game

        game = find_game(self.game, ())
        if self.level is not None:
            bots.check_level(self.game, self.level)
        if self.players is not None:
            game.check_players(self.players)

    async def make(self, hall: "Hall") -> str:
        """Makes the table and gives the path that leads to its open seat."""
        from remnants.server.asked import SeatWish, TableWish

        game = hall.catalogue.game(self.game)
        players = self.players or max(game.fewest_players, min(3, game.most_players))
        seats = [SeatWish("open"), *[SeatWish("bot", level=self.level) for _ in range(players - 1)]]
        table = await hall.create(TableWish(self.game, seats, start_when_full=True), None, "")
        return f"/join#{table.kept.invite}"


def run(
    settings: Settings,
    host: str,
    port: int,
    open_browser: bool,
    told: Told,
    table: TableAgainstBots | None = None,
) -> None:
    """Runs a server in this process until it is interrupted."""
    listening = listen(host, port)
    with contextlib.suppress(KeyboardInterrupt), listening, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, host, listening, open_browser, told, table))


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address; BadInput if that is not possible.

    It names its protocol, because the event loop sends small answers at once only where it knows it to be TCP.
    """
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        raise BadInput(f"the server cannot listen at {host}:{port}: {error}; another --port may be free") from None
    return listening


async def _serve(
    settings: Settings,
    host: str,
    listening: socket.socket,
    open_browser: bool,
    told: Told,
    table: TableAgainstBots | None,
) -> None:
    import uvicorn

    from remnants.server import app as application

    app = application.build(settings)
    hall: Hall = app.state.hall
    await hall.open()
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws_max_size=4 * settings.largest_message,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = uvicorn.Server(config)
    serving = asyncio.ensure_future(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        shown_host = "127.0.0.1" if host in ANYWHERE else host
        path = "/" if table is None else await table.make(hall)
        address = f"http://{shown_host}:{listening.getsockname()[1]}{path}"
        told(address)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, address)
    await serving


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast event loop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
