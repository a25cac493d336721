//! Every box in the smallest planned window, with words up to twice their size.

use std::path::Path;

use iced::Size;

use super::bench::Bench;
use super::*;
use crate::tiles::Seat;

const SMALL: Size = Size::new(800.0, 600.0);

fn boxes() -> Vec<Dialog> {
    let settings = Settings::default();
    let rules = RuleSet::bloem();
    let tile = |name: &str| name.parse().expect("a tile");
    let names = tests::names();
    let scores = Scores::new(&tests::example(), &names).expect("the hand is over");
    let finished = crate::tiles::BySeat([1684, -420, 1218, 1518]);
    let files = |purpose| Files::new(purpose, Path::new("/home/anna/games"), Vec::new(), "game");
    let why = "The file \"sunday.mah\" is no saved game: its checksum is wrong.".to_owned();
    vec![
        Setup::new(&settings).into(),
        ColoursBox::new(&settings).into(),
        TableBox::new(&settings).into(),
        TileSets::new(&settings, &settings).into(),
        Opponents::new(&settings, &settings).into(),
        Movements::new(&settings).into(),
        SoundBox::new(&settings).into(),
        Figures::new(crate::stats::Statistics::default()).into(),
        Rules::new(&rules).into(),
        Scoring::new(&rules).into(),
        NewGame::new(&rules).into(),
        Players::new(&settings.names).into(),
        Log::new(vec!["Ada discards 5 Circle.".to_owned(); 90]).into(),
        scores.into(),
        files(Purpose::Open).into(),
        files(Purpose::SaveAs).into(),
        files(Purpose::Resume).into(),
        Host::new(&settings.network).into(),
        Join::new(&settings.network).into(),
        files(Purpose::Tiles(Box::default())).into(),
        Question::choice(tile("5D"), &[crate::table::Claim::MahJong]).into(),
        Question::can_go_mah_jongg(tile("2B")).into(),
        Question::concealed_kong(tile("RD")).into(),
        Question::exposed_kong(tile("3C")).into(),
        Question::expose_this_kong(tile("EW")).into(),
        Question::standing_hand(&[tile("2B"), tile("5B"), tile("RD")]).into(),
        Question::game_finished(&names, &finished, Seat::new(0)).into(),
        Question::exit().into(),
        Question::save(Command::Exit).into(),
        Question::overwrite("/home/anna/games/sunday.mah".into()).into(),
        Question::only_mah(why.clone()).into(),
        Question::not_a_game(why.clone()).into(),
        Question::error_opening(why.clone()).into(),
        Question::error_bitmap(why).into(),
        Question::about().into(),
        Question::welcome().into(),
    ]
}

#[test]
fn every_box_fits_a_small_window_without_scrolling_up_to_five_quarters() {
    let mut wrong = Vec::new();
    for text in [1.0, 1.25] {
        for dialog in boxes() {
            let title = dialog.title();
            let mut bench = Bench::new(dialog);
            bench.fit(SMALL, text);
            let (scrolls, leaves) = bench.overflow();
            // The sheet of a hand is as long as what was scored; Page Down leafs in it.
            let scrolls = if title.contains("gone Mah Jongg") {
                0.0
            } else {
                scrolls
            };
            if scrolls > 0.5 || leaves {
                wrong.push(format!("{title} at {text}: {scrolls}, {leaves}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_box_leaves_the_window_with_words_twice_their_size() {
    for dialog in boxes() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        bench.fit(SMALL, 2.0);
        assert!(!bench.overflow().1, "{title}");
    }
}

#[test]
fn every_box_has_its_help() {
    for dialog in boxes() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        let help = bench.key(iced::keyboard::key::Named::F1);
        assert!(matches!(help, Some(Action::Help(_))), "{title}: {help:?}");
    }
}

#[test]
fn page_down_leafs_in_a_sheet_that_is_longer_than_the_window() {
    let names = tests::names();
    let scores = Scores::new(&tests::example(), &names).expect("the hand is over");
    let mut bench = Bench::new(scores);
    assert!(bench.scrolled_by(iced::keyboard::key::Named::PageDown) > 40.0);
    bench.letter('l');
    assert!(bench.scrolled_by(iced::keyboard::key::Named::PageDown) < 1.0);
}
