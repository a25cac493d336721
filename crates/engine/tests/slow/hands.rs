//! Random hands in random circumstances, chosen so that rare rows occur.

use engine::rules::{RuleSet, Situation, SlotKind, Source, Win};
use engine::tiles::{Counts, Hand, Meld, MeldKind, Tile, Wind};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

fn pick(rng: &mut ChaCha8Rng, tiles: &[Tile]) -> Tile {
    *tiles
        .choose(rng)
        .unwrap_or(&Tile::dragon(engine::tiles::Dragon::Red))
}

/// Gives a hand random bonus tiles, and returns random winds and circumstances. `last` is the winning tile, `None` for a loser.
pub fn circumstances(rng: &mut ChaCha8Rng, hand: &mut Hand, last: Option<Tile>) -> Situation {
    hand.bonus = Tile::all()
        .filter(|tile| tile.is_bonus() && rng.random_bool(0.2))
        .collect();
    let sources = [Source::Wall, Source::Loose, Source::Discard, Source::Snatch];
    let seat_wind = Wind::from_index(rng.random_range(0..4));
    let source = sources[rng.random_range(0..4)];
    let from_others = matches!(source, Source::Discard | Source::Snatch);
    Situation {
        seat_wind,
        round_wind: Wind::from_index(rng.random_range(0..4)),
        win: last.map(|tile| Win {
            tile,
            source,
            original: !from_others && seat_wind == Wind::East && rng.random_bool(0.2),
            standing: rng.random_bool(0.2),
            first_discard_of_east: source == Source::Discard
                && seat_wind != Wind::East
                && rng.random_bool(0.05),
        }),
        live_left: rng.random_range(0..4),
        open: Counts::default(),
        kongs_since_discard: 0,
        east_wins: 0,
    }
}

/// A hand of random sets of a few kinds, some of them exposed, and its last tile. Occasionally another tile replaces one, which mostly spoils
/// the hand. `None` if the hand is impossible.
pub fn hand_of_sets(rng: &mut ChaCha8Rng) -> Option<(Hand, Tile)> {
    let classes: [fn(&Tile) -> bool; 5] = [
        |_| true,
        |tile| tile.is_honour(),
        |tile| tile.is_major(),
        |tile| tile.index() < 9 || tile.is_honour(),
        |tile| (9..18).contains(&tile.index()),
    ];
    let class = classes[rng.random_range(0..5)];
    let kinds: Vec<Tile> = Tile::plain().filter(class).collect();
    let mut hand = Hand::default();
    for _ in 0..4 {
        let kind = [
            MeldKind::Chow,
            MeldKind::Pung,
            MeldKind::Pung,
            MeldKind::Kong,
        ][rng.random_range(0..4)];
        let tile = pick(rng, &kinds);
        let set = Meld::claimed(kind, tile);
        if kind == MeldKind::Chow && tile.chow().is_none() {
            return None;
        }
        match kind {
            MeldKind::Kong if rng.random_bool(0.5) => hand.melds.push(Meld::concealed(kind, tile)),
            MeldKind::Kong => hand.melds.push(set),
            _ if rng.random_bool(0.4) => hand.melds.push(set),
            _ => hand.stake.extend(set.tiles()),
        }
    }
    hand.stake.extend([pick(rng, &kinds); 2]);
    let stake: Vec<Tile> = hand.stake.iter().collect();
    let last = pick(rng, &stake);
    if rng.random_bool(0.1) {
        hand.stake.remove(last);
        let replacement = pick(rng, &kinds);
        hand.stake.add(replacement);
        return if_possible(hand, replacement);
    }
    if_possible(hand, last)
}

/// A special hand with some of its sets exposed, and its last tile. Occasionally it has kongs, even where they are not allowed, or another tile
/// replaces one. `None` if the hand is impossible.
pub fn special_hand(rng: &mut ChaCha8Rng, rules: &RuleSet) -> Option<(Hand, Tile)> {
    let hands: Vec<_> = rules
        .special_hands()
        .filter(|(_, special)| !special.forms().is_empty())
        .collect();
    let (_, special) = hands.choose(rng)?;
    let form = special.forms().choose(rng)?;
    let mut hand = Hand::default();
    for slot in &form.slots {
        let kind = match slot.kind {
            SlotKind::PungOrKong if rng.random_bool(0.3) => Some(MeldKind::Kong),
            SlotKind::Pung if rng.random_bool(0.05) => Some(MeldKind::Kong),
            SlotKind::Pung | SlotKind::PungOrKong => Some(MeldKind::Pung),
            SlotKind::Chow => Some(MeldKind::Chow),
            _ => None,
        };
        match kind.filter(|kind| *kind == MeldKind::Kong || rng.random_bool(0.25)) {
            Some(kind) if kind == MeldKind::Kong && rng.random_bool(0.3) => {
                hand.melds.push(Meld::concealed(kind, slot.tile));
            }
            Some(kind) => hand.melds.push(Meld::claimed(kind, slot.tile)),
            None => hand.stake.extend(slot.tiles()),
        }
    }
    let stake: Vec<Tile> = hand.stake.iter().collect();
    let last = pick(rng, &stake);
    if rng.random_bool(0.2) {
        hand.stake.remove(last);
        let replacement = Tile::from_index(rng.random_range(0..Tile::PLAIN_KINDS))?;
        hand.stake.add(replacement);
        return if_possible(hand, replacement);
    }
    if_possible(hand, last)
}

/// The hand and its last tile, unless it has more than four tiles of a kind.
fn if_possible(hand: Hand, last: Tile) -> Option<(Hand, Tile)> {
    let all = hand.playing_tiles();
    all.kinds()
        .all(|(_, count)| count <= 4)
        .then_some((hand, last))
}
