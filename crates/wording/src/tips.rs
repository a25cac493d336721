//! Sentences for the advice of the computer players: tips, assessments of moves, and how far a hand is from Mah Jongg.

mod claims;
mod comparisons;
mod hints;
mod motives;
mod reasons;
mod threats;

use engine::table::ChowPosition;
use engine::tiles::{BySeat, Suit, Tile};
use players::{Advice, Assessment, HandDistance, HandGoal, HandPattern, MoveOutcome, TileCount};
use words::say;

use crate::{Describe, Named, RowTitle, TileWording};

pub use hints::no_kong_with_a_discard;
pub use threats::{FeedWording, RiskWording, ThreatWording};

/// A tip, assessment, outcome or comparison that also has figures.
pub trait Figures {
    /// The figures in a sentence or two.
    fn figures(&self) -> String;
}

/// A tip that names players.
pub trait AdviceWording {
    /// The tip, with a warning if the discard could lose the hand, or else with what it gives away. A threat takes the place of the reason.
    fn with_threat(&self, names: &BySeat<String>) -> String;

    /// The figures, after who may win with the discard and why if it could lose the hand.
    fn figures_with_risk(&self, names: &BySeat<String>) -> String;
}

/// The texts of an assessment.
pub trait AssessmentWording {
    /// What the hand needs after the move, as a sentence: `Then you need 1 more tile for all Bamboo. 4 unseen tiles would help.`
    fn needs(&self) -> String;

    /// What the hand needs, and the figures, on one line: `3 more tiles to go Mah Jongg, 20 unseen tiles help. 13 wins in 100,
    /// about 37 points each`.
    fn brief(&self) -> String;

    /// How the move compares with the advised one; `None` for the advised move itself.
    fn verdict(&self) -> Option<String>;
}

/// The texts of the outcome of a move.
pub trait OutcomeWording {
    /// How far the hand is from Mah Jongg after the move, to follow the name of the move: `waiting for 3 or 6 Bamboo (5 unseen)`.
    fn distance(&self) -> String;
}

/// The texts of a goal.
pub trait GoalWording {
    /// The goal in a list: `four sets and a pair`, `Little Snake`.
    fn name(&self) -> String;

    /// The goal in a sentence: `all Bamboo`, `the special hand Little Snake`.
    fn in_sentence(&self) -> String;
}

impl Describe for Advice {
    fn describe(&self) -> String {
        if self.is_complete {
            return say!("hint-mah-jongg").to_owned();
        }
        if self.kong.is_some()
            && let Some(kong) = kong_advice(self)
        {
            return kong;
        }
        match &self.reason {
            Some(reason) => format!("{} {}", instruction(self), reason.describe()),
            None => instruction(self),
        }
    }
}

impl AdviceWording for Advice {
    fn with_threat(&self, names: &BySeat<String>) -> String {
        if self.is_complete || self.kong.is_some() {
            return self.describe();
        }
        let tip = match self.threat {
            Some(threat) => format!("{} {}", instruction(self), threat.compared(names)),
            None => self.describe(),
        };
        match (self.risk, self.threat, self.feed) {
            (Some(risk), ..) => format!("{tip} {}", risk.warning()),
            (None, None, Some(feed)) => format!("{tip} {}", feed.sentence(names)),
            _ => tip,
        }
    }

    fn figures_with_risk(&self, names: &BySeat<String>) -> String {
        match self.risk.filter(|_| self.kong.is_none()) {
            Some(risk) => format!("{} {}", risk.who_and_why(names), self.figures()),
            None => self.figures(),
        }
    }
}

impl Figures for Advice {
    fn figures(&self) -> String {
        let count = self.count.describe();
        let figures = match &self.assessment {
            Some(assessment) => format!("{count}. {}.", assessment.brief()),
            None => format!("{count}."),
        };
        match self.alternative {
            Some(tile) => say!("advice-as-good", figures, tile = tile.name()),
            None => figures,
        }
    }
}

/// Which tile to discard, and why no Kong is made first.
fn instruction(advice: &Advice) -> String {
    let order = say!("advice-discard", tile = advice.discard.name());
    match kong_advice(advice) {
        Some(why) if advice.kong.is_none() => say!("advice-reason-and-order", why, order),
        _ => order,
    }
}

/// The advice on a Kong that can be made.
fn kong_advice(advice: &Advice) -> Option<String> {
    let Some(tile) = advice.kong.map(Tile::name) else {
        let (tile, farther) = advice.declined_kong?;
        return Some(say!("advice-no-kong", tile = tile.name(), farther));
    };
    Some(match advice.kong_points {
        Some(points) => {
            let (after, now) = (points.after, points.now);
            say!("advice-kong-for-points", tile, after, now)
        }
        None => say!("advice-kong", tile),
    })
}

impl Describe for TileCount {
    fn describe(&self) -> String {
        let tile = self.tile.name();
        let seen = match self.open {
            0 => say!("advice-seen-none").to_owned(),
            4.. => say!("advice-seen-all").to_owned(),
            seen => say!("advice-seen", seen),
        };
        match self.held {
            0 | 1 => say!("advice-state", tile, seen),
            held => say!("advice-state-and-held", tile, seen, held),
        }
    }
}

impl AssessmentWording for Assessment {
    fn needs(&self) -> String {
        let plan = self.goal.in_sentence();
        if self.lacking == 0 {
            return say!("advice-plan", plan);
        }
        let (needed, live) = (needed(self), self.live);
        let either = self.has_nearer_hand();
        say!("advice-needs-then", needed, live, either, plan)
    }

    fn brief(&self) -> String {
        let (needed, points, reached) = (needed(self), self.worth, self.percent);
        say!("advice-brief", needed, live = self.live, points, reached)
    }

    fn verdict(&self) -> Option<String> {
        self.comparison.map(|comparison| comparison.describe())
    }
}

impl Figures for Assessment {
    fn figures(&self) -> String {
        let (points, reached) = (self.worth, self.percent);
        let is_high = self.is_high_on_average();
        let chances = match self.danger {
            Some(danger) => {
                say!(
                    "advice-chances-and-risk",
                    points,
                    reached,
                    high = is_high,
                    danger
                )
            }
            None => say!("advice-chances", points, reached, high = is_high),
        };
        match self.comparison {
            Some(comparison) => {
                let compared = comparison.figures();
                say!(
                    "advice-chances-compared",
                    promise = chances,
                    beside = compared
                )
            }
            None => chances,
        }
    }
}

/// The number of missing tiles: for the goal, and for any hand if that is nearer.
fn needed(assessment: &Assessment) -> String {
    let (more, nearest) = (assessment.lacking, assessment.nearest);
    let plan = assessment.goal.in_sentence();
    match assessment.goal.is_ordinary() {
        true => say!("advice-needed-for-any", more),
        false if assessment.has_nearer_hand() => {
            say!("advice-needed-for-either", nearest, more, plan)
        }
        false => say!("advice-needed-for", more, plan),
    }
}

impl OutcomeWording for MoveOutcome {
    fn distance(&self) -> String {
        let Assessment {
            goal,
            lacking,
            live,
            ..
        } = &self.assessment;
        let plan = goal.name();
        match self.waits.is_empty() {
            true => {
                let is_ordinary = goal.is_ordinary();
                say!("advice-left-away", lacking, is_ordinary, plan, live)
            }
            false => say!(
                "advice-left-ready",
                waits = one_of(&self.waits),
                unseen = self.unseen,
                // The goal may be a more valuable hand, which lacks more than one tile.
                other = *lacking > 1,
                lacking,
                plan
            ),
        }
    }
}

impl Figures for MoveOutcome {
    fn figures(&self) -> String {
        self.assessment.figures()
    }
}

impl GoalWording for HandGoal {
    fn name(&self) -> String {
        let (pattern, suit, closed) = match self {
            Self::Special(row) => return row.title().to_owned(),
            Self::Sets {
                pattern,
                suit,
                closed,
            } => (pattern, suit.unwrap_or(Suit::Bamboo).name(), *closed),
        };
        let sets = match pattern {
            HandPattern::Any => say!("plan-any-sets").to_owned(),
            HandPattern::Pungs => say!("plan-pungs").to_owned(),
            HandPattern::Mixed => say!("plan-suit-and-honours", suit),
            HandPattern::MixedPungs => say!("plan-pungs-suit-and-honours", suit),
            HandPattern::Pure => say!("plan-one-suit", suit),
            HandPattern::Honours => say!("plan-honours").to_owned(),
        };
        match closed {
            true => say!("plan-concealed", sets),
            false => sets,
        }
    }

    fn in_sentence(&self) -> String {
        match self {
            Self::Special(row) => say!("plan-special-hand", name = row.title()),
            Self::Sets { .. } => self.name(),
        }
    }
}

impl Describe for HandDistance {
    fn describe(&self) -> String {
        match (self.lacking, self.waits.is_empty()) {
            (0, _) => say!("label-mah-jongg").to_owned(),
            (1, false) => say!("distance-one-by-suit", by_suit = one_of(&self.waits)),
            (1, true) => say!("distance-one").to_owned(),
            (lacking, _) => say!("distance-tiles", lacking),
        }
    }
}

/// One of these tiles, each suit once with its numbers: `4 or 7 Bamboo, or Red Dragon`.
fn one_of(tiles: &[Tile]) -> String {
    let of = |suit: Suit| {
        let own = tiles.iter().filter(|tile| tile.suit() == Some(suit));
        let numbers: Vec<String> = own
            .filter_map(|tile| Some(tile.number()?.to_string()))
            .collect();
        let number = words::list_or(&numbers);
        (!numbers.is_empty()).then(|| say!("tile-suited", number, suit = suit.name()))
    };
    let honours = tiles.iter().filter(|tile| tile.suit().is_none());
    let names: Vec<String> = Suit::ALL
        .into_iter()
        .filter_map(of)
        .chain(honours.map(|tile| tile.name()))
        .collect();
    match names.as_slice() {
        // One of the names contains an "or" of its own.
        [first @ .., last] if !first.is_empty() && tiles.len() > names.len() => {
            say!("advice-waits-or", first = first.join(", "), last)
        }
        names => words::list_or(names),
    }
}

/// The numbers of the Chow that a claimed tile makes in this place: `2-3-4`; `None` if there is no such Chow.
pub fn chow_numbers(claimed: Tile, place: ChowPosition) -> Option<String> {
    let chow = place.lowest(claimed)?.chow()?;
    let [first, second, third] = chow.map(|tile| tile.number().unwrap_or(0));
    Some(say!("tile-run", first, second, third))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_of_a_suit_are_named_together() {
        let tiles = |text: &str| -> Vec<Tile> {
            let tiles = text.split(' ').map(|tile| tile.parse().expect("a tile"));
            tiles.collect()
        };
        assert_eq!(one_of(&tiles("4B 7B RD")), "4 or 7 Bamboo, or Red Dragon");
        assert_eq!(one_of(&tiles("4B RD")), "4 Bamboo or Red Dragon");
        assert_eq!(one_of(&tiles("2D")), "2 Circle");
    }
}
