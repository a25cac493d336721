//! The games in `saves/`, made by playing: each opens, and its position matches its name. The ignored test makes them again.

use std::path::{Path, PathBuf};

use engine::rules::RuleSet;
use engine::table::{Game, Input, Move, Request, SeatView, Setup};
use engine::tiles::{BySeat, Counts, Seat, Tile, Wind};
use players::{ComputerPlayer, Level};
use storage::save::{self, SavedGame, SavedPlayer};

const ODD_MAJORS_FILE: &str = "thirteen-odd-majors.mah";
const LAST_ROUND_FILE: &str = "last-round.mah";

/// The largest difference allowed, in points, between the two best players when the last player has become East in the North round.
const MAX_DIFFERENCE: i64 = 60;

/// The path of a game in `saves/`; of the folder itself if the name is empty.
fn saved_game_path(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("saves")
        .join(name)
}

/// The number of different major tiles on the stake of the view's player.
fn count_majors(view: &SeatView) -> usize {
    let stake = &view.me().stake;
    Tile::all()
        .filter(|tile| tile.is_major() && stake.has(*tile))
        .count()
}

fn count(stake: &Counts, tile: Tile) -> usize {
    stake.iter().filter(|own| *own == tile).count()
}

/// The two best scores, the better first.
fn best_two(view: &SeatView) -> [(i64, Seat); 2] {
    let mut order: Vec<(i64, Seat)> = Seat::ALL.map(|seat| (view.scores[seat], seat)).to_vec();
    order.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    [order[0], order[1]]
}

#[test]
fn one_tile_is_missing_to_thirteen_odd_majors() {
    let saved = save::open(&saved_game_path(ODD_MAJORS_FILE)).expect("the game opens");
    let game = saved.open().game;
    let view = game.seat_view(saved.viewer);
    assert!(matches!(view.request(), Some(Request::Turn { .. })));
    assert!(view.me().melds.is_empty());
    assert_eq!(count_majors(view), 12, "{:?}", view.me().stake);
}

#[test]
fn the_viewer_is_close_behind_in_the_last_round() {
    let saved = save::open(&saved_game_path(LAST_ROUND_FILE)).expect("the game opens");
    let game = saved.open().game;
    let view = game.seat_view(saved.viewer);
    let [(first, _), (second, seat)] = best_two(view);
    assert_eq!(view.round_wind, Wind::North);
    assert_eq!(seat, saved.viewer, "the viewer is second");
    assert!(first - second <= MAX_DIFFERENCE, "{first} and {second}");
}

fn save_position(name: &str, game: &Game, inputs: usize, viewer: Seat) {
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
        advised: None,
        record: Game::replay(record, inputs)
            .expect("it was played")
            .record()
            .clone(),
        messages: Vec::new(),
    };
    std::fs::create_dir_all(saved_game_path("")).expect("a folder");
    save::save(&saved_game_path(name), &saved).expect("saved");
}

/// The move of a player who collects one of every major tile; `None` if the usual computer player decides.
fn collect_odd_majors(view: &SeatView, request: &Request) -> Option<Move> {
    match request {
        Request::Claim { .. } => Some(Move::Pass),
        Request::Stand { .. } => Some(Move::Stand(false)),
        Request::Declare => Some(Move::FinishDeclaring),
        Request::Turn { .. } => {
            let stake = &view.me().stake;
            let value = |tile: &Tile| match tile.is_major() {
                false => 0,
                true if count(stake, *tile) > 1 => 1,
                true => 2,
            };
            let tile = Tile::all()
                .filter(|tile| stake.has(*tile))
                .min_by_key(value)?;
            Some(Move::Discard {
                tile,
                calling: false,
            })
        }
        _ => None,
    }
}

/// Plays a move of the first player who is asked; with `collects_majors` the first seat collects major tiles. False if nobody is asked, as at
/// the end of the game, or the move is refused.
fn step(game: &mut Game, collects_majors: bool) -> bool {
    let pending = Seat::ALL
        .into_iter()
        .find_map(|seat| Some((seat, game.request(seat)?)));
    let Some((seat, request)) = pending else {
        return false;
    };
    let view = game.seat_view(seat);
    let collected =
        (collects_majors && seat == Seat::new(0)).then(|| collect_odd_majors(view, &request));
    let player = ComputerPlayer::new(Level::Club);
    let choice = collected
        .flatten()
        .unwrap_or_else(|| player.decide(view, &request));
    game.apply(Input::Move(seat, choice)).is_ok()
}

/// Saves the first position in which the player lacks one tile of Thirteen Odd Majors; false if no seed gives one.
fn make_majors() -> bool {
    let own = Seat::new(0);
    (0..20_000).any(|seed| {
        let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(seed));
        while game.seat_view(own).deal_number < 2 && step(&mut game, true) {
            let view = game.seat_view(own);
            let lacks_one = count_majors(view) == 12 && view.live_left > 12;
            if lacks_one && matches!(game.request(own), Some(Request::Turn { .. })) {
                save_position(ODD_MAJORS_FILE, &game, game.inputs().len(), own);
                return true;
            }
        }
        false
    })
}

/// Saves the first game that is close before the first hand in which the last player is East, at the beginning of that hand; false if no seed
/// gives one.
fn make_last_round() -> bool {
    (0..500).any(|seed| {
        let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(seed));
        let own = Seat::new(0);
        let mut beginning = None;
        while step(&mut game, false) {
            let view = game.seat_view(own);
            let is_last_east =
                view.round_wind == Wind::North && view.east.next() == view.first_east;
            let is_beginning = view.turn.is_none() && view.end.is_none();
            if is_last_east && is_beginning && beginning.is_none() {
                beginning = Some((game.inputs().len(), best_two(view)));
            }
            if view.game_over {
                break;
            }
        }
        match beginning {
            Some((inputs, [(first, _), (second, seat)])) if first - second <= MAX_DIFFERENCE => {
                save_position(LAST_ROUND_FILE, &game, inputs, seat);
                true
            }
            _ => false,
        }
    })
}

#[test]
#[ignore = "makes the saved games again"]
fn saved_games_are_made_by_playing() {
    assert!(make_majors(), "no hand came within one tile");
    assert!(make_last_round(), "no game was close enough");
}
