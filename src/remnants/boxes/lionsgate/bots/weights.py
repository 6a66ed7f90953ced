"""The weights of Lionsgate's greedy player, read from a data file and checked."""

from pathlib import Path

import msgspec

from remnants.kernel import packs

PRESENT = Path(__file__).parent / "tuned" / "normal.toml"
OF_THE_EXPERT = PRESENT.with_name("expert.toml")


class LionsgateWeights(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One number for each thing that counts; the data file says what each means."""

    engineering: float
    mining: float
    fighting: float
    ability: float
    improvement: float
    draft_engineering: float
    draft_mining: float
    draft_fighting: float
    draft_ability: float
    draft_gold: float
    duel_gold: float
    enough_engineering: float
    enough_mining: float
    enough_fighting: float
    token_detour: float
    token_cost: float
    stay: float
    rounds_ahead: float
    multiplier: float
    pairs: float
    next_tile: float
    rival_takes: float
    alloy: float
    solo_alloy: float
    lone_ore: float
    gold: float
    gold_price: float
    share: float
    lead: float
    cog: float
    pipe: float
    point_a_round: float
    solo_point: float
    another: float
    effects: tuple[float, ...]
    rescue: tuple[float, float, float, float, float]
    solo_rescue: tuple[float, float, float, float, float]
    money_a_round: float
    gold_on_market: float
    fight_margin: float
    fighters: float
    haste: float
    solo_ambition: float


def load(file: Path = PRESENT) -> LionsgateWeights:
    """The weights in a file; raises BadInput that names the field."""
    return packs.read(file.parent, file.name, LionsgateWeights)


PRESENT_WEIGHTS = load()
