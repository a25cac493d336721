//! The menu bar as nodes: the menus with the items of the open one, and the buttons beside them.

use super::tree::{Key, Kind, Node};
use crate::app::Message;
use crate::app::input::menu::{self, Described, DescribedEntry, MenuBar};
use crate::app::widget::{letter, plain};
use crate::presenter::{Availability, Command, CommandStates};
use words::say;

/// The menu bar, or the open context menu after it, and the node with the focus if a menu is open.
pub fn nodes(menus: &MenuBar, states: &CommandStates) -> (Vec<Node>, Option<Key>) {
    let described = menus.described(states);
    let key = Key::new("menus");
    let mut focus = None;
    let mut bar = Node::new(key, Kind::MenuBar, say!("reader-menus"));
    for (place, label) in described.menus.iter().enumerate() {
        let message = menu::Message::Open {
            place,
            by_key: true,
        };
        let mut node = item(key.part(label), label, Some(message));
        node.shortcut = letter(label).map_or_else(String::new, |letter| {
            say!("reader-alt", letter = letter.to_uppercase().to_string())
        });
        let is_open = described.open == Some(place);
        node.is_expanded = Some(is_open);
        if is_open {
            focus = Some(node.key);
            let inside = open_menu(&described, node.key, &node.name, states, &mut focus);
            node.children.push(inside);
        }
        bar.children.push(node);
    }
    for (label, command) in &described.buttons {
        let button = Node::new(key.part(label), Kind::Button, plain(label));
        bar.children.push(button.pressed(chosen(*command)));
    }
    let mut nodes = vec![bar];
    if described.is_context_menu {
        let (key, name) = (Key::new("context-menu"), say!("reader-context-menu"));
        let menu = open_menu(&described, key, name, states, &mut focus);
        focus = focus.or(Some(menu.key));
        nodes.push(menu);
    }
    (nodes, focus)
}

/// The open menu, and its open submenu.
fn open_menu(
    described: &Described,
    key: Key,
    name: &str,
    states: &CommandStates,
    focus: &mut Option<Key>,
) -> Node {
    let key = key.part("items");
    let items = described.entries.iter().map(|entry| {
        let mut node = entry_node(entry, key, states);
        if entry.is_highlighted {
            *focus = Some(node.key);
        }
        if !entry.submenu.is_empty() {
            node.is_expanded = Some(entry.is_highlighted);
        }
        if entry.is_highlighted && !entry.submenu.is_empty() {
            let below = node.key.part("items");
            let items = entry.submenu.iter().map(|entry| {
                let node = entry_node(entry, below, states);
                if entry.is_highlighted {
                    *focus = Some(node.key);
                }
                node
            });
            let items: Vec<Node> = items.collect();
            let submenu = Node::new(below, Kind::Menu, node.name.clone()).with(items);
            node.children.push(submenu);
        }
        node
    });
    let items: Vec<Node> = items.collect();
    Node::new(key, Kind::Menu, name).with(items)
}

/// An item of a menu, with the reason why it is disabled.
fn entry_node(entry: &DescribedEntry, menu: Key, states: &CommandStates) -> Node {
    let availability = match entry.command {
        Some(command) => states.state(command),
        None => Availability::Ready,
    };
    let is_disabled = matches!(availability, Availability::Disabled(_));
    let press = Some(entry.choose).filter(|_| !is_disabled);
    let mut node = item(menu.part(entry.label), entry.label, press);
    node.is_disabled = is_disabled;
    node.letter = letter(entry.label);
    match availability {
        Availability::Disabled(why) => node.description = why.to_owned(),
        Availability::Checked(is_on) => node.is_checked = Some(is_on),
        Availability::Ready | Availability::Absent => {}
    }
    let key_name = entry.command.map(|command| states.key_name(command));
    node.shortcut = key_name.unwrap_or_default();
    node
}

fn item(key: Key, label: &str, press: Option<menu::Message>) -> Node {
    let node = Node::new(key, Kind::MenuItem, plain(label));
    match press {
        Some(message) => node.pressed(Message::Menu(message)),
        None => node,
    }
}

/// The message that chooses a command.
fn chosen(command: Command) -> Message {
    Message::Menu(menu::Message::Chosen(command))
}
