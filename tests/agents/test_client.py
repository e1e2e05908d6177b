"""The client that agents use: links and codes, refusals, and streams that break."""

from random import Random

import pytest
from server.kit.serving import serving, sqlite

from kit.effort import PATIENCE
from stockpile.agents.client import RequestRefused, ServerClient, Unreachable
from stockpile.agents.followed import FollowedTable
from stockpile.agents.seat import OtherServer, Place, joined, made, place_of

HERE = "http://127.0.0.1:8000"
TOKEN = "t" * 43


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ("k3v9x2mqp7da", Place(table="k3v9x2mqp7da")),
        (" KX mpt ", Place(code="KX mpt")),
        (f"{HERE}/t/k3v9x2mqp7da", Place(table="k3v9x2mqp7da")),
        (f"{HERE}/t/k3v9x2mqp7da/", Place(table="k3v9x2mqp7da")),
        (f"{HERE}/t/k3v9x2mqp7da#{TOKEN}", Place(table="k3v9x2mqp7da", token=TOKEN)),
        (f"{HERE}/t/k3v9x2mqp7da#{TOKEN}.{'0' * 64}", Place(table="k3v9x2mqp7da", token=TOKEN)),
    ],
)
def test_a_place_is_named_by_id_code_or_link(given, place):
    assert place_of(given, HERE + "/") == place


@pytest.mark.parametrize("given", ["http://example.org/t/k3v9x2mqp7da", f"{HERE}/rules", "file:///etc/passwd", "a/b"])
def test_a_link_to_elsewhere_is_not_followed_and_tells_no_token(given):
    with pytest.raises(OtherServer) as refused:
        place_of(f"{given}#{TOKEN}", HERE)

    assert TOKEN not in str(refused.value)


async def test_a_refusal_comes_with_its_key_and_nobody_at_home_with_the_address(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        server = ServerClient(served.url)
        with pytest.raises(RequestRefused) as refused:
            await server.post("api/join", {"code": "BBBBB"})
        with pytest.raises(RequestRefused) as unknown:
            await joined(server, Place("k3v9x2mqp7da", token=TOKEN), "Ada", None, FollowedTable())
        with pytest.raises(Unreachable, match=r"Expecting|404"):
            await server.get("")
    with pytest.raises(Unreachable, match=r"http://127\.0\.0\.1:9"):
        await ServerClient("http://127.0.0.1:9/").get("api/catalog")

    assert refused.value.refusal.key == "no-such-code"
    assert unknown.value.refusal.key == "bad-token"


async def test_a_stream_that_broke_goes_on_where_it_was(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        server = ServerClient(served.url)
        wish = {"players": 2, "seats": [{"name": "Ada"}, {"bot": "random"}], "preset": "two-rounds", "pace": 0}
        seat = await made(server, wish, FollowedTable())
        draw = Random(3)
        for _ in range(6):
            await seat.wait(PATIENCE)
            question = seat.followed.question
            assert question is not None
            for listener in list(served.tables.in_memory[seat.table].listeners):
                listener.close(1012)
            await seat.act(seat.followed.naming.notation(seat.followed.setup, draw.choice(question.answers)))
            assert seat.followed.view == served.tables.in_memory[seat.table].match.view(0).to_dict()
        await seat.close()


async def test_a_seat_at_a_table_that_is_closed_is_told_so(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        wish = {"players": 2, "seats": [{"name": "Ada"}, {}]}
        seat = await made(ServerClient(served.url), wish, FollowedTable())

        await seat.command("close")
        is_due = await seat.wait(PATIENCE)
        await seat.close()

    assert is_due and seat.followed.turn().endswith("This table is closed.")
