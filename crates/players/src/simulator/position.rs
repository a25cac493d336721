//! A position of a deal with all tiles known.

use super::player::Player;
use super::policy::PublicInfo;
use super::wall::SimulatedWall;
use engine::rules::Source;
use engine::table::{FeedContext, Game, Liabilities, SeatView};
use engine::tiles::{BySeat, Counts, Meld, Seat, Tile};

/// A position of a deal.
#[derive(Clone, Debug)]
pub struct Position {
    /// The four hands.
    pub players: BySeat<Player>,
    /// The wall.
    pub wall: SimulatedWall,
    /// Tiles that are or were visible to everybody.
    pub open: Counts,
    /// The number of open tiles.
    open_count: u16,
    /// Discards of each kind.
    discards_by_kind: Counts,
    /// Total number of discards.
    pub discards: u32,
    /// Kongs since the last discard.
    pub kongs: u8,
    /// Liabilities since the position was set up; earlier ones are unknown.
    pub liabilities: Liabilities,
    /// What happens next.
    pub next: Next,
}

/// What happens next in a deal.
#[derive(Clone, Copy, Debug)]
pub enum Next {
    /// This seat draws a tile.
    Draw(Seat),
    /// This seat has just drawn this tile.
    Drawn(Seat, Tile, Source),
    /// This seat has laid out a claimed set and discards.
    Discard(Seat),
    /// The others may claim this discard.
    Claims(Seat, Tile),
    /// Somebody goes out.
    Win(Victory),
    /// The deal ends without a winner.
    DeadHand,
}

/// A win.
#[derive(Clone, Copy, Debug)]
pub struct Victory {
    /// The player who goes out.
    pub winner: Seat,
    /// The last tile.
    pub tile: Tile,
    /// Where it came from.
    pub source: Source,
    /// The opponent whose tile it was, unless it was drawn.
    pub from: Option<Seat>,
}

impl Position {
    /// The position of a view with these hands and undrawn tiles. `None` if nobody has to discard or may claim a discard, such as before and
    /// after play, while a kong can be robbed, or if the drawn tile is hidden or a bonus tile.
    pub fn of(
        view: &SeatView,
        stakes: &BySeat<Counts>,
        undrawn: impl Iterator<Item = Tile>,
    ) -> Option<Self> {
        let mut players = BySeat::from_fn(|seat| Player::new(&view.players[seat], &stakes[seat]));
        let turn = view
            .turn
            .filter(|_| view.end.is_none() && view.waiting_for.is_none())?;
        let next = match (view.window, view.players[turn].drawn) {
            (Some(window), _) if window.kong => return None,
            (Some(window), _) => Next::Claims(window.from, window.tile),
            (None, Some((drawn, source))) => {
                let tile = drawn.filter(|tile| !tile.is_bonus())?;
                players[turn].remove(tile);
                Next::Drawn(turn, tile, source)
            }
            (None, None) => Next::Discard(turn),
        };
        let discards_by_kind = view.discards.iter().map(|discard| discard.tile);
        Some(Self {
            players,
            wall: SimulatedWall::new(view, undrawn),
            open_count: view.open.len() as u16,
            open: view.open.clone(),
            discards_by_kind: discards_by_kind.collect(),
            discards: view.discards.len() as u32,
            kongs: view.kongs_since_discard,
            liabilities: Liabilities::default(),
            next,
        })
    }

    /// The true position of a game. `None` where `of` has none, or if a player still has to lay out a bonus tile.
    pub fn of_game(game: &Game) -> Option<Self> {
        let turn = game.seat_view(Seat::new(0)).turn?;
        let stakes = BySeat::from_fn(|seat| game.seat_view(seat).me().stake.clone());
        let mut kinds = stakes.iter().flat_map(|(_, stake)| stake.kinds());
        if kinds.any(|(tile, _)| tile.is_bonus()) {
            return None;
        }
        let undrawn = game.wall().undrawn().iter().copied();
        Self::of(game.seat_view(turn), &stakes, undrawn)
    }

    /// What all players see.
    pub fn public_info(&self) -> PublicInfo<'_> {
        PublicInfo {
            open: &self.open,
            open_count: self.open_count,
            live_left: self.wall.live_left(),
        }
    }

    /// Draws a tile, and lays out and replaces bonus tiles; `None` if no tile is left to draw.
    pub fn draw(&mut self, seat: Seat, source: Source, flowers_loose: bool) -> Option<Next> {
        let mut source = source;
        loop {
            let tile = match source {
                Source::Loose => self.wall.draw_loose(),
                _ => self.wall.draw(),
            }?;
            if !tile.is_bonus() {
                return Some(Next::Drawn(seat, tile, source));
            }
            self.players[seat].lay_out_bonus(tile);
            source = if flowers_loose {
                Source::Loose
            } else {
                Source::Wall
            };
        }
    }

    /// Exchanges a tile of a hand for the undrawn one at an index, unless that is a bonus tile.
    pub fn exchange(&mut self, seat: Seat, given: Tile, index: usize) {
        let player = &mut self.players[seat];
        let undrawn = self.wall.undrawn().get_mut(index);
        if let Some(taken) = undrawn.filter(|tile| !tile.is_bonus()) {
            player.add(*taken);
            player.remove(given);
            *taken = given;
        }
    }

    /// Adds a discard whose tile is already removed from the hand.
    pub fn add_discard(&mut self, seat: Seat, tile: Tile) {
        self.add_open(tile, 1);
        self.discards_by_kind.add(tile);
        self.discards += 1;
        self.kongs = 0;
        self.players[seat].has_discarded = true;
        self.next = Next::Claims(seat, tile);
    }

    /// Lays out a set with a claimed tile.
    pub fn lay_out(&mut self, seat: Seat, meld: Meld, tile: Tile) {
        let mut skip_claimed = true;
        for own in meld.tiles() {
            if skip_claimed && own == tile {
                skip_claimed = false;
            } else {
                self.add_open(own, 1);
            }
        }
        self.players[seat].lay_out(meld, tile);
    }

    /// Makes a Kong in the player's own turn, with the drawn tile in hand.
    pub fn make_kong(&mut self, seat: Seat, tile: Tile) {
        let own = self.players[seat].make_kong(tile);
        self.add_open(tile, own);
        self.kongs += 1;
    }

    /// Records who is liable for a set with a claimed tile, before it is laid out.
    pub fn record_feeding(&mut self, seat: Seat, meld: Meld, tile: Tile, from: Seat) {
        let mut liabilities = self.liabilities;
        let feeding = FeedContext {
            melds: BySeat::from_fn(|seat| self.players[seat].melds.as_slice()),
            stake: &self.players[from].stake,
            live_left: self.wall.live_left(),
            discarded: &|tile| usize::from(self.discards_by_kind[tile]),
        };
        liabilities.feed(seat, meld, tile, from, &feeding);
        self.liabilities = liabilities;
    }

    fn add_open(&mut self, tile: Tile, count: u8) {
        (0..count).for_each(|_| self.open.add(tile));
        self.open_count += u16::from(count);
    }
}
