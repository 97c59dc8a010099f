"""What is printed on cards, charts, chits and boards, as plain data for drawing them."""

from boxbox.core.wire import Facts
from boxbox.games.race90.table.cards import Chart, Chit, PrintedCard, card_text
from boxbox.games.race90.table.dataset import Data
from boxbox.games.race90.table.track import GRID_ROW, PrintedSection, Track


def printed(data: Data) -> Facts:
    """Return a data set: everything that lies open on the table before a race begins."""
    return {
        "set": data.name,
        "cards": _cards(data.cards[1:]),
        "charts": {chart.name: _chart(chart) for chart in data.charts},
        "chits": [_chit(chit) for chit in data.chits],
        "tracks": {name: _track(track) for name, track in data.tracks.items()},
    }


def _cards(cards: tuple[PrintedCard, ...]) -> Facts:
    return {card_text(card.number): _card(card) for card in cards}


def _card(card: PrintedCard) -> Facts:
    """Return a card by its fields; `check` is null for a card that asks for no check."""
    return {
        "type": card.type,
        "move": card.move,
        "factor": card.factor,
        "tyres": card.tyres,
        "damage": card.damage,
        "check": card.check,
        "draw": card.draw,
        "event": card.event,
        "corner": card.corner,
        "symbols": list(card.symbols),
    }


def _chart(chart: Chart) -> Facts:
    return {"tyres": chart.tyres, "cards": chart.cards, "damage": chart.damage}


def _chit(chit: Chit) -> Facts:
    return dict(chit._asdict())


def _track(track: Track) -> Facts:
    begins = track.geometry.sections
    return {
        "name": track.name,
        "sections": [
            _section(section, begin) for section, begin in zip(track.sections, begins, strict=True)
        ],
        "grid_row": GRID_ROW,
        "pit_time": track.pit_time,
        "turns": list(track.turns),
        "stages": list(track.stages),
        "short_turn": track.short_turn,
        "weather": [dict(slot._asdict()) for slot in track.weather],
        "corners": list(track.corners),
        "cards": _cards(track.cards),
        "length": track.geometry.length,
        "bends": [dict(bend._asdict()) for bend in track.geometry.bends],
    }


def _section(section: PrintedSection, begins: float) -> Facts:
    """Return a section, which begins this many metres from the line (below 0: before it)."""
    return {
        "kind": section.kind,
        "corner": section.corner,
        "trajectories": [dict(point._asdict()) for point in section.trajectories],
        "late_braking": section.late_braking,
        "modifier": section.modifier,
        "path": [dict(step._asdict()) for step in section.path],
        "begins": begins,
    }
