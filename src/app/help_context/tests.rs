//! Tests that F1 opens the right page everywhere, and that the help can be navigated.

use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::{Event, Point, mouse};
use std::path::PathBuf;

use super::super::Message;
use super::super::dialog::Question;
use super::super::input::menu::{CONTEXT_MENU, Entry, MENUS, menu_commands};
use super::super::screen::help::Message as HelpMessage;
use super::super::tests::{Player, dropped};
use super::*;
use crate::help::markup::Target;
use crate::presenter::{Command, KongPrompt, LessonProgress, Prompt, Toggle, Trouble};
use coach::lesson::Course;
use engine::tiles::Tile;

/// The current step of the lesson.
fn progress(player: &Player) -> LessonProgress {
    let progress = player.app.presenter.lesson_progress();
    progress.expect("the lesson")
}

/// The id of the open page.
fn page(player: &Player) -> String {
    assert!(player.app.help.is_open());
    player.app.help.topic().to_owned()
}

#[test]
fn f1_in_the_dialog_of_every_menu_item_opens_a_page_other_than_the_contents() {
    let mut player = Player::new(4);
    player.settle();
    let mut dialogs = 0;
    for command in menu_commands() {
        if command == Command::Exit {
            continue;
        }
        player.run_command(command);
        if let Some(title) = player.title() {
            player.press(Named::F1);
            assert_ne!(page(&player), ROOT, "{title} has no page");
            player.press(Named::Escape);
            assert!(player.app.dialog.is_some(), "{title} stays below its page");
            dialogs += 1;
        }
        player.update(Message::Help(HelpMessage::Close));
        player.dismiss();
    }
    assert!(dialogs >= 15, "only {dialogs} dialogs were seen");
}

#[test]
fn f1_in_a_question_opens_its_page() {
    let tile = |name: &str| name.parse::<Tile>().expect("a tile");
    let prompts = [
        Prompt::Claim(tile("4D"), Vec::new()),
        Prompt::WhichChow(tile("4D"), Vec::new()),
        Prompt::GoMahJongg(Some(tile("4D"))),
        Prompt::GoMahJongg(None),
        Prompt::RobKong(tile("4D"), "Ada".to_owned()),
        Prompt::Kong(tile("RD"), KongPrompt::Concealed),
        Prompt::Kong(tile("RD"), KongPrompt::Exposed),
        Prompt::Kong(tile("RD"), KongPrompt::Chosen),
        Prompt::StandingHand(vec![tile("RD")]),
        Prompt::Exchange([tile("RD"), tile("2B"), tile("EW")], "Ada".to_owned()),
        Prompt::NextLevel(players::Level::Club),
        Prompt::Exit,
        Prompt::LeaveTable(Command::Exit),
        Prompt::SaveFirst(Command::Exit),
        Prompt::Overwrite(PathBuf::from("a.mah")),
        Prompt::ShowAllHands,
        Prompt::Trouble(Trouble::with_file(String::new())),
    ];
    let mut player = Player::new(4);
    player.settle();
    let questions = prompts.iter().filter_map(Question::of);
    for question in questions.chain([Question::about()]) {
        let (title, topic) = (question.title.clone(), question.topic);
        player.app.dialog = Some(question.into());
        player.press(Named::F1);
        assert_eq!(page(&player), topic, "{title}");
        player.update(Message::Help(HelpMessage::Close));
        player.app.dialog = None;
    }
    let bad_file = |name: &str| {
        let file = player.folder.path().join(name);
        std::fs::write(&file, "neither a game nor a bitmap").expect("written");
        file
    };
    for (file, topic) in [
        (PathBuf::from("letter.txt"), "box-only-mah"),
        (PathBuf::from("lost.mah"), "box-error-opening-file"),
        (bad_file("letter.mah"), "box-error-not-a-game"),
        (bad_file("letter.bmp"), "box-error-bitmap"),
    ] {
        player.handle(dropped(&file));
        player.press(Named::F1);
        assert_eq!(page(&player), topic, "{}", file.display());
        player.update(Message::Help(HelpMessage::Close));
        player.dismiss();
    }
}

#[test]
fn every_menu_item_and_every_step_of_the_lesson_has_its_page() {
    let help = Help::open(&[]);
    let submenu_topics = |entry: &Entry| match entry {
        Entry::Submenu { entries, .. } => entries.iter().filter_map(Entry::topic).collect(),
        _ => Vec::new(),
    };
    let entries = MENUS.iter().flat_map(|menu| menu.entries);
    let entries = entries.chain(CONTEXT_MENU);
    let topics = entries.flat_map(|entry| entry.topic().into_iter().chain(submenu_topics(entry)));
    let steps = Course::ALL.iter().flat_map(|course| course.steps());
    for topic in topics.chain(steps.map(|step| step.topic)) {
        assert!(help.topic(topic).is_some(), "no topic {topic}");
    }
}

#[test]
fn items_of_the_help_menu_open_their_pages() {
    for (command, topic) in [
        (Command::Contents, "contents"),
        (Command::BeginnersGuide, "beginners-guide"),
        (Command::MouseHelp, "mouse"),
        (Command::KeyboardHelp, "keyboard"),
    ] {
        let mut player = Player::new(4);
        player.run_command(command);
        assert_eq!(page(&player), topic);
    }
}

#[test]
fn f1_at_the_table_opens_a_page_about_the_current_request() {
    let mut player = Player::new(4);
    let mut seen = Vec::new();
    for _ in 0..6 {
        player.settle();
        player.dismiss();
        player.press_at_table(Key::Named(Named::F1));
        seen.push(page(&player));
        player.press(Named::Escape);
        match player.view().request() {
            Some(Request::Turn { .. }) => {
                let tile = player.last_tile();
                player.click(tile);
            }
            _ => player.click(Point::new(400.0, 250.0)),
        }
    }
    assert!(seen.contains(&"starting-a-hand".to_owned()), "{seen:?}");
    assert!(seen.contains(&"discarding-tiles".to_owned()), "{seen:?}");
    assert!(!seen.contains(&ROOT.to_owned()), "{seen:?}");
}

#[test]
fn f1_opens_the_page_about_what_is_under_the_pointer() {
    let mut player = Player::new(4);
    player.settle();
    let bar = player.app.scene.below_menu_bar();
    let geometry = player.app.scene.pictures().geometry().clone();
    let compass = geometry.compass.position() + iced::Vector::new(4.0, 4.0);
    let stake = geometry.stake(super::super::render::side::Side::Left);
    for (place, topic) in [
        (compass, "screen-compass"),
        (geometry.timer().center(), "screen-timer-bar"),
        (stake.center(), "screen-stakes"),
    ] {
        move_pointer(&mut player, &[place + bar]);
        player.press_at_table(Key::Named(Named::F1));
        assert_eq!(page(&player), topic);
        player.press(Named::Escape);
    }
}

/// F1 explains the tip on the status bar, whatever the pointer was over before.
#[test]
fn f1_at_the_tip_opens_the_page_about_it() {
    let mut player = Player::with(
        4,
        "quick_tip = true\ngoal_line = true\nwelcomed = true\n[motion]\nmovements = false\n",
    );
    player.play_to_turn();
    assert!(player.tip().is_some());
    let (goal, tip) = (Point::new(1250.0, 788.0), Point::new(900.0, 788.0));
    let to_tip = |player: &mut Player| {
        move_pointer(player, &[goal, tip]);
    };
    to_tip(&mut player);
    player.press_at_table(Key::Named(Named::F1));
    assert_eq!(page(&player), "quicktip");
    player.press(Named::Escape);
    player.run_command(Command::Toggle(Toggle::QuickTip));
    to_tip(&mut player);
    player.press_at_table(Key::Named(Named::F1));
    assert_eq!(page(&player), "screen-status-bar");
}

#[test]
fn f1_on_every_card_of_the_lessons_opens_the_page_of_its_step() {
    for course in Course::ALL {
        let command = match course {
            Course::First => Command::Lesson,
            Course::Second => Command::SecondLesson,
        };
        // A lesson that was left at its last card starts again from the first, so the last is left out.
        for number in 0..course.steps().len() - 1 {
            let preferences = format!("lesson = {number}\nsecond_lesson = {number}\n");
            let mut player = Player::with(4, &preferences);
            player.settle();
            player.dismiss();
            player.run_command(command);
            let step = progress(&player).step;
            assert_eq!(step.title, course.steps()[number].title);
            if player.app.dialog.is_none() {
                player.press_at_table(Key::Named(Named::F1));
                assert_eq!(page(&player), step.topic, "{}", step.title);
            }
        }
    }
}

fn move_pointer(player: &mut Player, path: &[Point]) {
    player.with_window(|window| {
        for &position in path {
            window.point_at(position);
            let moved = mouse::Event::CursorMoved { position };
            let _ = window.simulate([Event::Mouse(moved)]);
        }
    });
}

/// Sets, Flowers, discards and stakes are all on the table near the end of the second lesson's first hand.
#[test]
fn f1_at_every_tile_opens_the_page_about_its_place() {
    let mut player = Player::with(4, "second_lesson = 10\n");
    player.settle();
    player.dismiss();
    player.run_command(Command::SecondLesson);
    let bar = player.app.scene.below_menu_bar();
    let own = player.viewer();
    let mut seen = std::collections::BTreeSet::new();
    for tile in player.table().placed().to_vec() {
        let topic = match tile.position {
            TilePosition::Stake(seat, _) if seat != own => "screen-stakes",
            TilePosition::Meld(..) => "screen-exposed-tiles",
            TilePosition::Bonus(..) => "bonus-tiles",
            TilePosition::Discard(_) => "reading-discards",
            TilePosition::Well => "claiming",
            _ => continue,
        };
        move_pointer(&mut player, &[tile.rect.center() + bar]);
        // The lesson card or another tile may cover this one.
        if player.table().hovered() == Over::Tile(tile.position) {
            player.press_at_table(Key::Named(Named::F1));
            assert_eq!(page(&player), topic, "{:?}", tile.position);
            player.press(Named::Escape);
            seen.insert(topic);
        }
    }
    assert!(seen.len() >= 3, "{seen:?}");
}

/// A pointer that has not moved since the card appeared is ignored.
#[test]
fn f1_on_a_new_card_opens_its_page_wherever_the_pointer_rests() {
    let mut player = Player::with(4, "second_lesson = 10\n");
    player.settle();
    player.dismiss();
    player.run_command(Command::SecondLesson);
    let bar = player.app.scene.below_menu_bar();
    let mut placed = player.table().placed().to_vec();
    let is_opponents = |seat| seat != player.viewer();
    placed
        .retain(|tile| matches!(tile.position, TilePosition::Stake(seat, _) if is_opponents(seat)));
    move_pointer(&mut player, &[placed[0].rect.center() + bar]);
    player.press_at_table(Key::Named(Named::F1));
    assert_eq!(page(&player), "screen-stakes");
    player.press(Named::Escape);
    let before = progress(&player).number;
    player.press(Named::Enter);
    let progress = progress(&player);
    assert_eq!(progress.number, before + 1);
    player.press_at_table(Key::Named(Named::F1));
    assert_eq!(page(&player), progress.step.topic);
}

#[test]
fn the_help_is_navigated_by_links() {
    let mut player = Player::new(4);
    player.settle();
    player.run_command(Command::Topic(ROOT));
    player.choose("Quick start");
    assert_eq!(page(&player), "quick-start");
    player.choose("← Back");
    assert_eq!(page(&player), ROOT);
    player.choose("Forward →");
    assert_eq!(page(&player), "quick-start");
    let next = player.app.help.content().turn("quick-start", true);
    let next = next.map(|topic| (topic.id.clone(), format!("{} →", topic.title)));
    let (next, words) = next.expect("a page after it");
    player.choose(&words);
    assert_eq!(page(&player), next);
    player.choose("↑ Up");
    player.choose("↑ Up");
    assert_eq!(page(&player), ROOT);
}

#[test]
fn the_help_is_navigated_by_keys() {
    let mut player = Player::new(4);
    player.settle();
    player.run_command(Command::Topic("claiming-chow"));
    player.press(Named::F1);
    assert_eq!(page(&player), "using-help");
    player.press(Named::Backspace);
    assert_eq!(page(&player), "claiming-chow");
    let links = player.app.help.links();
    for (place, link) in links.iter().enumerate() {
        player.run_command(Command::Topic("claiming-chow"));
        for _ in 0..=place {
            player.press(Named::Tab);
        }
        player.press(Named::Enter);
        match link {
            Target::Topic(id) => assert_eq!(&page(&player), id),
            Target::Term(id) => {
                let term = player
                    .app
                    .help
                    .content()
                    .term(id)
                    .expect("a word")
                    .text
                    .clone();
                let mut found = false;
                player.with_window(|window| found = window.find(term.as_str()).is_ok());
                assert!(found, "{id}");
                player.press(Named::Escape);
            }
        }
    }
    assert!(links.len() > 2);
    player.press(Named::Escape);
    assert!(!player.app.help.is_open());
}

/// Types into the field of the open pane.
fn type_into_field(player: &mut Player, words: &str) {
    player.with_window(|window| {
        let _ = window.click(iced::advanced::widget::Id::new("help field"));
        let _ = window.typewrite(words);
    });
}

#[test]
fn index_search_and_glossary_open_their_pages() {
    let mut player = Player::new(4);
    player.settle();
    player.run_command(Command::Topic(ROOT));
    player.choose("Index");
    type_into_field(&mut player, "robbing");
    let content = Help::open(&[]);
    let robbing = content.index("robbing")[0].topic.id.clone();
    player.press(Named::Enter);
    assert_eq!(page(&player), robbing);

    player.choose("Search");
    type_into_field(&mut player, "loose tile");
    let found = content.search("loose tile")[0].topic.id.clone();
    player.press(Named::Enter);
    assert_eq!(page(&player), found);

    player.choose("Glossary");
    let term = content.glossary()[0].clone();
    player.choose(&term.term);
    let more = content.topic(&term.topic).map(|topic| topic.title.clone());
    player.choose(&format!("More: {}", more.expect("its page")));
    assert_eq!(page(&player), term.topic);
}

/// After opening a page from the list, a click into the search field lets the player type there again.
#[test]
fn a_click_into_the_search_field_moves_the_focus_there() {
    let mut player = Player::new(4);
    player.settle();
    player.run_command(Command::Topic(ROOT));
    player.choose("Search");
    type_into_field(&mut player, "loose tile");
    let content = Help::open(&[]);
    let second = content.search("loose tile")[1].topic.clone();
    player.choose(&second.title);
    assert_eq!(page(&player), second.id);
    type_into_field(&mut player, "s");
    player.press(Named::Enter);
    assert_eq!(page(&player), content.search("loose tiles")[0].topic.id);
}
