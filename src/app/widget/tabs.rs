//! Tabs at the top of a page, with a red line over the selected one. Letters, arrows, Home and End select them.

use iced::widget::{button, column, container, row, space};
use iced::{Border, Element, Length};

use super::{
    AnyMessage, Control, Description, Event, Focus, Form, FormBase, FormMessage, Keys, Look, Role,
    described, label, letter, plain, style,
};
use crate::app::theme;

/// One tab.
#[derive(Clone, Debug, PartialEq)]
pub struct Tab<M> {
    /// Its label.
    pub label: String,
    /// The message when it is selected.
    pub message: M,
    /// It is at the right end.
    pub right: bool,
}

/// The width that a dialog with these tabs needs, in units.
pub fn tabs_width(look: Look<'_>, labels: &[&str]) -> f32 {
    let tab = |words: &&str| {
        theme::width(&plain(words), look.px(15.0), theme::SEMIBOLD) / look.px(1.0) + 34.0
    };
    labels.iter().map(tab).sum::<f32>() + 44.0
}

/// A row of tabs, one of them selected.
pub fn tabs<'a, M: FormMessage>(
    form: &Form<'a, M>,
    tabs: &[Tab<M>],
    chosen: usize,
) -> Element<'a, Event> {
    let any = |tab: &Tab<M>| Tab {
        label: tab.label.clone(),
        message: AnyMessage::new(tab.message.clone()),
        right: tab.right,
    };
    let any_tabs: Vec<Tab<AnyMessage>> = tabs.iter().map(any).collect();
    any_tabs_row(form, &any_tabs, chosen)
}

fn any_tabs_row<'a>(
    form: &FormBase<'a>,
    tabs: &[Tab<AnyMessage>],
    chosen: usize,
) -> Element<'a, Event> {
    let (look, palette) = (form.look, form.look.palette);
    let at = |index: Option<usize>| {
        index
            .and_then(|index| tabs.get(index))
            .map(|tab| tab.message.clone())
    };
    let mut line = row![].padding([0.0, look.px(20.0)]);
    let mut is_right = false;
    for (index, tab) in tabs.iter().enumerate() {
        if tab.right && !is_right {
            is_right = true;
            line = line.push(space().width(Length::Fill));
        }
        let is_chosen = index == chosen;
        let (font, ink) = if is_chosen {
            (theme::SEMIBOLD, palette.ink)
        } else {
            (theme::REGULAR, palette.second_ink)
        };
        let bar = container(space().height(3.0))
            .width(Length::Fill)
            .style(move |_| {
                style::plane(if is_chosen {
                    palette.red_button.0
                } else {
                    iced::Color::TRANSPARENT
                })
            });
        let words = container(label(&tab.label, look.px(15.0), font, ink)).padding([
            look.px(5.0).max((look.target(0.0) - look.px(19.0)) / 2.0),
            look.px(17.0),
        ]);
        let words = column![words].width(Length::Shrink);
        let face = iced::widget::stack![words, bar];
        let choose = Event {
            focus: Some(Focus::default()),
            message: Some(tab.message.clone()),
        };
        let mut description = Description::new(Role::Tab(is_chosen), &tab.label);
        description.events.press = Some(choose.clone());
        let widget = button(face)
            .padding(0)
            .on_press(choose)
            .style(move |_, status| {
                let background = if is_chosen {
                    Some(palette.field.into())
                } else if status == button::Status::Hovered {
                    Some(theme::fade(palette.field, 0.5).into())
                } else {
                    None
                };
                button::Style {
                    background,
                    border: Border {
                        color: if is_chosen {
                            palette.line
                        } else {
                            iced::Color::TRANSPARENT
                        },
                        width: 1.0,
                        radius: 2.0.into(),
                    },
                    ..style::bare(palette)
                }
            });
        let widget: Element<'a, Event> = if is_chosen {
            let last = tabs.len().saturating_sub(1);
            let first = at((chosen > 0).then_some(0));
            let last = at((chosen < last).then_some(last));
            let keys = Keys::Adjust {
                less: at(chosen.checked_sub(1)),
                more: at(Some(chosen + 1)),
                upright: true,
                enter: None,
                // The page keys scroll the page.
                jumps: Some(Box::new([first, last, None, None])),
            };
            form.add(Control::new(None, Some(keys)), description, widget, 2.0)
        } else {
            described(widget, description)
        };
        line = line.push(widget);
    }
    for tab in tabs {
        if let Some(letter) = letter(&tab.label) {
            let keys = Some(Keys::Press(tab.message.clone()));
            form.add_without_widget(Control::new(Some(letter), keys));
        }
    }
    line.width(Length::Fill).into()
}
