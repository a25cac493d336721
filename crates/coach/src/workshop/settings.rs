//! The options of a rule set one by one: their names, their values in words, and copying them from another rule set.

use engine::rules::{Award, GameOptions, OptionKind, WIRE_OPTIONS};
use wording::OptionWording;
use words::{Noun, noun, say};

/// An option of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Whether Chows are allowed.
    Chows,
    /// Whether special hands are allowed.
    SpecialHands,
    /// The starting score of each player.
    StartingScore,
    /// The maximum score of a hand.
    MaxScore,
    /// The number of hands in a game.
    Hands,
    /// The option with this index in `WIRE_OPTIONS`, all of which have names in the network protocol.
    Wire(usize),
}

impl Setting {
    /// All options, in the order in which they are shown.
    pub fn all() -> impl Iterator<Item = Self> {
        let first = [
            Self::Chows,
            Self::SpecialHands,
            Self::StartingScore,
            Self::MaxScore,
            Self::Hands,
        ];
        let wire = WIRE_OPTIONS.iter().enumerate();
        // `MaxScore` covers NoLimit: no maximum means no limit.
        let wire = wire.filter(|(_, option)| option.name != "NoLimit");
        let wire = wire.map(|(index, _)| Self::Wire(index));
        first.into_iter().chain(wire)
    }

    /// Its title.
    pub fn title(self) -> &'static str {
        match self {
            Self::Chows => say!("workshop-chows"),
            Self::SpecialHands => say!("workshop-special-hands"),
            Self::StartingScore => say!("workshop-start"),
            Self::MaxScore => say!("workshop-most"),
            Self::Hands => say!("workshop-hands"),
            Self::Wire(index) => WIRE_OPTIONS[index].title(),
        }
    }

    /// Its value in words.
    pub fn value_text(self, options: &GameOptions) -> String {
        let on_off = |on: bool| match on {
            true => say!("workshop-on").to_owned(),
            false => say!("workshop-off").to_owned(),
        };
        let number = |value: u32| words::figure(i64::from(value));
        match self {
            Self::Chows => on_off(options.chows),
            Self::SpecialHands => on_off(options.special_hands),
            Self::StartingScore => words::figure(options.starting_score),
            Self::MaxScore => match options.max_score {
                Some(most) => number(most),
                None => say!("workshop-none").to_owned(),
            },
            Self::Hands => match options.hands {
                Some(hands) => number(hands),
                None => say!("workshop-by-rounds").to_owned(),
            },
            Self::Wire(index) => {
                let option = &WIRE_OPTIONS[index];
                let value = option.value(options);
                match option.kind {
                    OptionKind::Bool => on_off(value == 1),
                    OptionKind::Nat => number(value),
                    // One number holds the points, then the doubles from the fifth digit from the right, and the hundredths
                    // of the limit from the seventh.
                    OptionKind::Score => award_text(Award {
                        points: value % 10_000,
                        doubles: value / 10_000 % 100,
                        limit: value / 1_000_000,
                    }),
                }
            }
        }
    }

    /// Copies it from another rule set.
    pub(super) fn copy_from(self, options: &mut GameOptions, other: &GameOptions) {
        match self {
            Self::Chows => options.chows = other.chows,
            Self::SpecialHands => options.special_hands = other.special_hands,
            Self::StartingScore => options.starting_score = other.starting_score,
            Self::MaxScore => options.max_score = other.max_score,
            Self::Hands => options.hands = other.hands,
            Self::Wire(index) => WIRE_OPTIONS[index].copy(options, other),
        }
    }
}

/// `20 points and 1 double`.
pub(super) fn award_text(award: Award) -> String {
    let Award {
        points,
        doubles,
        limit,
    } = award;
    let parts = [
        (points > 0).then(|| noun!("option-panel-some-points", points)),
        (doubles > 0).then(|| noun!("option-panel-some-doubles", doubles)),
        (limit > 0).then(|| match limit {
            100 => noun!("workshop-limit"),
            _ => noun!("option-panel-of-a-limit", limit),
        }),
    ];
    let parts: Vec<Noun<'_>> = parts.into_iter().flatten().collect();
    match parts.is_empty() {
        true => say!("scoring-nothing").to_owned(),
        false => words::all_of(parts).to_string(),
    }
}
