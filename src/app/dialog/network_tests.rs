//! The boxes of network games, worked by keyboard: what they take, what they refuse, what they say.

use iced::keyboard::key::Named;

use super::bench::Bench;
use super::*;
use crate::rules::RuleSet;

fn filled_in() -> NetworkSettings {
    NetworkSettings {
        name: "Mary".to_owned(),
        ..NetworkSettings::default()
    }
}

#[test]
fn join_server_says_where_and_as_whom() {
    let mut bench = Bench::new(Join::new(&filled_in()));
    bench.paint("join");
    let Some(Action::Join(wanted)) = bench.key(Named::Enter) else {
        unreachable!("the box is filled in");
    };
    assert_eq!(
        (wanted.server.as_str(), wanted.name.as_str(), wanted.id),
        (":5000", "Mary", 0)
    );
    let mut bench = Bench::new(Join::new(&filled_in()));
    assert_eq!(bench.key(Named::Escape), Some(Action::Close));
}

#[test]
fn what_is_no_address_or_no_name_cannot_be_joined() {
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
fn a_table_of_ones_own_is_opened_as_the_box_says() {
    let mut bench = Bench::new(Host::new(&filled_in()));
    bench.paint("host");
    let Some(Action::Host(wanted)) = bench.key(Named::Enter) else {
        unreachable!("the box is filled in");
    };
    assert_eq!(wanted.host.computers, [true, true, false]);
    assert_eq!(wanted.host.time_limit, 15);
    let mut settings = filled_in();
    settings.host.listen = "-".to_owned();
    assert_eq!(Bench::new(Host::new(&settings)).key(Named::Enter), None);
}

#[test]
fn only_the_manager_changes_options() {
    let rules = RuleSet::classical();
    let mut bench = Bench::new(CurrentOptions::new(&rules, true));
    bench.paint("game-options");
    assert_eq!(
        bench.key(Named::Enter),
        Some(Action::SetOptions(Box::new(rules.clone())))
    );
    let mut bench = Bench::new(CurrentOptions::new(&rules, false));
    assert_eq!(bench.key(Named::Enter), None);
}

#[test]
fn a_message_is_sent_once_it_says_something() {
    let mut bench = Bench::new(Messages::new(vec!["Ann: hello".to_owned()]));
    bench.paint("messages");
    assert_eq!(bench.key(Named::Enter), None);
    bench.letter('x');
    assert_eq!(bench.key(Named::Enter), Some(Action::Chat("x".to_owned())));
    assert_eq!(bench.key(Named::Enter), None, "it is gone from the field");
}

#[test]
fn what_is_declared_by_itself_can_be_switched_off() {
    let mut bench = Bench::new(Playing::new(&Settings::default()));
    bench.paint("playing");
    for letter in ['f', 'l', 'w'] {
        bench.letter(letter);
    }
    let Some(Action::Keep(kept)) = bench.key(Named::Enter) else {
        unreachable!("OK keeps them");
    };
    let playing = kept.network.playing;
    assert_eq!(
        (playing.specials, playing.losing, playing.winning),
        (false, false, false)
    );
}
