//! Format 1, written until November 2026: the inputs of a game, and for each finished deal only the number of inputs at its end, the totals
//! of the hands and the scores. Everything else is derived from the inputs; where that gives other figures, the stored ones stand.

use std::sync::Arc;

use serde::Deserialize;

use super::check::{Difference, play_deal};
use super::foreign_json::{fault, from_json};
use super::format_2::unknown_rows;
use super::{SavedGame, SavedPlayer, SeenGame, record_limits};
use engine::rules::{SavedRules, Score, Settlement};
use engine::table::{Claim, DealStart, Ending, FinishedDeal, Game, Input, Move, Record, Setup};
use engine::tiles::{BySeat, Seat};
use words::say;

/// A game in the file, and in the first line of a journal.
#[derive(Deserialize)]
pub(super) struct Body {
    names: BySeat<String>,
    players: BySeat<SavedPlayer>,
    viewer: Seat,
    pub assisted: bool,
    record: OldRecord,
    deals: Vec<OldDeal>,
}

#[derive(Deserialize)]
struct OldRecord {
    rules: SavedRules,
    setup: Setup,
    inputs: Vec<Input>,
}

/// The stored results of a finished deal.
#[derive(Deserialize)]
struct OldDeal {
    inputs: usize,
    hands: Option<BySeat<u32>>,
    scores: BySeat<i64>,
}

/// Reads a game.
///
/// # Errors
/// The game is not valid, with the reason.
pub(super) fn read(body: &str) -> Result<SavedGame, String> {
    let body: Body = from_json(body).map_err(fault)?;
    body.convert()
}

/// Reads a game that was seen over the network; its format has not changed.
pub(super) fn read_seen(body: &str) -> Result<SeenGame, String> {
    from_json(body).map_err(fault)
}

impl Body {
    /// Appends an input made after the game was saved.
    pub fn add_input(&mut self, input: Input) {
        self.record.inputs.push(input);
    }

    /// Removes the last inputs, which were undone, and the results of deals that ended in them.
    pub fn take_back(&mut self, count: usize) {
        let remaining = self.record.inputs.len().saturating_sub(count);
        self.record.inputs.truncate(remaining);
        self.deals.retain(|deal| deal.inputs <= remaining);
    }

    /// Converts the game to the present form.
    ///
    /// # Errors
    /// The game is not valid, with the reason.
    pub fn convert(self) -> Result<SavedGame, String> {
        let (rules, unknown) = self.record.rules.open();
        let mut record = Record::new(Arc::new(rules), self.record.setup);
        record.inputs = self.record.inputs;
        record_limits::check(&record)?;
        let scores = self.deals.iter().map(|deal| &deal.scores);
        scores
            .into_iter()
            .try_for_each(record_limits::check_scores)?;
        let mut messages: Vec<String> = unknown_rows(&unknown).into_iter().collect();
        let mut differ = Vec::new();
        for (deal_index, stored) in self.deals.iter().enumerate() {
            if stored.inputs <= record.inputs_of(deal_index) || stored.inputs > record.inputs.len()
            {
                return Err(say!("file-hands-out-of-order").to_owned());
            }
            let deal = replayed(&record, deal_index, stored).unwrap_or_else(|| {
                differ.push(Difference {
                    deal: record.start(deal_index).progress.deals + 1,
                    description: String::new(),
                });
                derived(&record, deal_index, stored)
            });
            let (deal, is_same) = with_stored_figures(deal, stored, &record.start(deal_index));
            if !is_same {
                differ.push(Difference {
                    deal: deal.next.progress.deals,
                    description: String::new(),
                });
            }
            record.deals.push(Arc::new(deal));
        }
        messages.extend(Difference::sentence(&differ));
        compute_later_deals(&mut record);
        Ok(SavedGame {
            names: self.names,
            players: self.players,
            viewer: self.viewer,
            assisted: self.assisted,
            auto_played: Vec::new(),
            advised: None,
            record,
            messages,
        })
    }
}

/// The deal replayed by the rules of this version; `None` if it does not end with the same input, or only one of the two has a winner.
fn replayed(record: &Record, deal_index: usize, stored: &OldDeal) -> Option<FinishedDeal> {
    let game = play_deal(record, deal_index, stored.inputs).ok()?;
    let deal = game.record().deals.get(deal_index)?;
    let same_end =
        deal.inputs == stored.inputs && deal.winner().is_some() == stored.hands.is_some();
    same_end.then(|| FinishedDeal::clone(deal))
}

/// A deal with the stored totals and scores, and whether they equal the computed ones.
fn with_stored_figures(
    mut deal: FinishedDeal,
    stored: &OldDeal,
    start: &DealStart,
) -> (FinishedDeal, bool) {
    let same = deal.totals() == stored.hands && deal.next.scores == stored.scores;
    if let (Ending::Won { hands, .. }, Some(totals)) = (&mut deal.ending, stored.hands) {
        for (seat, hand) in hands.iter_mut() {
            if hand.total != totals[seat] {
                *hand = Score::of_total(totals[seat]);
            }
        }
    }
    if deal.next.scores != stored.scores {
        let paid = BySeat::from_fn(|seat| stored.scores[seat].saturating_sub(start.scores[seat]));
        if let Ending::Won { settlement, .. } = &mut deal.ending {
            *settlement = Some(Settlement::of_totals(&paid));
        }
        deal.next.scores = stored.scores;
    }
    (deal, same)
}

/// The result of a deal that the rules of this version cannot replay to the stored end. The totals and scores are the stored ones. Of those
/// who declared Mah Jongg, the one who gained most is the winner.
fn derived(record: &Record, deal_index: usize, stored: &OldDeal) -> FinishedDeal {
    let start = record.start(deal_index);
    let inputs = &record.inputs[record.inputs_of(deal_index)..stored.inputs];
    let gains = |seat: Seat| stored.scores[seat].saturating_sub(start.scores[seat]);
    let winner = inputs
        .iter()
        .filter_map(winner_of)
        .max_by_key(|seat| gains(*seat));
    let progress = start
        .progress
        .after(winner, start.first_east, &record.rules);
    let ending = match (winner, stored.hands) {
        (Some(winner), Some(totals)) => Ending::Won {
            winner,
            last: None,
            hands: Box::new(totals.map(Score::of_total)),
            settlement: Some(Settlement::of_totals(&BySeat::from_fn(gains))),
        },
        _ => Ending::Dead {
            reason: "wall exhausted".to_owned(),
        },
    };
    FinishedDeal {
        inputs: stored.inputs,
        ending,
        next: DealStart {
            progress,
            scores: stored.scores,
            ..start
        },
        digest: 0,
    }
}

/// The player who declares Mah Jongg with this input.
fn winner_of(input: &Input) -> Option<Seat> {
    match input {
        Input::Move(seat, Move::MahJong | Move::Claim(Claim::MahJong)) => Some(*seat),
        Input::Move(..) | Input::Act(_) => None,
    }
}

/// Computes, by the present rules, the results of deals that ended after a journal was begun: a journal of this format does not contain
/// them.
fn compute_later_deals(record: &mut Record) {
    let mut game = Game::between_deals(record, record.deals.len());
    for input in &record.inputs[game.inputs().len()..] {
        if game.apply(input.clone()).is_err() {
            break;
        }
    }
    record.deals.clone_from(&game.record().deals);
}
