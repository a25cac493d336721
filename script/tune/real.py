#!/usr/bin/env python3
"""Plays hands against the classical players on their own server (Debian's mah-jong) and keeps their histories.

    script/tune/real.py FOLDER LEVEL DEALS SEED [--program target/release/red-stake]

A deal is the first hand of a game by the options of new games, one for each seed of the server. LEVEL sits at each of the four seats in turn
among three of theirs. FOLDER gets a file for each hand, which `red-stake replay --of LEVEL` reads: a hand that is there already is not played
again, so that a match can be broken off and gone on with. Of dead hands the server keeps no history; it is put together from its log.

With `original` for LEVEL four of theirs play a whole game for each seed, without the dead hands: what `imitate.py` learns from.
"""
import argparse
import pathlib
import shlex
import shutil
import subprocess
import tempfile
import time

SERVER = "/usr/games/mj-server --server {table} --timeout 0 --exit-on-disconnect --id-order-seats --hand-history --logfile log --seed {seed}"
ORIGINAL = "/usr/games/mj-player --server {table} --id {id} --name original{id}"
OURS = "{program} robot --server {table} --id {id} --name {level} --level {level}"
# What a server tells one player alone.
PRIVATE = ("ClaimDenied", "Error", "CanMahJong", "InfoTiles", "Pause 0")
# Seconds in which something must happen.
PATIENCE = 60


class Broken(Exception):
    """A hand that came to no end."""


def wait(until, what):
    """Until something is so; what it then is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = until()
        if found:
            return found
        time.sleep(0.002)
    raise Broken(what)


def read(path):
    return path.read_text(errors="replace") if path.exists() else ""


def listens(table):
    listening = "00010000"
    return any(line.split()[3:4] == [listening] and line.split()[7:] == [table] for line in open("/proc/net/unix"))


def ended(folder):
    """The history of the first hand, once it is whole."""
    for path in sorted(folder.glob("hand-*.mjs"))[:1]:
        text = read(path)
        if "\nSettlement " in text and text.endswith("\n") and not text.endswith("\\\n"):
            return text
    return dead(read(folder / "log"))


def dead(log):
    """The history of a dead hand from the log, without what stands before it."""
    told, found = [], False
    for line in log.split("\n"):
        to, _, message = line.partition(" ")
        if not to.startswith(">cnx") or message.startswith(PRIVATE):
            continue
        found |= message.startswith("NewHand ")
        if found:
            told.append(message)
        if message.startswith("WashOut"):
            return "\n".join(told) + "\n"
    return None


def whole(folder):
    """The histories of a game that is over."""
    over = " GameOver\n" in read(folder / "log")
    return [read(path) for path in sorted(folder.glob("hand-*.mjs"))] if over else None


def play(seed, players, end):
    """Plays until there is an end; what it tells."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="real-", dir="/dev/shm"))
    running = []

    def start(command, **names):
        words = shlex.split(command.format(table=folder.name, **names))
        running.append(subprocess.Popen(words, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    try:
        start(SERVER, seed=seed)
        wait(lambda: listens(folder.name), "the server does not listen")
        for number, player in enumerate(players, 1):
            start(player, id=number)
            # It breaks down unless they come in one after another.
            wait(lambda: read(folder / "log").count(" ConnectReply ") >= number, f"player {number} does not come in")
        return wait(lambda: end(folder), "there is no end")
    finally:
        for process in running:
            process.kill()
            process.wait()
        shutil.rmtree(folder)


def games(options):
    """Whole games of four of theirs."""
    for seed in range(options.seed, options.seed + options.deals):
        if not (options.folder / f"{seed}-1.mjs").exists():
            for number, text in enumerate(play(seed, [ORIGINAL] * 4, whole), 1):
                (options.folder / f"{seed}-{number}.mjs").write_text(text)


def match(options):
    """One of ours against three of theirs."""
    ours = OURS.format(program=options.program.resolve(), level=options.level, table="{table}", id="{id}")
    head = {}
    waiting = []
    for seed in range(options.seed, options.seed + options.deals):
        for seat in range(1, 5):
            path = options.folder / f"{seed}-{seat}.mjs"
            if not path.exists():
                players = [ours if seat == number else ORIGINAL for number in range(1, 5)]
                try:
                    path.write_text(play(seed, players, ended))
                except Broken as broken:
                    print(f"deal {seed}, seat {seat}: {broken}", flush=True)
                    continue
            text = read(path)
            if text.startswith("NewHand "):
                waiting.append((seat, path))
            else:
                head.setdefault(seat, "".join(line for line in text.partition("NewHand ")[0].splitlines(True) if not line.startswith("Wall ")))
    # Dead hands begin as the others do.
    for seat, path in waiting:
        path.write_text(head[seat] + read(path))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("level")
    parser.add_argument("deals", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--program", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2] / "target/release/red-stake")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    (games if options.level == "original" else match)(options)


if __name__ == "__main__":
    main()
