"""Studies on a Dask cluster: a real scheduler, real workers over loopback, one of them killed in mid-run."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from kit.lab import tiny
from stockpile.cli import main
from stockpile.lab.chunk import play_chunk
from stockpile.lab.cluster import NoCluster, cluster
from stockpile.lab.result import result_of
from stockpile.lab.run import run


@pytest.fixture
def scheduler(tmp_path):
    """The address of a scheduler and its two workers, as processes of their own."""
    environment = {**os.environ, "DASK_LOGGING__DISTRIBUTED": "critical"}
    file = tmp_path / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "env": environment, "cwd": tmp_path}
    commands = [sys.executable, "-m", "distributed.cli.dask_scheduler"]
    commands += ["--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file)]
    processes = [subprocess.Popen(commands, **quiet)]
    while not file.exists() or not file.read_text():
        assert processes[0].poll() is None
        time.sleep(0.05)
    address = json.loads(file.read_text())["address"]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-dashboard"]
    worker += ["--no-nanny", "--local-directory", str(tmp_path)]
    processes += [subprocess.Popen(worker, **quiet) for _ in range(2)]
    yield address, processes[1:]
    for process in processes:
        process.kill()
        process.wait()


def test_a_killed_worker_costs_only_time(scheduler):
    address, workers = scheduler
    design = tiny("seats", games=3000, bots=["greedy"], setup={"players": 3, "rounds": 2}, stops=False)
    games = 0

    def told(count):
        nonlocal games
        games += count
        if games == count:  # after the first chunk
            workers[0].send_signal(signal.SIGKILL)

    far = result_of(run(design, cluster(address, 30.0), told=told))

    assert workers[0].wait() == -signal.SIGKILL
    assert json.dumps(far) == json.dumps(result_of(run(design)))


def test_an_address_without_a_scheduler_is_told(capsys):
    call = ["study", "seats", "--games", "8", "--players", "2", "--bots", "random", "--cluster", "nonsense://nowhere"]

    code = main(call)

    assert code == 1
    assert "no cluster there: nonsense://nowhere" in capsys.readouterr().err
    with pytest.raises(NoCluster):
        list(cluster("tcp://127.0.0.1:9", 0.2)(play_chunk, [({}, 0)]))
