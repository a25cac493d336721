//! The icon is our own drawing and exists at every size that a desktop needs, drawn for that size rather than scaled up.

use std::path::{Path, PathBuf};

use image::imageops::{FilterType, resize};
use image::{Rgba, RgbaImage};

const SIZES: [u32; 9] = [16, 20, 24, 32, 40, 48, 64, 128, 256];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tilesets/icon")
}

fn icon(size: u32) -> RgbaImage {
    let file = folder().join(format!("icon-{size}.png"));
    image::open(&file).expect("the icon exists").into_rgba8()
}

/// The sharpness of a picture: the mean square difference of neighbouring pixels.
fn sharpness(picture: &RgbaImage) -> f64 {
    let brightness = |Rgba([red, green, blue, alpha]): Rgba<u8>| {
        (f64::from(red) + f64::from(green) + f64::from(blue)) * f64::from(alpha) / 765.0
    };
    let steps = (0..picture.height())
        .flat_map(|y| (1..picture.width()).map(move |x| (x, y)))
        .map(|(x, y)| {
            brightness(*picture.get_pixel(x, y)) - brightness(*picture.get_pixel(x - 1, y))
        });
    steps.map(|step| step * step).sum::<f64>() / f64::from(picture.width() * picture.height())
}

#[test]
fn every_size_has_an_icon_with_transparent_corners() {
    for size in SIZES {
        let icon = icon(size);
        assert_eq!(icon.dimensions(), (size, size));
        let last = size - 1;
        for (x, y) in [(0, 0), (last, 0), (0, last), (last, last)] {
            let alpha = icon.get_pixel(x, y).0[3];
            assert!(alpha <= 64, "corner {x}, {y} of {size}: {alpha}");
        }
        let covered = icon.pixels().filter(|pixel| pixel.0[3] > 200).count();
        let share = covered as f64 / f64::from(size * size);
        assert!(
            (0.3..0.95).contains(&share),
            "{size}: a share of {share:.2} is covered"
        );
    }
    for drawing in ["icon.svg", "icon-48.svg", "icon-16.svg"] {
        assert!(folder().join(drawing).is_file(), "{drawing}");
    }
}

#[test]
fn icons_are_sharper_than_smaller_ones_scaled_up() {
    for [small, large] in [
        [16, 24],
        [24, 32],
        [32, 48],
        [48, 64],
        [64, 128],
        [128, 256],
    ] {
        let scaled_up = resize(&icon(small), large, large, FilterType::Triangle);
        let (own, scaled) = (sharpness(&icon(large)), sharpness(&scaled_up));
        assert!(
            own > 1.2 * scaled,
            "{large}: sharpness {own:.0}, scaled up {scaled:.0}"
        );
    }
}

#[test]
fn the_desktop_entry_names_the_icon() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| std::fs::read_to_string(root.join(path)).unwrap_or_default();
    assert!(read("package/linux/app.desktop").contains("Icon=@ID@"));
    assert!(read("script/stage").contains("tilesets/icon/"));
}

#[test]
fn the_windows_icon_contains_every_size() {
    let all = std::fs::read(folder().join("icon.ico")).expect("the icon exists");
    let u16_at = |at: usize| usize::from(all[at]) + 256 * usize::from(all[at + 1]);
    let u32_at = |at: usize| u16_at(at) + 65_536 * u16_at(at + 2);
    assert_eq!(u16_at(4), SIZES.len());
    for (index, size) in SIZES.into_iter().enumerate() {
        let entry = 6 + 16 * index;
        assert_eq!(u32::from(all[entry]), size % 256, "256 is written as 0");
        let (length, offset) = (u32_at(entry + 8), u32_at(entry + 12));
        let file = folder().join(format!("icon-{size}.png"));
        let picture = std::fs::read(file).expect("the icon exists");
        assert!(all[offset..offset + length] == picture, "{size}");
    }
}

#[test]
fn the_windows_and_macos_packages_contain_the_icon() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| std::fs::read_to_string(root.join(path)).unwrap_or_default();
    assert!(read("package/windows/red-stake.rc").contains("icon.ico"));
    assert!(read("package/windows/setup.nsi").contains("icon.ico"));
    assert!(read("package/macos/Info.plist").contains("<string>red-stake</string>"));
    assert!(read("script/package-macos").contains("red-stake.icns"));
}
