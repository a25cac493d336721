//! What the viewer gains or loses by scores in the settlement of a deal.

use engine::table::SeatView;
use engine::tiles::{BySeat, Seat};

/// The typical score of a hand that does not go out.
pub const LOSING_HAND_POINTS: u32 = 15;

/// What the viewer gains or loses by scores, according to the rule set's own settlement.
#[derive(Clone, Copy, Debug)]
pub struct Payoffs {
    /// The viewer's gain for each point of a winning hand, with a drawn tile and with a discard.
    pub won: [f64; 2],
    /// The viewer's gain, usually negative, if an opponent goes out and the viewer's hand counts nothing.
    pub lost: f64,
    /// The viewer's gain for each point of a losing hand.
    pub for_losing_hand: f64,
    /// Whether losing hands are paid for.
    pub losing_counts: bool,
}

impl Payoffs {
    /// The payoffs for the viewer, where an opponent's winning hand typically scores `winning_score`.
    pub fn of(view: &SeatView, winning_score: u32) -> Self {
        let (rules, me, east) = (&view.rules, view.seat(), view.east);
        let others = || me.others();
        let won = |from: Option<Seat>| {
            let scores = BySeat::from_fn(|seat| if seat == me { 100 } else { 0 });
            rules.settle(&scores, me, east, from, None).totals()[me] as f64 / 100.0
        };
        let lost = |own: u32| {
            let gains = others().map(|winner| {
                let scores = BySeat::from_fn(|seat| match seat {
                    seat if seat == me => own,
                    seat if seat == winner => winning_score,
                    _ => LOSING_HAND_POINTS,
                });
                // With the winner as the discarder, nobody pays double for the discard.
                rules
                    .settle(&scores, winner, east, Some(winner), None)
                    .totals()[me] as f64
            });
            gains.sum::<f64>() / 3.0
        };
        Self {
            won: [
                won(None),
                others().map(|from| won(Some(from))).sum::<f64>() / 3.0,
            ],
            lost: lost(0),
            for_losing_hand: (lost(100) - lost(0)) / 100.0,
            losing_counts: rules.options.losers_settle,
        }
    }

    /// The mean gain for each point of the viewer's winning hand.
    pub fn mean_won(&self) -> f64 {
        (self.won[0] + self.won[1]) / 2.0
    }
}
