"""Where notices may go: out into the world, never back into the server's own network.

Whoever holds a seat names the address, so a server that followed every one could be sent to its own doors.
"""

import ipaddress
import socket
from urllib.parse import urlsplit

from aiohttp import abc
from aiohttp.resolver import DefaultResolver

from remnants.kernel.refusal import BadInput


class OwnNetwork(OSError):
    """The address lies in the server's own network."""


def is_outside(address: str) -> bool:
    """Whether an IP address belongs to the world at large."""
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_global and not (mapped or found).is_multicast


class OutsideResolver(abc.AbstractResolver):
    """Looks names up when a connection is made, and gives only addresses outside.

    The answer is what is connected to, so a name that changes its mind after it was checked gains nothing.
    """

    def __init__(self) -> None:
        self._resolver = DefaultResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[abc.ResolveResult]:
        found = await self._resolver.resolve(host, port, family)
        outside = [result for result in found if is_outside(result["host"])]
        if not outside:
            raise OwnNetwork(f"{host} is an address of the server's own network")
        return outside

    async def close(self) -> None:
        await self._resolver.close()


def check_address(url: str, inside_too: bool, https_only: bool) -> str:
    """The address if notices may be sent there as far as can be told from it; BadInput with a sentence if not."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise BadInput(f"{url[:80]!r} is no address; https://chat.example/hook would be one") from None
    schemes = ("https",) if https_only and not inside_too else ("https", "http")
    if parts.scheme not in schemes or not host or not url.isprintable() or " " in url:
        raise BadInput(f"{url[:80]!r} is no address for notices; {schemes[0]}://chat.example/hook would be one")
    if parts.username is not None or parts.password is not None:
        raise BadInput("an address for notices has no name and password in it")
    if not inside_too and not _may_be_outside(host):
        raise BadInput(f"{host[:80]} is an address of the server's own network; notices go to addresses outside it")
    return url


def _may_be_outside(host: str) -> bool:
    """Whether a host can be outside: an IP address is checked at once, a name again when it is looked up."""
    try:
        return is_outside(host)
    except ValueError:
        pass
    if host.replace(".", "").isdigit() or host.lower().startswith("0x"):
        return False
    name = host.lower().rstrip(".")
    return name != "localhost" and not name.endswith((".localhost", ".local", ".internal"))
