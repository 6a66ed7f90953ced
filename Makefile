# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
export PYTHONPATH :=

.PHONY: play test setup lint test-python test-compiled test-large compile clean-compiled bench lock clean

play: setup
	$(BIN)/remnants play city --terminal

test: setup lint test-python test-compiled

setup: $(READY)

$(READY): pyproject.toml requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python -r requirements.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --editable .
	touch $(READY)

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-python: setup clean-compiled
	$(BIN)/pytest -n 2 -m "not large"

# The same rules compiled: the same conformance walks, golden games and digests must hold.
test-compiled: compile
	$(BIN)/pytest -n 2 -m "not large" tests/kernel tests/city
	$(BIN)/python build_engine.py --clean

# 2,000 random and 200 greedy games for every player count and option through the conformance kit.
test-large: setup
	$(BIN)/pytest -n 2 -m large

compile: setup
	$(BIN)/python build_engine.py

clean-compiled: setup
	$(BIN)/python build_engine.py --clean

bench: compile
	$(BIN)/remnants bench

lock: setup
	$(BIN)/uv pip compile --quiet --no-header --no-annotate --universal --all-extras --group dev pyproject.toml -o requirements.lock

clean: clean-compiled
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
