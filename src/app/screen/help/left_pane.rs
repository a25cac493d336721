//! The left pane of the help: contents, index, search results, or glossary.

use iced::Length::FillPortion;
use iced::advanced::widget::Id;
use iced::widget::scrollable::Direction;
use iced::widget::{button, column, container, row, scrollable, space, stack, text_input};
use iced::{Border, Center, Color, Element, Fill, Padding, Task};

use super::navigation::scroll_to_part;
use super::{HelpScreen, Message, Pane, field_id, left_pane_id};
use crate::app::theme::{self, fade};
use crate::app::widget::{Look, pressed, scroll_bar, style};
use crate::help::index::letter;
use crate::help::markup::Target;
use crate::help::{ROOT, Topic};
use words::say;

/// The maximum number of search results shown.
const MAX_RESULTS: usize = 60;

/// A line of the left pane.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line {
    /// Its text.
    pub words: String,
    /// What it opens.
    pub to: Target,
    /// The letter above it, as a heading.
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
    /// The lines of the left pane.
    pub(super) fn lines(&self) -> Vec<Line> {
        match self.pane {
            Pane::Contents => {
                let mut lines = Vec::new();
                if let Some(root) = self.help.topic(ROOT) {
                    self.add_branch(root, 0, &mut lines);
                }
                lines
            }
            Pane::Index => {
                let mut previous = None;
                let entries = self.help.index(&self.typed);
                let line = entries.iter().map(|entry| {
                    let letter = letter(entry.word);
                    let heading =
                        (previous != Some(letter) && self.typed.is_empty()).then_some(letter);
                    previous = Some(letter);
                    Line {
                        heading,
                        ..Line::new(entry.word, Target::Topic(entry.topic.id.clone()))
                    }
                });
                line.collect()
            }
            Pane::Search => {
                let found = self.help.search(&self.typed).into_iter().take(MAX_RESULTS);
                let line = |found: crate::help::SearchResult<'_>| Line {
                    excerpt: Some(found.excerpt),
                    ..Line::new(&found.topic.title, Target::Topic(found.topic.id.clone()))
                };
                found.map(line).collect()
            }
            Pane::Glossary => {
                let terms = self.help.glossary().iter();
                let line =
                    |term: &crate::help::Term| Line::new(&term.term, Target::Term(term.id.clone()));
                terms.map(line).collect()
            }
        }
    }

    /// Adds a topic and, if it is expanded, the topics below it.
    fn add_branch(&self, topic: &Topic, depth: usize, lines: &mut Vec<Line>) {
        let mut children = self.help.children(&topic.id).peekable();
        let is_expanded = topic.id == ROOT || self.expanded.contains(&topic.id);
        lines.push(Line {
            depth,
            branch: children.peek().map(|_| is_expanded),
            ..Line::new(&topic.title, Target::Topic(topic.id.clone()))
        });
        if is_expanded {
            let deeper = if topic.id == ROOT { 0 } else { depth + 1 };
            for child in children {
                self.add_branch(child, deeper, lines);
            }
        }
    }

    /// Scrolls to the first line.
    pub(super) fn to_first_line(&self) -> Task<Message> {
        self.reveal(0)
    }

    /// Scrolls to a line.
    pub(super) fn reveal(&self, line: usize) -> Task<Message> {
        scroll_to_part(left_pane_id(), vec![line_id(line)])
    }

    /// Scrolls to the selected line of the tree, if the tree is shown.
    pub(super) fn reveal_current(&self) -> Task<Message> {
        match self.selected.filter(|_| self.pane == Pane::Contents) {
            Some(line) => self.reveal(line),
            None => Task::none(),
        }
    }

    /// The left pane, of this width.
    pub(super) fn left_pane<'a>(&'a self, look: Look<'a>, width: f32) -> Element<'a, Message> {
        let palette = look.palette;
        let mut lines = column![].width(Fill).padding([look.px(6.0), 0.0]);
        let all = self.lines();
        let is_empty = all.is_empty();
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
        if is_empty {
            let words = match (self.pane, self.typed.trim().is_empty()) {
                (Pane::Search, true) => say!("help-search-hint"),
                _ => say!("help-search-empty"),
            };
            lines = lines.push(container(look.hint(words)).padding(look.px(16.0)));
        }
        let bar = scroll_bar(look);
        let list = scrollable(lines)
            .id(left_pane_id())
            .direction(Direction::Vertical(bar))
            .height(Fill)
            .style(move |_, _| style::scroll(palette));
        let tabs = row![
            self.tab(look, say!("help-contents"), Pane::Contents),
            self.tab(look, say!("help-index"), Pane::Index),
            self.tab(look, say!("help-search"), Pane::Search),
            self.tab(look, say!("help-glossary"), Pane::Glossary),
        ];
        let mut parts = column![tabs].width(width).height(Fill);
        if matches!(self.pane, Pane::Index | Pane::Search) {
            let hint = match self.pane {
                Pane::Index => say!("help-index-placeholder"),
                _ => say!("help-search-placeholder"),
            };
            let field = text_input(hint, &self.typed)
                .id(field_id())
                .size(look.px(14.5))
                .padding([look.px(7.0), look.px(10.0)])
                .on_input(Message::Typed)
                .style(move |_, status| match status {
                    text_input::Status::Focused { .. } => text_input::Style {
                        border: style::focus_frame(palette, 6.0),
                        ..style::field(palette, status)
                    },
                    _ => style::field(palette, status),
                });
            // A press on the field also moves the keyboard focus to the left pane.
            let field = pressed(field, Message::FocusLeft(true));
            parts = parts.push(container(field).padding([look.px(10.0), look.px(12.0)]));
        }
        let background = palette.paper;
        container(parts.push(list))
            .width(width)
            .height(Fill)
            .style(move |_| style::plane(background))
            .into()
    }

    /// The tab of a pane.
    fn tab<'a>(&self, look: Look<'a>, words: &'a str, pane: Pane) -> Element<'a, Message> {
        let (palette, is_shown) = (look.palette, self.pane == pane);
        // The width is in proportion to that of the label; a Han character is as wide as two letters.
        let letters = words
            .chars()
            .map(|letter| 1 + u16::from(words::is_unspaced(letter)));
        let portion = letters.sum::<u16>() + 3;
        let (font, ink) = match is_shown {
            true => (theme::SEMIBOLD, palette.ink),
            false => (theme::REGULAR, palette.second_ink),
        };
        let bar = container(space().height(3.0))
            .width(Fill)
            .style(move |_| match is_shown {
                true => style::plane(palette.red_button.0),
                false => style::plane(Color::TRANSPARENT),
            });
        let words = container(look.words(words, 13.5, font, ink)).center(Fill);
        button(stack![words, bar])
            .padding(0)
            .width(FillPortion(portion))
            .height(look.px(34.0))
            .on_press(Message::ShowPane(pane))
            .style(move |_, status| button::Style {
                background: match (is_shown, status) {
                    (true, _) => Some(palette.field.into()),
                    (_, button::Status::Hovered) => Some(palette.highlight.into()),
                    _ => None,
                },
                ..style::bare(palette)
            })
            .into()
    }

    /// The button of a line.
    fn line<'a>(&self, look: Look<'a>, at: usize, line: Line) -> Element<'a, Message> {
        let palette = look.palette;
        let is_current = line.to == Target::Topic(self.current.topic.clone());
        let is_selected = self.left_focused && self.selected == Some(at);
        let font = match is_current || line.excerpt.is_some() || line.branch == Some(true) {
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
        if self.pane == Pane::Contents {
            face = face.push(fold_button(look, line.branch, &line.to));
        }
        let face = face.push(container(words).width(Fill));
        let bar =
            container(space().width(look.px(3.0)).height(Fill)).style(move |_| match is_current {
                true => style::plane(palette.red_button.0),
                false => style::plane(Color::TRANSPARENT),
            });
        let padding = Padding::new(look.px(4.0)).left(look.px(12.0));
        let face = container(face)
            .padding(padding.right(look.px(14.0)))
            .width(Fill);
        button(stack![face, bar])
            .padding(0)
            .width(Fill)
            .on_press(Message::Follow(line.to))
            .style(move |_, status| button::Style {
                background: match (is_current, status) {
                    (_, button::Status::Hovered) => Some(fade(palette.highlight, 0.6).into()),
                    (true, _) => Some(palette.highlight.into()),
                    _ => None,
                },
                border: match is_selected {
                    true => style::focus_frame(palette, 3.0),
                    false => iced::border::rounded(3.0),
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

/// The button before a line of the tree that expands or collapses a branch; before a page without children, an empty space.
fn fold_button<'a>(look: Look<'a>, branch: Option<bool>, to: &Target) -> Element<'a, Message> {
    let palette = look.palette;
    let width = look.px(20.0);
    let (Some(is_expanded), Target::Topic(id)) = (branch, to) else {
        return space().width(width).into();
    };
    let words = if is_expanded { "−" } else { "+" };
    let words = look.words(words, 13.0, theme::SEMIBOLD, palette.second_ink);
    let inside = container(words).center(look.px(15.0));
    let button = button(inside)
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
    container(button).width(width).into()
}
