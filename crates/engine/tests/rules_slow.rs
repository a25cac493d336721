//! Compares the scores of thousands of random hands with those of a slow scorer written from the text of the rules alone, and checks
//! properties of settlements and forms.

#[path = "slow/hands.rs"]
mod hands;
#[path = "slow/regular.rs"]
mod regular;
#[path = "slow/special.rs"]
mod special;

use engine::rules::{
    PRESETS, RuleSet, RuleSetId, ScoreLine, Situation, Slot, SlotKind, WrittenRules,
};
use engine::tiles::{BySeat, Exposure, Hand, Meld, MeldKind, Seat, Tile, Wind};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use hands::{circumstances, hand_of_sets, special_hand};

/// The total by the slow scorer, and every list of lines that gives it; `None` if a winner's hand is not Mah Jongg.
fn slow_score(hand: &Hand, situation: &Situation) -> Option<(u32, Vec<Vec<regular::Line>>)> {
    let Some(win) = &situation.win else {
        return Some(best(vec![regular::lines(
            hand,
            &regular::loser_sets(hand),
            situation,
            false,
        )]));
    };
    let mut special_hands = special::special_hands(hand, situation.seat_wind);
    let arrangements = regular::arrangements(hand, situation);
    if arrangements.is_empty() && special_hands.is_empty() {
        return None;
    }
    if win.first_discard_of_east {
        special_hands.push(("terrestrial-blessing", 800));
    }
    if let Some((name, points)) = special_hands.into_iter().max_by_key(|(_, points)| *points) {
        return Some((points, vec![vec![(name.to_owned(), None, points, 0)]]));
    }
    let mut before = hand.clone();
    before.stake.remove(win.tile);
    let held = before.playing_tiles();
    let waits = Tile::plain().filter(|tile| held[*tile] < 4).filter(|tile| {
        let mut after = before.clone();
        after.stake.add(*tile);
        let stake: Vec<Tile> = after.stake.iter().collect();
        let special = special::special_hands(&after, situation.seat_wind);
        !special.is_empty() || !regular::divisions(&stake, 1).is_empty()
    });
    let only_possible = waits.count() == 1;
    let all = arrangements
        .iter()
        .map(|melds| regular::lines(hand, melds, situation, only_possible));
    Some(best(all.collect()))
}

/// The highest total, and every list of lines that gives it.
fn best(all: Vec<Vec<regular::Line>>) -> (u32, Vec<Vec<regular::Line>>) {
    let total = |lines: &Vec<regular::Line>| {
        let points: u32 = lines.iter().map(|line| line.2).sum();
        points << lines.iter().map(|line| line.3).sum::<u32>()
    };
    let highest = all.iter().map(total).max().unwrap_or(0);
    (
        highest,
        all.into_iter()
            .filter(|lines| total(lines) == highest)
            .map(sorted)
            .collect(),
    )
}

fn sorted(mut lines: Vec<regular::Line>) -> Vec<regular::Line> {
    lines.sort();
    lines
}

/// Asserts that the engine gives a hand the total of the slow scorer, with one of its lists of lines.
fn compare(rules: &RuleSet, hand: &Hand, situation: &Situation) {
    let fast = rules.score(hand, situation);
    let expected = slow_score(hand, situation);
    let (Some(score), Some((total, arrangements))) = (&fast, &expected) else {
        assert_eq!(fast.is_some(), expected.is_some(), "{hand:?} {situation:?}");
        return;
    };
    assert_eq!(
        score.total, *total,
        "{hand:?} {situation:?} {:?} {arrangements:?}",
        score.lines
    );
    let lines = score.lines.iter();
    let lines = lines.map(|line| {
        (
            line.row.as_str().to_owned(),
            line.tile,
            line.award.points,
            line.award.doubles,
        )
    });
    let lines = sorted(lines.collect());
    assert!(
        arrangements.contains(&lines),
        "{hand:?} {situation:?} {lines:?} {arrangements:?}"
    );
}

#[test]
fn winners_score_as_by_the_slow_scorer() {
    let rules = RuleSet::bloem();
    let mut random = ChaCha8Rng::seed_from_u64(1996);
    let (mut accepted, mut tried) = (0, 0);
    while tried < 6000 {
        let made = if random.random_bool(0.5) {
            hand_of_sets(&mut random)
        } else {
            special_hand(&mut random, &rules)
        };
        let Some((mut hand, last)) = made else {
            continue;
        };
        let situation = circumstances(&mut random, &mut hand, Some(last));
        if hand.stake.has(last) {
            compare_winner(&rules, &hand, &situation, &mut accepted);
            tried += 1;
        }
    }
    assert!(accepted > tried / 2, "{accepted} of {tried} were Mah Jongg");
}

/// Compares a winner's hand, which may not be Mah Jongg; counts those that are.
fn compare_winner(rules: &RuleSet, hand: &Hand, situation: &Situation, accepted: &mut usize) {
    if rules.is_mah_jong(hand, situation) {
        *accepted += 1;
        compare(rules, hand, situation);
    } else {
        assert!(
            slow_score(hand, situation).is_none(),
            "{hand:?} {situation:?}"
        );
        assert!(rules.score(hand, situation).is_none());
        assert_eq!(rules.mah_jong_level(hand, situation), None);
        // A reason must be found without a panic.
        let _ = rules.why_not_mah_jong(hand, situation);
    }
}

#[test]
fn losers_score_as_by_the_slow_scorer() {
    let rules = RuleSet::bloem();
    let mut random = ChaCha8Rng::seed_from_u64(1997);
    for _ in 0..4000 {
        let Some((mut hand, last)) = hand_of_sets(&mut random) else {
            continue;
        };
        hand.stake.remove(last);
        let situation = circumstances(&mut random, &mut hand, None);
        compare(&rules, &hand, &situation);
    }
}

#[test]
fn waits_are_the_tiles_that_complete_the_hand() {
    let rules = RuleSet::bloem();
    let mut random = ChaCha8Rng::seed_from_u64(1998);
    for _ in 0..300 {
        let Some((mut hand, last)) = special_hand(&mut random, &rules) else {
            continue;
        };
        hand.stake.remove(last);
        let situation = circumstances(&mut random, &mut hand, None);
        let held = hand.playing_tiles();
        let expected: Vec<Tile> = Tile::plain()
            .filter(|tile| held[*tile] < 4)
            .filter(|tile| {
                let mut after = hand.clone();
                after.stake.add(*tile);
                let stake: Vec<Tile> = after.stake.iter().collect();
                !special::special_hands(&after, situation.seat_wind).is_empty()
                    || !regular::divisions(&stake, 1).is_empty()
            })
            .collect();
        assert_eq!(rules.waits(&hand, &situation), expected, "{hand:?}");
    }
}

#[test]
fn every_form_fits_the_description_of_its_special_hand() {
    for (event, special) in RuleSet::bloem().special_hands() {
        for form in special.forms() {
            assert_eq!(form.tiles.count(), 14, "{:?}", event.id);
            let hand = Hand {
                stake: form.slots.iter().flat_map(|slot| slot.tiles()).collect(),
                ..Hand::default()
            };
            let found = special::special_hands(&hand, form.own_wind.unwrap_or(Wind::East));
            assert!(
                found.iter().any(|(name, _)| event.id == *name),
                "{:?} {form:?}",
                event.id
            );
        }
    }
}

#[test]
fn every_pattern_has_as_many_forms_as_counted_by_hand() {
    let expected = [
        ("imperial-mah-jongg", 4),
        ("mah-jongg-of-the-mandarin", 4),
        ("mah-jongg-of-the-crazy-monkey", 4),
        ("fourfold-homely-happiness", 3),
        ("great-green-major-hand", 1),
        ("great-green-minor-hand", 1),
        ("red-and-green-hand", 1),
        ("three-adopted-sons-of-dragon-nine", 3 * 4),
        ("three-adopted-sons-of-dragon-one", 3 * 4),
        ("small-green-major-hand", 4 * 3 / 2 * 2),
        ("small-green-minor-hand", 4),
        ("enemies", 2 * 3),
        ("three-adopted-sons-of-the-red-dragon", 9 * 4),
        ("three-adopted-sons-of-the-wind", 9 * 4 * 3),
        ("four-great-siamese-sisters", 3 * 6 * 3),
        ("four-small-siamese-sisters", 3 * 6 * 4),
        ("rose-of-the-winds", 1),
        ("three-great-scholars", 3 * 7 * 9),
        ("mah-jongg-of-winds-and-dragons", 7 * 6 * 5 * 4 / 24 * 3),
        ("calling-nine-tile-hand", 3 * 9),
        ("thirteen-wonderful-lanterns", 6),
        ("great-snake", 3 * 7 * 6),
        ("snake-of-dragons", 6 * 4),
        ("snake-of-the-four-winds", 6),
        ("little-snake", 3 * 7),
        ("thirteen-odd-majors", 13),
    ];
    let rules = RuleSet::bloem();
    for (id, count) in expected {
        let special = rules.event(id).and_then(|event| event.special.as_ref());
        assert_eq!(
            special.map(|special| special.forms().len()),
            Some(count),
            "{id}"
        );
    }
    let patterns = rules
        .special_hands()
        .filter(|(_, special)| !special.forms().is_empty());
    assert_eq!(patterns.count(), expected.len());
}

#[test]
fn there_are_65_events_and_29_special_hands_among_them() {
    assert_eq!(RuleSet::bloem().events().len(), 65);
    assert_eq!(RuleSet::bloem().special_hands().count(), 29);
}

#[test]
fn payments_sum_to_zero_and_what_one_player_gets_another_pays() {
    let mut random = ChaCha8Rng::seed_from_u64(1999);
    for _ in 0..2000 {
        let mut rules = if random.random_bool(0.5) {
            RuleSet::bloem()
        } else {
            RuleSet::classical()
        };
        rules.options.max_score = random
            .random_bool(0.5)
            .then(|| random.random_range(1..1000));
        rules.options.east_doubles = random.random_bool(0.5);
        rules.options.losers_settle = random.random_bool(0.5);
        rules.options.discarder_doubles = random.random_bool(0.5);
        let scores = BySeat::from_fn(|_| random.random_range(0..3000));
        let seat = |random: &mut ChaCha8Rng| Seat::new(random.random_range(0..4));
        let (winner, east) = (seat(&mut random), seat(&mut random));
        let discarder = Some(seat(&mut random)).filter(|seat| *seat != winner);
        let settlement = rules.settle(
            &scores,
            winner,
            east,
            discarder,
            discarder.filter(|_| random.random_bool(0.3)),
        );
        assert_eq!(settlement.totals().0.iter().sum::<i64>(), 0);
        for (one, from) in settlement.gets_from.iter() {
            for (another, amount) in from.iter() {
                assert_eq!(*amount, -settlement.gets_from[another][one]);
            }
        }
    }
}

#[test]
fn a_kong_spoils_a_special_hand_whose_pattern_has_a_pung() {
    let kong = |tile: &str| {
        tile.parse().map(|tile| Meld {
            kind: MeldKind::Kong,
            tile,
            exposure: Exposure::Annexed,
        })
    };
    let rules = RuleSet::bloem();
    let stake = [
        "5B", "5B", "5B", "7B", "7B", "7B", "9B", "9B", "9B", "GD", "RD",
    ];
    let hand = Hand {
        stake: stake
            .iter()
            .filter_map(|tile| tile.parse::<Tile>().ok())
            .collect(),
        melds: kong("1B").into_iter().collect(),
        bonus: Vec::new(),
    };
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let situation = circumstances(&mut random, &mut hand.clone(), "GD".parse().ok());
    assert!(!rules.is_mah_jong(&hand, &situation));
}

#[test]
fn every_example_of_a_special_hand_is_scored_as_that_hand() {
    let originals = [RuleSetId::Bloem, RuleSetId::Classical];
    let originals = originals.map(|id| (format!("{id:?}"), RuleSet::new(id)));
    let presets = PRESETS.map(|(name, file)| {
        let written = WrittenRules::read(file).expect("a preset can be read");
        (name.to_owned(), written.rules)
    });
    for (name, mut rules) in originals.into_iter().chain(presets) {
        rules.options.special_hands = true;
        for (event, special) in rules.special_hands() {
            if !rules.accepts(event) || event.never_counts {
                continue;
            }
            let examples = rules.examples(event);
            for form in examples.iter().take(40) {
                // If sets may be exposed, the first pung is.
                let is_pung = |slot: &&Slot| slot.kind == SlotKind::PungOrKong;
                let claimed = form.slots.iter().find(is_pung);
                let claimed = claimed.filter(|_| !special.concealed).copied();
                let mut slots: Vec<Slot> = form.slots.to_vec();
                if let Some(place) = slots.iter().position(|slot| Some(*slot) == claimed) {
                    slots.remove(place);
                }
                let is_kong = |slot: &Slot| slot.kind == SlotKind::Kong;
                let (kongs, others): (Vec<Slot>, Vec<Slot>) = slots.into_iter().partition(is_kong);
                let stake: Vec<Tile> = others.iter().flat_map(|slot| slot.tiles()).collect();
                let kong = |slot: &Slot| Meld::concealed(MeldKind::Kong, slot.tile);
                let claimed = claimed.map(|slot| Meld::claimed(MeldKind::Pung, slot.tile));
                let situation = Situation::described(
                    (form.own_wind.unwrap_or(Wind::South), Wind::North),
                    Some((stake[0], engine::rules::Source::Wall)),
                    [],
                    engine::rules::Circumstances::default(),
                );
                let hand = Hand {
                    stake: stake.into_iter().collect(),
                    melds: kongs.iter().map(kong).chain(claimed).collect(),
                    ..Hand::default()
                };
                let score = rules.score(&hand, &situation).unwrap_or_default();
                // The Crazy Monkey differs from Imperial Mah Jongg only in its sets on the table.
                let is_named = event.id == "mah-jongg-of-the-crazy-monkey"
                    || score.lines.iter().any(|line| line.row == event.id);
                // Of hands with equal points, the first is named. Four Blessings, for example, is always another hand too.
                let equal_points = |line: &ScoreLine| line.award.points == event.award.points;
                let is_named =
                    is_named || event.is_whole_score() && score.lines.iter().all(equal_points);
                assert!(
                    is_named,
                    "{name}, {:?}: {form:?} {:?}",
                    event.id, score.lines
                );
            }
        }
    }
    let bloem = RuleSet::bloem();
    let odd_majors = bloem.event("thirteen-odd-majors").expect("a row");
    assert_eq!(bloem.examples(odd_majors).len(), 7, "of its 13 forms");
}
