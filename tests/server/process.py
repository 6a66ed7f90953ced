"""A server in a process of its own, to be killed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Process:
    """A server process and its address."""

    def __init__(self, database: str, *more: str) -> None:
        command = [sys.executable, "-m", "tests.server.real_server", database, "0", *more]
        path = os.pathsep.join([str(ROOT), str(ROOT / "src"), *sys.path])
        environment = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http://"), "the server did not start"
        self.address = self.url.split("/")[2]

    def kill(self) -> None:
        """As if the power went: no handler, no flush, no goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(60)

    def interrupt(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(60)
