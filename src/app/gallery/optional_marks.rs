//! Pictures of optional marks on the table, of a winning special hand, and of a hand as text.

use std::time::Duration;

use super::stage::Stage;
use super::{Gallery, HUGE_SCREENS, SMALL, USUAL, mid_hand};
use crate::presenter::{Command, LocalTable};
use engine::table::Record;
use engine::table::prepared_wall::wall_for;
use storage::settings::MarkSettings;

/// East has gone Mah Jongg with Little Snake.
pub fn snake() -> Stage {
    let mut stage = Stage::dealt(77, "");
    let home = stage.0.app.presenter.home().map(LocalTable::as_saved);
    let game = home.expect("a game");
    let mut setup = game.record.setup.clone();
    setup.first_east = Some(game.viewer);
    setup.walls = vec![wall_for("1B 2B 3B 4B 5B 6B 7B 8B 9B EW SW WW NW NW")];
    stage.0.open(Record {
        setup,
        inputs: Vec::new(),
        ..game.record
    });
    stage.0.play_to_turn();
    stage.run_command(Command::MahJongg);
    for _ in 0..200 {
        let win = stage.0.app.presenter.win();
        if win.is_some_and(|win| win.is_complete()) && !stage.0.is_showing() {
            break;
        }
        stage.0.pass(Duration::from_millis(20));
    }
    stage
}

/// Paints these pictures.
pub fn paint(gallery: &Gallery) {
    let mut marked = mid_hand("").with(|settings| {
        settings.marks = MarkSettings {
            people: true,
            drawn_discards: true,
            claimed: true,
        };
    });
    gallery.paint_three_sizes(&mut marked, "marks");
    if gallery.wants("staged") {
        let mut staged = snake();
        gallery.paint_three_sizes(&mut staged, "staged");
        for (size, scale) in HUGE_SCREENS {
            gallery.paint(&mut staged, "staged", size, scale);
        }
    }
    let mut text = mid_hand("");
    text.run_command(Command::OpenHand);
    gallery.paint(&mut text, "box-hand-text", SMALL, 1.0);
    gallery.paint(&mut text, "box-hand-text", USUAL, 1.0);
}
