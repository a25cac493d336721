//! Portraits of the computer players' characters, prepared once for each size.

use std::cell::RefCell;
use std::collections::HashMap;

use iced::advanced::image::Handle;
use iced::widget::{container, image, space};
use iced::{Element, Length};

use super::Look;
use players::Character;

/// The names of the characters, and their portraits.
const FILES: [(&str, &[u8]); 12] = [
    ("Lin", include_bytes!("../../../assets/portraits/lin.png")),
    ("Ada", include_bytes!("../../../assets/portraits/ada.png")),
    (
        "Tomás",
        include_bytes!("../../../assets/portraits/tomas.png"),
    ),
    ("Mei", include_bytes!("../../../assets/portraits/mei.png")),
    (
        "Oskar",
        include_bytes!("../../../assets/portraits/oskar.png"),
    ),
    ("Ruth", include_bytes!("../../../assets/portraits/ruth.png")),
    (
        "Kenji",
        include_bytes!("../../../assets/portraits/kenji.png"),
    ),
    ("Nora", include_bytes!("../../../assets/portraits/nora.png")),
    (
        "Samir",
        include_bytes!("../../../assets/portraits/samir.png"),
    ),
    ("Ines", include_bytes!("../../../assets/portraits/ines.png")),
    (
        "Jonas",
        include_bytes!("../../../assets/portraits/jonas.png"),
    ),
    ("Zoë", include_bytes!("../../../assets/portraits/zoe.png")),
];

thread_local! {
    /// The pictures prepared so far, by name and requested width in pixels.
    static PREPARED: RefCell<HashMap<(&'static str, u32), Handle>> = RefCell::default();
}

/// A character's portrait, this many units wide.
pub fn portrait<'a, M: 'a>(look: Look<'a>, character: &Character, units: f32) -> Element<'a, M> {
    let width = look.px(units).round();
    match picture(character.name, 2 * width as u32) {
        Some(handle) => image(handle)
            .width(Length::Fixed(width))
            .height(Length::Fixed(width))
            .into(),
        None => container(space()).width(width).height(width).into(),
    }
}

/// The picture of a character, this many pixels wide, or as wide as its file if that is less; `None` if nobody has this name. Dialogs request
/// twice the logical width, which looks sharp on screens of double resolution.
pub fn picture(name: &'static str, pixels: u32) -> Option<Handle> {
    PREPARED.with_borrow_mut(|made| {
        if let Some(handle) = made.get(&(name, pixels)) {
            return Some(handle.clone());
        }
        let (_, bytes) = FILES.iter().find(|(character, _)| *character == name)?;
        let whole = ::image::load_from_memory(bytes).ok()?;
        let width = pixels.clamp(1, whole.width());
        let filter = ::image::imageops::FilterType::Triangle;
        let picture = whole.resize_exact(width, width, filter).into_rgba8();
        let handle = Handle::from_rgba(width, width, picture.into_raw());
        made.insert((name, pixels), handle.clone());
        Some(handle)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_portrait_is_prepared_once_even_if_it_is_wider_than_its_file() {
        let prepared = |pixels| picture("Lin", pixels).map(|handle| handle.id());
        assert_eq!(prepared(100_000), prepared(100_000));
    }

    #[test]
    fn every_character_has_a_portrait() {
        for character in &Character::ALL {
            assert!(picture(character.name, 80).is_some(), "{}", character.name);
        }
    }
}
