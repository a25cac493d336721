//! A player in a simulated deal.

use smallvec::SmallVec;

use engine::table::PlayerView;
use engine::tiles::shanten::{Aim, ChowLimit, Shape};
use engine::tiles::{Counts, Exposure, Hand, Meld, MeldKind, Tile, TileSet};

/// One of the four players, with the hand and the plan.
#[derive(Clone, Debug)]
pub struct Player {
    /// The tiles on the stake without the tile just drawn: between turns, 13 together with three for each set laid out.
    pub stake: Counts,
    /// Their shape.
    pub shape: Shape,
    /// Sets laid out.
    pub melds: SmallVec<[Meld; 4]>,
    /// Bonus tiles laid out, one bit each.
    bonus: u8,
    /// Whether the hand stands and may not change.
    pub standing: bool,
    /// Whether the player has discarded in this deal.
    pub has_discarded: bool,
    /// The plan that the player follows.
    pub plan_index: PlanIndex,
    /// Tiles that bring the plan nearer.
    pub useful: TileSet,
    /// Tiles that complete the hand.
    pub waits: TileSet,
}

/// The index of the plan that a player follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlanIndex(pub u8);

impl Player {
    /// A player as seen in a view, with these tiles on the stake.
    pub fn new(seen: &PlayerView, stake: &Counts) -> Self {
        let bits = seen
            .bonus
            .iter()
            .map(|tile| tile.index() - Tile::PLAIN_KINDS);
        Self {
            stake: stake.clone(),
            shape: Shape::of(stake),
            melds: seen.melds.iter().copied().collect(),
            bonus: bits.fold(0, |bonus, bit| bonus | 1 << bit),
            standing: seen.standing,
            has_discarded: seen.has_discarded,
            plan_index: PlanIndex::default(),
            useful: TileSet::default(),
            waits: TileSet::default(),
        }
    }

    /// Adds a tile that is not a bonus tile to the stake.
    pub fn add(&mut self, tile: Tile) {
        self.stake.add(tile);
        self.shape = self.shape.with(tile);
    }

    /// Removes a tile from the stake.
    pub fn remove(&mut self, tile: Tile) {
        if self.stake.remove(tile) {
            self.shape = self.shape.without(tile);
        }
    }

    /// Lays out a bonus tile.
    pub fn lay_out_bonus(&mut self, tile: Tile) {
        self.bonus |= 1 << (tile.index() - Tile::PLAIN_KINDS);
    }

    /// Lays out a claimed set, removing the player's own tiles of it from the stake.
    pub fn lay_out(&mut self, meld: Meld, claimed: Tile) {
        let mut skip_claimed = true;
        for tile in meld.tiles() {
            if skip_claimed && tile == claimed {
                skip_claimed = false;
            } else {
                self.remove(tile);
            }
        }
        self.melds.push(meld);
    }

    /// The index of the exposed Pung of this tile, to which the fourth could be added.
    pub fn exposed_pung(&self, tile: Tile) -> Option<usize> {
        let pung = Meld::claimed(MeldKind::Pung, tile);
        self.melds.iter().position(|meld| *meld == pung)
    }

    /// Makes a kong of four tiles on the stake, or adds one to an exposed pung; returns how many tiles came from the stake.
    pub fn make_kong(&mut self, tile: Tile) -> u8 {
        let from_stake = match self.exposed_pung(tile) {
            Some(index) => {
                self.melds[index] = Meld::annexed(tile);
                1
            }
            None => {
                self.melds.push(Meld::concealed(MeldKind::Kong, tile));
                4
            }
        };
        for _ in 0..from_stake {
            self.remove(tile);
        }
        from_stake
    }

    /// Turns a robbed kong back into a pung.
    pub fn undo_robbed_kong(&mut self, tile: Tile) {
        let is_robbed = |meld: &&mut Meld| meld.kind == MeldKind::Kong && meld.tile == tile;
        if let Some(kong) = self.melds.iter_mut().find(is_robbed) {
            *kong = match kong.exposure {
                Exposure::Concealed => Meld::concealed(MeldKind::Pung, tile),
                _ => Meld::claimed(MeldKind::Pung, tile),
            };
        }
    }

    /// The aim of any sets and a pair, with the sets laid out.
    pub fn any_sets(&self, chows: ChowLimit) -> Aim {
        let regular = Aim::regular(self.melds.len());
        Aim {
            chows: chows.remaining(&self.melds),
            ..regular
        }
    }

    /// The bonus tiles laid out.
    pub fn bonus(&self) -> impl Iterator<Item = Tile> {
        let bonus = self.bonus;
        let laid_out = (0..8).filter(move |bit| bonus >> bit & 1 == 1);
        laid_out.filter_map(|bit| Tile::from_index(Tile::PLAIN_KINDS + bit))
    }

    /// Writes the tiles into a hand, reusing its memory.
    pub fn write_to(&self, hand: &mut Hand) {
        hand.stake.clone_from(&self.stake);
        hand.melds.clear();
        hand.melds.extend_from_slice(&self.melds);
        hand.bonus.clear();
        hand.bonus.extend(self.bonus());
    }
}
