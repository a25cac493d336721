//! The tree as AccessKit understands it.

use std::collections::HashSet;

use accesskit::{Action as Use, Live, NodeId, Rect, Role, Toggled, TreeId, TreeInfo, TreeUpdate};
use iced::Rectangle;

use super::tree::{Key, Kind, Node, Tree};

/// The whole tree as an update.
pub fn update(tree: &Tree) -> TreeUpdate {
    let mut nodes = Vec::new();
    let mut seen = HashSet::new();
    add(&tree.root, &mut nodes, &mut seen);
    let root = id(tree.root.key);
    let focus = id(tree.focus);
    let info = TreeInfo {
        root,
        toolkit_name: Some("Red Stake".to_owned()),
        toolkit_version: Some(env!("CARGO_PKG_VERSION").to_owned()),
    };
    TreeUpdate {
        nodes,
        tree: Some(info),
        tree_id: TreeId::ROOT,
        focus: if seen.contains(&focus) { focus } else { root },
    }
}

fn id(Key(key): Key) -> NodeId {
    NodeId(key)
}

/// Adds a node and those inside. AccessKit panics on a key that occurs twice, so the second one is left out; tests find it.
fn add(node: &Node, nodes: &mut Vec<(NodeId, accesskit::Node)>, seen: &mut HashSet<NodeId>) {
    let own = id(node.key);
    if !seen.insert(own) {
        return;
    }
    let mut converted = convert(node);
    let mut children = Vec::new();
    for child in &node.children {
        if !seen.contains(&id(child.key)) {
            children.push(id(child.key));
            add(child, nodes, seen);
        }
    }
    // The text interfaces need the letters of a field.
    if node.kind == Kind::Field {
        let run = id(node.key.part("letters"));
        if seen.insert(run) {
            children.push(run);
            nodes.push((run, letters(&node.value)));
        }
    }
    converted.set_children(children);
    nodes.push((own, converted));
}

fn convert(node: &Node) -> accesskit::Node {
    let mut converted = accesskit::Node::new(role(node));
    match node.kind {
        Kind::Text | Kind::Announcement { .. } => converted.set_value(node.name.as_str()),
        _ if node.name.is_empty() => {}
        _ => converted.set_label(node.name.as_str()),
    }
    if !node.description.is_empty() {
        converted.set_description(node.description.as_str());
    }
    if !node.value.is_empty() {
        converted.set_value(node.value.as_str());
    }
    if let Some((low, high, value)) = node.range {
        converted.set_min_numeric_value(low.into());
        converted.set_max_numeric_value(high.into());
        converted.set_numeric_value(value.into());
        converted.set_numeric_value_step(1.0);
    }
    if !node.shortcut.is_empty() {
        converted.set_keyboard_shortcut(node.shortcut.as_str());
    }
    if let Some(letter) = node.letter {
        converted.set_access_key(letter.to_string());
    }
    if node.is_disabled {
        converted.set_disabled();
    }
    if let Some(is_on) = node.is_checked {
        converted.set_toggled(if is_on { Toggled::True } else { Toggled::False });
    }
    if let Some(is_selected) = node.is_selected {
        converted.set_selected(is_selected);
    }
    if let Some(is_expanded) = node.is_expanded {
        converted.set_expanded(is_expanded);
    }
    if let Some((index, count)) = node.place {
        converted.set_position_in_set(index);
        converted.set_size_of_set(count);
    }
    if let Some(bounds) = node.bounds {
        converted.set_bounds(rect(bounds));
    }
    match node.kind {
        Kind::Heading(level) => converted.set_level(level.into()),
        Kind::Dialog { is_modal: true } => converted.set_modal(),
        Kind::Announcement { is_urgent } => converted.set_live(match is_urgent {
            true => Live::Assertive,
            false => Live::Polite,
        }),
        _ => {}
    }
    add_uses(node, &mut converted);
    converted
}

fn add_uses(node: &Node, converted: &mut accesskit::Node) {
    let actions = &node.actions;
    let uses = [
        (actions.press.is_some(), Use::Click),
        (actions.focus.is_some(), Use::Focus),
        (actions.less.is_some(), Use::Decrement),
        (actions.more.is_some(), Use::Increment),
        (actions.entry.is_some(), Use::SetValue),
    ];
    for (_, possible) in uses.into_iter().filter(|(is_possible, _)| *is_possible) {
        converted.add_action(possible);
    }
}

/// The letters of a text, with the bytes of each letter and the places where words begin.
fn letters(text: &str) -> accesskit::Node {
    let mut run = accesskit::Node::new(Role::TextRun);
    run.set_value(text);
    let lengths: Vec<u8> = text.chars().map(|letter| letter.len_utf8() as u8).collect();
    run.set_character_lengths(lengths);
    let mut starts = Vec::new();
    let mut is_between = true;
    for (at, letter) in text.chars().enumerate() {
        if is_between && !letter.is_whitespace() {
            // Words that begin after that are not told apart.
            starts.extend(u8::try_from(at).ok());
        }
        is_between = letter.is_whitespace();
    }
    run.set_word_starts(starts);
    run
}

fn role(node: &Node) -> Role {
    match node.kind {
        Kind::Window => Role::Window,
        Kind::MenuBar => Role::MenuBar,
        Kind::Menu => Role::Menu,
        Kind::MenuItem if node.is_checked.is_some() => Role::MenuItemCheckBox,
        Kind::MenuItem => Role::MenuItem,
        Kind::Button => Role::Button,
        Kind::CheckBox => Role::CheckBox,
        Kind::RadioButton => Role::RadioButton,
        Kind::Slider => Role::Slider,
        Kind::Field => Role::TextInput,
        Kind::PasswordField => Role::PasswordInput,
        Kind::ListBox => Role::ListBox,
        Kind::Line => Role::ListBoxOption,
        Kind::Tabs => Role::TabList,
        Kind::Tab => Role::Tab,
        Kind::List => Role::List,
        Kind::Entry => Role::ListItem,
        Kind::Group => Role::Group,
        Kind::Dialog { .. } => Role::Dialog,
        Kind::Document => Role::Document,
        Kind::Heading(_) => Role::Heading,
        Kind::Paragraph => Role::Paragraph,
        Kind::Link => Role::Link,
        Kind::Table => Role::Table,
        Kind::Row => Role::Row,
        Kind::Cell => Role::Cell,
        Kind::Text | Kind::Announcement { .. } => Role::Label,
        Kind::Picture => Role::Image,
        Kind::Status => Role::Status,
        Kind::Log => Role::Log,
    }
}

/// Bounds in the coordinates of AccessKit.
pub fn rect(bounds: Rectangle) -> Rect {
    let (x, y) = (f64::from(bounds.x), f64::from(bounds.y));
    Rect::new(
        x,
        y,
        x + f64::from(bounds.width),
        y + f64::from(bounds.height),
    )
}

/// Whether AccessKit accepts the tree; it panics otherwise.
#[cfg(test)]
pub fn accepted(tree: &Tree) -> bool {
    let built = accesskit_consumer::Tree::new(update(tree), true);
    built.state().focus().is_some()
}
