//! Test bench for dialogs: shows a dialog in a simulated window and drives it with keys and clicks, as a user would.

mod background;
mod tile_picture;

use iced::keyboard::key::Named;
use iced::mouse::{self, ScrollDelta};
use iced::{Element, Event, Point, Rectangle, Settings, Size, Task, window};
use iced_test::Simulator;
use iced_test::selector::Candidate;

use super::{AnyMessage, Dialog, Message, Placement, Reply};
use crate::app::accessibility::collect::{Collector, Part};
use crate::app::gallery::camera;
use crate::app::theme::{FONTS, Metrics, Palette, REGULAR, iced_theme, set_typeface, width};
use crate::app::widget::{Disabled, Focused, Look};
use engine::tiles::Tile;
use storage::settings::PromptPlace;
use wording::TileWording;

pub use tile_picture::picture;

/// Window settings with the program's fonts.
pub fn settings() -> Settings {
    set_typeface("", words::ENGLISH);
    Settings {
        fonts: FONTS.iter().map(|font| (*font).into()).collect(),
        default_font: REGULAR,
        ..Settings::default()
    }
}

/// Clicks the control with this text, scrolling down until it is in view. Returns whether it was found and clicked.
pub fn click_on<M>(window: &mut Simulator<'_, M>, words: &str) -> bool {
    let Some(place) = window.find(words).ok().map(|found| found.bounds().center()) else {
        return false;
    };
    let delta = ScrollDelta::Lines { x: 0.0, y: -1.0 };
    window.point_at(place);
    (0..50).any(|_| {
        let clicked = window.click(words).is_ok();
        if !clicked {
            window.point_at(Point::new(place.x, 400.0));
            let _ = window.simulate([Event::Mouse(mouse::Event::WheelScrolled { delta })]);
        }
        clicked
    })
}

/// The open dialog with its controls, as it is described to those who cannot see it.
pub fn collect<M>(window: &mut Simulator<'_, M>) -> Option<Part> {
    let mut collector = Collector::default();
    let _ = window.find(|candidate: Candidate<'_>| {
        match candidate {
            Candidate::Text {
                bounds, content, ..
            } => collector.take_text(content, bounds),
            Candidate::Custom { bounds, state, .. } => collector.take_report(bounds, state),
            _ => {}
        }
        None::<()>
    });
    collector.dialog()
}

/// The window size of a bench unless a test sets another.
const SMALL: Size = Size::new(800.0, 600.0);

/// A dialog under test. Methods that send keys or clicks return the dialog's last reply to them, unless they say otherwise.
pub struct Bench {
    /// The dialog.
    pub dialog: Dialog,
    size: Size,
    /// The user's text scale, 1 for normal.
    text_scale: f32,
    /// Where the player prefers small dialogs.
    pub place: PromptPlace,
    /// The background work that the dialog has begun.
    work: Vec<Task<AnyMessage>>,
}

impl Bench {
    /// Shows the dialog in a small window, without its background work.
    pub fn new(dialog: impl Into<Dialog>) -> Self {
        Self {
            dialog: dialog.into(),
            size: SMALL,
            text_scale: 1.0,
            place: PromptPlace::default(),
            work: Vec::new(),
        }
    }

    /// Acts on a simulated window with the dialog, and handles what its controls send.
    pub(super) fn simulate(
        &mut self,
        act: impl FnOnce(&mut Simulator<'_, Message>),
    ) -> Option<Reply> {
        let view = self.view(&Palette::LIGHT);
        let mut simulator = Simulator::with_size(settings(), self.size, view);
        // Scrolling into view takes effect on redraw, so redraw before the next input.
        let redraw = window::Event::RedrawRequested(std::time::Instant::now());
        let _ = simulator.simulate([Event::Window(redraw)]);
        act(&mut simulator);
        let messages: Vec<Message> = simulator.into_messages().collect();
        let replies = messages.into_iter().filter_map(|message| {
            let action = self.dialog.update(message);
            self.follow(action)
        });
        replies.last()
    }

    /// The dialog in its window, in these colours.
    fn view<'a>(&'a self, palette: &'a Palette) -> Element<'a, Message> {
        let look = Look {
            palette,
            metrics: Metrics {
                free_width: 214.0,
                ..Metrics::new(self.size, self.text_scale)
            },
            tile: &picture,
            letters_need_alt: false,
        };
        let placement = Placement {
            floor: 480.0,
            inside: Rectangle::new(Point::new(165.0, 152.0), Size::new(470.0, 286.0)),
            free_space: None,
            place: self.place,
        };
        self.dialog.view(look, placement)
    }

    /// The size of the picture of the window at a scale of the screen, and its pixels, each as red, green, blue and opacity.
    pub fn pixels(&self, palette: &Palette, scale: f32) -> (Size<u32>, Vec<u8>) {
        camera::paint(self.view(palette), palette, self.size, scale)
    }

    /// Presses a key.
    pub fn key(&mut self, key: Named) -> Option<Reply> {
        self.simulate(|simulator| {
            simulator.tap_key(key);
        })
    }

    /// Presses a key and returns how far the body is scrolled then.
    pub fn scrolled_by(&mut self, key: Named) -> f32 {
        let mut scrolled = None;
        self.simulate(|simulator| {
            simulator.tap_key(key);
            let _ = simulator.find(|candidate: Candidate<'_>| {
                if let Candidate::Scrollable { translation, .. } = candidate {
                    scrolled.get_or_insert(translation.y);
                }
                None::<()>
            });
        });
        scrolled.unwrap_or_default()
    }

    /// Types a letter.
    pub fn letter(&mut self, letter: char) -> Option<Reply> {
        self.simulate(|simulator| {
            simulator.typewrite(&letter.to_string());
        })
    }

    /// Clicks the control with this text, or the tile with this name.
    pub fn choose(&mut self, words: &str) -> Option<Reply> {
        self.simulate(|simulator| {
            assert!(
                click_on(simulator, words),
                "no control has the text {words}"
            );
        })
    }

    /// The centre of the control with this text, in the window.
    pub fn middle(&mut self, words: &str) -> Point {
        let mut middle = None;
        self.simulate(|simulator| {
            middle = simulator
                .find(words)
                .ok()
                .map(|found| found.bounds().center())
        });
        middle.unwrap_or_else(|| unreachable!("no control has the text {words}"))
    }

    /// Whether the control with this text is reported as disabled.
    pub fn is_disabled(&mut self, words: &str) -> bool {
        let middle = self.middle(words);
        let mut is_disabled = false;
        self.simulate(|simulator| {
            let _ = simulator.find(|candidate: Candidate<'_>| {
                if let Candidate::Custom { bounds, state, .. } = candidate {
                    is_disabled |= state.is::<Disabled>() && bounds.contains(middle);
                }
                None::<()>
            });
        });
        is_disabled
    }

    /// Clicks at a point in the window.
    pub fn click(&mut self, place: Point) -> Option<Reply> {
        self.simulate(|simulator| {
            simulator.point_at(place);
            simulator.simulate(iced_test::simulator::click());
        })
    }

    /// Double-clicks at a point in the window.
    pub fn double_click(&mut self, place: Point) -> Option<Reply> {
        self.simulate(|simulator| {
            simulator.point_at(place);
            simulator.simulate(iced_test::simulator::click());
            simulator.simulate(iced_test::simulator::click());
        })
    }

    /// Sets the window size and the text scale.
    pub fn resize(&mut self, size: Size, text_scale: f32) {
        (self.size, self.text_scale) = (size, text_scale);
    }

    /// How far the body can scroll, and whether the body extends beyond the window.
    pub fn overflow(&mut self) -> (f32, bool) {
        let window = Rectangle::with_size(self.size);
        let mut body = None;
        self.simulate(|simulator| {
            let _ = simulator.find(|candidate: Candidate<'_>| {
                if let Candidate::Scrollable {
                    bounds,
                    content_bounds,
                    ..
                } = candidate
                {
                    let scroll_range = content_bounds.height - bounds.height;
                    // The body is visited before any list inside it.
                    body.get_or_insert((scroll_range, !bounds.is_within(&window)));
                }
                None::<()>
            });
        });
        body.unwrap_or_default()
    }

    /// All visible texts with their bounds in the window; texts scrolled out of view are left out.
    pub fn texts(&mut self) -> Vec<(String, Rectangle)> {
        let mut texts = Vec::new();
        self.simulate(|simulator| {
            let _ = simulator.find(|candidate: Candidate<'_>| {
                if let Candidate::Text {
                    bounds,
                    visible_bounds: Some(visible),
                    content,
                    ..
                } = candidate
                    && !content.trim().is_empty()
                {
                    // Clipping at a side would make the text look narrower than it is.
                    texts.push((
                        content.to_owned(),
                        Rectangle {
                            width: bounds.width,
                            ..visible
                        },
                    ));
                }
                None::<()>
            });
        });
        texts
    }

    /// Texts with less width than their longest word needs in the smallest font, each with its bounds. Tile names are ignored: they are
    /// accessible labels, not drawn.
    pub fn broken_words(&mut self) -> Vec<String> {
        self.broken_words_at(10.0)
    }

    /// Like `broken_words`, with this as the smallest font size in units.
    pub fn broken_words_at(&mut self, font_size: f32) -> Vec<String> {
        let tiles: Vec<String> = Tile::all().map(Tile::name).collect();
        let smallest = font_size * Metrics::MIN_SCALE;
        let mut broken_words = Vec::new();
        self.simulate(|simulator| {
            let _ = simulator.find(|candidate: Candidate<'_>| {
                if let Candidate::Text {
                    bounds, content, ..
                } = candidate
                    && !tiles.iter().any(|name| name == content)
                {
                    let words = content.split(words::may_break);
                    let widths = words.map(|word| width(word, smallest, REGULAR));
                    if widths.fold(0.0, f32::max) > bounds.width + 0.5 {
                        broken_words.push(format!("{content}: {bounds:?}"));
                    }
                }
                None::<()>
            });
        });
        broken_words
    }

    /// The visible fraction of the focused control's height, 0 to 1; `None` if no focus ring is shown.
    pub fn visible_share(&mut self) -> Option<f32> {
        let mut share = None;
        self.simulate(|simulator| {
            let _ = simulator.find(|candidate: Candidate<'_>| {
                if let Candidate::Custom {
                    bounds,
                    visible_bounds,
                    state,
                    ..
                } = candidate
                    && state.is::<Focused>()
                {
                    let height = visible_bounds.map_or(0.0, |part| part.height);
                    share = Some(height / bounds.height);
                }
                None::<()>
            });
        });
        share
    }

    /// Moves the focus forward with Tab and returns the bounds of the newly focused control.
    pub fn next_focus(&mut self) -> Option<Rectangle> {
        self.key(Named::Tab);
        self.focused()
    }

    /// The bounds of the focused control, if a focus ring is shown.
    pub fn focused(&mut self) -> Option<Rectangle> {
        let mut focused = None;
        self.simulate(|simulator| {
            let _ = simulator.find(|candidate: Candidate<'_>| {
                if let Candidate::Custom { bounds, state, .. } = candidate
                    && state.is::<Focused>()
                {
                    focused = Some(bounds);
                }
                None::<()>
            });
        });
        focused
    }

    /// The dialog with its controls, as it is described to those who cannot see it.
    pub fn described(&mut self) -> Option<Part> {
        let mut described = None;
        self.simulate(|simulator| described = collect(simulator));
        described
    }

    /// Renders the dialog at two window sizes, the smaller one also with larger text, for visual inspection. Images go to the folder in
    /// RED_STAKE_PICTURES, where existing ones are kept; without that variable nothing is rendered. Afterwards the window is small again.
    pub fn paint(&mut self, name: &str) {
        let sizes = [(SMALL, 1.0), (SMALL, 1.25), (Size::new(1280.0, 800.0), 1.0)];
        for (size, text_scale) in sizes {
            self.paint_at(name, size, text_scale);
        }
        self.resize(SMALL, 1.0);
    }

    /// Like `paint`, with one window size and text scale, which stay set if the dialog is rendered.
    pub fn paint_at(&mut self, name: &str, size: Size, text_scale: f32) {
        let Ok(folder) = std::env::var("RED_STAKE_PICTURES") else {
            return;
        };
        self.resize(size, text_scale);
        let path = format!("{folder}/{name}-{}-{}", size.width, 100.0 * text_scale);
        self.simulate(|simulator| {
            let snapshot = simulator.snapshot(&iced_theme(&Palette::LIGHT));
            let painted = snapshot.is_ok_and(|picture| picture.matches_image(&path).is_ok());
            assert!(painted, "{path}");
        });
    }
}
