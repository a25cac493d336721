//! A Goulash on the screen: three tiles are chosen by pressing them.

use super::super::*;
use super::outside::{Outside, beginning, settings};
use engine::rules::{PRESETS, WrittenRules};
use engine::table::{GameProgress, Request};
use engine::tiles::{Tile, Wind};

/// A game whose first deal is a Goulash, with the player asked for tiles.
fn goulash() -> Outside {
    let preset = PRESETS.iter().find(|(name, _)| *name == "bmja");
    let rules = WrittenRules::read(preset.expect("it comes along").1).expect("it can be read");
    let mut begin = beginning(settings(), rules.rules, 8);
    let mut game = begin.game.as_saved();
    game.record.setup.resumed = Some(GameProgress {
        east: game.viewer,
        round_wind: Wind::East,
        deals: 1,
        east_wins: 0,
        rounds_done: 0,
        goulash: true,
    });
    begin.game = LocalTable::resume(&game);
    let mut outside = Outside::with(begin);
    for _ in 0..20 {
        outside.settle();
        if matches!(
            outside.presenter.view().request(),
            Some(Request::Exchange { .. })
        ) {
            return outside;
        }
        outside.order(Command::NextHand);
    }
    panic!("nobody is asked: {:?}", outside.presenter.phase());
}

fn press(outside: &mut Outside, tile: Tile) {
    outside.send(Input::Pressed(Target::OwnTile(tile)));
}

/// The first three tiles of the player.
fn three(outside: &Outside) -> Vec<Tile> {
    outside.presenter.view().me().stake.iter().take(3).collect()
}

#[test]
fn three_pressed_tiles_are_passed_on_in_each_round() {
    let mut outside = goulash();
    for round in 1..=3 {
        let asked = outside.presenter.view().request();
        assert!(matches!(asked, Some(Request::Exchange { round: now, .. }) if now == round));
        let tiles = three(&outside);
        tiles.iter().for_each(|tile| press(&mut outside, *tile));
        let Some(Prompt::Exchange(offered, _)) = outside.prompt() else {
            panic!("no question: {:?}", outside.presenter.phase());
        };
        assert_eq!(offered.to_vec(), tiles);
        let offered = *offered;
        outside.reply(Reply::Answer(engine::table::Move::Exchange(offered)));
        outside.settle();
    }
    assert!(outside.presenter.view().exchange.is_none());
    assert_eq!(&outside.screen, outside.presenter.view());
    outside.until_own_turn();
}

#[test]
fn a_choice_can_be_taken_back() {
    let mut outside = goulash();
    let tiles = three(&outside);
    tiles.iter().for_each(|tile| press(&mut outside, *tile));
    outside.reply(Reply::Close);
    assert_eq!(outside.presenter.chosen_for_exchange(), tiles);
    press(&mut outside, tiles[0]);
    assert_eq!(outside.presenter.chosen_for_exchange(), &tiles[1..]);
    assert!(outside.prompt().is_none(), "two tiles are chosen");
    press(&mut outside, tiles[0]);
    let all = [tiles[1], tiles[2], tiles[0]];
    assert!(matches!(outside.prompt(), Some(Prompt::Exchange(now, _)) if *now == all));
    outside.reply(Reply::Close);
    let held = outside.presenter.view().me().stake.clone();
    let other = held.kinds().find(|(tile, _)| !tiles.contains(tile));
    let (other, _) = other.expect("there are more than three kinds");
    press(&mut outside, other);
    let all = [tiles[2], tiles[0], other];
    assert!(matches!(outside.prompt(), Some(Prompt::Exchange(now, _)) if *now == all));
}

/// The status bar says what to do from the deal to the last exchange, and then how to start.
#[test]
fn the_status_bar_explains_the_exchange() {
    let mut outside = goulash();
    for round in 1..=3 {
        let asked = outside.presenter.notices().status().to_owned();
        assert!(
            asked.contains(&format!("Exchange {round} of 3: choose three tiles")),
            "{asked}"
        );
        assert_eq!(asked.contains(" passes you "), round > 1, "{asked}");
        let tiles = three(&outside);
        press(&mut outside, tiles[0]);
        let chosen = outside.presenter.notices().status().to_owned();
        assert!(chosen.ends_with("Choose 2 more."), "{chosen}");
        tiles[1..]
            .iter()
            .for_each(|tile| press(&mut outside, *tile));
        let Some(Prompt::Exchange(offered, _)) = outside.prompt() else {
            panic!("no question: {:?}", outside.presenter.phase());
        };
        let offered = *offered;
        outside.reply(Reply::Answer(engine::table::Move::Exchange(offered)));
        outside.settle();
    }
    let welcome = outside.presenter.notices().status();
    assert!(welcome.contains("Press Start!"), "{welcome}");
}
