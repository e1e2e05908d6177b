"""Looking up rules."""

from stockpile.text.rulebook import find, rules


def test_a_rule_is_found_by_its_id_in_any_case():
    assert [rule.id for rule in find("dem-7")] == ["DEM-7"]


def test_a_section_is_found_by_its_letters():
    assert [rule.id for rule in find("ACT")] == ["ACT-1", "ACT-2", "ACT-3"]


def test_rules_are_found_by_all_the_words_in_them():
    assert "DEM-7" in [rule.id for rule in find("smallest first")]
    assert find("smallest zebra") == []


def test_without_a_word_all_rules_are_found():
    assert len(find("")) == len(rules())
