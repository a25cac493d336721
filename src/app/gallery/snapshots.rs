//! Compares a selection of the gallery with the pictures in `tests/snapshots`, whose positions are stored there as saved games. After an
//! intended change, paint them again with `RED_STAKE_SNAPSHOTS=paint cargo test --lib app::gallery::snapshots`, look at them, and compress each
//! with `pngquant --nofs --ext .png --force 256 FILE` and `zopflipng -y FILE FILE`.

use std::path::{Path, PathBuf};

use iced::Size;
use image::RgbImage;

use super::stage::Stage;
use super::{SMALL, USUAL, camera};
use crate::presenter::{Command, MenuDialog, SettingsPage};
use storage::settings::{BuiltIn, Colours, Discards, Settings, TableSettings, WallShown};

/// Side of the squares whose mean colours are compared, in pixels. Single pixels are not compared, because glyph positions differ slightly
/// between systems, and the stored pictures have 256 colours.
const SQUARE: u32 = 8;
/// The maximum deviation of a square's mean colour, of 255.
const TOLERANCE: f32 = 28.0;
/// The maximum mean deviation of all squares.
const MEAN_TOLERANCE: f32 = 2.0;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots")
}

fn stage(position: &str, change: impl FnOnce(&mut Settings)) -> Stage {
    Stage::saved(position, "").with(change)
}

/// Mean colours of the squares, row by row.
fn squares(picture: &RgbImage) -> Vec<[f32; 3]> {
    let (across, down) = (picture.width() / SQUARE, picture.height() / SQUARE);
    let mean = |column: u32, row: u32| {
        let mut sum = [0.0; 3];
        for (x, y) in (0..SQUARE).flat_map(|y| (0..SQUARE).map(move |x| (x, y))) {
            let pixel = picture.get_pixel(column * SQUARE + x, row * SQUARE + y);
            for (sum, part) in sum.iter_mut().zip(pixel.0) {
                *sum += f32::from(part) / (SQUARE * SQUARE) as f32;
            }
        }
        sum
    };
    (0..down)
        .flat_map(|row| (0..across).map(move |column| (column, row)))
        .map(|(column, row)| mean(column, row))
        .collect()
}

/// Compares a stage with its stored picture, or stores it. The error describes the difference.
fn compare_or_store(stage: &mut Stage, name: &str, size: Size, scale: f32) -> Result<(), String> {
    let file = folder().join(format!("{name}.png"));
    let (drawn, pixels) = camera::pixels(stage.window(size, scale), size, scale);
    if std::env::var_os("RED_STAKE_SNAPSHOTS").is_some() {
        camera::save_picture(stage.window(size, scale), size, scale, &file);
        return Ok(());
    }
    let stored = image::open(&file).map_err(|error| format!("{name}: {error}"))?;
    let stored = stored.into_rgb8();
    if stored.dimensions() != (drawn.width, drawn.height) {
        return Err(format!("{name}: the stored picture has another size"));
    }
    let drawn = RgbImage::from_fn(drawn.width, drawn.height, |x, y| {
        let offset = ((y * drawn.width + x) * 4) as usize;
        image::Rgb([pixels[offset], pixels[offset + 1], pixels[offset + 2]])
    });
    let across = stored.width() / SQUARE;
    let deviations: Vec<f32> = squares(&stored)
        .iter()
        .zip(squares(&drawn))
        .map(|(stored, drawn)| {
            let parts = stored
                .iter()
                .zip(drawn)
                .map(|(stored, drawn)| (stored - drawn).abs());
            parts.fold(0.0, f32::max)
        })
        .collect();
    let mean = deviations.iter().sum::<f32>() / deviations.len() as f32;
    let largest = deviations
        .iter()
        .enumerate()
        .max_by(|a, b| a.1.total_cmp(b.1));
    match largest {
        Some((square, deviation)) if *deviation > TOLERANCE || mean > MEAN_TOLERANCE => {
            let square = square as u32;
            let (x, y) = (square % across * SQUARE, square / across * SQUARE);
            Err(format!(
                "{name}: off by {deviation:.0} at {x}, {y}; {mean:.2} on average"
            ))
        }
        _ => Ok(()),
    }
}

#[test]
fn snapshots_match() {
    camera::load_fonts();
    let unchanged = |_: &mut Settings| {};
    let default_stage = |position| stage(position, unchanged);
    let mut claim = default_stage("claim");
    claim.wait_for_claim();
    let mut menu = default_stage("middle");
    menu.open_menu(2);
    let mut colours = default_stage("middle");
    colours.run_command(Command::Dialog(MenuDialog::Page(SettingsPage::Themes)));
    let mut scattered = stage("middle", |settings| {
        settings.table = TableSettings {
            discards: Discards::Scattered,
            wall: WallShown::Always,
        };
        settings.tile_set = BuiltIn::ColourBlind;
    });
    let mut evening = stage("middle", |settings| settings.colours = Colours::dark());
    let mut large = stage("middle", |settings| settings.text_size = 200);
    let failures: Vec<String> = [
        compare_or_store(&mut default_stage("middle"), "table", USUAL, 1.0),
        compare_or_store(&mut default_stage("middle"), "table-at-2", SMALL, 2.0),
        compare_or_store(&mut claim, "claim", SMALL, 1.0),
        compare_or_store(&mut menu, "menu", SMALL, 1.0),
        compare_or_store(&mut colours, "colours", SMALL, 1.0),
        compare_or_store(&mut scattered, "scattered", USUAL, 1.0),
        compare_or_store(&mut evening, "evening", USUAL, 1.0),
        compare_or_store(&mut large, "large-words", USUAL, 1.0),
    ]
    .into_iter()
    .filter_map(Result::err)
    .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Pictures in the help that are cut out of stored ones: name, stored picture, left, top, width and height.
const HELP_PICTURES: [(&str, &str, [u32; 4]); 4] = [
    ("table", "table", [0, 28, 1280, 732]),
    ("compass", "table", [400, 232, 520, 324]),
    ("stake", "table", [278, 599, 724, 161]),
    ("claim", "claim", [0, 27, 800, 535]),
];

#[test]
fn help_pictures_match_the_snapshots() {
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("help/pictures");
    for (name, stored, [x, y, width, height]) in HELP_PICTURES {
        let stored = image::open(folder().join(format!("{stored}.png"))).expect("a stored picture");
        let part = stored.crop_imm(x, y, width, height);
        let file = pictures.join(format!("{name}.png"));
        if std::env::var_os("RED_STAKE_SNAPSHOTS").is_some() {
            part.save(&file).expect("the picture is written");
            continue;
        }
        let shown = image::open(&file)
            .expect("a picture of the help")
            .into_rgb8();
        assert_eq!(shown.dimensions(), (width, height), "{name}");
        let pairs = squares(&shown).into_iter().zip(squares(&part.into_rgb8()));
        for (shown, stored) in pairs {
            let deviations = shown
                .iter()
                .zip(stored)
                .map(|(one, other)| (one - other).abs());
            assert!(
                deviations.fold(0.0, f32::max) < TOLERANCE,
                "{name} differs from the stored picture"
            );
        }
    }
}
