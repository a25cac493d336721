//! The drills and the oracle, driven with clicks and keys.

use iced::keyboard::key::Named;

use super::*;
use crate::app::dialog::Oracle;
use crate::app::dialog::bench::Bench;
use crate::app::dialog::learning::oracle;
use crate::help::Help;
use coach::lesson::drill::ScoreQuestion;
use wording::TileWording;

fn drills(bench: &Bench) -> &Drills {
    bench.dialog.content().expect("the drills are open")
}

/// How many answers of the current kind were right, and how many were given.
fn tally(bench: &Bench) -> (u32, u32) {
    let drills = drills(bench);
    let tally = drills.tally[drills.kind as usize];
    (tally.right, tally.asked)
}

/// The texts to choose for a right answer, or for a wrong one.
fn answer(drills: &Drills, right: bool) -> Vec<String> {
    let ticked = |question: &ScoreQuestion| {
        let lines = question.candidates.iter().enumerate();
        // A wrong answer differs in the first line only.
        let chosen = lines.filter(|(at, line)| line.counts == (right || *at > 0));
        let words = chosen.map(|(_, line)| format!("{}  {}", line.award, line.words));
        words.collect::<Vec<_>>()
    };
    match &drills.question {
        Question::Name { tile, choices } => {
            let choice = choices.iter().find(|choice| (*choice == tile) == right);
            vec![choice.expect("a name").name()]
        }
        Question::Waits { waits, .. } => {
            let mut tiles: Vec<Tile> = waits.clone();
            if !right {
                tiles.pop();
            }
            tiles.iter().map(|tile| tile.name()).collect()
        }
        Question::Discard { options, .. } => {
            let fits = |option: &&AfterDiscard| is_as_good(option, &options[0]) == right;
            let option = options.iter().find(fits);
            vec![option.expect("a tile").tile.name()]
        }
        Question::Score(question) => ticked(question),
    }
}

#[test]
fn every_drill_judges_answers_and_continues() {
    for seed in 0..3 {
        let dialog = Drills::new(
            &RuleSet::bloem(),
            [Tally::default(); 4],
            Overview::default(),
            seed,
        );
        let mut bench = Bench::new(dialog);
        for letter in ['n', 'c', 'd', 's'] {
            bench.letter(letter);
            for right in [true, false, true] {
                let (was_right, asked) = tally(&bench);
                for words in answer(drills(&bench), right) {
                    bench.choose(&words);
                }
                if drills(&bench).takes_several() {
                    bench.letter('k');
                }
                assert_eq!(drills(&bench).judged, Some(right), "{letter} {seed}");
                assert_eq!(tally(&bench), (was_right + u32::from(right), asked + 1));
                bench.letter('x');
                assert_eq!(drills(&bench).judged, None);
            }
        }
        match bench.key(Named::Escape) {
            Some(Reply::DrillsFinished(tally)) => {
                assert!(tally.iter().all(|own| (own.right, own.asked) == (2, 3)));
            }
            other => unreachable!("{other:?}"),
        }
    }
}

#[test]
fn the_oracle_turns_up_thirteen_tiles_and_closes() {
    let help = Help::open(&[]);
    let mut bench = Bench::new(Oracle::new(&help, 3));
    for _ in 0..13 {
        assert_eq!(bench.key(Named::Enter), None);
    }
    assert_eq!(bench.key(Named::F1), Some(Reply::Help("oracle")));
    assert_eq!(bench.key(Named::Enter), Some(Reply::Close));
}

#[test]
fn the_oracle_has_a_meaning_for_every_tile() {
    let help = Help::open(&[]);
    for tile in Tile::all() {
        let meaning = oracle::meaning_of(&help, tile);
        assert!(!meaning.title.is_empty());
        assert!(meaning.meaning.split_whitespace().count() > 8, "{tile}");
    }
}

/// A number on the tile would give its name away.
#[test]
fn the_tile_to_name_is_shown_without_its_number() {
    let sets = [BuiltIn::Plain, BuiltIn::Numbers];
    let [plain, numbers] = sets.map(|set| TileSet::builtin(set).expect("a set"));
    for seed in 0..3 {
        let drills = Drills::new(
            &RuleSet::bloem(),
            [Tally::default(); 4],
            Overview::default(),
            seed,
        );
        let Question::Name { tile, .. } = drills.question else {
            unreachable!("the first question")
        };
        let pixels = |set: &TileSet| {
            set.face(Face::from(tile), PICTURE_WIDTH, Turn::Upright)
                .rgba
        };
        let Some(Handle::Rgba { pixels: shown, .. }) = &drills.picture else {
            unreachable!("a picture")
        };
        assert_eq!(shown.to_vec(), pixels(&plain));
        if tile.number().is_some() {
            assert_ne!(shown.to_vec(), pixels(&numbers), "{}", tile.name());
        }
    }
}
