"""Texts: both languages say the same things, about everything that is asked, chosen, refused and told in a game."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import remnants
from remnants import kits
from remnants.kernel.match import OTHERS_DECIDED, RULE_OF_UNDO
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import ASK
from remnants.server.errors import RULE_OF_THE_SERVER, RULES_OF_THE_TABLE
from remnants.terminal.scene import scene_of
from remnants.text import LANGUAGES, Catalogue, Texts
from remnants.text.catalogue import OWN_FOLDER, italian, title_of
from remnants.text.texts import dashed, message_of

GAMES_FOLDER = Path(remnants.__file__).parent / "boxes"
GAMES = sorted([path.parents[2].name for path in GAMES_FOLDER.glob("*/text/en/rules.ftl")])
TOLD_GAMES = sorted([path.parents[2].name for path in GAMES_FOLDER.glob("*/text/en/play.ftl")])
ENGLISH_FILES = sorted(GAMES_FOLDER.glob("*/text/en/*.ftl")) + sorted((OWN_FOLDER / "en").glob("*.ftl"))


# ---------------------------------------------------------------- the files


def said_in(path: Path) -> dict[str, set[str]]:
    """Every message and every attribute of a file, each with the facts it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            found[entry.id.name] = facts_in(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = facts_in(attribute.value)
    return found


def facts_in(node: Any) -> set[str]:
    """The names of all facts below a node of a Fluent file."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    if isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            for one in child if isinstance(child, list) else [child]:
                found |= facts_in(one)
    return found


@pytest.mark.parametrize("path", ENGLISH_FILES, ids=lambda path: f"{path.parents[2].name}/{path.name}")
def test_both_languages_say_the_same_with_the_same_facts(path: Path) -> None:
    italian = path.parents[1] / "it" / path.name
    english_said, italian_said = said_in(path), said_in(italian)
    assert sorted(english_said) == sorted(italian_said)
    for name, facts in english_said.items():
        assert italian_said[name] == facts, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_message_is_in_two_files(name: str, language: str) -> None:
    seen: dict[str, Path] = {}
    for path in [*(GAMES_FOLDER / name / "text" / language).glob("*.ftl"), *(OWN_FOLDER / language).glob("*.ftl")]:
        for message in said_in(path):
            assert message not in seen, f"{message} is in {seen[message]} and {path}"
            seen[message] = path


# ---------------------------------------------------------------- rules


@cache
def sources(name: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((GAMES_FOLDER / name).rglob("*.py"))]


def constants(name: str) -> Iterator[str]:
    for tree in sources(name):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_the_code_cites_has_a_text(name: str) -> None:
    written = set(Catalogue(name, "en").rules())
    cited = {text for text in constants(name) if re.fullmatch(rf"{name}\.[a-z]+(\.[a-z-]+)?", text)}
    assert cited
    assert {rule for rule in cited if message_of(rule) not in written} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_title_and_whole_sentences(name: str, language: str) -> None:
    rules = Texts(name, language).rules()
    assert rules
    for rule in rules:
        assert rule.title != rule.rule
        assert rule.text.endswith((".", ")")), rule.rule
        assert "{" not in rule.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_rulebook_ends_with_what_holds_at_every_table(name: str, language: str) -> None:
    texts = Texts(name, language)
    chapters = texts.chapters()
    *own, (heading, rules) = chapters
    assert [rule.rule for _, found in own for rule in found] == [rule.rule for rule in texts.rules()]
    assert heading in ("At the table", "Al tavolo")
    assert {rule.rule for rule in rules} == {RULE_OF_UNDO, RULE_OF_THE_SERVER, *RULES_OF_THE_TABLE.values()}
    assert all([rule.title != rule.rule and rule.text.endswith(".") and "{" not in rule.text for rule in rules])
    assert [rule.rule for rule in texts.search(rules[0].title)][:1] == [RULE_OF_UNDO]


REASONS = ("", "seen", "chance", OTHERS_DECIDED, "past")


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_nothing_can_be_taken_back_is_said_differently_each_time(language: str) -> None:
    said = {Texts("city", language).refusal(remnants.Refusal(RULE_OF_UNDO, {"why": why})) for why in REASONS}
    assert len(said) == len(REASONS)


# ---------------------------------------------------------------- the table


def event_kinds(name: str) -> set[str]:
    """Every kind of event that a game can tell."""
    declared = kits.kit(name).declared()
    assert declared is not None
    return set(declared.events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOLD_GAMES)
def test_every_step_that_asks_has_a_prompt_and_every_event_a_sentence(name: str, language: str) -> None:
    catalogue = Catalogue(name, language)
    asking = [step.name for step in kits.game(name).steps.values() if step.kind == ASK]
    assert [step for step in asking if not catalogue.has(f"step-{dashed(step)}")] == []
    assert [kind for kind in sorted(event_kinds(name)) if not catalogue.has(f"event-{dashed(kind)}")] == []


@pytest.mark.parametrize("name", TOLD_GAMES)
def test_nothing_is_said_about_steps_and_events_that_do_not_exist(name: str) -> None:
    messages = said_in(GAMES_FOLDER / name / "text" / "en" / "play.ftl")
    known = {f"step-{dashed(step)}" for step in kits.game(name).steps}
    known |= {f"event-{dashed(kind)}" for kind in event_kinds(name)}
    said = {message.split(".")[0] for message in messages if message.startswith(("step-", "event-"))}
    assert said - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOLD_GAMES)
def test_everything_in_a_game_can_be_said(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random games: no prompt, choice, refusal, card or event lacks a message or a fact."""
    lacking: set[tuple[str, str]] = set()
    whole = Catalogue.try_to_say

    def watched(self: Catalogue, message: str, attribute: str = "", facts: Any = None) -> tuple[str, bool]:
        text, complete = whole(self, message, attribute, facts)
        if not complete and attribute not in ("own", "refusal") and not attribute.startswith("reason"):
            lacking.add((message, attribute))
        return text, complete

    monkeypatch.setattr(Catalogue, "try_to_say", watched)
    kind = kits.game(name)
    for players in range(kind.fewest_players, kind.most_players + 1):
        options = {option.name: option.values[-1 if players % 2 else 0] for option in kind.options}
        said_in_a_game(name, players, options, language)
    assert lacking == set()


def said_in_a_game(name: str, players: int, options: dict[str, Any], language: str) -> None:
    """Says everything that comes up in a random game, each kind of thing a few times."""
    match = remnants.new(name, players=players, seed=f"texts {players}", options=options)
    texts = Texts(name, language, match.pack)
    random = Random(players)
    times: dict[tuple[str, ...], int] = {}

    def once_more(*what: str) -> bool:
        times[what] = times.get(what, 0) + 1
        return times[what] <= 3

    for _ in range(1500):
        if match.seat is None or match.step is None:
            break
        seat, step = match.seat, match.step
        choices = match.choices()
        if once_more("step", step) or random.random() < 0.05:
            view = scene_of(match, seat, texts).view
            assert texts.prompt(step, seat, view)
            for choice in match.candidates():
                if not once_more("choice", step, choice[0]):
                    continue
                label = texts.choice(step, choice, view)
                assert label != " ".join([str(part) for part in choice]), (step, choice)
                texts.explained(choice, view)
                refusal = match.refusal(seat, choice)
                if refusal is not None:
                    assert "{" not in texts.refusal(refusal, view)
        for event in match.play(random.choice(choices)):
            for reader in (seat, (seat + 1) % players):
                if once_more("event", event.kind, str(reader in event.seen_by)):
                    sentence = texts.event(event.shown_to(reader), scene_of(match, reader, texts).view)
                    assert sentence != event.kind, event
                    assert "{" not in sentence


# ---------------------------------------------------------------- missing texts


def test_a_missing_text_is_said_in_english_or_by_its_name() -> None:
    texts = Texts("city", "it")
    assert texts.rule("city.no.such").text == "city-no-such"
    assert texts.choice("no.step", ("no-verb", 3)) == "no-verb 3"
    assert texts.event({"kind": "no kind"}) == "no kind"
    assert texts.prompt("no.step", 0) == "step-no-step"


def test_a_refusal_says_its_facts() -> None:
    refusal = remnants.Refusal("city.buy.card", {"why": "arcs", "price": 1500, "arcs": 500, "missing": 1000})
    assert Texts("city").refusal(refusal) == "That card costs you 1,500 ARCs and you hold 500: 1,000 are missing."
    assert "1.500 ARC" in Texts("city", "it").refusal(refusal)
    undo = remnants.Refusal("table.undo", {"why": "seen"})
    assert Texts("city").refusal(undo) == "There is nothing to take back: something hidden has been shown since."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whoever_is_not_asked_is_told_who_decides_and_that_a_game_is_over(name: str, language: str) -> None:
    match = remnants.new(name, players=3, seed="who decides")
    decides = match.seat
    assert decides is not None
    refusal = match.refusal((decides + 1) % 3, match.choices()[0])
    assert refusal is not None
    texts = Texts(name, language, match.pack, ["Ann", "Bea", "Cid"])
    assert ["Ann", "Bea", "Cid"][decides] in texts.refusal(refusal, match.view(decides))
    over = texts.refusal(Refusal(match.game.rule_of_end), match.view(decides))
    assert ("is over" if language == "en" else "è finita") in over


@pytest.mark.parametrize(
    ("name", "option"), [("aylkor", "gift"), ("aylkor", "round_limit"), ("lionsgate", "round_limit")]
)
def test_a_house_rule_is_called_one_where_a_table_is_set_up(name: str, option: str) -> None:
    assert Catalogue(name, "en").say(f"option-{option}-note").startswith("House rule: ")
    assert Catalogue(name, "it").say(f"option-{option}-note").startswith("Regola della casa: ")


def test_what_is_printed_on_a_card_is_generated() -> None:
    texts = Texts("city")
    grenade = texts.naming.pack.cards_of("grenade")[0]  # type: ignore[attr-defined]
    view = remnants.new("city", players=2, seed=1).view(0)
    assert texts.explained(("play", grenade), view) == "Battle. +6 to your total."


def test_italian_joins_prepositions_with_the_articles_of_names() -> None:
    assert italian("Va da la Gilda a l'Acciaieria.") == "Va dalla Gilda all'Acciaieria."
    assert (
        italian("Da il Filone in poi: 9 di oro su la via di i Tubi") == "Dal Filone in poi: 9 d'oro sulla via dei Tubi"
    )
    assert italian("a La Fuochista, di là, ad Ada") == "a La Fuochista, di là, ad Ada"


def test_a_cave_is_said_with_its_article() -> None:
    view = remnants.new("lionsgate", players=2, seed=1).view(0)
    moved = {"kind": "moved", "seat": 0, "start": 0, "cave": 17, "route": [], "met": 0}
    assert (
        Texts("lionsgate", "it")
        .event(moved, view)
        .endswith("va dalla Gilda dei Mercenari all'Officina degli Ingranaggi.")
    )
    assert (
        Texts("lionsgate", "en").event(moved, view).endswith("drives from the Mercenaries' Guild to the Cog Workshop.")
    )


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(remnants.BadInput, match="en and it"):
        Texts("city", "fr")


@pytest.mark.parametrize("language", ["en", "it"])
def test_an_action_has_one_name_on_button_rule_and_log(language: str) -> None:
    texts = Catalogue("city", language)
    rule = texts.say("city-turns-one-action")
    for action in ("recruit", "buy", "develop", "sell", "refresh", "move"):
        name = texts.say(f"action-{action}")
        assert texts.say(f"choice-{action}") == name
        assert name in rule
    chapters = (GAMES_FOLDER / "city" / "text" / language / "rules.ftl").read_text(encoding="utf-8")
    assert f"## {texts.say('action-develop')}\n" in chapters


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_what_a_start_page_says_of_a_game(game: str, language: str) -> None:
    said = title_of(game, language)
    assert said["title"] == Catalogue(game, language).say("play-title")
    assert said["tagline"].endswith(".") and "min" in said["weight"]


def test_a_game_that_says_little_of_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is missing in a language is said in English, and without a title there is the bare name."""
    monkeypatch.setattr(kits, "kit", lambda name: kits.Kit(name, tmp_path))
    assert title_of("quiet", "it") == {"title": "Quiet", "tagline": "", "weight": ""}
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "text" / "en" / "play.ftl").write_text("play-title = A Game\n    .weight = 5 min\n", encoding="utf-8")
    assert title_of("brief", "it") == {"title": "A Game", "tagline": "", "weight": "5 min"}
