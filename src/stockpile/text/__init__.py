"""Keys to words: one folder of Fluent catalogues a language, and the functions that turn facts into sentences."""
