#!/usr/bin/env python3
"""Tries other values for the constants of the computer players, one after another, and keeps those that do better.

    script/tune/tune.py [--level club] [--rules classical] [--deals 5000] [--seed 10000] FILE:NAME=VALUE,VALUE...

FILE is one of src/computer, such as completion_odds.rs; NAME a constant in it. The modules without a screen are copied to target/tune,
changed and built there; nothing in src is touched. Each value is played in the same deals, by one player against three
stand-ins for the classical robot at each seat in turn. A line for each: the value, mean points a hand, standard error,
part of the hands won, what they count; `*` if it is kept. With four times 5,000 hands the standard error is about 2.2:
smaller differences are chance.
"""
import argparse
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
CRATE = ROOT / "target" / "tune"
MODULES = ("words", "tiles", "rules", "table", "computer", "protocol")
LIBRARIES = ("chrono", "crc32fast", "fluent-bundle", "fluent-syntax", "include_dir", "intl-memoizer", "itoa", "rand", "rand_chacha", "serde", "serde_json",
             "sha2", "smallvec", "thiserror", "toml", "unic-langid")
PACKAGE = """[package]
name = "tune"
version = "0.0.0"
edition = "2024"
[[bin]]
name = "tune"
path = "src/main.rs"
[[bin]]
name = "learn"
path = "src/learn.rs"
[[bin]]
name = "imitate"
path = "src/imitate.rs"
[workspace]
[dependencies]
"""


def copy():
    """A small program of the modules that need no screen."""
    source = CRATE / "src"
    shutil.rmtree(source, ignore_errors=True)
    source.mkdir(parents=True)
    ours = (ROOT / "Cargo.toml").read_text().splitlines()
    needed = [line for line in ours if line.split(" = ")[0] in LIBRARIES]
    (CRATE / "Cargo.toml").write_text(PACKAGE + "\n".join(needed) + "\n")
    shutil.copy(ROOT / "Cargo.lock", CRATE)
    shutil.copytree(ROOT / "words", CRATE / "words", dirs_exist_ok=True)
    for module in MODULES:
        shutil.copy(ROOT / "src" / f"{module}.rs", source)
        shutil.copytree(ROOT / "src" / module, source / module)
    for file in (ROOT / "script" / "tune").glob("*.rs"):
        shutil.copy(file, source)


def put(file, name, value):
    """Gives a constant a value; returns the one it had."""
    path = CRATE / "src" / "computer" / file
    pattern = re.compile(rf"(const {name}: [^=]+= )([^;]+);")
    text = path.read_text()
    found = pattern.search(text)
    if not found:
        raise SystemExit(f"no constant {name} in {file}")
    path.write_text(pattern.sub(lambda m: f"{m[1]}{value};", text, count=1))
    return found[2]


def build():
    subprocess.run(["cargo", "build", "--release", "--quiet"], cwd=CRATE, check=True)


def play(options):
    build()
    command = [CRATE / "target/release/tune", options.level, options.rules, str(options.deals), str(options.seed)]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [float(number) for number in out.split()]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="club")
    parser.add_argument("--rules", default="classical")
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=10000)
    parser.add_argument("trials", nargs="*", metavar="FILE:NAME=VALUE,VALUE")
    options = parser.parse_args()
    copy()
    best = play(options)
    print("as it is", *best, flush=True)
    for trial in options.trials:
        file, name, values = re.fullmatch(r"([\w/.]+):(\w+)=(.+)", trial).groups()
        for value in values.split(","):
            before = put(file, name, value)
            result = play(options)
            better = result[0] > best[0]
            print(file, name, value, *result, "*" if better else "", flush=True)
            if better:
                best = result
            else:
                put(file, name, before)


if __name__ == "__main__":
    main()
