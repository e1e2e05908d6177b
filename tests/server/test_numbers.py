"""The numbers of a setup: what a client that knows no card draws its tokens and costs from."""

import re
from pathlib import Path

from stockpile import Setup
from stockpile.engine.names import INVESTORS, STRATEGIES
from stockpile.server.numbers import numbers

ROOT = Path(__file__).resolve().parents[2]
PICTURES = {"art", "gallery.test.ts", "portrait.test.ts"}  # drawings are filed under what they show


def test_what_bids_cost_and_block_is_told_for_each_investor_and_for_two_of_them():  # INV-6
    told = numbers(Setup(players=2, modules=("investors",)))  # who have two each

    bent = told["bids_bent"]
    assert bent["carlos"] == {"costs": list(told["bids"]), "blocks": 1}
    assert bent["donald"]["costs"][1:] == list(told["bids"][:-1])
    assert bent["carlos+donald"] == {"costs": bent["donald"]["costs"], "blocks": 1}
    assert "bill" not in bent


def test_without_investors_and_strategies_nothing_is_bent_and_no_token_lies():
    told = numbers(Setup(players=4))

    assert told["bids_bent"] == {} == told["tokens"]


def test_every_cell_of_companies_has_a_card_whose_token_lies_there():
    told = numbers(Setup(players=4, modules=("strategies",)))

    assert set(told["tokens"]) == {"locked", "protected"}
    assert set(told["tokens"].values()) <= set(STRATEGIES)


def test_the_client_knows_no_card_by_its_name():
    named = re.compile("|".join(rf'"{key}"|INV:{key}|STR:{key}' for key in (*INVESTORS, *STRATEGIES)))
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    own = [file for file in sources if not PICTURES & set(file.parts) and ".test." not in file.name]

    texts = {file.name: re.sub(r'class="[^"]*"', "", file.read_text("utf-8")) for file in own}
    found = {f"{name}: {hit}" for name, text in texts.items() for hit in named.findall(text)}

    assert found == set()
