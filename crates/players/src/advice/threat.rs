//! What is read of another's hand, in words: what it collects, whether it may be ready, and what a tile could cost.

use crate::danger::{Danger, dangers};
use crate::reader::{self, suits};
use crate::tile_names::{Named, TileWording};
use engine::table::{Move, SeatView};
use engine::tiles::{BySeat, Seat, Suit, Tile};
use words::say;

/// A hand as likely to be ready as this, in hundredths, is spoken of.
const TOLD: u32 = 30;
/// In so many of a hundred worlds somebody goes out with a tile, where it is said who.
const MATTERS: u32 = 3;
/// In so many somebody goes out with the tile that is advised, where that is said.
const RISKY: u32 = 4;
/// As likely as this it is probably ready.
const PROBABLY: u32 = 60;
/// What costs less, in points of the deal, is not told in figures.
const WORTH_A_WORD: u32 = 5;
/// A suit as likely to be collected as this is named.
const COLLECTED: f64 = 0.4;

/// Somebody may go out with the tile that is advised: who, if that can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Risk(Option<Seat>);

impl Risk {
    /// That of a discard; `None` where it is small.
    pub(super) fn of(view: &SeatView, tile: Tile, danger: &Danger) -> Option<Self> {
        let threat = Threat::of(view, tile, danger);
        (danger.percent >= RISKY).then(|| Self(threat.map(|threat| threat.seat)))
    }

    /// It in a sentence about that tile.
    pub(super) fn sentence(self, tile: Tile, names: &BySeat<String>) -> String {
        let (tile, known) = (tile.name(), self.0.is_some());
        let name = self.0.map_or("", |seat| names[seat].as_str());
        say!("advice-risk", tile, known, name)
    }
}

/// An opponent who may go out with a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Threat {
    /// The seat of that opponent.
    pub seat: Seat,
    /// How likely its hand lacks one tile, in hundredths.
    pub ready: u32,
    /// Its hand cannot change any more.
    pub standing: bool,
    /// The suit it collects, if that is likely and the tile goes with it.
    pub suit: Option<Suit>,
    /// The tile that may complete its hand.
    pub tile: Tile,
    /// What it could cost, in points of the deal.
    pub cost: u32,
}

impl Threat {
    /// Who may go out with a tile that is as dangerous as this; `None` where too little is known to speak of it.
    pub(super) fn of(view: &SeatView, tile: Tile, danger: &Danger) -> Option<Self> {
        let seat = danger.winner?;
        let ready = (reader::ready(view, seat) * 100.0).round() as u32;
        (ready >= TOLD && danger.percent >= MATTERS).then(|| Self {
            seat,
            ready,
            standing: view.players[seat].standing,
            suit: suits::collected(view, seat, COLLECTED)
                .filter(|suit| tile.suit().is_none_or(|own| own == *suit)),
            tile,
            cost: danger.cost,
        })
    }

    /// Who may go out with the tile that was thrown, where another tile would have been safer.
    pub(super) fn avoided(view: &SeatView, thrown: Move, better: Move) -> Option<Self> {
        let (Move::Discard { tile: thrown, .. }, Move::Discard { tile: better, .. }) =
            (thrown, better)
        else {
            return None;
        };
        Self::compared(view, better, thrown)
    }

    /// Who may go out with a tile than which another is safer.
    fn compared(view: &SeatView, tile: Tile, other: Tile) -> Option<Self> {
        match dangers(view, &[tile, other])[..] {
            [own, others] if own.is_safer_than(&others) => Self::of(view, other, &others),
            _ => None,
        }
    }

    /// It in a sentence beside a tile that is safer: `Lin may be calling; 5 Bamboo is likelier to complete that hand ...`
    pub fn likelier(&self, names: &BySeat<String>) -> String {
        self.told(names, true)
    }

    /// It in a sentence: `Lin collects Bamboo and may be calling; 5 Bamboo could cost about 60.`
    pub fn sentence(&self, names: &BySeat<String>) -> String {
        self.told(names, false)
    }

    /// It in a sentence without the points.
    pub fn in_words(&self, names: &BySeat<String>) -> String {
        Self { cost: 0, ..*self }.told(names, false)
    }

    fn told(&self, names: &BySeat<String>, likelier: bool) -> String {
        let name = &names[self.seat];
        let who = match self.suit {
            Some(suit) => say!("advice-threat-collects", name, suit = suit.name()),
            None => name.clone(),
        };
        let ready = match self.ready {
            _ if self.standing => say!("advice-threat-stands"),
            PROBABLY.. => say!("advice-threat-is-probably-ready"),
            _ => say!("advice-threat-may-be-ready"),
        };
        let (tile, cost) = (self.tile.name(), self.cost);
        match cost < WORTH_A_WORD {
            true => say!("advice-threat-alone", who, ready, tile, likelier),
            false => say!("advice-threat", who, ready, tile, likelier, cost),
        }
    }
}
