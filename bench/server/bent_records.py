"""Bent records handed to a server: each is refused or playable, and nobody else waits.

python -m bench.server.bent_records [--records 10000] [--minutes 8]
"""

import argparse
import time

import httpx
from tests.server.bent import bent_record

import remnants
from bench.server.process import ServerProcess, limit_time, percentile, while_there_is_time


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=10_000)
    limit_time(parser)
    chosen = parser.parse_args()
    server = ServerProcess()
    client = httpx.Client(base_url=f"http://{server.address}", timeout=120)
    refused = accepted = failed = 0
    delays: list[float] = []
    games = remnants.games()
    for number in while_there_is_time(chosen.records, chosen.minutes):
        record = bent_record(games[number % len(games)], number)
        status = client.post("/api/records", json={"record": record, "name": "Ada"}).status_code
        refused, accepted = refused + (status == 400), accepted + (status == 201)
        failed += status not in (201, 400)
        started = time.monotonic()
        client.get("/health")
        delays.append(time.monotonic() - started)
    print(f"{len(delays)} bent records: {refused} refused, {accepted} stand up, {failed} otherwise answered")
    print(f"somebody else waited p99 {percentile(delays, 0.99) * 1000:.0f} ms, at most {max(delays) * 1000:.0f} ms")
    server.stop()


if __name__ == "__main__":
    main()
