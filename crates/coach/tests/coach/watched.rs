//! Reviews of hands that were watched at somebody else's table.

#![allow(clippy::expect_used)]

use std::sync::Arc;

use coach::review::PlayedDeal;
use engine::rules::RuleSet;
use engine::table::{Event, Game, Setup, Viewer};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{ComputerPlayer, Level};
use storage::save::SeenGame;

/// A hand of the seat whose tiles a watcher sees from this discard on; from the deal on with 0.
fn watched_from(discard: u32, seat: Seat) -> SeenGame {
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(3));
    let mut events = Vec::new();
    let mut viewer = match discard {
        0 => Viewer::Seat(seat),
        _ => Viewer::Watcher(seat),
    };
    while game.seat_view(seat).end.is_none() {
        let step_events = step(&mut game, &players).expect("the hand is not over");
        events.extend(step_events.iter().filter_map(|event| event.seen_by(viewer)));
        let is_shown =
            |event: &Event| matches!(event, Event::Discarded { serial, .. } if *serial == discard);
        if step_events.iter().any(is_shown) {
            let tiles = game.seat_view(seat).me().stake.iter().collect();
            events.push(Event::TilesShown { seat, tiles });
            viewer = Viewer::Seat(seat);
        }
    }
    SeenGame {
        names: BySeat::default(),
        seat,
        watched: true,
        rules: None,
        events,
    }
}

/// The worth of the dealt tiles cannot be estimated from a later position.
#[test]
fn a_watched_hand_whose_tiles_are_shown_late_has_no_first_view() {
    let seat = Seat::new(2);
    let [from_the_deal, shown_late] = [0, 9].map(|discard| {
        let deals = PlayedDeal::seen(&watched_from(discard, seat), seat);
        (deals[0].dealt.is_some(), deals[0].decisions.len())
    });
    assert!(from_the_deal.0 && !shown_late.0);
    assert!((1..from_the_deal.1).contains(&shown_late.1));
}
