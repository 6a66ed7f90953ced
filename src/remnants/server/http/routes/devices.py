"""The devices somebody is known on: listing and ending them, and coming back on a new one by a passphrase."""

from litestar import Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from remnants.server.errors import Denied
from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import ANYONE
from remnants.server.http.guests import COOKIE, device_of, guest_of, network_behind, new_device
from remnants.server.http.people_messages import DeviceShown, DevicesShown, Joined
from remnants.server.http.requests import ComingBack, PassphraseWish
from remnants.server.people.passphrases import SHORTEST, as_meant
from remnants.server.storage import device_queries

NOBODY = "nobody at this table goes by that name and passphrase"


@get("/api/me/devices", opt={"admits": ANYONE})
async def list_devices(request: AnyRequest, state: State) -> DevicesShown:
    """The browsers on which one is known, the one seen last first."""
    return await devices_shown(request, state.game_server)


@delete("/api/me/devices/{device:str}", status_code=200, opt={"admits": ANYONE})
async def end_device(request: AnyRequest, state: State, device: FromPath[str]) -> Response[DevicesShown]:
    """Signs a browser out; what is open there is closed at once. The own one may be ended too."""
    game_server: GameServer = state.game_server
    guest = known_guest(request)
    kept = await game_server.storage.do(lambda connection: device_queries.devices_of(connection, guest))
    ended = [one.key_hash for one in kept if one.id == device]
    if not ended:
        raise Denied("unknown", "there is no such device of yours")
    await game_server.devices.end(ended)
    if device_of(request) not in ended:
        return Response(await devices_shown(request, game_server))
    answer = Response(DevicesShown([], False))
    answer.delete_cookie(COOKIE)
    return answer


@put("/api/me/passphrase", opt={"admits": ANYONE})
async def set_passphrase(request: AnyRequest, state: State, data: JSONBody[PassphraseWish]) -> DevicesShown:
    """Sets the passphrase to come back by on any device, or none."""
    game_server: GameServer = state.game_server
    guest = known_guest(request)
    kept = None
    if data.passphrase is not None:
        if len(as_meant(data.passphrase)) < SHORTEST:
            raise Denied("bad-input", f"a passphrase has at least {SHORTEST} letters; four words are good")
        game_server.quotas.check_passphrase(network_behind(request), f"set by {guest}")
        kept = await game_server.passphrases.hashed(data.passphrase)
    await game_server.storage.do(lambda connection: device_queries.keep_passphrase(connection, guest, kept))
    return await devices_shown(request, game_server)


@post("/api/return", status_code=200, opt={"admits": ANYONE})
async def come_back(request: AnyRequest, state: State, data: JSONBody[ComingBack]) -> Response[Joined]:
    """Makes this browser a device of whoever goes by that name at that table, if the passphrase is theirs."""
    game_server: GameServer = state.game_server
    game_server.quotas.check_passphrase(network_behind(request), data.table)
    name = " ".join(data.name.split())
    found = await game_server.storage.do(lambda connection: device_queries.holders_called(connection, data.table, name))
    owner = None
    for guest, kept in found or [("", None)]:
        if await game_server.passphrases.fits(data.passphrase, kept):
            owner = guest
    if owner is None:
        raise Denied("not-yours", NOBODY)
    table = await game_server.tables.find(data.table)
    here = guest_of(request)
    if here == owner:
        return Response(Joined(data.table, table.seats_held(owner)))
    if here is not None:
        await check_nothing_is_lost(game_server, here)
    cookie, _ = await new_device(request, game_server, owner)
    return Response(Joined(data.table, table.seats_held(owner)), cookies=[cookie])


async def check_nothing_is_lost(game_server: GameServer, guest: str) -> None:
    """Denied where somebody else plays in this browser, who would be shut out."""
    games = await game_server.storage.do(lambda connection: device_queries.games_under_way(connection, guest))
    if games:
        raise Denied(
            "wrong-phase",
            f"somebody has a seat at {games} unfinished tables in this browser; use another one or a private window",
        )


def known_guest(request: AnyRequest) -> str:
    guest = guest_of(request)
    if guest is None:
        raise Denied("stranger", "this browser is not known yet: make a table or join one first")
    return guest


async def devices_shown(request: AnyRequest, game_server: GameServer) -> DevicesShown:
    guest = known_guest(request)
    kept = await game_server.storage.do(lambda connection: device_queries.devices_of(connection, guest))
    passphrase = await game_server.storage.do(lambda connection: device_queries.passphrase_of(connection, guest))
    here = device_of(request)
    shown = [DeviceShown(one.id, one.described, one.created, one.seen, one.key_hash == here) for one in kept]
    return DevicesShown(shown, passphrase is not None)
