"""City's own pack holds what the box holds, and every word of it can be said in both languages."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from remnants.boxes.city.content import board, forms
from remnants.boxes.city.content.board_checks import flat, open_spaces
from remnants.boxes.city.content.words import CONDITIONS, KINDS, WORDS

CITY = Path(forms.__file__).parents[1]
PACK = CITY / "packs" / "city"


@pytest.fixture(scope="module")
def pack() -> forms.PackFiles:
    return forms.load(PACK)


def unit(pack: forms.PackFiles, name: str) -> forms.Unit:
    return next(entry for entry in pack.units if entry.id == name)


def abilities(pack: forms.PackFiles) -> list[tuple[str, forms.Ability]]:
    """Every ability of the pack with the kind of thing it is printed on."""
    found = [("card", ability) for entry in pack.units for ability in entry.abilities]
    found += [("card", ability) for card in pack.abilities for ability in card.abilities]
    for card in pack.market:
        found += [("permanent" if card.permanent else "card", ability) for ability in card.abilities]
    found += [("development", ability) for entry in pack.developments for ability in entry.abilities]
    return found


def effects(pack: forms.PackFiles) -> list[tuple[str, str, forms.Effect]]:
    """Every effect of the pack with the kind of thing it is printed on and when it works."""
    found = [(kind, ability.when, effect) for kind, ability in abilities(pack) for effect in ability.effects]
    return found + [("alert", "alert", effect) for alert in pack.alerts for effect in alert.effects]


def steps(side: forms.Side, start: str) -> dict[str, int]:
    """How far each open space is from a space, walking."""
    allowed = open_spaces(side)
    reached, edge, distance = 0, board.BIT[board.space_named(start)], 0
    found: dict[str, int] = {}
    while edge:
        found.update({board.space_name(space): distance for space in board.spaces_of(edge)})
        reached |= edge
        edge = board.beside(edge) & allowed & ~reached
        distance += 1
    return found


# ---------------------------------------------------------------- what the box holds


@pytest.mark.rule("city.setup.recruits")
def test_31_gang_members(pack: forms.PackFiles) -> None:
    assert sum(entry.copies for entry in pack.units) == 31
    assert unit(pack, "odin-kester").copies == unit(pack, "zar-tayvius").copies == 1
    assert (unit(pack, "gambler").attack.green, unit(pack, "gambler").attack.blue) == (3, 2)
    for entry in pack.units:
        assert len(entry.abilities) == 1
        assert all(1 <= value <= 6 for value in (entry.attack.yellow, entry.attack.red, entry.attack.blue))


def test_no_colour_is_favoured_by_the_common_deck(pack: forms.PackFiles) -> None:
    totals = [
        sum(getattr(entry.attack, colour) * entry.copies for entry in pack.units)
        for colour in ("yellow", "red", "blue", "green")
    ]
    assert max(totals) - min(totals) <= 5


@pytest.mark.rule("city.setup.black-market")
def test_30_black_market_cards(pack: forms.PackFiles) -> None:
    assert sum(card.copies for card in pack.market) == 30
    assert all(1000 <= card.price <= 5000 for card in pack.market)
    assert {card.permanent for card in pack.market} == {True, False}


@pytest.mark.rule("city.setup.developments")
def test_53_tiles(pack: forms.PackFiles) -> None:
    tiles = Counter(dict.fromkeys(board.LEVELS, 0))
    for development in pack.developments:
        tiles[development.level] += development.copies
    assert tiles.total() == 53
    assert tiles["slum"] > tiles["midtown"] > tiles["heights"]


def test_slum_tiles_are_the_cheap_ones(pack: forms.PackFiles) -> None:
    costs = {level: [entry.cost for entry in pack.developments if entry.level == level] for level in board.LEVELS}
    assert max(costs["slum"]) <= min(costs["midtown"])
    assert sum(costs["midtown"]) < sum(costs["heights"])


@pytest.mark.rule("city.setup.ycu")
def test_20_tokens_whose_bribes_rise(pack: forms.PackFiles) -> None:
    assert sum(token.copies for token in pack.tokens) == 20
    by_attack = sorted((token.attack, token.bribe) for token in pack.tokens)
    assert [bribe for _, bribe in by_attack] == sorted(bribe for _, bribe in by_attack)
    assert by_attack[0][0] == 5
    assert by_attack[-1][0] == 14


@pytest.mark.rule("city.setup.levels")
def test_the_city_has_24_16_and_9_spaces(pack: forms.PackFiles) -> None:
    even = next(side for side in pack.sides if side.id == "even")
    assert Counter(flat(even.levels)) == {"S": 24, "M": 16, "H": 9}


def test_awards_grow_towards_the_centre(pack: forms.PackFiles) -> None:
    for side in pack.sides:
        awards: dict[str, list[int]] = {"S": [], "M": [], "H": []}
        for mark, award in zip(flat(side.levels), flat(side.renown), strict=True):
            if mark != "#":
                awards[mark].append(0 if award == "." else int(award))
        mean = [sum(values) / len(values) for values in awards.values()]
        assert mean == sorted(mean)
        assert flat(side.renown)[board.space_named("D4")] == str(max(max(values) for values in awards.values()))


@pytest.mark.rule("city.setup.three-player-board")
def test_three_gangs_start_alike(pack: forms.PackFiles) -> None:
    side = next(side for side in pack.sides if side.id == "three")
    levels = flat(side.levels)
    ways = {entry: steps(side, entry) for entry in side.entries}
    heights = [board.space_name(space) for space in range(board.SPACES) if levels[space] == "H"]
    middles = {"D1", "G4", "D7", "A4"}
    assert not middles & set(side.entries)
    assert {ways[one][other] for one in ways for other in ways if one != other} == {8}
    assert {min(way[space] for space in heights) for way in ways.values()} == {4}
    assert {way["D4"] for way in ways.values()} == {6}
    nearest: Counter[str] = Counter()
    for space in ways["A1"]:
        ordered = sorted((way[space], entry) for entry, way in ways.items())
        if ordered[0][0] < ordered[1][0]:
            nearest[ordered[0][1]] += 1
    assert len(set(nearest.values())) == 1


@pytest.mark.rule("city.patrol.place")
def test_coordinates_fall_on_the_heights_most_often(pack: forms.PackFiles) -> None:
    for side in pack.sides:
        levels = flat(side.levels)
        lists = [card.even if side.id == "even" else card.three for card in pack.coordinates]
        hits = Counter(levels[board.space_named(space)] for spaces in lists for space in spaces)
        spaces = Counter(levels)
        assert hits["S"] == spaces["S"] - len(side.entries)
        assert hits["H"] > max(hits["S"], hits["M"])
        assert hits["H"] / spaces["H"] > hits["M"] / spaces["M"]


@pytest.mark.rule("city.battle.example")
def test_the_cards_of_the_battle_example(pack: forms.PackFiles) -> None:
    starters = {gang.id: [entry.card for entry in gang.starter] for gang in pack.gangs}
    red = [unit(pack, name) for name in ("gallius-regallas", "pit-fighter", "scrapper")]
    assert sum(card.attack.red for card in red) == 14
    assert {"gallius-regallas", "pit-fighter", "forced-march"} <= set(starters["gallius-regallas"])
    assert [card.abilities[0].when for card in red] == ["play", "battle", "won"]
    assert red[1].abilities[0].condition == "outnumbering"
    forced_march = next(card for card in pack.abilities if card.id == "forced-march")
    assert [ability.when for ability in forced_march.abilities] == ["play"]
    blue = [unit(pack, name) for name in ("sempento-roden", "vault-keeper", "fence", "enforcer")]
    assert sum(card.attack.blue for card in blue) == 14
    assert [card.abilities[0].when for card in blue] == ["play", "play", "play", "battle"]
    unpopular = blue[3].abilities[0]
    assert blue[3].attack.blue == unpopular.effects[0].amount == 2
    assert unpopular.cost == forms.Cost(renown=1)


# ---------------------------------------------------------------- the vocabulary and its texts


def test_every_word_is_used(pack: forms.PackFiles) -> None:
    used = [effect for _, _, effect in effects(pack)]
    assert {effect.do for effect in used} == set(WORDS)
    assert {ability.condition for _, ability in abilities(pack)} == {*CONDITIONS, ""}
    for field, kinds in KINDS.items():
        assert {getattr(effect, field) for effect in used} == {*kinds, ""}


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_effect_can_be_said(pack: forms.PackFiles, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((CITY / "text" / language / "effects.ftl").read_text(encoding="utf-8")))

    def said(message: str, facts: dict[str, int | str]) -> str:
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, facts)
        assert not errors, (message, errors)
        assert isinstance(text, str)
        return text

    for kind, when, effect in effects(pack):
        facts: dict[str, int | str] = {
            "kind": kind,
            "when": when,
            "amount": abs(effect.amount),
            "sign": "minus" if effect.amount < 0 else "plus",
            "figures": effect.figures,
            "spaces": effect.spaces,
            "on": effect.on,
            "pile": effect.pile,
            "per": effect.per,
        }
        assert said(f"effect-{effect.do}", facts).endswith(".")
        assert said(f"when-{when}", facts)
    for condition in CONDITIONS:
        assert said(f"condition-{condition}", {})
    for cost in ("arcs", "renown", "cards"):
        assert said(f"cost-{cost}", {"amount": 1})
    parts: dict[str, int | str] = {"head": "A", "condition": "b", "cost": "C", "effects": "D."}
    assert said("ability-with-condition-and-cost", parts) == "A, b. C: D."
