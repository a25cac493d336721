//! How events change the view of a seat. Nothing else changes it.

mod goulash;
mod sets;

use std::sync::Arc;

use super::{
    ClaimWindow, DealEnd, Declaring, Discard, Event, ExchangeRound, ReadyFor, SeatView, Tiles,
};
use crate::rules::Source;
use crate::tiles::{BySeat, Counts, Seat, Tile};

impl SeatView {
    /// Applies an event, limited to what this viewer may see by [`Event::seen_by`].
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::GameBegan { first_east, scores } => {
                *self = Self::new(Arc::clone(self.game_rules()), self.viewer);
                (self.first_east, self.east, self.scores) = (*first_east, *first_east, *scores);
            }
            Event::GameResumed {
                first_east,
                east,
                round_wind,
                deals,
                east_wins,
                scores,
            } => {
                *self = Self::new(Arc::clone(self.game_rules()), self.viewer);
                (self.first_east, self.east, self.scores) = (*first_east, *east, *scores);
                (self.round_wind, self.deal_number) = (*round_wind, *deals);
                self.east_wins = *east_wins;
            }
            Event::RoundBegan { wind } => self.round_wind = *wind,
            Event::DealBegan { number, east, dice } => self.begin_deal(*number, *east, *dice),
            Event::GoulashBegan => self.begin_goulash(),
            Event::ExchangeAsked { round } => {
                self.exchange = Some(ExchangeRound {
                    round: *round,
                    chosen: BySeat::default(),
                });
            }
            Event::ExchangeChosen { seat } => {
                if let Some(exchange) = &mut self.exchange {
                    exchange.chosen[*seat] = true;
                }
            }
            Event::Exchanged { from, to, tiles } => self.pass_tiles(*from, *to, tiles),
            Event::Dealt { seat, tiles } => self.take_dealt(*seat, tiles),
            Event::ReadyAsked { purpose, exempt } => self.ask_ready(*purpose, *exempt),
            Event::Ready { seat } => self.mark_ready(*seat),
            Event::Drew { seat, tile, source } => self.take_drawn(*seat, *tile, *source),
            Event::DeclareAsked { kongs, .. } => {
                self.declaring = if kongs.is_empty() {
                    Declaring::Nothing
                } else {
                    Declaring::Kongs(kongs.clone())
                };
            }
            Event::BonusDeclared { seat, tile } => {
                self.take_from_stake(*seat, *tile);
                self.players[*seat].bonus.push(*tile);
            }
            Event::DeclaringFinished { seat } => self.finish_declaring(*seat),
            Event::Discarded {
                seat,
                tile,
                serial,
                calling,
            } => {
                self.discard(*seat, *tile, *serial, *calling);
            }
            Event::StandAsked { waits, .. } => self.stand_waits = Some(waits.clone()),
            Event::StandDeclined { .. } => self.stand_waits = None,
            Event::Stood { seat } => {
                self.players[*seat].standing = true;
                if self.viewer.plays(*seat) {
                    self.standing_for = self.stand_waits.take().unwrap_or_default();
                }
            }
            Event::Passed { seat, serial, .. } | Event::Claimed { seat, serial, .. } => {
                let is_open = self.window.is_some_and(|window| window.serial == *serial);
                self.answered |= is_open && self.viewer.plays(*seat);
            }
            Event::ChowToPlace { tile, .. } => self.chow_to_place = Some(*tile),
            Event::Melded {
                seat,
                meld,
                tile,
                from,
            } => self.meld(*seat, *meld, *tile, *from),
            Event::KongDeclared { seat, meld, serial } => self.declare_kong(*seat, *meld, *serial),
            Event::WentMahJong {
                seat,
                tile,
                source,
                from,
            } => {
                self.go_mah_jong(*seat, *tile, *source, *from);
            }
            Event::Formed { seat, meld } => {
                for tile in meld.tiles() {
                    self.take_from_stake(*seat, tile);
                }
                self.players[*seat].melds.push(*meld);
            }
            Event::FormedSpecial { seat, tiles } | Event::TilesShown { seat, tiles } => {
                if self.turn == Some(*seat) {
                    self.tile_to_use = None;
                }
                let player = &mut self.players[*seat];
                player.stake = tiles.iter().copied().collect();
                player.hidden = 0;
            }
            Event::Scored { seat, outcome } => self.players[*seat].outcome = Some(outcome.clone()),
            Event::Settled {
                settlement, scores, ..
            } => {
                self.scores = *scores;
                if let Some(DealEnd::MahJong {
                    settlement: stored_settlement,
                    ..
                }) = &mut self.end
                {
                    *stored_settlement = Some(settlement.clone());
                }
            }
            Event::WashedOut { reason } => {
                self.close();
                self.exchange = None;
                self.end = Some(DealEnd::WashOut {
                    reason: reason.clone(),
                });
            }
            Event::HandsShown { stakes } => self.show_hands(stakes.as_ref()),
            Event::TileSwapped { seat, old, new } => {
                let player = &mut self.players[*seat];
                player.stake.remove(*old);
                player.stake.add(*new);
                if let Some((drawn @ Some(_), _)) = &mut player.drawn
                    && *drawn == Some(*old)
                {
                    *drawn = Some(*new);
                }
            }
            Event::GameEnded => self.game_over = true,
            Event::ClaimDenied { .. } | Event::Dangerous { .. } | Event::NotSettled => {}
            Event::OptionChanged { name, value } => {
                // A foreign server may have options that we do not know. They change nothing here.
                let rules = self.ordinary_rules.as_mut().unwrap_or(&mut self.rules);
                let _ = Arc::make_mut(rules).options.set(name, value);
                if let Some(ordinary) = &self.ordinary_rules {
                    self.rules = Arc::new(ordinary.for_goulash());
                }
            }
        }
        self.hands_shown |= self.showing_hands && self.turn.is_some() && self.end.is_none();
    }

    fn begin_deal(&mut self, number: u32, east: Seat, dice: [u8; 4]) {
        let east_won =
            matches!(&self.end, Some(DealEnd::MahJong { winner, .. }) if *winner == self.east);
        self.east_wins = match (east == self.east, east_won) {
            (false, _) => 0,
            (true, won) => self.east_wins.saturating_add(u32::from(won)),
        };
        (self.deal_number, self.east, self.dice) = (number, east, dice);
        if let Some(ordinary) = self.ordinary_rules.take() {
            self.rules = ordinary;
        }
        self.players = BySeat::default();
        self.discards.clear();
        let tile_count: usize = if self.rules.options.flowers { 144 } else { 136 };
        self.standing_for.clear();
        let dead_tiles = usize::from(self.rules.options.dead_wall.size);
        self.live_left = tile_count.saturating_sub(dead_tiles);
        self.loose_drawn = 0;
        self.open = Counts::default();
        self.kongs_since_discard = 0;
        self.hands_shown = false;
        self.end = None;
        self.waiting_for = None;
        self.close();
        self.turn = None;
    }

    fn take_dealt(&mut self, seat: Seat, tiles: &Tiles) {
        self.live_left = self.live_left.saturating_sub(tiles.len());
        let player = &mut self.players[seat];
        match tiles {
            Tiles::Known(tiles) => player.stake.extend(tiles.iter().copied()),
            Tiles::Hidden(count) => player.hidden = player.hidden.saturating_add(*count),
        }
        if player.size() == 14 {
            let last = match tiles {
                Tiles::Known(tiles) => tiles.last().copied(),
                Tiles::Hidden(_) => None,
            };
            player.drawn = Some((last, Source::Wall));
            if self.viewer.plays(seat) {
                self.declaring = Declaring::Anything;
            }
        }
    }

    fn ask_ready(&mut self, purpose: ReadyFor, exempt: Option<Seat>) {
        self.waiting_for = Some(purpose);
        self.declaring = Declaring::Nothing;
        if purpose == ReadyFor::Play && !self.table_rules().east_dealt_14 {
            self.kongs_since_discard = 0;
        }
        for (seat, player) in self.players.iter_mut() {
            player.ready = exempt == Some(seat);
            if purpose == ReadyFor::Play && player.size() < 14 {
                player.drawn = None;
            }
        }
    }

    fn mark_ready(&mut self, seat: Seat) {
        self.players[seat].ready = true;
        if self.players.iter().all(|(_, player)| player.ready)
            && self.waiting_for.take() == Some(ReadyFor::Play)
        {
            self.turn = Some(self.east);
        }
    }

    fn take_drawn(&mut self, seat: Seat, tile: Option<Tile>, source: Source) {
        let dead_wall = self.rules.options.dead_wall;
        if source == Source::Loose {
            self.loose_drawn += 1;
            let live_tiles_used = match (
                dead_wall.size,
                dead_wall.replenished && self.loose_drawn.is_multiple_of(2),
            ) {
                (0, _) => 1,
                (_, true) => 2,
                (_, false) => 0,
            };
            self.live_left = self.live_left.saturating_sub(live_tiles_used);
        } else {
            self.live_left = self.live_left.saturating_sub(1);
        }
        self.close();
        if self.turn.is_some() {
            self.turn = Some(seat);
        }
        let player = &mut self.players[seat];
        match tile {
            Some(tile) => player.stake.add(tile),
            None => player.hidden = player.hidden.saturating_add(1),
        }
        player.drawn = Some((tile, source));
    }

    fn finish_declaring(&mut self, seat: Seat) {
        if self.viewer.plays(seat) {
            self.declaring = Declaring::Nothing;
        } else if self.viewer.plays(seat.next()) && self.seat() != self.east {
            self.declaring = Declaring::Anything;
        }
    }

    fn discard(&mut self, seat: Seat, tile: Tile, serial: u32, calling: bool) {
        self.close();
        self.take_from_stake(seat, tile);
        for (_, player) in self.players.iter_mut() {
            player.drawn = None;
        }
        let player = &mut self.players[seat];
        player.has_discarded = true;
        player.standing |= calling;
        self.turn = Some(seat);
        self.open.add(tile);
        self.kongs_since_discard = 0;
        self.discards.push(Discard {
            seat,
            tile,
            serial,
            taken_by: None,
        });
        self.window = Some(ClaimWindow {
            tile,
            from: seat,
            serial,
            kong: false,
        });
    }

    fn go_mah_jong(&mut self, seat: Seat, tile: Tile, source: Source, from: Option<Seat>) {
        if let Some(window) = self.window {
            self.players[seat].stake.add(tile);
            if window.kong {
                sets::break_kong(&mut self.players[window.from], tile);
            } else {
                self.mark_taken(seat);
            }
            self.tile_to_use = self.table_rules().lays_out_sets.then_some(tile);
        }
        self.close_window();
        self.turn = Some(seat);
        self.declaring = Declaring::Nothing;
        self.end = Some(DealEnd::MahJong {
            winner: seat,
            tile,
            source,
            from,
            settlement: None,
        });
    }

    fn show_hands(&mut self, stakes: Option<&BySeat<Vec<Tile>>>) {
        self.showing_hands = stakes.is_some();
        for (seat, stake) in stakes.iter().flat_map(|stakes| stakes.iter()) {
            let player = &mut self.players[seat];
            if !stake.is_empty() {
                player.stake = stake.iter().copied().collect();
                player.hidden = 0;
            }
        }
    }
}
