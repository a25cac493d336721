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

/// An event, and the pointer position for it.
pub(super) type Pointed = (Event, Cursor);

/// The state of the touch screen. While a finger is on it, other fingers and the mouse are ignored.
#[derive(Debug, Default)]
pub(super) struct Fingers {
    gesture: Option<Gesture>,
    /// A finger was used last, so the pointer is outside the window.
    absent: bool,
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
    /// The finger rests where it came down.
    Rests,
    /// It scrolls what is under the place where it came down.
    Scrolls,
    /// It drags with the left button.
    Pulls,
    /// It was a long press, and does nothing more.
    Held,
}

/// The result of an event.
#[derive(Debug)]
pub(super) enum Translation {
    /// The event unchanged, with the pointer here.
    Same(Cursor),
    /// These events instead.
    Into(Vec<Pointed>),
}

impl Fingers {
    /// Translates an event. `pulls` returns whether the left button would drag something at a point.
    pub fn translate(
        &mut self,
        event: &Event,
        cursor: Cursor,
        now: Instant,
        pulls: impl FnOnce(Point) -> bool,
    ) -> Translation {
        match event {
            Event::Touch(touch) => Translation::Into(self.touched(touch, now, pulls)),
            // Some systems report the first finger as a mouse as well.
            Event::Mouse(_) if self.gesture.is_some() => Translation::Into(Vec::new()),
            Event::Mouse(_) => {
                self.absent = false;
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
            Some(gesture) => Cursor::Available(gesture.pointed()),
            None if self.absent => Cursor::Unavailable,
            None => cursor,
        }
    }

    /// When a resting finger becomes a right click.
    pub fn deadline(&self) -> Option<Instant> {
        let gesture = self.gesture.as_ref()?;
        (gesture.phase == Phase::Rests).then(|| gesture.since + HOLD)
    }

    fn touched(
        &mut self,
        touch: &Touch,
        now: Instant,
        pulls: impl FnOnce(Point) -> bool,
    ) -> Vec<Pointed> {
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
                phase: Phase::Rests,
            });
            return vec![moved(position)];
        };
        if gesture.finger != id {
            return Vec::new();
        }
        let mut events = match touch {
            Touch::FingerPressed { .. } => return Vec::new(),
            Touch::FingerMoved { .. } => return gesture.move_to(position, pulls),
            Touch::FingerLifted { .. } => gesture.lift(position),
            Touch::FingerLost { .. } => gesture.lose(touch),
        };
        events.push((Event::Mouse(Mouse::CursorLeft), Cursor::Unavailable));
        self.gesture = None;
        self.absent = true;
        events
    }

    /// A right click, if the finger has rested long enough.
    fn held(&mut self, now: Instant) -> Option<Vec<Pointed>> {
        let deadline = self.deadline().filter(|deadline| now >= *deadline);
        let gesture = self.gesture.as_mut().filter(|_| deadline.is_some())?;
        gesture.phase = Phase::Held;
        Some(click(Button::Right, gesture.start))
    }
}

impl Gesture {
    /// The pointer position: where the finger came down, unless it drags something.
    fn pointed(&self) -> Point {
        match self.phase {
            Phase::Pulls => self.at,
            Phase::Rests | Phase::Scrolls | Phase::Held => self.start,
        }
    }

    fn move_to(&mut self, to: Point, pulls: impl FnOnce(Point) -> bool) -> Vec<Pointed> {
        let rests = self.phase == Phase::Rests;
        if rests && self.start.distance(to) <= REST {
            return Vec::new();
        }
        let mut events = Vec::new();
        if rests {
            self.phase = match pulls(self.start) {
                true => Phase::Pulls,
                false => Phase::Scrolls,
            };
        }
        if rests && self.phase == Phase::Pulls {
            events.push(button(Mouse::ButtonPressed(Button::Left), self.start));
        }
        let by = to - self.at;
        self.at = to;
        match self.phase {
            Phase::Pulls => events.push(moved(to)),
            Phase::Scrolls => {
                let delta = ScrollDelta::Pixels { x: by.x, y: by.y };
                events.push(button(Mouse::WheelScrolled { delta }, self.start));
            }
            Phase::Rests | Phase::Held => {}
        }
        events
    }

    fn lift(&self, at: Point) -> Vec<Pointed> {
        match self.phase {
            Phase::Rests => click(Button::Left, self.start),
            Phase::Pulls => vec![button(Mouse::ButtonReleased(Button::Left), at)],
            Phase::Scrolls | Phase::Held => Vec::new(),
        }
    }

    /// A lost finger drops what it drags without a click; the control receives the lost finger itself.
    fn lose(&self, touch: &Touch) -> Vec<Pointed> {
        match self.phase {
            Phase::Pulls => vec![(Event::Touch(*touch), Cursor::Unavailable)],
            Phase::Rests | Phase::Scrolls | Phase::Held => Vec::new(),
        }
    }
}

fn button(event: Mouse, at: Point) -> Pointed {
    (Event::Mouse(event), Cursor::Available(at))
}

fn moved(to: Point) -> Pointed {
    button(Mouse::CursorMoved { position: to }, to)
}

fn click(pressed: Button, at: Point) -> Vec<Pointed> {
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

        fn report(&mut self, event: &Event) -> Vec<Pointed> {
            let pulls = |point: Point| point.x > 100.0;
            let mouse = Cursor::Available(Point::new(9.0, 9.0));
            match self.fingers.translate(event, mouse, self.now, pulls) {
                Translation::Same(cursor) => vec![(event.clone(), cursor)],
                Translation::Into(events) => events,
            }
        }

        fn touch(&mut self, touch: fn(Finger, Point) -> Touch, at: Point) -> Vec<Pointed> {
            self.report(&Event::Touch(touch(Finger(1), at)))
        }

        fn press(&mut self, at: Point) -> Vec<Pointed> {
            self.touch(|id, position| Touch::FingerPressed { id, position }, at)
        }

        fn draw(&mut self, to: Point) -> Vec<Pointed> {
            self.touch(|id, position| Touch::FingerMoved { id, position }, to)
        }

        fn lift(&mut self, at: Point) -> Vec<Pointed> {
            self.touch(|id, position| Touch::FingerLifted { id, position }, at)
        }

        fn redraw(&mut self, milliseconds: u64) -> Vec<Pointed> {
            let now = self.begun + Duration::from_millis(milliseconds);
            self.report(&Event::Window(window::Event::RedrawRequested(now)))
        }
    }

    fn left() -> Pointed {
        (Event::Mouse(Mouse::CursorLeft), Cursor::Unavailable)
    }

    #[test]
    fn a_tap_is_a_click_and_leaves_no_pointer() {
        let mut screen = Screen::new();
        assert_eq!(screen.press(PLACE), [moved(PLACE)]);
        let near = Point::new(55.0, 64.0);
        assert_eq!(screen.draw(near), [], "a finger trembles");
        let mut wanted = click(Button::Left, PLACE);
        wanted.push(left());
        assert_eq!(screen.lift(near), wanted);
        let pointed = |events: Vec<Pointed>| events.last().map(|(_, cursor)| *cursor);
        assert_eq!(pointed(screen.redraw(100)), Some(Cursor::Unavailable));
        let mouse = Event::Mouse(Mouse::CursorEntered);
        let mouse = pointed(screen.report(&mouse));
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
        assert_eq!(screen.draw(Point::new(90.0, 60.0)), []);
        assert_eq!(screen.lift(PLACE), [left()], "it is no click");
    }

    #[test]
    fn a_swipe_scrolls_what_it_started_on() {
        let mut screen = Screen::new();
        screen.press(PLACE);
        let scrolled = |y| {
            let delta = ScrollDelta::Pixels { x: 0.0, y };
            button(Mouse::WheelScrolled { delta }, PLACE)
        };
        assert_eq!(screen.draw(Point::new(50.0, 40.0)), [scrolled(-20.0)]);
        assert_eq!(screen.draw(Point::new(50.0, 45.0)), [scrolled(5.0)]);
        assert_eq!(screen.redraw(900).len(), 1, "it does not rest");
        assert_eq!(screen.lift(Point::new(50.0, 45.0)), [left()]);
    }

    #[test]
    fn a_finger_drags_what_can_be_dragged() {
        let (from, to) = (Point::new(120.0, 10.0), Point::new(160.0, 10.0));
        let pressed = button(Mouse::ButtonPressed(Button::Left), from);
        let mut screen = Screen::new();
        screen.press(from);
        assert_eq!(screen.draw(to), [pressed, moved(to)]);
        let released = button(Mouse::ButtonReleased(Button::Left), to);
        assert_eq!(screen.lift(to), [released, left()]);
        // The system cancels the touch.
        screen.press(from);
        screen.draw(to);
        let lost = screen.touch(|id, position| Touch::FingerLost { id, position }, to);
        assert!(matches!(lost[0].0, Event::Touch(Touch::FingerLost { .. })));
        screen.press(PLACE);
        let lost = screen.touch(|id, position| Touch::FingerLost { id, position }, to);
        assert_eq!(lost, [left()], "a palm clicks nothing");
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
