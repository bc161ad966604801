"""apng.py FILE EXPRESSION: whether an animated PNG file is well formed and the expression holds.

The expression sees `plays`, `frames` (width, height, x, y, the two numbers of the delay, and the
pixels as R G B A), and `rgba(file)`, the pixels of a picture.
"""
import struct
import sys
import zlib


def chunks(path):
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG file"
    offset = 8
    while offset < len(data):
        (length,) = struct.unpack_from(">I", data, offset)
        body = data[offset + 4 : offset + 8 + length]
        (checksum,) = struct.unpack_from(">I", data, offset + 8 + length)
        assert zlib.crc32(body) == checksum, f"the checksum of {body[:4]} at {offset}"
        yield body[:4], body[4:]
        offset += 12 + length


def paeth(a, b, c):
    p = a + b - c
    distances = abs(p - a), abs(p - b), abs(p - c)
    return (a, b, c)[distances.index(min(distances))]


def pixels(packed, width, height, channels):
    """The samples, unfiltered, with an alpha of 255 where there is none."""
    raw = zlib.decompress(packed)
    stride = width * channels
    assert len(raw) == (stride + 1) * height, "too much or too little data"
    before = bytes(stride)
    rows = bytearray()
    for y in range(height):
        kind, row = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1 :][:stride])
        for i in range(stride):
            a = row[i - channels] if i >= channels else 0
            b, c = before[i], before[i - channels] if i >= channels else 0
            row[i] = (row[i] + (0, a, b, (a + b) // 2, paeth(a, b, c))[kind]) & 255
        before = bytes(row)
        rows += before
    if channels == 4:
        return bytes(rows)
    return b"".join(bytes(rows[i : i + 3]) + b"\xff" for i in range(0, len(rows), 3))


def rgba(path):
    data = {}
    for kind, body in chunks(path):
        data[kind] = data.get(kind, b"") + body
    width, height, _, color = struct.unpack_from(">IIBB", data[b"IHDR"])
    return pixels(data[b"IDAT"], width, height, 4 if color == 6 else 3)


plays, count, number, frames = -1, -1, 0, []
for kind, body in chunks(sys.argv[1]):
    if kind in (b"fcTL", b"fdAT"):
        assert struct.unpack_from(">I", body)[0] == number, "the numbers of the chunks"
        number += 1
    if kind == b"acTL":
        count, plays = struct.unpack(">II", body)
    elif kind == b"fcTL":
        fields = struct.unpack(">IIIIIHHBB", body)
        assert fields[7:] == (0, 0), "what happens to the canvas"
        frames.append([*fields[1:7], b""])
    elif kind == b"fdAT":
        frames[-1][6] += body[4:]
    elif kind == b"IDAT":
        frames[-1][6] += body
frames = [(*f[:6], pixels(f[6], f[0], f[1], 4)) for f in frames]
assert count == len(frames), "the number of frames"
if not eval(sys.argv[2]):
    sys.exit(f"plays {plays}, frames {[f[:6] for f in frames]}")
