#![allow(clippy::panic)]

use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use super::*;
use engine::table::{Act, Move, Setup};
use players::{ComputerPlayer, Level};

/// A game played by computer players up to its third hand, and then for this number of inputs.
fn game(rules: RuleSet, seed: u64, inputs: usize) -> SavedGame {
    let mut game = Game::new(rules.into(), Setup::seeded(seed));
    let player = ComputerPlayer::new(Level::Beginner);
    let mut inputs_left = inputs;
    while inputs_left > 0 {
        let pending = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)));
        let Some((seat, request)) = pending else {
            break;
        };
        let choice = player.decide(game.seat_view(seat), &request);
        game.apply(Input::Move(seat, choice)).expect("legal");
        inputs_left -= usize::from(game.seat_view(seat).deal_number > 2);
    }
    SavedGame {
        names: BySeat(["You", "Lin", "Ada", "Tomás"].map(str::to_owned)),
        players: BySeat::from_fn(|seat| match seat.index() {
            0 => SavedPlayer::Person,
            _ => SavedPlayer::Computer("club".to_owned()),
        }),
        viewer: Seat::new(0),
        assisted: false,
        auto_played: Vec::new(),
        advised: None,
        record: game.record().clone(),
        messages: Vec::new(),
    }
}

#[test]
fn a_hand_opens_unchanged_under_every_rule_set() {
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        for inputs in [5, 40, 400] {
            let saved = game(rules.clone(), 3, inputs);
            let text = hand_text(&saved).expect("a hand was dealt");
            let opened = read_hand_text(&text).expect("the line opens");
            let (before, after) = (saved.open().game, opened.open().game);
            for seat in Seat::ALL {
                assert_eq!(before.seat_view(seat), after.seat_view(seat), "{inputs}");
            }
            assert_eq!(opened.names, saved.names);
            assert_eq!(opened.players, saved.players);
            assert!(text.len() < 2500, "{} letters", text.len());
            assert!(!text.contains(char::is_whitespace));
        }
    }
}

#[test]
fn changed_rules_and_shown_hands_are_included() {
    let mut rules = RuleSet::bloem();
    rules.options.chows = false;
    let mut saved = game(rules.clone(), 8, 20);
    let mut table = saved.open().game;
    let _ = table.apply(Input::Act(Act::ShowHands(true)));
    saved.record = table.record().clone();
    let opened = read_hand_text(&hand_text(&saved).expect("a hand")).expect("the line opens");
    assert_eq!(*opened.record.rules, rules);
    assert!(opened.open().game.seat_view(Seat::new(1)).hands_shown);
}

#[test]
fn a_line_with_line_breaks_from_mail_opens() {
    let saved = game(RuleSet::bloem(), 3, 30);
    let text = hand_text(&saved).expect("a hand");
    let mut broken = String::from("  ");
    for (index, letter) in text.chars().enumerate() {
        if index % 60 == 59 {
            broken.push_str("\r\n ");
        }
        broken.push(letter);
    }
    let opened = read_hand_text(&broken).expect("the line opens");
    assert_eq!(opened.record, read_hand_text(&text).expect("opens").record);
}

#[test]
fn invalid_lines_are_refused_with_a_message() {
    assert_eq!(read_hand_text("").err(), Some(HandTextError::NotOurs));
    assert_eq!(
        read_hand_text("good evening").err(),
        Some(HandTextError::NotOurs)
    );
    let later = "RedStake2:00000000AAAA";
    assert_eq!(
        read_hand_text(later).err(),
        Some(HandTextError::OtherVersion(2))
    );
    let text = hand_text(&game(RuleSet::bloem(), 3, 30)).expect("a hand");
    for end in [0, 8, 10, 12, 18, 40, text.len() - 1] {
        let refused = read_hand_text(&text[..end]).expect_err("refused");
        assert!(refused.to_string().ends_with('.'), "{refused}");
    }
    for at in (10..text.len()).step_by(7) {
        let mut changed = text.clone().into_bytes();
        changed[at] = match changed[at] {
            b'a' | b'A' => b'B',
            _ => b'A',
        };
        let changed = String::from_utf8(changed).expect("letters");
        assert_eq!(
            read_hand_text(&changed).err(),
            Some(HandTextError::NotWhole),
            "{at}"
        );
    }
    let undealt = SavedGame {
        record: Record {
            rules: RuleSet::bloem().into(),
            setup: Setup::seeded(1),
            inputs: Vec::new(),
            deals: Vec::new(),
        },
        ..game(RuleSet::bloem(), 3, 1)
    };
    assert_eq!(hand_text(&undealt), None);
}

/// A complete line with this body.
fn line(body: &[u8]) -> String {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(body).expect("packed");
    line_of(&packed.finish().expect("packed"))
}

/// The line of a hand with changed contents, as another version might have written it.
fn of_another_version(saved: &SavedGame, change: impl FnOnce(&mut Hand)) -> String {
    let mut hand = Hand::of(saved).expect("a hand");
    assert_eq!(hand.edition, RuleSet::edition());
    hand.edition = "0.0.9 00000000".to_owned();
    change(&mut hand);
    line(&serde_json::to_vec(&hand).expect("JSON"))
}

/// A game of three finished hands, of which somebody won the last.
fn game_with_won_hand() -> SavedGame {
    let games = (1..).map(|seed| game(RuleSet::bloem(), seed, 4000));
    let mut won_games = games.filter(|saved| {
        saved
            .record
            .deals
            .get(2)
            .is_some_and(|deal| deal.winner().is_some())
    });
    let mut saved = won_games.next().expect("somebody wins");
    let end = saved.record.deals[2].inputs;
    saved.record.deals.truncate(3);
    saved.record.inputs.truncate(end);
    saved.record.setup.walls.truncate(3);
    saved
}

#[test]
fn a_hand_by_the_rules_of_another_version_reports_the_differences() {
    let saved = game_with_won_hand();
    let ours = read_hand_text(&hand_text(&saved).expect("a hand")).expect("the line opens");
    assert_eq!(ours.messages, Vec::<String>::new());
    let totals = saved.record.deals[2].totals();
    assert_eq!(ours.record.deals[0].totals(), totals);

    let other_version =
        read_hand_text(&of_another_version(&saved, |_| {})).expect("the line opens");
    let [message] = other_version.messages.as_slice() else {
        panic!("{:?}", other_version.messages);
    };
    assert!(
        message.contains("version 0.0.9 00000000") && message.contains(&RuleSet::edition()),
        "{message}"
    );
    assert_eq!(other_version.record, ours.record);

    let other_totals = |hand: &mut Hand| hand.totals = Some(BySeat([1, 2, 3, 4]));
    let other_totals =
        read_hand_text(&of_another_version(&saved, other_totals)).expect("the line opens");
    let [_, message] = other_totals.messages.as_slice() else {
        panic!("{:?}", other_totals.messages);
    };
    assert!(
        message.starts_with("The hands were worth 1, 2, 3 and 4 then, and"),
        "{message}"
    );
    assert_eq!(other_totals.record, ours.record);

    let unfinished = |hand: &mut Hand| drop(hand.inputs.pop());
    let unfinished =
        read_hand_text(&of_another_version(&saved, unfinished)).expect("the line opens");
    assert!(
        unfinished.messages[1].ends_with("the hand ends differently."),
        "{:?}",
        unfinished.messages
    );
}

#[test]
fn a_hand_that_is_not_possible_by_these_rules_starts_again() {
    let saved = game(RuleSet::bloem(), 3, 40);
    let impossible = |hand: &mut Hand| hand.inputs[30] = hand.inputs[0].clone();
    let text = of_another_version(&saved, impossible);
    let opened = read_hand_text(&text).expect("the line opens");
    assert!(
        opened.messages[1].starts_with("It cannot go on as it was played"),
        "{:?}",
        opened.messages
    );
    let mut table = opened.open().game;
    assert_eq!(table.inputs(), []);
    for seat in Seat::ALL {
        assert!(table.apply(Input::Move(seat, Move::Ready)).is_ok());
    }
    assert_eq!(
        table.wall().tiles(),
        saved.record.setup.walls[2],
        "the same tiles are dealt"
    );

    // A line of this edition, or of none, should be possible by these rules: it is refused.
    for edition in [RuleSet::edition(), String::new()] {
        let text = of_another_version(&saved, |hand| {
            impossible(hand);
            hand.edition = edition;
        });
        assert!(matches!(
            read_hand_text(&text),
            Err(HandTextError::NotAHand(_))
        ));
    }
}

#[test]
fn rows_unknown_to_this_version_are_left_out_and_reported() {
    let saved = game(RuleSet::bloem(), 3, 40);
    let mut body = serde_json::to_value(Hand::of(&saved).expect("a hand")).expect("JSON");
    body["edition"] = "0.0.9 00000000".into();
    body["rules"]["rows"] = serde_json::json!({"Winning a Car": {"none": true}});
    let opened = read_hand_text(&line(body.to_string().as_bytes())).expect("the line opens");
    assert!(
        opened.messages[1].contains("Winning a Car"),
        "{:?}",
        opened.messages
    );
    assert_eq!(
        opened.open().game.inputs(),
        Hand::of(&saved).expect("a hand").inputs
    );
}

/// Tries lines with arbitrary contents: any text, alone, with our prefix or with a valid checksum, and a hand with some digits replaced.
#[test]
fn no_line_causes_a_panic() {
    let saved = game(RuleSet::bloem(), 3, 60);
    let body = serde_json::to_string(&Hand::of(&saved).expect("a hand")).expect("text");
    let digits: Vec<(usize, char)> = body
        .char_indices()
        .filter(|(_, letter)| letter.is_ascii_digit())
        .collect();
    let mut runner = TestRunner::deterministic();
    let replacement = prop::sample::select(vec![
        "0",
        "3",
        "7",
        "255",
        "-1",
        "4294967295",
        "9223372036854775807",
        "1e9",
    ]);
    let change = (0..digits.len(), replacement);
    let changes = prop::collection::vec(change, 1..4);
    let result = runner.run(&(changes, any::<String>()), |(changes, text)| {
        let _ = read_hand_text(&text);
        let _ = read_hand_text(&format!("RedStake1:{text}"));
        let _ = read_hand_text(&line(text.as_bytes()));
        let mut body = body.clone();
        let mut sorted_changes: Vec<_> = changes;
        sorted_changes.sort_by_key(|(index, _)| std::cmp::Reverse(*index));
        sorted_changes.dedup_by_key(|(index, _)| *index);
        for (index, replacement) in sorted_changes {
            let position = digits[index].0;
            body.replace_range(position..=position, replacement);
        }
        let opened = read_hand_text(&line(body.as_bytes()));
        if let Ok(game) = opened {
            prop_assert_eq!(&game.open().messages, &game.messages);
            // The edition and an input were changed: the hand starts again, and is not dealt yet.
            let is_restarted = game.record.inputs.is_empty() && game.messages.len() > 1;
            prop_assert!(is_restarted || hand_text(&game).is_some());
        }
        Ok(())
    });
    result.expect("every line is opened or refused");
}

#[test]
fn a_decompression_bomb_is_refused() {
    let text = line(&vec![b' '; 16 * 1024 * 1024]);
    assert!(text.len() < MAX_BYTES);
    assert!(matches!(
        read_hand_text(&text).err(),
        Some(HandTextError::NotAHand(_))
    ));
}
