//! Deals by code: copied at one table and played at another.

use std::collections::BTreeSet;

use super::super::*;
use super::harness::Harness;
use engine::rules::RuleSet;
use engine::table::{DealCode, SEED_LIMIT};
use engine::tiles::Wind;
use words::say;

/// Copies the code of the deal on the table to the clipboard, and returns it.
fn copy_deal_code(harness: &mut Harness) -> DealCode {
    harness.run_command(Command::CopyDeal);
    let text = harness.copied.pop().expect("something was copied");
    text.parse().expect("a code")
}

/// The reply of the dialog Play a Deal, under the Bloem rules.
fn play_deal_reply(code: DealCode, wind: Wind, against_masters: bool) -> Reply {
    Reply::PlayDeal {
        code,
        rules: Box::new(RuleSet::bloem()),
        wind,
        against_masters,
    }
}

/// Another table, with a game of this seed, at which the deal is then played from the seat of this wind.
fn play_elsewhere(seed: u64, code: DealCode, wind: Wind) -> Harness {
    let mut other = Harness::new(seed);
    other.run_command(Command::PlayDeal);
    assert_eq!(
        other.presenter.modal(),
        Some(&Modal::Dialog(DialogKind::PlayDeal))
    );
    other.reply(play_deal_reply(code, wind, false));
    other
}

/// Finishes the game by Auto Play, and returns the digest of its last deal.
fn finish_and_digest(harness: &mut Harness) -> u64 {
    harness.run_command(Command::AutoPlay);
    harness.until(|harness| harness.presenter.view().game_over);
    let home = harness.presenter.home().expect("a game");
    home.game().record().deals.last().expect("a deal").digest
}

#[test]
fn a_deal_code_gives_the_same_deal_at_another_table() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    let code = copy_deal_code(&mut harness);
    let wind = harness
        .presenter
        .view()
        .seat()
        .wind(harness.presenter.view().east);
    let [mut one, mut other] = [9, 10].map(|seed| play_elsewhere(seed, code, wind));
    for harness in [&mut one, &mut other] {
        assert!(
            harness
                .presenter
                .home()
                .is_some_and(|local| !local.is_assisted())
        );
        assert_eq!(copy_deal_code(harness), code);
    }
    let walls = [&harness, &one, &other].map(|harness| {
        let home = harness.presenter.home().expect("a game");
        home.game().record().setup.walls[0].clone()
    });
    assert!(walls.iter().all(|wall| *wall == walls[0]));
    assert_eq!(finish_and_digest(&mut one), finish_and_digest(&mut other));
}

#[test]
fn replaying_the_deal_on_the_table_marks_the_game_as_assisted() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    let code = copy_deal_code(&mut harness);
    for wind in Wind::ALL {
        harness.run_command(Command::PlayDeal);
        harness.reply(play_deal_reply(code, wind, false));
        let view = harness.presenter.view();
        assert_eq!(view.seat().wind(view.east), wind);
        assert!(
            harness
                .presenter
                .home()
                .is_some_and(LocalTable::is_assisted)
        );
        harness.until_own_turn();
    }
    // Each replaced game is saved under a name of its own.
    let saved_names = harness.saved.iter().filter_map(|(_, place)| match place {
        Place::Games(name) => Some(name.clone()),
        _ => None,
    });
    let names: Vec<String> = saved_names.collect();
    let distinct: BTreeSet<&String> = names.iter().collect();
    assert!(
        names.len() > 2 && distinct.len() == names.len(),
        "{names:?}"
    );
}

#[test]
fn the_result_of_a_deal_by_code_is_recorded() {
    let code = DealCode::first(&RuleSet::bloem(), 77);
    let mut harness = Harness::new(4);
    harness.run_command(Command::PlayDeal);
    harness.reply(play_deal_reply(code, Wind::South, true));
    let titles = |harness: &Harness| {
        let game = harness.presenter.home().expect("a game").as_saved();
        game.players.0.map(|player| match player {
            storage::save::SavedPlayer::Person => "you".to_owned(),
            storage::save::SavedPlayer::Computer(title) => title,
        })
    };
    assert_eq!(titles(&harness), ["you", "master", "master", "master"]);
    harness.until(|harness| harness.presenter.view().game_over);
    let recorded = harness
        .recorded_deals
        .pop()
        .expect("the result is recorded");
    assert_eq!(recorded.record.deals.len(), 1);
    assert!(harness.recorded_deals.is_empty());
}

#[test]
fn a_game_without_a_code_says_so() {
    let mut harness = Harness::new(SEED_LIMIT);
    harness.until_own_turn();
    harness.run_command(Command::CopyDeal);
    assert!(harness.copied.is_empty());
    assert_eq!(harness.status(), say!("refusal-no-deal-code"));
}
