//! What the player reads between two hands.

use super::super::*;
use super::harness::Harness;
use engine::tiles::Tile;

#[test]
fn pressing_a_tile_after_the_hand_says_that_it_is_over() {
    let mut harness = Harness::new(6);
    harness.until(|harness| {
        let is_over = harness.presenter.view().end.is_some();
        is_over && harness.presenter.why_not(Command::NextHand).is_none()
    });
    if harness.presenter.modal().is_some() {
        harness.reply(Reply::Close);
    }
    let tile: Tile = "1B".parse().expect("a tile");
    harness.send(Input::Pressed(Target::OwnTile(tile)));
    assert_eq!(
        harness.status(),
        "This hand is over. Press Next Hand! to go on."
    );
    harness.run_command(Command::NextHand);
    harness.settle();
    assert_eq!(harness.presenter.view().end, None, "the next hand is dealt");
}
