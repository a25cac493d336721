//! The page of hints and keys: what the program suggests, what it tells without being asked, and whether letters are keys.

use super::page::{PageForm, PageView, Setting, setting};
use words::{key, say};

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("hints-quicktip"), key!("hints-quicktip.hint"), key!("hints-quicktip.find")),
    setting(key!("hints-simple"), key!("hints-simple.hint"), key!("hints-simple.find")),
    setting(key!("hints-figures"), key!("hints-figures.hint"), key!("hints-figures.find")),
    setting(key!("hints-goal"), key!("hints-goal.hint"), key!("hints-goal.find")),
    setting(key!("hints-letters"), key!("hints-letters.hint"), key!("hints-letters.find")),
];

/// The controls of the page.
pub(super) fn view<'a>(page: &PageForm<'_, 'a>) -> PageView<'a> {
    let now = page.now;
    let look = page.look;
    let explained = |check, about| {
        iced::widget::column![check, look.hint(about)]
            .spacing(look.px(2.0))
            .into()
    };
    let hints = vec![
        explained(
            page.check(key!("hints-quicktip"), now.quick_tip, |settings| {
                &mut settings.quick_tip
            }),
            say!("hints-quicktip.hint"),
        ),
        explained(
            page.check(key!("hints-simple"), now.simple_tips, |settings| {
                &mut settings.simple_tips
            }),
            say!("hints-simple.hint"),
        ),
        explained(
            page.check(key!("hints-figures"), now.tip_figures, |settings| {
                &mut settings.tip_figures
            }),
            say!("hints-figures.hint"),
        ),
        explained(
            page.check(key!("hints-goal"), now.goal_line, |settings| {
                &mut settings.goal_line
            }),
            say!("hints-goal.hint"),
        ),
    ];
    let hints = page.form.group(say!("hints-heading"), hints);
    let letters = explained(
        page.check(
            key!("hints-letters"),
            now.letters_need_ctrl_alt,
            |settings| &mut settings.letters_need_ctrl_alt,
        ),
        say!("hints-letters.hint"),
    );
    let keys = vec![look.text(say!("hints-keys")), letters];
    let keys = page.form.group(say!("hints-keys-heading"), keys);
    PageView::new(page.stacked(vec![hints, keys]))
}
