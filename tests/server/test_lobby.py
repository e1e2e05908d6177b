"""Before the first card: seats, hosts, meals, and everybody's part of the seed."""

import hashlib
import json

import pytest
from server.kit.client import Client, Http, new_table, sit
from server.kit.serving import Clock, serving, sqlite

from stockpile.engine.formats.record import Record
from stockpile.session.proof import ProofError, verify, verify_copy
from stockpile.session.seal import seal_of

SEEDS = ["11" * 32, "22" * 32]
COMMITMENTS = [hashlib.sha256(bytes.fromhex(seed)).hexdigest() for seed in SEEDS]


async def state(served, table):
    async with Http(served.url) as http:
        return (await http.get(f"/api/tables/{table}")).json()


async def test_nobody_sees_a_card_before_all_seats_are_taken(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}])
        ada = await Client(served.url, told["table"], told["token"]).open()
        before = ada.state

        await sit(served.url, told["table"], "Bea")
        await ada.until(lambda: ada.state["table"]["state"] == "playing")

        assert (before["view"], before["table"]["state"]) == (None, "lobby")
        assert ada.view is not None and ada.view["seat"] == 0
        await ada.close()


async def test_a_seat_that_is_left_in_the_lobby_is_free_and_its_token_dead(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=3)
        seated = await sit(served.url, told["table"], "Ada")

        async with Http(served.url, seated["token"]) as http:
            left = await http.post(f"/api/tables/{told['table']}/commands", do="leave")
            after = await http.get(f"/api/tables/{told['table']}")

        assert (left.status_code, after.status_code) == (200, 401)
        assert after.json()["refused"]["key"] == "bad-token"
        assert (await sit(served.url, told["table"], "Bea"))["seat"] == 0


async def test_two_people_cannot_have_one_seat(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=3)
        await sit(served.url, told["table"], "Ada", seat=1)

        async with Http(served.url) as http:
            again = await http.post(f"/api/tables/{told['table']}/seats", name="Bea", seat=1)

        assert (again.status_code, again.json()["refused"]["key"]) == (409, "seat-taken")


async def test_a_host_without_a_seat_keeps_the_role_and_the_token_when_sitting_down(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2)

        async with Http(served.url, told["token"]) as http:
            seated = (await http.post(f"/api/tables/{told['table']}/seats", name="Ada")).json()
            await http.post(f"/api/tables/{told['table']}/commands", do="start")
            snapshot = (await http.get(f"/api/tables/{told['table']}")).json()

        assert (seated["token"], seated["host"]) == (told["token"], True)
        assert (snapshot["host"], snapshot["seat"], snapshot["table"]["host"]) == (True, 0, 0)
        assert snapshot["table"]["seats"][1]["bot"] == "greedy"
        assert snapshot["table"]["state"] == "playing"


@pytest.mark.parametrize(
    "command",
    [{"do": "start"}, {"do": "close"}, {"do": "fill", "seat": 1, "bot": "random"}, {"do": "host", "seat": 0}],
)
async def test_only_the_host_may_do_what_hosts_do(tmp_path, command):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=3)
        seated = await sit(served.url, told["table"], "Bea")

        async with Http(served.url, seated["token"]) as http:
            answer = await http.post(f"/api/tables/{told['table']}/commands", **command)

        assert (answer.status_code, answer.json()["refused"]["key"]) == (403, "not-host")


async def test_the_host_fills_empties_and_passes_the_role_on(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=3, seats=[{"name": "Ada"}, {}, {}])
        bea = await sit(served.url, told["table"], "Bea")
        path = f"/api/tables/{told['table']}/commands"

        async with Http(served.url, told["token"]) as http:
            await http.post(path, do="host", seat=bea["seat"])
            refused = await http.post(path, do="fill", seat=2, bot="random")
        async with Http(served.url, bea["token"]) as http:
            emptied = await http.post(path, do="empty", seat=0)
            filled = await http.post(path, do="fill", seat=0, bot="random")

        assert refused.json()["refused"]["key"] == "not-host"
        assert (emptied.status_code, filled.status_code) == (200, 200)
        seats = (await state(served, told["table"]))["table"]["seats"]
        assert [seat["bot"] for seat in seats] == ["random", None, None]


async def test_only_those_whose_role_has_changed_are_shown_everything_anew(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=3, seats=[{"name": "Ada"}, {}, {}])
        seated = await sit(served.url, told["table"], "Bea")
        tokens = (told["token"], seated["token"], None)
        ada, bea, watcher = [await Client(served.url, told["table"], token).open() for token in tokens]

        await ada.do("host", seat=1)
        number = served.tables.in_memory[ada.table].match.said.mark()
        for client in (ada, bea, watcher):
            await client.reach(number)
        shown = [[json.loads(text) for text in client.raw] for client in (ada, bea, watcher)]
        for client in (ada, bea, watcher):
            await client.close()

    everything = [[frame["host"] for frame in frames if frame["frame"] == "snapshot"] for frames in shown]
    assert everything == [[True, False], [False, True], [False]]


async def test_a_stranger_in_the_hosts_old_seat_is_not_the_host(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=3, seats=[{"name": "Ada"}, {}, {}])
        bea = await sit(served.url, told["table"], "Bea")
        path = f"/api/tables/{told['table']}/commands"
        async with Http(served.url, told["token"]) as http:
            await http.post(path, do="leave")

        stranger = await sit(served.url, told["table"], "Eve", seat=0)
        async with Http(served.url, stranger["token"]) as http:
            tried = [await http.post(path, **what) for what in ({"do": "empty", "seat": 1}, {"do": "close"})]
        async with Http(served.url, bea["token"]) as http:
            heir = await http.post(path, do="fill", seat=2, bot="random")

        assert stranger["host"] is False
        assert [answer.json()["refused"]["key"] for answer in tried] == ["not-host", "not-host"]
        assert heir.status_code == 200
        assert (await state(served, told["table"]))["table"]["host"] == bea["seat"]


async def test_a_host_who_frees_the_own_seat_stays_the_host_and_nobody_who_sits_there_is(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}])
        path = f"/api/tables/{told['table']}/commands"
        async with Http(served.url, told["token"]) as http:
            await http.post(path, do="empty", seat=0)
        stranger = await sit(served.url, told["table"], "Eve", seat=0)

        async with Http(served.url, stranger["token"]) as http:
            refused = await http.post(path, do="close")
        async with Http(served.url, told["token"]) as http:
            emptied = await http.post(path, do="empty", seat=0)

        assert refused.json()["refused"]["key"] == "not-host"
        assert emptied.status_code == 200


async def test_the_dearest_meal_goes_first(tmp_path):  # SET-7
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}], first="meal")
        bea = await sit(served.url, told["table"], "Bea")
        path = f"/api/tables/{told['table']}/commands"

        async with Http(served.url, told["token"]) as http:
            await http.post(path, do="meal", amount=900)
        half = await state(served, told["table"])
        async with Http(served.url, bea["token"]) as http:
            await http.post(path, do="meal", amount=1200)
        after = await state(served, told["table"])

        assert (half["table"]["state"], half["table"]["meals"]) == ("dealing", [True, None])
        assert (after["table"]["meals"], after["view"]["first"]) == ([900, 1200], 1)


async def opened(served, table, token, seed):
    """Opens a part over the seal that the table shows; gives the answer."""
    seal = (await state(served, table))["table"]["fair"]["seal"]
    async with Http(served.url, token) as http:
        return await http.post(f"/api/tables/{table}/commands", do="reveal", seed=seed, seal=seal)


async def test_whoever_does_not_open_a_part_stops_the_shuffle_and_is_left_out_of_the_next(tmp_path):
    clock = Clock()
    async with serving(sqlite(tmp_path), now=clock) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}], commitment=COMMITMENTS[0])
        bea = await sit(served.url, told["table"], "Bea", commitment=COMMITMENTS[1])
        path, table = f"/api/tables/{told['table']}/commands", told["table"]
        sealed = (await state(served, table))["table"]

        wrong = await opened(served, table, told["token"], SEEDS[1])
        early = await opened(served, table, bea["token"], SEEDS[1])
        await opened(served, table, told["token"], SEEDS[0])
        waiting = (await state(served, table))["table"]
        clock.time += 6
        async with Http(served.url, bea["token"]) as http:
            await http.post(path, do="say", text="sorry, too late")
            again = await http.post(path, do="commit", commitment=COMMITMENTS[0])
        stopped = (await state(served, table))["table"]
        async with Http(served.url, told["token"]) as http:
            await http.post(path, do="commit", commitment=COMMITMENTS[1])
        await opened(served, table, told["token"], SEEDS[1])
        after = (await state(served, table))["table"]

        assert (sealed["state"], sealed["fair"]["opening"]) == ("dealing", [0])
        assert [answer.json()["refused"]["key"] for answer in (wrong, early)] == ["wrong-seed", "not-revealing"]
        assert (waiting["state"], waiting["fair"]["opening"]) == ("dealing", [1])
        assert (stopped["state"], stopped["fair"]["stops"], stopped["fair"]["promising"]) == ("dealing", [[1]], [0])
        assert again.json()["refused"]["key"] == "not-revealing"
        assert after["state"] == "playing"
        assert [seat["seed"] for seat in after["fair"]["seats"]] == [SEEDS[1], None]
        assert after["fair"]["secret"] is None


async def test_a_part_is_not_taken_over_a_seal_that_was_not_shown(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        seats = [{"name": "A"}, {"bot": "random"}]
        told = await new_table(served.url, players=2, seats=seats, commitment=COMMITMENTS[0])

        async with Http(served.url, told["token"]) as http:
            path = f"/api/tables/{told['table']}/commands"
            answer = await http.post(path, do="reveal", seed=SEEDS[0], seal=COMMITMENTS[1])
        fair = (await state(served, told["table"]))["table"]["fair"]

        assert answer.json()["refused"]["key"] == "other-seal"
        assert fair["seats"][0]["seed"] is None
        assert fair["seal"] == seal_of(told["promised"], [], [COMMITMENTS[0], None], None)


async def test_a_proof_verifies_and_fails_on_any_changed_bit(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        seats = [{"name": "A"}, {"bot": "random"}]
        told = await new_table(served.url, players=2, seats=seats, pace=0, commitment=COMMITMENTS[0])
        async with Http(served.url, told["token"]) as http:
            early = await http.get(f"/api/tables/{told['table']}/proof")
            await opened(served, told["table"], told["token"], SEEDS[0])
            copy = (await http.get(f"/api/tables/{told['table']}/record")).text
            await http.post(f"/api/tables/{told['table']}/commands", do="leave", bot="random")
            watcher = await Client(served.url, told["table"]).open()
            await watcher.until(lambda: watcher.is_over)
            await watcher.close()
            proof = (await http.get(f"/api/tables/{told['table']}/proof")).text

    assert early.json()["refused"]["key"] == "not-over"
    assert verify(proof, told["promised"]).setup.players == 2
    assert verify_copy(proof, Record.from_text(copy)).promised == json.loads(proof)["seal"]
    assert json.loads(proof)["seeds"] == [SEEDS[0], None]
    data = proof.encode()
    head = data.index(b'"record"')
    places = [*range(0, head, 7), *range(head, len(data), len(data) // 60)]
    for place in places:
        changed = bytearray(data)
        changed[place] ^= 1 << (place % 7)
        with pytest.raises((ProofError, UnicodeDecodeError)):
            verify(changed.decode())
