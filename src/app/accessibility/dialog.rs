//! The nodes of the open dialog, from the parts that its controls describe.

use std::collections::HashMap;

use super::collect::{Part, Piece, is_readable};
use super::tree::{Action, Field, Key, Kind, Node};
use crate::app::Message;
use crate::app::widget::{Description, Event, Role};

/// Builds the nodes of a dialog.
struct Builder {
    key: Key,
    /// How many nodes of each kind and name there are so far.
    seen: HashMap<(Kind, String), usize>,
    /// How many enabled fields and sliders there are so far.
    fields: usize,
    /// The list whose lines are being built.
    list: Key,
    focus: Option<Key>,
}

/// The node of a dialog, given how many were opened before it, and the node inside that has the focus: the dialog itself if no control has.
pub fn node(dialog: &Part, opening: u64) -> (Node, Key) {
    let key = Key::new(("dialog", opening));
    let mut builder = Builder {
        key,
        seen: HashMap::new(),
        fields: 0,
        list: key,
        focus: None,
    };
    let is_modal = matches!(dialog.description.role, Role::Dialog { is_modal: true });
    let children = builder.content(dialog);
    let mut node = Node::new(key, Kind::Dialog { is_modal }, dialog.name()).with(children);
    node.bounds = Some(dialog.bounds);
    (node, builder.focus.unwrap_or(key))
}

impl Builder {
    /// A key for a node of this kind and name, which is another for each of several that look the same.
    fn key(&mut self, kind: Kind, name: &str) -> Key {
        let seen = self.seen.entry((kind, name.to_owned())).or_default();
        *seen += 1;
        self.key.part((kind, name, *seen))
    }

    /// The nodes of the content: pictures in a row are one text, tabs in a row are grouped, and the label before a control of the same name is
    /// left out.
    fn content(&mut self, part: &Part) -> Vec<Node> {
        let mut nodes: Vec<Node> = Vec::new();
        let mut pictures: Vec<String> = Vec::new();
        for piece in &part.content {
            match piece {
                Piece::Control(picture) if picture.description.role == Role::Picture => {
                    pictures.push(picture.name());
                    continue;
                }
                _ => nodes.extend(self.row_of_pictures(&mut pictures)),
            }
            match piece {
                Piece::Text(words, bounds) if is_readable(words) => {
                    let key = self.key(Kind::Text, words);
                    nodes.push(Node {
                        bounds: Some(*bounds),
                        ..Node::new(key, Kind::Text, words.trim())
                    });
                }
                Piece::Text(..) => {}
                Piece::Control(control) => {
                    let node = self.control(control);
                    let is_label =
                        |last: &mut Node| last.kind == Kind::Text && last.name == node.name;
                    let _ = nodes.pop_if(is_label);
                    match nodes.last_mut() {
                        Some(tabs) if node.kind == Kind::Tab && tabs.kind == Kind::Tabs => {
                            tabs.children.push(node);
                        }
                        _ if node.kind == Kind::Tab => {
                            nodes.push(
                                Node::new(self.key(Kind::Tabs, ""), Kind::Tabs, "").with([node]),
                            );
                        }
                        _ => nodes.push(node),
                    }
                }
            }
        }
        nodes.extend(self.row_of_pictures(&mut pictures));
        nodes
    }

    /// The names of pictures side by side, which are taken.
    fn row_of_pictures(&mut self, pictures: &mut Vec<String>) -> Option<Node> {
        let words = words::listed(std::mem::take(pictures)).to_string();
        let key = (!words.is_empty()).then(|| self.key(Kind::Picture, &words))?;
        Some(Node::new(key, Kind::Picture, words))
    }

    fn control(&mut self, part: &Part) -> Node {
        let description = &part.description;
        let name = part.name();
        let kind = kind(description.role);
        let key = match description.role {
            Role::Line { index, .. } => self.list.part(index),
            _ => self.key(kind, &name),
        };
        let mut node = Node {
            description: description.hint.clone(),
            value: description.value.clone(),
            letter: description.letter,
            is_disabled: description.is_disabled,
            bounds: Some(part.bounds),
            ..Node::new(key, kind, name)
        };
        self.add_actions(&mut node, description);
        match description.role {
            Role::CheckBox(is_on) | Role::RadioButton(is_on) => node.is_checked = Some(is_on),
            Role::Tab(is_chosen) => node.is_selected = Some(is_chosen),
            Role::Slider {
                range: (low, high),
                value,
            } => node.range = Some((low, high, value)),
            Role::Line { index, is_chosen } => {
                node.is_selected = Some(is_chosen);
                node.place = Some((index, index + 1));
            }
            Role::List { count } => {
                self.list = key;
                node.children = self.lines(part, count);
            }
            _ => {}
        }
        if description.is_focused {
            // The selected line of the list with the focus has the focus.
            let chosen = node
                .children
                .iter()
                .find(|line| line.is_selected == Some(true));
            self.focus = Some(chosen.map_or(node.key, |line| line.key));
        }
        node
    }

    /// The lines of a list, and the headings between them.
    fn lines(&mut self, list: &Part, count: usize) -> Vec<Node> {
        let mut lines = self.content(list);
        for line in &mut lines {
            line.place = line.place.map(|(index, _)| (index, count));
        }
        lines
    }

    fn add_actions(&mut self, node: &mut Node, description: &Description) {
        let action = |event: &Option<Event>| {
            let message = Message::Dialog(event.clone()?);
            Some(Action::Send(Box::new(message)))
        };
        let events = &description.events;
        node.actions.press = action(&events.press).filter(|_| !description.is_disabled);
        node.actions.focus = action(&events.focus);
        (node.actions.less, node.actions.more) = (action(&events.less), action(&events.more));
        let takes_entry = matches!(
            description.role,
            Role::Field | Role::PasswordField | Role::Slider { .. }
        );
        if takes_entry && !description.is_disabled {
            node.actions.entry = Some(Field::Dialog(self.fields));
            self.fields += 1;
        }
    }
}

fn kind(role: Role) -> Kind {
    match role {
        Role::Button => Kind::Button,
        Role::CheckBox(_) => Kind::CheckBox,
        Role::RadioButton(_) => Kind::RadioButton,
        Role::Slider { .. } => Kind::Slider,
        Role::Field => Kind::Field,
        Role::PasswordField => Kind::PasswordField,
        Role::List { .. } => Kind::ListBox,
        Role::Line { .. } => Kind::Line,
        Role::Tab(_) => Kind::Tab,
        Role::Picture => Kind::Picture,
        Role::Dialog { is_modal } => Kind::Dialog { is_modal },
        Role::Hidden => Kind::Group,
    }
}
