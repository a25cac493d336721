//! Sets lines of text in the help, in which words and tiles flow together.

use std::cell::Cell;

use iced::widget::text::{Span as Piece, Wrapping};
use iced::widget::{Row, rich_text, row, space, span};
use iced::{Center, Color, Element, Fill, Font};

use super::Message;
use crate::app::theme::{self, fade};
use crate::app::widget::{Look, tile};
use crate::help::markup::{Span, Style, Target};
use words::{is_unspaced, is_wide_sign};

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
        // Words and tiles without a space between them stay together, except in scripts without spaces.
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
                    for part in parts(text) {
                        let word = part.split(' ').next().unwrap_or_default();
                        if let Some(piece) = link.clone().filter(|_| !word.is_empty()) {
                            let piece = Piece {
                                text: word.to_owned().into(),
                                ..piece
                            };
                            atom.push(self.flow(vec![piece], size, font, ink));
                        }
                        if word.len() < part.len() {
                            atom.push(space().width(gap).into());
                        }
                        if may_end(part) {
                            end_atom(&mut atom);
                        }
                    }
                }
            }
        }
        end_atom(&mut atom);
        Row::with_children(children)
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
                .color(palette.paper)
                .border(iced::border::rounded(3.0)),
            false => piece,
        })
    }

    /// Gives a line the full width of the page.
    pub fn wide(&self, line: Element<'a, Message>) -> Element<'a, Message> {
        iced::widget::container(line).width(Fill).into()
    }
}

/// The parts of a text between which a line may break: words with the blank after them, and single characters of scripts without spaces, with the
/// punctuation after them.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut start, mut last) = (0, None);
    for (at, letter) in text.char_indices() {
        let breaks = match last {
            None => false,
            Some(' ') => letter != ' ',
            Some(last) => {
                let is_free = is_unspaced(last) || is_unspaced(letter) || is_wide_sign(last);
                is_free && letter != ' ' && (!is_wide_sign(letter) || opens(letter)) && !opens(last)
            }
        };
        if breaks {
            parts.push(&text[start..at]);
            start = at;
        }
        last = Some(letter);
    }
    if start < text.len() {
        parts.push(&text[start..]);
    }
    parts
}

/// Whether a line may end after a part, whatever follows.
fn may_end(part: &str) -> bool {
    let last = part.chars().next_back();
    last.is_some_and(|last| last == ' ' || is_unspaced(last) || is_wide_sign(last) && !opens(last))
}

/// Whether a sign opens a bracket or a quotation, and so stays with what follows.
fn opens(sign: char) -> bool {
    matches!(sign, '「' | '『' | '（' | '《' | '【')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks_and_between_chinese_characters_but_not_before_their_punctuation() {
        assert_eq!(parts("a Pung of "), ["a ", "Pung ", "of "]);
        assert_eq!(
            parts("三张牌，是Pung。"),
            ["三", "张", "牌，", "是", "Pung。"]
        );
        assert_eq!(parts("叫「碰」"), ["叫", "「碰」"]);
        assert!(may_end("牌，") && !may_end("（") && !may_end("of"));
    }
}
