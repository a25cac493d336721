#!/usr/bin/env python3
"""Teaches the clone of the classical robot (src/computer/original), and tells how often it agrees. What it does is told in imitate.rs beside it.

    script/tune/imitate.py teach OUT SEED TIMES FOLDER...
    script/tune/imitate.py agree FOLDER...

The folders are those of real.py.
"""
import pathlib
import subprocess
import sys

from tune import CRATE, build, copy

OPTIONS = {"teach": 4, "agree": 1}
if len(sys.argv) < 2 or sys.argv[1] not in OPTIONS:
    raise SystemExit(__doc__)
first = 1 + OPTIONS[sys.argv[1]]
files = [str(file) for folder in sys.argv[first:] for file in sorted(pathlib.Path(folder).glob("*.mjs"))]
copy()
build()
subprocess.run([CRATE / "target/release/imitate", *sys.argv[1:first], *files], check=True)
