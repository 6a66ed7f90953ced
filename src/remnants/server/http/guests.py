"""Guests: people whose browsers are known by a random secret in a cookie that no script can read."""

from litestar.datastructures import Cookie

from remnants.server import random_keys
from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnyConnection
from remnants.server.http.limits import network_of
from remnants.server.people.devices import described
from remnants.server.storage import queries
from remnants.server.tables.visitor import Visitor

COOKIE = "remnants_guest"
TEN_YEARS = 10 * 365 * 24 * 3600
LONGEST_SECRET = 64


def device_of(connection: AnyConnection) -> str | None:
    """The hash of a browser's secret, by which it is known; None for one that has none yet."""
    secret = connection.cookies.get(COOKIE)
    if not secret or len(secret) > LONGEST_SECRET:
        return None
    return random_keys.hashed(secret)


async def recognise(connection: AnyConnection, game_server: GameServer) -> None:
    """Finds out whose device a request comes from, for `guest_of`. Done for every request before anybody is let in."""
    device = device_of(connection)
    connection.state.guest = (
        None if device is None else await game_server.devices.guest_behind(device, described_by(connection))
    )


def guest_of(connection: AnyConnection) -> str | None:
    """Who is behind a request; None for somebody who is not known yet, or no longer."""
    guest: str | None = connection.state.get("guest")
    return guest


def described_by(connection: AnyConnection) -> str:
    """The browser behind a request, in two words."""
    return described(connection.headers.get("user-agent", ""))


def network_behind(connection: AnyConnection) -> str:
    """Where a request comes from, as it is counted."""
    return network_of(connection.client.host if connection.client is not None else "unknown")


def origin_of(connection: AnyConnection) -> str:
    """Where a request comes from, as it is kept: nobody can read the address from it."""
    return random_keys.hashed(f"network {network_behind(connection)}")


class Welcome(Visitor):
    """A guest about to do something; `cookie` is set for one who had none."""

    def __init__(self, guest: str, name: str, origin: str, cookie: Cookie | None) -> None:
        super().__init__(guest, name, origin)
        self.cookie = cookie

    @property
    def cookies(self) -> list[Cookie]:
        return [] if self.cookie is None else [self.cookie]


async def welcome(connection: AnyConnection, game_server: GameServer, name: str | None) -> Welcome:
    """The guest behind a request, given a secret if there is none, remembered under the name if one is given."""
    given = " ".join(name.split()) if name else None
    known = guest_of(connection)
    cookie = None
    if known is None:
        game_server.quotas.check_new_guest(network_behind(connection))
        cookie, known = await new_device(connection, game_server, None)
        connection.state.guest = known
    guest = known
    await game_server.storage.do(lambda database: queries.name_guest(database, guest, given or None))
    kept = await game_server.storage.do(lambda database: queries.guest_name(database, guest))
    return Welcome(guest, kept or "Guest", origin_of(connection), cookie)


async def new_device(connection: AnyConnection, game_server: GameServer, guest: str | None) -> tuple[Cookie, str]:
    """Makes the browser behind a request a device of somebody, or of somebody new; gives its cookie and who it is."""
    secret = random_keys.new_secret()
    device = random_keys.hashed(secret)
    owner = guest or device
    await game_server.devices.add(device, owner, described_by(connection), instead_of=device_of(connection))
    return guest_cookie(secret, game_server.settings.secure_cookie or connection.url.scheme == "https"), owner


def guest_cookie(secret: str, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=TEN_YEARS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )
