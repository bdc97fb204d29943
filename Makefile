# Railhead: every task of the project. `make help` lists them; each one sets up what it needs.

PYTHON ?= python3
CORES := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)
WORKERS ?= $(shell expr $(CORES) + 1) # tests wait for servers and browsers; meanwhile others run
ARGS ?=

BIN := .venv/bin
PEERS := bench/.venv-peers
PEERS_INSTALLED := $(PEERS)/.installed

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONPATH := $(CURDIR)/src
# Whoever has set this: without bytecode each of some hundred processes compiles all it imports (a server: 2 s, not 0.4).
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help developing install compile play test golden check format bench soak train pictures wheel minute clean

help: ## Show this list
	@echo "Usage: make TARGET [ARGS=\"...\"]"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Start a local server at once and open it in your browser (ARGS="--port 8080 --data FOLDER"); stop with Ctrl-C
	@$(PYTHON) tools/environment.py play
	@$(BIN)/python tools/play.py $(ARGS)

developing:
	@$(PYTHON) tools/environment.py dev

install: compile ## Create .venv with everything, install the package, compile it where a C compiler is found

compile: developing ## Compile what changed with mypyc (RAILHEAD_OPT=0..3; ARGS="--only GROUP" or "--pure")
	@$(BIN)/python tools/build.py $(if $(filter compile,$(MAKECMDGOALS)),$(ARGS))

test: compile ## Run the tests on the compiled build, then a part of them interpreted (ARGS="..." for pytest)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations=20 --durations-min=2 $(ARGS)
ifeq ($(strip $(ARGS)),)
	RAILHEAD_PURE=1 $(BIN)/python -m pytest -n $(WORKERS) -m both_builds $$(grep -rl --include='test_*.py' mark.both_builds tests)
endif

golden: compile ## Write the golden playthroughs and sentences anew (ARGS="GAME ...")
	$(BIN)/python -m railhead.testing.playthrough --write $(ARGS)
	$(BIN)/python -m railhead.testing.sentences --write $(ARGS)

check: developing ## Check style, types, layers, documents, words and what installs the project
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/docs.py
	$(BIN)/python tools/words.py
	$(BIN)/python tools/lint.py

format: developing ## Format the code and repair what the linter can repair
	$(BIN)/python -m ruff check --fix .
	$(BIN)/python -m ruff format .

bench: compile $(PEERS_INSTALLED) ## Measure decisions per second and clone time, next to the peers
	@$(BIN)/python -m railhead bench $(ARGS)

soak: compile ## Play a very large number of random matches with all checks, then the soaks of the web (ARGS="..." for the first)
	@$(BIN)/python -m railhead.arena.soak $(ARGS)
ifeq ($(strip $(ARGS)),)
	@$(BIN)/python -m railhead.web.soak
endif

train: compile ## Learn values by self-play (ARGS="GAME --minutes 10 --workers 16 --out FOLDER")
	@$(BIN)/python -m railhead.arena.train $(ARGS)

pictures: compile ## Make the pictures of the documents from real matches (ARGS="GAME ..."); needs chromium
	@$(BIN)/python tools/pictures.py $(ARGS)
	@$(BIN)/python tools/gallery.py $(ARGS)

wheel: developing ## Make a wheel with compiled modules in dist/, install it elsewhere and play every game with it
	@$(BIN)/python tools/make_wheel.py $(ARGS)

minute: ## Clone into a temporary folder and time the way to a first answered decision (ARGS="--help" for more)
	@$(PYTHON) tools/first_minute.py $(ARGS)

clean: ## Remove compiled files, build folders and caches (.venv stays)
	find src -name '*.so' -exec rm -f {} +
	find src tests tools bench -name __pycache__ -type d -prune -not -path '*/.venv-peers/*' -exec rm -rf {} + 2>/dev/null || true
	rm -rf build dist src/railhead/compiled src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

$(PEERS_INSTALLED): bench/requirements.lock
	@echo "Installing the peers into $(PEERS) ..."
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install -qq -r bench/requirements.lock
	@touch $@
