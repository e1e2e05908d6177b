"""What axe finds on a page, with all its rules."""

import json
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


# What is being faded or moved in has colours that are not meant to be read yet.
STILL = """Promise.allSettled(document.getAnimations()
  .filter(one => one.effect?.getComputedTiming().iterations !== Infinity).map(one => one.finished))"""


def violations(page: Page) -> list[str]:
    """What axe finds with all its rules, those for AA of WCAG 2.2 and best practices included."""
    page.evaluate(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())  # a script element would need the page's leave (content policy)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{item['id']}: {json.dumps([node['html'][:160] for node in item['nodes'][:3]])}" for item in found]
