# Two commands do everything on a fresh machine with Python 3.11, Node 20 and apt: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := $(VENV)/.compiled
PEERS := $(VENV)/.peers
CLIENT := src/remnants/server/static/index.html
ENGINE := $(shell find src/remnants/kernel src/remnants/boxes src/remnants/bots -name '*.py')
PAGES := $(shell find web/src web/public web/scripts -type f) web/index.html web/package.json web/vite.config.ts
SCHEMA := $(BIN)/python -c "import json; from remnants.server.http.schema import json_schema; print(json.dumps(json_schema()))"
ROOT_RIGHTS := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
export PYTHONPATH :=

.PHONY: play test setup client browser lint test-web test-python test-browser test-compiled test-large mutants \
	compile clean-compiled bench bench-compare bench-keep bench-server lock types declared reference pictures clean

# ---------------------------------------------------------------- what players want

play: setup client $(COMPILED)
	$(BIN)/remnants play

# ---------------------------------------------------------------- what whoever changes something wants

test: setup lint test-web test-python test-browser test-compiled

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-web: setup client
	$(SCHEMA) | node web/scripts/types.mjs --check
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test && npm run --silent size

test-python: setup client clean-compiled
	$(BIN)/pytest -n 2 --dist loadfile -m "not large" --durations=8 --ignore tests/browser

# In processes of their own: the browser's driver keeps an event loop running, which other tests do not bear.
test-browser: setup client browser clean-compiled
	$(BIN)/pytest -n 2 --dist worksteal -m "not large" --durations=8 tests/browser

# The same rules compiled: the same conformance walks, golden games and digests must hold.
test-compiled: $(COMPILED)
	$(BIN)/pytest -n 2 --dist loadfile -m "not large" --durations=8 tests/kernel tests/city tests/aylkor tests/lionsgate tests/bots tests/walks \
		tests/envs tests/test_pickling.py tests/cli/test_docs.py tests/examples
	$(BIN)/pytest tests/release/test_wheel.py::test_compiled
	$(MAKE) --no-print-directory clean-compiled

# 2,000 random and 200 greedy games for every player count and option through the conformance kit.
test-large: setup
	$(BIN)/pytest -n 2 -m large

# Small mistakes made in the rules of a game, and which of them no test notices: make mutants GAME=aylkor SAMPLE=0
GAME ?= city
SAMPLE ?= 300
SEED ?= 0
mutants: setup clean-compiled
	$(BIN)/python -m tests.mutants $(GAME) --sample $(SAMPLE) --seed $(SEED)

bench: $(COMPILED)
	$(BIN)/remnants bench

# The figures kept in bench/ are measured with `make bench-keep`; this says what was gained or lost since. Each figure
# takes so long: make bench-compare SECONDS=0.5
SECONDS ?= 5
bench-compare: $(COMPILED) $(PEERS)
	$(BIN)/remnants bench --against --seconds $(SECONDS) --compare bench/figures.json

# The server loaded, killed, bent, flooded and looked at: every program prints its figures.
DATABASE ?=
bench-server: $(COMPILED)
	$(BIN)/python -m bench.server.load --tables 200 --pause 2
	$(BIN)/python -m bench.server.load --tables 40 --pause 0
	$(BIN)/python -m bench.server.neighbours --seconds 30 --bot-tables 100
	$(BIN)/python -m bench.server.sleeping --tables 100000 --awake 2000
	$(BIN)/python -m bench.server.leaks --decisions 2000
	$(BIN)/python -m bench.server.kills --kills 100
	test -z "$(DATABASE)" || $(BIN)/python -m bench.server.kills --kills 50 --servers 2 --database "$(DATABASE)"
	$(BIN)/python -m bench.server.bent_records --records 10000
	$(BIN)/python -m bench.server.fuzz --messages 200000

bench-keep: $(COMPILED) $(PEERS)
	$(BIN)/remnants bench --against --seconds $(SECONDS) --json > bench/measured.json
	mv bench/measured.json bench/figures.json

# ---------------------------------------------------------------- setting up

setup: $(READY)

$(READY): pyproject.toml requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python -r requirements.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --editable .
	touch $@

# Other engines, which figures are measured against.
$(PEERS): $(READY)
	$(BIN)/uv pip install --quiet --python $(BIN)/python --editable ".[peers]"
	touch $@

client: $(CLIENT)

web/node_modules: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@

$(CLIENT): web/node_modules $(PAGES)
	cd web && npm run --silent build

browser:
	command -v chromium > /dev/null || { $(ROOT_RIGHTS) apt-get update -q && \
		$(ROOT_RIGHTS) apt-get install -y -q -o DPkg::Lock::Timeout=240 chromium; }

compile: $(COMPILED)

# Without a compiler the plain source is used, which does the same and takes longer.
$(COMPILED): $(READY) build_engine.py $(ENGINE)
	if command -v cc > /dev/null; then $(BIN)/python build_engine.py; else echo "no compiler: playing on plain Python"; fi
	touch $@

clean-compiled: setup
	$(BIN)/python build_engine.py --clean
	rm -f $(COMPILED)

lock:
	$(BIN)/uv pip compile --quiet --no-header --no-annotate --universal --extra server --extra lab --extra rl \
		--extra analyst --extra train --group dev \
		pyproject.toml -o requirements.lock

# What is made from the declarations of the games: columns, frames, the page's types of views, choices and events.
declared: setup clean-compiled
	$(BIN)/python -m remnants.declaring

# The page's types of what the server sends and is sent.
types: setup
	$(SCHEMA) | node web/scripts/types.mjs

reference: setup
	$(BIN)/python -m remnants.commands.reference

# The pictures of the README, from real games in a real browser.
pictures: setup client browser
	$(BIN)/python -m tests.browser.pictures docs/pictures

clean:
	find src -name '*.so' -delete
	rm -rf $(VENV) web/node_modules src/remnants/server/static build dist .mypy_cache .ruff_cache .pytest_cache
