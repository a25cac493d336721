//! Network dialogs driven by keyboard and mouse: what they accept and reply, and what they reject.

use std::path::PathBuf;

use iced::keyboard::key::Named;

use super::*;
use crate::app::dialog::bench::Bench;
use crate::app::dialog::fit_tests::examples::rules_to_host;
use crate::app::dialog::{Dialog, DialogContent, Reply};
use net::found_table::FoundTable;
use players::Level;
use storage::settings::{NetworkSettings, SeatOccupant};

/// The default settings, with the player's name filled in.
fn filled_in() -> NetworkSettings {
    NetworkSettings {
        name: "Mary".to_owned(),
        ..NetworkSettings::default()
    }
}

#[test]
fn a_hosted_table_plays_by_the_chosen_rules() {
    let mut bench = Bench::new(Host::new(&filled_in(), rules_to_host()));
    // From Chinese Classical to the last rules, and on to the first.
    assert_eq!([bench.letter('y'), bench.letter('y')], [None, None]);
    let Some(Reply::Host(wanted, None)) = bench.letter('g') else {
        unreachable!("the dialog is filled in");
    };
    assert_eq!(wanted.host.rules, "bloem");
}

#[test]
fn joining_uses_the_address_and_name_in_the_fields() {
    let mut bench = Bench::new(Join::new(&filled_in()));
    bench.paint("join");
    let Some(Reply::Join(wanted)) = bench.key(Named::Enter) else {
        unreachable!("the dialog is filled in");
    };
    assert_eq!(
        (wanted.server.as_str(), wanted.name.as_str(), wanted.id),
        (":5000", "Mary", 0)
    );
    let mut bench = Bench::new(Join::new(&filled_in()));
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
}

#[test]
fn a_found_table_is_joined_without_typing() {
    let found = |address: &str, title: &str| FoundTable {
        address: address.to_owned(),
        title: title.to_owned(),
        tables: 1,
        names: vec!["Ann".to_owned(), "Bob".to_owned()],
        free: 2,
        watchable: true,
        locked: false,
    };
    let mut join = Join::new(&filled_in());
    let _ = join.update(join::Message::Announced(vec![found(
        "192.0.2.7:5000",
        "Ann",
    )]));
    let tables = Ok(vec![found("192.0.2.8:5002", "Table 2")]);
    let _ = join.update(join::Message::Listed(0, tables));
    // The number is not that of the latest request, so this answer is ignored.
    let other = Err("other".to_owned());
    let _ = join.update(join::Message::Listed(7, other));
    let mut bench = Bench::new(join);
    bench.paint("join-found");
    bench.choose("Table 2, 192.0.2.8:5002");
    let Some(Reply::Join(wanted)) = bench.key(Named::Enter) else {
        unreachable!("the dialog is filled in");
    };
    assert_eq!(wanted.server, "192.0.2.8:5002");
}

#[test]
fn join_can_list_tables_and_watch() {
    let mut bench = Bench::new(Join::new(&filled_in()));
    // Tab from the first field past all fields, which would take letters as text.
    for _ in 0..4 {
        bench.key(Named::Tab);
    }
    assert_eq!(bench.letter('l'), None, "the dialog stays open");
    bench.letter('t');
    assert!(matches!(bench.letter('c'), Some(Reply::Join(wanted)) if wanted.watch));
}

#[test]
fn an_invalid_address_or_name_cannot_be_joined() {
    let wrong = [
        ("example.org:port", "Mary"),
        ("-", "Mary"),
        ("", "Mary"),
        (":5000", " "),
    ];
    for (server, name) in wrong {
        let settings = NetworkSettings {
            server: server.to_owned(),
            name: name.to_owned(),
            ..NetworkSettings::default()
        };
        let mut bench = Bench::new(Join::new(&settings));
        assert_eq!(bench.key(Named::Enter), None, "{server:?} {name:?}");
    }
}

#[test]
fn a_hosted_table_uses_the_settings_of_the_dialog() {
    let mut bench = Bench::new(Host::new(&filled_in(), rules_to_host()));
    bench.paint("host");
    let Some(Reply::Host(wanted, None)) = bench.key(Named::Enter) else {
        unreachable!("the dialog is filled in");
    };
    let occupants = wanted.host.seats.each_ref().map(|seat| seat.occupant);
    assert_eq!(
        occupants,
        [
            SeatOccupant::Computer,
            SeatOccupant::Computer,
            SeatOccupant::Guest
        ]
    );
    assert_eq!(wanted.host.time_limit, 15);
    let mut settings = filled_in();
    settings.host.listen = "-".to_owned();
    assert_eq!(
        Bench::new(Host::new(&settings, rules_to_host())).key(Named::Enter),
        None
    );
}

#[test]
fn an_empty_message_cannot_be_sent() {
    let mut bench = Bench::new(Messages::new(vec!["Ann: hello".to_owned()]));
    bench.paint("messages");
    assert_eq!(bench.key(Named::Enter), None);
    bench.letter('x');
    assert_eq!(bench.key(Named::Enter), Some(Reply::Chat("x".to_owned())));
    assert_eq!(bench.key(Named::Enter), None, "the field is empty again");
}

#[test]
fn the_server_saves_under_the_typed_name() {
    let saved = |name: &str| Some(Reply::SaveAtServer(name.to_owned()));
    let mut bench = Bench::new(ServerSave::new("2026-11-26".to_owned()));
    bench.paint("server-save");
    assert_eq!(bench.key(Named::Enter), saved("2026-11-26"));
    assert_eq!(
        bench.choose("Keep what I saw here..."),
        Some(Reply::SaveHere)
    );
    let mut bench =
        Bench::new(Dialog::from(ServerSave::new("2026".to_owned())).with_text_selected());
    bench.letter('x');
    assert_eq!(
        bench.key(Named::Enter),
        saved("x"),
        "typing replaces the text"
    );
}

#[test]
fn each_seat_has_its_player_and_each_computer_player_a_level() {
    let mut bench = Bench::new(Host::new(&filled_in(), rules_to_host()));
    // Tab from the default button past the fields, which would take letters as text.
    for _ in 0..5 {
        bench.key(Named::Tab);
    }
    bench.letter('8');
    assert_eq!(
        bench.key(Named::Enter),
        None,
        "the person in the fourth seat has no name"
    );
    for letter in ['9', '5'] {
        bench.letter(letter);
    }
    bench.choose("Club");
    // The button keeps the focus, so Enter would press it again.
    bench.letter('r');
    let Some(Reply::Host(wanted, None)) = bench.key(Named::Enter) else {
        unreachable!("the dialog is filled in");
    };
    assert!(wanted.host.random_seats);
    let seats = &wanted.host.seats;
    let occupants = seats.each_ref().map(|seat| seat.occupant);
    assert_eq!(
        occupants,
        [
            SeatOccupant::Computer,
            SeatOccupant::Here,
            SeatOccupant::Guest
        ]
    );
    assert_eq!(seats[0].level, Level::Expert);
}

#[test]
fn a_saved_table_is_resumed_with_its_own_players() {
    let players = ["Ann", "Mary", "Robot 3", "Ada"].map(str::to_owned);
    let path = PathBuf::from("evening.mjs");
    let resumed = ResumedGame {
        path,
        players,
        has_own_rules: false,
    };
    let mut bench = Bench::new(Host::resume(&filled_in(), resumed));
    bench.paint("resume");
    let Some(Reply::Host(wanted, Some(_))) = bench.key(Named::Enter) else {
        unreachable!("the dialog is filled in");
    };
    assert_eq!(wanted.name, "Mary");
    let seats = wanted.host.seats.each_ref();
    let names = seats.map(|seat| seat.name.as_str());
    assert_eq!(names, ["Robot 3", "Ada", "Ann"]);
    let occupants = seats.map(|seat| seat.occupant);
    let computer = SeatOccupant::Computer;
    assert_eq!(occupants, [computer, computer, SeatOccupant::Guest]);
    bench.choose("Mary, or another");
    bench.key(Named::Tab);
    let again = bench.key(Named::Enter);
    assert!(matches!(again, Some(Reply::Host(wanted, _)) if wanted.name == "Robot 3"));
}
