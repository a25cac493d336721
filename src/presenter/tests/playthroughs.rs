//! Whole hands and games: of one person, of several people, in a lesson, and in the demo.

use std::time::Duration;

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use engine::rules::{GameLength, RuleSet};
use engine::table::prepared_wall::wall_for;
use engine::table::{DealEnd, Move, SeatView, Setup};
use players::{ComputerPlayer, Level};
use storage::save::SavedPlayer;

#[test]
fn a_hand_is_played_to_its_scores_under_both_rules() {
    for (rules, seed) in [(RuleSet::bloem(), 4), (RuleSet::classical(), 5)] {
        let mut harness = Harness::with(initial_state(settings(), rules, seed));
        harness.until(|harness| harness.presenter.view().end.is_some());
        harness.settle();
        let state = phrases::game_state(harness.presenter.view(), &harness.presenter.names());
        assert!(state.ends_with("round. This hand is over."), "{state}");
        if matches!(harness.presenter.view().end, Some(DealEnd::MahJong { .. })) {
            assert_eq!(
                harness.presenter.modal(),
                Some(&Modal::Dialog(DialogKind::Menu(MenuDialog::Scores)))
            );
        }
        assert_eq!(&harness.screen, harness.presenter.view());
    }
}

#[test]
fn after_the_last_hand_come_its_scores_and_then_the_winner() {
    let mut rules = RuleSet::bloem();
    rules.options.rounds = 1;
    let mut harness = Harness::with(initial_state(settings(), rules, 4));
    // For everything that was open: whether it was the scores.
    let mut are_scores = Vec::new();
    for _ in 0..4000 {
        harness.settle();
        if let Some(open) = harness.presenter.modal() {
            are_scores.push(matches!(
                open,
                Modal::Dialog(DialogKind::Menu(MenuDialog::Scores))
            ));
        }
        if matches!(harness.prompt(), Some(Prompt::GameFinished { .. })) {
            assert_eq!(are_scores[are_scores.len() - 2..], [true, false]);
            let is_saved = harness
                .saved
                .iter()
                .any(|(purpose, _)| *purpose == Purpose::Finished);
            assert!(is_saved, "the game is saved for review");
            return;
        }
        match harness.presenter.modal() {
            Some(Modal::Dialog(DialogKind::Menu(MenuDialog::Scores))) => {
                harness.reply(Reply::Run(Command::NextHand))
            }
            _ if harness.presenter.why_not(Command::NextHand).is_none() => {
                harness.run_command(Command::NextHand)
            }
            _ => harness.play_on(),
        }
    }
    panic!("the game does not end: {:?}", harness.presenter.phase());
}

#[test]
fn a_game_of_one_hand_ends_after_it_and_can_be_repeated() {
    for seed in [4, 5, 6] {
        let mut rules = RuleSet::bloem();
        GameLength::Hand.set(&mut rules);
        let mut harness = Harness::with(initial_state(settings(), rules, seed));
        harness.until(|harness| harness.presenter.view().game_over);
        assert_eq!(harness.presenter.view().deal_number, 1);
        for _ in 0..20 {
            harness.settle();
            harness.pass_time(Duration::from_secs(4));
            match harness.presenter.modal() {
                Some(Modal::Dialog(DialogKind::Menu(MenuDialog::Scores))) => {
                    harness.reply(Reply::Close)
                }
                Some(Modal::Prompt(Prompt::GameFinished { .. })) => break,
                _ => {}
            }
        }
        harness.reply(Reply::PlayAgain);
        harness.settle();
        let view = harness.presenter.view();
        assert_eq!((view.game_over, view.rules.options.hands), (false, Some(1)));
        let waits = Some(ReadyFor::Play);
        assert_eq!(view.waiting_for, waits, "the new hand waits for Start!");
    }
}

#[test]
fn people_who_share_the_computer_play_again_together() {
    let mut harness = Harness::with(initial_state(settings(), RuleSet::bloem(), 3));
    let names = ["Ann", "Bob", "Cy", "Di"].map(str::to_owned);
    harness.reply(Reply::NewSharedGame(
        Box::new(names),
        [true, true, false, false],
    ));
    let before = harness.presenter.home().expect("the game").as_saved();
    harness.reply(Reply::PlayAgain);
    let after = harness.presenter.home().expect("the game").as_saved();
    assert_eq!(
        (&after.names, &after.players),
        (&before.names, &before.players)
    );
    assert_ne!(after.record.setup.seed, before.record.setup.seed);
}

#[test]
fn without_a_game_in_progress_the_start_screen_opens() {
    let started = |settings: Settings| InitialState {
        shows_start_screen: true,
        ..initial_state(settings, RuleSet::bloem(), 4)
    };
    let harness = Harness::with(started(settings()));
    assert_eq!(harness.prompt(), Some(&Prompt::Start));
    let mut first = settings();
    first.welcomed = false;
    let mut harness = Harness::with(started(first));
    assert_eq!(harness.prompt(), Some(&Prompt::Welcome));
    harness.reply(Reply::Experience(Experience::ThisKind));
    assert_eq!(harness.prompt(), Some(&Prompt::Start));
    harness.reply(Reply::StartGame(Box::new(settings())));
    harness.until_own_turn();
    let saved = harness.presenter.home().expect("the game").as_saved();
    let game = LocalTable::resume(&saved);
    let harness = Harness::with(InitialState {
        game,
        resumed: true,
        ..started(settings())
    });
    assert_eq!(harness.prompt(), None, "the unfinished game waits");
}

#[test]
fn several_people_see_their_own_tiles_only() {
    let mut harness = Harness::with(initial_state(settings(), RuleSet::bloem(), 3));
    let names = ["Ann", "Bob", "Cy", "Di"].map(str::to_owned);
    harness.reply(Reply::NewSharedGame(
        Box::new(names),
        [true, true, false, false],
    ));
    let mut seated = Vec::new();
    for _ in 0..400 {
        harness.settle();
        if let Some(Prompt::ChangePlaces(seat, _)) = harness.prompt() {
            assert!(
                harness.presenter.is_covered(),
                "nobody sees tiles before the change"
            );
            seated.push(*seat);
        } else if harness.is_own_turn() && harness.presenter.modal().is_none() {
            assert!(!harness.presenter.is_covered());
        }
        if harness.presenter.view().end.is_some() {
            break;
        }
        harness.play_on();
    }
    assert!(
        seated.contains(&Seat::new(0)) && seated.contains(&Seat::new(1)),
        "{seated:?}"
    );
    assert!(harness.presenter.view().end.is_some());
    let home = harness.presenter.home().expect("the game").as_saved();
    assert_eq!(home.players[Seat::new(1)], SavedPlayer::Person);
}

#[test]
fn the_game_waits_unchanged_during_the_lesson() {
    let mut harness = Harness::new(6);
    harness.until_own_turn();
    let (view, inputs) = (harness.presenter.view().clone(), harness.inputs());
    harness.run_command(Command::Lesson);
    assert!(harness.presenter.lesson_progress().is_some());
    assert!(harness.presenter.why_not(Command::Undo).is_some());
    for _ in 0..5 {
        harness.play_on();
    }
    harness.send(Input::Lesson(LessonButton::Leave));
    assert!(harness.presenter.lesson_progress().is_none());
    assert_eq!(
        (harness.presenter.view(), harness.inputs()),
        (&view, inputs)
    );
}

/// After a lesson, a hand that waits for Start! says so again.
#[test]
fn a_lesson_returns_to_a_hand_that_waits_for_start() {
    let mut harness = Harness::new(6);
    harness.until(|harness| harness.presenter.why_not(Command::NextHand).is_none());
    harness.run_command(Command::NextHand);
    harness.until(|harness| harness.presenter.why_not(Command::Start).is_none());
    let before = harness.status();
    harness.run_command(Command::Lesson);
    harness.send(Input::Lesson(LessonButton::Leave));
    assert!(before.contains("Start!"), "{before}");
    assert_eq!(harness.status(), before);
}

#[test]
fn the_demo_runs_endlessly() {
    let options = DemoOptions {
        seconds: 3,
        screen_saver: false,
    };
    let rng = &mut ChaCha8Rng::seed_from_u64(5);
    let mut shortest = RuleSet::bloem();
    shortest.options.rounds = 1;
    let titles = BySeat::from_fn(|_| ComputerPlayer::new(Level::Beginner).title());
    let players = titles.map(SavedPlayer::Computer);
    let names = BySeat(["Mei", "Lin", "Ada", "Tomás"].map(str::to_owned));
    let game = LocalTable::begin(shortest.into(), Setup::seeded(5), names, players).seen_by_all();
    assert!(demo_game(rng).shows_all_tiles());
    let mut harness = Harness::with(InitialState {
        game,
        demo: Some(options),
        may_autosave: false,
        ..initial_state(settings(), RuleSet::bloem(), 5)
    });
    let seed = |harness: &Harness| {
        harness
            .presenter
            .home()
            .map(|local| local.game().record().setup.seed)
    };
    let first = seed(&harness);
    let mut hands = 0;
    for _ in 0..40_000 {
        harness.settle();
        harness.pass_time(Duration::from_millis(500));
        hands = hands.max(harness.presenter.view().deal_number);
        if seed(&harness) != first {
            break;
        }
    }
    assert!(hands >= 4, "{:?}", harness.presenter.phase());
    let is_you = |line: &LogLine| matches!(line, LogLine::Said(words) if words.starts_with("You "));
    assert!(!harness.logged.iter().any(is_you), "the demo has no person");
    assert_ne!(seed(&harness), first, "after a game comes the next");
    harness.run_command(Command::NewGame);
    assert_eq!(harness.presenter.modal(), None, "the demo has no person");
    harness.send(Input::DemoInput(DemoInput::Escape));
    assert!(harness.has_quit);
}

#[test]
fn the_demo_continues_after_a_washed_out_hand() {
    let options = DemoOptions {
        seconds: 3,
        screen_saver: true,
    };
    // Without Chows, most hands of beginners are washed out.
    let mut rules = RuleSet::bloem();
    rules.options.chows = false;
    let player = SavedPlayer::Computer(ComputerPlayer::new(Level::Beginner).title());
    let names = BySeat(["Mei", "Lin", "Ada", "Tomás"].map(str::to_owned));
    let players = BySeat::from_fn(|_| player.clone());
    let game = LocalTable::begin(rules.into(), Setup::seeded(5), names, players).seen_by_all();
    let mut harness = Harness::with(InitialState {
        game,
        demo: Some(options),
        may_autosave: false,
        ..initial_state(settings(), RuleSet::bloem(), 5)
    });
    let mut until = |is_reached: &dyn Fn(&SeatView) -> bool| {
        for _ in 0..10_000 {
            if is_reached(harness.presenter.view()) {
                return harness.presenter.view().end.clone();
            }
            harness.settle();
            harness.pass_time(Duration::from_millis(500));
        }
        panic!("the demo is stuck: {:?}", harness.presenter.phase());
    };
    let hands = std::env::var("RED_STAKE_HANDS").map_or(Ok(10), |hands| hands.parse::<u32>());
    let mut wash_outs = 0;
    for _ in 0..hands.expect("a number of hands") {
        let end = until(&|view| view.end.is_some());
        wash_outs += u32::from(matches!(end, Some(DealEnd::WashOut { .. })));
        until(&|view| view.end.is_none());
    }
    println!("{wash_outs} wash-outs");
    assert!(wash_outs > 0);
}

#[test]
fn a_quick_tip_fits_the_position_and_is_hidden_under_a_dialog() {
    let mut harness = Harness::new(8);
    harness.run_command(Command::Toggle(Toggle::QuickTip));
    harness.until_own_turn();
    let tip = harness.presenter.tip().expect("a tip").clone();
    let own = &harness.presenter.view().me().stake;
    assert!(
        tip.discard
            .is_some_and(|tile| own.kinds().any(|(kind, _)| kind == tile))
    );
    harness.run_command(Command::Dialog(MenuDialog::Settings));
    assert_eq!(harness.presenter.tip(), None);
    harness.reply(Reply::Close);
    assert_eq!(harness.presenter.tip(), Some(&tip));
}

/// A move made in a dialog counts as made by the device that was used last, here the key.
#[test]
fn a_move_made_in_a_dialog_has_the_origin_of_the_last_action() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    let tile = harness.own_tile().expect("a tile");
    harness.send(Input::Choose(None));
    harness.logged.clear();
    let discard = Move::Discard {
        tile,
        calling: false,
    };
    harness.reply(Reply::Answer(discard));
    let by_key = |line: &LogLine| matches!(line, LogLine::Input(choice, _, Origin::Key) if *choice == discard);
    assert!(harness.logged.iter().any(by_key), "{:?}", harness.logged);
}

/// A player whose hand waits for one tile after the first discard is asked about a Standing Hand. Play continues after either answer.
#[test]
fn a_standing_hand_is_offered_and_play_continues() {
    for stands in [true, false] {
        let mut initial = initial_state(settings(), RuleSet::bloem(), 8);
        let mut game = initial.game.as_saved();
        game.record.setup.first_east = Some(game.viewer);
        let wall = wall_for("1B 1B 1B 2B 2B 2B 3C 3C 3C 5D 6D 7D WW NW");
        game.record.setup.walls = vec![wall];
        initial.game = LocalTable::resume(&game);
        let mut harness = Harness::with(initial);
        harness.until_own_turn();
        let tile = "NW".parse().expect("a tile");
        harness.send(Input::Pressed(Target::OwnTile(tile)));
        harness.settle();
        assert!(
            matches!(harness.prompt(), Some(Prompt::StandingHand(_))),
            "{:?}",
            harness.presenter.phase()
        );
        harness.reply(Reply::Answer(Move::Stand(stands)));
        assert_eq!(harness.presenter.view().me().standing, stands);
        let inputs = harness.inputs().len();
        harness.until(|harness| harness.presenter.view().window.is_none());
        assert!(harness.inputs().len() > inputs);
    }
}
