"""The server: tables over HTTP and WebSocket, with a log in a database that is the truth."""
