//! Long tests through AT-SPI: the lesson and three hands, and the first dialog of each menu item.

use super::*;

/// How often the window is read in vain before a key is pressed for a claim that is no button, or a dialog is said to be missing.
const PATIENCE: usize = 60;

/// Starts the program, or nothing where programs are missing.
fn started(folder: &Path) -> Option<(SessionBus, Driver, Reader)> {
    if needs::any_missing(needs::SCREEN_READER) {
        return None;
    }
    Some(open(folder, &["--new", "--seed", "11"]))
}

fn find<'a>(seen: &'a [Seen], name: &str) -> Option<&'a Seen> {
    seen.iter()
        .find(|node| node.name == name && node.has(state::ENABLED))
}

/// Presses the items of the menus with these names, one after the other.
fn choose(reader: &mut Reader, names: &[&str]) {
    for name in names {
        let seen = reader.read_until(name, |seen| find(seen, name).is_some(), |_, _| {});
        if let Some(item) = find(&seen, name) {
            reader.press(item);
        }
    }
}

/// Asserts that one thing has the focus and that buttons have names.
fn check(seen: &[Seen]) {
    let focused = seen.iter().filter(|node| node.has(state::FOCUSED));
    let focused: Vec<&Seen> = focused.collect();
    assert_eq!(focused.len(), 1, "{focused:?}");
    let is_nameless = |node: &&Seen| node.role == role::BUTTON && node.name.is_empty();
    assert_eq!(seen.iter().find(is_nameless), None);
}

/// Takes a step of the lesson: goes on, agrees, claims, or discards a tile of the card. Returns whether it did anything.
fn learn(reader: &Reader, seen: &[Seen]) -> bool {
    let buttons = [
        "Go on",
        "Start!",
        "Yes",
        "OK",
        "Mah Jongg",
        "Kong",
        "Pung",
        "Chow",
    ];
    let button = buttons
        .iter()
        .find_map(|name| seen.iter().find(|node| node.is_button(name)));
    let is_turn = find(seen, "It is your turn.").is_some();
    let of_card = |tile: &&&Seen| reader.description(tile).contains("This card is about it.");
    let tile = own_tiles(seen).into_iter().filter(|_| is_turn);
    let tiles: Vec<&Seen> = tile.collect();
    let pressed = button.or_else(|| tiles.iter().find(of_card).copied());
    if let Some(node) = pressed {
        reader.press(node);
    }
    pressed.is_some()
}

#[test]
#[ignore = "the lesson and three hands take minutes; script/soak plays them"]
fn the_lesson_and_three_hands_are_played_through_a_screen_reader() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some((_bus, driver, mut reader)) = started(folder.path()) else {
        return;
    };
    choose(&mut reader, &["Help", "Lesson"]);
    let mut idle = 0;
    let start = Instant::now();
    loop {
        let seen = reader.window();
        if seen.iter().any(|node| node.is_button("Play a Game")) {
            break;
        }
        assert!(start.elapsed() < 5 * TIMEOUT, "{seen:?}");
        idle = if learn(&reader, &seen) { 0 } else { idle + 1 };
        // A claim that will be refused is no button: the card says its key.
        if idle == PATIENCE {
            driver.key("c");
            idle = 0;
        }
    }
    println!(
        "lesson: {:?}, {} speeches",
        start.elapsed(),
        reader.announcements.len()
    );
    choose(&mut reader, &["Play a Game"]);
    for hand in 1..=3 {
        let heard = reader.announcements.len();
        let is_deal = |seen: &[Seen]| {
            ["Deal", "Start!"]
                .iter()
                .any(|name| find(seen, name).is_some())
        };
        let seen = reader.read_until("deal", is_deal, |reader, seen| {
            let next = ["Next Hand", "Next Hand!", "OK", "Yes"];
            let next = next
                .iter()
                .find_map(|name| seen.iter().find(|node| node.is_button(name)));
            next.into_iter().for_each(|button| reader.press(button));
        });
        check(&seen);
        let deal = ["Deal", "Start!"].iter().find_map(|name| find(&seen, name));
        deal.into_iter().for_each(|button| reader.press(button));
        let seen = reader.read_until("end of the hand", is_over, play);
        check(&seen);
        let heard = reader.announcements[heard..].join(" ");
        let is_told = [
            "goes Mah Jongg",
            "You go Mah Jongg",
            "nobody went Mah Jongg",
        ];
        assert!(is_told.iter().any(|words| heard.contains(words)), "{heard}");
        println!("hand {hand}: {heard}");
    }
}

#[test]
#[ignore = "all dialogs take minutes; script/soak reads them"]
fn the_first_dialog_of_each_menu_item_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some((_bus, driver, mut reader)) = started(folder.path()) else {
        return;
    };
    let menus = ["Game", "Hand", "Options", "Show", "Network", "Help"];
    let mut items: Vec<Vec<String>> = Vec::new();
    for menu in menus {
        choose(&mut reader, &[menu]);
        let is_open = |seen: &[Seen]| seen.iter().any(|node| node.role == role::MENU);
        let seen = reader.read_until("menu", is_open, |_, _| {});
        let of_menu = seen.iter().filter(|node| opens_dialog(node));
        items.extend(of_menu.map(|item| vec![menu.to_owned(), item.name.clone()]));
        driver.key("Escape");
        reader.read_until("no menu", |seen| !is_open(seen), |_, _| {});
    }
    let mut missing = Vec::new();
    for item in &items {
        let names: Vec<&str> = item.iter().map(String::as_str).collect();
        choose(&mut reader, &names);
        let heard = reader.announcements.len();
        let is_dialog = |node: &&Seen| node.role == role::DIALOG;
        let mut seen = Vec::new();
        for _ in 0..PATIENCE {
            seen = reader.window();
            if seen.iter().any(|node| is_dialog(&node)) {
                break;
            }
        }
        match seen.iter().find(is_dialog) {
            Some(dialog) => {
                check(&seen);
                assert!(!dialog.name.is_empty(), "{item:?}");
                println!(
                    "{}: {}, {} nodes",
                    names.join(" > "),
                    dialog.name,
                    seen.len()
                );
            }
            // Some say why there is nothing to show.
            None if reader.announcements.len() > heard => {
                let said = reader.announcements[heard..].join(" ");
                println!("{}: {said}", names.join(" > "));
            }
            None => missing.push(names.join(" > ")),
        }
        let is_closed = |seen: &[Seen]| !seen.iter().any(|node| is_dialog(&node));
        reader.read_until("no dialog", is_closed, |_, _| driver.key("Escape"));
    }
    assert!(items.len() > 15, "{items:?}");
    assert!(missing.is_empty(), "{missing:?}");
}

/// Whether it is an item of an open menu that can be chosen and opens a dialog.
fn opens_dialog(node: &Seen) -> bool {
    node.role == role::MENU_ITEM && node.name.ends_with("...") && node.has(state::ENABLED)
}
