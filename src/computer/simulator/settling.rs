//! What a deal that was played on comes to: the rules in force are asked.

use super::position::{Position, Victory};
use crate::rules::{Arrangement, RuleSetId, Situation, Source, Win, is_all_pairs};
use crate::table::SeatView;
use crate::tiles::{BySeat, Counts, Hand, Meld, MeldKind, Seat, Tile};

/// Room for the hands that are scored.
#[derive(Debug, Default)]
pub struct Settling {
    hand: Hand,
}

impl Settling {
    /// What everybody gets when somebody has gone out, the last tile being on the winner's stake.
    pub fn settle(
        &mut self,
        view: &SeatView,
        position: &mut Position,
        victory: Victory,
    ) -> BySeat<i64> {
        let rules = &view.rules;
        let Victory { winner, from, .. } = victory;
        let mut totals = BySeat::default();
        let mut cannon = None;
        if lays_out(view) {
            totals[winner] = self.lay_out(view, position, victory);
            cannon = position.liable.cannon(&self.hand.melds, winner);
        } else {
            position.players[winner].write(&mut self.hand);
            let situation = situation(view, position, winner, Some(win(view, position, victory)));
            totals[winner] = rules.total(&self.hand, &situation).unwrap_or(0);
        }
        if rules.options.losers_settle && cannon.is_none() {
            for seat in winner.others() {
                position.players[seat].write(&mut self.hand);
                let situation = situation(view, position, seat, None);
                totals[seat] = rules.total(&self.hand, &situation).unwrap_or(0);
            }
        }
        let discarder = from.filter(|_| victory.source == Source::Discard);
        let settlement = rules.settle(&totals, winner, view.east, discarder, cannon);
        settlement.totals()
    }

    /// What the winner's hand counts as a player lays it out; the sets are those of `hand` then. The last tile was fed as well,
    /// unless it is that of a hand without sets.
    fn lay_out(&mut self, view: &SeatView, position: &mut Position, victory: Victory) -> u32 {
        let Victory {
            winner, tile, from, ..
        } = victory;
        position.players[winner].write(&mut self.hand);
        let situation = situation(view, position, winner, Some(win(view, position, victory)));
        let best = view.rules.best_arrangement(&self.hand, &situation);
        let whole = best.filter(|best| best.rest.is_empty());
        let Some(mut best) = whole.or_else(|| in_pairs(&self.hand)) else {
            let whole = Arrangement {
                melds: self.hand.melds.clone(),
                rest: self.hand.stake.clone(),
            };
            return view.rules.total_arrangement(&self.hand, &whole, &situation);
        };
        if let Some(from) = from {
            let made = &mut best.melds[self.hand.melds.len()..];
            if !made.iter().any(|set| set.is_exposed()) {
                claim(made, tile);
            }
            position.feed(winner, Meld::claimed(MeldKind::Pung, tile), tile, from);
        }
        self.hand.stake = Counts::default();
        self.hand.melds.clone_from(&best.melds);
        view.rules.total_arrangement(&self.hand, &best, &situation)
    }
}

/// The pairs of a hand of seven.
fn in_pairs(hand: &Hand) -> Option<Arrangement> {
    if !hand.melds.is_empty() || !is_all_pairs(&hand.stake) {
        return None;
    }
    let pairs = hand.stake.kinds().flat_map(|(tile, count)| {
        let pair = Meld::concealed(MeldKind::Pair, tile);
        std::iter::repeat_n(pair, usize::from(count) / 2)
    });
    Some(Arrangement {
        melds: pairs.collect(),
        rest: Counts::default(),
    })
}

/// Exposes the set that a claimed tile is used for: the pair if it is of that tile, else the first with it.
fn claim(made: &mut [Meld], tile: Tile) {
    let holds = |set: &Meld| set.tiles().contains(&tile);
    let pair = |set: &Meld| set.kind == MeldKind::Pair && holds(set);
    let place = made.iter().position(pair);
    if let Some(place) = place.or_else(|| made.iter().position(holds)) {
        made[place] = Meld::claimed(made[place].kind, made[place].tile);
    }
}

/// Whether players lay out their sets after Mah Jongg.
fn lays_out(view: &SeatView) -> bool {
    view.rules.id == RuleSetId::Classical
}

/// How a claim for Mah Jongg stands among others.
pub fn level(view: &SeatView, position: &Position, victory: Victory) -> u8 {
    let mut hand = Hand::default();
    position.players[victory.winner].write(&mut hand);
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
    let drawn = matches!(source, Source::Wall | Source::Loose);
    Win {
        tile,
        source,
        original: winner == view.east
            && position.discards == 0
            && (drawn && position.kongs == 0 || lays_out(view)),
        standing: position.players[winner].standing,
        first_discard_of_east: source == Source::Discard && position.discards == 1,
    }
}

fn situation(view: &SeatView, position: &Position, seat: Seat, win: Option<Win>) -> Situation {
    Situation {
        seat_wind: view.wind_of(seat),
        round_wind: view.round_wind,
        win,
        live_left: position.line.live_left(),
        open: position.open.clone(),
        kongs_since_discard: position.kongs,
        east_wins: view.east_wins,
    }
}
