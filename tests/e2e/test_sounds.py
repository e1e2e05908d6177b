"""The sounds as a browser makes them: rendered without loudspeakers, short, never clipped, and told apart."""

import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.web import node, surroundings  # noqa: E402

WEB = ROOT / "web"
LONGEST = {"win": 2.2}
# Peak, seconds until it has died away, and how much of its strength lies in each octave from 63 Hz up.
RENDER = """async () => {
  const heard = {};
  for (const sound of sounds.SOUNDS) {
    const rate = 44100, off = new OfflineAudioContext(1, rate * 3, rate);
    sounds.schedule(off, sound, 5, 0, off.destination);
    const samples = (await off.startRendering()).getChannelData(0);
    let peak = 0, last = 0;
    samples.forEach((value, at) => {
      peak = Math.max(peak, Math.abs(value));
      if (Math.abs(value) > 0.001) last = at;
    });
    const bands = [];
    for (let low = 63; low < 16000; low *= 2) {
      const one = new OfflineAudioContext(1, rate * 3, rate);
      const source = one.createBufferSource(), filter = one.createBiquadFilter();
      const buffer = one.createBuffer(1, samples.length, rate);
      buffer.copyToChannel(samples, 0);
      source.buffer = buffer; filter.type = "bandpass"; filter.frequency.value = low * 1.41; filter.Q.value = 1.41;
      source.connect(filter).connect(one.destination); source.start();
      const part = (await one.startRendering()).getChannelData(0);
      bands.push(Math.sqrt(part.reduce((sum, value) => sum + value * value, 0)));
    }
    const whole = Math.hypot(...bands);
    heard[sound] = { peak, lasts: last / rate, bands: bands.map((band) => band / whole) };
  }
  return heard;
}"""


@pytest.fixture(scope="module")
def heard(browser):
    """Every sound, measured."""
    bundle = ["node_modules/.bin/rolldown", "src/sound/voices.ts", "--format", "iife", "--name", "sounds"]
    made = subprocess.run(bundle, cwd=WEB, env=surroundings(node()), capture_output=True, text=True, check=True).stdout
    page = browser.new_page()
    page.evaluate(made[made.index("var sounds") :] + "\nwindow.sounds = sounds;")
    measured = page.evaluate(RENDER)
    page.close()
    return measured


def test_each_sound_is_short_audible_and_never_clipped(heard):
    assert len(heard) == 8

    for name, sound in heard.items():
        assert 0.08 < sound["peak"] < 0.98, (name, sound["peak"])
        assert 0.04 < sound["lasts"] <= LONGEST.get(name, 1.05), (name, sound["lasts"])


def test_no_two_sounds_are_alike_in_colour_and_length(heard):
    def distance(one, other):
        colour = sum((a - b) ** 2 for a, b in zip(one["bands"], other["bands"], strict=True)) ** 0.5
        return colour + abs(one["lasts"] - other["lasts"])

    pairs = {(a, b): distance(heard[a], heard[b]) for a, b in combinations(heard, 2)}

    assert min(pairs.values()) > 0.2, min(pairs, key=pairs.__getitem__)
