//! The whole window as a tree.

use super::collect::Part;
use super::tree::{Key, Kind, Node, Tree};
use super::{dialog, lesson, menus, table};
use crate::app::App;
use crate::presenter::{Speech, Urgency};

/// The window as it is now, with the parts of the open dialog and what was spoken last.
pub fn tree(app: &App, open: Option<&Part>, spoken: Option<&Speech>) -> Tree {
    let key = Key::new("window");
    let mut root = Node::new(key, Kind::Window, app.title());
    root.children.extend(spoken.map(announcement));
    if app.help.is_open() {
        // The help covers the window.
        let (help, focus) = app.help.described();
        root.children.push(help);
        return Tree { root, focus };
    }
    let (bar, open_menu) = menus::nodes(&app.menu, app.presenter.commands());
    let (mut behind, tile) = table::nodes(app);
    behind.extend(lesson::node(app));
    let open = open.map(|open| dialog::node(open, app.openings));
    let is_covered = open
        .as_ref()
        .is_some_and(|(dialog, _)| dialog.kind == Kind::Dialog { is_modal: true });
    if is_covered {
        behind = behind.into_iter().map(Node::unusable).collect();
    }
    let control = open.as_ref().map(|(_, focus)| *focus);
    root.children.extend(bar);
    root.children.extend(behind);
    root.children.extend(open.map(|(dialog, _)| dialog));
    let focus = open_menu.or(control).unwrap_or(tile);
    Tree { root, focus }
}

/// A node of its own for each speech: the same words twice are read twice.
fn announcement(speech: &Speech) -> Node {
    let is_urgent = speech.urgency == Urgency::Urgent;
    let key = Key::new(("speech", speech.number));
    Node::new(key, Kind::Announcement { is_urgent }, speech.words.clone())
}
