//! The policy of simulated players: the evaluation of a `club` player over the two best plans, from precomputed sums.

use std::rc::Rc;

use super::player::{PlanIndex, Player};
use super::worths::{Sum, Worths, laid_out, live};
use crate::completion_odds;
use crate::score_estimates::ScoreEstimates;
use crate::set_plan::SetPlan;
use engine::table::SeatView;
use engine::tiles::shanten::{Aim, ChowLimit};
use engine::tiles::waits::{self, DistanceCache, HandDistance};
use engine::tiles::{BySeat, Counts, Meld, MeldKind, Seat, Tile, TileSet, Wind};

/// Plans that lack more tiles than the nearest one, by this number, are skipped.
const DETOUR: u8 = 3;
/// Plans whose upper bound is less than this fraction of the best value are skipped.
const WORTH_A_LOOK: f32 = 0.4;
/// The fraction of its value that the second plan adds, since a flexible hand is better.
const SECOND_PLAN_WEIGHT: f32 = 0.15;
/// A claim must be this many times as valuable as passing.
const RESERVE: f32 = 1.05;
/// Declaring a Standing Hand or an Original Call needs at least this many unseen waits.
const ENOUGH_WAITS: u32 = 2;

/// What everybody sees at a decision.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// Tiles that are or were visible to everybody.
    pub open: &'a Counts,
    /// Their number.
    pub shown: u16,
    /// Live tiles left.
    pub live_left: usize,
}

/// The policy of the players of one table.
pub struct Policy {
    worths: BySeat<Rc<Worths>>,
    plans: Vec<SetPlan>,
    memo: DistanceCache,
    chows: ChowLimit,
    /// Whether Seven Pairs is allowed.
    pairs: bool,
    /// Whether Thirteen Unique Wonders is allowed.
    wonders: bool,
}

/// The value of a plan for a hand.
#[derive(Clone, Copy)]
struct PlanValue {
    plan_index: PlanIndex,
    near: HandDistance,
    value: f32,
}

/// A discard with its value.
#[derive(Clone, Copy, Debug)]
pub struct DiscardChoice {
    /// The tile.
    pub tile: Tile,
    /// The plan that is followed.
    pub plan_index: PlanIndex,
    /// Points times probability.
    pub value: f32,
}

impl Policy {
    /// The policy at the table of a view.
    pub fn of(view: &SeatView) -> Self {
        let options = &view.rules.options;
        let worths = BySeat::from_fn(|seat| {
            let wind = view.wind_of(seat);
            let estimates = ScoreEstimates::of_wind(view, wind);
            Rc::new(Worths::of(&estimates, options, wind, &view.players[seat]))
        });
        let classical = view.rules.id == engine::rules::RuleSetId::Classical;
        Self {
            worths,
            plans: SetPlan::possible(&[], options, false).collect(),
            memo: DistanceCache::default(),
            chows: options.chow_limit(),
            pairs: classical && options.seven_pairs,
            wonders: classical,
        }
    }

    /// Updates the tiles that help a player between turns, and those that complete the hand.
    pub fn look(&mut self, player: &mut Player) {
        let any = player.any_sets(self.chows);
        let near = self.memo.distance(&player.shape, any);
        player.waits = if near.lacking == 1 {
            near.useful
        } else {
            TileSet::default()
        };
        player.useful = match player.plan_index {
            PlanIndex(0) => near.useful,
            plan_index => {
                self.memo
                    .distance(&player.shape, self.aim(player, plan_index))
                    .useful
            }
        };
        if self.wonders && player.melds.is_empty() {
            self.look_for_other_hands(player);
        }
    }

    fn look_for_other_hands(&self, player: &mut Player) {
        let (pairs, of_pairs) = waits::seven_pairs(&player.stake);
        if self.pairs && pairs == 0 {
            player.waits = player.waits.union(of_pairs);
        }
        // Hands near four sets and a pair have few of these kinds.
        let (wonders, of_wonders) = waits::thirteen_wonders(&player.stake);
        if wonders == 0 {
            player.waits = player.waits.union(of_wonders);
        }
    }

    /// Chooses a plan for a player between turns.
    pub fn choose_plan(&mut self, seat: Seat, player: &mut Player, sight: Sight<'_>) {
        let sum = self.worths[seat].sum(player);
        (player.plan_index, _) = self.whole(seat, player, &sum, sight);
        self.look(player);
    }

    /// The discard of a player with 14 tiles, by the two best plans.
    pub fn choose_discard(
        &mut self,
        seat: Seat,
        player: &Player,
        sight: Sight<'_>,
    ) -> DiscardChoice {
        let sum = self.worths[seat].sum(player);
        let worths = Rc::clone(&self.worths[seat]);
        let mut values = [0.0_f32; Tile::PLAIN_KINDS];
        let plan_values = self.best(seat, player, &sum, sight);
        let plan_index = plan_values[0].map_or_else(PlanIndex::default, |best| best.plan_index);
        for plan_value in plan_values.into_iter().flatten() {
            let plan = self.plan(player, plan_value.plan_index);
            let mut unused = None;
            for tile in plan_value.near.spare.iter() {
                let chance = if plan.aim.uses(tile) {
                    let shape = player.shape.without(tile);
                    let useful = self.memo.distance(&shape, plan.aim).useful;
                    self.chance(&plan, plan_value.near.lacking, useful, player, sight)
                } else {
                    let near = plan_value.near;
                    *unused.get_or_insert_with(|| {
                        self.chance(&plan, near.lacking, near.useful, player, sight)
                    })
                };
                let value = chance * worths.without(&sum, &plan, tile, player.stake[tile]);
                let kept = &mut values[tile.index()];
                *kept = value.max(*kept) + SECOND_PLAN_WEIGHT * value.min(*kept);
            }
        }
        let mut best: Option<(f32, u8, Tile)> = None;
        for (tile, held) in Tile::plain().zip(player.stake.plain()) {
            let seen = sight.open[tile] + held;
            let value = values[tile.index()];
            let better =
                |(most, safest, _): (f32, u8, Tile)| value > most || value == most && seen > safest;
            if *held > 0 && best.is_none_or(better) {
                best = Some((value, seen, tile));
            }
        }
        let (value, _, tile) = best.unwrap_or((0.0, 0, Tile::wind(Wind::East)));
        DiscardChoice {
            tile,
            plan_index,
            value,
        }
    }

    /// The tile that a player with this aim would exchange for this one: with `nearer` one whose exchange brings the hand nearer, otherwise
    /// one whose exchange leaves more tiles that help.
    pub fn gives(
        &mut self,
        (player, aim): (&Player, Aim),
        tile: Tile,
        open: &Counts,
        nearer: bool,
    ) -> Option<Tile> {
        let with = player.shape.with(tile);
        let (now, after) = (player.shape.lacking(aim), with.lacking(aim));
        if (after < now) != nearer {
            return None;
        }
        let live = |useful: TileSet| live(useful, open, &player.stake);
        let mut most = match nearer {
            true => None,
            false => Some(live(self.memo.distance(&player.shape, aim).useful)),
        };
        let mut given = None;
        for spare in self.memo.distance(&with, aim).spare.iter() {
            let left = live(self.memo.distance(&with.without(spare), aim).useful);
            if most.is_none_or(|most| left > most) {
                (most, given) = (Some(left), Some(spare));
            }
        }
        given
    }

    /// The discard after claiming this set, if the claim is worth it. After a Kong its tile has no meaning.
    pub fn claims(
        &mut self,
        seat: Seat,
        player: &Player,
        (meld, tile): (Meld, Tile),
        sight: Sight<'_>,
    ) -> Option<DiscardChoice> {
        let sum = self.worths[seat].sum(player);
        let (_, now) = self.whole(seat, player, &sum, sight);
        let mut after = player.clone();
        after.lay_out(meld, tile);
        let discard = match meld.kind {
            MeldKind::Kong => {
                let sum = self.worths[seat].sum(&after);
                let (plan_index, value) = self.whole(seat, &after, &sum, sight);
                DiscardChoice {
                    tile,
                    plan_index,
                    value,
                }
            }
            _ => self.choose_discard(seat, &after, sight),
        };
        (discard.value > RESERVE * now).then_some(discard)
    }

    /// Whether a Kong costs the player nothing.
    pub fn makes_kong(&self, before: &Player, after: &Player) -> bool {
        let lacking = |player: &Player| player.shape.lacking(player.any_sets(self.chows));
        lacking(after) <= lacking(before)
    }

    /// Whether enough waits are left to declare that the hand stands.
    pub fn stands(&self, player: &Player, open: &Counts) -> bool {
        live(player.waits, open, &player.stake) >= ENOUGH_WAITS
    }

    /// Whether a drawn tile that does not help is isolated, so that it can be discarded without an evaluation.
    pub fn is_alone(&self, player: &Player, tile: Tile) -> bool {
        if !self.plans[usize::from(player.plan_index.0)].aim.uses(tile) {
            return true;
        }
        if player.stake.has(tile) {
            return false;
        }
        let suit = tile.index() / 9;
        let beside = |away: usize| {
            let held = |kind: usize| kind / 9 == suit && player.stake.plain()[kind] > 0;
            held(tile.index() + away) || tile.index() >= away && held(tile.index() - away)
        };
        tile.is_honour() || !beside(1) && !beside(2)
    }

    fn aim(&self, player: &Player, plan_index: PlanIndex) -> Aim {
        let aim = self.plans[usize::from(plan_index.0)].aim;
        Aim {
            sets: 4_usize.saturating_sub(player.melds.len()),
            chows: aim.chows.remaining(&player.melds),
            ..aim
        }
    }

    fn plan(&self, player: &Player, plan_index: PlanIndex) -> SetPlan {
        SetPlan {
            aim: self.aim(player, plan_index),
            ..self.plans[usize::from(plan_index.0)]
        }
    }

    /// The best plan for a hand between turns, and the combined value of the two best.
    fn whole(
        &mut self,
        seat: Seat,
        player: &Player,
        sum: &Sum,
        sight: Sight<'_>,
    ) -> (PlanIndex, f32) {
        let [first, second] = self.best(seat, player, sum, sight);
        let beside = second.map_or(0.0, |second| SECOND_PLAN_WEIGHT * second.value);
        first.map_or_else(Default::default, |first| {
            (first.plan_index, first.value + beside)
        })
    }

    /// The two best plans, the best first.
    fn best(
        &mut self,
        seat: Seat,
        player: &Player,
        sum: &Sum,
        sight: Sight<'_>,
    ) -> [Option<PlanValue>; 2] {
        let (groups, chow) = laid_out(player);
        let worths = Rc::clone(&self.worths[seat]);
        let mut nearest = u8::MAX;
        let mut best: [Option<PlanValue>; 2] = [None, None];
        let turns = sight.live_left.div_ceil(4);
        for place in 0..self.plans.len() {
            let plan_index = PlanIndex(place as u8);
            let plan = self.plan(player, plan_index);
            let takes_chows = self.plans[place].aim.chows.allows_any();
            if groups & !plan.aim.groups != 0 || chow && !takes_chows {
                continue;
            }
            let lacking = player.shape.lacking(plan.aim);
            nearest = nearest.min(lacking);
            if lacking > nearest + DETOUR {
                continue;
            }
            let worth = worths.of_plan(sum, &plan);
            let far = usize::from(lacking.max(1));
            let at_best = worth * completion_odds::chance_at_best(plan.acquisition, turns, far);
            if best[0].is_some_and(|best| at_best < WORTH_A_LOOK * best.value) {
                continue;
            }
            let near = self.memo.distance(&player.shape, plan.aim);
            let value = worth * self.chance(&plan, near.lacking, near.useful, player, sight);
            let plan_value = Some(PlanValue {
                plan_index,
                near,
                value,
            });
            let beats = |other: Option<PlanValue>| other.is_none_or(|other| value > other.value);
            if beats(best[0]) {
                best = [plan_value, best[0]];
            } else if beats(best[1]) {
                best[1] = plan_value;
            }
        }
        best
    }

    fn chance(
        &self,
        plan: &SetPlan,
        lacking: u8,
        useful: TileSet,
        player: &Player,
        sight: Sight<'_>,
    ) -> f32 {
        let live = live(useful, sight.open, &player.stake);
        let own = 13 - 3 * player.melds.len().min(4) as u16;
        let hidden = f32::from(136_u16.saturating_sub(sight.shown + own).max(1));
        let turns = sight.live_left.div_ceil(4);
        let lacking = usize::from(lacking.max(1));
        completion_odds::chance(plan.acquisition, turns, lacking, live as f32 / hidden)
    }
}
