//! Tests of saving, sharing and removing rule sets.

use super::*;

/// The library with one more rule set of the player's own.
fn library_with(short_name: &str, written: WrittenRules) -> Vec<LibraryRules> {
    let mut library = library();
    library.push(LibraryRules {
        short_name: short_name.to_owned(),
        written,
        is_own: true,
    });
    library
}

/// The folder is read again after every change.
#[test]
fn rule_sets_are_saved_shared_and_removed() {
    let mut player = Player::new(4);
    player.run_command(Command::Workshop);
    let rules = player.folder.path().join("rules");
    let files = || -> usize { std::fs::read_dir(&rules).map_or(0, Iterator::count) };
    let send = |player: &mut Player, message| {
        player.handle(crate::app::Message::Dialog(Event::send(message)));
    };
    let library = |player: &mut Player| -> Vec<String> {
        let open = player.app.dialog.as_ref();
        let open = open.and_then(Dialog::content::<Workshop>);
        let open = open.expect("the workshop is open");
        let own = open.library.all.iter().filter(|entry| entry.is_own);
        own.map(|entry| entry.written.rules.name_or_id().to_owned())
            .collect()
    };
    send(&mut player, Message::Name("Sunday".to_owned()));
    send(&mut player, Message::Save);
    assert_eq!((library(&mut player), files()), (vec!["Sunday".into()], 1));
    send(&mut player, Message::Share);
    assert!(player.folder.path().join("games/Sunday.toml").exists());
    for _ in 0..2 {
        send(&mut player, Message::Remove);
    }
    assert_eq!((library(&mut player).len(), files()), (0, 0));
}

/// Another rule set can be opened, and this one changed, before it is saved.
#[test]
fn only_what_was_written_counts_as_saved() {
    for (then, is_unsaved, name) in [
        (None, false, Some("ours")),
        (
            Some(Message::Option(OptionChange::Chows)),
            true,
            Some("ours"),
        ),
        (Some(Message::Copy), true, None),
    ] {
        let mut bench = bench();
        send(&mut bench, [Message::Name("Sunday".to_owned())]);
        let (number, written) = {
            let open = workshop(&mut bench);
            (open.draft_number, open.draft.written().clone())
        };
        send(&mut bench, then);
        let library = library_with("ours", written);
        let stored = Ok(RuleJobResult::Stored("ours".to_owned()));
        send(&mut bench, [Message::JobDone(number, stored, library)]);
        let open = workshop(&mut bench);
        assert_eq!(open.is_unsaved, is_unsaved);
        assert_eq!(open.library.file_name.as_deref(), name);
    }
}

#[test]
fn a_rule_set_read_from_a_file_stays_listed_until_it_is_saved() {
    let mut bench = bench();
    let mut written = workshop(&mut bench).draft.written().clone();
    written.rules.name = Some("Sunday".to_owned());
    written.rules.options.chows = false;
    let read = DialogEvent::RulesRead(Box::new(written.clone()));
    let _ = bench.dialog.notify(read);
    let is_listed = |bench: &mut Bench| {
        let all = &workshop(bench).library.all;
        all.iter().any(RuleSetList::is_unsaved)
    };
    let shared = Ok(RuleJobResult::Shared("Sunday.toml".into()));
    send(&mut bench, [Message::JobDone(0, shared, library())]);
    assert!(is_listed(&mut bench));
    let library = library_with("sunday", written);
    let stored = Ok(RuleJobResult::Stored("sunday".to_owned()));
    send(&mut bench, [Message::JobDone(0, stored, library)]);
    assert!(!is_listed(&mut bench));
}
