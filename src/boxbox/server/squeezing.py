"""What is sent compressed: printed cards and boards, and the files of the pages.

Nothing with a token is compressed: its length would give hints about the token.
"""

import gzip
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fastapi import Response
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers

from boxbox.core.wire import Facts

VARIES: Final = {"Vary": "Accept-Encoding"}
GZIP: Final = {"Content-Encoding": "gzip", **VARIES}


def squeezed(asked: Mapping[str, str], data: Facts | list[str]) -> Response:
    """Return data without secrets, compressed if the request headers allow it."""
    answer = JSONResponse(data, headers=VARIES)
    if not reads_gzip(asked):
        return answer
    return Response(gzip.compress(answer.body), media_type=answer.media_type, headers=GZIP)


def reads_gzip(asked: Mapping[str, str]) -> bool:
    """Return whether a client with these request headers can read compressed answers."""
    return "gzip" in asked.get("accept-encoding", "")


class Fingerprinted(StaticFiles):
    """Files whose names change with their content: browsers may keep them. Compressed once each."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._squeezed: dict[str, bytes] = {}

    async def get_response(self, path: str, scope: Any) -> Response:
        """Return the file with permission to keep it."""
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and path.endswith((".js", ".css")):
            response.headers.update(VARIES)
            if scope["method"] == "GET" and reads_gzip(Headers(scope=scope)):
                response = self._squeeze(path, response)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response

    def _squeeze(self, path: str, plain: FileResponse) -> Response:
        if path not in self._squeezed:
            self._squeezed[path] = gzip.compress(Path(plain.path).read_bytes())
        return Response(self._squeezed[path], media_type=plain.media_type, headers=GZIP)
