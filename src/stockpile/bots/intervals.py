"""Estimates over duplicate deals: the deal is the unit, since its games share their luck; all from exact sums."""

from dataclasses import dataclass
from math import inf, log1p, sqrt
from statistics import NormalDist

PSEUDO = 3  # deals as mixed as chance can make them that are added to what was seen: no interval collapses
NORMAL = NormalDist()
LEAST = 1e-17  # what is left beyond either end of an interval whose level is so close to 1 that it reads 1
Interval = tuple[float, float]


@dataclass
class Moments:
    """Sums over units: of what was counted (x), of how often it could have been (n), of their squares and products."""

    units: int = 0
    x: int = 0
    n: int = 0
    xx: int = 0
    nn: int = 0
    xn: int = 0

    def see(self, x: int, n: int) -> None:
        """One more unit."""
        self.units += 1
        self.x += x
        self.n += n
        self.xx += x * x
        self.nn += n * n
        self.xn += x * n

    def add(self, other: "Moments") -> None:
        """More units."""
        self.units += other.units
        self.x += other.x
        self.n += other.n
        self.xx += other.xx
        self.nn += other.nn
        self.xn += other.xn

    def mean(self, scale: int = 1) -> float:
        """What was counted each time it could have been."""
        return self.x / (scale * self.n) if self.n else 0.0

    def equivalent(self) -> float:
        """How many units of equal size these are worth."""
        return self.n * self.n / self.nn if self.nn else 0.0

    def spread(self, scale: int = 1) -> float:
        """The variance of a unit around the mean, units weighted by their size."""
        if not self.nn:
            return 0.0
        mean = self.x / self.n
        return max(0.0, self.xx - 2 * mean * self.xn + mean * mean * self.nn) / self.nn / (scale * scale)


def quantile(level: float, degrees: float) -> float:
    """How many standard errors an interval of this level reaches, by Student's t (Cornish and Fisher's expansion)."""
    z = -NORMAL.inv_cdf(max((1 - level) / 2, LEAST))
    if degrees <= 0 or degrees == inf:
        return z
    cube, fifth = z**3, z**5
    first = (cube + z) / (4 * degrees)
    second = (5 * fifth + 16 * cube + 3 * z) / (96 * degrees * degrees)
    return z + first + second


def dispersion(m: Moments, scale: int = 1) -> float:
    """How much deals vary, beside how much they could at this share; 1 where all or none was won."""
    mean = m.mean(scale)
    units = m.equivalent()
    middle = (mean * units + PSEUDO) / (units + 2 * PSEUDO)
    prior = PSEUDO * middle * (1 - middle)
    return (units * m.spread(scale) + prior) / (units * mean * (1 - mean) + prior)


def share(m: Moments, scale: int = 1, level: float = 0.95) -> Interval:
    """The interval of a share: Wilson's, widened or narrowed by how much deals were seen to vary."""
    units = m.equivalent()
    if not units:
        return 0.0, 1.0
    reach = quantile(level, units) ** 2 * dispersion(m, scale) / units
    mean = m.mean(scale)
    centre = (mean + reach / 2) / (1 + reach)
    half = sqrt(reach * (mean * (1 - mean) + reach / 4)) / (1 + reach)
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return (0.0 if m.x == 0 else min(low, mean)), (1.0 if m.x == scale * m.n else max(high, mean))


def share_surprise(m: Moments, expected: float, scale: int = 1) -> float:
    """How likely a share at least so far from what is expected is by chance (score test, two-sided)."""
    units = m.equivalent()
    if not units:
        return 1.0
    error = sqrt(dispersion(m, scale) * expected * (1 - expected) / units)
    return surprise(abs(m.mean(scale) - expected) / error, units)


def standard_error(m: Moments, scale: int = 1, least: float = 0.0) -> float:
    """Of a mean; `least` is the size of the two opposite units that are added, so that no error is nothing."""
    units = m.equivalent()
    if units < 2:
        return inf
    return sqrt((units * m.spread(scale) + 2 * least * least) / (units - 1) / units)


def around(m: Moments, scale: int = 1, level: float = 0.95, least: float = 0.0) -> Interval:
    """The interval of a mean, of money for instance or of a difference."""
    half = quantile(level, m.equivalent() - 1) * standard_error(m, scale, least) if m.units > 1 else inf
    return m.mean(scale) - half, m.mean(scale) + half


def mean_surprise(m: Moments, expected: float, scale: int = 1, least: float = 0.0) -> float:
    """How likely a mean at least so far from what is expected is by chance."""
    error = standard_error(m, scale, least)
    if error == 0.0:
        return 1.0 if m.mean(scale) == expected else 0.0
    return surprise(abs(m.mean(scale) - expected) / error, m.equivalent() - 1)


def surprise(errors: float, degrees: float) -> float:
    """How likely chance goes at least so many standard errors either way: Student's t, as Wallace approximates it."""
    if errors == inf or degrees <= 0:
        return 1.0 if degrees <= 0 else 0.0
    if errors == 0.0:
        return 1.0
    z = sqrt(degrees * log1p(errors * errors / degrees)) * (8 * degrees + 1) / (8 * degrees + 3)
    return 2 * NORMAL.cdf(-z)
