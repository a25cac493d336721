//! The mark of the control with the focus is 3 pixels wide, stands out in every theme, and is cut off nowhere.

use iced::{Color, Point};
use iced_test::selector::Candidate;

use super::described::controls;
use super::*;
use crate::app::theme::Palette;
use crate::app::widget::{Focused, Role};
use storage::settings::THEMES;

/// The colours of a painted window.
struct Painted {
    size: Size<u32>,
    pixels: Vec<u8>,
    scale: f32,
}

impl Painted {
    fn new(bench: &Bench, palette: &Palette, scale: f32) -> Self {
        let (size, pixels) = bench.pixels(palette, scale);
        Self {
            size,
            pixels,
            scale,
        }
    }

    /// Whether the pixel at a point of the window has this colour.
    fn has(&self, point: Point, color: Color) -> bool {
        let (x, y) = (point.x * self.scale, point.y * self.scale);
        let is_inside = x >= 0.0 && y >= 0.0 && x < self.size.width as f32;
        let at = 4 * (y as usize * self.size.width as usize + x as usize);
        let Some(pixel) = self.pixels.get(at..at + 3).filter(|_| is_inside) else {
            return false;
        };
        let wanted = color.into_rgba8();
        let mut parts = pixel.iter().zip(wanted);
        parts.all(|(part, wanted)| part.abs_diff(wanted) <= 24)
    }
}

/// The points in the middle of the ring's line: at the left, right, upper and lower side of a control.
fn points(control: Rectangle) -> [Point; 4] {
    let (x, y) = (control.center_x(), control.center_y());
    [
        Point::new(control.x - 1.5, y),
        Point::new(control.x + control.width + 1.5, y),
        Point::new(x, control.y - 1.5),
        Point::new(x, control.y + control.height + 1.5),
    ]
}

/// The part of the focused control that is seen, in the window.
fn visible_part(bench: &mut Bench) -> Option<Rectangle> {
    let mut visible = None;
    bench.simulate(|simulator| {
        let _ = simulator.find(|candidate: Candidate<'_>| {
            if let Candidate::Custom {
                visible_bounds,
                state,
                ..
            } = candidate
                && state.is::<Focused>()
            {
                visible = visible_bounds;
            }
            None::<()>
        });
    });
    visible
}

/// Whether a tab has the focus.
fn is_on_tab(bench: &mut Bench) -> bool {
    let described = bench.described();
    let controls = described.iter().flat_map(controls);
    let mut focused = controls.filter(|control| control.description.is_focused);
    focused.any(|control| matches!(control.description.role, Role::Tab(_)))
}

/// Why the ring of the focused control is not whole, if it is not. `height` is that of the whole control.
fn fault_of_ring(bench: &mut Bench, height: f32) -> Option<String> {
    let palette = Palette::LIGHT;
    let painted = Painted::new(bench, &palette, 1.0);
    let visible = visible_part(bench).unwrap_or_default();
    let seen = points(visible).map(|point| painted.has(point, palette.focus.0));
    // A tab is open towards its page.
    let is_whole = match seen {
        [true, true, true, true] => true,
        [true, true, true, false] => is_on_tab(bench),
        _ => false,
    };
    // Of a list that is taller than the dialog, a part is seen.
    let is_fault = !is_whole && visible.height >= height - 0.5;
    is_fault.then(|| format!("{visible:?}, {seen:?}"))
}

/// Looks at every third control, since painting takes long; at all of them if `RED_STAKE_CASES` is set.
#[test]
fn the_ring_of_every_control_is_whole() {
    let mut cut_off = Vec::new();
    let interval = match std::env::var_os("RED_STAKE_CASES") {
        Some(_) => 1,
        None => 3,
    };
    let mut stop = 0;
    for dialog in all_dialogs() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        each_tab_stop(&mut bench, |bench, control| {
            stop += 1;
            if stop % interval != 0 {
                return;
            }
            // A test on another thread may load fonts between painting and measuring, which moves controls. So a fault must be seen twice.
            let fault = fault_of_ring(bench, control.height)
                .and_then(|_| fault_of_ring(bench, control.height));
            cut_off.extend(fault.map(|fault| format!("{title}: {fault}")));
        });
    }
    assert!(cut_off.is_empty(), "{}", cut_off.join("\n"));
}

#[test]
fn the_ring_is_three_pixels_wide_in_every_theme() {
    const SCALE: f32 = 4.0;
    let mut bench = Bench::new(Question::exit());
    let control = bench.next_focus().expect("a button");
    for (name, colours) in THEMES {
        let palette = Palette::with(&colours);
        let painted = Painted::new(&bench, &palette, SCALE);
        let out = (0..8 * SCALE as usize).map(|step| (step as f32 + 0.5) / SCALE);
        let line = out.filter(|out| {
            let point = Point::new(control.x - out, control.center_y());
            painted.has(point, palette.focus.0)
        });
        let width = line.count() as f32 / SCALE;
        assert!((2.5..=3.5).contains(&width), "{name}: {width} pixels");
    }
}
