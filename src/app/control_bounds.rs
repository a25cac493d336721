//! The bounds of all controls, texts and pressable tiles, for `--log`: programs that test the window press what a user would see.

use std::any::Any;

use iced::advanced::widget::{Id, Operation, operate, operation::Outcome};
use iced::{Rectangle, Task};
use serde_json::{Value, json};

use super::scene::Scene;
use super::screen::table::placed::TilePosition;
use super::widget::Disabled;

/// A text on the screen, which may be the label of a control, and its bounds.
#[derive(Clone, Debug, PartialEq)]
pub struct ControlBounds {
    /// The text.
    pub name: String,
    /// Its bounds.
    pub bounds: Rectangle,
    /// Whether it belongs to a disabled control.
    pub is_disabled: bool,
}

/// Collects all text on the screen.
#[derive(Default)]
struct ControlCollector {
    controls: Vec<ControlBounds>,
    /// The bounds of the last control reported as disabled; its text follows.
    disabled: Option<Rectangle>,
}

impl Operation<Vec<ControlBounds>> for ControlCollector {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Vec<ControlBounds>>)) {
        operate(self);
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        let disabled = self.disabled.unwrap_or_default();
        self.controls.push(ControlBounds {
            name: text.to_owned(),
            bounds,
            is_disabled: disabled.contains(bounds.center()),
        });
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if state.is::<Disabled>() {
            self.disabled = Some(bounds);
        }
    }

    fn finish(&self) -> Outcome<Vec<ControlBounds>> {
        Outcome::Some(self.controls.clone())
    }
}

/// Finds all text on the screen.
pub fn find() -> Task<Vec<ControlBounds>> {
    operate(ControlCollector::default())
}

impl Scene {
    /// The tiles on the table that can be pressed, with their bounds in window coordinates, as a line of the log.
    pub fn tiles_to_press(&self) -> Value {
        let (top, viewer) = (self.metrics().menu_bar(), self.table.viewer());
        let placed = self.table.placed().iter();
        let tiles: Vec<Value> = placed
            .filter_map(|placed| {
                let name = match placed.position {
                    TilePosition::Stake(seat, index) if seat == viewer => format!("stake {index}"),
                    TilePosition::Well => "well".to_owned(),
                    _ => return None,
                };
                let bounds = placed.rect;
                Some(json!({
                    "name": name, "tile": placed.face,
                    "x": bounds.x, "y": bounds.y + top,
                    "width": bounds.width, "height": bounds.height,
                }))
            })
            .collect();
        json!({"places": tiles})
    }
}

#[cfg(test)]
mod tests {
    use iced::{Point, Size};

    use super::*;

    #[test]
    fn text_inside_a_disabled_control_is_disabled() {
        let button = Rectangle::new(Point::new(10.0, 10.0), Size::new(80.0, 30.0));
        let label = button.shrink(8.0);
        let mut collector = ControlCollector::default();
        collector.custom(None, button, &mut Disabled);
        collector.text(None, label, "Kong");
        collector.text(None, label + iced::Vector::new(100.0, 0.0), "Pung");
        let is_disabled: Vec<bool> = collector
            .controls
            .iter()
            .map(|control| control.is_disabled)
            .collect();
        assert_eq!(is_disabled, [true, false]);
    }
}
