//! Colours Setup: the colours of the table and the stakes. Every change is previewed on the table.

use iced::Length;
use iced::widget::{column, container, row, space};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look, SliderSpec, style};
use storage::settings::{Colours, Rgb, Settings, THEMES};
use words::say;

/// The parts that can be coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The middle of the table.
    Middle,
    /// The edge of the table.
    Edge,
    /// East's stake.
    East,
    /// The other stakes.
    Others,
}

/// The dialog's state.
pub struct ColoursDialog {
    /// The preferences when the dialog opened.
    before: Settings,
    /// The preferences with the changes made so far.
    now: Settings,
    part: Part,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Selects the part to colour.
    Part(Part),
    /// Sets the red (0), green (1) or blue (2) component of the selected part to this value, 0 to 255.
    Component(usize, i32),
    /// Switches between the default colours and those of the dark table.
    Dark,
    /// Applies a preset.
    Theme(Colours),
    /// Restores the default colours, or those of the dark table if it is on.
    Default,
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl ColoursDialog {
    /// Opens the dialog with these preferences.
    pub fn new(settings: &Settings) -> Self {
        Self {
            before: settings.clone(),
            now: settings.clone(),
            part: Part::Middle,
        }
    }

    fn colour_mut(&mut self) -> &mut Rgb {
        let colours = &mut self.now.colours;
        match self.part {
            Part::Middle => &mut colours.middle,
            Part::Edge => &mut colours.edge,
            Part::East => &mut colours.east,
            Part::Others => &mut colours.others,
        }
    }

    fn colour(&self) -> Rgb {
        let colours = &self.now.colours;
        match self.part {
            Part::Middle => colours.middle,
            Part::Edge => colours.edge,
            Part::East => colours.east,
            Part::Others => colours.others,
        }
    }
}

impl DialogContent for ColoursDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("colours-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Part(part) => {
                self.part = part;
                return None;
            }
            Message::Component(component, value) => {
                let value = value.clamp(0, 255) as u8;
                let colour = self.colour_mut();
                match component {
                    0 => colour.0 = value,
                    1 => colour.1 = value,
                    _ => colour.2 = value,
                }
            }
            Message::Dark if self.now.colours.dark => self.now.colours = Colours::default(),
            Message::Dark => self.now.colours = Colours::dark(),
            Message::Theme(colours) => self.now.colours = colours,
            Message::Default if self.now.colours.dark => self.now.colours = Colours::dark(),
            Message::Default => self.now.colours = Colours::default(),
            Message::Ok => return Some(Reply::SaveSettings(Box::new(self.now.clone()))),
            Message::Cancel => return Some(Reply::SaveSettings(Box::new(self.before.clone()))),
            Message::Help => return Some(Reply::Help("box-colours")),
        }
        Some(Reply::Preview(Box::new(self.now.clone())))
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(620.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let themes = THEMES.map(|(name, colours)| {
            let on = self.now.colours == colours;
            let radio = form.radio(name.text(), on, Some(Message::Theme(colours)));
            container(radio).width(look.px(132.0)).into()
        });
        let themes = form.group(
            say!("colours-ready-colours"),
            vec![row(themes).wrap().vertical_spacing(look.px(6.0)).into()],
        );
        let parts = [
            (say!("colours-back-top"), Part::Middle),
            (say!("colours-back-bottom"), Part::Edge),
            (say!("colours-east-wind-stake"), Part::East),
            (say!("colours-other-stakes"), Part::Others),
        ];
        let radios = parts
            .map(|(label, part)| form.radio(label, self.part == part, Some(Message::Part(part))));
        let what = form.group(say!("colours-what-to-colour"), radios.into());
        let Rgb(red, green, blue) = self.colour();
        let components = [
            (say!("colours-red"), red),
            (say!("colours-green"), green),
            (say!("colours-blue"), blue),
        ];
        let sliders = components
            .iter()
            .enumerate()
            .map(|(component, (name, value))| {
                let slide = SliderSpec {
                    range: (0, 255),
                    value: i32::from(*value),
                    before: "",
                    after: "",
                    figure: value.to_string(),
                };
                let slider = form.slider(None, slide, true, move |value| {
                    Message::Component(component, value)
                });
                row![container(look.text(*name)).width(look.px(52.0)), slider]
                    .align_y(iced::Center)
                    .into()
            });
        let sliders: Vec<_> = sliders.collect();
        let color = iced::Color::from_rgb8(red, green, blue);
        let line = look.palette.line;
        let sample = container(space().height(look.px(34.0)))
            .width(Length::Fill)
            .style(move |_| style::panel(color, line, 6.0));
        let mix = form.group(
            say!("colours-colour"),
            sliders.into_iter().chain([sample.into()]).collect(),
        );
        let mixed = row![
            column![
                what,
                form.check(
                    say!("colours-dark-table"),
                    self.now.colours.dark,
                    Some(Message::Dark)
                )
            ]
            .spacing(look.px(8.0)),
            container(mix).width(Length::FillPortion(2)),
        ];
        DialogLayout {
            hint: Some(form.button(say!("colours-default"), Some(Message::Default))),
            ..DialogLayout::new(
                column![themes, mixed.spacing(look.px(14.0))].spacing(look.px(14.0)),
                form.dialog_buttons(
                    say!("label-ok"),
                    Some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
