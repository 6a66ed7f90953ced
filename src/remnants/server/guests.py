"""Guests: browsers known by a random secret in a cookie that no script can read."""

from litestar.datastructures import Cookie

from remnants.server import archive, keys
from remnants.server.connections import AnyConnection
from remnants.server.hall import Hall

COOKIE = "remnants_guest"
TEN_YEARS = 10 * 365 * 24 * 3600
LONGEST_SECRET = 64


def guest_of(connection: AnyConnection) -> str | None:
    """The hash of a browser's secret, by which it is known; None for one that has none yet."""
    secret = connection.cookies.get(COOKIE)
    if not secret or len(secret) > LONGEST_SECRET:
        return None
    return keys.hashed(secret)


class Welcome:
    """A guest about to do something; `cookie` is set for one who had none."""

    def __init__(self, guest: str, name: str, cookie: Cookie | None) -> None:
        self.guest = guest
        self.name = name
        self.cookie = cookie

    @property
    def cookies(self) -> list[Cookie]:
        return [] if self.cookie is None else [self.cookie]


async def welcome(connection: AnyConnection, hall: Hall, name: str | None) -> Welcome:
    """The guest behind a request, given a secret if there is none, remembered under the name if one is given."""
    given = " ".join(name.split()) if name else None
    known = guest_of(connection)
    cookie = None
    if known is None:
        secret = keys.new_secret()
        known = keys.hashed(secret)
        cookie = guest_cookie(secret, hall.settings.secure_cookie or connection.url.scheme == "https")
    guest = known
    await hall.storage.do(lambda database: archive.name_guest(database, guest, given or None))
    kept = await hall.storage.do(lambda database: archive.guest_name(database, guest))
    return Welcome(guest, kept or "Guest", cookie)


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
