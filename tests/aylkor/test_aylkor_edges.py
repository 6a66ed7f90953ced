"""Edges: what is easily missed because it changes little."""

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import remnants
from remnants.boxes.aylkor.content.board import SPACES
from remnants.boxes.aylkor.content.content import ACTIVATED, FIRST_OWN, Content, Effect
from remnants.boxes.aylkor.rules.deed import OWN_DEEDS, Deed
from remnants.boxes.aylkor.rules.effects import can_be_touched
from remnants.boxes.aylkor.rules.state import DONE, MOVED, READY, AylkorState
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice
from tests.aylkor.table import HEROES, PACK, at, board, card, duel, health, pack_with, position, rule, unit

OWN_WORD = 900


@pytest.mark.rule("aylkor.hidden")
def test_nobody_knows_the_order_of_the_own_deck() -> None:
    match = duel()
    decks = {tuple(match.guess(0, seed).state.decks[0]) for seed in range(6)}  # type: ignore[attr-defined]
    assert len(decks) > 1, "each guess has an order of its own"
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(board(match).decks[0]))}


@pytest.mark.rule("aylkor.hidden")
def test_nobody_knows_the_order_of_the_events() -> None:
    match = duel()
    decks = {tuple(match.guess(0, seed).state.event_deck) for seed in range(6)}  # type: ignore[attr-defined]
    assert len(decks) > 1, "each guess has an order of its own"
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(board(match).event_deck))}


@pytest.mark.rule("aylkor.setup.order")
def test_set_up_is_over_before_anything_is_told() -> None:
    assert board(remnants.new("aylkor", players=3, seed=4)).events == []


@pytest.mark.rule("aylkor.event.damage")
@pytest.mark.parametrize(("before", "after"), [(13, 10), (4, 1), (3, 1), (2, 1), (1, 1)])
def test_an_event_hurts_a_hero_as_far_as_it_can(before: int, after: int, tmp_path: Path) -> None:
    three = {"ashfall": 'revealed = [{ do = "damage", amount = 3, zone = "outer" }]'}
    match = position(
        2,
        {0: {"health": before}, 1: {"health": before}},
        units=[unit("great-ursor", 0, 8, 8), unit("great-ursor", 1, 1, 2)],
        pack=pack_with(tmp_path, {}, three),
        round=4,
        moment="round",
        next_events=["ashfall"],
    )
    assert health(match, 1, 1) == health(match, 10, 10) == after
    assert health(match, 8, 8) == health(match, 1, 2), "no unit is spared, not even beside a hero"


@pytest.mark.rule("aylkor.effect.order")
def test_what_an_event_sets_off_begins_with_the_player_whose_turn_comes_first(tmp_path: Path) -> None:
    """Nothing is told of a hero that can lose no more."""
    pack = pack_with(tmp_path, {"thornback": 'abilities = [{ when = "dies", effects = [{ do = "gain", cogs = 1 }] }]'})
    match = duel(
        second={"health": 1},
        units=[unit("thornback", 0, 8, 8, health=1), unit("thornback", 1, 1, 4, health=1)],
        pack=pack,
        round=4,
        next_events=["ashfall"],
    )
    events = [*match.play(("end",)), *match.play(("end",))]
    assert [event.data["seat"] for event in events if event.kind == "gained"] == [0, 1]
    assert [event.data["space"] for event in events if event.kind == "hurt"] == [at(1, 1), at(1, 4), at(8, 8)]


@pytest.mark.rule("aylkor.effect.order")
def test_what_units_of_one_player_set_off_goes_by_row_whatever_they_are(tmp_path: Path) -> None:
    dying = 'abilities = [{{ when = "dies", effects = [{{ do = "gain", cogs = {} }}] }}]'
    names = ["burrow-hound", "thornback"]
    assert card(names[0]) < card(names[1])
    pack = pack_with(tmp_path, {name: dying.format(place) for place, name in enumerate(names, 1)})
    units = [unit("thornback", 0, 2, 8, health=1), unit("burrow-hound", 0, 8, 2, health=1)]
    match = duel(units=units, pack=pack, round=4, next_events=["ashfall"])
    events = [*match.play(("end",)), *match.play(("end",))]
    assert [event.data["cogs"] for event in events if event.kind == "gained"] == [2, 1]


@pytest.mark.rule("aylkor.effect.where")
def test_the_first_hero_s_own_ability_spares_her_and_a_tech_spares_nobody(tmp_path: Path) -> None:
    each = '{ do = "damage", amount = 1, target = "each", reach = 1 }'
    own = '{ do = "strengthen", amount = 1, target = "each-own" }'
    changed = {"vell": f'ability = {{ when = "activated", effects = [{each}] }}', "battle-hymn": f"effects = [{own}]"}
    pack = pack_with(tmp_path, changed)
    match = duel(first={"hand": ["battle-hymn"], "cogs": 9, "brew": 9}, units=[unit("thornback", 1, 1, 2)], pack=pack)
    assert PACK.ids[PACK.first_hero] == "vell"
    match.play(("tech", card("battle-hymn")))
    assert board(match).bonus[at(1, 1)] == 1
    match.play(("use", at(1, 1)))
    assert (health(match, 1, 1), health(match, 1, 2)) == (16, 3)


@pytest.mark.rule("aylkor.hero.truce")
def test_the_truce_holds_for_every_hero(tmp_path: Path) -> None:
    for attacker, defender in permutations(HEROES, 2):
        match = duel(first={"hero": attacker}, second={"hero": defender, "at": [1, 2]}, round=3)
        assert rule(match, "attack", at(1, 1), at(1, 2)) == "aylkor.hero.truce"
        assert ("attack", at(1, 1), at(1, 2)) not in match.choices()


@pytest.mark.rule("aylkor.turn.start")
def test_whoever_draws_more_than_is_left_draws_the_last(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, {"second-wind": 'effects = [{ do = "draw", amount = 2 }]'})
    match = duel(first={"hand": ["second-wind"], "cogs": 9, "cards_left": 1}, pack=pack)
    match.play(("tech", card("second-wind")))
    assert (len(board(match).hands[0]), len(board(match).decks[0])) == (1, 0)


@pytest.mark.rule("aylkor.effect.steal")
@pytest.mark.parametrize("taken", ["cogs", "brew"])
def test_a_single_one_is_taken_from_whoever_has_one_and_nobody_else_is_named(taken: str, tmp_path: Path) -> None:
    other = "brew" if taken == "cogs" else "cogs"
    pack = pack_with(tmp_path, {"light-fingers": f'effects = [{{ do = "steal", {taken} = 1 }}]'})
    seats: dict[int, dict[str, Any]] = {
        0: {"hand": ["light-fingers"]},
        1: {taken: 1, other: 0},
        2: {taken: 0, other: 3},
    }
    match = position(3, seats, pack=pack)
    match.play(("tech", card("light-fingers")))
    assert match.step == "act", "there is only one to take it from"
    state = board(match)
    held = state.cogs if taken == "cogs" else state.brew
    assert held == [1, 0, 0]


@pytest.mark.rule("aylkor.turn.free-order")
@pytest.mark.parametrize("hero", HEROES)
def test_every_card_that_can_be_played_is_offered_once_and_so_is_an_ability_that_does_something(hero: str) -> None:
    held = [name for name in PACK.ids[: PACK.first_hero] for _ in range(2)]
    beside = {"hero": HEROES[HEROES.index(hero) - 1], "at": [1, 2]}
    match = duel(first={"hero": hero, "hand": held, "cogs": 99, "brew": 99, "health": 9}, second=beside)
    playable = [("build" if PACK.is_unit(number) else "tech", number) for number in range(PACK.first_hero)]
    offered = [choice for choice in match.choices() if choice[0] in ("build", "tech")]
    assert offered == [choice for choice in playable if rule(match, *choice) is None]
    assert {choice[1] for choice in offered} >= set(range(PACK.units))
    assert (("use", at(1, 1)) in match.choices()) == (rule(match, "use", at(1, 1)) is None)


@pytest.mark.rule("aylkor.tech.timing")
def test_resources_can_always_be_gained() -> None:
    match = duel(first={"hero": "maddoc"}, second={"hero": "vell"})
    assert rule(match, "use", at(1, 1)) is None
    assert ("use", at(1, 1)) in match.choices()


@pytest.mark.rule("aylkor.unit.act-once")
def test_a_unit_that_has_only_moved_may_act_and_one_that_is_done_may_do_nothing() -> None:
    state = board(duel())
    here = 1 << at(1, 1)
    for condition, can_move, can_act in ((DONE, 0, 0), (MOVED, 0, here), (READY, here, here), (MOVED, 0, here)):
        state.set_condition(at(1, 1), condition)
        assert (state.can_move & here, state.can_act & here) == (can_move, can_act)


# ---------------------------------------------------------------------------------------------------- told why


def facts(match: Match, *choice: Any) -> dict[str, Any]:
    """The rule that forbids a choice of whoever decides, and what is said of it."""
    assert match.seat is not None
    refusal = match.refusal(match.seat, choice)
    assert refusal is not None
    return {"rule": refusal.rule, **refusal.facts}


@pytest.mark.rule("aylkor.unit.play")
@pytest.mark.rule("aylkor.tech.play")
def test_a_card_that_is_not_held_is_named_and_what_is_no_card_is_not() -> None:
    match = duel()
    for number in (0, PACK.first_hero - 1):
        assert facts(match, "build", number) == {"rule": "aylkor.unit.play", "card": number}
        assert facts(match, "tech", number) == {"rule": "aylkor.tech.play", "card": number}
    for number in (-1, PACK.first_hero):
        assert "card" not in facts(match, "build", number) and "card" not in facts(match, "tech", number)


@pytest.mark.rule("aylkor.turn.free-order")
@pytest.mark.rule("aylkor.attack.adjacent")
def test_a_space_without_a_unit_is_named_and_what_is_no_space_is_not() -> None:
    match = duel(first={"at": [5, 5]})
    hero = at(5, 5)
    for space in (0, SPACES - 1):
        empty = {"rule": "aylkor.turn.free-order", "space": space}
        assert facts(duel(first={"at": [5, 5]}, second={"at": [6, 9]}), "move", space) == empty
        assert facts(duel(first={"at": [5, 5]}, second={"at": [6, 9]}), "use", space) == empty
        far = facts(duel(first={"at": [5, 5]}, second={"at": [6, 9]}), "attack", hero, space)
        assert far == {"rule": "aylkor.attack.adjacent", "space": space}
    strange: list[Choice] = [("move", SPACES), ("move", -1), ("move", hero, 0), ("attack", hero), ("use", SPACES)]
    for choice in [*strange, ("attack", hero, SPACES), ("attack", SPACES, hero), ("attack", hero, -1)]:
        assert "space" not in facts(match, *choice), choice


@pytest.mark.rule("aylkor.effect.order")
def test_what_a_target_lacks_is_told() -> None:
    units = [
        unit("thornback", 1, 5, 6),
        unit("thornback", 1, 5, 7),
        unit("thornback", 0, 5, 8),
        unit("thornback", 0, 5, 9),
    ]
    match = duel(first={"hero": "brask", "at": [5, 5]}, second={"hero": "vell"}, units=units)
    match.play(("use", at(5, 5)))
    assert match.step == "effect-target"
    at_reach, beyond = facts(match, "target", at(5, 8)), facts(match, "target", at(5, 9))
    assert "reach" not in at_reach, "it is an own one"
    assert (beyond["reach"], beyond["steps"]) == (3, 4)
    for space in (0, SPACES - 1):
        assert facts(match, "target", space)["space"] == space
    for choice in (("target", SPACES), ("target", -1), ("target", 0, 1), ("to", 0)):
        assert "space" not in facts(match, *choice), choice


@pytest.mark.rule("aylkor.effect.move")
def test_how_far_a_card_would_have_to_move_a_unit_is_told_only_where_it_is_too_far(tmp_path: Path) -> None:
    push = '{ do = "move", target = "enemy-unit", reach = 1, distance = 2 }'
    pack = pack_with(tmp_path, {"thornback": f'abilities = [{{ when = "activated", effects = [{push}] }}]'})
    units = [unit("thornback", 0, 3, 3), unit("great-ursor", "passive", 3, 4)]
    match = duel(units=units, cogs=[[3, 6]], pack=pack)
    match.play(("use", at(3, 3)))
    pushed = {"rule": "aylkor.effect.move", "card": card("thornback")}
    assert facts(match, "to", at(3, 6)) == {**pushed, "space": at(3, 6)}, "a resource, two steps away"
    assert facts(match, "to", at(3, 7)) == {**pushed, "space": at(3, 7), "distance": 2, "steps": 3}


@pytest.mark.rule("aylkor.unit.play-blocked")
def test_how_many_stand_around_the_hero_and_how_many_are_ones_own_is_told() -> None:
    own = [unit("burrow-hound", 0, 1, 2), unit("great-ursor", 0, 1, 3), unit("rivet-guard", 0, 2, 2)]
    match = duel(first={"hand": ["thornback"], "cogs": 2}, units=[*own, unit("spark-wisp", 1, 2, 1)])
    told = facts(match, "build", card("thornback"))
    assert told == {"rule": "aylkor.unit.play-blocked", "around": 2, "own": 1}


# ---------------------------------------------------------------------------------------------------- plug-ins


class Mending(Deed):
    """Touches whoever has lost health."""

    def can_touch(self, state: AylkorState, seat: int, effect: Effect, space: int) -> bool:
        return state.wounded >> space & 1 == 1


def test_a_word_of_ones_own_touches_those_it_says_and_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    wounded = [unit("thornback", 0, 3, 3, health=1), unit("thornback", 0, 4, 4, health=1)]
    match = duel(units=[*wounded, unit("burrow-hound", 0, 5, 5)])
    effect = Effect(OWN_WORD, 1, 0, 0, 0, 99, 0)
    state = board(match)
    monkeypatch.setitem(OWN_DEEDS, OWN_WORD, Mending())
    assert can_be_touched(state, 0, effect, state.standing[0]) == 1 << at(3, 3) | 1 << at(4, 4)
    monkeypatch.setitem(OWN_DEEDS, OWN_WORD, Deed())
    assert can_be_touched(state, 0, effect, state.standing[0]) == state.standing[0], "a deed that does not say: all"


class Noting(Mending):
    """Notes what it is done to, of those who have lost health."""

    def __init__(self) -> None:
        self.done: list[list[int]] = []

    def do(self, state: AylkorState, seat: int, effect: Effect, spaces: list[int]) -> None:
        self.done.append(spaces)


class Idle(Noting):
    """Never has anything to do."""

    def can_do(self, state: AylkorState, seat: int, effect: Effect) -> bool:
        return False


def with_own_word(folder: Path, target: str) -> Match:
    """A tech in hand does the first word that a plug-in added."""
    effect = f'{{ do = "damage", amount = 1, target = "{target}" }}' if target else '{ do = "gain", cogs = 1 }'
    pack = pack_with(folder, {"second-wind": f"effects = [{effect}]"})
    units = [unit("thornback", 0, 3, 3, health=1), unit("thornback", 0, 5, 5)]
    match = duel(first={"hand": ["second-wind"], "cogs": 9}, units=units, pack=pack)
    content = match.pack
    assert isinstance(content, Content)
    content.effects[content.abilities[card("second-wind")][ACTIVATED][0]].do = FIRST_OWN
    return match


@pytest.mark.rule("aylkor.tech.timing")
@pytest.mark.parametrize(("target", "spaces"), [("", []), ("own-unit", [at(3, 3)])])
def test_the_first_word_of_a_plug_in_is_done(
    target: str, spaces: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noting = Noting()
    monkeypatch.setitem(OWN_DEEDS, FIRST_OWN, noting)
    match = with_own_word(tmp_path, target)
    assert ("tech", card("second-wind")) in match.choices(), "a deed that does not say: there is always something to do"
    match.play(("tech", card("second-wind")))
    assert noting.done == [spaces]


@pytest.mark.rule("aylkor.tech.timing")
def test_a_tech_with_only_a_word_that_has_nothing_to_do_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OWN_DEEDS, FIRST_OWN, Idle())
    match = with_own_word(tmp_path, "")
    assert facts(match, "tech", card("second-wind"))["rule"] == "aylkor.tech.timing"
    assert ("tech", card("second-wind")) not in match.choices()
