//! Sentences about what a discard may give to an opponent: a win, a Kong, or a set.

use engine::tiles::BySeat;
use players::{Feed, Gift, Risk, Threat};
use words::say;

use crate::{Named, TileWording, person};

/// The texts of a threat, given the names of the players.
pub trait ThreatWording {
    /// The threat, with its cost in points if that is notable: `Lin is collecting Bamboo and may be calling. 5 Bamboo could complete that hand ...`
    fn sentence(&self, names: &BySeat<String>) -> String;

    /// The threat without points.
    fn without_points(&self, names: &BySeat<String>) -> String;

    /// The threat compared with a safer tile: `Lin may be calling. 5 Bamboo is more likely to complete that hand ...`
    fn compared(&self, names: &BySeat<String>) -> String;
}

/// The text about what a discard may give to another hand, given the names of the players.
pub trait FeedWording {
    /// The gift: `Lin could make a Kong of East Wind, which doubles the score 4 times.`
    fn sentence(&self, names: &BySeat<String>) -> String;
}

/// The texts about the risk of a discard.
pub trait RiskWording {
    /// A few words of warning: `Careful: someone could win on it.`
    fn warning(&self) -> String;

    /// Who may win with the tile, and what shows it.
    fn who_and_why(&self, names: &BySeat<String>) -> String;
}

impl FeedWording for Feed {
    fn sentence(&self, names: &BySeat<String>) -> String {
        let (who, tile, paid) = (person(&names[self.seat]), self.tile.noun(), self.is_doubled);
        match self.gift {
            Gift::Kong { doubles } => say!("advice-feed-kong", who, tile, doubles, paid),
            Gift::Pung { doubles } => say!("advice-feed-pung", who, tile, doubles, paid),
            Gift::OpenSuit { suit, sets } => {
                say!(
                    "advice-feed-suit",
                    who,
                    tile,
                    suit = suit.noun(),
                    sets,
                    paid
                )
            }
        }
    }
}

impl ThreatWording for Threat {
    fn sentence(&self, names: &BySeat<String>) -> String {
        threat(self, names, self.notable_cost(), false)
    }

    fn without_points(&self, names: &BySeat<String>) -> String {
        threat(self, names, None, false)
    }

    fn compared(&self, names: &BySeat<String>) -> String {
        threat(self, names, self.notable_cost(), true)
    }
}

fn threat(threat: &Threat, names: &BySeat<String>, cost: Option<u32>, likelier: bool) -> String {
    let who = person(&names[threat.seat]);
    let ready = match threat.is_probably_ready() {
        _ if threat.standing => "standing",
        true => "probably",
        false => "maybe",
    };
    let player = match threat.suit {
        Some(suit) => say!("advice-threat-suit", who, suit = suit.noun(), ready),
        None => say!("advice-threat", who, ready),
    };
    let (tile, paid, east) = (threat.tile.noun(), threat.is_doubled, threat.is_east);
    let danger = match cost {
        None => say!(
            "advice-threat-tile",
            who = person(&names[threat.seat]),
            tile,
            likelier,
            paid,
            east
        ),
        Some(cost) => say!(
            "advice-threat-tile-cost",
            who = person(&names[threat.seat]),
            tile,
            likelier,
            cost,
            paid,
            east
        ),
    };
    words::sentences([player, danger])
}

impl RiskWording for Risk {
    fn warning(&self) -> String {
        say!("advice-risk-warning", paid = self.is_doubled)
    }

    fn who_and_why(&self, names: &BySeat<String>) -> String {
        match self.threat {
            Some(threat) => threat.sentence(names),
            None => say!("advice-risk-of-anybody", paid = self.is_doubled),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::tiles::Seat;

    #[test]
    fn a_payment_that_east_doubles_is_said_to_be_double() {
        let names = BySeat(["You", "Lin", "Ada", "Tomás"].map(str::to_owned));
        let threat = |is_doubled, is_east, cost| Threat {
            seat: Seat::new(1),
            ready_percent: 80,
            standing: false,
            suit: None,
            tile: "5B".parse().expect("a tile"),
            cost,
            is_doubled,
            is_east,
        };
        let lin = "Lin is probably calling. The 5 Bamboo could complete that hand";
        let sentence =
            |is_doubled, is_east, cost| threat(is_doubled, is_east, cost).sentence(&names);
        let own = ", and as East you would pay double.";
        let to_east = ", and you would pay double to Lin as East.";
        assert_eq!(sentence(false, false, 0), format!("{lin}."));
        assert_eq!(sentence(true, false, 0), format!("{lin}{own}"));
        assert_eq!(sentence(true, true, 0), format!("{lin}{to_east}"));
        let cost = " and cost you about 80 points in all";
        assert_eq!(sentence(false, false, 80), format!("{lin}{cost}."));
        let own = ", since you pay double as East.";
        assert_eq!(sentence(true, false, 80), format!("{lin}{cost}{own}"));
        let to_east = ", since Lin is paid double as East.";
        assert_eq!(sentence(true, true, 80), format!("{lin}{cost}{to_east}"));
        let risk = |is_doubled| Risk {
            percent: 9,
            threat: None,
            is_doubled,
        };
        assert!(risk(true).warning().ends_with("paid double."));
        assert!(!risk(false).warning().contains("double"));
        assert!(risk(true).who_and_why(&names).contains("As East"));
    }
}
