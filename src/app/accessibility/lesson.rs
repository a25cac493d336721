//! The lesson card as a node.

use super::tree::{Key, Kind, Node};
use crate::app::screen::lesson;
use crate::app::{App, Message};

/// The lesson card, if there is one on the table.
pub fn node(app: &App) -> Option<Node> {
    let progress = app.presenter.lesson_progress()?;
    let card = progress.card();
    let key = Key::new(("lesson", progress.shown));
    let words = card.spoken.unwrap_or(card.words);
    let text = |at: usize, words: &str| Node::new(key.part(at), Kind::Text, words);
    let title = Node::new(key.part("title"), Kind::Heading(2), card.title.text());
    let wrong = progress.wrong.filter(|_| !progress.is_past());
    let buttons = lesson::buttons(progress)
        .into_iter()
        .map(|(words, button)| {
            Node::new(key.part(words), Kind::Button, words).pressed(Message::Lesson(button))
        });
    let card = Node::new(key, Kind::Group, progress.heading())
        .with([title, text(0, words.text())])
        .with(wrong.map(|wrong| text(1, wrong.text())));
    Some(card.with(buttons))
}
