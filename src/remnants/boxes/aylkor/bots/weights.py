"""The weights of Aylkor's greedy player, read from a data file and checked."""

from pathlib import Path

import msgspec

from remnants.kernel import packs

PRESENT = Path(__file__).parent / "tuned" / "normal.toml"
OF_THE_EXPERT = PRESENT.with_name("expert.toml")


class AylkorWeights(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One number for each thing that counts; the data file says what each means."""

    unit: float
    attack: float
    health: float
    range: float
    ability: float
    cog: float
    brew: float
    enough_cogs: float
    enough_brew: float
    plenty: float
    hero_point: float
    own_hero_point: float
    defeated: float
    reward: float
    hurt: float
    own_hurt: float
    captured: float
    passive_hurt: float
    pull: float
    hunt: float
    weak_prey: float
    guard: float
    exposed: float
    caution: float
    mortal: float
    hero_pull: float
    advance: float
    retreat: float
    company: float
    bold: float
    eager: float
    at_once: float
    brings_something: float
    least_gain: float
    build: float
    wait: float
    use: float
    least_use: float
    move_first: float
    towards: float
    shelter: float
    tech_cog: float
    tech_brew: float
    gained_cog: float
    gained_brew: float
    drawn_card: float
    full_hand: float
    stolen_cog: float
    stolen_brew: float
    healed_enemy: float
    readied: float
    sending: float
    away: float


def load(file: Path = PRESENT) -> AylkorWeights:
    """The weights in a file; raises BadInput that names the field."""
    return packs.read(file.parent, file.name, AylkorWeights)
