//! Converts messages of a server to events of our table.

use super::wall_opening::dice_for;
use super::{PlayerIds, ServerMessage};
use engine::rules::{Settlement, Source};
use engine::table::{Claim, DealEnd, Denial, Event, Outcome, ReadyFor, SeatView, Tiles};
use engine::tiles::{BySeat, Exposure, Meld, MeldKind, Seat, Tile};

/// The number of tiles that are dealt to the four players.
const DEALT_TILES: usize = 53;

impl PlayerIds {
    /// The event that corresponds to a message for this viewer; `None` if the message is not about play, is about an unknown player, or
    /// cannot occur in this view.
    pub fn event(&self, message: &ServerMessage, view: &SeatView) -> Option<Event> {
        self.play_event(message, view)
            .or_else(|| self.end_event(message, view))
    }

    fn play_event(&self, message: &ServerMessage, view: &SeatView) -> Option<Event> {
        use ServerMessage as M;
        let seat = |id: &u32| self.seat(*id).ok();
        Some(match message {
            M::NewRound { wind } => Event::RoundBegan { wind: (*wind)? },
            M::NewHand { east, wall, stack } => Event::DealBegan {
                number: view.deal_number + 1,
                east: seat(east)?,
                dice: dice_for(*wall, *stack, view.rules.options.flowers),
            },
            M::Pause {
                exempt,
                requestor: 0,
                ..
            } => self.pause_event(*exempt, view)?,
            M::PlayerReady { id } => Event::Ready { seat: seat(id)? },
            M::PlayerDraws { id, tile } if is_dealing(view) => Event::Dealt {
                seat: seat(id)?,
                tiles: match tile {
                    Some(tile) => Tiles::Known(smallvec::smallvec![*tile]),
                    None => Tiles::Hidden(1),
                },
            },
            M::PlayerDraws { id, tile } => draw_event(seat(id)?, *tile, Source::Wall),
            M::PlayerDrawsLoose { id, tile } => draw_event(seat(id)?, *tile, Source::Loose),
            M::PlayerDeclaresSpecial { id, tile } => match *tile {
                Some(tile) => Event::BonusDeclared {
                    seat: seat(id)?,
                    tile,
                },
                None => Event::DeclaringFinished { seat: seat(id)? },
            },
            M::PlayerDiscards {
                id,
                tile,
                serial,
                calling,
            } => Event::Discarded {
                seat: seat(id)?,
                tile: *tile,
                serial: *serial,
                calling: *calling,
            },
            M::PlayerDoesntClaim {
                id,
                serial,
                timeout,
            } => Event::Passed {
                seat: seat(id)?,
                serial: *serial,
                timed_out: *timeout,
            },
            M::PlayerClaimsPung { id, serial } => claim_event(seat(id)?, *serial, Claim::Pung),
            M::PlayerClaimsKong { id, serial } => claim_event(seat(id)?, *serial, Claim::Kong),
            M::PlayerClaimsMahJong { id, serial } => {
                claim_event(seat(id)?, *serial, Claim::MahJong)
            }
            M::PlayerClaimsChow {
                id,
                serial,
                position,
            } => claim_event(seat(id)?, *serial, Claim::Chow(*position)),
            M::ClaimDenied { id, text } => Event::ClaimDenied {
                seat: seat(id)?,
                reason: Denial::Foreign(text.clone()),
            },
            M::PlayerPungs { id, tile } => {
                meld_event(seat(id)?, MeldKind::Pung, *tile, *tile, view)?
            }
            M::PlayerKongs { id, tile } => {
                meld_event(seat(id)?, MeldKind::Kong, *tile, *tile, view)?
            }
            M::PlayerPairs { id, tile } => {
                meld_event(seat(id)?, MeldKind::Pair, *tile, *tile, view)?
            }
            M::PlayerChows {
                id,
                tile,
                position: Some(position),
            } => {
                let lowest = position.lowest(*tile)?;
                meld_event(seat(id)?, MeldKind::Chow, lowest, *tile, view)?
            }
            M::PlayerChows {
                id,
                tile,
                position: None,
            } if view.end.is_none() => Event::ChowToPlace {
                seat: seat(id)?,
                tile: *tile,
            },
            M::DangerousDiscard {
                id,
                serial,
                no_choice,
            } => Event::Dangerous {
                seat: seat(id)?,
                serial: *serial,
                no_choice: *no_choice,
            },
            M::PlayerDeclaresClosedKong { id, tile, serial } => {
                kong_event(seat(id)?, *tile, *serial, Exposure::Concealed)
            }
            M::PlayerAddsToPung { id, tile, serial } => {
                kong_event(seat(id)?, *tile, *serial, Exposure::Annexed)
            }
            M::SwapTile { id, old, new } => Event::TileSwapped {
                seat: seat(id)?,
                old: *old,
                new: *new,
            },
            M::GameOption { entry, .. } if !entry.is_end() => Event::OptionChanged {
                name: entry.name.to_string(),
                value: entry.value.to_string(),
            },
            _ => return None,
        })
    }

    fn end_event(&self, message: &ServerMessage, view: &SeatView) -> Option<Event> {
        use ServerMessage as M;
        let seat = |id: &u32| self.seat(*id).ok();
        Some(match message {
            M::PlayerRobsKong { id, tile } => Event::WentMahJong {
                seat: seat(id)?,
                tile: *tile,
                source: Source::Snatch,
                from: view.window.map(|window| window.from),
            },
            M::PlayerMahJongs { id, tile } => win_event(seat(id)?, *tile, view)?,
            M::PlayerFormsClosedPung { id, tile } => formed_event(seat(id)?, MeldKind::Pung, *tile),
            M::PlayerFormsClosedPair { id, tile } => formed_event(seat(id)?, MeldKind::Pair, *tile),
            M::PlayerFormsClosedChow { id, tile } => formed_event(seat(id)?, MeldKind::Chow, *tile),
            M::PlayerSpecialSet { id, tile, tiles } => Event::FormedSpecial {
                seat: seat(id)?,
                tiles: tiles.iter().copied().chain([*tile]).collect(),
            },
            M::PlayerFormsClosedSpecialSet { id, tiles } => Event::FormedSpecial {
                seat: seat(id)?,
                tiles: tiles.clone(),
            },
            M::PlayerShowsTiles { id, tiles } => Event::TilesShown {
                seat: seat(id)?,
                tiles: tiles.clone(),
            },
            M::HandScore { id, score, text } => Event::Scored {
                seat: seat(id)?,
                outcome: Outcome::Foreign {
                    total: u32::try_from(*score).unwrap_or(0),
                    text: super::expand(text),
                },
            },
            M::Settlement { gains, account } => {
                let by_wind = |seat: Seat| i64::from(gains[seat.wind(view.east).index()]);
                let gains = BySeat::from_fn(by_wind);
                Event::Settled {
                    settlement: Box::new(Settlement::of_totals(&gains)),
                    text: super::expand(&account.0),
                    scores: BySeat::from_fn(|seat| view.scores[seat].saturating_add(gains[seat])),
                }
            }
            M::WashOut { reason } => Event::WashedOut {
                reason: reason.clone(),
            },
            M::GameOver => Event::GameEnded,
            _ => return None,
        })
    }

    /// The event of a pause that the server itself requests; `None` in the middle of a hand.
    fn pause_event(&self, exempt: u32, view: &SeatView) -> Option<Event> {
        let exempt = self.seat(exempt).ok();
        let is_hand_over = match &view.end {
            // No hand has begun: nobody holds a tile.
            None => view
                .players
                .iter()
                .all(|(_, player)| player.hidden == 0 && player.stake.is_empty()),
            Some(DealEnd::MahJong { settlement, .. }) => settlement.is_some(),
            Some(DealEnd::WashOut { .. }) => true,
        };
        let purpose = match is_hand_over {
            true => ReadyFor::NextDeal,
            false if view.turn.is_none() && exempt.is_some() => ReadyFor::Play,
            false => return None,
        };
        Some(Event::ReadyAsked { purpose, exempt })
    }
}

/// Whether tiles are still being dealt: nothing is laid out, and some are missing.
fn is_dealing(view: &SeatView) -> bool {
    let untouched = |seat: Seat| {
        let player = &view.players[seat];
        player.bonus.is_empty() && player.melds.is_empty()
    };
    let dealt = Seat::ALL.iter().map(|seat| view.players[*seat].stake_len());
    view.turn.is_none()
        && Seat::ALL.into_iter().all(untouched)
        && dealt.sum::<usize>() < DEALT_TILES
}

fn draw_event(seat: Seat, tile: Option<Tile>, source: Source) -> Event {
    Event::Drew { seat, tile, source }
}

fn claim_event(seat: Seat, serial: u32, claim: Claim) -> Event {
    Event::Claimed {
        seat,
        serial,
        claim,
    }
}

fn kong_event(seat: Seat, tile: Tile, serial: u32, exposure: Exposure) -> Event {
    let kind = MeldKind::Kong;
    let meld = Meld {
        kind,
        tile,
        exposure,
    };
    Event::KongDeclared { seat, meld, serial }
}

fn formed_event(seat: Seat, kind: MeldKind, tile: Tile) -> Event {
    let meld = Meld::concealed(kind, tile);
    Event::Formed { seat, meld }
}

fn meld_event(
    seat: Seat,
    kind: MeldKind,
    base: Tile,
    tile: Tile,
    view: &SeatView,
) -> Option<Event> {
    let from = match (&view.end, view.window) {
        (Some(DealEnd::MahJong { from, .. }), _) => (*from)?,
        (_, Some(window)) => window.from,
        _ => return None,
    };
    Some(Event::Melded {
        seat,
        meld: Meld::claimed(kind, base),
        tile,
        from,
    })
}

/// The event of going out. If the message has no tile, the player wins with the discard or with the set just claimed. In its first hand the
/// original server also omits the tile if East wins with the dealt hand.
fn win_event(seat: Seat, tile: Option<Tile>, view: &SeatView) -> Option<Event> {
    let drawn = view.players[seat].drawn;
    let (tile, source, from) = match (tile, view.window, view.just_claimed) {
        (Some(tile), ..) => {
            let source = drawn.map_or(Source::Wall, |(_, source)| source);
            (tile, source, None)
        }
        (None, Some(window), _) => (window.tile, Source::Discard, Some(window.from)),
        (None, None, Some((_, from))) => {
            let tile = view.discards.last()?.tile;
            (tile, Source::Discard, Some(from))
        }
        (None, None, None) => {
            // If the viewer cannot see the tile, any tile will do: the hand is laid out next.
            let tile = drawn
                .and_then(|(tile, _)| tile)
                .or_else(|| Tile::all().next())?;
            (tile, Source::Wall, None)
        }
    };
    Some(Event::WentMahJong {
        seat,
        tile,
        source,
        from,
    })
}
