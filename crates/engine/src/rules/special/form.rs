//! A form: one combination of tiles that a special hand stands for.

use smallvec::SmallVec;

use super::TileBits;
use crate::tiles::{Meld, MeldKind, Tile, Wind};

/// What a slot of a form holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SlotKind {
    /// One tile.
    Single,
    /// Two of a kind.
    Pair,
    /// A chow.
    Chow,
    /// This number of consecutive tiles, two or more; chows of them may be laid out.
    Run(u8),
    /// Three of a kind; a kong is not accepted.
    Pung,
    /// Three of a kind, or a kong.
    PungOrKong,
    /// A kong, which must be laid out; it counts as three tiles.
    Kong,
    /// Four of a kind kept on the stake, without a Loose Tile.
    Four,
    /// One tile of each of these suits, all with the same number. One bit per suit.
    Knit(u8),
}

/// A slot with its tile: the lowest of a chow or run, and that of the first suit of a knit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot {
    /// What it holds.
    pub kind: SlotKind,
    /// Its tile.
    pub tile: Tile,
}

/// A combination of fourteen tiles, a kong counted as three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Its slots, in the order of the pattern.
    pub slots: SmallVec<[Slot; 14]>,
    /// Its tiles.
    pub tiles: TileBits,
    /// The wind that the player must have; `None` for any wind.
    pub own_wind: Option<Wind>,
}

impl Slot {
    /// The tiles of the slot; a kong counts as three.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        // The step between the indices of two neighbours, and a bit for each tile.
        let (step, bits) = match self.kind {
            SlotKind::Single => (0, 0b1),
            SlotKind::Pair => (0, 0b11),
            SlotKind::Pung | SlotKind::PungOrKong | SlotKind::Kong => (0, 0b111),
            SlotKind::Four => (0, 0b1111),
            SlotKind::Chow => (1, 0b111),
            SlotKind::Run(length) => (1, (1 << length) - 1),
            SlotKind::Knit(suits) => (9, u16::from(suits) >> suits.trailing_zeros()),
        };
        let first = self.tile.index();
        let places = (0..9).filter(move |place| bits >> place & 1 == 1);
        places.filter_map(move |place| Tile::from_index(first + place * step))
    }

    /// The tiles of the slot for display; a slot that must be a kong has four.
    fn shown(self) -> impl Iterator<Item = Tile> {
        let fourth = (self.kind == SlotKind::Kong).then_some(self.tile);
        self.tiles().chain(fourth)
    }

    /// Whether a set on the table fits this slot or a part of it.
    pub(super) fn takes(self, meld: Meld) -> bool {
        match meld.kind {
            MeldKind::Pair => self.kind == SlotKind::Pair && self.tile == meld.tile,
            MeldKind::Pung => {
                matches!(self.kind, SlotKind::Pung | SlotKind::PungOrKong) && self.tile == meld.tile
            }
            MeldKind::Kong => {
                matches!(self.kind, SlotKind::PungOrKong | SlotKind::Kong) && self.tile == meld.tile
            }
            MeldKind::Chow => match self.kind {
                SlotKind::Chow => self.tile == meld.tile,
                SlotKind::Run(_) => meld
                    .tiles()
                    .iter()
                    .all(|tile| self.tiles().any(|own| own == *tile)),
                _ => false,
            },
        }
    }

    /// The set or pair on the stake that it stands for, if it is one. A kong never is: it is laid out.
    fn set(self) -> Option<Meld> {
        let kind = match self.kind {
            SlotKind::Pair => MeldKind::Pair,
            SlotKind::Chow => MeldKind::Chow,
            SlotKind::Pung | SlotKind::PungOrKong => MeldKind::Pung,
            SlotKind::Single
            | SlotKind::Run(_)
            | SlotKind::Kong
            | SlotKind::Four
            | SlotKind::Knit(_) => return None,
        };
        Some(Meld::concealed(kind, self.tile))
    }
}

impl Form {
    pub(super) fn new(slots: SmallVec<[Slot; 14]>, own_wind: Option<Wind>) -> Self {
        let tiles = slots.iter().flat_map(|slot| slot.tiles()).collect();
        Self {
            slots,
            tiles,
            own_wind,
        }
    }

    /// Its tiles grouped for display: set by set, singles together.
    pub fn groups(&self) -> Vec<Vec<Tile>> {
        let mut groups: Vec<Vec<Tile>> = Vec::new();
        let mut after_single = false;
        for slot in &self.slots {
            let is_single = slot.kind == SlotKind::Single;
            match groups.last_mut().filter(|_| is_single && after_single) {
                Some(group) => group.extend(slot.tiles()),
                None => groups.push(slot.shown().collect()),
            }
            after_single = is_single;
        }
        groups
    }

    /// Whether a set on the table fits one of its slots.
    pub fn has_place_for(&self, meld: Meld) -> bool {
        self.slots.iter().any(|slot| slot.takes(meld))
    }

    /// The sets and pairs that remain on the stake of a hand with these sets on the table.
    pub(in crate::rules) fn sets_on_stake(&self, melds: &[Meld]) -> SmallVec<[Meld; 8]> {
        let unfilled = self
            .slots
            .iter()
            .filter(|slot| !melds.iter().any(|meld| slot.takes(*meld)));
        unfilled.filter_map(|slot| slot.set()).collect()
    }

    /// How many of its tiles a hand lacks, from 0 to 14.
    pub fn missing(&self, tiles: &TileBits) -> u32 {
        self.tiles.count() - self.tiles.in_common(tiles)
    }
}
