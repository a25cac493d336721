//! Plans, and the player who follows one in a rollout.

use engine::rules::RowId;
use engine::tiles::shanten::{Aim, ChowLimit, Shape};
use engine::tiles::{Counts, Meld, MeldKind, Tile};

use crate::score_estimates::HandPattern;
use crate::set_plan::SetPlan;

/// A plan that a rollout follows to the end, or until too few turns are left for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The sets to make.
    pub aim: Aim,
    /// Whether nothing is claimed except the last tile.
    pub closed: bool,
    /// The tiles of a special hand to collect instead.
    pub special: Option<Counts>,
    /// What the plan collects.
    pub goal: PlanGoal,
}

/// A plan with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedPlan {
    /// The plan.
    pub plan: Plan,
    /// The probability of completing it.
    pub chance: f32,
    /// The points it counts.
    pub worth: f32,
    /// Its value to the player: probability times worth, to which the payment that going out spares is added, adjusted by style.
    pub value: f32,
}

/// The goal of a plan.
#[derive(Clone, Debug, PartialEq)]
pub enum PlanGoal {
    /// Sets and a pair of this pattern; closed if the flag is set.
    Sets(HandPattern, bool),
    /// A special hand, by the id of its row.
    Special(RowId),
}

impl Plan {
    /// A plan for any sets and a pair.
    pub fn regular(melds: &[Meld], chows: ChowLimit) -> Self {
        let aim = Aim::regular(melds.len());
        let chows = chows.remaining(melds);
        Self {
            aim: Aim { chows, ..aim },
            closed: false,
            special: None,
            goal: PlanGoal::Sets(HandPattern::Any, false),
        }
    }

    /// A plan that follows this plan of sets and a pair.
    pub fn from_sets(plan: SetPlan) -> Self {
        Self {
            aim: plan.aim,
            closed: plan.closed,
            special: None,
            goal: PlanGoal::Sets(plan.pattern, plan.closed),
        }
    }

    /// A plan for the tiles of a special hand.
    pub fn special(special: Counts, row: RowId, melds: &[Meld], closed: bool) -> Self {
        Self {
            special: Some(special),
            goal: PlanGoal::Special(row),
            closed,
            ..Self::regular(melds, ChowLimit::Any)
        }
    }
}

/// The player in a rollout.
#[derive(Clone, Debug)]
pub struct RolloutPlayer {
    /// The tiles on the stake.
    pub stake: Counts,
    /// Their shape.
    pub shape: Shape,
    /// Sets laid out.
    pub melds: Vec<Meld>,
    /// Bonus tiles laid out.
    pub bonus: Vec<Tile>,
    /// Whether the hand stands and may not change.
    pub standing: bool,
    /// The plan that the player follows.
    pub plan: Plan,
}

impl RolloutPlayer {
    /// A player with these tiles.
    pub fn new(stake: Counts, melds: Vec<Meld>, bonus: Vec<Tile>, plan: Plan) -> Self {
        let shape = Shape::of(&stake);
        Self {
            stake,
            shape,
            melds,
            bonus,
            standing: false,
            plan,
        }
    }

    /// Adds a tile to the stake.
    pub fn add(&mut self, tile: Tile) {
        self.stake.add(tile);
        if !tile.is_bonus() {
            self.shape = self.shape.with(tile);
        }
    }

    /// Removes a tile from the stake.
    pub fn remove(&mut self, tile: Tile) {
        if self.stake.remove(tile) && !tile.is_bonus() {
            self.shape = self.shape.without(tile);
        }
    }

    /// Number of tiles that the hand lacks for the sets of the plan.
    pub fn lacking(&self) -> u8 {
        self.shape.lacking(self.plan.aim)
    }

    /// The aim of any sets and a pair, with the sets laid out.
    pub fn any_sets(&self, chows: ChowLimit) -> Aim {
        Aim {
            chows: chows.remaining(&self.melds),
            ..Aim::regular(self.melds.len())
        }
    }

    /// Whether the hand lacks one tile as sets and a pair.
    pub fn is_ready(&self, chows: ChowLimit) -> bool {
        self.shape.lacking(self.any_sets(chows)) == 1
    }

    /// Whether this tile completes sets and a pair, or the special hand of the plan.
    pub fn wins_with(&self, tile: Tile, chows: ChowLimit) -> bool {
        if self.stake[tile] >= 4 {
            return false;
        }
        let special = || {
            self.plan.special.as_ref().is_some_and(|special| {
                let mut tiles = self.playing_tiles();
                tiles.add(tile);
                tiles == *special
            })
        };
        self.shape.with(tile).lacking(self.any_sets(chows)) == 0 || special()
    }

    /// All tiles of the hand, counting a Kong as three.
    pub fn playing_tiles(&self) -> Counts {
        let mut tiles = self.stake.clone();
        for meld in &self.melds {
            tiles.extend(meld.tiles().into_iter().take(3));
        }
        tiles
    }

    /// Lays out a set with a claimed tile.
    pub fn lay_out(&mut self, meld: Meld, claimed: Tile) {
        let mut own = meld.tiles();
        if let Some(index) = own.iter().position(|tile| *tile == claimed) {
            own.remove(index);
        }
        for tile in own {
            self.remove(tile);
        }
        self.add_meld(meld);
    }

    /// Adds a set whose tiles are already removed from the hand.
    pub fn add_meld(&mut self, meld: Meld) {
        self.melds.push(meld);
        self.plan.aim.sets = 4_usize.saturating_sub(self.melds.len());
        self.plan.aim.chows = self.plan.aim.chows.remaining(&self.melds);
    }

    /// Whether the plan allows claiming a tile for this set, and the set brings it nearer.
    pub fn wants(&self, meld: Meld, claimed: Tile) -> bool {
        let plan = &self.plan;
        if self.standing
            || plan.closed
            || meld.kind == MeldKind::Chow && !plan.aim.chows.allows_chows()
        {
            return false;
        }
        if let Some(special) = &plan.special {
            return meld.kind == MeldKind::Pung
                && special[claimed] >= 3
                && self.stake[claimed] == 2;
        }
        if plan.aim.groups >> (claimed.index() / 9).min(3) & 1 == 0 {
            return false;
        }
        let mut shape = self.shape;
        let mut own = meld.tiles().into_iter().filter(|tile| *tile != claimed);
        match meld.kind {
            MeldKind::Chow => shape = own.by_ref().fold(shape, |shape, tile| shape.without(tile)),
            _ => shape = shape.without(claimed).without(claimed),
        }
        let aim_after = Aim {
            sets: plan.aim.sets.saturating_sub(1),
            chows: plan.aim.chows.remaining(&[meld]),
            ..plan.aim
        };
        shape.lacking(aim_after) < self.lacking()
    }
}
