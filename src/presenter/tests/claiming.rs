//! Claims by button, key or click, and claims that are missed.

use std::time::Duration;

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use engine::rules::RuleSet;
use engine::table::{ChowPosition, Claim, Move};
use engine::tiles::{MeldKind, Tile};
use storage::settings::Settings;
use wording::TileWording;

/// A game at the first discard that the player can claim.
fn with_claimable_discard(settings: Settings) -> Harness {
    let mut harness = Harness::with(initial_state(settings, RuleSet::bloem(), 4));
    harness.until(|harness| {
        let waits = harness.presenter.phase().claim_phase().is_some();
        waits && harness.presenter.may_claim() && !harness.presenter.is_animating()
    });
    harness
}

fn without_time_limit() -> Settings {
    Settings {
        wait_time: None,
        ..settings()
    }
}

/// The buttons of a claimable discard are available claims and, after them, Pass, which ends the wait for the player.
#[test]
fn a_claimable_discard_has_buttons_and_pass() {
    let mut harness = with_claimable_discard(without_time_limit());
    let buttons = harness.presenter.commands().buttons().to_vec();
    let (last, claims) = buttons.split_last().expect("buttons");
    assert_eq!(*last, Command::Skip);
    assert!(!claims.is_empty());
    for command in claims {
        assert_eq!(harness.presenter.why_not(*command), None);
    }
    let stake = &harness.presenter.view().me().stake;
    let fitting = harness.presenter.highlighted_tiles();
    assert!(fitting.iter().all(|tile| stake.has(*tile)), "{fitting:?}");
    let before = harness.presenter.view().window.map(|window| window.serial);
    harness.run_command(Command::Skip);
    assert_eq!(harness.presenter.commands().buttons(), []);
    harness.settle();
    let after = harness.presenter.view().window.map(|window| window.serial);
    assert_ne!(after, before, "play continues");
}

/// A claim button claims the discard at once.
#[test]
fn a_button_claims_the_discard() {
    let mut harness = with_claimable_discard(without_time_limit());
    let melds = harness.presenter.view().me().melds.len();
    let command = harness.presenter.commands().buttons()[0];
    harness.run_command(command);
    if let Some(Prompt::WhichChow(_, places)) = harness.prompt() {
        let chow = Claim::Chow(Some(places[0]));
        harness.reply(Reply::Answer(Move::Claim(chow)));
    }
    harness.until(|harness| harness.presenter.phase().claim_phase().is_none());
    let view = harness.presenter.view();
    let denied = view.me().melds.len() == melds && view.end.is_none();
    assert!(!denied, "nobody else claims the discard in this game");
}

/// Escape from the question "Which Chow?" returns to the buttons; the discard is neither claimed nor passed.
#[test]
fn the_question_which_chow_can_be_cancelled() {
    let asking = Settings {
        ask_first: true,
        ..without_time_limit()
    };
    let mut asked = 0;
    for seed in 1..30 {
        let mut harness = Harness::with(initial_state(asking.clone(), RuleSet::bloem(), seed));
        for _ in 0..6 {
            harness.until(|harness| {
                let waits = harness.presenter.phase().claim_phase().is_some();
                let usable =
                    waits && harness.presenter.may_claim() && !harness.presenter.is_animating();
                usable || harness.presenter.view().end.is_some()
            });
            let buttons = harness.presenter.commands().buttons().to_vec();
            if buttons.is_empty() {
                break;
            }
            if harness.presenter.why_not(Command::Chow).is_none() {
                harness.run_command(Command::Chow);
            }
            if matches!(harness.prompt(), Some(Prompt::WhichChow(..))) {
                asked += 1;
                harness.reply(Reply::Close);
                assert_eq!(harness.presenter.commands().buttons(), buttons);
            }
            if harness.presenter.why_not(Command::Skip).is_none() {
                harness.run_command(Command::Skip);
            }
        }
    }
    assert!(asked > 0);
}

/// The buttons can be switched off.
#[test]
fn the_buttons_can_be_switched_off() {
    let settings = Settings {
        claim_buttons: false,
        ..without_time_limit()
    };
    let harness = with_claimable_discard(settings);
    assert_eq!(harness.presenter.commands().buttons(), []);
    assert_eq!(harness.presenter.highlighted_tiles(), []);
}

/// A key for an impossible claim gives the reason.
#[test]
fn a_key_for_an_impossible_claim_says_why() {
    let mut harness = with_claimable_discard(without_time_limit());
    let buttons = harness.presenter.commands().buttons().to_vec();
    let claims = [
        Command::MahJongg,
        Command::Kong,
        Command::Pung,
        Command::Chow,
    ];
    let impossible = claims
        .into_iter()
        .find(|command| !buttons.contains(command));
    let tile = harness.presenter.view().window.expect("a discard").tile;
    harness.run_command(impossible.expect("some claim is impossible"));
    let status = harness.status().to_owned();
    assert!(
        status.contains(&tile.name()) || status.contains("Mah Jongg"),
        "{status}"
    );
    assert_eq!(
        harness.presenter.commands().buttons(),
        buttons,
        "the discard still waits"
    );
}

/// A discard that QuickTip advised to claim is reported if the player misses it, but not after a deliberate pass.
#[test]
fn a_missed_claim_is_reported_unless_the_player_passed() {
    let is_reported = [false, true].map(|passes| {
        let settings = Settings {
            quick_tip: true,
            ..settings()
        };
        let mut harness = Harness::with(initial_state(settings, RuleSet::bloem(), 4));
        harness.until(|harness| {
            let waits = harness.presenter.phase().claim_phase().is_some()
                && !harness.presenter.is_animating();
            waits
                && harness
                    .presenter
                    .tip()
                    .is_some_and(|tip| tip.claim.is_some())
        });
        let tile = harness.presenter.view().window.expect("an open tile").tile;
        match passes {
            true => harness.run_command(Command::Skip),
            false => harness.pass_time(Duration::from_secs(2)),
        }
        harness.settle();
        let words = format!(
            "You let the {} go by. Press + for more time to claim.",
            tile.name()
        );
        let log = harness.presenter.notices().log();
        log.contains(&words)
    });
    assert_eq!(is_reported, [true, false]);
}

/// Without other input the window sleeps until something is due: the end of the time to claim, unless the game is paused.
#[test]
fn only_a_running_timer_wakes_the_window() {
    let waiting = Settings {
        wait_time: Some(2.0),
        ..settings()
    };
    let mut harness = with_claimable_discard(waiting);
    let due = harness.presenter.next_due().expect("the timer runs");
    harness.run_command(Command::Pause);
    assert_eq!(harness.presenter.next_due(), None);
    harness.run_command(Command::Pause);
    harness.pass_time(Duration::from_secs(2));
    assert!(harness.presenter.next_due().is_none_or(|next| next > due));
}

/// The last three seconds of a long wait tick, unless the player has passed.
#[test]
fn the_last_seconds_tick_while_the_player_can_claim() {
    let ticks = [(8.0, false), (8.0, true), (2.0, false)].map(|(seconds, passes)| {
        let settings = Settings {
            wait_time: Some(seconds),
            ..settings()
        };
        let mut harness = with_claimable_discard(settings);
        let TimeLeft::Share(share) = harness.presenter.time_left() else {
            panic!("the timer runs");
        };
        let before_ticks = (share * seconds - 3.1).max(0.0);
        harness.pass_time(Duration::from_secs_f32(before_ticks));
        assert_eq!(harness.ticks, 0, "too early");
        if passes {
            harness.run_command(Command::Skip);
        }
        for _ in 0..40 {
            harness.pass_time(Duration::from_millis(100));
        }
        harness.ticks
    });
    assert_eq!(ticks, [3, 0, 0]);
}

/// Games in which the player is asked which Chow to make, with the claimed tile and the possible Chows.
fn with_several_chows() -> impl Iterator<Item = (Harness, Tile, Vec<ChowPosition>)> {
    let asking = Settings {
        ask_first: true,
        ..without_time_limit()
    };
    (1..60).filter_map(move |seed| {
        let mut harness = Harness::with(initial_state(asking.clone(), RuleSet::bloem(), seed));
        for _ in 0..6 {
            harness.until(|harness| {
                let waits = harness.presenter.phase().claim_phase().is_some();
                let usable =
                    waits && harness.presenter.may_claim() && !harness.presenter.is_animating();
                usable || harness.presenter.view().end.is_some()
            });
            harness.presenter.view().window?;
            if harness.presenter.why_not(Command::Chow).is_none() {
                harness.run_command(Command::Chow);
            }
            if let Some(Prompt::WhichChow(tile, places)) = harness.prompt().cloned() {
                return Some((harness, tile, places));
            }
            harness.run_command(Command::Skip);
        }
        None
    })
}

/// While the question "Which Chow?" is open, the Chow can be chosen by clicking tiles of the hand.
#[test]
fn clicking_own_tiles_chooses_the_chow() {
    let (mut decided, mut narrowed) = (0, 0);
    for (mut harness, claimed, places) in with_several_chows().take(8) {
        assert!(
            harness
                .presenter
                .notices()
                .status()
                .contains(&claimed.name())
        );
        let wanted = places[1].others(claimed).expect("a chow");
        let fits = |tile: Tile| {
            let mut all = places.iter().filter_map(|place| place.others(claimed));
            all.any(|others| others.contains(&tile))
        };
        let mut own = harness.presenter.view().me().stake.kinds();
        let unrelated = own.find(|(tile, _)| !fits(*tile));
        drop(own);
        if let Some((unrelated, _)) = unrelated {
            let refusals = harness.refusals;
            harness.send(Input::Pressed(Target::OwnTile(unrelated)));
            assert_eq!(harness.refusals, refusals + 1);
            assert!(matches!(harness.prompt(), Some(Prompt::WhichChow(..))));
        }
        for tile in wanted {
            let chow_count = match harness.prompt() {
                Some(Prompt::WhichChow(_, chows)) => chows.len(),
                _ => 0,
            };
            if chow_count == 0 {
                decided += 1;
                break;
            }
            harness.send(Input::Pressed(Target::OwnTile(tile)));
            narrowed += usize::from(matches!(harness.prompt(), Some(Prompt::WhichChow(..))));
        }
        assert!(!matches!(harness.prompt(), Some(Prompt::WhichChow(..))));
        harness.until(|harness| harness.presenter.phase().claim_phase().is_none());
        let melds = harness.presenter.view().me().melds.iter();
        let chow = melds.rev().find(|meld| meld.kind == MeldKind::Chow);
        let lowest = places[1].lowest(claimed);
        assert_eq!(
            chow.map(|chow| chow.tile),
            lowest,
            "nobody else claims the discard"
        );
    }
    assert!(decided > 0 && narrowed > 0, "{decided} {narrowed}");
}
