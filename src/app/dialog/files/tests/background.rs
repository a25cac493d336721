//! Results of background work that arrive late, or come from the system's file dialog.

use std::path::PathBuf;

use super::*;
use crate::app::system_dialog::SystemChoice;

/// Chooses a file in the system's dialog.
fn choose_in_system_dialog(bench: &mut Bench, overwrites: bool) -> Option<Reply> {
    let path = "/elsewhere/game.mah".into();
    let choice = SystemChoice { path, overwrites };
    bench.receive(AnyMessage::new(Message::SystemChose(choice)))
}

#[test]
fn a_choice_in_the_system_dialog_is_opened_or_saved_to() {
    let chosen = PathBuf::from("/elsewhere/game.mah");
    for (purpose, overwrites, reply) in [
        (Purpose::Open, false, Reply::Open(chosen.clone())),
        (Purpose::SaveAs, false, Reply::SaveAs(chosen.clone())),
        // The system has not asked before overwriting.
        (Purpose::SaveAs, true, Reply::Overwrite(chosen.clone())),
    ] {
        let mut bench = Bench::new(chooser(purpose, "x").with_system_dialog());
        bench.choose("System's Box...");
        assert_eq!(choose_in_system_dialog(&mut bench, overwrites), Some(reply));
    }
}

/// The second press opens no second dialog, and must not drop the result of the first.
#[test]
fn the_choice_counts_although_the_button_was_pressed_twice() {
    let mut bench = Bench::new(chooser(Purpose::Open, "").with_system_dialog());
    bench.choose("System's Box...");
    bench.choose("System's Box...");
    assert!(matches!(
        choose_in_system_dialog(&mut bench, false),
        Some(Reply::Open(_))
    ));
}

#[test]
fn only_the_last_requested_list_is_shown() {
    let mut bench = Bench::new(chooser(Purpose::Open, "")).load();
    let late = bench.results();
    assert!(!late.is_empty());
    bench.receive(AnyMessage::new(Message::Listed(1, listing())));
    let folder = bench.middle("with Mary");
    bench.double_click(folder);
    for result in late {
        bench.receive(result);
    }
    let shows = |bench: &mut Bench, words: &str| {
        let texts = bench.texts();
        texts.iter().any(|(text, _)| text == words)
    };
    assert!(
        shows(&mut bench, "anna.mah"),
        "the first, empty list is dropped"
    );
    bench.finish();
    assert!(shows(&mut bench, "/games/with Mary") && !shows(&mut bench, "anna.mah"));
}

#[test]
fn a_later_part_of_the_listing_keeps_the_selection() {
    let mut bench = open();
    let anna = bench.middle("anna.mah");
    bench.click(anna);
    let mut more = listing();
    more.files.insert(0, file("newer.mah", "Lin", 1));
    bench.receive(AnyMessage::new(Message::Listed(0, more)));
    assert_eq!(bench.key(Named::Enter), Some(Reply::Open(path("anna.mah"))));
}
