"""Everything shown to people: keys become words here."""
