"""`boxbox` and `boxbox serve`: the game in the browser, for one person, one sofa or friends."""

from datetime import timedelta
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from boxbox.cli import arguments
from boxbox.cli.saving import data_home

Host = Annotated[str, typer.Option(help="cli-serve-host", metavar="address")]
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


def serve(
    host: Host = "0.0.0.0",
    port: Port = None,
    data_dir: DataDir = None,
    no_open: NoOpen = False,
    origin: Origin = None,
    forget_after: ForgetAfter = None,
    language: arguments.Language = "",
) -> None:
    """Start the server and open the game in the browser."""
    from boxbox.server import run  # here, so that other commands need not wait for it
    from boxbox.server.settings import Settings

    say = arguments.read_words(language).say
    console = Console(highlight=False)

    def ready(own: str, others: tuple[str, ...]) -> None:
        console.print(Text(say("serve-ready", {"address": own}), style="bold"), soft_wrap=True)
        for other in others:
            console.print(say("serve-others", {"address": other}), soft_wrap=True)
        console.print(say("serve-stop"), style="dim")
        if not no_open:
            run.open_browser(own)

    settings = Settings(
        data_dir or data_home(),
        origins=tuple(origin or ()),
        forget_after=None if forget_after is None else timedelta(days=forget_after),
    )
    try:
        run.serve(host, port, settings, ready)
    except run.AlreadyRunning as running:
        console.print(say("serve-running", {"address": running.address}), soft_wrap=True)
        if not no_open:
            run.open_browser(running.address)
