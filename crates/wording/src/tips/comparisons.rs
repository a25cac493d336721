//! How a move compares with the advised one.

use players::{Comparison, Deficit, DeficitParts, DeficitSize, Preference, Shortfall};
use words::say;

use super::Figures;
use crate::Describe;

impl Describe for Comparison {
    fn describe(&self) -> String {
        match self {
            Self::Even => say!("advice-verdict-even").to_owned(),
            Self::EvenBut(preference) => but(*preference).to_owned(),
            Self::Behind(deficit) if deficit.size == DeficitSize::Even => {
                say!("advice-verdict-even").to_owned()
            }
            Self::Behind(deficit) => {
                let by = deficit.main_cause.map_or("alike", selector);
                let much = deficit.size == DeficitSize::Clear;
                say!("advice-verdict-behind", by, much)
            }
        }
    }
}

impl Figures for Comparison {
    fn figures(&self) -> String {
        match self {
            Self::Even => say!("advice-figures-even").to_owned(),
            Self::EvenBut(preference) => but(*preference).to_owned(),
            Self::Behind(deficit) => deficit.figures(),
        }
    }
}

/// The text of the parts of a comparison.
pub trait PartsWording {
    /// What own wins and the wins of others make of the difference, if either is clear: `Your own wins earn 12 less, and ...`
    fn parts(&self) -> Option<String>;
}

impl PartsWording for Comparison {
    fn parts(&self) -> Option<String> {
        match self {
            Self::Even | Self::EvenBut(_) => None,
            Self::Behind(deficit) => deficit.parts(),
        }
    }
}

impl Figures for Deficit {
    fn figures(&self) -> String {
        let behind = say!("advice-figures-behind", points = self.points);
        words::sentences(std::iter::once(behind).chain(self.parts()))
    }
}

impl PartsWording for Deficit {
    fn parts(&self) -> Option<String> {
        let parts = match self.parts {
            DeficitParts::Unclear => return None,
            DeficitParts::Own => "own",
            DeficitParts::Others => "others",
            DeficitParts::Both => "both",
            DeficitParts::OwnPartlyOffset => "own-though",
            DeficitParts::OthersPartlyOffset => "others-though",
        };
        let [won, paid] = [self.won, self.paid()].map(i32::unsigned_abs);
        Some(say!("advice-figures-parts", parts, won, paid))
    }
}

/// Says that a move is about as good as the first, and what speaks for the first.
fn but(preference: Preference) -> &'static str {
    match preference {
        Preference::Safer => say!("advice-verdict-riskier"),
        Preference::CostsLess => say!("advice-verdict-costs-more"),
        Preference::GivesLess => say!("advice-verdict-gives-more"),
        Preference::Nearer => say!("advice-verdict-farther"),
        Preference::MoreHelp => say!("advice-verdict-fewer-help"),
    }
}

/// The variant of a message for a shortfall.
pub(super) fn selector(shortfall: Shortfall) -> &'static str {
    match shortfall {
        Shortfall::Chance => "chance",
        Shortfall::Worth => "worth",
        Shortfall::Paid => "paid",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_clear_parts_of_a_deficit_are_named() {
        use DeficitParts as Parts;

        let figures = |won: i32, parts: Parts| {
            let deficit = Deficit {
                points: 21,
                won,
                parts,
                main_cause: None,
                size: DeficitSize::Clear,
            };
            deficit.figures()
        };
        for (won, parts, named) in [
            (
                12,
                Parts::Both,
                " Your own wins earn 12 less, and the wins of others cost 9 more.",
            ),
            (20, Parts::Own, " Your own wins earn about that much less."),
            (
                1,
                Parts::Others,
                " The wins of others cost about that much more.",
            ),
            (
                30,
                Parts::OwnPartlyOffset,
                " Your own wins earn 30 less, but the wins of others cost 9 less.",
            ),
            (
                -4,
                Parts::OthersPartlyOffset,
                " The wins of others cost 25 more, but your own earn 4 more.",
            ),
            (11, Parts::Unclear, ""),
        ] {
            let behind = "All in all, 21 points behind the first.";
            assert_eq!(figures(won, parts), format!("{behind}{named}"));
        }
    }
}
