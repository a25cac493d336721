//! Who may do what, worked out a second time from the text of the rules, slowly and without the engine's help.

use std::sync::Arc;

use red_stake::rules::{RuleSet, RuleSetId, Situation, Source, Win};
use red_stake::table::{ChowPosition, Claim, Event, Move, ReadyFor, Tiles};
use red_stake::tiles::{Counts, Exposure, Hand, Meld, MeldKind, Seat, Tile, Wind};

/// What the table waits for.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    /// For these seats to be ready.
    Ready(ReadyFor, Vec<Seat>),
    /// For that seat to lay out tiles before play; under Bloem only these kongs.
    Declare(Seat, Option<Vec<Tile>>),
    /// For that seat to play; it drew this tile, or claimed that set.
    Turn(Seat, Option<Tile>, Option<Meld>),
    /// For answers to a discard (or kong) by these seats, all that have one to give.
    Answers {
        from: Seat,
        tile: Tile,
        kong: Option<Meld>,
        silent: Vec<Seat>,
    },
    /// For that seat to place its chow; the others may still talk.
    Place(Seat, Seat, Tile),
    /// For sets to be laid out by these seats.
    LayOut(Vec<Seat>),
    /// For nothing.
    Nothing,
}

#[derive(Debug)]
pub struct Naive {
    rules: Arc<RuleSet>,
    bloem: bool,
    east: Seat,
    stage: Stage,
    stakes: [Vec<Tile>; 4],
    melds: [Vec<Meld>; 4],
    thrown: [u32; 4],
    standing: [bool; 4],
    asked_to_stand: Option<Seat>,
    started: bool,
    winner: Option<Seat>,
    use_first: Option<Tile>,
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
            thrown: [0; 4],
            standing: [false; 4],
            asked_to_stand: None,
            started: false,
            winner: None,
            use_first: None,
        }
    }

    fn lose(&mut self, seat: Seat, tile: Tile) {
        let stake = &mut self.stakes[seat.index()];
        let at = stake
            .iter()
            .position(|held| *held == tile)
            .expect("a tile that leaves a stake was there");
        stake.remove(at);
    }

    fn count(&self, seat: Seat, tile: Tile) -> usize {
        self.stakes[seat.index()]
            .iter()
            .filter(|held| **held == tile)
            .count()
    }

    /// Takes in what happened, all of it.
    pub fn see(&mut self, event: &Event) {
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
            Event::BonusDeclared { seat, tile } => self.lose(*seat, *tile),
            Event::DeclaringFinished { seat } => self.stage = Stage::Declare(seat.next(), None),
            Event::Discarded {
                seat,
                tile,
                calling,
                ..
            } => {
                self.lose(*seat, *tile);
                self.thrown[seat.index()] += 1;
                self.standing[seat.index()] |= calling;
                let silent = seat.others().collect();
                self.stage = Stage::Answers {
                    from: *seat,
                    tile: *tile,
                    kong: None,
                    silent,
                };
            }
            Event::StandAsked { seat, .. } => self.asked_to_stand = Some(*seat),
            Event::StandDeclined { .. } => self.asked_to_stand = None,
            Event::Stood { seat } => {
                self.standing[seat.index()] = true;
                self.asked_to_stand = None;
            }
            Event::Passed { seat, .. } | Event::Claimed { seat, .. } => {
                if let Stage::Answers { silent, .. } = &mut self.stage {
                    silent.retain(|other| other != seat);
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
                let mut own = meld.tiles().to_vec();
                if self.winner.is_none() {
                    own.remove(
                        own.iter()
                            .position(|other| other == tile)
                            .expect("the claimed tile is in the set"),
                    );
                    self.stage = Stage::Turn(*seat, None, Some(*meld));
                } else {
                    self.use_first = None;
                }
                own.into_iter().for_each(|tile| self.lose(*seat, tile));
                self.melds[seat.index()].push(*meld);
            }
            Event::KongDeclared { seat, meld, .. } => self.see_kong(*seat, *meld),
            Event::WentMahJong {
                seat,
                tile,
                source,
                from,
            } => {
                self.winner = Some(*seat);
                let taken = matches!(self.stage, Stage::Answers { .. });
                if taken {
                    self.stakes[seat.index()].push(*tile);
                    self.use_first = Some(*tile).filter(|_| !self.bloem);
                }
                if let (Source::Snatch, Some(from)) = (source, from) {
                    let melds = &mut self.melds[from.index()];
                    let kong = melds
                        .iter_mut()
                        .find(|meld| meld.kind == MeldKind::Kong && meld.tile == *tile);
                    kong.expect("a robbed kong is there").kind = MeldKind::Pung;
                }
                self.stage = match self.bloem {
                    true => Stage::Nothing,
                    false => Stage::LayOut(Seat::ALL.to_vec()),
                };
            }
            Event::Formed { seat, meld } => {
                meld.tiles()
                    .into_iter()
                    .for_each(|tile| self.lose(*seat, tile));
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

    fn see_kong(&mut self, seat: Seat, kong: Meld) {
        let annexed = kong.exposure == Exposure::Annexed;
        for _ in 0..if annexed { 1 } else { 4 } {
            self.lose(seat, kong.tile);
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
            let silent = seat.others().collect();
            self.stage = Stage::Answers {
                from: seat,
                tile: kong.tile,
                kong: Some(kong),
                silent,
            };
        } else if let Stage::Declare(_, Some(kongs)) = &mut self.stage {
            kongs.retain(|tile| *tile != kong.tile);
            if kongs.is_empty() {
                self.stage = Stage::Nothing;
            }
        }
    }

    /// Whether the rules let this seat do this now.
    pub fn allows(&self, seat: Seat, choice: Move) -> bool {
        if self.asked_to_stand == Some(seat) {
            return matches!(choice, Move::Stand(_));
        }
        match (&self.stage, choice) {
            (Stage::Ready(_, asked), Move::Ready) => asked.contains(&seat),
            (Stage::Declare(whose, kongs), _) if *whose == seat => match choice {
                Move::FinishDeclaring => true,
                Move::DeclareBonus(tile) => {
                    kongs.is_none() && tile.is_bonus() && self.count(seat, tile) == 1
                }
                Move::Kong(tile) => {
                    self.count(seat, tile) == 4
                        && kongs.as_ref().is_none_or(|kongs| kongs.contains(&tile))
                }
                _ => false,
            },
            (Stage::Turn(whose, drawn, claimed), _) if *whose == seat => {
                self.allows_in_turn(seat, choice, *drawn, *claimed)
            }
            (
                Stage::Answers {
                    from,
                    tile,
                    kong,
                    silent,
                },
                _,
            ) if *from != seat => {
                let open = silent.contains(&seat) || !self.bloem;
                open && self.allows_answer(seat, choice, *from, *tile, *kong)
            }
            (Stage::Place(whose, _, tile), Move::PlaceChow(place)) => {
                *whose == seat && self.fits(seat, *tile, place)
            }
            (Stage::Place(whose, from, tile), _) => {
                *whose != seat
                    && *from != seat
                    && !self.bloem
                    && self.allows_answer(seat, choice, *from, *tile, None)
            }
            (Stage::LayOut(seats), _) => seats.contains(&seat) && self.allows_layout(seat, choice),
            _ => false,
        }
    }

    fn allows_in_turn(
        &self,
        seat: Seat,
        choice: Move,
        drawn: Option<Tile>,
        claimed: Option<Meld>,
    ) -> bool {
        let standing = self.standing[seat.index()];
        let melds = &self.melds[seat.index()];
        match choice {
            Move::Discard { tile, calling } => {
                let stuck = self.stakes[seat.index()].iter().all(|held| held.is_bonus());
                let held = self.count(seat, tile) > 0 && (!tile.is_bonus() || stuck);
                let call = !self.bloem && self.thrown[seat.index()] == 0 && melds.is_empty();
                held && (!standing || drawn == Some(tile)) && (!calling || call)
            }
            Move::DeclareBonus(tile) => {
                drawn.is_some() && tile.is_bonus() && self.count(seat, tile) == 1
            }
            Move::Kong(tile) => {
                let pung = Meld::claimed(MeldKind::Pung, tile);
                let annexes = melds.contains(&pung) && self.count(seat, tile) == 1;
                let conceals = self.count(seat, tile) == 4;
                let just_claimed = !self.bloem && annexes && claimed == Some(pung);
                let may = drawn.is_some() || just_claimed;
                may && (annexes || conceals) && !(self.bloem && standing)
            }
            Move::MahJong => {
                let source = if drawn.is_some() {
                    Source::Wall
                } else {
                    Source::Discard
                };
                let last = drawn.or(claimed.map(|meld| meld.tile));
                (drawn.is_some() || !self.bloem)
                    && last.is_some_and(|last| self.complete(seat, None, last, source))
            }
            _ => false,
        }
    }

    fn allows_answer(
        &self,
        seat: Seat,
        choice: Move,
        from: Seat,
        tile: Tile,
        kong: Option<Meld>,
    ) -> bool {
        let Move::Claim(claim) = choice else {
            return choice == Move::Pass;
        };
        let set = kong.is_none() && !self.standing[seat.index()];
        let left = from.next() == seat && self.rules.options.chows;
        match claim {
            Claim::MahJong => match kong {
                Some(kong) if kong.exposure == Exposure::Concealed => {
                    !self.bloem && self.wonders(seat, Some(tile))
                }
                Some(_) => self.complete(seat, Some(tile), tile, Source::Snatch),
                None => self.complete(seat, Some(tile), tile, Source::Discard),
            },
            Claim::Pung => set && self.count(seat, tile) >= 2,
            Claim::Kong => set && self.count(seat, tile) >= 3,
            Claim::Chow(Some(place)) => set && left && self.fits(seat, tile, place),
            Claim::Chow(None) => {
                set && left
                    && ChowPosition::ALL
                        .into_iter()
                        .any(|place| self.fits(seat, tile, place))
            }
        }
    }

    /// Whether the two other tiles of that chow are held.
    fn fits(&self, seat: Seat, tile: Tile, place: ChowPosition) -> bool {
        let (Some(suit), Some(number)) = (tile.suit(), tile.number()) else {
            return false;
        };
        let numbers: [i32; 2] = match place {
            ChowPosition::Lower => [1, 2],
            ChowPosition::Middle => [-1, 1],
            ChowPosition::Upper => [-2, -1],
        };
        numbers.iter().all(|step| {
            let other = i32::from(number) + step;
            (1..=9).contains(&other) && self.count(seat, Tile::suited(suit, other as u8)) > 0
        })
    }

    fn allows_layout(&self, seat: Seat, choice: Move) -> bool {
        let wins = self.winner == Some(seat);
        match (choice, self.use_first.filter(|_| wins)) {
            (Move::Use(MeldKind::Chow, Some(place)), Some(tile)) => {
                self.fits(seat, tile, place) && self.can_finish(seat, &chow_at(tile, place))
            }
            (Move::Use(MeldKind::Pung, None), Some(tile)) => self.can_finish(seat, &[tile; 3]),
            (Move::Use(MeldKind::Pair, None), Some(tile)) => self.can_finish(seat, &[tile; 2]),
            (Move::UseForSpecial, Some(_)) => self.wonders(seat, None),
            (_, Some(_)) => false,
            (Move::Form(kind, tile), None) => {
                let tiles = match kind {
                    MeldKind::Pair => vec![tile; 2],
                    MeldKind::Pung => vec![tile; 3],
                    MeldKind::Chow => tile.chow().map(Vec::from).unwrap_or_default(),
                    MeldKind::Kong => Vec::new(),
                };
                let held = tiles.iter().all(|tile| {
                    self.count(seat, *tile) >= tiles.iter().filter(|other| *other == tile).count()
                });
                held && !tiles.is_empty() && (!wins || self.can_finish(seat, &tiles))
            }
            (Move::FormSpecial, None) => wins && self.wonders(seat, None),
            (Move::ShowTiles, None) => !wins,
            _ => false,
        }
    }

    /// Whether the winner, having laid out these tiles too, can still lay out everything.
    fn can_finish(&self, seat: Seat, set: &[Tile]) -> bool {
        let mut rest = self.stakes[seat.index()].clone();
        for tile in set {
            match rest.iter().position(|other| other == tile) {
                Some(at) => drop(rest.remove(at)),
                None => return false,
            }
        }
        let melds = &self.melds[seat.index()];
        let pairs = melds
            .iter()
            .filter(|meld| meld.kind == MeldKind::Pair)
            .count()
            + usize::from(set.len() == 2);
        let sets = melds.len() + 1;
        let seven = self.rules.options.seven_pairs
            && pairs == sets
            && all_pairs(&rest)
            && 2 * pairs + rest.len() == 14;
        seven || pairs <= 1 && divides(&rest, 1 - pairs)
    }

    fn complete(&self, seat: Seat, extra: Option<Tile>, last: Tile, source: Source) -> bool {
        let mut tiles = self.stakes[seat.index()].clone();
        tiles.extend(extra);
        let melds = &self.melds[seat.index()];
        let no_chow = |meld: &Meld| meld.kind != MeldKind::Chow;
        let regular = if self.rules.options.chows {
            divides(&tiles, 1)
        } else {
            melds.iter().all(no_chow) && divides_without_chows(&tiles)
        };
        if regular {
            return true;
        }
        if !self.bloem {
            let pairs = self.rules.options.seven_pairs
                && melds.is_empty()
                && tiles.len() == 14
                && all_pairs(&tiles);
            return pairs || self.wonders(seat, extra);
        }
        // Special hands are the rules' affair, tested with the worked examples.
        let hand = Hand {
            stake: tiles.into_iter().collect(),
            melds: melds.clone(),
            bonus: Vec::new(),
        };
        self.rules
            .is_mah_jong(&hand, &self.situation(seat, last, source))
    }

    fn situation(&self, seat: Seat, tile: Tile, source: Source) -> Situation {
        let win = Win {
            tile,
            source,
            original: false,
            standing: false,
            first_discard_of_east: false,
        };
        Situation {
            seat_wind: seat.wind(self.east),
            round_wind: Wind::East,
            win: Some(win),
            live_left: 1,
            open: Counts::default(),
            kongs_since_discard: 0,
            east_wins: 0,
        }
    }

    fn wonders(&self, seat: Seat, extra: Option<Tile>) -> bool {
        let mut tiles = self.stakes[seat.index()].clone();
        tiles.extend(extra);
        let mut kinds = tiles.clone();
        kinds.sort();
        kinds.dedup();
        tiles.len() == 14 && kinds.len() == 13 && kinds.iter().all(|tile| tile.is_major())
    }
}

fn chow_at(tile: Tile, place: ChowPosition) -> Vec<Tile> {
    place
        .lowest(tile)
        .and_then(Tile::chow)
        .map(Vec::from)
        .unwrap_or_default()
}

fn all_pairs(tiles: &[Tile]) -> bool {
    tiles
        .iter()
        .all(|tile| tiles.iter().filter(|other| *other == tile).count() % 2 == 0)
}

fn without(tiles: &[Tile], set: &[Tile]) -> Option<Vec<Tile>> {
    let mut rest = tiles.to_vec();
    for tile in set {
        let at = rest.iter().position(|other| other == tile)?;
        rest.remove(at);
    }
    Some(rest)
}

/// Whether the tiles divide into sets of three and exactly so many pairs.
fn divides(tiles: &[Tile], pairs: usize) -> bool {
    let Some(least) = tiles.iter().min().copied() else {
        return pairs == 0;
    };
    let chow = least
        .chow()
        .is_some_and(|chow| without(tiles, &chow).is_some_and(|rest| divides(&rest, pairs)));
    let pung = without(tiles, &[least; 3]).is_some_and(|rest| divides(&rest, pairs));
    let pair =
        pairs > 0 && without(tiles, &[least; 2]).is_some_and(|rest| divides(&rest, pairs - 1));
    chow || pung || pair
}

fn divides_without_chows(tiles: &[Tile]) -> bool {
    let count = |tile: &Tile| tiles.iter().filter(|other| *other == tile).count();
    let pairs = tiles.iter().filter(|tile| count(tile) == 2).count();
    pairs == 2 && tiles.iter().all(|tile| matches!(count(tile), 2 | 3))
}
