//! Sentences for the advice of the computer players: tips, assessments of moves, and how far a hand is from Mah Jongg.

mod claims;
mod comparisons;
mod hints;
mod motives;
mod reasons;
mod simple;
mod threats;

use engine::table::ChowPosition;
use engine::tiles::{BySeat, Suit, Tile};
use players::{Advice, Assessment, HandDistance, HandGoal, HandPattern, MoveOutcome, TileCount};
use words::{List, Noun, noun, say};

use crate::tiles::{number_noun, suited};
use crate::{Describe, Named, RowTitle, TileWording};

pub use comparisons::PartsWording;
pub use hints::no_kong_with_a_discard;
pub use simple::SimpleWording;
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

    /// What the hand needs, on one line: `3 more tiles to go Mah Jongg, 20 unseen tiles help.`
    fn needed(&self) -> String;

    /// What the hand needs, and the figures, on one line: `3 more tiles to go Mah Jongg, 20 unseen tiles help. 13 wins in 100,
    /// about 37 points each.`
    fn brief(&self) -> String;

    /// How the move compares with the advised one; `None` for the advised move itself.
    fn verdict(&self) -> Option<String>;
}

/// The texts of the outcome of a move.
pub trait OutcomeWording {
    /// How far the hand is from Mah Jongg after the move: `Then you are waiting for 3 or 6 Bamboo (5 unseen).`
    fn distance(&self) -> String;
}

/// The name of a goal.
pub trait GoalWording {
    /// The goal as a parameter of a sentence, which chooses its form: `all Bamboo`, `the special hand Little Snake`.
    fn noun(&self) -> Noun<'_>;

    /// The goal by itself: `all Bamboo`, `Little Snake`.
    fn name(&self) -> String;
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
            Some(reason) => words::sentences([instruction(self), reason.describe()]),
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
            Some(threat) => words::sentences([instruction(self), threat.compared(names)]),
            None => self.describe(),
        };
        match (self.risk, self.threat, self.feed) {
            (Some(risk), ..) => words::sentences([tip, risk.warning()]),
            (None, None, Some(feed)) => words::sentences([tip, feed.sentence(names)]),
            _ => tip,
        }
    }

    fn figures_with_risk(&self, names: &BySeat<String>) -> String {
        match self.risk.filter(|_| self.kong.is_none()) {
            Some(risk) => words::sentences([risk.who_and_why(names), self.figures()]),
            None => self.figures(),
        }
    }
}

impl Figures for Advice {
    fn figures(&self) -> String {
        let brief = self
            .assessment
            .as_ref()
            .map(|assessment| assessment.brief());
        let other = self.alternative;
        let other = other.map(|tile| say!("advice-as-good", tile = tile.noun()));
        let sentences = [Some(self.count.describe()), brief, other];
        words::sentences(sentences.into_iter().flatten())
    }
}

/// Which tile to discard, and why no Kong is made first.
fn instruction(advice: &Advice) -> String {
    let order = say!("advice-discard", tile = advice.discard.noun());
    match kong_advice(advice) {
        Some(why) if advice.kong.is_none() => words::sentences([why, order]),
        _ => order,
    }
}

/// The advice on a Kong that can be made.
fn kong_advice(advice: &Advice) -> Option<String> {
    let Some(tile) = advice.kong.map(TileWording::noun) else {
        let (tile, farther) = advice.declined_kong?;
        return Some(say!("advice-no-kong", tile = tile.noun(), farther));
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
        let tile = self.tile.noun();
        let seen = self.open.min(4);
        match self.held {
            0 | 1 => say!("advice-state", tile, seen),
            held => say!("advice-state-and-held", tile, seen, held),
        }
    }
}

impl AssessmentWording for Assessment {
    fn needs(&self) -> String {
        let (more, nearest, live) = (self.lacking, self.nearest, self.live);
        let plan = || self.goal.noun();
        if more == 0 {
            return say!("advice-plan", plan = plan());
        }
        let is_ordinary = self.goal.is_ordinary();
        let (needs, live) = match self.has_nearer_hand() {
            true => (
                say!("advice-needs-either", nearest, more, plan = plan()),
                say!("advice-live-towards", live, plan = plan()),
            ),
            false if is_ordinary => (say!("advice-needs-any", more), say!("advice-live", live)),
            false => (
                say!("advice-needs-plan", more, plan = plan()),
                say!("advice-live", live),
            ),
        };
        words::sentences([needs, live])
    }

    fn needed(&self) -> String {
        let (more, nearest, live) = (self.lacking, self.nearest, self.live);
        let plan = || self.goal.noun();
        match self.has_nearer_hand() {
            true => say!("advice-brief-either", nearest, more, plan = plan(), live),
            false if self.goal.is_ordinary() => say!("advice-brief-any", more, live),
            false => say!("advice-brief-plan", more, plan = plan(), live),
        }
    }

    fn brief(&self) -> String {
        let (points, reached) = (self.worth, self.percent);
        let chances = say!("advice-brief-chances", points, reached);
        words::sentences([self.needed(), chances])
    }

    fn verdict(&self) -> Option<String> {
        self.comparison.map(|comparison| comparison.describe())
    }
}

impl Figures for Assessment {
    fn figures(&self) -> String {
        let (points, reached) = (self.worth, self.percent);
        let chances = say!(
            "advice-chances",
            points,
            reached,
            high = self.is_high_on_average()
        );
        let danger = self.danger.map(|danger| say!("advice-danger", danger));
        let compared = self.comparison.map(|comparison| comparison.figures());
        words::sentences([Some(chances), danger, compared].into_iter().flatten())
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
        let plan = || goal.noun();
        let unseen = self.unseen;
        match self.waits.is_empty() {
            true if goal.is_ordinary() => say!("outcome-away", lacking, live),
            true => say!("outcome-away-from-plan", lacking, plan = plan(), live),
            // The goal may be a more valuable hand, which lacks more than one tile.
            false if *lacking > 1 => say!(
                "outcome-waits-or-plan",
                waits = one_of(&self.waits),
                unseen,
                lacking,
                plan = plan()
            ),
            false => say!("outcome-waits", waits = one_of(&self.waits), unseen),
        }
    }
}

impl Figures for MoveOutcome {
    fn figures(&self) -> String {
        self.assessment.figures()
    }
}

impl GoalWording for HandGoal {
    fn noun(&self) -> Noun<'_> {
        let (pattern, suit, closed) = match self {
            Self::Special(row) => return noun!("plan-special-hand", name = row.noun()),
            Self::Sets {
                pattern,
                suit,
                closed,
            } => (pattern, suit.unwrap_or(Suit::Bamboo).noun(), *closed),
        };
        match pattern {
            HandPattern::Any => noun!("plan-any-sets", closed),
            HandPattern::Pungs => noun!("plan-pungs", closed),
            HandPattern::Mixed => noun!("plan-suit-and-honours", suit, closed),
            HandPattern::MixedPungs => noun!("plan-pungs-suit-and-honours", suit, closed),
            HandPattern::Pure => noun!("plan-one-suit", suit, closed),
            HandPattern::Honours => noun!("plan-honours", closed),
        }
    }

    fn name(&self) -> String {
        match self {
            Self::Special(row) => row.title().to_owned(),
            Self::Sets { .. } => self.noun().to_string(),
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
fn one_of(tiles: &[Tile]) -> List<'static> {
    let of = |suit: Suit| {
        let own = tiles.iter().filter(|tile| tile.suit() == Some(suit));
        let numbers: Vec<u8> = own.filter_map(|tile| tile.number()).collect();
        let list = words::any_of(numbers.iter().copied().map(number_noun));
        (!numbers.is_empty()).then(|| suited(list, suit.noun()))
    };
    let honours = tiles.iter().filter(|tile| tile.suit().is_none());
    let names: Vec<Noun<'_>> = Suit::ALL
        .into_iter()
        .filter_map(of)
        .chain(honours.map(|tile| tile.noun()))
        .collect();
    // One of several names contains an "or" of its own.
    match names.len() > 1 && tiles.len() > names.len() {
        true => words::any_of_lists(names),
        false => words::any_of(names),
    }
}

/// The numbers of the Chow that a claimed tile makes in this place: `2-3-4`; `None` if there is no such Chow.
pub fn chow_numbers(claimed: Tile, place: ChowPosition) -> Option<Noun<'static>> {
    let chow = place.lowest(claimed)?.chow()?;
    let [first, second, third] = chow.map(|tile| number_noun(tile.number().unwrap_or(0)));
    Some(noun!("tile-run", first, second, third))
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
        let one_of = |text| one_of(&tiles(text)).to_string();
        assert_eq!(one_of("4B 7B RD"), "4 or 7 Bamboo, or Red Dragon");
        assert_eq!(one_of("4B RD"), "4 Bamboo or Red Dragon");
        assert_eq!(one_of("2D"), "2 Circle");
    }
}
