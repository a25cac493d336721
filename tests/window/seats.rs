//! Two people at one computer play a hand without seeing each other's tiles [A17].

use crate::desk::Desk;
use crate::needs;
use crate::settle;

/// How many tiles of the stake at the bottom are seen.
fn seen(desk: &Desk) -> usize {
    // As it was when the newest controls were shown.
    let shown = desk
        .lines
        .iter()
        .rposition(|line| line.get("controls").is_some());
    let before = &desk.lines[..shown.unwrap_or_default()];
    let places = before
        .iter()
        .rev()
        .find(|line| line.get("places").is_some());
    let places = places.expect("the table is laid out");
    let places = places["places"].as_array().expect("a list");
    let on_stake = |name: &str| name.starts_with("stake");
    places
        .iter()
        .filter(|place| place["name"].as_str().is_some_and(on_stake))
        .filter(|place| place["tile"].is_string())
        .count()
}

#[test]
fn two_people_play_a_hand_without_seeing_each_others_tiles() {
    if needs::lack(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    super::quick(folder.path());
    let mut desk = Desk::new(folder.path(), "1280x800", &["--new", "--seed", "5"]);
    desk.wait_for("Start!", |desk| desk.control("Start!").is_some());
    desk.key("alt+g");
    desk.key("v");
    desk.wait_for_box("Several People at this Computer");
    desk.key("Return");
    desk.wait_for("the new game", |desk| desk.count("game") > 1);
    let (mut turns, mut seated) = (0, [0, 0]);
    // A hand may be over before both have had a turn; then they play another.
    while desk.events("Settled") + desk.events("WashedOut") == 0 || seated.contains(&0) {
        let controls = |desk: &Desk, name: &str| desk.control(name).is_some();
        match desk.open_box().as_deref() {
            Some("Please Change Places") => {
                assert_eq!(seen(&desk), 0, "the curtain hides the tiles");
                seated[usize::from(controls(&desk, "I am Lin"))] += 1;
                desk.key("Return");
            }
            Some(_) if controls(&desk, "Nobody") => {
                assert_eq!(seen(&desk), 0, "nobody sits at the screen");
                desk.key("Return");
            }
            Some("Standing Hand" | "Can go Mah Jongg" | "Concealed Kong" | "Exposed Kong") => {
                desk.key("Return");
            }
            Some(scores) if scores.contains("Mah Jongg with") => desk.key("Return"),
            // A key that came when a box had just closed asked about a discard.
            Some(why) if why.starts_with("What Can I Do") => desk.key("Escape"),
            // It is just being closed.
            Some("Several People at this Computer") => {}
            Some(other) => panic!("an unexpected box: {other}"),
            None if controls(&desk, "Start!") => desk.key("Return"),
            None if controls(&desk, "Next Hand!") => desk.key("F3"),
            None if desk
                .last("request")
                .is_some_and(|line| line["request"]["Turn"].is_object())
                && desk.count("request") > turns
                && seen(&desk) > 0 =>
            {
                turns = desk.count("request");
                desk.key("End");
                desk.key("Return");
            }
            None => {}
        }
        settle(&mut desk);
    }
}
