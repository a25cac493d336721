//! Buttons and keys for claims.

use std::time::Duration;

use super::super::*;
use super::outside::{Outside, beginning, settings};
use engine::rules::RuleSet;
use engine::table::{ChowPosition, Claim, Move};
use engine::tiles::{MeldKind, Tile};
use storage::settings::Settings;
use wording::TileWording;

/// A game with a discard that the player can claim, without a time limit.
fn with_a_usable_discard(settings: Settings) -> Outside {
    let mut outside = Outside::with(beginning(settings, RuleSet::bloem(), 4));
    outside.until(|outside| {
        let waits = outside.presenter.phase().claim().is_some();
        waits && outside.presenter.may_claim() && !outside.presenter.is_showing()
    });
    outside
}

fn patient() -> Settings {
    Settings {
        wait_time: None,
        ..settings()
    }
}

/// Every possible claim has a button, and so has Pass.
#[test]
fn a_claimable_discard_has_buttons_and_pass() {
    let mut outside = with_a_usable_discard(patient());
    let buttons = outside.presenter.commands().buttons().to_vec();
    let (last, made) = buttons.split_last().expect("buttons");
    assert_eq!(*last, Command::Skip);
    assert!(!made.is_empty());
    for command in made {
        assert_eq!(outside.presenter.why_not(*command), None);
    }
    let stake = &outside.presenter.view().me().stake;
    let fitting = outside.presenter.fitting();
    assert!(fitting.iter().all(|tile| stake.has(*tile)), "{fitting:?}");
    let before = outside.presenter.view().window.map(|window| window.serial);
    outside.order(Command::Skip);
    assert_eq!(outside.presenter.commands().buttons(), []);
    outside.settle();
    let after = outside.presenter.view().window.map(|window| window.serial);
    assert_ne!(after, before, "play goes on");
}

/// A button claims at once.
#[test]
fn a_button_claims_the_discard() {
    let mut outside = with_a_usable_discard(patient());
    let melds = outside.presenter.view().me().melds.len();
    let command = outside.presenter.commands().buttons()[0];
    outside.order(command);
    if let Some(Prompt::WhichChow(_, places)) = outside.prompt() {
        let chow = Claim::Chow(Some(places[0]));
        outside.reply(Reply::Answer(Move::Claim(chow)));
    }
    outside.until(|outside| outside.presenter.phase().claim().is_none());
    let view = outside.presenter.view();
    let denied = view.me().melds.len() == melds && view.end.is_none();
    assert!(!denied, "nobody else wanted it in this game");
}

/// Escape from the question "Which Chow?" returns to the buttons; the discard is neither claimed nor passed.
#[test]
fn the_question_which_chow_can_be_cancelled() {
    let asking = Settings {
        ask_first: true,
        ..patient()
    };
    let mut asked = 0;
    for seed in 1..30 {
        let mut outside = Outside::with(beginning(asking.clone(), RuleSet::bloem(), seed));
        for _ in 0..6 {
            outside.until(|outside| {
                let waits = outside.presenter.phase().claim().is_some();
                let usable =
                    waits && outside.presenter.may_claim() && !outside.presenter.is_showing();
                usable || outside.presenter.view().end.is_some()
            });
            let buttons = outside.presenter.commands().buttons().to_vec();
            if buttons.is_empty() {
                break;
            }
            if outside.presenter.why_not(Command::Chow).is_none() {
                outside.order(Command::Chow);
            }
            if matches!(outside.prompt(), Some(Prompt::WhichChow(..))) {
                asked += 1;
                outside.reply(Reply::Close);
                assert_eq!(outside.presenter.commands().buttons(), buttons);
            }
            if outside.presenter.why_not(Command::Skip).is_none() {
                outside.order(Command::Skip);
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
        ..patient()
    };
    let outside = with_a_usable_discard(settings);
    assert_eq!(outside.presenter.commands().buttons(), []);
    assert_eq!(outside.presenter.fitting(), []);
}

/// A key for an impossible claim gives the reason.
#[test]
fn a_key_for_an_impossible_claim_says_why() {
    let mut outside = with_a_usable_discard(patient());
    let made = outside.presenter.commands().buttons().to_vec();
    let all = [
        Command::MahJongg,
        Command::Kong,
        Command::Pung,
        Command::Chow,
    ];
    let missing = all.into_iter().find(|command| !made.contains(command));
    let tile = outside.presenter.view().window.expect("a discard").tile;
    outside.order(missing.expect("some claim is impossible"));
    let status = outside.status().to_owned();
    assert!(
        status.contains(&tile.name()) || status.contains("Mah Jongg"),
        "{status}"
    );
    assert_eq!(
        outside.presenter.commands().buttons(),
        made,
        "the discard still waits"
    );
}

/// A missed discard is reported if QuickTip advised to claim it, but not after a deliberate pass.
#[test]
fn a_missed_claim_is_reported() {
    let reported = [false, true].map(|passes| {
        let settings = Settings {
            quick_tip: true,
            ..settings()
        };
        let mut outside = Outside::with(beginning(settings, RuleSet::bloem(), 4));
        outside.until(|outside| {
            let waits =
                outside.presenter.phase().claim().is_some() && !outside.presenter.is_showing();
            waits
                && outside
                    .presenter
                    .tip()
                    .is_some_and(|tip| tip.claim.is_some())
        });
        let tile = outside.presenter.view().window.expect("an open tile").tile;
        match passes {
            true => outside.order(Command::Skip),
            false => outside.pass(Duration::from_secs(2)),
        }
        outside.settle();
        let words = format!("{} went by. Press + for more time to claim.", tile.name());
        let log = outside.presenter.notices().log();
        log.contains(&words)
    });
    assert_eq!(reported, [true, false]);
}

/// Games in which the player is asked which Chow to make, with the claimed tile and the possible Chows.
fn with_several_chows() -> impl Iterator<Item = (Outside, Tile, Vec<ChowPosition>)> {
    let asking = Settings {
        ask_first: true,
        ..patient()
    };
    (1..60).filter_map(move |seed| {
        let mut outside = Outside::with(beginning(asking.clone(), RuleSet::bloem(), seed));
        for _ in 0..6 {
            outside.until(|outside| {
                let waits = outside.presenter.phase().claim().is_some();
                let usable =
                    waits && outside.presenter.may_claim() && !outside.presenter.is_showing();
                usable || outside.presenter.view().end.is_some()
            });
            outside.presenter.view().window?;
            if outside.presenter.why_not(Command::Chow).is_none() {
                outside.order(Command::Chow);
            }
            if let Some(Prompt::WhichChow(tile, places)) = outside.prompt().cloned() {
                return Some((outside, tile, places));
            }
            outside.order(Command::Skip);
        }
        None
    })
}

/// While that question is open, the Chow can be chosen by clicking tiles.
#[test]
fn clicking_own_tiles_chooses_the_chow() {
    let (mut settled, mut narrowed) = (0, 0);
    for (mut outside, claimed, places) in with_several_chows().take(8) {
        assert!(
            outside
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
        let mut own = outside.presenter.view().me().stake.kinds();
        let stranger = own.find(|(tile, _)| !fits(*tile));
        drop(own);
        if let Some((stranger, _)) = stranger {
            let refusals = outside.refusals;
            outside.send(Input::Pressed(Target::OwnTile(stranger)));
            assert_eq!(outside.refusals, refusals + 1);
            assert!(matches!(outside.prompt(), Some(Prompt::WhichChow(..))));
        }
        for tile in wanted {
            let left = match outside.prompt() {
                Some(Prompt::WhichChow(_, left)) => left.len(),
                _ => 0,
            };
            if left == 0 {
                settled += 1;
                break;
            }
            outside.send(Input::Pressed(Target::OwnTile(tile)));
            narrowed += usize::from(matches!(outside.prompt(), Some(Prompt::WhichChow(..))));
        }
        assert!(!matches!(outside.prompt(), Some(Prompt::WhichChow(..))));
        outside.until(|outside| outside.presenter.phase().claim().is_none());
        let made = outside.presenter.view().me().melds.iter();
        let chow = made.rev().find(|meld| meld.kind == MeldKind::Chow);
        let lowest = places[1].lowest(claimed);
        assert_eq!(chow.map(|chow| chow.tile), lowest, "nobody else wanted it");
    }
    assert!(settled > 0 && narrowed > 0, "{settled} {narrowed}");
}
