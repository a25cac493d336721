//! What a hand is told to become, and how far it is from that.

use super::reach::lacking;
use crate::prospect::Prospect;
use crate::search::{Course, Goal, Way};
use crate::style::Style;
use engine::tiles::shanten::Shape;
use engine::tiles::{Hand, Tile, TileSet};

/// What the hand is to become is told only if it has this part of the chance of the likeliest plan.
const LIKELY: f32 = 0.7;
/// For players who have seen something of the game it may lack so many tiles more than the nearest hand.
const FARTHER: u8 = 1;

/// The groups of an aim that keeps to none.
const EVERY_GROUP: u8 = 0b1111;

/// The way that a hand goes on as it is told, of those that there are.
pub(super) fn gone_for(prospect: &Prospect<'_>, hand: &Hand, ways: &[Way]) -> Course {
    // What is farther away than the nearest hand is no plan for a newcomer.
    let farther = match prospect.style == Style::NEWCOMER {
        true => 0,
        false => FARTHER,
    };
    let within = lacking(prospect.view, hand) + farther;
    match most_promising(hand, ways, within) {
        Some(way) => way.course.clone(),
        None => Course::regular(&hand.melds, prospect.view.rules.options.chows),
    }
}

/// The way that promises most of those that are likely and for which a hand lacks at most so many tiles; `None` if there is no such way.
fn most_promising<'a>(hand: &Hand, ways: &'a [Way], within: u8) -> Option<&'a Way> {
    let is_near = |way: &&Way| lacked(hand, &way.course).0 <= within;
    let near = ways.iter().filter(is_near);
    let chances = near.clone().map(|way| way.chance);
    let likely = LIKELY * chances.fold(0.0, f32::max);
    let likely = near.filter(|way| way.chance >= likely);
    likely.max_by(|one, other| one.value.total_cmp(&other.value))
}

/// How many tiles a hand lacks for what it goes for, and the kinds that bring it nearer.
pub(super) fn lacked(hand: &Hand, course: &Course) -> (u8, TileSet) {
    match &course.special {
        Some(special) => {
            let held = hand.playing_tiles();
            let short = |tile: &Tile| special[*tile].saturating_sub(held[*tile]);
            let missing = || special.kinds().map(|(tile, _)| tile);
            let lacking = missing().map(|tile| short(&tile)).sum();
            (lacking, missing().filter(|tile| short(tile) > 0).collect())
        }
        None => Shape::of(&hand.stake).useful(course.aim),
    }
}

/// Whether a tile is of the kinds that a course keeps to, where those are not all.
pub(super) fn is_kept(course: &Course, tile: Tile) -> bool {
    let aim = course.aim;
    matches!(course.goal, Goal::Sets(..)) && aim.groups != EVERY_GROUP && aim.uses(tile)
}
