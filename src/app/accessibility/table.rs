//! The table as nodes: the player's tiles, what can be done, and the players. What they say comes from the presenter.

use super::tree::{Action, Key, Kind, Node};
use crate::app::input::menu;
use crate::app::screen::table::{self, placed::TilePosition};
use crate::app::{App, Message};
use crate::presenter::{ChoicesDescription, Entry, EntryId, OwnTile};
use words::say;

/// The parts of the table, and the tile under the keyboard cursor or else the player's tiles. A tile that the program has selected does not get the
/// focus: it was spoken of when it was drawn, and a screen reader would name it again.
pub fn nodes(app: &App) -> (Vec<Node>, Key) {
    let described = app.presenter.describe_table(app.scene.table.own_tiles());
    let key = id(EntryId::OwnTiles);
    let tiles = described.own_tiles.iter();
    let tiles: Vec<Node> = tiles.map(|tile| own_tile(app, tile)).collect();
    let cursor = app
        .scene
        .cursor_of_player()
        .and_then(|place| tiles.get(place));
    let focus = cursor.map_or(key, |tile| tile.key);
    let own = Node::new(key, Kind::List, described.own_heading.words).with(tiles);
    let hand =
        Node::new(Key::new("hand"), Kind::List, say!("reader-hand")).with(entries(&described.hand));
    let players = described.players.iter().map(|player| {
        let heading = &player.heading;
        Node::new(id(heading.id), Kind::List, heading.words.clone()).with(entries(&player.entries))
    });
    let table = Node::new(Key::new("table"), Kind::Group, say!("reader-table"));
    let status = Node::new(Key::new("status"), Kind::Status, say!("reader-status"));
    let log = Node::new(Key::new("log"), Kind::Log, say!("reader-log"));
    let mut nodes = vec![own];
    if !described.win.is_empty() {
        let win = Node::new(Key::new("win"), Kind::List, say!("playback-mah-jongg"));
        nodes.push(win.with(entries(&described.win)));
    }
    nodes.extend(described.choices.as_ref().map(choices));
    nodes.extend([
        table.with([hand]).with(players),
        status.with(described.messages.iter().map(text)),
        log.with(described.log.iter().map(text)),
    ]);
    (nodes, focus)
}

/// A tile of the player's stake. Pressed, it acts as a click; a double click where one click only selects.
fn own_tile(app: &App, tile: &OwnTile) -> Node {
    let position = TilePosition::Stake(app.scene.table.viewer(), tile.place);
    let mut placed = app.scene.table.placed().iter();
    let placed = placed.find(|placed| placed.position == position);
    let press = match app.presenter.settings().hand.double_click {
        true => table::Message::DoublePressed(position),
        false => table::Message::Pressed(Some(position)),
    };
    let mut node = Node {
        description: tile.remarks.clone(),
        bounds: placed.map(|placed| placed.rect + app.scene.below_menu_bar()),
        ..Node::new(id(tile.id), Kind::Button, tile.name.clone()).pressed(Message::Table(press))
    };
    node.actions.focus = Some(Action::MoveTo(tile.place));
    node
}

/// What the player can do besides a discard.
fn choices(described: &ChoicesDescription) -> Node {
    let claimable = described.claimable.iter().map(text);
    let commands = described.choices.iter().map(|choice| {
        let press = Message::Menu(menu::Message::Chosen(choice.command));
        let node = Node {
            description: choice.hint.to_owned(),
            ..Node::new(id(choice.id), Kind::Button, choice.name.clone())
        };
        node.pressed(press).with_shortcut(&choice.key)
    });
    let time_left = described.time_left.iter().map(text);
    Node::new(Key::new("choices"), Kind::Group, say!("reader-choices"))
        .with(claimable)
        .with(commands)
        .with(time_left)
}

fn entries(described: &[Entry]) -> impl Iterator<Item = Node> {
    described
        .iter()
        .map(|entry| Node::new(id(entry.id), Kind::Entry, entry.words.clone()))
}

fn text(entry: &Entry) -> Node {
    Node::new(id(entry.id), Kind::Text, entry.words.clone())
}

fn id(entry: EntryId) -> Key {
    Key::new(entry)
}
