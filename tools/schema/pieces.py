"""JSON Schemas in pieces: numbers, lists, objects, and what the shapes of engine/declared/shapes.py look like."""

from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared.shapes import NULL, Shape
from stockpile.engine.names import INFORMATION

Schema = dict[str, Any]


def number(least: int = 0, most: int | None = None, says: str = "") -> Schema:
    """A whole number."""
    schema: Schema = {"type": "integer", "minimum": least}
    if most is not None:
        schema["maximum"] = most
    return {**schema, "description": says} if says else schema


def record(says: str, required: dict[str, Any], optional: dict[str, Any] | None = None) -> Schema:
    """An object with these keys and no others."""
    properties = {**required, **(optional or {})}
    schema: Schema = {"description": says, "type": "object", "properties": properties}
    if required:
        schema["required"] = list(required)
    return {**schema, "additionalProperties": False}


def listing(items: Schema, most: int, says: str, least: int = 0) -> Schema:
    """A list of so many things."""
    return {"description": says, "type": "array", "items": items, "minItems": least, "maxItems": most}


def counts(names: tuple[str, ...], says: str, most: int = ids.DECK) -> Schema:
    """How many of each kind; kinds of which there are none may be left out."""
    keys = {name: number(0, most) for name in names}
    return {"description": says, "type": "object", "properties": keys, "additionalProperties": False}


def ref(name: str) -> Schema:
    """A definition of the same file."""
    return {"$ref": f"#/$defs/{name}"}


def or_null(schema: Schema) -> Schema:
    """The same, or null."""
    return {"anyOf": [schema, {"type": "null"}]}


# What is unlike everything else in a view (declared/shapes.py: special).
SPECIAL: Schema = {
    "owner": or_null(ref("seat")),
    "task": listing(
        number(-20, 127),
        5 + ids.PICKS,
        "Task, company, amount, seats served; for a card its number, seat, end, how many picks and each.",
        4,
    ),
    "chosen": listing({"anyOf": [number(0, ids.OFFERED - 1), {"const": "?"}]}, ids.OWNED, "Which of them."),
}


class Shapes:
    """Schemas of shapes: those of a view, or those of a position, where nothing is secret and parts may be left out."""

    def __init__(self, *, is_view: bool, has_secrets: bool | None = None) -> None:
        self.is_view = is_view
        self.has_secrets = is_view if has_secrets is None else has_secrets

    def of(self, shape: Shape) -> Schema:
        """The schema of a shape, which is a reference if it has a name of its own."""
        if shape.named:
            schema = ref(shape.named)
            return or_null(schema) if shape.zero == NULL or (shape.filled and shape.sort == "record") else schema
        return self.written_out(shape)

    def written_out(self, shape: Shape) -> Schema:
        """The same without a reference to itself: a definition."""
        schema: Schema = getattr(self, f"_{shape.sort}")(shape)
        if shape.named:
            return schema
        is_null = shape.zero == NULL or (shape.sort == "record" and shape.filled)
        return or_null(schema) if is_null else schema

    def _number(self, shape: Shape) -> Schema:
        if shape.most == "":
            return {"type": "integer"}
        return number(shape.least, shape.most if isinstance(shape.most, int) else size(shape.most) - 1, shape.says)

    def _computed(self, shape: Shape) -> Schema:
        return number(0, int(shape.most))

    def _left(self, shape: Shape) -> Schema:
        return number(0, size(shape.places), shape.says)

    def _word(self, shape: Shape) -> Schema:
        if shape.says:
            return {"enum": list(INFORMATION), "description": shape.says}
        found = [ref(name if self.has_secrets else name.removesuffix("_or_secret")) for name in shape.of.split()]
        return found[0] if len(found) == 1 else {"anyOf": found}

    def _truth(self, shape: Shape) -> Schema:
        return {"type": "boolean", "description": shape.says} if shape.says else {"type": "boolean"}

    def _row(self, shape: Shape) -> Schema:
        many = size(shape.size)
        return listing(number(shape.least, int(shape.most)), many, shape.says, many if shape.plus else 0)

    def _counts(self, shape: Shape) -> Schema:
        return ref(shape.of)

    def _many(self, shape: Shape) -> Schema:
        assert shape.item is not None
        return listing(self.of(shape.item), size(shape.places), shape.says)

    def _marked(self, shape: Shape) -> Schema:
        assert shape.item is not None
        return listing(self.of(shape.item), size(shape.size), shape.says)

    def _held(self, shape: Shape) -> Schema:
        return listing(self._word(shape._replace(says="")), ids.STRATEGIES, shape.says)

    def _special(self, shape: Shape) -> Schema:
        found: Schema = SPECIAL[shape.of]
        return found

    def _record(self, shape: Shape) -> Schema:
        optional = {part.key: self.of(part.shape) for part in shape.parts if not part.required}
        required = {part.key: self.of(part.shape) for part in shape.parts if part.required}
        return record(shape.says, required, optional) if self.is_view else record(shape.says, {}, required | optional)


def size(said: str) -> int:
    """A number with a name, or one more."""
    name, _, more = said.partition("+")
    return int(getattr(ids, name)) + int(more or 0)
