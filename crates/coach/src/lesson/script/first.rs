//! The first lesson: the object of the game, the turn, the claims, and a win.

use super::{PreparedWall, Script, default_reply};
use crate::lesson::step::{Goal, LEARNER, Step};
use engine::table::Claim;
use engine::tiles::BySeat;
use words::key;

/// Tiles that fit no set of the hand.
const LONE: &[&str] = &["NW", "1B", "1D"];

const WALL: PreparedWall = PreparedWall {
    east: LEARNER,
    flowers: false,
    dealt: BySeat(["4B 6B RD RD 9C 9C 9C 2C 3C 5D 5D NW 1B", "", "", ""]),
    // The other players discard what they draw.
    drawn: "1D 1C RD SW 2D 5B WW 6D EW 9C 3D 4C",
    later: None,
    never_drawn: "",
    loose: "GD",
};

pub(in crate::lesson) const SCRIPT: Script = Script {
    steps: &STEPS,
    walls: || vec![WALL.build()],
    east: WALL.east,
    flowers: WALL.flowers,
    reply: |_, request| default_reply(request),
};

const STEPS: [Step; 16] = [
    Step {
        title: key!("lesson-first-what-you-are-after"),
        words: key!("lesson-first-what-you-are-after.words"),
        picture: &["7B 7B 7B", "4D 5D 6D", "EW EW EW EW", "GD GD"],
        goal: Goal::Read,
        wrong: None,
        shows: &[],
        topic: "guide-object",
    },
    Step {
        title: key!("lesson-first-your-tiles"),
        words: key!("lesson-first-your-tiles.words"),
        picture: &["1B 4B", "1D 5D", "2C 9C", "NW EW", "RD GD WD"],
        goal: Goal::Start,
        wrong: Some(key!("lesson-first-your-tiles.wrong")),
        shows: &["9C", "RD", "5D", "4B", "6B", "2C", "3C"],
        topic: "guide-tiles",
    },
    Step {
        title: key!("lesson-first-discard-a-tile"),
        words: key!("lesson-first-discard-a-tile.words"),
        picture: &[],
        goal: Goal::Discard(LONE),
        wrong: Some(key!("lesson-first-discard-a-tile.wrong")),
        shows: LONE,
        topic: "discarding-tiles",
    },
    Step {
        title: key!("lesson-first-a-tile-you-cannot-have"),
        words: key!("lesson-first-a-tile-you-cannot-have.words"),
        picture: &["1C"],
        goal: Goal::RefusedClaim,
        wrong: Some(key!("lesson-first-a-tile-you-cannot-have.wrong")),
        shows: &["2C", "3C"],
        topic: "claiming-chow",
    },
    Step {
        title: key!("lesson-first-why-not"),
        words: key!("lesson-first-why-not.words"),
        picture: &[],
        goal: Goal::Read,
        wrong: None,
        shows: &["2C", "3C"],
        topic: "precedences",
    },
    Step {
        title: key!("lesson-first-pung"),
        words: key!("lesson-first-pung.words"),
        picture: &["RD RD RD"],
        goal: Goal::Claim(Claim::Pung),
        wrong: Some(key!("lesson-first-pung.wrong")),
        shows: &["RD"],
        topic: "claiming-pung",
    },
    Step {
        title: key!("lesson-first-one-in-one-out"),
        words: key!("lesson-first-one-in-one-out.words"),
        picture: &[],
        goal: Goal::Discard(LONE),
        wrong: Some(key!("lesson-first-one-in-one-out.wrong")),
        shows: LONE,
        topic: "claiming",
    },
    Step {
        title: key!("lesson-first-chow"),
        words: key!("lesson-first-chow.words"),
        picture: &["4B 5B 6B"],
        goal: Goal::Claim(Claim::Chow(None)),
        wrong: Some(key!("lesson-first-chow.wrong")),
        shows: &["4B", "6B"],
        topic: "claiming-chow",
    },
    Step {
        title: key!("lesson-first-the-last-lone-tile"),
        words: key!("lesson-first-the-last-lone-tile.words"),
        picture: &[],
        goal: Goal::Discard(LONE),
        wrong: Some(key!("lesson-first-the-last-lone-tile.wrong")),
        shows: LONE,
        topic: "guide-keep-on",
    },
    Step {
        title: key!("lesson-first-you-are-calling"),
        words: key!("lesson-first-you-are-calling.words"),
        picture: &["RD RD RD", "4B 5B 6B", "9C 9C 9C", "5D 5D", "2C 3C --"],
        goal: Goal::Read,
        wrong: None,
        shows: &["9C", "5D", "2C", "3C"],
        topic: "good-waits",
    },
    Step {
        title: key!("lesson-first-kong"),
        words: key!("lesson-first-kong.words"),
        picture: &["9C 9C 9C 9C"],
        goal: Goal::Kong("9C"),
        wrong: Some(key!("lesson-first-kong.wrong")),
        shows: &["9C"],
        topic: "claiming-kong",
    },
    Step {
        title: key!("lesson-first-the-loose-tile"),
        words: key!("lesson-first-the-loose-tile.words"),
        picture: &[],
        goal: Goal::Discard(&["GD"]),
        wrong: Some(key!("lesson-first-the-loose-tile.wrong")),
        shows: &["GD"],
        topic: "loose-tiles-and-kong-box",
    },
    Step {
        title: key!("lesson-first-mah-jongg"),
        words: key!("lesson-first-mah-jongg.words"),
        picture: &["2C 3C 4C"],
        goal: Goal::Claim(Claim::MahJong),
        wrong: Some(key!("lesson-first-mah-jongg.wrong")),
        shows: &["2C", "3C"],
        topic: "claiming-mah-jongg",
    },
    Step {
        title: key!("lesson-first-you-have-won"),
        words: key!("lesson-first-you-have-won.words"),
        picture: &["RD RD RD", "4B 5B 6B", "9C 9C 9C 9C", "2C 3C 4C", "5D 5D"],
        goal: Goal::ReadAfterHand,
        wrong: None,
        shows: &[],
        topic: "guide-mah-jongg",
    },
    Step {
        title: key!("lesson-first-the-score"),
        words: key!("lesson-first-the-score.words"),
        picture: &[],
        goal: Goal::ViewScores,
        wrong: None,
        shows: &[],
        topic: "box-scores",
    },
    Step {
        title: key!("lesson-first-a-whole-hand"),
        words: key!("lesson-first-a-whole-hand.words"),
        picture: &[],
        goal: Goal::Finished,
        wrong: None,
        shows: &[],
        topic: "guide-scoring",
    },
];
