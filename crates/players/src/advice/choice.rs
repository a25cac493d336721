//! A tile that could be thrown, and what the hand promises without it, in figures and in words.

use super::behind::{Advised, Behind};
use super::figures::Figures;
use super::judgement::{Judgement, Promise, Thrown};
use super::named_plan::{gone_for, lacked};
use super::reach::lacking;
use super::threat::Threat;
use crate::prospect::Prospect;
use crate::score_estimates::Picture;
use crate::search::{Course, Goal, Way};
use crate::tile_names::Named;
use crate::value_network::Forecast;
use engine::tiles::{Counts, Hand, Suit, Tile, TileSet};
use words::say;

/// A hand that counts so much or more in the mean does so because hands of thousands are among those it may become.
pub(super) const DEAR: u32 = 200;
/// Of an average so high it is said how it comes about, unless one special hand is gone for.
const RARE: u32 = 300;

/// A tile that could be thrown.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The tile.
    pub tile: Tile,
    /// What the hand is to become, in words: `four sets and a pair`, `Little Snake`.
    pub plan: String,
    /// How many tiles it lacks for that.
    pub lacking: u8,
    /// How many it lacks for any hand.
    pub nearest: u8,
    /// The kinds of tile that bring it nearer.
    pub useful: TileSet,
    /// Those of which the viewer has not seen all.
    pub coming: TileSet,
    /// How many of these the viewer has not seen.
    pub live: u32,
    /// Roughly what the hand counts if it goes out, one way or another: by the value network, or by the scorer where one tile is lacking.
    pub worth: u32,
    /// Roughly the chance of that, in hundredths, by the value network.
    pub percent: u32,
    /// Players whose hand would be complete with the tile, in hundredths of the ways in which the hidden tiles may
    /// lie; only told when one asks for more.
    pub danger: Option<u32>,
    /// Who may go out with the tile, if so much is read; only told when one asks for more.
    pub threat: Option<Threat>,
    /// How it stands to the one that is advised; only told when one asks for more.
    pub behind: Option<Behind>,
    /// The way it goes on.
    pub(super) course: Course,
    /// What it is to become counts more if every tile of it is drawn.
    pub(super) closed: bool,
}

impl Choice {
    /// The choice to throw this tile and go the best way on.
    pub(super) fn thrown(judgement: &Judgement<'_>, throw: &Thrown) -> Option<Self> {
        let outcome = judgement.outcome(throw.promise.foreseen);
        let rest = (&throw.rest, outcome);
        Self::of(&judgement.prospect, throw.tile, rest, &throw.ways)
    }

    /// The same told with how it stands to what is advised.
    pub(super) fn behind(self, own: Promise, advised: Advised) -> Self {
        let told = Figures {
            percent: self.percent,
            worth: self.worth,
        };
        let behind = Some(Behind::of(own, told, advised));
        Self { behind, ..self }
    }

    /// The choice that leaves this hand, which comes to so much, to go the best way on with it.
    pub(super) fn of(
        prospect: &Prospect<'_>,
        tile: Tile,
        (hand, outcome): (&Hand, Forecast),
        ways: &[Way],
    ) -> Option<Self> {
        let nearest = lacking(prospect.view, hand);
        let course = gone_for(prospect, hand, ways);
        let (lacking, useful) = lacked(hand, &course);
        let closed = counts_more_closed(prospect, &course);
        let Figures { percent, worth } = Figures::of(prospect, hand, outcome);
        Some(Self {
            tile,
            plan: plan(&course, closed),
            lacking,
            nearest,
            useful,
            coming: useful
                .iter()
                .filter(|tile| prospect.outlook.unseen(*tile) > 0)
                .collect(),
            live: prospect.outlook.live(useful),
            worth,
            percent,
            danger: None,
            threat: None,
            behind: None,
            course,
            closed,
        })
    }

    /// The special hand it goes for, by the id of its row, and the tiles of that.
    pub fn special(&self) -> Option<(&str, &Counts)> {
        match (&self.course.goal, &self.course.special) {
            (Goal::Special(name), Some(tiles)) => Some((name, tiles)),
            _ => None,
        }
    }

    /// What it promises in figures: worth, chance and danger, and what all of that comes to beside the best.
    pub fn figures(&self) -> String {
        let (points, reached) = (self.worth, self.percent);
        let dear = self.worth >= RARE && self.special().is_none();
        let promise = match self.danger {
            Some(danger) => {
                say!("advice-promise-and-danger", points, reached, dear, danger)
            }
            None => say!("advice-promise", points, reached, dear),
        };
        match self.behind {
            Some(behind) => say!(
                "advice-promise-beside",
                promise,
                beside = behind.in_figures()
            ),
            None => promise,
        }
    }

    /// What speaks against it beside the best, in words; `None` of the best.
    pub fn verdict(&self) -> Option<String> {
        self.behind.map(Behind::in_words)
    }

    /// Whether the same hand lacks fewer tiles than with another choice.
    pub(super) fn is_nearer_than(&self, other: &Self) -> bool {
        self.plan == other.plan && self.lacking < other.lacking
    }

    /// Whether for the same plan the same number of tiles is lacking as with another choice, but more unseen ones help.
    pub(super) fn helped_more_than(&self, other: &Self) -> bool {
        self.plan == other.plan && self.lacking == other.lacking && self.live > other.live
    }

    /// The plan as a part of a sentence: `all Bamboo`, `the special hand Little Snake`.
    pub(super) fn aim(&self) -> String {
        match self.special() {
            Some((name, _)) => say!("advice-the-special-hand", name),
            None => self.plan.clone(),
        }
    }

    /// Both in few words, for a line: `3 more tiles for any hand; 20 unseen tiles help; about 37 points, 13 times in 100`.
    pub fn brief(&self) -> String {
        let (needed, points, reached) = (self.needed(), self.worth, self.percent);
        say!("advice-brief", needed, live = self.live, points, reached)
    }

    /// What the hand needs without it, a sentence: `You then need 1 more tile for all Bamboo; 4 unseen tiles would help.`
    pub fn reason(&self) -> String {
        if self.lacking == 0 {
            return say!("advice-the-rest-is", plan = self.aim());
        }
        let (needed, live) = (self.needed(), self.live);
        let either = self.plan != ordinary() && self.nearest < self.lacking;
        let plan = self.aim();
        say!("advice-you-then-need", needed, live, either, plan)
    }

    /// How many tiles more: for the plan, and for any hand where that is nearer.
    fn needed(&self) -> String {
        let (more, nearest, plan) = (self.lacking, self.nearest, self.aim());
        match plan == ordinary() {
            true => say!("advice-needed-for-any", more),
            false if nearest < more => say!("advice-needed-for-either", nearest, more, plan),
            false => say!("advice-needed-for", more, plan),
        }
    }
}

/// The plan that needs no name: it is what everybody plays for.
pub(super) fn ordinary() -> &'static str {
    say!("advice-four-sets-and-a-pair")
}

/// Whether what a course leads to counts more if every tile of it is drawn, and it leads to that.
pub(super) fn counts_more_closed(prospect: &Prospect<'_>, course: &Course) -> bool {
    match &course.goal {
        Goal::Special(_) => false,
        Goal::Sets(picture, closed) => *closed && prospect.estimates.counts_more_closed(*picture),
    }
}

/// The plan of a course in words, and whether every tile of it is to be drawn.
pub(super) fn plan(course: &Course, closed: bool) -> String {
    let picture = match &course.goal {
        Goal::Special(name) => return name.clone(),
        Goal::Sets(picture, _) => picture,
    };
    let group = |suit: &Suit| 1 << (*suit as u8);
    let suit = Suit::ALL
        .into_iter()
        .find(|suit| course.aim.groups & group(suit) != 0)
        .unwrap_or(Suit::Bamboo)
        .name();
    let sets = match picture {
        Picture::Any => ordinary().to_owned(),
        Picture::Pungs => say!("advice-four-pungs-and-a-pair").to_owned(),
        Picture::Mixed => say!("advice-one-suit-with-winds-and", suit),
        Picture::MixedPungs => say!("advice-pungs-of-one-suit-winds", suit),
        Picture::Pure => say!("advice-all-one-suit", suit),
        Picture::Honours => say!("advice-all-winds-and-dragons").to_owned(),
    };
    match closed {
        true => say!("advice-nothing-claimed", sets),
        false => sets,
    }
}
