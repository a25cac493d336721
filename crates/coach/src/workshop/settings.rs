//! The options of a rule set one by one: their names, their values in words, and copying them from another rule set.

use engine::rules::{Award, GameOptions, OptionKind, WIRE_OPTIONS};
use wording::OptionWording;
use words::say;

/// An option of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Chows are allowed.
    Chows,
    /// Special hands are allowed.
    SpecialHands,
    /// The scores at the start.
    Start,
    /// The maximum score of a hand.
    Most,
    /// Hands in a game.
    Hands,
    /// The network option with this index.
    Wire(usize),
}

impl Setting {
    /// All options, in the order in which they are shown.
    pub fn all() -> impl Iterator<Item = Self> {
        let first = [
            Self::Chows,
            Self::SpecialHands,
            Self::Start,
            Self::Most,
            Self::Hands,
        ];
        let wire = WIRE_OPTIONS.iter().enumerate();
        // The maximum score has a setting of its own.
        let wire = wire.filter(|(_, option)| option.name != "NoLimit");
        let wire = wire.map(|(place, _)| Self::Wire(place));
        first.into_iter().chain(wire)
    }

    /// Its name.
    pub fn words(self) -> &'static str {
        match self {
            Self::Chows => say!("workshop-chows"),
            Self::SpecialHands => say!("workshop-special-hands"),
            Self::Start => say!("workshop-start"),
            Self::Most => say!("workshop-most"),
            Self::Hands => say!("workshop-hands"),
            Self::Wire(place) => WIRE_OPTIONS[place].title(),
        }
    }

    /// Its value in words.
    pub fn value_text(self, options: &GameOptions) -> String {
        let on = |on: bool| match on {
            true => say!("workshop-on").to_owned(),
            false => say!("workshop-off").to_owned(),
        };
        let number = |value: u32| words::figure(i64::from(value));
        match self {
            Self::Chows => on(options.chows),
            Self::SpecialHands => on(options.special_hands),
            Self::Start => words::figure(options.starting_score),
            Self::Most => match options.max_score {
                Some(most) => number(most),
                None => say!("workshop-none").to_owned(),
            },
            Self::Hands => match options.hands {
                Some(hands) => number(hands),
                None => say!("workshop-by-rounds").to_owned(),
            },
            Self::Wire(place) => {
                let option = &WIRE_OPTIONS[place];
                let value = option.value(options);
                match option.kind {
                    OptionKind::Bool => on(value == 1),
                    OptionKind::Nat => number(value),
                    OptionKind::Score => of_award(Award {
                        points: value % 10_000,
                        doubles: value / 10_000 % 100,
                        limit: value / 1_000_000,
                    }),
                }
            }
        }
    }

    /// Copies it from another rule set.
    pub(super) fn take_over(self, options: &mut GameOptions, other: &GameOptions) {
        match self {
            Self::Chows => options.chows = other.chows,
            Self::SpecialHands => options.special_hands = other.special_hands,
            Self::Start => options.starting_score = other.starting_score,
            Self::Most => options.max_score = other.max_score,
            Self::Hands => options.hands = other.hands,
            Self::Wire(place) => WIRE_OPTIONS[place].copy(options, other),
        }
    }
}

/// `20 points and 1 double`.
pub(super) fn of_award(award: Award) -> String {
    let Award {
        points,
        doubles,
        limit,
    } = award;
    let parts = [
        (points > 0).then(|| say!("option-panel-some-points", points)),
        (doubles > 0).then(|| say!("option-panel-some-doubles", doubles)),
        (limit > 0).then(|| match limit {
            100 => say!("workshop-limit").to_owned(),
            _ => say!("option-panel-of-a-limit", limit),
        }),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    match parts.is_empty() {
        true => say!("scoring-nothing").to_owned(),
        false => words::list_and(&parts),
    }
}
