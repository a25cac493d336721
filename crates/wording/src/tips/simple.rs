//! Simple tips: what to do, and a reason that beginners can check. Nothing in them is about points.

use engine::table::{Claim, Move};
use engine::tiles::{BySeat, Tile};
use players::{AloneBecause, Assessment, Caution, Lack, Lone, Remark, SimpleReason, SimpleTip};
use words::{Noun, say};

use super::{AssessmentWording, one_of};
use crate::tiles::{number_noun, suited};
use crate::{Describe, Named, RowTitle, TileWording, chow_numbers, person};

/// How many sentences that mean the same take turns.
const PHRASES: u32 = 3;

/// The texts of a simple tip, given the names of the players.
pub trait SimpleWording {
    /// The tip, on one line of the status bar.
    fn sentence(&self, names: &BySeat<String>) -> String;
}

impl SimpleWording for SimpleTip {
    fn sentence(&self, names: &BySeat<String>) -> String {
        let why = match &self.caution {
            Some(caution) => caution.sentence(names),
            None => self.reason.sentence(names),
        };
        match order(self) {
            Some(order) => words::sentences([order, why]),
            None => why,
        }
    }
}

/// What to do; `None` if the reason says it.
fn order(tip: &SimpleTip) -> Option<String> {
    let tile = tip.tile.noun();
    Some(match tip.choice {
        Move::Discard { .. } => say!("advice-discard", tile),
        Move::Kong(_) => say!("simple-kong", tile),
        Move::Claim(Claim::MahJong) => say!("advice-claim", tile),
        Move::Claim(Claim::Kong) => say!("advice-claim-kong", tile),
        Move::Claim(Claim::Pung) => say!("advice-claim-pung", tile, doubles = tip.doubles),
        Move::Claim(Claim::Chow(place)) => {
            match place.and_then(|place| chow_numbers(tip.tile, place)) {
                Some(run) => say!("advice-claim-which-chow", tile, run),
                None => say!("advice-claim-chow", tile),
            }
        }
        Move::Pass => say!("advice-do-pass").to_owned(),
        _ => return None,
    })
}

impl super::Figures for SimpleTip {
    fn figures(&self) -> String {
        let claims = |choice: &Move| match choice {
            Move::Claim(_) => Some(true),
            Move::Pass => Some(false),
            _ => None,
        };
        let condition = claims(&self.choice).map(|claim| say!("advice-if", claim).to_owned());
        let needed = self.needs.as_ref().map(Assessment::needed);
        let sentences = [Some(self.count.describe()), condition, needed];
        words::sentences(sentences.into_iter().flatten())
    }
}

impl SimpleWording for Caution {
    fn sentence(&self, names: &BySeat<String>) -> String {
        let careful = match self.threat {
            None => say!("simple-careful-of-anybody").to_owned(),
            Some(threat) => {
                let who = person(&names[threat.seat]);
                match threat.suit.filter(|_| !threat.standing) {
                    Some(suit) => say!("simple-careful-of-suit", who, suit = suit.noun()),
                    None => say!("simple-careful", who, standing = threat.standing),
                }
            }
        };
        let safer = match self.safer {
            Some(tile) => say!("simple-safer-tile", tile = tile.noun()),
            None => say!("simple-nothing-safer").to_owned(),
        };
        words::sentences([careful, safer])
    }
}

impl SimpleWording for SimpleReason {
    fn sentence(&self, names: &BySeat<String>) -> String {
        match self {
            Self::Wins => say!("hint-mah-jongg").to_owned(),
            Self::Standing => say!("advice-standing").to_owned(),
            Self::Calling(waits) => say!("advice-claim-calling", waits = one_of(waits)),
            Self::Special(row, lacking) => say!("simple-special", name = row.noun(), lacking),
            Self::SaferThan(other, who) => {
                let other = other.noun();
                match who {
                    Some(seat) => say!("simple-safer-than", other, who = person(&names[*seat])),
                    None => say!("simple-safer-than-of-anybody", other),
                }
            }
            Self::Gone => say!("simple-gone").to_owned(),
            Self::Alone(because, lone) => alone(*because, *lone, names),
            Self::SetWithout(tiles) => match run(tiles) {
                Some(run) => say!("simple-run-without", run),
                None => say!("simple-three-without", tile = tiles[0].noun()),
            },
            Self::Poor(needed, left) => say!("simple-poor", needed = needed.noun(), left),
            Self::SparePair(pair) => say!("simple-spare-pair", pair = pair.noun()),
            Self::KeepsPair(pair, doubles) => {
                say!("simple-keeps-pair", pair = pair.noun(), doubles)
            }
            Self::Beside(tiles) => match start(tiles) {
                Some(run) => say!("simple-beside-run", run),
                None => say!("simple-beside-pair", pair = tiles[0].noun()),
            },
            Self::Enough => say!("simple-enough").to_owned(),
            Self::KeepsMost(live) => say!("simple-keeps-most", live),
            Self::FreeKong => say!("advice-kong-draws-another").to_owned(),
            Self::Nearer(lacking) => say!("advice-claim-nearer", lacking),
            Self::MoreHelp(live) => say!("simple-more-help", live),
            Self::NoNearer(kind) => say!("simple-no-nearer", set = kind.noun()),
            Self::Farther(kind) => say!("simple-farther", set = kind.noun()),
            Self::UsesPair(kind, pair) => {
                say!("simple-uses-pair", set = kind.noun(), pair = pair.noun())
            }
            Self::FewHelp(kind, live) => say!("simple-few-help", set = kind.noun(), live),
            Self::SpoilsSpecial(row, lacking) => {
                say!("simple-spoils-special", name = row.noun(), lacking)
            }
        }
    }
}

/// Why an isolated tile goes before others. What it lacks is said only where the line has room for both.
fn alone(because: AloneBecause, lone: Lone, names: &BySeat<String>) -> String {
    let turn = lone.turn % PHRASES;
    let why = match because {
        AloneBecause::KeepsDoubling(other, doubles) => {
            return say!("simple-alone-doubling", other = other.noun(), doubles, turn);
        }
        AloneBecause::KeepsFrom(other, seat) => {
            let who = person(&names[seat]);
            return say!("simple-alone-keeps-from", other = other.noun(), who, turn);
        }
        AloneBecause::Only => say!("simple-alone-only", turn),
        AloneBecause::FewerChows(other, none) => {
            say!("simple-alone-fewer-chows", other = other.noun(), none)
        }
        AloneBecause::Early(seat) => say!("simple-alone-early", who = person(&names[seat])),
        AloneBecause::MoreSeen(seen) => say!("simple-alone-seen", seen),
        AloneBecause::Like(other) => say!("simple-alone-like", other = other.noun(), turn),
    };
    words::sentences([lacks(lone), why])
}

/// What an isolated tile lacks, in a sentence.
fn lacks(lone: Lone) -> String {
    let turn = lone.turn % PHRASES;
    match lone.lack {
        Lack::Same => say!("simple-lone-single", turn),
        Lack::Suit(suit) => say!("simple-lone-suit", suit = suit.noun(), turn),
        Lack::Near(nearest) => say!("simple-lone-far", nearest = nearest.noun(), turn),
        Lack::InHand => say!("simple-lone-exposed").to_owned(),
    }
}

impl SimpleWording for Remark {
    fn sentence(&self, names: &BySeat<String>) -> String {
        match self {
            Self::NeededFor(row) => say!("simple-remark-needed", name = row.noun()),
            Self::BreaksPair(pair) => say!("simple-remark-pair", pair = pair.noun()),
            Self::BreaksSet(tiles) => match run(tiles) {
                Some(run) => say!("simple-remark-run", run),
                None => say!("simple-remark-three", tile = tiles[0].noun()),
            },
            Self::Farther(more) => say!("simple-remark-farther", more),
            Self::FewerHelp(fewer) => say!("simple-remark-fewer", fewer),
            Self::Risky(Some(seat)) => {
                say!("simple-remark-risky", who = person(&names[*seat]))
            }
            Self::Risky(None) => say!("simple-remark-risky-of-anybody").to_owned(),
            Self::Doubles(doubles) => say!("simple-remark-doubles", doubles),
            Self::DoublesFor(seat) => {
                say!("simple-remark-doubles-for", who = person(&names[*seat]))
            }
            Self::MoreChows => say!("simple-remark-chows").to_owned(),
            Self::MoreCanCome => say!("simple-remark-can-come").to_owned(),
            Self::MissesKong => say!("simple-remark-kong").to_owned(),
            Self::AsGood => say!("simple-remark-as-good").to_owned(),
            Self::Set(reason) => reason.sentence(names),
        }
    }
}

/// Two tiles of a Chow with their suit, `5 and 6 Bamboo`; `None` if these are a pair.
fn start(tiles: &[Tile]) -> Option<Noun<'static>> {
    let suit = tiles.first()?.suit()?;
    (tiles.first() != tiles.last()).then_some(())?;
    let numbers = tiles.iter().filter_map(|tile| tile.number());
    let numbers = words::all_of(numbers.map(number_noun));
    Some(suited(numbers, suit.noun()))
}

/// A Chow with its suit, `6-7-8 Bamboo`; `None` if these are no Chow.
fn run(tiles: &[Tile]) -> Option<Noun<'static>> {
    let suit = tiles.first()?.suit()?;
    let number = |place: usize| Some(number_noun(tiles.get(place)?.number()?));
    (tiles.first() != tiles.last()).then_some(())?;
    let (first, second, third) = (number(0)?, number(1)?, number(2)?);
    Some(suited(
        words::noun!("tile-run", first, second, third),
        suit.noun(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::tiles::{Seat, Suit};

    #[test]
    fn reasons_name_tiles_with_their_articles_and_say_why() {
        let names = BySeat(["You", "Lin", "Ada", "Tomás"].map(str::to_owned));
        let tile = |name: &str| -> Tile { name.parse().expect("a tile") };
        let tiles = |text: &str| -> Vec<Tile> { text.split(' ').map(tile).collect() };
        let lone = |lack: Lack, turn| Lone { lack, turn };
        for (reason, words) in [
            (
                SimpleReason::Calling(tiles("1C 4C")),
                "Then you need a 1 or a 4 Wan.",
            ),
            (
                SimpleReason::Calling(tiles("8B EW")),
                "Then you need an 8 Bamboo or an East Wind.",
            ),
            (
                SimpleReason::Poor(tile("8D"), 1),
                "It needs an 8 Circle for a Chow, and only 1 is left.",
            ),
            (
                SimpleReason::Beside(tiles("5C 6C")),
                "It adds little to your 5 and 6 Wan.",
            ),
            (
                SimpleReason::Beside(tiles("5C 5C")),
                "It adds little to your pair of 5 Wan.",
            ),
            (
                SimpleReason::SparePair(tile("EW")),
                "One pair is enough: keep your two East Winds.",
            ),
            (
                SimpleReason::Alone(
                    AloneBecause::KeepsFrom(tile("SW"), Seat::new(1)),
                    lone(Lack::Same, 0),
                ),
                "Hold back the South Wind: three would double Lin's score.",
            ),
            (
                SimpleReason::Alone(AloneBecause::Early(Seat::new(1)), lone(Lack::Same, 3)),
                "You have only one. Later Lin may claim it.",
            ),
            (
                SimpleReason::Alone(AloneBecause::Like(tile("9C")), lone(Lack::Same, 4)),
                "You have no other like it. The 9 Wan would do as well.",
            ),
            (
                SimpleReason::Alone(
                    AloneBecause::FewerChows(tile("6C"), false),
                    lone(Lack::Near(tile("5B")), 5),
                ),
                "The 5 Bamboo is too far away. Keep the 6 Wan: it fits more Chows.",
            ),
            (
                SimpleReason::Alone(AloneBecause::Only, lone(Lack::Suit(Suit::Bamboo), 6)),
                "It is your only Bamboo. Your other tiles go together.",
            ),
        ] {
            assert_eq!(reason.sentence(&names), words);
        }
    }
}
