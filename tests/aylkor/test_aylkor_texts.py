"""Texts: both languages say the same things, and every rule that refuses has a sentence for it."""

import re
from pathlib import Path
from random import Random

import pytest

import remnants
from remnants.boxes import aylkor
from remnants.boxes.aylkor.naming.card_texts import CardTexts
from remnants.boxes.aylkor.terminal.table import round_of
from remnants.terminal.scene import scene_of
from remnants.text import LANGUAGES, Catalogue, Texts
from remnants.text.texts import message_of
from tests.aylkor.table import PACK, at, card, duel, event, unit

FOLDER = Path(aylkor.__file__).parent
TEXTS = FOLDER / "text"


def entries(path: Path) -> dict[str, set[str]]:
    """Message names of a Fluent file, each with its attributes."""
    found: dict[str, set[str]] = {}
    last = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        message = re.match(r"([a-z][a-z0-9-]*) =", line)
        attribute = re.match(r"    \.([a-z-]+) =", line)
        if message:
            last = message.group(1)
            found[last] = set()
        elif attribute:
            found[last].add(attribute.group(1))
    return found


@pytest.mark.parametrize("path", sorted((TEXTS / "en").glob("*.ftl")), ids=lambda path: path.name)
def test_english_and_italian_have_the_same_messages(path: Path) -> None:
    assert entries(path) == entries(TEXTS / "it" / path.name)


def test_there_are_sixty_three_rules(aylkor_rules: set[str]) -> None:
    assert len(aylkor_rules) == 63


def test_every_rule_is_cited_in_the_code(aylkor_rules: set[str]) -> None:
    """Whoever reads a rule finds where it is built: by its id, or with the others of its chapter (`aylkor.event.*`)."""
    code = "".join([path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py")])
    cited = set(re.findall(r"aylkor\.[a-z]+(?:\.[a-z-]*[a-z])?", code))
    assert aylkor_rules - cited == set()


def test_every_rule_that_refuses_says_so_in_a_sentence() -> None:
    rules = entries(TEXTS / "en" / "rules.ftl")
    cited: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        cited |= set(re.findall(r'Refusal\("(aylkor[a-z.-]+)"', source))
        cited |= set(re.findall(r'\("[a-z-]+", "(aylkor[a-z.-]+)"\)', source))
    assert cited
    for rule in cited:
        assert "refusal" in rules[rule.replace(".", "-")], rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_game_is_said_with_its_facts(language: str) -> None:
    """How much is missing, who is in the way, when it will be possible: no refused candidate is told only the rule."""
    for players in (2, 4):
        match = remnants.new("aylkor", players, seed=f"facts {players}", options={"heroes": "chosen"})
        texts = Texts("aylkor", language, match.pack)
        random = Random(players)
        while match.seat is not None:
            for candidate in match.candidates():
                refusal = match.refusal(match.seat, candidate)
                if refusal is not None and random.random() < 0.02:
                    bare = texts.catalogue.say(message_of(refusal.rule), "refusal")
                    assert texts.refusal(refusal, match.view(match.seat)) != bare, refusal
            match.play(random.choice(match.choices()))


def test_a_refusal_tells_what_is_missing_and_when_it_will_be_possible() -> None:
    hand = ["great-ursor", "overcharge"]
    units = [unit("thornback", 0, 3, 3, condition="fresh"), unit("spark-wisp", 1, 3, 4)]
    match = duel(first={"hand": hand, "cogs": 3}, second={"at": [1, 2]}, units=units, round=2)
    view = match.view(0)

    def said(language: str, *choice: object) -> str:
        refusal = match.refusal(0, choice)
        assert refusal is not None
        return Texts("aylkor", language, match.pack).refusal(refusal, view)

    assert said("en", "build", card("great-ursor")) == "You are 1 cog and 2 brew short of Great Ursor."
    assert said("it", "build", card("great-ursor")) == "Per Grande Ursor ti mancano 1 ingranaggio e 2 infusi."
    assert said("en", "attack", at(3, 3), at(3, 4)).endswith("from your next turn on, in round 3.")
    assert said("en", "attack", at(1, 1), at(1, 2)).endswith("from round 4 on: 2 rounds from now.")
    assert said("en", "attack", at(1, 1), at(3, 4)).endswith("attacks only what is next to it; 3/4 is 4 hexes away.")
    match.play(("move", at(1, 1)))
    assert said("en", "to", at(3, 4)) == "Spark Wisp (Captain Brask, the Gunner) stands on 3/4."


def test_a_refusal_tells_who_is_not_there_and_what_is_not_held() -> None:
    match = duel(first={"hand": ["great-ursor"], "cogs": 2, "brew": 1}, units=[unit("thornback", 0, 3, 3)])

    def said(language: str, *choice: object) -> str:
        refusal = match.refusal(0, choice)
        assert refusal is not None
        return Texts("aylkor", language, match.pack).refusal(refusal, match.view(0))

    assert said("it", "build", card("great-ursor")) == "Per Grande Ursor ti mancano 2 ingranaggi e 1 infuso."
    assert said("en", "build", card("thornback")) == "You do not hold Thornback."
    assert said("it", "tech", card("second-wind")) == "Non hai in mano Secondo Fiato."
    assert said("en", "move", at(7, 1)) == "No unit of yours stands on 7/1."
    assert said("en", "attack", at(3, 3), at(3, 4)) == "No enemy stands on 3/4."
    assert said("en", "corner", at(1, 1)).startswith("Something else is asked now: Your turn")


def test_with_the_hero_surrounded_it_is_said_where_a_unit_may_go() -> None:
    around = [unit("thornback", 0, 1, 2), unit("spark-wisp", 0, 2, 1)]
    match = duel(first={"hand": ["thornback"], "cogs": 9}, units=around)
    match.play(("build", card("thornback")))
    refusal = match.refusal(0, ("at", at(7, 7)))
    assert refusal is not None
    assert refusal.rule == "aylkor.unit.play"
    said = Texts("aylkor", "en", match.pack).refusal(refusal, match.view(0))
    assert said.startswith("All 2 hexes around your hero are taken: the unit goes next to a unit of yours")


def test_card_texts_say_whom_they_touch_and_for_how_long() -> None:
    texts = CardTexts(Catalogue("aylkor", "en"), PACK)
    assert texts.card(card("light-fingers")).startswith("Take ")
    assert "up to" not in texts.card(card("light-fingers"))
    assert texts.card(card("war-drum")).endswith("each of your other units and your hero next to it.")
    assert texts.card(card("ember-dancer")).endswith("2 damage to each enemy unit and hero next to it.")
    assert texts.card(card("battle-hymn")).startswith("+1 attack for each of your units and your hero")
    assert texts.card(card("thunderbolt")) == "3 damage to an enemy unit or hero within 4 hexes of your hero."
    assert "attacked or struck back at" in texts.card(card("rivet-guard"))
    assert texts.event(event("rich-seams")) == "Income is 1 cog higher. Lasts 2 rounds."
    assert texts.event(event("ashfall")).startswith("Once, when it is revealed: Every unit and hero ")
    assert texts.event(event("ashfall")).endswith("The next event follows after 2 rounds.")


def test_card_texts_are_whole_sentences_in_italian_too() -> None:
    """The one who is touched comes first, so that no article stumbles over what goes before it."""
    texts = CardTexts(Catalogue("aylkor", "it"), PACK)
    assert texts.card(card("second-wind")).startswith("Una tua unità (non l'eroe) può muoversi e agire di nuovo")
    assert "Ogni unità nemica accanto a questa (anche gli eroi) subisce 2 danni." in texts.card(card("ember-dancer"))
    cards = [texts.card(number) for number in range(len(PACK.ids))]
    assert not [said for said in cards if " a il " in said or " a un'" in said]


@pytest.mark.parametrize(("limit", "said"), [(0, "Round 5"), (30, "Round 5 of 30")])
def test_the_terminal_says_which_round_it_is_and_of_how_many(limit: int, said: str) -> None:
    match = duel(options={"round_limit": limit})
    assert round_of(scene_of(match, 0, Texts("aylkor", "en", match.pack))) == said


def test_no_round_is_counted_before_the_first() -> None:
    match = remnants.new("aylkor", 2, seed=1, options={"heroes": "chosen"})
    assert round_of(scene_of(match, 0, Texts("aylkor", "en", match.pack))) == "Set-up"
