# Stockpile. `make help` lists the targets; each sets up what it needs and repeats nothing that is done.
PYTHON ?= python3
VARIANT ?= compiled
EFFORT ?= 20
PIP := .venv/bin/python -m pip --disable-pip-version-check --quiet
CHECK := .venv/bin/python tools/check.py

.DEFAULT_GOAL := help
.PHONY: help play terminal web test quick soak lint build bench clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' Makefile

play: .venv/ready ## play in the browser: builds the client and the engine, starts the server
	@.venv/bin/python setup.py --quiet build_ext --variant compiled || echo "No compiled engine: playing with the slower one."
	@.venv/bin/python tools/web.py build
	@.venv/bin/stockpile serve --open

terminal: .venv/ready ## play against bots in the terminal
	@.venv/bin/python setup.py --quiet build_ext --variant compiled || echo "No compiled engine: playing with the slower one."
	@.venv/bin/stockpile play --terminal

web: .venv/ready ## build the browser client
	@.venv/bin/python tools/web.py build

test: .venv/compiler .venv/browser .venv/servers .venv/dev ## everything: lint, types, arrows, all builds, mutants, packages
	@$(CHECK)

quick: .venv/servers .venv/dev ## the inner loop: lint and the fast tests on the compiled build
	@$(CHECK) lint types build-compiled quick

soak: .venv/compiler .venv/browser .venv/servers .venv/dev ## the whole suite with fresh seeds, EFFORT times as long
	@EFFORT=$(EFFORT) SEED=$$(date +%s) $(CHECK)

lint: .venv/dev ## format, lint, types, arrows
	@$(CHECK) lint types arrows

build: .venv/ready ## compile the engine (VARIANT=compiled or bounds)
	@.venv/bin/python setup.py --quiet build_ext --variant $(VARIANT)

bench: .venv/dev build ## benchmarks, as JSON
	@.venv/bin/python bench/run.py

clean: ## remove everything that was built (the environment stays: rm -r .venv)
	rm -rf build dist src/*.egg-info src/stockpile/server/static web/node_modules

# The environment: what playing needs, then what developing needs on top.
.venv/ready: pyproject.toml constraints.txt
	@tools/machine.sh $(PYTHON) venv
	$(PYTHON) -m venv .venv
	$(PIP) install -c constraints.txt setuptools Cython
	$(PIP) install -c constraints.txt --no-build-isolation --editable '.[server]'
	@touch $@

.venv/dev: .venv/ready
	$(PIP) install -c constraints.txt --no-build-isolation --editable '.[dev]'
	@touch $@

.venv/compiler: | .venv/ready
	@tools/machine.sh $(PYTHON) compiler
	@touch $@

.venv/browser: | .venv/ready
	@tools/machine.sh $(PYTHON) browser
	@touch $@

.venv/servers: | .venv/ready
	@tools/machine.sh $(PYTHON) servers
	@touch $@
