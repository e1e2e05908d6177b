# Stockpile. `make help` lists the targets; each sets up what it needs and repeats nothing that is done.
PYTHON ?= python3
VARIANT ?= compiled
EFFORT ?= 20
ARGS ?=
MACHINE = tools/machine.sh "$(PYTHON)"
HERE := .venv/bin/python
CHECK := $(HERE) tools/check.py

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal web test quick soak lint build bench train clean venv compiler everything ready dev

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' Makefile

play: ready ## play in the browser; ARGS="--host 0.0.0.0" for friends in your network
	@$(HERE) tools/play.py serve $(ARGS)

terminal: ready ## play against bots in the terminal
	@$(HERE) tools/play.py terminal $(ARGS)

web: ready ## build the browser client
	@$(HERE) tools/web.py build

test: everything dev ## everything: lint, types, arrows, all builds, mutants, packages
	@$(CHECK)

quick: compiler dev ## the inner loop: lint and the fast tests on the compiled build
	@$(CHECK) lint types build-compiled quick

soak: everything dev ## the whole suite with fresh seeds, EFFORT times as long
	@EFFORT=$(EFFORT) SEED=$$(date +%s) $(CHECK)

lint: dev ## format, lint, types, arrows
	@$(CHECK) lint types arrows

build: ready ## compile the engine (VARIANT=compiled or bounds)
	@$(HERE) setup.py --quiet build_ext --variant $(VARIANT)

bench: dev build ## benchmarks, as JSON
	@$(HERE) bench/run.py

train: dev build ## learn to play, three seeds: about 12 minutes of one core, resumable
	@$(HERE) bench/train.py --out docs/training.json --picture docs/images/training.svg

clean: ## remove everything that was built (the environment stays: rm -r .venv)
	rm -rf build dist src/*.egg-info src/stockpile/server/static web/node_modules

# What the machine must have, told in one piece before anything is made.
venv:
	@$(MACHINE) venv

compiler:
	@$(MACHINE) venv compiler

everything:
	@$(MACHINE) venv compiler browser servers git

# The environment: what playing needs, then what developing needs on top.
ready: venv
	@"$(PYTHON)" tools/environment.py play

dev: venv
	@"$(PYTHON)" tools/environment.py dev
