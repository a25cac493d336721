//! Pictures of screens and dialogs in small and large windows, at several screen scales, with text up to twice its normal size, to see
//! whether everything fits.

use iced::Size;

use super::stage::Stage;
use super::{
    Gallery, HUGE_SCREENS, LARGE, SETTINGS, SMALL, USUAL, advice, first_start, mid_hand,
    optional_marks,
};
use crate::presenter::{Command, MenuDialog, Reply};

/// Window size, screen scale, text size in percent.
const SIZES: [(Size, f32, u8); 8] = [
    (SMALL, 1.0, 100),
    (SMALL, 1.0, 150),
    (SMALL, 1.0, 200),
    (USUAL, 1.0, 100),
    (USUAL, 1.0, 150),
    (USUAL, 1.0, 200),
    (LARGE, 1.5, 100),
    (HUGE_SCREENS[0].0, HUGE_SCREENS[0].1, 100),
];

/// Other dialogs that commands open during a game.
const DIALOGS: [(&str, Command); 17] = [
    ("open", Command::Open),
    ("save-as", Command::SaveAs),
    ("host", Command::Host),
    ("join", Command::Join),
    ("new-game", Command::NewGame),
    ("rules", Command::Dialog(MenuDialog::Rules)),
    ("scoring", Command::Dialog(MenuDialog::Scoring)),
    ("tips", Command::Tips),
    ("drills", Command::Drills),
    ("play-on-from", Command::Dialog(MenuDialog::PlayOnFrom)),
    ("scorekeeper", Command::Dialog(MenuDialog::Scorekeeper)),
    ("score-sheet", Command::Dialog(MenuDialog::ScoreSheet)),
    ("statistics", Command::Dialog(MenuDialog::Statistics)),
    ("rating", Command::Dialog(MenuDialog::Rating)),
    ("album", Command::Dialog(MenuDialog::Album)),
    ("workshop", Command::Workshop),
    ("about", Command::Dialog(MenuDialog::About)),
];

/// Paints a stage at every size.
fn paint(gallery: &Gallery, name: &str, create: impl FnOnce() -> Stage) {
    let name = format!("size-{name}");
    if !gallery.wants(&name) && !gallery.wanted.starts_with(&name) {
        return;
    }
    let mut stage = create();
    for (size, scale, text) in SIZES {
        stage = stage.with_text_size(text);
        gallery.paint(&mut stage, &format!("{name}-{text}"), size, scale);
    }
}

/// A game in the middle of a hand, after a command.
fn mid_hand_after(command: Command) -> Stage {
    let mut stage = mid_hand("");
    let saved = stage.app().disk.games().join("An evening.mah");
    stage.reply(Reply::SaveAs(saved));
    stage.run_command(command);
    stage
}

/// Portraits, marks on the table, and the goal line.
fn marked() -> Stage {
    mid_hand("quick_tip = true\ngoal_line = true\n").with(|settings| {
        settings.marks.claimed = true;
        settings.marks.drawn_discards = true;
    })
}

/// A claimable discard, with its claim buttons.
fn claim() -> Stage {
    let mut claim = Stage::saved("claim", "quick_tip = true\n");
    claim.wait_for_claim();
    claim
}

/// The scores of a hand; `page` is the key of one of their pages.
fn scores(page: Option<&str>) -> Stage {
    let mut stage = Stage::dealt(77, "").ended();
    if let Some(letter) = page {
        stage.type_letter(letter);
    }
    stage
}

/// A step of the first lesson.
fn lesson(step: usize) -> Stage {
    let mut stage = Stage::dealt(77, &format!("lesson = {step}\n"));
    stage.run_command(Command::Lesson);
    stage
}

/// Paints the pictures at every size, into the folder that `paint_the_gallery` uses.
#[test]
#[ignore = "paints many pictures; run script/gallery"]
fn paint_every_size() {
    let gallery = &Gallery::new();
    paint(gallery, "first-start", || {
        let mut first = Stage::dealt(77, "");
        first.app().dialog = Some(first_start());
        first
    });
    paint(gallery, "start-screen", || {
        mid_hand_after(Command::StartScreen)
    });
    paint(gallery, "table-marked", marked);
    paint(gallery, "claim-buttons", claim);
    paint(gallery, "scores", || scores(None));
    paint(gallery, "totals", || scores(Some("o")));
    paint(gallery, "hand-end", || {
        // Without animation the scores appear at once.
        let stage = Stage::dealt(77, "").with(|settings| settings.motion.movements = true);
        stage.won()
    });
    paint(gallery, "staged", optional_marks::snake);
    for step in [0, 3, 7] {
        paint(gallery, &format!("lesson-{step}"), || lesson(step));
    }
    paint(gallery, "review", advice::reviewed);
    for menu in [0, 2] {
        paint(gallery, &format!("menu-{menu}"), || {
            let mut stage = mid_hand("");
            stage.open_menu(menu);
            stage
        });
    }
    for (name, command) in SETTINGS.into_iter().chain(DIALOGS) {
        paint(gallery, &format!("box-{name}"), || mid_hand_after(command));
    }
}
