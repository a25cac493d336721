//! The second lesson: Flowers and Seasons, own and round wind, the precedence of claims, a Kong and its Loose Tile, the settlement, and a
//! dead hand.

use super::{PreparedWall, Script, default_reply, discard};
use crate::lesson::step::{Goal, LEARNER, LEFT, OPPOSITE, Step};
use engine::table::{Claim, Move, Request};
use engine::tiles::{BySeat, Seat, Tile};
use words::key;

/// Tiles that fit no set of the hand.
const LONE: &[&str] = &["9D", "GD", "NW"];

/// The learner wins this hand as South.
const WON: PreparedWall = PreparedWall {
    east: LEFT,
    flowers: true,
    dealt: BySeat([
        "2F SW SW EW EW 4B 6B 7C 8C 9C 2D 9D GD",
        "2B 2B 6C 6C 1B 3B 3C 4C RD 6D 8B 9B WW",
        "4D 4D 1B 3C 4C 5C 6D 6D 7B 8B 9B NW WD",
        "7D 7D 8D 3B 2C 3C 4C 7B 8B RD WD WW 5D",
    ]),
    drawn: "1C 3S 9B SW 8D WW 4D 1D 2B 1C RD SW",
    later: None,
    never_drawn: "1F 3F 4F 1S 2S 4S",
    loose: "NW 3D 5B",
};

/// Nobody wins this hand. The learner, who is East now, waits in vain for a 6 Circle.
const DEAD: PreparedWall = PreparedWall {
    east: LEARNER,
    flowers: true,
    dealt: BySeat([
        "4S 1B 2B 3B 5C 6C 7C 8C 8C 8C 5D 7D 9B",
        "1F 6D 2C 2C 9C",
        "2F 6D 3C 3C",
        "3F 4D 4D",
    ]),
    drawn: "9C RD WW 1C 9D NW RD 8B 1D RD",
    later: Some((68, "RD")),
    never_drawn: "6D 6D 4D 4D 4F 1S 2S 3S",
    loose: "9B GD 4B 7B",
};

pub(in crate::lesson) const SCRIPT: Script = Script {
    steps: &STEPS,
    walls: || vec![WON.build(), DEAD.build()],
    east: WON.east,
    flowers: true,
    reply,
};

/// The player opposite claims 4 Circle and then discards 1 Bamboo; the others claim nothing.
fn reply(seat: Seat, request: &Request) -> Move {
    let four_circle: Option<Tile> = "4D".parse().ok();
    let one_bamboo: Option<Tile> = "1B".parse().ok();
    match request {
        Request::Claim { tile, .. } if seat == OPPOSITE && Some(*tile) == four_circle => {
            Move::Claim(Claim::Pung)
        }
        Request::Turn { drawn: None } => one_bamboo.map_or(Move::Pass, discard),
        request => default_reply(request),
    }
}

const STEPS: [Step; 20] = [
    Step {
        title: key!("lesson-second-a-flower"),
        words: key!("lesson-second-a-flower.words"),
        spoken: None,
        picture: &["2F"],
        actor: None,
        goal: Goal::Read,
        wrong: None,
        shows: &["NW"],
        topic: "loose-tiles-and-kong-box",
    },
    Step {
        title: key!("lesson-second-the-winds"),
        words: key!("lesson-second-the-winds.words"),
        spoken: Some(key!("lesson-second-the-winds.spoken")),
        picture: &["SW SW SW", "EW EW EW"],
        actor: Some(LEFT),
        goal: Goal::Read,
        wrong: None,
        shows: &["SW", "EW"],
        topic: "combinations-for-doubles",
    },
    Step {
        title: key!("lesson-second-your-own-flower"),
        words: key!("lesson-second-your-own-flower.words"),
        spoken: Some(key!("lesson-second-your-own-flower.spoken")),
        picture: &["1F 2F 3F 4F", "1S 2S 3S 4S"],
        actor: None,
        goal: Goal::Start,
        wrong: Some(key!("lesson-second-your-own-flower.wrong")),
        shows: &[],
        topic: "winning-bonuses",
    },
    Step {
        title: key!("lesson-second-a-season"),
        words: key!("lesson-second-a-season.words"),
        spoken: Some(key!("lesson-second-a-season.spoken")),
        picture: &["3S"],
        actor: None,
        goal: Goal::Discard(LONE),
        wrong: Some(key!("lesson-second-a-season.wrong")),
        shows: LONE,
        topic: "drawing-tiles",
    },
    Step {
        title: key!("lesson-second-your-own-wind"),
        words: key!("lesson-second-your-own-wind.words"),
        spoken: Some(key!("lesson-second-your-own-wind.spoken")),
        picture: &["SW SW SW"],
        actor: Some(OPPOSITE),
        goal: Goal::Claim(Claim::Pung),
        wrong: Some(key!("lesson-second-your-own-wind.wrong")),
        shows: &["SW"],
        topic: "claiming-pung",
    },
    Step {
        title: key!("lesson-second-discard"),
        words: key!("lesson-second-discard.words"),
        spoken: Some(key!("lesson-second-discard.spoken")),
        picture: &[],
        actor: None,
        goal: Goal::Discard(LONE),
        wrong: Some(key!("lesson-second-discard.wrong")),
        shows: LONE,
        topic: "claiming",
    },
    Step {
        title: key!("lesson-second-claim-a-chow"),
        words: key!("lesson-second-claim-a-chow.words"),
        spoken: Some(key!("lesson-second-claim-a-chow.spoken")),
        picture: &["2D 3D 4D"],
        actor: Some(LEFT),
        goal: Goal::Claim(Claim::Chow(None)),
        wrong: Some(key!("lesson-second-claim-a-chow.wrong")),
        shows: &["2D", "3D"],
        topic: "claiming-chow",
    },
    Step {
        title: key!("lesson-second-whose-claim-goes-first"),
        words: key!("lesson-second-whose-claim-goes-first.words"),
        spoken: None,
        picture: &["4D 4D 4D"],
        actor: Some(OPPOSITE),
        goal: Goal::Read,
        wrong: None,
        shows: &["2D", "3D"],
        topic: "precedences",
    },
    Step {
        title: key!("lesson-second-a-second-chance"),
        words: key!("lesson-second-a-second-chance.words"),
        spoken: Some(key!("lesson-second-a-second-chance.spoken")),
        picture: &["1D 2D 3D"],
        actor: Some(LEFT),
        goal: Goal::Claim(Claim::Chow(None)),
        wrong: Some(key!("lesson-second-a-second-chance.wrong")),
        shows: &["2D", "3D"],
        topic: "claiming-chow",
    },
    Step {
        title: key!("lesson-second-the-last-lone-tile"),
        words: key!("lesson-second-the-last-lone-tile.words"),
        spoken: Some(key!("lesson-second-the-last-lone-tile.spoken")),
        picture: &[],
        actor: None,
        goal: Goal::Discard(LONE),
        wrong: Some(key!("lesson-second-the-last-lone-tile.wrong")),
        shows: LONE,
        topic: "discarding-tiles",
    },
    Step {
        title: key!("lesson-second-calling"),
        words: key!("lesson-second-calling.words"),
        spoken: None,
        picture: &["SW SW SW", "1D 2D 3D", "7C 8C 9C", "EW EW", "4B -- 6B"],
        actor: None,
        goal: Goal::Read,
        wrong: None,
        shows: &["4B", "6B", "EW"],
        topic: "good-waits",
    },
    Step {
        title: key!("lesson-second-a-kong-from-a-pung"),
        words: key!("lesson-second-a-kong-from-a-pung.words"),
        spoken: None,
        picture: &["SW SW SW SW"],
        actor: None,
        goal: Goal::Kong("SW"),
        wrong: Some(key!("lesson-second-a-kong-from-a-pung.wrong")),
        shows: &["SW"],
        topic: "claiming-kong",
    },
    Step {
        title: key!("lesson-second-mah-jongg"),
        words: key!("lesson-second-mah-jongg.words"),
        spoken: None,
        picture: &["4B 5B 6B"],
        actor: None,
        goal: Goal::MahJongg,
        wrong: Some(key!("lesson-second-mah-jongg.wrong")),
        shows: &["4B", "5B", "6B"],
        topic: "claiming-mah-jongg",
    },
    Step {
        title: key!("lesson-second-you-have-won"),
        words: key!("lesson-second-you-have-won.words"),
        spoken: Some(key!("lesson-second-you-have-won.spoken")),
        picture: &[],
        actor: None,
        goal: Goal::ReadAfterHand,
        wrong: None,
        shows: &[],
        topic: "calculating-scores",
    },
    Step {
        title: key!("lesson-second-the-scores"),
        words: key!("lesson-second-the-scores.words"),
        spoken: None,
        picture: &[],
        actor: None,
        goal: Goal::ViewScores,
        wrong: None,
        shows: &[],
        topic: "box-scores",
    },
    Step {
        title: key!("lesson-second-the-settlement"),
        words: key!("lesson-second-the-settlement.words"),
        spoken: Some(key!("lesson-second-the-settlement.spoken")),
        picture: &[],
        actor: None,
        goal: Goal::Read,
        wrong: None,
        shows: &[],
        topic: "settling-scores",
    },
    Step {
        title: key!("lesson-second-some-time-later"),
        words: key!("lesson-second-some-time-later.words"),
        spoken: None,
        picture: &["5D -- 7D"],
        actor: None,
        goal: Goal::ReadNearEnd,
        wrong: None,
        shows: &["5D", "7D"],
        topic: "loose-tiles-and-kong-box",
    },
    Step {
        title: key!("lesson-second-a-safe-discard"),
        words: key!("lesson-second-a-safe-discard.words"),
        spoken: None,
        picture: &["RD"],
        actor: None,
        goal: Goal::Discard(&["RD"]),
        wrong: Some(key!("lesson-second-a-safe-discard.wrong")),
        shows: &["RD"],
        topic: "defending",
    },
    Step {
        title: key!("lesson-second-a-dead-hand"),
        words: key!("lesson-second-a-dead-hand.words"),
        spoken: None,
        picture: &[],
        actor: None,
        goal: Goal::ReadAfterHand,
        wrong: None,
        shows: &[],
        topic: "dead-hand",
    },
    Step {
        title: key!("lesson-second-that-was-the-second-lesson"),
        words: key!("lesson-second-that-was-the-second-lesson.words"),
        spoken: None,
        picture: &[],
        actor: None,
        goal: Goal::Finished,
        wrong: None,
        shows: &[],
        topic: "the-game",
    },
];
