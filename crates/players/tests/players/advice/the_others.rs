//! Statements about the other players are computed from the view alone, and can be reproduced.

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Game, Request, Setup};
use engine::tiles::{BySeat, Seat};
use players::danger::dangers;
use players::reader::{self, suits};
use players::selfplay::step;
use players::{Advice, ComputerPlayer, Level, discard_options};

use super::{each_turn, with_other_hidden_tiles};
use wording::{Named, ThreatWording, TileWording};

/// Statements about another's hand follow from the reader and the determinizations, which see what the viewer sees.
#[test]
fn statements_about_the_others_can_be_reproduced() {
    let names = BySeat(["Ada", "Lin", "Mei", "Zoë"].map(str::to_owned));
    let (mut asked, mut threats, mut suited) = (0, 0, 0);
    for (seed, rules) in [(61, RuleSet::bloem()), (62, RuleSet::classical())] {
        each_turn(rules, seed, |view| {
            asked += 1;
            let near = |seat| reader::ready_chance(view, seat) >= 0.3;
            if asked % 3 != 0 || !view.seat().others().any(near) {
                return;
            }
            for choice in discard_options(view) {
                let [danger] = dangers(view, &[choice.tile])[..] else {
                    panic!("one tile, one danger")
                };
                assert_eq!(choice.danger, Some(danger.percent));
                let Some(threat) = choice.threat else {
                    continue;
                };
                threats += 1;
                assert_eq!(
                    (Some(threat.seat), threat.cost),
                    (danger.winner, danger.cost)
                );
                let ready = reader::ready_chance(view, threat.seat);
                assert_eq!(threat.ready_percent, (ready * 100.0).round() as u32);
                assert!(threat.ready_percent >= 30, "{threat:?}");
                let sentence = threat.sentence(&names);
                let completion = format!(". The {} could complete that hand", choice.tile.name());
                assert!(sentence.starts_with(&names[threat.seat]), "{sentence}");
                assert!(sentence.contains(&completion), "{sentence}");
                if let Some(suit) = threat.suit {
                    suited += 1;
                    assert!(
                        suits::collecting_chance(view, threat.seat, suit) >= 0.4,
                        "{sentence}"
                    );
                    assert!(sentence.contains(suit.name()), "{sentence}");
                }
            }
        });
    }
    assert!(threats > 0, "{threats} threats, {suited} with a suit");
}

/// Compares the same turn with other tiles on the other stakes and in the wall.
#[test]
fn hidden_tiles_do_not_change_statements_about_the_others() {
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    let (mut turns, mut changed, mut threats) = (0, 0, 0);
    for (seed, rules) in [(63, RuleSet::bloem()), (64, RuleSet::classical())] {
        let mut game = Game::new(Arc::new(rules), Setup::seeded(seed));
        for _ in 0..400 {
            let turn = |seat: &Seat| matches!(game.request(*seat), Some(Request::Turn { .. }));
            if let Some(seat) = Seat::ALL.into_iter().find(turn) {
                turns += 1;
                if turns % 9 == 0 {
                    // Nothing is about to be discarded, so the tile to leave in place may be any of the viewer's own.
                    let own = game.seat_view(seat).me().stake.iter().next();
                    let own = own.unwrap_or_else(|| panic!("a hand without tiles"));
                    let other = with_other_hidden_tiles(&game, seat, own);
                    let stakes = |game: &Game| {
                        BySeat::from_fn(|seat| game.seat_view(seat).me().stake.clone())
                    };
                    changed += u32::from(stakes(&game) != stakes(&other));
                    let [here, there] = [&game, &other].map(|game| game.seat_view(seat));
                    assert_eq!(Advice::of(here), Advice::of(there));
                    let (here, there) = (discard_options(here), discard_options(there));
                    assert_eq!(here, there);
                    threats += here.iter().filter(|choice| choice.threat.is_some()).count();
                }
            }
            if step(&mut game, &players).is_none() {
                break;
            }
        }
    }
    assert!(changed > 3, "{threats} threats, {changed} changed");
}
