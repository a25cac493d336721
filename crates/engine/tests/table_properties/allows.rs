//! The moves that the naive checker allows.

use super::*;

impl Naive {
    /// Whether the rules allow this move for this seat now.
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
                let call = !self.bloem && self.discarded[seat.index()] == 0 && melds.is_empty();
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

    /// Whether the seat holds the other two tiles of the chow.
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

    /// Whether the winner can still lay out everything after laying out this set.
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
        // Special hands are tested with the worked examples of the rules.
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

/// Whether the tiles divide into sets of three and exactly this many pairs.
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
