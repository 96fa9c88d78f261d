# Every target first makes what it needs: a virtual environment from plain Python 3.11 or newer.
#   make demo ARGS="--port 8000"    make test ARGS="-k name"    make lock ARGS=--upgrade
#   make test PYTHON=python3.13 VENV=.venv-3.13    with another Python, beside the usual environment

VENV ?= .venv
ifeq ($(OS),Windows_NT)
PYTHON ?= python
VENV_PYTHON := $(VENV)/Scripts/python.exe
else
PYTHON ?= python3
VENV_PYTHON := $(VENV)/bin/python
endif
# The demo needs a part of what the tests need; if those have run, all of it is there.
ifeq ($(MAKECMDGOALS)$(wildcard $(VENV)/ready),demo)
READY := $(VENV)/ready-for-demo
LOCKS := requirements/base.lock requirements/demo.lock
MB := 290
else
READY := $(VENV)/ready
LOCKS := requirements/dev.lock
MB := 800
endif
PIP := $(VENV_PYTHON) -m pip --disable-pip-version-check
COMPILE := $(VENV_PYTHON) -m uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-strip-extras --no-header --annotation-style line
EXTRAS := demo postgres
# Or every process that a test starts would compile the bot again.
unexport PYTHONDONTWRITEBYTECODE
SOME := tests/process tests/engine $(wildcard tests/features/*/test_chat.py)
# Each extra has a lock of its own with what it adds to requirements/base.lock.
BEYOND_BASE = $$(sed -n 's/^\([a-z0-9.-]\{1,\}\).*==.*/--no-emit-package \1/p' requirements/base.lock)

# An environment that is half made, or whose Python has gone with an upgrade of the system, is made anew.
ifneq ($(shell test -x "$(VENV_PYTHON)" && ls "$(dir $(VENV_PYTHON))" | grep -q pip && echo yes),yes)
.PHONY: $(VENV_PYTHON) $(READY)
endif
.PHONY: help demo test test-some test-rest test-all snapshot soak bench lint format lock dist

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-17s %s\n", $$1, $$2 }'

demo: $(READY) ## play with the real bot in a local browser page; no Discord account needed
	@$(VENV_PYTHON) -m bot demo $(ARGS)

test: $(READY) ## run the quick tests, a few real processes among them; three to seven minutes
	@$(VENV_PYTHON) -m pytest $(ARGS)

test-some: $(READY) ## run some of them, as the gate does with a second Python: real processes, the engine, a file of each feature
	@$(VENV_PYTHON) -m pytest --numprocesses=2 --dist=worksteal -m "not slow or smoke" $(SOME) $(ARGS)

# Three at once on two cores: many of these wait for the processes that they start.
test-rest: $(READY) ## run the tests that `make test` leaves out; TEST_DATABASE_URL adds PostgreSQL
	@$(VENV_PYTHON) -m pytest --numprocesses=3 --dist=worksteal -m "slow and not smoke or postgresql" $(ARGS)

test-all: $(READY) ## run every test and print the coverage; TEST_DATABASE_URL adds PostgreSQL
	@$(VENV_PYTHON) -m pytest --numprocesses=2 --dist=worksteal -m "slow or not slow" --cov=bot $(ARGS)

snapshot: $(READY) ## write tests/snapshots, tests/fixed and the counts of docs/translating.md again; read the difference as a whole before you commit it
	@SNAPSHOT=write $(VENV_PYTHON) -m pytest -q -m snapshot $(ARGS)

soak: $(READY) ## make faults by the thousand; nearly two hours, writes docs/reports/reliability.md (a hundredth: SOAK_SCALE=0.01)
	@SOAK_REPORT=$(if $(SOAK_SCALE),,docs/reports/reliability.md) $(VENV_PYTHON) -m pytest -o "norecursedirs=.*" -o faulthandler_timeout=0 tests/soak $(ARGS)

bench: $(READY) ## compare how fast the bot is with what it was; three minutes, on a quiet machine (ARGS=--write keeps the figures)
	@$(VENV_PYTHON) -m benchmarks $(ARGS)

lint: $(READY) ## check style, formatting and types
	@$(VENV_PYTHON) -m ruff check
	@$(VENV_PYTHON) -m ruff format --check
	@$(VENV_PYTHON) -m mypy

format: $(READY) ## put the code into the house format
	@$(VENV_PYTHON) -m ruff check --fix-only
	@$(VENV_PYTHON) -m ruff format

lock: $(VENV_PYTHON) ## resolve the dependencies again and write the lock files
	@$(PIP) install --quiet uv
	@$(COMPILE) $(ARGS) $(EXTRAS:%=--extra %) --group dev --output-file requirements/dev.lock
	@$(COMPILE) --constraint requirements/dev.lock --output-file requirements/base.lock
	@for extra in $(EXTRAS); do $(COMPILE) --constraint requirements/dev.lock --extra $$extra $(BEYOND_BASE) \
		--output-file requirements/$$extra.lock || exit; done

dist: $(READY) ## build the source archive and the wheel, in dist
	@rm -rf dist
	@$(VENV_PYTHON) -c "from setuptools import build_meta; build_meta.build_sdist('dist')" >/dev/null
	@$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist dist/*.tar.gz
	@ls dist

$(READY): $(LOCKS) pyproject.toml | $(VENV_PYTHON)
	@echo "Installing the locked dependencies into $(VENV) (about $(MB) MB on disk; half a minute to a few minutes) ..."
	@$(PIP) install --require-hashes $(LOCKS:%=-r %)
ifeq ($(LOCKS),requirements/dev.lock)
	@$(PIP) install --quiet --no-deps --no-build-isolation -e .
endif
	@touch $(READY)
	@echo "$(VENV) is ready."

$(VENV_PYTHON):
	@$(PYTHON) -c "" 2>/dev/null || { echo "There is no $(PYTHON) here. Install Python 3.11 or newer, or name one: make PYTHON=..."; exit 1; }
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "$(PYTHON) is `$(PYTHON) -V 2>&1`. Python 3.11 or newer is needed; name one: make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c "import ensurepip, venv" 2>/dev/null || { echo "$(PYTHON) comes without venv. On Debian and Ubuntu: sudo apt-get install python3-venv"; exit 1; }
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
