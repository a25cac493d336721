//! How a move compares with the advised one.

use players::{Comparison, Deficit, DeficitParts, Shortfall};
use words::say;

use super::Figures;
use crate::Describe;

impl Describe for Comparison {
    fn describe(&self) -> String {
        match self {
            Self::Even => say!("advice-verdict-even").to_owned(),
            Self::Riskier => say!("advice-verdict-riskier").to_owned(),
            Self::Behind(deficit) => {
                let by = deficit.main_cause.map_or("alike", selector);
                say!("advice-verdict-behind", by, much = deficit.clear)
            }
        }
    }
}

impl Figures for Comparison {
    fn figures(&self) -> String {
        match self {
            Self::Even => say!("advice-figures-even").to_owned(),
            Self::Riskier => say!("advice-verdict-riskier").to_owned(),
            Self::Behind(deficit) => deficit.figures(),
        }
    }
}

impl Figures for Deficit {
    fn figures(&self) -> String {
        let parts = match self.parts() {
            DeficitParts::Own => "own",
            DeficitParts::Others => "others",
            DeficitParts::Both => "both",
            DeficitParts::OwnPartlyOffset => "own-though",
            DeficitParts::OthersPartlyOffset => "others-though",
        };
        let [won, paid] = [self.won, self.paid()].map(i32::unsigned_abs);
        words::sentences([
            say!("advice-figures-behind", points = self.points),
            say!("advice-figures-parts", parts, won, paid),
        ])
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
    fn the_parts_of_a_deficit_add_up() {
        let figures = |points: u32, won: i32| {
            let deficit = Deficit {
                points,
                won,
                main_cause: None,
                clear: true,
            };
            deficit.figures()
        };
        let deficits = [(21, 12), (21, 21), (21, 0), (21, 30), (21, -4)];
        let parts = [
            "Your own wins earn 12 less, and the wins of others cost 9 more.",
            "Your own wins earn that much less.",
            "The wins of others cost that much more.",
            "Your own wins earn 30 less, but the wins of others cost 9 less.",
            "The wins of others cost 25 more, but your own earn 4 more.",
        ];
        for ((points, won), parts) in deficits.into_iter().zip(parts) {
            let behind = "All in all, 21 points behind the first. ";
            assert_eq!(figures(points, won), format!("{behind}{parts}"));
        }
    }
}
