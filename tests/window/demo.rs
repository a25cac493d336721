//! The demo: it runs by itself, leaves the player's game alone and ends with Escape.

use std::time::{Duration, Instant};

use crate::driver::Driver;
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
    let mut driver = Driver::new(folder.path(), SIZE, &["demo", "1"]);
    driver.wait_for("play", |driver| driver.event_count("Discarded") > 1);
    driver.keys(&["F2", "Return"]);
    driver.wait_for("more play", |driver| driver.event_count("Discarded") > 3);
    assert_eq!(driver.open_dialog(), None, "the demo reacts to keys");
    driver.key("Escape");
    driver.wait_for_end();
    assert!(!folder.path().join("data/autosave.journal").exists());
}

#[test]
#[ignore = "five minutes; script/soak runs it"]
fn five_minutes_of_demo_neither_stall_nor_grow() {
    if needs::any_missing(needs::WINDOW) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE, &["demo", "1"]);
    let start = Instant::now();
    let mut samples = Vec::new();
    let mut longest = Duration::ZERO;
    while start.elapsed() < Duration::from_secs(300) {
        let (events, since) = (driver.count("event"), Instant::now());
        driver.wait_for("the demo to continue", |driver| {
            driver.count("event") > events
        });
        longest = longest.max(since.elapsed());
        if start.elapsed() >= Duration::from_secs(30 * (samples.len() as u64 + 1)) {
            samples.push(memory(driver.process()));
        }
    }
    println!(
        "{} hands, {} events; longest silence {longest:?}; kB every 30 s: {samples:?}",
        driver.event_count("DealBegan"),
        driver.count("event")
    );
    let [_, before, .., after] = samples[..] else {
        unreachable!("five minutes have ten half minutes");
    };
    assert!(after < before + 20_000, "{before} kB grew to {after} kB");
}
