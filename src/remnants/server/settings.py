"""How a server is set up: where it keeps its games, how much it bears, how long bots may think."""

import os
import tomllib
from pathlib import Path
from typing import Any

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
    """Kits of games that are not installed, as `module:attribute`, for designers and tests; workers import them too."""
    extra_bots: tuple[str, ...] = ()
    """Further bots as `module:Class`, or as `level=module:Class` to give them a name of their own, from the simplest to
    the strongest; workers import them."""
    secure_cookie: bool = False
    """Whether the cookie is sent over https only: set it behind a proxy that ends https."""

    bot_workers: int = 0
    """Processes for bots; 0 leaves one core to the server."""
    bot_seconds: float = 10.0
    """How long any bot may think about one decision before a simpler one takes over."""
    bot_pause: float = 0.25
    """A bot answers no sooner than this, so that people can follow."""
    worker_start_seconds: float = 60.0
    worker_memory: int = 2 * 1024**3
    """Bytes of address space that a worker process may have."""
    calculation_workers: int = 1
    """Processes for what takes long: looking back, checking dice, chronicles, uploaded records."""
    calculation_seconds: float = 20.0
    calculations_waiting: int = 200
    trial_seconds: float = 5.0
    """How long an uploaded record may take to be loaded and tried; a table whose record takes longer is broken."""
    choice_trial_seconds: float = 2.0

    largest_message: int = 16 * 1024
    """Bytes of one message on a socket, and of the body of an ordinary request."""
    largest_record: int = 4 * 1024 * 1024
    messages_per_second: float = 20.0
    messages_at_once: float = 60.0
    requests_per_second: float = 100.0
    requests_at_once: float = 600.0
    tables_at_once: float = 100.0
    """How many tables one address may make in a row; then one every two seconds."""
    tables_per_guest: int = 200
    """Unfinished tables that one guest may have made."""
    guests_per_second: float = 0.2
    guests_at_once: float = 200.0
    """How many new guests may come from one address in a row."""
    devices_per_guest: int = 20
    """Browsers on which one person is known; a further one ends the one that was seen longest ago."""
    passphrases_tried_per_second: float = 1 / 30
    passphrases_tried_at_once: float = 5.0
    """How many times in a row one address may try a passphrase, and passphrases may be tried at one table."""
    reports_per_second: float = 1 / 60
    reports_at_once: float = 5.0
    chat_per_second: float = 0.5
    chat_at_once: float = 20.0
    largest_database: int = 0
    """Bytes beyond which no new tables are made; 0: as much as the disk holds."""
    sockets_per_address: int = 64
    connections: int = 4000
    """Connections that may wait to ask something, of everybody together."""
    connections_per_address: int = 200
    header_seconds: float = 20.0
    """How long a connection may take to say what it wants."""
    work_per_second: float = 0.25
    """Seconds of the server's time that one address may use in each second, once it has used `work_at_once`."""
    work_at_once: float = 8.0
    patience_with_floods: int = 200
    """How often an address is told that something is too much before its sockets are closed and it is shut out."""
    shut_out_seconds: float = 5.0
    """How long an address that went on nevertheless is not listened to."""
    away_seconds: float = 60.0
    """How long somebody must be disconnected before the host may seat a bot in the meantime."""

    clock_patience: float = 60.0
    """Seconds after the start of a server before a clock ends: nobody loses by the server having been away."""
    heartbeat_seconds: float = 10.0
    """How often servers on one PostgreSQL tell each other that they are there; three silences and one is gone."""
    own_address: str = ""
    """Where the other servers on one PostgreSQL reach this one, as in `http://10.0.0.7:8000`. Empty: where it listens,
    which is enough on one machine."""
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
    sleep_after: float = 120.0
    """Seconds after which a table that nobody has asked for is let go from memory."""
    wake_pause: float = 5.0
    """Seconds between two looks for tables at which a bot's turn or a notice is due."""
    abandoned_after_days: float = 90.0
    """Days after which an unfinished table at which nothing happened is put away: its bots rest, nobody is told, until
    somebody comes back. 0: never."""

    def workers(self) -> int:
        return self.bot_workers or max(1, cores() - 1)


def cores() -> int:
    """The cores this server may use: a container or a service unit may leave it fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def settings_of(file: str | Path | None, **given: Any) -> Settings:
    """The usual settings, changed by a TOML file, and that by whatever else is given and not empty.

    BadInput names the file and the setting.
    """
    written = {} if file is None else _read(Path(file))
    unknown = sorted(set(written) - set(Settings.__struct_fields__))
    if unknown:
        raise BadInput(f"{file}: there is no setting {unknown[0]!r}; there are {', '.join(Settings.__struct_fields__)}")
    negative = [name for name, value in written.items() if isinstance(value, int | float) and value < 0]
    if negative:
        raise BadInput(f"{file}: {negative[0]} is less than 0, which is the least it can be")
    values = {**written, **{name: value for name, value in given.items() if value}}
    try:
        settings = msgspec.convert(values, Settings, dec_hook=lambda kind, value: kind(value))
    except (msgspec.ValidationError, TypeError) as error:
        raise BadInput(f"{file}: {error}") from None
    check_public_address(settings.public_address)
    check_contact(settings.contact)
    return settings


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{file}: the settings cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{file}: this is no TOML: {error}") from None


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
