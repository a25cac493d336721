//! What is spoken of an event: less than the status bar says, and shorter.

use super::announcements::Topic;
use super::players::set_words;
use crate::presenter::text::hand_text::tile_list;
use crate::presenter::text::phrases::Words;
use engine::rules::{RuleSet, Settlement};
use engine::table::{DealEnd, Denial, Event, Outcome, ReadyFor, SeatView};
use engine::tiles::{BySeat, Seat, Tile};
use wording::{Named, TileWording, line_words};
use words::say;

/// The sentence that is spoken of an event, and what it is about; `None` if nothing is spoken. `view` is the table after the event.
pub fn spoken(event: &Event, view: &SeatView, words: &Words<'_>) -> Option<(Topic, String)> {
    let is_own = |seat: &Seat| Some(*seat) == words.viewer;
    let of = |seat: &Seat, others: Topic| match is_own(seat) {
        true => Topic::Own,
        false => others,
    };
    Some(match event {
        Event::DealBegan { east, .. } => (Topic::Own, hand_begins(view, *east, words)),
        Event::ReadyAsked {
            purpose: ReadyFor::Play,
            ..
        } if words.viewer.is_some() => (Topic::Own, dealt(view)),
        // What others draw changes nothing that can be heard.
        Event::Drew { seat, .. } if !is_own(seat) => return None,
        // A Flower or Season is named when it is laid out, and tiles drawn before play are named with all others when play begins.
        Event::Drew { tile, .. } if view.turn.is_none() || is_bonus(*tile) => return None,
        Event::Drew { .. } => (Topic::Own, words.sentence(event, view)?),
        Event::BonusDeclared { seat, .. } => {
            (of(seat, Topic::Surroundings), words.sentence(event, view)?)
        }
        Event::Discarded { calling: true, .. } | Event::Stood { .. } => {
            (Topic::Play, words.sentence(event, view)?)
        }
        Event::Discarded { seat, tile, .. } => {
            let (who, you) = words.who(*seat);
            let tile = tile.noun();
            (
                of(seat, Topic::Play),
                say!("spoken-discard", you, who, tile),
            )
        }
        // The set follows, and a lost claim is explained.
        Event::Claimed { .. } => return None,
        Event::ClaimDenied {
            reason: Denial::BetterClaim(_),
            ..
        } => return None,
        // The winner's sets can be heard with the scores.
        Event::Melded { .. } if view.end.is_some() => return None,
        Event::Melded { seat, meld, .. } | Event::KongDeclared { seat, meld, .. } => {
            let ((who, you), set) = (words.who(*seat), set_words(meld));
            (of(seat, Topic::Play), say!("spoken-set", you, who, set))
        }
        Event::WentMahJong {
            seat, tile, from, ..
        } => (Topic::Own, won(*seat, *tile, *from, words)),
        Event::Scored { seat, outcome } => scored(*seat, outcome, view, words),
        Event::Settled {
            settlement, scores, ..
        } => (Topic::Own, settled(settlement, scores, words)),
        Event::Formed { .. }
        | Event::FormedSpecial { .. }
        | Event::TilesShown { .. }
        | Event::Passed { .. }
        | Event::StandDeclined { .. }
        | Event::ReadyAsked { .. } => return None,
        Event::ClaimDenied { .. }
        | Event::GoulashBegan
        | Event::Exchanged { .. }
        | Event::NotSettled
        | Event::WashedOut { .. }
        | Event::HandsShown { .. }
        | Event::GameEnded => (Topic::Own, words.sentence(event, view)?),
        Event::StandAsked { .. } | Event::ChowToPlace { .. } | Event::TileSwapped { .. } => {
            (Topic::Own, words.log_sentence(event)?)
        }
        _ => {
            let sentence = words.sentence(event, view);
            let sentence = sentence.or_else(|| words.log_sentence(event))?;
            (Topic::Surroundings, sentence)
        }
    })
}

fn is_bonus(tile: Option<Tile>) -> bool {
    tile.is_some_and(|tile| tile.as_bonus().is_some())
}

/// The round, the hand and the player's wind; who is East, if nobody or several people listen.
fn hand_begins(view: &SeatView, east: Seat, words: &Words<'_>) -> String {
    let (round, hand) = (view.round_wind.name(), view.deal_number);
    match words.viewer {
        Some(seat) => {
            let wind = view.wind_of(seat).name();
            say!("spoken-hand-begins", round, hand, wind)
        }
        None => {
            let (who, _) = words.who(east);
            say!("spoken-hand-begins-for-all", round, hand, who)
        }
    }
}

/// The player's own tiles after the deal.
fn dealt(view: &SeatView) -> String {
    let tiles: Vec<Tile> = view.me().stake.iter().collect();
    say!("spoken-own-tiles", tiles = tile_list(&tiles))
}

fn won(winner: Seat, tile: Tile, from: Option<Seat>, words: &Words<'_>) -> String {
    let ((who, you), tile) = (words.who(winner), tile.noun());
    match from.map(|seat| words.who(seat)) {
        Some((from, from_you)) => say!("spoken-won-from", you, who, tile, from, from_you),
        None => say!("spoken-won", you, who, tile),
    }
}

/// The score of a hand; the winner's with what it is for.
fn scored(seat: Seat, outcome: &Outcome, view: &SeatView, words: &Words<'_>) -> (Topic, String) {
    let ((who, you), points) = (words.who(seat), outcome.total());
    let is_winner = matches!(&view.end, Some(DealEnd::MahJong { winner, .. }) if *winner == seat);
    match outcome {
        Outcome::Ours(score) if is_winner && !score.lines.is_empty() => {
            let reasons = reasons(&view.rules, score.lines.iter());
            let sentence = say!("spoken-winners-score", you, who, points, reasons);
            (Topic::Own, sentence)
        }
        Outcome::Ours(_) | Outcome::Foreign { .. } => {
            let topic = match is_winner || you {
                true => Topic::Own,
                false => Topic::Surroundings,
            };
            (topic, say!("spoken-score", you, who, points))
        }
    }
}

/// The lines of a score as a list, equal ones only once.
fn reasons<'a>(
    rules: &RuleSet,
    lines: impl Iterator<Item = &'a engine::rules::ScoreLine>,
) -> String {
    let mut reasons: Vec<String> = Vec::new();
    for line in lines {
        let words = line_words(rules, line);
        if !reasons.contains(&words) {
            reasons.push(words);
        }
    }
    words::listed(reasons).to_string()
}

/// What everybody gets or pays, and the new scores.
fn settled(settlement: &Settlement, scores: &BySeat<i64>, words: &Words<'_>) -> String {
    let totals = settlement.totals();
    let changes = Seat::ALL.map(|seat| {
        let ((who, you), change) = (words.who(seat), totals[seat]);
        let amount = change.unsigned_abs();
        match change {
            0.. => say!("spoken-gets", you, who, amount),
            _ => say!("spoken-pays", you, who, amount),
        }
    });
    let scores = scores_words(scores, words);
    say!("spoken-settled", changes = words::listed(changes), scores)
}

/// The scores of all players: `You 936, Lin 1042, Ada 1022 and Tomás 1000`.
pub(super) fn scores_words(scores: &BySeat<i64>, words: &Words<'_>) -> String {
    let score = |seat| words.score(seat, scores[seat]).to_string();
    words::list_and(&Seat::ALL.map(score))
}
