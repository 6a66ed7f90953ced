"""How the game went: the standing over time, where the scores come from, and luck, as far as somebody may know."""

from random import Random
from typing import Any

import pytest

from remnants import kits
from remnants.kernel.chronicle import Throw, evenly
from remnants.kernel.match import Match
from remnants.server.games_offered import GamesOffered
from remnants.server.tables.history import History
from remnants.server.tables.luck import luck
from remnants.server.tables.walk import Eyes, Walk
from remnants.text import LANGUAGES
from remnants.text import Catalogue as Texts
from tests.server.house import House, settings_for

Json = dict[str, Any]
D6 = evenly([1, 2, 3, 4, 5, 6])


def played(name: str, players: int, seed: int, options: dict[str, Any]) -> History:
    """A whole game of random choices."""
    random = Random(seed)
    history = History(Match.new(kits.game(name), players, seed=seed, options=options))
    while history.match.seat is not None:
        match, entry = history.tried(random.choice(history.match.choices()), history.version + 1, "")
        history.keep(match, entry)
    return history


def walked(history: History, eyes: Eyes, upto: int | None = None) -> Walk:
    told = GamesOffered(settings_for("unused.sqlite")).chronicle(history.match.game.name)
    return Walk(history.match_at(0), history.match, history.entries[:upto], eyes, told)


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("city", 2, {}),
        ("city", 4, {"renown": "concealed", "leaders": "picked"}),
        ("aylkor", 2, {}),
        ("aylkor", 4, {"round_limit": 30}),
        ("lionsgate", 1, {}),
        ("lionsgate", 4, {}),
    ],
)
def test_the_last_standing_and_the_sources_are_the_final_scores(
    name: str, players: int, options: dict[str, Any]
) -> None:
    for seed in range(5, 30):
        history = played(name, players, seed, options)
        walk = walked(history, Eyes(None, True))
        if walk.throws:
            break
    scores = history.match.scores()
    assert walk.moments[-1].values["score"] == scores
    assert [sum([source.scores[seat] or 0 for source in walk.sources]) for seat in range(players)] == scores
    assert walk.moments[-1].position == history.position
    assert [set(moment.values) for moment in walk.moments] == [set(walk.measures)] * len(walk.moments)
    assert len(walk.moments) < len(history.entries)
    positions = [moment.position for moment in walk.moments]
    assert positions == sorted(set(positions))
    check_luck(walk)
    check_texts(name, walk)


def check_luck(walk: Walk) -> None:
    """Every throw is counted once; nobody is luckier than all or unluckier than all."""
    assert walk.luck and walk.throws
    for line in walk.luck:
        same = [throw for throw in walk.throws if (throw.kind, throw.seat) == (line.kind, line.seat)]
        assert line.throws == len(same)
        assert line.total == sum([sum(throw.results) for throw in same])
        assert line.expected == pytest.approx(sum([throw.expected for throw in same]), abs=0.02 * len(same))
        assert sum([outcome.count for outcome in line.outcomes]) == sum([len(throw.results) for throw in same])
        assert sum([outcome.expected for outcome in line.outcomes]) == pytest.approx(
            sum([outcome.count for outcome in line.outcomes]), rel=0.01
        )
        assert line.fortune is None or 0.0 <= line.fortune <= 1.0


def check_texts(name: str, walk: Walk) -> None:
    """Everything that can come up has a name in both languages."""
    for language in LANGUAGES:
        texts = Texts(name, language)
        needed = [f"chronicle-measure-{measure}" for measure in walk.measures]
        needed += [f"chronicle-source-{source.source}" for source in walk.sources]
        needed += [f"chronicle-luck-{line.kind}" for line in walk.luck]
        assert [message for message in needed if not texts.has(message)] == []


def test_concealed_renown_stays_concealed_until_the_end() -> None:
    history = played("city", 3, 2, {"renown": "concealed"})
    half = len(history.entries) // 2
    for seat in (0, 2, None):
        walk = walked(history, Eyes(seat, False), half)
        for moment in walk.moments[5:]:
            for measure in ("score", "renown"):
                known = [number for number, value in enumerate(moment.values[measure]) if value is not None]
                assert known == ([] if seat is None else [seat])
        for source in walk.sources:
            assert [number for number, value in enumerate(source.scores) if value is not None] in ([seat], [])
    opened = walked(history, Eyes(None, True), half)
    own = walked(history, Eyes(2, False), half)
    for all_seen, seen in zip(opened.moments, own.moments, strict=True):
        assert all_seen.values["score"][2] == seen.values["score"][2]


def test_every_game_of_ours_tells_its_chronicle() -> None:
    ours = kits.names()
    catalogue = GamesOffered(settings_for("unused.sqlite"))
    for name in [name for name in ours if name != "toy"]:
        told = catalogue.chronicle(name)
        assert told.__module__ == f"remnants.boxes.{name}.chronicle" and told.measures[0] == "score"


def test_fortune_is_the_share_of_worse_fortunes() -> None:
    def fortune(results: list[int]) -> float:
        found = luck([Throw("die", 0, results, D6)])[0].fortune
        assert found is not None
        return found

    assert fortune([1]) == pytest.approx(1 / 12, abs=1e-4) and fortune([6]) == pytest.approx(11 / 12, abs=1e-4)
    assert fortune([3, 4]) == pytest.approx(0.5, abs=1e-4)
    assert fortune([6, 6]) == pytest.approx(71 / 72, abs=1e-4)
    exact, bell = fortune([4] * 80), fortune([4] * 81)
    assert exact > 0.98 and bell == pytest.approx(exact, abs=0.01)
    certain = luck([Throw("die", None, [3], [(3, 1.0)])])[0]
    assert certain.fortune == 0.5 and certain.deviation == 0.0
    assert luck([Throw("tile", 1, [3], D6, ranked=False)])[0].fortune is None


def test_the_chronicle_of_a_table(house: House) -> None:
    ada, bob, eve = house.browser("Ada"), house.browser("Bob"), house.browser("Eve")
    table = ada.table("me", "open", options={"rounds": 2})
    path = f"/api/tables/{table}/chronicle"
    assert ada.call("GET", path).json()["code"] == "wrong-phase"
    bob.join(ada, table)
    eve.watch(ada, table)
    ada.post(f"/api/tables/{table}/start")
    ada.play(table, 0, "mark")
    ada.play(table, 0, "roll")
    bob.play(table, 1, "draw")
    own: Json = ada.get(path)
    assert own["seat"] == 0 and not own["over"] and own["measures"] == ["score", "cards"]
    assert [moment["seat"] for moment in own["moments"]] == [None, 0, 1]
    face = own["throws"][0]["results"][0]
    assert own["moments"][1]["values"]["score"] == [face, 0] and own["moments"][2]["round"] == 2
    assert [(line["kind"], line["seat"], line["total"]) for line in own["luck"]] == [("die", 0, face)]
    assert [line["kind"] for line in bob.get(path)["luck"]] == ["die", "draw"], "he knows what he drew"
    assert [line["kind"] for line in eve.get(path)["luck"]] == ["die"] and eve.get(path)["seat"] is None
    assert eve.call("GET", f"{path}?seat=1").status_code == 403
    ada.play(table, 0, "bid", 3)
    assert ada.get(path)["moments"][-1]["values"]["score"] == [face, 0]
    bob.play(table, 1, "end")
    over: Json = eve.get(f"{path}?seat=0")
    assert over["over"] and over["seat"] == 0 and over["sources"] == [{"source": "points", "scores": [face + 3, 0]}]
    assert [line["kind"] for line in over["luck"]] == ["die", "draw"], "after the end everything is open"


def test_an_answer_taken_back_leaves_no_trace(house: House) -> None:
    ada = house.browser()
    table = ada.table("me", "me")
    path = f"/api/tables/{table}/chronicle?seat=0"
    before = ada.get(path)
    ada.play(table, 0, "mark")
    assert ada.get(path)["moments"] != before["moments"]
    ada.post(f"/api/tables/{table}/seats/0/undo", {"id": "u", "expect": 1})
    assert ada.get(path) == before
