//! What happens in the lesson: the wall, and the steps.

use super::step::{LEARNER, Step, Wanted};
use crate::table::Claim;
use crate::tiles::{Counts, Seat, Tile};

/// The learner's first thirteen tiles.
const DEALT: &str = "4B 6B RD RD 9C 9C 9C 2C 3C 5D 5D NW 8B";
/// What is drawn after the deal, one after another; neighbours throw it at once.
const DRAWN: &str = "1D 1C RD SW 2D 5B WW 6D EW 9C 3D 4C";
/// The Loose Tile of the Kong, at the end of the wall.
const LOOSE: &str = "GD";
/// Tiles that help nothing.
const LONERS: &[&str] = &["NW", "8B", "1D"];

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
pub const STEPS: [Step; 13] = [
    Step {
        title: "Your tiles",
        words: "The red stake is yours: you are East. It is sorted by suits, Bamboo, Circle, Wan, then Winds and Dragons. \
                Find what belongs together: three equal 9 Wan are a Pung already. Two Red Dragons and two 5 Circle are \
                pairs. 4 and 6 Bamboo wait for the 5 between them, 2 and 3 Wan for a 1 or a 4.",
        wanted: Wanted::Read,
        wrong: "",
        topic: "guide-tiles-dealt",
    },
    Step {
        title: "Start",
        words: "The wall is built and everybody has thirteen tiles. East takes the first one more: press Start! in the \
                menu bar, or click on the table.",
        wanted: Wanted::Start,
        wrong: "First start the hand: press Start!",
        topic: "guide-start",
    },
    Step {
        title: "Throw a tile",
        words: "You have drawn 1 Circle, and now one tile must go. Keep what belongs together. Three tiles have no friends: \
                North Wind, 8 Bamboo and 1 Circle. Click one of them.",
        wanted: Wanted::Discard(LONERS),
        wrong: "That tile has friends on your stake. Throw a loner: North Wind, 8 Bamboo or 1 Circle.",
        topic: "discarding-tiles",
    },
    Step {
        title: "A claim that is refused",
        words: "Your right-hand neighbour throws 1 Wan, and you hold 2 and 3. Try to take it: click the tile in the middle. \
                The program will say why not. A Chow comes from the player on your left only.",
        wanted: Wanted::Refusal,
        wrong: "Click the 1 Wan in the middle, just to see what is said.",
        topic: "claiming-chow",
    },
    Step {
        title: "Pung!",
        words: "The player opposite throws a Red Dragon, and you hold two. A Pung may come from anybody: click the tile.",
        wanted: Wanted::Claim(Claim::Pung),
        wrong: "Do not let it pass: with your two Red Dragons it is a Pung. Click it.",
        topic: "claiming-pung",
    },
    Step {
        title: "One in, one out",
        words: "The Pung lies open above your stake, and everybody has seen it. After a claim you do not draw: throw another \
                of the loners.",
        wanted: Wanted::Discard(LONERS),
        wrong: "Keep that one. Throw a tile that helps nothing, such as North Wind, 8 Bamboo or 1 Circle.",
        topic: "claiming",
    },
    Step {
        title: "Chow!",
        words: "Now the others play. When your left-hand neighbour throws 5 Bamboo it fits between 4 and 6, and it comes from \
                the right place: click it.",
        wanted: Wanted::Claim(Claim::Chow(None)),
        wrong: "The 5 Bamboo from your left makes a Chow. Click it.",
        topic: "claiming-chow",
    },
    Step {
        title: "The last loner",
        words: "Two sets are made, a third was yours from the start. Throw the last of the loners.",
        wanted: Wanted::Discard(LONERS),
        wrong: "That would break your hand. Throw the tile that still helps nothing.",
        topic: "guide-keep-on",
    },
    Step {
        title: "You are calling",
        words: "Count: two sets on the table, the Pung of 9 Wan, the pair of 5 Circle, and 2 and 3 Wan. One tile is lacking, a \
                1 or a 4 Wan. That is called calling. From now on look only for those two.",
        wanted: Wanted::Read,
        wrong: "",
        topic: "good-waits",
    },
    Step {
        title: "Kong",
        words: "In a moment you will draw the fourth 9 Wan. Say Yes to a Kong, or press Kong! in the menu bar. Nobody could \
                take it from you, and a Loose Tile comes in its place.",
        wanted: Wanted::Kong("9C"),
        wrong: "Wait for the fourth 9 Wan, then make a Kong: press Kong! in the menu bar.",
        topic: "claiming-kong",
    },
    Step {
        title: "The Loose Tile",
        words: "The Kong lies open with both ends face down, which says that it is concealed. The Loose Tile is a Green Dragon \
                and of no use: throw it.",
        wanted: Wanted::Discard(&["GD"]),
        wrong: "You are calling: keep all of that. Throw the Green Dragon.",
        topic: "loose-tiles-and-kong-box",
    },
    Step {
        title: "Mah Jongg!",
        words: "Watch the discards. When the player opposite throws 4 Wan, click it. For Mah Jongg even a Chow may come from \
                anybody.",
        wanted: Wanted::Claim(Claim::MahJong),
        wrong: "That is your last tile, do not let it go. Click the 4 Wan.",
        topic: "claiming-mah-jongg",
    },
    Step {
        title: "The score",
        words: "You have won. The Scores box tells line by line what counted: going Mah Jongg, the Concealed Kong of nines, and \
                the Pung of Dragons, which doubles everything. Totals shows who pays whom. That was a whole hand; leave the \
                lesson when you have read it, and try the drills.",
        wanted: Wanted::End,
        wrong: "",
        topic: "guide-scoring",
    },
];
