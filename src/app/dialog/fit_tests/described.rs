//! Every control is described to those who cannot see it.

use iced::keyboard::key::Named;

use super::*;
use crate::app::accessibility::collect::{Part, Piece};
use crate::app::widget::Role;

/// The controls inside, lines of lists included.
pub(super) fn controls(part: &Part) -> Vec<&Part> {
    let inside = part.content.iter().filter_map(|piece| match piece {
        Piece::Control(control) => Some(&**control),
        Piece::Text(..) => None,
    });
    inside
        .flat_map(|control| [vec![control], controls(control)].concat())
        .collect()
}

#[test]
fn every_control_has_a_name() {
    let mut wrong = Vec::new();
    for dialog in all_dialogs() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        let Some(described) = bench.described() else {
            wrong.push(format!("{title} is not described"));
            continue;
        };
        assert_eq!(described.description.name, title);
        let controls = controls(&described);
        let nameless = controls.iter().filter(|control| control.name().is_empty());
        wrong.extend(nameless.map(|control| format!("{title}: {:?}", control.description)));
        if controls.is_empty() {
            wrong.push(format!("{title} has no controls"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn exactly_one_control_has_the_focus() {
    let mut wrong = Vec::new();
    for dialog in all_dialogs() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        for step in 0..3 {
            let described = bench.described().expect("a dialog");
            let controls = controls(&described);
            let focused = controls
                .iter()
                .filter(|control| control.description.is_focused);
            // A dialog without an initial control has no focus before a key is used.
            let count = focused.count();
            if count > 1 || count == 0 && step > 0 {
                wrong.push(format!("{title}: {count} controls have the focus"));
            }
            let _ = bench.key(Named::Tab);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn controls_tell_their_state() {
    let mut bench = Bench::new(settings_dialog(SettingsPage::General, &Settings::default()));
    let described = bench.described().expect("a dialog");
    let find = |name: &str| {
        let found = controls(&described)
            .into_iter()
            .find(|control| control.name() == name);
        &found.expect("the control exists").description
    };
    assert_eq!(
        find(&plain(say!("setup-autosave"))).role,
        Role::CheckBox(true)
    );
    let wait = find(say!("setup-wait-time"));
    assert!(matches!(wait.role, Role::Slider { .. }) && !wait.value.is_empty());
    assert!(wait.events.less.is_some() && wait.events.press.is_none());
    let name = find(&plain(say!("setup-you")));
    assert_eq!((name.role, name.letter), (Role::Field, Some('Y')));
    assert_eq!(find(say!("label-ok")).role, Role::Button);
}

#[test]
fn passwords_are_not_described() {
    let mut network = Settings::default().network;
    network.password = "a secret".to_owned();
    network.host.password = "a secret".to_owned();
    for dialog in [
        Dialog::from(Join::new(&network)),
        Host::new(&network, rules_to_host()).into(),
    ] {
        let title = dialog.title();
        let described = Bench::new(dialog).described().expect("a dialog");
        let controls = controls(&described);
        let passwords = controls
            .iter()
            .filter(|control| control.description.role == Role::PasswordField);
        assert_eq!(passwords.count(), 1, "{title}");
        assert!(!format!("{described:?}").contains("a secret"), "{title}");
    }
}
