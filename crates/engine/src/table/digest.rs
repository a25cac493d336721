//! Digests of the events of a deal, described in `docs/file-format.md`, and of a player's view. They contain facts, but no texts for people.

use super::{Claim, Event, SeatView, Tiles};
use crate::rules::Source;
use crate::tiles::{BySeat, Exposure, Meld, MeldKind, Seat, Tile};

/// Stands for a hidden or missing tile, or for no seat.
const NONE: u8 = 255;

/// A 64-bit FNV-1a hash of the facts added so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    /// The digest so far.
    pub fn value(self) -> u64 {
        self.0
    }

    /// Adds an event. Texts for people change nothing, nor do requests and announcements, which are listed at the end.
    pub fn add(&mut self, event: &Event) {
        match event {
            Event::GameBegan { first_east, scores } => {
                self.fact(b'G', *first_east).scores(scores);
            }
            Event::GameResumed {
                first_east, scores, ..
            } => {
                self.fact(b'G', *first_east).scores(scores);
            }
            Event::RoundBegan { wind } => self.bytes(&[b'R', wind.index() as u8]),
            Event::DealBegan { number, east, dice } => {
                self.fact(b'B', *east)
                    .number(i64::from(*number))
                    .bytes(dice);
            }
            Event::Dealt { seat, tiles } => match tiles {
                Tiles::Known(tiles) => self.fact(b'd', *seat).tiles(tiles),
                Tiles::Hidden(count) => self.fact(b'd', *seat).bytes(&[*count, NONE]),
            },
            Event::GoulashBegan => self.bytes(b"g"),
            Event::Exchanged { from, to, tiles } => {
                let to = to.index() as u8;
                match tiles {
                    Tiles::Known(tiles) => self.fact(b'x', *from).tiles(tiles),
                    Tiles::Hidden(count) => self.fact(b'x', *from).bytes(&[*count, NONE]),
                }
                self.bytes(&[to]);
            }
            Event::Drew { seat, tile, source } => {
                let tile = tile.map_or(NONE, tile_code);
                self.fact(b'w', *seat).bytes(&[tile, source_code(*source)]);
            }
            Event::BonusDeclared { seat, tile } => {
                self.fact(b'b', *seat).bytes(&[tile_code(*tile)])
            }
            Event::Discarded {
                seat,
                tile,
                calling,
                ..
            } => self
                .fact(b'D', *seat)
                .bytes(&[tile_code(*tile), u8::from(*calling)]),
            Event::Stood { seat } => self.bytes(&[b'S', seat.index() as u8]),
            Event::Passed {
                seat, timed_out, ..
            } => self.fact(b'p', *seat).bytes(&[u8::from(*timed_out)]),
            Event::Claimed { seat, claim, .. } => {
                self.fact(b'c', *seat).bytes(&[claim_code(*claim)])
            }
            Event::Melded {
                seat,
                meld,
                tile,
                from,
            } => {
                let from = from.index() as u8;
                self.fact(b'm', *seat)
                    .meld(*meld)
                    .bytes(&[tile_code(*tile), from]);
            }
            Event::Dangerous {
                seat, no_choice, ..
            } => self.fact(b'!', *seat).bytes(&[u8::from(*no_choice)]),
            Event::KongDeclared { seat, meld, .. } => {
                self.fact(b'k', *seat).meld(*meld);
            }
            Event::WentMahJong {
                seat,
                tile,
                source,
                from,
            } => {
                let from = from.map_or(NONE, |from| from.index() as u8);
                self.fact(b'W', *seat)
                    .bytes(&[tile_code(*tile), source_code(*source), from]);
            }
            Event::Formed { seat, meld } => {
                self.fact(b'f', *seat).meld(*meld);
            }
            Event::FormedSpecial { seat, tiles } => self.fact(b'F', *seat).tiles(tiles),
            Event::TilesShown { seat, tiles } => self.fact(b't', *seat).tiles(tiles),
            Event::Scored { seat, outcome } => {
                self.fact(b's', *seat).number(i64::from(outcome.total()));
            }
            Event::Settled { scores, .. } => {
                self.bytes(b"P");
                self.scores(scores);
            }
            Event::NotSettled => self.bytes(b"N"),
            Event::WashedOut { .. } => self.bytes(b"X"),
            Event::HandsShown { stakes } => self.bytes(&[b'h', u8::from(stakes.is_some())]),
            Event::OptionChanged { name, value } => {
                self.bytes(b"o");
                self.bytes(name.as_bytes());
                self.bytes(b"=");
                self.bytes(value.as_bytes());
            }
            Event::TileSwapped { seat, old, new } => {
                self.fact(b'T', *seat)
                    .bytes(&[tile_code(*old), tile_code(*new)]);
            }
            Event::ReadyAsked { .. }
            | Event::Ready { .. }
            | Event::ExchangeAsked { .. }
            | Event::ExchangeChosen { .. }
            | Event::DeclareAsked { .. }
            | Event::DeclaringFinished { .. }
            | Event::StandAsked { .. }
            | Event::StandDeclined { .. }
            | Event::ClaimDenied { .. }
            | Event::ChowToPlace { .. }
            | Event::GameEnded => {}
        }
    }

    fn bytes(&mut self, bytes: &[u8]) {
        const PRIME: u64 = 0x0000_0100_0000_01b3;
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(PRIME);
        }
    }

    fn fact(&mut self, letter: u8, seat: Seat) -> &mut Self {
        self.bytes(&[letter, seat.index() as u8]);
        self
    }

    fn number(&mut self, number: i64) -> &mut Self {
        self.bytes(&number.to_le_bytes());
        self
    }

    fn scores(&mut self, scores: &BySeat<i64>) {
        for score in scores.0 {
            self.number(score);
        }
    }

    fn tiles(&mut self, tiles: &[Tile]) {
        self.bytes(&[tiles.len() as u8]);
        for tile in tiles {
            self.bytes(&[tile_code(*tile)]);
        }
    }

    fn meld(&mut self, meld: Meld) -> &mut Self {
        let kind = match meld.kind {
            MeldKind::Pair => 0,
            MeldKind::Chow => 1,
            MeldKind::Pung => 2,
            MeldKind::Kong => 3,
        };
        let exposure = match meld.exposure {
            Exposure::Concealed => 0,
            Exposure::Claimed => 1,
            Exposure::Annexed => 2,
        };
        self.bytes(&[kind, tile_code(meld.tile), exposure]);
        self
    }
}

impl Event {
    /// The digest of these events: equal for the same facts, on every machine and in every version.
    pub fn digest<'a>(events: impl IntoIterator<Item = &'a Self>) -> u64 {
        let mut digest = Digest::default();
        events.into_iter().for_each(|event| digest.add(event));
        digest.value()
    }
}

impl SeatView {
    /// A digest of the deal as a player knows it at a decision, without the running scores: equal for the same position under the same rules,
    /// on every machine.
    pub fn digest(&self) -> u64 {
        let mut digest = Digest::default();
        digest
            .fact(b'V', self.seat())
            .number(i64::from(self.rules.mark()))
            .number(i64::from(self.deal_number))
            .number(i64::from(self.east_wins))
            .number(self.live_left as i64)
            .number(self.loose_drawn as i64)
            .bytes(&[self.east.index() as u8, self.round_wind.index() as u8]);
        for seat in Seat::ALL {
            let player = &self.players[seat];
            digest.fact(b'P', seat).tiles(&player.bonus);
            for meld in &player.melds {
                digest.meld(*meld);
            }
            let tiles: Vec<Tile> = player.stake.iter().collect();
            digest.tiles(&tiles);
            let drawn = player
                .drawn
                .and_then(|(tile, _)| tile)
                .map_or(NONE, tile_code);
            digest.bytes(&[player.hidden, u8::from(player.standing), drawn]);
        }
        for discard in &self.discards {
            let claimant = discard.taken_by.map_or(NONE, |seat| seat.index() as u8);
            digest
                .fact(b'D', discard.seat)
                .bytes(&[tile_code(discard.tile), claimant]);
        }
        if let Some(window) = self.window {
            let kong = u8::from(window.kong);
            digest
                .fact(b'C', window.from)
                .bytes(&[tile_code(window.tile), kong]);
        }
        digest.value()
    }
}

fn tile_code(tile: Tile) -> u8 {
    tile.index() as u8
}

fn source_code(source: Source) -> u8 {
    match source {
        Source::Wall => 0,
        Source::Loose => 1,
        Source::Discard => 2,
        Source::Snatch => 3,
    }
}

fn claim_code(claim: Claim) -> u8 {
    match claim {
        Claim::Chow(_) => 0,
        Claim::Pung => 1,
        Claim::Kong => 2,
        Claim::MahJong => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::ReadyFor;

    #[test]
    fn a_drawn_tile_changes_the_digest_but_texts_and_requests_do_not() {
        let washed_out = |reason: &str| Event::WashedOut {
            reason: reason.to_owned(),
        };
        let request = Event::ReadyAsked {
            purpose: ReadyFor::NextDeal,
            exempt: None,
        };
        let events = [washed_out("used up"), request];
        assert_eq!(
            Event::digest(&events),
            Event::digest(&[washed_out("wall exhausted")])
        );
        let drawn = |tile: &str| Event::Drew {
            seat: Seat::new(1),
            tile: tile.parse().ok(),
            source: Source::Wall,
        };
        assert_ne!(Event::digest(&[drawn("5B")]), Event::digest(&[drawn("6B")]));
    }
}
