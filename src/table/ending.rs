//! The end of a deal: Mah Jongg or a dead hand, scoring, payment, and who is East next [T23 to T28].

use super::game::Course;
use super::{DealEnd, Event, Game, Outcome, ReadyFor};
use crate::rules::{Arrangement, Source, Win};
use crate::tiles::{BySeat, Seat, Tile};

/// Who went out, how, and with whose tile.
#[derive(Clone, Debug)]
pub(super) struct Victory {
    winner: Seat,
    win: Win,
    from: Option<Seat>,
}

impl Game {
    /// Goes out in one's own turn.
    pub(super) fn go_out_by_draw(&mut self, seat: Seat) {
        let view = &self.views[seat];
        let from = view.just_claimed.map(|(_, from)| from);
        if let Some((tile, source)) = view.own_last_tile() {
            self.go_out(seat, tile, source, from);
        }
    }

    /// Goes out with a discard or the tile of a kong.
    pub(super) fn go_out_with(&mut self, seat: Seat, tile: Tile, source: Source, from: Seat) {
        self.go_out(seat, tile, source, Some(from));
    }

    fn go_out(&mut self, seat: Seat, tile: Tile, source: Source, from: Option<Seat>) {
        let win = self.views[seat].win(tile, source);
        self.victory = Some(Victory {
            winner: seat,
            win,
            from,
        });
        self.emit(Event::WentMahJong {
            seat,
            tile,
            source,
            from,
        });
        if self.any_view().play().lays_out_sets {
            return;
        }
        let seats = [seat, seat.plus(1), seat.plus(2), seat.plus(3)];
        for seat in seats {
            let tiles = self.views[seat].me().stake.iter().collect();
            self.emit(Event::TilesShown { seat, tiles });
        }
        for seat in seats {
            self.score_hand(seat);
        }
        self.settle_when_all_scored();
    }

    /// The last tile of the hand that went out.
    pub(super) fn last_tile(&self) -> Option<Tile> {
        self.victory.as_ref().map(|victory| victory.win.tile)
    }

    /// Whose tile the winner took, if it was another's.
    pub(super) fn supplier(&self) -> Option<Seat> {
        self.victory.as_ref().and_then(|victory| victory.from)
    }

    /// Scores a hand that lies open.
    pub(super) fn score_hand(&mut self, seat: Seat) {
        let view = &self.views[seat];
        let win = self
            .victory
            .as_ref()
            .filter(|victory| victory.winner == seat)
            .map(|victory| victory.win.clone());
        let (hand, situation) = (view.me().hand(), view.situation(win));
        let score = if view.play().lays_out_sets {
            let arrangement = Arrangement {
                melds: hand.melds.clone(),
                rest: hand.stake.clone(),
            };
            Some(
                view.rules
                    .score_arrangement(&hand, &arrangement, &situation),
            )
        } else {
            view.rules.score(&hand, &situation)
        };
        let outcome = Outcome::Ours(Box::new(score.unwrap_or_default()));
        self.emit(Event::Scored { seat, outcome });
    }

    /// After the fourth score the deal is paid, unless all hands were visible [P38].
    pub(super) fn settle_when_all_scored(&mut self) {
        let view = self.any_view();
        let (Some(victory), true) = (
            &self.victory,
            view.players
                .iter()
                .all(|(_, player)| player.outcome.is_some()),
        ) else {
            return;
        };
        let totals = BySeat::from_fn(|seat| match &view.players[seat].outcome {
            Some(Outcome::Ours(score)) => score.total,
            Some(Outcome::Foreign { total, .. }) => *total,
            None => 0,
        });
        let discarder = victory
            .from
            .filter(|_| victory.win.source == Source::Discard);
        let winner = victory.winner;
        if view.hands_shown {
            self.emit(Event::NotSettled);
        } else {
            let cannon = self.cannon(winner);
            let settlement = view
                .rules
                .settle(&totals, winner, view.east, discarder, cannon);
            let gains = settlement.totals();
            let scores = BySeat::from_fn(|seat| view.scores[seat] + gains[seat]);
            let (settlement, text) = (Box::new(settlement), String::new());
            self.emit(Event::Settled {
                settlement,
                text,
                scores,
            });
        }
        self.rotate(winner);
        self.end_deal();
    }

    /// A dead hand: no scores, no payments, East stays [T26].
    pub(super) fn wash_out(&mut self, reason: String) {
        self.emit(Event::WashedOut { reason });
        if self.rules().options.show_on_washout {
            for seat in Seat::ALL {
                let tiles = self.views[seat].me().stake.iter().collect();
                self.emit(Event::TilesShown { seat, tiles });
            }
        }
        self.end_deal();
    }

    /// Who is East next, and whether the round or the game is over.
    fn rotate(&mut self, winner: Seat) {
        let view = self.any_view();
        let east = view.east;
        let wins = view.east_wins + 1;
        let too_many = view.play().east_wins_pass.is_some_and(|most| wins >= most);
        if winner == east && !too_many {
            return;
        }
        let next_east = east.next();
        let round_over = next_east == view.first_east;
        self.course = Course {
            next_east,
            new_round: round_over.then(|| view.round_wind.next()),
            rounds_done: self.course.rounds_done + u32::from(round_over),
        };
    }

    fn end_deal(&mut self) {
        debug_assert!(matches!(
            self.any_view().end,
            Some(DealEnd::MahJong { .. } | DealEnd::WashOut { .. })
        ));
        if self.course.rounds_done >= self.rules().options.rounds {
            self.emit(Event::GameEnded);
        } else {
            self.emit(Event::ReadyAsked {
                purpose: ReadyFor::NextDeal,
                exempt: None,
            });
        }
    }
}
