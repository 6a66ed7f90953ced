import json

from remnants import bench
from tests.cli.calling import Caller
from tests.cli.conftest import call as call


def test_ratios_to_whoever_is_installed(call: Caller) -> None:
    called = call("bench", "city", "--against", "--seconds", "0.05", "--json")
    assert called.code == 0, called.err
    measured = json.loads(called.out)
    names = [figure["game"] for figure in measured["figures"]]
    assert names[0] == "city"
    assert len(measured["ratios"]) == len(names) - 1
    assert len(measured["missing"]) == len(bench.PEERS) - len(measured["ratios"])
    for ratio in measured["ratios"]:
        assert ratio["decisions"] > 0


def test_ratios_as_tables(call: Caller) -> None:
    called = call("bench", "city", "--against", "--seconds", "0.05")
    assert called.code == 0, called.err
    assert "decisions" in called.out
