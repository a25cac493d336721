//! The Deal of the Day is the same all over the world.

use std::process::Command as Process;

use chrono::{Datelike, Utc};

use super::*;
use engine::table::DealCode;
use wording::{Named as _, RulesWording};
use words::say;

#[test]
fn the_deal_of_the_day_does_not_depend_on_the_time_zone() {
    // At any time, the local day in one of these zones is not that of UTC.
    for zone in ["EAST-14", "WEST+12"] {
        let program = std::env::current_exe().expect("this program");
        let test = "app::tests::deals::the_deal_of_the_day_is_that_of_utc";
        let ended = Process::new(program)
            .args(["--ignored", "--exact", test])
            .env("TZ", zone)
            .output()
            .expect("the test runs");
        let printed = String::from_utf8_lossy(&ended.stdout);
        assert!(printed.contains("1 passed"), "{zone}: {printed}");
    }
}

#[test]
#[ignore = "depends on the time zone; the test above runs it in two"]
fn the_deal_of_the_day_is_that_of_utc() {
    let rules = RuleSet::bloem();
    let expected = || {
        let now = Utc::now();
        let (year, month, day) = (now.year(), now.month(), now.day());
        let code = DealCode::of_day(&rules, year, month, day);
        say!(
            "deal-code-of-the-day",
            date = words::date((year, month, day)),
            wind = code.round_wind().name(),
            rules = rules.title()
        )
    };
    let before = expected();
    let mut player = Player::new(4);
    player.run_command(Command::PlayDeal);
    player.choose("Deal of the Day");
    let after = expected();
    player.with_window(|window| {
        let mut is_shown = |words: &str| window.find(words).is_ok();
        assert!(is_shown(&before) || is_shown(&after), "{after}");
    });
}
