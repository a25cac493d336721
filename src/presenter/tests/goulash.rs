//! The exchange of a Goulash on the screen: three tiles are chosen by pressing them.

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use engine::rules::{PRESETS, WrittenRules};
use engine::table::{GameProgress, Request};
use engine::tiles::{Tile, Wind};

/// A game whose first deal is a Goulash, with the player asked for tiles.
fn goulash() -> Harness {
    let preset = PRESETS.iter().find(|(name, _)| *name == "bmja");
    let rules =
        WrittenRules::read(preset.expect("the preset is built in").1).expect("it can be read");
    let mut initial = initial_state(settings(), rules.rules, 8);
    let mut game = initial.game.as_saved();
    game.record.setup.resumed = Some(GameProgress {
        east: game.viewer,
        round_wind: Wind::East,
        deals: 1,
        east_wins: 0,
        rounds_done: 0,
        goulash: true,
    });
    initial.game = LocalTable::resume(&game);
    let mut harness = Harness::with(initial);
    for _ in 0..20 {
        harness.settle();
        if matches!(
            harness.presenter.view().request(),
            Some(Request::Exchange { .. })
        ) {
            return harness;
        }
        harness.run_command(Command::NextHand);
    }
    panic!("nobody is asked: {:?}", harness.presenter.phase());
}

fn press(harness: &mut Harness, tile: Tile) {
    harness.send(Input::Pressed(Target::OwnTile(tile)));
}

/// The first three tiles on the player's stake.
fn first_three(harness: &Harness) -> Vec<Tile> {
    harness.presenter.view().me().stake.iter().take(3).collect()
}

/// Passes on the three chosen tiles.
fn accept_exchange(harness: &mut Harness) {
    let Some(Prompt::Exchange(offered, _)) = harness.prompt() else {
        panic!("no question: {:?}", harness.presenter.phase());
    };
    let offered = *offered;
    harness.reply(Reply::Answer(engine::table::Move::Exchange(offered)));
    harness.settle();
}

/// The sentences in the event log that contain these words.
fn logged<'a>(harness: &'a Harness, words: &'a str) -> Vec<&'a str> {
    let said = harness.logged.iter().filter_map(|line| match line {
        LogLine::Said(sentence) => Some(sentence.as_str()),
        _ => None,
    });
    said.filter(|sentence| sentence.contains(words)).collect()
}

#[test]
fn three_pressed_tiles_are_passed_on_in_each_round() {
    let mut harness = goulash();
    for round in 1..=3 {
        let request = harness.presenter.view().request();
        assert!(matches!(request, Some(Request::Exchange { round: asked, .. }) if asked == round));
        let tiles = first_three(&harness);
        tiles.iter().for_each(|tile| press(&mut harness, *tile));
        let Some(Prompt::Exchange(offered, _)) = harness.prompt() else {
            panic!("no question: {:?}", harness.presenter.phase());
        };
        assert_eq!(offered.to_vec(), tiles);
        let offered = *offered;
        harness.reply(Reply::Answer(engine::table::Move::Exchange(offered)));
        harness.settle();
    }
    assert!(harness.presenter.view().exchange.is_none());
    assert_eq!(&harness.screen, harness.presenter.view());
    harness.until_own_turn();
}

#[test]
fn a_choice_can_be_taken_back_or_replaced() {
    let mut harness = goulash();
    let tiles = first_three(&harness);
    tiles.iter().for_each(|tile| press(&mut harness, *tile));
    harness.reply(Reply::Close);
    assert_eq!(harness.presenter.chosen_for_exchange(), tiles);
    press(&mut harness, tiles[0]);
    assert_eq!(harness.presenter.chosen_for_exchange(), &tiles[1..]);
    assert!(harness.prompt().is_none(), "two tiles are chosen");
    press(&mut harness, tiles[0]);
    let chosen = [tiles[1], tiles[2], tiles[0]];
    assert!(matches!(harness.prompt(), Some(Prompt::Exchange(tiles, _)) if *tiles == chosen));
    harness.reply(Reply::Close);
    let stake = harness.presenter.view().me().stake.clone();
    let other = stake.kinds().find(|(tile, _)| !tiles.contains(tile));
    let (other, _) = other.expect("there are more than three kinds");
    press(&mut harness, other);
    let chosen = [tiles[2], tiles[0], other];
    assert!(matches!(harness.prompt(), Some(Prompt::Exchange(tiles, _)) if *tiles == chosen));
}

/// The status bar says what to do from the deal to the last exchange, and then how to start.
#[test]
fn the_status_bar_explains_the_exchange() {
    let mut harness = goulash();
    for round in 1..=3 {
        let asked = harness.presenter.notices().status().to_owned();
        assert!(
            asked.contains(&format!("Exchange {round} of 3: choose three tiles")),
            "{asked}"
        );
        assert_eq!(asked.contains(" passes you "), round > 1, "{asked}");
        let tiles = first_three(&harness);
        press(&mut harness, tiles[0]);
        let chosen = harness.presenter.notices().status().to_owned();
        assert!(chosen.ends_with("Choose 2 more."), "{chosen}");
        tiles[1..]
            .iter()
            .for_each(|tile| press(&mut harness, *tile));
        accept_exchange(&mut harness);
    }
    let welcome = harness.presenter.notices().status();
    assert!(welcome.contains("Press Start!"), "{welcome}");
}

/// The welcome, the instructions and the tiles received are logged once each.
#[test]
fn each_sentence_of_the_exchange_is_logged_once() {
    let mut harness = goulash();
    for _ in 1..=3 {
        let tiles = first_three(&harness);
        tiles.iter().for_each(|tile| press(&mut harness, *tile));
        accept_exchange(&mut harness);
    }
    let welcome = logged(&harness, "Good luck!");
    assert_eq!(welcome.len(), 1, "{welcome:?}");
    let messages = harness.presenter.notices().log();
    let welcomes = messages
        .iter()
        .filter(|message| message.contains("Good luck!"));
    assert_eq!(welcomes.count(), 1, "{messages:?}");
    let passed = logged(&harness, " passes you ");
    assert_eq!(passed.len(), 3, "{passed:?}");
    for round in 1..=3 {
        let words = format!("Exchange {round} of 3");
        let instruction = logged(&harness, &words);
        assert_eq!(instruction.len(), 1, "{instruction:?}");
    }
}
