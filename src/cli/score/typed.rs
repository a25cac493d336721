//! A hand typed on the command line, for example from a real table.

use clap::ValueEnum;

use super::answer::Answer;
use engine::rules::{Circumstances, RuleSet, Situation, Source, parse_wind};
use engine::scorekeeper::{TileOrigin, TypedHand};
use engine::tiles::Wind;
use wording::{Describe, RowTitle};

/// A hand and its circumstances.
#[derive(clap::Args)]
#[group(id = "typed")]
pub struct Arguments {
    /// Score this hand instead of a file; "123b 77c WW (RRR) +7c" went out with 7 Wan
    #[arg(long, value_name = "TILES", conflicts_with = "file")]
    hand: Option<TypedHand>,
    /// Player's wind: E, S, W or N
    #[arg(long, value_name = "WIND", default_value = "E", value_parser = wind)]
    seat: Wind,
    /// Wind of the Round
    #[arg(long, value_name = "WIND", default_value = "E", value_parser = wind)]
    round: Wind,
    /// How the last tile was obtained, unless a letter after it says so
    #[arg(long, value_enum, default_value_t = LastTileSource::Discard)]
    by: LastTileSource,
    /// A Standing Hand or an Original Call was declared
    #[arg(long)]
    standing: bool,
    /// East went out before its first discard
    #[arg(long)]
    original: bool,
    /// The winning tile was the last tile of the wall
    #[arg(long)]
    last_tile: bool,
    /// The winning tile was East's first discard, and nobody had discarded before
    #[arg(long)]
    first_discard: bool,
    /// Two Kongs were made since the last discard
    #[arg(long)]
    kong_upon_kong: bool,
    /// All four copies of every other tile that fits were visible
    #[arg(long)]
    only_place: bool,
    /// Number of hands East had won in a row before this one
    #[arg(long, value_name = "N", default_value_t = 0)]
    east_wins: u32,
}

/// The source of the last tile.
#[derive(Clone, Copy, ValueEnum)]
enum LastTileSource {
    /// Drawn from the wall
    Wall,
    /// A Loose Tile
    Loose,
    /// Claimed from another player's discard
    Discard,
    /// Taken from another player's Kong
    Snatch,
}

fn wind(text: &str) -> Result<Wind, String> {
    let mut letters = text.chars();
    parse_wind(
        letters
            .next()
            .filter(|_| letters.next().is_none())
            .unwrap_or('?'),
    )
}

impl Arguments {
    /// The score of the typed hand, and its near misses, one line each; `None` if no hand was typed.
    pub fn answer(&self, rules: &RuleSet) -> Option<Result<(Answer, Vec<String>), String>> {
        let typed = self.hand.as_ref()?;
        let short = &typed.short;
        let (tiles, expected) = (
            short.hand.stake.len() + 3 * short.hand.melds.len(),
            if short.last.is_some() { 14 } else { 13 },
        );
        if tiles != expected {
            return Some(Err(format!(
                "the hand has {tiles} tiles with three for each set on the table, and {expected} are wanted"
            )));
        }
        let situation = self.situation(typed);
        let id = short.to_string();
        Some(Ok(match rules.score(&short.hand, &situation) {
            Some(score) => {
                let missed = score.near_misses.iter();
                let missed = missed
                    .map(|miss| format!("{}: {}", miss.row.title(), miss.obstacle.describe()));
                let missed = missed.collect();
                (Answer::scored(id, score), missed)
            }
            None => {
                let why = rules.why_not_mah_jong(&short.hand, &situation).describe();
                (Answer::refused(id, why), Vec::new())
            }
        }))
    }

    fn situation(&self, typed: &TypedHand) -> Situation {
        // Without a letter after the last tile its origin is `Drawn`, and `--by` decides.
        let source = match (typed.origin, self.by) {
            (TileOrigin::Drawn, LastTileSource::Wall) => Source::Wall,
            (TileOrigin::Drawn, LastTileSource::Loose) => Source::Loose,
            (TileOrigin::Drawn, LastTileSource::Discard) => Source::Discard,
            (TileOrigin::Drawn, LastTileSource::Snatch) => Source::Snatch,
            (origin, _) => origin.source(),
        };
        let circumstances = Circumstances {
            last_tile: self.last_tile,
            standing: self.standing,
            original: self.original,
            first_discard: self.first_discard,
            kong_upon_kong: self.kong_upon_kong,
            only_place: self.only_place,
            east_wins: self.east_wins,
        };
        let last = typed.short.last.map(|tile| (tile, source));
        let open = typed.short.hand.melds.iter().copied();
        Situation::described((self.seat, self.round), last, open, circumstances)
    }
}
