//! Recognises Mah Jongg (four sets and a pair, special hands, and the irregular hands of the classical game), and finds the tiles that a
//! hand waits for.

use std::borrow::Cow;

use smallvec::SmallVec;

use super::arrange::{self, Claimed};
use super::special::{Form, FormQuery, SpecialHand, TileBits};
use super::{Arrangement, Award, RuleSet, RuleSetId, ScoringEvent, Situation, is_thirteen_wonders};
use crate::tiles::shanten::{Aim, Shape};
use crate::tiles::{Hand, Meld, MeldKind, Tile, TileSet, Wind};

/// The maximum number of tiles that a form can lack: all of them.
const MAX_LACKING: u32 = 14;
/// The number of tiles in a hand that waits for its last one; a set laid out counts as three.
const CALLING_TILES: usize = 13;

impl RuleSet {
    /// Whether a hand with its last tile on the stake (14 tiles, counting three for each set laid out) is Mah Jongg: four sets and a pair,
    /// a special hand that is allowed or, under the classical rules, Thirteen Unique Wonders or allowed seven pairs. Some special hands
    /// depend on the seat's wind and on the source of the last tile in `situation`.
    pub fn is_mah_jong(&self, hand: &Hand, situation: &Situation) -> bool {
        arrange::is_regular(hand, self.options.chow_limit())
            || self.is_classical_shape(hand)
            || self.is_special_hand(hand, situation)
    }

    /// Whether a hand with its last tile on the stake is an allowed special hand with patterns.
    pub fn is_special_hand(&self, hand: &Hand, situation: &Situation) -> bool {
        !self.special_forms_of(hand, situation).is_empty()
    }

    /// The kinds of tile that would make this hand of 13 Mah Jongg, in order. Kinds of which the player holds all four do not count.
    pub fn waits(&self, hand: &Hand, situation: &Situation) -> Vec<Tile> {
        let held = hand.playing_tiles();
        let mut hand = hand.clone();
        let (regular, bits) = (self.regular_waits(&hand), TileBits::of(&hand));
        Tile::plain()
            .filter(|tile| held[*tile] < tile.copies())
            .filter(|tile| {
                if regular.is_some_and(|waits| waits.has(*tile)) {
                    return true;
                }
                let mut bits = bits;
                bits.add(*tile);
                if regular.is_some() && !self.may_be_irregular(&hand, &bits) {
                    return false;
                }
                hand.stake.add(*tile);
                let is_complete = self.is_mah_jong(&hand, situation);
                hand.stake.remove(*tile);
                is_complete
            })
            .collect()
    }

    /// The kinds that would make a hand of 13 four sets and a pair, except those of which four are on the stake. `None` if they must be
    /// tried one by one.
    fn regular_waits(&self, hand: &Hand) -> Option<TileSet> {
        let chows = self.options.chow_limit();
        let pair = |meld: &Meld| meld.kind == MeldKind::Pair;
        let aim = Aim {
            chows: chows.remaining(&hand.melds),
            ..Aim::regular(hand.melds.len())
        };
        let is_ordinary = hand.stake.len() == 3 * aim.sets + 1
            && hand.melds.len() + aim.sets == 4
            && hand.stake.iter().all(|tile| !tile.is_bonus())
            && !hand.melds.iter().any(pair)
            && chows.permits(&hand.melds);
        is_ordinary.then(|| match Shape::of(&hand.stake).useful(aim) {
            (1, useful) => useful,
            _ => TileSet::default(),
        })
    }

    /// Whether a hand with these tiles may be Mah Jongg without being four sets and a pair.
    fn may_be_irregular(&self, hand: &Hand, tiles: &TileBits) -> bool {
        let classical = self.id == RuleSetId::Classical && hand.melds.is_empty();
        classical || self.options.special_hands && self.has_form(tiles)
    }

    /// The number of `accepted` kinds that complete this hand of 13 as four sets and a pair or as another hand of the
    /// classical game.
    pub(super) fn count_completing(&self, hand: &Hand, accepted: impl Fn(Tile) -> bool) -> usize {
        let regular = self.regular_waits(hand);
        let mut hand = hand.clone();
        let classical = self.id == RuleSetId::Classical && hand.melds.is_empty();
        let completes = |tile: &Tile| {
            if regular.is_some_and(|waits| waits.has(*tile)) {
                return true;
            }
            if regular.is_some() && !classical && hand.stake[*tile] < 4 {
                return false;
            }
            hand.stake.add(*tile);
            let is_complete = arrange::is_regular(&hand, self.options.chow_limit())
                || self.is_classical_shape(&hand);
            hand.stake.remove(*tile);
            is_complete
        };
        Tile::plain()
            .filter(|tile| accepted(*tile))
            .filter(completes)
            .count()
    }

    /// Whether a hand with its last tile on the stake is Thirteen Unique Wonders, or seven pairs where they are allowed. Always false under
    /// Bloem's rules and those based on them.
    pub(super) fn is_classical_shape(&self, hand: &Hand) -> bool {
        self.id == RuleSetId::Classical
            && hand.melds.is_empty()
            && (is_thirteen_wonders(&hand.stake)
                || self.options.seven_pairs && arrange::seven_pairs(hand).is_some())
    }

    /// How another player's last tile affects the arrangements of the winner's hand.
    pub(super) fn claimed(&self, situation: &Situation) -> Claimed {
        Claimed::of(situation, self.id == RuleSetId::Classical)
    }

    /// Visits every arrangement of a winner's hand: as four sets and a pair, and as Thirteen Unique Wonders or seven pairs where the rules
    /// have them. A hand that is none of these is arranged as a special hand.
    pub(super) fn each_arrangement(
        &self,
        hand: &Hand,
        situation: &Situation,
        claimed: Claimed,
        mut each: impl FnMut(Arrangement),
    ) {
        let mut is_divided = arrange::is_regular(hand, self.options.chow_limit());
        arrange::visit_winning(hand, claimed, self.options.chow_limit(), &mut each);
        if self.id == RuleSetId::Classical {
            let pairs = self.options.seven_pairs.then(|| arrange::seven_pairs(hand));
            let wonders = hand.melds.is_empty() && is_thirteen_wonders(&hand.stake);
            let no_sets = wonders.then(SmallVec::new);
            for sets in pairs.flatten().into_iter().chain(no_sets) {
                is_divided = true;
                arrange::visit_claimed(hand, &sets, None, claimed, &mut each);
            }
        }
        if !is_divided {
            for (_, form) in self.special_forms_of(hand, situation) {
                let sets = form.sets_on_stake(&hand.melds);
                arrange::visit_claimed(hand, &sets, None, claimed, &mut each);
            }
        }
    }

    /// The forms of special hands that can still be made with the sets laid out and lack at most `max_lacking` tiles, with their rows. For
    /// a special hand with too many forms to list, only the nearest.
    pub fn special_hands_near(
        &self,
        hand: &Hand,
        seat_wind: Wind,
        max_lacking: u32,
    ) -> impl Iterator<Item = (&ScoringEvent, Cow<'_, Form>)> {
        let all =
            self.special_rows_where(hand, seat_wind, move |_, lacking| lacking <= max_lacking);
        all.filter_map(|(row, form)| Some((self.events.get(row)?, form)))
    }

    /// The forms of special hands that can still be made with the sets laid out and that `is_near` accepts, with the index of their row;
    /// of a special hand with too many forms to list, only the nearest. `is_near` gets that index and the number of missing tiles; if it
    /// accepts a number it must accept all smaller ones.
    pub fn special_rows_where(
        &self,
        hand: &Hand,
        seat_wind: Wind,
        is_near: impl Fn(usize, u32) -> bool + Copy,
    ) -> impl Iterator<Item = (usize, Cow<'_, Form>)> {
        let near = self.listed_forms_where(hand, seat_wind, is_near);
        let listed = near.map(|(row, form)| (row, Cow::Borrowed(form)));
        let unlisted = self.unlisted_forms(move |row, special| {
            let tiles = TileBits::of(hand);
            let most = (0..=MAX_LACKING)
                .rev()
                .find(|lacking| is_near(row, *lacking))?;
            let query = FormQuery::by(hand, &tiles, seat_wind, most);
            let (_, form) = special.nearest_unlisted(query)?;
            special.obstacle(&form, hand).is_none().then_some(form)
        });
        listed.chain(unlisted)
    }

    /// Those of `special_rows_where` whose special hands are listed.
    fn listed_forms_where(
        &self,
        hand: &Hand,
        seat_wind: Wind,
        is_near: impl Fn(usize, u32) -> bool + Copy,
    ) -> impl Iterator<Item = (usize, &Form)> {
        let allowed = self.options.special_hands;
        let bits = allowed.then(|| TileBits::of(hand));
        let is_near = move |row, lacking| is_near(usize::from(row), lacking);
        let positions = bits
            .into_iter()
            .flat_map(move |bits| self.form_index.bundles.near(bits, is_near));
        positions.filter_map(move |(row, form)| {
            let event = self.events.get(usize::from(row))?;
            let special = event.special.as_ref()?;
            let form = special.forms().get(usize::from(form))?;
            let wind_fits = form.own_wind.is_none_or(|wind| wind == seat_wind);
            let fits = wind_fits && self.accepts(event) && special.obstacle(form, hand).is_none();
            fits.then_some((usize::from(row), form))
        })
    }

    /// Whether this hand, with this tile added if there is one, has the tiles of a special hand. How they are laid out or were obtained is
    /// not checked, nor always whether the rules forbid that hand.
    pub fn may_be_special(&self, hand: &Hand, added: Option<Tile>) -> bool {
        if !self.options.special_hands {
            return false;
        }
        let mut tiles = TileBits::of(hand);
        added.into_iter().for_each(|tile| tiles.add(tile));
        self.has_form(&tiles)
    }

    /// The forms of allowed special hands that this hand is, with the index of their row in the table.
    pub(super) fn special_forms_of(
        &self,
        hand: &Hand,
        situation: &Situation,
    ) -> SmallVec<[(usize, Cow<'_, Form>); 2]> {
        if !self.options.special_hands {
            return SmallVec::new();
        }
        let tiles = TileBits::of(hand);
        let unlisted = self.unlisted_forms(|_, special| {
            let query = FormQuery::by(hand, &tiles, situation.seat_wind, 0);
            let (_, form) = special.nearest_unlisted(query)?;
            special.obstacle(&form, hand).is_none().then_some(form)
        });
        let found = self
            .form_index
            .find(&tiles)
            .iter()
            .filter_map(|(row, form)| {
                let row = usize::from(*row);
                let event = self.events.get(row)?;
                let special = event.special.as_ref()?;
                let form = special.forms().get(usize::from(*form))?;
                let wind_fits = form.own_wind.is_none_or(|wind| wind == situation.seat_wind);
                let fits =
                    wind_fits && self.accepts(event) && special.obstacle(form, hand).is_none();
                fits.then_some((row, Cow::Borrowed(form)))
            });
        let mut found: SmallVec<[(usize, Cow<'_, Form>); 2]> = found.chain(unlisted).collect();
        let rejects_last_tile = |row: usize| {
            let special = self
                .events
                .get(row)
                .and_then(|event| event.special.as_ref());
            special.is_some_and(|special| special.rejects_last_tile(situation))
        };
        found.retain(|(row, _)| !rejects_last_tile(*row));
        found
    }

    /// The rows that give an award to a loser whose hand lacks one tile of their special hand, by their index in the table.
    pub(super) fn calling_rows(&self, hand: &Hand, situation: &Situation) -> SmallVec<[usize; 2]> {
        let has_calling_award = |event: &ScoringEvent| event.calling != Award::default();
        if !self.options.special_hands || !self.events.iter().any(has_calling_award) {
            return SmallVec::new();
        }
        // Sets and pairs that a loser has laid out after the end of play count as tiles of the stake.
        let (laid_out, formed): (Vec<Meld>, Vec<Meld>) = hand
            .melds
            .iter()
            .partition(|meld| meld.is_exposed() || meld.kind == MeldKind::Kong);
        let mut hand = Hand {
            melds: laid_out,
            ..hand.clone()
        };
        hand.stake
            .extend(formed.iter().flat_map(|meld| meld.tiles()));
        if hand.stake.len() + 3 * hand.melds.len() != CALLING_TILES {
            return SmallVec::new();
        }
        let is_near = |row: usize, lacking| {
            let event = self.events.get(row);
            lacking <= 1 && event.is_some_and(has_calling_award)
        };
        let mut rows: SmallVec<[usize; 2]> = self
            .special_rows_where(&hand, situation.seat_wind, is_near)
            .map(|(row, _)| row)
            .collect();
        rows.dedup();
        rows
    }

    /// Whether these are the tiles of a special hand, however they are laid out. A listed hand need not be an allowed one.
    fn has_form(&self, tiles: &TileBits) -> bool {
        let nearest = |special: &SpecialHand| special.nearest_unlisted(FormQuery::exactly(tiles));
        !self.form_index.find(tiles).is_empty()
            || self
                .unlisted_forms(|_, special| Some(nearest(special)?.1))
                .next()
                .is_some()
    }

    /// The result of `find` for each allowed special hand that is unlisted, with the index of its row in the table.
    fn unlisted_forms<'a>(
        &'a self,
        find: impl Fn(usize, &SpecialHand) -> Option<Form>,
    ) -> impl Iterator<Item = (usize, Cow<'a, Form>)> {
        self.form_index.unlisted.iter().filter_map(move |row| {
            let event = self.events.get(*row).filter(|event| self.accepts(event))?;
            Some((*row, Cow::Owned(find(*row, event.special.as_ref()?)?)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        Hand {
            stake: text
                .split_whitespace()
                .map(|tile| tile.parse::<Tile>().expect("a tile"))
                .collect(),
            ..Hand::default()
        }
    }

    #[test]
    fn seven_pairs_are_a_hand_only_where_they_are_allowed() {
        let pairs = hand("1B 1B 2B 2B 5C 5C 7D 7D 7D 7D EW EW RD RD");
        let mut rules = RuleSet::classical();
        assert!(!rules.is_classical_shape(&pairs));
        rules.options.seven_pairs = true;
        assert!(rules.is_classical_shape(&pairs));
        assert!(!RuleSet::bloem().is_classical_shape(&pairs));
    }
}
