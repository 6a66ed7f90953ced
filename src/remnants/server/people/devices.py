"""Devices: the browsers on which somebody is known, each by the secret in its cookie.

A person has one device to begin with, and further ones by a passphrase. Each can be ended, and is then a stranger at
once, at whichever server it is connected.
"""

import time
from collections.abc import Sequence
from typing import Protocol

from sqlalchemy import Connection

from remnants.server.cluster.news import News
from remnants.server.errors import Denied
from remnants.server.settings import Settings
from remnants.server.storage import device_queries, queries
from remnants.server.storage.database import Storage
from remnants.server.storage.device_queries import DeviceKept

SECONDS_BETWEEN_SIGHTINGS = 600.0
"""When a device was last seen is written down no more often than this."""
MOST_KNOWN = 50_000
ENDED = "this device has been signed out"


class OpenSocket(Protocol):
    """A socket that can be closed with a reason."""

    def end(self, reason: Denied) -> None:
        """Nothing more is told but why."""


class Known:
    """Whose device it is, and when that was last written down."""

    __slots__ = ("guest", "noted")

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.noted = time.monotonic()


class Devices:
    """Who is behind which device, and the sockets each has open here."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self._known: dict[str, Known] = {}
        self._sockets: dict[str, list[OpenSocket]] = {}

    async def guest_behind(self, device: str, described: str) -> str | None:
        """The guest whose device this is; None for one that nobody is known by."""
        known = self._known.get(device)
        if known is not None and time.monotonic() - known.noted < SECONDS_BETWEEN_SIGHTINGS:
            return known.guest
        guest = await self.storage.do(lambda connection: device_queries.seen(connection, device, described))
        if guest is None:
            self._known.pop(device, None)
            return None
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[device] = Known(guest)
        return guest

    async def add(self, device: str, guest: str, described: str, instead_of: str | None = None) -> None:
        """Makes a browser a device of somebody, where they are known from now on; the oldest ones make room."""
        most = self.settings.devices_per_guest

        def work(connection: Connection) -> list[str]:
            queries.name_guest(connection, guest, None)
            device_queries.add_device(connection, DeviceKept(device, guest, described, queries.now(), queries.now()))
            ended = [kept.key_hash for kept in device_queries.devices_of(connection, guest)[most:]]
            if instead_of is not None:
                ended.append(instead_of)
            self._write_end(connection, ended)
            return ended

        self.forget(await self.storage.do(work))
        self._known[device] = Known(guest)

    async def end(self, devices: Sequence[str]) -> None:
        """Ends some devices: what is open there is closed, here and at the other servers."""
        await self.storage.do(lambda connection: self._write_end(connection, devices))
        self.forget(devices)

    def _write_end(self, connection: Connection, devices: Sequence[str]) -> None:
        for device in devices:
            device_queries.end_device(connection, device)
            self.storage.announce(connection, News("ended", guest=device))

    def forget(self, devices: Sequence[str]) -> None:
        """Takes in that some devices are nobody's any more."""
        for device in devices:
            self._known.pop(device, None)
            for socket in self._sockets.get(device, [])[:]:
                socket.end(Denied("stranger", ENDED))

    async def look_again(self) -> None:
        """Asks the database whose devices these are, where news of the other servers may have been missed."""
        self._known.clear()
        open_here = list(self._sockets)
        left = await self.storage.do(lambda connection: device_queries.still_there(connection, open_here))
        self.forget([device for device in open_here if device not in left])

    # ------------------------------------------------------------------ open sockets

    def opened(self, device: str, socket: OpenSocket) -> None:
        self._sockets.setdefault(device, []).append(socket)

    def closed(self, device: str, socket: OpenSocket) -> None:
        left = self._sockets.get(device, [])
        if socket in left:
            left.remove(socket)
        if not left:
            self._sockets.pop(device, None)


BROWSERS = {"Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def described(user_agent: str) -> str:
    """A browser in two words, so that its owner knows it again: what it says of itself is far too much to keep."""
    found = [next((name for mark, name in names.items() if mark in user_agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join([word for word in found if word])
