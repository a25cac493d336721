//! If the program is killed while it saves a finished hand, the next start completes the statistics and counts the hand once.

use super::*;
use crate::presenter::FinishedHand;
use coach::stats::Statistics;

/// The files that a finished hand changes, in the order in which they are written.
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

/// Starts the program with the unfinished game, and waits until all hands are judged.
fn start(folder: tempfile::TempDir) -> (Statistics, tempfile::TempDir) {
    let launch = Launch {
        data: Some(folder.path().to_owned()),
        ..Launch::default()
    };
    let mut player = Player::started(launch, folder);
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
    for (step, written) in steps {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.toml"), player::PREFERENCES).expect("written");
        for (name, content) in FILES.iter().zip(written) {
            write_or_remove(folder.path(), name, content.as_ref());
        }
        let mut folder = folder;
        for starts in 1..=3 {
            let (figures, data_folder) = start(folder);
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
            .earlier,
        1
    );
    drop(player.app);
    let (figures, _) = start(player.folder);
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
    let (figures, _) = start(player.folder);
    assert_eq!((figures.hands, figures.rating.grand_total().hands), (0, 0));
}
