#!/usr/bin/env python3
"""Reads saved games and autosaves of Red Stake. Written from docs/file-format.md alone.

Prints a JSON list with what it understood of each file, and fails at the first difference from the description.
"""

import json
import sys
import zlib

SEATS = range(4)
SUITED = [number + suit for suit in "BCD" for number in "123456789"]
TILES = 4 * (SUITED + ["EW", "SW", "WW", "NW", "RD", "WD", "GD"])
BONUS = [number + kind for kind in "FS" for number in "1234"]
WINDS = ["East", "South", "West", "North"]


def check(holds, what):
    if not holds:
        raise SystemExit("not as described: " + what)


def crc(text):
    return zlib.crc32(text.encode("utf-8"))


def parse_checksum(text):
    """Parses a checksum: eight hexadecimal digits, in lower case."""
    check(len(text) == 8 and text == text.lower(), "the checksum " + text)
    return int(text, 16)


# The first lines of a file.


def read_head(text):
    """Returns the format, the summary if there is one, the game, and what follows it."""
    first, rest = text.split("\n", 1)
    words = first.split(" ")
    check(words[0] == "RedStake", "the mark")
    number = int(words[1])
    check(number in (1, 2), "the format")
    check(len(words) == 2 + number, "the first line")
    lines = rest.split("\n", number)
    for line, checksum in zip(lines, words[2:]):
        check(crc(line) == parse_checksum(checksum), "a checksum")
    summary = json.loads(lines[0]) if number == 2 else None
    return number, summary, lines[number - 1], lines[number]


# The contents of a game.


def check_wall(wall, flowers):
    whole = TILES + (BONUS if flowers else [])
    check(sorted(wall) == sorted(whole), "the tiles of a wall")


def is_input(one):
    """Whether this is an input of a known kind."""
    (kind, what), = one.items()
    if kind == "Act":
        name = what if isinstance(what, str) else next(iter(what))
        return name in ("TimeOut", "ShowHands", "SetOption", "Abandon", "SwapTile")
    seat, move = what
    name = move if isinstance(move, str) else next(iter(move))
    plain = ("Ready", "FinishDeclaring", "Pass", "MahJong", "UseForSpecial", "FormSpecial", "ShowTiles")
    others = ("DeclareBonus", "Kong", "Discard", "Stand", "Claim", "PlaceChow", "Use", "Form")
    known = plain if isinstance(move, str) else others
    return kind == "Move" and seat in SEATS and name in known


OWN_MEMBERS = "id label text when award option winner_only none fixed special topic".split()


def check_own_rows(rules):
    """Checks the additional rows of the rules and returns their ids."""
    check(1 <= len(rules.get("name", rules["id"])) <= 60, "the name of the rules")
    rows = rules.get("events", [])
    for row in rows:
        check(set(row) <= set(OWN_MEMBERS) and row["id"], "the members of a row")
        check(set(row.get("award", {})) <= {"points", "doubles", "limit"}, "the award of a row")
        special = row.get("special", {"patterns": []})
        check("when" in row or special["patterns"], "when a row counts")
        for pattern in special["patterns"]:
            check(all(len(slot.split(" ")) == 2 for slot in pattern), "a pattern")
    ids = [row["id"] for row in rows]
    check(len(set(ids)) == len(ids), "the ids of the rows")
    return ids


def total_of(award, limit):
    """The total of points, doubles and hundredths of a limit, before any maximum."""
    points = min(award["points"] << min(award["doubles"], 27), 100_000_000)
    return max(points, award["limit"] * limit // 100)


def check_hand(hand, options):
    """Checks that the lines of a hand add up to what it counted."""
    if not hand["lines"]:
        return
    awards = [line["award"] for line in hand["lines"]]
    limit = max(award["limit"] for award in awards)
    if not limit:
        check(sum(award["points"] for award in awards) == hand["points"], "the points")
        check(sum(award["doubles"] for award in awards) == hand["doubles"], "the doubles")
    total = total_of({"points": hand["points"], "doubles": hand["doubles"], "limit": limit}, options["limit"])
    if options["max_score"] is not None:
        total = limit * options["limit"] // 100 if limit else min(total, options["max_score"])
    check(total == hand["total"], "the total")
    tiles = set(TILES + BONUS)
    check(all(set(line["tiles"]) <= tiles for line in hand["lines"]), "the tiles of a line")


def next_stands(before, winner, first_east, rules):
    """Where the game stands after a deal."""
    after = dict(before, deals=before["deals"] + 1)
    if winner is None:
        return after
    wins = before["east_wins"] + 1
    most = {"bloem": None, "classical": 13}[rules]
    if winner == before["east"] and (most is None or wins < most):
        return dict(after, east_wins=wins)
    after.update(east=(before["east"] + 1) % 4, east_wins=0)
    if after["east"] == first_east:
        wind = (WINDS.index(before["round_wind"]) + 1) % 4
        after.update(round_wind=WINDS[wind], rounds_done=before["rounds_done"] + 1)
    return after


class Game:
    """A game of either format, as far as a reader needs it."""

    def __init__(self, number, body):
        self.number = number
        self.names = body["names"]
        self.assisted = body["assisted"]
        self.advised = body.get("advised", [])
        record = body["record"] if number == 1 else body
        self.rules = record["rules"]
        self.setup = record["setup"]
        self.inputs = record["inputs"]
        self.own = check_own_rows(self.rules)
        self.deals = [self.old_deal(deal) for deal in body["deals"]] if number == 1 else []
        if number == 2:
            for deal in body["deals"]:
                self.add_deal(deal)
        check(len(self.names) == 4 and len(body["players"]) == 4, "four players")
        check(body["viewer"] in SEATS, "the viewer")
        for wall in self.setup["walls"]:
            check_wall(wall, self.rules["options"]["flowers"])
        check(all(is_input(one) for one in self.inputs), "an input")

    @staticmethod
    def old_deal(deal):
        return {"ends": deal["inputs"], "totals": deal["hands"], "scores": deal["scores"]}

    def add_deal(self, deal):
        """Adds a finished deal of format 2, which must follow from the one before."""
        start = self.rules["options"]["starting_score"]
        before = self.deals[-1] if self.deals else {"ends": 0, "scores": self.setup["scores"] or 4 * [start]}
        check(before["ends"] < deal["inputs"], "the order of the deals")
        (kind, ending), = deal["ending"].items()
        winner, totals, rows, paid = None, None, [], 4 * [0]
        if kind == "won":
            winner = ending["winner"]
            totals = [hand["total"] for hand in ending["hands"]]
            rows = [line["row"] for hand in ending["hands"] for line in hand["lines"]]
            options = deal["next"].get("options") or self.rules["options"]
            for hand in ending["hands"]:
                check_hand(hand, options)
            if ending["settlement"]:
                gets = ending["settlement"]["gets_from"]
                check(all(gets[one][other] == -gets[other][one] for one in SEATS for other in SEATS), "payments")
                paid = [sum(row) for row in gets]
        else:
            check(kind == "dead", "how a deal ends")
        after = deal["next"]
        scores = [score + pay for score, pay in zip(before["scores"], paid)]
        check(scores == after["scores"], "the scores after a deal")
        if "stands" in before:
            stands = next_stands(before["stands"], winner, after["first_east"], self.rules["id"])
            check(stands == after["stands"], "where the game goes on")
        check(0 <= deal["digest"] < 1 << 64, "the digest")
        self.deals.append(
            {
                "ends": deal["inputs"],
                "totals": totals,
                "scores": after["scores"],
                "stands": after["stands"],
                "own": sum(row in self.own for row in rows),
            }
        )

    def apply(self, entry):
        """Applies an entry of an autosave."""
        if entry == "Assisted":
            self.assisted = True
            return
        if entry == "Advised":
            self.advised.append(len(self.deals))
            return
        (kind, what), = entry.items()
        if kind in ("Made", "AutoPlayed"):
            check(is_input(what), "an input")
            self.inputs.append(what)
        elif kind == "Wall":
            check_wall(what, self.rules["options"]["flowers"])
            self.setup["walls"].append(what)
        elif kind == "Over":
            self.add_deal(what)
        else:
            check(kind == "Back", "a line of an autosave")
            del self.inputs[len(self.inputs) - what :]
            self.deals = [deal for deal in self.deals if deal["ends"] <= len(self.inputs)]

    def report(self):
        """What the tests compare with the program."""
        shown = [{key: deal[key] for key in ("ends", "totals", "scores")} for deal in self.deals]
        return {
            "format": self.number,
            "names": self.names,
            "assisted": self.assisted,
            "advised": self.advised,
            "inputs": len(self.inputs),
            "called": self.rules.get("name"),
            "own_rows": self.own,
            "own_lines": sum(deal.get("own", 0) for deal in self.deals),
            "deals": shown,
        }


# The members of each event.
EVENTS = {
    "GameBegan": "first_east scores",
    "GameResumed": "first_east east round_wind deals east_wins scores",
    "RoundBegan": "wind",
    "DealBegan": "number east dice",
    "Dealt": "seat tiles",
    "ReadyAsked": "purpose exempt",
    "Ready": "seat",
    "Drew": "seat tile source",
    "DeclareAsked": "seat kongs",
    "BonusDeclared": "seat tile",
    "DeclaringFinished": "seat",
    "Discarded": "seat tile serial calling",
    "StandAsked": "seat waits",
    "StandDeclined": "seat",
    "Stood": "seat",
    "Passed": "seat serial timed_out",
    "Claimed": "seat serial claim",
    "ClaimDenied": "seat reason",
    "ChowToPlace": "seat tile",
    "Melded": "seat meld tile from",
    "Dangerous": "seat serial no_choice",
    "KongDeclared": "seat meld serial",
    "WentMahJong": "seat tile source from",
    "Formed": "seat meld",
    "FormedSpecial": "seat tiles",
    "TilesShown": "seat tiles",
    "Scored": "seat outcome",
    "Settled": "settlement text scores",
    "NotSettled": "",
    "WashedOut": "reason",
    "HandsShown": "stakes",
    "OptionChanged": "name value",
    "TileSwapped": "seat old new",
    "GameEnded": "",
}


def check_event(event):
    """Checks the members of an event and their values."""
    name, members = (event, {}) if isinstance(event, str) else next(iter(event.items()))
    check(name in EVENTS and set(members) == set(EVENTS[name].split()), "the event " + name)
    check(members.get("seat", 0) in SEATS, "a seat")
    tile = members.get("tile")
    check(tile is None or tile in TILES + BONUS, "a tile")
    if name == "Dealt":
        (seen, tiles), = members["tiles"].items()
        check(seen == "Hidden" or seen == "Known" and set(tiles) <= set(TILES + BONUS), "the tiles dealt")
    if name == "Scored":
        (whose, score), = members["outcome"].items()
        check(whose in ("Ours", "Foreign") and score["total"] >= 0, "a score")
        if whose == "Ours":
            check(all(line.get("row", line.get("event")) and line["award"] for line in score["lines"]), "the lines of a score")
    if name == "Settled":
        check(len(members["settlement"]["gets_from"]) == len(members["scores"]) == 4, "a settlement")


class Seen:
    """A network game as one seat saw it."""

    def __init__(self, number, body):
        self.number = number
        self.names = body["names"]
        self.events = body["events"]
        check(body["seat"] in SEATS, "the seat that saw it")
        check(body.get("watched", False) in (True, False), "whether it was watched")
        for event in self.events:
            check_event(event)

    def report(self):
        """What the tests compare with the program."""
        return {"format": self.number, "names": self.names, "events": len(self.events)}


def check_summary(summary, game):
    check(summary["kind"] == "game" and summary["names"] == game.names, "the summary")
    check(summary["hands"] == len(game.deals) and summary["rules"] == game.rules["id"], "the summary")
    if game.deals:
        last = game.deals[-1]
        check(summary["scores"] == last["scores"], "the scores of the summary")
        check(summary["round"] == last["stands"]["round_wind"], "the round of the summary")


def read_game(text):
    number, summary, body, rest = read_head(text)
    read = json.loads(body)
    if "events" in read:
        check(not summary or summary["kind"] == "seen", "the summary")
        return Seen(number, read), body, rest
    game = Game(number, read)
    if summary:
        check_summary(summary, game)
    return game, body, rest


def read_autosave(text):
    """Reads an intact autosave. Only the program itself can read a damaged one."""
    if text.startswith("RedStake "):
        game, body, rest = read_game(text)
        base = crc(body)
        for place, line in enumerate(rest.splitlines(), 1):
            number, checksum, entry = line.split(" ", 2)
            check(int(number) == place, "the number of a line")
            check(crc(f"{base:08x} {number} {entry}") == parse_checksum(checksum), "the checksum of a line")
            game.apply(json.loads(entry))
        return game
    game = None
    for line in text.splitlines():
        checksum, entry = line.split(" ", 1)
        check(crc(entry) == parse_checksum(checksum), "the checksum of a line")
        entry = json.loads(entry)
        if game is None:
            game = Game(1, entry["Begin"])
        else:
            game.apply(entry)
    return game


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    if path.endswith(".journal"):
        return read_autosave(text)
    game, _, rest = read_game(text)
    check(rest == "", "the end of the file")
    return game


if __name__ == "__main__":
    print(json.dumps([read(path).report() for path in sys.argv[1:]]))
