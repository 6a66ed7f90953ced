"""`remnants serve`: the server, where it is installed."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from remnants.commands.checks import port_number
from remnants.kernel.refusal import BadInput

HOW_TO_INSTALL = "the server is not installed here; pip install 'remnants[server]' brings it"
NEEDED = ("litestar", "uvicorn", "sqlalchemy")


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    packs: Path | None = None,
    bots: str = "",
    public_address: str = "",
    contact: str = "",
    settings: Path | None = None,
    check: bool = False,
) -> None:
    """Serve tables for people and bots in the browser.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 is every address of this machine.
    port
        The port to listen at; 0 takes any free one.
    database
        Where tables are kept: the path of an SQLite file or a PostgreSQL URL. Left out, it is the usual file.
    packs
        A folder with further content packs: packs/<game>/<name>.
    bots
        Further bots that tables may ask for, such as my_bots:Careful,tough=my_bots:Bold.
    public_address
        The address people open, as in https://games.example: it stands in notices.
    contact
        How push services reach you, as in mailto:you@games.example.
    settings
        A TOML file with further settings, such as abandoned_after_days = 30; what is given above goes before it.
    check
        Serve nothing: try today's rules on every unfinished game, and say which cannot go on.
    """
    if check:
        for line in server().check(database=database, packs=packs, settings_file=settings):
            print(line)
        return
    server().serve(
        host=host,
        port=port_number(port),
        database=database,
        packs=packs,
        bots=tuple([bot.strip() for bot in bots.split(",") if bot.strip()]),
        public_address=public_address,
        contact=contact,
        settings_file=settings,
    )


def server() -> Any:
    """The server's package; raises BadInput where something it needs is missing."""
    if not server_installed():
        raise BadInput(HOW_TO_INSTALL)
    return import_module("remnants.server")


def server_installed() -> bool:
    return all([find_spec(name) is not None for name in NEEDED]) and find_spec("remnants.server") is not None


def page_built() -> bool:
    """Whether the page for the browser comes with this installation."""
    spec = find_spec("remnants.server")
    if spec is None or not spec.submodule_search_locations:
        return False
    return (Path(spec.submodule_search_locations[0]) / "static" / "index.html").is_file()
