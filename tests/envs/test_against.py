import json

from remnants.bench.ours import MEASURES
from remnants.bench.peers import PEERS
from tests.cli.calling import Caller


def test_ratios_to_whoever_is_installed(call: Caller) -> None:
    called = call("bench", "city", "--against", "--only", "match", "--seconds", "0.05", "--json")
    assert called.code == 0, called.err
    measured = json.loads(called.out)
    playing = [figure["game"] for figure in measured["figures"] if figure["measure"] in ("match", "play")]
    assert playing[0] == "city"
    assert len(measured["ratios"]) == len(playing) - 1
    assert len(measured["missing"]) == len(PEERS) - len(measured["ratios"])
    for ratio in measured["ratios"]:
        assert ratio["times"] > 0


def test_everything_is_measured(call: Caller) -> None:
    called = call("bench", "lionsgate", "--players", "2", "--seconds", "0.01", "--json")
    assert called.code == 0, called.err
    measured = json.loads(called.out)
    assert [figure["measure"] for figure in measured["figures"]] == MEASURES


def test_ratios_as_tables(call: Caller) -> None:
    called = call("bench", "city", "--against", "--only", "rollout", "--seconds", "0.05")
    assert called.code == 0, called.err
    assert "rollout" in called.out
