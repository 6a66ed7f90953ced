"""Being told when it is one's turn: by web push, and by a webhook."""

from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from remnants.server.errors import Denied
from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnyRequest
from remnants.server.http.guard import ANYONE, HOLDER
from remnants.server.http.guests import guest_of
from remnants.server.http.messages import Notices, NoticesTried, PushKey, PushShown, WebhookShown
from remnants.server.http.requests import PushSubscription, WebhookWish
from remnants.server.notices.outside_addresses import check_address
from remnants.server.notices.web_push import check_keys
from remnants.server.storage import notice_queries
from remnants.server.storage.notice_queries import Addresses, Browser, Webhook


@get("/api/push", opt={"admits": ANYONE})
async def push_key(state: State) -> PushKey:
    """The key that a browser subscribes to web push with."""
    game_server: GameServer = state.game_server
    return PushKey(game_server.notices.signature.public_key)


async def addresses_of(request: AnyRequest, game_server: GameServer, table_id: str, seat: int) -> Addresses:
    guest = guest_of(request) or ""
    return await game_server.storage.do(lambda connection: notice_queries.addresses(connection, table_id, seat, guest))


async def shown(request: AnyRequest, game_server: GameServer, table_id: str, seat: int) -> Notices:
    found = await addresses_of(request, game_server, table_id, seat)
    hook = found.webhook
    return Notices(
        webhook=None if hook is None else WebhookShown(hook.url, hook.language),
        webhook_trouble=None if hook is None else hook.trouble,
        push=[PushShown(browser.endpoint, browser.language) for browser in found.browsers],
    )


@get("/api/tables/{table_id:str}/seats/{seat:int}/notices", opt={"admits": HOLDER})
async def show_notices(request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int]) -> Notices:
    """Who is told when it is this seat's turn."""
    return await shown(request, state.game_server, table_id, seat)


@put("/api/tables/{table_id:str}/seats/{seat:int}/push", opt={"admits": HOLDER})
async def subscribe(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[PushSubscription]
) -> Notices:
    """This browser is told by web push."""
    game_server: GameServer = state.game_server
    guest = guest_of(request) or ""
    check_address(data.endpoint, game_server.settings.notices_to_own_network, https_only=True)
    check_keys(data.keys.p256dh, data.keys.auth)
    browser = Browser(data.endpoint, data.keys.p256dh, data.keys.auth, data.language, str(request.base_url))
    await game_server.storage.do(
        lambda connection: notice_queries.save_browser(connection, table_id, seat, guest, browser),
    )
    return await shown(request, game_server, table_id, seat)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/push", status_code=200, opt={"admits": HOLDER})
async def unsubscribe(
    request: AnyRequest,
    state: State,
    table_id: FromPath[str],
    seat: FromPath[int],
    endpoint: FromQuery[str | None] = None,
) -> Notices:
    """A browser of this seat is told no more, or none of them."""
    game_server: GameServer = state.game_server
    await game_server.storage.do(lambda connection: notice_queries.forget_browser(connection, table_id, seat, endpoint))
    return await shown(request, game_server, table_id, seat)


@put("/api/tables/{table_id:str}/seats/{seat:int}/webhook", opt={"admits": HOLDER})
async def set_webhook(
    request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[WebhookWish]
) -> Notices:
    """A chat service or program is told."""
    game_server: GameServer = state.game_server
    guest = guest_of(request) or ""
    check_address(data.url, game_server.settings.notices_to_own_network, https_only=False)
    webhook = Webhook(data.url, data.language, str(request.base_url))
    await game_server.storage.do(
        lambda connection: notice_queries.save_webhook(connection, table_id, seat, guest, webhook),
    )
    return await shown(request, game_server, table_id, seat)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/webhook", status_code=200, opt={"admits": HOLDER})
async def remove_webhook(request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int]) -> Notices:
    """The webhook is told no more."""
    game_server: GameServer = state.game_server
    await game_server.storage.do(lambda connection: notice_queries.forget_webhook(connection, table_id, seat))
    return await shown(request, game_server, table_id, seat)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/notices/try",
    status_code=200,
    opt={"admits": HOLDER, "sends_notices": True},
)
async def try_notices(request: AnyRequest, state: State, table_id: FromPath[str], seat: FromPath[int]) -> NoticesTried:
    """Sends a notice now, so that one sees whether it arrives."""
    game_server: GameServer = state.game_server
    found = await addresses_of(request, game_server, table_id, seat)
    if not found:
        raise Denied("wrong-phase", "there is nobody to tell yet: allow notices in this browser, or set a webhook")
    return await game_server.notices.try_out(await game_server.tables.find(table_id), seat, found)
