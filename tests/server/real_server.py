"""A server process of its own, with the toy among its games.

    python -m tests.server.real_server DATABASE PORT [SETTING=NUMBER...]

What it needs is imported when it runs, because its bots' processes import this module too.
"""

import sys


def tell(address: str) -> None:
    print(address, flush=True)


def main(database: str, port: int, with_table: bool, changes: dict[str, float]) -> None:
    from remnants.server.running import TableAgainstBots, run
    from tests.server.quick import settings_for

    wanted = TableAgainstBots("toy", "marking", 2) if with_table else None
    run(settings_for(database, **changes), "127.0.0.1", port, False, tell, wanted)


if __name__ == "__main__":
    settings = [word.split("=") for word in sys.argv[3:] if "=" in word]
    main(sys.argv[1], int(sys.argv[2]), "--table" in sys.argv, {name: float(value) for name, value in settings})
