//! A finger on the program's controls.

use std::time::{Duration, Instant};

use iced::touch::{Event as Touch, Finger};
use iced::widget::{button, column, scrollable, slider, space, text};
use iced::{Length, Point, Settings, Size, window};
use iced_test::Simulator;
use iced_test::selector::Candidate;

use super::super::draggable::draggable;
use super::super::line_scroll::line_scroll;
use super::*;

#[derive(Clone, Debug, PartialEq)]
enum TestMessage {
    Pressed(usize),
    Slid(i32),
    Scrolled(isize),
    RightPressed,
    PointerLeft,
}

/// A slider above twenty buttons of fifty pixels, in a window that shows half of them.
fn buttons<'a>() -> Element<'a, TestMessage> {
    let press = |at| {
        let words = text(format!("Button {at}"));
        let button = button(words).width(Length::Fill).height(50.0);
        button.on_press(TestMessage::Pressed(at)).into()
    };
    let slider = slider(0..=100, 0, TestMessage::Slid).height(50.0);
    let all = column![draggable(slider), column((0..20).map(press))];
    listen(scrollable(all), on_event)
}

fn on_event(event: &Event, _captured: bool) -> Option<TestMessage> {
    match event {
        Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) => {
            Some(TestMessage::RightPressed)
        }
        Event::Mouse(mouse::Event::CursorLeft) => Some(TestMessage::PointerLeft),
        _ => None,
    }
}

fn press(x: f32, y: f32) -> Event {
    let (id, position) = (Finger(7), Point::new(x, y));
    Event::Touch(Touch::FingerPressed { id, position })
}

fn drag(x: f32, y: f32) -> Event {
    let (id, position) = (Finger(7), Point::new(x, y));
    Event::Touch(Touch::FingerMoved { id, position })
}

fn lift(x: f32, y: f32) -> Event {
    let (id, position) = (Finger(7), Point::new(x, y));
    Event::Touch(Touch::FingerLifted { id, position })
}

/// The messages of these events, and the vertical scroll offset afterwards.
fn simulate(
    view: Element<'_, TestMessage>,
    events: impl IntoIterator<Item = Event>,
) -> (Vec<TestMessage>, f32) {
    let mut window = Simulator::with_size(Settings::default(), Size::new(400.0, 500.0), view);
    let _ = window.simulate(events);
    let mut scrolled = 0.0;
    let _ = window.find(|candidate: Candidate<'_>| {
        if let Candidate::Scrollable { translation, .. } = candidate {
            scrolled = translation.y;
        }
        None::<()>
    });
    (window.into_messages().collect(), scrolled)
}

#[test]
fn a_tap_presses_a_button() {
    let tap = [press(100.0, 180.0), lift(104.0, 182.0)];
    assert_eq!(
        simulate(buttons(), tap).0,
        [TestMessage::Pressed(2), TestMessage::PointerLeft]
    );
}

#[test]
fn a_swipe_over_buttons_scrolls_and_presses_none() {
    let swipe = [
        press(100.0, 300.0),
        drag(100.0, 250.0),
        drag(100.0, 180.0),
        lift(100.0, 180.0),
    ];
    assert_eq!(
        simulate(buttons(), swipe),
        (vec![TestMessage::PointerLeft], 120.0)
    );
}

#[test]
fn a_finger_drags_a_slider() {
    let swipe = [
        press(10.0, 25.0),
        drag(100.0, 25.0),
        drag(300.0, 30.0),
        lift(300.0, 30.0),
    ];
    let (messages, scrolled) = simulate(buttons(), swipe);
    let last = messages.iter().rev().find_map(|message| match message {
        TestMessage::Slid(to) => Some(*to),
        _ => None,
    });
    assert!(last.is_some_and(|to| to > 60), "{messages:?}");
    assert_eq!(scrolled, 0.0);
}

#[test]
fn a_resting_finger_becomes_a_right_click() {
    let later = Instant::now() + Duration::from_secs(1);
    let redraw = Event::Window(window::Event::RedrawRequested(later));
    let held = [press(100.0, 180.0), redraw, lift(100.0, 180.0)];
    assert_eq!(
        simulate(buttons(), held).0,
        [TestMessage::RightPressed, TestMessage::PointerLeft]
    );
}

#[test]
fn lists_scroll_as_far_as_the_finger_moves() {
    let lines = || {
        line_scroll(
            space().width(Length::Fill).height(200.0),
            40.0,
            TestMessage::Scrolled,
        )
    };
    let mut swipe = vec![press(100.0, 150.0)];
    swipe.extend((1..=20).map(|step| drag(100.0, 150.0 - 5.0 * step as f32)));
    swipe.push(lift(100.0, 50.0));
    let (messages, _) = simulate(listen(lines(), on_event), swipe);
    let sum: isize = messages
        .iter()
        .map(|message| match message {
            TestMessage::Scrolled(lines) => *lines,
            _ => 0,
        })
        .sum();
    assert_eq!(sum, 2, "100 pixels are two and a half lines: {messages:?}");
}
