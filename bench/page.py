"""How heavy and how quick the page is, as JSON: bytes before the first answer, a slow phone, times between frames."""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import clock

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from e2e.conftest import CHROMIUM, FLAGS  # noqa: E402  the suite's own server and visitor
from e2e.house import House  # noqa: E402
from e2e.visitor import READY, Visitor  # noqa: E402
from playwright.sync_api import Browser, CDPSession, sync_playwright  # noqa: E402

SLOW_NET = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}  # 1.6 Mbit/s
OBSERVE = """
window.lcp = 0; window.delays = [];
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.lcp = entry.startTime })
  .observe({type: 'largest-contentful-paint', buffered: true});
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.delays.push(entry.duration) })
  .observe({type: 'event', buffered: true, durationThreshold: 16});
"""
# Only frames in which the reveal is on the stage count.
FRAMES = """() => { window.frames_ = []; let last = performance.now();
  const tick = (now) => {
    if (document.querySelector("[data-stage=reveal]")) window.frames_.push(now - last);
    last = now;
    window.ticking = requestAnimationFrame(tick);
  };
  window.ticking = requestAnimationFrame(tick); }"""
REVEALED = {"pair-shown", "moved", "split", "split-shown", "split-paid", "bankrupt", "bankrupt-lost", "dividend"}
REVEALED |= {"dividend-paid", "claimed"}
DEALS = [str(number) for number in range(1, 9)]


def slowed(visitor: Visitor, cpu: int) -> CDPSession:
    """A slow phone: 1.6 Mbit/s, and a processor so many times slower."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_NET)
    session.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    return session


def weight(browser: Browser, house: House) -> dict[str, Any]:
    """Bytes received until something can be answered, by kind; what a service worker fetches would not be told."""
    table, [token] = house.table(players=5, preset="everything")
    visitor = Visitor(browser, house, workers="block")
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def add(kind: str, size: int) -> None:
        sizes[kind] = sizes.get(kind, 0) + size

    session.on("Network.responseReceived", lambda said: kinds.update({said["requestId"]: said["type"]}))
    session.on(
        "Network.loadingFinished",
        lambda said: add(kinds.get(said["requestId"], "Other"), int(said["encodedDataLength"])),
    )
    session.on("Network.webSocketFrameReceived", lambda said: add("WebSocket", len(said["response"]["payloadData"])))
    visitor.sit(table, token)
    visitor.wait_for_turn()
    visitor.page.wait_for_load_state("networkidle")
    visitor.leave()
    return {"total": sum(sizes.values()), **dict(sorted(sizes.items()))}


def quickness(browser: Browser, house: House) -> dict[str, Any]:
    """LCP of the first page, and the delay of the first answers at a table, on the slow phone."""
    visitor = Visitor(browser, house, wide=360, high=740)
    visitor.context.add_init_script(OBSERVE)
    slowed(visitor, 4)
    visitor.page.set_default_timeout(60_000)
    visitor.open()
    visitor.page.wait_for_selector("[data-start=play]")
    lcp = visitor.page.evaluate("window.lcp")
    table, [token] = house.table(preset="first-game")
    visitor.sit(table, token)
    for _ in range(6):
        if visitor.wait_for_turn():
            visitor.page.locator(READY).first.click()
    delays = visitor.page.evaluate("window.delays")
    visitor.leave()
    return {"lcp_ms": round(lcp), "interaction_ms": {"worst": max(delays, default=0), "events": len(delays)}}


def busiest(house: House) -> str:
    """The deal with everything on in whose first Movement most happens; dealt again it is played the same way."""
    counted: dict[str, int] = {}
    for deal in DEALS:
        table, [token] = house.table(players=5, preset="everything", deal=deal)
        if house.until(table, token, "sell") is None:
            continue
        before = told(house, table, token)
        house.until(table, token, "place")
        counted[deal] = told(house, table, token) - before
    return max(counted, key=counted.__getitem__)


def told(house: House, table: str, token: str) -> int:
    """How many events of prices and dividends have been told."""
    messages = house.post(f"api/tables/{table}/messages?since=0&lang=en", None, token)["messages"]
    return sum((message.get("event") or {}).get("event") in REVEALED for message in messages)


def frames(browser: Browser, house: House) -> dict[str, Any]:
    """Times between frames while the busiest Movement of a game of five with everything on is shown at normal speed."""
    deal = busiest(house)
    table, [token] = house.table(players=5, preset="everything", deal=deal)
    house.until(table, token, "sell")
    visitor = Visitor(browser, house, speed="normal")
    page = visitor.sit(table, token)
    page.wait_for_selector("[data-ask=sell]")
    page.wait_for_selector("[role=log] li", state="attached")
    page.evaluate(FRAMES)
    house.until(table, token, "place")
    page.wait_for_selector("[data-stage=reveal]")
    page.wait_for_selector("[data-ask=place]", timeout=120_000)
    times = sorted(page.evaluate("() => { cancelAnimationFrame(window.ticking); return window.frames_ }"))
    visitor.leave()
    late = sum(time > 1000 / 60 * 1.5 for time in times)
    return {
        "deal": deal,
        "frames": len(times),
        "median_ms": round(statistics.median(times), 1),
        "p95_ms": round(times[int(len(times) * 0.95)], 1),
        "worst_ms": round(times[-1], 1),
        "in_time_share": round(1 - late / len(times), 3),
    }


def main() -> None:
    """Prints the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="write the report there as well, such as docs/page.json")
    out = parser.parse_args().out
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), ROOT / "src" / "stockpile" / "server" / "static", is_equal=False)
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        report = {
            "commit": clock.commit(),
            "machine": clock.machine(),
            "bytes_before_first_answer": weight(browser, house),
            "slow_phone": quickness(browser, house),
            "animation": frames(browser, house),
        }
        browser.close()
        house.stop()
    text = json.dumps(report, indent=2)
    print(text)
    if out is not None:
        out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
