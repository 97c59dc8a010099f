"""The application: some HTTP to make tables and sit down, one WebSocket a reader, the pages."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated, Any, Final, Literal, cast

from fastapi import APIRouter, FastAPI, Header, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

import boxbox
from boxbox.boards.text import RaceText, race_text
from boxbox.bots import bots_of, default_bot
from boxbox.core.errors import BoxboxError, IllegalChoice
from boxbox.core.match import Match
from boxbox.core.seats import Seat
from boxbox.core.wire import JSON
from boxbox.registry import find_game
from boxbox.registry import games as installed
from boxbox.server.database import prepare
from boxbox.server.door import Door
from boxbox.server.garage import Garage
from boxbox.server.guard import HEADERS, Guard, problem_body
from boxbox.server.lan import Lan
from boxbox.server.live import NOT_ALLOWED, TRY_AGAIN, HangUp, LiveReader, read_first
from boxbox.server.messages import NewTable, Opening, Sit, reason_of
from boxbox.server.reference import reference_page
from boxbox.server.seats import Keys, admit, hashed
from boxbox.server.settings import Settings
from boxbox.server.shapes import GameInfo, Made, ProblemInfo, Seated, ServerInfo, TableInfo
from boxbox.server.squeezing import Fingerprinted, squeezed
from boxbox.server.store import Store, StoreError
from boxbox.words import ENGLISH, files_of, words

log = logging.getLogger(__name__)
PAGES: Final = Path(__file__).parent / "pages"
FRESH: Final = {"Cache-Control": "no-cache"}
"""Browsers ask for the pages each time, because they name the current files."""
STATUS: Final = {
    "no-such-table": 404,
    "bad-token": 403,
    "not-here": 403,
    "no-network": 409,
    "table-full": 409,
    "seat-taken": 409,
    "not-now": 409,
    "race-closed": 409,
    "others-seated": 409,
    "table-deleted": 404,
    "not-saved": 503,
}
"""The HTTP status of a refusal; 400 if it is not here."""

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ProblemInfo} for status in (400, 403, 404, 409, 413, 421, 422, 429, 503)
}
PLAIN: Final = {"content": {"text/plain": {"schema": {"type": "string"}}}}
api = APIRouter(prefix="/api", responses=REFUSALS)


def make_app(settings: Settings) -> FastAPI:
    """Return the application; the database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(prepare, settings.database)
        app.state.garage = Garage(settings, Store(settings.database))
        chores = [
            asyncio.create_task(app.state.garage.sweep()),
            asyncio.create_task(app.state.garage.tidy()),
        ]
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await app.state.garage.close()

    app = FastAPI(
        title="boxbox",
        version=boxbox.__version__,
        description="Tables of racing board games. The socket is described in docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.door = Door(settings)
    app.state.lan = Lan(app.state.door, settings.addresses)
    app.add_middleware(cast(Any, Guard), settings=settings, door=app.state.door)
    app.include_router(api)
    app.add_api_route("/healthz", healthz, include_in_schema=False)
    app.add_api_route("/metrics", figures, include_in_schema=False)
    _answer_problems(app)
    _serve_pages(app)
    return app


# Requests over HTTP


@api.get("/server")
async def server(request: Request) -> ServerInfo:
    """Return the version, and where other devices of the local network can reach this server."""
    return _info(request)


@api.post("/lan")
async def open_lan(
    wanted: Opening,
    request: Request,
    x_boxbox: Annotated[Literal["lan"], Header()],  # noqa: ARG001 - no page from elsewhere can send it
) -> ServerInfo:
    """Open this server to the local network or close it, for the person at its machine."""
    await request.app.state.lan.switch(request, wanted.open)
    return _info(request)


def _info(request: Request) -> ServerInfo:
    lan: Lan = request.app.state.lan
    return {
        "version": boxbox.__version__,
        "addresses": list(lan.addresses),
        "lan": lan.state_for(request),
    }


@api.get("/games")
async def games() -> list[GameInfo]:
    """Return the games that can be played and their options."""
    return [
        {
            "name": game.name,
            "seats": list(game.seats),
            "options": [
                {
                    "name": option.name,
                    "default": option.default,
                    "expected": str(option.expected),
                    "form": option.form,
                }
                for option in game.options
            ],
            "bots": list(bots_of(game.name)),
            "bot": default_bot(game.name),
            "standing": {kind: list(texts) for kind, texts in game.standing.items()},
            "quick": manifest.quick,
            "screens": manifest.screens,
        }
        for manifest in installed().values()
        for game in [manifest.game]
    ]


@api.get("/games/{game}/printed", response_model=dict[str, Any])
async def printed(game: str, request: Request) -> Response:
    """Return what is printed on the cards and boards of new races."""
    return squeezed(request.headers, find_game(game).printed())


@api.get("/tables/{table}/printed", response_model=dict[str, Any])
async def printed_at(table: str, request: Request) -> Response:
    """Return what is printed on the cards and boards of a table's race."""
    found = await _garage(request).find(table)
    game = find_game(found.record.game) if found.match is None else found.match.game
    return squeezed(request.headers, game.printed())


@api.get("/games/{game}/words/{language}", response_model=list[str])
async def game_words(game: str, language: str, request: Request) -> Response:
    """Return the Fluent files of a game in a language, with English for what is missing."""
    return squeezed(request.headers, files_of(game, language))


@api.post("/tables", status_code=201)
async def make_table(wanted: NewTable, request: Request) -> Made:
    """Make a table; return it with tokens for the seats taken here."""
    table, tokens = await _garage(request).make(wanted)
    seats = {str(number): token for number, token in tokens.seats.items()}
    return Made(table=table.info(), host=tokens.host, seats=seats)


@api.get("/tables/{table}")
async def see_table(table: str, request: Request) -> TableInfo:
    """Return a table as anyone may see it."""
    return (await _garage(request).find(table)).info()


@api.delete("/tables/{table}", status_code=204)
async def delete_table(
    table: str,
    request: Request,
    authorization: Annotated[str | None, Header()] = None,
    boxbox_seats: Annotated[str, Header()] = "",
) -> None:
    """Delete a table of yours: the token is the host's.

    While the race is under way, every taken seat must be yours too: `Boxbox-Seats` has their
    tokens, separated by commas.
    """
    tokens = [token.strip() for token in boxbox_seats.split(",")]
    await _garage(request).delete(table, _token(authorization) or "", tokens)


@api.post("/tables/{table}/sit", status_code=201)
async def sit(table: str, wanted: Sit, request: Request) -> Seated:
    """Sit down before the race."""
    seat, token = await (await _garage(request).find(table)).sit(wanted.name, wanted.seat)
    return Seated(seat=seat, token=token)


@api.get("/tables/{table}/log", response_class=Response, responses={200: PLAIN})
async def read_log(
    table: str, request: Request, authorization: Annotated[str | None, Header()] = None
) -> PlainTextResponse:
    """Return the log as the seat of the token saw it, or as spectators did."""
    match, seat = await _race(request, table, authorization)
    return PlainTextResponse(match.log.text(seat))


@api.get("/tables/{table}/text")
async def read_text(
    table: str,
    request: Request,
    language: str = ENGLISH,
    width: Annotated[int, Query(ge=32, le=200)] = 80,
    authorization: Annotated[str | None, Header()] = None,
) -> RaceText:
    """Return the race as text, as the seat of the token sees it, or as spectators do."""
    match, seat = await _race(request, table, authorization)
    return race_text(match, seat, words(language), width)


async def _race(
    request: Request, table: str, authorization: str | None
) -> tuple[Match[Any], Seat | None]:
    """Return a race that has begun, and the seat whose token was sent."""
    found = await _garage(request).open(table)
    token = _token(authorization)
    who = admit(found.record, Keys(None if token is None else hashed(token)))
    if found.match is None:
        raise IllegalChoice("not-now", {})
    return found.match, who.seat


def _token(authorization: str | None) -> str | None:
    return None if authorization is None else authorization.removeprefix("Bearer ")


@api.get("/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """Return a page that describes this API."""
    return HTMLResponse(reference_page(request.app.openapi()))


async def healthz(request: Request) -> JSONResponse:
    """Return whether the server answers and its database accepts what is written."""
    well = await _garage(request).store.is_well()
    return JSONResponse({"well": well}, 200 if well else 503)


async def figures() -> Response:
    """Return the figures for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _garage(request: Request | WebSocket) -> Garage:
    return cast(Garage, request.app.state.garage)


# The socket


@api.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Serve one reader until it leaves."""
    await socket.accept()
    await _serve(socket, table, socket.app.state.settings)


async def _serve(socket: WebSocket, table: str, settings: Settings) -> None:
    try:
        hello = await read_first(socket, settings.limits)
        found = await _garage(socket).open(table)
        reader = LiveReader(socket, found, hello, settings.limits)
        visit = getattr(socket.state, "visit", None)
        if visit is not None:
            socket.app.state.door.seat(visit, found.record.id, reader.who)
        await reader.serve()
    except IllegalChoice as illegal:
        await _hang_up(socket, NOT_ALLOWED, illegal.reason)
    except HangUp as end:
        await _hang_up(socket, end.code, end.reason)
    except StoreError as error:
        log.error("table %s: %s", table, error)
        await _hang_up(socket, TRY_AGAIN, "not-saved")
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _hang_up(socket: WebSocket, code: int, reason: str) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(1):
                await socket.close(code, reason)


# The pages, and answers for what doesn't exist


def _serve_pages(app: FastAPI) -> None:
    if not (PAGES / "index.html").is_file():
        raise BoxboxError("pages-not-built", {"page": f"{PAGES.name}/index.html"})

    async def page() -> FileResponse:
        return FileResponse(PAGES / "index.html", headers=FRESH)

    async def table_page(table: str, request: Request) -> HTMLResponse:
        """Return the page, which names the table's game: the game's code is fetched at once."""
        game = None
        with suppress(StoreError):
            game = await _garage(request).game_of(table)
        html = (PAGES / "index.html").read_text(encoding="utf-8")
        told = f'<meta name="boxbox-table" content="{table} {game}" />' if game else ""
        return HTMLResponse(html.replace("<title>", f"{told}<title>", 1), headers=FRESH)

    app.mount("/assets", Fingerprinted(PAGES / "assets"))
    for path, answer in (("/", page), ("/new/{game}", page), ("/t/{table}", table_page)):
        app.add_api_route(path, answer, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount("/", StaticFiles(directory=PAGES))


def _answer_problems(app: FastAPI) -> None:
    """Answer all refusals in the same shape."""

    def answer(status: int, reason: str, values: Mapping[str, JSON], problem: str) -> JSONResponse:
        return JSONResponse(problem_body(reason, values, problem), status)

    async def illegal(_: Request, error: IllegalChoice) -> JSONResponse:
        return answer(STATUS.get(error.reason, 400), error.reason, error.values, str(error))

    async def not_saved(request: Request, error: StoreError) -> JSONResponse:
        log.error("%s %s: %s", request.method, request.url.path, error)
        return answer(503, "not-saved", {}, "the database can't be written")

    async def wrong(_: Request, error: BoxboxError) -> JSONResponse:
        return answer(400, "bad-option", {"problem": error.problem.data()}, str(error))

    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        problem = f"{where}: {first['msg']}"
        return answer(422, reason_of(first["type"]), {"problem": problem}, problem)

    async def not_found(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
            return FileResponse(PAGES / "index.html", 404, headers=FRESH)
        reason = {404: "not-found", 413: "too-large"}.get(error.status_code, "bad-message")
        refusal = answer(error.status_code, reason, {}, error.detail)
        refusal.headers.update(error.headers or {})
        return refusal

    async def broken(_: Request, __: Exception) -> JSONResponse:
        problem = problem_body("broken", {}, "something is wrong with the server: see its log")
        return JSONResponse(problem, 500, HEADERS)  # the guard is no longer there when this is sent

    for kind, handler in (
        (IllegalChoice, illegal),
        (StoreError, not_saved),
        (BoxboxError, wrong),
        (RequestValidationError, malformed),
        (HTTPException, not_found),
        (Exception, broken),
    ):
        app.add_exception_handler(kind, cast(Any, handler))
