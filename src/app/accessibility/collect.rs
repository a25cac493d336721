//! The controls and texts of the open dialog, as they report themselves.

use std::any::Any;

use iced::advanced::widget::operation::{Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation};
use iced::{Rectangle, Vector};

use crate::app::widget::{Described, Description, DescriptionEnd, Role};

/// A control, or the whole dialog, with its content.
#[derive(Clone, Debug)]
pub struct Part {
    /// What it is.
    pub description: Description,
    /// Its bounds in the window.
    pub bounds: Rectangle,
    /// What is inside, in the order in which it is drawn.
    pub content: Vec<Piece>,
}

/// A piece of the content of a control or dialog.
#[derive(Clone, Debug)]
pub enum Piece {
    /// A control.
    Control(Box<Part>),
    /// A text, with its bounds in the window.
    Text(String, Rectangle),
}

impl Part {
    /// The name of the control, or else the texts and pictures inside it.
    pub fn name(&self) -> String {
        match self.description.name.as_str() {
            "" => words::listed(self.texts()).to_string(),
            name => name.to_owned(),
        }
    }

    /// The texts and pictures inside.
    pub fn texts(&self) -> Vec<String> {
        let texts = self.content.iter().map(|piece| match piece {
            Piece::Text(words, _) => words.clone(),
            Piece::Control(part) => part.name(),
        });
        let mut texts: Vec<String> = texts.filter(|words| is_readable(words)).collect();
        // A number or name that is drawn twice side by side is read once.
        texts.dedup();
        texts
    }
}

#[cfg(test)]
impl Part {
    /// The underlined letters of the controls, in small letters, with the names of the controls.
    pub fn letters(&self) -> Vec<(char, String)> {
        let own = self.description.letter.into_iter();
        let own = own.map(|letter| (letter.to_ascii_lowercase(), self.name()));
        let inner = self.content.iter().flat_map(|piece| match piece {
            Piece::Control(part) => part.letters(),
            Piece::Text(..) => Vec::new(),
        });
        own.chain(inner).collect()
    }

    /// Adds the texts that reach beyond the control to which they belong.
    pub fn overflowing_texts(&self, found: &mut Vec<String>) {
        let is_control = !matches!(
            self.description.role,
            Role::Dialog { .. } | Role::List { .. }
        );
        // Rounding, and the space above and below the letters of a line.
        let around = self.bounds.expand(2.5);
        for piece in &self.content {
            match piece {
                Piece::Control(part) => part.overflowing_texts(found),
                Piece::Text(words, place) if is_control && !place.is_within(&around) => {
                    found.push(format!(
                        "{words} reaches from {:?} to {place:?}",
                        self.bounds
                    ));
                }
                Piece::Text(..) => {}
            }
        }
    }
}

/// Whether a text can be read. Check marks and the like are characters of a font of icons.
pub fn is_readable(words: &str) -> bool {
    !words.trim().is_empty()
        && !words.contains(|letter| ('\u{e000}'..='\u{f8ff}').contains(&letter))
}

/// Collects the parts of the open dialog.
#[derive(Default)]
pub struct Collector {
    /// The parts that have begun and not ended, from the outermost.
    open: Vec<Part>,
    dialog: Option<Part>,
    /// How far the content that is being visited is scrolled.
    scrolled: Vector,
    /// How far the content that is visited next is scrolled within that.
    scrolled_next: Option<Vector>,
}

impl Collector {
    /// Takes a text.
    pub fn take_text(&mut self, words: &str, bounds: Rectangle) {
        let bounds = bounds - self.scrolled;
        if let Some(part) = self.open.last_mut() {
            part.content.push(Piece::Text(words.to_owned(), bounds));
        }
    }

    /// Takes what a control reports, if it is the beginning or the end of a description.
    pub fn take_report(&mut self, bounds: Rectangle, report: &dyn Any) {
        if let Some(Described(description)) = report.downcast_ref() {
            self.open.push(Part {
                description: description.clone(),
                bounds: bounds - self.scrolled,
                content: Vec::new(),
            });
        } else if report.is::<DescriptionEnd>()
            && let Some(part) = self.open.pop()
        {
            match (part.description.role, self.open.last_mut()) {
                (Role::Hidden, _) => {}
                (Role::Dialog { .. }, _) => self.dialog = Some(part),
                (_, Some(outer)) => outer.content.push(Piece::Control(Box::new(part))),
                (_, None) => {}
            }
        }
    }

    /// The dialog, if one was found.
    pub fn dialog(&self) -> Option<Part> {
        self.dialog.clone()
    }
}

impl Operation<Option<Part>> for Collector {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Option<Part>>)) {
        let before = self.scrolled;
        self.scrolled = before + self.scrolled_next.take().unwrap_or(Vector::ZERO);
        operate(self);
        self.scrolled = before;
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.scrolled_next = Some(translation);
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.take_text(text, bounds);
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        self.take_report(bounds, state);
    }

    fn finish(&self) -> Outcome<Option<Part>> {
        Outcome::Some(self.dialog())
    }
}
