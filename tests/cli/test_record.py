import json
from pathlib import Path

import remnants
from remnants import kits
from tests.cli.calling import Caller


def test_showing_a_record(call: Caller, saved: Path) -> None:
    called = call("record", "show", str(saved))
    assert called.code == 0
    assert "city" in called.out
    found = json.loads(call("record", "show", str(saved), "--json").out)
    assert found["decisions"] == 60
    assert found["players"] == 2
    assert found["over"] is False
    assert found["digest"] == remnants.load(json.loads(saved.read_text(encoding="utf-8"))).digest()


def test_a_fair_record_is_verified(call: Caller, saved: Path) -> None:
    called = call("record", "verify", str(saved))
    assert called.code == 0
    assert called.out.startswith("fair")


def test_a_die_that_is_not_the_seeds_is_found(call: Caller, saved: Path) -> None:
    match = remnants.new("city", players=2, seed="saved")
    shuffled = match.dump()["answers"][0]
    assert isinstance(shuffled[0], int)
    data = {**match.dump(), "answers": [[*reversed(shuffled)]]}
    data["answers"] += later_answers(data)
    saved.write_text(json.dumps(data), encoding="utf-8")
    called = call("record", "verify", str(saved))
    assert called.code == 1
    assert called.out.startswith("not fair")


def later_answers(data: dict[str, object]) -> list[list[int | str]]:
    """What chance answers after the first shuffle, when that one is set by hand."""
    match = remnants.new("city", players=2, seed="another")
    answers: list[list[int | str]] = match.dump()["answers"][1:]
    first = list(reversed(match.dump()["answers"][0]))[:2]
    wanted = list(reversed(data["answers"][0]))[:2]  # type: ignore[index]
    tries = 0
    while first != wanted:
        tries += 1
        match = remnants.new("city", players=2, seed=f"another {tries}")
        answers = match.dump()["answers"][1:]
        first = list(reversed(match.dump()["answers"][0]))[:2]
    return answers


def test_a_rigged_record_says_so(call: Caller, saved: Path) -> None:
    match = remnants.new("city", players=2, seed=1)
    match.rig([])
    saved.write_text(json.dumps(match.dump()), encoding="utf-8")
    called = call("record", "verify", str(saved))
    assert called.code == 1
    assert called.out.startswith("rigged")


def test_replaying_tells_what_happened(call: Caller, saved: Path) -> None:
    spectator = call("record", "replay", str(saved))
    assert spectator.code == 0
    assert " takes the action " in spectator.out
    italian = call("record", "replay", str(saved), "--lang", "it", "--seat", "1")
    assert " sceglie l'azione " in italian.out
    assert call("record", "replay", str(saved), "--seat", "3").code == 2


def test_only_the_own_secrets_are_told(call: Caller, saved: Path) -> None:
    """A spectator reads that somebody drew two cards, the owner reads which."""
    spectator = call("record", "replay", str(saved)).out
    seats = [call("record", "replay", str(saved), "--seat", seat).out for seat in ("1", "2")]
    assert len({spectator, *seats}) == 3


# ---------------------------------------------------------------- played under earlier rules


def of_earlier_rules(saved: Path, *more: list[str | int]) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps({**data, "rules": "0", "answers": [*data["answers"], *more]}), encoding="utf-8")


def test_a_record_of_earlier_rules_says_so(call: Caller, saved: Path) -> None:
    of_earlier_rules(saved)
    found = json.loads(call("record", "show", str(saved), "--json").out)
    assert (found["rules"], found["rules_now"]) == ("0", kits.game("city").version)
    assert (found["refused_by_todays_rules"], found["differs"]) == ([], None)
    assert call("record", "verify", str(saved)).code == 0


def test_where_todays_rules_lead_elsewhere_it_is_shown_up_to_there(call: Caller, saved: Path) -> None:
    of_earlier_rules(saved, ["dance", 3])
    answers = len(json.loads(saved.read_text(encoding="utf-8"))["answers"])
    found = json.loads(call("record", "show", str(saved), "--json").out)
    assert found["decisions"] == 60
    assert f"answer {answers} differs, by city." in found["differs"]
    told = call("record", "replay", str(saved))
    assert told.code == 2
    assert len(told.out.splitlines()) > 60
    assert f"answer {answers}" in told.err and told.err.count("\n") == 1
    assert call("record", "verify", str(saved)).code == 2


def test_a_record_of_format_1(call: Caller) -> None:
    old = Path(__file__).parents[1] / "records" / "0.1.0" / "city-2-0-early.json"
    assert json.loads(call("record", "show", str(old), "--json").out)["pack"] == "city"
    assert call("record", "verify", str(old)).out.startswith("fair")
    assert call("record", "replay", str(old), "--lang", "it").code == 0
