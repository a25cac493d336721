//! The luck of the draw: the value of a drawn tile to the four players, minus the mean value of all tiles that could have been drawn.
//!
//! Its expectation is 0 however the players play: all tiles in the wall are equally likely, and their values are computed from the
//! position before the draw. So subtracting any multiple of it from the result of a deal introduces no bias. The calculation uses all
//! hands, as the simulator does; no player uses it.

use engine::rules::{RuleSetId, Source};
use engine::table::{Game, Request, SeatView};
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{BySeat, Counts, Hand, Seat, Tile};
use players::hand_evaluator::HandEvaluator;
use players::style::Style;
use players::value_network::{OPPONENT_TURNS, ValueNetwork};

/// The assumed probability that a player really discards a tile for which another waits, since the player may see the danger.
const DEAL_IN_PROBABILITY: f64 = 0.5;

/// A tile that a player has drawn in its turn.
#[derive(Clone, Copy, Debug)]
pub struct Draw {
    /// The player whose turn it is.
    pub seat: Seat,
    /// The tile.
    pub tile: Tile,
    /// The end of the wall it came from.
    pub source: Source,
}

/// The table before the draw.
struct Before<'a> {
    /// The game after the draw; only what the draw has not changed is read from it, and the live tiles left.
    game: &'a Game,
    seat: Seat,
    source: Source,
    /// The view of the player whose turn it is, without the drawn tile.
    view: &'a SeatView,
    /// The tiles that make each hand Mah Jongg.
    waits: BySeat<Vec<Tile>>,
}

/// The luck of the last draw, in points of the deal. `None` if no decision follows, and for bonus tiles, which are replaced by another
/// draw.
pub fn of_draw(game: &Game, draw: Draw) -> Option<BySeat<f64>> {
    let Draw { seat, tile, source } = draw;
    let in_turn = matches!(game.request(seat), Some(Request::Turn { .. }));
    if tile.is_bonus() || !in_turn {
        return None;
    }
    let mut view = game.seat_view(seat).clone();
    view.players[seat].stake.remove(tile);
    view.players[seat].drawn = None;
    let before = Before::of(game, &view, source);
    let mut left: Counts = game.wall().undrawn().iter().copied().collect();
    left.add(tile);
    before.luck(&left, tile)
}

impl<'a> Before<'a> {
    fn of(game: &'a Game, view: &'a SeatView, source: Source) -> Self {
        let seat = view.seat();
        let seen = |other: Seat| {
            if other == seat {
                view
            } else {
                game.seat_view(other)
            }
        };
        Self {
            game,
            seat,
            source,
            view,
            waits: BySeat::from_fn(|other| waits(seen(other))),
        }
    }

    /// The luck of the drawn tile, which is one of those that were left in the wall.
    fn luck(&self, left: &Counts, drawn: Tile) -> Option<BySeat<f64>> {
        let evaluator = HandEvaluator::of(self.view, Style::PLAIN);
        let network = ValueNetwork::of(self.view, Style::PLAIN, 1);
        let hand = self.hand(self.seat);
        // All draws that are discarded at once leave the same hand.
        let mut unchanged = None;
        let mut value_of = |tile: Tile| {
            if let Some(result) = self.result_of_win(self.seat, tile, None) {
                return result;
            }
            let mut rest = hand.clone();
            rest.stake.add(tile);
            let Some(discard) = evaluator.best_discard(&rest) else {
                return BySeat([0.0; 4]);
            };
            let discarded = discard.tile;
            rest.stake.remove(discarded);
            let value =
                || network.points(network.static_evaluation(rest, Some(discarded), OPPONENT_TURNS));
            let own = match discarded == tile {
                true => *unchanged.get_or_insert_with(value),
                false => value(),
            };
            // The other players lose what this one gains.
            let part = |seat: Seat| if seat == self.seat { 1.0 } else { -1.0 / 3.0 };
            let kept = BySeat::from_fn(|seat| own * part(seat));
            match self.result_of_deal_in(discarded) {
                Some(dealt_in) => BySeat::from_fn(|seat| {
                    DEAL_IN_PROBABILITY * dealt_in[seat] + (1.0 - DEAL_IN_PROBABILITY) * kept[seat]
                }),
                None => kept,
            }
        };
        let mut luck = None;
        let (mut mean, mut tiles) = ([0.0; 4], 0.0);
        for (tile, count) in left.kinds().filter(|(tile, _)| !tile.is_bonus()) {
            let value = value_of(tile);
            for (mean, (_, points)) in mean.iter_mut().zip(value.iter()) {
                *mean += f64::from(count) * points;
            }
            tiles += f64::from(count);
            if tile == drawn {
                luck = Some(value);
            }
        }
        let luck = luck?;
        Some(BySeat::from_fn(|seat| {
            luck[seat] - mean[seat.index()] / tiles
        }))
    }

    /// Everybody's result if the player whose turn it is discards this tile and another goes out with it; `None` if nobody waits for it.
    fn result_of_deal_in(&self, discarded: Tile) -> Option<BySeat<f64>> {
        let others = self.seat.others();
        others
            .filter_map(|other| self.result_of_win(other, discarded, Some(self.seat)))
            .next()
    }

    /// Everybody's result if a player goes out with this tile; `None` if the tile doesn't win.
    fn result_of_win(&self, winner: Seat, tile: Tile, from: Option<Seat>) -> Option<BySeat<f64>> {
        if !self.waits[winner].contains(&tile) {
            return None;
        }
        let view = self.game.seat_view(winner);
        let source = from.map_or(self.source, |_| Source::Discard);
        let total = |seat: Seat| {
            let mut hand = self.hand(seat);
            let win = (seat == winner).then(|| view.win(tile, source));
            if win.is_some() {
                hand.stake.add(tile);
            }
            view.rules.total(&hand, &view.situation_of(seat, win))
        };
        total(winner)?;
        let scores = BySeat::from_fn(|seat| total(seat).unwrap_or(0));
        let settlement = view.rules.settle(&scores, winner, view.east, from, None);
        let totals = settlement.totals();
        Some(BySeat::from_fn(|seat| totals[seat] as f64))
    }

    fn hand(&self, seat: Seat) -> Hand {
        match seat == self.seat {
            true => self.view.me().hand(),
            false => self.game.seat_view(seat).me().hand(),
        }
    }
}

/// The tiles that make the hand of a view's player Mah Jongg.
fn waits(view: &SeatView) -> Vec<Tile> {
    let hand = view.me().hand();
    let wind = view.wind_of(view.seat());
    let rules = &view.rules;
    let regular = || Shape::of(&hand.stake).lacking(Aim::regular(hand.melds.len())) <= 1;
    let special = || rules.special_hands_near(&hand, wind, 1).next().is_some();
    let classical = || rules.id == RuleSetId::Classical && hand.melds.is_empty();
    match regular() || special() || classical() {
        true => rules.waits(&hand, &view.situation(None)),
        false => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use engine::rules::RuleSet;
    use engine::table::{Event, Input, Setup};
    use players::{ComputerPlayer, Level};

    /// Plays a deal up to the draw from the wall with this number, counting only draws whose luck is measured; also returns that draw.
    fn play_until_draw(id: RuleSetId, draws: usize) -> (Game, Draw) {
        let player = ComputerPlayer::new(Level::Beginner);
        let mut game = Game::new(Arc::new(RuleSet::new(id)), Setup::seeded(5));
        let mut made = 0;
        loop {
            let asked = Seat::ALL
                .into_iter()
                .find_map(|seat| Some((seat, game.request(seat)?)));
            let (seat, request) = asked.expect("the deal goes on for longer");
            let choice = player.decide(game.seat_view(seat), &request);
            let events = game.apply(Input::Move(seat, choice));
            let events = events.expect("players make legal moves");
            if let Some(draw) = last_draw(&events)
                && draw.source == Source::Wall
                && of_draw(&game, draw).is_some()
            {
                made += 1;
                if made == draws {
                    assert!(game.record().deals.is_empty(), "still the first deal");
                    return (game, draw);
                }
            }
        }
    }

    fn last_draw(events: &[Event]) -> Option<Draw> {
        match *events.last()? {
            Event::Drew {
                seat,
                tile: Some(tile),
                source,
            } => Some(Draw { seat, tile, source }),
            _ => None,
        }
    }

    /// The same game with the last drawn tile swapped with another in the wall.
    fn with_swapped_draw(game: &Game, draw: Draw, place: usize) -> (Game, Draw) {
        let mut record = game.record().clone();
        let drawn = game.wall().live_drawn() - 1;
        let wall = &mut record.setup.walls[0];
        wall.swap(drawn, place);
        let draw = Draw {
            tile: wall[drawn],
            ..draw
        };
        let game = Game::replay(&record, record.inputs.len());
        (game.expect("nothing was decided since the draw"), draw)
    }

    #[test]
    fn the_mean_luck_over_all_possible_draws_is_zero() {
        for (id, draws) in [(RuleSetId::Bloem, 20), (RuleSetId::Classical, 20)] {
            let (game, draw) = play_until_draw(id, draws);
            let first = game.wall().live_drawn() - 1;
            let mut sums = [0.0_f64; 4];
            let mut largest = 0.0_f64;
            for place in first..=first + game.wall().undrawn().len() {
                let tile = game.wall().tiles()[place];
                if tile.is_bonus() {
                    continue;
                }
                let (game, draw) = with_swapped_draw(&game, draw, place);
                let luck = of_draw(&game, draw).expect("a turn after a draw");
                for (sum, (_, points)) in sums.iter_mut().zip(luck.iter()) {
                    *sum += points;
                    largest = largest.max(points.abs());
                }
            }
            assert!(largest > 1.0, "{id:?}: all luck is tiny: {largest}");
            assert!(sums.iter().all(|sum| sum.abs() < 1e-6), "{id:?}: {sums:?}");
        }
    }

    #[test]
    fn luck_is_independent_of_the_order_of_the_remaining_wall() {
        let (game, draw) = play_until_draw(RuleSetId::Bloem, 20);
        let mut record = game.record().clone();
        let from = game.wall().live_drawn();
        let undrawn = from..from + game.wall().undrawn().len();
        record.setup.walls[0][undrawn].reverse();
        let other = Game::replay(&record, record.inputs.len()).expect("the same moves");
        assert_ne!(game.wall().undrawn(), other.wall().undrawn());
        assert_eq!(of_draw(&game, draw), of_draw(&other, draw));
    }
}
