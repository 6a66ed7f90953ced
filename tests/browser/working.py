"""How long a page works, whatever else the machine does meanwhile."""

from tests.browser.conftest import Visitor


class Work:
    """How long a page works for something: milliseconds in which the machine did something else do not count."""

    def __init__(self, ada: Visitor) -> None:
        self.ada = ada
        self.session = ada.context.new_cdp_session(ada.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def __call__(self, script: str, value: int | None = None) -> float:
        before = self.so_far()
        self.ada.page.evaluate(script, value)
        return self.so_far() - before

    def so_far(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))
