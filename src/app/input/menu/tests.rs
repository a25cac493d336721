//! The menus, operated by keyboard alone and by mouse.

use iced::Size;
use iced::keyboard::key::{Named, NativeCode, Physical};
use iced::keyboard::{Event, Key, Location, Modifiers};
use iced::widget::{column, stack};

use super::*;
use crate::app::dialog::bench::{picture, settings};
use crate::app::theme::{Metrics, Palette, iced_theme};
use crate::app::widget::{KeyPress, Look, Reaction, plain};
use crate::presenter::{MenuDialog, SettingsPage, Toggle};

fn states() -> CommandStates {
    let state = |command| match command {
        Command::Save => Availability::Disabled("Nothing has been played yet."),
        Command::Toggle(Toggle::AskFirst) => Availability::Checked(true),
        Command::AutoPlay => Availability::Checked(false),
        Command::Host
        | Command::Dialog(MenuDialog::Resume)
        | Command::Join
        | Command::LeaveTable
        | Command::Dialog(MenuDialog::StoredOptions)
        | Command::Dialog(MenuDialog::Page(SettingsPage::Network))
        | Command::Dialog(MenuDialog::Messages)
        | Command::Dialog(MenuDialog::GameOptions)
        | Command::Dialog(MenuDialog::GameStatus) => Availability::Absent,
        _ => Availability::Ready,
    };
    CommandStates::of(state).with_bar(vec![Command::Start])
}

struct Keys(MenuBar);

impl Keys {
    fn press(&mut self, key: Key, modifiers: Modifiers, released: bool) -> Option<Command> {
        let (modified_key, location) = (key.clone(), Location::Standard);
        let physical_key = Physical::Unidentified(NativeCode::Unidentified);
        let event = match released {
            true => Event::KeyReleased {
                key,
                modified_key,
                physical_key,
                location,
                modifiers,
            },
            false => Event::KeyPressed {
                key,
                modified_key,
                physical_key,
                location,
                modifiers,
                text: None,
                repeat: false,
            },
        };
        let press = KeyPress::of(&event).expect("a key");
        match self.0.react(&press, &states()) {
            Reaction::Send(message) | Reaction::SendAndPass(message) => self.0.update(message),
            Reaction::Pass | Reaction::Swallow => None,
        }
    }

    fn named(&mut self, key: Named) -> Option<Command> {
        self.press(Key::Named(key), Modifiers::empty(), false)
    }

    fn letter(&mut self, letter: &str) -> Option<Command> {
        self.press(Key::Character(letter.into()), Modifiers::empty(), false)
    }

    fn alt(&mut self, letter: &str) -> Option<Command> {
        self.press(Key::Named(Named::Alt), Modifiers::empty(), false);
        let command = self.press(Key::Character(letter.into()), Modifiers::ALT, false);
        self.press(Key::Named(Named::Alt), Modifiers::ALT, true);
        command
    }
}

#[test]
fn alt_and_letters_choose_commands() {
    let mut keys = Keys(MenuBar::default());
    assert_eq!(keys.alt("g"), None);
    assert_eq!(keys.letter("n"), Some(Command::NewGame));
    assert!(!keys.0.is_open());
    assert_eq!(keys.alt("s"), Some(Command::Start), "the button in the bar");
    assert_eq!(keys.alt("n"), None, "the button Next Hand! is hidden");
}

#[test]
fn alt_alone_opens_the_first_menu_but_not_after_another_key() {
    let mut keys = Keys(MenuBar::default());
    keys.press(Key::Named(Named::Alt), Modifiers::empty(), false);
    keys.press(Key::Named(Named::F2), Modifiers::ALT, false);
    keys.press(Key::Named(Named::Alt), Modifiers::ALT, true);
    assert!(!keys.0.is_open());
    keys.press(Key::Named(Named::Alt), Modifiers::CTRL, false);
    keys.press(Key::Named(Named::Alt), Modifiers::ALT, true);
    assert!(
        !keys.0.is_open(),
        "the system has intercepted the key after Ctrl and Alt"
    );
    keys.press(Key::Named(Named::Alt), Modifiers::empty(), false);
    keys.press(Key::Named(Named::Alt), Modifiers::ALT, true);
    assert_eq!(
        keys.0.hint(&states()).as_deref(),
        Some("Starts a new game. All scores start again.")
    );
}

#[test]
fn arrows_move_through_menus_and_submenus_and_enter_chooses() {
    let mut keys = Keys(MenuBar::default());
    keys.alt("g");
    for _ in 0..14 {
        keys.named(Named::ArrowDown);
    }
    assert_eq!(
        keys.0.hint(&states()).as_deref(),
        Some("How the program looks, sounds and waits.")
    );
    keys.named(Named::ArrowRight);
    keys.named(Named::ArrowDown);
    assert_eq!(
        keys.named(Named::Enter),
        Some(Command::Dialog(MenuDialog::Page(SettingsPage::Opponents)))
    );
    keys.alt("g");
    keys.named(Named::ArrowRight);
    assert_eq!(keys.named(Named::Enter), Some(Command::NextHand));
}

#[test]
fn a_disabled_item_explains_why_and_does_nothing() {
    let mut keys = Keys(MenuBar::default());
    keys.alt("g");
    assert_eq!(keys.letter("s"), None);
    assert!(keys.0.is_open());
    assert_eq!(
        keys.0.hint(&states()).as_deref(),
        Some("Saves the game under its name. Nothing has been played yet.")
    );
    assert_eq!(keys.named(Named::Enter), None);
    assert_eq!(keys.named(Named::F1), Some(Command::Topic("menu-save")));
}

#[test]
fn escape_closes_the_submenu_first() {
    let mut keys = Keys(MenuBar::default());
    keys.alt("g");
    keys.letter("p");
    keys.named(Named::Escape);
    assert!(keys.0.is_open());
    keys.named(Named::Escape);
    assert!(!keys.0.is_open());
}

#[test]
fn menus_without_items_are_not_listed_and_letters_are_unique() {
    let menus = content::visible_menus(&states());
    assert!(menus.iter().all(|menu| menu.label.text() != "N&etwork"));
    let everything = CommandStates::of(|_| Availability::Ready);
    let mut columns: Vec<Vec<&str>> = vec![MENUS.iter().map(|menu| menu.label.text()).collect()];
    for menu in MENUS {
        columns.push(
            content::visible_entries(menu.entries, &everything)
                .iter()
                .filter_map(Entry::label)
                .collect(),
        );
    }
    for column in columns {
        let mut letters: Vec<char> = column
            .iter()
            .filter_map(|label| crate::app::widget::letter(label))
            .collect();
        assert_eq!(letters.len(), column.len(), "{column:?}");
        letters
            .iter_mut()
            .for_each(|letter| letter.make_ascii_lowercase());
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), column.len(), "{column:?}");
    }
}

#[test]
fn a_click_on_a_title_opens_a_menu_and_one_beside_it_closes_it() {
    let mut bar = MenuBar::default();
    let palette = Palette::LIGHT;
    let look = Look {
        palette: &palette,
        metrics: Metrics::new(Size::new(800.0, 600.0), 1.0),
        tile: &picture,
        letters_need_alt: false,
    };
    let states = states().with_bar(vec![Command::Start, Command::Kong]);
    for (place, name) in [
        ((30.0, 13.0), "menu-title"),
        // Save, which is disabled.
        ((90.0, 160.0), "menu-item"),
        ((400.0, 60.0), "menu-beside"),
    ] {
        let view = stack![column![bar.bar(look, &states)].height(iced::Length::Fill)]
            .push(bar.layer(look, &states));
        let mut simulator = iced_test::Simulator::with_size(settings(), look.metrics.window, view);
        simulator.point_at(Point::from(place));
        simulator.simulate([iced::Event::Mouse(iced::mouse::Event::CursorMoved {
            position: place.into(),
        })]);
        simulator.simulate(iced_test::simulator::click());
        if let Ok(folder) = std::env::var("RED_STAKE_PICTURES") {
            let painted = simulator.snapshot(&iced_theme(&palette));
            assert!(
                painted
                    .is_ok_and(|picture| picture.matches_image(format!("{folder}/{name}")).is_ok())
            );
        }
        let messages: Vec<Message> = simulator.into_messages().collect();
        for message in messages {
            bar.update(message);
        }
    }
    assert!(!bar.is_open(), "a click beside the menu closes it");
}

/// A click on an entry with a submenu opens the submenu and leaves both open; so does a click on a disabled item.
#[test]
fn a_click_on_preferences_opens_its_submenu() {
    let mut mouse = Mouse::default();
    mouse.click("Game");
    mouse.click("Settings by Page");
    assert!(mouse.bar.is_open());
    assert!(mouse.sees("Opponents..."));
    mouse.click("Settings by Page");
    assert!(
        mouse.sees("Opponents..."),
        "the second click changes nothing"
    );
    assert_eq!(mouse.click("Save"), None, "it is disabled");
    assert!(mouse.bar.is_open());
    mouse.click("Settings by Page");
    assert_eq!(
        mouse.click("Opponents..."),
        Some(Command::Dialog(MenuDialog::Page(SettingsPage::Opponents)))
    );
    assert!(!mouse.bar.is_open());
}

/// In the smallest window every item of every menu and submenu is fully visible, even if no item is absent.
#[test]
fn all_menu_entries_fit_the_smallest_window() {
    let mut hidden = Vec::new();
    let mut mouse = Mouse {
        window: Size::new(640.0, 480.0),
        states: CommandStates::of(|_| Availability::Ready),
        ..Mouse::default()
    };
    for (place, menu) in MENUS.iter().enumerate() {
        mouse.bar.update(Message::Close);
        let by_key = false;
        mouse.bar.update(Message::Open { place, by_key });
        hidden.extend(mouse.hidden(menu.entries));
        for (index, entry) in content::visible_entries(menu.entries, &mouse.states)
            .iter()
            .enumerate()
        {
            if let Entry::Submenu { entries, .. } = entry {
                mouse.bar.update(Message::Hovered(Some(index), None));
                hidden.extend(mouse.hidden(entries));
            }
        }
    }
    assert!(hidden.is_empty(), "{}", hidden.join("\n"));
}

/// Operates the menus by mouse; they are laid out again after each action.
struct Mouse {
    bar: MenuBar,
    window: Size,
    states: CommandStates,
}

impl Default for Mouse {
    fn default() -> Self {
        Self {
            bar: MenuBar::default(),
            window: Size::new(800.0, 600.0),
            states: states(),
        }
    }
}

impl Mouse {
    fn with<T>(
        &self,
        act: impl FnOnce(&mut iced_test::Simulator<'_, Message>) -> T,
    ) -> (T, Vec<Message>) {
        let palette = Palette::LIGHT;
        let look = Look {
            palette: &palette,
            metrics: Metrics::new(self.window, 1.0),
            tile: &picture,
            letters_need_alt: false,
        };
        let states = &self.states;
        let view = stack![column![self.bar.bar(look, states)].height(iced::Length::Fill)]
            .push(self.bar.layer(look, states));
        let mut simulator = iced_test::Simulator::with_size(settings(), look.metrics.window, view);
        let result = act(&mut simulator);
        (result, simulator.into_messages().collect())
    }

    /// The labels of these entries that are not fully inside the window.
    fn hidden(&self, entries: &[Entry]) -> Vec<String> {
        let window = iced::Rectangle::with_size(self.window);
        let visible = content::visible_entries(entries, &self.states);
        let labels = visible.iter().filter_map(Entry::label).map(plain);
        let (hidden, _) = self.with(|simulator| {
            let mut is_visible = |words: &str| {
                let found = simulator.find(words).ok();
                found.is_some_and(|text| text.bounds().is_within(&window))
            };
            labels.filter(|words| !is_visible(words)).collect()
        });
        hidden
    }

    fn sees(&self, words: &str) -> bool {
        self.with(|simulator| simulator.find(words).is_ok()).0
    }

    /// Points at this text and clicks it; the menus are laid out again in between.
    fn click(&mut self, words: &str) -> Option<Command> {
        let mut chosen = None;
        for press in [false, true] {
            let (_, messages) = self.with(|simulator| {
                let target = simulator.find(words).expect("the text is shown");
                let at = target.bounds().center();
                simulator.point_at(at);
                let moved = iced::mouse::Event::CursorMoved { position: at };
                simulator.simulate([iced::Event::Mouse(moved)]);
                if press {
                    simulator.simulate(iced_test::simulator::click());
                }
            });
            for message in messages {
                chosen = self.bar.update(message).or(chosen);
            }
        }
        chosen
    }
}

#[test]
fn a_hovered_table_button_is_described_until_it_disappears() {
    let mut menus = MenuBar::default();
    let with_buttons = || states().with_buttons(vec![Command::Pung, Command::Skip]);
    assert_eq!(menus.hint(&with_buttons()), None);
    menus.update(Message::ButtonHovered(Command::Pung, true));
    let hint = menus.hint(&with_buttons()).expect("it is described");
    assert_eq!(hint, Command::Pung.row().hint.text());
    // The buttons under the pointer disappear together with the discard.
    assert_eq!(menus.hint(&states()), None);
    menus.update(Message::ButtonHovered(Command::Skip, false));
    assert_eq!(menus.hint(&with_buttons()), Some(hint));
    menus.update(Message::ButtonHovered(Command::Pung, false));
    assert_eq!(menus.hint(&with_buttons()), None);
}

#[test]
fn a_new_message_replaces_the_hint_of_a_resting_pointer() {
    let mut menus = MenuBar::default();
    let with_buttons = || states().with_buttons(vec![Command::Pung, Command::Skip]);
    menus.suppress_hint();
    menus.update(Message::ButtonHovered(Command::Skip, true));
    assert_eq!(menus.hint(&with_buttons()), None);
    menus.update(Message::PointerMoved);
    let hint = Command::Skip.row().hint.text();
    assert_eq!(menus.hint(&with_buttons()).as_deref(), Some(hint));
}

#[test]
fn after_the_last_hand_the_menu_bar_button_opens_the_final_scores() {
    let label = |finished| {
        let states = states().with_bar(vec![Command::NextHand]);
        let states = states.with_game_over(finished);
        let mut buttons = content::visible_buttons(&states);
        buttons.next().map(|(label, _)| label.text())
    };
    assert_eq!(label(false), Some("&Next Hand!"));
    assert_eq!(label(true), Some("&Final Scores!"));
}
