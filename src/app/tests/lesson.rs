//! The lessons in the running program: offered, left, resumed, and played to their ends, with a wrong tile before each discard.

use super::*;
use crate::app::screen::lesson::buttons as card_buttons;
use crate::presenter::{LessonButton, LessonProgress};
use coach::lesson::{Course, Goal, LEARNER};
use engine::tiles::Tile;

/// The centre of the first matching tile on the table.
fn tile_centre(
    player: &Player,
    wanted: impl Fn(TilePosition, Option<Tile>) -> bool,
) -> Option<Point> {
    let placed = player.table().placed();
    let found = placed
        .iter()
        .find(|placed| wanted(placed.position, placed.face))?;
    Some(found.rect.center() + player.app.scene.below_menu_bar())
}

/// Clicks a tile of the player that is one of these, or one that is not, according to `among`.
fn click_tile(player: &mut Player, tiles: &[&str], among: bool) {
    let point = tile_centre(player, |position, face| {
        let own = matches!(position, TilePosition::Stake(LEARNER, _));
        own && face.is_some_and(|face| tiles.contains(&face.to_string().as_str()) == among)
    });
    player.click(point.expect("a tile to click"));
}

fn progress(player: &Player) -> Option<LessonProgress> {
    player.app.presenter.lesson_progress()
}

/// The index of the current step.
fn number(player: &Player) -> usize {
    progress(player).expect("the lesson").number
}

fn is_last(player: &Player) -> bool {
    progress(player).is_some_and(|now| now.step.goal == Goal::Finished)
}

/// The message about a wrong attempt.
fn wrong(player: &Player) -> Option<&'static str> {
    Some(progress(player)?.wrong?.text())
}

/// Lets the other players play until this step is possible.
fn wait_until_possible(player: &mut Player, goal: Goal) {
    for _ in 0..80 {
        let lesson = player.app.presenter.table().lesson();
        let due = match goal {
            Goal::Read | Goal::ReadNearEnd | Goal::Start => true,
            Goal::ReadAfterHand => player.view().end.is_some(),
            Goal::ViewScores => player.app.dialog.is_some(),
            Goal::Discard(_) => player.is_own_turn(),
            Goal::Claim(_) | Goal::RefusedClaim => {
                lesson.is_some_and(|lesson| lesson.is_about_discard())
            }
            Goal::Kong(_) | Goal::MahJongg => player.app.dialog.is_some(),
            Goal::Finished => player.view().end.is_some(),
        };
        if due && !player.is_showing() {
            return;
        }
        // Lets the claim time of other discards pass.
        player.step();
    }
    unreachable!("{goal:?} never becomes possible");
}

/// Performs the current step; a discard after trying a wrong tile.
fn take_step(player: &mut Player) {
    let now = progress(player).expect("the lesson");
    let (at, goal) = (now.number, now.step.goal);
    wait_until_possible(player, goal);
    match goal {
        Goal::Read | Goal::ReadNearEnd => player.choose("Go on"),
        Goal::ReadAfterHand => {
            assert!(player.app.dialog.is_none(), "the scores are not shown yet");
            player.choose("Go on");
        }
        Goal::Start => {
            let start = ("Start!", LessonButton::Start);
            assert!(
                card_buttons(now).contains(&start),
                "the card can start the hand"
            );
            player.update(Message::Lesson(LessonButton::Start));
        }
        Goal::Discard(tiles) => {
            let before = player.view().clone();
            click_tile(player, tiles, false);
            assert!(wrong(player).is_some_and(|words| !words.is_empty()));
            assert_eq!(*player.view(), before, "nothing has happened");
            click_tile(player, tiles, true);
        }
        Goal::Claim(_) | Goal::RefusedClaim => {
            let well = tile_centre(player, |position, _| position == TilePosition::Well);
            player.click(well.expect("the discard"));
            if number(player) == at && player.app.dialog.is_some() {
                player.press(Named::Enter);
            }
        }
        Goal::Kong(_) | Goal::MahJongg | Goal::ViewScores => player.press(Named::Enter),
        Goal::Finished => unreachable!("the lesson is over"),
    }
    for _ in 0..20 {
        if number(player) > at {
            break;
        }
        player.step();
    }
    assert_eq!(number(player), at + 1, "{}", player.status());
    assert_eq!(wrong(player), None);
}

#[test]
fn the_lesson_is_offered_left_resumed_and_played_to_its_end() {
    let mut player = Player::with(4, "[motion]\nmovements = false\n");
    for _ in 0..5 {
        player.step();
    }
    player.choose("Never");
    for _ in 0..6 {
        take_step(&mut player);
    }
    let reached = number(&player);
    let words = |player: &Player| progress(player).expect("the lesson").card().words.text();
    let card = words(&player);
    player.choose("Previous Card");
    player.choose("Previous Card");
    assert_ne!(words(&player), card, "an earlier card");
    player.choose("Go on");
    player.choose("Go on");
    assert_eq!(
        (words(&player), number(&player)),
        (card, reached),
        "nothing has happened"
    );
    player.choose("Leave");
    assert!(progress(&player).is_none());
    assert!(
        player.view().discards.is_empty(),
        "the player's own game is back"
    );
    player.step();
    assert_eq!(player.title().as_deref(), Some("Red Stake"));
    player.press(Named::Escape);

    player.run_command(Command::Lesson);
    assert_eq!(number(&player), reached);
    assert_eq!(
        player.view().me().melds.len(),
        1,
        "the Pung is on the table"
    );
    while !is_last(&player) {
        take_step(&mut player);
    }
    let has_won = match &player.view().end {
        Some(DealEnd::MahJong { winner, .. }) => *winner == LEARNER,
        _ => false,
    };
    assert!(has_won);
    assert!(player.app.dialog.is_none(), "the last card can be read");
    player.choose("Second lesson");
    let now = progress(&player).expect("the second lesson");
    assert_eq!((now.course, now.number), (Course::Second, 0));
    player.choose("Leave");
    assert!(progress(&player).is_none());
}

/// Closing the scores of the lesson's hand leads back to its card, not to a next hand. On the last card Enter and Escape leave the lesson.
#[test]
fn keys_leave_the_last_card_after_the_scores() {
    for key in [Named::Enter, Named::Escape] {
        let mut player = Player::with(4, "[motion]\nmovements = false\n");
        player.settle();
        player.dismiss();
        player.run_command(Command::Lesson);
        while progress(&player).is_some_and(|now| now.step.goal != Goal::ViewScores) {
            take_step(&mut player);
        }
        wait_until_possible(&mut player, Goal::ViewScores);
        player.with_window(|window| assert!(window.find("Next Hand").is_err()));
        assert!(!is_last(&player), "the scores cover the card");
        player.press(Named::Enter);
        player.step();
        assert!(is_last(&player) && player.app.dialog.is_none());
        player.press(key);
        assert!(progress(&player).is_none());
    }
}

#[test]
fn the_second_lesson_is_played_to_the_end_of_a_dead_hand() {
    let mut player = Player::with(4, "[motion]\nmovements = false\n");
    player.settle();
    player.dismiss();
    player.run_command(Command::SecondLesson);
    while !is_last(&player) {
        take_step(&mut player);
    }
    let end = &player.view().end;
    assert!(matches!(end, Some(DealEnd::WashOut { .. })));
    player.choose("Play a Game");
    assert!(progress(&player).is_none());
}

/// No button that leaves the lesson appears in the place of Go on.
#[test]
fn repeated_clicks_on_go_on_do_not_leave_the_lesson() {
    let mut player = Player::new(4);
    player.settle();
    player.dismiss();
    player.run_command(Command::Lesson);
    let mut place = Point::ORIGIN;
    player.with_window(|window| {
        let words = window.find("Go on").expect("the button");
        place = words.bounds().center();
    });
    for _ in 0..6 {
        player.click(place);
    }
    assert!(progress(&player).is_some());
}

/// On the last card no button is where Go on was.
#[test]
fn a_click_in_the_place_of_go_on_does_nothing_on_the_last_card() {
    let mut player = Player::with(4, "[motion]\nmovements = false\n");
    player.settle();
    player.dismiss();
    player.run_command(Command::Lesson);
    let mut place = Point::ORIGIN;
    while !is_last(&player) {
        player.with_window(|window| {
            if let Ok(words) = window.find("Go on") {
                place = words.bounds().center();
            }
        });
        take_step(&mut player);
    }
    player.click(place);
    let now = progress(&player).expect("the lesson");
    assert!(now.course == Course::First && is_last(&player));
}

/// The refused claim can be tried by key as well as by click.
#[test]
fn a_refused_claim_can_be_tried_by_key() {
    let mut player = Player::with(4, "[motion]\nmovements = false\n");
    player.settle();
    player.dismiss();
    player.run_command(Command::Lesson);
    while progress(&player).is_some_and(|now| now.step.goal != Goal::RefusedClaim) {
        take_step(&mut player);
    }
    let at = number(&player);
    wait_until_possible(&mut player, Goal::RefusedClaim);
    player.type_key("c");
    assert_eq!(number(&player), at + 1, "{}", player.status());
}

/// Until the card that starts the hand is reached, Start! is disabled, and a click on the table only says why.
#[test]
fn a_lesson_hand_starts_only_when_its_card_allows() {
    let mut player = Player::with(4, "[motion]\nmovements = false\n");
    for _ in 0..5 {
        player.step();
    }
    player.choose("Never");
    assert_eq!(number(&player), 0);
    assert!(player.app.presenter.why_not(Command::Start).is_some());
    player.click(Point::new(640.0, 250.0));
    assert!(
        player.status().starts_with("First read the card"),
        "{}",
        player.status()
    );
    take_step(&mut player);
    player.step();
    assert_eq!(number(&player), 1, "the start waits for its own card");
    assert!(player.app.presenter.why_not(Command::Start).is_none());
    take_step(&mut player);
}
