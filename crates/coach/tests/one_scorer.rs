//! Hands finished at the table are entered as a person would type them. They must score the same, line by line, in the Scorekeeper, in One
//! Hand Alone, and as a case of `red-stake score`. `RED_STAKE_CASES` is the number of deals.
#![allow(clippy::panic)]

#[path = "../../engine/tests/table_properties/mover.rs"]
#[allow(dead_code)]
mod mover;
#[path = "own_rules/random_rules.rs"]
#[allow(dead_code)]
mod random_rules;
#[path = "one_scorer/stacked.rs"]
mod stacked;
#[path = "one_scorer/table.rs"]
mod table;

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::rules::{Award, Case, RowId, RuleSet, Score, ScoreLine, Source};
use engine::scorekeeper::{
    Circumstance, Draft, HandResult, HandTotal, SingleHand, SingleHandResult, TileOrigin, TypedHand,
};
use engine::tiles::{BySeat, Counts, Exposure, Hand, Meld, MeldKind, Seat, ShortHand, Tile};
use serde::Deserialize;
use serde_json::{Value, json};
use storage::save::RuleLibrary;

use table::Won;

type Line = (RowId, Option<Tile>, Award);

/// The score of a hand, with its lines in a fixed order.
fn sorted_score(score: &Score) -> (Vec<Line>, u32, u32, u32) {
    let line = |line: &ScoreLine| (line.row.clone(), line.tile, line.award);
    let mut lines: Vec<Line> = score.lines.iter().map(line).collect();
    lines.sort_by_key(|line| format!("{line:?}"));
    (lines, score.points, score.doubles, score.total)
}

impl Won {
    /// The circumstances to be marked.
    fn circumstances(&self) -> BTreeSet<Circumstance> {
        let win = self.situation.win.as_ref().expect("it was won");
        // Only Place is marked if the hand scores the same when all tiles lie open.
        let hand = &self.hands[self.winner];
        let mut all_open = self.situation.clone();
        all_open.open = Counts::full_set(false);
        let counted = |situation| self.rules.score(hand, situation).as_ref().map(sorted_score);
        let only_place = counted(&all_open) == counted(&self.situation);
        let circumstances = [
            (Circumstance::LastTile, self.situation.live_left == 0),
            (Circumstance::Standing, win.standing),
            (Circumstance::Original, win.original),
            (Circumstance::FirstDiscard, win.first_discard_of_east),
            (
                Circumstance::KongUponKong,
                self.situation.kongs_since_discard >= 2,
            ),
            (Circumstance::OnlyPlace, only_place),
        ];
        let marked = circumstances
            .into_iter()
            .filter(|(_, is_marked)| *is_marked);
        marked.map(|(circumstance, _)| circumstance).collect()
    }

    /// A player's hand in the notation for typing.
    fn typed(&self, seat: Seat) -> String {
        let mut hand = self.hands[seat].clone();
        // A concealed kong that was robbed leaves three tiles on the stake.
        let (kept, robbed): (Vec<Meld>, Vec<Meld>) = hand
            .melds
            .iter()
            .partition(|meld| meld.is_exposed() || meld.kind == MeldKind::Kong);
        hand.stake
            .extend(robbed.iter().flat_map(|meld| meld.tiles()));
        hand.melds = kept;
        let from = self.from.map(|from| from.wind(self.at.east));
        let won = seat == self.winner;
        let origin = match self.source {
            _ if !won => TileOrigin::Drawn,
            Source::Wall => TileOrigin::Drawn,
            Source::Loose => TileOrigin::Loose,
            Source::Discard => TileOrigin::Discard(from),
            Source::Snatch => TileOrigin::Kong(from),
        };
        let last = won.then_some(self.last);
        let short = ShortHand { hand, last };
        TypedHand { short, origin }.to_string()
    }

    fn draft(&self) -> Draft {
        Draft {
            hands: BySeat::from_fn(|seat| self.typed(seat)),
            circumstances: self.circumstances(),
            liable: self.settlement.cannon,
            east: None,
        }
    }

    fn details(&self) -> String {
        let (rules, options) = (self.rules.name_or_id(), &self.rules.options);
        format!(
            "{rules} {options:?}\n{:?}\n{:?}\n{:?}",
            self.at,
            self.draft(),
            self.situation
        )
    }

    /// Compares all four hands and the payments with those of the Scorekeeper.
    fn compare_scorekeeper(&self) {
        let played = self.draft().read(&self.at);
        let played = played.unwrap_or_else(|error| panic!("{error:?}\n{}", self.details()));
        let result = HandResult::of(&played, &self.at, &self.rules);
        let result = result.unwrap_or_else(|error| panic!("{error:?}\n{}", self.details()));
        for seat in Seat::ALL {
            let HandTotal::Scored(scored) = &result.hands[seat] else {
                panic!("{seat:?} was typed\n{}", self.details());
            };
            self.compare("scorekeeper", seat, &scored.score);
        }
        let settlement = &result.settlement;
        assert_eq!(*settlement, self.settlement, "{}", self.details());
    }

    /// The seats whose hands can be entered alone. East's cannot if a kong was robbed before East's first discard, since it has fourteen
    /// tiles.
    fn seats_entered_alone(&self) -> impl Iterator<Item = Seat> + '_ {
        let tiles = |seat| self.hands[seat].stake.len() + 3 * self.hands[seat].melds.len();
        let seats = Seat::ALL.into_iter();
        seats.filter(move |seat| *seat == self.winner || tiles(*seat) == 13)
    }

    /// Compares the hands with those of One Hand Alone.
    fn compare_alone(&self) {
        for seat in self.seats_entered_alone() {
            let mut circumstances = self.circumstances();
            if self.at.east_wins + 1 == self.rules.options.max_east_wins() {
                circumstances.insert(Circumstance::Thirteenth);
            }
            let single = SingleHand {
                typed: self.typed(seat),
                own: seat.wind(self.at.east),
                round: self.at.round_wind,
                circumstances,
            };
            match single.evaluate(&self.rules) {
                Ok(SingleHandResult::Scored(scored, _)) => {
                    self.compare("alone", seat, &scored.score)
                }
                other => panic!("{seat:?}: {other:?}\n{}", self.details()),
            }
        }
    }

    /// Compares the hands with those of cases of `red-stake score`.
    fn compare_case(&self) {
        for seat in self.seats_entered_alone() {
            let case = Case::deserialize(self.case(seat)).expect("a case");
            let hand = case.hand().expect("a hand");
            let situation = case.situation(&hand).expect("a situation");
            let score = self.rules.score(&hand, &situation);
            let score = score.unwrap_or_else(|| panic!("no hand\n{}", self.details()));
            self.compare("file", seat, &score);
        }
    }

    fn case(&self, seat: Seat) -> Value {
        let typed: TypedHand = self.typed(seat).parse().expect("a hand");
        let Hand {
            stake,
            melds,
            bonus,
        } = typed.short.hand;
        let circumstances = self.circumstances();
        let has = |circumstance| circumstances.contains(&circumstance);
        let table = melds.iter().map(|set| {
            json!({
                "kind": set.kind, "tile": set.tile,
                "concealed": set.exposure == Exposure::Concealed,
                "annexed": set.exposure == Exposure::Annexed,
            })
        });
        let won = seat == self.winner;
        let win = json!({
            "tile": self.last, "from": self.source,
            "last_tile": has(Circumstance::LastTile),
            "original": has(Circumstance::Original),
            "standing": has(Circumstance::Standing),
            "first_discard_of_east": has(Circumstance::FirstDiscard),
            "kong_upon_kong": has(Circumstance::KongUponKong),
            "only_place": has(Circumstance::OnlyPlace),
            "east_wins": self.at.east_wins,
        });
        json!({
            "id": "a", "winner": won, "table": table.collect::<Vec<_>>(),
            "seat_wind": seat.wind(self.at.east).letter(), "round_wind": self.at.round_wind.letter(),
            "stake": stake.iter().collect::<Vec<_>>(), "bonus": bonus,
            "win": won.then_some(win),
        })
    }

    fn compare(&self, entry: &str, seat: Seat, score: &Score) {
        let (entered, at_the_table) = (sorted_score(score), sorted_score(&self.scores[seat]));
        assert_eq!(
            entered,
            at_the_table,
            "{entry}, {seat:?}: {}\n{:?}\n{:?}",
            self.details(),
            score.arrangement,
            self.scores[seat].arrangement
        );
    }
}

fn rule_sets() -> Vec<RuleSet> {
    let library = RuleLibrary::new(std::path::PathBuf::new());
    let preset = |name: &&str| library.find(name).expect("a preset").written.rules;
    let mut all: Vec<RuleSet> = ["bmja", "british", "dmjl", "kitchen", "nts", "western"]
        .iter()
        .map(preset)
        .collect();
    let mut with_losers_purity = RuleSet::bloem();
    with_losers_purity.options.losers_purity = true;
    all.extend([RuleSet::bloem(), with_losers_purity]);
    let mut with_seven_pairs = RuleSet::classical();
    with_seven_pairs.options.seven_pairs = true;
    let mut with_many_options = with_seven_pairs.clone();
    with_many_options.options.kong_has_3_types = true;
    with_many_options.options.losers_purity = true;
    with_many_options.options.concealed_almost = Award {
        doubles: 1,
        ..Award::default()
    };
    with_many_options.options.max_score = None;
    let mut without_chows = RuleSet::classical();
    without_chows.options.chows = false;
    all.extend([
        RuleSet::classical(),
        with_seven_pairs,
        with_many_options,
        without_chows,
    ]);
    all
}

fn cases(default: u64) -> u64 {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    cases
        .and_then(|cases| cases.parse().ok())
        .unwrap_or(default)
}

#[test]
fn a_hand_scores_the_same_however_it_is_entered() {
    let fixed: Vec<Arc<RuleSet>> = rule_sets().into_iter().map(Arc::new).collect();
    let (mut won, mut rows) = (0, BTreeSet::new());
    let cases = cases(120);
    for case in 0..cases {
        let rules = match case % 4 {
            0 => Arc::new(random_rules::RandomRules::new(case).written().rules),
            _ => Arc::clone(&fixed[(case - case / 4 - 1) as usize % fixed.len()]),
        };
        let Some(hand) = table::play(&rules, case) else {
            continue;
        };
        won += 1;
        let lines = &hand.scores[hand.winner].lines;
        rows.extend(lines.iter().map(|line| line.row.clone()));
        hand.compare_scorekeeper();
        hand.compare_alone();
        hand.compare_case();
    }
    println!("{won} hands of {cases}, {} rows", rows.len());
    assert!(won * 2 > cases, "{won} hands only");
}
