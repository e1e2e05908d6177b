"""Running the command in this process, and as a program of its own."""

import os
import subprocess
import sys

import pytest

from stockpile.cli import main


@pytest.fixture
def run(capsys):
    """Runs a command; gives exit code, output and error output."""

    def call(*arguments):
        code = main(list(arguments))
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


@pytest.fixture(autouse=True)
def _wide_english(monkeypatch):
    """The same terminal for every test."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def start():
    """Starts the command as a program of its own; what is still running at the end is stopped."""
    running = []

    def call(*arguments, **options):
        command = [sys.executable, "-c", "import sys; from stockpile.cli import main; sys.exit(main())", *arguments]
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        options = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
        process = subprocess.Popen(command, env=env, text=True, **options)
        running.append(process)
        return process

    yield call
    for process in running:
        process.kill()
        process.communicate()
