//! A player of a deal that is played on.

use smallvec::SmallVec;

use engine::table::PlayerView;
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{Counts, Exposure, Hand, Meld, MeldKind, Tile, TileSet};

/// One of the four hands, and what its player goes for.
#[derive(Clone, Debug)]
pub struct Player {
    /// The tiles on the stake, between turns 13 with those laid out; the tile just drawn is kept apart.
    pub stake: Counts,
    /// Their shape.
    pub shape: Shape,
    /// Sets laid out.
    pub melds: SmallVec<[Meld; 4]>,
    /// Bonus tiles laid out, a bit each.
    bonus: u8,
    /// May not change its hand any more.
    pub standing: bool,
    /// Has discarded in this deal.
    pub has_discarded: bool,
    /// The sets it makes.
    pub plan_index: PlanIndex,
    /// Tiles that bring it nearer.
    pub useful: TileSet,
    /// Tiles that make it Mah Jongg.
    pub waits: TileSet,
}

/// Which of the plans a player follows; its place among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlanIndex(pub u8);

impl Player {
    /// A player as a view shows it, with these tiles on the stake.
    pub fn new(seen: &PlayerView, stake: &Counts) -> Self {
        let places = seen
            .bonus
            .iter()
            .map(|tile| tile.index() - Tile::PLAIN_KINDS);
        Self {
            stake: stake.clone(),
            shape: Shape::of(stake),
            melds: seen.melds.iter().copied().collect(),
            bonus: places.fold(0, |bonus, place| bonus | 1 << place),
            standing: seen.standing,
            has_discarded: seen.has_discarded,
            plan_index: PlanIndex::default(),
            useful: TileSet::default(),
            waits: TileSet::default(),
        }
    }

    /// Takes up a tile that is not a bonus tile.
    pub fn take(&mut self, tile: Tile) {
        self.stake.add(tile);
        self.shape = self.shape.with(tile);
    }

    /// Puts down a tile that is on the stake.
    pub fn put(&mut self, tile: Tile) {
        if self.stake.remove(tile) {
            self.shape = self.shape.without(tile);
        }
    }

    /// Lays out a bonus tile.
    pub fn lay_bonus(&mut self, tile: Tile) {
        self.bonus |= 1 << (tile.index() - Tile::PLAIN_KINDS);
    }

    /// Lays out a set made with another's tile; its own tiles of it go from the stake.
    pub fn lay_out(&mut self, meld: Meld, claimed: Tile) {
        let mut from_others = true;
        for tile in meld.tiles() {
            if from_others && tile == claimed {
                from_others = false;
            } else {
                self.put(tile);
            }
        }
        self.melds.push(meld);
    }

    /// The pung laid out that a fourth tile of this kind could join.
    pub fn open_pung(&self, tile: Tile) -> Option<usize> {
        let pung = Meld::claimed(MeldKind::Pung, tile);
        self.melds.iter().position(|meld| *meld == pung)
    }

    /// Makes a kong of four on the stake, or of one on the stake and a pung laid out; how many tiles came from the stake.
    pub fn make_kong(&mut self, tile: Tile) -> u8 {
        let own = match self.open_pung(tile) {
            Some(place) => {
                self.melds[place] = Meld::annexed(tile);
                1
            }
            None => {
                self.melds.push(Meld::concealed(MeldKind::Kong, tile));
                4
            }
        };
        for _ in 0..own {
            self.put(tile);
        }
        own
    }

    /// A kong that was robbed is a pung again.
    pub fn lose_kong(&mut self, tile: Tile) {
        let kong = |meld: &&mut Meld| meld.kind == MeldKind::Kong && meld.tile == tile;
        if let Some(kong) = self.melds.iter_mut().find(kong) {
            *kong = match kong.exposure {
                Exposure::Concealed => Meld::concealed(MeldKind::Pung, tile),
                _ => Meld::claimed(MeldKind::Pung, tile),
            };
        }
    }

    /// Any sets and a pair, with what is laid out.
    pub fn any_sets(&self, chows: bool) -> Aim {
        let regular = Aim::regular(self.melds.len());
        Aim { chows, ..regular }
    }

    /// Bonus tiles laid out.
    pub fn bonus(&self) -> impl Iterator<Item = Tile> {
        let bonus = self.bonus;
        let laid_out = (0..8).filter(move |place| bonus >> place & 1 == 1);
        laid_out.filter_map(|place| Tile::from_index(Tile::PLAIN_KINDS + place))
    }

    /// Writes the tiles into a hand, which keeps its room.
    pub fn write(&self, hand: &mut Hand) {
        hand.stake.clone_from(&self.stake);
        hand.melds.clear();
        hand.melds.extend_from_slice(&self.melds);
        hand.bonus.clear();
        hand.bonus.extend(self.bonus());
    }
}
