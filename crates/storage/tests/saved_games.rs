//! The games in `saves/`, made by playing: each opens, and its position is as its name says. The ignored test makes them again.

use std::path::{Path, PathBuf};

use engine::rules::RuleSet;
use engine::table::{Game, Input, Move, Request, SeatView, Setup};
use engine::tiles::{BySeat, Counts, Seat, Tile, Wind};
use players::{ComputerPlayer, Level};
use storage::save::{self, SavedGame, SavedPlayer};

const MAJORS: &str = "thirteen-odd-majors.mah";
const LAST: &str = "last-round.mah";

/// The largest difference in points of a cliff-hanger.
const CLOSE: i64 = 60;

fn place(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("saves")
        .join(name)
}

/// The number of different major tiles on the viewer's stake.
fn majors(view: &SeatView) -> usize {
    let stake = &view.me().stake;
    Tile::all()
        .filter(|tile| tile.is_major() && stake.has(*tile))
        .count()
}

fn count(stake: &Counts, tile: Tile) -> usize {
    stake.iter().filter(|own| *own == tile).count()
}

/// The two best scores, the better first.
fn best(view: &SeatView) -> [(i64, Seat); 2] {
    let mut order: Vec<(i64, Seat)> = Seat::ALL.map(|seat| (view.scores[seat], seat)).to_vec();
    order.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    [order[0], order[1]]
}

#[test]
fn one_tile_is_missing_to_thirteen_odd_majors() {
    let saved = save::open(&place(MAJORS)).expect("the game opens");
    let table = saved.open().game;
    let view = table.seat_view(saved.viewer);
    assert!(matches!(view.request(), Some(Request::Turn { .. })));
    assert!(view.me().melds.is_empty());
    assert_eq!(majors(view), 12, "{:?}", view.me().stake);
}

#[test]
fn the_last_round_is_a_cliff_hanger() {
    let saved = save::open(&place(LAST)).expect("the game opens");
    let table = saved.open().game;
    let view = table.seat_view(saved.viewer);
    let [(first, _), (second, seat)] = best(view);
    assert_eq!(view.round_wind, Wind::North);
    assert_eq!(seat, saved.viewer, "the player is close behind");
    assert!(first - second <= CLOSE, "{first} and {second}");
}

fn keep(name: &str, game: &Game, inputs: usize, viewer: Seat) {
    let record = game.record();
    let saved = SavedGame {
        names: BySeat::from_fn(|seat| {
            ["You", "Lin", "Ada", "Tomás"][viewer.steps_to(seat)].to_owned()
        }),
        players: BySeat::from_fn(|seat| match seat == viewer {
            true => SavedPlayer::Person,
            false => SavedPlayer::Computer(Level::Club.to_string()),
        }),
        viewer,
        assisted: false,
        auto_played: Vec::new(),
        record: Game::replay(record, inputs)
            .expect("it was played")
            .record()
            .clone(),
        messages: Vec::new(),
    };
    std::fs::create_dir_all(place("")).expect("a folder");
    save::save(&place(name), &saved).expect("saved");
}

/// The move of a player who wants one of every odd major tile.
fn collect_odd_majors(view: &SeatView, request: &Request) -> Option<Move> {
    match request {
        Request::Claim { .. } => Some(Move::Pass),
        Request::Stand { .. } => Some(Move::Stand(false)),
        Request::Declare => Some(Move::FinishDeclaring),
        Request::Turn { .. } => {
            let stake = &view.me().stake;
            let worst = |tile: &Tile| match tile.is_major() {
                false => 0,
                true if count(stake, *tile) > 1 => 1,
                true => 2,
            };
            let tile = Tile::all()
                .filter(|tile| stake.has(*tile))
                .min_by_key(worst)?;
            Some(Move::Discard {
                tile,
                calling: false,
            })
        }
        _ => None,
    }
}

/// Plays a move of the seat to act; with `hunting` the first seat collects odd majors. False at the end of the game.
fn step(game: &mut Game, hunting: bool) -> bool {
    let asked = Seat::ALL
        .into_iter()
        .find_map(|seat| Some((seat, game.request(seat)?)));
    let Some((seat, request)) = asked else {
        return false;
    };
    let view = game.seat_view(seat);
    let own = (hunting && seat == Seat::new(0)).then(|| collect_odd_majors(view, &request));
    let player = ComputerPlayer::new(Level::Club);
    let choice = own
        .flatten()
        .unwrap_or_else(|| player.decide(view, &request));
    game.apply(Input::Move(seat, choice)).is_ok()
}

fn make_majors() -> bool {
    let own = Seat::new(0);
    (0..20_000).any(|seed| {
        let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(seed));
        while game.seat_view(own).deal_number < 2 && step(&mut game, true) {
            let view = game.seat_view(own);
            let calls = majors(view) == 12 && view.live_left > 12;
            if calls && matches!(game.request(own), Some(Request::Turn { .. })) {
                keep(MAJORS, &game, game.inputs().len(), own);
                return true;
            }
        }
        false
    })
}

fn make_last_round() -> bool {
    (0..500).any(|seed| {
        let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(seed));
        let own = Seat::new(0);
        let mut last = None;
        while step(&mut game, false) {
            let view = game.seat_view(own);
            let fourth = view.round_wind == Wind::North && view.east.next() == view.first_east;
            let begins = view.turn.is_none() && view.end.is_none() && view.deal_number > 12;
            if fourth && begins && last.is_none() {
                last = Some((game.inputs().len(), best(view)));
            }
            if view.game_over {
                break;
            }
        }
        match last {
            Some((inputs, [(first, _), (second, seat)])) if first - second <= CLOSE => {
                keep(LAST, &game, inputs, seat);
                true
            }
            _ => false,
        }
    })
}

#[test]
#[ignore = "makes the saved games anew"]
fn saved_games_are_made_by_playing() {
    assert!(make_majors(), "no hand came within one tile");
    assert!(make_last_round(), "no game was close enough");
}
