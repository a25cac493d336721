//! The left side of the help: contents, index, search results, glossary.

use iced::Length::FillPortion;
use iced::advanced::widget::Id;
use iced::widget::scrollable::Direction;
use iced::widget::{button, column, container, row, scrollable, space, stack, text_input};
use iced::{Border, Center, Color, Element, Fill, Padding, Task};

use super::moving::show_part;
use super::{HelpScreen, Message, Side, field_id, side_id};
use crate::app::theme::{self, fade};
use crate::app::widget::{Look, pressed, scroll_bar, style};
use crate::help::index::letter;
use crate::help::markup::Target;
use crate::help::{ROOT, Topic};
use words::say;

/// The maximum number of search results in the text.
const MAX_RESULTS: usize = 60;

/// A line of the left side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line {
    pub words: String,
    pub to: Target,
    /// The heading above it.
    pub heading: Option<char>,
    /// The excerpt below it.
    pub excerpt: Option<String>,
    /// Its depth in the tree.
    pub depth: usize,
    /// Whether it is expanded, if it is a branch.
    pub branch: Option<bool>,
}

impl Line {
    fn new(words: &str, to: Target) -> Self {
        Self {
            words: words.to_owned(),
            to,
            heading: None,
            excerpt: None,
            depth: 0,
            branch: None,
        }
    }
}

impl HelpScreen {
    /// The lines of the left side.
    pub(super) fn lines(&self) -> Vec<Line> {
        match self.side {
            Side::Contents => {
                let mut lines = Vec::new();
                if let Some(root) = self.help.topic(ROOT) {
                    self.branch(root, 0, &mut lines);
                }
                lines
            }
            Side::Index => {
                let mut before = None;
                let entries = self.help.index(&self.typed);
                let line = entries.iter().map(|entry| {
                    let under = letter(entry.word);
                    let heading = (before != Some(under) && self.typed.is_empty()).then_some(under);
                    before = Some(under);
                    Line {
                        heading,
                        ..Line::new(entry.word, Target::Topic(entry.topic.id.clone()))
                    }
                });
                line.collect()
            }
            Side::Search => {
                let found = self.help.search(&self.typed).into_iter().take(MAX_RESULTS);
                let line = |found: crate::help::Found<'_>| Line {
                    excerpt: Some(found.excerpt),
                    ..Line::new(&found.topic.title, Target::Topic(found.topic.id.clone()))
                };
                found.map(line).collect()
            }
            Side::Glossary => {
                let terms = self.help.glossary().iter();
                let line =
                    |term: &crate::help::Term| Line::new(&term.term, Target::Term(term.id.clone()));
                terms.map(line).collect()
            }
        }
    }

    fn branch(&self, topic: &Topic, depth: usize, lines: &mut Vec<Line>) {
        let mut below = self.help.children(&topic.id).peekable();
        let open = topic.id == ROOT || self.opened.contains(&topic.id);
        lines.push(Line {
            depth,
            branch: below.peek().map(|_| open),
            ..Line::new(&topic.title, Target::Topic(topic.id.clone()))
        });
        if open {
            let deeper = if topic.id == ROOT { 0 } else { depth + 1 };
            for child in below {
                self.branch(child, deeper, lines);
            }
        }
    }

    /// Scrolls to the first line.
    pub(super) fn to_first_line(&self) -> Task<Message> {
        self.reveal(0)
    }

    /// Scrolls to a line.
    pub(super) fn reveal(&self, line: usize) -> Task<Message> {
        show_part(side_id(), vec![line_id(line)])
    }

    /// Scrolls to the current page's line of the tree.
    pub(super) fn reveal_here(&self) -> Task<Message> {
        match self.chosen.filter(|_| self.side == Side::Contents) {
            Some(line) => self.reveal(line),
            None => Task::none(),
        }
    }

    /// The left side, of this width.
    pub(super) fn side<'a>(&'a self, look: Look<'a>, width: f32) -> Element<'a, Message> {
        let palette = look.palette;
        let mut lines = column![].width(Fill).padding([look.px(6.0), 0.0]);
        let all = self.lines();
        let empty = all.is_empty();
        for (at, line) in all.into_iter().enumerate() {
            if let Some(letter) = line.heading {
                let words = look.words(letter.to_string(), 14.0, theme::SEMIBOLD, palette.negative);
                let heading = container(words)
                    .padding([0.0, look.px(16.0)])
                    .height(look.px(30.0))
                    .align_bottom(look.px(30.0));
                lines = lines.push(heading);
            }
            lines = lines.push(container(self.line(look, at, line)).id(line_id(at)));
        }
        if empty {
            let words = match (self.side, self.typed.trim().is_empty()) {
                (Side::Search, true) => say!("help-search-hint"),
                _ => say!("help-search-empty"),
            };
            lines = lines.push(container(look.hint(words)).padding(look.px(16.0)));
        }
        let bar = scroll_bar(look);
        let list = scrollable(lines)
            .id(side_id())
            .direction(Direction::Vertical(bar))
            .height(Fill)
            .style(move |_, _| style::scroll(palette));
        let tabs = row![
            self.tab(look, say!("help-contents"), Side::Contents),
            self.tab(look, say!("help-index"), Side::Index),
            self.tab(look, say!("help-search"), Side::Search),
            self.tab(look, say!("help-glossary"), Side::Glossary),
        ];
        let mut parts = column![tabs].width(width).height(Fill);
        if matches!(self.side, Side::Index | Side::Search) {
            let hint = match self.side {
                Side::Index => say!("help-index-placeholder"),
                _ => say!("help-search-placeholder"),
            };
            let field = text_input(hint, &self.typed)
                .id(field_id())
                .size(look.px(14.5))
                .padding([look.px(7.0), look.px(10.0)])
                .on_input(Message::Typed)
                .style(move |_, status| style::field(palette, status));
            // A press also moves the keyboard focus here.
            let field = pressed(field, Message::Pane(true));
            parts = parts.push(container(field).padding([look.px(10.0), look.px(12.0)]));
        }
        let background = palette.paper;
        container(parts.push(list))
            .width(width)
            .height(Fill)
            .style(move |_| style::plane(background))
            .into()
    }

    fn tab<'a>(&self, look: Look<'a>, words: &'a str, side: Side) -> Element<'a, Message> {
        let (palette, on) = (look.palette, self.side == side);
        // As wide as its label needs, with equal margins at both sides.
        let portion = words.len() as u16 + 3;
        let (font, ink) = match on {
            true => (theme::SEMIBOLD, palette.ink),
            false => (theme::REGULAR, palette.second_ink),
        };
        let bar = container(space().height(3.0))
            .width(Fill)
            .style(move |_| match on {
                true => style::plane(palette.red_button.0),
                false => style::plane(Color::TRANSPARENT),
            });
        let words = container(look.words(words, 13.5, font, ink)).center(Fill);
        button(stack![words, bar])
            .padding(0)
            .width(FillPortion(portion))
            .height(look.px(34.0))
            .on_press(Message::Side(side))
            .style(move |_, status| button::Style {
                background: match (on, status) {
                    (true, _) => Some(palette.field.into()),
                    (_, button::Status::Hovered) => Some(palette.highlight.into()),
                    _ => None,
                },
                ..style::bare(palette)
            })
            .into()
    }

    fn line<'a>(&self, look: Look<'a>, at: usize, line: Line) -> Element<'a, Message> {
        let palette = look.palette;
        let here = line.to == Target::Topic(self.here.topic.clone());
        let chosen = self.in_side && self.chosen == Some(at);
        let font = match here || line.excerpt.is_some() || line.branch == Some(true) {
            true => theme::MEDIUM,
            false => theme::REGULAR,
        };
        let words = look.words(line.words, 14.0, font, palette.ink);
        let words: Element<'a, Message> = match line.excerpt {
            Some(excerpt) => {
                let excerpt = look.words(excerpt, 12.5, theme::REGULAR, palette.second_ink);
                column![words, excerpt].spacing(look.px(2.0)).into()
            }
            None => words,
        };
        let mut face = row![space().width(look.px(14.0 * line.depth as f32))].align_y(Center);
        if self.side == Side::Contents {
            face = face.push(sign(look, line.branch, &line.to));
        }
        let face = face.push(container(words).width(Fill));
        let bar = container(space().width(look.px(3.0)).height(Fill)).style(move |_| match here {
            true => style::plane(palette.red_button.0),
            false => style::plane(Color::TRANSPARENT),
        });
        let sides = Padding::new(look.px(4.0)).left(look.px(12.0));
        let face = container(face)
            .padding(sides.right(look.px(14.0)))
            .width(Fill);
        button(stack![face, bar])
            .padding(0)
            .width(Fill)
            .on_press(Message::Follow(line.to))
            .style(move |_, status| button::Style {
                background: match (here, status) {
                    (_, button::Status::Hovered) => Some(fade(palette.highlight, 0.6).into()),
                    (true, _) => Some(palette.highlight.into()),
                    _ => None,
                },
                border: Border {
                    color: if chosen {
                        palette.focus.1
                    } else {
                        Color::TRANSPARENT
                    },
                    width: if chosen { 2.0 } else { 0.0 },
                    radius: 3.0.into(),
                },
                ..style::bare(palette)
            })
            .into()
    }
}

/// The id of a line, for scrolling to it.
fn line_id(line: usize) -> Id {
    Id::from(say!("help-control-line", line))
}

/// The sign before a line of the tree: an expandable branch, or a page.
fn sign<'a>(look: Look<'a>, branch: Option<bool>, to: &Target) -> Element<'a, Message> {
    let palette = look.palette;
    let wide = look.px(20.0);
    let (Some(open), Target::Topic(id)) = (branch, to) else {
        return space().width(wide).into();
    };
    let words = if open { "−" } else { "+" };
    let words = look.words(words, 13.0, theme::SEMIBOLD, palette.second_ink);
    let inside = container(words).center(look.px(15.0));
    let sign = button(inside)
        .padding(0)
        .on_press_maybe((id != ROOT).then(|| Message::Toggle(id.clone())))
        .style(move |_, _| button::Style {
            border: Border {
                color: palette.line,
                width: 1.0,
                radius: 3.0.into(),
            },
            background: Some(palette.field.into()),
            ..style::bare(palette)
        });
    container(sign).width(wide).into()
}
