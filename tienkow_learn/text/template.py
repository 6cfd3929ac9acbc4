"""The files of translators: the template of all sentences, and each language's catalogue made ready to use.

`python -m tienkow_learn.text.template` writes `locale/tienkow_learn.pot` and compiles every `.po` beside it.
It needs Babel, which JupyterLab brings along.
"""

from __future__ import annotations

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from .catalogue import COUNTED, DOMAIN, LOCALE, sentences

HEAD = """\
# Sentences of tienkow-learn. Copyright: The tienkow-learn authors, CC-BY-4.0.
# What stands in curly brackets is filled in: keep it as it is. The context is the code of the sentence.
#"""


def template(lang: str | None = None) -> Catalog:
    """Every sentence with its code as the context, and every counted noun in one and many; nothing is translated."""
    found = Catalog(lang, domain=DOMAIN, header_comment=HEAD, project=DOMAIN, charset="utf-8", fuzzy=False)
    for code, sentence in sorted(sentences().items()):
        found.add(sentence, context=code, flags=["python-brace-format"] if "{" in sentence else [])
    for name, (one, many) in sorted(COUNTED.items()):
        found.add((one, many), context=name, flags=["python-brace-format"])
    return found


def write_template(folder: Path = LOCALE) -> Path:
    """Write the template into a folder, byte for byte the same for the same sentences; returns its path."""
    path = folder / f"{DOMAIN}.pot"
    folder.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, template(), width=0, omit_header=True)
    return path


def compiled(catalogue: Catalog, lang: str, folder: Path = LOCALE) -> Path:
    """Write a catalogue where gettext looks for it; returns its path."""
    path = folder / lang / "LC_MESSAGES" / f"{DOMAIN}.mo"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_mo(file, catalogue)
    return path


def main() -> None:
    """Write the template and compile each language's `.po`."""
    write_template()
    for path in sorted(LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        with path.open("rb") as file:
            compiled(read_po(file), path.parent.parent.name)


if __name__ == "__main__":
    main()
