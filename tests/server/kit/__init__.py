"""What the tests of the server share: clients, servers of their own, databases."""
