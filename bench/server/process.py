"""A server process to be measured, with roomy limits: all the load comes from one address."""

import psutil

from remnants.bench.serving import RunningServer


class ServerProcess(RunningServer):
    """A server that tells how much memory it holds."""

    def memory(self) -> int:
        """Bytes that the server process itself holds."""
        return int(psutil.Process(self.process.pid).memory_info().rss)

    def used(self) -> float:
        """Seconds of the processor that the server process itself has used."""
        times = psutil.Process(self.process.pid).cpu_times()
        return float(times.user + times.system)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
