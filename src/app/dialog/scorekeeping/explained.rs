//! The page that explains an entry: for a hand that was won, a column for each player with the tiles and all scoring rows, and the payments.

use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill, Length};

use super::entering::tile_groups;
use super::message::Message;
use super::scorecard_model::ScorecardModel;
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, pale_rule, rule, tile_row};
use engine::rules::{RuleSet, Score, ScoreLine};
use engine::scorekeeper::{
    Entry, EntryResult, HandResult, HandTotal, Line, ScoredHand, TileOrigin, TypedHand,
};
use engine::tiles::{Seat, ShortHand, Tile};
use wording::{AwardWording, ScoreWording, ScorecardWording, line_words, person};
use words::{figure, say};

/// The page for the entry in this row of the sheet.
pub fn page<'a>(
    form: &Form<'a, Message>,
    model: &ScorecardModel,
    chosen: usize,
) -> Element<'a, Event> {
    let look = form.look;
    let (card, results) = (model.card(), model.results());
    let Some(line) = results.lines.get(chosen) else {
        return look.hint(say!("keeper-nothing-entered"));
    };
    let event = card.describe_line(line);
    let words = match &line.result {
        EntryResult::Other(Entry::Penalty { .. } | Entry::Correction { .. }) => event,
        _ => say!(
            "keeper-hand-was",
            number = line.progress.deals + 1,
            words = event
        ),
    };
    let mut parts = column![look.words(words, 16.0, theme::SEMIBOLD, look.palette.ink)]
        .spacing(look.px(8.0))
        .width(Fill);
    if let Some(warnings) = card.describe_warnings(line) {
        parts = parts.push(form.warning(warnings));
    }
    match &line.result {
        EntryResult::Won(result) => {
            let columns = Seat::ALL.map(|place| {
                let seat = line.progress.east.plus(place.index());
                // The winner's tiles fit side by side.
                let share = if seat == result.played.winner { 3 } else { 2 };
                container(player_column(look, model, line, result, seat))
                    .width(Length::FillPortion(share))
                    .into()
            });
            parts = parts.push(row(columns).spacing(look.px(14.0)));
            let payments = words::sentences(card.payments(line));
            parts = parts.push(look.hint(payments));
        }
        EntryResult::Refused(_) => parts = parts.push(look.text(say!("keeper-refused-explained"))),
        EntryResult::Other(entry) => {
            let words = match entry {
                Entry::Dead | Entry::Hand(_) => say!("keeper-dead-explained"),
                Entry::Penalty { .. } => say!("keeper-penalty-explained"),
                Entry::Correction { .. } => say!("keeper-correction-explained"),
            };
            parts = parts.push(look.text(words));
            if *entry == Entry::Dead {
                let next = results
                    .lines
                    .get(chosen + 1)
                    .map_or(results.progress, |next| next.progress);
                let east = person(&card.names[next.east]);
                parts = parts.push(look.text(say!("keeper-east-next", east)));
            }
            for (seat, gets) in line.changes.iter() {
                let words = say!(
                    "keeper-changed-to",
                    who = person(&card.names[seat]),
                    gets = *gets,
                    score = line.scores[seat]
                );
                parts = parts.push(look.text(words));
            }
        }
    }
    parts.into()
}

/// A player's tiles, scoring rows, gain or loss, and score after the hand.
fn player_column<'a, M: 'a>(
    look: Look<'a>,
    model: &ScorecardModel,
    line: &Line,
    result: &HandResult,
    seat: Seat,
) -> Element<'a, M> {
    let colors = look.palette;
    let won = seat == result.played.winner;
    let name = say!(
        "keeper-wind-name",
        wind = seat.wind(line.progress.east).letter().to_string(),
        name = model.card().names[seat]
    );
    let color = if won { colors.negative } else { colors.ink };
    let total = figure(i64::from(result.hands[seat].total()));
    let name = look.one_line(name, 14.5, theme::SEMIBOLD, color);
    let total = look.words(total, 20.0, theme::SEMIBOLD, colors.negative);
    let head = row![container(name).width(Fill), total].align_y(Center);
    let mut parts = column![head, rule(look)].spacing(look.px(4.0));
    parts = match &result.hands[seat] {
        HandTotal::Nothing => parts.push(look.hint(say!("keeper-not-typed"))),
        HandTotal::Points(_) => parts.push(look.hint(say!("keeper-counted-at-table"))),
        HandTotal::Scored(scored) => {
            let last = won.then_some(result.played.last);
            parts.push(scored_hand(look, &model.card().rules, scored, last, 16.0))
        }
    };
    let (gets, score) = (line.changes[seat], line.scores[seat]);
    parts
        .push(pale_rule(look))
        .push(look.hint(say!("keeper-gets-to", gets, score)))
        .into()
}

/// The tiles of a hand, each `width` units wide, then all scoring rows.
pub fn scored_hand<'a, M: 'a>(
    look: Look<'a>,
    rules: &RuleSet,
    scored: &ScoredHand,
    last: Option<Tile>,
    width: f32,
) -> Element<'a, M> {
    let short = ShortHand {
        hand: scored.hand.clone(),
        last,
    };
    let typed = TypedHand {
        short,
        origin: TileOrigin::Drawn,
    };
    let tiles = split_groups(tile_groups(&typed));
    let tiles = tile_row(look, &tiles, look.px(width), look.px(width * 0.3));
    let tiles = tiles.wrap().vertical_spacing(look.px(3.0));
    let untyped =
        (scored.untyped > 0).then(|| look.hint(say!("keeper-odd-tiles", count = scored.untyped)));
    column![tiles, space().height(look.px(2.0))]
        .extend(score_rows(look, rules, &scored.score))
        .push(untyped)
        .spacing(look.px(3.0))
        .into()
}

/// Maximum number of tiles side by side in a narrow column.
const SIDE_BY_SIDE: usize = 6;

/// Splits long groups of tiles where the suit changes, and suits that are still too long, so that they wrap.
fn split_groups(groups: Vec<Vec<Tile>>) -> Vec<Vec<Tile>> {
    let is_long = |tiles: &Vec<Tile>| tiles.len() > SIDE_BY_SIDE;
    let by_suit = |tiles: &Vec<Tile>| -> Vec<Vec<Tile>> {
        let runs = tiles.chunk_by(|one, next| one.suit() == next.suit());
        let parts = runs.flat_map(|run| run.chunks(SIDE_BY_SIDE));
        parts.map(<[Tile]>::to_vec).collect()
    };
    let split = groups.into_iter().flat_map(|tiles| match is_long(&tiles) {
        true => by_suit(&tiles),
        false => vec![tiles],
    });
    split.collect()
}

/// All scoring rows with their values, and the calculation of the total unless the points are simply added.
fn score_rows<'a, M: 'a>(look: Look<'a>, rules: &RuleSet, score: &Score) -> Vec<Element<'a, M>> {
    let row = |value: String, words: String| {
        let value = look.words(value, 13.0, theme::SEMIBOLD, look.palette.ink);
        let words = look.words(words, 13.0, theme::REGULAR, look.palette.ink);
        row![
            container(value).align_right(look.px(30.0)),
            container(words).width(Fill)
        ]
        .spacing(look.px(7.0))
        .into()
    };
    let score_row = |line: &ScoreLine| {
        let words = line_words(rules, line);
        row(line.award.in_short(), words)
    };
    let mut rows: Vec<Element<'a, M>> = score.lines.iter().map(score_row).collect();
    if score.lines.is_empty() {
        rows.push(look.hint(say!("keeper-counts-nothing")));
    }
    if !score.is_sum_of_points() {
        rows.push(look.hint(score.sum()));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_group_of_tiles_is_split_by_suit_but_a_set_is_not() {
        let tiles = |names: &str| -> Vec<Tile> {
            let names = names.split(' ');
            names.map(|name| name.parse().expect("a tile")).collect()
        };
        let long = tiles("1B 1B 1B 2B 3B 4B 5B 9B 9C 9C RD RD RD");
        let set = tiles("1D 1D 1D");
        let split = split_groups(vec![set.clone(), long.clone()]);
        assert_eq!(split[0], set);
        assert_eq!(split[1..].concat(), long);
        let lengths: Vec<usize> = split.iter().map(Vec::len).collect();
        assert_eq!(lengths, [3, 6, 2, 2, 3]);
    }
}
