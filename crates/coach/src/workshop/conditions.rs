//! The conditions of custom scoring events: every condition that a row may have, as a choice with its parameters.

use smallvec::smallvec;

use engine::rules::{
    BonusTest, Catch, Concealed, Condition, Family, Purity, SetTest, Shape, Source, TileClass,
    WholeHand, Winning,
};
use engine::tiles::{MeldKind, Suit, Tile};
use words::Key;
use words::key;

/// A group of choices: the heading, and each choice with its text and initial condition.
pub type ConditionGroup = (Key, Vec<(Key, Condition)>);

/// All conditions, in display order.
pub fn condition_groups() -> Vec<ConditionGroup> {
    vec![
        (
            key!("condition-head-sets"),
            vec![
                (key!("condition-each-set"), each_set()),
                (key!("condition-family"), family()),
                (key!("condition-eyes"), Condition::Eyes(TileClass::Any)),
            ],
        ),
        (
            key!("condition-head-won"),
            vec![
                (key!("condition-out"), Condition::Win(Winning::Any)),
                (key!("condition-drawn"), Condition::Win(Winning::Drawn)),
                (key!("condition-loose"), Condition::Win(Winning::Loose)),
                (
                    key!("condition-last-tile"),
                    Condition::Win(Winning::LastTile),
                ),
                (key!("condition-snatch"), Condition::Win(Winning::Snatch)),
                (
                    key!("condition-with-tile"),
                    Condition::WonWith(Tile::suited(Suit::Bamboo, 1)),
                ),
                (
                    key!("condition-only-possible"),
                    Condition::Win(Winning::OnlyPossible),
                ),
                (
                    key!("condition-only-place"),
                    Condition::Win(Winning::OnlyPlace),
                ),
                (
                    key!("condition-last-discard"),
                    Condition::Win(Winning::LastDiscard),
                ),
                (
                    key!("condition-no-tile-left"),
                    Condition::Win(Winning::NoTileLeft),
                ),
                (
                    key!("condition-standing"),
                    Condition::Win(Winning::Standing),
                ),
                (
                    key!("condition-original"),
                    Condition::Win(Winning::Original),
                ),
                (
                    key!("condition-blessing"),
                    Condition::Win(Winning::Blessing),
                ),
                (
                    key!("condition-first-discard"),
                    Condition::Win(Winning::FirstDiscardOfEast),
                ),
                (
                    key!("condition-kong-upon-kong"),
                    Condition::Win(Winning::KongUponKong),
                ),
                (
                    key!("condition-thirteenth"),
                    Condition::Win(Winning::Thirteenth),
                ),
            ],
        ),
        (
            key!("condition-head-hand"),
            vec![
                (key!("condition-no-chows"), Condition::Shape(Shape::NoChows)),
                (
                    key!("condition-four-chows"),
                    Condition::Shape(Shape::FourChows),
                ),
                (
                    key!("condition-no-scoring-value"),
                    Condition::Shape(Shape::NoScoringValue),
                ),
                (
                    key!("condition-one-suit-with-honours"),
                    Condition::Purity(Purity::OneSuitWithHonours),
                ),
                (
                    key!("condition-one-suit"),
                    Condition::Purity(Purity::OneSuit),
                ),
                (
                    key!("condition-terminals-with-honours"),
                    Condition::Purity(Purity::TerminalsWithHonours),
                ),
                (
                    key!("condition-terminals"),
                    Condition::Purity(Purity::Terminals),
                ),
                (
                    key!("condition-honours"),
                    Condition::Purity(Purity::Honours),
                ),
                (key!("condition-majors"), Condition::Purity(Purity::Majors)),
                (
                    key!("condition-one-suit-terminals"),
                    Condition::Purity(Purity::OneSuitTerminalsWithHonours),
                ),
                (key!("condition-minors"), Condition::Purity(Purity::Minors)),
                (
                    key!("condition-fully-concealed"),
                    Condition::Concealed(Concealed::Fully),
                ),
                (
                    key!("condition-almost-concealed"),
                    Condition::Concealed(Concealed::Almost),
                ),
                (
                    key!("condition-three-pungs"),
                    Condition::Concealed(Concealed::ThreePungs),
                ),
                (
                    key!("condition-four-pungs"),
                    Condition::Concealed(Concealed::FourPungs),
                ),
                (
                    key!("condition-three-kongs"),
                    Condition::Concealed(Concealed::ThreeKongs),
                ),
                (
                    key!("condition-buried-treasure"),
                    Condition::Shape(Shape::BuriedTreasure),
                ),
                (
                    key!("condition-hidden-pungs"),
                    Condition::Shape(Shape::HiddenPungs),
                ),
                (
                    key!("condition-seven-pairs"),
                    Condition::WholeHand(WholeHand::SevenPairs),
                ),
                (
                    key!("condition-four-kongs"),
                    Condition::WholeHand(WholeHand::FourKongs),
                ),
                (
                    key!("condition-concealed-pungs"),
                    Condition::WholeHand(WholeHand::ConcealedPungs),
                ),
                (
                    key!("condition-thirteen-wonders"),
                    Condition::WholeHand(WholeHand::ThirteenWonders),
                ),
                (
                    key!("condition-concealed-suit"),
                    Condition::WholeHand(WholeHand::ConcealedSuit),
                ),
                (
                    key!("condition-green"),
                    Condition::WholeHand(WholeHand::Green),
                ),
                (
                    key!("condition-nine-gates"),
                    Condition::WholeHand(WholeHand::NineGates),
                ),
                (
                    key!("condition-snake"),
                    Condition::WholeHand(WholeHand::Snake),
                ),
                (
                    key!("condition-no-score"),
                    Condition::WholeHand(WholeHand::NoScore),
                ),
            ],
        ),
        (
            key!("condition-head-bonus"),
            vec![
                (
                    key!("condition-each-bonus"),
                    Condition::Bonus(BonusTest::Each),
                ),
                (
                    key!("condition-own-bonus"),
                    Condition::Bonus(BonusTest::Own),
                ),
                (
                    key!("condition-own-flower"),
                    Condition::Bonus(BonusTest::OwnFlower),
                ),
                (
                    key!("condition-own-season"),
                    Condition::Bonus(BonusTest::OwnSeason),
                ),
                (
                    key!("condition-own-both"),
                    Condition::Bonus(BonusTest::OwnBoth),
                ),
                (
                    key!("condition-bonus-set"),
                    Condition::Bonus(BonusTest::CompleteSet),
                ),
                (
                    key!("condition-all-flowers"),
                    Condition::Bonus(BonusTest::AllFlowers),
                ),
                (
                    key!("condition-all-seasons"),
                    Condition::Bonus(BonusTest::AllSeasons),
                ),
            ],
        ),
    ]
}

fn each_set() -> Condition {
    Condition::Set(SetTest {
        kinds: smallvec![MeldKind::Pung, MeldKind::Kong],
        of: TileClass::Any,
        exposed: None,
        exposure: None,
        kong_has_3_types: None,
        completed_of_several: false,
    })
}

fn family() -> Condition {
    Condition::Family(Family {
        of: TileClass::Dragon,
        sets: 2,
        pair: false,
        no_chow: false,
    })
}

/// The index of the choice for this condition; `None` for a special hand.
pub fn condition_index(when: &Condition) -> Option<usize> {
    let choices = condition_groups()
        .into_iter()
        .flat_map(|(_, choices)| choices);
    let mut conditions = choices.map(|(_, condition)| condition);
    conditions.position(|condition| match (&condition, when) {
        (Condition::Set(_), Condition::Set(_))
        | (Condition::Family(_), Condition::Family(_))
        | (Condition::Eyes(_), Condition::Eyes(_))
        | (Condition::WonWith(_), Condition::WonWith(_) | Condition::Catch(_)) => true,
        (condition, when) => condition == when,
    })
}

/// A change of one parameter of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterChange {
    /// Switches whether sets of this kind count; the last kind that counts cannot be switched off.
    Kind(MeldKind),
    /// The class of the tiles.
    Of(TileClass),
    /// Exposed or concealed sets only; `None`: both.
    Exposed(Option<bool>),
    /// The tile with which the hand was won.
    Tile(Tile),
    /// Where that tile came from; `None`: anywhere.
    From(Option<Source>),
    /// Switches whether it must be the last live tile.
    Last,
    /// The number of sets.
    Sets(usize),
    /// Switches whether a pair is required as well.
    Pair,
    /// Switches whether chows are excluded.
    NoChow,
}

impl ParameterChange {
    /// The condition with this change; the same if it has no such parameter.
    pub fn apply_to(self, when: &Condition) -> Condition {
        match (self, when.clone()) {
            (Self::Kind(kind), Condition::Set(mut test)) => {
                match test.kinds.iter().position(|one| *one == kind) {
                    Some(index) if test.kinds.len() > 1 => drop(test.kinds.remove(index)),
                    Some(_) => {}
                    None => test.kinds.push(kind),
                }
                test.kinds.sort_unstable();
                Condition::Set(test)
            }
            (Self::Of(of), Condition::Set(test)) => Condition::Set(SetTest { of, ..test }),
            (Self::Of(of), Condition::Family(family)) => Condition::Family(Family { of, ..family }),
            (Self::Of(of), Condition::Eyes(_)) => Condition::Eyes(of),
            (Self::Exposed(exposed), Condition::Set(test)) => Condition::Set(SetTest {
                exposed,
                exposure: None,
                kong_has_3_types: None,
                ..test
            }),
            (Self::Tile(tile), Condition::WonWith(_)) => Condition::WonWith(tile),
            (Self::Tile(tile), Condition::Catch(catch)) => {
                Condition::Catch(Catch { tile, ..catch })
            }
            (Self::From(None), Condition::Catch(catch)) => Condition::WonWith(catch.tile),
            (Self::From(Some(from)), Condition::Catch(catch)) => {
                Condition::Catch(Catch { from, ..catch })
            }
            (Self::From(Some(from)), Condition::WonWith(tile)) => Condition::Catch(Catch {
                tile,
                from,
                last: false,
            }),
            (Self::Last, Condition::Catch(catch)) => Condition::Catch(Catch {
                last: !catch.last,
                ..catch
            }),
            (Self::Sets(sets), Condition::Family(family)) => Condition::Family(Family {
                sets: sets.clamp(1, 4),
                ..family
            }),
            (Self::Pair, Condition::Family(family)) => Condition::Family(Family {
                pair: !family.pair,
                ..family
            }),
            (Self::NoChow, Condition::Family(family)) => Condition::Family(Family {
                no_chow: !family.no_chow,
                ..family
            }),
            (_, when) => when,
        }
    }
}
