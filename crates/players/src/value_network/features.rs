//! The features of a hand for the value network: the values of its plans, what the others have shown, and the discard.

mod kinds;

use super::forecast::Forecast;
use super::network::{INPUTS, Network, OUTPUTS};
use crate::hand_evaluator::HandEvaluator;
use crate::hand_evaluator::PlanValue;
use crate::input_writer::{self, flag};
use crate::score_estimates::HandPattern;
use crate::worth::SPARED_PAYMENT;
use engine::rules::RuleSetId;
use engine::table::SeatView;
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{Dragon, Hand, Meld, Seat, Suit, Tile};
use kinds::has_discarded;

type InputWriter = input_writer::InputWriter<INPUTS>;

/// The minimum score of a losing hand, which may still improve.
const MIN_LOSING_SCORE: f32 = 6.0;
/// Number of tiles in the whole wall after the deal, the dead wall included. It scales numbers of live tiles, and must stay as it was when
/// the networks were trained.
const TILES_AFTER_DEAL: f32 = 92.0;

/// The features of a hand between turns.
#[derive(Clone, Debug)]
pub struct Features {
    /// The inputs, scaled to about 1.
    pub inputs: [f32; INPUTS],
    /// The static evaluation without a network.
    pub plain: Forecast,
    /// The value of points in the settlement.
    pub payments: Payments,
}

/// The value of points in the settlement, in points of a winning hand.
#[derive(Clone, Copy, Debug)]
pub struct Payments {
    /// The value of a point of a losing hand.
    pub for_losing: f32,
    /// The value of nobody else going out.
    pub spared: f32,
}

/// The logarithm of points, about 0 for a typical hand.
fn scale(points: f32) -> f32 {
    (points.max(1.0) / 60.0).ln() * 0.5
}

impl Features {
    /// The features of a hand after discarding `discarded`, if any, with `turns_until_viewer` turns of opponents before the viewer's next,
    /// and `live_left` tiles left to draw.
    pub fn of(
        hand_evaluator: &HandEvaluator<'_>,
        hand: &Hand,
        payments: Payments,
        discarded: Option<Tile>,
        turns_until_viewer: usize,
        live_left: usize,
    ) -> Self {
        let view = hand_evaluator.view;
        let plan_values = hand_evaluator.all_plan_values(hand);
        let special = hand_evaluator.special_target(hand, 0.0);
        let best = plan_values
            .iter()
            .max_by(|one, other| one.value.total_cmp(&other.value));
        let (mut chance, mut worth) = best.map_or((0.0, 20.0), |best| (best.chance, best.worth));
        let mut best_value = best.map_or(0.0, |best| best.value);
        if let Some(special) = special
            .as_ref()
            .filter(|special| special.value > best_value)
        {
            (chance, worth) = (special.chance, special.worth);
            best_value = special.value;
        }
        let best_value = best_value.max(0.01);
        let situation = view.situation_of(view.seat(), None);
        let losing = view.rules.total(hand, &situation).unwrap_or(0) as f32;
        let mut writer = InputWriter::default();
        let suits = write_plans(&mut writer, &plan_values, best_value);
        let target = special.map(|special| {
            let worth = special.worth + SPARED_PAYMENT;
            [
                (special.value / best_value).min(1.0),
                special.chance.sqrt(),
                scale(worth),
            ]
        });
        writer.push_all(target.unwrap_or_default());
        writer.push_all([scale(best_value * 3.0), scale(worth), chance.sqrt(), chance]);
        write_time(&mut writer, view, turns_until_viewer, live_left);
        write_others(&mut writer, view);
        write_hand(&mut writer, hand_evaluator, hand);
        writer.push_all([losing.min(100.0) / 50.0, scale(losing + 10.0)]);
        write_discard(&mut writer, hand_evaluator, discarded, live_left);
        write_rules(&mut writer, hand_evaluator, payments);
        kinds::write(&mut writer, hand_evaluator, hand, discarded, suits);
        Self {
            inputs: writer.inputs(),
            plain: Forecast {
                chance: chance.clamp(0.01, 0.95),
                worth: worth + payments.spared,
                otherwise: payments.for_losing * losing.max(MIN_LOSING_SCORE) + 1.0,
            },
            payments,
        }
    }

    /// The mean forecast of some networks. Untrained ones repeat the static evaluation.
    pub fn forecast(&self, networks: &[Network]) -> Forecast {
        let mut sum = [0.0; OUTPUTS];
        for network in networks {
            let outputs = network.run(&self.inputs);
            sum.iter_mut()
                .zip(outputs)
                .for_each(|(sum, output)| *sum += output);
        }
        self.corrected(sum.map(|sum| sum / networks.len().max(1) as f32))
    }

    /// The static evaluation, corrected by the outputs of a network.
    pub fn corrected(&self, [chance, worth, otherwise]: [f32; OUTPUTS]) -> Forecast {
        let plain = self.plain;
        let odds = (plain.chance / (1.0 - plain.chance)).ln();
        Forecast {
            chance: 1.0 / (1.0 + (-odds - chance).exp()),
            worth: plain.worth * worth.clamp(-3.0, 3.0).exp(),
            otherwise: plain.otherwise * otherwise.clamp(-3.0, 3.0).exp(),
        }
    }
}

/// Writes the plans: those of any sets, Pungs and honours, those of each suit by descending value of the suit, and the best closed one.
/// Returns the suits in that order.
fn write_plans(writer: &mut InputWriter, plan_values: &[PlanValue], best_value: f32) -> [Suit; 3] {
    let open = |pattern: HandPattern, groups: Option<u8>| {
        plan_values.iter().find(|plan_value| {
            let plan = plan_value.plan;
            let fits = groups.is_none_or(|groups| plan.aim.groups & 7 == groups);
            plan.pattern == pattern && !plan.closed && fits
        })
    };
    let mut write = |plan_value: Option<&PlanValue>| {
        // An impossible plan has no value and lacks many tiles.
        let none = [0.0, 0.0, 0.0, 1.5];
        let numbers = plan_value.map(|plan_value| {
            [
                (plan_value.value / best_value).min(1.0),
                plan_value.chance.sqrt(),
                scale(plan_value.worth + SPARED_PAYMENT),
                f32::from(plan_value.lacking) / 6.0,
            ]
        });
        writer.push_all(numbers.unwrap_or(none));
    };
    for pattern in [HandPattern::Any, HandPattern::Pungs, HandPattern::Honours] {
        write(open(pattern, None));
    }
    let group = |suit: Suit| 1 << suit as u8;
    let value = |suit: Suit| {
        let suited = |plan_value: &&PlanValue| plan_value.plan.aim.groups & 7 == group(suit);
        let values = plan_values
            .iter()
            .filter(suited)
            .map(|plan_value| plan_value.value);
        values.fold(0.0, f32::max)
    };
    let mut suits = Suit::ALL.map(|suit| (value(suit), suit));
    suits.sort_by(|one, other| other.0.total_cmp(&one.0));
    for (_, suit) in suits {
        for pattern in [
            HandPattern::Mixed,
            HandPattern::Pure,
            HandPattern::MixedPungs,
        ] {
            write(open(pattern, Some(group(suit))));
        }
    }
    let closed = plan_values
        .iter()
        .filter(|plan_value| plan_value.plan.closed);
    write(closed.max_by(|one, other| one.value.total_cmp(&other.value)));
    suits.map(|(_, suit)| suit)
}

/// Writes how far the deal has progressed.
fn write_time(
    writer: &mut InputWriter,
    view: &SeatView,
    turns_until_viewer: usize,
    live_left: usize,
) {
    let left = live_left as f32 / TILES_AFTER_DEAL;
    writer.push_all([left, left * left, flag(live_left < 24), flag(live_left < 8)]);
    writer.push_one_hot(turns_until_viewer, 4);
    let me = view.seat();
    let wind = view.wind_of(me);
    writer.push_all([flag(me == view.east), flag(wind == view.round_wind)]);
}

/// Writes what the others show, the next player first.
fn write_others(writer: &mut InputWriter, view: &SeatView) {
    for seat in view.seat().others() {
        let player = &view.players[seat];
        let valued = |meld: &&Meld| {
            let winds = [view.wind_of(seat), view.round_wind];
            let wind = meld
                .tile
                .as_wind()
                .is_some_and(|wind| winds.contains(&wind));
            wind || meld.tile.as_dragon().is_some()
        };
        let mut suits = player.melds.iter().filter_map(|meld| meld.tile.suit());
        let first = suits.next();
        let is_one_suit = player.melds.len() >= 2 && suits.all(|suit| Some(suit) == first);
        writer.push_all([
            player.melds.len() as f32 / 4.0,
            flag(player.melds.len() >= 3),
            flag(player.standing),
            player.melds.iter().filter(valued).count() as f32,
            flag(is_one_suit),
        ]);
    }
}

/// Writes the shape of the hand.
fn write_hand(writer: &mut InputWriter, hand_evaluator: &HandEvaluator<'_>, hand: &Hand) {
    let regular = Aim {
        chows: hand_evaluator
            .view
            .rules
            .options
            .chow_limit()
            .remaining(&hand.melds),
        ..Aim::regular(hand.melds.len())
    };
    let (lacking, useful) = Shape::of(&hand.stake).useful(regular);
    writer.push_one_hot(usize::from(lacking), 7);
    writer.push_all([
        hand_evaluator.outlook.live(useful) as f32 / 40.0,
        useful.iter().count() as f32 / 12.0,
    ]);
    writer.push_one_hot(hand.melds.len(), 5);
    let exposed = hand.melds.iter().filter(|meld| meld.is_exposed()).count();
    writer.push(flag(exposed == 0));
    let kinds_held = |number: u8| {
        hand.stake
            .kinds()
            .filter(|(_, count)| *count == number)
            .count() as f32
    };
    writer.push_all([
        kinds_held(2) / 4.0,
        kinds_held(3) / 2.0,
        kinds_held(1) / 8.0,
    ]);
    let view = hand_evaluator.view;
    let winds = [view.wind_of(view.seat()), view.round_wind];
    let mut valued = [0.0; 3];
    let wind_tiles = winds.into_iter().map(Tile::wind);
    let kinds: Vec<Tile> = wind_tiles.chain(Dragon::ALL.map(Tile::dragon)).collect();
    for (place, tile) in kinds.iter().enumerate() {
        if kinds[..place].contains(tile) {
            continue;
        }
        match hand.stake[*tile] {
            0 => {}
            count => valued[usize::from(count.min(3)) - 1] += 0.5,
        }
    }
    writer.push_all(valued);
    let laid_out = hand.melds.iter().filter(|meld| kinds.contains(&meld.tile));
    writer.push(laid_out.count() as f32);
}

/// Writes how the discard may help the others.
fn write_discard(
    writer: &mut InputWriter,
    hand_evaluator: &HandEvaluator<'_>,
    discarded: Option<Tile>,
    live_left: usize,
) {
    let Some(tile) = discarded else {
        return writer.push_all([0.0; 9]);
    };
    let view = hand_evaluator.view;
    let unseen = f32::from(hand_evaluator.outlook.unseen(tile)) / 4.0;
    let late = 1.0 - live_left as f32 / TILES_AFTER_DEAL;
    let others = || view.seat().others();
    let collects = |seat: &_| {
        let suits = view.players[*seat].melds.iter();
        let mut suits = suits.filter_map(|meld| meld.tile.suit()).peekable();
        suits.peek().is_some() && suits.all(|suit| Some(suit) == tile.suit())
    };
    let safe = |seat: &Seat| has_discarded(view, *seat, tile);
    let next = view.seat().next();
    writer.push_all([
        1.0,
        unseen,
        unseen * late,
        flag(tile.is_honour()),
        flag(tile.is_minor()),
        others().filter(collects).count() as f32 / 2.0,
        late * others().filter(collects).count() as f32 / 2.0,
        others().filter(safe).count() as f32 / 2.0,
        flag(safe(&next)),
    ]);
}

/// Writes the rules that matter.
fn write_rules(writer: &mut InputWriter, hand_evaluator: &HandEvaluator<'_>, payments: Payments) {
    let rules = &hand_evaluator.view.rules;
    writer.push_all([
        flag(rules.id == RuleSetId::Bloem),
        flag(rules.options.chows),
        hand_evaluator.estimates.going_out.points / 40.0,
        payments.for_losing,
    ]);
}
