"""A proxy between client and server that delays, cuts and repeats."""

import asyncio
import contextlib
from random import Random


class FaultProxy:
    """Carries bytes; now and then late, and now and then not at all."""

    def __init__(self, port: int, draw: Random, cut: float = 0.01, delay: float = 0.02) -> None:
        self._target = port
        self._draw = draw
        self._cut = cut
        self._delay = delay
        self._server: asyncio.Server | None = None
        self.cuts = 0
        self.url = ""

    async def __aenter__(self) -> "FaultProxy":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            ahead, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        ways = [asyncio.create_task(self._carry(reader, back)), asyncio.create_task(self._carry(ahead, writer))]
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for end in (writer, back):
            end.transport.abort()

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                await asyncio.sleep(self._draw.random() * self._delay)
                if self._draw.random() < self._cut:
                    self.cuts += 1
                    sink.write(data[: self._draw.randrange(len(data) + 1)])
                    return
                sink.write(data)
                await sink.drain()
