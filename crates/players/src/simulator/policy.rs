//! The policy of simulated players: the evaluation of a `club` player over the two best plans, from precomputed sums.

use std::rc::Rc;

use super::gain_table::{GainTable, HandGains, groups_laid_out, live};
use super::player::{PlanIndex, Player};
use crate::completion_odds;
use crate::hand_evaluator::{MAX_DETOUR, MIN_BOUND};
use crate::score_estimates::ScoreEstimates;
use crate::set_plan::SetPlan;
use engine::table::SeatView;
use engine::tiles::shanten::{Aim, ChowLimit};
use engine::tiles::waits::{self, DistanceCache, HandDistance};
use engine::tiles::{BySeat, Counts, Meld, MeldKind, Seat, Tile, TileSet, Wind};

/// The weight of the second plan in the value of a hand, since a flexible hand is better.
const SECOND_PLAN_WEIGHT: f32 = 0.15;
/// A set is claimed if its value is more than this many times that of passing.
const CLAIM_MARGIN: f32 = 1.05;
/// Declaring a Standing Hand or an Original Call needs at least this many unseen tiles that complete the hand.
const ENOUGH_WAITS: u32 = 2;

/// What all players see at a decision.
#[derive(Clone, Copy, Debug)]
pub struct PublicInfo<'a> {
    /// Tiles that are or were visible to everybody.
    pub open: &'a Counts,
    /// Their number.
    pub open_count: u16,
    /// Live tiles left.
    pub live_left: usize,
}

/// The policy of the players of one table.
pub struct Policy {
    gain_tables: BySeat<Rc<GainTable>>,
    plans: Vec<SetPlan>,
    distances: DistanceCache,
    chows: ChowLimit,
    /// Whether Seven Pairs is allowed.
    seven_pairs: bool,
    /// Whether Thirteen Unique Wonders is allowed.
    thirteen_wonders: bool,
}

/// The value of a plan for a hand.
#[derive(Clone, Copy)]
struct PlanValue {
    plan_index: PlanIndex,
    /// The distance of the hand from the plan.
    hand_distance: HandDistance,
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
        let gain_tables = BySeat::from_fn(|seat| {
            let wind = view.wind_of(seat);
            let estimates = ScoreEstimates::of_wind(view, wind);
            Rc::new(GainTable::of(
                &estimates,
                options,
                wind,
                &view.players[seat],
            ))
        });
        let classical = view.rules.id == engine::rules::RuleSetId::Classical;
        Self {
            gain_tables,
            plans: SetPlan::possible(&[], options, false).collect(),
            distances: DistanceCache::default(),
            chows: options.chow_limit(),
            seven_pairs: classical && options.seven_pairs,
            thirteen_wonders: classical,
        }
    }

    /// Updates the player's useful tiles and waits between turns.
    pub fn update_tile_sets(&mut self, player: &mut Player) {
        let any = player.any_sets(self.chows);
        let hand_distance = self.distances.distance(&player.shape, any);
        player.waits = if hand_distance.lacking == 1 {
            hand_distance.useful
        } else {
            TileSet::default()
        };
        player.useful = match player.plan_index {
            PlanIndex(0) => hand_distance.useful,
            plan_index => {
                self.distances
                    .distance(&player.shape, self.aim(player, plan_index))
                    .useful
            }
        };
        if self.thirteen_wonders && player.melds.is_empty() {
            self.add_special_waits(player);
        }
    }

    /// Adds the waits of Seven Pairs and Thirteen Unique Wonders.
    fn add_special_waits(&self, player: &mut Player) {
        let (pairs_shanten, pair_waits) = waits::seven_pairs(&player.stake);
        if self.seven_pairs && pairs_shanten == 0 {
            player.waits = player.waits.union(pair_waits);
        }
        let (wonders_shanten, wonder_waits) = waits::thirteen_wonders(&player.stake);
        if wonders_shanten == 0 {
            player.waits = player.waits.union(wonder_waits);
        }
    }

    /// Chooses a plan for a player between turns.
    pub fn choose_plan(&mut self, seat: Seat, player: &mut Player, public_info: PublicInfo<'_>) {
        let gains = self.gain_tables[seat].hand_gains(player);
        (player.plan_index, _) = self.best_plan_and_value(seat, player, &gains, public_info);
        self.update_tile_sets(player);
    }

    /// The discard of a player with 14 tiles, by the two best plans.
    pub fn choose_discard(
        &mut self,
        seat: Seat,
        player: &Player,
        public_info: PublicInfo<'_>,
    ) -> DiscardChoice {
        let gains = self.gain_tables[seat].hand_gains(player);
        let gain_table = Rc::clone(&self.gain_tables[seat]);
        let mut values = [0.0_f32; Tile::PLAIN_KINDS];
        let plan_values = self.best_plans(seat, player, &gains, public_info);
        let plan_index = plan_values[0].map_or_else(PlanIndex::default, |best| best.plan_index);
        for plan_value in plan_values.into_iter().flatten() {
            let plan = self.plan(player, plan_value.plan_index);
            let mut unused = None;
            for tile in plan_value.hand_distance.spare.iter() {
                let chance = if plan.aim.uses(tile) {
                    let shape = player.shape.without(tile);
                    let useful = self.distances.distance(&shape, plan.aim).useful;
                    self.chance(
                        &plan,
                        plan_value.hand_distance.lacking,
                        useful,
                        player,
                        public_info,
                    )
                } else {
                    let hand_distance = plan_value.hand_distance;
                    *unused.get_or_insert_with(|| {
                        self.chance(
                            &plan,
                            hand_distance.lacking,
                            hand_distance.useful,
                            player,
                            public_info,
                        )
                    })
                };
                let value =
                    chance * gain_table.plan_worth_without(&gains, &plan, tile, player.stake[tile]);
                let total = &mut values[tile.index()];
                *total = value.max(*total) + SECOND_PLAN_WEIGHT * value.min(*total);
            }
        }
        let mut best: Option<(f32, u8, Tile)> = None;
        for (tile, held) in Tile::plain().zip(player.stake.plain()) {
            let seen = public_info.open[tile] + held;
            let value = values[tile.index()];
            let is_better = |(best_value, most_seen, _): (f32, u8, Tile)| {
                value > best_value || value == best_value && seen > most_seen
            };
            if *held > 0 && best.is_none_or(is_better) {
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

    /// The tile that a player with this aim would give for this one. If `nearer`, the exchange must bring the hand nearer; otherwise it must
    /// leave the hand as near, with more tiles that help.
    pub fn tile_to_exchange(
        &mut self,
        (player, aim): (&Player, Aim),
        tile: Tile,
        open: &Counts,
        nearer: bool,
    ) -> Option<Tile> {
        let with_tile = player.shape.with(tile);
        let (now, after) = (player.shape.lacking(aim), with_tile.lacking(aim));
        if (after < now) != nearer {
            return None;
        }
        let live = |useful: TileSet| live(useful, open, &player.stake);
        let mut most_live = match nearer {
            true => None,
            false => Some(live(self.distances.distance(&player.shape, aim).useful)),
        };
        let mut given = None;
        for spare in self.distances.distance(&with_tile, aim).spare.iter() {
            let live_after = live(
                self.distances
                    .distance(&with_tile.without(spare), aim)
                    .useful,
            );
            if most_live.is_none_or(|most| live_after > most) {
                (most_live, given) = (Some(live_after), Some(spare));
            }
        }
        given
    }

    /// The discard after claiming this set, with its value; `None` if passing is better. After a Kong, the tile of the discard has no
    /// meaning.
    pub fn discard_after_claim(
        &mut self,
        seat: Seat,
        player: &Player,
        (meld, tile): (Meld, Tile),
        public_info: PublicInfo<'_>,
    ) -> Option<DiscardChoice> {
        let gains = self.gain_tables[seat].hand_gains(player);
        let (_, value_now) = self.best_plan_and_value(seat, player, &gains, public_info);
        let mut after = player.clone();
        after.lay_out(meld, tile);
        let discard = match meld.kind {
            MeldKind::Kong => {
                let gains = self.gain_tables[seat].hand_gains(&after);
                let (plan_index, value) =
                    self.best_plan_and_value(seat, &after, &gains, public_info);
                DiscardChoice {
                    tile,
                    plan_index,
                    value,
                }
            }
            _ => self.choose_discard(seat, &after, public_info),
        };
        (discard.value > CLAIM_MARGIN * value_now).then_some(discard)
    }

    /// Whether a Kong brings the hand no farther from complete.
    pub fn is_kong_free(&self, before: &Player, after: &Player) -> bool {
        let lacking = |player: &Player| player.shape.lacking(player.any_sets(self.chows));
        lacking(after) <= lacking(before)
    }

    /// Whether enough tiles that complete the hand are unseen to declare that it stands.
    pub fn has_enough_waits(&self, player: &Player, open: &Counts) -> bool {
        live(player.waits, open, &player.stake) >= ENOUGH_WAITS
    }

    /// Whether a drawn tile that does not help is isolated or outside the plan, so that it can be discarded without an evaluation.
    pub fn is_obvious_discard(&self, player: &Player, tile: Tile) -> bool {
        if !self.plans[usize::from(player.plan_index.0)].aim.uses(tile) {
            return true;
        }
        if player.stake.has(tile) {
            return false;
        }
        let suit = tile.index() / 9;
        let holds_at = |distance: usize| {
            let is_held = |kind: usize| kind / 9 == suit && player.stake.plain()[kind] > 0;
            is_held(tile.index() + distance)
                || tile.index() >= distance && is_held(tile.index() - distance)
        };
        tile.is_honour() || !holds_at(1) && !holds_at(2)
    }

    /// The aim of a plan with the sets that the player has laid out.
    fn aim(&self, player: &Player, plan_index: PlanIndex) -> Aim {
        let aim = self.plans[usize::from(plan_index.0)].aim;
        Aim {
            sets: 4_usize.saturating_sub(player.melds.len()),
            chows: aim.chows.remaining(&player.melds),
            ..aim
        }
    }

    /// A plan with the sets that the player has laid out.
    fn plan(&self, player: &Player, plan_index: PlanIndex) -> SetPlan {
        SetPlan {
            aim: self.aim(player, plan_index),
            ..self.plans[usize::from(plan_index.0)]
        }
    }

    /// The best plan for a hand between turns, and the combined value of the two best.
    fn best_plan_and_value(
        &mut self,
        seat: Seat,
        player: &Player,
        gains: &HandGains,
        public_info: PublicInfo<'_>,
    ) -> (PlanIndex, f32) {
        let [first, second] = self.best_plans(seat, player, gains, public_info);
        let second_value = second.map_or(0.0, |second| SECOND_PLAN_WEIGHT * second.value);
        first.map_or_else(Default::default, |first| {
            (first.plan_index, first.value + second_value)
        })
    }

    /// The two best plans, the best first.
    fn best_plans(
        &mut self,
        seat: Seat,
        player: &Player,
        gains: &HandGains,
        public_info: PublicInfo<'_>,
    ) -> [Option<PlanValue>; 2] {
        let (groups, has_chow) = groups_laid_out(player);
        let gain_table = Rc::clone(&self.gain_tables[seat]);
        let mut nearest = u8::MAX;
        let mut best: [Option<PlanValue>; 2] = [None, None];
        let turns = public_info.live_left.div_ceil(4);
        for index in 0..self.plans.len() {
            let plan_index = PlanIndex(index as u8);
            let plan = self.plan(player, plan_index);
            let allows_chows = self.plans[index].aim.chows.allows_chows();
            if groups & !plan.aim.groups != 0 || has_chow && !allows_chows {
                continue;
            }
            let lacking = player.shape.lacking(plan.aim);
            nearest = nearest.min(lacking);
            if lacking > nearest + MAX_DETOUR {
                continue;
            }
            let worth = gain_table.plan_worth(gains, &plan);
            let distance = usize::from(lacking.max(1));
            let upper_bound =
                worth * completion_odds::chance_at_best(plan.acquisition, turns, distance);
            if best[0].is_some_and(|best| upper_bound < MIN_BOUND * best.value) {
                continue;
            }
            let hand_distance = self.distances.distance(&player.shape, plan.aim);
            let value = worth
                * self.chance(
                    &plan,
                    hand_distance.lacking,
                    hand_distance.useful,
                    player,
                    public_info,
                );
            let plan_value = Some(PlanValue {
                plan_index,
                hand_distance,
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

    /// The probability of completing a plan.
    fn chance(
        &self,
        plan: &SetPlan,
        lacking: u8,
        useful: TileSet,
        player: &Player,
        public_info: PublicInfo<'_>,
    ) -> f32 {
        let live = live(useful, public_info.open, &player.stake);
        let held = 13 - 3 * player.melds.len().min(4) as u16;
        let hidden = f32::from(136_u16.saturating_sub(public_info.open_count + held).max(1));
        let turns = public_info.live_left.div_ceil(4);
        let lacking = usize::from(lacking.max(1));
        completion_odds::chance(plan.acquisition, turns, lacking, live as f32 / hidden)
    }
}
