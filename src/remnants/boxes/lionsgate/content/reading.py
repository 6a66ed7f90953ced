"""Loading a pack: its files are read, checked and filled into columns."""

from pathlib import Path

from remnants.boxes.lionsgate.content import checks, forms, words
from remnants.boxes.lionsgate.content.content import Content


def load(folder: Path, name: str, digest: str) -> Content:
    """The pack in a folder, read, checked and turned into columns."""
    files = forms.read(folder)
    checks.check(files)
    return filled(files, name, digest)


def filled(files: forms.PackFiles, name: str, digest: str) -> Content:
    """The columns of a pack that has been checked."""
    content = Content(name, digest)
    fill_map(content, files.map)
    fill_mercenaries(content, files.mercenaries.mercenary)
    fill_bandits(content, files.bandits.bandit)
    fill_upgrades(content, files.cogs.cog, files.pipes.pipe)
    content.multipliers = files.risk.multipliers
    content.share_row = files.mat.share_row
    content.upgrade_spaces = files.mat.upgrade_spaces
    content.rank_money = [rank.money for rank in files.mat.rank]
    content.rank_names = [in_languages(rank.name) for rank in files.mat.rank]
    content.finish()
    return content


def in_languages(name: forms.Name) -> dict[str, str]:
    return {"en": name.en, "it": name.it}


def fill_map(content: Content, written: forms.MapFile) -> None:
    content.cave_ids = [cave.id for cave in written.cave]
    content.cave_marks = [cave.mark for cave in written.cave]
    kinds: list[str] = [*words.CAVE_KINDS]
    content.cave_kinds = [kinds.index(cave.kind) for cave in written.cave]
    content.cave_names = [in_languages(cave.name) for cave in written.cave]
    content.cave_spoken = [in_languages(cave.spoken or cave.name) for cave in written.cave]
    content.coordinates = [(cave.x, cave.y) for cave in written.cave]
    content.guild = content.cave_kinds.index(words.GUILD)
    content.city = content.cave_kinds.index(words.CITY)
    content.towns = [number for number, kind in enumerate(content.cave_kinds) if kind == words.TOWN]
    for number, cave in enumerate(written.cave):
        if cave.size == "large":
            content.large_towns |= 1 << number
        content.mine_ore.append(words.GOODS.index(cave.ore) if cave.ore else -1)
        content.mine_tools.append(sum([1 << words.TILES.index(tool) for tool in cave.tools]))
        content.factory_makes.append(words.GOODS.index(cave.makes) if cave.makes else -1)
        content.workshop_deck.append(words.DECKS.index(cave.deck) if cave.deck else -1)
        for market in cave.markets:
            content.market_cave.append(number)
            content.market_good.append(words.GOODS.index(market.good))
            content.market_squares.append(market.squares)
        for price in cave.circles:
            content.circle_cave.append(number)
            content.circle_price.append(price)
    for tunnel in written.tunnel:
        one, other = tunnel.between
        content.tunnel_ends.append((content.cave_ids.index(one), content.cave_ids.index(other)))
        content.difficulty.append(tunnel.difficulty)


def number_of(effect: forms.Effect) -> int:
    """The number of a lasting effect as packs write it."""
    return words.EFFECTS.index(f"tool-{effect.tool}" if effect.do == "tool" else effect.do)


def written(effect: forms.Effect) -> tuple[str, int]:
    """The word and the amount from which the text of an effect is made."""
    return (f"tool-{effect.tool}" if effect.do == "tool" else effect.do, effect.amount)


def fill_mercenaries(content: Content, cards: list[forms.Mercenary]) -> None:
    content.mercenary_ids = [card.id for card in cards]
    content.mercenary_names = [in_languages(card.name) for card in cards]
    content.engineering = [card.engineering for card in cards]
    content.mining = [card.mining for card in cards]
    content.fighting = [card.fighting for card in cards]
    content.mercenary_amount = [[0] * len(cards) for _ in words.EFFECTS]
    for number, card in enumerate(cards):
        content.effects_written[card.id] = [written(effect) for effect in card.effects]
        for effect in card.effects:
            content.mercenaries_with[number_of(effect)] |= 1 << number
            content.mercenary_amount[number_of(effect)][number] += max(effect.amount, 1)


def fill_bandits(content: Content, cards: list[forms.Bandit]) -> None:
    content.bandit_ids = [card.id for card in cards]
    content.bandit_names = [in_languages(card.name) for card in cards]
    content.toughness = [card.toughness for card in cards]
    content.steal = [card.steal for card in cards]
    content.bounty = [card.bounty for card in cards]


def fill_upgrades(content: Content, cogs: list[forms.Cog], pipes: list[forms.Pipe]) -> None:
    content.upgrade_ids = [card.id for card in cogs] + [card.id for card in pipes]
    content.upgrade_names = [in_languages(card.name) for card in cogs] + [in_languages(card.name) for card in pipes]
    content.cog_amount = [[0] * len(cogs) for _ in words.EFFECTS]
    for number, card in enumerate(cogs):
        content.effects_written[card.id] = [written(effect) for effect in card.effects]
        for effect in card.effects:
            content.cogs_with[number_of(effect)] |= 1 << number
            content.cog_amount[number_of(effect)][number] += max(effect.amount, 1)
    content.pipe_does = [-1] * len(cogs)
    content.pipe_amount = [0] * len(cogs)
    for number, pipe in enumerate(pipes):
        for players in pipe.players:
            content.pipes_for[players] |= 1 << words.FIRST_PIPE + number
        content.effects_written[pipe.id] = [written(pipe.effect)]
        content.pipe_does.append(words.STRIKES.index(pipe.effect.do))
        content.pipe_amount.append(pipe.effect.amount)
