//! Page keys in a dialog with pages that are longer than the window, and others that fit.

use super::*;

#[test]
fn page_down_scrolls_only_pages_longer_than_the_window() {
    let names = play::tests::names();
    let scores =
        Scores::new(&play::tests::example(), &names, Some(Seat::new(0))).expect("the hand is over");
    let mut bench = Bench::new(scores);
    assert!(bench.scrolled_by(iced::keyboard::key::Named::PageDown) > 40.0);
    // The page of Lin, who lost.
    bench.letter('i');
    assert!(bench.scrolled_by(iced::keyboard::key::Named::PageDown) < 1.0);
    let people = ["You", "Lin", "Ada", "Tomás"].map(players::Character::named);
    let people = engine::tiles::BySeat(people);
    let scores =
        Scores::new(&play::tests::example(), &names, Some(Seat::new(0))).expect("the hand is over");
    let mut bench = Bench::new(scores.with_characters(people));
    bench.letter('i');
    assert!(
        bench.overflow().0 < 0.5,
        "the portraits leave room for the whole page: {:?}",
        bench.overflow()
    );
}
