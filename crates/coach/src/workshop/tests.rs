//! Tests of editing rule sets.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::*;
use crate::trial::Trial;
use engine::rules::{Award, Condition, RowChange, RuleSet, Source, WrittenRules};
use engine::tiles::Suit;

fn draft() -> Draft {
    let mut rules = RuleSet::bloem();
    rules.name = Some("Sunday".to_owned());
    let about = String::new();
    Draft::new(WrittenRules { rules, about })
}

fn award(points: u32) -> Edit {
    Edit::Row("great-snake".into(), Award::points(points).into())
}

/// A pung or kong of one number in each suit, a pung of dragons and a pair of the own wind.
fn three_alike() -> SpecialHandDraft {
    let mut draft_hand = SpecialHandDraft::new("Three Alike".to_owned());
    for suit in 0..3 {
        let tiles = SlotTiles::Suited(Number::Shared(0), SlotSuit::Variable(suit));
        draft_hand.add(slot(5, 4, tiles).expect("a pung or kong"));
    }
    draft_hand.add(slot(4, 4, SlotTiles::Class(2)).expect("a pung of dragons"));
    draft_hand.add(slot(1, 4, SlotTiles::Class(0)).expect("a pair of the own wind"));
    draft_hand
}

#[test]
fn every_change_can_be_undone_and_redone() {
    let mut draft = draft();
    let before = draft.written().clone();
    assert_eq!(draft.can_undo_redo(), (false, false));
    let mut limited = draft.rules().clone();
    limited.options.max_score = Some(700);
    for edit in [
        Edit::Rules(Box::new(limited), None),
        award(900),
        Edit::Add(Box::new(three_alike().row())),
        Edit::About("As at home".to_owned()),
        Edit::Remove("Three Alike".into()),
    ] {
        draft.edit(edit).expect("the edit is valid");
    }
    let after = draft.written().clone();
    assert!(draft.is_unsaved() && draft.problem().is_none());
    draft.undo();
    assert!(draft.is_own("Three Alike"));
    (0..4).for_each(|_| draft.undo());
    assert_eq!(draft.written(), &before);
    assert_eq!(draft.can_undo_redo(), (false, true));
    assert!(!draft.is_unsaved());
    (0..5).for_each(|_| draft.redo());
    assert_eq!(draft.written(), &after);
}

#[test]
fn typing_in_a_field_is_undone_in_one_step() {
    let mut draft = draft();
    for value in [9, 90, 900] {
        draft.edit(award(value)).expect("the edit is valid");
    }
    draft.undo();
    assert_eq!(draft.rules(), draft.original());
    draft.redo();
    draft
        .edit(Edit::RestoreRow("great-snake".into()))
        .expect("the row exists");
    assert_eq!(draft.rules(), draft.original());
}

#[test]
fn an_invalid_edit_changes_nothing_and_is_explained() {
    let mut draft = draft();
    let mut wrong = three_alike();
    wrong.add("pair 2B".to_owned());
    assert_eq!(wrong.room(), 0);
    let reason = draft
        .edit(Edit::Add(Box::new(wrong.row())))
        .expect_err("refused");
    assert!(
        reason.contains("Three Alike") && reason.contains("16"),
        "{reason}"
    );
    let mut duplicate = three_alike();
    duplicate.name = "Great Snake".to_owned();
    assert!(draft.edit(Edit::Add(Box::new(duplicate.row()))).is_err());
    assert_eq!(draft.can_undo_redo(), (false, false));
    draft
        .edit(Edit::Name(String::new()))
        .expect("names may be empty while they are typed");
    let problem = draft.problem().expect("a name is required");
    assert_eq!(problem.line, 1, "{problem}");
}

#[test]
fn differences_show_both_values() {
    let mut draft = draft();
    let mut rules = draft.rules().clone();
    rules.options.flowers = false;
    rules.options.max_score = Some(500);
    let forbid = RowChange {
        allowed: Some(false),
        ..RowChange::default()
    };
    for edit in [
        Edit::Rules(Box::new(rules), None),
        award(900),
        Edit::Row("enemies".into(), forbid),
        Edit::Add(Box::new(three_alike().row())),
    ] {
        draft.edit(edit).expect("the edit is valid");
    }
    let texts: Vec<String> = draft
        .differences()
        .into_iter()
        .map(|change| format!("{}: {} | {}", change.name, change.before, change.after))
        .collect();
    assert_eq!(
        texts,
        [
            "Most a hand can score: none | 500",
            "Play with Flowers and Seasons: on | off",
            "Enemies: 3\u{202f}000 points | not allowed",
            "Great Snake: 1\u{202f}500 points | 900 points",
            "Three Alike:  | 500 points, whole score",
        ]
    );
}

#[test]
fn a_pattern_expands_to_all_its_combinations_of_tiles() {
    let draft = draft();
    let draft_hand = three_alike();
    assert_eq!((draft_hand.count(), draft_hand.room()), (Some(14), 0));
    let rules = draft_hand.applied_to(&draft).expect("the hand is valid");
    let row = rules.event("Three Alike").expect("the row exists");
    let forms = row.special.as_ref().expect("a special hand").forms();
    // Nine numbers, three dragons, four winds.
    assert_eq!(forms.len(), 9 * 3 * 4);
    let words: Vec<String> = draft_hand
        .shown_slots()
        .into_iter()
        .map(|slot| slot.words)
        .collect();
    assert_eq!(words[0], "Pung or Kong of n of one suit");
    assert_eq!(words[4], "Pair of own Wind");
    let other_tiles = draft_hand.shown_slots().swap_remove(0).other_tiles;
    assert_eq!(other_tiles, "or Kong, n of one suit");
}

#[test]
fn seven_pairs_of_two_suits_can_be_composed() {
    let mut draft_hand = SpecialHandDraft::new("Two Suits".to_owned());
    for suit in [0, 0, 0, 0, 1, 1, 1] {
        let tiles = SlotTiles::Suited(Number::Any, SlotSuit::Variable(suit));
        draft_hand.add(slot(1, 4, tiles).expect("a pair"));
    }
    let rules = draft_hand.applied_to(&draft()).expect("the hand is valid");
    let row = rules.event("Two Suits").expect("the row exists");
    assert!(!rules.examples(row).is_empty());
}

#[test]
fn every_slot_on_offer_is_described_and_shown() {
    let draft = draft();
    let suited = |number| SlotSuit::ALL.map(|suit| SlotTiles::Suited(number, suit));
    let numbers = (1..=9).map(Number::Fixed);
    let numbers = numbers.chain([Number::Any, Number::Shared(0), Number::Shared(3)]);
    let mut choices: Vec<SlotTiles> = numbers.flat_map(suited).collect();
    choices.extend((0..CLASSES.len()).map(SlotTiles::Class));
    let mut composed = 0;
    for kind in 0..KINDS.len() {
        for tiles in &choices {
            let Some(slot) = slot(kind, 5, *tiles) else {
                continue;
            };
            composed += 1;
            let mut draft_hand = SpecialHandDraft::new("One".to_owned());
            draft_hand.add(slot.clone());
            let shown = draft_hand.shown_slots().remove(0);
            assert!(!shown.tiles.is_empty(), "{slot}: {}", shown.words);
            let refusal = draft_hand
                .applied_to(&draft)
                .expect_err("not a complete hand");
            assert!(!refusal.contains("slot"), "{slot}: {refusal}");
        }
    }
    assert!(composed > 400, "{composed}");
    assert_eq!(
        slot(RUN, 5, SlotTiles::Suited(Number::Any, SlotSuit::ALL[0])),
        None
    );
    assert_eq!(
        slot(
            2,
            4,
            SlotTiles::Suited(Number::Fixed(8), SlotSuit::Suit(Suit::Bamboo))
        ),
        None
    );
}

#[test]
fn a_built_in_row_can_be_copied_and_edited() {
    let mut draft = draft();
    let snake = draft.rules().event("great-snake").cloned().expect("a row");
    let mut copy =
        SpecialHandDraft::of(&snake, Some("Long Snake".to_owned())).expect("a special hand");
    copy.points = 400;
    draft
        .edit(Edit::Add(Box::new(copy.row())))
        .expect("the edit is valid");
    let own = draft
        .rules()
        .event("Long Snake")
        .cloned()
        .expect("the row exists");
    let overlaps_found = overlaps(&own, draft.rules());
    assert_eq!(overlaps_found[0].event, "great-snake");
    // Three suits, seven Winds and Dragons for the Pung, six others for the pair.
    assert_eq!(overlaps_found[0].shared, 3 * 7 * 6);
    assert!(overlaps_found[0].is_worth_more);
    let mut edited = SpecialHandDraft::of(&own, None).expect("a special hand");
    edited.name = "Longer Snake".to_owned();
    let before = edited.replaces().expect("the row existed").to_owned();
    let replace = Edit::Replace(before, Box::new(edited.row()));
    draft.edit(replace).expect("the edit is valid");
    assert!(draft.is_own("Longer Snake") && !draft.is_own("Long Snake"));
}

#[test]
fn a_trial_does_not_depend_on_threads_can_be_stopped_and_suggests_a_value_when_significant() {
    let mut draft = draft();
    let mut easy = SpecialHandDraft::new("Winds and Dragons".to_owned());
    for _ in 0..3 {
        easy.add("pung wind".to_owned());
    }
    easy.add("pung dragon".to_owned());
    easy.add("pair honour".to_owned());
    draft
        .edit(Edit::Add(Box::new(easy.row())))
        .expect("the hand is valid");
    let rules = Arc::new(draft.rules().clone());
    let short = Trial::play(&rules, 120, 1, |_| true);
    assert_eq!(short.deals, 120);
    assert_eq!(Trial::play(&rules, 120, 3, |_| true), short);
    let stopped = Trial::play(&rules, 10_000, 1, |_| false);
    assert!(stopped.deals < 10_000);
    assert_eq!(
        suggestion(&short, &rules, &"Winds and Dragons".into()),
        None,
        "too early for a suggestion"
    );
    let mut long = short.clone();
    while !long.is_significant() {
        long.add(short.clone());
    }
    let suggested =
        suggestion(&long, &rules, &"Winds and Dragons".into()).expect("enough deals were played");
    assert_eq!(suggested.compared.len(), 3);
    assert!(
        suggested
            .points
            .is_some_and(|points| points >= 100 && points.is_multiple_of(50))
    );
}

/// The workshop offers every condition that the program's own rows use.
#[test]
fn every_condition_of_the_built_in_rows_can_be_chosen() {
    let mut used = BTreeSet::new();
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        for event in rules.events() {
            let index = condition_index(&event.when);
            assert_eq!(
                index.is_none(),
                event.when == Condition::Pattern,
                "{:?}",
                event.id
            );
            used.extend(index);
        }
    }
    let conditions: Vec<_> = condition_groups()
        .into_iter()
        .flat_map(|(_, conditions)| conditions)
        .collect();
    assert!(used.len() > 30, "{used:?}");
    for (index, (_, condition)) in conditions.iter().enumerate() {
        assert_eq!(condition_index(condition), Some(index), "{condition:?}");
    }
}

#[test]
fn an_own_event_is_added_edited_and_undone() {
    let mut draft = draft();
    let mut own = OwnEvent::new("A Bird".to_owned());
    let lines: Vec<_> = condition_groups()
        .into_iter()
        .flat_map(|(_, lines)| lines)
        .collect();
    let with_tile = lines
        .iter()
        .find(|(_, when)| matches!(when, Condition::WonWith(_)));
    own.when = with_tile.expect("the condition is in the list").1.clone();
    let parameters = [
        ParameterChange::Tile("5D".parse().expect("a tile")),
        ParameterChange::From(Some(Source::Wall)),
        ParameterChange::Last,
        ParameterChange::NoChow,
    ];
    for parameter in parameters {
        own.when = parameter.apply_to(&own.when);
    }
    own.winner_only = true;
    let add = Edit::Add(Box::new(own.row()));
    draft.edit(add).expect("the event is valid");
    let text = draft.written().text();
    assert!(
        text.contains("last = true") && text.contains("\"5D\""),
        "{text}"
    );
    assert_eq!(
        WrittenRules::read(&text)
            .expect("the file can be read")
            .rules,
        *draft.rules()
    );
    let row = draft
        .rules()
        .event("A Bird")
        .cloned()
        .expect("the row exists");
    let mut edited = OwnEvent::of(&row).expect("not a special hand");
    edited.name = "A Rare Bird".to_owned();
    edited.when = ParameterChange::From(None).apply_to(&edited.when);
    assert!(matches!(edited.when, Condition::WonWith(_)));
    edited.applied_to(&draft).expect("the event can be edited");
    let before = edited.replaces().expect("the row existed").to_owned();
    let replace = Edit::Replace(before, Box::new(edited.row()));
    draft.edit(replace).expect("the edit is valid");
    assert!(draft.is_own("A Rare Bird") && !draft.is_own("A Bird"));
    draft.undo();
    draft.undo();
    assert!(draft.rules().custom_rows().is_empty());
}

#[test]
fn one_option_is_reverted_and_the_others_stay() {
    let mut draft = draft();
    for setting in Setting::all() {
        let text = setting.value_text(&draft.original().options);
        assert!(
            !text.is_empty() && !setting.title().is_empty(),
            "{setting:?}"
        );
    }
    let mut other = draft.rules().clone();
    other.options.chows = false;
    other.options.starting_score = 7;
    other.options.max_score = Some(300);
    other.options.hands = Some(1);
    other.options.special_hands = false;
    other.options.losers_settle = false;
    draft
        .edit(Edit::Rules(Box::new(other), None))
        .expect("the edit is valid");
    let mut remaining = draft.differences();
    assert_eq!(remaining.len(), 6);
    while let Some(first) = remaining.first() {
        let ChangedItem::Option(setting) = &first.item else {
            unreachable!("only options differ: {first:?}");
        };
        draft
            .edit(Edit::RestoreOption(*setting))
            .expect("the option can be restored");
        let after = draft.differences();
        assert_eq!(after, remaining[1..]);
        remaining = after;
    }
    assert_eq!(draft.rules(), draft.original());
}
