//! Events of our table as messages of the server.

use super::english::account::account;
use super::english::score::explanation;
use super::values::Account;
use super::wall_opening::wall_opening;
use super::{PlayerIds, ServerMessage, english};
use engine::rules::Source;
use engine::table::{ChowPosition, Claim, DealEnd, Event, Outcome, ReadyFor, SeatView, Tiles};
use engine::tiles::{BySeat, Exposure, Meld, MeldKind, Seat, Tile, Wind};

// Reasons for a pause.
const START_PLAY: &str = "to start play";
const START_HAND: &str = "to start hand";
const NEXT_HAND: &str = "to start next hand";

impl PlayerIds {
    /// The messages for an event whose content is already limited to what the receiver may see; none for events without a message. `after`
    /// is the view of any seat after all events of the same input.
    pub fn messages(&self, event: &Event, after: &SeatView) -> Vec<ServerMessage> {
        use ServerMessage as M;
        let id = |seat: &Seat| self.id(*seat);
        let message = match event {
            Event::RoundBegan { wind } => M::NewRound { wind: Some(*wind) },
            Event::DealBegan { east, dice, .. } => return vec![self.new_hand(*east, *dice, after)],
            Event::Dealt { seat, tiles } => return self.dealt(*seat, tiles),
            Event::ReadyAsked { purpose, exempt } => M::Pause {
                exempt: exempt.map_or(0, |seat| self.id(seat)),
                requestor: 0,
                reason: match purpose {
                    ReadyFor::Play => START_PLAY,
                    ReadyFor::NextDeal if after.deal_number == 0 => START_HAND,
                    ReadyFor::NextDeal => NEXT_HAND,
                }
                .to_owned(),
            },
            Event::Ready { seat } => M::PlayerReady { id: id(seat) },
            Event::Drew { seat, tile, source } => {
                let (id, tile) = (id(seat), *tile);
                match source {
                    Source::Loose => M::PlayerDrawsLoose { id, tile },
                    _ => M::PlayerDraws { id, tile },
                }
            }
            Event::BonusDeclared { seat, tile } => {
                let tile = Some(*tile);
                M::PlayerDeclaresSpecial { id: id(seat), tile }
            }
            Event::DeclaringFinished { seat } => {
                let tile = None;
                M::PlayerDeclaresSpecial { id: id(seat), tile }
            }
            Event::Discarded {
                seat,
                tile,
                serial,
                calling,
            } => M::PlayerDiscards {
                id: id(seat),
                tile: *tile,
                serial: *serial,
                calling: *calling,
            },
            Event::Passed {
                seat,
                serial,
                timed_out,
            } => M::PlayerDoesntClaim {
                id: id(seat),
                serial: *serial,
                timeout: *timed_out,
            },
            Event::Claimed {
                seat,
                serial,
                claim,
            } => claimed(id(seat), *serial, *claim),
            Event::ClaimDenied { seat, reason } => M::ClaimDenied {
                id: id(seat),
                text: english::refusals::denial(reason),
            },
            Event::ChowToPlace { seat, tile } => M::PlayerChows {
                id: id(seat),
                tile: *tile,
                position: None,
            },
            Event::Melded {
                seat, meld, tile, ..
            } => melded(id(seat), *meld, *tile),
            Event::Dangerous {
                seat,
                serial,
                no_choice,
            } => M::DangerousDiscard {
                id: id(seat),
                serial: *serial,
                no_choice: *no_choice,
            },
            Event::KongDeclared { seat, meld, serial } => {
                let (id, tile, serial) = (id(seat), meld.tile, *serial);
                match meld.exposure {
                    Exposure::Concealed => M::PlayerDeclaresClosedKong { id, tile, serial },
                    _ => M::PlayerAddsToPung { id, tile, serial },
                }
            }
            Event::WentMahJong {
                seat, tile, source, ..
            } => {
                let (id, tile) = (id(seat), *tile);
                match source {
                    Source::Snatch => M::PlayerRobsKong { id, tile },
                    Source::Discard => M::PlayerMahJongs { id, tile: None },
                    Source::Wall | Source::Loose => {
                        let tile = Some(tile);
                        M::PlayerMahJongs { id, tile }
                    }
                }
            }
            Event::Formed { seat, meld } => formed(id(seat), *meld),
            Event::FormedSpecial { seat, tiles } => special(id(seat), tiles, after),
            Event::TilesShown { seat, tiles } => {
                let tiles = tiles.clone();
                M::PlayerShowsTiles {
                    id: id(seat),
                    tiles,
                }
            }
            Event::Scored { seat, outcome } => scored(id(seat), outcome, after),
            Event::Settled {
                settlement, text, ..
            } => {
                let losers_settle = after.rules.options.losers_settle;
                let account = match after.end {
                    Some(DealEnd::MahJong { winner, .. }) if text.is_empty() => {
                        account(settlement, winner, after.east, losers_settle)
                    }
                    _ => text.clone(),
                };
                M::Settlement {
                    gains: by_wind(&settlement.totals(), after.east),
                    account: Account(account.trim_end().to_owned()),
                }
            }
            Event::WashedOut { reason } => M::WashOut {
                reason: reason.clone(),
            },
            Event::TileSwapped { seat, old, new } => M::SwapTile {
                id: id(seat),
                old: *old,
                new: *new,
            },
            Event::GameEnded => M::GameOver,
            Event::GameBegan { .. }
            | Event::GameResumed { .. }
            | Event::GoulashBegan
            | Event::ExchangeAsked { .. }
            | Event::ExchangeChosen { .. }
            | Event::Exchanged { .. }
            | Event::DeclareAsked { .. }
            | Event::StandAsked { .. }
            | Event::StandDeclined { .. }
            | Event::Stood { .. }
            | Event::NotSettled
            | Event::HandsShown { .. }
            | Event::OptionChanged { .. } => return Vec::new(),
        };
        vec![message]
    }

    /// The message that a deal begins and where the wall is opened.
    fn new_hand(&self, east: Seat, dice: [u8; 4], after: &SeatView) -> ServerMessage {
        let (wall, stack) = wall_opening(dice, after.rules.options.flowers);
        ServerMessage::NewHand {
            east: self.id(east),
            wall,
            stack,
        }
    }

    fn dealt(&self, seat: Seat, tiles: &Tiles) -> Vec<ServerMessage> {
        let id = self.id(seat);
        let draws = |tile| ServerMessage::PlayerDraws { id, tile };
        match tiles {
            Tiles::Known(tiles) => tiles.iter().map(|tile| draws(Some(*tile))).collect(),
            Tiles::Hidden(count) => (0..*count).map(|_| draws(None)).collect(),
        }
    }
}

fn claimed(id: u32, serial: u32, claim: Claim) -> ServerMessage {
    use ServerMessage as M;
    match claim {
        Claim::Pung => M::PlayerClaimsPung { id, serial },
        Claim::Kong => M::PlayerClaimsKong { id, serial },
        Claim::MahJong => M::PlayerClaimsMahJong { id, serial },
        Claim::Chow(position) => M::PlayerClaimsChow {
            id,
            serial,
            position,
        },
    }
}

fn melded(id: u32, meld: Meld, tile: Tile) -> ServerMessage {
    use ServerMessage as M;
    match meld.kind {
        MeldKind::Pung => M::PlayerPungs { id, tile },
        MeldKind::Kong => M::PlayerKongs { id, tile },
        MeldKind::Pair => M::PlayerPairs { id, tile },
        MeldKind::Chow => {
            let fits = |position: &ChowPosition| position.lowest(tile) == Some(meld.tile);
            let position = ChowPosition::ALL.into_iter().find(fits);
            M::PlayerChows { id, tile, position }
        }
    }
}

fn formed(id: u32, meld: Meld) -> ServerMessage {
    use ServerMessage as M;
    let tile = meld.tile;
    match meld.kind {
        MeldKind::Pair => M::PlayerFormsClosedPair { id, tile },
        MeldKind::Chow => M::PlayerFormsClosedChow { id, tile },
        MeldKind::Pung | MeldKind::Kong => M::PlayerFormsClosedPung { id, tile },
    }
}

/// The message that lays out Thirteen Wonders. It names a claimed tile separately.
fn special(id: u32, tiles: &[Tile], after: &SeatView) -> ServerMessage {
    match (&after.end, tiles.split_last()) {
        (
            Some(DealEnd::MahJong {
                source: Source::Discard | Source::Snatch,
                ..
            }),
            Some((last, before)),
        ) => ServerMessage::PlayerSpecialSet {
            id,
            tile: *last,
            tiles: before.to_vec(),
        },
        _ => ServerMessage::PlayerFormsClosedSpecialSet {
            id,
            tiles: tiles.to_vec(),
        },
    }
}

fn scored(id: u32, outcome: &Outcome, after: &SeatView) -> ServerMessage {
    let (total, text) = match outcome {
        Outcome::Ours(score) => (score.total, explanation(&after.rules, score)),
        Outcome::Foreign { total, text } => (*total, text.clone()),
    };
    let score = i32::try_from(total).unwrap_or(i32::MAX);
    ServerMessage::HandScore { id, score, text }
}

/// Values in the order of East, South, West, North, clamped to 32 bits.
fn by_wind(values: &BySeat<i64>, east: Seat) -> [i32; 4] {
    Wind::ALL.map(|wind| {
        let value = values[Seat::with_wind(wind, east)];
        i32::try_from(value).unwrap_or(if value < 0 { i32::MIN } else { i32::MAX })
    })
}
