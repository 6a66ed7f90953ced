"""How a server is set up: where it keeps its games, how much it bears, how long bots may think."""

import os
from pathlib import Path

import msgspec

from remnants.kernel.refusal import BadInput

STATIC_FOLDER = Path(__file__).parent / "static"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. The usual values suit one machine and some hundred tables."""

    database: str = ""
    """A database URL (`sqlite:///file` or `postgresql://user@host/name`) or a file name; empty: the user's own file."""
    static_folder: Path = STATIC_FOLDER
    packs_folder: Path | None = None
    """Packs that tables may name: `<packs_folder>/<game>/<pack>/*.toml`."""
    extra_games: tuple[str, ...] = ()
    """Further games as `module:attribute`, for designers and tests; workers import them too."""
    extra_bots: tuple[str, ...] = ()
    """Further bots as `level=module:attribute`, from the simplest to the strongest; workers import them."""
    secure_cookie: bool = False
    """Whether the cookie is sent over https only: set it behind a proxy that ends https."""

    bot_workers: int = 0
    """Processes for bots; 0 leaves one core to the server."""
    bot_seconds: float = 10.0
    """How long any bot may think about one decision before a simpler one takes over."""
    bot_pause: float = 0.25
    """A bot answers no sooner than this, so that people can follow."""
    worker_start_seconds: float = 60.0

    largest_message: int = 16 * 1024
    """Bytes of one message on a socket, and of the body of an ordinary request."""
    largest_record: int = 4 * 1024 * 1024
    messages_per_second: float = 20.0
    messages_at_once: float = 60.0
    requests_per_second: float = 100.0
    requests_at_once: float = 600.0
    tables_at_once: float = 100.0
    """How many tables one address may make in a row; then one every two seconds."""
    sockets_per_address: int = 64
    patience_with_floods: int = 200
    """Messages refused as too many before the socket is closed."""
    away_seconds: float = 60.0
    """How long somebody must be disconnected before the host may seat a bot in the meantime."""
    replay_snapshot_every: int = 24

    heartbeat_seconds: float = 10.0
    """How often servers on one PostgreSQL tell each other that they are there; three silences and one is gone."""
    claim_pause: float = 1.0
    """Seconds until a server asks again whether another one still plays for a table's bots."""

    notice_delay: float = 5.0
    """Seconds that nobody of a seat has been connected before it is told that it is its turn."""
    notice_unanswered: float = 120.0
    """Seconds after which somebody who is connected but does not answer is told too; 0: never."""
    notice_tries: int = 4
    notice_pause: float = 2.0
    """Seconds before a notice that failed is tried again; each time twice as long."""
    notice_seconds: float = 10.0
    """How long a push service or webhook may take to answer."""
    notices_tried_at_once: float = 10.0
    """How many times in a row one address may try notices out; then once every five seconds."""
    notices_to_own_network: bool = False
    """Whether notices may go to loopback and private addresses, and push to plain http: for tests and home networks."""
    public_address: str = ""
    """The address people open, as in `https://games.example`, for notices. Empty: where they were asked for."""
    contact: str = "mailto:table@remnants.example"
    """How push services reach whoever runs this server (`mailto:` or `https:`); some refuse notices without it."""
    most_finished_tables_in_memory: int = 500

    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


def check_public_address(address: str) -> str:
    """The address if people can open it; empty stays empty."""
    if address and not address.startswith(("https://", "http://")):
        raise BadInput(f"{address[:80]!r} is no address that can be opened; https://games.example would be one")
    return address


def check_contact(contact: str) -> str:
    """The contact if push services can read it."""
    if not contact.startswith(("mailto:", "https://")):
        raise BadInput(f"{contact[:80]!r} is no contact; mailto:you@games.example would be one")
    return contact


def usual_database() -> str:
    """The file in the user's own folder where games are kept unless told otherwise."""
    data_home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(data_home) / "remnants" / "tables.sqlite")
