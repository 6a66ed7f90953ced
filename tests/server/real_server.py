"""A server process of its own, with the toy among its games.

    python -m tests.server.real_server DATABASE PORT [SETTING=NUMBER...]

What it needs is imported when it runs, because its bots' processes import this module too.
"""

import sys


def tell(address: str) -> None:
    print(address, flush=True)


def tell_full(address: str) -> None:
    fill_disk()
    tell(address)


def fill_disk() -> None:
    """From now on this process can write no file any further, as on a full disk."""
    import resource
    import signal

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))


def main(database: str, port: int, with_table: bool, full_disk: bool, changes: dict[str, float]) -> None:
    from remnants.server.running import TableAgainstBots, run
    from tests.server.quick import settings_for

    wanted = TableAgainstBots("toy", "marking", 2) if with_table else None
    run(settings_for(database, **changes), "127.0.0.1", port, False, tell_full if full_disk else tell, wanted)


if __name__ == "__main__":
    settings = dict([word.split("=") for word in sys.argv[3:] if "=" in word])
    numbers = {name: (int if value.isdigit() else float)(value) for name, value in settings.items()}
    main(sys.argv[1], int(sys.argv[2]), "--table" in sys.argv, "--full-disk" in sys.argv, numbers)
