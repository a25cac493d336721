use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::*;

fn questions(kind: Kind, count: u64) -> impl Iterator<Item = Question> {
    let rules = RuleSet::bloem();
    (0..count).map(move |seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        Question::new(kind, (seed % 3) as u32, &rules, &mut rng)
    })
}

#[test]
fn the_correct_name_is_among_the_choices() {
    for question in questions(Kind::Name, 60) {
        let Question::Name { tile, choices } = question else {
            unreachable!("the question asks for a name")
        };
        assert!(choices.contains(&tile) && choices.len() == 6);
    }
}

#[test]
fn the_waits_are_exactly_the_tiles_that_make_mah_jongg() {
    let rules = RuleSet::bloem();
    let situation = deal::losing_situation();
    for question in questions(Kind::Waits, 30) {
        let Question::Waits { stake, waits } = question else {
            unreachable!("the question asks for waits")
        };
        assert_eq!(stake.len(), 13);
        for tile in Tile::plain().filter(|tile| stake[*tile] < 4) {
            let mut hand = Hand {
                stake: stake.clone(),
                ..Hand::default()
            };
            hand.stake.add(tile);
            let complete = rules.is_mah_jong(&hand, &situation);
            assert_eq!(complete, waits.contains(&tile), "{tile} in {stake:?}");
        }
    }
}

#[test]
fn the_best_discard_keeps_the_hand_nearest_and_most_tiles_useful() {
    for question in questions(Kind::Discard, 300) {
        let Question::Discard { stake, options } = question else {
            unreachable!("the question asks for a discard")
        };
        assert_eq!(stake.len(), 14);
        assert!(shanten::regular(&stake, 0) >= 0, "{stake:?} is complete");
        let best = options[0];
        for other in &options {
            assert!(stake.has(other.tile));
            let is_nearer = other.shanten < best.shanten;
            let has_more_useful = other.shanten == best.shanten && other.useful > best.useful;
            assert!(!is_nearer && !has_more_useful, "{other:?} beats {best:?}");
        }
    }
}

/// Limit hands of the classical rules have neither points nor doubles.
#[test]
fn every_line_that_may_count_says_what_it_gives() {
    let rules = RuleSet::classical();
    let questions = (0..30).map(|seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        ScoreQuestion::new(2, &rules, &mut rng)
    });
    let lines: Vec<Candidate> = questions.flat_map(|question| question.candidates).collect();
    assert!(lines.iter().any(|line| line.award == "100%"));
    assert!(lines.iter().all(|line| line.award != "0"), "{lines:?}");
}

#[test]
fn the_lines_that_count_are_those_of_the_score() {
    for question in questions(Kind::Score, 40) {
        let Question::Score(question) = question else {
            unreachable!("the question asks for a score")
        };
        let correct: Vec<bool> = question.candidates.iter().map(|line| line.counts).collect();
        assert_eq!(
            correct.iter().filter(|counts| **counts).count(),
            question.score.lines.len()
        );
        assert!(correct.iter().any(|counts| !counts));
        assert!(question.is_correct(&correct));
        let mut wrong = correct;
        wrong[0] = !wrong[0];
        assert!(!question.is_correct(&wrong));
    }
}

#[test]
fn questions_grow_harder_with_right_answers_and_easier_after_a_wrong_one() {
    let mut tally = Tally::default();
    for _ in 0..8 {
        tally.record(true);
    }
    assert_eq!((tally.right, tally.asked, tally.level()), (8, 8, 2));
    tally.record(false);
    assert_eq!((tally.right, tally.asked, tally.level()), (8, 9, 0));
}
