//! One sentence about when a scoring row counts.

use engine::rules::{
    BonusTest, Concealed, Condition, Purity, ScoringEvent, SetTest, Shape, WholeHand, Winning,
};
use engine::tiles::MeldKind;
use words::{Key, key};

/// What a scoring row says about itself.
pub trait RuleSentence {
    /// A sentence about when the row counts; `None` for a special hand, whose tiles its help topic names.
    fn sentence(&self) -> Option<&'static str>;
}

impl RuleSentence for ScoringEvent {
    fn sentence(&self) -> Option<&'static str> {
        let sentence = match &self.when {
            Condition::Pattern => return None,
            Condition::Win(winning) => of_win(*winning),
            Condition::WonWith(_) => key!("rule-won-with"),
            Condition::Set(test) => of_set(test, self.award.doubles > 0),
            Condition::Bonus(test) => of_bonus(*test),
            Condition::Shape(shape) => of_shape(*shape),
            Condition::Purity(purity) => of_purity(*purity),
            Condition::Catch(_) => key!("rule-catch"),
            Condition::Eyes(_) => key!("rule-eyes"),
            Condition::Family(_) => key!("rule-family"),
            Condition::Concealed(concealed) => of_concealed(*concealed),
            Condition::WholeHand(hand) => of_whole_hand(*hand),
        };
        Some(sentence.text())
    }
}

fn of_win(winning: Winning) -> Key {
    match winning {
        Winning::Any => key!("rule-any-win"),
        Winning::Drawn => key!("rule-drawn"),
        Winning::Loose => key!("rule-loose"),
        Winning::LastTile => key!("rule-last-tile"),
        Winning::Snatch => key!("rule-snatch"),
        Winning::Original => key!("rule-original"),
        Winning::Standing => key!("rule-standing"),
        Winning::FirstDiscardOfEast => key!("rule-first-discard-of-east"),
        Winning::OnlyPossible => key!("rule-only-possible"),
        Winning::OnlyPlace => key!("rule-only-place"),
        Winning::LastDiscard => key!("rule-last-discard"),
        Winning::NoTileLeft => key!("rule-no-tile-left"),
        Winning::Blessing => key!("rule-blessing"),
        Winning::KongUponKong => key!("rule-kong-upon-kong"),
        Winning::Thirteenth => key!("rule-thirteenth"),
    }
}

/// A row that doubles counts sets of certain tiles; one with points compares sets with each other.
fn of_set(test: &SetTest, doubles: bool) -> Key {
    let has = |kind| test.kinds.contains(&kind);
    match doubles {
        true => key!("rule-set-doubles"),
        false if has(MeldKind::Pair) => key!("rule-pair"),
        false if has(MeldKind::Chow) => key!("rule-chow"),
        false if has(MeldKind::Kong) => key!("rule-kong"),
        false => key!("rule-pung"),
    }
}

fn of_bonus(test: BonusTest) -> Key {
    match test {
        BonusTest::Each => key!("rule-each-bonus"),
        BonusTest::Own => key!("rule-own-bonus"),
        BonusTest::CompleteSet => key!("rule-four-bonus"),
        BonusTest::OwnFlower => key!("rule-own-flower"),
        BonusTest::OwnSeason => key!("rule-own-season"),
        BonusTest::OwnBoth => key!("rule-own-both"),
        BonusTest::AllFlowers => key!("rule-all-flowers"),
        BonusTest::AllSeasons => key!("rule-all-seasons"),
    }
}

fn of_shape(shape: Shape) -> Key {
    match shape {
        Shape::FourChows => key!("rule-four-chows"),
        Shape::NoChows => key!("rule-no-chows"),
        Shape::NoScoringValue => key!("rule-no-scoring-value"),
        Shape::BuriedTreasure => key!("rule-buried-treasure"),
        Shape::HiddenPungs => key!("rule-hidden-pungs"),
    }
}

fn of_purity(purity: Purity) -> Key {
    match purity {
        Purity::OneSuitWithHonours => key!("rule-one-suit-with-honours"),
        Purity::OneSuit => key!("rule-one-suit"),
        Purity::TerminalsWithHonours => key!("rule-terminals-with-honours"),
        Purity::Terminals => key!("rule-terminals"),
        Purity::Honours => key!("rule-honours"),
        Purity::Majors => key!("rule-majors"),
        Purity::OneSuitTerminalsWithHonours => key!("rule-one-suit-majors"),
        Purity::Minors => key!("rule-minors"),
    }
}

fn of_concealed(concealed: Concealed) -> Key {
    match concealed {
        Concealed::Fully => key!("rule-concealed"),
        Concealed::Almost => key!("rule-almost-concealed"),
        Concealed::ThreePungs => key!("rule-three-hidden-pungs"),
        Concealed::FourPungs => key!("rule-four-hidden-pungs"),
        Concealed::ThreeKongs => key!("rule-three-hidden-kongs"),
    }
}

fn of_whole_hand(hand: WholeHand) -> Key {
    match hand {
        WholeHand::SevenPairs => key!("rule-seven-pairs"),
        WholeHand::FourKongs => key!("rule-four-kongs"),
        WholeHand::ConcealedPungs => key!("rule-hidden-hand"),
        WholeHand::ThirteenWonders => key!("rule-thirteen-wonders"),
        WholeHand::ConcealedSuit => key!("rule-concealed-suit"),
        WholeHand::Green => key!("rule-green"),
        WholeHand::NineGates => key!("rule-nine-gates"),
        WholeHand::Snake => key!("rule-snake"),
        WholeHand::NoScore => key!("rule-no-score"),
    }
}
