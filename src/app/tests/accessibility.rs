//! The window as a screen reader finds and uses it.

use std::collections::HashSet;

use iced::keyboard::key::Named;

use super::Player;
use crate::app::Message;
use crate::app::accessibility::tree::{Key, Kind, Node, Tree};
use crate::app::accessibility::{self, Way, Wish, accepted};
use crate::app::dialog::bench::collect;
use crate::app::input::menu;
use crate::presenter::{Command, Input, MenuDialog, SettingsPage, Step};
use crate::sound::Sounds;
use engine::table::DealEnd;
use words::say;

impl Player {
    /// The window as a screen reader finds it now.
    fn read(&mut self) -> Tree {
        let mut dialog = None;
        let _ = self.messages(|window| dialog = collect(window));
        let opening = self.app.openings;
        let collected = accessibility::Message::Collected(opening, dialog.map(Box::new));
        self.update(Message::Accessibility(collected));
        let tree = self
            .app
            .accessibility
            .tree()
            .expect("the window was read")
            .clone();
        check(&tree);
        tree
    }

    /// Uses a node as a screen reader does.
    fn use_node(&mut self, key: Key, way: Way) {
        let wish = accessibility::Message::Wished(Wish::Use(key, way));
        self.update(Message::Accessibility(wish));
    }

    /// Presses the node of this kind with this name.
    fn press_node(&mut self, kind: Kind, name: &str) {
        let tree = self.read();
        let found = find(&tree, kind, name);
        let key = found
            .unwrap_or_else(|| panic!("no {name} in\n{}", tree.text()))
            .key;
        self.use_node(key, Way::Press);
    }
}

fn find<'a>(tree: &'a Tree, kind: Kind, name: &str) -> Option<&'a Node> {
    let mut nodes = tree.root.all().into_iter();
    nodes.find(|node| node.kind == kind && node.name == name)
}

/// Checks that keys are unique, that the focus exists, that what can be used has a name, and that AccessKit accepts the tree.
fn check(tree: &Tree) {
    let nodes = tree.root.all();
    let keys: HashSet<Key> = nodes.iter().map(|node| node.key).collect();
    assert_eq!(keys.len(), nodes.len(), "{}", tree.text());
    assert!(keys.contains(&tree.focus), "{}", tree.text());
    let is_nameless = |node: &&Node| node.name.is_empty() && node.actions.press.is_some();
    let nameless: Vec<&Node> = nodes.into_iter().filter(is_nameless).collect();
    assert!(nameless.is_empty(), "{nameless:?}");
    assert!(accepted(tree));
}

/// The nodes of the player's tiles.
fn own_tiles(tree: &Tree) -> Vec<&Node> {
    let is_list = |node: &&Node| node.kind == Kind::List && node.name.starts_with("Your tiles");
    let list = tree.root.all().into_iter().find(is_list);
    list.map_or_else(Vec::new, |list| list.children.iter().collect())
}

#[test]
fn a_hand_is_played_by_the_nodes_alone() {
    let mut player = Player::new(4);
    for _ in 0..400 {
        if player.view().end.is_some() && !player.is_showing() {
            break;
        }
        player.step();
        let tree = player.read();
        let stake = player.shown().me().stake.len();
        if !player.is_showing() {
            assert_eq!(own_tiles(&tree).len(), stake, "{}", tree.text());
        }
        let words = ["Start!", "Yes", "OK", "Mah Jongg", "Pung"];
        let button = words
            .iter()
            .find_map(|name| find(&tree, Kind::Button, name).filter(|node| !node.is_disabled));
        let tile = own_tiles(&tree).last().map(|tile| tile.key);
        match (button.map(|node| node.key), tile) {
            (Some(button), _) => player.use_node(button, Way::Press),
            (None, Some(tile)) if player.is_own_turn() && !player.is_showing() => {
                let before = player.view().discards.len();
                player.use_node(tile, Way::Press);
                assert!(player.view().discards.len() > before, "{}", player.status());
            }
            _ => {}
        }
    }
    match player.view().end {
        Some(DealEnd::MahJong { .. }) => {
            player.settle();
            let tree = player.read();
            let mut nodes = tree.root.all().into_iter();
            let says_who = nodes.any(|node| node.name.ends_with("gone Mah Jongg."));
            assert!(says_who, "{}", tree.text());
        }
        Some(DealEnd::WashOut { .. }) => {}
        None => panic!("the hand does not end"),
    }
}

#[test]
fn the_cursor_follows_the_focus_of_the_reader() {
    let mut player = Player::new(4).played(0);
    let tree = player.read();
    let third = own_tiles(&tree)[2].key;
    player.use_node(third, Way::Focus);
    assert_eq!(player.app.scene.cursor(), Some(2));
    assert_eq!(player.read().focus, third);
}

/// The tile drawn is selected for the player and spoken of, so that the focus need not name it again.
#[test]
fn the_focus_does_not_go_to_a_tile_that_was_just_spoken_of() {
    let mut player = Player::new(4).played(0);
    drop(player.app.send(Input::ScreenReader(true)));
    let mut turns = 0;
    while player.view().end.is_none() && turns < 8 {
        player.step();
        if !player.is_own_turn() || player.is_showing() {
            continue;
        }
        turns += 1;
        let tree = player.read();
        let focus = tree.root.find(tree.focus).expect("the focus exists");
        assert_eq!(focus.kind, Kind::List, "{}", tree.text());
        // The first turn had begun before the screen reader came.
        assert!(turns == 1 || player.app.scene.cursor().is_some());
        player.command_by_key(Command::Move(Step::First));
        let tree = player.read();
        let tiles = own_tiles(&tree);
        assert_eq!(tree.focus, tiles[0].key);
        let last = tiles.last().expect("a tile").key;
        player.use_node(last, Way::Press);
    }
    assert!(turns > 3, "{turns}");
}

#[test]
fn menus_are_read_and_used() {
    let mut player = Player::new(4).played(0);
    player.press_node(Kind::MenuItem, "Hand");
    let tree = player.read();
    let focus = tree.root.find(tree.focus).expect("the focus exists");
    assert_eq!(focus.kind, Kind::MenuItem);
    let disabled = tree.root.all().into_iter().filter(|node| node.is_disabled);
    let disabled: Vec<&Node> = disabled.collect();
    assert!(!disabled.is_empty() && disabled.iter().all(|node| !node.description.is_empty()));
    player.press_node(Kind::MenuItem, "Game");
    player.press_node(Kind::MenuItem, "Settings by Page");
    player.press_node(Kind::MenuItem, "Setup...");
    assert_eq!(player.title().as_deref(), Some(say!("settings-title")));
}

#[test]
fn controls_are_used_by_the_reader() {
    let mut player = Player::new(4).played(0);
    player.run_command(Command::Dialog(MenuDialog::Page(SettingsPage::General)));
    player.press_node(Kind::CheckBox, "Autosave");
    let tree = player.read();
    let autosave = find(&tree, Kind::CheckBox, "Autosave").expect("a check box");
    assert_eq!(autosave.is_checked, Some(false));
    assert_eq!(tree.focus, autosave.key);
    let behind = own_tiles(&tree);
    assert!(
        behind.iter().all(|tile| tile.actions.press.is_none()),
        "the dialog is modal"
    );
    player.press_node(Kind::Button, say!("label-ok"));
    assert!(!player.settings().autosave && player.app.dialog.is_none());
}

/// What was read aloud last.
fn read_aloud(player: &mut Player) -> String {
    player.read();
    let read = player.app.sounds.logged().last();
    read.cloned().unwrap_or_default()
}

#[test]
fn without_a_screen_reader_what_gets_the_focus_is_read_aloud() {
    let mut player = Player::with(4, "welcomed = true\n[sound]\nread_log = true\n").played(0);
    player.app.sounds = Sounds::logging(&[]);
    let sound = player.settings().sound.clone();
    player.app.sounds.set_settings(sound);
    player.press(Named::Home);
    let first = read_aloud(&mut player);
    let name = own_tiles(&player.read())[0].name.clone();
    assert!(first.starts_with(&name), "{first}");
    player.press(Named::End);
    let last = read_aloud(&mut player);
    assert!(last.ends_with("Just drawn."), "{last}");
    player.press_node(Kind::MenuItem, "Hand");
    let menu = read_aloud(&mut player);
    let tree = player.read();
    let item = tree.root.find(tree.focus).expect("the focus exists");
    assert!(menu.starts_with(&item.name), "{menu}");
    player.press(Named::Escape);
    player.run_command(Command::Dialog(MenuDialog::Page(SettingsPage::General)));
    let opened = read_aloud(&mut player);
    assert!(opened.starts_with(say!("settings-title")), "{opened}");
    player.press(Named::Tab);
    let next = read_aloud(&mut player);
    assert!(
        !next.contains(say!("settings-title")) && next != opened,
        "{next}"
    );
    let count = player.app.sounds.logged().len();
    player.read();
    assert_eq!(
        player.app.sounds.logged().len(),
        count,
        "nothing is read twice"
    );
}

#[test]
fn a_tree_of_an_earlier_dialog_is_not_used() {
    let mut player = Player::new(4).played(0);
    player.run_command(Command::Dialog(MenuDialog::Page(SettingsPage::General)));
    let tree = player.read();
    let ok = find(&tree, Kind::Button, say!("label-ok"))
        .expect("a button")
        .key;
    player.dismiss();
    player.run_command(Command::Dialog(MenuDialog::Page(SettingsPage::Table)));
    let open = player.title();
    player.use_node(ok, Way::Press);
    assert!(open.is_some() && player.title() == open);
}

#[test]
fn the_help_is_a_document() {
    let mut player = Player::new(4).played(0);
    player.run_command(Command::Topic("dragons"));
    let tree = player.read();
    let is_document = |node: &&Node| node.kind == Kind::Document;
    let document = tree
        .root
        .all()
        .into_iter()
        .find(is_document)
        .expect("a page");
    assert_eq!(tree.focus, document.key);
    let kinds: HashSet<Kind> = document.all().iter().map(|node| node.kind).collect();
    for kind in [Kind::Heading(1), Kind::Paragraph, Kind::Link] {
        assert!(kinds.contains(&kind), "{}", tree.text());
    }
    let link = document
        .children
        .iter()
        .rfind(|node| node.kind == Kind::Link);
    let link = link.expect("a link").key;
    player.use_node(link, Way::Press);
    assert_ne!(player.app.help.topic(), "dragons");
}

#[test]
fn covered_tiles_are_not_read() {
    let preferences = "welcomed = true\n[motion]\nmovements = false\n";
    let mut player = Player::with(4, preferences).played(0);
    player.update(Message::Menu(menu::Message::Chosen(Command::Hotseat)));
    player.press_node(Kind::Button, say!("label-ok"));
    for _ in 0..40 {
        player.step();
        let tree = player.read();
        if player.app.presenter.is_covered() {
            assert!(own_tiles(&tree).is_empty(), "{}", tree.text());
            return;
        }
        let start = find(&tree, Kind::Button, "Start!").map(|node| node.key);
        if let Some(start) = start {
            player.use_node(start, Way::Press);
        }
    }
    panic!("the tiles are never covered");
}
