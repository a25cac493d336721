//! The regular scores of the Bloem rules, implemented from the list of scoring events without the row table.

use engine::rules::{Situation, Source};
use engine::tiles::{Bonus, Exposure, Hand, Meld, MeldKind, Tile, Wind};

/// A line: event, tile, points, doubles.
pub type Line = (String, Option<Tile>, u32, u32);

/// Every division of tiles into chows, pungs and exactly this many pairs, by brute force.
pub fn divisions(tiles: &[Tile], pairs: usize) -> Vec<Vec<Meld>> {
    let Some((first, rest)) = tiles.split_first() else {
        return if pairs == 0 {
            vec![Vec::new()]
        } else {
            Vec::new()
        };
    };
    let mut all = Vec::new();
    for kind in [MeldKind::Pair, MeldKind::Pung, MeldKind::Chow] {
        if kind == MeldKind::Pair && pairs == 0 || kind == MeldKind::Chow && first.chow().is_none()
        {
            continue;
        }
        let set = Meld::concealed(kind, *first);
        let mut remaining = rest.to_vec();
        let all_found = set.tiles()[1..].iter().all(|tile| {
            let index = remaining.iter().position(|other| other == tile);
            index.map(|index| remaining.remove(index)).is_some()
        });
        if all_found {
            let pairs = pairs - usize::from(kind == MeldKind::Pair);
            for mut others in divisions(&remaining, pairs) {
                others.insert(0, set);
                all.push(others);
            }
        }
    }
    all
}

/// Every arrangement of the winner's hand, with every choice of the claimed set.
pub fn arrangements(hand: &Hand, situation: &Situation) -> Vec<Vec<Meld>> {
    let stake: Vec<Tile> = hand.stake.iter().collect();
    let claimed = situation
        .win
        .as_ref()
        .filter(|win| matches!(win.source, Source::Discard | Source::Snatch));
    let mut all = Vec::new();
    for sets in divisions(&stake, 1) {
        let Some(win) = claimed else {
            all.push([hand.melds.clone(), sets].concat());
            continue;
        };
        for index in 0..sets.len() {
            if sets[index].tiles().contains(&win.tile) {
                let mut sets = sets.clone();
                if sets[index].kind != MeldKind::Pair {
                    sets[index].exposure = Exposure::Claimed;
                }
                all.push([hand.melds.clone(), sets].concat());
            }
        }
    }
    all
}

/// The sets shown by a loser.
pub fn loser_sets(hand: &Hand) -> Vec<Meld> {
    let three = hand.stake.kinds().filter(|(_, count)| *count >= 3);
    let pungs = three.map(|(tile, _)| Meld::concealed(MeldKind::Pung, tile));
    hand.melds.iter().copied().chain(pungs).collect()
}

/// The lines of an arranged hand. `only_possible`: the last tile was the only kind that completes it.
pub fn lines(hand: &Hand, melds: &[Meld], situation: &Situation, only_possible: bool) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut points = |event: &str, tile, points| lines.push((event.to_owned(), tile, points, 0));
    let sets: Vec<&Meld> = melds
        .iter()
        .filter(|meld| meld.kind != MeldKind::Pair)
        .collect();
    if let Some(win) = &situation.win {
        points("going-mah-jongg", None, 20);
        if win.standing {
            points("mah-jongg-with-a-standing-hand", None, 100);
        }
        if win.source == Source::Wall {
            points("mah-jongg-with-a-drawn-tile", None, 2);
            if situation.live_left == 0 {
                points("mah-jongg-with-the-last-tile-from-the-wall", None, 10);
            }
        }
        if win.source == Source::Loose {
            points("mah-jongg-with-a-loose-tile", None, 10);
        }
        if only_possible {
            points("mah-jongg-with-the-only-possible-tile", None, 2);
        }
        if win.tile.to_string() == "5D" {
            points("picked-by-the-golden-cock", None, 100);
        }
        if sets.iter().all(|set| set.kind != MeldKind::Chow) {
            points("no-chows-in-hand", None, 10);
        }
        let mut scoring_pair = false;
        for pair in melds.iter().filter(|meld| meld.kind == MeldKind::Pair) {
            let own = pair.tile.as_wind() == Some(situation.seat_wind);
            let round = pair.tile.as_wind() == Some(situation.round_wind);
            let dragon = pair.tile.as_dragon().is_some();
            let names = [
                (own, "pair-of-players-own-wind"),
                (round, "pair-of-wind-of-the-round"),
                (dragon, "pair-of-dragons"),
            ];
            for (_, name) in names.iter().filter(|(counts, _)| *counts) {
                points(name, Some(pair.tile), 2);
                scoring_pair = true;
            }
        }
        if sets.iter().all(|set| set.kind == MeldKind::Chow) && !scoring_pair {
            points("no-scoring-value-in-hand", None, 10);
        }
    }
    for tile in &hand.bonus {
        points("flower-or-season", Some(*tile), 4);
    }
    for set in sets.iter().filter(|set| set.is_pung_or_kong()) {
        let class = if set.tile.is_honour() {
            "winds-and-dragons"
        } else if set.tile.is_terminal() {
            "tile-1-or-9"
        } else {
            "tile-2-to-8"
        };
        let exposed = set.exposure != Exposure::Concealed;
        let base = if set.tile.is_major() { 4 } else { 2 };
        let kong_factor = if set.kind == MeldKind::Kong { 4 } else { 1 };
        let concealed_factor = if exposed { 1 } else { 2 };
        let name = format!(
            "{}-{}-of-{class}",
            if exposed { "exposed" } else { "concealed" },
            format!("{:?}", set.kind).to_lowercase()
        );
        points(&name, Some(set.tile), base * kong_factor * concealed_factor);
    }
    let all: Vec<Tile> = hand.playing_tiles().iter().collect();
    let suits = ['B', 'C', 'D'].iter().filter(|suit| {
        all.iter()
            .any(|tile| tile.is_suited() && tile.to_string().ends_with(**suit))
    });
    let suits = suits.count();
    let has_honours = all.iter().any(|tile| tile.is_honour());
    if suits == 1 && has_honours && situation.win.is_some() {
        let all_concealed_pungs = sets
            .iter()
            .all(|set| set.is_pung_or_kong() && set.exposure == Exposure::Concealed);
        if all_concealed_pungs {
            points("buried-treasure", None, 300);
        }
    }
    let mut doubles = |event: &str, tile, doubles| lines.push((event.to_owned(), tile, 0, doubles));
    if let Some(win) = &situation.win {
        if win.original {
            doubles("mah-jongg-with-an-original-hand", None, 3);
        }
        if win.source == Source::Snatch {
            doubles("mah-jongg-while-snatching-a-kong", None, 1);
        }
    }
    let classes: [fn(Wind) -> Bonus; 2] = [Bonus::Flower, Bonus::Season];
    for class in classes {
        let own = Tile::bonus(class(situation.seat_wind));
        if hand.bonus.contains(&own) {
            doubles("players-own-flower-or-season", Some(own), 1);
        }
        if Wind::ALL
            .iter()
            .all(|wind| hand.bonus.contains(&Tile::bonus(class(*wind))))
        {
            doubles("complete-set-of-flowers-or-seasons", None, 3);
        }
    }
    for set in sets.iter().filter(|set| set.is_pung_or_kong()) {
        if set.tile.as_wind() == Some(situation.seat_wind) {
            doubles("pung-or-kong-of-players-own-wind", Some(set.tile), 1);
        }
        if set.tile.as_wind() == Some(situation.round_wind) {
            doubles("pung-or-kong-of-wind-of-the-round", Some(set.tile), 1);
        }
        if set.tile.as_dragon().is_some() {
            doubles("pung-or-kong-of-dragons", Some(set.tile), 1);
        }
    }
    let all_majors = all.iter().all(|tile| tile.is_major());
    match (suits, has_honours) {
        (1, true) => doubles("one-suit-with-winds-and-dragons", None, 1),
        (1, false) => doubles("all-one-suit", None, 3),
        (0, true) => doubles("all-winds-and-dragons", None, 3),
        _ => {}
    }
    match (all_majors && suits > 0, has_honours) {
        (true, true) => doubles("one-and-nines-with-winds-and-dragons", None, 1),
        (true, false) => doubles("all-one-and-nines", None, 3),
        _ => {}
    }
    lines
}
