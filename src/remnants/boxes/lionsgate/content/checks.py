"""What a pack must satisfy beyond its form: the counts of the box, values in range, a map all can get about on.

Each complaint names file, entry and field and says what would be right.
"""

from collections.abc import Sequence
from itertools import pairwise

from remnants.boxes.lionsgate.content import words
from remnants.boxes.lionsgate.content.forms import Cave, Effect, PackFiles
from remnants.kernel.refusal import BadInput

FIELDS_OF_KIND = {
    "town": ["size", "markets", "circles"],
    "mine": ["ore", "tools"],
    "factory": ["makes"],
    "workshop": ["deck"],
    "guild": [],
    "city": [],
}
ORES = ["coal", "iron", "copper", "zinc", "gold"]
TOOLS = ["shovel", "pickaxe", "dynamite"]


def require(holds: bool, complaint: str) -> None:
    if not holds:
        raise BadInput(complaint)


def one_of(value: str, allowed: Sequence[str], where: str) -> None:
    require(value in allowed, f"{where}: {value!r} is none of {', '.join(allowed)}")


def within(value: int, least: int, most: int, where: str) -> None:
    require(least <= value <= most, f"{where}: {value} is not between {least} and {most}")


def check(files: PackFiles) -> None:
    """Raises BadInput for the first thing that is wrong."""
    check_caves(files.map.cave)
    check_markets(files.map.cave)
    check_tunnels(files)
    check_cards(files)
    check_tracks(files)
    check_passable(files)


# ---------------------------------------------------------------- the map


def check_caves(caves: list[Cave]) -> None:
    unique([cave.id for cave in caves], "map.toml: cave")
    unique([cave.mark for cave in caves], "map.toml: cave mark")
    for cave in caves:
        where = f"map.toml: cave {cave.id!r}"
        one_of(cave.kind, list(FIELDS_OF_KIND), f"{where} kind")
        require(len(cave.mark) == 2, f"{where} mark: {cave.mark!r} is not two letters")
        for field in ("size", "markets", "circles", "ore", "tools", "makes", "deck"):
            belongs = field in FIELDS_OF_KIND[cave.kind]
            given = bool(getattr(cave, field))
            require(belongs == given, f"{where}: a {cave.kind} {'needs' if belongs else 'has no'} {field!r}")
        if cave.kind == "town":
            one_of(cave.size, ["small", "large"], f"{where} size")
        if cave.kind == "mine":
            one_of(cave.ore, ORES, f"{where} ore")
            for tool in cave.tools:
                one_of(tool, TOOLS, f"{where} tools")
            require(cave.ore != "gold" or "shovel" not in cave.tools, f"{where} tools: gold is not dug with a shovel")
        if cave.kind == "factory":
            one_of(cave.makes, ["steel", "brass"], f"{where} makes")
        if cave.kind == "workshop":
            one_of(cave.deck, ["cogs", "pipes"], f"{where} deck")
    check_counts(caves)


def check_counts(caves: list[Cave]) -> None:
    """The caves the box has: 6 towns, 6 or 7 mines, two factories, two workshops, the Guild and the city."""

    def count(kind: str, least: int, most: int) -> None:
        found = len([cave for cave in caves if cave.kind == kind])
        wanted = str(least) if least == most else f"{least} to {most}"
        require(least <= found <= most, f"map.toml: cave: there are {found} of kind {kind!r}, not {wanted}")

    count("town", 6, 6)
    count("mine", 6, 7)
    count("factory", 2, 2)
    count("workshop", 2, 2)
    count("guild", 1, 1)
    count("city", 1, 1)
    large = len([cave for cave in caves if cave.size == "large"])
    require(large == 2, f"map.toml: cave: {large} towns are large, not 2")
    mined = [cave.ore for cave in caves if cave.kind == "mine"]
    for ore in ORES:
        require(ore in mined, f"map.toml: cave: there is no mine for {ore}")
    require(mined.count("gold") == 1, f"map.toml: cave: there are {mined.count('gold')} gold mines, not 1")
    unique([cave.makes for cave in caves if cave.makes], "map.toml: factory makes")
    unique([cave.deck for cave in caves if cave.deck], "map.toml: workshop deck")


def check_markets(caves: list[Cave]) -> None:
    squares = dict.fromkeys(words.GOODS, 0)
    best_ore, least_alloy = 0, 10**6
    for cave in caves:
        if cave.kind != "town":
            continue
        where = f"map.toml: cave {cave.id!r}"
        within(len(cave.markets), 2, 4, f"{where} markets")
        within(len(cave.circles), 1, 3, f"{where} circles")
        unique([market.good for market in cave.markets], f"{where} markets")
        for price in cave.circles:
            within(price, 1, 15, f"{where} circles")
        for market in cave.markets:
            one_of(market.good, words.GOODS, f"{where} markets good")
            place = f"{where} markets {market.good!r} squares"
            within(len(market.squares), 3, 5, place)
            rising = all(left > right for left, right in pairwise(market.squares))
            require(rising and market.squares[-1] > 0, f"{place}: the numbers must rise to the left, from 1 up")
            squares[market.good] += len(market.squares)
            if market.good in ("steel", "brass"):
                least_alloy = min(least_alloy, market.squares[0])
            elif market.good != "gold":
                best_ore = max(best_ore, market.squares[0])
    require(best_ore < least_alloy, "map.toml: markets: the dearest square of an alloy must beat that of every ore")
    for good, pieces in zip(words.GOODS, words.PIECES, strict=True):
        place = f"map.toml: markets: {squares[good]} squares for {good}"
        require(squares[good] <= pieces // 2, f"{place}, at most {pieces // 2} are allowed (lionsgate.supply.goods)")


def check_tunnels(files: PackFiles) -> None:
    kinds = {cave.id: cave.kind for cave in files.map.cave}
    joined: set[frozenset[str]] = set()
    for number, tunnel in enumerate(files.map.tunnel):
        where = f"map.toml: tunnel number {number + 1} ({' - '.join(tunnel.between)})"
        for end in tunnel.between:
            require(end in kinds, f"{where} between: there is no cave {end!r}")
        require(tunnel.between[0] != tunnel.between[1], f"{where} between: a tunnel joins two caves")
        require(frozenset(tunnel.between) not in joined, f"{where} between: there is such a tunnel already")
        joined.add(frozenset(tunnel.between))
        within(tunnel.difficulty, 1, 5, f"{where} difficulty")
    pairs = [tunnel.between for tunnel in files.map.tunnel]
    city = next(cave.id for cave in files.map.cave if cave.kind == "city")
    to_city = [pair for pair in pairs if city in pair]
    require(len(to_city) == 1, f"map.toml: tunnel: {len(to_city)} tunnels lead to {city!r}, not 1")
    others = set(kinds) - {city}
    within_caves = [pair for pair in pairs if city not in pair]
    for left_out in within_caves:
        rest = [pair for pair in within_caves if pair is not left_out]
        alone = others - connected(rest, left_out[0])
        complaint = f"map.toml: tunnel {' - '.join(left_out)}: without it {', '.join(sorted(alone))} cannot be reached"
        require(not alone, f"{complaint}; every cave but the city needs two routes")


def connected(pairs: list[tuple[str, str]], start: str) -> set[str]:
    """The caves that can be reached from one of them."""
    found = {start}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for one, other in pairs:
            for cave, beyond in ((one, other), (other, one)):
                if cave == here and beyond not in found:
                    found.add(beyond)
                    waiting.append(beyond)
    return found


def check_passable(files: PackFiles) -> None:
    """lionsgate.setup.passable: the weakest team of four gets through some network that joins all caves."""
    weakest = sorted([card.engineering for card in files.mercenaries.mercenary])[:4]
    caves = {cave.id for cave in files.map.cave if cave.kind != "city"}
    easy = [tunnel.between for tunnel in files.map.tunnel if tunnel.difficulty < sum(weakest)]
    start = next(cave.id for cave in files.map.cave if cave.kind == "guild")
    alone = caves - connected([pair for pair in easy if caves.issuperset(pair)], start)
    complaint = f"the four weakest engineers ({sum(weakest)} together) cannot reach {', '.join(sorted(alone))}"
    require(not alone, f"mercenaries.toml: mercenary engineering: {complaint} (lionsgate.setup.passable)")


# ---------------------------------------------------------------- cards and tracks


def check_cards(files: PackFiles) -> None:
    counted(files.mercenaries.mercenary, 30, "mercenaries.toml: mercenary")
    counted(files.bandits.bandit, 20, "bandits.toml: bandit")
    counted(files.cogs.cog, 20, "cogs.toml: cog")
    counted(files.pipes.pipe, 10, "pipes.toml: pipe")
    for mercenary in files.mercenaries.mercenary:
        where = f"mercenaries.toml: mercenary {mercenary.id!r}"
        within(mercenary.engineering, 0, 5, f"{where} engineering")
        within(mercenary.mining, 0, 5, f"{where} mining")
        within(mercenary.fighting, 0, 5, f"{where} fighting")
        for effect in mercenary.effects:
            one_of(effect.do, lasting_words(False), f"{where} effects do")
            check_effect(effect, where)
    for bandit in files.bandits.bandit:
        where = f"bandits.toml: bandit {bandit.id!r}"
        within(bandit.toughness, 3, 15, f"{where} toughness")
        within(bandit.steal, 1, 4, f"{where} steal")
    by_toughness = sorted(files.bandits.bandit, key=lambda bandit: (bandit.toughness, bandit.bounty))
    for weaker, tougher in pairwise(by_toughness):
        where = f"bandits.toml: bandit {tougher.id!r} bounty"
        require(weaker.bounty <= tougher.bounty, f"{where}: it must not be lower than that of {weaker.id!r}")
    for cog in files.cogs.cog:
        require(len(cog.effects) > 0, f"cogs.toml: cog {cog.id!r} effects: there is none")
        for effect in cog.effects:
            one_of(effect.do, lasting_words(True), f"cogs.toml: cog {cog.id!r} effects do")
            check_effect(effect, f"cogs.toml: cog {cog.id!r}")
    for pipe in files.pipes.pipe:
        known = pipe.effect.do in words.STRIKES
        others = f"{', '.join(words.STRIKES)} (--plugin names a file with others)"
        require(known, f"pipes.toml: pipe {pipe.id!r} effect do: {pipe.effect.do!r} is none of {others}")
        check_effect(pipe.effect, f"pipes.toml: pipe {pipe.id!r}")
        for players in pipe.players:
            within(players, 1, 4, f"pipes.toml: pipe {pipe.id!r} players")


def lasting_words(cogs: bool) -> list[str]:
    """What a mercenary or a cog can do, as packs write it."""
    written = list(dict.fromkeys("tool" if effect.startswith("tool") else effect for effect in words.EFFECTS))
    return written if cogs else [effect for effect in written if effect not in words.ONLY_COGS]


def check_effect(effect: Effect, where: str) -> None:
    place = f"{where} effect {effect.do!r}"
    if effect.do in words.WITH_AMOUNT:
        within(effect.amount, 1, 10, f"{place} amount")
    else:
        require(effect.amount == 0, f"{place} amount: it has none")
    if effect.do == "tool":
        one_of(effect.tool, TOOLS, f"{place} tool")
    else:
        require(effect.tool == "", f"{place} tool: it has none")


def check_tracks(files: PackFiles) -> None:
    track = files.risk.multipliers
    within(len(track), 8, 20, "risk.toml: multipliers: the number of spaces")
    rising = all(low <= high for low, high in pairwise(track))
    require(rising and track[0] == 1 and track[-1] <= 3, "risk.toml: multipliers: they rise from 1 to at most 3")
    row = files.mat.share_row
    require(len(row) == words.SHARE_TOKENS + 1, f"mat.toml: share_row: it has {len(row)} numbers, not 7")
    rising = all(low <= high for low, high in pairwise(row))
    require(rising and row[0] == 0, "mat.toml: share_row: the numbers rise from 0")
    within(files.mat.upgrade_spaces, 1, 6, "mat.toml: upgrade_spaces")
    ranks = [rank.money for rank in files.mat.rank]
    rising = all(low < high for low, high in pairwise(ranks))
    require(rising and ranks[:1] in ([], [0]), "mat.toml: rank money: the numbers rise from 0")


def counted(entries: Sequence[object], wanted: int, where: str) -> None:
    require(len(entries) == wanted, f"{where}: there are {len(entries)}, not {wanted}")
    unique([str(getattr(entry, "id", "")) for entry in entries], where)


def unique(ids: list[str], where: str) -> None:
    for one in ids:
        require(ids.count(one) == 1, f"{where}: {one!r} is there twice")
