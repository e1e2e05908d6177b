"""Databases and servers for the tests of this folder."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kit.serving import sqlite

from kit.postgres import Postgres, a_postgres


@pytest.hookimpl(tryfirst=True)  # before the tests of a marker are chosen
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever asks for PostgreSQL needs it."""
    for item in items:
        if {"postgres", "mortal_postgres"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.services)


@pytest.fixture(autouse=True, scope="session")
def _what_was_there_before() -> Iterator[None]:
    """Modules and their like need not be looked at again after every test."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def _what_is_left_open_is_this_tests_fault() -> Iterator[None]:
    """Sockets, transports and processes that nobody closed warn when they are collected: here, not in a later test."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for the whole run."""
    with a_postgres() as server:
        yield server


@pytest.fixture
def mortal_postgres() -> Iterator[Postgres]:
    """One that a test may stop."""
    with a_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    address: str = request.getfixturevalue("postgres").fresh()
    return address
