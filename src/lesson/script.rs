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
        title: "What you are after",
        words: "Everybody tries to complete a hand first: four sets and a pair. A set is a Pung, three tiles alike, \
                or a Chow, three in a row of one suit. A Kong, four alike, is a set too. You draw a tile and discard \
                one, turn by turn, and may take some of the tiles that others discard. Who completes a hand calls \
                Mah Jongg and is paid by the others.",
        wanted: Wanted::Read,
        wrong: "",
        shows: &[],
        topic: "guide-object",
    },
    Step {
        title: "Your tiles",
        words: "The red stake is yours: you are East. Your tiles stand by suits: Bamboo, Circle, Wan, then Winds and \
                Dragons. What already belongs together stands higher: a Pung of 9 Wan, a pair of Red Dragons and a \
                pair of 5 Circle. 4 and 6 Bamboo need the 5 between them, 2 and 3 Wan a 1 or a 4.",
        wanted: Wanted::Read,
        wrong: "",
        shows: &["9C", "RD", "5D", "4B", "6B", "2C", "3C"],
        topic: "guide-tiles-dealt",
    },
    Step {
        title: "Start",
        words: "Everybody has thirteen tiles, and East draws one more. Press Start! in the menu bar, or click the \
                table.",
        wanted: Wanted::Start,
        wrong: "First start the hand: press Start!",
        shows: &[],
        topic: "guide-start",
    },
    Step {
        title: "Discard a tile",
        words: "You drew a 1 Circle. Now you hold fourteen tiles, and one must go. Keep what belongs together. Three \
                tiles go with nothing: North Wind, 1 Bamboo and 1 Circle. Click one of them.",
        wanted: Wanted::Discard(LONERS),
        wrong: "That tile belongs to a set or a pair. Discard North Wind, 1 Bamboo or 1 Circle.",
        shows: LONERS,
        topic: "discarding-tiles",
    },
    Step {
        title: "A tile you cannot have",
        words: "Next the player on your right discards a 1 Wan. You hold 2 and 3 Wan, so it would make a Chow. Try \
                to take it: click the 1 Wan when it lies in the middle of the table.",
        wanted: Wanted::Refusal,
        wrong: "Wait for the 1 Wan, then click it, just to see what is said.",
        shows: &["2C", "3C"],
        topic: "claiming-chow",
    },
    Step {
        title: "Why not",
        words: "Only the player on your left, whose turn comes just before yours, can give you a Chow. A Pung or a \
                Kong may come from anybody, and so may the last tile of your hand. Whenever you try what is not \
                allowed, the line below the table says why.",
        wanted: Wanted::Read,
        wrong: "",
        shows: &["2C", "3C"],
        topic: "precedences",
    },
    Step {
        title: "Pung",
        words: "Now the player opposite discards a Red Dragon, and you hold two. Three alike are a Pung. Press Pung \
                beside your tiles, or click the Dragon in the middle.",
        wanted: Wanted::Claim(Claim::Pung),
        wrong: "Do not let it pass: with your two Red Dragons it is a Pung. Press Pung.",
        shows: &["RD"],
        topic: "claiming-pung",
    },
    Step {
        title: "One in, one out",
        words: "Your Pung lies open above your tiles, for everybody to see. You took a tile, so you do not draw one; \
                but you discard. Let the next of the lone tiles go.",
        wanted: Wanted::Discard(LONERS),
        wrong: "Keep that one. Discard a tile that goes with nothing: North Wind, 1 Bamboo or 1 Circle.",
        shows: LONERS,
        topic: "claiming",
    },
    Step {
        title: "Chow",
        words: "Now the others play. When the player on your left discards 5 Bamboo, it fits between your 4 and 6, \
                and it comes from the right side. Press Chow, or click the tile.",
        wanted: Wanted::Claim(Claim::Chow(None)),
        wrong: "The 5 Bamboo from your left makes a Chow. Press Chow.",
        shows: &["4B", "6B"],
        topic: "claiming-chow",
    },
    Step {
        title: "The last lone tile",
        words: "Two sets lie on the table, and the Pung of 9 Wan has been yours from the start. Discard the lone \
                tile that is left.",
        wanted: Wanted::Discard(LONERS),
        wrong: "That would break your hand. Discard the tile that still goes with nothing.",
        shows: LONERS,
        topic: "guide-keep-on",
    },
    Step {
        title: "You are calling",
        words: "Count: three sets, the pair of 5 Circle, and 2 and 3 Wan. One tile is missing, a 1 or a 4 Wan. A \
                hand that needs one tile is called calling. From now on, look only for those two.",
        wanted: Wanted::Read,
        wrong: "",
        shows: &["5D", "2C", "3C"],
        topic: "good-waits",
    },
    Step {
        title: "Kong",
        words: "In a moment you draw the fourth 9 Wan. Say Yes to the Kong, or press Kong beside your tiles. A Kong \
                is worth more than a Pung, and you get another tile for it from the far end of the wall, a Loose \
                Tile.",
        wanted: Wanted::Kong("9C"),
        wrong: "Wait for the fourth 9 Wan, then make a Kong: press Kong beside your tiles.",
        shows: &["9C"],
        topic: "claiming-kong",
    },
    Step {
        title: "The Loose Tile",
        words: "Both ends of your Kong lie face down. That tells everybody that you drew all four yourself. The \
                Loose Tile is a Green Dragon and of no use: discard it.",
        wanted: Wanted::Discard(&["GD"]),
        wrong: "You are calling: keep all of that. Discard the Green Dragon.",
        shows: &["GD"],
        topic: "loose-tiles-and-kong-box",
    },
    Step {
        title: "Mah Jongg",
        words: "Watch the discards. When the player opposite discards 4 Wan, press Mah Jongg. It makes a Chow; but \
                for the last tile of a hand it does not matter who discards it.",
        wanted: Wanted::Claim(Claim::MahJong),
        wrong: "That is the tile you need. Press Mah Jongg.",
        shows: &["2C", "3C"],
        topic: "claiming-mah-jongg",
    },
    Step {
        title: "You have won",
        words: "Four sets and a pair: the Pung of Red Dragons, 4 5 6 Bamboo, the Kong of 9 Wan, 2 3 4 Wan, and two 5 \
                Circle. Everybody pays you what your hand is worth, and East, which you are, is paid double. Next \
                you see how it is counted.",
        wanted: Wanted::Won,
        wrong: "",
        shows: &[],
        topic: "guide-mah-jongg",
    },
    Step {
        title: "The score",
        words: "That was a whole hand. The Scores box tells line by line what counted: the Kong of nines, going Mah \
                Jongg, and the Pung of Dragons, which doubles everything. Totals shows who pays whom. Leave brings \
                your own game back; Drills, in the Help menu, are for practice.",
        wanted: Wanted::End,
        wrong: "",
        shows: &[],
        topic: "guide-scoring",
    },
];
