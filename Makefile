# lab: open the course. test: everything that must hold. check: lint and types. front: types and tests of the front end. bench: the numbers. figures: draw the pictures.
# pythons: unit tests on each other Python of this machine. many: everything twenty times as often.
# words: write the sentences for translators. wire: write the types of the front end. links: write the README's links. clean: remove what these made. Each target sets up what it needs in .venv.

PYTHON ?= python3
ARGS ?=
VENV := .venv
PY := $(VENV)/bin/python
ENGINE := tests/engine tests/fuzz tests/games tests/text tienkow_learn/engine
NBVAL := --nbval-lax --nbval-current-env --nbval-cell-timeout=120

.PHONY: lab test check front unit many pythons notebooks browser bench figures words wire links clean

lab: $(VENV)/.lab
	$(PY) -m tienkow_learn $(ARGS)

test: check front unit notebooks pythons browser

check: $(VENV)/.test
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy

front: $(VENV)/.test
	$(PY) -m tests.front

unit: $(VENV)/.test
	$(PY) -m pytest $(ENGINE) --numprocesses=auto --cov
	$(PY) -m pytest $(addprefix --ignore=,tests/browser $(ENGINE)) --numprocesses=auto

pythons: $(VENV)/.test
	$(PY) -m tests.pythons

many: export OFTEN := 20
many: $(VENV)/.test
	$(PY) -m pytest --ignore=tests/browser --numprocesses=auto -m "many or not many"

notebooks: $(VENV)/.test
	$(PY) -m pytest $(NBVAL) tutorials

browser: $(VENV)/.test
	$(PY) -m pytest tests/browser

bench: $(VENV)/.bench
	$(PY) -m tests.bench $(ARGS)

figures: $(VENV)/.lab
	$(PY) -m tienkow_learn.draw.figures

words: $(VENV)/.lab
	$(PY) -m tienkow_learn.text.template

wire: $(VENV)/.lab
	$(PY) -m tests.front.wire

links:
	$(PYTHON) binder/links.py

clean:
	rm -rf $(VENV) build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.lab: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --editable .
	touch $@

$(VENV)/.test $(VENV)/.bench: $(VENV)/.%: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --editable '.[$*]'
	touch $@ $(VENV)/.lab
