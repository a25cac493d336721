//! The page of themes: a picture of the table in each of them, and the colours of the table and the stakes one by one. Every change is
//! previewed on the table.

use iced::widget::{column, container, row, space};
use iced::{Center, Color, Element, Length, Size};

use super::page::{PageForm, PageView, Setting, setting};
use super::settings_dialog::{self, Message as DialogMessage};
use crate::app::screen::table::Miniature;
use crate::app::theme::{self, Metrics};
use crate::app::widget::{Event, Look, SliderSpec, style};
use storage::settings::{Colours, Rgb, THEMES};
use words::{Key, key, say};

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("colours-themes"), key!("colours-themes.hint"), key!("colours-themes.find")),
    setting(key!("colours-dark-table"), key!("colours-dark-table.hint"), key!("colours-dark-table.find")),
    setting(key!("colours-colour"), key!("colours-colour.hint"), key!("colours-colour.find")),
];

/// The width of a picture with its frame, and of the space between two, in units.
const CARD: (f32, f32) = (142.0, 10.0);
/// What its frames take of the width of a picture, in units.
const FRAMES: f32 = 20.0;

/// The parts that can be coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// The middle of the table.
    #[default]
    Middle,
    /// The edge of the table.
    Edge,
    /// East's stake.
    East,
    /// The other stakes.
    Others,
}

impl Part {
    /// The colour of the part.
    fn of(self, colours: &mut Colours) -> &mut Rgb {
        match self {
            Self::Middle => &mut colours.middle,
            Self::Edge => &mut colours.edge,
            Self::East => &mut colours.east,
            Self::Others => &mut colours.others,
        }
    }
}

/// The state of the page.
#[derive(Default)]
pub(super) struct State {
    /// The part whose colour is mixed.
    part: Part,
    /// The page shows the colours one by one instead of the themes.
    is_mixing: bool,
}

/// Messages of the page.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Shows the colours one by one, or the themes.
    Mix(bool),
    /// Selects the part to colour.
    Part(Part),
    /// Sets the red (0), green (1) or blue (2) component of the selected part to this value, 0 to 255.
    Component(usize, i32),
    /// Switches between the default colours and those of the dark table.
    Dark,
    /// Applies a theme.
    Theme(Colours),
    /// Restores the default colours, or those of the dark table if it is on.
    Default,
}

impl State {
    /// Shows the half of the page with this setting.
    pub(super) fn show(&mut self, setting: Key) {
        self.is_mixing = setting != key!("colours-themes");
    }

    /// Handles a message, which may change the colours.
    pub(super) fn update(&mut self, message: Message, now: &mut Colours) {
        match message {
            Message::Mix(is_mixing) => self.is_mixing = is_mixing,
            Message::Part(part) => self.part = part,
            Message::Component(component, value) => {
                let value = value.clamp(0, 255) as u8;
                // The theme with high contrast has no colours of the player.
                now.strong = false;
                let colour = self.part.of(now);
                match component {
                    0 => colour.0 = value,
                    1 => colour.1 = value,
                    _ => colour.2 = value,
                }
            }
            Message::Dark if now.dark => *now = Colours::default(),
            Message::Dark => *now = Colours::dark(),
            Message::Theme(colours) => *now = colours,
            Message::Default if now.dark => *now = Colours::dark(),
            Message::Default => *now = Colours::default(),
        }
    }
}

/// The space for the picture of a theme in a window with these sizes.
pub fn theme_picture_size(metrics: Metrics) -> Size {
    let metrics = metrics.smaller(metrics.scale_to_fit(settings_dialog::width(metrics)));
    let width = metrics.px(CARD.0 - FRAMES);
    Size::new(width, width)
}

/// The page with these pictures of the themes.
pub(super) fn view<'a>(
    page: &PageForm<'_, 'a>,
    state: &State,
    pictures: &'a [Miniature],
) -> PageView<'a> {
    let send = DialogMessage::Colours;
    let form = page.form;
    if state.is_mixing {
        let buttons = row![
            form.button(say!("colours-to-themes"), Some(send(Message::Mix(false)))),
            form.button(say!("colours-default"), Some(send(Message::Default))),
        ];
        return PageView {
            footer: Some(buttons.spacing(page.look.px(8.0)).into()),
            ..PageView::new(mixing(page, state.part))
        };
    }
    page.begin(key!("colours-themes"));
    let cards = THEMES.into_iter().enumerate().map(|(at, (name, colours))| {
        let is_on = page.now.colours == colours;
        let face = face(page.look, name.text(), pictures.get(at), is_on);
        let message = send(Message::Theme(colours));
        let card = form.pressable_picture("", face, message);
        container(card).width(page.look.px(CARD.0)).into()
    });
    let gap = page.look.px(CARD.1);
    let cards = row(cards).spacing(gap).wrap().vertical_spacing(gap);
    let themes = page.marked(key!("colours-themes"), cards);
    let mix = form.button(say!("colours-mix"), Some(send(Message::Mix(true))));
    PageView {
        footer: Some(mix),
        ..PageView::new(page.stacked(vec![page.look.heading(say!("colours-themes")), themes]))
    }
}

/// The picture of a theme with its name; the chosen one in a golden frame.
fn face<'a>(
    look: Look<'a>,
    name: &'static str,
    picture: Option<&'a Miniature>,
    is_chosen: bool,
) -> Element<'a, Event> {
    let palette = look.palette;
    let none = Color::TRANSPARENT;
    // Gold is never without its dark line.
    let (font, frame, edge) = match is_chosen {
        true => (theme::SEMIBOLD, palette.gold, palette.gold_line),
        false => (theme::REGULAR, none, none),
    };
    let picture = picture.map(|picture| {
        let picture = picture.view().map(|_| Event::NOTHING);
        container(picture)
            .padding(look.px(3.0))
            .style(move |_| style::panel(frame, edge, 4.0))
    });
    column![]
        .push(picture)
        .push(look.words(name, 14.0, font, palette.ink))
        .align_x(Center)
        .width(Length::Fill)
        .spacing(look.px(3.0))
        .into()
}

/// The colours one by one.
fn mixing<'a>(page: &PageForm<'_, 'a>, chosen: Part) -> Element<'a, Event> {
    let (form, look) = (page.form, page.look);
    let send = DialogMessage::Colours;
    let mut colours = page.now.colours;
    let Rgb(red, green, blue) = *chosen.of(&mut colours);
    page.begin(key!("colours-colour"));
    let parts = [
        (say!("colours-back-top"), Part::Middle),
        (say!("colours-back-bottom"), Part::Edge),
        (say!("colours-east-wind-stake"), Part::East),
        (say!("colours-other-stakes"), Part::Others),
    ];
    let radios = parts
        .map(|(label, part)| form.radio(label, chosen == part, Some(send(Message::Part(part)))));
    let what = form.group(say!("colours-what-to-colour"), radios.into());
    page.begin(key!("colours-dark-table"));
    let dark = form.check(
        say!("colours-dark-table"),
        page.now.colours.dark,
        Some(send(Message::Dark)),
    );
    let dark = page.marked(key!("colours-dark-table"), dark);
    let components = [
        (say!("colours-red"), red),
        (say!("colours-green"), green),
        (say!("colours-blue"), blue),
    ];
    let sliders = components.into_iter().enumerate();
    let sliders = sliders.map(|(component, (name, value))| {
        let slide = SliderSpec {
            name,
            range: (0, 255),
            value: i32::from(value),
            before: "".into(),
            after: "".into(),
            figure: value.to_string(),
        };
        let moved = move |value| send(Message::Component(component, value));
        let slider = form.slider(slide, true, moved);
        row![container(look.text(name)).width(look.px(52.0)), slider]
            .align_y(Center)
            .into()
    });
    let color = Color::from_rgb8(red, green, blue);
    let line = look.palette.line;
    let sample = container(space().height(look.px(34.0)))
        .width(Length::Fill)
        .style(move |_| style::panel(color, line, 6.0));
    let mix = page.group(
        key!("colours-colour"),
        sliders.chain([sample.into()]).collect(),
    );
    page.stacked(vec![
        row![
            container(page.stacked(vec![what, dark])).width(Length::FillPortion(2)),
            container(mix).width(Length::FillPortion(3)),
        ]
        .spacing(look.px(14.0))
        .into(),
    ])
}
