"""`stockpile mcp`: a seat for a language model, over the Model Context Protocol."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

import typer

from stockpile.cli import options
from stockpile.cli.failure import Failure
from stockpile.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Adds the command."""
    option = options.Options(words)
    server_option: Any = typer.Option("", metavar="URL", help=words("cli-mcp-server-help"), show_default=False)
    renamed_option: Any = typer.Option(
        None, metavar=words("cli-number"), help=words("cli-mcp-renamed-help"), show_default=False
    )
    legal_option: Any = typer.Option(True, "--legal/--no-legal", help=words("cli-mcp-legal-help"))

    @app.command(help=words("cli-mcp-help"), epilog=words("cli-mcp-examples"))
    def mcp(
        server: str = server_option,
        renamed: int | None = renamed_option,
        legal: bool = legal_option,
        lang: str = option.lang,
    ) -> None:
        said = options.wanted(words, lang)
        parts = urlsplit(server)
        if server and (parts.scheme not in ("http", "https") or not parts.netloc):
            raise Failure(said("cli-mcp-bad-server", given=server), 2)
        try:
            from stockpile.agents.house import House
            from stockpile.agents.mcp_server import serve
            from stockpile.agents.tools import Reading, Toolbox
        except ModuleNotFoundError:
            raise Failure(said("cli-mcp-needs")) from None

        asyncio.run(serve(Toolbox(House(server), Reading(lang, legal, renamed))))
