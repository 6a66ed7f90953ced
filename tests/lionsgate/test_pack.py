"""The pack: what the box holds, as the ledger asks, and what is turned down."""

import shutil
from pathlib import Path

import pytest

import remnants
from remnants.boxes.lionsgate.content.content import FAR, distances
from remnants.boxes.lionsgate.content.words import CITY, FACTORY, GUILD, MINE, TOWN, WORKSHOP
from remnants.boxes.lionsgate.rules.game import OWN_PACKS
from tests.lionsgate.table import PACK, cave, good

ALLOYS = (good("steel"), good("brass"))


def count(kind: int) -> int:
    return PACK.cave_kinds.count(kind)


def test_the_caves_of_the_map() -> None:
    assert (count(TOWN), count(FACTORY), count(WORKSHOP), count(GUILD), count(CITY)) == (6, 2, 2, 1, 1)
    assert PACK.large_towns.bit_count() == 2
    assert 6 <= count(MINE) <= 7
    mined = [ore for ore in PACK.mine_ore if ore >= 0]
    assert {good(name) for name in ("coal", "iron", "copper", "zinc")} <= set(mined)
    assert mined.count(good("gold")) == 1
    assert all(1 <= difficulty <= 5 for difficulty in PACK.difficulty)


def test_every_cave_but_the_city_has_two_routes() -> None:
    assert len(PACK.ways[PACK.city]) == 1
    for closed, ends in enumerate(PACK.tunnel_ends):
        if PACK.city in ends:
            continue
        both_tracks = 0b11 << 2 * closed
        assert max(distances(PACK, PACK.guild, FAR, both_tracks)) < FAR, ends


def test_markets() -> None:
    best_ore = max([s[0] for s, of in zip(PACK.market_squares, PACK.market_good, strict=True) if of not in ALLOYS])
    for town in PACK.towns:
        markets = PACK.markets_of[town]
        assert 2 <= len(markets) <= 4 and 1 <= len(PACK.circles_of[town]) <= 3
        assert len({PACK.market_good[market] for market in markets}) == len(markets)
        for market in markets:
            squares = PACK.market_squares[market]
            assert 3 <= len(squares) <= 5 and squares == sorted(set(squares), reverse=True)
            if PACK.market_good[market] in ALLOYS:
                assert squares[0] > best_ore


def test_mines_and_risk_track() -> None:
    gold = PACK.mine_ore.index(good("gold"))
    assert PACK.mine_tools[gold] & 0b0010 == 0, "no shovel for gold"
    assert len(PACK.multipliers) + 1 == 14 and sorted(PACK.multipliers) == PACK.multipliers
    assert set(PACK.multipliers) == {1, 2, 3}


def test_cards() -> None:
    assert (len(PACK.mercenary_ids), len(PACK.bandit_ids), len(PACK.upgrade_ids)) == (30, 20, 30)
    skills = PACK.engineering + PACK.mining + PACK.fighting
    assert min(skills) >= 0 and max(skills) <= 5
    able = [name for name in PACK.mercenary_ids if PACK.effects_written[name]]
    assert 8 <= len(able) <= 15, "up to half of them"
    assert (min(PACK.toughness), max(PACK.toughness)) == (3, 15)
    assert (min(PACK.steal), max(PACK.steal)) == (1, 4)
    pairs = sorted(zip(PACK.toughness, PACK.bounty, strict=True))
    assert [bounty for _, bounty in pairs] == sorted(PACK.bounty)
    assert PACK.upgrade_spaces == 3 and len(PACK.share_row) == 7


def test_every_name_is_there_in_both_languages_and_only_once() -> None:
    lists = [PACK.cave_names, PACK.mercenary_names, PACK.bandit_names, PACK.upgrade_names]
    for names in lists:
        for language in ("en", "it"):
            written = [name[language] for name in names]
            assert all(written) and len(set(written)) == len(written)


# ---------------------------------------------------------------- packs that are not right


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    shutil.copytree(OWN_PACKS / "lionsgate", tmp_path / "pack")
    return tmp_path / "pack"


BROKEN = [
    ("map.toml", 'kind = "guild"', 'kind = "gild"', "map.toml: cave 'guild' kind: 'gild' is none of town, mine"),
    ("map.toml", 'size = "small"\n', "", "map.toml: cave 'lanternfall': a town needs 'size'"),
    ("map.toml", 'ore = "coal"', 'ore = "coal"\nsize = "small"', "map.toml: cave 'old-black': a mine has no 'size'"),
    ("map.toml", 'ore = "gold"', 'ore = "iron"', "map.toml: cave: there is no mine for gold"),
    ("map.toml", 'good = "brass"', 'good = "glass"', "map.toml: cave 'lanternfall' markets good: 'glass' is none of"),
    ("map.toml", "[8, 7, 5, 3, 2]", "[8, 7, 7, 3, 2]", "the numbers must rise to the left"),
    ("map.toml", "difficulty = 5", "difficulty = 6", "difficulty: 6 is not between 1 and 5"),
    ("map.toml", '["deepmarket", "lanternfall"]', '["deepmarket", "atlantis"]', "there is no cave 'atlantis'"),
    ("map.toml", '["deepmarket", "lanternfall"]', '["deepmarket", "cinder-row"]', "there is such a tunnel already"),
    ("mercenaries.toml", "fighting = 1", "fighting = 6", "'ada-firebox' fighting: 6 is not between 0 and 5"),
    ("mercenaries.toml", "fighting = 1\n", "", "mercenary 'ada-firebox': Object missing required field `fighting`"),
    ("mercenaries.toml", 'do = "pass"', 'do = "fly"', "mercenary 'greta-railwright' effects do: 'fly' is none of"),
    ("mercenaries.toml", 'do = "load", amount = 3', 'do = "boxcar"', "'boxcar' is none of"),
    ("mercenaries.toml", 'do = "load", amount = 3', 'do = "load"', "effect 'load' amount: 0 is not between 1 and 10"),
    ("mercenaries.toml", 'tool = "dynamite"', 'tool = "spoon"', "effect 'tool' tool: 'spoon' is none of shovel"),
    ("bandits.toml", "toughness = 3", "toughness = 2", "bandit 'snatch' toughness: 2 is not between 3 and 15"),
    ("bandits.toml", "bounty = 8", "bounty = 1", "bounty: it must not be lower than that of"),
    ("cogs.toml", 'id = "sandbox"', 'id = "long-rod"', "cogs.toml: cog: 'long-rod' is there twice"),
    ("pipes.toml", 'do = "hand-over"', 'do = "hand-over", amount = 2', "effect 'hand-over' amount: it has none"),
    ("risk.toml", "[1, 1, 2", "[1, 3, 2", "risk.toml: multipliers: they rise from 1 to at most 3"),
    ("mat.toml", "upgrade_spaces = 3", "upgrade_spaces = 0", "mat.toml: upgrade_spaces: 0 is not between 1 and 6"),
    ("mat.toml", "share_row = [0,", "share_row = [5,", "mat.toml: share_row: the numbers rise from 0"),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), BROKEN)
def test_a_broken_pack_is_turned_down_with_one_sentence(
    copied: Path, file: str, old: str, new: str, complaint: str
) -> None:
    text = (copied / file).read_text(encoding="utf-8")
    assert old in text
    (copied / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(remnants.BadInput) as error:
        remnants.new("lionsgate", players=3, seed=1, pack=copied)
    assert complaint in str(error.value)
    assert str(error.value).startswith(file) and "\n" not in str(error.value)


def test_a_missing_file_and_a_missing_card_are_noticed(copied: Path) -> None:
    text = (copied / "bandits.toml").read_text(encoding="utf-8")
    (copied / "bandits.toml").write_text(text[: text.rindex("[[bandit]]")], encoding="utf-8")
    with pytest.raises(remnants.BadInput, match="there are 19, not 20"):
        remnants.new("lionsgate", players=3, pack=copied)
    (copied / "bandits.toml").unlink()
    with pytest.raises(remnants.BadInput, match=r"bandits.toml: there is no such file"):
        remnants.new("lionsgate", players=3, pack=copied)


def test_a_tunnel_without_which_a_cave_is_cut_off_is_refused(copied: Path) -> None:
    text = (copied / "map.toml").read_text(encoding="utf-8")
    cut = '[[tunnel]]\nbetween = ["sootpit", "stonebridge"]\ndifficulty = 1\n'
    assert cut in text and len(PACK.ways[cave("sootpit")]) == 2
    (copied / "map.toml").write_text(text.replace(cut, ""), encoding="utf-8")
    with pytest.raises(remnants.BadInput, match="without it sootpit cannot be reached"):
        remnants.new("lionsgate", players=3, pack=copied)
