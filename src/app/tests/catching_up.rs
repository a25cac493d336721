//! If the program is killed while it saves a finished hand, the next start completes the statistics and counts the hand once.

use super::*;
use crate::presenter::FinishedHand;
use coach::duplicate::{Attempt, Attempts};
use coach::stats::Statistics;
use engine::table::DealCode;
use engine::tiles::Wind;
use storage::save::{Journal, JournalEntry};

/// The files that a finished hand changes. The statistics are written twice: before the puzzles, and after them with the rating.
const FILES: [&str; 3] = ["autosave.journal", "puzzles.json", "statistics.json"];

/// The current contents of `FILES`; `None` for a missing file.
fn files(folder: &Path) -> [Option<Vec<u8>>; 3] {
    FILES.map(|name| std::fs::read(folder.join(name)).ok())
}

fn write_or_remove(folder: &Path, name: &str, content: Option<&Vec<u8>>) {
    let path = folder.join(name);
    match content {
        Some(bytes) => std::fs::write(path, bytes).expect("written"),
        None => drop(std::fs::remove_file(path)),
    }
}

/// Starts the program with the unfinished game, waits until all hands are judged, and ends it. Returns the statistics.
fn start_judge_and_end(folder: tempfile::TempDir) -> (Statistics, tempfile::TempDir) {
    let mut player = Player::started(Launch::default(), folder);
    player.wait_for_judging();
    let figures = Statistics::read(&player.app.disk.folders().statistics());
    drop(player.app);
    (figures.expect("figures"), player.folder)
}

#[test]
fn whenever_the_program_is_killed_each_hand_counts_once() {
    // One hand was played before; the second is about to end.
    let mut player = Player::new(77);
    player.end_hand_by_hand();
    player.wait_for_judging();
    player.dismiss();
    player.run_command(Command::NextHand);
    let before = files(player.folder.path());
    player.end_hand_by_hand();
    player.wait_for_judging();
    let after = files(player.folder.path());
    let game = player.app.presenter.home().expect("a game").as_saved();
    let expected = Statistics::read(&player.app.disk.folders().statistics()).expect("figures");
    assert_eq!(
        (expected.hands, expected.rating.grand_total().hands),
        (2, 2)
    );
    assert_eq!(expected.unrated(), []);
    drop(player.app);

    // The statistics with the hand added but not judged.
    let mut with_hand: Statistics =
        serde_json::from_slice(before[2].as_ref().expect("a hand before")).expect("whole");
    let id = FinishedHand::ids(&game, 1).next().expect("the second hand");
    let hand = FinishedHand::find(&game, id, false).expect("the hand was played");
    assert!(with_hand.record(hand.game, &hand.view, hand.seat));
    with_hand.queue_for_rating(id, false);
    let with_hand = Some(serde_json::to_vec(&with_hand).expect("written"));

    let [_, puzzles, figures] = &before;
    let steps = [
        ("the journal", [&after[0], puzzles, figures]),
        ("the figures", [&after[0], puzzles, &with_hand]),
        ("the puzzles", [&after[0], &after[1], &with_hand]),
        ("the rating", [&after[0], &after[1], &after[2]]),
    ];
    // What was judged before a kill is not judged again.
    let judgements = std::fs::read(player.folder.path().join("judgements.json")).ok();
    for (step, written) in steps {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.toml"), player::PREFERENCES).expect("written");
        write_or_remove(folder.path(), "judgements.json", judgements.as_ref());
        for (name, content) in FILES.iter().zip(written) {
            write_or_remove(folder.path(), name, content.as_ref());
        }
        let mut folder = folder;
        for starts in 1..=2 {
            let (figures, data_folder) = start_judge_and_end(folder);
            folder = data_folder;
            let rating = figures.rating.grand_total();
            let actual = (figures.hands, figures.wins, figures.points, rating.hands);
            let expected_figures = (expected.hands, expected.wins, expected.points, 2);
            assert_eq!(
                actual, expected_figures,
                "killed after {step}, started {starts} times"
            );
            assert_eq!(figures.unrated(), [], "killed after {step}");
            assert_eq!(figures.results, expected.results);
            assert_eq!(figures.album, expected.album);
        }
        let puzzles = std::fs::read(folder.path().join(FILES[1])).ok();
        assert_eq!(puzzles, after[1], "killed after {step}: the puzzles");
    }
}

#[test]
fn hands_of_an_opened_game_are_not_added() {
    let mut other = Player::new(78);
    other.end_hand_by_hand();
    let record = other.game().record().clone();
    let mut player = Player::new(4);
    player.open(record);
    let folder = player.folder.path().to_owned();
    player.handle_thread_messages();
    let recovered = save::recover_journal(&folder.join("autosave.journal"), &folder.join("hands"));
    assert_eq!(
        recovered
            .expect("whole")
            .expect("the autosave exists")
            .finished_before,
        1
    );
    drop(player.app);
    let (figures, _) = start_judge_and_end(player.folder);
    assert_eq!(figures.hands, 0);
}

#[test]
fn cleared_statistics_do_not_come_back() {
    let mut player = Player::new(77);
    player.end_hand_by_hand();
    player.wait_for_judging();
    player.app.disk.clear_statistics();
    player.handle_thread_messages();
    drop(player.app);
    let (figures, _) = start_judge_and_end(player.folder);
    assert_eq!((figures.hands, figures.rating.grand_total().hands), (0, 0));
}

#[test]
fn whenever_the_program_is_killed_the_result_of_a_deal_is_recorded() {
    let mut player = Player::new(4);
    player.run_command(Command::PlayDeal);
    player.reply(Reply::PlayDeal {
        code: DealCode::first(&RuleSet::bloem(), 77),
        rules: Box::new(RuleSet::bloem()),
        wind: Wind::East,
        against_masters: false,
    });
    player.end_hand_by_hand();
    player.wait_for_judging();
    let game = player.app.presenter.home().expect("a game").as_saved();
    let path = player.app.disk.folders().deal_results();
    drop(player.app);
    let judged = Attempts::read(&path).expect("results");
    assert!(judged.newest().is_some());
    let mut unjudged = Attempts::default();
    unjudged.add_or_update(Attempt::of(&game, None).expect("a result"));
    assert_ne!(unjudged, judged);
    let steps = [
        ("the journal", Attempts::default()),
        ("the result", unjudged),
        ("the judgement", judged.clone()),
    ];
    let mut folder = player.folder;
    for (step, written) in steps {
        written.write(&path).expect("written");
        folder = start_judge_and_end(folder).1;
        let found = Attempts::read(&path).expect("results");
        assert_eq!(found, judged, "killed after {step}");
    }
}

/// The preferences of these tests with QuickTip on or off.
fn with_quick_tip(on: bool) -> String {
    format!("quick_tip = {on}\n{}", player::PREFERENCES)
}

/// Whether the only hand in the statistics was played with advice. It may have been judged already.
fn is_tipped(player: &Player) -> bool {
    let figures = Statistics::read(&player.app.disk.folders().statistics()).expect("figures");
    let unrated = figures.unrated().first().map(|hand| hand.is_advised);
    unrated.unwrap_or_else(|| figures.rating.categories()[0].is_advised)
}

/// Whether the hand in this autosave counts as played with advice at the next start, with QuickTip on or off.
fn is_tipped_after_kill(autosave: &[u8], quick_tip: bool) -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(
        folder.path().join("settings.toml"),
        with_quick_tip(quick_tip),
    )
    .expect("written");
    std::fs::write(folder.path().join("autosave.journal"), autosave).expect("written");
    is_tipped(&Player::started(Launch::default(), folder))
}

#[test]
fn a_hand_counts_as_advised_only_if_a_tip_was_shown() {
    for quick_tip in [false, true] {
        let mut player = Player::with(77, &with_quick_tip(quick_tip));
        player.end_hand_by_hand();
        let [autosave, ..] = files(player.folder.path());
        let autosave = autosave.expect("an autosave");
        assert_eq!(is_tipped_after_kill(&autosave, !quick_tip), quick_tip);
    }
}

#[test]
fn a_tip_before_a_kill_counts_in_the_continued_hand() {
    let mut player = Player::with(77, &with_quick_tip(true));
    player.play_to_turn();
    assert!(player.tip().is_some());
    let folder = player.folder;
    drop(player.app);
    std::fs::write(folder.path().join("settings.toml"), with_quick_tip(false)).expect("written");
    let mut player = Player::started(Launch::default(), folder);
    player.end_hand_by_hand();
    player.handle_thread_messages();
    assert!(is_tipped(&player));
}

/// Earlier versions did not record whether a tip was shown.
#[test]
fn an_autosave_of_an_earlier_version_is_caught_up_by_the_preference() {
    let mut player = Player::new(77);
    player.end_hand_by_hand();
    let game = player.app.presenter.home().expect("a game").as_saved();
    let mut begun = game.clone();
    begun.advised = None;
    begun.record.truncate(0);
    let path = player.folder.path().join("earlier.journal");
    let mut journal = Journal::begin(&path, &begun).expect("begun");
    for input in &game.record.inputs {
        journal.append(&JournalEntry::Made(input.clone()));
    }
    journal.append(&JournalEntry::Over(game.record.deals[0].clone()));
    journal.finish().expect("written");
    let autosave = std::fs::read(&path).expect("an autosave");
    for quick_tip in [false, true] {
        assert_eq!(is_tipped_after_kill(&autosave, quick_tip), quick_tip);
    }
}
