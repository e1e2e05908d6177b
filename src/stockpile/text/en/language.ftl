# The language itself: its tag, which decides on plurals, and its name in its own words.
language-locale = en-US
language-name = English
