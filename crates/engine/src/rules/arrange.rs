//! Divides tiles into sets: whether a division exists, all divisions of a winner's hand, and the one of a loser's.

use smallvec::SmallVec;

use super::{Arrangement, Situation, Source, is_all_pairs};
use crate::tiles::shanten::ChowLimit;
use crate::tiles::{Exposure, Hand, Meld, MeldKind, Tile};

/// The number of tiles of each plain kind.
type PlainCounts = [u8; Tile::PLAIN_KINDS];

/// The concealed sets of one arrangement.
type Sets = SmallVec<[Meld; 8]>;

/// How another player's tile affects the exposure of a winner's sets on the stake.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Claimed {
    /// The winner's last tile; `None` if it was drawn, or its set is laid out already.
    pub tile: Option<Tile>,
    /// Whether a pair completed with it becomes exposed like a set (classical). Otherwise the pair stays concealed.
    pub exposes_pairs: bool,
}

impl Claimed {
    /// The effect of the winner's last tile, whose set is not laid out yet.
    pub fn of(situation: &Situation, exposes_pairs: bool) -> Self {
        let win = situation.win.as_ref();
        let from_others = |source| matches!(source, Source::Discard | Source::Snatch);
        let tile = win
            .filter(|win| from_others(win.source))
            .map(|win| win.tile);
        Self {
            tile,
            exposes_pairs,
        }
    }
}

/// Whether the stake can be divided into the sets and the pair that the hand still lacks, with at most this many chows on stake and table.
pub(super) fn is_regular(hand: &Hand, chows: ChowLimit) -> bool {
    if !chows.permits(&hand.melds) {
        return false;
    }
    let chows = chows.remaining(&hand.melds);
    let (sets, needs_pair) = missing_parts(hand);
    if hand.stake.len() != 3 * sets + usize::from(needs_pair) * 2 {
        return false;
    }
    let Some(mut stake) = stake_counts(hand) else {
        return false;
    };
    if !needs_pair {
        return divides_into_sets(&stake, chows);
    }
    (0..stake.len()).any(|kind| {
        stake[kind] >= 2 && {
            stake[kind] -= 2;
            let divided = divides_into_sets(&stake, chows);
            stake[kind] += 2;
            divided
        }
    })
}

/// Visits all divisions of a winner's hand into four sets and a pair. The set completed by another player's tile becomes exposed; each set
/// that the tile may have completed gives a separate division.
pub(super) fn visit_winning(
    hand: &Hand,
    claimed: Claimed,
    chows: ChowLimit,
    mut visit: impl FnMut(Arrangement),
) {
    if !is_regular(hand, chows) {
        return;
    }
    let (Some(mut stake), (_, needs_pair)) = (stake_counts(hand), missing_parts(hand)) else {
        return;
    };
    let chows = chows.remaining(&hand.melds);
    let mut divide = |stake: &mut PlainCounts, pair_tile: Option<Tile>| {
        visit_divisions(stake, 0, chows, &mut Sets::new(), &mut |sets| {
            let pair = pair_tile.map(|tile| Meld::concealed(MeldKind::Pair, tile));
            visit_claimed(hand, sets, pair, claimed, &mut visit);
        });
    };
    if !needs_pair {
        divide(&mut stake, None);
    }
    for tile in Tile::plain().filter(|_| needs_pair) {
        if stake[tile.index()] >= 2 {
            stake[tile.index()] -= 2;
            divide(&mut stake, Some(tile));
            stake[tile.index()] += 2;
        }
    }
}

/// The arrangement of a player who did not win: three or four of a kind on the stake are a concealed pung, two are a pair, and nothing on
/// the stake is a chow.
pub(super) fn losing_arrangement(hand: &Hand) -> Arrangement {
    let mut melds = hand.melds.clone();
    let mut rest = hand.stake.clone();
    for (tile, count) in hand.stake.kinds() {
        let kind = match count {
            0 | 1 => continue,
            2 => MeldKind::Pair,
            _ => MeldKind::Pung,
        };
        let set = Meld::concealed(kind, tile);
        rest.remove_all(&set.tiles());
        melds.push(set);
    }
    Arrangement { melds, rest }
}

/// Visits the arrangement of these sets: once for each set that the claimed tile may have completed, and once if it may have completed the
/// pair or belongs to no set. Without a claimed tile there is only one.
pub(super) fn visit_claimed(
    hand: &Hand,
    sets: &[Meld],
    pair: Option<Meld>,
    claimed: Claimed,
    visit: &mut impl FnMut(Arrangement),
) {
    let mut visit_with = |exposed: Option<usize>, pair: Option<Meld>| {
        let mut melds = Vec::with_capacity(hand.melds.len() + sets.len() + 1);
        melds.extend_from_slice(&hand.melds);
        let stake_sets = sets.iter().enumerate().map(|(index, set)| Meld {
            exposure: match exposed {
                Some(completed) if completed == index => Exposure::Claimed,
                _ => set.exposure,
            },
            ..*set
        });
        melds.extend(stake_sets);
        melds.extend(pair);
        let mut rest = hand.stake.clone();
        for set in &melds[hand.melds.len()..] {
            rest.remove_all(&set.tiles());
        }
        visit(Arrangement { melds, rest });
    };
    let Some(tile) = claimed.tile else {
        return visit_with(None, pair);
    };
    // Copies of the claimed tile in no set: for the pair, or left over.
    let mut outside_sets = hand.stake[tile];
    for (index, set) in sets.iter().enumerate() {
        let copies = set.tiles().iter().filter(|other| **other == tile).count() as u8;
        outside_sets = outside_sets.saturating_sub(copies);
        if copies > 0 && !sets[..index].contains(set) {
            visit_with(Some(index), pair);
        }
    }
    if outside_sets > 0 {
        let is_exposed = |pair: &Meld| claimed.exposes_pairs && pair.tile == tile;
        visit_with(
            None,
            pair.map(|pair| match is_exposed(&pair) {
                true => Meld::claimed(MeldKind::Pair, tile),
                false => pair,
            }),
        );
    }
}

/// The pairs on the stake of a winner's seven pairs; `None` if the hand is not seven pairs. Four of a kind are two of them.
pub(super) fn seven_pairs(hand: &Hand) -> Option<SmallVec<[Meld; 8]>> {
    let laid_out = hand.melds.len();
    let pairs_only = hand.melds.iter().all(|meld| meld.kind == MeldKind::Pair);
    if !pairs_only || hand.stake.len() + 2 * laid_out != 14 || !is_all_pairs(&hand.stake) {
        return None;
    }
    let pairs = hand.stake.kinds().flat_map(|(tile, count)| {
        std::iter::repeat_n(
            Meld::concealed(MeldKind::Pair, tile),
            usize::from(count) / 2,
        )
    });
    Some(pairs.collect())
}

/// The number of sets that are still missing, and whether the pair is missing.
fn missing_parts(hand: &Hand) -> (usize, bool) {
    let pairs = hand
        .melds
        .iter()
        .filter(|meld| meld.kind == MeldKind::Pair)
        .count();
    let sets = hand.melds.len() - pairs;
    (4_usize.saturating_sub(sets), pairs == 0)
}

/// The counts of the stake; `None` if it includes a bonus tile.
fn stake_counts(hand: &Hand) -> Option<PlainCounts> {
    let stake: PlainCounts = hand.stake.plain().try_into().ok()?;
    let tiles: u8 = stake.iter().sum();
    (usize::from(tiles) == hand.stake.len()).then_some(stake)
}

/// Whether tiles divide completely into sets. Takes the tiles from the lowest up: copies left after a pung can only begin chows, and three
/// equal chows can be replaced by three pungs.
fn divides_into_sets(counts: &PlainCounts, chows: ChowLimit) -> bool {
    if counts[27..].iter().any(|count| count % 3 != 0) {
        return false;
    }
    match chows {
        ChowLimit::None => return counts.iter().all(|count| count % 3 == 0),
        ChowLimit::One => return divides_with_one_chow(counts),
        ChowLimit::Any => {}
    }
    counts[..27].chunks_exact(9).all(|suit| {
        let (mut needed_now, mut needed_next) = (0, 0);
        for count in suit {
            // Earlier chows need `needed_now` of this tile and `needed_next` of the next one.
            let Some(remaining) = count.checked_sub(needed_now) else {
                return false;
            };
            (needed_now, needed_next) = (needed_next + remaining % 3, remaining % 3);
        }
        needed_now == 0 && needed_next == 0
    })
}

/// Whether tiles divide into pungs and at most one chow.
fn divides_with_one_chow(counts: &PlainCounts) -> bool {
    let mut incomplete = (0..counts.len()).filter(|kind| !counts[*kind].is_multiple_of(3));
    let Some(lowest) = incomplete.next() else {
        return true;
    };
    let chow = Tile::from_index(lowest).and_then(Tile::chow);
    chow.is_some_and(|chow| {
        let mut rest = *counts;
        chow.iter().all(|tile| {
            let count = &mut rest[tile.index()];
            let held = *count > 0;
            *count = count.saturating_sub(1);
            held
        }) && rest.iter().all(|count| count % 3 == 0)
    })
}

/// Visits every way to divide tiles into sets, the lowest tile first.
fn visit_divisions(
    stake: &mut PlainCounts,
    from: usize,
    chows: ChowLimit,
    sets: &mut Sets,
    visit: &mut impl FnMut(&[Meld]),
) {
    let Some(kind) = (from..stake.len()).find(|kind| stake[*kind] > 0) else {
        return visit(sets);
    };
    let Some(tile) = Tile::from_index(kind) else {
        return;
    };
    // For each tile the pung is tried before its chows, so that no division is found twice.
    let chow_taken = sets
        .last()
        .is_some_and(|set| *set == Meld::concealed(MeldKind::Chow, tile));
    if stake[kind] >= 3 && !chow_taken {
        stake[kind] -= 3;
        sets.push(Meld::concealed(MeldKind::Pung, tile));
        visit_divisions(stake, kind, chows, sets, visit);
        sets.pop();
        stake[kind] += 3;
    }
    let Some(chow) = tile.chow().filter(|_| chows.remaining(sets).allows_chows()) else {
        return;
    };
    if chow.iter().all(|tile| stake[tile.index()] > 0) {
        chow.iter().for_each(|tile| stake[tile.index()] -= 1);
        sets.push(Meld::concealed(MeldKind::Chow, tile));
        visit_divisions(stake, kind, chows, sets, visit);
        sets.pop();
        chow.iter().for_each(|tile| stake[tile.index()] += 1);
    }
}
