//! Deals by code: copied at one table and played at another.

use std::collections::BTreeSet;

use super::super::*;
use super::outside::Outside;
use engine::rules::RuleSet;
use engine::table::{DealCode, SEEDS};
use engine::tiles::Wind;
use words::say;

/// The code of the deal on the table, copied to the clipboard.
fn copied(outside: &mut Outside) -> DealCode {
    outside.order(Command::CopyDeal);
    let text = outside.copied.pop().expect("something was copied");
    text.parse().expect("a code")
}

/// The reply of the dialog that plays a deal.
fn played(code: DealCode, wind: Wind, masters: bool) -> Reply {
    Reply::PlayDeal {
        code,
        rules: Box::new(RuleSet::bloem()),
        wind,
        masters,
    }
}

/// A player with another seed plays a deal from this seat.
fn elsewhere(seed: u64, code: DealCode, wind: Wind) -> Outside {
    let mut other = Outside::new(seed);
    other.order(Command::PlayDeal);
    assert_eq!(
        other.presenter.open(),
        Some(&Open::Dialog(DialogKind::Deal))
    );
    other.reply(played(code, wind, false));
    other
}

fn end(outside: &mut Outside) -> u64 {
    outside.order(Command::AutoPlay);
    outside.until(|outside| outside.presenter.view().game_over);
    let home = outside.presenter.home().expect("a game");
    home.game().record().deals.last().expect("a deal").digest
}

#[test]
fn a_deal_code_gives_the_same_deal_at_another_table() {
    let mut outside = Outside::new(4);
    outside.until_own_turn();
    let code = copied(&mut outside);
    let wind = outside
        .presenter
        .view()
        .seat()
        .wind(outside.presenter.view().east);
    let [mut one, mut other] = [9, 10].map(|seed| elsewhere(seed, code, wind));
    for outside in [&mut one, &mut other] {
        assert!(
            outside
                .presenter
                .home()
                .is_some_and(|local| !local.is_assisted())
        );
        assert_eq!(copied(outside), code);
    }
    let walls = [&outside, &one, &other].map(|outside| {
        let home = outside.presenter.home().expect("a game");
        home.game().record().setup.walls[0].clone()
    });
    assert!(walls.iter().all(|wall| *wall == walls[0]));
    assert_eq!(end(&mut one), end(&mut other));
}

#[test]
fn replaying_the_current_deal_from_another_seat_marks_the_game() {
    let mut outside = Outside::new(4);
    outside.until_own_turn();
    let code = copied(&mut outside);
    for wind in Wind::ALL {
        outside.order(Command::PlayDeal);
        outside.reply(played(code, wind, false));
        let view = outside.presenter.view();
        assert_eq!(view.seat().wind(view.east), wind);
        assert!(
            outside
                .presenter
                .home()
                .is_some_and(LocalTable::is_assisted)
        );
        outside.until_own_turn();
    }
    let left = outside.saved.iter().filter_map(|(_, place)| match place {
        Place::Games(name) => Some(name.clone()),
        _ => None,
    });
    let names: Vec<String> = left.collect();
    let all: BTreeSet<&String> = names.iter().collect();
    assert!(names.len() > 2 && all.len() == names.len(), "{names:?}");
}

#[test]
fn the_result_of_a_deal_by_code_is_recorded() {
    let code = DealCode::first(&RuleSet::bloem(), 77);
    let mut outside = Outside::new(4);
    outside.order(Command::PlayDeal);
    outside.reply(played(code, Wind::South, true));
    let titles = |outside: &Outside| {
        let game = outside.presenter.home().expect("a game").as_saved();
        game.players.0.map(|player| match player {
            storage::save::SavedPlayer::Person => "you".to_owned(),
            storage::save::SavedPlayer::Computer(title) => title,
        })
    };
    assert_eq!(titles(&outside), ["you", "master", "master", "master"]);
    outside.until(|outside| outside.presenter.view().game_over);
    let kept = outside.kept_deals.pop().expect("the result is recorded");
    assert_eq!(kept.record.deals.len(), 1);
    assert!(outside.kept_deals.is_empty());
}

#[test]
fn a_game_without_a_code_says_so() {
    let mut outside = Outside::new(SEEDS);
    outside.until_own_turn();
    outside.order(Command::CopyDeal);
    assert!(outside.copied.is_empty());
    assert_eq!(outside.status(), say!("refusal-no-deal-code"));
}
