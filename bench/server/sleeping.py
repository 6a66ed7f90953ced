"""Many unfinished tables on disk: how long a start takes and how much memory; and many that are awake.

python -m bench.server.sleeping [--tables 100000] [--awake 2000]
"""

import argparse
import sqlite3
import time

import httpx

from bench.server.process import ServerProcess


def copy_tables(file: str, table: str, count: int) -> list[str]:
    """Copies one table with its seats and its log, so that there are as many."""
    kept = sqlite3.connect(file)
    names = [f"t{number:09d}".translate(str.maketrans("01", "zy")) for number in range(count)]
    for place, key in [("tables", "id"), ("seats", "table_id"), ("log", "table_id")]:
        columns = [row[1] for row in kept.execute(f"PRAGMA table_info({place})")]
        rows = kept.execute(f"SELECT * FROM {place} WHERE {key} = ?", (table,)).fetchall()
        marks = ", ".join(["?"] * len(columns))
        for row in rows:
            values = dict(zip(columns, row, strict=True))
            for name in names:
                copied = {**values, key: name}
                if place == "tables":
                    copied.update(invite=f"{name}i", watch=f"{name}w")
                kept.execute(f"INSERT INTO {place} VALUES ({marks})", list(copied.values()))
    kept.commit()
    kept.close()
    return names


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--awake", type=int, default=2_000)
    parser.add_argument("--game", default="city")
    parser.add_argument("--answers", type=int, default=30)
    chosen = parser.parse_args()
    server = ServerProcess()
    client = httpx.Client(base_url=f"http://{server.address}", timeout=60)
    body = {"game": chosen.game, "seats": [{"kind": "me"}] * 4, "name": "Ada", "start": True}
    table = client.post("/api/tables", json=body).json()["id"]
    for number in range(chosen.answers):
        seat = client.get(f"/api/tables/{table}").json()["decides"]
        push = client.get(f"/api/tables/{table}/view?seat={seat}").json()
        answer = {
            "id": f"c{number}",
            "expect": push["version"],
            "choice": push["choices"][number % len(push["choices"])],
        }
        client.post(f"/api/tables/{table}/seats/{seat}/play", json=answer)
    server.stop()
    names = copy_tables(server.database.removeprefix("sqlite:///"), table, chosen.tables)
    started = time.monotonic()
    again = ServerProcess(server.database, sleep_after=3600)
    client.base_url = httpx.URL(f"http://{again.address}")
    client.get("/health")
    took = time.monotonic() - started
    used, held = again.used(), again.memory() / 2**20
    print(f"{chosen.tables} unfinished tables: start in {took:.1f} s, {used:.1f} s of the processor, {held:.0f} MiB")
    started = time.monotonic()
    for name in names[: chosen.awake]:
        client.get(f"/api/tables/{name}")
    waking = (time.monotonic() - started) / chosen.awake * 1000
    held = again.memory() / 2**20
    print(f"{chosen.awake} awake after {chosen.answers} answers each: {held:.0f} MiB, {waking:.0f} ms each")
    again.stop()


if __name__ == "__main__":
    main()
