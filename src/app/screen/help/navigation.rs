//! Navigation in the help: between pages, in the history, within a page, and between its links.

use std::sync::Arc;

use iced::Task;
use iced::advanced::widget::{Id, Operation, operate, operation::Outcome};
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;
use iced::{Rectangle, Vector};

use super::page::block_id;
use super::{HelpScreen, HistoryEntry, Message, Part, Scroll, page_id};
use crate::help::markup::{Span, Target};
use crate::help::{Help, ROOT, Topic};
use engine::rules::RuleSet;

/// The height of a line for scrolling by key, in logical pixels.
const LINE: f32 = 24.0;
/// The height of a page for scrolling by key, in logical pixels.
const PAGE: f32 = 400.0;

impl HelpScreen {
    /// Goes to a page, or to the first one if there is no such page.
    pub(super) fn go(&mut self, id: &str, rules: &RuleSet) -> Task<Message> {
        let id = if self.help.topic(id).is_some() {
            id
        } else {
            ROOT
        };
        if self.current.topic != id {
            let to = HistoryEntry {
                topic: id.to_owned(),
                offset: 0.0,
            };
            self.back.push(std::mem::replace(&mut self.current, to));
            self.forward.clear();
        }
        self.prepare_page(rules);
        let top = operation::scroll_to(page_id(), AbsoluteOffset { x: 0.0, y: 0.0 });
        Task::batch([repainted(top), self.reveal_current()])
    }

    /// Shows the same page of another help, as after a change of the language.
    pub fn replace(&mut self, help: Help, rules: &RuleSet) {
        self.help = Arc::new(help);
        if self.help.topic(&self.current.topic).is_none() {
            ROOT.clone_into(&mut self.current.topic);
        }
        self.prepare_page(rules);
    }

    /// Goes one step back or forward in the history.
    pub(super) fn move_in_history(&mut self, back: bool, rules: &RuleSet) -> Task<Message> {
        let (from, to) = match back {
            true => (&mut self.back, &mut self.forward),
            false => (&mut self.forward, &mut self.back),
        };
        let Some(entry) = from.pop() else {
            return Task::none();
        };
        to.push(std::mem::replace(&mut self.current, entry));
        self.prepare_page(rules);
        let y = self.current.offset;
        let page = operation::scroll_to(page_id(), AbsoluteOffset { x: 0.0, y });
        Task::batch([repainted(page), self.reveal_current()])
    }

    /// Scrolls the page.
    pub(super) fn scroll(&self, scroll: Scroll) -> Task<Message> {
        let by = |y| operation::scroll_by(page_id(), AbsoluteOffset { x: 0.0, y });
        let snap = |y| {
            let offset = operation::RelativeOffset { x: 0.0, y };
            operation::snap_to(page_id(), offset)
        };
        match scroll {
            Scroll::Lines(lines) => by(lines * LINE),
            Scroll::Pages(pages) => by(pages * PAGE),
            Scroll::Start => snap(0.0),
            Scroll::End => snap(1.0),
        }
    }

    /// The links of the page that Tab reaches, in the order in which they are shown: those in the text, those to its child pages, and those to other
    /// pages.
    pub fn links(&self) -> Vec<Target> {
        let mut links = Vec::new();
        for part in &self.parts {
            let lines = match part {
                Part::Text(block) => block.lines(),
                Part::Picture(_, _, caption) => vec![caption.as_slice()],
                Part::Hand(_) => Vec::new(),
            };
            for line in lines {
                links.extend(line.iter().filter_map(|span| match span {
                    Span::Words { to, .. } => to.clone(),
                    Span::Tiles(_) => None,
                }));
            }
        }
        let children = self.help.children(&self.current.topic);
        links.extend(children.map(|topic| Target::Topic(topic.id.clone())));
        if let Some(topic) = self.help.topic(&self.current.topic) {
            links.extend(
                self.see_also(topic)
                    .map(|other| Target::Topic(other.id.clone())),
            );
        }
        links
    }

    /// The pages that a page refers to after its text, without its child pages, which have links of their own.
    pub(super) fn see_also<'s>(&'s self, topic: &'s Topic) -> impl Iterator<Item = &'s Topic> {
        let others = topic.see.iter().filter_map(|id| self.help.topic(id));
        others.filter(|other| other.parent != topic.id)
    }

    /// Scrolls to the link with the keyboard focus.
    pub(super) fn show_link(&self) -> Task<Message> {
        let Some(link) = self.focused_link else {
            return Task::none();
        };
        // A block's id has the number of its first link, so this link is in the block with the greatest number not above its own.
        scroll_to_part(page_id(), (0..=link).rev().map(block_id).collect())
    }
}

/// Scrolls to the first of these parts that exists.
pub(super) fn scroll_to_part(scroll: Id, ids: Vec<Id>) -> Task<Message> {
    let find = FindPart {
        scroll: scroll.clone(),
        ids,
        view: None,
        found: None,
    };
    operate(find).then(move |to| match to {
        Some(y) => repainted(operation::scroll_to(
            scroll.clone(),
            AbsoluteOffset { x: 0.0, y },
        )),
        None => Task::none(),
    })
}

/// The same task, followed by a repaint: scrolling by an operation does not cause one.
fn repainted(scrolling: Task<Message>) -> Task<Message> {
    scrolling.chain(Task::done(Message::Repaint))
}

/// Looks for a part of a scrollable, and computes how far to scroll to show it.
struct FindPart {
    scroll: Id,
    /// The ids to look for, the preferred one first.
    ids: Vec<Id>,
    /// The bounds of the scrollable, and how far it is scrolled.
    view: Option<(Rectangle, f32)>,
    /// The rank of the best id found so far, and the bounds of its part; of several parts with one id, those of the last.
    found: Option<(usize, Rectangle)>,
}

impl Operation<Option<f32>> for FindPart {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Option<f32>>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn iced::advanced::widget::operation::Scrollable,
    ) {
        if id == Some(&self.scroll) {
            self.view = Some((bounds, translation.y));
        }
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        let Some(rank) = id.and_then(|id| self.ids.iter().position(|wanted| wanted == id)) else {
            return;
        };
        if self.found.is_none_or(|(best, _)| rank <= best) {
            self.found = Some((rank, bounds));
        }
    }

    fn finish(&self) -> Outcome<Option<f32>> {
        let to = self
            .view
            .zip(self.found)
            .and_then(|((view, offset), (_, part))| {
                let (top, bottom) = (part.y - offset, part.y + part.height - offset);
                let hidden = top < view.y || bottom > view.y + view.height;
                // In a list, the line before stays fully visible.
                let above = part.height.min(40.0);
                hidden.then(|| (part.y - view.y - above).max(0.0))
            });
        Outcome::Some(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::help::Help;

    /// Many pages name child pages among those to see also, but each child has only one link.
    #[test]
    fn each_child_page_has_one_link() {
        let rules = RuleSet::bloem();
        let mut help = HelpScreen::new(Help::open(&[]));
        let _ = help.open_at("dragons", &rules);
        let shown = help.links();
        let child = |id: &str| Target::Topic(id.to_owned());
        for id in ["dragon-red", "dragon-green", "dragon-white"] {
            let count = shown.iter().filter(|link| **link == child(id)).count();
            assert_eq!(count, 1, "{id}: {shown:?}");
        }
    }

    #[test]
    fn back_leaves_a_search_that_opened_the_help() {
        let rules = RuleSet::bloem();
        let mut help = HelpScreen::new(Help::open(&[]));
        let _ = help.open_at("dragons", &rules);
        let _ = help.update(Message::OpenPage("dragon-red".to_owned()), &rules);
        let _ = help.update(Message::Close, &rules);
        let _ = help.open_search(&rules);
        let _ = help.update(Message::Back, &rules);
        assert!(!help.is_open());
    }
}
