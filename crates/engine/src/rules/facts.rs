//! What conditions test: a hand, its arrangement, its situation, and what follows from these.

use std::borrow::Cow;
use std::cell::OnceCell;

use smallvec::SmallVec;

use super::{Arrangement, GameOptions, Situation, Source};
use crate::tiles::{Counts, Exposure, Hand, Meld, MeldKind, Tile};

/// Everything a condition may ask about one arrangement of a hand.
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    /// The options of the game.
    pub options: &'a GameOptions,
    /// The player's tiles.
    pub hand: &'a Hand,
    /// How they are arranged into sets.
    pub arrangement: &'a Arrangement,
    /// The situation of the hand.
    pub situation: &'a Situation,
    /// Which suits and kinds of tile the hand contains.
    pub tiles: Mixture,
    rule_queries: &'a dyn RuleQueries,
    background: &'a Background,
}

/// Questions that conditions ask about the rule set they belong to.
pub trait RuleQueries {
    /// The kinds of tile that would make a hand of 13 Mah Jongg.
    fn waits(&self, hand: &Hand, situation: &Situation) -> Vec<Tile>;

    /// Of the kinds accepted by `accepted`, the number that complete this hand as four sets and a pair, or as another hand of the classical
    /// game.
    fn count_completing(&self, hand: &Hand, accepted: &dyn Fn(Tile) -> bool) -> usize;

    /// Whether a row counts for a set or pair of the hand.
    fn any_set_scores(&self, facts: &Facts<'_>) -> bool;
}

/// Which suits and kinds of tile a hand contains, without bonus tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mixture {
    /// One bit per suit.
    pub suits: u8,
    /// At least one terminal.
    pub terminals: bool,
    /// At least one tile from two to eight.
    pub minors: bool,
    /// At least one Wind or Dragon.
    pub honours: bool,
}

/// Facts that do not depend on the arrangement of a hand.
pub struct Background {
    /// Which suits and kinds of tile the hand contains.
    tiles: Mixture,
    /// The rows of special hands with patterns that count: for a winner those whose pattern the hand fits, for a loser those with an award
    /// for calling whose pattern lacks one tile.
    pattern_rows: SmallVec<[usize; 4]>,
    /// The waits before the last tile, computed when first needed.
    waits: OnceCell<Vec<Tile>>,
}

impl Background {
    /// The background of a hand for which these rows of special hands with patterns count.
    pub fn new(hand: &Hand, pattern_rows: impl Iterator<Item = usize>) -> Self {
        Self {
            tiles: Mixture::of(hand),
            pattern_rows: pattern_rows.collect(),
            waits: OnceCell::new(),
        }
    }
}

/// The winner's hand before sets were laid out after Mah Jongg: those sets, and the last tile, are on the stake again. A hand whose stake
/// is not empty, and that of any other player, is returned unchanged.
pub(super) fn before_laying_out<'a>(hand: &'a Hand, situation: &Situation) -> Cow<'a, Hand> {
    let Some(win) = situation.win.as_ref().filter(|_| hand.stake.is_empty()) else {
        return Cow::Borrowed(hand);
    };
    let from_others = matches!(win.source, Source::Discard | Source::Snatch);
    let claimed_index = hand.melds.iter().rposition(|meld| meld.is_exposed());
    let claimed_index = claimed_index.filter(|_| from_others);
    let mut before = Hand {
        bonus: hand.bonus.clone(),
        ..Hand::default()
    };
    for (index, meld) in hand.melds.iter().enumerate() {
        let was_concealed = !meld.is_exposed() && meld.kind != MeldKind::Kong;
        if was_concealed || claimed_index == Some(index) {
            before.stake.extend(meld.tiles());
        } else {
            before.melds.push(*meld);
        }
    }
    Cow::Owned(before)
}

impl<'a> Facts<'a> {
    /// The facts of one arrangement. All arrangements of a hand share the same `background`.
    pub fn new(
        (options, rule_queries): (&'a GameOptions, &'a dyn RuleQueries),
        hand: &'a Hand,
        arrangement: &'a Arrangement,
        situation: &'a Situation,
        background: &'a Background,
    ) -> Self {
        Self {
            options,
            rule_queries,
            hand,
            arrangement,
            situation,
            tiles: background.tiles,
            background,
        }
    }

    /// Whether the row at this index counts because of its pattern: a winner's hand fits it, or a loser's hand is calling it.
    pub fn counts_by_pattern(&self, row: usize) -> bool {
        self.background.pattern_rows.contains(&row)
    }

    /// The sets, without pairs.
    pub fn sets(&self) -> impl Iterator<Item = &'a Meld> {
        let melds = self.arrangement.melds.iter();
        melds.filter(|meld| meld.kind != MeldKind::Pair)
    }

    /// The pair, if there is exactly one.
    pub fn only_pair(&self) -> Option<&'a Meld> {
        let melds = self.arrangement.melds.iter();
        let mut pairs = melds.filter(|meld| meld.kind == MeldKind::Pair);
        pairs.next().filter(|_| pairs.next().is_none())
    }

    /// Whether a winner's pair is the only one or, of several, one of the last tile. Always true for the other players.
    pub fn is_only_or_completed_pair(&self, pair: &Meld) -> bool {
        let win = self.situation.win.as_ref();
        win.is_none_or(|win| win.tile == pair.tile || self.only_pair().is_some())
    }

    /// Whether this player went Mah Jongg with another player's tile.
    pub fn won_from_others(&self) -> bool {
        let win = self.situation.win.as_ref();
        win.is_some_and(|win| matches!(win.source, Source::Discard | Source::Snatch))
    }

    /// Whether a set counts as exposed for the doubles of concealed hands. With the option `kong_has_3_types`, a claimed kong does not.
    pub fn counts_as_exposed(&self, set: &Meld) -> bool {
        let claimed_kong = set.kind == MeldKind::Kong && set.exposure == Exposure::Claimed;
        set.is_exposed() && !(claimed_kong && self.options.kong_has_3_types)
    }

    /// The winner's hand before the last tile, with sets laid out after Mah Jongg back on the stake; `None` without a win.
    pub fn hand_before(&self) -> Option<Hand> {
        let win = self.situation.win.as_ref()?;
        let mut hand = before_laying_out(self.hand, self.situation).into_owned();
        hand.stake.remove(win.tile);
        Some(hand)
    }

    /// Whether a row counts for a set or pair of the hand.
    pub fn any_set_scores(&self) -> bool {
        self.rule_queries.any_set_scores(self)
    }

    /// The number of kinds that would have completed the winner's hand before the last tile, as four sets and a pair or another hand of the
    /// classical game; 0 without a win. Kinds of which all four are visible don't count, except for the last tile itself.
    pub fn possible_waits_before(&self) -> usize {
        let (Some(hand), Some(win)) = (self.hand_before(), &self.situation.win) else {
            return 0;
        };
        let all_visible =
            |tile: Tile| tile != win.tile && self.situation.open[tile] >= tile.copies();
        self.rule_queries
            .count_completing(&hand, &|tile| !all_visible(tile))
    }

    /// The kinds that would have completed the winner's hand before the last tile; empty without a win.
    pub fn waits_before(&self) -> &'a [Tile] {
        self.background.waits.get_or_init(|| {
            let hand = self.hand_before();
            hand.map_or_else(Vec::new, |hand| {
                self.rule_queries.waits(&hand, self.situation)
            })
        })
    }
}

impl Mixture {
    /// The mixture of the stake and the sets of a hand.
    pub fn of(hand: &Hand) -> Self {
        let mut mixture = Self::default();
        mixture.add_all(&hand.stake);
        for meld in &hand.melds {
            meld.tiles().into_iter().for_each(|tile| mixture.add(tile));
        }
        mixture
    }

    fn add_all(&mut self, tiles: &Counts) {
        tiles.kinds().for_each(|(tile, _)| self.add(tile));
    }

    fn add(&mut self, tile: Tile) {
        self.suits |= tile.suit().map_or(0, |suit| 1 << suit as u8);
        self.terminals |= tile.is_terminal();
        self.minors |= tile.is_minor();
        self.honours |= tile.is_honour();
    }
}
