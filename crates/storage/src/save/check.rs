//! Compares the stored results of a game with those of a replay. The stored results stay in force; differences are only reported.

use engine::table::{Ending, FinishedDeal, Game, Record, Refusal};
use engine::tiles::BySeat;
use wording::{Describe, RowTitle};
use words::{noun, say};

/// A difference between a deal as stored and as replayed by the rules of this version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Number of the deal in the game, from 1.
    pub deal: u32,
    /// The difference, in words; empty if only the deal matters.
    pub description: String,
}

impl Difference {
    /// A message that names the deals with differences; `None` if there are none.
    pub fn sentence(differences: &[Self]) -> Option<String> {
        let mut hands: Vec<u32> = differences
            .iter()
            .map(|difference| difference.deal)
            .collect();
        hands.dedup();
        let (count, hands): (usize, Vec<String>) =
            (hands.len(), hands.iter().map(u32::to_string).collect());
        let hands = words::list_and(&hands);
        (count > 0).then(|| say!("file-scored-otherwise", count, hands))
    }
}

/// Replays every deal of a record from its start, including the deal in progress, and lists the differences. A deal may have
/// several.
pub fn differences(record: &Record) -> Vec<Difference> {
    let mut differences = Vec::new();
    for (deal_index, stored) in record.deals.iter().enumerate() {
        let deal = record.start(deal_index).progress.deals + 1;
        let descriptions = match play_deal(record, deal_index, stored.inputs) {
            Ok(game) => game.record().deals.get(deal_index).map_or_else(
                || vec![say!("differs-is-not-over").to_owned()],
                |played| compare(stored, played),
            ),
            Err((input_index, refusal)) => vec![not_legal(input_index, &refusal)],
        };
        differences.extend(
            descriptions
                .into_iter()
                .map(|description| Difference { deal, description }),
        );
    }
    let deals = record.deals.len();
    if let Err((input_index, refusal)) = play_deal(record, deals, record.inputs.len()) {
        differences.push(Difference {
            deal: record.start(deals).progress.deals + 1,
            description: not_legal(input_index, &refusal),
        });
    }
    differences
}

/// Replays the deal with this index from its start, up to this number of inputs of the game, by the rules of this version.
///
/// # Errors
/// An input is refused; its index and the reason.
pub(super) fn play_deal(
    record: &Record,
    deal_index: usize,
    inputs: usize,
) -> Result<Game, (usize, Refusal)> {
    let mut game = Game::between_deals(record, deal_index);
    for input_index in game.inputs().len()..inputs.min(record.inputs.len()) {
        game.apply(record.inputs[input_index].clone())
            .map_err(|refusal| (input_index, refusal))?;
    }
    Ok(game)
}

fn not_legal(input_index: usize, refusal: &Refusal) -> String {
    let refusal = refusal.describe();
    say!(
        "file-refused-input",
        at = input_index + 1,
        refused = refusal
    )
}

fn compare(stored: &FinishedDeal, played: &FinishedDeal) -> Vec<String> {
    let ends = |deal: &FinishedDeal| deal.inputs.to_string();
    let result = |deal: &FinishedDeal| match deal.winner() {
        Some(seat) => noun!("differs-won", seat = seat.index() + 1).to_string(),
        None => say!("sheet-dead-hand").to_owned(),
    };
    let hands = |deal: &FinishedDeal| format!("{:?}", deal.totals().map(|totals| totals.0));
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
    let scores = |deal: &FinishedDeal| format!("{:?}", deal.next.scores.0);
    let next = |deal: &FinishedDeal| format!("{:?}", deal.next.progress);
    let mut differences = Vec::new();
    let mut compare = |describe: fn(&str, &str) -> String, of: &dyn Fn(&FinishedDeal) -> String| {
        let (stored, played) = (of(stored), of(played));
        if stored != played {
            differences.push(describe(&stored, &played));
        }
    };
    compare(|stored, played| say!("differs-end", stored, played), &ends);
    compare(
        |stored, played| say!("differs-result", stored, played),
        &result,
    );
    compare(
        |stored, played| say!("differs-hands", stored, played),
        &hands,
    );
    compare(|stored, played| say!("differs-rows", stored, played), &rows);
    compare(
        |stored, played| say!("differs-scores", stored, played),
        &scores,
    );
    compare(|stored, played| say!("differs-next", stored, played), &next);
    if differences.is_empty() && stored.digest != played.digest {
        differences.push(say!("differs-events").to_owned());
    }
    differences
}
