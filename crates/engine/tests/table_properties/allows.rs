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
            (Stage::Declare(owner, kongs), _) if *owner == seat => match choice {
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
            (Stage::Turn(owner, drawn, claimed), _) if *owner == seat => {
                self.allows_in_turn(seat, choice, *drawn, *claimed)
            }
            (
                Stage::Answers {
                    from,
                    tile,
                    kong,
                    unanswered,
                },
                _,
            ) if *from != seat => {
                let open = unanswered.contains(&seat) || !self.bloem;
                open && self.allows_answer(seat, choice, *from, *tile, *kong)
            }
            (Stage::Place(owner, _, tile), Move::PlaceChow(position)) => {
                *owner == seat && self.has_chow(seat, *tile, position)
            }
            (Stage::Place(owner, from, tile), _) => {
                *owner != seat
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
                let only_bonus_left = self.stakes[seat.index()].iter().all(|held| held.is_bonus());
                let held = self.count(seat, tile) > 0 && (!tile.is_bonus() || only_bonus_left);
                let may_call = !self.bloem && self.discarded[seat.index()] == 0 && melds.is_empty();
                held && (!standing || drawn == Some(tile)) && (!calling || may_call)
            }
            Move::DeclareBonus(tile) => {
                drawn.is_some() && tile.is_bonus() && self.count(seat, tile) == 1
            }
            Move::Kong(tile) => {
                let pung = Meld::claimed(MeldKind::Pung, tile);
                let completes_pung = melds.contains(&pung) && self.count(seat, tile) == 1;
                let holds_four = self.count(seat, tile) == 4;
                let just_claimed = !self.bloem && completes_pung && claimed == Some(pung);
                let is_allowed = drawn.is_some() || just_claimed;
                is_allowed && (completes_pung || holds_four) && !(self.bloem && standing)
            }
            Move::MahJong => {
                let source = if drawn.is_some() {
                    Source::Wall
                } else {
                    Source::Discard
                };
                let last = drawn.or(claimed.map(|meld| meld.tile));
                (drawn.is_some() || !self.bloem)
                    && last.is_some_and(|last| self.is_complete(seat, None, last, source))
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
        let may_claim_set = kong.is_none() && !self.standing[seat.index()];
        let is_from_left = from.next() == seat && self.rules.options.chows;
        match claim {
            Claim::MahJong => match kong {
                Some(kong) if kong.exposure == Exposure::Concealed => {
                    !self.bloem && self.is_thirteen_wonders(seat, Some(tile))
                }
                Some(_) => self.is_complete(seat, Some(tile), tile, Source::Snatch),
                None => self.is_complete(seat, Some(tile), tile, Source::Discard),
            },
            Claim::Pung => may_claim_set && self.count(seat, tile) >= 2,
            Claim::Kong => may_claim_set && self.count(seat, tile) >= 3,
            Claim::Chow(Some(position)) => {
                may_claim_set && is_from_left && self.has_chow(seat, tile, position)
            }
            Claim::Chow(None) => {
                may_claim_set
                    && is_from_left
                    && ChowPosition::ALL
                        .into_iter()
                        .any(|position| self.has_chow(seat, tile, position))
            }
        }
    }

    /// Whether the seat holds the other two tiles of the chow.
    fn has_chow(&self, seat: Seat, tile: Tile, position: ChowPosition) -> bool {
        let (Some(suit), Some(number)) = (tile.suit(), tile.number()) else {
            return false;
        };
        let numbers: [i32; 2] = match position {
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
        let is_winner = self.winner == Some(seat);
        match (choice, self.tile_to_use.filter(|_| is_winner)) {
            (Move::Use(MeldKind::Chow, Some(position)), Some(tile)) => {
                self.has_chow(seat, tile, position)
                    && self.can_finish(seat, &chow_at(tile, position))
            }
            (Move::Use(MeldKind::Pung, None), Some(tile)) => self.can_finish(seat, &[tile; 3]),
            (Move::Use(MeldKind::Pair, None), Some(tile)) => self.can_finish(seat, &[tile; 2]),
            (Move::UseForSpecial, Some(_)) => self.is_thirteen_wonders(seat, None),
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
                held && !tiles.is_empty() && (!is_winner || self.can_finish(seat, &tiles))
            }
            (Move::FormSpecial, None) => is_winner && self.is_thirteen_wonders(seat, None),
            (Move::ShowTiles, None) => !is_winner,
            _ => false,
        }
    }

    /// Whether the winner can still lay out everything after laying out this set.
    fn can_finish(&self, seat: Seat, set: &[Tile]) -> bool {
        let mut rest = self.stakes[seat.index()].clone();
        for tile in set {
            match rest.iter().position(|other| other == tile) {
                Some(index) => drop(rest.remove(index)),
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
        let is_seven_pairs = self.rules.options.seven_pairs
            && pairs == sets
            && all_pairs(&rest)
            && 2 * pairs + rest.len() == 14;
        is_seven_pairs || pairs <= 1 && divides(&rest, 1 - pairs)
    }

    /// Whether the stake with the extra tile makes the hand Mah Jongg.
    fn is_complete(&self, seat: Seat, extra: Option<Tile>, last: Tile, source: Source) -> bool {
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
            return pairs || self.is_thirteen_wonders(seat, extra);
        }
        // For special hands the engine is trusted: they have tests of their own, with the worked examples of the rules.
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

    fn is_thirteen_wonders(&self, seat: Seat, extra: Option<Tile>) -> bool {
        let mut tiles = self.stakes[seat.index()].clone();
        tiles.extend(extra);
        let mut kinds = tiles.clone();
        kinds.sort();
        kinds.dedup();
        tiles.len() == 14 && kinds.len() == 13 && kinds.iter().all(|tile| tile.is_major())
    }
}

fn chow_at(tile: Tile, position: ChowPosition) -> Vec<Tile> {
    position
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
        let index = rest.iter().position(|other| other == tile)?;
        rest.remove(index);
    }
    Some(rest)
}

/// Whether the tiles divide into sets of three and exactly this many pairs.
fn divides(tiles: &[Tile], pairs: usize) -> bool {
    let Some(lowest) = tiles.iter().min().copied() else {
        return pairs == 0;
    };
    let chow = lowest
        .chow()
        .is_some_and(|chow| without(tiles, &chow).is_some_and(|rest| divides(&rest, pairs)));
    let pung = without(tiles, &[lowest; 3]).is_some_and(|rest| divides(&rest, pairs));
    let pair =
        pairs > 0 && without(tiles, &[lowest; 2]).is_some_and(|rest| divides(&rest, pairs - 1));
    chow || pung || pair
}

/// Whether the tiles divide into pungs and a pair.
fn divides_without_chows(tiles: &[Tile]) -> bool {
    let count = |tile: &Tile| tiles.iter().filter(|other| *other == tile).count();
    let paired_tiles = tiles.iter().filter(|tile| count(tile) == 2).count();
    paired_tiles == 2 && tiles.iter().all(|tile| matches!(count(tile), 2 | 3))
}
