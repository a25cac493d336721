//! The page of the table: how discards are arranged, when the wall is visible, and which marks, portraits and names are shown. Every change
//! is previewed on the table.

use super::page::{PageForm, PageView, Setting, setting};
use storage::settings::{Discards, WallShown};
use words::{key, say};

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("table-layout-discards"), key!("table-layout-discards.hint"), key!("table-layout-discards.find")),
    setting(key!("table-layout-wall"), key!("table-layout-wall.hint"), key!("table-layout-wall.find")),
    setting(key!("table-setup-portraits"), key!("table-setup-portraits.hint"), key!("table-setup-portraits.find")),
    setting(key!("table-setup-just-drawn"), key!("table-setup-just-drawn.hint"), key!("table-setup-just-drawn.find")),
    setting(key!("table-setup-claimed"), key!("table-setup-claimed.hint"), key!("table-setup-claimed.find")),
];

/// The controls of the page.
pub(super) fn view<'a>(page: &PageForm<'_, 'a>) -> PageView<'a> {
    let (table, marks) = (page.now.table, page.now.marks);
    let discards = page.choice(
        key!("table-layout-discards"),
        &[
            (key!("table-layout-rows"), Discards::Rows),
            (key!("table-layout-scattered"), Discards::Scattered),
            (key!("table-layout-hidden"), Discards::Hidden),
        ],
        table.discards,
        |settings, discards| settings.table.discards = discards,
    );
    let wall = page.choice(
        key!("table-layout-wall"),
        &[
            (key!("table-layout-wall-always"), WallShown::Always),
            (key!("table-layout-wall-if-room"), WallShown::WhenRoom),
            (key!("table-layout-wall-never"), WallShown::Never),
        ],
        table.wall,
        |settings, wall| settings.table.wall = wall,
    );
    let besides = vec![
        page.check(key!("table-setup-portraits"), marks.people, |settings| {
            &mut settings.marks.people
        }),
        page.check(
            key!("table-setup-just-drawn"),
            marks.drawn_discards,
            |settings| &mut settings.marks.drawn_discards,
        ),
        page.check(key!("table-setup-claimed"), marks.claimed, |settings| {
            &mut settings.marks.claimed
        }),
    ];
    let besides = page.form.group(say!("table-setup-shown-besides"), besides);
    PageView::new(page.stacked(vec![page.beside(discards, wall), besides]))
}
