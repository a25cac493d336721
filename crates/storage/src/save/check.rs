//! Compares the stored results of a game with those of replaying it. The stored results count; this only reports differences.

use engine::table::{Ending, FinishedDeal, Game, Record, Refusal};
use engine::tiles::BySeat;
use wording::{Describe, RowTitle};
use words::say;

/// A deal that the rules of this version would score differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Number of the deal in the game, from 1.
    pub deal: u32,
    /// The differences.
    pub what: String,
}

impl Difference {
    /// A message about all differences in a game; `None` if there are none.
    pub fn sentence(found: &[Self]) -> Option<String> {
        let mut hands: Vec<u32> = found.iter().map(|difference| difference.deal).collect();
        hands.dedup();
        let (count, hands): (usize, Vec<String>) =
            (hands.len(), hands.iter().map(u32::to_string).collect());
        let hands = words::list_and(&hands);
        (count > 0).then(|| say!("file-scored-otherwise", count, hands))
    }
}

/// Replays every deal of a record from its start, including the deal in progress, and lists the differences.
pub fn differences(record: &Record) -> Vec<Difference> {
    let mut found = Vec::new();
    for (place, stored) in record.deals.iter().enumerate() {
        let deal = record.start(place).progress.deals + 1;
        let what = match play_deal(record, place, stored.inputs) {
            Ok(game) => game.record().deals.get(place).map_or_else(
                || vec![say!("differs-is-not-over").to_owned()],
                |played| compare(stored, played),
            ),
            Err((at, refused)) => vec![not_legal(at, &refused)],
        };
        found.extend(what.into_iter().map(|what| Difference { deal, what }));
    }
    let deals = record.deals.len();
    if let Err((at, refused)) = play_deal(record, deals, record.inputs.len()) {
        found.push(Difference {
            deal: record.start(deals).progress.deals + 1,
            what: not_legal(at, &refused),
        });
    }
    found
}

/// The game after the deal with this index, replayed from its start up to this number of inputs by the rules of this version.
///
/// # Errors
/// An input is refused; its index and the reason.
pub(super) fn play_deal(
    record: &Record,
    place: usize,
    inputs: usize,
) -> Result<Game, (usize, Refusal)> {
    let mut game = Game::between_deals(record, place);
    for at in game.inputs().len()..inputs.min(record.inputs.len()) {
        game.apply(record.inputs[at].clone())
            .map_err(|refused| (at, refused))?;
    }
    Ok(game)
}

fn not_legal(at: usize, refused: &Refusal) -> String {
    let refused = refused.describe();
    say!("file-refused-input", at = at + 1, refused)
}

fn compare(stored: &FinishedDeal, played: &FinishedDeal) -> Vec<String> {
    let mut found = Vec::new();
    let mut differ = |what: &str, stored: String, played: String| {
        if stored != played {
            found.push(say!("differs-from-stored", what, played, stored));
        }
    };
    let ends = |deal: &FinishedDeal| deal.inputs.to_string();
    differ(say!("differs-end"), ends(stored), ends(played));
    let winner = |deal: &FinishedDeal| match deal.winner() {
        Some(seat) => say!("differs-won", seat = seat.index() + 1),
        None => say!("sheet-dead-hand").to_owned(),
    };
    differ(say!("differs-result"), winner(stored), winner(played));
    let totals = |deal: &FinishedDeal| format!("{:?}", deal.totals().map(|totals| totals.0));
    differ(say!("differs-hands"), totals(stored), totals(played));
    let rows = |deal: &FinishedDeal| match &deal.ending {
        Ending::Won { hands, .. } => BySeat::from_fn(|seat| {
            let lines = hands[seat].lines.iter();
            lines
                .map(|line| line.row.title())
                .collect::<Vec<_>>()
                .join(", ")
        })
        .0
        .join("; "),
        Ending::Dead { .. } => String::new(),
    };
    differ(say!("differs-rows"), rows(stored), rows(played));
    let scores = |deal: &FinishedDeal| format!("{:?}", deal.next.scores.0);
    differ(say!("differs-scores"), scores(stored), scores(played));
    let next = |deal: &FinishedDeal| format!("{:?}", deal.next.progress);
    differ(say!("differs-next"), next(stored), next(played));
    if found.is_empty() && stored.digest != played.digest {
        found.push(say!("differs-events").to_owned());
    }
    found
}
