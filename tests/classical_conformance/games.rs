//! What follows a deal: who is East, the Wind of the Round, the scores, and the end of the game.

use std::collections::HashMap;
use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Claim, DealEnd, Event, Game, Input, Move, Request, SeatView, Setup};
use engine::tiles::{Counts, Seat, Tile, Wind};
use protocol::history;

use super::{Hand, hands, history_text};

/// Checks that after each hand the table continues as the server did, with the same scores.
pub fn compare_consecutive_hands() {
    let mut played: HashMap<(String, u64), Hand> = HashMap::new();
    let mut compared = 0;
    for hand in hands("played.jsonl.xz") {
        let Some(number) = hand.number else { continue };
        if let Some(previous) = played.remove(&(hand.game.clone(), number - 1)) {
            let finished = game(&previous.messages);
            let started = game(&up_to_deal(&hand.messages));
            assert_eq!(
                next_deal(finished, &previous.messages),
                standing(&started, &hand.messages),
                "hand {}",
                hand.id
            );
            compared += 1;
        }
        played.insert((hand.game.clone(), number), hand);
    }
    assert!(compared > 500, "only {compared} hands follow another");
}

/// The game after these messages.
fn game(messages: &[String]) -> Game {
    let replay = history::check(&history_text(messages)).expect("a hand");
    replay.game.expect("a table")
}

/// The messages up to the first deal.
fn up_to_deal(messages: &[String]) -> Vec<String> {
    let is_deal = |message: &String| message.starts_with("NewHand ");
    let end = messages.iter().position(is_deal).expect("a deal begins") + 1;
    messages[..end].to_vec()
}

/// East's id, the Wind of the Round, East's consecutive wins, and the scores by id.
type Standing = (u32, Wind, u32, [i64; 4]);

/// The standing at the next deal, when everybody is ready for it.
fn next_deal(mut game: Game, messages: &[String]) -> Standing {
    for seat in Seat::ALL {
        let ready = game.apply(Input::Move(seat, Move::Ready));
        ready.expect("everybody is asked to be ready for the next deal");
    }
    standing(&game, messages)
}

fn standing(game: &Game, messages: &[String]) -> Standing {
    let line = messages.iter().find(|message| message.starts_with("Game "));
    let ids: Vec<u32> = line
        .map(|line| line.split(' ').skip(1).take(4))
        .into_iter()
        .flatten()
        .filter_map(|id| id.parse().ok())
        .collect();
    let view = game.seat_view(Seat::new(0));
    let mut scores = [0; 4];
    for seat in Seat::ALL {
        scores[ids[seat.index()] as usize - 1] = view.scores[seat];
    }
    let east = ids[view.east.index()];
    (east, view.round_wind, view.east_wins, scores)
}

/// Replays whole games of the server. Our walls let the player who won a deal at the server win it here too. Each deal must have the same East,
/// Wind of the Round and number of East's wins as at the server, and the game must end after the same deal.
pub fn replay_games() {
    let mut games = 0;
    for hand in hands("flow.jsonl.xz") {
        games += 1;
        replay_game(&hand);
    }
    assert_eq!(games, 24);
}

/// A deal of a recorded game.
#[derive(Debug)]
struct RecordedDeal {
    east: Seat,
    round_wind: Wind,
    /// From the `Game` line before the deal, if there is one. That line is about the previous deal, so a new East has no wins yet.
    east_wins: Option<u32>,
    winner: Option<Seat>,
}

/// Plays a recorded game, and compares its deals and its end.
fn replay_game(hand: &Hand) {
    let deals = recorded_deals(&hand.messages);
    let mut rules = RuleSet::classical();
    rules.options.rounds = hand.rounds;
    let setup = Setup {
        first_east: Some(Seat::new(0)),
        walls: deals.iter().map(wall).collect(),
        ..Setup::seeded(0)
    };
    let mut game = Game::new(Arc::new(rules), setup);
    for (number, deal) in deals.iter().enumerate() {
        let context = format!("deal {number} of {}: {deal:?}", hand.game);
        play_deal(&mut game, deal, &context);
        let is_over = game.seat_view(Seat::new(0)).game_over;
        assert_eq!(is_over, number + 1 == deals.len(), "{context}");
    }
}

/// The deals of a recorded game.
fn recorded_deals(messages: &[String]) -> Vec<RecordedDeal> {
    let (mut round_wind, mut announced, mut deals) = (Wind::East, None, Vec::<RecordedDeal>::new());
    let seat = |id: &str| Seat::new(id.parse::<usize>().expect("an id") - 1);
    for message in messages {
        let words: Vec<&str> = message.split(' ').collect();
        match words[..] {
            ["Game", east, _, _, _, _, wins, ..] => {
                announced = Some((seat(east), wins.parse().ok()))
            }
            ["NewRound", wind] => {
                let letter = wind.chars().next().expect("a wind");
                round_wind = Wind::from_letter(letter).expect("a wind");
            }
            ["NewHand", east, ..] => {
                let east = seat(east);
                let announced = announced.take().and_then(|(announced_east, wins)| {
                    match announced_east == east {
                        true => wins,
                        false => Some(0),
                    }
                });
                deals.push(RecordedDeal {
                    east,
                    round_wind,
                    east_wins: announced,
                    winner: None,
                });
            }
            ["PlayerMahJongs" | "PlayerRobsKong", id, ..] => {
                let deal = deals.last_mut().expect("a deal has begun");
                deal.winner = Some(seat(id));
            }
            _ => {}
        }
    }
    deals
}

/// A wall that deals the winner a hand waiting for the East Wind. The last tile dealt, the fourteenth of East, is an East Wind: an East who wins
/// goes out with it, any other East discards it for the winner to claim. Without a winner the deal is washed out.
fn wall(deal: &RecordedDeal) -> Vec<Tile> {
    let tile = |text: &str| text.parse::<Tile>().expect("a tile");
    let waiting = ["1B", "2B", "3C", "4C"].map(tile);
    let waiting = waiting
        .iter()
        .flat_map(|tile| [*tile; 3])
        .chain([tile("EW")]);
    let (mut winning, last): (Vec<Tile>, Tile) = (waiting.collect(), tile("EW"));
    let mut rest = Counts::full_set(true);
    assert!(rest.remove_all(&winning) && rest.remove_all(&[last]));
    let mut rest: Vec<Tile> = rest.iter().collect();
    // No other player is dealt a bonus tile or an East Wind.
    rest.sort_by_key(|tile| (tile.is_bonus(), *tile == last));
    let mut rest = rest.into_iter();
    let order = (0..13).flat_map(|turn| match turn {
        0..12 if turn % 4 == 0 => vec![0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
        12 => vec![0, 1, 2, 3],
        _ => Vec::new(),
    });
    let winner = deal.winner.map(|winner| deal.east.steps_to(winner));
    let mut wall: Vec<Tile> = order
        .filter_map(|place| match winner == Some(place) {
            true => winning.pop(),
            false => rest.next(),
        })
        .collect();
    wall.push(last);
    wall.extend(winning);
    wall.extend(rest);
    wall
}

/// Plays a deal: the winner goes out as soon as possible; everybody else passes and discards the drawn tile.
fn play_deal(game: &mut Game, deal: &RecordedDeal, context: &str) {
    let mut has_begun = false;
    loop {
        let asked = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)));
        let Some((seat, request)) = asked else { return };
        let view = game.seat_view(seat);
        if matches!(request, Request::Ready(_)) && view.end.is_some() && has_begun {
            return;
        }
        let choice = answer(view, &request, deal.winner == Some(seat));
        let events = game.apply(Input::Move(seat, choice));
        assert!(events.is_ok(), "{context}: {choice:?}: {events:?}");
        for event in events.into_iter().flatten() {
            match event {
                Event::DealBegan { east, .. } => {
                    has_begun = true;
                    let view = game.seat_view(seat);
                    assert_eq!(
                        (east, view.round_wind),
                        (deal.east, deal.round_wind),
                        "{context}"
                    );
                    let wins = deal.east_wins.unwrap_or(view.east_wins);
                    assert_eq!(view.east_wins, wins, "{context}");
                }
                Event::WentMahJong { seat, .. } => assert_eq!(Some(seat), deal.winner, "{context}"),
                Event::WashedOut { .. } => assert_eq!(deal.winner, None, "{context}"),
                _ => {}
            }
        }
    }
}

/// The move of a player who goes out as soon as possible if `wins`, and otherwise passes and discards the drawn tile.
fn answer(view: &SeatView, request: &Request, wins: bool) -> Move {
    let legal = view.legal();
    let is_wanted = |choice: &&Move| match choice {
        Move::MahJong | Move::Claim(Claim::MahJong) => wins,
        Move::DeclareBonus(_) => true,
        Move::Form(..) | Move::Use(..) => won_by(view),
        _ => false,
    };
    if let Some(choice) = legal.iter().find(is_wanted) {
        return *choice;
    }
    match request {
        Request::Ready(_) => Move::Ready,
        Request::Declare => Move::FinishDeclaring,
        Request::Turn { drawn } => {
            let own = view.me().stake.iter().last();
            let tile = drawn
                .or(own)
                .expect("a player whose turn it is holds tiles");
            Move::Discard {
                tile,
                calling: false,
            }
        }
        Request::LayOut => Move::ShowTiles,
        _ => Move::Pass,
    }
}

/// Whether this seat won the deal.
fn won_by(view: &SeatView) -> bool {
    matches!(view.end, Some(DealEnd::MahJong { winner, .. }) if winner == view.seat())
}
