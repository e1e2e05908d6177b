"""A small network with two hidden layers, as compiled code runs it: numbers in, one score out."""

# c: cdef noexcept nogil

from collections.abc import Sequence

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids

MOST = (ids.NET_INPUTS, ids.NET_WIDE, ids.NET_NARROW)  # inputs and hidden numbers that there is room for
Layers = Sequence[Sequence[Sequence[float]]]


class SmallNetwork:
    """Weights and offsets of each layer, and room for one pass; without layers it scores nothing."""

    # c: double first[NET_INPUTS][NET_WIDE], first_offset[NET_WIDE], second[NET_WIDE][NET_NARROW]
    # c: double second_offset[NET_NARROW], last[NET_NARROW], seen[NET_INPUTS], one[NET_WIDE], two[NET_NARROW]
    # c: readonly int size, wide, narrow

    first: list[list[float]]
    first_offset: list[float]
    second: list[list[float]]
    second_offset: list[float]
    last: list[float]
    seen: list[float]
    one: list[float]
    two: list[float]

    def __init__(self, layers: Layers = ()) -> None:
        self.size = self.wide = self.narrow = 0
        if not cython.compiled:
            inputs, wide, narrow = MOST
            self.first, self.first_offset = [[0.0] * wide for _ in range(inputs)], [0.0] * wide
            self.second, self.second_offset = [[0.0] * narrow for _ in range(wide)], [0.0] * narrow
            self.last = [0.0] * narrow
            self.seen, self.one, self.two = [0.0] * inputs, [0.0] * wide, [0.0] * narrow
        if layers:
            self.take(layers)

    def take(self, layers: Layers) -> None:
        """Copies weights by rows and offsets, layer by layer; the last has weights alone."""
        first, first_offset, second, second_offset, last = layers
        sizes = (len(first), len(second), len(last[0]))
        if any(size > most for size, most in zip(sizes, MOST, strict=True)):
            raise ValueError(f"network: {sizes} numbers in its layers, at most {MOST}")
        self.size, self.wide, self.narrow = sizes
        for i in range(self.size):
            for j in range(self.wide):
                self.first[i][j] = first[i][j]
        for j in range(self.wide):
            self.first_offset[j] = first_offset[0][j]
            for k in range(self.narrow):
                self.second[j][k] = second[j][k]
        for k in range(self.narrow):
            self.second_offset[k] = second_offset[0][k]
            self.last[k] = last[0][k]


def clear(n: SmallNetwork) -> None:
    """Nothing is seen yet."""
    for i in range(ids.NET_INPUTS):
        n.seen[i] = 0.0


# c: locals x double, total double
def scored(n: SmallNetwork) -> float:
    """One pass over what is seen; sums are made in the same order in every build."""
    for j in range(n.wide):
        n.one[j] = n.first_offset[j]
    for i in range(n.size):
        x = n.seen[i]
        if x != 0.0:
            for j in range(n.wide):
                n.one[j] += x * n.first[i][j]
    for k in range(n.narrow):
        n.two[k] = n.second_offset[k]
    for j in range(n.wide):
        x = n.one[j]
        if x > 0.0:
            for k in range(n.narrow):
                n.two[k] += x * n.second[j][k]
    total = 0.0
    for k in range(n.narrow):
        if n.two[k] > 0.0:
            total += n.two[k] * n.last[k]
    return total
