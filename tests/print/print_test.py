#!/usr/bin/python3
"""Tests of the program soulstack-print: pages, cut marks as printed, pictures, the saved object, and errors.

tests/print/print_test.py SOULSTACK   # soulstack-print is beside it; needs pdftoppm and pdfinfo (poppler-utils)
"""
import json
import re
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
DPI = 300
INCH = 25.4


def run(*arguments, code=0):
    ran = subprocess.run([PROGRAM, "print", *map(str, arguments)], capture_output=True, text=True, timeout=300)
    assert ran.returncode == code, (arguments, ran.returncode, ran.stdout, ran.stderr)
    return ran.stdout + ran.stderr


def pages_of(pdf):
    info = subprocess.run(["pdfinfo", pdf], check=True, capture_output=True, text=True).stdout
    size = [float(n) / 72 * INCH for n in re.search(r"Page size: *([\d.]+) x ([\d.]+)", info).groups()]
    return int(re.search(r"Pages: *(\d+)", info).group(1)), size


def picture_of(pdf, page=1):
    """The rows of a page in shades of grey, and its width."""
    shot = subprocess.run(["pdftoppm", "-r", str(DPI), "-gray", "-f", str(page), "-l", str(page), pdf],
                          check=True, capture_output=True).stdout
    width, height = map(int, shot.split(None, 4)[1:3])
    pixels = shot[-width * height:]
    return [pixels[row * width:(row + 1) * width] for row in range(height)], width


def middles(dark):
    """The middle of each stretch of dark pixels, in mm."""
    runs, start = [], None
    for at, is_dark in enumerate([*dark, False]):
        if is_dark and start is None:
            start = at
        elif not is_dark and start is not None:
            runs.append((start + at) / 2 / DPI * INCH)
            start = None
    return runs


def edges(first, card, step, count):
    return sorted({round(first + step * i + side, 3) for i in range(count) for side in (0, card)})


def test_pages(folder):
    cards = [
        ([], 210, 297, 63, 88, 3, 3, 0),
        (["--paper", "letter", "--size", "63.5x88.9", "--gap", 3], 215.9, 279.4, 63.5, 88.9, 3, 3, 3),
        (["--bleed"], 297, 210, 63, 88, 4, 2, 6.35),
        (["--bleed", "--paper", "letter"], 279.4, 215.9, 63, 88, 3, 2, 6.35),
    ]
    for options, width, height, card_w, card_h, columns, rows, between in cards:
        pdf = folder / "out.pdf"
        said = run("examples", "--pdf", pdf, *options)
        count, size = pages_of(pdf)
        assert abs(size[0] - width) < 0.1 and abs(size[1] - height) < 0.1, size
        copies = int(re.search(r": (\d+) cards", said).group(1))
        assert count == -(-copies // (columns * rows)), (count, copies)

        bleed = 3.175 if "--bleed" in options else 0
        left = (width - (card_w + between) * columns + between) / 2
        top = (height - (card_h + between) * rows + between) / 2
        assert left - bleed >= 3 and top - bleed >= 3
        picture, _ = picture_of(pdf)
        row = picture[round((top - bleed - 0.9) / INCH * DPI)]
        column = round((left - bleed - 0.9) / INCH * DPI)
        for measured, expected in (
                (middles([p < 200 for p in row]), edges(left, card_w, card_w + between, columns)),
                (middles([line[column] < 200 for line in picture]), edges(top, card_h, card_h + between, rows))):
            assert len(measured) == len(expected), (options, measured, expected)
            assert all(abs(a - b) <= 0.1 for a, b in zip(measured, expected)), (options, measured, expected)


def test_backs_and_single_cards(folder):
    run("examples", "--pdf", folder / "fronts.pdf")
    run("examples", "--pdf", folder / "both.pdf", "--backs")
    run("examples", "--pdf", folder / "single.pdf", "--paper", "card", "--bleed", "--size", "63.5x88.9")
    _, size = pages_of(folder / "single.pdf")
    assert abs(size[0] - 2.75 * INCH) < 0.1 and abs(size[1] - 3.75 * INCH) < 0.1, size
    assert pages_of(folder / "both.pdf")[0] % 2 == 0
    assert pages_of(folder / "both.pdf")[0] <= 2 * pages_of(folder / "fronts.pdf")[0]  # other faces are backs


def test_many_cards(folder):
    """500 cards in a minute: the base set has about as many."""
    start = time.monotonic()
    said = run("base", "--pdf", folder / "base.pdf")
    seconds = time.monotonic() - start
    print(f"{said.strip()} in {seconds:.1f} s")
    copies = int(re.search(r": (\d+) cards", said).group(1))
    assert seconds / copies * 500 < 60


def png_size(file):
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG"), file
    return struct.unpack(">II", data[16:24])


def test_pictures(folder):
    run("examples", "--png", folder / "new", "--bleed", "--since", "cards/base", "--dpi", 72)
    assert len(list((folder / "new").glob("*.png"))) > 100  # nothing of the examples is in the base set
    run("examples", "--png", folder / "none", "--since", "cards/examples")
    assert not (folder / "none").exists()
    mine = folder / "mine"
    (mine / "loot").mkdir(parents=True)
    (mine / "set.lua").write_text('return set { id = "mine", title = "Mine", version = "1", api = 1, '
                                  'authors = { "t" }, license = "MIT", requires = { "base" } }\n')
    (mine / "loot" / "spark.lua").write_text('return loot { name = "Spark", play { text = "Gain 1¢.", '
                                             'effect = function(you) gain_coins(you, 1) end } }\n')
    for dpi, size in ((300, (825, 1125)), (600, (1650, 2250))):
        run(mine, "--png", folder / "small", "--bleed", "--dpi", dpi)
        assert png_size(folder / "small" / "mine-spark.png") == size


def test_saved_object(folder):
    run("examples", "--tts", folder / "fair.json", "--images-at", "https://cards.example/fair")
    saved = json.loads((folder / "fair.json").read_text())
    assert {"SaveName", "ObjectStates", "LuaScript", "Rules", "Note"} <= saved.keys()
    pictures = set()
    for deck in saved["ObjectStates"]:
        assert deck["Name"] in ("DeckCustom", "Card") and deck["Transform"]["scaleX"] == 1
        for sheet in deck["CustomDeck"].values():
            assert (sheet["NumWidth"], sheet["NumHeight"], sheet["BackIsHidden"]) == (10, 7, True)
            pictures |= {sheet["FaceURL"], sheet["BackURL"]}
        for number, card in zip(deck.get("DeckIDs", []), deck.get("ContainedObjects", []), strict=True):
            assert card["CardID"] == number and number % 100 < 69 and str(number // 100) in deck["CustomDeck"]
            assert card["Nickname"] and isinstance(card["Description"], str) and card["Tags"]
    for address in pictures:
        assert address.startswith("https://cards.example/fair/"), address
        width, height = png_size(folder / address.rsplit("/", 1)[1])
        assert max(width, height) <= 4096
    run("examples", "--tts", folder / "here.json", "--since", "cards/base")
    assert "file:///" in (folder / "here.json").read_text()


PICTURED = Path("tests/print/pictured")
PICTURED_ORDER = ["Spark", "Spark", "Moth", "Lamp", "Plain Box"]  # as it is printed


def colours_of(pdf):
    """The rows of the first page, each a list of (red, green, blue)."""
    shot = subprocess.run(["pdftoppm", "-r", str(DPI), "-f", "1", "-l", "1", pdf],
                          check=True, capture_output=True).stdout
    width, height = map(int, shot.split(None, 4)[1:3])
    pixels = shot[-3 * width * height:]
    return [[tuple(pixels[at:at + 3]) for at in range(3 * width * row, 3 * width * (row + 1), 3)]
            for row in range(height)]


def near(colour, expected, within=24):
    return all(abs(a - b) <= within for a, b in zip(colour, expected))


def test_pictures_of_cards(folder):
    """PNG, JPEG and SVG pictures, a frame and colours; their places are those of the layout."""
    pdf = folder / "pictured.pdf"
    said = run(PICTURED, "--pdf", pdf)
    assert "5 cards on 1 page" in said, said
    kinds = subprocess.run(["pdfimages", "-list", pdf], check=True, capture_output=True, text=True).stdout
    assert kinds.count(" jpeg ") == 1, kinds  # as it is in its file
    rows = colours_of(pdf)

    def colour(name, x, y):
        """At a place on a card, in mm from its corner."""
        at = PICTURED_ORDER.index(name)
        left, top = 10.5 + 63 * (at % 3), 16.5 + 88 * (at // 3)
        return rows[round((top + y) / INCH * DPI)][round((left + x) / INCH * DPI)]

    top, across = 13.7, 31.5  # of the picture, and its middle
    assert near(colour("Spark", across, top + 14.25), (0xc0, 0x30, 0x28))
    assert near(colour("Spark", 6.5, top + 14.25), (0x20, 0x28, 0x48))
    assert near(colour("Lamp", across + 8, top + 14.25), (255, 224, 96))
    assert near(colour("Lamp", across, top + 14.25), (190, 222, 226))  # transparent: the usual field of treasures
    assert near(colour("Moth", across, top + 13), (0x30, 0x18, 0x10))
    assert near(colour("Moth", 8, top + 24), (0x40, 0x58, 0x38))
    assert near(colour("Moth", 4, 44), (0xf4, 0xe8, 0xd8))  # the frame
    assert near(colour("Moth", 1, 44), (0x3a, 0x18, 0x30))
    assert near(colour("Plain Box", 1, 44), (0x3a, 0x3a, 0x8c))  # the edge
    assert near(colour("Plain Box", 4, 70), (0xf4, 0xf0, 0xff))  # the paper

    run(PICTURED, "--png", folder / "pictured", "--bleed")
    run(PICTURED, "--tts", folder / "pictured.json")
    assert len(list((folder / "pictured").glob("*.png"))) == 4
    assert len((folder / "pictured-treasure-1.png").read_bytes()) > 10_000


def png_file(width, height, data):
    def chunk(kind, contents):
        return (struct.pack(">I", len(contents)) + kind + contents
                + struct.pack(">I", zlib.crc32(kind + contents)))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def test_pictures_that_cannot_be_drawn(folder):
    """Each is an error with its place, in a second and in little memory, and nothing is written."""
    mine = folder / "wrong"
    (mine / "loot").mkdir(parents=True)
    (mine / "set.lua").write_text('return set { id = "wrong", title = "Wrong", version = "1", api = 1, '
                                  'authors = { "t" }, license = "MIT", requires = { "base" } }\n')
    moth = (PICTURED / "art" / "moth.jpg").read_bytes()
    bomb = zlib.compress(bytes(40_000_000), 9)
    evil = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">' + b'<g filter="url(#a)">' * 9000
    outside = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><image href="file:///etc/hostname"/></svg>'
    for name, contents, says in (
            ("none.png", None, "no such file"),
            ("huge.png", png_file(30_000, 30_000, bomb), "at most 4 million"),
            ("text.png", b"text", "is not a picture"),
            ("cut.png", png_file(2000, 2000, b"")[:60], "is damaged"),
            ("bomb.png", png_file(10, 10, bomb), None),
            ("cut.jpg", moth[:400], "is damaged"),
            ("moth.png", moth, "another ending"),
            ("evil.svg", evil, "is damaged"),
            ("outside.svg", outside, None),
            ("../outside.png", None, "leads out")):
        (mine / "loot" / "spark.lua").write_text(
            f'return loot {{ name = "Spark", image = "{name}", play {{ text = "Gain 1¢.", '
            'effect = function(you) gain_coins(you, 1) end } }\n')
        if contents is not None:
            (mine / name).write_bytes(contents)
        out = folder / f"{Path(name).name}.pdf"
        start = time.monotonic()
        said = run(mine, "--pdf", out, code=3 if says else 0)
        assert time.monotonic() - start < 20, name
        assert not says or (says in said and name in said), (name, said)
        assert out.exists() == (says is None), name


def test_errors(folder):
    before = sorted(folder.iterdir())
    for arguments, code, says in (
            (["examples"], 2, "--pdf FILE"),
            (["no_such_set", "--pdf", folder / "x.pdf"], 2, "no_such_set"),
            (["./no/folder", "--pdf", folder / "x.pdf"], 3, "no/folder"),
            (["examples", "--pdf", folder / "missing" / "x.pdf"], 3, "missing"),
            (["examples", "--pdf", folder / "x.pdf", "--paper", "card"], 2, "--bleed"),
            (["examples", "--pdf", folder / "x.pdf", "--gap", 4], 2, "--gap"),
            (["examples", "--pdf", folder / "x.pdf", "--since", "soon"], 2, "--since"),
            (["examples", "--pdf", folder / "x.pdf", "--paper", "a3"], 2, "a3")):
        said = run(*arguments, code=code)
        assert says in said, (arguments, said)
    assert sorted(folder.iterdir()) == before


def test_font_table():
    subprocess.run(["tools/faces/font/make_font", "--check"], check=True)
    fonts = [*Path("tools/faces/font").glob("*.otf")]
    assert len(fonts) == 2 and sum(font.stat().st_size for font in fonts) <= 60_000


tests = (test_errors, test_pages, test_backs_and_single_cards, test_many_cards, test_pictures, test_pictures_of_cards,
         test_pictures_that_cannot_be_drawn, test_saved_object)
with tempfile.TemporaryDirectory() as name:
    place = Path(name)
    for test in tests:
        test(place)
test_font_table()
print(f"{len(tests) + 1} passed, 0 failed")
