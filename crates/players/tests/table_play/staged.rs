//! Staged deals: walls prepared for one situation, and a table to play them at.

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

/// A wall that deals the given hands, East's first, and then the given draws and Loose Tiles. Short hands are filled up.
pub struct StagedWall {
    hands: [Vec<Tile>; 4],
    draws: Vec<Tile>,
    loose: Vec<Tile>,
}

impl StagedWall {
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

    pub fn loose_tiles(mut self, text: &str) -> Self {
        self.loose = tiles(text);
        self
    }

    /// The tiles of the wall in order. Short hands are filled up with tiles that form as few sets as possible.
    pub fn wall(mut self) -> Vec<Tile> {
        let mut remaining = Counts::full_set(true);
        for tile in self
            .hands
            .iter()
            .flatten()
            .chain(&self.draws)
            .chain(&self.loose)
        {
            assert!(remaining.remove(*tile), "too many of {tile}");
        }
        let take_unrelated = |remaining: &mut Counts, hand: &[Tile]| {
            let related_count = |tile: &Tile| {
                let is_related = |other: &Tile| {
                    tile == other
                        || tile.suit().is_some()
                            && tile.suit() == other.suit()
                            && tile
                                .number()
                                .unwrap_or(0)
                                .abs_diff(other.number().unwrap_or(0))
                                <= 2
                };
                hand.iter().filter(|other| is_related(other)).count()
            };
            let plain = Tile::plain().filter(|tile| remaining.has(*tile));
            let next = plain
                .min_by_key(|tile| (related_count(tile), remaining[*tile] < 3))
                .expect("enough tiles");
            remaining.remove(next);
            next
        };
        for hand in &mut self.hands {
            while hand.len() < 13 {
                let next = take_unrelated(&mut remaining, hand);
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
        wall.extend(remaining.iter().filter(|tile| !tile.is_bonus()));
        let bonus: Vec<_> = remaining.iter().filter(|tile| tile.is_bonus()).collect();
        // The remaining bonus tiles lie near the end, where they are drawn only after many Loose Tiles.
        let index = wall.len() - 20;
        wall.splice(index..index, bonus);
        wall.extend(self.loose.iter().rev());
        wall
    }

    /// Deals the hands of a game under the Bloem rules.
    pub fn deal(self) -> Table {
        self.deal_under(RuleSet::bloem())
    }

    /// Deals the hands of a game under these rules.
    pub fn deal_under(self, rules: RuleSet) -> Table {
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

    /// Deals the hands and begins play.
    pub fn start(self) -> Table {
        let mut table = self.deal();
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

    /// The reason why a move is refused.
    pub fn refusal(&mut self, seat: Seat, choice: Move) -> String {
        let result = self.game.apply(Input::Move(seat, choice));
        result.expect_err("the move is illegal").describe()
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

    /// The tile that this seat has just drawn.
    pub fn drawn_tile(&self, seat: Seat) -> Tile {
        let drawn = self.game.seat_view(seat).me().drawn;
        drawn.and_then(|(tile, _)| tile).expect("a tile")
    }

    /// Discards the tile just drawn.
    pub fn discard_drawn(&mut self, seat: Seat) -> &mut Self {
        let tile = self.drawn_tile(seat);
        let calling = false;
        self.play(seat, Move::Discard { tile, calling })
    }

    pub fn claim(&mut self, seat: Seat, claim: Claim) -> &mut Self {
        self.play(seat, Move::Claim(claim))
    }

    /// Every seat that can still claim passes, and declines a Standing Hand.
    pub fn pass_all(&mut self) -> &mut Self {
        for seat in Seat::ALL {
            match self.game.request(seat) {
                Some(Request::Claim { .. } | Request::Rob { .. }) => self.play(seat, Move::Pass),
                Some(Request::Stand { .. }) => self.play(seat, Move::Stand(false)),
                _ => self,
            };
        }
        self
    }

    /// The number of these tiles on a seat's stake.
    pub fn held_count(&self, seat: Seat, text: &str) -> u8 {
        self.game.seat_view(seat).me().stake[tile(text)]
    }

    pub fn melds(&self, seat: Seat) -> &[Meld] {
        &self.game.seat_view(seat).me().melds
    }

    pub fn seat_in_turn(&self) -> Option<Seat> {
        let is_turn = |seat: &Seat| matches!(self.game.request(*seat), Some(Request::Turn { .. }));
        Seat::ALL.into_iter().find(is_turn)
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

    /// The English names of the rows in a seat's score.
    pub fn score_rows(&self, seat: Seat) -> Vec<String> {
        match &self.game.seat_view(EAST).players[seat].outcome {
            Some(Outcome::Ours(score)) => {
                let rows = score.lines.iter().map(|line| line.row.english());
                rows.map(str::to_owned).collect()
            }
            _ => Vec::new(),
        }
    }
}
