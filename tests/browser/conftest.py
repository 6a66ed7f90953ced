"""A real server process and a real browser.

They need the built page, playwright, Node, Chromium and axe; where one is missing they fail and name the command that
brings it. `make test-browser` brings all of them.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
STATIC = ROOT / "src" / "remnants" / "server" / "static"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NODE = shutil.which("node")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PHONE = 900
"""Screens narrower than this have sheets, and are touched."""
NOT_WANTED = [
    # Each window would start two pages of its own for the address bar, which costs as much as a test.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # What playwright turns off: it would be on again, because the last list counts.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "MediaRouter"),
    *("PaintHolding", "OptimizationHints"),
]
FLAGS = [
    f"--disable-features={','.join(NOT_WANTED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
SERVE = """
import sys
from remnants.server.running import run
from remnants.server.settings import Settings

settings = Settings(
    database=sys.argv[1], bot_pause=0.0, bot_workers=1, messages_per_second=2000, messages_at_once=4000,
    requests_per_second=2000, requests_at_once=4000, tables_at_once=1000, tables_per_guest=1000,
    guests_per_second=100.0, guests_at_once=1000.0, work_per_second=100.0, work_at_once=1000.0,
)
run(settings, "127.0.0.1", int(sys.argv[2]), False, lambda address: print(address, flush=True))
"""


def require(there: bool, otherwise: str) -> None:
    if not there:
        pytest.fail(otherwise)


class Server:
    """A server process with a database of its own; it can be killed and started again at the same address."""

    def __init__(self, folder: Path, *packages: Path) -> None:
        """`packages` are folders with installed games besides ours."""
        self.database = folder / "tables.sqlite"
        self.search_path = os.pathsep.join([str(place) for place in (ROOT / "src", *packages)])
        self.address = self._start(0)

    def _start(self, port: int) -> str:
        command = [sys.executable, "-c", SERVE, str(self.database), str(port)]
        environment = {"PYTHONPATH": self.search_path, "PATH": "/usr/bin:/bin", "HOME": str(self.database.parent)}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip().rstrip("/")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def start_again(self) -> None:
        assert self._start(int(self.address.rsplit(":", 1)[1])) == self.address


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    require((STATIC / "index.html").is_file(), "the page is not built: cd web && npm ci && npm run build")
    running = Server(tmp_path_factory.mktemp("browser"))
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    require(importlib.util.find_spec("playwright") is not None, "playwright is not installed: make setup")
    require(CHROMIUM is not None, "there is no Chromium here: make browser")
    require(NODE is not None, "there is no Node here: install Node 20")
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)  # the one it brings along needs a library that bare systems lack
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        launched = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe-core, which finds what people with disabilities would stumble over."""
    require(AXE.is_file(), "axe-core is not installed: cd web && npm ci")
    return AXE.read_text(encoding="utf-8")


class Visitor:
    """One browser of its own, with its cookies: what it sees, and what its console complained about."""

    def __init__(self, browser: Any, address: str, name: str, size: tuple[int, int], language: str, tips: bool) -> None:
        locale = {"en": "en-GB", "it": "it-IT"}[language]
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, bypass_csp=False, has_touch=width < PHONE
        )
        told = "true" if tips else "false"
        settings = f'{{"confirm": "never", "speed": "once", "name": "{name}", "tips": {told}}}'
        self.context.add_init_script(
            f"if (!localStorage.getItem('remnants.settings')) localStorage.setItem('remnants.settings', '{settings}');"
        )
        self.context.add_init_script(path=str(HERE / "play.js"))
        self.address = address
        self.page = self.context.new_page()
        self.page.set_default_timeout(10_000)
        self.fingers: Any = None
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def new_table(self, game: str, seats: list[dict[str, str]], options: dict[str, Any] | None = None) -> str:
        """Makes a table as the page does, starts it and sits down at it."""
        wish = {"game": game, "name": "Ada", "start": True, "seats": seats, "options": options or {}}
        return self._sit_down("/api/tables", wish)

    def open_record(self, record: dict[str, Any], seats: list[dict[str, str]]) -> str:
        """Goes on from a record at a private table."""
        return self._sit_down("/api/records", {"record": record, "seats": seats, "name": "Ada"})

    def _sit_down(self, route: str, wish: dict[str, Any]) -> str:
        """Asks for a table with the browser's cookies, without a page."""
        made: str = self.context.request.post(self.address + route, data=wish).json()["id"]
        self.go(f"/table/{made}")
        return made

    def play(self, **how: Any) -> dict[str, Any]:
        """Plays on by clicking in the page; see play.js."""
        played: dict[str, Any] = self.page.evaluate("(how) => playOn(how)", how)
        return played

    def reach(self, step: str) -> None:
        """Comes to a step of one's own; whatever is asked before, such as a bid in a bot's auction, is declined."""
        self.page.wait_for_selector("main.table")
        assert self.play(until=step, prefer=["pass", "done"])["step"] == step

    def violations(self, axe: str, *parts: str) -> list[str]:
        """What people with disabilities would stumble over, on the whole page or in some parts of it."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe)
        run = "(parts) => axe.run(parts.length > 0 ? {include: parts} : document, {resultTypes: ['violations']})"
        found = self.page.evaluate(run, list(parts))
        return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found["violations"]]

    def overhang(self) -> int:
        """How many pixels of the page hang over the right edge."""
        found: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return found

    def version(self) -> int:
        return int(self.page.locator("main.table").get_attribute("data-version"))

    def wait_for_version(self, version: int) -> None:
        """Waits until the table has gone on that far."""
        self.page.evaluate(
            """async (version) => {
                const shown = () => Number(document.querySelector("main.table")?.dataset.version);
                for (let waited = 0; !(shown() >= version); waited += 1) {
                    if (waited > 1000) throw new Error(`the table stands at ${shown()}`);
                    await new Promise((resolve) => setTimeout(resolve, 20));
                }
            }""",
            version,
        )

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Fingers on the screen: touchStart, touchMove, touchEnd."""
        self.fingers = self.fingers or self.context.new_cdp_session(self.page)
        touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def hold(self, target: Any) -> None:
        """Holds a finger on something until it is read about; the hand may have to be drawn aside for it."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        self.touch("touchStart", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        self.page.wait_for_timeout(700)
        self.touch("touchEnd")

    def step(self) -> str:
        found: str = self.page.locator("main.table").get_attribute("data-step")
        return found

    def wait_for_step(self, step: str) -> None:
        self.page.wait_for_selector(f'main.table[data-step="{step}"] .bar.mine', timeout=20_000)


@pytest.fixture
def visitor(browser: Any, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes browsers; after the test none of them may have found anything wrong with the page."""
    visitors: list[Visitor] = []

    def make(
        name: str = "Ada", size: tuple[int, int] = (1280, 720), language: str = "en", tips: bool = False
    ) -> Visitor:
        visitors.append(Visitor(browser, server.address, name, size, language, tips))
        return visitors[-1]

    yield make
    complaints = [complaint for one in visitors for complaint in one.complaints]
    for one in visitors:
        one.context.close()
    assert complaints == []
