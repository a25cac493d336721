//! Blurs pictures to get soft edges. The pictures are mostly long and uniform, so the middle of a uniform stretch is blurred once and repeated.

use tiny_skia::Pixmap;

/// The number of box blurs; three approximate a Gaussian.
const PASSES: usize = 3;

/// Blurs a picture that is one colour with varying alpha. The blur extends about 1.5 times `reach` pixels.
pub fn soften(pixmap: &mut Pixmap, reach: usize) {
    let radius = (reach / 2).max(1);
    soften_with_margin(pixmap, radius, PASSES * radius);
}

/// Blurs a picture. Further than `margin` from the ends of a uniform stretch, only one row or column is computed; the others are copies of it.
fn soften_with_margin(pixmap: &mut Pixmap, radius: usize, margin: usize) {
    let width = pixmap.width() as usize;
    let columns = Distinct::new(&columns_alike(pixmap), margin);
    let rows = Distinct::new(&rows_alike(pixmap), margin);
    let data = pixmap.pixels();
    let mut pixels: Vec<[f32; 4]> = rows
        .kept
        .iter()
        .flat_map(|y| columns.kept.iter().map(move |x| data[y * width + x]))
        .map(|p| [p.red(), p.green(), p.blue(), p.alpha()].map(f32::from))
        .collect();
    let mut blurred = pixels.clone();
    let line = columns.kept.len();
    for _ in 0..PASSES {
        for (line, out) in pixels
            .chunks_exact(line)
            .zip(blurred.chunks_exact_mut(line))
        {
            blur_line(line, out, radius);
        }
        blur_columns(&blurred, &mut pixels, line, radius);
    }
    let bytes = pixmap.data_mut().chunks_exact_mut(4 * width);
    for (row, bytes) in rows.representative.iter().zip(bytes) {
        let row = &pixels[row * line..][..line];
        for (column, bytes) in columns.representative.iter().zip(bytes.chunks_exact_mut(4)) {
            for (value, byte) in row[*column].iter().zip(bytes) {
                *byte = value.round() as u8;
            }
        }
    }
}

/// For each column, whether it equals the previous one.
fn columns_alike(pixmap: &Pixmap) -> Vec<bool> {
    let width = pixmap.width() as usize;
    let mut alike = vec![true; width];
    alike[0] = false;
    for row in pixmap.pixels().chunks_exact(width) {
        for (alike, pair) in alike[1..].iter_mut().zip(row.windows(2)) {
            *alike &= pair[0] == pair[1];
        }
    }
    alike
}

/// For each row, whether it equals the previous one.
fn rows_alike(pixmap: &Pixmap) -> Vec<bool> {
    let row = |y: usize| pixmap.pixels().chunks_exact(pixmap.width() as usize).nth(y);
    let like_before = |y: usize| y > 0 && row(y) == row(y - 1);
    (0..pixmap.height() as usize).map(like_before).collect()
}

/// The rows or columns that must be computed.
struct Distinct {
    /// The indices of these rows or columns.
    kept: Vec<usize>,
    /// For every index, the position in `kept` of the row or column with the same result.
    representative: Vec<usize>,
}

impl Distinct {
    /// Omits rows or columns with more than `margin` equal neighbours on both sides: blurring gives them all the same result. `alike` says for
    /// each one whether it equals the previous one.
    fn new(alike: &[bool], margin: usize) -> Self {
        let mut distinct = Self {
            kept: Vec::new(),
            representative: Vec::with_capacity(alike.len()),
        };
        let mut at = 0;
        while at < alike.len() {
            let same = alike[at + 1..].iter().take_while(|alike| **alike).count();
            let end = at + 1 + same;
            for index in at..end {
                let is_middle = index > at + margin && index + margin + 1 < end;
                if !is_middle {
                    distinct.kept.push(index);
                }
                distinct.representative.push(distinct.kept.len() - 1);
            }
            at = end;
        }
        distinct
    }
}

/// The mean of the `2 * radius + 1` pixels around a pixel, given their sum. Those outside the picture count as transparent.
fn mean(sum: [f32; 4], radius: usize) -> [f32; 4] {
    let share = 1.0 / (2 * radius + 1) as f32;
    sum.map(|total| (total * share).clamp(0.0, 255.0))
}

/// Updates the sum of the pixels around a pixel when the next one `enters` and the first one `leaves`.
fn add(sum: &mut [f32; 4], enters: [f32; 4], leaves: [f32; 4]) {
    for channel in 0..4 {
        sum[channel] += enters[channel] - leaves[channel];
    }
}

/// Writes each pixel's mean with its neighbours on the line to `out`.
fn blur_line(line: &[[f32; 4]], out: &mut [[f32; 4]], radius: usize) {
    let at = |i: Option<usize>| i.and_then(|i| line.get(i)).copied().unwrap_or_default();
    let mut sum = [0.0; 4];
    for enters in line.iter().take(radius + 1) {
        add(&mut sum, *enters, [0.0; 4]);
    }
    for (i, out) in out.iter_mut().enumerate() {
        *out = mean(sum, radius);
        add(
            &mut sum,
            at(Some(i + radius + 1)),
            at(i.checked_sub(radius)),
        );
    }
}

/// Blurs all columns at once, row by row, in the order of the pixels in memory.
fn blur_columns(pixels: &[[f32; 4]], out: &mut [[f32; 4]], width: usize, radius: usize) {
    let empty = vec![[0.0; 4]; width];
    let row = |y: Option<usize>| {
        let start = y.map(|y| y * width);
        let row = start.and_then(|start| pixels.get(start..start + width));
        row.unwrap_or(&empty)
    };
    let mut sums = empty.clone();
    for enters in pixels.chunks_exact(width).take(radius + 1) {
        for (sum, enters) in sums.iter_mut().zip(enters) {
            add(sum, *enters, [0.0; 4]);
        }
    }
    for (y, out) in out.chunks_exact_mut(width).enumerate() {
        let (enters, leaves) = (row(Some(y + radius + 1)), row(y.checked_sub(radius)));
        for (((out, sum), enters), leaves) in out.iter_mut().zip(&mut sums).zip(enters).zip(leaves)
        {
            *out = mean(*sum, radius);
            add(sum, *enters, *leaves);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uniform_middles_are_omitted() {
        let alike = [false, true, true, true, true, true, true, false, true];
        let distinct = Distinct::new(&alike, 2);
        assert_eq!(distinct.kept, [0, 1, 2, 4, 5, 6, 7, 8]);
        assert_eq!(distinct.representative, [0, 1, 2, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    fn blurring_without_uniform_middles_gives_the_same_picture() {
        let mut picture = Pixmap::new(120, 60).expect("a size");
        for y in 20..40 {
            for x in 15..105 {
                let shade = tiny_skia::PremultipliedColorU8::from_rgba(10, 20, 30, 128);
                picture.pixels_mut()[y * 120 + x] = shade.expect("a colour");
            }
        }
        let mut whole = picture.clone();
        soften(&mut picture, 6);
        soften_with_margin(&mut whole, 3, 120);
        assert_eq!(picture, whole);
    }
}
