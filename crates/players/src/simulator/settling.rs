//! Settles simulated deals by the rules in force.

use super::position::{Position, Victory};
use engine::rules::{RuleSetId, Situation, Source, Win};
use engine::table::SeatView;
use engine::tiles::{BySeat, Counts, Hand, Meld, MeldKind, Seat};

/// Settles deals, reusing the memory for hands.
#[derive(Debug, Default)]
pub struct Settling {
    hand: Hand,
}

impl Settling {
    /// Everybody's result after a win, with the last tile in the winner's hand.
    pub fn settle(
        &mut self,
        view: &SeatView,
        position: &mut Position,
        victory: Victory,
    ) -> BySeat<i64> {
        let rules = &view.rules;
        let Victory { winner, from, .. } = victory;
        let mut totals = BySeat::default();
        let mut pays_for_all = None;
        if lays_out_winning_hand(view) {
            totals[winner] = self.score_best_layout(view, position, victory);
            pays_for_all = position.liabilities.pays_for_all(&self.hand.melds, winner);
        } else {
            position.players[winner].write_to(&mut self.hand);
            let situation = situation(view, position, winner, Some(win(view, position, victory)));
            totals[winner] = rules.total(&self.hand, &situation).unwrap_or(0);
        }
        if rules.options.losers_settle && pays_for_all.is_none() {
            for seat in winner.others() {
                position.players[seat].write_to(&mut self.hand);
                let situation = situation(view, position, seat, None);
                totals[seat] = rules.total(&self.hand, &situation).unwrap_or(0);
            }
        }
        let discarder = from.filter(|_| victory.source == Source::Discard);
        let settlement = rules.settle(&totals, winner, view.east, discarder, pays_for_all);
        settlement.totals()
    }

    /// The score of the winner's hand in the best layout, which is left in `self.hand`. Also records liability for the last tile, unless
    /// the hand has no sets.
    fn score_best_layout(
        &mut self,
        view: &SeatView,
        position: &mut Position,
        victory: Victory,
    ) -> u32 {
        let Victory {
            winner, tile, from, ..
        } = victory;
        position.players[winner].write_to(&mut self.hand);
        let situation = situation(view, position, winner, Some(win(view, position, victory)));
        let claimed = from.map(|_| tile);
        let best = view.rules.best_layout(&self.hand, &situation, claimed);
        let Some(best) = best.filter(|best| best.rest.is_empty()) else {
            return view.rules.total(&self.hand, &situation).unwrap_or(0);
        };
        if let Some(from) = from {
            // What kind of set it is does not matter for liability, unless it is a kong.
            position.record_feeding(winner, Meld::claimed(MeldKind::Pung, tile), tile, from);
        }
        self.hand.stake = Counts::default();
        self.hand.melds.clone_from(&best.melds);
        view.rules
            .total_of_arrangement(&self.hand, &best, &situation)
    }
}

/// Whether the winner chooses how to lay out the sets of the hand.
fn lays_out_winning_hand(view: &SeatView) -> bool {
    view.rules.id == RuleSetId::Classical
}

/// The precedence of a claim for Mah Jongg over others; the highest goes out.
pub fn claim_precedence(view: &SeatView, position: &Position, victory: Victory) -> u8 {
    let mut hand = Hand::default();
    position.players[victory.winner].write_to(&mut hand);
    hand.stake.add(victory.tile);
    let win = win(view, position, victory);
    let situation = situation(view, position, victory.winner, Some(win));
    let level = view.rules.mah_jong_level(&hand, &situation);
    level.map_or(0, |level| level as u8)
}

fn win(view: &SeatView, position: &Position, victory: Victory) -> Win {
    let Victory {
        winner,
        tile,
        source,
        ..
    } = victory;
    let is_drawn = matches!(source, Source::Wall | Source::Loose);
    Win {
        tile,
        source,
        original: winner == view.east
            && position.discards == 0
            && (is_drawn && position.kongs == 0 || lays_out_winning_hand(view)),
        standing: position.players[winner].standing,
        first_discard_of_east: source == Source::Discard && position.discards == 1,
    }
}

fn situation(view: &SeatView, position: &Position, seat: Seat, win: Option<Win>) -> Situation {
    Situation {
        seat_wind: view.wind_of(seat),
        round_wind: view.round_wind,
        win,
        live_left: position.wall.live_left(),
        open: position.open.clone(),
        kongs_since_discard: position.kongs,
        east_wins: view.east_wins,
    }
}
