//! A page of the help, set like a page of a book: a title, a text column of limited width, tiles as pictures, tables between fine lines, links
//! to child pages and other pages, and links at the bottom that turn the page.

use std::cell::Cell;

use iced::advanced::image::Handle;
use iced::advanced::widget::Id;
use iced::widget::scrollable::{Direction, Viewport};
use iced::widget::{Column, Row, button, column, container, image, row, scrollable, space};
use iced::{Center, Element, Fill, Padding, Size};

use super::columns::{tiles_in, words_only};
use super::line::Typesetter;
use super::{HelpScreen, Message, Part, page_id};
use crate::app::theme;
use crate::app::widget::{Look, rule, scroll_bar, style, tile, tile_row};
use crate::help::hand::ScoredHand;
use crate::help::markup::{Block, Span, Style, Target};
use crate::help::{Help, Topic};
use words::say;

/// The width of the text column at the usual text size, in units.
const MEASURE: f32 = 640.0;
/// The size of a pixel of a picture, in units.
const PICTURE_PIXEL: f32 = 0.7;
/// The size of body text, in units.
const TEXT: f32 = 16.0;

impl HelpScreen {
    /// The page; `room` is the width beside the left pane.
    pub(super) fn page<'a>(&'a self, look: Look<'a>, room: f32) -> Element<'a, Message> {
        let palette = look.palette;
        let Some(topic) = self.help.topic(&self.current.topic) else {
            return space().into();
        };
        let links = Cell::new(0);
        let zoom = self.zoom_factor();
        let margin = look.px(if look.metrics.window.width < 1000.0 {
            24.0
        } else {
            48.0
        });
        let width = look.px(MEASURE * zoom).min(room - 2.0 * margin);
        let typesetter = Typesetter {
            look,
            zoom,
            links: &links,
            focused_link: self.focused_link,
            measure: width - look.px(16.0),
        };
        let title = look.words(
            topic.title.clone(),
            28.0 * typesetter.zoom,
            theme::SEMIBOLD,
            palette.ink,
        );
        let mut text = column![self.path(look), title, self.flourish(look)]
            .spacing(typesetter.px(6.0))
            .width(Fill);
        if !topic.is_translated {
            let note = say!("help-not-translated");
            text = text.push(look.words(note, 14.0 * zoom, theme::REGULAR, palette.second_ink));
        }
        let mut link_count = 0;
        for part in &self.parts {
            let first = link_count;
            let element = typesetter.part(part);
            link_count = links.get();
            let above = match part {
                Part::Text(Block::Heading(..)) => 16.0,
                _ => 6.0,
            };
            let element = container(element)
                .id(block_id(first))
                .padding(Padding::ZERO.top(typesetter.px(above)))
                .width(Fill);
            text = text.push(element);
        }
        let children: Vec<&Topic> = self.help.children(&topic.id).collect();
        let see: Vec<&Topic> = self.see_also(topic).collect();
        for (heading, topics) in [
            (say!("help-chapter"), children),
            (say!("help-see-also-heading"), see),
        ] {
            if !topics.is_empty() {
                let first = links.get();
                let list = typesetter.topics(heading, &topics);
                text = text.push(container(list).id(block_id(first)).width(Fill));
            }
        }
        text = text.push(self.page_turns(look));
        let column = container(text)
            .max_width(width)
            .padding(Padding::new(look.px(8.0)).bottom(look.px(28.0)));
        let column = container(column)
            .padding(Padding::new(margin).top(look.px(20.0)).bottom(0))
            .center_x(Fill);
        let bar = scroll_bar(look);
        let page = scrollable(column)
            .id(page_id())
            .direction(Direction::Vertical(bar))
            .on_scroll(|view: Viewport| Message::Scrolled(view.absolute_offset().y))
            .width(Fill)
            .height(Fill)
            .style(move |_, _| style::scroll(palette));
        let state = (
            &self.current.topic,
            self.current.offset.to_bits(),
            self.zoom,
        );
        // When the fingerprint changes, the whole page is repainted.
        let fingerprint = style::hash_of(&state);
        container(page)
            .width(Fill)
            .height(Fill)
            .style(move |_| style::repainted(fingerprint, style::plane(palette.field)))
            .into()
    }

    /// A fine line under the title, red at its start.
    fn flourish<'a>(&self, look: Look<'a>) -> Element<'a, Message> {
        let palette = look.palette;
        let red = container(space().width(look.px(48.0)).height(2.0))
            .style(move |_| style::plane(palette.red_button.0));
        row![red, rule(look)]
            .align_y(iced::Bottom)
            .width(Fill)
            .into()
    }

    /// The parent pages, as links.
    fn path<'a>(&self, look: Look<'a>) -> Element<'a, Message> {
        let palette = look.palette;
        let mut line = row![].align_y(Center);
        for (place, topic) in self.help.path(&self.current.topic).into_iter().enumerate() {
            if place > 0 {
                line = line.push(look.hint("  ›  "));
            }
            let words = look.words(topic.title.clone(), 13.0, theme::REGULAR, palette.link);
            let link = button(words)
                .padding(0)
                .on_press(Message::OpenPage(topic.id.clone()))
                .style(move |_, _| style::bare(palette));
            line = line.push(link);
        }
        line.wrap().into()
    }

    /// Links at the bottom of the page, to the previous page and the next one.
    fn page_turns<'a>(&self, look: Look<'a>) -> Element<'a, Message> {
        let link = |forward: bool| -> Element<'a, Message> {
            let palette = look.palette;
            let Some(topic) = self.help.turn(&self.current.topic, forward) else {
                return space().into();
            };
            let words = match forward {
                true => format!("{} →", topic.title),
                false => format!("← {}", topic.title),
            };
            let words = look.words(words, 13.5, theme::MEDIUM, palette.second_ink);
            button(words)
                .padding([look.px(6.0), look.px(8.0)])
                .on_press(Message::Turn(forward))
                .style(move |_, status| button::Style {
                    background: (status == button::Status::Hovered)
                        .then(|| palette.highlight.into()),
                    border: iced::border::rounded(5.0),
                    ..style::bare(palette)
                })
                .into()
        };
        let back = container(link(false)).width(Fill);
        let next = container(link(true)).align_right(Fill);
        let turn = row![back, next].spacing(look.px(12.0));
        column![space().height(look.px(18.0)), rule(look), turn]
            .spacing(look.px(6.0))
            .into()
    }
}

/// The id of the block whose first link has this number.
pub(super) fn block_id(first_link: usize) -> Id {
    Id::from(say!("help-control-block", first_link))
}

impl<'a> Typesetter<'a, '_> {
    /// A part of the page.
    fn part(&self, part: &Part) -> Element<'a, Message> {
        match part {
            Part::Text(block) => self.block(block),
            Part::Hand(Ok(hand)) => self.hand(hand),
            Part::Picture(handle, size, line) => self.picture(handle, *size, line),
            Part::Hand(Err(why)) => self.look.hint(why.clone()),
        }
    }

    /// A paragraph of body text.
    fn text(&self, line: &[Span]) -> Element<'a, Message> {
        self.line(line, TEXT, theme::REGULAR, self.look.palette.ink)
    }

    /// A block of text; nothing for blocks that are not text, which `Part` has replaced.
    fn block(&self, block: &Block) -> Element<'a, Message> {
        let ink = self.look.palette.ink;
        match block {
            Block::Heading(level, line) => {
                let size = if *level <= 2 { 20.0 } else { 17.0 };
                self.line(line, size, theme::SEMIBOLD, ink)
            }
            Block::Paragraph(line) if shows_tiles(line) => self.tile_display(line),
            Block::Paragraph(line) => self.wide(self.text(line)),
            Block::List(number, entries) => self.list(*number, entries),
            Block::Table(head, rows) => self.table(head, rows),
            Block::Verbatim(lines) => {
                let palette = self.look.palette;
                let lines = self
                    .look
                    .words(lines.clone(), 14.0 * self.zoom, theme::MEDIUM, ink);
                container(lines)
                    .padding(self.px(12.0))
                    .width(Fill)
                    .style(move |_| style::panel(palette.paper, palette.line, 6.0))
                    .into()
            }
            Block::Generated(_) | Block::Hand(_) | Block::Picture(..) => space().into(),
        }
    }

    /// A picture, at most as wide as the column, with its caption below.
    fn picture(&self, handle: &Handle, size: Size, line: &[Span]) -> Element<'a, Message> {
        let palette = self.look.palette;
        let width = self.measure.min(self.px(size.width * PICTURE_PIXEL));
        let picture = image(handle.clone())
            .width(width)
            .height(width * size.height / size.width);
        let words = self.line(line, 13.5, theme::REGULAR, palette.second_ink);
        column![picture, words]
            .spacing(self.px(6.0))
            .padding([self.px(6.0), 0.0])
            .width(Fill)
            .into()
    }

    /// A paragraph that consists of tiles with at most a few words, shown large.
    fn tile_display(&self, line: &[Span]) -> Element<'a, Message> {
        let palette = self.look.palette;
        let count: usize = line.iter().map(tiles_in).sum();
        let width = self.px(if count <= 2 { 52.0 } else { 34.0 });
        let parts = line.iter().map(|part| match part {
            Span::Tiles(tiles) => {
                let tiles = tiles.iter().map(|face| tile(self.look, *face, width));
                row(tiles).spacing((width * 0.05).round()).wrap().into()
            }
            words => self.line(
                std::slice::from_ref(words),
                TEXT,
                theme::REGULAR,
                palette.ink,
            ),
        });
        let parts = parts.collect::<Vec<_>>();
        let line = Row::with_children(parts)
            .spacing(self.px(12.0))
            .align_y(Center)
            .wrap()
            .vertical_spacing(self.px(8.0));
        container(line)
            .padding([self.px(8.0), 0.0])
            .width(Fill)
            .into()
    }

    /// A list; `number` is that of its first entry if the entries are numbered.
    fn list(&self, number: Option<u32>, entries: &[Vec<Span>]) -> Element<'a, Message> {
        let palette = self.look.palette;
        let entry = |(place, entry): (usize, &Vec<Span>)| -> Element<'a, Message> {
            let mark = match number {
                Some(first) => format!("{}.", first as usize + place),
                None => "•".to_owned(),
            };
            let ink = palette.negative;
            let mark = iced::widget::text(mark)
                .size(self.px(TEXT))
                .line_height(1.5)
                .font(theme::MEDIUM)
                .color(ink);
            let mark = container(mark).width(self.px(if number.is_some() { 30.0 } else { 20.0 }));
            row![mark, container(self.text(entry)).width(Fill)].into()
        };
        let entries: Vec<_> = entries.iter().enumerate().map(entry).collect();
        Column::with_children(entries)
            .spacing(self.px(5.0))
            .padding(Padding::ZERO.left(self.px(6.0)))
            .width(Fill)
            .into()
    }

    /// A hand and its score sheet, with the values of the current rules.
    fn hand(&self, hand: &ScoredHand) -> Element<'a, Message> {
        let (look, palette) = (self.look, self.look.palette);
        let tiles = tile_row(look, &hand.groups, self.px(26.0), self.px(10.0))
            .wrap()
            .vertical_spacing(self.px(6.0));
        let words = |words: String, font| look.words(words, 14.0 * self.zoom, font, palette.ink);
        let mut sheet = column![].spacing(self.px(3.0)).width(Fill);
        for (value, text) in hand.lines() {
            let value = container(words(value, theme::SEMIBOLD)).align_right(self.px(80.0));
            let line = row![value, container(words(text, theme::REGULAR)).width(Fill)];
            sheet = sheet.push(line.spacing(self.px(12.0)));
        }
        let sum = container(words(hand.sum(), theme::SEMIBOLD)).align_right(self.px(80.0));
        let label = words(say!("help-together-alone").to_owned(), theme::SEMIBOLD);
        let sum = row![sum, label].spacing(self.px(12.0));
        let sheet = sheet.push(rule(look)).push(sum);
        let heading = look.heading(say!("help-current-values"));
        container(column![heading, tiles, sheet].spacing(self.px(10.0)))
            .padding(self.px(14.0))
            .width(Fill)
            .style(move |_| style::panel(palette.paper, palette.line, 7.0))
            .into()
    }

    /// Links to pages below a heading.
    fn topics(&self, heading: &'static str, topics: &[&Topic]) -> Element<'a, Message> {
        let mut list = column![self.look.heading(heading)]
            .spacing(self.px(4.0))
            .padding(Padding::ZERO.top(self.px(18.0)));
        for topic in topics {
            let link = Span::Words {
                text: topic.title.clone(),
                style: Style::Plain,
                to: Some(Target::Topic(topic.id.clone())),
            };
            list = list.push(self.line(&[link], 15.0, theme::REGULAR, self.look.palette.ink));
        }
        list.into()
    }
}

/// A picture of the help. If it cannot be decoded, its caption is shown as text.
pub(super) fn picture(name: &str, words: &[Span]) -> Part {
    let decoded = Help::picture(name).and_then(|bytes| ::image::load_from_memory(bytes).ok());
    match decoded.map(::image::DynamicImage::into_rgba8) {
        Some(picture) => {
            let (width, height) = picture.dimensions();
            let handle = Handle::from_rgba(width, height, picture.into_raw());
            let size = Size::new(width as f32, height as f32);
            Part::Picture(handle, size, words.to_vec())
        }
        None => Part::Text(Block::Paragraph(words.to_vec())),
    }
}

/// Whether a paragraph begins with tiles and has at most three words.
fn shows_tiles(line: &[Span]) -> bool {
    let words = words_only(line).split_whitespace().count();
    matches!(line.first(), Some(Span::Tiles(_))) && words <= 3
}
