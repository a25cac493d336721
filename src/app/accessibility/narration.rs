//! What is read aloud while the player moves in the window: as with a screen reader, what opens and what gets the focus. What happens in the game is
//! spoken by the presenter.

use super::tree::{Kind, Node, Tree};
use words::say;

/// What is read aloud of the window after this one; `None` if there is nothing new. A tile on the stake is only read if the player has moved to it,
/// since the tile drawn is spoken of anyway.
pub fn narrate(before: Option<&Tree>, now: &Tree, moved_by_player: bool) -> Option<String> {
    let path = path(now);
    let old_path = before.map_or_else(Vec::new, self::path);
    let is_old = |node: &Node| old_path.iter().any(|old| old.key == node.key);
    let focused = path.last()?;
    let is_on_stake = path.first().is_some_and(|node| node.kind == Kind::List);
    if is_on_stake && (!moved_by_player || path.len() < 2) {
        return None;
    }
    let opened = path.iter().filter(|node| opens(node) && !is_old(node));
    let mut said: Vec<String> = opened.flat_map(|node| opening(node)).collect();
    let old = before.and_then(|before| before.root.find(focused.key));
    let had_focus = old_path.last().is_some_and(|old| old.key == focused.key);
    match old.filter(|_| had_focus) {
        _ if opens(focused) => {}
        Some(_) if is_on_stake => {}
        _ if is_on_stake => said.extend([text(&focused.name), focused.description.clone()]),
        Some(old) if old.name == focused.name => {
            said.extend((state(old) != state(focused)).then(|| change(focused)));
        }
        _ => {
            let heading = heading(&path);
            let old_heading = self::heading(&old_path);
            let is_new = heading != old_heading && said.is_empty();
            said.extend(heading.filter(|_| is_new).map(text));
            said.push(control(focused));
        }
    }
    let words = words::sentences(said.iter().filter(|words| !words.is_empty()));
    (!words.is_empty()).then_some(words)
}

/// The nodes from the one below the window to the one with the focus.
fn path(tree: &Tree) -> Vec<&Node> {
    let mut path = Vec::new();
    let mut node = &tree.root;
    while let Some(next) = node
        .children
        .iter()
        .find(|child| child.find(tree.focus).is_some())
    {
        path.push(next);
        node = next;
    }
    path
}

/// Whether it is read when it opens.
fn opens(node: &Node) -> bool {
    matches!(
        node.kind,
        Kind::Dialog { .. } | Kind::Document | Kind::ListBox
    )
}

/// What is read of something that has opened: its name, and what comes before its first control; all of a page.
fn opening(node: &Node) -> Vec<String> {
    let name = text(&node.name);
    match node.kind {
        Kind::Document => {
            let is_text = |node: &&Node| {
                matches!(
                    node.kind,
                    Kind::Heading(_) | Kind::Paragraph | Kind::Entry | Kind::Cell | Kind::Text
                )
            };
            let texts = node.all().into_iter().filter(is_text);
            texts.map(|node| text(&node.name)).collect()
        }
        Kind::Dialog { .. } => {
            let is_text = |node: &&Node| matches!(node.kind, Kind::Text | Kind::Picture);
            let texts = node.children.iter().take_while(is_text);
            let texts = texts.map(|node| text(&node.name));
            std::iter::once(name).chain(texts).collect()
        }
        _ => vec![name],
    }
}

/// The text that stands before the focused control in its dialog, with only controls in between: the heading of its group.
fn heading<'a>(path: &[&'a Node]) -> Option<&'a str> {
    let at = path
        .iter()
        .rposition(|node| matches!(node.kind, Kind::Dialog { .. }))?;
    let inside = path.get(at + 1)?;
    let siblings = &path[at].children;
    let place = siblings.iter().position(|node| node.key == inside.key)?;
    let before = siblings[..place].iter().rev();
    let mut texts = before.filter(|node| node.kind == Kind::Text);
    texts.next().map(|text| text.name.as_str())
}

/// A control in words.
fn control(node: &Node) -> String {
    let (kind, name) = (kind(node), node.name.as_str());
    let mut said = vec![match kind {
        "other" => text(name),
        kind => say!("aloud-control", kind, name),
    }];
    if !node.value.is_empty() && node.kind != Kind::PasswordField {
        said.push(text(&node.value));
    }
    if node.is_disabled {
        said.push(say!("aloud-disabled").to_owned());
    }
    said.push(node.description.clone());
    if let (Kind::MenuItem, false) = (node.kind, node.shortcut.is_empty()) {
        said.push(say!("aloud-key", key = node.shortcut.as_str()));
    }
    words::sentences(said.iter().filter(|words| !words.is_empty()))
}

/// What has changed at the control with the focus.
fn change(node: &Node) -> String {
    match (node.kind, node.value.is_empty()) {
        (Kind::Slider | Kind::Field, false) => text(&node.value),
        (Kind::CheckBox | Kind::RadioButton, _) => {
            say!("aloud-state", kind = kind(node)).to_owned()
        }
        _ => control(node),
    }
}

/// The part of a control's state that changes while it has the focus.
fn state(node: &Node) -> (&str, &str, Option<bool>, Option<bool>) {
    (
        &node.value,
        &node.description,
        node.is_checked,
        node.is_expanded,
    )
}

fn kind(node: &Node) -> &'static str {
    match (node.kind, node.is_checked) {
        (Kind::Button, _) => "button",
        (Kind::RadioButton, Some(true)) => "selected",
        (Kind::RadioButton, _) => "not-selected",
        (Kind::CheckBox | Kind::MenuItem, Some(true)) => "checked",
        (Kind::CheckBox | Kind::MenuItem, Some(false)) => "not-checked",
        (Kind::MenuItem, None) if node.is_expanded.is_some() => "menu",
        (Kind::Field | Kind::PasswordField, _) => "field",
        (Kind::Slider, _) => "slider",
        (Kind::Tab, _) => "tab",
        (Kind::Link, _) => "link",
        _ => "other",
    }
}

/// A text, or the name of something that has no state. What is no sentence gets a pause after it.
fn text(words: &str) -> String {
    match words.chars().next_back().is_some_and(char::is_alphanumeric) {
        true => say!("aloud-text", words),
        false => words.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::Key;
    use super::*;

    fn node(kind: Kind, name: &str) -> Node {
        Node::new(Key::new(name), kind, name)
    }

    fn tree(children: Vec<Node>, focus: &str) -> Tree {
        Tree {
            root: node(Kind::Window, "Red Stake").with(children),
            focus: Key::new(focus),
        }
    }

    fn dialog(is_on: bool) -> Node {
        let autosave = Node {
            is_checked: Some(is_on),
            description: "Saves after each hand.".to_owned(),
            ..node(Kind::CheckBox, "Autosave")
        };
        let texts = [
            node(Kind::Text, "Files"),
            autosave,
            node(Kind::Text, "Quit"),
        ];
        let dialog = node(Kind::Dialog { is_modal: true }, "Setup").with(texts);
        dialog.with([node(Kind::Button, "OK")])
    }

    fn stake() -> Node {
        let tile = |name| node(Kind::Button, name);
        node(Kind::List, "Your tiles").with([tile("1 Bamboo"), tile("2 Bamboo")])
    }

    #[test]
    fn what_opens_is_read_with_what_has_the_focus_and_then_only_what_changes() {
        let table = tree(vec![stake()], "Your tiles");
        let opened = tree(vec![stake(), dialog(true)], "Autosave");
        let read = narrate(Some(&table), &opened, true);
        assert_eq!(
            read.as_deref(),
            Some("Setup. Files. Autosave, checked. Saves after each hand.")
        );
        assert_eq!(narrate(Some(&opened), &opened, true), None);
        let changed = tree(vec![stake(), dialog(false)], "Autosave");
        let read = narrate(Some(&opened), &changed, true);
        assert_eq!(read.as_deref(), Some("Not checked."));
        let moved = tree(vec![stake(), dialog(false)], "OK");
        let read = narrate(Some(&changed), &moved, true);
        assert_eq!(read.as_deref(), Some("Quit. OK, button."));
    }

    #[test]
    fn a_tile_is_read_if_the_player_has_moved_to_it() {
        let at = |focus| tree(vec![stake()], focus);
        let (none, first) = (at("Your tiles"), at("1 Bamboo"));
        let read = narrate(Some(&none), &first, true);
        assert_eq!(read.as_deref(), Some("1 Bamboo."));
        assert_eq!(narrate(Some(&none), &first, false), None);
        assert_eq!(narrate(Some(&first), &none, true), None);
    }
}
