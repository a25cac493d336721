//! Renders drawings, which are SVG files, at any size.

use std::fs;
use std::path::Path;

use image::{ImageFormat, RgbaImage};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::Error;

/// Renders the drawing in `path` to fill `width` by `height` pixels.
pub fn render(path: &Path, width: u32, height: u32) -> Result<RgbaImage, Error> {
    let svg = fs::read(path).map_err(|error| Error::File(path.into(), error))?;
    render_svg(path, &svg, width, height)
}

/// Renders SVG source as a square of `size` pixels; errors name `origin`.
pub fn render_text(origin: &Path, svg: &str, size: u32) -> Result<RgbaImage, Error> {
    render_svg(origin, svg.as_bytes(), size, size)
}

/// Renders SVG to fill `width` by `height` pixels; errors name `origin`.
fn render_svg(origin: &Path, svg: &[u8], width: u32, height: u32) -> Result<RgbaImage, Error> {
    let tree = Tree::from_data(svg, &Options::default())
        .map_err(|error| Error::Drawing(origin.into(), error))?;
    let mut pixmap = Pixmap::new(width, height).ok_or(Error::Size(width, height))?;
    let scale = Transform::from_scale(
        width as f32 / tree.size().width(),
        height as f32 / tree.size().height(),
    );
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    let pixels = pixmap
        .pixels()
        .iter()
        .map(|pixel| pixel.demultiply())
        .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
        .collect();
    RgbaImage::from_raw(width, height, pixels).ok_or(Error::Size(width, height))
}

/// Encodes a picture as a small PNG file.
pub fn png(picture: &RgbaImage) -> Result<Vec<u8>, Error> {
    use image::codecs::png::{CompressionType, FilterType, PngEncoder};
    let mut bytes = Vec::new();
    picture.write_with_encoder(PngEncoder::new_with_quality(
        &mut bytes,
        CompressionType::Best,
        FilterType::Adaptive,
    ))?;
    Ok(bytes)
}

/// Encodes an opaque picture as a Windows bitmap with 24 bits per pixel.
pub fn bmp(picture: &RgbaImage) -> Result<Vec<u8>, Error> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::DynamicImage::from(picture.clone())
        .into_rgb8()
        .write_to(&mut bytes, ImageFormat::Bmp)?;
    Ok(bytes.into_inner())
}
