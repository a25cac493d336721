//! Paints the app's window without a display, with the same pixels as the program.

use std::fs;
use std::path::Path;

use iced::{Element, Size, Theme, mouse, window};
use iced_test::Simulator;
use iced_test::core::clipboard;
use iced_test::core::renderer::{Headless, Style};
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};

use crate::app::theme::{Palette, REGULAR, iced_theme};
use crate::app::{App, Message, theme};

/// Takes a picture of the window at a size in logical pixels and a scale of the screen.
pub fn pixels(app: &App, size: Size, scale: f32) -> (Size<u32>, Vec<u8>) {
    paint(app.view(), app.scene.palette(), size, scale)
}

/// Paints a view, with the pixels in rows from the top, each as red, green, blue and opacity.
pub fn paint<M>(
    view: Element<'_, M>,
    palette: &Palette,
    size: Size,
    scale: f32,
) -> (Size<u32>, Vec<u8>) {
    let mut renderer: iced::Renderer = block_on(<iced::Renderer as Headless>::new(
        REGULAR,
        16.0.into(),
        Some("tiny-skia"),
    ))
    .expect("the CPU renderer is always available");
    let mut window: UserInterface<'_, M, Theme, iced::Renderer> =
        UserInterface::build(view, size, Cache::default(), &mut renderer);
    let redraw = iced::Event::Window(window::Event::RedrawRequested(std::time::Instant::now()));
    let _ = window.update(
        &[redraw],
        mouse::Cursor::Unavailable,
        &mut renderer,
        &mut clipboard::Null,
        &mut Vec::new(),
    );
    let style = Style {
        text_color: palette.ink,
    };
    window.draw(
        &mut renderer,
        &iced_theme(palette),
        &style,
        mouse::Cursor::Unavailable,
    );
    let physical = Size::new(
        (size.width * scale).round() as u32,
        (size.height * scale).round() as u32,
    );
    let pixels = renderer.screenshot(physical, scale, palette.bar);
    (physical, pixels)
}

/// Writes a picture of the window.
pub fn save_picture(app: &App, size: Size, scale: f32, file: &Path) {
    let (size, pixels) = pixels(app, size, scale);
    let opaque: Vec<u8> = pixels
        .chunks_exact(4)
        .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]])
        .collect();
    let mut png = Vec::new();
    PngEncoder::new_with_quality(&mut png, CompressionType::Best, FilterType::Adaptive)
        .write_image(&opaque, size.width, size.height, ExtendedColorType::Rgb8)
        .expect("encoding to memory succeeds");
    fs::write(file, png).expect("the folder is writable");
}

/// Loads the program's own fonts.
pub fn load_fonts() {
    let settings = iced::Settings {
        fonts: theme::FONTS.iter().map(|font| (*font).into()).collect(),
        ..iced::Settings::default()
    };
    let empty: Element<'_, Message> = iced::widget::Space::new().into();
    drop(Simulator::with_settings(settings, empty));
}
