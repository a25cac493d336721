//! Near misses of ordinary rows: a single set, pair or tile prevented them.

use crate::rules::condition::{
    BonusTest, Concealed, Condition, Family, Purity, Shape, WholeHand, Winning,
};
use crate::rules::facts::Facts;
use crate::rules::{Award, NearMiss, Obstacle, RuleSet, ScoringEvent};
use crate::tiles::{Bonus, Meld, MeldKind, Suit, Tile, Wind};

/// Awards of up to this many points are minor.
const MINOR_POINTS: u32 = 20;

/// The rows that were narrowly missed, in the order of the table; those with minor points come last.
pub(super) fn near_misses(rules: &RuleSet, facts: &Facts<'_>) -> Vec<NearMiss> {
    let uncounted = rules.events().iter().filter(|event| {
        rules.accepts(event)
            && event.award(&rules.options) != Award::default()
            && event.when.matches(facts).is_empty()
    });
    let missed = uncounted.filter_map(|event| Some((event, obstacle(event, facts)?)));
    let mut missed: Vec<(&ScoringEvent, Obstacle)> = missed.collect();
    missed.sort_by_key(|(event, _)| event.award.doubles == 0 && event.award.points <= MINOR_POINTS);
    let missed = missed.into_iter();
    missed
        .map(|(event, obstacle)| NearMiss::of(rules, event, obstacle))
        .collect()
}

/// The single obstacle that kept a row from counting; `None` if there is no such obstacle.
fn obstacle(event: &ScoringEvent, facts: &Facts<'_>) -> Option<Obstacle> {
    match &event.when {
        Condition::Win(Winning::OnlyPossible) => other_winning_tile(facts),
        Condition::WonWith(tile) => would_complete(*tile, facts),
        Condition::Bonus(BonusTest::CompleteSet) => missing_bonus(facts),
        Condition::Shape(shape) => shape_obstacle(*shape, facts),
        Condition::Purity(purity) => purity_obstacle(*purity, facts),
        Condition::Family(family) => family_obstacle(*family, facts),
        Condition::Concealed(Concealed::Fully) => only_exposed_set(facts),
        Condition::WholeHand(whole_hand) => whole_hand_obstacle(*whole_hand, facts),
        _ => None,
    }
}

/// The other tile, if two kinds would have completed the hand.
fn other_winning_tile(facts: &Facts<'_>) -> Option<Obstacle> {
    let won_with = facts.situation.win.as_ref()?.tile;
    match facts.waits_before() {
        &[one, two] => {
            let other = if one == won_with { two } else { one };
            Some(Obstacle::WouldAlsoComplete(other))
        }
        _ => None,
    }
}

/// This tile, if it would have completed the hand.
fn would_complete(tile: Tile, facts: &Facts<'_>) -> Option<Obstacle> {
    let waits = facts.waits_before();
    waits
        .contains(&tile)
        .then_some(Obstacle::WouldAlsoComplete(tile))
}

/// The only Flower or the only Season that is missing.
fn missing_bonus(facts: &Facts<'_>) -> Option<Obstacle> {
    let classes: [fn(Wind) -> Bonus; 2] = [Bonus::Flower, Bonus::Season];
    classes.into_iter().find_map(|class| {
        let set = Wind::ALL.map(|wind| Tile::bonus(class(wind)));
        let mut missing = set.iter().filter(|tile| !facts.hand.bonus.contains(tile));
        let only = missing.next().filter(|_| missing.next().is_none())?;
        Some(Obstacle::BonusMissing(*only))
    })
}

/// The one set that violates the shape.
fn shape_obstacle(shape: Shape, facts: &Facts<'_>) -> Option<Obstacle> {
    match shape {
        Shape::NoChows => {
            let chow = only(facts.sets().filter(|set| set.kind == MeldKind::Chow))?;
            Some(Obstacle::InTheWay(*chow))
        }
        Shape::FourChows => {
            let other = only(facts.sets().filter(|set| set.kind != MeldKind::Chow))?;
            Some(Obstacle::DoesNotFit(*other))
        }
        Shape::NoScoringValue => {
            let sets = facts.arrangement.melds.iter();
            let other = only(sets.filter(|set| set.kind != MeldKind::Chow))?;
            Some(Obstacle::ScoresPoints(*other))
        }
        Shape::HiddenPungs => {
            let pungs = facts.sets().all(|set| set.kind == MeldKind::Pung);
            let one_suit = facts.tiles.suits.count_ones() <= 1;
            let before = facts.hand_before()?;
            let laid_out = only(before.melds.iter())?;
            let only_exposed = pungs && one_suit && laid_out.is_exposed();
            only_exposed.then_some(Obstacle::Exposed(*laid_out))
        }
        Shape::BuriedTreasure => {
            let pungs = facts.sets().all(|set| set.is_pung_or_kong());
            let suited = facts.tiles.suits.count_ones() == 1 && facts.tiles.honours;
            let exposed = only(facts.sets().filter(|set| set.is_exposed()))?;
            (pungs && suited).then_some(Obstacle::Exposed(*exposed))
        }
    }
}

/// The one set or pair that violates the purity.
fn purity_obstacle(purity: Purity, facts: &Facts<'_>) -> Option<Obstacle> {
    let melds = &facts.arrangement.melds;
    if !facts.arrangement.rest.is_empty() {
        return None;
    }
    let split_off_misfit = |fits: &dyn Fn(Tile) -> bool| {
        let misfit = only(
            melds
                .iter()
                .filter(|meld| !meld.tiles().iter().all(|tile| fits(*tile))),
        )?;
        let others = melds.iter().filter(|meld| *meld != misfit);
        Some((misfit, others.copied().collect::<Vec<Meld>>()))
    };
    let terminal = |meld: &Meld| meld.tile.is_terminal();
    let honour = |meld: &Meld| meld.tile.is_honour();
    let misfit = match purity {
        Purity::OneSuitWithHonours | Purity::OneSuit => Suit::ALL.into_iter().find_map(|suit| {
            let (misfit, others) =
                split_off_misfit(&|tile| tile.suit().is_none_or(|other| other == suit))?;
            let suited = others.iter().any(|meld| meld.tile.is_suited());
            let honours = others.iter().any(honour);
            (suited && honours == (purity == Purity::OneSuitWithHonours)).then_some(misfit)
        }),
        Purity::TerminalsWithHonours | Purity::Terminals => split_off_misfit(&Tile::is_major)
            .and_then(|(misfit, others)| {
                let honours = others.iter().any(honour);
                let fits = honours == (purity == Purity::TerminalsWithHonours);
                (others.iter().any(terminal) && fits).then_some(misfit)
            }),
        Purity::Honours => split_off_misfit(&Tile::is_honour).map(|(misfit, _)| misfit),
        Purity::OneSuitTerminalsWithHonours => None,
        Purity::Minors => split_off_misfit(&Tile::is_minor).map(|(misfit, _)| misfit),
        Purity::Majors => split_off_misfit(&Tile::is_major).map(|(misfit, _)| misfit),
    };
    misfit.map(|misfit| Obstacle::DoesNotFit(*misfit))
}

/// The pair of a family that should have been a pung.
fn family_obstacle(family: Family, facts: &Facts<'_>) -> Option<Obstacle> {
    let pair = facts.only_pair()?;
    let member = |set: &&Meld| family.of.contains(set.tile, facts.situation);
    let sets = facts
        .sets()
        .filter(member)
        .filter(|set| set.is_pung_or_kong());
    let chow = facts.sets().any(|set| set.kind == MeldKind::Chow);
    let nearly_counts = !family.pair
        && sets.count() + 1 == family.sets
        && member(&pair)
        && !(family.no_chow && chow);
    nearly_counts.then_some(Obstacle::PungMissing(pair.tile))
}

/// The only set that counts as exposed.
fn only_exposed_set(facts: &Facts<'_>) -> Option<Obstacle> {
    let exposed = only(facts.sets().filter(|set| facts.counts_as_exposed(set)))?;
    Some(Obstacle::Exposed(*exposed))
}

/// The obstacle to a limit hand of the classical game.
fn whole_hand_obstacle(whole_hand: WholeHand, facts: &Facts<'_>) -> Option<Obstacle> {
    let pungs = || facts.sets().filter(|set| set.is_pung_or_kong());
    let four_pungs = pungs().count() == 4;
    match whole_hand {
        WholeHand::FourKongs => {
            let pung =
                only(pungs().filter(|set| set.kind == MeldKind::Pung)).filter(|_| four_pungs)?;
            Some(Obstacle::NotAKong(*pung))
        }
        WholeHand::ConcealedPungs => only_exposed_set(facts).filter(|_| four_pungs),
        WholeHand::ConcealedSuit => {
            let one_suit = facts.tiles.suits.count_ones() == 1 && !facts.tiles.honours;
            only_exposed_set(facts).filter(|_| one_suit)
        }
        WholeHand::Green => {
            let green = |set: &&Meld| set.tiles().into_iter().all(Tile::is_green);
            let other = only(facts.arrangement.melds.iter().filter(|set| !green(set)))?;
            let all_in_sets = facts.arrangement.rest.is_empty();
            all_in_sets.then_some(Obstacle::DoesNotFit(*other))
        }
        _ => None,
    }
}

/// The set, if there is exactly one.
fn only<'a>(mut sets: impl Iterator<Item = &'a Meld>) -> Option<&'a Meld> {
    sets.next().filter(|_| sets.next().is_none())
}
