"""How what a server says is searched for cards."""

import re
from collections.abc import Iterator

TEAMS = "red|blue|yellow|green|black|white"


CARD = re.compile(
    rf'(?:{TEAMS})(?:\+[234]|-pit)|"(?:turbo|spin-out|charge-engine|charge-gears|wrong-line'
    r'|off-circuit|lose-control)(?=[" ])'
)
"""A card by its name, wherever it stands. Those whose names are also moments of a turn are not
looked for; the others are 48 of 54."""


def cards_in(text: str) -> set[str]:
    return {name.lstrip('"') for name in CARD.findall(text)} | set(cards_told(text))


TOLD = re.compile(
    rf'"key":"card-overtake","args":{{"team":{{"key":"team-({TEAMS})"}},"places":(\d)'
    rf'|"key":"card-team-pit","args":{{"team":{{"key":"team-({TEAMS})"}}'
    r'|"key":"card-(turbo|spin-out|charge-engine|charge-gears|wrong-line|off-circuit|lose-control)"'
)
"""The same cards where a message names them."""


def cards_told(text: str) -> Iterator[str]:
    for team, places, pit, other in TOLD.findall(text):
        yield other or (f"{pit}-pit" if pit else f"{team}+{places}")
