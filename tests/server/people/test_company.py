"""Good company: links made anew, spectators removed, words taken or not read, somebody reported."""

from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from remnants.cli import run
from tests.server.conftest import fresh_database
from tests.server.house import Browser, House, settings_for
from tests.server.process import Process
from tests.server.test_several import at, eventually


def token(host: Browser, table: str, link: str) -> str:
    return str(host.get(f"/api/tables/{table}")[link].split("#")[1])


def remove(host: Browser, table: str, number: int) -> int:
    return host.call("DELETE", f"/api/tables/{table}/spectators/{number}").status_code


def names(browser: Browser, table: str) -> list[str]:
    return [one["name"] for one in browser.get(f"/api/tables/{table}")["spectators"]]


# ---------------------------------------------------------------- links and spectators


@pytest.mark.parametrize(("link", "route"), [("invite", "join"), ("watch", "watch")])
def test_a_link_made_anew_leaves_the_old_one_without_an_end(house: House, link: str, route: str) -> None:
    ada = house.browser()
    table = ada.table("me", "open", start=False)
    old = token(ada, table, link)
    ada.post(f"/api/tables/{table}/links/{link}/renew")
    new = token(ada, table, link)
    assert new != old
    assert house.browser("Bob").call("POST", f"/api/{route}", {"token": old}).status_code == 404
    assert house.browser("Bob").call("POST", f"/api/{route}", {"token": new}).status_code == 200
    other = "watch" if link == "invite" else "invite"
    assert token(ada, table, other) not in (old, new)


def test_a_spectator_is_listed_and_removed_and_does_not_come_back(house: House) -> None:
    ada, eve, carl = house.browser(), house.browser("Eve"), house.browser("Carl")
    table = ada.table("me", "random")
    for one in (eve, carl):
        one.put("/api/me", {"name": one.name})
        one.watch(ada, table)
    used = token(ada, table, "watch")
    assert names(ada, table) == ["Eve", "Carl"] == names(eve, table)
    with eve.socket(table) as socket, carl.socket(table) as other:
        socket.next("push")
        other.next("push")
        assert remove(ada, table, 1) == 200
        assert socket.next("refused")["code"] == "not-yours"
        with pytest.raises(ConnectionClosed) as closed:
            socket.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        ada.play(table, 0, "mark")
        other.next("push", version=1)
    assert names(carl, table) == ["Carl"]
    assert eve.call("GET", f"/api/tables/{table}").status_code == 403
    assert eve.call("POST", "/api/watch", {"token": used}).status_code == 404
    assert eve.call("POST", "/api/watch", {"token": token(ada, table, "watch")}).status_code == 403
    assert remove(ada, table, 1) == 404 and remove(carl, table, 2) == 403


def test_whoever_came_by_an_invitation_does_not_come_back_by_it(house: House) -> None:
    ada, bob, eve = house.browser(), house.browser("Bob"), house.browser("Eve")
    table = ada.table("me", "open", start=False)
    bob.join(ada, table)
    invitation, watching = token(ada, table, "invite"), token(ada, table, "watch")
    eve.post("/api/watch", {"token": invitation})
    remove(ada, table, 1)
    assert token(ada, table, "invite") != invitation and token(ada, table, "watch") == watching
    bob.post(f"/api/tables/{table}/seats/1/leave")
    assert eve.call("POST", "/api/join", {"token": token(ada, table, "invite")}).status_code == 403


# ---------------------------------------------------------------- words


def test_the_host_takes_the_word_from_somebody_and_gives_it_back(house: House) -> None:
    ada, bob = house.browser(), house.browser("Bob")
    table = ada.table("me", "open", start=False)
    bob.join(ada, table)
    path = f"/api/tables/{table}/seats/1/silenced"
    assert ada.put(path, {"silenced": True})["seats"][1]["silenced"]
    assert bob.call("POST", f"/api/tables/{table}/chat", {"text": "hello"}).status_code == 403
    with bob.socket(table) as socket:
        socket.send(type="chat", text="hello", id="one")
        assert "taken the word" in socket.next("refused")["message"]
    assert bob.call("PUT", path, {"silenced": False}).status_code == 403
    assert ada.call("PUT", f"/api/tables/{table}/seats/0/silenced", {"silenced": True}).status_code == 400
    ada.put(path, {"silenced": False})
    bob.post(f"/api/tables/{table}/chat", {"text": "thank you"})
    assert [line["text"] for line in ada.get(f"/api/tables/{table}/chat")] == ["thank you"]


def test_whom_somebody_mutes_only_they_do_not_read(house: House) -> None:
    ada, bob, eve = house.browser(), house.browser("Bob"), house.browser("Eve")
    table = ada.table("me", "open", start=False)
    bob.join(ada, table)
    eve.watch(ada, table)
    assert eve.put(f"/api/tables/{table}/seats/1/muted", {"muted": True})["you"]["muted"] == [1]
    with eve.socket(table) as muting, ada.socket(table) as hearing:
        muting.next("table")
        hearing.next("table")
        bob.post(f"/api/tables/{table}/chat", {"text": "blah"})
        ada.post(f"/api/tables/{table}/chat", {"text": "quite"})
        assert hearing.next("chat")["text"] == "blah"
        assert muting.next("chat")["text"] == "quite"
    assert [line["text"] for line in eve.get(f"/api/tables/{table}/chat")] == ["quite"]
    assert bob.get(f"/api/tables/{table}")["you"]["muted"] == []
    eve.put(f"/api/tables/{table}/seats/1/muted", {"muted": False})
    assert [line["text"] for line in eve.get(f"/api/tables/{table}/chat")] == ["blah", "quite"]


# ---------------------------------------------------------------- reports


def test_a_report_is_kept_once_with_what_was_said_and_read_beside_the_server(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with House(settings_for(database, reports_at_once=4.0)) as house:
        ada, bob, eve = house.browser(), house.browser("Bob"), house.browser("Eve")
        table = ada.table("me", "open", start=False)
        bob.join(ada, table)
        eve.watch(ada, table)
        assert run(["reports", "--database", database]) == 0
        assert "nothing has been reported" in capsys.readouterr().out
        bob.post(f"/api/tables/{table}/chat", {"text": "something rude"})
        path = f"/api/tables/{table}/seats/1/report"
        for _ in range(2):
            assert ada.call("POST", path, {"reason": "he is rude", "id": "one"}).status_code == 204
        eve.call("POST", path, {"reason": "so he is", "id": "one"})
        assert run(["reports", "--database", database]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert [line.split(": ")[1] for line in lines if line.startswith("    ") and line[4] != " "] == [
            "he is rude",
            "so he is",
        ]
        assert "seat 1 (Bob)" in lines[0] and lines[2].endswith("Bob: something rude")
        assert "    a spectator: so he is" in lines
        assert run(["reports", "--database", database, "--done", lines[0].split(":")[0]]) == 0
        assert "he is rude" not in capsys.readouterr().out
        assert run(["reports", "--database", database, "--all"]) == 0
        assert "dealt with" in capsys.readouterr().out
        assert run(["reports", "--database", database, "--done", "nothing"]) == 2
        more = [ada.call("POST", path, {"reason": "again", "id": f"{n}"}).status_code for n in range(4)]
        assert 429 in more


def test_reports_of_a_database_that_is_not_there_are_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["reports", "--database", str(tmp_path / "none.sqlite")]) == 2
    assert "there is no such database" in capsys.readouterr().err


# ---------------------------------------------------------------- several processes


def test_a_removal_counts_at_every_process_and_after_a_kill(postgresql: str) -> None:
    shared = fresh_database(postgresql, "company")
    one, two = Process(shared), Process(shared)
    try:
        ada, eve, bob = Browser(one.address, "Ada"), Browser(two.address, "Eve"), Browser(two.address, "Bob")
        table = ada.table("me", "open", start=False)
        bob.post("/api/join", {"token": token(ada, table, "invite"), "name": "Bob"})
        eve.post("/api/watch", {"token": token(ada, table, "watch")})
        ada.put(f"/api/tables/{table}/seats/1/silenced", {"silenced": True})
        with eve.socket(table) as socket:
            socket.next("push")
            remove(ada, table, 1)
            assert socket.next("refused", seconds=20)["code"] == "not-yours"
        one.kill()
        assert eve.call("GET", f"/api/tables/{table}").status_code == 403
        moved = at(ada, two.address)
        assert names(moved, table) == []
        assert bob.call("POST", f"/api/tables/{table}/chat", {"text": "hello"}).status_code == 403
        eventually(partial(is_silenced, moved, table), "what the host did is still so")
    finally:
        one.kill()
        two.kill()


def is_silenced(browser: Browser, table: str) -> bool:
    return bool(browser.get(f"/api/tables/{table}")["seats"][1]["silenced"])
