//! What happens in the lesson: the wall, and the steps.

use super::step::{LEARNER, Step, Wanted};
use crate::table::Claim;
use crate::tiles::{Counts, Seat, Tile};

/// The learner's first thirteen tiles.
const DEALT: &str = "4B 6B RD RD 9C 9C 9C 2C 3C 5D 5D NW 1B";
/// What is drawn after the deal, one after another; neighbours throw it at once.
const DRAWN: &str = "1D 1C RD SW 2D 5B WW 6D EW 9C 3D 4C";
/// The Loose Tile of the Kong, at the end of the wall.
const LOOSE: &str = "GD";
/// Tiles that go with nothing.
const LONERS: &[&str] = &["NW", "1B", "1D"];

fn tiles(words: &str) -> Vec<Tile> {
    words
        .split(' ')
        .filter_map(|tile| tile.parse().ok())
        .collect()
}

/// The wall from its first tile to its last.
pub(super) fn wall() -> Vec<Tile> {
    let (own, drawn, loose) = (tiles(DEALT), tiles(DRAWN), tiles(LOOSE));
    let mut left = Counts::full_set(false);
    for tile in own.iter().chain(&drawn).chain(&loose) {
        left.remove(*tile);
    }
    // The rest lies so that neighbours get tiles of every kind.
    let rest: Vec<Tile> = left.iter().collect();
    let mut rest = (0..7).flat_map(|start| rest.iter().skip(start).step_by(7).copied());
    let mut own = own.into_iter();
    let mut wall = Vec::with_capacity(136);
    for packet in [4, 4, 4, 1] {
        for seat in Seat::ALL {
            match seat {
                LEARNER => wall.extend(own.by_ref().take(packet)),
                _ => wall.extend(rest.by_ref().take(packet)),
            }
        }
    }
    wall.extend(drawn);
    wall.extend(rest);
    wall.extend(loose);
    wall
}

/// The steps, in their order.
pub const STEPS: [Step; 16] = [
    Step {
        title: key!("lesson-what-you-are-after"),
        words: key!("lesson-everybody-tries-to-complete-a"),
        wanted: Wanted::Read,
        wrong: None,
        shows: &[],
        topic: "guide-object",
    },
    Step {
        title: key!("lesson-your-tiles"),
        words: key!("lesson-the-red-stake-is-yours"),
        wanted: Wanted::Read,
        wrong: None,
        shows: &["9C", "RD", "5D", "4B", "6B", "2C", "3C"],
        topic: "guide-tiles-dealt",
    },
    Step {
        title: key!("lesson-start"),
        words: key!("lesson-everybody-has-thirteen-tiles-and"),
        wanted: Wanted::Start,
        wrong: Some(key!("lesson-first-start-the-hand-press")),
        shows: &[],
        topic: "guide-start",
    },
    Step {
        title: key!("lesson-discard-a-tile"),
        words: key!("lesson-you-drew-a-1-circle"),
        wanted: Wanted::Discard(LONERS),
        wrong: Some(key!("lesson-that-tile-belongs-to-a")),
        shows: LONERS,
        topic: "discarding-tiles",
    },
    Step {
        title: key!("lesson-a-tile-you-cannot-have"),
        words: key!("lesson-next-the-player-on-your"),
        wanted: Wanted::Refusal,
        wrong: Some(key!("lesson-wait-for-the-1-wan")),
        shows: &["2C", "3C"],
        topic: "claiming-chow",
    },
    Step {
        title: key!("lesson-why-not"),
        words: key!("lesson-only-the-player-on-your"),
        wanted: Wanted::Read,
        wrong: None,
        shows: &["2C", "3C"],
        topic: "precedences",
    },
    Step {
        title: key!("label-pung"),
        words: key!("lesson-now-the-player-opposite-discards"),
        wanted: Wanted::Claim(Claim::Pung),
        wrong: Some(key!("lesson-do-not-let-it-pass")),
        shows: &["RD"],
        topic: "claiming-pung",
    },
    Step {
        title: key!("lesson-one-in-one-out"),
        words: key!("lesson-your-pung-lies-open-above"),
        wanted: Wanted::Discard(LONERS),
        wrong: Some(key!("lesson-keep-that-one-discard-a")),
        shows: LONERS,
        topic: "claiming",
    },
    Step {
        title: key!("label-chow"),
        words: key!("lesson-now-the-others-play-when"),
        wanted: Wanted::Claim(Claim::Chow(None)),
        wrong: Some(key!("lesson-the-5-bamboo-from-your")),
        shows: &["4B", "6B"],
        topic: "claiming-chow",
    },
    Step {
        title: key!("lesson-the-last-lone-tile"),
        words: key!("lesson-two-sets-lie-on-the"),
        wanted: Wanted::Discard(LONERS),
        wrong: Some(key!("lesson-that-would-break-your-hand")),
        shows: LONERS,
        topic: "guide-keep-on",
    },
    Step {
        title: key!("lesson-you-are-calling"),
        words: key!("lesson-count-three-sets-the-pair"),
        wanted: Wanted::Read,
        wrong: None,
        shows: &["5D", "2C", "3C"],
        topic: "good-waits",
    },
    Step {
        title: key!("label-kong"),
        words: key!("lesson-in-a-moment-you-draw"),
        wanted: Wanted::Kong("9C"),
        wrong: Some(key!("lesson-wait-for-the-fourth-9")),
        shows: &["9C"],
        topic: "claiming-kong",
    },
    Step {
        title: key!("lesson-the-loose-tile"),
        words: key!("lesson-both-ends-of-your-kong"),
        wanted: Wanted::Discard(&["GD"]),
        wrong: Some(key!("lesson-you-are-calling-keep-all")),
        shows: &["GD"],
        topic: "loose-tiles-and-kong-box",
    },
    Step {
        title: key!("label-mah-jongg"),
        words: key!("lesson-watch-the-discards-when-the"),
        wanted: Wanted::Claim(Claim::MahJong),
        wrong: Some(key!("lesson-that-is-the-tile-you")),
        shows: &["2C", "3C"],
        topic: "claiming-mah-jongg",
    },
    Step {
        title: key!("lesson-you-have-won"),
        words: key!("lesson-four-sets-and-a-pair"),
        wanted: Wanted::Won,
        wrong: None,
        shows: &[],
        topic: "guide-mah-jongg",
    },
    Step {
        title: key!("lesson-the-score"),
        words: key!("lesson-that-was-a-whole-hand"),
        wanted: Wanted::End,
        wrong: None,
        shows: &[],
        topic: "guide-scoring",
    },
];
