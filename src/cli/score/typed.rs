//! A hand that is typed on the command line, such as one at a table of wood.

use clap::ValueEnum;

use super::answer::Answer;
use crate::rules::{RuleSet, Situation, Source, Win, case_wind};
use crate::tiles::{Counts, ShortHand, Wind};

/// A hand and how it stands.
#[derive(clap::Args)]
#[group(id = "typed")]
pub struct Arguments {
    /// Score this hand instead of a file: "123b 77c WW (RRR) +7c" went out with the 7 Wan
    #[arg(long, value_name = "TILES", conflicts_with = "file")]
    hand: Option<ShortHand>,
    /// The player's own wind: E, S, W or N
    #[arg(long, value_name = "WIND", default_value = "E", value_parser = wind)]
    seat: Wind,
    /// The Wind of the Round
    #[arg(long, value_name = "WIND", default_value = "E", value_parser = wind)]
    round: Wind,
    /// How the last tile came
    #[arg(long, value_enum, default_value_t = By::Discard)]
    by: By,
    /// A Standing Hand, or an Original Call, was declared
    #[arg(long)]
    standing: bool,
    /// East went out before its first discard
    #[arg(long)]
    original: bool,
    /// It was the last tile of the wall
    #[arg(long)]
    last_tile: bool,
}

/// How a last tile comes.
#[derive(Clone, Copy, ValueEnum)]
enum By {
    /// Drawn from the wall
    Wall,
    /// A Loose Tile
    Loose,
    /// Another's discard
    Discard,
    /// From another's Kong
    Snatch,
}

fn wind(text: &str) -> Result<Wind, String> {
    let mut letters = text.chars();
    case_wind(
        letters
            .next()
            .filter(|_| letters.next().is_none())
            .unwrap_or('?'),
    )
}

impl Arguments {
    /// What the hand is worth, and in a line each what just missed; `None` if there is none.
    pub fn answer(&self, rules: &RuleSet) -> Option<Result<(Answer, Vec<String>), String>> {
        let short = self.hand.as_ref()?;
        let (tiles, due) = (
            short.hand.stake.len() + 3 * short.hand.melds.len(),
            if short.last.is_some() { 14 } else { 13 },
        );
        if tiles != due {
            return Some(Err(format!(
                "the hand has {tiles} tiles with three for each set on the table, and {due} are wanted"
            )));
        }
        let situation = self.situation(short);
        let id = short.to_string();
        Some(Ok(match rules.score(&short.hand, &situation) {
            Some(score) => {
                let missed = score.near_misses.iter();
                let missed = missed.map(|miss| format!("{}: {}", miss.event, miss.why));
                let missed = missed.collect();
                (Answer::scored(id, score), missed)
            }
            None => {
                let why = rules.why_not_mah_jong(&short.hand, &situation);
                (Answer::refused(id, why), Vec::new())
            }
        }))
    }

    fn situation(&self, short: &ShortHand) -> Situation {
        let source = match self.by {
            By::Wall => Source::Wall,
            By::Loose => Source::Loose,
            By::Discard => Source::Discard,
            By::Snatch => Source::Snatch,
        };
        Situation {
            seat_wind: self.seat,
            round_wind: self.round,
            win: short.last.map(|tile| Win {
                tile,
                source,
                original: self.original,
                standing: self.standing,
                first_discard_of_east: false,
            }),
            live_left: usize::from(!self.last_tile),
            open: Counts::default(),
            kongs_since_discard: 0,
            east_wins: 0,
        }
    }
}
