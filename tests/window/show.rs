//! The demo: it runs by itself, leaves the player's game alone and ends with Escape.

use std::time::{Duration, Instant};

use crate::desk::Desk;
use crate::{SIZE, needs};

/// The memory in use by a process, in kilobytes.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse().ok())
        .expect("a figure")
}

#[test]
fn the_demo_runs_until_escape() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::new(folder.path(), SIZE, &["demo", "1"]);
    desk.wait_for("play", |desk| desk.events("Discarded") > 1);
    desk.keys(&["F2", "Return"]);
    desk.wait_for("more play", |desk| desk.events("Discarded") > 3);
    assert_eq!(desk.open_dialog(), None, "the demo takes no orders");
    desk.key("Escape");
    desk.wait_for_end();
    assert!(!folder.path().join("data/autosave.journal").exists());
}

#[test]
#[ignore = "five minutes; script/soak runs it"]
fn five_minutes_of_demo_neither_stall_nor_grow() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::new(folder.path(), SIZE, &["demo", "1"]);
    let begun = Instant::now();
    let mut used = Vec::new();
    let mut longest = Duration::ZERO;
    while begun.elapsed() < Duration::from_secs(300) {
        let (events, since) = (desk.count("event"), Instant::now());
        desk.wait_for("the show to go on", |desk| desk.count("event") > events);
        longest = longest.max(since.elapsed());
        if begun.elapsed() >= Duration::from_secs(30 * (used.len() as u64 + 1)) {
            used.push(memory(desk.process()));
        }
    }
    println!(
        "{} hands, {} events; longest silence {longest:?}; kB every 30 s: {used:?}",
        desk.events("DealBegan"),
        desk.count("event")
    );
    let [_, before, .., after] = used[..] else {
        unreachable!("five minutes have ten half ones");
    };
    assert!(after < before + 20_000, "{before} kB grew to {after} kB");
}
