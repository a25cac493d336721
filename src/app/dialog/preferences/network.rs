//! The page of network play: what the program declares for the player at network tables.

use super::page::{PageForm, PageView, Setting, setting};
use words::{key, say};

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("playing-bonus-tiles"), key!("playing-bonus-tiles.hint"), key!("playing-bonus-tiles.find")),
    setting(key!("playing-losing-sets"), key!("playing-losing-sets.hint"), key!("playing-losing-sets.find")),
    setting(key!("playing-winning-sets"), key!("playing-winning-sets.hint"), key!("playing-winning-sets.find")),
];

/// The controls of the page.
pub(super) fn view<'a>(page: &PageForm<'_, 'a>) -> PageView<'a> {
    let auto_declare = &page.now.network.auto_declare;
    let checks = vec![
        page.check(
            key!("playing-bonus-tiles"),
            auto_declare.specials,
            |settings| &mut settings.network.auto_declare.specials,
        ),
        page.check(
            key!("playing-losing-sets"),
            auto_declare.losing,
            |settings| &mut settings.network.auto_declare.losing,
        ),
        page.check(
            key!("playing-winning-sets"),
            auto_declare.winning,
            |settings| &mut settings.network.auto_declare.winning,
        ),
    ];
    PageView {
        footer: Some(page.look.hint(say!("playing-hint"))),
        ..PageView::new(page.form.group(say!("playing-heading"), checks))
    }
}
