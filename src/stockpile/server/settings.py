"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Settings:
    """What `stockpile serve` was told."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///games.db"  # relative; `stockpile serve` names the user's own
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    allowed_hosts: tuple[str, ...] = ()
    metrics_token: str = field(default="", repr=False)
    static: Path = HERE / "static"
    thinkers: int = 1
    workers: int = 1  # processes like this one: what is limited for all together is shared out between them
    keep_days: float | None = None
    idle_seconds: float = 600.0
    limits: bool = True

    @property
    def root_path(self) -> str:
        """The path under which a proxy serves us, without a slash at its end."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def public_origin(self) -> str:
        """Scheme and host of the public address, as browsers write an origin."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""
