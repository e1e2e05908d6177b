"""The kinds of entries that a log is made of: one class a kind, one line a kind in `catalog.py`."""
