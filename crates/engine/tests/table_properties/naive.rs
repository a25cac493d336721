//! The legal moves, computed independently from the text of the rules: slowly, and with the engine only for special hands.

#[path = "allows.rs"]
mod allows;

use std::sync::Arc;

use engine::rules::{RuleSet, RuleSetId, Situation, Source, Win};
use engine::table::{ChowPosition, Claim, Event, Move, ReadyFor, Tiles};
use engine::tiles::{Counts, Exposure, Hand, Meld, MeldKind, Seat, Tile, Wind};

/// What the table waits for.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    /// For these seats to confirm.
    Ready(ReadyFor, Vec<Seat>),
    /// For this seat to lay out tiles before play; `Some`: only these kongs (Bloem).
    Declare(Seat, Option<Vec<Tile>>),
    /// For this seat to move in its turn, after drawing this tile or claiming this set.
    Turn(Seat, Option<Tile>, Option<Meld>),
    /// For answers to a discard or kong; `unanswered` are the seats that have not answered.
    Answers {
        from: Seat,
        tile: Tile,
        kong: Option<Meld>,
        unanswered: Vec<Seat>,
    },
    /// For the first seat to place its chow with the tile that the second discarded; the others may still answer.
    Place(Seat, Seat, Tile),
    /// For these seats to lay out sets.
    LayOut(Vec<Seat>),
    /// For nothing.
    Nothing,
}

/// The state of the table, as far as legal moves depend on it.
#[derive(Debug)]
pub struct Naive {
    rules: Arc<RuleSet>,
    /// Whether the rules are Bloem's, not the classical ones.
    bloem: bool,
    east: Seat,
    stage: Stage,
    stakes: [Vec<Tile>; 4],
    melds: [Vec<Meld>; 4],
    /// The number of discards of each seat.
    discarded: [u32; 4],
    standing: [bool; 4],
    asked_to_stand: Option<Seat>,
    /// Whether play has started after the declarations.
    started: bool,
    winner: Option<Seat>,
    tile_to_use: Option<Tile>,
}

impl Naive {
    pub fn new(rules: &Arc<RuleSet>) -> Self {
        Self {
            bloem: rules.id == RuleSetId::Bloem,
            rules: Arc::clone(rules),
            east: Seat::new(0),
            stage: Stage::Nothing,
            stakes: Default::default(),
            melds: Default::default(),
            discarded: [0; 4],
            standing: [false; 4],
            asked_to_stand: None,
            started: false,
            winner: None,
            tile_to_use: None,
        }
    }

    fn remove_from_stake(&mut self, seat: Seat, tile: Tile) {
        let stake = &mut self.stakes[seat.index()];
        let index = stake
            .iter()
            .position(|held| *held == tile)
            .expect("the tile was on the stake");
        stake.remove(index);
    }

    fn count(&self, seat: Seat, tile: Tile) -> usize {
        self.stakes[seat.index()]
            .iter()
            .filter(|held| **held == tile)
            .count()
    }

    /// Applies an event with all its tiles.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::DealBegan { east, .. } => {
                let rules = Arc::clone(&self.rules);
                *self = Self::new(&rules);
                self.east = *east;
            }
            Event::ReadyAsked { purpose, exempt } => {
                let asked = Seat::ALL
                    .into_iter()
                    .filter(|seat| Some(*seat) != *exempt)
                    .collect();
                self.stage = Stage::Ready(*purpose, asked);
            }
            Event::Ready { seat } => {
                if let Stage::Ready(purpose, asked) = &mut self.stage {
                    asked.retain(|other| other != seat);
                    if asked.is_empty() && *purpose == ReadyFor::Play {
                        self.started = true;
                        let east = self.east;
                        let last = self.stakes[east.index()].last().copied();
                        self.stage = Stage::Turn(east, last, None);
                    }
                }
            }
            Event::Dealt {
                seat,
                tiles: Tiles::Known(tiles),
            } => {
                self.stakes[seat.index()].extend(tiles.iter().copied());
                if self.stakes[seat.index()].len() == 14 {
                    self.stage = Stage::Declare(*seat, None);
                }
            }
            Event::Drew {
                seat,
                tile: Some(tile),
                ..
            } => {
                self.stakes[seat.index()].push(*tile);
                if self.started {
                    self.stage = Stage::Turn(*seat, Some(*tile), None);
                } else if !self.bloem {
                    self.stage = Stage::Declare(*seat, None);
                }
            }
            Event::DeclareAsked { seat, kongs } => {
                self.stage = match kongs.is_empty() {
                    true => Stage::Nothing,
                    false => Stage::Declare(*seat, Some(kongs.to_vec())),
                };
            }
            Event::BonusDeclared { seat, tile } => self.remove_from_stake(*seat, *tile),
            Event::DeclaringFinished { seat } => self.stage = Stage::Declare(seat.next(), None),
            Event::Discarded {
                seat,
                tile,
                calling,
                ..
            } => {
                self.remove_from_stake(*seat, *tile);
                self.discarded[seat.index()] += 1;
                self.standing[seat.index()] |= calling;
                let unanswered = seat.others().collect();
                self.stage = Stage::Answers {
                    from: *seat,
                    tile: *tile,
                    kong: None,
                    unanswered,
                };
            }
            Event::StandAsked { seat, .. } => self.asked_to_stand = Some(*seat),
            Event::StandDeclined { .. } => self.asked_to_stand = None,
            Event::Stood { seat } => {
                self.standing[seat.index()] = true;
                self.asked_to_stand = None;
            }
            Event::Passed { seat, .. } | Event::Claimed { seat, .. } => {
                if let Stage::Answers { unanswered, .. } = &mut self.stage {
                    unanswered.retain(|other| other != seat);
                }
            }
            Event::ChowToPlace { seat, tile } => {
                if let Stage::Answers { from, .. } = self.stage {
                    self.stage = Stage::Place(*seat, from, *tile);
                }
            }
            Event::Melded {
                seat, meld, tile, ..
            } => {
                let mut from_stake = meld.tiles().to_vec();
                if self.winner.is_none() {
                    from_stake.remove(
                        from_stake
                            .iter()
                            .position(|other| other == tile)
                            .expect("the claimed tile is in the set"),
                    );
                    self.stage = Stage::Turn(*seat, None, Some(*meld));
                } else {
                    self.tile_to_use = None;
                }
                from_stake
                    .into_iter()
                    .for_each(|tile| self.remove_from_stake(*seat, tile));
                self.melds[seat.index()].push(*meld);
            }
            Event::KongDeclared { seat, meld, .. } => self.apply_kong(*seat, *meld),
            Event::WentMahJong {
                seat,
                tile,
                source,
                from,
            } => {
                self.winner = Some(*seat);
                let claimed = matches!(self.stage, Stage::Answers { .. });
                if claimed {
                    self.stakes[seat.index()].push(*tile);
                    self.tile_to_use = Some(*tile).filter(|_| !self.bloem);
                }
                if let (Source::Snatch, Some(from)) = (source, from) {
                    let melds = &mut self.melds[from.index()];
                    let kong = melds
                        .iter_mut()
                        .find(|meld| meld.kind == MeldKind::Kong && meld.tile == *tile);
                    kong.expect("the robbed kong exists").kind = MeldKind::Pung;
                }
                self.stage = match self.bloem {
                    true => Stage::Nothing,
                    false => Stage::LayOut(Seat::ALL.to_vec()),
                };
            }
            Event::Formed { seat, meld } => {
                meld.tiles()
                    .into_iter()
                    .for_each(|tile| self.remove_from_stake(*seat, tile));
                self.melds[seat.index()].push(*meld);
            }
            Event::Scored { seat, .. } => {
                if let Stage::LayOut(seats) = &mut self.stage {
                    seats.retain(|other| other != seat);
                }
            }
            Event::WashedOut { .. } | Event::GameEnded => self.stage = Stage::Nothing,
            _ => {}
        }
    }

    fn apply_kong(&mut self, seat: Seat, kong: Meld) {
        let annexed = kong.exposure == Exposure::Annexed;
        for _ in 0..if annexed { 1 } else { 4 } {
            self.remove_from_stake(seat, kong.tile);
        }
        let melds = &mut self.melds[seat.index()];
        match melds
            .iter_mut()
            .find(|meld| annexed && meld.tile == kong.tile)
        {
            Some(pung) => *pung = kong,
            None => melds.push(kong),
        }
        if annexed || !self.bloem {
            let unanswered = seat.others().collect();
            self.stage = Stage::Answers {
                from: seat,
                tile: kong.tile,
                kong: Some(kong),
                unanswered,
            };
        } else if let Stage::Declare(_, Some(kongs)) = &mut self.stage {
            kongs.retain(|tile| *tile != kong.tile);
            if kongs.is_empty() {
                self.stage = Stage::Nothing;
            }
        }
    }
}
