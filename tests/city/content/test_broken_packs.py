"""A pack that is not right is turned down with one message that names file, entry and field."""

import shutil
from pathlib import Path

import pytest

from remnants.boxes.city.content import forms
from remnants.boxes.city.rules.game import GAME
from remnants.kernel.refusal import BadInput

PACK = Path(forms.__file__).parents[1] / "packs" / "city"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    shutil.copytree(PACK, tmp_path / "pack")
    return tmp_path / "pack"


def change(folder: Path, file: str, after: str, old: str, new: str) -> None:
    """Replace the first `old` that follows `after`."""
    text = (folder / file).read_text(encoding="utf-8")
    start = text.index(after)
    place = text.index(old, start)
    (folder / file).write_text(text[:place] + new + text[place + len(old) :], encoding="utf-8")


GRENADE = 'id = "grenade"'
GRENADE_EFFECT = '{ do = "attack", amount = 6 }'
GRENADE_ABILITY = "market.toml: card 'grenade' abilities number 1"
DRONE = 'id = "defense-drone"'
DRONE_EFFECT = '{ do = "attack", amount = 3 }'
BAZAAR = 'id = "scrap-bazaar"'
BAZAAR_EFFECT = '{ do = "arcs", amount = 1000 }'
STIM_EFFECT = '{ do = "draw", amount = 2 }'
ABILITY = '[[card.abilities]]\nwhen = "battle"\neffects = [{ do = "dice", amount = 1 }]\n'

BROKEN: list[tuple[str, str, str, str, str]] = [
    # mat.toml
    ("mat.toml", "", "influence = 4\n", "", "mat.toml: Object missing required field `influence`"),
    ("mat.toml", "", "pool = 7", "pool = 17", "mat.toml: pool: it cannot hold 17 figures where a gang has 16"),
    ("mat.toml", "", "turns = 4", "turns = 0", "mat.toml: turns: it must be 1 or more, not 0"),
    ("mat.toml", "", "income = 2000", "income = 2100", "mat.toml: income: 2100 cannot be paid"),
    ("mat.toml", "", "[0, 1, 1, 2, 2, 2]", "[0, 1, 2]", "mat.toml: battle_die: it must be a list of six"),
    ("mat.toml", "", 'id = "sold"', 'id = "fame"', "mat.toml: condition 'fame' id: there is no 'fame'; there are gang"),
    ("mat.toml", "", 'id = "sold"', 'id = "gang"', "mat.toml: condition 'gang' id: 'gang' is already taken"),
    ("mat.toml", "", "at_least = 10", "at_least = 0", "mat.toml: condition 'gang' at_least: it must be 1 or more"),
    # board.toml
    (
        "board.toml",
        "",
        'id = "even"',
        'id = "two"',
        "board.toml: side 'two' id: there is no 'two'; there are even, three",
    ),
    ("board.toml", "", "[2, 4]", "[2]", "board.toml: side 'even' players: it must be [2, 4], not [2]"),
    ("board.toml", "", "SMMMMMS\n", "", "board.toml: side 'even' levels: a map must have 7 lines, and this one has 6"),
    ("board.toml", "", "SMMMMMS", "SMMMMM", "board.toml: side 'even' levels line 2: it must have 7 characters, not 6"),
    ("board.toml", "", "SMMMMMS", "SMMXMMS", "board.toml: side 'even' levels line 2: 'X' means nothing"),
    ("board.toml", "", "SMMMMMS", "SMMSMMS", "board.toml: side 'even' levels: D2 must be 'M', not 'S'"),
    ("board.toml", "", "SMMMMMS", "SM#MMMS", "board.toml: side 'even' levels: C2 must be open"),
    ("board.toml", "", ".1...1.", ".1.A.1.", "board.toml: side 'even' renown line 2: 'A' means nothing"),
    ("board.toml", "", '"D1", ', '"D2", ', "board.toml: side 'even' entries: 'D2' must be an open Slum space"),
    ("board.toml", "", '"D1", ', "", "board.toml: side 'even' entries: there must be 4 different entry spaces"),
    (
        "board.toml",
        '"three"',
        ".1...1.\n.......",
        ".1...1.\n......1",
        "board.toml: side 'three' renown: G7 is closed, so it must be '.'",
    ),
    ("board.toml", '"three"', "SM##MMS\nSSSSSS#", "SM##MM#\nSSSSS#S", "nobody can walk to G7"),
    # units.toml
    ("units.toml", "", 'kind = "leader"', 'kind = "boss"', "units.toml: unit 'ret' kind: there is no 'boss'"),
    ("units.toml", 'id = "fighter"', "copies = 3", "copies = 2", "there must be 31 gang member cards"),
    (
        "gangs.toml",
        "",
        '"soapbox-orator"',
        '"lookout"',
        "units.toml: unit 'soapbox-orator' copies: it is in no starter",
    ),
    ("units.toml", "", "copies = 0", "copies = 1", "units.toml: unit 'ret' copies: a leader is in no common deck"),
    ("units.toml", "", 'id = "lookout"', 'id = "ret"', "units.toml: unit 'ret' id: 'ret' is already taken"),
    (
        "units.toml",
        "",
        'id = "fighter"',
        'id = "The Fighter"',
        "units.toml: unit 'The Fighter' id: 'The Fighter' is no id",
    ),
    ("units.toml", 'id = "fighter"', "yellow = 4, ", "", "units.toml: unit 'fighter' attack: Object missing required"),
    (
        "units.toml",
        'id = "fighter"',
        "red = 5",
        "red = -5",
        "units.toml: unit 'fighter' attack red: it must be 0 or more",
    ),
    ("units.toml", 'id = "fighter"', "red = 5", 'red = "5"', "units.toml: unit 'fighter' attack red: Expected `int`"),
    ("units.toml", "", ', it = "Palo"', "", "units.toml: unit 'lookout' name: Object missing required field `it`"),
    ("units.toml", "", 'it = "Palo"', 'it = " "', "units.toml: unit 'lookout' name it: it is empty"),
    (
        "units.toml",
        'id = "lookout"',
        'kind = "member"',
        'kind = "member"\nflavour = { en = "A whistle.", it = "" }',
        "units.toml: unit 'lookout' flavour it: it is empty",
    ),
    ("units.toml", "", 'it = "Forza bruta"', 'it = ""', "units.toml: unit 'pit-fighter' abilities number 1 name it"),
    # abilities.toml and gangs.toml
    (
        "gangs.toml",
        "",
        '"old-favour"',
        '"new-favour"',
        "gangs.toml: gang 'ret' starter number 8 card: there is no 'new-fa",
    ),
    (
        "gangs.toml",
        "",
        '"old-favour"',
        '"word-of-mouth"',
        "abilities.toml: card 'old-favour' id: no gang starts with it",
    ),
    ("gangs.toml", '"street-kid"', "copies = 2", "copies = 3", "starter: it must be 1 leader, 6 gang members and 3"),
    (
        "gangs.toml",
        '"street-kid"',
        "copies = 2",
        "copies = 0",
        "gang 'ret' starter number 2 copies: it must be 1 or more",
    ),
    (
        "gangs.toml",
        "",
        'leader = "ret"',
        'leader = "lookout"',
        "gang 'ret' leader: 'lookout' is no leader in units.toml",
    ),
    (
        "gangs.toml",
        "",
        'leader = "gallius-regallas"',
        'leader = "ret"',
        "gang 'gallius-regallas' leader: 'ret' leads ano",
    ),
    ("gangs.toml", "", '"red"', '"pink"', "gangs.toml: gang 'gallius-regallas' colour: there is no 'pink'"),
    ("gangs.toml", "", '"red"', '"yellow"', "gangs.toml: gang 'gallius-regallas' colour: 'yellow' is another gang's"),
    ("abilities.toml", "", '"old-favour"', '"ret"', "abilities.toml: card 'ret' id: 'ret' is already taken"),
    # market.toml
    (
        "market.toml",
        GRENADE,
        "price = 1500\n",
        "",
        "market.toml: card 'grenade': Object missing required field `price`",
    ),
    ("market.toml", GRENADE, "price", "prize", "market.toml: card 'grenade'"),
    ("market.toml", GRENADE, "price = 1500", 'price = "x"', "market.toml: card 'grenade' price: Expected `int`"),
    ("market.toml", GRENADE, "price = 1500", "price = 1234", "card 'grenade' price: 1234 cannot be paid; it must be"),
    (
        "market.toml",
        GRENADE,
        "copies = 2",
        "copies = 3",
        "market.toml: card copies: there must be 30 black market cards",
    ),
    ("market.toml", GRENADE, "copies = 2", "copies = 0", "market.toml: card 'grenade' copies: it must be 1 or more"),
    # abilities anywhere
    ("market.toml", GRENADE, '"battle"', '"standing"', f"{GRENADE_ABILITY} when: 'standing' cannot be here"),
    ("market.toml", DRONE, '"standing"', '"battle"', "card 'defense-drone' abilities number 1 when: 'battle' cannot"),
    ("market.toml", GRENADE, GRENADE_EFFECT, "", f"{GRENADE_ABILITY} effects: an ability must do something"),
    (
        "market.toml",
        GRENADE,
        '"attack"',
        '"explode"',
        f"{GRENADE_ABILITY} effects number 1 do: there is no effect 'expl",
    ),
    ("market.toml", GRENADE, '"attack"', '"income"', f"{GRENADE_ABILITY} effects number 1 do: 'income' does not work"),
    ("market.toml", GRENADE, ", amount = 6", "", f"{GRENADE_ABILITY} effects number 1 amount: 'attack' needs a number"),
    ("market.toml", GRENADE, "amount = 6", "amount = -6", f"{GRENADE_ABILITY} effects number 1 amount: 'attack' needs"),
    ("market.toml", GRENADE, "amount = 6", 'amount = 6, on = "any"', "effects number 1 on: 'attack' takes only amount"),
    ("market.toml", GRENADE, GRENADE_EFFECT, '{ do = "arcs", amount = 700 }', "effects number 1 amount: 700 cannot be"),
    (
        "market.toml",
        "",
        '"either"',
        '"both"',
        "card 'communication-device' abilities number 1 effects number 1 pile: the",
    ),
    (
        "market.toml",
        'id = "weapon-rack"',
        'per = "permanent"',
        'per = "gang"',
        "per: there is no 'gang'; there are figure",
    ),
    ("market.toml", 'id = "silent-partner"', 'on = "any"', 'on = "all"', "on: there is no 'all'; there are market"),
    ("market.toml", DRONE, '"defending"', '"sleeping"', "abilities number 1 condition: there is no 'sleeping'"),
    ("market.toml", DRONE, DRONE_EFFECT, '{ do = "reach", amount = 1 }', "condition: standing, it goes with attack"),
    (
        "market.toml",
        DRONE,
        "effects",
        "cost = { arcs = 500 }\neffects",
        "abilities number 1 cost: 'standing' can have no",
    ),
    (
        "market.toml",
        GRENADE,
        "effects",
        "cost = { arcs = 500, cards = 1 }\neffects",
        f"{GRENADE_ABILITY} cost: it must be",
    ),
    (
        "market.toml",
        GRENADE,
        "effects",
        "cost = { arcs = 600 }\neffects",
        f"{GRENADE_ABILITY} cost arcs: 600 cannot be",
    ),
    (
        "market.toml",
        GRENADE,
        "[[card.abilities]]",
        f"{ABILITY}[[card.abilities]]",
        "when: only one ability of an entry",
    ),
    (
        "market.toml",
        "",
        STIM_EFFECT,
        '{ do = "ycu", amount = 1 }',
        "'ycu' does not work with 'play'; it works with alert",
    ),
    (
        "market.toml",
        DRONE,
        DRONE_EFFECT,
        f'{DRONE_EFFECT}, {{ do = "reach", amount = 1 }}',
        "number 1 effects: attack, at",
    ),
    # developments.toml
    (
        "developments.toml",
        BAZAAR,
        'level = "slum"',
        'level = "sewer"',
        "development 'scrap-bazaar' level: there is no 's",
    ),
    (
        "developments.toml",
        BAZAAR,
        '["slum"]',
        '["heights"]',
        "'scrap-bazaar' levels: its own level, 'slum', must be am",
    ),
    (
        "developments.toml",
        BAZAAR,
        "copies = 5",
        "copies = 0",
        "development 'scrap-bazaar' copies: it must be 1 or more",
    ),
    (
        "developments.toml",
        BAZAAR,
        "cost = 1000",
        "cost = -500",
        "development 'scrap-bazaar' cost: it must be 0 or more",
    ),
    ("developments.toml", BAZAAR, '["#"]', '["##", "#"]', "'scrap-bazaar' shape: it must be lines of one length"),
    ("developments.toml", BAZAAR, '["#"]', '["#####"]', "'scrap-bazaar' shape: a tile must cover 1 to 4 spaces, not 5"),
    ("developments.toml", BAZAAR, '["#"]', '["#.", ".#"]', "'scrap-bazaar' shape: the spaces of a tile must hang"),
    ("developments.toml", BAZAAR, '["#"]', '["##", "##"]', "'scrap-bazaar' shape: the tile fits nowhere on slum"),
    (
        "developments.toml",
        BAZAAR,
        BAZAAR_EFFECT,
        '{ do = "product", amount = 1 }',
        "'scrap-bazaar' sale: it makes prod",
    ),
    (
        "developments.toml",
        'id = "remnant-vault"',
        '"income", amount = 1000',
        '"award", amount = 1',
        "only permanent cards",
    ),
    ("developments.toml", 'id = "stronghold"', 'level = "heights"', 'level = "midtown"', "its own level, 'midtown'"),
    # patrol.toml
    ("patrol.toml", "", "copies = 3", "copies = 4", "patrol.toml: token copies: there must be 20 YCU tokens"),
    ("patrol.toml", "", "attack = 5", "attack = 0", "patrol.toml: token number 1 attack: it must be 1 or more"),
    ("patrol.toml", "", "bribe = 500", "bribe = 501", "patrol.toml: token number 1 bribe: 501 cannot be paid"),
    ("patrol.toml", "", '["', '["D1", "', "patrol.toml: coordinates number 1 even: D1 is an entry space"),
    ("patrol.toml", "", '["', '["H9", "', "patrol.toml: coordinates number 1 even: 'H9' must be an open space"),
    ("patrol.toml", "three", '["', '["G7", "', "patrol.toml: coordinates number 1 three: 'G7' must be an open space"),
    (
        "patrol.toml",
        "",
        '"A3"',
        '"D4"',
        "patrol.toml: coordinates even: A3 is on none; every Slum space must be on one",
    ),
    ("patrol.toml", "", '"A3"', '"A2"', "A2 is on card number"),
    (
        "patrol.toml",
        "",
        "roll = 6",
        "roll = 5",
        "patrol.toml: alert roll: there must be one line for each roll from 1 to 6",
    ),
    (
        "patrol.toml",
        "roll = 5",
        '"ycu", amount = 1',
        '"ycu", amount = 9',
        "alert number 5 effects number 1 amount: some co",
    ),
    (
        "patrol.toml",
        "roll = 5",
        '"ycu"',
        '"draw"',
        "patrol.toml: alert number 5 effects number 1 do: 'draw' does not work",
    ),
]


@pytest.mark.parametrize(("file", "after", "old", "new", "message"), BROKEN)
def test_a_broken_pack_is_turned_down(copied: Path, file: str, after: str, old: str, new: str, message: str) -> None:
    change(copied, file, after, old, new)
    with pytest.raises(BadInput) as refused:
        forms.load(copied)
    assert message in str(refused.value)
    assert str(refused.value).split(": ")[0].endswith(".toml")
    assert "\n" not in str(refused.value)


def test_a_seventh_slum_development_is_one_too_many(copied: Path) -> None:
    change(copied, "developments.toml", 'id = "recruiter"', 'level = "midtown"\nlevels = ["midtown"]', "")
    change(copied, "developments.toml", 'id = "recruiter"', "cost", 'level = "slum"\nlevels = ["slum"]\ncost')
    with pytest.raises(BadInput, match="development level: there must be 6 slum developments, and there are 7"):
        forms.load(copied)


def test_a_lost_coordinate_card_is_missed(copied: Path) -> None:
    text = (copied / "patrol.toml").read_text(encoding="utf-8")
    first = text.index("[[coordinates]]")
    second = text.index("[[coordinates]]", first + 1)
    (copied / "patrol.toml").write_text(text[:first] + text[second:], encoding="utf-8")
    with pytest.raises(
        BadInput, match=r"patrol\.toml: coordinates: there must be 20 coordinate cards, and there are 19"
    ):
        forms.load(copied)


def test_a_lost_gang_is_missed(copied: Path) -> None:
    text = (copied / "gangs.toml").read_text(encoding="utf-8")
    fourth = text.index('[[gang]]\nid = "ulhane-oss"')
    (copied / "gangs.toml").write_text(text[:fourth], encoding="utf-8")
    with pytest.raises(BadInput, match=r"gangs\.toml: gang: there must be 4 gangs, and there are 3"):
        forms.load(copied)


def test_a_missing_file_is_named(copied: Path) -> None:
    (copied / "mat.toml").unlink()
    with pytest.raises(BadInput, match=r"mat\.toml: there is no such file"):
        forms.load(copied)


def test_a_file_that_is_no_toml_is_named(copied: Path) -> None:
    (copied / "market.toml").write_text("[[card\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"market\.toml: this is no TOML"):
        forms.load(copied)


def test_a_pack_may_have_another_number_of_tiles(copied: Path) -> None:
    """The rules say how many developments there are, not how many tiles each has."""
    file = copied / "developments.toml"
    text = file.read_text(encoding="utf-8")
    begins = text.index('id = "scrap-bazaar"')
    file.write_text(text[:begins] + text[begins:].replace("copies = 5", "copies = 9", 1), encoding="utf-8")
    assert GAME.content(str(copied)).development_copies.count(9) == 1
