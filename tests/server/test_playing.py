"""Whole games over real sockets, and everything a table offers besides."""

from typing import Any

from remnants.kernel.chance import commitment
from tests.server.house import Browser, House, Socket


def play_out(table: str, *players: Browser) -> None:
    """Plays a game to its end over HTTP: whoever holds the deciding seat rolls."""
    while True:
        shown = players[0].get(f"/api/tables/{table}")
        if shown["phase"] == "over":
            return
        seat = shown["decides"]
        for player in players:
            if seat in player.get(f"/api/tables/{table}")["you"]["seats"]:
                player.play(table, seat, "roll")


def test_three_browsers_finish_a_game_from_one_invite_link(house: House) -> None:
    people = [house.browser(name) for name in ("Ada", "Bob", "Cleo")]
    table = people[0].table("me", "open", "open")
    assert [person.join(people[0], table) for person in people] == [[0], [1], [2]]
    people[0].post(f"/api/tables/{table}/start")
    sockets = [person.socket(table) for person in people]
    pushes = [socket.next("push", phase="playing") for socket in sockets]
    commands = 0
    while pushes[0]["phase"] == "playing":
        seat = pushes[0]["prompt"]["seat"]
        assert [push["prompt"]["yours"] for push in pushes] == [other == seat for other in range(3)]
        assert [bool(push["choices"]) for push in pushes] == [other == seat for other in range(3)]
        version = pushes[0]["version"]
        sockets[seat].send(type="play", id=f"c{commands}", expect=version, choice=["roll"])
        done = sockets[seat].next("done", "refused")
        assert done["type"] == "done" and done["version"] == version + 1, done
        pushes = [newest(socket, version + 1) for socket in sockets]
        commands += 1
    assert commands == 12
    assert pushes[1]["view"]["winners"] and [push["view"]["seat"] for push in pushes] == [0, 1, 2]
    for socket in sockets:
        socket.connection.close()


def newest(socket: Socket, version: int) -> dict[str, Any]:
    while True:
        push = socket.next("push")
        if push["version"] >= version:
            return push


def test_play_now_against_bots_is_one_request(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "random", "marking")
    shown = ada.get(f"/api/tables/{table}")
    assert shown["phase"] == "playing" and shown["you"] == {"seats": [0], "host": True, "spectator": False, "muted": []}
    with ada.socket(table) as socket:
        push = socket.next("push")
        rolled = 0
        while push["phase"] == "playing":
            if push["prompt"]["yours"]:
                socket.send(type="play", id=f"r{rolled}", expect=push["version"], choice=["roll"])
                rolled += 1
            push = socket.next("push")
    assert rolled == 4
    assert ada.get(f"/api/tables/{table}/verify")["fair"]


def test_the_commitment_is_shown_before_and_the_seed_after(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "open")
    before = ada.get(f"/api/tables/{table}")["commitment"]
    assert ada.call("GET", f"/api/tables/{table}/verify").json()["code"] == "wrong-phase"
    ada.put(f"/api/tables/{table}/seats/1", {"kind": "me", "name": "Ada's left hand"})
    ada.post(f"/api/tables/{table}/start")
    assert ada.call("GET", f"/api/tables/{table}/record").status_code == 409
    play_out(table, ada)
    verified = ada.get(f"/api/tables/{table}/verify")
    assert commitment(verified["seed"]) == before == verified["commitment"]
    assert verified["fair"] and verified["commitment_holds"] and verified["rolls"] == 9


def test_undo_reaches_to_the_barrier_and_the_log_follows(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    with ada.socket(table, 0) as socket:
        push = socket.next("push")
        assert push["undoable"] == 0
        for number in range(2):
            socket.send(type="play", id=f"m{number}", expect=number, choice=["mark"])
            push = newest(socket, number + 1)
        assert push["undoable"] == 2 and push["view"]["state"]["marks"] == 2
        choices = push["choices"]
        assert [choices[number] for number in push["irreversible"]] == [["draw"], ["roll"]]
        socket.send(type="undo", id="u", expect=2, count=1)
        push = newest(socket, 3)
        assert (push["position"], push["since"], push["events"]) == (2, 2, [])
        assert push["view"]["state"]["marks"] == 1
        socket.send(type="play", id="d", expect=3, choice=["draw"])
        push = newest(socket, 4)
        assert push["undoable"] == 0
        drew = push["events"][0]["events"][0]
        assert drew["kind"] == "drew" and drew["card"] in push["view"]["state"]["hands"][0]
        socket.send(type="undo", id="u2", expect=4)
        refused = socket.next("refused")
        assert (refused["rule"], refused["facts"]) == ("table.undo", {"why": "seen"})
    undo = ada.call("POST", f"/api/tables/{table}/seats/1/undo", {"id": "u3", "expect": 4})
    assert undo.json()["facts"] == {"why": "others"}, undo.json()
    opening, *answers = ada.get(f"/api/tables/{table}/events")
    assert (opening["version"], opening["seat"], opening["position"]) == (0, -1, 1), "nobody had decided yet"
    assert [happened["position"] for happened in answers] == [2, 3]
    assert ada.get(f"/api/tables/{table}/events?since=1") == answers


def test_an_undo_somebody_missed_truncates_their_log(house: House) -> None:
    """Answer, undo, other answer: who saw only the first is told from where the log goes on."""
    ada = house.browser()
    table = ada.table("me", "me")
    game_server = house.game_server
    ada.play(table, 0, "mark")
    ada.post(f"/api/tables/{table}/seats/0/undo", {"id": "u", "expect": 1})
    ada.play(table, 0, "bid", 2, expect=2)
    history = game_server.tables._tables[table].history
    assert history is not None and history.positions == [1, 2, 1, 2]
    assert history.unchanged_since(1) == 1 and history.unchanged_since(2) == 1 and history.unchanged_since(3) == 2


def test_a_refusal_says_its_rule(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    refused = ada.play(table, 0, "play", 99)
    assert refused.status_code == 409 and refused.json()["rule"] == "toy.turn"
    hand = ada.get(f"/api/tables/{table}/view?seat=0")["view"]["state"]["hands"][0]
    other = next(card for card in range(20) if card not in hand)
    assert ada.play(table, 0, "play", other).json() == {
        "code": "rule",
        "message": "toy.own-card forbids this",
        "rule": "toy.own-card",
        "facts": {"card": other},
    }
    assert ada.play(table, 1, "end").json()["rule"] == "toy.order"
    assert ada.get(f"/api/tables/{table}")["version"] == 0


def test_a_preview_shows_what_a_choice_does_but_never_what_is_hidden(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    with ada.socket(table, 0) as socket:
        push = socket.next("push")
        card = push["view"]["state"]["hands"][0][0]
        socket.send(type="preview", id="p", expect=0, choice=["play", card])
        shown = socket.next("preview")
        assert shown["view"]["state"]["points"][0] == card and not shown["irreversible"]
        socket.send(type="preview", id="q", expect=0, choice=["draw"])
        shown = socket.next("preview")
        assert shown["irreversible"] and shown["view"] is None and shown["events"] == []
    assert ada.get(f"/api/tables/{table}")["version"] == 0


def test_hot_seat_shows_one_seat_at_a_time(house: House) -> None:
    ada = house.browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    table = ada.post("/api/tables", {"game": "toy", "seats": seats, "start": True})["id"]
    with ada.socket(table) as socket:
        push = socket.next("push")
        assert push["seat"] == 0 and push["held"] == [0, 1]
        socket.send(type="play", id="a", expect=0, choice=["end"])
        push = newest(socket, 1)
        assert push["prompt"] == {"seat": 1, "step": "turn", "yours": True}
        assert push["seat"] == 0 and push["choices"] == [] and isinstance(push["view"]["state"]["hands"][1], int)
        socket.send(type="look", seat=1)
        push = socket.next("push", seat=1)
        assert push["choices"] and isinstance(push["view"]["state"]["hands"][0], int)
        socket.send(type="play", id="b", expect=1, choice=["end"])
        assert socket.next("done")["version"] == 2


def test_recap_tells_what_happened_since_the_own_last_answer(house: House) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "open", "me")
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    ada.play(table, 0, "bid", 3)
    bob.play(table, 1, "draw")
    ada.play(table, 2, "roll")
    recap = ada.get(f"/api/tables/{table}/recap?seat=0")
    assert [happened["seat"] for happened in recap] == [1, 2]
    assert recap[0]["events"] == [{"kind": "drew", "seat": 1}]
    with bob.socket(table) as socket:
        assert [happened["seat"] for happened in socket.next("push")["recap"]] == [2]


def test_your_turn_list_chat_and_notes(house: House) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    first = ada.table("me", "open")
    bob.join(ada, first)
    ada.post(f"/api/tables/{first}/start")
    assert [table["your_turn"] for table in ada.get("/api/me")["tables"]] == [True]
    assert [table["your_turn"] for table in bob.get("/api/me")["tables"]] == [False]
    with bob.socket(first) as socket:
        for _ in range(2):
            ada.post(f"/api/tables/{first}/chat", {"text": "hello", "id": "once"})
        said = socket.next("chat")
        assert (said["text"], said["name"], said["seat"]) == ("hello", "Ada", 0)
    assert [said["text"] for said in bob.get(f"/api/tables/{first}/chat")] == ["hello"]
    ada.put(f"/api/tables/{first}/notes", {"text": "Bob bids high"})
    assert ada.get(f"/api/tables/{first}/notes")["text"] == "Bob bids high"
    assert bob.get(f"/api/tables/{first}/notes")["text"] == ""


def test_past_positions_hold_only_the_own_knowledge_until_the_end(house: House) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "open")
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    ada.play(table, 0, "draw")
    bob.play(table, 1, "mark")
    timeline = ada.get(f"/api/tables/{table}/timeline")
    assert (timeline["first"], timeline["last"], len(timeline["turns"])) == (1, 3, 2)
    past = ada.get(f"/api/tables/{table}/at/1")
    assert past["seat"] == 0 and past["next"] == 2 and len(past["view"]["state"]["hands"][0]) == 3
    assert ada.call("GET", f"/api/tables/{table}/at/1?seat=1").status_code == 403
    assert ada.get(f"/api/tables/{table}/at/2?seat=-1")["happened"]["events"] == [{"kind": "drew", "seat": 0}]
    assert ada.call("GET", f"/api/tables/{table}/at/77").status_code == 400
    play_out(table, ada, bob)
    assert len(ada.get(f"/api/tables/{table}/at/1?seat=1")["view"]["state"]["hands"][1]) == 3
    for turn in ada.get(f"/api/tables/{table}/timeline")["turns"]:
        assert ada.get(f"/api/tables/{table}/at/{turn['position']}?seat=1")["position"] == turn["position"]


def test_rematch_is_one_table_for_everybody(house: House) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "open")
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    assert ada.call("POST", f"/api/tables/{table}/rematch", {}).status_code == 409
    play_out(table, ada, bob)
    with bob.socket(table) as socket:
        again = ada.post(f"/api/tables/{table}/rematch")
        assert socket.next("rematch")["table"] == again["id"]
    assert bob.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert again["phase"] == "playing" and again["you"]["seats"] == [1]
    assert bob.get(f"/api/tables/{again['id']}")["you"]["seats"] == [0]


def test_a_record_goes_out_and_comes_back(house: House) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "me")
    play_out(table, ada)
    record = ada.get(f"/api/tables/{table}/record")
    shorter = {**record, "answers": record["answers"][:5]}
    imported = bob.post("/api/records", {"record": shorter, "name": "Bob"})
    assert imported["sandbox"] and imported["you"]["seats"] == [0, 1] and imported["phase"] == "playing"
    assert imported["position"] == 5
    play_out(imported["id"], bob)
    assert bob.get(f"/api/tables/{imported['id']}/record")["seed"] == record["seed"]
    for broken in [{}, {**record, "answers": [["fly"]]}, {**record, "start": {"players": 10**9}}]:
        refused = bob.call("POST", "/api/records", {"record": broken})
        assert refused.status_code == 400 and refused.json()["message"]


def test_a_sandbox_of_a_running_game_is_a_guess(house: House) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "open")
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    ada.play(table, 0, "mark")
    copy = ada.post(f"/api/tables/{table}/sandbox", {})
    assert copy["sandbox"] and copy["you"]["seats"] == [0, 1]
    own = ada.get(f"/api/tables/{table}/view?seat=0")["view"]["state"]
    assert ada.get(f"/api/tables/{copy['id']}/view?seat=0")["view"]["state"] == own
    assert ada.play(copy["id"], 0, "roll").status_code == 200
    assert ada.get(f"/api/tables/{table}")["version"] == 1
    assert ada.call("POST", f"/api/tables/{table}/sandbox", {"seat": 1}).status_code == 403
    record = ada.get(f"/api/tables/{copy['id']}/record")
    seed = house.game_server.tables._tables[table].kept.seed
    assert seed not in str(record)


def test_a_leaver_is_replaced_by_a_bot_and_gets_the_seat_back(house: House) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "open", options={"rounds": 30})
    bob.join(ada, table)
    ada.post(f"/api/tables/{table}/start")
    shown = bob.post(f"/api/tables/{table}/seats/1/leave", {"level": "marking"})
    assert shown["seats"][1]["stand_in"] == "marking" and shown["seats"][1]["kind"] == "person"
    with ada.socket(table) as socket:
        push = socket.next("push")
        socket.send(type="play", id="e", expect=push["version"], choice=["end"])
        push = newest(socket, 2)
        assert push["prompt"]["seat"] == 0
    assert bob.post(f"/api/tables/{table}/seats/1/return")["seats"][1]["stand_in"] is None
    ada.play(table, 0, "end")
    assert ada.get(f"/api/tables/{table}")["decides"] == 1
    assert bob.play(table, 1, "end").status_code == 200
    shown = ada.post(f"/api/tables/{table}/seats/1/stand-in", {})
    assert shown["seats"][1]["stand_in"] is not None


def test_seats_before_the_game(house: House) -> None:
    ada, bob = house.browser("Ada"), house.browser("Bob")
    table = ada.table("me", "open", "open")
    assert ada.call("POST", f"/api/tables/{table}/start").json()["code"] == "wrong-phase"
    bob.join(ada, table)
    bob.post(f"/api/tables/{table}/seats/1/leave", {})
    ada.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
    shown = ada.put(f"/api/tables/{table}/seats/2", {"kind": "bot"})
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "bot"]
    wrong = ada.call("PUT", f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "genius"})
    assert wrong.status_code == 400 and "genius" in wrong.json()["message"]
    assert ada.post(f"/api/tables/{table}/start")["phase"] == "playing"


def test_links_games_texts_and_pages(house: House) -> None:
    ada, eve = house.browser("Ada"), house.browser("Eve")
    table = ada.table("me", "open")
    token = ada.get(f"/api/tables/{table}")["invite"].split("#")[1]
    assert eve.post("/api/invitation", {"token": token})["open_seats"] == [1]
    assert eve.call("POST", "/api/invitation", {"token": "nothing"}).status_code == 404
    assert eve.call("GET", f"/api/tables/{table}").status_code == 401
    assert ada.get(f"/api/tables/{table}/qr/invite").startswith("<?xml")
    toy = next(game for game in eve.get("/api/games") if game["name"] == "toy")
    assert toy["options"][0] == {"name": "rounds", "values": [4, 2, 30], "rule": "toy.rounds"}
    assert "city-" in eve.get("/api/games/city/text/it")
    assert eve.call("GET", "/api/games/city/text/xx").status_code == 400
    assert eve.call("GET", "/api/games/chess/pack").status_code == 400
    page = eve.call("GET", "/table/whatever")
    assert page.status_code == 200 and "text/html" in page.headers["content-type"]
    assert eve.call("GET", "/assets/missing.js").status_code == 404
    assert eve.call("GET", "/..%2f..%2fpyproject.toml").status_code == 404
    assert eve.call("GET", "/api/nowhere").status_code == 404
    assert eve.get("/api/schema/openapi.json")["info"]["title"] == "Remnants"
    assert "Push" in eve.get("/api/messages")["$defs"]
    assert eve.get("/health")["status"] == "ok"
    assert "remnants_commands_total" in eve.get("/metrics")


def test_the_cookie_is_out_of_reach_of_scripts(house: House) -> None:
    ada = house.browser()
    made = ada.call("POST", "/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    secret = ada.http.cookies["remnants_guest"]
    assert len(secret) >= 22
    kept = house.game_server.tables._tables[made.json()["id"]].kept
    assert kept.host is not None and secret not in kept.host and len(kept.host) == 64
