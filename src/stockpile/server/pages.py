"""The client's files: one page for all its addresses, and what belongs to it."""

import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from stockpile.server.answers import Refused, packed

PLACEHOLDER = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><base href="/"><title>Stockpile</title></head>
<body><h1>Stockpile</h1><p>The server runs; the browser client is not installed here. Whoever started it was told the
command that brings it. The protocol is at <a href="openapi.json">openapi.json</a>.</p></body></html>
"""
PACKED = ("application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
FOREVER = "public, max-age=31536000, immutable"


class Pages:
    """Serves the files that lie in a folder. What is asked for is looked up among their names and never made a path."""

    def __init__(self, folder: Path, root_path: str) -> None:
        self._folder = folder.resolve()
        self._root = root_path
        self._index = self._folder / "index.html"
        self._built: int | None = None
        self._files: dict[str, Path] = {}
        self._look()

    def _look(self) -> None:
        """Lists the folder, again if the client was built anew."""
        built = self._index.stat().st_mtime_ns if self._index.is_file() else None
        if built == self._built and self._files:
            return
        self._built = built
        self._files = {
            path.relative_to(self._folder).as_posix(): path
            for path in self._folder.rglob("*")
            if path.is_file() and path.resolve().is_relative_to(self._folder)
        }

    async def page(self, _request: Request) -> Response:
        """The client itself, told where it lives."""
        self._look()
        text = self._index.read_text("utf-8") if self._built is not None else PLACEHOLDER
        text = text.replace('<base href="/"', f'<base href="{self._root}/"', 1)
        return Response(text, headers={"Cache-Control": "no-cache"}, media_type="text/html; charset=utf-8")

    async def file(self, request: Request) -> Response:
        """A file of the bundle."""
        wanted = request.path_params["path"]
        path = self._files.get(wanted)
        if path is None or not path.is_file():
            raise Refused("no-such-page")
        body = path.read_bytes()
        tag = '"' + hashlib.sha256(body).hexdigest()[:32] + '"'
        headers = {"ETag": tag, "Cache-Control": FOREVER if wanted.startswith("assets/") else "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind in PACKED:
            body, headers = packed(request, body, headers)
        return Response(body, headers=headers, media_type=kind)
