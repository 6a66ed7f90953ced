"""What is declared once, and everything that is made from it or must agree with it."""

import ast
import re
from importlib import import_module
from pathlib import Path
from random import Random
from typing import get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Attribute, Identifier, Message

import remnants
from remnants import declaring, extras, kits
from remnants.declaring.__main__ import main
from remnants.kernel.declarations import PLAIN, WORD
from remnants.server.http.game_messages import CatalogueShown
from remnants.server.http.position_messages import View
from remnants.text import Texts

DECLARED = [name for name in kits.names() if kits.kit(name).declared() is not None]


def test_the_made_source_is_what_the_declarations_say() -> None:
    assert [str(path) for path in declaring.stale()] == [], "run `make declared`"


def test_whoever_lacks_the_formatter_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda module: None)
    with pytest.raises(SystemExit, match="this needs ruff, which is not installed here; pip install"):
        main()


@pytest.mark.parametrize("name", DECLARED)
def test_kit_and_game_have_the_same_declarations(name: str) -> None:
    assert kits.game(name).declared is kits.kit(name).declared()


@pytest.mark.parametrize("name", DECLARED)
def test_frames_are_declared_for_steps_that_exist(name: str) -> None:
    game = kits.game(name)
    assert game.declared is not None
    assert set(game.declared.frames) <= set(game.steps)


def sources(name: str) -> list[Path]:
    return sorted((kits.kit(name).folder / "rules").rglob("*.py"))


def numbers_read(tree: ast.Module) -> list[list[str]]:
    """The names that the numbers of a frame are unpacked into, wherever that is done."""
    found: list[list[str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr == "data":
            target = node.targets[0]
            if isinstance(target, ast.Tuple):
                names = [part.value if isinstance(part, ast.Starred) else part for part in target.elts]
                found.append([part.id.lstrip("_") for part in names if isinstance(part, ast.Name)])
    return found


@pytest.mark.parametrize("name", DECLARED)
def test_the_numbers_of_frames_are_read_by_the_names_they_are_declared_with(name: str) -> None:
    declared = kits.kit(name).declared()
    assert declared is not None
    forms = [list(frame.parts) for frame in declared.frames.values()]
    for path in sources(name):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for names in numbers_read(tree):
            assert names in forms, f"{path.name}: no frame has the numbers {', '.join(names)}"
        for node in ast.walk(tree):
            if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
                assert node.value.attr != "data", f"{path.name}, line {node.lineno}: a frame's number without a name"


@pytest.mark.parametrize("name", DECLARED)
def test_every_word_of_the_declarations_is_used_by_the_rules(name: str) -> None:
    declared = kits.kit(name).declared()
    assert declared is not None
    texts = {
        node.value
        for path in sources(name)
        if path.stem != "declarations"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    words = {verb for verb, _ in declared.verbs} | set(declared.events)
    assert words <= texts, f"declared and never used: {', '.join(sorted(words - texts))}"


def constants(node: ast.AST) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def asked_for(tree: ast.Module) -> dict[str, set[str]]:
    """The verbs, the kinds of events and the kinds of things that some code compares something with."""
    found: dict[str, set[str]] = {"verb": set(), "event": set(), "thing": set()}
    names = {"verb": "verb", "choice[0]": "verb", "kind": "event", "event['kind']": "event", "event.kind": "event"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and ast.unparse(node.left) in names:
            found[names[ast.unparse(node.left)]].update(
                [word for other in node.comparators for word in constants(other)]
            )
        elif isinstance(node, ast.Match) and ast.unparse(node.subject) == "kind":
            found["thing"].update([word for case in node.cases for word in constants(case.pattern)])
    return found


@pytest.mark.parametrize("name", DECLARED)
def test_bots_names_and_chronicles_ask_for_declared_words_only(name: str) -> None:
    """A verb that was renamed in the declarations is not asked for in the box; packs have kinds of their own."""
    declared = kits.kit(name).declared()
    assert declared is not None
    known = {
        "verb": {verb for verb, _ in declared.verbs},
        "event": set(declared.events),
        "thing": {kind.name for kind in declared.facts.values()} | set(declared.kinds()),
    }
    asked = 0
    for path in sorted(kits.kit(name).folder.rglob("*.py")):
        if path.parent.name != "content":
            for what, words in asked_for(ast.parse(path.read_text(encoding="utf-8"))).items():
                assert words <= known[what], f"{path}: no such {what}: {', '.join(sorted(words - known[what]))}"
                asked += len(words)
    assert asked > 0


def said_of_all_facts(name: str, language: str) -> dict[str, str | int]:
    """Every fact that a refusal of a game may have, as the game names it."""
    match = remnants.new(name, players=2, seed=1)
    declared = match.game.declared
    assert declared is not None
    facts = {fact: fact if kind is WORD else max(kind.least, 0) for fact, kind in declared.facts.items()}
    return Texts(name, language).naming.said(facts, match.view(0))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("name", DECLARED)
def test_refusals_speak_of_declared_facts_and_call_things_by_their_names(name: str, language: str) -> None:
    declared = kits.kit(name).declared()
    assert declared is not None
    said = said_of_all_facts(name, language)
    for fact, kind in declared.facts.items():
        if kind.name not in PLAIN:
            assert not str(said[fact]).isdigit(), f"{fact} is a {kind.name} and has no name"
    written = FluentParser().parse(read(kits.kit(name).text_folder / language / "rules.ftl"))
    messages = [entry for entry in written.body if isinstance(entry, Message)]
    for rule, attribute in [(message.id.name, attribute) for message in messages for attribute in message.attributes]:
        if attribute.id.name == "refusal" or attribute.id.name.startswith("reason"):
            unknown = variables_in(attribute) - set(said)
            assert unknown == set(), f"{rule}.{attribute.id.name} speaks of {unknown}"


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def variables_in(written: Attribute) -> set[str]:
    """The names of the facts that a text speaks of."""
    alone = Message(Identifier("alone"), attributes=[written])
    return set(re.findall(r"\$([\w-]+)", FluentSerializer().serialize_entry(alone)))


@pytest.mark.parametrize("name", kits.names())
def test_what_the_page_is_told_has_the_forms_its_types_are_made_from(name: str) -> None:
    """Position, what was worked out and the content of the pack, at every question of a game played by chance."""
    match, random = remnants.new(name, players=2, seed=11), Random(11)
    declared, catalogue = kits.kit(name).declared(), kits.kit(name).part("catalogue")
    module, _, told = declared.told.partition(":") if declared is not None else ("", "", "")
    form = getattr(import_module(module), told) if told else None
    for decision in range(600):
        view = match.view((0, 1, None)[decision % 3])
        msgspec.convert(view, View)
        if form is not None:
            msgspec.convert(view["worked_out"], form)
        if match.seat is None:
            break
        match.play(random.choice(match.choices()))
    msgspec.convert(kits.kit(name).catalogue(match.pack), CatalogueShown)
    if catalogue is not None:
        msgspec.convert(catalogue(match.pack), get_type_hints(catalogue)["return"])


@pytest.mark.parametrize(
    ("name", "first"), [("aylkor", "order-die"), ("city", "leaders"), ("lionsgate", "order-dealt")]
)
def test_the_story_begins_with_the_set_up(name: str, first: str) -> None:
    match = remnants.new(name, players=3, seed=2)
    assert match.opening[0].kind == first
    told = [event.shown_to(1) for event in match.opening]
    for language in ("en", "it"):
        said = [Texts(name, language).event(event, match.view(1)) for event in told]
        assert [sentence for sentence in said if "{" in sentence or "event-" in sentence] == []
    events = [event.shown_to(1) for event in match.play(match.choices()[0])]
    assert told[0] not in events, "it is told once"
    assert [event.shown_to(1) for event in match.clone().opening] == told
    assert match.guess(1, 1).opening == [], "a guess begins in the middle"
