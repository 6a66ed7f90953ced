"""Starting a server, and a table against bots for somebody who just wants to play."""

import asyncio
import contextlib
import gc
import logging
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from remnants.kernel.refusal import BadInput
from remnants.server.settings import Settings, settings_of

if TYPE_CHECKING:
    from remnants.server.game_server import GameServer

Told = Callable[[str], None]
"""Is told the address to open, once the server answers there."""
ANYWHERE = ("", "0.0.0.0", "::")
LOOKS_BEFORE_ALL = 100
"""Looks at what is younger before everything is looked through."""
SOCKET_PATIENCE = 60.0
"""Seconds that a socket may leave a sign of life unanswered: a busy machine or a poor connection is no farewell."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    open_browser: bool = False,
    *,
    packs: str | Path | None = None,
    bots: tuple[str, ...] = (),
    secure_cookie: bool = False,
    public_address: str = "",
    contact: str = "",
    settings_file: str | Path | None = None,
    told: Told = print,
) -> None:
    """Serves until interrupted. `port` 0 takes any free one. Raises BadInput if it cannot start.

    `bots` are further ones that tables may ask for, each `module:Class` or `level=module:Class`. What is given here
    goes before what the settings file says.
    """
    settings = settings_of(
        settings_file,
        database=database,
        extra_bots=bots,
        packs_folder=packs,
        secure_cookie=secure_cookie,
        public_address=public_address,
        contact=contact,
    )
    check_bots(settings.extra_bots)
    run(settings, host, port, open_browser, told)


def check(database: str = "", *, packs: str | Path | None = None, settings_file: str | Path | None = None) -> list[str]:
    """Tries today's rules on every unfinished game; gives a line for each that cannot go on, and how many there are."""
    from remnants.server import checking

    return checking.check(settings_of(settings_file, database=database, packs_folder=packs))


def reports(database: str = "", *, everything: bool = False, done: str = "") -> list[str]:
    """What people reported of each other, in lines; `done` names a report that has been dealt with."""
    from remnants.server.people import reports as kept

    return kept.reports(database, everything, done)


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
    """Serves with a table against bots ready: the address that is told leads straight to its first decision.

    A level may also be somebody's bot, `module:Class`.
    """
    bots = (level,) if level is not None and ":" in level else ()
    check_bots(bots)
    wanted = TableAgainstBots(game, level, players)
    wanted.check()
    run(Settings(database=database, extra_bots=bots), "127.0.0.1", port, open_browser, told, wanted)


def check_bots(bots: tuple[str, ...]) -> None:
    """Takes in bots that somebody brought; raises BadInput if one cannot be imported."""
    from remnants.bots.registry import maker_of
    from remnants.server.thinking import bot_levels

    for bot in bots:
        maker_of(bot_levels.named(bot)[1])
    bot_levels.add(bots)


class TableAgainstBots:
    """A table with one open seat and bots in the others; it begins when somebody takes the seat."""

    def __init__(self, game: str, level: str | None = None, players: int | None = None) -> None:
        self.game = game
        self.level = level
        self.players = players

    def check(self) -> None:
        """Raises BadInput if there is no such game, bot or number of players."""
        from remnants import kits
        from remnants.server.thinking import bot_levels

        game = kits.game(self.game)
        if self.level is not None:
            bot_levels.check_level(self.game, self.level)
        if self.players is not None:
            game.check_players(self.players)

    async def make(self, game_server: "GameServer") -> str:
        """Makes the table and gives the path that leads to its open seat."""
        from remnants.server.http.requests import SeatWish, TableWish

        game = game_server.games.game(self.game)
        players = self.players or max(game.fewest_players, min(3, game.most_players))
        seats = [SeatWish("open"), *[SeatWish("bot", level=self.level) for _ in range(players - 1)]]
        table = await game_server.maker.create(TableWish(self.game, seats, start_when_full=True), None)
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
    raise_handle_limit()
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


def raise_handle_limit() -> None:
    """Lets the process have as many files and connections open as the system allows it."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def look_through_memory_seldom() -> None:
    """Looking for what nobody holds any more halts all tables, with two hundred of them for a tenth of a second.

    What a server has once it is started stays and is never looked at again, and the rest a tenth as often as usual.
    """
    gc.collect()
    gc.freeze()
    youngest, middle, _ = gc.get_threshold()
    gc.set_threshold(youngest, middle, LOOKS_BEFORE_ALL)


async def _serve(
    settings: Settings,
    host: str,
    listening: socket.socket,
    open_browser: bool,
    told: Told,
    table: TableAgainstBots | None,
) -> None:
    import uvicorn

    from remnants.server.http import application
    from remnants.server.http.listening import OpenConnections, Quietly, protocols
    from remnants.server.http.reading import Readings

    app = application.build(settings)
    game_server: GameServer = app.state.game_server
    await game_server.open()
    connections = OpenConnections(settings, game_server.doors, Readings(game_server.workload))
    http, sockets = protocols(connections)
    logging.getLogger("uvicorn.error").addFilter(Quietly())
    config = uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        log_level="warning",
        ws_max_size=4 * settings.largest_message,
        ws_ping_timeout=SOCKET_PATIENCE,
        timeout_graceful_shutdown=3,
        server_header=False,
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    serving = asyncio.ensure_future(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        look_through_memory_seldom()
        reached_at = f"http://{'127.0.0.1' if host in ANYWHERE else host}:{listening.getsockname()[1]}"
        await game_server.owners.open(settings.own_address or reached_at)
        shown_host = "127.0.0.1" if host in ANYWHERE else host
        path = "/" if table is None else await table.make(game_server)
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
