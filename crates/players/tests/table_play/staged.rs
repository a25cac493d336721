//! Staged deals: walls prepared for a certain situation, and a table to play them on.

use std::sync::Arc;

use engine::rules::{RuleSet, Source};
use engine::table::{Claim, DealEnd, Event, Game, Input, Move, Outcome, Request, Setup};
use engine::tiles::{Counts, Meld, Seat, Tile};
use wording::Describe;

pub const EAST: Seat = Seat::new(0);
pub const SOUTH: Seat = Seat::new(1);
pub const WEST: Seat = Seat::new(2);
pub const NORTH: Seat = Seat::new(3);

pub fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

pub fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().map(tile).collect()
}

/// A wall that deals these hands (East first; short ones are filled up), then gives these draws and Loose Tiles.
pub struct Staged {
    hands: [Vec<Tile>; 4],
    draws: Vec<Tile>,
    loose: Vec<Tile>,
}

impl Staged {
    pub fn new(hands: [&str; 4]) -> Self {
        Self {
            hands: hands.map(tiles),
            draws: Vec::new(),
            loose: Vec::new(),
        }
    }

    pub fn draws(mut self, text: &str) -> Self {
        self.draws = tiles(text);
        self
    }

    pub fn loose(mut self, text: &str) -> Self {
        self.loose = tiles(text);
        self
    }

    /// Fills up the short hands with tiles that form as few sets as possible.
    pub fn wall(mut self) -> Vec<Tile> {
        let mut left = Counts::full_set(true);
        for tile in self
            .hands
            .iter()
            .flatten()
            .chain(&self.draws)
            .chain(&self.loose)
        {
            assert!(left.remove(*tile), "too many of {tile}");
        }
        let dull = |left: &mut Counts, hand: &[Tile]| {
            let lonely = |tile: &Tile| {
                let near = |other: &Tile| {
                    tile == other
                        || tile.suit().is_some()
                            && tile.suit() == other.suit()
                            && tile
                                .number()
                                .unwrap_or(0)
                                .abs_diff(other.number().unwrap_or(0))
                                <= 2
                };
                hand.iter().filter(|other| near(other)).count()
            };
            let plain = Tile::plain().filter(|tile| left.has(*tile));
            let next = plain
                .min_by_key(|tile| (lonely(tile), left[*tile] < 3))
                .expect("enough tiles");
            left.remove(next);
            next
        };
        for hand in &mut self.hands {
            while hand.len() < 13 {
                let next = dull(&mut left, hand);
                hand.push(next);
            }
        }
        let mut wall = Vec::new();
        for (from, to) in [(0, 4), (4, 8), (8, 12), (12, 13)] {
            for hand in &self.hands {
                wall.extend_from_slice(&hand[from..to]);
            }
        }
        wall.extend(self.draws);
        wall.extend(left.iter().filter(|tile| !tile.is_bonus()));
        let bonus: Vec<_> = left.iter().filter(|tile| tile.is_bonus()).collect();
        // The remaining bonus tiles lie near the end, where only many Loose Tiles would reach them.
        let place = wall.len() - 20;
        wall.splice(place..place, bonus);
        wall.extend(self.loose.iter().rev());
        wall
    }

    /// The game with everybody ready for the deal.
    pub fn dealt(self) -> Table {
        self.dealt_by(RuleSet::bloem())
    }

    pub fn dealt_by(self, rules: RuleSet) -> Table {
        let setup = Setup {
            first_east: Some(EAST),
            walls: vec![self.wall()],
            ..Setup::default()
        };
        let mut table = Table {
            game: Game::new(Arc::new(rules), setup),
            events: Vec::new(),
        };
        table.all_ready();
        table
    }

    /// The game with play begun.
    pub fn begun(self) -> Table {
        let mut table = self.dealt();
        table.all_ready();
        table
    }
}

pub struct Table {
    pub game: Game,
    pub events: Vec<Event>,
}

impl Table {
    pub fn play(&mut self, seat: Seat, choice: Move) -> &mut Self {
        self.events = self
            .game
            .apply(Input::Move(seat, choice))
            .expect("the move is legal");
        self
    }

    pub fn refused(&mut self, seat: Seat, choice: Move) -> String {
        let refused = self.game.apply(Input::Move(seat, choice));
        refused.expect_err("the move is illegal").describe()
    }

    pub fn all_ready(&mut self) {
        for seat in Seat::ALL {
            self.play(seat, Move::Ready);
        }
    }

    pub fn discard(&mut self, seat: Seat, text: &str) -> &mut Self {
        self.play(
            seat,
            Move::Discard {
                tile: tile(text),
                calling: false,
            },
        )
    }

    /// The tile this seat has just drawn.
    pub fn drawn(&self, seat: Seat) -> Tile {
        let drawn = self.game.seat_view(seat).me().drawn;
        drawn.and_then(|(tile, _)| tile).expect("a tile")
    }

    /// Discards the tile just drawn.
    pub fn discard_drawn(&mut self, seat: Seat) -> &mut Self {
        let tile = self.drawn(seat);
        let calling = false;
        self.play(seat, Move::Discard { tile, calling })
    }

    pub fn claim(&mut self, seat: Seat, claim: Claim) -> &mut Self {
        self.play(seat, Move::Claim(claim))
    }

    /// Everybody who is still asked passes; nobody declares a Standing Hand.
    pub fn pass(&mut self) -> &mut Self {
        for seat in Seat::ALL {
            match self.game.request(seat) {
                Some(Request::Claim { .. } | Request::Rob { .. }) => self.play(seat, Move::Pass),
                Some(Request::Stand { .. }) => self.play(seat, Move::Stand(false)),
                _ => self,
            };
        }
        self
    }

    pub fn holds(&self, seat: Seat, text: &str) -> u8 {
        self.game.seat_view(seat).me().stake[tile(text)]
    }

    pub fn melds(&self, seat: Seat) -> &[Meld] {
        &self.game.seat_view(seat).me().melds
    }

    pub fn turn_of(&self) -> Option<Seat> {
        let turn = |seat: &Seat| matches!(self.game.request(*seat), Some(Request::Turn { .. }));
        Seat::ALL.into_iter().find(turn)
    }

    pub fn winner(&self) -> Option<(Seat, Source, Option<Seat>)> {
        match self.game.seat_view(EAST).end {
            Some(DealEnd::MahJong {
                winner,
                source,
                from,
                ..
            }) => Some((winner, source, from)),
            _ => None,
        }
    }

    pub fn lines(&self, seat: Seat) -> Vec<String> {
        match &self.game.seat_view(EAST).players[seat].outcome {
            Some(Outcome::Ours(score)) => {
                let rows = score.lines.iter().map(|line| line.row.english());
                rows.map(str::to_owned).collect()
            }
            _ => Vec::new(),
        }
    }
}
