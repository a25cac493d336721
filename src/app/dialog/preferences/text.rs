//! The page of text and dialogs: text size and typeface, placement of small dialogs, whether scores and messages open by themselves, and
//! whether Esc minimises the window. The typeface is used from the next start.

use iced::Element;
use iced::widget::{container, row};

use super::page::{PageForm, PageView, Setting, change, setting};
use crate::app::theme;
use crate::app::widget::{Event, Row, SliderSpec, list};
use storage::settings::PromptPlace;
use words::{key, percent, say};

/// Step of the text size, in per cent.
const STEP: u8 = 10;

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("text-size-heading"), key!("text-size-heading.hint"), key!("text-size-heading.find")),
    setting(key!("text-size-status-bar"), key!("text-size-status-bar.hint"), key!("text-size-status-bar.find")),
    setting(key!("dialog-place-heading"), key!("dialog-place-heading.hint"), key!("dialog-place-heading.find")),
    setting(key!("text-size-pop-up"), key!("text-size-pop-up.hint"), key!("text-size-pop-up.find")),
    setting(key!("text-size-esc-minimises"), key!("text-size-esc-minimises.hint"), key!("text-size-esc-minimises.find")),
    setting(key!("text-size-typeface"), key!("text-size-typeface.hint"), key!("text-size-typeface.find")),
];

/// The page with these typefaces besides the program's own.
pub(super) fn view<'a>(page: &PageForm<'_, 'a>, typefaces: &'a [String]) -> PageView<'a> {
    let now = page.now;
    let size = SliderSpec {
        name: say!("text-size-heading"),
        range: (10, 20),
        value: i32::from(now.text_size / STEP),
        before: percent("100").into(),
        after: percent("200").into(),
        figure: percent(&now.text_size.to_string()),
    };
    let size = page.slider(key!("text-size-heading"), size, true, |settings, steps| {
        settings.text_size = (steps.clamp(0, 20) as u8 * STEP).clamp(100, 200);
    });
    page.begin(key!("text-size-status-bar"));
    let status = page.radios(
        &[
            (key!("text-size-small"), 0),
            (key!("text-size-usual"), 1),
            (key!("text-size-large"), 2),
        ],
        now.status_size,
        |settings, size| settings.status_size = size,
    );
    let status = row(status).spacing(page.look.px(12.0)).wrap();
    let status = page.group(key!("text-size-status-bar"), vec![status.into()]);
    let sizes = page.beside(size, status);
    let place = page.choice(
        key!("dialog-place-heading"),
        &[
            (key!("dialog-place-edge"), PromptPlace::Beside),
            (key!("dialog-place-above-tiles"), PromptPlace::Below),
            (key!("dialog-place-middle"), PromptPlace::Middle),
        ],
        now.dialogs.place,
        |settings, place| settings.dialogs.place = place,
    );
    let pop_up = page.check(key!("text-size-pop-up"), now.dialogs.pop_up, |settings| {
        &mut settings.dialogs.pop_up
    });
    let escape = page.check(
        key!("text-size-esc-minimises"),
        now.dialogs.escape_minimises,
        |settings| &mut settings.dialogs.escape_minimises,
    );
    let dialogs = page.stacked(vec![place, pop_up, escape]);
    let both = page.beside(dialogs, typeface(page, typefaces));
    PageView::new(page.stacked(vec![sizes, both]))
}

/// The list of typefaces, the program's own first.
fn typeface<'a>(page: &PageForm<'_, 'a>, typefaces: &'a [String]) -> Element<'a, Event> {
    let look = page.look;
    page.begin(key!("text-size-typeface"));
    let names = || std::iter::once("").chain(typefaces.iter().map(String::as_str));
    let lines = names().map(|name| {
        let shown = if name.is_empty() { theme::FAMILY } else { name };
        Row::Line(look.line(shown, theme::REGULAR))
    });
    let chosen = names().position(|name| name == page.now.typeface);
    let choices: Vec<String> = names().map(str::to_owned).collect();
    let choose = move |index: usize| {
        let name = choices[index].clone();
        change(move |settings| settings.typeface.clone_from(&name))
    };
    let list = list(
        (page.form, say!("text-size-typeface")),
        lines.collect(),
        chosen,
        choose,
        None,
        false,
    );
    let list = container(list).height(look.px(177.0));
    page.group(key!("text-size-typeface"), vec![list.into()])
}
