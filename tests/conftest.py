"""What holds for the whole suite: effort, seed, and that the build under test is the one that was asked for."""

import os
import signal

import pytest
from hypothesis import Phase, settings

from kit.effort import EFFORT, IS_SOAK, SEED

BUILD = os.environ.get("STOCKPILE_BUILD", "")

settings.register_profile("suite", max_examples=25 * EFFORT, deadline=None, derandomize=not IS_SOAK, database=None)
settings.register_profile("unshrunk", settings.get_profile("suite"), phases=(Phase.explicit, Phase.generate))
settings.load_profile("suite")

# A suite that runs in the background inherits deaf ears; the programs that it starts and interrupts shall not.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    from stockpile import _variant

    return f"stockpile: {_variant.name()} build, effort {EFFORT}, seed {SEED}"


@pytest.fixture(autouse=True, scope="session")
def _the_build_under_test_is_the_one_asked_for():
    """At the start for every module of the engine, at the end for whatever was imported besides."""
    if not BUILD:
        yield
        return
    from kit import builds

    builds.import_all()
    assert builds.misplaced(BUILD) == []
    yield
    assert builds.misplaced(BUILD) == []


@pytest.fixture(autouse=True, scope="session")
def _a_data_folder_of_its_own(tmp_path_factory):
    """A program that is started without a place for its games takes the user's; theirs are not the suite's to open."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield
