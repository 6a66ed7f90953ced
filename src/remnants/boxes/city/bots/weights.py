"""The weights of City's evaluation, read from a data file and checked."""

from pathlib import Path

import msgspec

from remnants.kernel import packs

PRESENT = Path(__file__).parent / "tuned" / "normal.toml"
OF_THE_DUEL = PRESENT.with_name("hard_duel.toml")
OF_THE_TABLE = PRESENT.with_name("hard_table.toml")


class CityWeights(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One number for each thing that counts; the data file says what each means."""

    growth: float
    held: float
    levels: tuple[float, float, float]
    safe: float
    threatened: float
    defended: float
    strong_hand: float
    guarded: float
    patrolled: float
    unfinished: float
    contested: float
    force: float
    reserve: float
    rivals: float
    money: float
    money_early: float
    enough: float
    surplus: float
    influence: float
    condition: float
    product: float
    hand: float
    hand_ability: float
    deck: float
    deck_ability: float
    burden: float
    production: float
    lost_card: float
    scarcity: float
    beaten: float
    unknown_card: float
    doubt: float
    turn: float
    won_auction: float
    play: dict[str, float]
    battle: dict[str, float]
    standing: dict[str, float]


def load(file: Path = PRESENT) -> CityWeights:
    """The weights in a file; raises BadInput that names the field."""
    return packs.read(file.parent, file.name, CityWeights)
