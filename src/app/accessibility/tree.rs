//! The window as a tree of what can be read and used, as a plain value.

use std::hash::{DefaultHasher, Hash, Hasher};

use iced::Rectangle;

use crate::app::Message;

/// Identifies a node as long as it stands for the same thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(pub u64);

impl Key {
    /// The key of a thing that exists once.
    pub fn new(thing: impl Hash) -> Self {
        let mut hasher = DefaultHasher::new();
        thing.hash(&mut hasher);
        Self(hasher.finish())
    }

    /// The key of a part of this thing.
    pub fn part(self, part: impl Hash) -> Self {
        Self::new((self.0, part))
    }
}

/// The kind of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The window.
    Window,
    /// The menu bar.
    MenuBar,
    /// An open menu.
    Menu,
    /// A menu in the bar, or an item of a menu.
    MenuItem,
    /// A button.
    Button,
    /// A check box.
    CheckBox,
    /// A radio button.
    RadioButton,
    /// A slider.
    Slider,
    /// A text field.
    Field,
    /// A text field for a password.
    PasswordField,
    /// Lines of which one can be selected.
    ListBox,
    /// A line of a list box.
    Line,
    /// A row of tabs.
    Tabs,
    /// A tab.
    Tab,
    /// A list to read.
    List,
    /// An entry of a list to read.
    Entry,
    /// A group.
    #[default]
    Group,
    /// A dialog; other parts of the window cannot be used while a modal one is open.
    Dialog {
        /// Whether it is modal.
        is_modal: bool,
    },
    /// A page to read.
    Document,
    /// A heading with its level.
    Heading(u8),
    /// A paragraph.
    Paragraph,
    /// A link.
    Link,
    /// A table.
    Table,
    /// A row of a table.
    Row,
    /// A cell of a table.
    Cell,
    /// A text.
    Text,
    /// A picture.
    Picture,
    /// The status bar.
    Status,
    /// What happened, in order.
    Log,
    /// A sentence that is read as soon as it appears.
    Announcement {
        /// It interrupts other sentences.
        is_urgent: bool,
    },
}

/// What the app does when a node is used.
#[derive(Clone, Debug)]
pub enum Action {
    /// It handles this message, as after a click or key.
    Send(Box<Message>),
    /// It moves the keyboard cursor to this place on the player's stake.
    MoveTo(usize),
}

/// A field into which text is entered, or a slider that is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The field or slider of the open dialog with this many enabled ones before it.
    Dialog(usize),
    /// The field of the help.
    Help,
}

/// What can be done with a node.
#[derive(Clone, Debug, Default)]
pub struct Actions {
    /// It is pressed.
    pub press: Option<Action>,
    /// It gets the focus.
    pub focus: Option<Action>,
    /// Its value is reduced.
    pub less: Option<Action>,
    /// Its value is increased.
    pub more: Option<Action>,
    /// Text is entered, or the value is set.
    pub entry: Option<Field>,
}

/// A node. What does not apply is empty or `None`.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// Identifies it.
    pub key: Key,
    /// Its kind.
    pub kind: Kind,
    /// Its name, or the text itself.
    pub name: String,
    /// More about it, read after its name.
    pub description: String,
    /// What a field or slider contains.
    pub value: String,
    /// Minimum, maximum and current value of a slider.
    pub range: Option<(i32, i32, i32)>,
    /// The key that does the same.
    pub shortcut: String,
    /// Its underlined letter.
    pub letter: Option<char>,
    /// Whether it is disabled.
    pub is_disabled: bool,
    /// Whether it is checked.
    pub is_checked: Option<bool>,
    /// Whether it is selected.
    pub is_selected: Option<bool>,
    /// Whether it is expanded.
    pub is_expanded: Option<bool>,
    /// Its place among others, from 0, and their number.
    pub place: Option<(usize, usize)>,
    /// Its bounds in the window.
    pub bounds: Option<Rectangle>,
    /// What can be done with it.
    pub actions: Actions,
    /// The nodes inside.
    pub children: Vec<Node>,
}

impl Default for Key {
    fn default() -> Self {
        Self::new(())
    }
}

impl Node {
    /// A node of this kind with this name.
    pub fn new(key: Key, kind: Kind, name: impl Into<String>) -> Self {
        Self {
            key,
            kind,
            name: name.into(),
            ..Self::default()
        }
    }

    /// The node with these nodes inside.
    pub fn with(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.children.extend(children);
        self
    }

    /// The node, which sends this message when it is pressed.
    pub fn pressed(mut self, message: Message) -> Self {
        self.actions.press = Some(Action::Send(Box::new(message)));
        self
    }

    /// The node with the key that does the same.
    pub fn with_shortcut(mut self, key: &str) -> Self {
        key.clone_into(&mut self.shortcut);
        self
    }

    /// The node without anything that can be done with it or what is inside.
    pub fn unusable(mut self) -> Self {
        self.actions = Actions::default();
        self.children = self.children.into_iter().map(Self::unusable).collect();
        self
    }

    /// The node with this key, if it is this one or inside.
    pub fn find(&self, key: Key) -> Option<&Self> {
        if self.key == key {
            return Some(self);
        }
        self.children.iter().find_map(|child| child.find(key))
    }

    /// This node and all nodes inside.
    pub fn all(&self) -> Vec<&Self> {
        let inside = self.children.iter().flat_map(Self::all);
        std::iter::once(self).chain(inside).collect()
    }
}

/// The window with its focus.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The window.
    pub root: Node,
    /// The node that has the keyboard focus.
    pub focus: Key,
}

impl Tree {
    /// The window as text: a line for each node, indented, with its state.
    #[cfg(test)]
    pub fn text(&self) -> String {
        let mut lines = Vec::new();
        self.add_lines(&self.root, 0, &mut lines);
        lines.join("\n")
    }

    #[cfg(test)]
    fn add_lines(&self, node: &Node, depth: usize, lines: &mut Vec<String>) {
        let mut line = format!("{}{:?} {:?}", "  ".repeat(depth), node.kind, node.name);
        let parts = [&node.description, &node.value, &node.shortcut];
        for part in parts.into_iter().filter(|part| !part.is_empty()) {
            line += &format!(" {part:?}");
        }
        let states = [
            (node.is_disabled, "disabled"),
            (node.is_checked == Some(true), "checked"),
            (node.is_selected == Some(true), "selected"),
            (node.is_expanded == Some(true), "expanded"),
            (node.key == self.focus, "focused"),
        ];
        for (_, word) in states.into_iter().filter(|(is_so, _)| *is_so) {
            line = format!("{line} {word}");
        }
        lines.push(line);
        for child in &node.children {
            self.add_lines(child, depth + 1, lines);
        }
    }
}
