"""Every route is walked as a stranger, as another seat and as a spectator."""

import asyncio
from typing import Any

import pytest
from litestar import get
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from websockets.exceptions import ConnectionClosed

from remnants.server.errors import Denied
from remnants.server.http import guard
from tests.server.house import Browser, House
from tests.server.receiver import BrowserKeys

BODIES: dict[str, Any] = {
    "set_seat": {"kind": "bot", "level": "random"},
    "leave_seat": {},
    "seat_stand_in": {},
    "play": {"id": "stolen", "expect": 0, "choice": ["end"]},
    "undo": {"id": "stolen", "expect": 0},
    "sandbox": {},
    "say_something": {"text": "hi"},
    "write_notes": {"text": "mine"},
    "subscribe": BrowserKeys().subscription("https://push.example/stolen"),
    "set_webhook": {"url": "https://chat.example/stolen"},
    "import_record": {"record": {}},
    "create_table": {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]},
    "name_me": {"name": "Eve"},
    "look_at_invitation": {"token": "guessed"},
    "join": {"token": "guessed"},
    "watch": {"token": "guessed"},
    "bring_seat": {"token": "guessed"},
    "share_game": {"shared": True},
    "add_number": {"number": "0" * 32},
    "silence_seat": {"silenced": True},
    "mute_seat": {"muted": True},
    "report_seat": {"reason": "rude", "id": "one"},
    "set_passphrase": {"passphrase": None},
    "come_back": {"table": "guessed", "name": "Ada", "passphrase": "guessed as well"},
}
ANSWERS_STRANGERS = {
    "list_games",
    "game_texts",
    "game_rules",
    "list_lessons",
    "take_lesson",
    "list_puzzles",
    "list_tips",
    "solve_puzzle",
    "try_rule",
    "show_overview",
    "game_pack",
    "game_catalogue",
    "message_schema",
    "who_am_i",
    "name_me",
    "create_table",
    "import_record",
    "look_at_invitation",
    "join",
    "watch",
    "bring_seat",
    "list_devices",
    "end_device",
    "set_passphrase",
    "come_back",
    "push_key",
    "health",
    "prometheus",
    "page",
    "start_page",
}


def handlers(house: House) -> list[HTTPRouteHandler | WebsocketRouteHandler]:
    found: list[HTTPRouteHandler | WebsocketRouteHandler] = []
    for route in house.app.routes:
        for handler in getattr(route, "route_handlers", None) or [getattr(route, "route_handler", None)]:
            if isinstance(handler, HTTPRouteHandler | WebsocketRouteHandler) and handler not in found:
                found.append(handler)
    return found


def routes_of(house: House) -> list[tuple[str, str, str, str]]:
    """Every route of ours: method, path, name and whom it admits."""
    listed = []
    for handler in handlers(house):
        if not handler.fn.__module__.startswith("remnants."):
            continue
        admits = str(handler.opt.get("admits"))
        for path in handler.paths:
            methods = sorted(handler.http_methods) if isinstance(handler, HTTPRouteHandler) else ["SOCKET"]
            for method in [method for method in methods if method != "OPTIONS"]:
                listed.append((method, path, handler.fn.__name__, admits))
    return listed


def status_of(browser: Browser, method: str, path: str, name: str, table: str, seat: int) -> int:
    address = (
        path.replace("{table_id:str}", table)
        .replace("{seat:int}", str(seat))
        .replace("{position:int}", "1")
        .replace("{number:int}", "1")
    )
    address = address.replace("{link:str}", "invite").replace("{game:str}", "toy").replace("{language:str}", "en")
    address = address.replace("/{path:path}", "/")
    if method == "SOCKET":
        with browser.socket(table) as socket:
            try:
                if socket.next("push", "refused")["type"] == "push":
                    return 200
                socket.next()
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                return closed.rcvd.code - guard.CLOSE_CODES
        return 0
    return browser.call(method, address, BODIES.get(name, {} if method in ("POST", "PUT") else None)).status_code


def test_every_route_says_whom_it_admits(house: House) -> None:
    routes = routes_of(house)
    assert len(routes) > 30
    for method, path, _, admits in routes:
        assert admits in guard.ADMISSIONS, f"{method} {path} admits nobody knows whom"
    open_routes = {name for _, _, name, admits in routes if admits == guard.ANYONE}
    assert open_routes == ANSWERS_STRANGERS
    for method, path, name, admits in routes:
        if method not in ("GET", "HEAD", "SOCKET") and "{table_id" in path:
            private = name in ("mute_seat", "report_seat")
            admitted = (guard.PLAYER, guard.HOLDER, guard.HOST, *([guard.COMPANY] if private else []))
            assert admits in admitted, f"{name} changes a table for anybody"


def test_a_route_that_does_not_say_admits_nobody(house: House) -> None:
    @get("/forgotten")
    async def forgotten() -> None:
        """A route whose author thought of nobody."""

    connection: Any = None
    with pytest.raises(Denied) as denied:
        asyncio.run(guard.check(connection, forgotten))
    assert denied.value.status == 403


@pytest.mark.parametrize("who", ["stranger", "other guest", "spectator", "other seat"])
def test_all_routes_refuse_who_has_no_business_there(house: House, who: str) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "open")
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    person = bob if who == "other seat" else house.browser("Eve")
    if who == "other guest":
        person.put("/api/me", {"name": "Eve"})
    if who == "spectator":
        person.watch(ada, table)
    before = ada.get(f"/api/tables/{table}")
    walked = 0
    for method, path, name, admits in routes_of(house):
        if "{table_id" not in path:
            continue
        allowed = {
            "stranger": [],
            "other guest": [],
            "spectator": [guard.AUDIENCE, guard.COMPANY],
            "other seat": [guard.AUDIENCE, guard.COMPANY, guard.PLAYER],
        }[who]
        if admits in allowed:
            continue
        status = status_of(person, method, path, name, table, seat=0)
        assert status == (401 if who == "stranger" else 403), f"{who}: {method} {path} answered {status}"
        walked += 1
    assert walked >= 7
    after = ada.get(f"/api/tables/{table}")
    assert (after["version"], after["seats"], after["phase"]) == (before["version"], before["seats"], before["phase"])


def test_a_spectator_may_look_but_not_touch(house: House) -> None:
    ada, eve = house.browser("Ada"), house.browser("Eve")
    table = ada.table("me", "me")
    eve.watch(ada, table)
    shown = eve.get(f"/api/tables/{table}")
    assert shown["you"]["spectator"] and shown["invite"] is None and shown["watch"] is None
    with eve.socket(table) as socket:
        push = socket.next("push")
        assert push["seat"] is None and push["choices"] == [] and push["refused"] == [] and push["undoable"] == 0
        for message in [
            {"type": "play", "id": "a", "expect": 0, "choice": ["end"]},
            {"type": "play", "id": "b", "expect": 0, "choice": ["end"], "seat": 0},
            {"type": "undo", "id": "c", "expect": 0, "seat": 0},
            {"type": "preview", "id": "d", "expect": 0, "choice": ["end"], "seat": 0},
            {"type": "look", "seat": 0},
            {"type": "chat", "text": "look at his cards", "seat": 0},
        ]:
            socket.send(**message)
            assert socket.next("refused", "done")["code"] == "not-yours", message
    assert eve.call("GET", f"/api/tables/{table}/view?seat=0").status_code == 403
    assert ada.get(f"/api/tables/{table}")["version"] == 0


def test_another_seat_cannot_play_or_look_through_the_socket(house: House) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "open")
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    with bob.socket(table) as socket:
        socket.next("push")
        socket.send(type="play", id="a", expect=0, choice=["end"], seat=0)
        assert socket.next("refused", "done")["code"] == "not-yours"
        socket.send(type="look", seat=0)
        assert socket.next("refused", "push")["code"] == "not-yours"
        socket.send(type="play", id="a", expect=0, choice=["end"])
        assert socket.next("refused", "done")["rule"] == "toy.order"
    with bob.socket(table, seat=0) as socket, pytest.raises(ConnectionClosed) as closed:
        assert socket.next("refused")["code"] == "not-yours"
        socket.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_a_foreign_page_cannot_act_in_a_players_name(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    body = {"id": "x", "expect": 0, "choice": ["end"]}
    path = f"/api/tables/{table}/seats/0/play"
    refused = ada.http.post(path, json=body, headers={"Origin": "http://evil.example"})
    assert refused.status_code == 403 and refused.json()["code"] == "foreign-page"
    assert ada.http.post(path, json=body, headers={"Origin": f"http://{ada.address}"}).status_code == 200


def test_a_forged_cookie_opens_nothing(house: House) -> None:
    ada, eve = house.browser("Ada"), house.browser("Eve")
    table = ada.table("me", "open")
    kept = house.game_server.tables._tables[table].kept
    for forged in [kept.host or "", "x" * 22, "y" * 5000, "null"]:
        eve.http.cookies.set("remnants_guest", forged)
        assert eve.call("GET", f"/api/tables/{table}").status_code in (401, 403)
