"""Tables on one PostgreSQL are awake at one process each; whoever else is asked sends on to it."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import fresh_database
from tests.server.house import Browser
from tests.server.process import Process
from tests.server.test_several import at


@pytest.fixture
def shared(postgresql: str) -> str:
    """A fresh database that several servers can use."""
    return fresh_database(postgresql, "owners")


def awake(server: Process) -> int:
    return int(httpx.get(f"http://{server.address}/health", timeout=60).json()["tables"])


def test_a_table_is_awake_at_one_process_and_the_others_send_on(shared: str) -> None:
    one, two = Process(shared, "wake_pause=0.2"), Process(shared, "wake_pause=0.2")
    try:
        ada = Browser(one.address, "Ada")
        tables = [ada.table("me", "me", options={"rounds": 30}) for _ in range(5)]
        elsewhere = at(ada, two.address)
        for table in tables:
            assert elsewhere.get(f"/api/tables/{table}/view?seat=0")["version"] == 0
            assert elsewhere.play(table, 0, "roll", expect=0).status_code == 200
            assert elsewhere.play(table, 1, "fly", expect=1).json()["code"] == "rule"
            assert elsewhere.http.head(f"/api/tables/{table}").status_code == 200
        stranger = Browser(two.address, "Eve")
        assert stranger.call("GET", f"/api/tables/{tables[0]}").status_code in (401, 403)
        assert elsewhere.call("POST", f"/api/tables/{tables[0]}/chat", {"text": "x" * 40_000}).status_code == 413
        with elsewhere.socket(tables[0], 1) as there, ada.socket(tables[0], 0) as here:
            there.next("push", version=1)
            there.send(type="play", id="there", expect=1, choice=["roll"])
            assert there.next("done")["version"] == 2
            here.next("push", version=2)
            assert (awake(one), awake(two)) == (5, 0), "one process has them all, the other none"
            one.kill()
            with pytest.raises(ConnectionClosed):
                while True:
                    there.next()
        with elsewhere.socket(tables[0], 0) as again:
            again.next("push", version=2)
            again.send(type="play", id="after", expect=2, choice=["end"])
            assert again.next("done")["version"] == 3
        assert elsewhere.play(tables[1], 1, "end", expect=1).status_code == 200
        assert awake(two) == 2, "what somebody asks for is taken over"
        third = Process(shared)
        assert at(ada, third.address).play(tables[2], 1, "end", expect=1).status_code == 200
        assert at(ada, third.address).get(f"/api/tables/{tables[0]}")["version"] == 3
        assert awake(third) == 1 and awake(two) == 2
        third.kill()
    finally:
        one.kill()
        two.kill()
