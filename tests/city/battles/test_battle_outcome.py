"""Battles between players: who wins, what the loser loses, what becomes contested."""

import pytest

from tests.city.table import (
    DONE,
    END,
    HITS,
    MISS,
    PACK,
    attack,
    board,
    city,
    designs,
    duel,
    four,
    held,
    laid,
    lay,
    move,
    names,
    outcome,
    rule,
    told,
)

STRONG = ["odin-kester", "zar-tayvius"]


# ---------------------------------------------------------------- the outcome


@pytest.mark.rule("city.battle.tie")
@pytest.mark.parametrize(("dice", "winner"), [([[1], [1]], 1), ([[2], [1]], 0), ([[1], [2]], 1), ([[0], [0]], 1)])
def test_the_higher_total_wins_and_the_defender_on_a_tie(dice: list[list[int]], winner: int) -> None:
    match = duel({"figures": {"D4": 1}, "draw": []}, {"figures": {"D5": 1}, "draw": []})
    attack(match, ("D4", "D5"))
    lay(match)
    match.rig(dice)
    events = lay(match)
    assert outcome(events) == (winner, dice[0][0], dice[1][0])
    assert board(match, winner) == {"D5": 1}
    assert board(match, 1 - winner) == {}


@pytest.mark.rule("city.battle.loser-figure")
def test_the_loser_s_figure_goes_to_the_unused_ones() -> None:
    match = duel({"figures": {"D4": 1}, "draw": []}, {"figures": {"D5": 2, "D6": 1}, "draw": []})
    pool, unused = city(match).pool[1], city(match).unused[1]
    attack(match, ("D4", "D5"))
    lay(match)
    match.rig([[HITS], [MISS, MISS, MISS], [MISS], [HITS, HITS]])
    lay(match)
    assert board(match, 1) == {"D5": 1, "D6": 1}, "from the contested space"
    assert (city(match).pool[1], city(match).unused[1]) == (pool, unused + 1)


@pytest.mark.rule("city.battle.loser-card")
def test_the_loser_chooses_a_laid_unit_card_which_leaves_the_game_for_all_to_see() -> None:
    match = duel(
        {"hand": STRONG, "figures": {"D4": 1}},
        {"hand": ["fence", "grenade", "sempento-roden"], "discard": ["medic"], "figures": {"D5": 1}},
    )
    attack(match, ("D4", "D5"))
    match.rig([[HITS, HITS, HITS], [MISS]])
    lay(match, *STRONG)
    lay(match, "fence", "grenade", "sempento-roden")
    assert (match.seat, match.step) == (1, "battle.lose-laid")
    grenade = laid(match, 1, "grenade")
    assert rule(match, "lose", grenade) == "city.battle.loser-card", "no unit"
    assert rule(match, "lose", city(match).discard[1][0]) == "city.battle.loser-card", "not laid in this battle"
    leader = laid(match, 1, "sempento-roden")
    assert {designs([choice[1]])[0] for choice in match.choices()} == {"fence", "sempento-roden"}
    events = match.play(("lose", leader))
    assert told(events, "removed") == [{"seat": 1, "card": leader}]
    assert leader in city(match).removed


@pytest.mark.rule("city.battle.loser-no-card")
def test_who_laid_no_unit_loses_a_gang_member_from_the_discard_pile() -> None:
    match = duel(
        {"hand": STRONG, "figures": {"D4": 1}},
        {"hand": ["fence", "stim-pack"], "discard": ["medic", "bulk-order", "stim-pack"], "figures": {"D5": 1}},
    )
    attack(match, ("D4", "D5"))
    lay(match, *STRONG)
    lay(match, "stim-pack")
    assert [designs([choice[1]]) for choice in match.choices()] == [["medic"]]
    for card in city(match).discard[1]:
        expected = None if PACK.is_unit[card] else "city.battle.loser-no-card"
        assert rule(match, "lose", card) == expected
    assert rule(match, "lose", held(match, 1, "fence")) == "city.battle.loser-no-card"


@pytest.mark.rule("city.battle.loser-no-card")
def test_with_none_in_the_discard_pile_from_the_hand_or_by_searching_the_draw_pile() -> None:
    match = duel(
        {"hand": STRONG, "figures": {"D4": 1}},
        {"hand": ["fence", "stim-pack"], "draw": ["surveyor", "grenade", "medic"], "figures": {"D5": 1}},
    )
    attack(match, ("D4", "D5"))
    lay(match, *STRONG)
    lay(match)
    assert match.choices() == [("lose", held(match, 1, "fence")), ("search",)]
    assert rule(match, "lose", held(match, 1, "stim-pack")) == "city.battle.loser-no-card"
    match.play(("search",))
    assert sorted(designs([choice[1] for choice in match.choices()])) == ["medic", "surveyor"]
    medic = next(card for card in city(match).draw[1] if PACK.card_id(card) == "medic")
    grenade, surveyor = (
        next(card for card in city(match).draw[1] if PACK.card_id(card) == design) for design in ("grenade", "surveyor")
    )
    match.rig([[surveyor, grenade]])
    match.play(("lose", medic))
    assert city(match).draw[1] == [surveyor, grenade], "searched, so shuffled"


@pytest.mark.rule("city.battle.loser-no-card")
def test_with_no_gang_member_anywhere_nothing_is_removed() -> None:
    match = duel(
        {"hand": STRONG, "figures": {"D4": 1}},
        {"hand": ["stim-pack"], "draw": ["grenade"], "discard": ["bulk-order"], "figures": {"D5": 1}},
    )
    removed = city(match).removed[:]
    attack(match, ("D4", "D5"))
    lay(match, *STRONG)
    lay(match, "stim-pack")
    assert match.choices() == [END]
    assert city(match).removed == removed


@pytest.mark.rule("city.battle.cards-after")
def test_laid_cards_go_to_their_owners_discard_piles() -> None:
    match = duel(
        {"hand": [*STRONG, "grenade"], "draw": ["medic"], "discard": ["courier"], "figures": {"D4": 1}},
        {"hand": ["fence", "stim-pack"], "figures": {"D5": 1}},
    )
    attack(match, ("D4", "D5"))
    lay(match, *STRONG, "grenade", "blind")
    lay(match, "fence", "stim-pack")
    match.play(match.choices()[0])
    assert designs(city(match).discard[0]) == ["courier", *STRONG, "grenade", "medic"]
    assert designs(city(match).discard[1]) == ["stim-pack"]
    assert city(match).laid == [[], []]


@pytest.mark.rule("city.battle.repeat")
def test_battles_follow_until_only_one_gang_is_left() -> None:
    match = duel({"figures": {"D4": 2}, "draw": []}, {"figures": {"D5": 2}, "draw": []})
    attack(match, ("D4", "D5"), ("D4", "D5"))
    outcomes = [[2, 2], [0, 0]], [[0, 0], [0]], [[2], [0]]
    for number, dice in enumerate(outcomes):
        assert match.step == "battle.lay" and match.seat == 0, f"battle {number + 1}"
        match.rig(dice)
        lay(match)
        lay(match)
    assert match.choices() == [END]
    assert (board(match, 0), board(match, 1)) == ({"D5": 1}, {})


# ---------------------------------------------------------------- settling


@pytest.mark.rule("city.battle.settle")
def test_a_march_by_a_card_is_fought_as_soon_as_the_card_is_done() -> None:
    match = duel({"hand": ["tunnel-runner"], "figures": {"D4": 1}}, {"figures": {"D5": 1}})
    match.play(("play", held(match, 0, "tunnel-runner")))
    move(match, "D4", "D5")
    assert match.step == "march.figure"
    match.play(DONE)
    assert (match.step, match.seat) == ("battle.lay", 0)
    assert "tunnel-runner" in designs(city(match).discard[0])
    lay(match)
    lay(match)
    while match.step != "turn":
        match.play(match.choices()[0])
    assert rule(match, "end") == "city.turns.one-action", "the action is still to come"


@pytest.mark.rule("city.battle.settle")
def test_two_gangs_fight_each_other_before_the_one_left_fights_ycu() -> None:
    match = duel(
        {"figures": {"D4": 1}, "hand": ["medic"]},
        {"figures": {"D5": 1}, "draw": []},
        ycu=[{"attack": PACK.token_attack[0], "space": "D5"}],
    )
    attack(match, ("D4", "D5"))
    assert (city(match).attacker, city(match).defender) == (0, 1)
    match.rig([[HITS], [MISS]])
    lay(match)
    lay(match)
    assert match.step == "battle.which"
    assert {choice[0] for choice in match.choices()} <= {"fight", "bribe"}
    assert rule(match, "end") == "city.battle.settle"


@pytest.mark.rule("city.battle.settle")
def test_after_every_action_and_phase_no_space_is_contested() -> None:
    match = four(
        {"figures": {"C3": 2, "D3": 1}},
        {"figures": {"C4": 2, "D4": 1}},
        {"figures": {"C5": 2, "D5": 1}},
        {"figures": {"E4": 2, "E3": 1}},
        coordinates=[0, 4],
    )
    rounds = 0
    while match.seat is not None and rounds < 60:
        if match.step == "turn":
            rounds += 1
            state = city(match)
            taken = state.ycu_spaces
            for seat in range(4):
                assert not state.standing[seat] & taken, names(state.standing[seat] & taken)
                taken |= state.standing[seat]
        choices = match.choices()
        match.play(choices[rounds * 7 % len(choices)])
