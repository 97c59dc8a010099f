"""Names of people: whatever they are made of, something is there to see."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from boxbox.server.messages import Name
from tests.server.kit import PERSON, Server

NAME: TypeAdapter[str] = TypeAdapter(Name)
IGNORABLE = [
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5),
    (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
]  # fmt: skip
"""Default_Ignorable_Code_Point of DerivedCoreProperties.txt, Unicode 14 to 17."""
BLANK = "\u2800\ufffc\U0001d159\U00013441\U00013442\U0001da7f\U0001da80"
EVERY = [chr(code) for code in range(sys.maxunicode + 1) if not 0xD800 <= code < 0xE000]
UNSEEN = [
    *(chr(code) for first, last in IGNORABLE for code in range(first, last + 1)),
    *BLANK,
    *(letter for letter in EVERY if unicodedata.category(letter)[0] in "CZM"),
]
SEEN = sorted(
    {letter for letter in EVERY if unicodedata.category(letter)[0] in "LNPS"} - set(UNSEEN)
)
MARKS = [letter for letter in UNSEEN if unicodedata.category(letter)[0] == "M"]


@pytest.mark.parametrize("letter", "\u3164\u2800\u115f\u1160\uffa0\u034f\u180e\u0301\u17b4\ufe0f ")
def test_a_name_that_shows_nothing_is_refused_by_every_way_in(server: Server, letter: str) -> None:
    made = server.make([PERSON, {"driver": "person"}, {"driver": "rules"}], begin=False)
    table = f"/api/tables/{made['table']['id']}"
    with server.http() as http, server.person(made, 0) as anna:
        for name in (letter, letter * 24, f" {letter} "):
            seats = [{**PERSON, "name": name}, PERSON, PERSON]
            for path, body in (
                ("/api/tables", {"game": "motor-racing", "seats": seats}),
                (f"{table}/sit", {"name": name}),
            ):
                answer = http.post(path, json=body)
                assert (answer.status_code, answer.json()["reason"]) == (422, "bad-name")
            assert anna.refused("name", name=name)["reason"] == "bad-name"
        assert http.get(table).json()["seats"][1]["taken"] is False


@given(st.text(st.sampled_from(UNSEEN), min_size=1, max_size=24))
def test_nothing_to_see_is_no_name(name: str) -> None:
    with pytest.raises(ValidationError):
        NAME.validate_python(name)


@given(
    st.text(st.sampled_from(UNSEEN), max_size=11),
    st.sampled_from(SEEN),
    st.text(st.sampled_from(UNSEEN), max_size=11),
)
def test_one_letter_that_shows_is_enough(before: str, letter: str, after: str) -> None:
    name = NAME.validate_python(before + letter + after)
    assert letter in name
    assert set(name) <= {letter, " ", *MARKS}


def test_names_of_all_scripts_are_kept() -> None:
    for name in (
        "Łukasz",
        "Ana Mª",
        "अनिता",
        "Нина",
        "中村",
        "สมชาย",
        "한나",
        "אנה",
        "O'Neil",
        "🏎",
        "!",
    ):
        assert NAME.validate_python(name) == name
