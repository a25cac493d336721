//! Inputs into the game, and what follows told to everybody, each as his seat may see it.

use super::Room;
use super::table::{Deal, Table};
use crate::protocol::ServerMessage;
use crate::table::{Event, IllegalMove, Input, Resumed, Tiles, Viewer};
use crate::tiles::{Counts, Seat, Tile};

impl Room {
    /// Puts something into the game and tells what follows.
    pub(super) fn put(&mut self, input: Input) -> Result<(), IllegalMove> {
        self.put_and_tell(input, |_| true)
    }

    /// As `put`, but only such events are told at once.
    pub(super) fn put_and_tell(
        &mut self,
        input: Input,
        told: impl Fn(&Event) -> bool,
    ) -> Result<(), IllegalMove> {
        let Some(table) = &mut self.table else {
            return Err(IllegalMove("The game has not begun.".to_owned()));
        };
        let before = table.game.going_on();
        let east = table.view().east;
        let events = table.game.apply(input)?;
        // The first call tells the beginning again, which everybody was told in another way.
        let first = !std::mem::replace(&mut table.begun, true);
        let known = events
            .iter()
            .take_while(|event| first && is_beginning(event));
        let known = known.count();
        for mut event in events.into_iter().skip(known) {
            if let (Event::TilesShown { seat, tiles }, Some(table)) = (&mut event, &self.table) {
                *tiles = as_drawn(&table.deal.events, *seat, tiles);
            }
            let event = &event;
            if let Event::DealBegan { .. } = event {
                self.begin_deal(east, &before);
            }
            if told(event) {
                self.tell(event);
            }
            self.remember(event);
            self.conclude(event);
        }
        Ok(())
    }

    fn begin_deal(&mut self, east: Seat, before: &Resumed) {
        let (manager, words) = (self.manager, &self.descriptions);
        if let Some(table) = &mut self.table {
            table.deal = Deal {
                setup: Some(table.setup(east, before, manager)),
                options: table.options(true, words),
                events: Vec::new(),
            };
        }
    }

    /// Tells an event to everybody who may see it.
    fn tell(&mut self, event: &Event) {
        let Some(table) = &self.table else { return };
        if let Some(steps) = steps(event) {
            self.outbox.pace(steps, self.now);
        }
        for seat in Seat::ALL {
            let id = table.places.id(seat);
            let Some(link) = self.chairs.link_of(id) else {
                continue;
            };
            let Some(seen) = event.seen_by(Viewer::Seat(seat)) else {
                continue;
            };
            for message in table.places.tell(&seen, table.view()) {
                self.outbox.say(link, &message, self.now);
            }
        }
    }

    fn remember(&mut self, event: &Event) {
        let Some(table) = &mut self.table else { return };
        if !table.between_deals() || !matches!(event, Event::ReadyAsked { .. }) {
            table.deal.events.push(event.clone());
        }
        let whose = match event {
            Event::Dealt { seat, .. }
            | Event::Drew { seat, .. }
            | Event::BonusDeclared { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Melded { seat, .. }
            | Event::KongDeclared { seat, .. }
            | Event::Formed { seat, .. }
            | Event::TileSwapped { seat, .. } => Some(*seat),
            _ => None,
        };
        if let Some(seat) = whose {
            table.changed[seat] = true;
        }
    }

    /// Tells everybody's tiles as text to those who want it.
    pub(super) fn say_tiles(&mut self) {
        let wanted = self.chairs.players().any(|player| player.wants_tiles);
        let Some(table) = &mut self.table else { return };
        let changed = std::mem::take(&mut table.changed);
        let changed: Vec<Seat> = Seat::ALL
            .into_iter()
            .filter(|seat| changed[*seat])
            .collect();
        if !wanted || changed.is_empty() {
            return;
        }
        let mut messages = Vec::new();
        for listener in Seat::ALL {
            let player = self.chairs.player(table.places.id(listener));
            let Some(link) = player
                .filter(|player| player.wants_tiles)
                .and_then(|p| p.link)
            else {
                continue;
            };
            for seat in &changed {
                let id = table.places.id(*seat);
                let text = tiles_as_text(table, *seat, listener);
                messages.push((link, ServerMessage::InfoTiles { id, text }));
            }
        }
        for (link, message) in messages {
            self.say(link, &message);
        }
    }
}

/// Tiles that a seat still holds, in the order in which it drew them: so the original shows them.
fn as_drawn(events: &[Event], seat: Seat, tiles: &[Tile]) -> Vec<Tile> {
    let mut left: Counts = tiles.iter().copied().collect();
    let drawn = events.iter().rev().flat_map(|event| match event {
        Event::Dealt {
            seat: who,
            tiles: Tiles::Known(dealt),
        } if *who == seat => dealt.iter().rev().copied().collect(),
        Event::Drew {
            seat: who,
            tile: Some(tile),
            ..
        } if *who == seat => vec![*tile],
        _ => Vec::new(),
    });
    let mut shown: Vec<Tile> = drawn.filter(|tile| left.remove(*tile)).collect();
    // Tiles that were exchanged for debugging were never drawn.
    shown.extend(left.iter());
    shown.reverse();
    shown
}

/// What the first call tells besides its own: how the game begins, and that it waits for everybody.
fn is_beginning(event: &Event) -> bool {
    matches!(
        event,
        Event::GameBegan { .. } | Event::GameResumed { .. } | Event::ReadyAsked { .. }
    )
}

/// After how many times the pace the next move may be told; nothing for what is no move of tiles.
fn steps(event: &Event) -> Option<u32> {
    match event {
        Event::Dealt { .. }
        | Event::Drew { .. }
        | Event::BonusDeclared { .. }
        | Event::Discarded { .. }
        | Event::KongDeclared { .. }
        | Event::WentMahJong { .. }
        | Event::Formed { .. }
        | Event::TilesShown { .. } => Some(1),
        Event::Melded { .. } => Some(2),
        _ => None,
    }
}

/// A player's tiles as the protocol writes them, `--` for each that the listener may not see.
fn tiles_as_text(table: &Table, seat: Seat, listener: Seat) -> String {
    let player = &table.game.seat_view(listener).players[seat];
    let seen = player.stake.iter().map(|tile| format!("{tile} "));
    let hidden = (0..player.hidden).map(|_| "-- ".to_owned());
    let stake: String = seen.chain(hidden).collect();
    let melds: String = player.melds.iter().map(|meld| format!(" {meld}")).collect();
    let bonus: Vec<String> = player.bonus.iter().map(ToString::to_string).collect();
    format!("{stake}*{melds} * {}", bonus.join(" "))
}
