import json
from pathlib import Path
from typing import Any

import psutil
import pytest

from remnants.bench.comparing import compared
from remnants.bench.ours import RULES
from tests.cli.calling import Caller

QUICK = ["bench", "lionsgate", "--players", "2", "--seconds", "0.02"]


def test_figures_as_json(call: Caller) -> None:
    called = call(*QUICK, "--only", "match,simulation,rollout,clone", "--json")
    assert called.code == 0, called.err
    measured = json.loads(called.out)
    assert [figure["measure"] for figure in measured["figures"]] == RULES
    assert {"commit", "build", "load", "date"} <= set(measured)
    for figure in measured["figures"]:
        assert 0 < figure["least"] <= figure["median"] <= figure["most"]
        assert figure["rounds"] == 5


def test_figures_as_a_table(call: Caller) -> None:
    called = call(*QUICK, "--only", "match")
    assert called.code == 0, called.err
    assert "match" in called.out


def test_a_server_is_started_measured_and_stopped(call: Caller) -> None:
    called = call(*QUICK, "--only", "server", "--json")
    assert called.code == 0, called.err
    (measured,) = json.loads(called.out)["figures"]
    assert (measured["measure"], measured["unit"]) == ("server, answer to push", "µs")
    assert 100 < measured["least"] <= measured["most"], "no answer is on disk and pushed within 100 µs"
    mine = psutil.Process().children(recursive=True)
    assert not [child for child in mine if "start.py" in " ".join(child.cmdline())]


def test_what_cannot_be_measured_is_told(call: Caller) -> None:
    for wrong, answer in (
        (["--only", "dancing"], "there is no measure 'dancing'; there are match"),
        (["--seconds", "0"], "--seconds must be more than 0"),
        (["--players", "9"], "1 to 4 players, not 9"),
        (["--compare", "nowhere.json"], "no figures of `remnants bench --json`"),
    ):
        called = call("bench", "lionsgate", *wrong)
        assert called.code == 2
        assert answer in called.err


def test_a_comparison_with_earlier_figures(call: Caller, tmp_path: Path) -> None:
    earlier = call(*QUICK, "--only", "rollout", "--json").out
    (tmp_path / "before.json").write_text(earlier, encoding="utf-8")
    called = call(*QUICK, "--only", "rollout", "--compare", str(tmp_path / "before.json"), "--json")
    assert called.code == 0, called.err
    (change,) = json.loads(called.out)["changes"]
    assert change["measure"] == "rollout"
    assert change["verdict"] in ("faster", "slower", "within the spread")


def figure(measure: str, median: float, game: str = "city", unit: str = "a second") -> dict[str, Any]:
    spread = {"least": median * 0.9, "median": median, "most": median * 1.1}
    return {"measure": measure, "game": game, "players": 4, "unit": unit, **spread}


@pytest.mark.parametrize(
    ("before", "now", "pace", "times", "verdict"),
    [
        (100.0, 200.0, 1.0, 2.0, "faster"),
        (100.0, 105.0, 1.0, 1.05, "within the spread"),
        (100.0, 50.0, 1.0, 0.5, "slower"),
        (100.0, 50.0, 0.5, 1.0, "within the spread"),
    ],
)
def test_changes_are_corrected_by_the_peer(before: float, now: float, pace: float, times: float, verdict: str) -> None:
    """Where a peer runs half as fast as before, half the speed is no change."""
    for unit in ("a second", "µs"):
        old, new = (before, now) if unit == "a second" else (1 / before, 1 / now)
        earlier = {"figures": [figure("match", old, unit=unit), figure("play", 10.0, "catanatron 3.2.1")]}
        later = {"figures": [figure("match", new, unit=unit), figure("play", 10.0 * pace, "catanatron 3.2.1")]}
        (row,) = compared(earlier, later)
        assert row["times_faster"] == pytest.approx(times)
        assert row["verdict"] == verdict
