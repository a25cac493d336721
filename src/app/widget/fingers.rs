//! Touch, translated into pointer events in one place: a tap is a click, a long press is a right click, a moving finger scrolls, or drags what
//! the pointer would drag. When the finger is lifted, the pointer leaves the window.

use std::time::{Duration, Instant};

use iced::mouse::{Button, Cursor, Event as Mouse, ScrollDelta};
use iced::touch::{Event as Touch, Finger};
use iced::{Event, Point, window};

/// Minimum duration of a long press.
const HOLD: Duration = Duration::from_millis(500);

/// Movement up to this distance still counts as resting, in pixels.
const REST: f32 = 10.0;

/// An event, and the pointer position at that time.
pub(super) type PointerEvent = (Event, Cursor);

/// The state of the touch screen. While a finger is on it, other fingers and the mouse are ignored.
#[derive(Debug, Default)]
pub(super) struct Fingers {
    gesture: Option<Gesture>,
    /// The last input came from a finger, so the pointer counts as outside the window.
    is_pointer_gone: bool,
}

#[derive(Debug)]
struct Gesture {
    finger: Finger,
    start: Point,
    at: Point,
    since: Instant,
    phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    /// The finger rests where it touched the screen.
    Resting,
    /// It scrolls whatever is below its starting point.
    Scrolling,
    /// It drags with the left button.
    Dragging,
    /// It was a long press, and does nothing more.
    Held,
}

/// What an event is translated to.
#[derive(Debug)]
pub(super) enum Translation {
    /// The same event, with the pointer at this position.
    Same(Cursor),
    /// These events instead.
    Into(Vec<PointerEvent>),
}

impl Fingers {
    /// Translates an event. `drags` returns whether the left button would drag something at a point.
    pub fn translate(
        &mut self,
        event: &Event,
        cursor: Cursor,
        now: Instant,
        drags: impl FnOnce(Point) -> bool,
    ) -> Translation {
        match event {
            Event::Touch(touch) => Translation::Into(self.touched(touch, now, drags)),
            // Some systems report the first finger as a mouse as well.
            Event::Mouse(_) if self.gesture.is_some() => Translation::Into(Vec::new()),
            Event::Mouse(_) => {
                self.is_pointer_gone = false;
                Translation::Same(cursor)
            }
            Event::Window(window::Event::RedrawRequested(now)) => {
                let cursor = self.cursor(cursor);
                match self.held(*now) {
                    Some(mut events) => {
                        events.push((event.clone(), cursor));
                        Translation::Into(events)
                    }
                    None => Translation::Same(cursor),
                }
            }
            _ => Translation::Same(self.cursor(cursor)),
        }
    }

    /// The current pointer position.
    pub fn cursor(&self, cursor: Cursor) -> Cursor {
        match &self.gesture {
            Some(gesture) => Cursor::Available(gesture.pointer_position()),
            None if self.is_pointer_gone => Cursor::Unavailable,
            None => cursor,
        }
    }

    /// When a resting finger becomes a right click.
    pub fn deadline(&self) -> Option<Instant> {
        let gesture = self.gesture.as_ref()?;
        (gesture.phase == Phase::Resting).then(|| gesture.since + HOLD)
    }

    /// Translates a touch.
    fn touched(
        &mut self,
        touch: &Touch,
        now: Instant,
        drags: impl FnOnce(Point) -> bool,
    ) -> Vec<PointerEvent> {
        let (Touch::FingerPressed { id, position }
        | Touch::FingerMoved { id, position }
        | Touch::FingerLifted { id, position }
        | Touch::FingerLost { id, position }) = *touch;
        let Some(gesture) = &mut self.gesture else {
            if !matches!(touch, Touch::FingerPressed { .. }) {
                return Vec::new();
            }
            self.gesture = Some(Gesture {
                finger: id,
                start: position,
                at: position,
                since: now,
                phase: Phase::Resting,
            });
            return vec![moved(position)];
        };
        if gesture.finger != id {
            return Vec::new();
        }
        let mut events = match touch {
            Touch::FingerPressed { .. } => return Vec::new(),
            Touch::FingerMoved { .. } => return gesture.move_to(position, drags),
            Touch::FingerLifted { .. } => gesture.lift(position),
            Touch::FingerLost { .. } => gesture.lose(touch),
        };
        events.push((Event::Mouse(Mouse::CursorLeft), Cursor::Unavailable));
        self.gesture = None;
        self.is_pointer_gone = true;
        events
    }

    /// A right click, if the finger has rested long enough.
    fn held(&mut self, now: Instant) -> Option<Vec<PointerEvent>> {
        let deadline = self.deadline().filter(|deadline| now >= *deadline);
        let gesture = self.gesture.as_mut().filter(|_| deadline.is_some())?;
        gesture.phase = Phase::Held;
        Some(click(Button::Right, gesture.start))
    }
}

impl Gesture {
    /// The pointer position: the starting point, unless the finger drags something.
    fn pointer_position(&self) -> Point {
        match self.phase {
            Phase::Dragging => self.at,
            Phase::Resting | Phase::Scrolling | Phase::Held => self.start,
        }
    }

    fn move_to(&mut self, to: Point, drags: impl FnOnce(Point) -> bool) -> Vec<PointerEvent> {
        let rests = self.phase == Phase::Resting;
        if rests && self.start.distance(to) <= REST {
            return Vec::new();
        }
        let mut events = Vec::new();
        if rests {
            self.phase = match drags(self.start) {
                true => Phase::Dragging,
                false => Phase::Scrolling,
            };
        }
        if rests && self.phase == Phase::Dragging {
            events.push(button(Mouse::ButtonPressed(Button::Left), self.start));
        }
        let by = to - self.at;
        self.at = to;
        match self.phase {
            Phase::Dragging => events.push(moved(to)),
            Phase::Scrolling => {
                let delta = ScrollDelta::Pixels { x: by.x, y: by.y };
                events.push(button(Mouse::WheelScrolled { delta }, self.start));
            }
            Phase::Resting | Phase::Held => {}
        }
        events
    }

    fn lift(&self, at: Point) -> Vec<PointerEvent> {
        match self.phase {
            Phase::Resting => click(Button::Left, self.start),
            Phase::Dragging => vec![button(Mouse::ButtonReleased(Button::Left), at)],
            Phase::Scrolling | Phase::Held => Vec::new(),
        }
    }

    /// A lost finger drops what it drags without a click: the control receives the touch event itself instead of a release.
    fn lose(&self, touch: &Touch) -> Vec<PointerEvent> {
        match self.phase {
            Phase::Dragging => vec![(Event::Touch(*touch), Cursor::Unavailable)],
            Phase::Resting | Phase::Scrolling | Phase::Held => Vec::new(),
        }
    }
}

fn button(event: Mouse, at: Point) -> PointerEvent {
    (Event::Mouse(event), Cursor::Available(at))
}

fn moved(to: Point) -> PointerEvent {
    button(Mouse::CursorMoved { position: to }, to)
}

fn click(pressed: Button, at: Point) -> Vec<PointerEvent> {
    vec![
        button(Mouse::ButtonPressed(pressed), at),
        button(Mouse::ButtonReleased(pressed), at),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: Point = Point::new(50.0, 60.0);

    /// A screen on which things right of x = 100 can be dragged.
    struct Screen {
        fingers: Fingers,
        begun: Instant,
        now: Instant,
    }

    impl Screen {
        fn new() -> Self {
            let now = Instant::now();
            Self {
                fingers: Fingers::default(),
                begun: now,
                now,
            }
        }

        fn report(&mut self, event: &Event) -> Vec<PointerEvent> {
            let drags = |point: Point| point.x > 100.0;
            let mouse = Cursor::Available(Point::new(9.0, 9.0));
            match self.fingers.translate(event, mouse, self.now, drags) {
                Translation::Same(cursor) => vec![(event.clone(), cursor)],
                Translation::Into(events) => events,
            }
        }

        fn touch(&mut self, touch: fn(Finger, Point) -> Touch, at: Point) -> Vec<PointerEvent> {
            self.report(&Event::Touch(touch(Finger(1), at)))
        }

        fn press(&mut self, at: Point) -> Vec<PointerEvent> {
            self.touch(|id, position| Touch::FingerPressed { id, position }, at)
        }

        fn drag(&mut self, to: Point) -> Vec<PointerEvent> {
            self.touch(|id, position| Touch::FingerMoved { id, position }, to)
        }

        fn lift(&mut self, at: Point) -> Vec<PointerEvent> {
            self.touch(|id, position| Touch::FingerLifted { id, position }, at)
        }

        fn redraw(&mut self, milliseconds: u64) -> Vec<PointerEvent> {
            let now = self.begun + Duration::from_millis(milliseconds);
            self.report(&Event::Window(window::Event::RedrawRequested(now)))
        }
    }

    fn pointer_left() -> PointerEvent {
        (Event::Mouse(Mouse::CursorLeft), Cursor::Unavailable)
    }

    #[test]
    fn a_tap_is_a_click_and_leaves_no_pointer() {
        let mut screen = Screen::new();
        assert_eq!(screen.press(PLACE), [moved(PLACE)]);
        let near = Point::new(55.0, 64.0);
        assert_eq!(screen.drag(near), [], "a finger trembles");
        let mut expected = click(Button::Left, PLACE);
        expected.push(pointer_left());
        assert_eq!(screen.lift(near), expected);
        let pointer_position = |events: Vec<PointerEvent>| events.last().map(|(_, cursor)| *cursor);
        assert_eq!(
            pointer_position(screen.redraw(100)),
            Some(Cursor::Unavailable)
        );
        let mouse = Event::Mouse(Mouse::CursorEntered);
        let mouse = pointer_position(screen.report(&mouse));
        assert_ne!(mouse, Some(Cursor::Unavailable), "the mouse is back");
    }

    #[test]
    fn a_long_press_is_one_right_click() {
        let mut screen = Screen::new();
        screen.press(PLACE);
        assert!(screen.fingers.deadline().is_some());
        assert_eq!(screen.redraw(400).len(), 1);
        let held = screen.redraw(500);
        assert_eq!(held[..2], click(Button::Right, PLACE)[..]);
        assert_eq!(screen.redraw(900).len(), 1);
        assert_eq!(screen.drag(Point::new(90.0, 60.0)), []);
        assert_eq!(screen.lift(PLACE), [pointer_left()], "it is no click");
    }

    #[test]
    fn a_swipe_scrolls_what_it_started_on() {
        let mut screen = Screen::new();
        screen.press(PLACE);
        let scrolled = |y| {
            let delta = ScrollDelta::Pixels { x: 0.0, y };
            button(Mouse::WheelScrolled { delta }, PLACE)
        };
        assert_eq!(screen.drag(Point::new(50.0, 40.0)), [scrolled(-20.0)]);
        assert_eq!(screen.drag(Point::new(50.0, 45.0)), [scrolled(5.0)]);
        assert_eq!(screen.redraw(900).len(), 1, "it does not rest");
        assert_eq!(screen.lift(Point::new(50.0, 45.0)), [pointer_left()]);
    }

    #[test]
    fn a_finger_drags_what_can_be_dragged() {
        let (from, to) = (Point::new(120.0, 10.0), Point::new(160.0, 10.0));
        let pressed = button(Mouse::ButtonPressed(Button::Left), from);
        let mut screen = Screen::new();
        screen.press(from);
        assert_eq!(screen.drag(to), [pressed, moved(to)]);
        let released = button(Mouse::ButtonReleased(Button::Left), to);
        assert_eq!(screen.lift(to), [released, pointer_left()]);
        // The system cancels the touch.
        screen.press(from);
        screen.drag(to);
        let lost = screen.touch(|id, position| Touch::FingerLost { id, position }, to);
        assert!(matches!(lost[0].0, Event::Touch(Touch::FingerLost { .. })));
        screen.press(PLACE);
        let lost = screen.touch(|id, position| Touch::FingerLost { id, position }, to);
        assert_eq!(lost, [pointer_left()], "a palm clicks nothing");
    }

    #[test]
    fn other_fingers_and_the_mouse_are_ignored() {
        let mut screen = Screen::new();
        screen.press(PLACE);
        let (id, position) = (Finger(2), Point::new(10.0, 10.0));
        for touch in [
            Touch::FingerPressed { id, position },
            Touch::FingerMoved { id, position },
            Touch::FingerLifted { id, position },
        ] {
            assert_eq!(screen.report(&Event::Touch(touch)), []);
        }
        let mouse = Event::Mouse(Mouse::CursorMoved { position });
        assert_eq!(screen.report(&mouse), []);
        assert_eq!(screen.lift(PLACE).len(), 3);
    }
}
