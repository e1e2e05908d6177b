"""The client's files: one page for all its addresses, and what belongs to it."""

import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from stockpile.server.answers import Refused, packed

PLACEHOLDER = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><base href="/"><title>Stockpile</title></head>
<body><h1>Stockpile</h1><p>The server runs; the browser client is not installed here. The protocol is at
<a href="openapi.json">openapi.json</a>.</p></body></html>
"""
PACKED = ("application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
FOREVER = "public, max-age=31536000, immutable"


class Pages:
    """Serves a folder; nothing outside of it."""

    def __init__(self, folder: Path, root_path: str) -> None:
        self._folder = folder.resolve()
        self._root = root_path

    async def page(self, _request: Request) -> Response:
        """The client itself, told where it lives."""
        index = self._folder / "index.html"
        text = index.read_text("utf-8") if index.is_file() else PLACEHOLDER
        text = text.replace('<base href="/"', f'<base href="{self._root}/"', 1)
        return Response(text, headers={"Cache-Control": "no-cache"}, media_type="text/html; charset=utf-8")

    async def file(self, request: Request) -> Response:
        """A file of the bundle."""
        wanted = request.path_params["path"]
        path = (self._folder / wanted.replace("\0", "?")).resolve()
        if not path.is_relative_to(self._folder) or not path.is_file():
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
