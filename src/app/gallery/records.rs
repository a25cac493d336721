//! Pictures of puzzles, compared deals, the album and the rating, each empty and filled.

use super::{Gallery, mid_hand};
use crate::app::dialog::fit_tests::examples::{
    album, attempts, puzzle_cards, rating, tipped_rating,
};
use crate::app::dialog::{AlbumDialog, CompareDealsDialog, Dialog, RatingDialog};
use crate::app::services::Services;
use crate::help::Help;
use crate::presenter::{Command, MenuDialog, Reply};
use coach::puzzle::Theme;
use engine::rules::RuleSet;

/// Paints these pictures.
pub fn paint(gallery: &Gallery) {
    for (name, command) in [
        ("box-album", Command::Dialog(MenuDialog::Album)),
        ("box-puzzles", Command::Puzzles),
        ("box-deals", Command::Dialog(MenuDialog::CompareDeals)),
        ("box-rating", Command::Dialog(MenuDialog::Rating)),
        ("box-deal", Command::PlayDeal),
        ("box-calendar", Command::Calendar),
    ] {
        let mut stage = mid_hand("");
        stage.run_command(command);
        gallery.paint_four_sizes(&mut stage, name);
    }
    let filled: [(&str, Dialog); 4] = [
        (
            "box-album-filled",
            AlbumDialog::new(&RuleSet::bloem(), &album(), &Help::open(&[])).into(),
        ),
        (
            "box-deals-filled",
            CompareDealsDialog::new(attempts(), Services::in_folder("/nowhere".as_ref())).into(),
        ),
        ("box-rating-filled", RatingDialog::new(rating()).into()),
        (
            "box-rating-tipped",
            RatingDialog::new(tipped_rating()).into(),
        ),
    ];
    // The cards of a claim come first; the third card is the end of a session.
    let end = puzzle_cards().into_iter().nth(2);
    for (name, dialog) in filled.into_iter().chain(end.map(|end| ("puzzle-end", end))) {
        let mut stage = mid_hand("");
        stage.app().dialog = Some(dialog);
        gallery.paint_four_sizes(&mut stage, name);
    }
    if gallery.wants("puzzle-asked") || gallery.wants("puzzle-answered") {
        puzzles(gallery);
    }
}

/// Puzzles on the table with their card, before and after a tempting wrong answer.
fn puzzles(gallery: &Gallery) {
    for (name, theme) in [("claim", Theme::Claims), ("special", Theme::SpecialHands)] {
        let mut stage = mid_hand("");
        stage.0.solve(theme);
        gallery.paint_four_sizes(&mut stage, &format!("puzzle-asked-{name}"));
        let tempting = stage.0.original_move().expect("a puzzle");
        let judged = stage.app().reply(Reply::TryMove(tempting));
        stage.0.follow(judged);
        gallery.paint_four_sizes(&mut stage, &format!("puzzle-answered-{name}"));
    }
}
