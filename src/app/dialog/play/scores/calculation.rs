//! Explains how the numbers on the Totals page are calculated.

use std::iter;

use super::{Figure, Scores};
use engine::rules::Payment;
use engine::table::Outcome;
use engine::tiles::Seat;
use wording::{PaymentWording, ScoreWording, person};
use words::{Person, say};

impl Scores {
    /// The value of a number on the Totals page; `None` for a payment of a player to the same player, and for one in the other direction, so that
    /// each payment is shown once.
    pub(super) fn value(&self, figure: Figure) -> Option<i64> {
        let total = |seat: Seat| Seat::ALL.map(|from| self.gets(seat, from)).iter().sum();
        let paid = |seat: Seat| Seat::ALL.map(|from| self.gets(seat, from).min(0));
        Some(match figure {
            Figure::Old(seat) => self.new_scores[seat] - total(seat),
            Figure::Hand(seat) => self.hand_value(seat),
            Figure::Payment(to, from) if to == from || self.gets(to, from) < 0 => return None,
            Figure::Payment(to, from) => self.gets(to, from),
            Figure::Paid(seat) => paid(seat).iter().sum(),
            Figure::Total(seat) => total(seat),
            Figure::New(seat) => self.new_scores[seat],
        })
    }

    /// What a player gets from another; negative if the player pays.
    fn gets(&self, to: Seat, from: Seat) -> i64 {
        let settlement = self.settlement.as_ref();
        settlement.map_or(0, |settlement| settlement.gets_from[to][from])
    }

    /// The next number that has an explanation, row by row; after the last one, and for `None`, the first.
    pub(super) fn figure_after(&self, figure: Option<Figure>) -> Option<Figure> {
        let order = self.order();
        let rows = order.map(|from| order.map(|to| Figure::Payment(to, from)));
        let hands = order.map(Figure::Hand);
        let ends = [order.map(Figure::Total), order.map(Figure::New)];
        let all = hands.into_iter().chain(rows.into_iter().flatten());
        let all = all.chain(ends.into_iter().flatten());
        let explained = all.filter(|figure| self.explanation(*figure).is_some());
        let explained: Vec<Figure> = explained.collect();
        let place = explained.iter().position(|one| Some(*one) == figure);
        let next = place.map_or(0, |place| (place + 1) % explained.len());
        explained.get(next).copied()
    }

    /// Explains the number in a sentence; `None` if there is nothing to explain.
    pub fn explanation(&self, figure: Figure) -> Option<String> {
        let value = self.value(figure)?;
        let total = value;
        match figure {
            Figure::Old(_) | Figure::Paid(_) => None,
            Figure::Hand(seat) => self.hand_explanation(seat),
            Figure::Payment(to, from) => self.payment_explanation(to, from),
            Figure::Total(seat) => {
                let (you, who) = self.player(seat);
                let parts = self.order().map(|from| self.gets(seat, from));
                let sum = words::sum(&parts);
                Some(say!("totals-total-comes-to", you, who, sum, total))
            }
            Figure::New(seat) => {
                let (you, who) = self.player(seat);
                let (old, gain) = (Figure::Old(seat), Figure::Total(seat));
                let sum = words::sum(&[self.value(old)?, self.value(gain)?]);
                Some(say!("totals-new-comes-to", you, who, sum, total))
            }
        }
    }

    /// The value of a player's hand; 0 if it was not scored.
    fn hand_value(&self, seat: Seat) -> i64 {
        match &self.outcomes[seat] {
            Some(outcome) => i64::from(outcome.total()),
            None => 0,
        }
    }

    fn hand_explanation(&self, seat: Seat) -> Option<String> {
        let Some(Outcome::Ours(score)) = &self.outcomes[seat] else {
            return None;
        };
        let (you, who) = self.player(seat);
        if score.is_limit_hand() {
            let sum = score.sum();
            return Some(say!("totals-hand-is-limit", you, who, sum));
        }
        let (points, doubles, total) = (score.points, score.doubles, score.total);
        let product = score.product();
        let sentence = say!("totals-hand-comes-to", you, who, points, doubles, product);
        let held = score
            .is_capped()
            .then(|| say!("totals-hand-at-most", total));
        Some(words::sentences(iter::once(sentence).chain(held)))
    }

    /// Explains what `from` pays `to`, and why. `None` for a negative amount, and if nothing is paid and no reason is known.
    fn payment_explanation(&self, to: Seat, from: Seat) -> Option<String> {
        let amount = self.gets(to, from);
        if amount == 0 {
            let points = self.hand_value(to);
            let even = points == self.hand_value(from) && ![to, from].contains(&self.winner);
            return even.then(|| say!("totals-neither-pays", points));
        }
        let between_them = |payment: &&Payment| (payment.to, payment.from) == (to, from);
        let parts: Vec<&Payment> = self.payments.iter().filter(between_them).collect();
        let sum: i64 = parts.iter().map(|payment| payment.amount()).sum();
        let calculations = parts.iter().map(|payment| match payment.payer_hand_value {
            None if payment.amount() == amount && payment.hand_value == amount => {
                say!("totals-winning-hand").to_owned()
            }
            _ => payment.calculation(),
        });
        let how = calculations.reduce(|list, next| say!("totals-between-payments", list, next));
        // Another host's settlement may follow other rules.
        let how = how.filter(|_| sum == amount);
        let points = amount;
        let (who, whom) = (person(&self.names[from]), person(&self.names[to]));
        let you = self.listener;
        Some(match how {
            _ if amount < 0 => return None,
            Some(how) if Some(to) == you => say!("totals-pays-you", who, points, how),
            Some(how) if Some(from) == you => say!("totals-you-pay", whom, points, how),
            Some(how) => say!("totals-pays", who, whom, points, how),
            None if Some(to) == you => say!("totals-pays-you-just", who, points),
            None if Some(from) == you => say!("totals-you-pay-just", whom, points),
            None => say!("totals-pays-just", who, whom, points),
        })
    }

    /// Explains who pays the listener and whom the listener pays; `None` without a listener or a settlement.
    pub(super) fn own_payments(&self) -> Option<String> {
        let (_, own) = (self.settlement.as_ref()?, self.listener?);
        let paid = own
            .others()
            .filter_map(|other| match self.gets(own, other) {
                0 => None,
                1.. => self.payment_explanation(own, other),
                _ => self.payment_explanation(other, own),
            });
        let paid: Vec<String> = paid.collect();
        Some(match paid.is_empty() {
            true => say!("totals-nobody-pays").to_owned(),
            false => words::sentences(paid),
        })
    }

    /// Whether a player pays somebody, or settles with the other losers.
    pub(super) fn pays(&self, seat: Seat) -> bool {
        seat != self.winner || seat.others().any(|to| self.gets(to, seat) > 0)
    }

    /// Whether the seat is the listener's, and the player.
    pub(super) fn player(&self, seat: Seat) -> (bool, Person<'_>) {
        let you = Some(seat) == self.listener;
        (you, person(&self.names[seat]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dialog::play::tests::{example, names};
    use engine::table::DealEnd;
    use engine::tiles::BySeat;

    #[test]
    fn each_payment_is_shown_once_in_the_line_of_the_payer() {
        let [you, lin, ada, tomas] = Seat::ALL;
        let scores = Scores::new(&example(), &names(), Some(you)).expect("the hand is over");
        assert_eq!(scores.value(Figure::Payment(lin, tomas)), Some(28));
        assert_eq!(scores.value(Figure::Payment(tomas, lin)), None);
        assert_eq!(scores.value(Figure::Paid(tomas)), Some(-192 - 28 - 8));
        assert_eq!(
            [you, lin, ada, tomas].map(|seat| scores.pays(seat)),
            [false, true, true, true]
        );
        for seat in Seat::ALL {
            let got = seat
                .others()
                .filter_map(|from| scores.value(Figure::Payment(seat, from)));
            let column = got.sum::<i64>() + scores.value(Figure::Paid(seat)).unwrap_or(0);
            assert_eq!(
                Some(column),
                scores.value(Figure::Total(seat)),
                "the column adds up"
            );
        }
    }

    /// Even a payment of 0 has a reason.
    #[test]
    fn a_payment_of_nothing_between_equal_hands_is_explained() {
        let [you, lin, ada, _] = Seat::ALL;
        let mut view = example();
        view.players[ada].outcome = view.players[lin].outcome.clone();
        if let Some(DealEnd::MahJong { settlement, .. }) = &mut view.end {
            let settled = view
                .rules
                .settle(&BySeat([96, 60, 60, 32]), you, you, None, None);
            *settlement = Some(Box::new(settled));
        }
        let scores = Scores::new(&view, &names(), Some(you)).expect("the hand is over");
        let explanation = scores.explanation(Figure::Payment(ada, lin));
        assert_eq!(
            explanation.as_deref(),
            Some("Neither pays: both hands score 60.")
        );
    }
}
