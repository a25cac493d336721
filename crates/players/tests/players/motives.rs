//! After a hand, computer players explain what they collected and why they discarded a tile, from what they saw at that time.

#![allow(clippy::panic)]

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Game, Move, Request, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{Character, ComputerPlayer, DiscardMotive, Level};
use wording::Describe;

#[test]
fn a_computer_player_explains_only_discards_that_it_made() {
    let mut explained = 0;
    for level in [Level::Beginner, Level::Club] {
        let mut player = ComputerPlayer::new(level);
        if let Some(character) = Character::named("Lin") {
            player = player.as_character(character);
        }
        let players = BySeat([player; 4]);
        let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(52));
        while game.record().deals.is_empty() {
            for seat in Seat::ALL {
                let request = game.request(seat);
                let Some(request @ Request::Turn { .. }) = request else {
                    continue;
                };
                let view = game.seat_view(seat);
                let choice = player.decide(view, &request);
                let Move::Discard { tile, .. } = choice else {
                    assert_eq!(player.motive(view, choice), None);
                    continue;
                };
                let motive = player.motive(view, choice);
                let motive = motive.unwrap_or_else(|| panic!("no motive for {choice:?}"));
                assert_eq!(motive.tile, tile);
                assert_eq!(
                    motive.why == DiscardMotive::Standing,
                    view.me().standing,
                    "{motive:?}"
                );
                if motive.why == DiscardMotive::Gone {
                    assert!(view.open[tile] >= 3, "{motive:?}");
                }
                let words = motive.describe();
                assert!(
                    words.ends_with('.') && (words.starts_with("I ") || words.contains(" I ")),
                    "{words}"
                );
                let others = view.me().stake.kinds().map(|(other, _)| other);
                for other in others.filter(|other| *other != tile) {
                    let other = Move::Discard {
                        tile: other,
                        calling: false,
                    };
                    assert_eq!(
                        player.motive(view, other),
                        None,
                        "the player did not discard it"
                    );
                }
                explained += 1;
            }
            if step(&mut game, &players).is_none() {
                break;
            }
        }
    }
    assert!(explained > 20, "{explained} discards");
}
