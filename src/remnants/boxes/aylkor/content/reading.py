"""Reading Aylkor's pack: from checked TOML files to the columns of `content`."""

from pathlib import Path

from remnants.boxes.aylkor.content import content
from remnants.boxes.aylkor.content.board import COLUMNS, FARTHEST, ROWS, SPACES, WHOLE, space_at
from remnants.boxes.aylkor.content.content import Content, Effect, EventCard, EventEffect
from remnants.boxes.aylkor.content.forms import (
    AbilityEntry,
    BoardFile,
    EffectEntry,
    EventEffectEntry,
    EventEntry,
    EventsFile,
    HeroesFile,
    LastingEntry,
    StartFile,
    TechsFile,
    UnitsFile,
)
from remnants.boxes.aylkor.content.words import OWN_FIELDS
from remnants.kernel import packs
from remnants.kernel.refusal import BadInput

DECK_UNITS = 30
DECK_TECHS = 16
EVENTS = 16
CENTRE_SPACES = 10


def load(folder: Path, name: str, digest: str) -> Content:
    """The pack in a folder, read, checked and turned into columns."""
    pack = Content(name, digest)
    _read_units(packs.read(folder, "units.toml", UnitsFile), pack)
    _read_techs(packs.read(folder, "techs.toml", TechsFile), pack)
    _read_heroes(packs.read(folder, "heroes.toml", HeroesFile), pack)
    _read_events(packs.read(folder, "events.toml", EventsFile), pack)
    _read_board(packs.read(folder, "board.toml", BoardFile), pack)
    _read_start(packs.read(folder, "start.toml", StartFile), pack)
    return pack


def _new_card(pack: Content, file: str, ident: str, name: dict[str, str], mark: str, copies: int) -> None:
    if ident in pack.ids:
        raise BadInput(f"{file}: {ident!r}: another card has this id; every card needs its own")
    if mark and mark in pack.marks:
        raise BadInput(f"{file}: {ident!r} mark: {mark!r} is taken; every unit and hero needs its own two letters")
    pack.deck.extend([len(pack.ids)] * copies)
    pack.ids.append(ident)
    pack.names.append(name)
    pack.marks.append(mark)
    pack.copies.append(copies)
    pack.shield.append(0)
    pack.aura.append(0)
    pack.aura_reach.append(0)
    pack.abilities.append([[] for _ in content.OCCASIONS])


def _stats(pack: Content, kind: int, cogs: int, brew: int, attack: int, health: int, move: int, reach: int) -> None:
    pack.type.append(kind)
    pack.cogs.append(cogs)
    pack.brew.append(brew)
    pack.attack.append(attack)
    pack.health.append(health)
    pack.move.append(move)
    pack.range.append(reach)


def _read_units(file: UnitsFile, pack: Content) -> None:
    for unit in file.unit:
        _new_card(pack, "units.toml", unit.id, _both(unit.name.en, unit.name.it), unit.mark, unit.copies)
        kind = content.TYPES.index(unit.type)
        _stats(pack, kind, unit.cogs, unit.brew, unit.attack, unit.health, unit.move, unit.range)
        for ability in unit.abilities:
            _add_ability(pack, f"units.toml: unit {unit.id!r} abilities", ability)
    pack.units = len(pack.ids)
    _count(len(pack.deck), DECK_UNITS, "units.toml: the copies of all units together", "aylkor.setup.deck")


def _read_techs(file: TechsFile, pack: Content) -> None:
    before = len(pack.deck)
    for tech in file.tech:
        _new_card(pack, "techs.toml", tech.id, _both(tech.name.en, tech.name.it), "", tech.copies)
        _stats(pack, content.NEUTRAL, tech.cogs, tech.brew, 0, 0, 0, 0)
        ability = AbilityEntry(when="activated", effects=tech.effects)
        where = f"techs.toml: tech {tech.id!r}"
        if any([effect.target == "self" for effect in tech.effects]):
            raise BadInput(f"{where} effects target: a tech stands nowhere; 'own-hero' or 'own' would do")
        _add_ability(pack, where, ability)
    _count(len(pack.deck) - before, DECK_TECHS, "techs.toml: the copies of all techs together", "aylkor.setup.deck")


def _read_heroes(file: HeroesFile, pack: Content) -> None:
    pack.first_hero = len(pack.ids)
    for hero in file.hero:
        _new_card(pack, "heroes.toml", hero.id, _both(hero.name.en, hero.name.it), hero.mark, 0)
        _stats(pack, content.NEUTRAL, 0, 0, hero.attack, hero.health, hero.move, hero.range)
        if hero.ability.when != "activated":
            raise BadInput(f"heroes.toml: hero {hero.id!r} ability when: a hero's ability is 'activated'")
        _add_ability(pack, f"heroes.toml: hero {hero.id!r} ability", hero.ability)


def _add_ability(pack: Content, where: str, ability: AbilityEntry) -> None:
    card = len(pack.ids) - 1
    occasion = content.OCCASIONS.index(ability.when)
    numbers = pack.abilities[card][occasion]
    if numbers:
        raise BadInput(f"{where}: two abilities are {ability.when!r}; write their effects into one")
    for entry in ability.effects:
        effect = _effect(where, entry)
        if ability.when == "always":
            _add_standing_effect(pack, where, effect)
        elif effect.do == content.SHIELD:
            raise BadInput(f"{where} effects do: 'shield' holds as long as the unit stands, so when is 'always'")
        numbers.append(len(pack.effects))
        pack.effects.append(effect)
        pack.occasion_of.append(occasion)


def _add_standing_effect(pack: Content, where: str, effect: Effect) -> None:
    if effect.do == content.SHIELD:
        pack.shield[-1] = effect.amount
    elif effect.do == content.STRENGTHEN and effect.target == content.EACH_OWN:
        pack.aura[-1] = effect.amount
        pack.aura_reach[-1] = effect.reach
    else:
        raise BadInput(f"{where} effects: what holds always is 'shield', or 'strengthen' with the target 'each-own'")


NEEDS_AMOUNT = {"damage", "heal", "strengthen", "draw", "shield"}
NEEDS_TARGET = {"damage", "heal", "strengthen", "move", "ready"}
NEEDS_RESOURCE = {"gain", "steal"}
SINGLE_TARGETS = {"self", "own", "own-unit", "own-hero", "enemy", "enemy-unit"}


def _effect(where: str, entry: EffectEntry) -> Effect:
    """The effect an entry describes, with exactly the fields that what it does needs."""
    do = entry.do
    if do not in content.DEEDS:
        there = ", ".join(content.DEEDS)
        raise BadInput(
            f"{where} effects do: there is no effect {do!r}; there are {there} (--plugin names a file with others)"
        )
    own = OWN_FIELDS.get(do, ())
    resources = do in NEEDS_RESOURCE or "cogs" in own or "brew" in own
    _needs(where, do, "amount", entry.amount is not None, do in NEEDS_AMOUNT or "amount" in own)
    _needs(where, do, "target", entry.target is not None, do in NEEDS_TARGET or "target" in own)
    _needs(where, do, "cogs or brew", entry.cogs + entry.brew > 0, resources)
    if entry.reach is not None and entry.target is None:
        raise BadInput(f"{where} effects reach: {do!r} has no target, so it has no reach")
    if entry.distance is not None and do != "move":
        raise BadInput(f"{where} effects distance: only 'move' has one, not {do!r}")
    amount = 0 if entry.amount is None else entry.amount
    if do != "strengthen" and amount < 0:
        raise BadInput(f"{where} effects amount: {do!r} takes an amount above 0, not {amount}")
    if entry.amount == 0:
        raise BadInput(f"{where} effects amount: 0 would change nothing")
    if do == "move" and entry.target not in SINGLE_TARGETS:
        raise BadInput(f"{where} effects target: 'move' takes one unit at a time, not {entry.target!r}")
    return Effect(
        content.DEEDS.index(do),
        amount,
        entry.cogs,
        entry.brew,
        content.NO_TARGET if entry.target is None else content.TARGETS.index(entry.target),
        FARTHEST if entry.reach is None else entry.reach,
        FARTHEST if entry.distance is None else entry.distance,
    )


def _needs(where: str, do: str, field: str, given: bool, needed: bool) -> None:
    if needed and not given:
        raise BadInput(f"{where} effects {field}: {do!r} needs it")
    if given and not needed:
        raise BadInput(f"{where} effects {field}: {do!r} does not use it")


def _read_events(file: EventsFile, pack: Content) -> None:
    for event in file.event:
        if event.id in pack.event_ids:
            raise BadInput(f"events.toml: event {event.id!r}: another event has this id; every event needs its own")
        pack.event_ids.append(event.id)
        pack.event_names.append(_both(event.name.en, event.name.it))
        pack.events.append(_event(event))
    _count(len(pack.events), EVENTS, "events.toml: the number of events", "aylkor.event.duration")


def _event(entry: EventEntry) -> EventCard:
    revealed = [_event_effect(entry.id, effect) for effect in entry.revealed]
    every_round = [_event_effect(entry.id, effect) for effect in entry.every_round]
    card = EventCard(entry.rounds, revealed, every_round)
    if not entry.revealed and not entry.every_round and not entry.lasting:
        raise BadInput(f"events.toml: event {entry.id!r}: it does nothing; give it revealed, every-round or lasting")
    for lasting in entry.lasting:
        _add_lasting(f"events.toml: event {entry.id!r} lasting", card, lasting)
    return card


def _event_effect(ident: str, entry: EventEffectEntry) -> EventEffect:
    where = f"events.toml: event {ident!r}"
    if (entry.do in ("damage", "heal")) != (entry.amount > 0):
        raise BadInput(f"{where} amount: 'damage' and 'heal' need one above 0, nothing else has one")
    if (entry.do == "gain") != (entry.cogs + entry.brew > 0):
        raise BadInput(f"{where} cogs or brew: 'gain' needs one of them, nothing else has them")
    zone = 0 if entry.zone is None else 1 if entry.zone == "centre" else 2
    return EventEffect(content.EVENT_DEEDS.index(entry.do), entry.amount, entry.cogs, entry.brew, zone)


def _add_lasting(where: str, card: EventCard, entry: LastingEntry) -> None:
    if entry.do in ("cost", "move", "attack") and entry.amount == 0:
        raise BadInput(f"{where} amount: {entry.do!r} needs one that is not 0")
    if (entry.do == "attack") != (entry.type is not None):
        raise BadInput(f"{where} type: 'attack' needs one, nothing else has one")
    if entry.do == "income":
        card.income_cogs += entry.cogs
        card.income_cards += entry.cards
    elif entry.do == "harvest":
        card.harvest_cogs += entry.cogs
        card.harvest_brew += entry.brew
    elif entry.do == "cost":
        card.cost += entry.amount
    elif entry.do == "move":
        card.move += entry.amount
    elif entry.type is not None:
        card.attack[content.TYPES.index(entry.type)] += entry.amount
    else:
        card.truce = True


def _read_board(file: BoardFile, pack: Content) -> None:
    """The map: `H` a corner, `.` an outer space, digits the centre zone with 0 for 10 (aylkor.setup.board)."""
    lines = [line.split() for line in file.map.strip("\n").splitlines()]
    if len(lines) != ROWS or any([len(line) != COLUMNS for line in lines]):
        raise BadInput(f"board.toml: map: it has {ROWS} rows of {COLUMNS} spaces, set apart by blanks")
    for row, line in enumerate(lines, start=1):
        for column, letter in enumerate(line, start=1):
            _read_space(pack, space_at(row, column), letter, f"board.toml: map row {row} column {column}")
    if len(pack.corners) != 4:
        raise BadInput(f"board.toml: map: it has 4 corners 'H', not {len(pack.corners)}")
    if pack.centre.bit_count() != CENTRE_SPACES:
        raise BadInput(f"board.toml: map: the centre zone has the numbers 1 to 9 and 0, not {pack.centre.bit_count()}")
    for number in range(1, CENTRE_SPACES + 1):
        if pack.numbered[number] + pack.numbered[CENTRE_SPACES + 1 - number] != SPACES - 1:
            raise BadInput(f"board.toml: map: the space {number} has no partner after a half turn")
    for corner in pack.corners:
        if SPACES - 1 - corner not in pack.corners:
            raise BadInput("board.toml: map: every corner 'H' needs another one opposite")
    pack.outer = WHOLE & ~pack.centre


def _read_space(pack: Content, space: int, letter: str, where: str) -> None:
    if letter == "H":
        pack.corners.append(space)
    elif letter.isdecimal() and len(letter) == 1:
        number = int(letter) or 10
        if pack.centre & 1 << pack.numbered[number] and pack.numbered[number]:
            raise BadInput(f"{where}: the number {letter} is there twice")
        pack.numbered[number] = space
        pack.centre |= 1 << space
    elif letter != ".":
        raise BadInput(f"{where}: a space is 'H', '.' or a digit, not {letter!r}")


def _read_start(file: StartFile, pack: Content) -> None:
    """What those who go later start with besides, where the table agrees on it (aylkor.setup.gift)."""
    for entries in (file.two_players, file.three_players, file.four_players):
        pack.besides[len(entries)] = [(entry.cards, entry.cogs, entry.brew) for entry in entries]


def _both(english: str, italian: str) -> dict[str, str]:
    return {"en": english, "it": italian}


def _count(found: int, wanted: int, what: str, rule: str) -> None:
    if found != wanted:
        raise BadInput(f"{what} are {found}; {rule} asks for {wanted}")
