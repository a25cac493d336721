#!/usr/bin/env python3
"""Teaches the network of src/computer/value_network, and plays matches with it. What it does is told in learn.rs beside it.

    script/tune/learn.py teach OUT LESSONS SEED [FROM]
    script/tune/learn.py match A B OPPONENT RULES DEALS SEED

A, B and OPPONENT are a level, `standin`, `original` (the clone of the classical robot), or WEIGHTS[+WEIGHTS...],MOVES,TILES[,THROWS]:
files of weights, how many moves are looked at how many tiles ahead, and how many throws are compared after each tile.
"""
import subprocess
import sys

from tune import CRATE, build, copy

if len(sys.argv) < 2 or sys.argv[1] not in ("teach", "match"):
    raise SystemExit(__doc__)
copy()
build()
subprocess.run([CRATE / "target/release/learn", *sys.argv[1:]], check=True)
