"""French punctuation: an unbreakable space before : ; ! ? » and after «, wherever the game itself speaks."""

import re

import pytest

from stockpile.text.languages import PACKAGE

FILES = sorted(PACKAGE.glob("fr/*.*"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_signs_are_never_torn_from_their_word(path):
    text = "\n".join(line for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))

    assert re.findall(r".{0,12} [:;!?»](?=[\s).,]|$)|« .{0,12}", text) == []
