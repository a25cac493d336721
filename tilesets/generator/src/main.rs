//! Turns the drawings of the tiles into the pictures the game embeds: for each set an atlas of the art alone at 144 pixels
//! a tile (the game draws the body of a tile itself, so that light falls from above in every orientation), the same of the
//! plainer drawings for small tiles, and the original bitmap of 36x46 pixels a tile. With `--check` nothing is written: the
//! pictures on disk must be the ones the drawings give.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use image::{Rgba, RgbaImage};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The drawings in the order of a set bitmap, nine a row [Q48].
const ORDER: [&str; 43] = [
    "1B", "2B", "3B", "4B", "5B", "6B", "7B", "8B", "9B", "1D", "2D", "3D", "4D", "5D", "6D", "7D",
    "8D", "9D", "1C", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "EW", "SW", "WW", "NW", "GD",
    "RD", "WD", "1F", "2F", "3F", "4F", "1S", "2S", "3S", "4S", "BACK",
];

/// Where the rows begin in that order, the number of places in a row being nine.
const ROWS: [usize; 5] = [0, 9, 18, 27, 34];

/// Width and height of a drawing.
const CELL: (u32, u32) = (36, 46);

/// The three shapes of a tile's body at the start of every drawing: face, light and shade.
const BODY_SHAPES: usize = 3;

fn main() -> ExitCode {
    let check = std::env::args().any(|word| word == "--check");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    match generate(&folder, check) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn generate(folder: &Path, check: bool) -> Outcome<()> {
    for set in ["numbers", "plain", "characters", "colour-blind"] {
        let drawings = folder.join("drawings").join(set);
        keep(
            &folder.join(format!("{set}/art-144.png")),
            &atlas(&drawings, 4, true)?,
            check,
        )?;
        let bitmap = image::DynamicImage::from(atlas(&drawings, 1, false)?).into_rgb8();
        keep_bitmap(&folder.join(format!("{set}/{set}.bmp")), &bitmap, check)?;
    }
    let small = folder.join("drawings/small");
    keep(
        &folder.join("small/art-72.png"),
        &atlas(&small, 2, true)?,
        check,
    )
}

/// All drawings of a folder in one picture, nine a row; the art alone, or the whole tile on the colour of a table.
fn atlas(drawings: &Path, scale: u32, art_alone: bool) -> Outcome<RgbaImage> {
    let (width, height) = (CELL.0 * scale, CELL.1 * scale);
    let ground = if art_alone {
        Rgba([0; 4])
    } else {
        Rgba([0xE6, 0xD7, 0xB4, 0xFF])
    };
    let mut atlas = RgbaImage::from_pixel(width * 9, height * 5, ground);
    for (index, name) in ORDER.iter().enumerate() {
        let path = drawings.join(format!("{name}.svg"));
        let text = std::fs::read_to_string(&path)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        let text = if art_alone {
            without_body(&text)?
        } else {
            text
        };
        let tile = render(&text, scale)?;
        let row = ROWS.iter().rposition(|first| *first <= index).unwrap_or(0);
        let (x, y) = ((index - ROWS[row]) as u32 * width, row as u32 * height);
        image::imageops::overlay(&mut atlas, &tile, i64::from(x), i64::from(y));
    }
    Ok(atlas)
}

/// A drawing without the tile's body, which is its first shapes.
fn without_body(text: &str) -> Outcome<String> {
    let start = text
        .find("</defs>")
        .map_or_else(|| text.find('>').unwrap_or(0) + 1, |at| at + 7);
    let mut rest = &text[start..];
    for _ in 0..BODY_SHAPES {
        let end = rest.find("/>").ok_or("a drawing has no body")?;
        rest = &rest[end + 2..];
    }
    Ok(format!("{}{rest}", &text[..start]))
}

fn render(text: &str, scale: u32) -> Outcome<RgbaImage> {
    let tree = Tree::from_str(text, &Options::default())?;
    let mut pixmap = Pixmap::new(CELL.0 * scale, CELL.1 * scale).ok_or("no room for a picture")?;
    resvg::render(
        &tree,
        Transform::from_scale(scale as f32, scale as f32),
        &mut pixmap.as_mut(),
    );
    let pixels = pixmap
        .pixels()
        .iter()
        .flat_map(|pixel| {
            let pixel = pixel.demultiply();
            [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
        })
        .collect();
    RgbaImage::from_raw(pixmap.width(), pixmap.height(), pixels)
        .ok_or_else(|| "a picture lost pixels".into())
}

fn keep(path: &PathBuf, picture: &RgbaImage, check: bool) -> Outcome<()> {
    if check {
        let same = image::open(path).is_ok_and(|old| old.into_rgba8() == *picture);
        return same.then_some(()).ok_or_else(|| differs(path).into());
    }
    make_folder(path)?;
    Ok(picture.save(path)?)
}

fn keep_bitmap(path: &PathBuf, picture: &image::RgbImage, check: bool) -> Outcome<()> {
    if check {
        let same = image::open(path).is_ok_and(|old| old.into_rgb8() == *picture);
        return same.then_some(()).ok_or_else(|| differs(path).into());
    }
    make_folder(path)?;
    Ok(picture.save(path)?)
}

fn make_folder(path: &Path) -> Outcome<()> {
    Ok(path.parent().map_or(Ok(()), std::fs::create_dir_all)?)
}

fn differs(path: &Path) -> String {
    format!(
        "{} is not what its drawings give; run the generator",
        path.display()
    )
}
