//! What a tile means to the player: whose Flower, Season or Wind it is, and what the current rules award for it.

use std::iter;

use engine::rules::{Award, BonusTest, Condition, RuleSet, TileClass};
use engine::table::SeatView;
use engine::tiles::{Bonus, Seat, Tile};
use wording::{Named, person};
use words::{Noun, key, noun, say};

/// The place of the described tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileLocation<'a> {
    /// Beside the stake of another player, with that player's name.
    BesideStake(Seat, &'a str),
    /// In a set on the table, with its owner unless that is the viewer.
    InASet(Option<(Seat, &'a str)>),
    /// Anywhere else.
    Elsewhere,
}

/// What a tile means to the player, in a sentence or two; `None` if there is nothing to say, as before the first hand.
pub fn meaning(view: &SeatView, tile: Tile, location: TileLocation<'_>) -> Option<String> {
    if view.deal_number == 0 {
        return None;
    }
    match tile.as_bonus() {
        Some(bonus) => Some(bonus_meaning(view, bonus, location)),
        None if tile.suit().is_some() => suit_meaning(view, tile),
        None => honour_meaning(view, tile, location),
    }
}

fn bonus_meaning(view: &SeatView, bonus: Bonus, location: TileLocation<'_>) -> String {
    let rules = &view.rules;
    let (kind, wind, own_row) = match bonus {
        Bonus::Flower(wind) => (key!("bonus-flower"), wind, BonusTest::OwnFlower),
        Bonus::Season(wind) => (key!("bonus-season"), wind, BonusTest::OwnSeason),
    };
    let other_owner = match location {
        TileLocation::BesideStake(owner, name) => Some((owner, person(name))),
        TileLocation::InASet(_) | TileLocation::Elsewhere => None,
    };
    let owner = other_owner.map_or(view.seat(), |(owner, _)| owner);
    let is_own = wind == view.wind_of(owner);
    let wind = wind.noun();
    let each = bonus_award(rules, BonusTest::Each);
    let for_own = bonus_award(rules, BonusTest::Own).or(bonus_award(rules, own_row));
    if let (false, None, Some(each), Some(more)) = (is_own, other_owner, &each, &for_own) {
        return say!("meaning-bonus-of-another", kind, wind, each, more);
    }
    let owner = match (is_own, other_owner) {
        (true, None) => say!("meaning-your-bonus", kind),
        (false, None) => say!("meaning-bonus-of-wind", kind, wind),
        (true, Some((_, who))) => say!("meaning-bonus-of-player", kind, who),
        (false, Some((_, who))) => say!("meaning-bonus-not-of-player", kind, wind, who),
    };
    let more = for_own.filter(|_| is_own);
    let worth: Vec<Noun<'_>> = each.into_iter().chain(more).collect();
    let has_worth = !worth.is_empty();
    let worth = has_worth.then(|| say!("meaning-worth", worth = words::all_of(worth)));
    words::sentences(iter::once(owner).chain(worth))
}

/// What a player gets for winning with this suit tile, unless all its copies are on the table.
fn suit_meaning(view: &SeatView, tile: Tile) -> Option<String> {
    if view.open[tile] >= tile.copies() {
        return None;
    }
    let worth = view
        .rules
        .award_for_winning_with(tile)
        .and_then(award_noun)?;
    Some(say!("meaning-winning-with", worth))
}

fn honour_meaning(view: &SeatView, tile: Tile, location: TileLocation<'_>) -> Option<String> {
    // With two of these tiles on the table, nobody can make a Pung any longer, but an existing one still counts.
    let (is_set, other) = match location {
        TileLocation::InASet(other) => (true, other),
        TileLocation::BesideStake(..) | TileLocation::Elsewhere => (false, None),
    };
    let counts = is_set || view.open[tile] < 2;
    let owner = other.map_or(view.seat(), |(owner, _)| owner);
    let who = other.map(|(_, name)| person(name));
    let pung_award = |class| view.rules.pung_award(class).filter(|_| counts);
    if tile.as_dragon().is_some() {
        let worth = pung_award(TileClass::Dragon).and_then(award_noun)?;
        return Some(say!("meaning-a-pung", worth));
    }
    let wind = tile.as_wind()?;
    let own = (wind == view.wind_of(owner)).then(|| pung_award(TileClass::OwnWind));
    let round = (wind == view.round_wind).then(|| pung_award(TileClass::RoundWind));
    let (is_own, is_round) = (own.is_some(), round.is_some());
    let wind = wind.noun();
    let whose = match (is_own, is_round, who) {
        (true, round, None) => say!("meaning-your-wind", round),
        (true, round, Some(who)) => say!("meaning-wind-of-player", who, round),
        (false, true, _) => say!("meaning-wind-of-the-round").to_owned(),
        (false, false, None) => say!("meaning-wind-not-yours", wind),
        (false, false, Some(who)) => say!("meaning-wind-not-of-player", wind, who),
    };
    let mut worth = Award::default();
    for award in own.into_iter().chain(round).flatten() {
        worth.points += award.points;
        worth.doubles += award.doubles;
    }
    let worth = award_noun(worth).map(|worth| say!("meaning-a-pung", worth));
    Some(words::sentences(iter::once(whose).chain(worth)))
}

/// What the rules award by the first row with this test of bonus tiles.
fn bonus_award(rules: &RuleSet, test: BonusTest) -> Option<Noun<'static>> {
    let row = rules.events().iter();
    let row = row.filter(|row| row.when == Condition::Bonus(test));
    row.filter_map(|row| award_noun(row.award(&rules.options)))
        .next()
}

/// `4 points`, `a double`. An award that has doubles is described by these alone; `None` if there are neither points nor doubles.
pub(in crate::presenter) fn award_noun(award: Award) -> Option<Noun<'static>> {
    let Award {
        points, doubles, ..
    } = award;
    match (doubles, points) {
        (1.., _) => Some(noun!("worth-doubles", doubles)),
        (0, 1..) => Some(noun!("worth-points", points)),
        (0, 0) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::table::{Event, Viewer};
    use engine::tiles::{Seat, Wind};

    /// A hand in which the viewer is South in the East round.
    fn view(rules: RuleSet) -> SeatView {
        let mut view = SeatView::new(rules.into(), Viewer::Seat(Seat::new(1)));
        view.apply(&Event::DealBegan {
            number: 1,
            east: Seat::new(0),
            dice: [1; 4],
        });
        view
    }

    #[test]
    fn an_own_wind_that_is_also_the_wind_of_the_round_has_two_doubles() {
        let mut east = SeatView::new(RuleSet::bloem().into(), Viewer::Seat(Seat::new(0)));
        east.apply(&Event::DealBegan {
            number: 1,
            east: Seat::new(0),
            dice: [1; 4],
        });
        let described = meaning(
            &east,
            "EW".parse().expect("a tile"),
            TileLocation::Elsewhere,
        );
        let described = described.unwrap_or_default();
        assert!(
            described.ends_with("A Pung of it is worth 2 doubles."),
            "{described}"
        );
    }

    #[test]
    fn descriptions_name_the_owner_and_the_award() {
        let tile = |name: &str| -> Tile { name.parse().expect("a tile") };
        let bloem = view(RuleSet::bloem());
        let described =
            |name| meaning(&bloem, tile(name), TileLocation::Elsewhere).unwrap_or_default();
        assert_eq!(
            described("2S"),
            "Your own Season. It is worth 4 points and a double."
        );
        assert_eq!(
            described("3F"),
            "The Flower of West: 4 points for you. West would also get a double."
        );
        assert_eq!(
            described("SW"),
            "Your own Wind. A Pung of it is worth a double."
        );
        assert_eq!(
            described("EW"),
            "The Wind of the Round. A Pung of it is worth a double."
        );
        assert_eq!(
            described("NW"),
            "The Wind of the player who is North, not yours."
        );
        assert_eq!(described("RD"), "A Pung of it is worth a double.");
        assert_eq!(described("5B"), "");
        let with_west = |name| {
            meaning(
                &bloem,
                tile(name),
                TileLocation::BesideStake(Seat::new(2), "Lin"),
            )
        };
        assert_eq!(
            with_west("3F").as_deref(),
            Some("Lin's own Flower. It is worth 4 points and a double.")
        );
        assert_eq!(
            with_west("2S").as_deref(),
            Some("The Season of South, not Lin's own. It is worth 4 points.")
        );
        let mut late = bloem.clone();
        (0..3).for_each(|_| late.open.add(tile("RD")));
        let meaning_late = |location| meaning(&late, tile("RD"), location);
        assert_eq!(
            meaning_late(TileLocation::Elsewhere),
            None,
            "nobody can make it"
        );
        let described = meaning_late(TileLocation::InASet(None));
        assert_eq!(
            described.as_deref(),
            Some("A Pung of it is worth a double.")
        );
        let meaning_with_east = |name| {
            let location = TileLocation::InASet(Some((Seat::new(0), "Lin")));
            meaning(&bloem, tile(name), location).unwrap_or_default()
        };
        assert_eq!(
            meaning_with_east("EW"),
            "Lin's own Wind and the Wind of the Round. A Pung of it is worth 2 doubles."
        );
        assert_eq!(meaning_with_east("SW"), "The Wind of South, not Lin's.");
        let classical = view(RuleSet::classical());
        let described =
            meaning(&classical, tile("2S"), TileLocation::Elsewhere).unwrap_or_default();
        assert_eq!(described, "Your own Season. It is worth 4 points.");
        assert_eq!(bloem.round_wind, Wind::East);
    }
}
