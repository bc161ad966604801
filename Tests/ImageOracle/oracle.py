#!/usr/bin/env python3
"""Compares how we read picture files with Pillow: which files are pictures, and their pixels.

Usage: oracle.py [SEED]; DECODER names the program `decodepicture`. Makes PNG files of every colour
type, depth and interlacing with and without transparency, JPEG files in grey, RGB and CMYK, baseline
and progressive, with every EXIF orientation, and cuts and damages small ones at every byte. What
Pillow refuses we have to refuse; it may read more than we do, as it mends. ALONE=1 lists those.
"""
import io
import os
import random
import struct
import subprocess
import sys
import zlib

from PIL import Image, ImageOps

chance = random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
decoder = subprocess.Popen([os.environ["DECODER"]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
failures = 0
counts = {}


def ours(data):
    """(width, height, bytes B G R A premultiplied), or why not."""
    decoder.stdin.write(struct.pack("<I", len(data)) + data)
    decoder.stdin.flush()
    head = decoder.stdout.read(8)
    if len(head) < 8:
        sys.exit(f"the decoder is gone, status {decoder.wait()}, after {data[:64].hex()}…")
    status, first = struct.unpack("<II", head)
    if status == 0:
        return decoder.stdout.read(first).decode()
    (height,) = struct.unpack("<I", decoder.stdout.read(4))
    return first, height, decoder.stdout.read(first * height * 4)


def theirs(data):
    """The same of Pillow."""
    try:
        with Image.open(io.BytesIO(data)) as image:
            if image.format not in ("PNG", "JPEG"):
                return "another format"
            deep = image.mode.startswith("I")
            image.load()
            if image.format == "JPEG":
                image = ImageOps.exif_transpose(image)
            if deep:
                # Sixteen bits of grey: Pillow cuts them off where it converts.
                image = image.point(lambda value: value / 257, "L") if image.mode == "I" else image
            return image.width, image.height, image.convert("RGBA").tobytes()
    except Exception as error:  # Whatever it is, it is no picture to Pillow.
        return f"{type(error).__name__}: {error}"


def premultiplied(rgba):
    """B G R A, each colour times its alpha, rounded to the nearest."""
    out = bytearray(len(rgba))
    for index in range(0, len(rgba), 4):
        red, green, blue, alpha = rgba[index : index + 4]
        out[index] = (blue * alpha * 2 + 255) // 510
        out[index + 1] = (green * alpha * 2 + 255) // 510
        out[index + 2] = (red * alpha * 2 + 255) // 510
        out[index + 3] = alpha
    return bytes(out)


def count(what):
    counts[what] = counts.get(what, 0) + 1


def fail(name, words):
    global failures
    failures += 1
    if failures <= 20:
        print(f"✘ {name}: {words}")


def same_pixels(name, mine, other, tolerance):
    if mine[:2] != other[:2]:
        return fail(name, f"{mine[:2]}, not {other[:2]}")
    expected = premultiplied(other[2])
    worst = max((abs(a - b) for a, b in zip(mine[2], expected)), default=0)
    if worst > tolerance:
        fail(name, f"a channel is off by {worst}")


def whole(name, data, tolerance=0):
    """A file that is a picture to both."""
    mine, other = ours(data), theirs(data)
    count("whole files")
    if isinstance(other, str):
        return fail(name, f"Pillow does not read it: {other}")
    if isinstance(mine, str):
        return fail(name, mine)
    same_pixels(name, mine, other, tolerance)


def damaged(name, data, tolerance=0):
    """A file that may be a picture to nobody; what both read has to look alike."""
    mine, other = ours(data), theirs(data)
    if isinstance(mine, str) and isinstance(other, str):
        count("damaged, read by neither")
    elif isinstance(other, str):
        fail(name, "read by us alone; Pillow: " + other)
    elif isinstance(mine, str):
        count("damaged, read by Pillow alone")
        alone.append((name, "ours: " + mine))
    else:
        count("damaged, read by both")
        same_pixels(name, mine, other, tolerance)


alone = []

# MARK: PNG


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def filtered(rows, bpp):
    """Rows with every kind of filter in turn."""
    out, last = b"", None
    for index, row in enumerate(rows):
        last = last or bytes(len(row))
        kind = (index + chance.randrange(5)) % 5
        line = bytearray([kind])
        for place, value in enumerate(row):
            left = row[place - bpp] if place >= bpp else 0
            up = last[place]
            corner = last[place - bpp] if place >= bpp else 0
            guess = left + up - corner
            distances = (abs(guess - left), abs(guess - up), abs(guess - corner))
            paeth = (left, up, corner)[distances.index(min(distances))]
            line.append((value - (0, left, up, (left + up) // 2, paeth)[kind]) & 255)
        out += line
        last = row
    return out


def png(width, height, kind, depth, interlaced, extra=b""):
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind]
    bits = channels * depth
    samples = [[[chance.randrange(1 << depth) for _ in range(channels)] for _ in range(width)]
               for _ in range(height)]

    def pack(pixels):
        number = 0
        for pixel in pixels:
            for sample in pixel:
                number = number << depth | sample
        size = (len(pixels) * bits + 7) // 8
        return (number << (size * 8 - len(pixels) * bits)).to_bytes(size, "big")

    passes = ADAM7 if interlaced else [(0, 0, 1, 1)]
    data = b""
    for x, y, dx, dy in passes:
        rows = [pack(samples[line][x::dx]) for line in range(y, height, dy) if x < width]
        data += filtered(rows, max(1, bits // 8))
    head = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + extra + chunk(b"IDAT", zlib.compress(data))
            + chunk(b"IEND", b""))


def palette(depth, alphas=0):
    colours = bytes(chance.randrange(256) for _ in range(3 << depth))
    extra = chunk(b"PLTE", colours)
    if alphas:
        extra += chunk(b"tRNS", bytes(chance.randrange(256) for _ in range(alphas)))
    return extra


small = []
for interlaced in (0, 1):
    for width, height in ((1, 1), (2, 9), (7, 5), (33, 17)):
        for kind, depths in ((0, (1, 2, 4, 8)), (2, (8,)), (3, (1, 2, 4, 8)), (4, (8,)), (6, (8,))):
            for depth in depths:
                extra = palette(depth) if kind == 3 else b""
                name = f"PNG type {kind}, {depth} bits, {width} × {height}, interlaced {interlaced}"
                data = png(width, height, kind, depth, interlaced, extra)
                whole(name, data)
                if (width, height) == (7, 5):
                    small.append((name, data))
                if kind == 3:
                    data = png(width, height, kind, depth, interlaced, palette(depth, 1 << depth - 1))
                    whole(name + ", alphas", data)
                if kind == 0 and depth == 8:
                    whole(name + ", a clear grey", png(
                        width, height, kind, depth, interlaced, chunk(b"tRNS", b"\0\7")))
        # Pillow keeps the upper eight of sixteen bits, we round them.
        for kind in (0, 2, 4, 6):
            name = f"PNG type {kind}, 16 bits, {width} × {height}, interlaced {interlaced}"
            data = png(width, height, kind, 16, interlaced)
            whole(name, data, tolerance=2)
            if (width, height) == (7, 5):
                small.append((name, data))

# MARK: JPEG


def picture(mode, width, height):
    image = Image.new(mode, (width, height))
    bands = len(image.getbands())
    image.putdata([
        (x * 255 // max(1, width - 1), y * 255 // max(1, height - 1), (x * y) % 256, 40 + x)[:bands]
        if bands > 1 else x * 255 // max(1, width - 1)
        for y in range(height) for x in range(width)])
    return image


for mode in ("L", "RGB", "CMYK"):
    for progressive in (False, True):
        for sampling in (0, 1, 2) if mode == "RGB" else (0,):
            for width, height in ((1, 1), (8, 8), (17, 9), (40, 33)):
                out = io.BytesIO()
                picture(mode, width, height).save(
                    out, "JPEG", quality=90, progressive=progressive, subsampling=sampling)
                name = f"JPEG {mode}, progressive {progressive}, {sampling}, {width} × {height}"
                # Another version of the library may round the transform otherwise.
                whole(name, out.getvalue(), tolerance=3)
                if (width, height) == (17, 9) and sampling != 1:
                    small.append((name, out.getvalue()))

for orientation in range(0, 10):
    for order in ("<", ">"):
        exif = Image.Exif()
        exif.endian = order
        exif[0x0112] = orientation
        out = io.BytesIO()
        picture("RGB", 19, 11).save(out, "JPEG", quality=90, exif=exif)
        whole(f"JPEG orientation {orientation}", out.getvalue(), tolerance=3)

# MARK: Damage

for name, data in small:
    tolerance = 255 if name.startswith("JPEG") else 2 if "16 bits" in name else 0
    for length in range(len(data)):
        damaged(f"{name}, cut at {length}", data[:length], tolerance)
    for place in range(len(data)):
        for value in (data[place] ^ 255, data[place] ^ 1 << chance.randrange(8)):
            changed = data[:place] + bytes([value]) + data[place + 1 :]
            damaged(f"{name}, byte {place} is {value}", changed, tolerance)

decoder.stdin.close()
if decoder.wait() != 0:
    fail("the decoder", "did not end well")
for what, number in sorted(counts.items()):
    print(f"{number} {what}")
if os.environ.get("ALONE"):
    for name, words in alone:
        print(f"  {name}: {words}")
print(f"{failures} failures")
sys.exit(failures > 0)
