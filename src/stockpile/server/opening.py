"""uvicorn's WebSocket, which an ordinary handshake opens without being parsed a second time."""

from typing import Any
from urllib.parse import unquote

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol, State

ACCEPT = {"type": "websocket.accept"}


class OpeningProtocol(WebSocketsSansIOProtocol):
    """Opened by `begin`, or by what uvicorn hands over byte by byte."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._answer: bytes | None = None  # to a handshake that only waits for the application

    def begin(self, came: HttpToolsProtocol, answer: bytes) -> None:
        """Takes a connection over with its ordinary handshake; `answer` is sent if the application accepts."""
        self.connections.add(self)
        self.transport, self.server, self.client = came.transport, came.server, came.client
        self.scheme = "wss" if came.scheme == "https" else "ws"
        path, _, query = came.url.decode("ascii").partition("?")
        self.scope = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": self.server,
            "client": self.client,
            "root_path": self.root_path,
            "path": self.root_path + unquote(path),
            "raw_path": (self.root_path + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": came.headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {"websocket.http.response": {}},
        }
        self._answer = answer
        self._expect_frames()
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    def _expect_frames(self) -> None:
        """Tells `websockets` that no handshake will come."""
        self.handshake_initiated = True
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)

    async def send(self, message: ASGISendEvent) -> None:
        """Says yes to an ordinary handshake; everything else is uvicorn's."""
        if self._answer is None or message != ACCEPT:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        answer, self._answer = self._answer, None
        if not self.transport.is_closing():
            self.handshake_complete = True
            self.conn.state = State.OPEN
            self.transport.write(answer)
            self.start_keepalive()
