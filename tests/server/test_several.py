"""Several servers on one PostgreSQL: what is answered at one is pushed at the others, and no two write one position."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import fresh_database
from tests.server.house import Browser, House, settings_for
from tests.server.process import Process
from tests.server.receiver import Receiver

Json = dict[str, Any]


@pytest.fixture
def shared(postgresql: str) -> str:
    """A fresh database that several servers can use."""
    return fresh_database(postgresql, "several")


@pytest.fixture
def houses(shared: str) -> Iterator[tuple[House, House]]:
    """Two servers in this process."""
    changes = {"notices_to_own_network": True, "notice_delay": 0.3, "heartbeat_seconds": 0.3, "claim_pause": 0.1}
    with House(settings_for(shared, **changes)) as one, House(settings_for(shared, **changes)) as two:
        yield one, two


def at(browser: Browser, address: str) -> Browser:
    """The same person, come to another server."""
    moved = Browser(address, browser.name)
    moved.http.cookies.update(browser.http.cookies)
    return moved


def eventually(holds: Callable[[], bool], what: str, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, what
        time.sleep(0.02)


def ask(database: str, query: str) -> Any:
    """The first value of what the database answers."""

    async def asked() -> Any:
        connection = await asyncpg.connect(database)
        try:
            return await connection.fetchval(query)
        finally:
            await connection.close()

    return asyncio.run(asked())


def online(person: Browser, table: str, expected: list[bool]) -> bool:
    return [seat["online"] for seat in person.get(f"/api/tables/{table}")["seats"]] == expected


def in_step(people: list[Browser], table: str, version: int) -> bool:
    return all([person.get(f"/api/tables/{table}")["version"] == version for person in people])


def shows(people: list[Browser], table: str, name: str, value: Any) -> bool:
    return all([person.get(f"/api/tables/{table}")[name] == value for person in people])


def joining(person: Browser, token: str) -> Callable[[], httpx.Response]:
    return partial(person.call, "POST", "/api/join", {"token": token, "name": person.name})


def together(*calls: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """The answers to requests sent at the same moment."""
    answers: list[httpx.Response | None] = [None] * len(calls)
    ready = threading.Barrier(len(calls))

    def ask(number: int) -> None:
        ready.wait()
        answers[number] = calls[number]()

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answer for answer in answers if answer is not None]


def test_two_processes_play_one_game_and_one_of_them_is_killed(shared: str) -> None:
    one, two = Process(shared, "heartbeat_seconds=0.5"), Process(shared, "heartbeat_seconds=0.5")
    try:
        ada, bob = Browser(one.address, "Ada"), Browser(two.address, "Bob")
        table = ada.table("me", "open", options={"rounds": 30})
        token = ada.get(f"/api/tables/{table}")["invite"].split("#")[1]
        assert bob.post("/api/join", {"token": token, "name": "Bob"})["seats"] == [1]
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as here, bob.socket(table) as there:
            here.next("push", version=0, phase="playing")
            there.next("push", version=0, phase="playing")
            for turn in range(10):
                mover, other = (here, there) if turn % 2 == 0 else (there, here)
                mover.send(type="play", id=f"c{turn}", expect=turn, choice=["roll"])
                assert mover.next("done")["version"] == turn + 1
                pushed = other.next("push", version=turn + 1)
                assert pushed["prompt"]["yours"] and pushed["events"][-1]["events"][0]["kind"] == "rolled"
            here.send(type="play", id="mark", expect=10, choice=["mark"])
            there.next("push", version=11)
            here.send(type="undo", id="back", expect=11)
            assert there.next("push", version=12)["position"] == 21
            there.send(type="chat", text="hello over there")
            assert here.next("chat")["text"] == "hello over there"
            eventually(partial(online, bob, table, [True, True]), "Bob's server knows that Ada is at another")
            one.kill()
            with pytest.raises(ConnectionClosed):
                while True:
                    there.next()
        with bob.socket(table) as there:
            eventually(partial(online, bob, table, [False, True]), "who was at a server that is dead is away")
            moved = at(ada, two.address)
            with moved.socket(table) as again:
                assert again.next("push")["version"] == 12
                again.send(type="play", id="c10", expect=12, choice=["roll"])
                assert again.next("done")["version"] == 13
                assert there.next("push", version=13)["prompt"]["yours"]
                there.send(type="play", id="c11", expect=13, choice=["end"])
                assert there.next("done")["version"] == 14
        back = Process(shared)
        assert at(ada, back.address).get(f"/api/tables/{table}")["version"] == 14
        back.kill()
    finally:
        one.kill()
        two.kill()


def test_never_two_answers_at_one_position(houses: tuple[House, House]) -> None:
    one, two = houses
    ada = one.browser()
    table = ada.table("me", "me", options={"rounds": 30})
    elsewhere = at(ada, two.address)
    stale = 0
    for version in range(30):
        seat = version % 2
        answers = together(
            partial(ada.play, table, seat, "end", expect=version, id=f"a{version}"),
            partial(elsewhere.play, table, seat, "roll", expect=version, id=f"b{version}"),
        )
        assert sorted([answer.status_code for answer in answers]) == [200, 409]
        stale += [answer.json()["code"] for answer in answers if answer.status_code == 409] == ["stale"]
        eventually(partial(in_step, [ada, elsewhere], table, version + 1), "both servers know the answer")
    assert stale == 30
    assert ada.get(f"/api/tables/{table}/events") == elsewhere.get(f"/api/tables/{table}/events")
    views = [person.get(f"/api/tables/{table}/view?seat=0")["view"] for person in (ada, elsewhere)]
    assert views[0] == views[1]


def test_one_command_at_two_servers_is_carried_out_once(houses: tuple[House, House]) -> None:
    one, two = houses
    ada = one.browser()
    table = ada.table("me", "me", options={"rounds": 30})
    elsewhere = at(ada, two.address)
    for version in range(10):
        answers = together(
            partial(ada.play, table, version % 2, "roll", expect=version, id=f"c{version}"),
            partial(elsewhere.play, table, version % 2, "roll", expect=version, id=f"c{version}"),
        )
        assert [answer.status_code for answer in answers] == [200, 200]
        assert sorted([answer.json()["duplicate"] for answer in answers]) == [False, True]
        assert {answer.json()["version"] for answer in answers} == {version + 1}
    for version in range(10):
        again = at(ada, two.address).play(table, version % 2, "roll", expect=version, id=f"c{version}").json()
        assert again["duplicate"] and again["version"] == version + 1


def test_what_was_given_at_one_server_counts_at_once_at_the_other(houses: tuple[House, House]) -> None:
    """However the requests of one page are spread over the servers, none of them is refused."""
    one, two = houses
    for number in range(8):
        ada, bob, eve = one.browser("Ada"), two.browser("Bob"), one.browser("Eve")
        table = ada.table("me", "open", start_when_full=True)
        assert at(ada, two.address).get(f"/api/tables/{table}")["phase"] == "gathering"
        bob.join(at(ada, two.address), table)
        assert at(bob, one.address).get(f"/api/tables/{table}")["you"]["seats"] == [1]
        eve.watch(ada, table)
        assert at(eve, two.address).get(f"/api/tables/{table}")["you"]["spectator"]
        for turn in range(4):
            person = [at(ada, (one, two)[turn % 2].address), at(bob, (two, one)[number % 2].address)][turn % 2]
            done = person.play(table, turn % 2, "end", expect=turn)
            assert done.status_code == 200, done.text


def test_one_open_seat_goes_to_one_of_two(houses: tuple[House, House]) -> None:
    one, two = houses
    for number in range(6):
        ada, bob, carl = one.browser("Ada"), one.browser(f"Bob {number}"), two.browser(f"Carl {number}")
        table = ada.table("me", "open")
        token = ada.get(f"/api/tables/{table}")["invite"].split("#")[1]
        answers = together(joining(bob, token), joining(carl, token))
        assert sorted([answer.status_code for answer in answers]) == [200, 409]
        winner = bob if answers[0].status_code == 200 else carl
        people = [at(ada, house.address) for house in houses]
        eventually(partial(holds_seat_one, people, table, winner.name), "both servers show who got the seat")


def holds_seat_one(people: list[Browser], table: str, name: str) -> bool:
    return all([person.get(f"/api/tables/{table}")["seats"][1]["name"] == name for person in people])


def test_two_seats_go_to_two_people_and_a_rematch_is_one_table(houses: tuple[House, House]) -> None:
    one, two = houses
    ada, bob, carl = one.browser("Ada"), one.browser("Bob"), two.browser("Carl")
    table = ada.table("me", "open", "open", start_when_full=True, options={"rounds": 2})
    token = ada.get(f"/api/tables/{table}")["invite"].split("#")[1]
    answers = together(joining(bob, token), joining(carl, token))
    assert sorted([answer.json()["seats"][0] for answer in answers]) == [1, 2], [answer.text for answer in answers]
    eventually(partial(shows, [ada], table, "phase", "playing"), "it begins when it is full")
    players = sorted([(answers[0].json()["seats"], bob), (answers[1].json()["seats"], carl)], key=lambda pair: pair[0])
    seated = [ada, *[person for _, person in players]]
    for turn in range(6):
        assert seated[turn % 3].play(table, turn % 3, "end", expect=turn).status_code == 200
    again = together(*[partial(who.call, "POST", f"/api/tables/{table}/rematch", {}) for who in (bob, carl)])
    assert [answer.status_code for answer in again] == [200, 200]
    assert len({answer.json()["id"] for answer in again}) == 1
    people = [at(ada, house.address) for house in houses]
    eventually(partial(shows, people, table, "rematch", again[0].json()["id"]), "both servers know of the rematch")


def thoughts(address: str) -> float:
    """How many answers the bots of a server gave."""
    lines = httpx.get(f"http://{address}/metrics").text.splitlines()
    return sum([float(line.split()[-1]) for line in lines if line.startswith("remnants_bot_answers_total{")])


def claimed(database: str, servers: int) -> bool:
    """Whether one of so many servers, each of which claims its own name, has claimed the bots of a table."""
    locks = "pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
    count = f"SELECT count(*) FROM {locks} WHERE locktype = 'advisory' AND datname = current_database()"
    return int(ask(database, count)) > servers


def test_bots_think_at_one_server_only_and_go_on_at_another_when_it_is_killed(shared: str) -> None:
    one, two = Process(shared, "claim_pause=0.1"), Process(shared, "claim_pause=0.1")
    try:
        ada = Browser(one.address, "Ada")
        elsewhere = at(ada, two.address)
        table = ada.table("me", "marking", "marking", options={"rounds": 30})
        elsewhere = at(ada, two.address)
        with elsewhere.socket(table) as socket:
            socket.next("push", version=0)
            for turn in range(6):
                person = (ada, elsewhere)[turn % 2]
                assert person.play(table, 0, "end", expect=3 * turn).status_code == 200
                socket.next("push", version=3 * turn + 3)
            time.sleep(0.5)
            counts = [thoughts(one.address), thoughts(two.address)]
            assert sum(counts) == 12, "each answer was thought about once"
    finally:
        one.kill()
        two.kill()
    slow = Process(shared, "bot_pause=600")
    try:
        at(ada, slow.address).play(table, 0, "end", expect=18)
        eventually(partial(claimed, shared, 1), "the first server thinks")
        other = Process(shared, "claim_pause=0.1")
        try:
            with at(ada, other.address).socket(table) as socket:
                assert socket.next("push")["version"] == 19
                time.sleep(0.6)
                assert thoughts(other.address) == 0, "the other server waits"
                slow.kill()
            with at(ada, other.address).socket(table) as socket:
                socket.next("push", version=21)
            assert thoughts(other.address) == 2
        finally:
            other.kill()
    finally:
        slow.kill()


def test_who_is_connected_to_another_server_is_not_told(houses: tuple[House, House]) -> None:
    one, two = houses
    with Receiver() as receiver:
        ada, bob = one.browser("Ada"), two.browser("Bob")
        table = ada.table("me", "open")
        bob.join(at(ada, two.address), table)
        ada.post(f"/api/tables/{table}/start")
        bob.put(f"/api/tables/{table}/seats/1/webhook", {"url": f"{receiver.address}/bob"})
        with bob.socket(table) as socket:
            socket.next("push")
            eventually(partial(online, ada, table, [False, True]), "Ada's server knows that Bob is at another")
            ada.play(table, 0, "end")
            time.sleep(0.8)
            assert receiver.at("/bob") == []
        receiver.wait("/bob")
        time.sleep(0.8)
        assert len(receiver.at("/bob")) == 1, "both servers know that he is away, one tells him"


def test_servers_that_lost_their_connection_catch_up(houses: tuple[House, House], shared: str) -> None:
    """The database ends all connections; what was answered meanwhile is looked up."""
    one, two = houses
    ada = one.browser()
    table = ada.table("me", "me", options={"rounds": 30})
    elsewhere = at(ada, two.address)
    with elsewhere.socket(table) as socket:
        socket.next("push", version=0)
        ask(
            shared,
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        assert ada.play(table, 0, "end", expect=0).status_code == 200
        assert socket.next("push", version=1)["prompt"]["seat"] == 1
        time.sleep(1.2)
        assert ada.play(table, 1, "end", expect=1).status_code == 200
        socket.next("push", version=2)


def test_a_long_game_spread_over_two_servers_is_the_same_at_both(houses: tuple[House, House]) -> None:
    """Marks, undos, draws and dice, each answered wherever the request happens to go."""
    random = Random(4)
    one, two = houses
    ada = one.browser()
    table = ada.table("me", "me", "me", options={"rounds": 4})
    people = [ada, at(ada, two.address)]
    version = 0
    while True:
        person = random.choice(people)
        shown = person.get(f"/api/tables/{table}")
        if shown["version"] < version:
            continue
        if shown["phase"] == "over":
            break
        seat = shown["decides"]
        push = person.get(f"/api/tables/{table}/view?seat={seat}")
        path = f"/api/tables/{table}/seats/{seat}"
        if push["undoable"] and random.random() < 0.4:
            answer = random.choice(people).post(f"{path}/undo", {"id": f"u{version}", "expect": version})
        else:
            choice = random.choice([one for one in push["choices"] if one[0] != "end"] or push["choices"])
            body = {"id": f"p{version}", "expect": version, "choice": choice}
            answer = random.choice(people).post(f"{path}/play", body)
        assert answer["type"] == "done"
        version = answer["version"]
    for path in ["events", "timeline", "chronicle", "record", "verify"]:
        eventually(partial(in_step, people, table, version), "both servers know the last answer")
        first, second = [person.get(f"/api/tables/{table}/{path}") for person in people]
        assert first == second, path
    assert first["fair"]
