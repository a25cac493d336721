//! Simple tips for newcomers: the quickest hand first. What counts is how many tiles the hand needs after a discard and how many can still come,
//! both of which beginners can count; then the risk that somebody wins with the discard; and a little, pairs that may double the score. Every
//! turn is measured alike, so the advice changes only when the tiles do. A special hand is the goal only if it is clearly nearer.

mod blocks;
mod caution;
mod lone;
mod lone_order;
mod reason;
mod remark;

use std::cell::OnceCell;

pub use caution::Caution;
pub use lone::{Lack, Lone};
pub use reason::{AloneBecause, SimpleReason};
pub use remark::Remark;

use self::lone_order::LoneOrder;
use super::assessment::Assessment;
use super::figures::Figures;
use super::lone_tile::{doubles, is_alone, without};
use super::own_kong;
use super::reach::Reach;
use super::threat::Threat;
use super::tile_count::TileCount;
use super::view_state::{discard_move, with_set};
use crate::claim::{possible_claims, with_claim};
use crate::completion_odds::Acquisition;
use crate::danger::{Danger, dangers};
use crate::hand_evaluator::HandEvaluator;
use crate::reader;
use crate::search::Plan;
use crate::special_hand_search::SpecialTarget;
use crate::style::Style;
use crate::turn::with_kong;
use engine::table::{Claim, Move, Request, SeatView};
use engine::tiles::{Counts, Hand, Meld, Seat, Tile};

/// A special hand is plainly nearer if it lacks at least this many tiles fewer than any sets and a pair.
const PLAINLY_NEARER: u8 = 2;
/// A discard is risky if somebody wins with it at least this often, in percent.
const RISKY: u32 = 4;
/// While the chance that an opponent is one away is smaller than this, no discard is risky.
const NOTICEABLE: f64 = 0.05;
/// What it costs if somebody wins with a discard, compared with the nearness of a complete hand.
const COST_OF_LOSS: f32 = 1.0;
/// By how much a pair that may become a Pung with a double raises the nearness of the hand.
const WORTH_OF_DOUBLE: f32 = 0.04;

/// A simple tip.
#[derive(Clone, Debug, PartialEq)]
pub struct SimpleTip {
    /// What to do.
    pub choice: Move,
    /// The tile that the move is about: the one to discard, to make a Kong of, or to claim or pass on.
    pub tile: Tile,
    /// Why.
    pub reason: SimpleReason,
    /// How many doubles a Pung of the tile brings, if it is to be claimed for one.
    pub doubles: u32,
    /// The warning, if somebody may win with the discard.
    pub caution: Option<Caution>,
    /// How many tiles of its kind lie open, and how many the viewer holds.
    pub count: TileCount,
    /// What the hand needs after the move; `None` if it ends the hand.
    pub needs: Option<Assessment>,
}

/// A move and what it leaves.
#[derive(Clone, Debug)]
struct SimpleMove {
    choice: Move,
    /// The set that it makes.
    meld: Option<Meld>,
    /// The tile discarded; if none is, the tile of the Kong or the discard in question.
    tile: Tile,
    /// The hand that it leaves, between turns.
    rest: Hand,
    /// How near that is to any sets and a pair.
    reach: Reach,
    /// The special hand that is plainly nearer.
    special: Option<SpecialTarget>,
    danger: Danger,
    /// What the move is judged by.
    merit: f32,
}

/// The evaluation of a position for simple tips.
pub struct SimpleEvaluation<'a> {
    hand_evaluator: HandEvaluator<'a>,
    discards: OnceCell<Vec<SimpleMove>>,
}

impl<'a> SimpleEvaluation<'a> {
    /// The evaluation for the player whose view this is.
    pub fn of(view: &'a SeatView) -> Self {
        Self {
            hand_evaluator: HandEvaluator::of(view, Style::NEWCOMER),
            discards: OnceCell::new(),
        }
    }

    /// The tip among the moves that `may` accepts, as a lesson allows only some; `None` if the viewer has no choice to make.
    pub fn tip(&self, may: impl Fn(&Move) -> bool) -> Option<SimpleTip> {
        match self.view().request()? {
            Request::Turn { drawn } => self.tip_in_turn(drawn, may),
            Request::Claim { tile, from, .. } => {
                let can_claim = |choice: &Move| matches!(choice, Move::Claim(_));
                let tip = self.view().legal().iter().any(can_claim);
                tip.then(|| self.tip_on_discard(tile, from)).flatten()
            }
            _ => None,
        }
    }

    /// The move of the tip, without its reason.
    pub fn advised_move(&self) -> Option<Move> {
        self.tip(|_| true).map(|tip| tip.choice)
    }

    /// The moves to list, the advised one first, each of the others with what speaks against it. In a turn they are the best discards and all
    /// Kongs, else all answers to the discard. Mah Jongg is left out, since it is always best.
    pub fn moves(&self, may: impl Fn(&Move) -> bool) -> Vec<(Move, Assessment)> {
        let mut moves = match self.view().request() {
            _ if self.view().me().standing => return Vec::new(),
            Some(Request::Turn { .. }) => self.listed_in_turn(&may),
            Some(Request::Claim { tile, from, .. }) => self.answers(tile, from),
            _ => return Vec::new(),
        };
        moves.retain(|option| may(&option.choice));
        let Some(best) = moves.first().cloned() else {
            return Vec::new();
        };
        let listed = moves.iter().enumerate().map(|(place, option)| {
            let remark = (place > 0).then(|| Remark::on(self, option, &best));
            let is_risky = place == 0 && option.is_risky();
            let needs = self.needs(option);
            let assessment = Assessment {
                remark,
                danger: is_risky.then_some(option.danger.percent),
                threat: Threat::of(self.view(), option.tile, &option.danger).filter(|_| is_risky),
                ..needs
            };
            (option.choice, assessment)
        });
        listed.collect()
    }

    fn view(&self) -> &'a SeatView {
        self.hand_evaluator.view
    }

    fn tip_in_turn(&self, drawn: Option<Tile>, may: impl Fn(&Move) -> bool) -> Option<SimpleTip> {
        let view = self.view();
        if view.check(&Move::MahJong).is_ok() {
            let tile = drawn.or_else(|| view.me().stake.kinds().next().map(|(tile, _)| tile))?;
            return Some(self.plain(Move::MahJong, tile, SimpleReason::Wins));
        }
        if let Some(tile) = drawn.filter(|_| view.me().standing) {
            return Some(self.plain(discard_move(tile), tile, SimpleReason::Standing));
        }
        let listed = self.listed_in_turn(&may);
        let best = listed.iter().find(|option| may(&option.choice))?;
        let others: Vec<&SimpleMove> = self
            .discards()
            .iter()
            .filter(|other| may(&other.choice))
            .collect();
        Some(SimpleTip {
            choice: best.choice,
            tile: best.tile,
            reason: reason::of_turn(self, best, &others),
            doubles: 0,
            count: TileCount::of(view, best.tile),
            caution: Caution::of(self, best, &others),
            needs: Some(self.needs(best)),
        })
    }

    fn tip_on_discard(&self, tile: Tile, from: Seat) -> Option<SimpleTip> {
        let view = self.view();
        let win = Move::Claim(Claim::MahJong);
        if view.check(&win).is_ok() {
            return Some(self.plain(win, tile, SimpleReason::Wins));
        }
        if view.me().standing {
            return Some(self.plain(Move::Pass, tile, SimpleReason::Standing));
        }
        let answers = self.answers(tile, from);
        let (best, others) = answers.split_first()?;
        Some(SimpleTip {
            choice: best.choice,
            tile,
            reason: reason::of_answer(self, best, others.first()?),
            doubles: super::lone_tile::pung_doubles(view, tile),
            count: TileCount::of(view, tile),
            caution: None,
            needs: Some(self.needs(best)),
        })
    }

    /// The best discards and the possible Kongs. A Kong that costs the hand nothing comes first, any other last.
    fn listed_in_turn(&self, may: &impl Fn(&Move) -> bool) -> Vec<SimpleMove> {
        let view = self.view();
        let hand = view.me().hand();
        let mut listed: Vec<SimpleMove> = self
            .discards()
            .iter()
            .filter(|option| may(&option.choice))
            .cloned()
            .collect();
        listed.truncate(LISTED);
        let best = listed.first().cloned();
        let (mut first, mut last) = (Vec::new(), Vec::new());
        for tile in own_kong::possible(view) {
            let kong = self.option(
                Move::Kong(tile),
                tile,
                with_kong(&hand, tile),
                Danger::default(),
            );
            let is_free = best.as_ref().is_none_or(|best| {
                best.special.is_none() && kong.reach.lacking <= best.reach.lacking
            });
            if is_free && first.is_empty() {
                first.push(kong)
            } else {
                last.push(kong)
            }
        }
        first.into_iter().chain(listed).chain(last).collect()
    }

    /// All discards, the best first.
    fn discards(&self) -> &[SimpleMove] {
        self.discards.get_or_init(|| {
            let view = self.view();
            let hand = view.me().hand();
            let kinds = hand.stake.kinds().map(|(tile, _)| tile);
            let tiles: Vec<Tile> = kinds.filter(|tile| !tile.is_bonus()).collect();
            let dangers = self.dangers(&tiles);
            let options = tiles.iter().zip(dangers).map(|(tile, danger)| {
                self.option(discard_move(*tile), *tile, without(&hand, *tile), danger)
            });
            let mut all: Vec<SimpleMove> = options.collect();
            // Of equal discards first those of isolated tiles, in the order in which their reasons compare them.
            let order = |one: &SimpleMove| {
                let is_alone = is_alone(&one.rest, one.tile);
                (!is_alone, LoneOrder::of(view, one.tile))
            };
            all.sort_by(|one, other| {
                let by_merit = other.merit.total_cmp(&one.merit);
                by_merit.then_with(|| order(one).cmp(&order(other)))
            });
            all
        })
    }

    /// The dangers of discards; none while nobody is likely to be one away, because they take long to estimate.
    fn dangers(&self, tiles: &[Tile]) -> Vec<Danger> {
        let view = self.view();
        let mut others = view.seat().others();
        match others.any(|seat| reader::ready_chance(view, seat) >= NOTICEABLE) {
            true => dangers(view, tiles),
            false => vec![Danger::default(); tiles.len()],
        }
    }

    /// The answers to a discard except Mah Jongg, the best first.
    fn answers(&self, tile: Tile, from: Seat) -> Vec<SimpleMove> {
        let view = self.view();
        let hand = view.me().hand();
        let passed = self.option(Move::Pass, tile, hand.clone(), Danger::default());
        let sets = possible_claims(view, tile, from).filter_map(|(claim, meld)| {
            let choice = Move::Claim(claim);
            let set = match claim {
                Claim::Kong => self.option(
                    choice,
                    tile,
                    with_claim(&hand, meld, tile),
                    Danger::default(),
                ),
                // The discard after the claim is the one that will be advised then.
                _ => {
                    let then = with_set(view, meld, tile, from);
                    SimpleEvaluation::of(&then).discards().first()?.clone()
                }
            };
            Some(SimpleMove {
                choice,
                meld: Some(meld),
                ..set
            })
        });
        let mut answers: Vec<SimpleMove> = std::iter::once(passed).chain(sets).collect();
        answers.sort_by(|one, other| other.merit.total_cmp(&one.merit));
        answers
    }

    fn option(&self, choice: Move, tile: Tile, rest: Hand, danger: Danger) -> SimpleMove {
        let outlook = &self.hand_evaluator.outlook;
        let reach = Reach::of(&self.hand_evaluator, &rest);
        let chance = outlook.chance_of_completing(reach.lacking, reach.live, Acquisition::Sets);
        let special = self.hand_evaluator.special_target(&rest, 0.0);
        let special = special.filter(|special| {
            short_of(&special.tiles, &rest) + PLAINLY_NEARER <= reach.lacking
                && special.chance > chance
        });
        let merit = match &special {
            Some(special) => nearness(short_of(&special.tiles, &rest), reach.live),
            None => nearness(reach.lacking, reach.live),
        };
        let pairs = rest.stake.kinds().filter(|(_, count)| *count == 2);
        let worth: u32 = pairs.map(|(tile, _)| doubles(self.view(), tile)).sum();
        let risk = if danger.percent >= RISKY {
            danger.percent as f32 / 100.0
        } else {
            0.0
        };
        SimpleMove {
            choice,
            meld: None,
            tile,
            merit: merit * (1.0 + WORTH_OF_DOUBLE * worth as f32) - COST_OF_LOSS * risk,
            rest,
            reach,
            special,
            danger,
        }
    }

    /// A tip with a plain reason and nothing else.
    fn plain(&self, choice: Move, tile: Tile, reason: SimpleReason) -> SimpleTip {
        SimpleTip {
            choice,
            tile,
            reason,
            doubles: 0,
            count: TileCount::of(self.view(), tile),
            caution: None,
            needs: None,
        }
    }

    /// What the hand needs after a move.
    fn needs(&self, option: &SimpleMove) -> Assessment {
        let melds = &option.rest.melds;
        let plan = match &option.special {
            Some(special) => special.rated_plan(melds).plan,
            None => Plan::regular(melds, self.view().rules.options.chow_limit()),
        };
        let none = Figures {
            percent: 0,
            worth: 0,
        };
        Assessment::for_plan(
            &self.hand_evaluator,
            option.tile,
            (&option.rest, none),
            plan,
        )
    }
}

/// The number of discards listed.
const LISTED: usize = 4;

/// How near a hand is to Mah Jongg, from 0 to 2. One tile fewer to go always counts more than any number of tiles that help. Between hands with
/// as many to go, those that more tiles help are nearer. A hand that nothing helps has 0.
fn nearness(lacking: u8, live: u32) -> f32 {
    match live {
        0 => 0.0,
        _ => (1.0 + (live as f32 / 136.0).min(0.9)) / 2_f32.powi(lacking.into()),
    }
}

/// How many of these tiles a hand lacks.
fn short_of(tiles: &Counts, hand: &Hand) -> u8 {
    let held = hand.playing_tiles();
    let short = |(tile, count): (Tile, u8)| count.saturating_sub(held[tile]);
    tiles.kinds().map(short).sum()
}

impl SimpleMove {
    fn is_risky(&self) -> bool {
        self.danger.percent >= RISKY
    }
}
