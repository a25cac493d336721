//! Tests of the plan of a tournament.

use super::*;

/// Everybody sits or rests once in each round, and rests are shared.
fn check(plan: &SeatingPlan) {
    let mut rests = vec![0; plan.people];
    for round in &plan.rounds {
        let mut present: Vec<usize> = round.tables.iter().flatten().copied().collect();
        present.extend(&round.resting);
        present.sort_unstable();
        assert_eq!(present, (0..plan.people).collect::<Vec<_>>());
        for person in &round.resting {
            rests[*person] += 1;
        }
    }
    let (least, most) = (rests.iter().min(), rests.iter().max());
    assert!(
        most.zip(least)
            .is_some_and(|(most, least)| most - least <= 1),
        "{rests:?}"
    );
}

#[test]
fn nobody_meets_twice_where_a_perfect_plan_is_known() {
    for (people, rounds) in [
        (16, 5),
        (16, 3),
        (20, 5),
        (28, 7),
        (44, 11),
        (52, 13),
        (32, 4),
    ] {
        let plan = SeatingPlan::new(people, rounds).expect("a plan");
        check(&plan);
        let meetings = plan.meetings();
        assert_eq!(
            (meetings.often, meetings.most),
            (0, 1),
            "{people}, {rounds}"
        );
        assert_eq!(meetings.once, rounds * people / 4 * 6);
    }
    let all = SeatingPlan::new(16, 5).expect("a plan").meetings();
    assert_eq!(all.never, 0, "sixteen people meet everybody in five rounds");
}

#[test]
fn meetings_and_rests_are_shared_where_they_must_repeat() {
    // Pairs that meet more than once, at most; and the most meetings of a pair.
    for (people, rounds, often, most) in [
        (8, 7, 28, 4),
        (9, 6, 36, 3),
        (12, 4, 18, 3),
        (13, 4, 14, 3),
        (24, 5, 4, 2),
        (40, 6, 6, 2),
        (64, 8, 12, 2),
    ] {
        let plan = SeatingPlan::new(people, rounds).expect("a plan");
        check(&plan);
        let meetings = plan.meetings();
        assert!(
            meetings.often <= often && meetings.most <= most,
            "{people} people, {rounds} rounds: {meetings:?}"
        );
    }
}

#[test]
fn the_same_numbers_give_the_same_plan() {
    assert_eq!(SeatingPlan::new(24, 4), SeatingPlan::new(24, 4));
    for (people, rounds) in [(7, 3), (65, 3), (16, 0), (16, 21)] {
        assert_eq!(SeatingPlan::new(people, rounds), None);
    }
}

#[test]
fn everybody_is_the_first_east_about_equally_often() {
    let plan = SeatingPlan::new(20, 5).expect("a plan");
    let mut easts = [0; 20];
    for table in plan.rounds.iter().flat_map(|round| &round.tables) {
        easts[table[0]] += 1;
    }
    assert!(
        easts.iter().all(|count| (0..=2).contains(count)),
        "{easts:?}"
    );
    assert!(
        easts.iter().filter(|count| **count == 0).count() <= 2,
        "{easts:?}"
    );
}
