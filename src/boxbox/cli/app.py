"""The commands and their options."""

from typing import Annotated

import typer

import boxbox
from boxbox.cli import bench, check_data, play, replay, serve, simulate
from boxbox.core.errors import OptionError

app = typer.Typer(
    help="Formula Motor Racing and Race! Formula 90, in the browser and in the terminal. "
    "Without a command: `serve`.",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("bench")(bench.bench)
app.command("check-data")(check_data.check_data)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"boxbox {boxbox.__version__}")
        raise typer.Exit


@app.callback()
def _root(
    context: typer.Context,
    lan: serve.Lan = False,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve.serve(lan=lan)
    elif lan:
        raise OptionError("--lan goes with `boxbox` alone or behind `boxbox serve`")
