//! Draws the help: a black title bar with navigation buttons, the left pane, the page, and a pop-up with a glossary entry at the bottom.

use iced::widget::{button, column, container, mouse_area, opaque, row, space, stack};
use iced::{Border, Center, Color, Element, Fill, Padding};

use super::{HelpScreen, Message, ZOOMS};
use crate::app::theme;
use crate::app::widget::{Look, disabled, key_area, rule, style};
use words::say;

/// The colour of text on the title bar.
const LIGHT: Color = Color::from_rgb8(0xF7, 0xF1, 0xE3);

impl HelpScreen {
    /// The text size relative to the usual one.
    pub(super) fn zoom_factor(&self) -> f32 {
        f32::from(ZOOMS[self.zoom.min(ZOOMS.len() - 1)]) / 100.0
    }

    /// The help over the whole window.
    pub fn view<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
        let palette = look.palette;
        let window = look.metrics.window.width;
        let left_width = (window * 0.27).clamp(look.px(212.0), look.px(320.0));
        let edge =
            container(space().width(1.0).height(Fill)).style(move |_| style::plane(palette.line));
        let mut page = stack![self.page(look, window - left_width - 1.0)]
            .width(Fill)
            .height(Fill);
        if let Some(term_pop_up) = self.term_pop_up(look) {
            page = page.push(term_pop_up);
        }
        let page = container(page)
            .width(Fill)
            .height(Fill)
            .style(move |_| style::plane(palette.field));
        let gold = container(space().height(1.0))
            .width(Fill)
            .style(move |_| style::plane(palette.gold));
        let body = row![self.left_pane(look, left_width), edge, page].height(Fill);
        let whole = column![self.bar(look), gold, body].width(Fill).height(Fill);
        let whole = container(whole)
            .width(Fill)
            .height(Fill)
            .style(move |_| style::plane(palette.paper));
        opaque(key_area(whole, |press| self.react(press)))
    }

    /// The title bar with its navigation buttons.
    fn bar<'a>(&self, look: Look<'a>) -> Element<'a, Message> {
        let palette = look.palette;
        let bar_button = |words: &'a str, size: f32, message: Option<Message>| {
            let is_disabled = message.is_none();
            let ink = match message {
                Some(_) => LIGHT,
                None => Color { a: 0.35, ..LIGHT },
            };
            let words = container(look.words(words, size, theme::MEDIUM, ink)).center_y(Fill);
            let face = button(words)
                .padding([0.0, look.px(9.0)])
                .height(look.target(30.0))
                .on_press_maybe(message)
                .style(move |_, status| button::Style {
                    background: (status == button::Status::Hovered)
                        .then(|| Color::from_rgba(1.0, 1.0, 1.0, 0.14).into()),
                    border: iced::border::rounded(5.0),
                    ..button::Style::default()
                });
            disabled(face, is_disabled)
        };
        let topic = self.help.topic(&self.current.topic);
        let up = topic.is_some_and(|topic| !topic.parent.is_empty());
        let forward = (!self.forward.is_empty()).then_some(Message::Forward);
        let smaller = (self.zoom > 0).then_some(Message::Zoom(false));
        let larger = (self.zoom + 1 < ZOOMS.len()).then_some(Message::Zoom(true));
        let line = row![
            look.words(say!("label-help"), 16.0, theme::SEMIBOLD, LIGHT),
            space().width(look.px(14.0)),
            bar_button(say!("help-back"), 14.0, Some(Message::Back)),
            bar_button(say!("help-forward"), 14.0, forward),
            bar_button(say!("help-up"), 14.0, up.then_some(Message::Up)),
            space().width(Fill),
            bar_button("A−", 13.0, smaller),
            bar_button("A+", 16.0, larger),
            bar_button("×", 20.0, Some(Message::Close)),
        ]
        .spacing(look.px(4.0))
        .align_y(Center);
        container(line)
            .height(look.px(42.0))
            .center_y(look.px(42.0))
            .width(Fill)
            .padding(Padding::ZERO.left(look.px(16.0)).right(look.px(8.0)))
            .style(move |_| container::Style {
                border: Border::default(),
                ..style::title(palette)
            })
            .into()
    }

    /// A glossary entry, in a pop-up at the bottom of the page.
    fn term_pop_up<'a>(&'a self, look: Look<'a>) -> Option<Element<'a, Message>> {
        let palette = look.palette;
        let term = self.help.term(self.pop_up.as_deref()?)?;
        let more = self.help.topic(&term.topic);
        let close = button(look.words("×", 18.0, theme::REGULAR, palette.second_ink))
            .padding([0.0, look.px(6.0)])
            .on_press(Message::ClosePopUp)
            .style(move |_, _| style::bare(palette));
        let title = container(look.words(&term.term, 17.0, theme::SEMIBOLD, palette.ink));
        let mut text = column![
            row![title.width(Fill), close],
            look.words(&term.text, 15.0, theme::REGULAR, palette.ink),
        ]
        .spacing(look.px(4.0));
        if !term.other.is_empty() {
            text = text.push(look.hint(say!("help-elsewhere", names = term.other.join(", "))));
        }
        if let Some(topic) = more {
            let words = say!("help-more", title = topic.title);
            let words = look.words(words, 14.0, theme::MEDIUM, palette.link);
            let link = button(words)
                .padding(0)
                .on_press(Message::OpenPage(topic.id.clone()))
                .style(move |_, _| style::bare(palette));
            text = text.push(link);
        }
        let red = container(space().height(3.0))
            .width(Fill)
            .style(move |_| style::plane(palette.red_button.0));
        let inside = container(text).padding(look.px(16.0));
        let term_pop_up = container(column![red, inside, rule(look)])
            .max_width(look.px(560.0))
            .style(move |_| style::panel(palette.paper, palette.line, 2.0));
        let over = container(opaque(term_pop_up))
            .center_x(Fill)
            .align_bottom(Fill)
            .padding(look.px(20.0));
        Some(mouse_area(over).on_press(Message::ClosePopUp).into())
    }
}
