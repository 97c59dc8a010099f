"""`boxbox` and `boxbox serve`: the game in the browser, for one person, one sofa or friends."""

import ipaddress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from boxbox.cli import arguments
from boxbox.cli.saving import data_home
from boxbox.core.errors import OptionError
from boxbox.registry import use_own_data
from boxbox.server.addresses import HOME
from boxbox.server.hosts import read_name
from boxbox.server.settings import LOCAL_PROXIES, Settings

Host = Annotated[str | None, typer.Option(help="cli-serve-host", metavar="address")]
Lan = Annotated[bool, typer.Option("--lan", help="cli-serve-lan")]
Port = Annotated[
    int | None,
    typer.Option(help="cli-serve-port", metavar="number", min=0, max=65535),
]
DataDir = Annotated[Path | None, typer.Option(help="cli-serve-data-dir", metavar="folder")]
NoOpen = Annotated[bool, typer.Option("--no-open", help="cli-serve-no-open")]
Origin = Annotated[
    list[str] | None,
    typer.Option(help="cli-serve-origin", metavar="address"),
]
ForgetAfter = Annotated[
    int | None,
    typer.Option(
        help="cli-serve-forget-after",
        metavar="number",
        min=1,
        max=36500,
    ),
]
Name = Annotated[
    list[str] | None,
    typer.Option(help="cli-serve-name", metavar="name"),
]
Proxy = Annotated[
    list[str] | None,
    typer.Option(help="cli-serve-proxy", metavar="address"),
]


def serve(
    host: Host = None,
    lan: Lan = False,
    port: Port = None,
    data_dir: DataDir = None,
    no_open: NoOpen = False,
    name: Name = None,
    origin: Origin = None,
    forget_after: ForgetAfter = None,
    proxy: Proxy = None,
    data: arguments.OwnData = None,
    language: arguments.Language = "",
) -> None:
    """Start the server and open the game in the browser. Only this computer can reach it, unless
    you say otherwise here or in the lobby."""
    from boxbox.server import run  # here, so that other commands don't wait for it

    if data:
        use_own_data(data)
    settings = replace(
        _settings(data_dir or data_home(), name or [], origin or [], proxy or []),
        forget_after=None if forget_after is None else timedelta(days=forget_after),
    )
    is_home = host is None and not (name or origin or proxy)
    if lan and not is_home:
        raise OptionError("lan-at-home")
    say = arguments.read_words(language).say
    console = Console(highlight=False)

    def ready(own: str, others: tuple[str, ...]) -> None:
        console.print(Text(say("serve-ready", {"address": own}), style="bold"), soft_wrap=True)
        for other in others:
            console.print(say("serve-others", {"address": other}), soft_wrap=True)
        if is_home and not others:
            console.print(say("serve-no-network" if lan else "serve-home"), soft_wrap=True)
        console.print(say("serve-stop"), style="dim")
        if not no_open:
            run.open_browser(own)

    try:
        run.serve(None if is_home else host or HOME, port, settings, ready, lan)
    except run.AlreadyRunning as running:
        console.print(say("serve-running", {"address": running.address}), soft_wrap=True)
        if not no_open:
            run.open_browser(running.address)


def _settings(data_dir: Path, names: list[str], origins: list[str], proxies: list[str]) -> Settings:
    return Settings(
        data_dir,
        origins=tuple(origins),
        names=tuple(map(read_name, names)),
        proxies=(*LOCAL_PROXIES, *map(_read_proxy, proxies)),
    )


def _read_proxy(given: str) -> str:
    try:
        return str(ipaddress.ip_address(given))
    except ValueError:
        raise OptionError("no-proxy-address", {"given": given}) from None
