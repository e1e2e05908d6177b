"""The door and the pages: origins, limits, headers, files, health, numbers for operators."""

import asyncio
import json
import logging
import re
import secrets
from pathlib import Path

import pytest
from server.kit.client import Client, Http, new_table
from server.kit.serving import serving, sqlite
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from stockpile import Setup
from stockpile.engine.names import INVESTORS, STRATEGIES
from stockpile.engine.question import Refusal
from stockpile.engine.setup.modules import MODULES
from stockpile.engine.setup.named_sets import NAMES
from stockpile.server import catalog as catalogue
from stockpile.server.logs import JsonLines
from stockpile.server.new_table import forked
from stockpile.text.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


async def test_the_client_is_served_at_all_its_addresses_and_told_where_it_lives(tmp_path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text('<html><head><base href="/"></head></html>')
    (static / "assets" / "app.js").write_text("console.log(1);" * 200)
    (tmp_path / "secret.txt").write_text("not for you")
    public = "https://example.org/stockpile/"
    async with serving(sqlite(tmp_path), static=static, public_url=public) as served, Http(served.url) as http:
        home, deep = await http.get("/"), await http.get("/t/k3v9x2mqp7da")
        script = await http.get("/assets/app.js")
        again = await http.client.get("/assets/app.js", headers={"If-None-Match": script.headers["etag"]})
        outside = [await http.get(path) for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%00")]

    assert home.text == deep.text == '<html><head><base href="/stockpile/"></head></html>'
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip" and script.text.startswith("console")
    assert again.status_code == 304
    assert [answer.status_code for answer in outside] == [404, 404, 404]


async def test_every_answer_is_strict_about_what_a_page_may_do(tmp_path):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        page, part, data = [(await http.get(path)).headers for path in ("/", "/assets/none.js", "/api/actions")]

    policy = page["content-security-policy"]
    assert "default-src 'self'" in policy and "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
    for headers in (part, data):  # nothing at all, if anybody opens them as a page
        assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    for headers in (page, part, data):
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_a_service_worker_may_fetch_what_pages_may(tmp_path):
    static = tmp_path / "static"
    static.mkdir()
    (static / "sw.js").write_text("self.addEventListener('fetch', () => {})")
    async with serving(sqlite(tmp_path), static=static) as served, Http(served.url) as http:
        policy = (await http.get("/sw.js")).headers["content-security-policy"]

    assert "connect-src 'self'" in policy


@pytest.mark.parametrize(
    ("origin", "is_ours"),
    [
        (None, True),
        ("http://{host}", True),
        ("https://play.example", True),
        ("http://evil.example", False),
        ("null", False),
        ("http://{host}.evil.example", False),
    ],
)
async def test_only_our_own_pages_may_ask(tmp_path, origin, is_ours):
    async with serving(sqlite(tmp_path), public_url="https://play.example/s/") as served:
        host = served.url.removeprefix("http://")
        headers = {} if origin is None else {"Origin": origin.format(host=host)}
        told = await new_table(served.url, players=2)

        async with Http(served.url) as http:
            status = (await http.client.get("/api/catalog", headers=headers)).status_code
        address = f"ws://{host}/api/tables/{told['table']}/stream"
        async with connect(address, additional_headers=headers, proxy=None) as socket:
            try:
                await socket.send('{"do":"hello"}')
                frame = json.loads(await socket.recv())["frame"]
            except ConnectionClosed:
                frame = str(socket.close_code)

        assert (status, frame) == ((200, "snapshot") if is_ours else (403, "4403"))


def test_what_a_language_does_not_say_is_there_in_english(monkeypatch):
    known = len(catalogue.ENTRY.findall(catalogue.words("fr")["ftl"]))
    plural = "piles =\n    { $n ->\n        [one] a pile\n       *[other] piles\n    }"
    texts = {"en": f"reaction-ouch = Ouch!\n{plural}\nlast = End", "fr": "reaction-ouch = Aïe !"}
    monkeypatch.setattr(catalogue, "_text", texts.__getitem__)

    ftl = catalogue.words("fr")["ftl"]

    assert known > 700
    assert ftl == f"reaction-ouch = Aïe !\n{plural}\nlast = End"


def test_a_browser_gets_every_word_it_says_and_none_that_only_others_say():
    ftl = catalogue.words("pt")["ftl"]
    sent = {name for name, _ in catalogue.ENTRY.findall(ftl)}
    client = "\n".join(
        path.read_text("utf-8")
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    )

    said = set(re.findall(r"""\bt\(\s*"([a-z][a-z0-9-]*)\"""", client))
    families = set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", client))
    references = set(re.findall(r"\{ (-?[a-z][a-z0-9-]*) \}", ftl))

    assert len(said) > 300 and said <= sent
    assert not {family for family in families if family.startswith(catalogue.UNSAID)}
    assert not re.findall(r"`(?:investor|strategy)-\$\{[^}]*\}-", client)  # texts of cards come with the cards
    assert references <= sent
    assert not any(name.startswith(("cli-", "log-", "hint-")) for name in sent)
    assert "investor-liliane" in sent and not {"investor-liliane-what", "strategy-index-fund-what"} & sent


async def test_words_rules_actions_and_catalog_are_there_in_every_language(tmp_path):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        catalog = await http.get("/api/catalog")
        known = await http.client.get("/api/catalog", headers={"If-None-Match": catalog.headers["etag"]})
        texts = {language: (await http.get(f"/api/words/{language}")).json() for language in LANGUAGES}
        rules = (await http.get("/api/rules/fr")).json()["rules"]
        cards = (await http.get("/api/cards/pt")).json()
        actions = (await http.get("/api/actions")).json()["actions"]
        unknown = await http.get("/api/words/xx")
        named = (await http.get("/api/catalog", lang="pt")).json()

    assert {preset["key"] for preset in catalog.json()["presets"]} >= {
        "first-game", "classic", "epic", "everything", "two-rounds", "random", "guided",
    }  # fmt: skip
    assert known.status_code == 304
    assert named["presets"][0]["name"] == "Primeira partida" and named["names"]["reactions"]["ouch"] == "Ai!"
    assert all("table-joined" in text["ftl"] for text in texts.values())
    assert any(rule["id"] == "DEM-7" for rule in rules)
    assert (len(cards["investors"]), len(cards["strategies"])) == (len(INVESTORS), len(STRATEGIES))
    assert "3" in cards["strategies"]["leverage"]["cost"]
    assert actions[0] == {"id": 0, "verb": "up", "card": "cosmic", "pile": 0, "space": None, "number": None}
    assert unknown.status_code == 404


BOX = ["base", "continuing-corruption", "illicit-investments"]


@pytest.mark.parametrize(
    ("preset", "board", "modules", "investors", "strategies"),
    [
        ("classic", "standard", ["investors"], 10, 0),
        ("epic", "advanced", [*MODULES], 17, 44),
        ("everything", "advanced", [*MODULES], 26, 52),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
async def test_a_preset_holds_what_its_box_holds(tmp_path, preset, board, modules, investors, strategies, players):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        told = await new_table(served.url, players=players, preset=preset)
        setup = Setup.from_dict((await http.get(f"/api/tables/{told['table']}")).json()["table"]["setup"])

    cards = setup.lineup
    assert (setup.board, [*setup.modules]) == (board, modules)
    assert (len(cards.investors), len(cards.strategies)) == (investors, strategies)


async def test_investor_sets_and_promo_strategies_can_be_chosen(tmp_path):
    modules = ["investors", "strategies"]
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        told = await new_table(served.url, players=3, modules=modules, investor_sets=BOX, promo_strategies=False)
        setup = (await http.get(f"/api/tables/{told['table']}")).json()["table"]["setup"]
        catalog = (await http.get("/api/catalog", lang="fr")).json()

    assert (setup["investor_sets"], setup["promo_strategies"]) == (BOX, False)
    assert catalog["investor_sets"] == [*BOX, "promo"]
    assert catalog["names"]["investor_sets"]["base"] == "jeu de base"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"players": 6}, "bad-request"),
        ({"players": 2, "preset": "nonsense"}, "bad-setup"),
        ({"players": 2, "modules": ["nonsense"]}, "bad-setup"),
        ({"players": 2, "preset": "epic", "board": "standard"}, "bad-setup"),
        ({"players": 2, "seats": [{"bot": "nobody"}, {}]}, "no-such-bot"),
        ({"players": 3, "seats": [{}, {}]}, "bad-request"),
        ({"players": 2, "seats": [{"name": "A"}, {"name": "B"}]}, "bad-request"),
        ({"players": 2, "seats": [{"name": "\u0007"}, {}]}, "nothing-said"),
        ({"players": 2, "surprise": 1}, "bad-request"),
        ({"players": 2, "components": "./balanced"}, "bad-request"),
        ({"players": 3, "preset": "guided"}, "bad-setup"),
        ({"players": 3, "preset": "classic", "investor_sets": ["promo"]}, "bad-setup"),
        ({"players": 3, "preset": "epic", "promo_strategies": True}, "bad-setup"),
        ({"players": 3, "modules": ["investors"], "investor_sets": ["nonsense"]}, "bad-setup"),
        ({"players": 3, "modules": ["investors"], "investor_sets": ["illicit-investments"]}, "bad-setup"),
    ],
)
async def test_an_impossible_table_is_refused_with_a_reason(tmp_path, wish, key):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        answer = await http.client.post("/api/tables?lang=en", json=wish)

    assert answer.status_code in (400, 409)
    assert answer.json()["refused"]["key"] == key
    assert answer.json()["refused"]["text"]


async def test_credits_run_out_and_large_bodies_stay_outside(tmp_path):
    async with serving(sqlite(tmp_path), limits=True) as served, Http(served.url) as http:
        answers = [await http.post("/api/tables", players=2) for _ in range(21)]
        large = await http.client.post("/api/tables", content=b"x" * 20_000)
        told = answers[0].json()
        client = await Client(served.url, told["table"]).open()
        for number in range(60):
            await client.send({"do": "ping", "id": number})
        await client.until(lambda: client.closed_with is not None)

    assert [answer.status_code for answer in answers] == [201] * 20 + [429]
    assert "retry-after" in answers[-1].headers
    assert large.status_code == 413
    assert client.closed_with == 4429


async def test_a_slow_reader_is_dropped_and_the_table_goes_on(tmp_path):
    async with serving(sqlite(tmp_path)) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}])
        ada = await Client(served.url, told["table"], told["token"]).open()
        table = await served.tables.table(told["table"])
        slow = await Client(served.url, told["table"]).open()
        stuck = next(listener for listener in table.listeners if listener.seat is None)
        frame = b'{"frame":"presence","much":"%b"}' % (b"x" * 50_000)

        for _ in range(300):  # in one go: nobody reads meanwhile
            stuck.push(frame)
        await slow.until(lambda: slow.closed_with is not None)
        said = await ada.do("say", text="still here")

        assert slow.closed_with == 4409
        assert said["ok"]
        await ada.close()


async def test_health_and_metrics_tell_operators_and_nobody_elses_secrets(tmp_path):
    token = secrets.token_hex(8)
    async with serving(sqlite(tmp_path), metrics_token=token) as served, Http(served.url, token) as http:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {"bot": "random"}], pace=0)
        health = await http.get("/healthz")
        metrics = (await http.get("/metrics")).text

    assert health.json()["status"] == "ok"
    assert 'stockpile_entries_total{kind="created"} 1.0' in metrics
    assert told["token"] not in metrics and told["table"] not in metrics


async def test_logs_are_json_lines_without_tokens_queries_or_names_of_tables(tmp_path, caplog):
    with caplog.at_level(logging.DEBUG):
        async with serving(sqlite(tmp_path)) as served:
            told = await new_table(served.url, players=2, seats=[{"name": "Zebulon"}, {}])
            ada = await Client(served.url, told["table"], told["token"]).open()
            async with Http(served.url, told["token"]) as http:
                await http.get(f"/api/tables/{told['table']}", since="5551212")
            await ada.close()

    lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("stockpile")]
    assert any(json.loads(line).get("route") == "/api/tables/{table}" for line in lines)
    for secret in (told["token"], "5551212", "Zebulon", told["table"]):
        assert not any(secret in line for line in lines)


async def test_a_server_that_stops_says_so_and_everything_acknowledged_is_there(tmp_path):
    database = sqlite(tmp_path)
    async with serving(database) as served:
        told = await new_table(served.url, players=2, seats=[{"name": "Ada"}, {}])
        ada = await Client(served.url, told["table"], told["token"]).open()
        await ada.do("say", text="bye")
        served.tables.say_goodbye()
        await ada.until(lambda: ada.closed_with is not None)

    async with serving(database) as served:
        back = await Client(served.url, told["table"], told["token"]).open(since=ada.number)

        assert ada.closed_with == 1012
        assert back.state["frame"] == "update" and back.number == ada.number
        await asyncio.gather(ada.close(), back.close())


async def test_the_balanced_values_can_be_chosen_by_name_for_any_table(tmp_path):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        preset = await new_table(served.url, players=3, preset="classic", components="balanced")
        own = await new_table(served.url, players=4, modules=["investors"], components="balanced")
        infos = [(await http.get(f"/api/tables/{told['table']}")).json()["table"] for told in (preset, own)]
        catalog = (await http.get("/api/catalog", lang="pt")).json()

    for info in infos:
        assert info["numbers"]["components"] == "balanced"
        assert Setup.from_dict(info["setup"]).components_name == "balanced"
    assert catalog["components"] == list(NAMES)
    assert catalog["names"]["components"]["balanced"] == "equilibrados"


def test_what_if_goes_on_from_a_balanced_game_but_not_from_anybodys_own_values():
    setup = Setup(players=3, modules=("investors",), components="balanced").to_dict()
    own = {**setup, "components": {"investors": {"ana": {"amount": 9}}}}

    assert not isinstance(forked({"setup": setup}, 0, "Bea", "greedy", "h"), Refusal)
    assert forked({"setup": own}, 0, "Bea", "greedy", "h") == Refusal("", "bad-setup", reason="components")


@pytest.mark.parametrize("wrong", [
    {"players": "-1"}, {"players": "٣"}, {"players": "9"}, {"modules": "nonsense"}, {"components": ""},
])  # fmt: skip
async def test_texts_of_cards_for_a_table_that_cannot_be_are_refused_whichever_values_are_asked_for(tmp_path, wrong):
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        answer = await http.get("/api/cards/en", **wrong)

    assert answer.status_code == 400
    assert answer.json()["refused"]["args"]["field"].startswith(next(iter(wrong)))


async def test_the_texts_of_cards_are_those_of_the_values_that_a_table_plays_with(tmp_path):
    setup = Setup(players=3, modules=("investors", "strategies"), components="balanced")
    asked = {"components": "balanced", "players": "3", "modules": "investors,strategies"}
    async with serving(sqlite(tmp_path)) as served, Http(served.url) as http:
        printed, told = (await http.get("/api/cards/en")).json(), (await http.get("/api/cards/en", **asked)).json()
        refused = [
            await http.get("/api/cards/en", **{**asked, **wrong})
            for wrong in ({"components": "/etc/passwd"}, {"players": "9"}, {"modules": "nonsense"})
        ]

    cash = {key: card["cash"]["more"] for key, card in told["investors"].items()}
    assert cash == {key: values["cash"]["more"] for key, values in setup.printed["investors"].items()}
    assert cash != {key: card["cash"]["more"] for key, card in printed["investors"].items()}
    assert told["strategies"]["index-fund"] != printed["strategies"]["index-fund"]
    assert [answer.status_code for answer in refused] == [400] * 3
