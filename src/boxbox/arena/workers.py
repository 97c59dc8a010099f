"""Worker processes that never outlive the one that made them."""

import os
from multiprocessing import parent_process
from multiprocessing.connection import wait
from signal import SIG_IGN, SIGINT, signal
from threading import Thread


def live_with_parent() -> None:
    """Prepare a worker process: it leaves Ctrl-C to its parent, and ends when its parent does."""
    signal(SIGINT, SIG_IGN)
    parent = parent_process()
    if parent:
        Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
