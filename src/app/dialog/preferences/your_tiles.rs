//! The page of the player's own tiles: how they are sorted, what clicks do, and how a discard is claimed.

use iced::widget::column;

use super::page::{PageForm, PageView, Setting, setting};
use storage::settings::Sorted;
use words::key;

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("your-tiles-order"), key!("your-tiles-order.hint"), key!("your-tiles-order.find")),
    setting(key!("your-tiles-choosing"), key!("your-tiles-choosing.hint"), key!("your-tiles-choosing.find")),
    setting(key!("your-tiles-drawn-selected"), key!("your-tiles-drawn-selected.hint"), key!("your-tiles-drawn-selected.find")),
    setting(key!("your-tiles-claim-buttons"), key!("your-tiles-claim-buttons.hint"), key!("your-tiles-claim-buttons.find")),
    setting(key!("your-tiles-ask-first"), key!("your-tiles-ask-first.hint"), key!("your-tiles-ask-first.find")),
    setting(key!("your-tiles-right-click-passes"), key!("your-tiles-right-click-passes.hint"), key!("your-tiles-right-click-passes.find")),
];

/// The controls of the page.
pub(super) fn view<'a>(page: &PageForm<'_, 'a>) -> PageView<'a> {
    let (now, hand) = (page.now, page.now.hand);
    let order = page.choice(
        key!("your-tiles-order"),
        &[
            (key!("your-tiles-sorted-always"), Sorted::Always),
            (key!("your-tiles-sorted-when-dealt"), Sorted::Deal),
            (key!("your-tiles-sorted-never"), Sorted::Never),
        ],
        hand.sorted,
        |settings, sorted| settings.hand.sorted = sorted,
    );
    page.begin(key!("your-tiles-choosing"));
    let mut choosing = page.radios(
        &[
            (key!("your-tiles-click-discards"), false),
            (key!("your-tiles-double-click-discards"), true),
        ],
        hand.double_click,
        |settings, double| settings.hand.double_click = double,
    );
    choosing.push(page.check(
        key!("your-tiles-drawn-selected"),
        hand.preselect,
        |settings| &mut settings.hand.preselect,
    ));
    let claims = vec![
        page.check(
            key!("your-tiles-claim-buttons"),
            now.claim_buttons,
            |settings| &mut settings.claim_buttons,
        ),
        page.check(key!("your-tiles-ask-first"), now.ask_first, |settings| {
            &mut settings.ask_first
        }),
        page.check(
            key!("your-tiles-right-click-passes"),
            hand.right_passes,
            |settings| &mut settings.hand.right_passes,
        ),
    ];
    PageView::new(page.stacked(vec![
        order,
        page.group(key!("your-tiles-choosing"), choosing),
        column(claims).spacing(page.look.px(4.0)).into(),
    ]))
}
