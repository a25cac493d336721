//! Limits for a game from a file, a line of text or another program: it may contain nothing that a real game could not. A checksum only
//! proves that a file is unchanged since it was written.

use super::SeenGame;
use engine::rules::{Award, GameOptions, Score, Settlement};
use engine::table::{DealStart, Ending, Event, GameProgress, Outcome, Record, Setup};
use engine::tiles::{BySeat, Counts, Tile};
use words::say;

/// Larger than any real score. Sums of all permitted values fit into their types.
const SCORE: u64 = 1_000_000_000_000_000;
/// More hands than anybody has ever played.
const HANDS: u32 = 1_000_000;
/// A game with a million inputs takes weeks.
const INPUTS: usize = 4_000_000;
/// A hand has some hundred inputs.
const INPUTS_OF_A_HAND: usize = 20_000;
/// The most lines, sets or tiles in a hand's score.
const LINES: usize = 300;
/// The most points for a line of a score sheet.
const LINE: Award = Award {
    points: 1_000_000,
    doubles: 1_000,
    limit: 1_000_000,
};

/// The problem if something cannot have been played.
type Checked = Result<(), String>;

/// Checks the record of a game that was read.
///
/// # Errors
/// The problem, as a sentence.
pub(super) fn check(record: &Record) -> Checked {
    setup(&record.setup)?;
    must(record.inputs.len() <= INPUTS, say!("game-too-long"))?;
    for deal in &record.deals {
        start(&deal.next)?;
        if let Ending::Won {
            hands, settlement, ..
        } = &deal.ending
        {
            hands.iter().try_for_each(|(_, hand)| score(hand))?;
            settlement.iter().try_for_each(payments)?;
        }
    }
    Ok(())
}

/// Checks a hand from a stranger.
///
/// # Errors
/// The problem, as a sentence.
pub(super) fn check_hand(given: &Setup, inputs: usize) -> Checked {
    setup(given)?;
    let is_one = given.walls.len() <= 1 && inputs <= INPUTS_OF_A_HAND;
    must(is_one, say!("game-too-long"))
}

/// Checks a game of a network table.
///
/// # Errors
/// The problem, as a sentence.
pub(super) fn check_seen(game: &SeenGame) -> Checked {
    must(game.events.len() <= INPUTS, say!("game-too-long"))?;
    game.events.iter().try_for_each(event)
}

fn event(event: &Event) -> Checked {
    match event {
        Event::GameBegan { scores: all, .. } => scores(all),
        Event::GameResumed {
            deals,
            east_wins,
            scores: all,
            ..
        } => {
            scores(all)?;
            must(
                *deals <= HANDS && *east_wins <= HANDS,
                say!("game-too-long"),
            )
        }
        Event::DealBegan { number, dice, .. } => {
            must(*number <= HANDS, say!("game-too-long"))?;
            let is_die = |die: &u8| (1..=6).contains(die);
            must(dice.iter().all(is_die), say!("game-dice"))
        }
        Event::Scored {
            outcome: Outcome::Ours(found),
            ..
        } => score(found),
        Event::Settled {
            settlement,
            scores: all,
            ..
        } => {
            scores(all)?;
            payments(settlement)
        }
        _ => Ok(()),
    }
}

fn must(holds: bool, why: &str) -> Checked {
    holds.then_some(()).ok_or_else(|| why.to_owned())
}

fn setup(setup: &Setup) -> Checked {
    setup.scores.iter().try_for_each(scores)?;
    setup.resumed.iter().try_for_each(stands)?;
    let wall = |tiles: &Vec<Tile>| {
        let tiles = Counts::from_iter(tiles.iter().copied());
        [true, false].map(Counts::full_set).contains(&tiles)
    };
    must(setup.walls.iter().all(wall), say!("game-wall"))
}

fn start(start: &DealStart) -> Checked {
    scores(&start.scores)?;
    stands(&start.progress)?;
    let options = start.options.as_ref();
    must(
        options.is_none_or(GameOptions::are_within_limits),
        say!("game-option"),
    )
}

fn stands(at: &GameProgress) -> Checked {
    let counts = [at.deals, at.east_wins, at.rounds_done];
    must(
        counts.iter().all(|count| *count <= HANDS),
        say!("game-too-long"),
    )
}

/// Checks running scores, or payments.
///
/// # Errors
/// One is too large.
pub(super) fn scores(scores: &BySeat<i64>) -> Checked {
    let is_score = |points: &i64| points.unsigned_abs() <= SCORE;
    must(scores.0.iter().all(is_score), say!("game-score"))
}

fn payments(settlement: &Settlement) -> Checked {
    scores(&settlement.owed)?;
    settlement
        .gets_from
        .iter()
        .try_for_each(|(_, from)| scores(from))
}

fn score(score: &Score) -> Checked {
    let is_line = |award: Award| {
        award.points <= LINE.points && award.doubles <= LINE.doubles && award.limit <= LINE.limit
    };
    let is_small = score.lines.len() <= LINES
        && score.arrangement.melds.len() <= LINES
        && score.lines.iter().all(|line| line.tiles.len() <= LINES);
    must(
        is_small && score.lines.iter().all(|line| is_line(line.award)),
        say!("game-score"),
    )
}
