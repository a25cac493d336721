//! Tile sets from bitmaps, manifests and the program, and the pictures of their tiles.

use std::collections::HashSet;
use std::io::Cursor;
use std::path::PathBuf;

use image::{ImageFormat, Rgb, RgbImage};

use super::*;
use engine::tiles::Tile;

fn faces() -> impl Iterator<Item = Face> {
    Tile::all().map(Face::Tile).chain([Face::Back])
}

fn builtin(set: BuiltIn) -> TileSet {
    TileSet::builtin(set).expect("a built-in set is complete")
}

fn folder(set: BuiltIn) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tilesets")
        .join(set.name())
}

/// A bitmap file in which each tile has a colour of its own: red is ten times the column, green ten times the row.
fn numbered_bitmap(width: u32, height: u32) -> Vec<u8> {
    let picture = RgbImage::from_fn(width, height, |x, y| {
        Rgb([(x / 36 * 10) as u8, (y / 46 * 10) as u8, 200])
    });
    let mut bytes = Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, ImageFormat::Bmp)
        .expect("memory takes a bitmap");
    bytes.into_inner()
}

fn pixel(picture: &Pixels, x: u32, y: u32) -> [u8; 4] {
    let at = 4 * (y * picture.width + x) as usize;
    [0, 1, 2, 3].map(|channel| picture.rgba[at + channel])
}

/// The column and row of the cell of the numbered bitmap that is drawn for a face.
fn cell_shown(set: &TileSet, face: Face) -> (u8, u8) {
    let [red, green, ..] = pixel(&set.face(face, 36, Turn::Upright), 18, 23);
    (red / 10, green / 10)
}

fn tile(notation: &str) -> Face {
    Face::Tile(notation.parse().expect("the test names a tile"))
}

#[test]
fn no_two_faces_of_a_set_look_alike_at_any_size() {
    for set in BuiltIn::ALL.map(builtin) {
        for width in [26, 36, 67] {
            let pictures: HashSet<_> = faces()
                .map(|face| set.face(face, width, Turn::Upright).rgba)
                .collect();
            assert_eq!(pictures.len(), 43, "{} at {width}", set.title());
        }
    }
}

#[test]
fn a_built_in_set_equals_the_one_in_its_folder() {
    for set in BuiltIn::ALL {
        let opened = TileSet::open(&folder(set)).expect("the folder holds a set");
        assert_eq!(opened.title(), builtin(set).title());
        for width in [36, 67] {
            let picture = opened.face(tile("5B"), width, Turn::Left);
            assert_eq!(picture, builtin(set).face(tile("5B"), width, Turn::Left));
        }
    }
}

#[test]
fn each_face_of_a_bitmap_is_read_from_its_cell() {
    let set = TileSet::from_bitmap(&numbered_bitmap(400, 300)).expect("large enough");
    let places = [
        ("1B", (0, 0)),
        ("9B", (8, 0)),
        ("4D", (3, 1)),
        ("9C", (8, 2)),
        ("EW", (0, 3)),
        ("NW", (3, 3)),
        ("GD", (4, 3)),
        ("RD", (5, 3)),
        ("WD", (6, 3)),
        ("1F", (0, 4)),
        ("1S", (4, 4)),
        ("4S", (7, 4)),
    ];
    for (notation, place) in places {
        assert_eq!(cell_shown(&set, tile(notation)), place, "{notation}");
    }
    assert_eq!(cell_shown(&set, Face::Back), (8, 4));
}

#[test]
fn the_order_of_the_suits_in_a_bitmap_can_be_set() {
    let set = TileSet::from_bitmap(&numbered_bitmap(324, 230))
        .expect("large enough")
        .with_rows([Suit::Character, Suit::Bamboo, Suit::Circle]);
    assert_eq!(cell_shown(&set, tile("2C")), (1, 0));
    assert_eq!(cell_shown(&set, tile("3B")), (2, 1));
    assert_eq!(cell_shown(&set, tile("4D")), (3, 2));
    assert_eq!(cell_shown(&set, tile("EW")), (0, 3));
}

#[test]
fn a_bitmap_one_pixel_too_small_is_refused_with_its_size() {
    assert!(TileSet::from_bitmap(&numbered_bitmap(324, 230)).is_ok());
    for (width, height) in [(323, 230), (324, 229), (100, 100)] {
        let refused = TileSet::from_bitmap(&numbered_bitmap(width, height)).map(|_| ());
        assert_eq!(refused, Err(TileSetError::TooSmall { width, height }));
    }
}

#[test]
fn a_file_that_is_not_a_whole_bitmap_is_refused() {
    let whole = numbered_bitmap(324, 230);
    for bytes in [&b""[..], b"BM", b"This is a text.", &whole[..1000]] {
        let refused = TileSet::from_bitmap(bytes).map(|_| ());
        assert_eq!(refused, Err(TileSetError::NotABitmap));
    }
}

#[test]
fn a_missing_file_is_reported_by_name() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let error = TileSet::open(&folder.path().join("gone.bmp")).expect_err("there is no such file");
    assert_eq!(error.title(), "Error Opening File");
    assert!(
        error
            .to_string()
            .contains("gone.bmp cannot be opened. It is not there."),
        "{error}"
    );
}

#[test]
fn an_invalid_manifest_is_refused() {
    let atlas = "[[atlas]]\nfile = \"large.png\"\ntile = ";
    let cases = [
        (String::from("titel = \"x\""), "tileset.toml has a mistake"),
        (String::from("title = \"x\"\natlas = []"), "names no atlas"),
        (
            format!("title = \"x\"\nrows = [\"Wan\", \"Wan\", \"Circle\"]\n{atlas}[144, 184]"),
            "each once",
        ),
        (
            format!("title = \"x\"\n{atlas}[145, 184]"),
            "need 1\u{202f}305 by 920",
        ),
        (
            format!("title = \"x\"\n{atlas}[0, 184]"),
            "1 to 1\u{202f}024",
        ),
        (
            String::from("title = \"x\"\n[[atlas]]\nfile = \"tileset.toml\"\ntile = [36, 46]"),
            "not a PNG",
        ),
        (
            String::from("title = \"x\"\n[[atlas]]\nfile = \"none.png\"\ntile = [36, 46]"),
            "It is not there.",
        ),
    ];
    let large = folder(BuiltIn::Numbers).join("large.png");
    for (manifest, words) in cases {
        let folder = tempfile::tempdir().expect("a folder for the test");
        std::fs::copy(&large, folder.path().join("large.png")).expect("room for the test's file");
        std::fs::write(folder.path().join("tileset.toml"), &manifest)
            .expect("room for the test's file");
        let error = TileSet::open(folder.path()).expect_err(words);
        assert!(error.to_string().contains(words), "{error}");
    }
}

#[test]
fn turning_a_tile_keeps_its_edge_below() {
    let set = builtin(BuiltIn::Numbers);
    for (turn, across, down) in [
        (Turn::Upright, 72, 92),
        (Turn::Right, 92, 72),
        (Turn::Left, 92, 72),
    ] {
        let picture = set.face(tile("WD"), 72, turn);
        assert_eq!((picture.width, picture.height), (across, down + edge(72)));
        assert_eq!(
            picture.rgba.len() as u32,
            4 * picture.width * picture.height
        );
        let [red, green, ..] = pixel(&picture, across / 2, picture.height - 3);
        assert!(green > red, "the edge below is green, {turn:?}");
        let (top, bottom) = (
            pixel(&picture, across / 2, 2),
            pixel(&picture, across / 2, down - 3),
        );
        assert!(top[2] > bottom[2], "lit from above, {turn:?}");
        assert_eq!(pixel(&picture, 0, 0)[3], 0, "corners are round, {turn:?}");
    }
}

#[test]
fn a_picture_of_any_width_has_all_its_pixels() {
    let set = TileSet::from_bitmap(&numbered_bitmap(324, 230)).expect("large enough");
    for width in [0, 1, 2, 5, 26, 200] {
        let picture = set.face(Face::Back, width, Turn::Right);
        assert_eq!(
            picture.rgba.len() as u32,
            4 * picture.width * picture.height
        );
    }
}

/// The sharpness of a picture: the mean square difference of neighbouring pixels.
fn sharpness(picture: &image::RgbaImage) -> f64 {
    let light = |x: u32, y: u32| {
        let [red, green, blue, alpha] = picture.get_pixel(x, y).0.map(f64::from);
        (red + green + blue) * alpha / (3.0 * 255.0)
    };
    let steps = (0..picture.height())
        .flat_map(|y| (1..picture.width()).map(move |x| (x, y)))
        .map(|(x, y)| (light(x, y) - light(x - 1, y)).powi(2));
    steps.sum::<f64>() / f64::from(picture.width() * picture.height())
}

#[test]
fn tiles_are_sharp_at_twice_the_resolution() {
    use image::imageops::{FilterType, resize};
    let picture = |set: &TileSet, face, width| {
        let pixels = set.face(face, width, Turn::Upright);
        image::RgbaImage::from_raw(pixels.width, pixels.height, pixels.rgba).expect("whole")
    };
    for built_in in BuiltIn::ALL {
        let set = builtin(built_in);
        for width in [36, 49, 67] {
            let (mut sharp, mut enlarged) = (0.0, 0.0);
            for face in faces().step_by(5) {
                let double = picture(&set, face, 2 * width);
                let (across, down) = double.dimensions();
                let single = picture(&set, face, width);
                sharp += sharpness(&double);
                enlarged += sharpness(&resize(&single, across, down, FilterType::Triangle));
            }
            assert!(
                sharp > 1.25 * enlarged,
                "{built_in:?} at {width}: {sharp:.0} to {enlarged:.0}"
            );
        }
    }
}

/// A manifest that lists one file many times costs little time and memory.
#[test]
fn an_atlas_that_is_listed_again_is_loaded_once() {
    let small = std::fs::read(folder(BuiltIn::Plain).join("small.png")).expect("a picture");
    let atlas = "[[atlas]]\nfile = \"small.png\"\ntile = [108, 138]\n";
    let reads = std::cell::Cell::new(0);
    let load = |count: usize| {
        let text = format!("title = \"Many\"\n{}", atlas.repeat(count));
        manifest::load(&text, |_| {
            reads.set(reads.get() + 1);
            Ok(small.clone())
        })
    };
    assert_eq!(load(12).expect("a set").atlases.len(), 12);
    assert_eq!(reads.get(), 1);
    let why = load(13).err().expect("too many").to_string();
    assert!(why.contains("more than 12 pictures"), "{why}");
}

#[test]
fn a_decompression_bomb_is_refused() {
    // The header claims 60,000 by 60,000 pixels.
    let mut bitmap = numbered_bitmap(324, 230);
    bitmap[18..22].copy_from_slice(&60_000_i32.to_le_bytes());
    bitmap[22..26].copy_from_slice(&60_000_i32.to_le_bytes());
    assert!(TileSet::from_bitmap(&bitmap).is_err());
}

#[test]
fn the_preferred_order_of_suits_is_not_that_of_a_set_with_a_manifest() {
    let settings = Settings {
        tile_file: folder(BuiltIn::Plain),
        suit_rows: [Suit::Character, Suit::Bamboo, Suit::Circle],
        ..Settings::default()
    };
    let set = TileSet::chosen(&settings).expect("the folder holds a set");
    assert!(!set.is_bitmap());
    let shown = set.face(tile("5B"), 36, Turn::Upright);
    assert_eq!(
        shown,
        builtin(BuiltIn::Plain).face(tile("5B"), 36, Turn::Upright)
    );
}
