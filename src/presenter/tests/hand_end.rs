//! Messages to the player between two hands.

use super::super::*;
use super::outside::Outside;
use engine::tiles::Tile;

#[test]
fn a_tile_pressed_after_the_hand_says_that_the_hand_is_over() {
    let mut outside = Outside::new(6);
    outside.until(|outside| {
        let is_over = outside.presenter.view().end.is_some();
        is_over && outside.presenter.why_not(Command::NextHand).is_none()
    });
    if outside.presenter.open().is_some() {
        outside.reply(Reply::Close);
    }
    let tile: Tile = "1B".parse().expect("a tile");
    outside.send(Input::Pressed(Target::OwnTile(tile)));
    assert_eq!(
        outside.status(),
        "This hand is over. Press Next Hand! to go on."
    );
    outside.order(Command::NextHand);
    outside.settle();
    assert_eq!(outside.presenter.view().end, None, "the next hand is dealt");
}
