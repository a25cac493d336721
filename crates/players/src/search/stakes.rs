//! The value of points in the settlement of a deal, from the rule set's own settlement.

use engine::table::SeatView;
use engine::tiles::{BySeat, Seat};

/// The usual score of a hand that does not go out.
pub const OTHERS: u32 = 15;

/// The value of points in the settlement of a deal.
#[derive(Clone, Copy, Debug)]
pub struct Stakes {
    /// The value of a point of the viewer's winning hand, with a drawn tile and with a discard.
    pub won: [f64; 2],
    /// The value of another's win if the viewer's hand counts nothing.
    pub lost: f64,
    /// The value of a point of the viewer's hand when another goes out.
    pub for_losing_hand: f64,
    /// Whether losing hands are paid for.
    pub losing_counts: bool,
}

impl Stakes {
    /// The stakes of a view if a winning hand typically counts this much.
    pub fn of(view: &SeatView, usual: u32) -> Self {
        let (rules, me, east) = (&view.rules, view.seat(), view.east);
        let others = || me.others();
        let won = |from: Option<Seat>| {
            let scores = BySeat::from_fn(|seat| if seat == me { 100 } else { 0 });
            rules.settle(&scores, me, east, from, None).totals()[me] as f64 / 100.0
        };
        let lost = |own: u32| {
            let all = others().map(|winner| {
                let scores = BySeat::from_fn(|seat| match seat {
                    seat if seat == me => own,
                    seat if seat == winner => usual,
                    _ => OTHERS,
                });
                rules
                    .settle(&scores, winner, east, Some(winner), None)
                    .totals()[me] as f64
            });
            all.sum::<f64>() / 3.0
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

    /// The mean value of a point of the viewer's winning hand.
    pub fn mean_won(&self) -> f64 {
        (self.won[0] + self.won[1]) / 2.0
    }
}
