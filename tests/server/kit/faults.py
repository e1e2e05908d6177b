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
        self._lines: set[asyncio.Task[None]] = set()
        self.cuts = 0
        self.url = ""

    async def __aenter__(self) -> "FaultProxy":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        """Hangs up on everybody and waits until they are gone: a line left open would outlive its event loop."""
        assert self._server is not None
        self._server.close()
        while self._lines:
            for line in self._lines:
                line.cancel()
            await asyncio.gather(*self._lines, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)
        ends = [writer]
        try:
            ahead, back = await asyncio.open_connection("127.0.0.1", self._target)
            ends.append(back)
            await self._both_ways((reader, back), (ahead, writer))
        except (OSError, asyncio.CancelledError):
            pass  # nobody there, or the test is over
        finally:
            for end in ends:
                end.transport.abort()

    async def _both_ways(self, *pairs: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        """Until one side has enough."""
        ways = [asyncio.create_task(self._carry(source, sink)) for source, sink in pairs]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

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
