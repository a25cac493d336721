//! Long texts in messages of limited length: the rules of a table that has rules of its own, and its events, for many of which the protocol
//! has no message.

use super::ServerMessage;
use super::text::is_blank;
use engine::table::Event;

/// The maximum length of a part in bytes. A message has room for more.
const MAX_PART: usize = 3_000;

/// The messages with the rules of a table.
pub fn rules_messages(rules: &str) -> impl Iterator<Item = ServerMessage> {
    parts(rules).map(|(last, text)| ServerMessage::Rules { last, text })
}

/// The messages with an event that is already limited to what its receiver may see.
pub fn event_messages(event: &Event) -> Vec<ServerMessage> {
    // Events can always be written.
    let text = serde_json::to_string(event).unwrap_or_default();
    let parts = parts(&text).map(|(last, text)| ServerMessage::TableEvent { last, text });
    parts.collect()
}

/// The parts of a text, each with whether it is the last. None ends in a blank, which would be lost.
fn parts(text: &str) -> impl Iterator<Item = (bool, String)> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let (part, more) = text.split_at(end_of_part(text));
        rest = (!more.is_empty()).then_some(more);
        Some((more.is_empty(), part.to_owned()))
    })
}

/// Where the first part of a text ends.
fn end_of_part(text: &str) -> usize {
    if text.len() <= MAX_PART {
        return text.len();
    }
    let letters = text.char_indices().map(|(at, c)| (at + c.len_utf8(), c));
    let ends = letters.take_while(|(end, _)| *end <= MAX_PART);
    let last = ends.filter(|(_, c)| !is_blank(*c)).last();
    last.map_or(text.floor_char_boundary(MAX_PART), |(end, _)| end)
}

/// A text that arrives in parts.
#[derive(Clone, Debug, Default)]
pub struct Parts(String);

impl Parts {
    /// Adds a part. Returns the text after its last part. What exceeds `max` bytes is dropped, so that the text cannot be read.
    pub fn add(&mut self, last: bool, part: &str, max: usize) -> Option<String> {
        let room = max.saturating_sub(self.0.len());
        self.0.push_str(&part[..part.floor_char_boundary(room)]);
        last.then(|| std::mem::take(&mut self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::to_wire;
    use crate::{LineAssembler, MAX_MESSAGE_LENGTH};

    /// The text that arrives if this one is sent as the rules of a table.
    fn received(rules: &str, max: usize) -> Option<String> {
        let mut assembler = LineAssembler::new();
        let mut parts = Parts::default();
        let lines = rules_messages(rules).flat_map(|message| {
            let lines = assembler.feed(to_wire(&message).as_bytes());
            lines.into_iter().flatten()
        });
        let lines: Vec<String> = lines.collect();
        lines.iter().find_map(|line| {
            assert!(line.len() < MAX_MESSAGE_LENGTH);
            match ServerMessage::parse(line) {
                Ok(ServerMessage::Rules { last, text }) => parts.add(last, &text, max),
                _ => None,
            }
        })
    }

    #[test]
    fn a_long_text_arrives_as_it_was_sent() {
        for text in ["{}", "[\"\\\\\"]", " ü", &"a bü\n c\\".repeat(5_000)] {
            let sent = format!("\"{text}\"");
            assert_eq!(received(&sent, usize::MAX), Some(sent.clone()));
            assert_eq!(received(&sent, 2).as_deref(), sent.get(..2));
        }
    }
}
