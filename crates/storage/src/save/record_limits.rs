//! Limits for a game from a file, a line of text or another program: it may contain nothing that a real game could not. A
//! checksum only shows that a file is unchanged since it was written, which anybody can have done.

use super::SeenGame;
use engine::rules::{Award, GameOptions, Score, Settlement};
use engine::table::{DealStart, Ending, Event, GameProgress, Outcome, Record, Setup};
use engine::tiles::{BySeat, Counts, Tile};
use words::say;

/// A limit far above any real score. Sums of all permitted values fit into their types.
const MAX_SCORE: u64 = 1_000_000_000_000_000;
/// A limit far above the hands of any real game.
const MAX_HANDS: u32 = 1_000_000;
/// A limit on the inputs of a game; playing a million takes weeks.
const MAX_INPUTS: usize = 4_000_000;
/// A limit on the inputs of a hand, which usually has some hundred.
const MAX_HAND_INPUTS: usize = 20_000;
/// The most lines or sets in a hand's score, and tiles in one of its lines.
const MAX_LINES: usize = 300;
/// The most points, doubles and hundredths of a limit for a line of a hand's score.
const MAX_AWARD: Award = Award {
    points: 1_000_000,
    doubles: 1_000,
    limit: 1_000_000,
};

/// The error is the problem, as a sentence, of something that cannot have been played.
type Checked = Result<(), String>;

/// Checks the record of a game that was read.
///
/// # Errors
/// The problem, as a sentence.
pub(super) fn check(record: &Record) -> Checked {
    check_setup(&record.setup)?;
    ensure(record.inputs.len() <= MAX_INPUTS, say!("game-too-long"))?;
    for deal in &record.deals {
        check_start(&deal.next)?;
        if let Ending::Won {
            hands, settlement, ..
        } = &deal.ending
        {
            hands
                .iter()
                .try_for_each(|(_, hand)| check_hand_score(hand))?;
            settlement.iter().try_for_each(check_settlement)?;
        }
    }
    Ok(())
}

/// Checks the setup and the number of inputs of a hand from a stranger.
///
/// # Errors
/// The problem, as a sentence.
pub(super) fn check_hand(setup: &Setup, inputs: usize) -> Checked {
    check_setup(setup)?;
    let is_one_hand = setup.walls.len() <= 1 && inputs <= MAX_HAND_INPUTS;
    ensure(is_one_hand, say!("game-too-long"))
}

/// Checks a game of a network table.
///
/// # Errors
/// The problem, as a sentence.
pub(super) fn check_seen(game: &SeenGame) -> Checked {
    ensure(game.events.len() <= MAX_INPUTS, say!("game-too-long"))?;
    game.events.iter().try_for_each(check_event)
}

/// Checks an event of a game of a network table.
///
/// # Errors
/// The problem, as a sentence.
pub(super) fn check_event(event: &Event) -> Checked {
    match event {
        Event::GameBegan { scores, .. } => check_scores(scores),
        Event::GameResumed {
            deals,
            east_wins,
            scores,
            ..
        } => {
            check_scores(scores)?;
            ensure(
                *deals <= MAX_HANDS && *east_wins <= MAX_HANDS,
                say!("game-too-long"),
            )
        }
        Event::DealBegan { number, dice, .. } => {
            ensure(*number <= MAX_HANDS, say!("game-too-long"))?;
            let is_die = |die: &u8| (1..=6).contains(die);
            ensure(dice.iter().all(is_die), say!("game-dice"))
        }
        Event::Scored {
            outcome: Outcome::Ours(found),
            ..
        } => check_hand_score(found),
        Event::Settled {
            settlement, scores, ..
        } => {
            check_scores(scores)?;
            check_settlement(settlement)
        }
        _ => Ok(()),
    }
}

fn ensure(holds: bool, why: &str) -> Checked {
    holds.then_some(()).ok_or_else(|| why.to_owned())
}

fn check_setup(setup: &Setup) -> Checked {
    setup.scores.iter().try_for_each(check_scores)?;
    setup.resumed.iter().try_for_each(check_progress)?;
    let is_wall = |tiles: &Vec<Tile>| {
        let tiles = Counts::from_iter(tiles.iter().copied());
        [true, false].map(Counts::full_set).contains(&tiles)
    };
    ensure(setup.walls.iter().all(is_wall), say!("game-wall"))
}

fn check_start(start: &DealStart) -> Checked {
    check_scores(&start.scores)?;
    check_progress(&start.progress)?;
    let options = start.options.as_ref();
    ensure(
        options.is_none_or(GameOptions::are_within_limits),
        say!("game-option"),
    )
}

fn check_progress(progress: &GameProgress) -> Checked {
    let counts = [progress.deals, progress.east_wins, progress.rounds_done];
    ensure(
        counts.iter().all(|count| *count <= MAX_HANDS),
        say!("game-too-long"),
    )
}

/// Checks running scores, or payments.
///
/// # Errors
/// One is too large.
pub(super) fn check_scores(scores: &BySeat<i64>) -> Checked {
    let is_score = |points: &i64| points.unsigned_abs() <= MAX_SCORE;
    ensure(scores.0.iter().all(is_score), say!("game-score"))
}

fn check_settlement(settlement: &Settlement) -> Checked {
    check_scores(&settlement.owed)?;
    settlement
        .gets_from
        .iter()
        .try_for_each(|(_, payments)| check_scores(payments))
}

fn check_hand_score(score: &Score) -> Checked {
    let is_award = |award: Award| {
        award.points <= MAX_AWARD.points
            && award.doubles <= MAX_AWARD.doubles
            && award.limit <= MAX_AWARD.limit
    };
    let is_small = score.lines.len() <= MAX_LINES
        && score.arrangement.melds.len() <= MAX_LINES
        && score.lines.iter().all(|line| line.tiles.len() <= MAX_LINES);
    ensure(
        is_small && score.lines.iter().all(|line| is_award(line.award)),
        say!("game-score"),
    )
}
