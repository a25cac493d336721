//! The page of tile movements: whether and how tiles are animated, and their shadows. A button animates a sample tile.

use super::page::{PageForm, PageView, Setting, setting};
use super::settings_dialog::Message;
use crate::app::widget::SliderSpec;
use words::{key, say};

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("movements-movements"), key!("movements-movements.hint"), key!("movements-movements.find")),
    setting(key!("movements-direction"), key!("movements-direction.hint"), key!("movements-direction.find")),
    setting(key!("movements-dealing"), key!("movements-dealing.hint"), key!("movements-dealing.find")),
    setting(key!("movements-shading"), key!("movements-shading.hint"), key!("movements-shading.find")),
    setting(key!("movements-reduced-motion"), key!("movements-reduced-motion.hint"), key!("movements-reduced-motion.find")),
    setting(key!("movements-shadow-size"), key!("movements-shadow-size.hint"), key!("movements-shadow-size.find")),
    setting(key!("movements-speed"), key!("movements-speed.hint"), key!("movements-speed.find")),
];

/// The controls of the page.
pub(super) fn view<'a>(page: &PageForm<'_, 'a>) -> PageView<'a> {
    let motion = &page.now.motion;
    let tiles = vec![
        page.check(key!("movements-movements"), motion.movements, |settings| {
            &mut settings.motion.movements
        }),
        page.check(key!("movements-direction"), motion.direction, |settings| {
            &mut settings.motion.direction
        }),
        page.check(key!("movements-dealing"), motion.dealing, |settings| {
            &mut settings.motion.dealing
        }),
        page.check(key!("movements-shading"), motion.shading, |settings| {
            &mut settings.motion.shading
        }),
        page.check(
            key!("movements-reduced-motion"),
            motion.reduced,
            |settings| &mut settings.motion.reduced,
        ),
    ];
    let tiles = page.form.group(say!("movements-tiles"), tiles);
    let slide = |name, value: u8, before: &'static str, after: &'static str| SliderSpec {
        name,
        range: (1, 10),
        value: i32::from(value),
        before: before.into(),
        after: after.into(),
        figure: value.to_string(),
    };
    let shadow = slide(
        say!("movements-shadow-size"),
        motion.shadow_size,
        say!("movements-small"),
        say!("movements-large"),
    );
    let shadow = page.slider(
        key!("movements-shadow-size"),
        shadow,
        motion.shading,
        |settings, size| settings.motion.shadow_size = size.clamp(1, 10) as u8,
    );
    let speed = slide(
        say!("movements-speed"),
        motion.speed,
        say!("movements-slow"),
        say!("movements-fast"),
    );
    let speed = page.slider(
        key!("movements-speed"),
        speed,
        motion.movements,
        |settings, speed| settings.motion.speed = speed.clamp(1, 10) as u8,
    );
    let sizes = page.stacked(vec![shadow, speed]);
    PageView {
        footer: Some(
            page.form
                .button(say!("movements-test"), Some(Message::TestMovements)),
        ),
        ..PageView::new(page.beside(tiles, sizes))
    }
}
