//! The page of the language.

use super::page::{PageForm, PageView, Setting, change, setting};
use crate::app::theme;
use crate::app::widget::{Row, list};
use iced::widget::container;
use storage::settings::language::Language;
use words::{key, say};

/// The height of the list, in units.
const HEIGHT: f32 = 340.0;

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("language-heading"), key!("language-heading.hint"), key!("language-heading.find")),
];

/// The page: that of the system, then all languages by their own names.
pub(super) fn view<'a>(page: &PageForm<'_, 'a>, languages: &'a [Language]) -> PageView<'a> {
    let look = page.look;
    page.begin(key!("language-heading"));
    let system = ("", say!("language-system"));
    let named = languages
        .iter()
        .map(|language| (language.id.as_str(), language.name.as_str()));
    let choices: Vec<(&str, &str)> = std::iter::once(system).chain(named).collect();
    let lines = choices
        .iter()
        .map(|(_, name)| Row::Line(look.line(*name, theme::REGULAR)));
    let chosen = choices.iter().position(|(id, _)| *id == page.now.language);
    let ids: Vec<String> = choices.iter().map(|(id, _)| (*id).to_owned()).collect();
    let choose = move |at: usize| {
        let id = ids[at].clone();
        change(move |settings| settings.language.clone_from(&id))
    };
    let list = list(
        (page.form, say!("language-heading")),
        lines.collect(),
        chosen,
        choose,
        None,
        false,
    );
    let list = container(list).height(look.px(HEIGHT));
    PageView::new(page.group(key!("language-heading"), vec![list.into()]))
}
