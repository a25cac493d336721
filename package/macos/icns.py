"""Puts PNG pictures of 16, 32, 64, 128 and 256 pixels into one icon of macOS, on standard output."""

import struct
import sys

# The names of Apple's sizes; those of a screen with two pixels a point share the picture of twice the size.
NAMES = {16: [b"icp4"], 32: [b"icp5", b"ic11"], 64: [b"ic12"], 128: [b"ic07"], 256: [b"ic08", b"ic13"]}

parts = b""
for path in sys.argv[1:]:
    with open(path, "rb") as file:
        picture = file.read()
    width, height = struct.unpack(">II", picture[16:24])
    if width != height or width not in NAMES:
        sys.exit(f"{path}: no icon of macOS has {width} by {height} pixels")
    for name in NAMES[width]:
        parts += name + struct.pack(">I", 8 + len(picture)) + picture
sys.stdout.buffer.write(b"icns" + struct.pack(">I", 8 + len(parts)) + parts)
