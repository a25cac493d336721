//! Compares distances with a naive search and with another library, and useful and spare tiles with the distances after each change.

#![allow(
    clippy::panic,
    clippy::disallowed_methods,
    reason = "tests read the environment"
)]

use engine::tiles::shanten::{Aim, ChowLimit, Shape};
use engine::tiles::{Attainable, Counts, Tile, waits};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

/// Finds the fewest tiles lacking by trying every combination of sets and a pair.
struct Naive {
    /// The number of tiles held, by kind.
    have: [u8; 34],
    /// The number of tiles held plus those that can still come, by kind.
    most: [u8; 34],
    /// The tiles of the combination being tried, by kind.
    target: [u8; 34],
    /// The fewest tiles lacking so far.
    best: u8,
    /// How many chows may still be added.
    chows: ChowLimit,
}

impl Naive {
    fn lacking(stake: &Counts, sets: usize, chows: ChowLimit) -> u8 {
        Self::attainable(stake, [4; 34], sets, chows)
    }

    /// The fewest tiles lacking for this number of sets and a pair; 15 if no complete hand can be made of the tiles held and those that can
    /// still come.
    fn attainable(stake: &Counts, most: [u8; 34], sets: usize, chows: ChowLimit) -> u8 {
        let mut have = [0; 34];
        have.copy_from_slice(stake.plain());
        let mut naive = Self {
            have,
            most,
            target: [0; 34],
            best: 15,
            chows,
        };
        for (pair, most) in most.into_iter().enumerate() {
            naive.target[pair] += 2;
            if most >= 2 {
                naive.search(sets, 0);
            }
            naive.target[pair] -= 2;
        }
        naive.best
    }

    /// The number of tiles lacking for the combination being tried.
    fn target_lacking(&self) -> u8 {
        let kinds = self.target.iter().zip(&self.have);
        kinds
            .map(|(wanted, held)| wanted.saturating_sub(*held))
            .sum()
    }

    /// Adds this number of sets in every way. Sets are numbered: 34 pungs, then the chows from each kind; `from` is the first to add.
    fn search(&mut self, sets: usize, from: usize) {
        if self.target_lacking() >= self.best {
            return;
        }
        if sets == 0 {
            self.best = self.target_lacking();
            return;
        }
        for set in from..68 {
            let kind = set % 34;
            let tiles = match set {
                0..34 => [kind; 3],
                _ if self.chows.allows_chows() && kind < 27 && kind % 9 < 7 => {
                    [kind, kind + 1, kind + 2]
                }
                _ => continue,
            };
            let chows = self.chows;
            if set >= 34 && chows == ChowLimit::One {
                self.chows = ChowLimit::None;
            }
            tiles.iter().for_each(|tile| self.target[*tile] += 1);
            if tiles
                .iter()
                .all(|tile| self.target[*tile] <= self.most[*tile])
            {
                self.search(sets - 1, set);
            }
            self.chows = chows;
            tiles.iter().for_each(|tile| self.target[*tile] -= 1);
        }
    }
}

/// The same aim with at most one chow.
fn one_chow(aim: Aim) -> Aim {
    Aim {
        chows: ChowLimit::One,
        ..aim
    }
}

/// Random hands of `size` tiles. The bits of `groups` select the three suits (1, 2, 4) and honours (8).
fn hands(seed: u64, size: usize, count: usize, groups: u8) -> Vec<Counts> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let in_groups = |tile: &Tile| groups >> (tile.index() / 9).min(3) & 1 == 1;
    let mut wall: Vec<Tile> = Counts::full_set(false).iter().filter(in_groups).collect();
    let mut deal = || {
        wall.shuffle(&mut random);
        wall.iter().take(size).copied().collect()
    };
    (0..count).map(|_| deal()).collect()
}

#[test]
fn the_distance_equals_that_of_a_naive_search() {
    for (laid_out, groups) in [
        (0, 15),
        (1, 15),
        (2, 15),
        (3, 15),
        (0, 1),
        (0, 9),
        (1, 3),
        (0, 8),
    ] {
        for size in [13, 14] {
            let size = size - 3 * laid_out;
            for stake in hands(laid_out as u64 * 100 + size as u64, size, 12, groups) {
                for aim in [
                    Aim::regular(laid_out),
                    Aim::regular(laid_out).without_chows(),
                    one_chow(Aim::regular(laid_out)),
                ] {
                    assert_eq!(
                        Shape::of(&stake).lacking(aim),
                        Naive::lacking(&stake, aim.sets, aim.chows),
                        "{stake:?} {aim:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn useful_tiles_are_those_that_lower_the_distance() {
    for groups in [15, 1, 9, 3] {
        for (laid_out, size) in [(0, 13), (1, 10), (2, 8), (3, 4), (4, 1)] {
            for stake in hands(7, size, 300, groups) {
                for aim in [
                    Aim::regular(laid_out),
                    Aim::regular(laid_out).without_chows(),
                    one_chow(Aim::regular(laid_out)),
                    Aim::regular(laid_out).within(0b1001),
                    one_chow(Aim::regular(laid_out)).within(0b1001),
                ] {
                    let shape = Shape::of(&stake);
                    let (lacking, useful) = shape.useful(aim);
                    assert_eq!(lacking, shape.lacking(aim));
                    for tile in Tile::plain() {
                        let lowers = stake[tile] < 4 && shape.with(tile).lacking(aim) < lacking;
                        assert_eq!(useful.has(tile), lowers, "{tile} for {stake:?} {aim:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn spare_tiles_are_those_that_keep_the_distance() {
    for groups in [15, 1, 9, 3] {
        for stake in hands(9, 14, 300, groups) {
            for aim in [
                Aim::regular(0),
                Aim::regular(0).without_chows(),
                one_chow(Aim::regular(0)),
                Aim::regular(0).within(0b1001),
            ] {
                let shape = Shape::of(&stake);
                let (lacking, spare) = shape.spare(aim);
                for (tile, _) in stake.kinds() {
                    let keeps = shape.without(tile).lacking(aim) == lacking;
                    assert_eq!(spare.has(tile), keeps, "{tile} of {stake:?} {aim:?}");
                }
            }
        }
    }
}

/// The tiles of a hand, the number of each kind that can still come, and the number of sets laid out.
fn positions(count: usize) -> impl Iterator<Item = (Counts, [u8; 34], usize)> {
    let mut random = ChaCha8Rng::seed_from_u64(29);
    let mut wall: Vec<Tile> = Counts::full_set(false).iter().collect();
    (0..count).map(move |number| {
        wall.shuffle(&mut random);
        let laid_out = number % 4;
        let size = 13 - 3 * laid_out + number / 4 % 2;
        let stake: Counts = wall.iter().take(size).copied().collect();
        let hidden: Counts = wall
            .iter()
            .skip(size)
            .take(12 + number % 90)
            .copied()
            .collect();
        let mut unseen = [0; 34];
        unseen.copy_from_slice(hidden.plain());
        (stake, unseen, laid_out)
    })
}

/// Compares with a search of all hands that can be made of the tiles held and the unseen tiles. `RED_STAKE_CASES` is the number of
/// positions.
#[test]
fn attainable_distances_and_useful_tiles_equal_those_of_a_naive_search() {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let cases = cases.and_then(|cases| cases.parse().ok()).unwrap_or(60);
    let (mut fewer_useful, mut farther) = (0, 0);
    for (number, (stake, unseen, laid_out)) in positions(cases).enumerate() {
        let regular = Aim::regular(laid_out);
        let aim = match number % 3 {
            0 => one_chow(regular),
            _ => regular,
        };
        let naive = |stake: &Counts, unseen: &[u8; 34]| {
            let most = std::array::from_fn(|kind| stake.plain()[kind] + unseen[kind]);
            Naive::attainable(stake, most, aim.sets, aim.chows)
        };
        let now = naive(&stake, &unseen);
        let helps = |tile: &Tile| {
            let (mut stake, mut unseen) = (stake.clone(), unseen);
            let kind = tile.index();
            let left = unseen[kind].checked_sub(1);
            left.is_some_and(|left| {
                stake.add(*tile);
                unseen[kind] = left;
                naive(&stake, &unseen) < now
            })
        };
        let expected = (now < 15).then(|| match now {
            0 => (0, Vec::new()),
            _ => (now, Tile::plain().filter(helps).collect()),
        });
        let attainable = Attainable::new(&stake, unseen);
        assert_eq!(
            attainable.lacking(aim),
            expected.as_ref().map(|(lacking, _)| *lacking)
        );
        let found = attainable.useful(aim);
        let found = found.map(|(lacking, useful)| (lacking, useful.iter().collect::<Vec<_>>()));
        assert_eq!(found, expected, "{stake:?} {unseen:?}");
        let (lacking, useful_if_all_come) = Shape::of(&stake).useful(aim);
        let can_come = |tile: &Tile| unseen[tile.index()] > 0;
        farther += usize::from(now > lacking);
        fewer_useful += usize::from(
            now == lacking
                && found.is_some_and(|(_, useful)| {
                    !useful_if_all_come.iter().filter(can_come).eq(useful)
                }),
        );
    }
    assert!(fewer_useful > 0 && farther > 0, "{fewer_useful} {farther}");
}

/// The other library gives the smallest distance of the three kinds of hand, plus one. Its order of the suits does not matter.
#[test]
fn another_library_agrees() {
    for groups in [15, 1, 3, 9, 8 + 1 + 2] {
        for size in [13, 14] {
            for stake in hands(3, size, 2_000, groups) {
                let mut plain = [0; 34];
                plain.copy_from_slice(stake.plain());
                let (least, useful) = waits::any(&stake);
                let theirs =
                    xiangting::calculate_necessary_tiles(&plain, xiangting::PlayerCount::Four);
                let Ok((replacements, necessary)) = theirs else {
                    panic!("{stake:?} was refused");
                };
                assert_eq!(least + 1, replacements as i8, "{stake:?}");
                let ours = useful
                    .iter()
                    .fold(0_u64, |bits, tile| bits | 1 << tile.index());
                assert_eq!(ours, necessary, "{stake:?}");
            }
        }
    }
}
