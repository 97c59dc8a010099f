"""All four languages read as a player would write them, in the words printed on the box.

A row of the table names a fault, most of them once written, and keeps it out of every text.
"""

import re
from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import ast, parse

from boxbox.games.race90.words.sentences import Race90Words
from boxbox.words import locale, words
from tests.locales import ALL_PARTS, texts
from tests.spoken import Spoken


class Fault(NamedTuple):
    """What must not be written, with a text that had it and why it is wrong."""

    language: str
    pattern: str
    example: str
    why: str
    keys: str = ""
    """The messages that are looked at; all if it is empty."""
    but: str = ""
    """A message that means something else by it."""


FAULTS = (
    # Words of the box.
    Fault("es", r"(?i)\bclima\b", "Clima en la salida", "the box says tiempo"),
    Fault("es", r"\bbonos?\b", "quedan 2 bonos", "a bono is a voucher: bonificación"),
    Fault("es", r"(?i)(?<!\$)\bfactor(es)?\b", "los factores hasta 40", "Valor de Comprobación"),
    Fault("es", r"(?i)\bclasificar\b|en la clasificación", "Clasificar con esta",
          "that is the standings; qualifying is calificación"),
    Fault("es", r"espacios? de daño", "espacios de daño", "espacios para daños"),
    Fault("es", r"\bgasolina\b", "gasolina hasta el final", "combustible"),
    Fault("es", r"(?i)marcador de turnos", "Marcador de turnos", "Marcador de Turno"),
    Fault("es", r"(?<!¿)\b(en|la|una|sin|las) luchas?\b", "sin luchas", "Lucha has a capital"),
    Fault("es", r"valor(es)? de comprobación", "el valor de comprobación", "it has capitals"),
    Fault("es", r"\bPas(a|as|ando)? por delante|\bpasas a \{", "pasas a { $car }", "adelantar"),
    Fault("pt", r"\bboxes\b", "de volta das boxes", "the box has one box"),
    Fault("pt", r"(?i)indicador de turnos", "Indicador de turnos", "Indicador de Turno"),
    Fault("pt", r"fator(es)? de verificação", "o fator de verificação", "it has capitals"),
    Fault("pt", r"\btrav(ar|a|as) (mais )?tarde\b", "podes travar mais tarde", "Travagem Tardia",
          but="home-pitch-race90"),
    Fault("pt", r"\bpass(as?|ando)( por)? (\{ \$ca|todos)|\bpor todos\b", "passas por todos",
          "ultrapassar"),
    Fault("pt", r"(?i)desdobr", "Anna desdobra-se", "recuperar a volta"),
    Fault("pt", r"\bsuperad[ao]s?\b", "superada", "a check is passada"),
    Fault("pt", r"\bResgate\b", "Resgate", "Salvamento do jogador"),
    Fault("pt", r"\bjogos de pneus|\b(1|último) jogo\b|\} jogos\b", "resta 1 jogo", "conjunto"),
    Fault("pt", r"\bdescartes\b", "no topo dos descartes", "monte de descarte"),
    # English that was left.
    Fault("es", r"\b(FAST|SLOW|SUPERFAST)\b", "FAST y SLOW", "robots have Spanish names"),
    Fault("pt", r"\b(FAST|SLOW|SUPERFAST)\b", "FAST e SLOW", "robots have Portuguese names"),
    Fault("es", r"\bT\{ \$name", "T{ $name }", "T is a turn; a corner is C", "r90-corner-"),
    Fault("pt", r"\bT\{ \$name", "T{ $name }", "T is a turn; a corner is C", "r90-corner-"),
    # What it does not mean.
    Fault("es", r"hasta el turno", "repostar hasta el turno 8", "until is not by: como muy tarde",
          but="r90-table-stage-ends"),
    Fault("es", r"\bHasta \{", "Hasta { $target } se supera", "con 40 o menos"),
    Fault("es", r"robots para el\b", "de los robots para el mejor", "reads as: for the best"),
    Fault("pt", r"robôs para o\b", "dos robôs para o mais bem", "reads as: for the best"),
    Fault("es", r"\btant[oa]s?\b", "pierdes tantos neumáticos", "so many reads as a great many",
          "r90-plan-legend"),
    Fault("pt", r"\btant[oa]s?\b", "perdes tantos pneus", "so many reads as a great many",
          "r90-plan-legend"),
    Fault("pt", r"\btiras? (uma (bandeira )?amarela|uma bandeira|os discos|20)",
          "tira uma amarela", "tirar is to draw; retirar"),
    Fault("pt", r"à volta \{", "só vale à volta { $corner }", "about it, not through it"),
    Fault("pt", r"tarde (demais|de mais)", "tarde demais", "one spelling: demasiado tarde"),
    # Grammar.
    Fault("es", r"(\}|coches?|[Tt]odos|quien) mueven?\b", "cada coche mueve", "se mueve"),
    Fault("pt", r"(\}|carros?|[Tt]odos|quem|já|Líder) mov(e|em|eu|eram)\b(?!-| o tempo)",
          "cada carro move", "move-se"),
    Fault("pt", r"\bperguntado\b", "és perguntado", "no passive: perguntamos-te"),
    Fault("pt", r"\b(por|de) \{ \$country", "por { $country }", "pela Alemanha, por Inglaterra"),
    Fault("pt", r"equipa \{ \$team", "da equipa { $team }", "equipa Vermelho does not agree"),
    Fault("es", r"(?i)\b(toda sección|todo coche)", "toda sección", "todas las secciones"),
    Fault("pt", r"(?i)qualquer secção", "qualquer secção", "todas as secções"),
    Fault("es", r"Acabas \{", "Acabas { $place }", "Acabas en P3"),
    Fault("pt", r"Acabas \{", "Acabas { $place }", "Acabas em P3"),
    Fault("es", r"\bBienvenid|\bEres el\b|: uno (más|menos)", "Bienvenido", "not only men"),
    Fault("pt", r"\bBem-vind|\bÉs o\b|obrigado\b|(mais|menos) um$", "Bem-vindo", "not only men"),
    # One word for one thing.
    Fault("es", r"\bsignos?\b", "leer sus signos", "símbolos"),
    Fault("pt", r"\bsina(l|is)\b", "O que dizem os sinais", "símbolos"),
    Fault("es", r"(?i)\b(anular|revertir)", "anular una jugada", "undo is Deshacer"),
    Fault("pt", r"(?i)\bdesf(az|eit)", "desfazer uma jogada", "undo is Anular",
          but="r90-event-out-tyres"),
    Fault("pt", r"(?i)\b(tela|celular|arquivo|freada|largada|usuário)\b", "nesta tela",
          "Portuguese is European"),
    # English and Italian.
    Fault("en", r"(?i)\btak(e|en|ing) (that |a choice |anything )?back\b", "Take back", "undo"),
    Fault("en", r"(?i)once and for all", "Your answers once and for all", "automatic answers"),
    Fault("en", r"\bsigns?\b", "read its signs", "symbols"),
    Fault("en", r"\ba (red |brown )?damage\b", "more is a damage", "1 damage"),
    Fault("en", r"(?i)\bso (many|much)\b", "so many tyre chips go", "this many"),
    Fault("en", r"(?i)\bthrow away\b", "throw away cards", "discard"),
    Fault("en", r"(?i)trajector(y|ies) (don't )?pays?\b", "trajectories pay", "give a bonus"),
    Fault("en", r"\bWho (goes|has|starts|was)\b[^?]*$", "Who was out is placed behind",
          "retired cars"),
    Fault("en", r"\bTurn (track\b|\d)", "Turn track", "Turn Indicator; Corner 4"),
    Fault("en", r"(?i)un-laps (it|your)self from", "un-laps itself from FAST 1", "gets a lap back"),
    Fault("en", r"(?i)\bbest placed\b", "the best placed car", "best-placed"),
    Fault("it", r"(?i)\bfinché (?!non\b|ci sei tu\b|ne hai il coraggio\b|qualcosa non\b|"
          r"tutti non\b)", "finché ti fermi ai box", "finché non: until"),
    Fault("it", r"(?i)\bstaccat", "tentare la staccata", "Frenata Ritardata"),
    Fault("it", r"(?i)\bpedina", "spostano la pedina", "pedone"),
    Fault("it", r"(?i)\bvettur", "la mia vettura", "auto"),
    Fault("it", r"(?i)\bbenzina", "fuori: benzina", "carburante"),
    Fault("it", r"(?i)\bsennò", "sennò fuoripista", "altrimenti"),
    Fault("it", r"(?i)\bgara breve", "una gara breve", "corsa breve"),
    Fault("it", r"(?i)\bindicatore dei turni", "Indicatore dei turni", "Indicatore dei Giri"),
    Fault("it", r"(?i)\bripescaggio", "Ripescaggio", "Rientro dei piloti eliminati"),
    Fault("it", r"\bsegni\b", "leggerne i segni", "simboli"),
    Fault("it", r"(?i)passa(ndo|re)? davanti a \*", "passando davanti a *", "sorpassando"),
    Fault("it", r"(?i)\btant[eio] (sezioni|gomme|danni|punti|giri)", "perdi tante gomme",
          "indicate"),
    Fault("it", r"(?i)\battacco\b", "Attacco (cambio rotto)", "Charge (Lose Gears)"),
    Fault("it", r"(?i)\b(per (primo|ultimo)|benvenuto|resti fermo|gli costa|stargli)\b",
          "muovi per primo", "not only men race"),
    Fault("it", r"entra(re)? la Safety Car", "ed entra la Safety Car", "esce la Safety Car"),
    Fault("it", r"(?i)non rendono|\brende (alla|solo|al)\b", "le traiettorie non rendono",
          "danno bonus"),
)  # fmt: skip
"""The whole table: what a language must not say, wherever it is written."""

PRINTED = (
    ("en", "r90-guide-checks", "Target Check"),
    ("en", "r90-chart-target", "Target Check"),
    ("it", "r90-guide-checks", "Target Check"),
    ("it", "r90-chart-target", "Target Check"),
    ("it", "r90-guide-braking", "Frenata Ritardata"),
    ("it", "card-wrong-line", "Wrong Line −1"),
    ("it", "card-charge-gears", "Charge (Lose Gears)"),
    ("es", "r90-guide-checks", "Valor Objetivo"),
    ("es", "r90-chart-target", "Valor Objetivo"),
    ("pt", "r90-guide-checks", "Verificador de Alvo"),
    ("pt", "r90-chart-target", "Verificador de Alvo"),
    ("pt", "r90-guide-lapping", "volta de avanço"),
    ("pt", "r90-guide-module-weather", "moles (Soft) e duros (Hard)"),
)
"""Terms of the printed book that a reader of it must find again."""


@cache
def wordings(language: str) -> list[tuple[str, str]]:
    """Return each message as readers may meet it, and as it is written but for selectors."""
    found = list(texts(language))
    for part in ALL_PARTS:
        source = locale(language, part).read_text(encoding="utf-8")
        for entry in parse(source).body:
            if isinstance(entry, ast.Message) and entry.value:
                assert entry.value.span
                text = source[entry.value.span.start : entry.value.span.end]
                found.append((entry.id.name, re.sub(r"\{ \$\w+ ->", "{", text)))
    return found


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.language} {fault.example}")
def test_nothing_is_written_as_no_player_would(fault: Fault) -> None:
    assert re.search(fault.pattern, fault.example), "the row would not find its own example"
    found = [
        (key, text)
        for key, text in wordings(fault.language)
        if re.match(fault.keys, key) and key != fault.but and re.search(fault.pattern, text)
    ]
    assert found == [], fault.why


@pytest.mark.parametrize(("language", "key", "term"), PRINTED)
def test_printed_terms_are_named(language: str, key: str, term: str) -> None:
    assert any(term in text for found, text in texts(language) if found == key)


@pytest.mark.parametrize(
    ("language", "one_too_many", "two_too_many"),
    [
        ("es", "causa 1 daño, y tu coche ya no aguanta ninguno.",
               "causa 2 daños, y tu coche solo aguanta 1."),
        ("pt", "causa 1 dano, e o teu carro já não aguenta nenhum.",
               "causa 2 danos, e o teu carro só aguenta mais 1."),
    ],
)  # fmt: skip
def test_damage_that_does_not_fit_is_counted_in_words(
    language: str, one_too_many: str, two_too_many: str
) -> None:
    game = Spoken(Race90Words(), words(language))
    told = [
        game.reason("no-damage-slots", {"cards": ["17"], "damage": damage, "free": free})
        for damage, free in ((1, 0), (2, 1))
    ]
    assert told[0].endswith(one_too_many)
    assert told[1].endswith(two_too_many)
