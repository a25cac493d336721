//! Sentences about a game with real tiles and its scorecard.

use engine::file_fault::FileFault;
use engine::rules::{RowId, Source};
use engine::scorekeeper::{
    BadScorecard, Circumstance, Draft, Entry, EntryError, EntryResult, EntryWarning, HandResult,
    HandTotal, Line, Results, Scorecard,
};
use engine::tiles::{BySeat, Seat};
use words::say;

use super::Describe;
use super::characters::person;
use super::rows::RowTitle;
use super::tiles::TileWording;

/// Words for the entries of a scorecard.
pub trait ScorecardWording {
    /// Describes an entry in a few words.
    fn describe_line(&self, line: &Line) -> String;

    /// Describes a win: the winner, the tile, and where it came from.
    fn describe_win(&self, result: &HandResult) -> String;

    /// What is wrong with an entry, and what should be checked; `None` if nothing is doubtful.
    fn describe_warnings(&self, line: &Line) -> Option<String>;

    /// The problem with a hand, and the player whose hand it is.
    fn describe_error(&self, error: &EntryError) -> String;

    /// The payments after a win, one sentence each, then a note if East pays and receives double.
    fn payments(&self, line: &Line) -> Vec<String>;

    /// Who pays whom over all entries, one sentence each.
    fn payments_in_all(&self, results: &Results) -> Vec<String>;
}

impl ScorecardWording for Scorecard {
    fn describe_line(&self, line: &Line) -> String {
        let what = describe_result(self, line);
        let is_hand = !matches!(
            line.result,
            EntryResult::Other(Entry::Penalty { .. } | Entry::Correction { .. })
        );
        match line.progress.goulash && is_hand {
            true => say!("keeper-in-goulash", what),
            false => what,
        }
    }

    fn describe_win(&self, result: &HandResult) -> String {
        let played = &result.played;
        let who = person(&self.names[played.winner]);
        let tile = played.last.noun();
        let source = played.origin.source();
        match result.from {
            Some(from) => {
                let robbed = source == Source::Snatch;
                let whom = person(&self.names[from]);
                say!("keeper-won-from", who, tile, whom, robbed)
            }
            None => match source {
                Source::Wall => say!("keeper-won-drawn", who, tile),
                Source::Loose => say!("keeper-won-loose", who, tile),
                Source::Discard => say!("keeper-won-discard", who, tile),
                Source::Snatch => say!("keeper-won-robbed", who, tile),
            },
        }
    }

    fn describe_warnings(&self, line: &Line) -> Option<String> {
        let error = match &line.result {
            EntryResult::Refused(error) => Some(self.describe_error(error)),
            EntryResult::Won(_) | EntryResult::Other(_) => None,
        };
        let warnings = line.warnings.iter().map(|warning| match warning {
            EntryWarning::AfterTheEnd => say!("keeper-doubt-after-end").to_owned(),
            EntryWarning::Dropped(tick) => {
                let what = tick.label().replacen('&', "", 1);
                say!("keeper-doubt-dropped", what)
            }
        });
        let sentences: Vec<String> = error.into_iter().chain(warnings).collect();
        (!sentences.is_empty()).then(|| words::sentences(sentences))
    }

    fn describe_error(&self, error: &EntryError) -> String {
        let why = error.describe();
        match error.seat() {
            Some(seat) => say!(
                "keeper-error-of-player",
                who = person(&self.names[seat]),
                why
            ),
            None => why,
        }
    }

    fn payments(&self, line: &Line) -> Vec<String> {
        let EntryResult::Won(result) = &line.result else {
            return Vec::new();
        };
        let mut sentences = payment_sentences(self, &result.settlement.gets_from);
        if self.rules.options.east_doubles {
            let east = person(&self.names[line.progress.east]);
            sentences.push(say!("keeper-east-doubles", east));
        }
        sentences
    }

    fn payments_in_all(&self, results: &Results) -> Vec<String> {
        payment_sentences(self, &results.gets_from())
    }
}

/// A sentence for each payment, by what each player receives from each of the others.
fn payment_sentences(card: &Scorecard, gets_from: &BySeat<BySeat<i64>>) -> Vec<String> {
    let pairs = Seat::ALL
        .into_iter()
        .flat_map(|to| Seat::ALL.map(|from| (to, from, gets_from[to][from])));
    let paid = pairs.filter(|(.., points)| *points > 0);
    paid.map(|(to, from, points)| {
        say!(
            "keeper-pays",
            who = person(&card.names[from]),
            whom = person(&card.names[to]),
            points
        )
    })
    .collect()
}

/// Describes what an entry did, in a few words.
fn describe_result(card: &Scorecard, line: &Line) -> String {
    let name = |seat: Seat| person(&card.names[seat]);
    match &line.result {
        EntryResult::Won(result) => {
            let what = card.describe_win(result);
            match special_hand(card, result) {
                Some(hand) => say!("keeper-won-special", what, hand = hand.noun()),
                None => what,
            }
        }
        EntryResult::Refused(_) => say!("keeper-line-refused").to_owned(),
        EntryResult::Other(Entry::Dead | Entry::Hand(_)) => say!("keeper-line-dead").to_owned(),
        EntryResult::Other(Entry::Penalty { by, to, points }) => {
            let (who, points) = (name(*by), *points);
            match to {
                Some(to) => say!("keeper-line-penalty-to", who, points, whom = name(*to)),
                None => say!("keeper-line-penalty", who, points),
            }
        }
        EntryResult::Other(Entry::Correction { of, points }) => {
            say!("keeper-line-correction", who = name(*of), points = *points)
        }
    }
}

/// The special hand that counted for the winner, if there was one.
fn special_hand<'a>(card: &Scorecard, result: &'a HandResult) -> Option<&'a RowId> {
    let HandTotal::Scored(scored) = &result.hands[result.played.winner] else {
        return None;
    };
    let is_special = |row: &&RowId| {
        let row = card.rules.event(row);
        row.is_some_and(|row| row.special.is_some())
    };
    let mut rows = scored.score.lines.iter().map(|line| &line.row);
    rows.find(is_special)
}

/// Words for a circumstance.
pub trait CircumstanceWording {
    /// The label of its check box, with `&` before its access key.
    fn label(self) -> &'static str;
}

impl CircumstanceWording for Circumstance {
    fn label(self) -> &'static str {
        match self {
            Self::LastTile => say!("keeper-last-tile"),
            Self::Standing => say!("keeper-standing"),
            Self::Original => say!("keeper-original"),
            Self::FirstDiscard => say!("keeper-first-discard"),
            Self::KongUponKong => say!("keeper-kong-upon-kong"),
            Self::OnlyPlace => say!("keeper-only-place"),
            Self::Thirteenth => say!("keeper-thirteenth"),
            Self::PaysForAll => say!("keeper-discarder-pays-for-all"),
        }
    }
}

impl Describe for EntryError {
    fn describe(&self) -> String {
        match self {
            Self::Typed(_, why) => why.describe(),
            Self::Points(_) => say!("keeper-error-points", most = Draft::MAX_POINTS),
            Self::NoWinner => say!("keeper-error-no-winner").to_owned(),
            Self::TwoWinners(_) => say!("keeper-error-two-winners").to_owned(),
            Self::WinnerTiles(_, count) => say!("keeper-error-winner-tiles", count = *count),
            Self::LoserTiles(_, count) => say!("keeper-error-loser-tiles", count = *count),
            Self::TooMany(_, tile, count) => say!(
                "keeper-error-too-many",
                tile = tile.noun(),
                copies = tile.copies(),
                count = *count
            ),
            Self::OwnTile(_) => say!("keeper-error-own-tile").to_owned(),
            Self::NoLoose(_) => say!("keeper-error-no-loose").to_owned(),
            Self::NotRobbed(_, tile) => say!("keeper-error-not-robbed", tile = tile.noun()),
            Self::NotMahJongg(_, why) => {
                words::sentences([say!("keeper-error-not-mah-jongg"), &why.describe()])
            }
        }
    }
}

impl Describe for BadScorecard {
    fn describe(&self) -> String {
        match self {
            Self::Damaged(fault @ FileFault::Other) => {
                say!("keeper-file-damaged", why = fault.describe())
            }
            Self::Damaged(fault) => fault.describe(),
            Self::NoSuchDay => say!("keeper-file-no-such-day").to_owned(),
            Self::TooLarge => say!("keeper-file-damaged", why = say!("keeper-file-too-much")),
            Self::Later(format) => say!("keeper-file-later", format = *format),
        }
    }
}
