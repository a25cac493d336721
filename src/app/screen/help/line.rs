//! Sets lines of text in the help, in which words and tiles flow together.

use std::cell::Cell;

use iced::widget::text::{Span as Piece, Wrapping};
use iced::widget::{Row, rich_text, row, span};
use iced::{Center, Color, Element, Fill, Font};

use super::Message;
use crate::app::theme::{self, fade};
use crate::app::widget::{Look, tile};
use crate::help::markup::{Span, Style, Target};

/// Sets the text of a page: makes elements in its sizes and colours.
pub(super) struct Typesetter<'a, 'b> {
    pub look: Look<'a>,
    /// The text size relative to the usual one.
    pub zoom: f32,
    /// The number of links set so far.
    pub links: &'b Cell<usize>,
    /// The link with the keyboard focus.
    pub focused_link: Option<usize>,
    /// The width of the column in logical pixels.
    pub measure: f32,
}

impl<'a> Typesetter<'a, '_> {
    /// A length at the scale of the text.
    pub fn px(&self, units: f32) -> f32 {
        self.look.px(units * self.zoom)
    }

    /// A paragraph of words and tiles; `size` in units.
    pub fn line(&self, line: &[Span], size: f32, font: Font, ink: Color) -> Element<'a, Message> {
        let has_tiles = line.iter().any(|span| matches!(span, Span::Tiles(_)));
        if !has_tiles {
            let pieces: Vec<_> = line
                .iter()
                .map(|part| self.words(part, font, ink))
                .collect();
            return self.flow(pieces.into_iter().flatten().collect(), size, font, ink);
        }
        let gap = self.px(size * 0.26);
        let mut children: Vec<Element<'a, Message>> = Vec::new();
        // Words and tiles without a space between them stay together.
        let mut atom: Vec<Element<'a, Message>> = Vec::new();
        let mut end_atom = |atom: &mut Vec<Element<'a, Message>>| {
            if !atom.is_empty() {
                children.push(
                    Row::with_children(std::mem::take(atom))
                        .align_y(Center)
                        .into(),
                );
            }
        };
        for part in line {
            match part {
                Span::Tiles(tiles) => {
                    let width = self.px(size * 1.3);
                    let tiles = tiles.iter().map(|face| tile(self.look, *face, width));
                    atom.push(row(tiles).spacing(1.0).wrap().into());
                }
                Span::Words { text, .. } => {
                    let link = self.words(part, font, ink);
                    for (place, word) in text.split(' ').enumerate() {
                        if place > 0 {
                            end_atom(&mut atom);
                        }
                        if let Some(piece) = link.clone().filter(|_| !word.is_empty()) {
                            let piece = Piece {
                                text: word.to_owned().into(),
                                ..piece
                            };
                            atom.push(self.flow(vec![piece], size, font, ink));
                        }
                    }
                }
            }
        }
        end_atom(&mut atom);
        Row::with_children(children)
            .spacing(gap)
            .align_y(Center)
            .wrap()
            .vertical_spacing(self.px(4.0))
            .into()
    }

    /// Text that breaks between words, with links.
    fn flow(
        &self,
        pieces: Vec<Piece<'a, Target, Font>>,
        size: f32,
        font: Font,
        ink: Color,
    ) -> Element<'a, Message> {
        rich_text(pieces)
            // To a tenth of a pixel; `px` alone rounds to whole pixels.
            .size(self.px(size * 10.0) / 10.0)
            .line_height(1.5)
            .font(font)
            .color(ink)
            .wrapping(Wrapping::WordOrGlyph)
            .on_link_click(Message::Follow)
            .into()
    }

    /// Words in one style as a piece of flowing text.
    fn words(&self, part: &Span, font: Font, ink: Color) -> Option<Piece<'a, Target, Font>> {
        let Span::Words { text, style, to } = part else {
            return None;
        };
        let palette = self.look.palette;
        let font = match style {
            Style::Plain => font,
            Style::Strong => theme::SEMIBOLD,
            Style::Emphasis | Style::Code => theme::MEDIUM,
        };
        let piece = span(text.clone()).font(font);
        let piece = match style {
            Style::Code => piece
                .background(fade(palette.line, 0.32))
                .border(iced::border::rounded(3.0))
                .padding([0.0, 2.0]),
            _ => piece,
        };
        let Some(to) = to else {
            return Some(piece.color(ink));
        };
        let number = self.links.get();
        self.links.set(number + 1);
        let piece = piece.link(to.clone()).underline(true).color(match to {
            Target::Topic(_) => palette.link,
            Target::Term(_) => palette.term,
        });
        Some(match self.focused_link == Some(number) {
            true => piece
                .background(palette.focus.0)
                .color(palette.focus.1)
                .border(iced::border::rounded(3.0)),
            false => piece,
        })
    }

    /// Gives a line the full width of the page.
    pub fn wide(&self, line: Element<'a, Message>) -> Element<'a, Message> {
        iced::widget::container(line).width(Fill).into()
    }
}
