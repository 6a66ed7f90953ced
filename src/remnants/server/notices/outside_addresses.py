"""Where notices may go: out into the world, never back into the server's own network.

Whoever holds a seat names the address, so a server that followed every one could be sent to its own doors. What is
judged is the address that is connected to, at the moment a connection is made: names, spellings and redirections gain
nothing. What can be told from the text alone is told at once, to whoever wrote it.
"""

import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

from yarl import URL

from remnants.kernel.refusal import BadInput

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
CARRIERS = [ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48")]
"""NAT64: the last 32 bits of such an address are the IPv4 address that is meant."""
COMPATIBLE = ipaddress.IPv6Network("::/96")
LONGEST_NAME, LONGEST_LABEL = 253, 63
SITE_LOCAL = ipaddress.IPv6Network("fec0::/10")


class OwnNetwork(OSError):
    """The address lies in the server's own network."""


def is_outside(address: str) -> bool:
    """Whether an IP address belongs to the world at large, and so does every IPv4 address that it carries in itself."""
    found = ipaddress.ip_address(address.partition("%")[0])
    return all([one.is_global and not one.is_multicast and not one.is_reserved for one in _meant(found)])


def _meant(found: Address) -> list[Address]:
    """The addresses that a packet to this one may end up at."""
    if isinstance(found, ipaddress.IPv4Address):
        return [found]
    if found in SITE_LOCAL:
        return [ipaddress.IPv4Address("127.0.0.1")]
    last = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
    if found.ipv4_mapped is not None or found in COMPATIBLE or any([found in carrier for carrier in CARRIERS]):
        return [last]
    carried: list[Address] = [found]
    if found.sixtofour is not None:
        carried.append(found.sixtofour)
    if found.teredo is not None:
        carried += found.teredo
    return carried


def outside_socket(address: Any) -> socket.socket:
    """The socket for one address, as the HTTP client is about to connect to it; raises OwnNetwork instead."""
    family, kind, protocol, _, place = address
    if not is_outside(str(place[0])):
        raise OwnNetwork(f"{place[0]} is an address of the server's own network")
    return socket.socket(family, kind, protocol)


def leads_inside(error: BaseException) -> bool:
    """Whether a connection failed because its address lies in the own network."""
    reasons = [error, getattr(error, "os_error", None), error.__cause__, *getattr(error, "exceptions", ())]
    nested = getattr(getattr(error, "os_error", None), "exceptions", ())
    return any([isinstance(reason, OwnNetwork) for reason in [*reasons, *nested]])


def check_address(url: str, inside_too: bool, https_only: bool) -> str:
    """The address if notices may be sent there as far as can be told from it; BadInput with a sentence if not."""
    try:
        parts = urlsplit(url)
        host, _ = URL(url).host or "", parts.port
    except (ValueError, UnicodeError):
        raise BadInput(f"{url[:80]!r} is no address; https://chat.example/hook would be one") from None
    schemes = ("https",) if https_only and not inside_too else ("https", "http")
    if parts.scheme not in schemes or not host or not url.isprintable() or " " in url:
        raise BadInput(f"{url[:80]!r} is no address for notices; {schemes[0]}://chat.example/hook would be one")
    if not _can_be_looked_up(host):
        raise BadInput(f"{host[:80]!r} is no name that can be looked up; chat.example would be one")
    if parts.username is not None or parts.password is not None:
        raise BadInput("an address for notices has no name and password in it")
    if not inside_too and not _may_be_outside(host):
        raise BadInput(f"{host[:80]} is an address of the server's own network; notices go to addresses outside it")
    return url


def _can_be_looked_up(host: str) -> bool:
    """Whether a host is an address, or a name whose parts are neither empty nor too long."""
    labels = host.removesuffix(".").split(".")
    return ":" in host or (len(host) <= LONGEST_NAME and all([0 < len(label) <= LONGEST_LABEL for label in labels]))


def _may_be_outside(host: str) -> bool:
    """Whether a host, spelt as it will be looked up, can be outside; a name is judged again when it is looked up."""
    try:
        return is_outside(host)
    except ValueError:
        pass
    name = host.lower().rstrip(".")
    if name.rpartition(".")[2].isdigit() or name.rpartition(".")[2].startswith("0x"):
        return False
    return name != "localhost" and not name.endswith((".localhost", ".local", ".internal"))
