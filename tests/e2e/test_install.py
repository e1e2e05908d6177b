"""The page as an app: installable where the browser allows it, and no worse where it does not."""

from pathlib import Path

from e2e.conftest import CHROMIUM, FLAGS
from playwright.sync_api import Playwright, expect

WORKING = "navigator.serviceWorker.ready.then((worker) => worker.active !== null)"


def test_the_page_can_be_installed_and_opens_without_its_server(own_house, driver: Playwright, tmp_path: Path):
    # What is opened in passing (incognito) cannot be installed: this takes a profile that lasts.
    lasting = driver.chromium.launch_persistent_context(
        str(tmp_path / "profile"), executable_path=CHROMIUM, args=list(FLAGS)
    )
    page = lasting.new_page()
    page.goto(own_house.url)
    assert page.evaluate(WORKING)
    session = lasting.new_cdp_session(page)

    manifest = session.send("Page.getAppManifest")
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    expect(page.locator("[data-install]")).to_be_visible()
    own_house.kill()
    page.reload()

    assert manifest["errors"] == []
    assert problems == []
    expect(page.get_by_text("the server does not answer")).to_be_visible()
    lasting.close()


def test_a_plain_address_in_the_network_offers_no_app_and_misses_nothing(house, visit):
    visitor = visit(house, at="stockpile.lan")
    page = visitor.open()

    assert page.evaluate("'serviceWorker' in navigator") is False
    expect(page.locator("[data-start=play]")).to_be_visible()
    assert page.locator("[data-install]").count() == 0
