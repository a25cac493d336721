//! Whole sequences of play: hands, games, several people, the lesson, a network table.

use std::time::Duration;

use super::super::*;
use super::outside::{Outside, beginning, settings};
use engine::rules::{GameLength, RuleSet};
use engine::table::prepared_wall::wall_for;
use engine::table::{DealEnd, Move, SeatView, Setup};
use players::{ComputerPlayer, Level};
use storage::save::SavedPlayer;

#[test]
fn a_hand_is_played_to_its_scores_under_both_rules() {
    for (rules, seed) in [(RuleSet::bloem(), 4), (RuleSet::classical(), 5)] {
        let mut outside = Outside::with(beginning(settings(), rules, seed));
        outside.until(|outside| outside.presenter.view().end.is_some());
        outside.settle();
        let stands = phrases::where_it_stands(outside.presenter.view(), &outside.presenter.names());
        assert!(stands.ends_with("round. This hand is over."), "{stands}");
        if matches!(outside.presenter.view().end, Some(DealEnd::MahJong { .. })) {
            assert_eq!(
                outside.presenter.open(),
                Some(&Open::Dialog(DialogKind::Scores))
            );
        }
        assert_eq!(&outside.screen, outside.presenter.view());
    }
}

#[test]
fn after_the_last_hand_come_its_scores_and_then_the_winner() {
    let mut rules = RuleSet::bloem();
    rules.options.rounds = 1;
    let mut outside = Outside::with(beginning(settings(), rules, 4));
    let mut boxes = Vec::new();
    for _ in 0..4000 {
        outside.settle();
        if let Some(open) = outside.presenter.open() {
            boxes.push(matches!(open, Open::Dialog(DialogKind::Scores)));
        }
        if matches!(outside.prompt(), Some(Prompt::GameFinished { .. })) {
            assert_eq!(boxes[boxes.len() - 2..], [true, false]);
            let kept = outside
                .saved
                .iter()
                .any(|(purpose, _)| *purpose == Purpose::Finished);
            assert!(kept, "the game is kept for review");
            return;
        }
        match outside.presenter.open() {
            Some(Open::Dialog(DialogKind::Scores)) => outside.reply(Reply::Run(Command::NextHand)),
            _ if outside.presenter.why_not(Command::NextHand).is_none() => {
                outside.order(Command::NextHand)
            }
            _ => outside.play_on(),
        }
    }
    panic!("the game does not end: {:?}", outside.presenter.phase());
}

#[test]
fn a_game_of_one_hand_ends_after_it_and_can_be_repeated() {
    for seed in [4, 5, 6] {
        let mut rules = RuleSet::bloem();
        GameLength::Hand.set(&mut rules);
        let mut outside = Outside::with(beginning(settings(), rules, seed));
        outside.until(|outside| outside.presenter.view().game_over);
        assert_eq!(outside.presenter.view().deal_number, 1);
        for _ in 0..20 {
            outside.settle();
            outside.pass(Duration::from_secs(4));
            match outside.presenter.open() {
                Some(Open::Dialog(DialogKind::Scores)) => outside.reply(Reply::Close),
                Some(Open::Prompt(Prompt::GameFinished { .. })) => break,
                _ => {}
            }
        }
        outside.reply(Reply::PlayAgain);
        outside.settle();
        let view = outside.presenter.view();
        assert_eq!((view.game_over, view.rules.options.hands), (false, Some(1)));
        let waits = Some(ReadyFor::Play);
        assert_eq!(view.waiting_for, waits, "the new hand waits for Start!");
    }
}

#[test]
fn people_who_share_the_computer_play_again_together() {
    let mut outside = Outside::with(beginning(settings(), RuleSet::bloem(), 3));
    let names = ["Ann", "Bob", "Cy", "Di"].map(str::to_owned);
    outside.reply(Reply::NewSharedGame(
        Box::new(names),
        [true, true, false, false],
    ));
    let before = outside.presenter.home().expect("the game").as_saved();
    outside.reply(Reply::PlayAgain);
    let after = outside.presenter.home().expect("the game").as_saved();
    assert_eq!(
        (&after.names, &after.players),
        (&before.names, &before.players)
    );
    assert_ne!(after.record.setup.seed, before.record.setup.seed);
}

#[test]
fn without_a_game_in_progress_the_start_screen_opens() {
    let begun = |settings: Settings| Beginning {
        greets: true,
        ..beginning(settings, RuleSet::bloem(), 4)
    };
    let outside = Outside::with(begun(settings()));
    assert_eq!(outside.prompt(), Some(&Prompt::Start));
    let mut first = settings();
    first.welcomed = false;
    let mut outside = Outside::with(begun(first));
    assert_eq!(outside.prompt(), Some(&Prompt::Welcome));
    outside.reply(Reply::Experience(Experience::ThisKind));
    assert_eq!(outside.prompt(), Some(&Prompt::Start));
    outside.reply(Reply::Deal(Box::new(settings())));
    outside.until_own_turn();
    let saved = outside.presenter.home().expect("the game").as_saved();
    let left = LocalTable::resume(&saved);
    let outside = Outside::with(Beginning {
        game: left,
        resumed: true,
        ..begun(settings())
    });
    assert_eq!(outside.prompt(), None, "the unfinished game waits");
}

#[test]
fn several_people_see_their_own_tiles_only() {
    let mut outside = Outside::with(beginning(settings(), RuleSet::bloem(), 3));
    let names = ["Ann", "Bob", "Cy", "Di"].map(str::to_owned);
    outside.reply(Reply::NewSharedGame(
        Box::new(names),
        [true, true, false, false],
    ));
    let mut sat = Vec::new();
    for _ in 0..400 {
        outside.settle();
        if let Some(Prompt::ChangePlaces(seat, _)) = outside.prompt() {
            assert!(
                outside.presenter.is_covered(),
                "nobody sees tiles before the change"
            );
            sat.push(*seat);
        } else if outside.is_own_turn() && outside.presenter.open().is_none() {
            assert!(!outside.presenter.is_covered());
        }
        if outside.presenter.view().end.is_some() {
            break;
        }
        outside.play_on();
    }
    assert!(
        sat.contains(&Seat::new(0)) && sat.contains(&Seat::new(1)),
        "{sat:?}"
    );
    assert!(outside.presenter.view().end.is_some());
    let home = outside.presenter.home().expect("the game").as_saved();
    assert_eq!(home.players[Seat::new(1)], SavedPlayer::Person);
}

#[test]
fn the_lesson_suspends_and_restores_the_game() {
    let mut outside = Outside::new(6);
    outside.until_own_turn();
    let (view, inputs) = (outside.presenter.view().clone(), outside.inputs());
    outside.order(Command::Lesson);
    assert!(outside.presenter.lecture().is_some());
    assert!(outside.presenter.why_not(Command::Undo).is_some());
    for _ in 0..5 {
        outside.play_on();
    }
    outside.send(Input::Lesson(LessonButton::Leave));
    assert!(outside.presenter.lecture().is_none());
    assert_eq!(
        (outside.presenter.view(), outside.inputs()),
        (&view, inputs)
    );
}

#[test]
fn the_demo_runs_endlessly() {
    let show = Show {
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
    assert!(demo_game(rng).is_open());
    let mut outside = Outside::with(Beginning {
        game,
        demo: Some(show),
        autosaves: false,
        ..beginning(settings(), RuleSet::bloem(), 5)
    });
    let seed = |outside: &Outside| {
        outside
            .presenter
            .home()
            .map(|local| local.game().record().setup.seed)
    };
    let first = seed(&outside);
    let mut hands = 0;
    for _ in 0..40_000 {
        outside.settle();
        outside.pass(Duration::from_millis(500));
        hands = hands.max(outside.presenter.view().deal_number);
        if seed(&outside) != first {
            break;
        }
    }
    assert!(hands >= 4, "{:?}", outside.presenter.phase());
    let is_you = |line: &LogLine| matches!(line, LogLine::Said(words) if words.starts_with("You "));
    assert!(!outside.logged.iter().any(is_you), "the demo has no person");
    assert_ne!(seed(&outside), first, "after a game comes the next");
    outside.order(Command::NewGame);
    assert_eq!(outside.presenter.open(), None, "the demo has no person");
    outside.send(Input::DemoInput(Touch::Escape));
    assert!(outside.has_quit);
}

#[test]
fn the_demo_continues_after_a_washed_out_hand() {
    let show = Show {
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
    let mut outside = Outside::with(Beginning {
        game,
        demo: Some(show),
        autosaves: false,
        ..beginning(settings(), RuleSet::bloem(), 5)
    });
    let mut until = |is_reached: &dyn Fn(&SeatView) -> bool| {
        for _ in 0..10_000 {
            if is_reached(outside.presenter.view()) {
                return outside.presenter.view().end.clone();
            }
            outside.settle();
            outside.pass(Duration::from_millis(500));
        }
        panic!("the demo is stuck: {:?}", outside.presenter.phase());
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
    let mut outside = Outside::new(8);
    outside.order(Command::Toggle(Toggle::QuickTip));
    outside.until_own_turn();
    let tip = outside.presenter.tip().expect("a tip").clone();
    let own = &outside.presenter.view().me().stake;
    assert!(
        tip.discard
            .is_some_and(|tile| own.kinds().any(|(kind, _)| kind == tile))
    );
    outside.order(Command::Setup);
    assert_eq!(outside.presenter.tip(), None);
    outside.reply(Reply::Close);
    assert_eq!(outside.presenter.tip(), Some(&tip));
}

/// A move made in a dialog counts as made by the input that opened the dialog.
#[test]
fn an_answer_in_a_dialog_has_the_origin_of_its_key() {
    let mut outside = Outside::new(4);
    outside.until_own_turn();
    let tile = outside.own_tile().expect("a tile");
    outside.send(Input::Choose(None));
    outside.logged.clear();
    let discard = Move::Discard {
        tile,
        calling: false,
    };
    outside.reply(Reply::Answer(discard));
    let by_key = |line: &LogLine| matches!(line, LogLine::Input(choice, _, Origin::Key) if *choice == discard);
    assert!(outside.logged.iter().any(by_key), "{:?}", outside.logged);
}

/// A player who waits for a tile after the first discard is asked about a Standing Hand, while the discard waits for that and for the
/// others.
#[test]
fn a_standing_hand_is_offered_and_play_continues() {
    for stands in [true, false] {
        let mut begin = beginning(settings(), RuleSet::bloem(), 8);
        let mut game = begin.game.as_saved();
        game.record.setup.first_east = Some(game.viewer);
        let wall = wall_for("1B 1B 1B 2B 2B 2B 3C 3C 3C 5D 6D 7D WW NW");
        game.record.setup.walls = vec![wall];
        begin.game = LocalTable::resume(&game);
        let mut outside = Outside::with(begin);
        outside.until_own_turn();
        let tile = "NW".parse().expect("a tile");
        outside.send(Input::Pressed(Target::OwnTile(tile)));
        outside.settle();
        assert!(
            matches!(outside.prompt(), Some(Prompt::StandingHand(_))),
            "{:?}",
            outside.presenter.phase()
        );
        outside.reply(Reply::Answer(Move::Stand(stands)));
        assert_eq!(outside.presenter.view().me().standing, stands);
        let inputs = outside.inputs().len();
        outside.until(|outside| outside.presenter.view().window.is_none());
        assert!(outside.inputs().len() > inputs);
    }
}
