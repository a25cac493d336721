//! Scores sample hands by a rule set.

use super::gain::{Gain, SpecialEstimate};
use engine::rules::{Arrangement, Form, RuleSet, ScoringEvent, Situation, Source, Win};
use engine::tiles::{Counts, Hand, Meld, MeldKind, Tile, Wind};

/// Special hands that count more points than this may lack more tiles: one more each time the points grow by a factor of √2.
const EXTRA_REACH_POINTS: f32 = 2500.0;

/// Scores sample hands of one seat.
pub(super) struct SampleScorer<'a> {
    /// The rule set.
    pub rules: &'a RuleSet,
    /// The seat's wind and that of the round.
    pub winds: (Wind, Wind),
}

impl SampleScorer<'_> {
    /// A set of this kind.
    pub fn set(&self, kind: MeldKind, tile: Tile, concealed: bool) -> Meld {
        if concealed {
            Meld::concealed(kind, tile)
        } else {
            Meld::claimed(kind, tile)
        }
    }

    /// The gain of going out with these sets. If `closed`, the last tile is drawn; otherwise it is claimed for the first set.
    pub fn gain(&self, sets: &[Meld], closed: bool) -> Gain {
        self.gain_with(sets, closed, Vec::new())
    }

    /// The estimates for the special hands by row, each from the first form that fits the wind of the seat.
    pub fn specials(&self) -> Vec<SpecialEstimate> {
        let fits_wind = |form: &&Form| form.own_wind.is_none_or(|wind| wind == self.winds.0);
        let worth = |event: &ScoringEvent| {
            let special = event
                .special
                .as_ref()
                .filter(|_| self.rules.accepts(event))?;
            let form = special.forms().iter().find(fits_wind)?;
            let hand = Hand {
                stake: form.slots.iter().flat_map(|slot| slot.tiles()).collect(),
                ..Hand::default()
            };
            let last = form.slots.last().map(|slot| slot.tile);
            self.rules
                .total(&hand, &self.situation(last, Source::Discard))
        };
        let special = |event: &ScoringEvent| {
            let worth = worth(event).unwrap_or(0) as f32;
            let extra_reach = (2.0 * (worth / EXTRA_REACH_POINTS).log2()).max(0.0) as u32;
            SpecialEstimate { worth, extra_reach }
        };
        let mut specials: Vec<SpecialEstimate> = self.rules.events().iter().map(special).collect();
        if specials.iter().all(|special| special.worth == 0.0) {
            specials.clear();
        }
        specials
    }

    /// The gain of going out with these sets, Flowers and Seasons.
    pub fn gain_with(&self, sets: &[Meld], closed: bool, bonus: Vec<Tile>) -> Gain {
        let mut melds = sets.to_vec();
        if let (false, Some(first)) = (closed, melds.first_mut()) {
            *first = Meld::claimed(first.kind, first.tile);
        }
        let hand = Hand {
            stake: Counts::default(),
            melds: melds.clone(),
            bonus,
        };
        let arrangement = Arrangement {
            melds,
            rest: Counts::default(),
        };
        let source = if closed {
            Source::Wall
        } else {
            Source::Discard
        };
        let last = sets.first().map(|set| set.tile);
        let situation = self.situation(last, source);
        let score = self
            .rules
            .score_arrangement(&hand, &arrangement, &situation);
        let limit = score.lines.iter().map(|line| line.award.limit).max();
        Gain {
            points: score.points as f32,
            doubles: score.doubles as f32,
            limit: limit.unwrap_or(0) as f32,
        }
    }

    /// The situation of going out with this tile.
    fn situation(&self, last: Option<Tile>, source: Source) -> Situation {
        Situation {
            seat_wind: self.winds.0,
            round_wind: self.winds.1,
            win: last.map(|tile| Win {
                tile,
                source,
                original: false,
                standing: false,
                first_discard_of_east: false,
            }),
            live_left: 60,
            open: Counts::default(),
            kongs_since_discard: 0,
            east_wins: 0,
        }
    }
}
