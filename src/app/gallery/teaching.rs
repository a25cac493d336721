//! Pictures of teaching: pages of the help, a search, a glossary entry, the lesson, the drills, the oracle.

use iced::Size;

use super::stage::Stage;
use super::{Gallery, SMALL, USUAL};
use crate::app::Message as WindowMessage;
use crate::app::screen::help::{Message, Pane};
use crate::help::markup::Target;
use crate::presenter::Command;
use coach::lesson::{Course, Goal};

/// The minimum size of the window.
const MIN_WINDOW: Size = Size::new(640.0, 480.0);

/// Pages with every kind of content: tiles, generated and written tables, scored hands, keys, lists.
const PAGES: [&str; 12] = [
    "contents",
    "guide-looking-for",
    "special-hands",
    "hand-golden-cock",
    "scoring-events",
    "example-first",
    "classical-doubles",
    "game-options",
    "keyboard",
    "tiles-144",
    "bamboo-1",
    "error-files",
];

fn send_to_help(stage: &mut Stage, message: Message) {
    stage.update(WindowMessage::Help(message));
}

/// Paints these pictures.
pub fn paint(gallery: &Gallery) {
    for page in PAGES {
        let mut stage = Stage::dealt(77, "");
        stage.run_command(Command::Topic(page));
        gallery.paint(&mut stage, &format!("help-{page}"), USUAL, 1.0);
        gallery.paint(&mut stage, &format!("help-{page}"), MIN_WINDOW, 1.0);
        for _ in 0..6 {
            send_to_help(&mut stage, Message::Zoom(true));
        }
        gallery.paint(&mut stage, &format!("help-{page}-large"), SMALL, 1.0);
    }
    let mut stage = Stage::dealt(77, "");
    stage.run_command(Command::Topic("claiming-chow"));
    for (name, pane) in [
        ("index", Pane::Index),
        ("search", Pane::Search),
        ("glossary", Pane::Glossary),
    ] {
        send_to_help(&mut stage, Message::ShowPane(pane));
        if pane == Pane::Search {
            send_to_help(&mut stage, Message::Typed("concealed kong".to_owned()));
        }
        gallery.paint(&mut stage, &format!("help-{name}"), SMALL, 1.0);
    }
    send_to_help(&mut stage, Message::Follow(Target::Term("chow".to_owned())));
    gallery.paint(&mut stage, "help-slip", SMALL, 1.0);

    for (name, command) in [("drills", Command::Drills), ("oracle", Command::Oracle)] {
        let mut stage = Stage::dealt(77, "");
        stage.run_command(command);
        stage.type_letter("s");
        gallery.paint(&mut stage, name, SMALL, 1.0);
        gallery.paint(&mut stage, name, USUAL, 1.0);
    }
    for (course, command) in [
        (Course::First, Command::Lesson),
        (Course::Second, Command::SecondLesson),
    ] {
        for step in 0..course.steps().len() {
            let name = format!("lesson-{course:?}-{:02}", step + 1);
            let preferences = format!("lesson = {step}\nsecond_lesson = {step}\n");
            let mut stage = Stage::dealt(77, &preferences);
            stage.run_command(command);
            gallery.paint(&mut stage, &name, SMALL, 1.0);
            gallery.paint(&mut stage, &name, USUAL, 1.0);
            if course.steps()[step].goal == Goal::ViewScores {
                stage.0.settle();
                stage.type_letter("o");
                gallery.paint(&mut stage, &format!("{name}-totals"), SMALL, 1.0);
                gallery.paint(&mut stage, &format!("{name}-totals"), USUAL, 1.0);
            }
        }
    }
}
