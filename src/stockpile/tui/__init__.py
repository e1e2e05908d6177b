"""The game in the terminal: a full-screen program and a line-by-line one over the same sitting."""
