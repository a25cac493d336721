//! More than the tip: the best few discards.

use super::Advice;
use super::behind::{Advised, Behind};
use super::beside;
use super::choice::Choice;
use super::judgement::{Judgement, Thrown};
use super::occasion::{discard, is_turn};
use super::own_kong::{self, OwnKong};
use super::reason::Reason;
use super::threat::Threat;
use engine::table::{Move, SeatView};
use engine::tiles::Tile;

/// How many tiles are told of, the best first, or more where the tip names more.
const TOLD: usize = 3;

/// The two or three best tiles to throw, the best first, and those that the tip sets beside the best, with what each leaves, what that
/// is worth, its chance and its danger; none if it is not the viewer's turn.
pub fn choices(view: &SeatView) -> Vec<Choice> {
    choices_among(view, |_| true)
}

/// The best of those that may be advised, as in a lesson, whose card asks for one of them.
pub fn choices_among(view: &SeatView, may: impl Fn(&Move) -> bool) -> Vec<Choice> {
    match is_turn(view) {
        true => choices_by(&Judgement::of(view), view, may),
        false => Vec::new(),
    }
}

fn choices_by(
    judgement: &Judgement<'_>,
    view: &SeatView,
    may: impl Fn(&Move) -> bool,
) -> Vec<Choice> {
    if view.me().standing {
        return Vec::new();
    }
    let mut throws = judgement.throws().to_vec();
    throws.retain(|throw| may(&discard(throw.tile)));
    let Some(advised) = throws.first() else {
        return Vec::new();
    };
    let danger = advised.danger;
    let advised = Advised::of(judgement, advised.promise, &advised.rest);
    let named = named(judgement, &throws);
    for tile in &named {
        if may(&discard(*tile)) && throws.iter().all(|throw| throw.tile != *tile) {
            throws.push(judgement.thrown(*tile));
        }
    }
    // The best, those that are named, and the best of the rest.
    let is_named = |throw: &Thrown| named.contains(&throw.tile);
    let (mut told, rest): (Vec<_>, Vec<_>) = throws
        .iter()
        .enumerate()
        .partition(|(place, throw)| *place == 0 || is_named(throw));
    let room = TOLD.saturating_sub(told.len());
    told.extend(rest.into_iter().take(room));
    told.sort_by_key(|(place, _)| *place);
    told.into_iter()
        .filter_map(|(place, throw)| {
            let choice = Choice::thrown(judgement, throw)?;
            let choice = match place {
                0 => choice,
                _ => choice.behind(throw.promise, advised),
            };
            Some(Choice {
                danger: Some(throw.danger.percent),
                threat: Threat::of(view, choice.tile, &throw.danger),
                behind: match choice.behind {
                    Some(Behind::Even) if danger.is_safer_than(&throw.danger) => {
                        Some(Behind::Riskier)
                    }
                    behind => behind,
                },
                ..choice
            })
        })
        .collect()
}

/// The same as moves, with the Kongs that can be made: the one that is advised first, the others last.
pub fn moves_among(view: &SeatView, may: impl Fn(&Move) -> bool) -> Vec<(Move, Choice)> {
    match is_turn(view) {
        true => moves_by(&Judgement::of(view), view, may),
        false => Vec::new(),
    }
}

/// The same by the judgement of that view.
pub(super) fn moves_by(
    judgement: &Judgement<'_>,
    view: &SeatView,
    may: impl Fn(&Move) -> bool,
) -> Vec<(Move, Choice)> {
    let discards = choices_by(judgement, view, &may);
    let discards = discards
        .into_iter()
        .map(|choice| (discard(choice.tile), choice));
    if own_kong::possible(view).next().is_none() {
        return discards.collect();
    }
    let advised = Advice::by(judgement, view, may).and_then(|advice| advice.kong);
    let first = advised.map(|tile| OwnKong::of(judgement, tile));
    let throws = judgement.throws();
    let beside = match &first {
        Some(kong) => Some((kong.promise, &kong.rest)),
        None => throws.first().map(|best| (best.promise, &best.rest)),
    };
    let beside = beside.map(|(promise, rest)| Advised::of(judgement, promise, rest));
    let discards = discards.map(|(discard, choice)| match beside {
        Some(kong) if first.is_some() => {
            let promise = beside::promise_without(judgement, throws, choice.tile);
            (discard, choice.behind(promise, kong))
        }
        _ => (discard, choice),
    });
    let others = own_kong::possible(view).filter(|tile| Some(*tile) != advised);
    let others = others.filter_map(|tile| {
        let kong = OwnKong::of(judgement, tile);
        let choice = kong.choice(judgement)?.behind(kong.promise, beside?);
        Some((Move::Kong(tile), choice))
    });
    let kong = first
        .iter()
        .filter_map(|kong| Some((Move::Kong(kong.tile), kong.choice(judgement)?)));
    kong.chain(discards).chain(others).collect()
}

/// The tiles that the tip sets beside the one it advises.
fn named(judgement: &Judgement<'_>, throws: &[Thrown]) -> Vec<Tile> {
    let first = throws.first();
    let choice = first.and_then(|throw| Choice::thrown(judgement, throw));
    let own = choice.and_then(|choice| Reason::of(judgement.prospect.view, &choice));
    let reason = beside::reason(judgement, own, throws).0;
    reason.map_or(Vec::new(), |reason| reason.others())
}
