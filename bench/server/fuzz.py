"""Malformed messages and requests: none is answered with a failure, and the server does not grow.

python -m bench.server.fuzz [--messages 200000] [--minutes 8]
"""

import argparse
import json
from random import Random

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from bench.server.process import ServerProcess, limit_time, while_there_is_time

WORDS = ["play", "undo", "preview", "look", "chat", "ping", "push", "", "\0", "é", "\ud800", "a" * 70]
VALUES = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    1.5,
    "",
    "end",
    "\0",
    [],
    [[]],
    {},
    ["play", 1],
    ["end"],
    {"a": {"b": []}},
]
PATHS = [
    "me",
    "tables",
    "records",
    "join",
    "watch",
    "invitation",
    "tables/{}/chat",
    "tables/{}/seats/0/play",
    "tables/%00",
]


def message(random: Random) -> str | bytes:
    """Something like a message of ours, but not quite."""
    fields = ["type", "id", "expect", "choice", "seat", "text", "count", "more"]
    made = {name: random.choice(VALUES) for name in random.sample(fields, random.randrange(0, 6))}
    if random.random() < 0.8:
        made["type"] = random.choice(WORDS)
    text = json.dumps(made)
    kind = random.random()
    if kind < 0.1:
        return text[: random.randrange(len(text))]
    if kind < 0.15:
        return "[" * random.randrange(1, 5000)
    if kind < 0.2:
        return bytes(random.randrange(256) for _ in range(random.randrange(1, 60)))
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=200_000)
    limit_time(parser)
    chosen = parser.parse_args()
    random, server = Random(7), ServerProcess(patience_with_floods=10**9)
    client = httpx.Client(base_url=f"http://{server.address}", timeout=60)
    body = {"game": "lionsgate", "seats": [{"kind": "me"}, {"kind": "me"}], "name": "Ada", "start": True}
    table = client.post("/api/tables", json=body).json()["id"]
    cookie = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])
    sent = failures = answered = 0
    memory, measured_after = server.memory(), 0
    for round_number in while_there_is_time(chosen.messages // 100, chosen.minutes):
        url = f"ws://{server.address}/api/tables/{table}/socket?seat=0"
        try:
            with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
                for _ in range(90):
                    socket.send(message(random))
                    sent += 1
                socket.send(json.dumps({"type": "ping", "id": "last"}))
                while True:
                    told = json.loads(socket.recv(timeout=30))
                    answered += 1
                    failures += told.get("code") == "failed"
                    if told["type"] == "pong" and told["id"] == "last":
                        break
        except WebSocketException:
            pass
        for _ in range(10):
            path = f"/api/{random.choice(PATHS)}".replace("{}", table)
            content = message(random)
            written = content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
            sent += 1
            headers = {"content-type": "application/json"}
            failures += (
                client.request(random.choice(["POST", "PUT"]), path, content=written, headers=headers).status_code
                >= 500
            )
        if round_number == chosen.messages // 400:
            memory, measured_after = server.memory(), sent
    grown = (server.memory() - memory) / 2**20
    print(f"{sent} malformed messages and requests: {failures} failures, {answered} answers on sockets")
    print(f"the server grew by {grown:.1f} MiB over the last {sent - measured_after} of them")
    server.stop()


if __name__ == "__main__":
    main()
