"""Texts for people, in every language: rules, refusals, prompts, choices, events. They are Fluent files, no code."""

from remnants.text.catalogue import LANGUAGES, Catalogue
from remnants.text.naming import Naming
from remnants.text.texts import RuleText, Texts

__all__ = ["LANGUAGES", "Catalogue", "Naming", "RuleText", "Texts"]
