//! The page of names, autosave and the time to claim.

use iced::widget::{container, row};
use iced::{Center, Element};

use super::page::{PageForm, PageView, Setting, change, setting};
use crate::app::widget::{Event, SliderSpec};
use storage::settings::{MAX_NAME_LENGTH, Settings};
use words::{key, say};

/// Slider steps per second of waiting time.
const STEPS_PER_SECOND: f32 = 4.0;

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("setup-names"), key!("setup-names.hint"), key!("setup-names.find")),
    setting(key!("setup-autosave"), key!("setup-autosave.hint"), key!("setup-autosave.find")),
    setting(key!("setup-speech-balloons"), key!("setup-speech-balloons.hint"), key!("setup-speech-balloons.find")),
    setting(key!("setup-timer-bar"), key!("setup-timer-bar.hint"), key!("setup-timer-bar.find")),
    setting(key!("setup-wait-time"), key!("setup-wait-time.hint"), key!("setup-wait-time.find")),
];

/// The page. The slider keeps the waiting time of `before` while there is no limit.
pub(super) fn view<'a>(page: &PageForm<'_, 'a>, before: &Settings) -> PageView<'a> {
    let now = page.now;
    page.begin(key!("setup-names"));
    let labels = [
        say!("setup-you"),
        say!("setup-right"),
        say!("setup-opposite"),
        say!("setup-left"),
    ];
    let names = labels.iter().enumerate();
    let names = names.map(|(place, label)| name(page, place, label));
    let names = page.group(key!("setup-names"), names.collect());
    let general = page.form.group(
        say!("setup-general"),
        vec![
            page.check(key!("setup-speech-balloons"), now.balloons, |settings| {
                &mut settings.balloons
            }),
            page.check(key!("setup-timer-bar"), now.timer_bar, |settings| {
                &mut settings.timer_bar
            }),
            page.check(key!("setup-autosave"), now.autosave, |settings| {
                &mut settings.autosave
            }),
        ],
    );
    let top = page.beside(names, general);
    PageView::new(page.stacked(vec![top, wait_time(page, before)]))
}

/// The field for the name of the player at this place: 0 the player, 1 right, 2 opposite, 3 left.
fn name<'a>(page: &PageForm<'_, 'a>, place: usize, label: &'static str) -> Element<'a, Event> {
    let typed = move |name: String| {
        let letters = name.chars().filter(|letter| !letter.is_control());
        let name: String = letters.take(MAX_NAME_LENGTH).collect();
        change(move |settings| settings.names[place].clone_from(&name))
    };
    let words = page.form.name(label);
    let value = &page.now.shown_names()[place];
    let field = page
        .form
        .field(label, value, say!("setup-name"), false, Some(typed));
    row![container(words).width(page.look.px(80.0)), field]
        .align_y(Center)
        .into()
}

fn wait_time<'a>(page: &PageForm<'_, 'a>, before: &Settings) -> Element<'a, Event> {
    let time = page.now.wait_time;
    let usual = before.wait_time.unwrap_or(1.0);
    let figure = match time {
        Some(seconds) => say!("setup-seconds", seconds),
        None => say!("setup-no-limit").to_owned(),
    };
    let slide = SliderSpec {
        name: say!("setup-wait-time"),
        range: (1, (10.0 * STEPS_PER_SECOND) as i32),
        value: (time.unwrap_or(usual) * STEPS_PER_SECOND).round() as i32,
        before: say!("setup-short").into(),
        after: say!("setup-long").into(),
        figure,
    };
    page.begin(key!("setup-wait-time"));
    let slider = page.bare_slider(slide, time.is_some(), |settings, steps| {
        settings.wait_time = Some(steps as f32 / STEPS_PER_SECOND);
    });
    let flip = change(move |settings| {
        settings.wait_time = match settings.wait_time {
            Some(_) => None,
            None => Some(usual),
        };
    });
    let no_limit = page
        .form
        .check(say!("setup-wait-if-usable"), time.is_none(), Some(flip));
    page.group(key!("setup-wait-time"), vec![slider, no_limit])
}
