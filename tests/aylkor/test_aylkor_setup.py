"""Set-up: players, board, order, heroes, resources, decks and hands."""

import shutil
from pathlib import Path

import pytest

import remnants
from remnants.boxes.aylkor.content.board import BESIDE, DISTANCE, SPACES, spaces_in
from remnants.boxes.aylkor.rules.game import GAME
from remnants.boxes.aylkor.rules.state import BREW, COG
from remnants.kernel import engine
from remnants.kernel.chance import Seeded
from remnants.kernel.game import OptionValue
from remnants.kernel.match import Match
from tests.aylkor.table import PACK, PACK_FOLDER, at, board, card, duel, rule


def new(players: int, rigged: list[list[int]] | None = None, **options: OptionValue) -> Match:
    """A fresh game at its first decision; its first answers of chance may be set."""
    chosen = GAME.check_options(options)
    state = GAME.start(PACK, players, chosen)
    source = Seeded("11")
    source.rigged = [tuple(answer) for answer in rigged or []]
    engine.advance(GAME.steps, state, source)
    return Match.at(GAME, PACK, state, chosen)


@pytest.mark.rule("aylkor.setup.players")
def test_two_to_four_play_with_a_deck_and_a_hero_each() -> None:
    for players in (2, 3, 4):
        state = board(new(players))
        assert len(set(state.hero)) == players
        assert len(state.decks) == players
    for players in (1, 5):
        with pytest.raises(remnants.BadInput, match="2 to 4 players"):
            remnants.new("aylkor", players)


@pytest.mark.rule("aylkor.setup.board")
def test_the_field_has_ten_rows_of_ten_and_a_numbered_centre() -> None:
    assert SPACES == 100
    assert sorted(PACK.numbered[1:]) == spaces_in(PACK.centre)
    rows = [space // 10 + 1 for space in spaces_in(PACK.centre)]
    assert [rows.count(row) for row in (4, 5, 6, 7)] == [2, 3, 3, 2]
    assert [99 - PACK.numbered[number] for number in range(1, 11)] == PACK.numbered[:0:-1]


@pytest.mark.rule("aylkor.setup.board")
def test_neighbours_lie_around_a_hex() -> None:
    assert spaces_in(BESIDE[at(1, 1)]) == [at(1, 2), at(2, 1)]
    assert spaces_in(BESIDE[at(1, 10)]) == [at(1, 9), at(2, 9), at(2, 10)]
    assert spaces_in(BESIDE[at(4, 4)]) == [at(3, 4), at(3, 5), at(4, 3), at(4, 5), at(5, 4), at(5, 5)]
    assert DISTANCE[at(1, 1)][at(10, 10)] == 14


@pytest.mark.rule("aylkor.setup.order")
def test_lower_dice_play_sooner_and_only_the_tied_roll_again() -> None:
    match = new(3, [[4], [2], [4], [9], [3]])
    assert board(match).order == [1, 2, 0]


@pytest.mark.rule("aylkor.setup.order")
def test_a_second_tie_is_rolled_once_more() -> None:
    match = new(4, [[4], [2], [4], [1], [7], [7], [1], [10]])
    assert board(match).order == [3, 1, 0, 2]


@pytest.mark.rule("aylkor.setup.heroes")
def test_the_last_in_order_chooses_a_corner_first() -> None:
    match = new(4, [[1], [2], [3], [4]])
    for seat, corner in ((3, at(1, 1)), (2, at(10, 1)), (1, at(1, 10))):
        assert match.seat == seat
        match.play(("corner", corner))
        if match.step == "choose-corner":
            assert rule(match, "corner", corner) == "aylkor.setup.heroes"
    assert board(match).hero_at == [at(10, 10), at(1, 10), at(10, 1), at(1, 1)]


@pytest.mark.rule("aylkor.setup.heroes")
def test_with_two_players_the_other_hero_stands_opposite() -> None:
    match = new(2, [[9], [3]])
    assert match.seat == 0
    match.play(("corner", at(1, 10)))
    assert board(match).hero_at == [at(1, 10), at(10, 1)]


@pytest.mark.rule("aylkor.setup.resources")
def test_three_brew_in_the_centre_and_seven_cogs_outside() -> None:
    match = new(2)
    match.play(("corner", at(1, 1)))
    state = board(match)
    brew = [space for space in range(SPACES) if state.resource[space] == BREW]
    cogs = [space for space in range(SPACES) if state.resource[space] == COG]
    assert (len(brew), len(cogs)) == (3, 7)
    assert all([PACK.centre >> space & 1 for space in brew])
    assert not any([PACK.centre >> space & 1 for space in cogs])


@pytest.mark.rule("aylkor.setup.resources")
def test_one_die_names_a_centre_space_two_dice_row_and_column() -> None:
    match = new(2, [[1], [2], [card("vell"), card("brask")]])
    match.rig([[1], [5], [10], [2, 9], [3, 3], [9, 1], [9, 2], [9, 3], [8, 7], [6, 10]])
    match.play(("corner", at(1, 1)))
    state = board(match)
    assert [state.resource[PACK.numbered[number]] for number in (1, 5, 10)] == [BREW] * 3
    assert [state.resource[at(*place)] for place in ((2, 9), (3, 3), (9, 1), (9, 2), (9, 3), (8, 7), (6, 10))] == [
        COG
    ] * 7


@pytest.mark.rule("aylkor.setup.hand")
def test_everybody_starts_with_three_cards_two_cogs_and_a_brew() -> None:
    match = new(3)
    while match.step == "choose-corner":
        match.play(match.choices()[0])
    state = board(match)
    first = state.order[0]
    for seat in range(3):
        drawn = 4 if seat == first else 3
        assert len(state.hands[seat]) == drawn
        assert len(state.decks[seat]) == 46 - drawn
        assert (state.cogs[seat], state.brew[seat]) == (3 if seat == first else 2, 1)


@pytest.mark.rule("aylkor.setup.gift")
def test_by_the_book_the_second_of_two_starts_like_the_first() -> None:
    match = new(2, [[9], [3]])
    match.play(match.choices()[0])
    state = board(match)
    assert [(len(state.hands[seat]), state.cogs[seat], state.brew[seat]) for seat in state.order] == [
        (4, 3, 1),
        (3, 2, 1),
    ]


@pytest.mark.rule("aylkor.setup.gift")
def test_where_the_table_agrees_the_second_of_two_starts_with_a_card_and_a_cog_more() -> None:
    match = new(2, [[9], [3]], gift="second")
    match.play(match.choices()[0])
    state = board(match)
    assert state.order == [1, 0]
    assert [(len(state.hands[seat]), state.cogs[seat]) for seat in (0, 1)] == [(4, 3), (4, 3)]
    match.play(("end",))
    assert (len(state.hands[0]), state.cogs[0]) == (5, 4)
    assert state.brew == [1, 1]


@pytest.mark.rule("aylkor.setup.gift")
def test_a_pack_may_give_brew_to_those_who_go_later(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(PACK_FOLDER, pack)
    start = (pack / "start.toml").read_text(encoding="utf-8")
    (pack / "start.toml").write_text(start.replace("cards = 1, cogs = 1", "brew = 2"), encoding="utf-8")
    match = remnants.new("aylkor", 2, seed=4, options={"gift": "second"}, pack=pack)
    match.play(match.choices()[0])
    state = board(match)
    assert [state.brew[seat] for seat in state.order] == [1, 3]


@pytest.mark.rule("aylkor.setup.gift")
def test_a_record_from_before_the_option_means_what_was_done_before() -> None:
    match = remnants.new("aylkor", 2, seed=4, options={"gift": "second"})
    match.play(match.choices()[0])
    match.play(("end",))
    record = match.dump()
    del record["options"]["gift"]
    again = remnants.load(record)
    assert again.digest() == match.digest()
    assert again.options["gift"] == "second"


@pytest.mark.rule("aylkor.setup.deck")
def test_a_deck_holds_thirty_units_and_sixteen_techs_and_no_hero() -> None:
    units = [c for c in PACK.deck if PACK.is_unit(c)]
    assert (len(units), len(PACK.deck) - len(units)) == (30, 16)
    assert not any([PACK.is_hero(c) for c in PACK.deck])
    state = board(duel())
    assert PACK.ids[state.card[at(1, 1)]] == "vell"


@pytest.mark.rule("aylkor.setup.hero-deal")
def test_heroes_are_dealt_at_random() -> None:
    match = new(3, [[1], [2], [3], [card("ysolde"), card("vell"), card("maddoc")]])
    assert board(match).hero == [card("ysolde"), card("vell"), card("maddoc")]
    state = board(match)
    assert sorted(state.decks[0]) == sorted(state.decks[1]) == sorted(state.decks[2])


@pytest.mark.rule("aylkor.setup.hero-deal")
def test_a_table_may_choose_heroes_the_last_in_order_first() -> None:
    match = new(2, [[1], [2]], heroes="chosen")
    assert (match.seat, match.step) == (1, "choose-hero")
    match.play(("hero", card("brask")))
    assert match.seat == 0
    assert rule(match, "hero", card("brask")) == "aylkor.setup.hero-deal"
    match.play(("hero", card("vell")))
    assert board(match).hero == [card("vell"), card("brask")]
