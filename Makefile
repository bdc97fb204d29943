# Railhead: every task of the project. `make help` lists them; each one sets up what it needs.

PYTHON ?= python3
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
DEPENDENCIES := $(VENV)/.dependencies-installed
PACKAGE := $(VENV)/.package-installed
PEERS := bench/.venv-peers
PEERS_INSTALLED := $(PEERS)/.installed

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install compile play test golden check format fields bench soak clean

help: ## Show this list
	@echo "Usage: make TARGET [ARGS=\"...\"]"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: compile ## Create .venv, install the package, compile it where a C compiler is found

compile: $(PACKAGE) ## Compile what changed with mypyc (RAILHEAD_OPT=0..3; ARGS="--only GROUP" or "--pure")
	@$(BIN)/python tools/build.py $(if $(filter compile,$(MAKECMDGOALS)),$(ARGS))

play: compile ## Open the tables in the browser of this machine (ARGS="--port 8080 --data FOLDER"); stop with Ctrl-C
	@$(BIN)/railhead serve $(ARGS)

test: compile ## Run the tests on the compiled build, then a part of them interpreted (ARGS="..." for pytest)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)
ifeq ($(strip $(ARGS)),)
	RAILHEAD_PURE=1 $(BIN)/python -m pytest -n $(WORKERS) -m both_builds
endif

golden: compile ## Write the golden playthroughs anew (ARGS="GAME ...")
	$(BIN)/python -m railhead.testing.playthrough --write $(ARGS)

check: $(PACKAGE) ## Check style, types, layers, field tables and documents
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@if [ -f tools/fields.py ]; then echo "$(BIN)/python tools/fields.py --check"; $(BIN)/python tools/fields.py --check; fi
	@if [ -f tools/docs.py ]; then echo "$(BIN)/python tools/docs.py"; $(BIN)/python tools/docs.py; fi

format: $(PACKAGE) ## Format the code and repair what the linter can repair
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

fields: $(PACKAGE) ## Write the generated field tables anew
	$(BIN)/python tools/fields.py

bench: compile $(PEERS_INSTALLED) ## Measure decisions per second and clone time, next to the peers
	@$(BIN)/railhead bench $(ARGS)

soak: compile ## Play a very large number of random matches with all checks, then the soaks of the web (ARGS="..." for the first)
	@$(BIN)/python -m railhead.testing.soak $(ARGS)
ifeq ($(strip $(ARGS)),)
	@$(BIN)/python -m railhead.web.soak
endif

clean: ## Remove compiled files, build folders and caches (.venv stays)
	find src -name '*.so' -delete
	find src tests tools bench -name __pycache__ -type d -prune -not -path '*/.venv-peers/*' -exec rm -rf {} + 2>/dev/null || true
	rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

$(DEPENDENCIES): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Railhead needs Python 3.11 or newer; name one with PYTHON=..."; exit 1; }
	@echo "Installing the pinned packages into $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq -r requirements.lock
	@touch $@

$(PACKAGE): $(DEPENDENCIES) pyproject.toml setup.py
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

$(PEERS_INSTALLED): bench/requirements.lock
	@echo "Installing the peers into $(PEERS) ..."
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install -qq -r bench/requirements.lock
	@touch $@
