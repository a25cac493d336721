//! What the player could do next, a line each on the start screen: today's deal, puzzles, the album, and how the player gets on. The lines are
//! there at once, and are filled in when the records have been read.

use iced::widget::{column, container, row};
use iced::{Center, Element, Fill, Task};

use super::start_screen::{Message, StartScreen};
use crate::app::dialog::describe_rank;
use crate::app::services::Services;
use crate::app::theme;
use crate::app::widget::{Event, Form, label, letter};
use crate::presenter::{Command, MenuDialog};
use coach::next_steps::{AlbumGap, NextSteps, Progress};
use engine::rules::RuleSet;
use wording::RowTitle;
use words::{Key, change, key, say};

/// Height of a line, in units.
const LINE: f32 = 25.0;

/// Where the records come from, until they are being read.
pub(super) struct Records {
    /// Reads the files.
    pub services: Services,
    /// The rules of the table.
    pub rules: RuleSet,
}

impl Records {
    /// Reads the records on another thread.
    pub(super) fn read(self) -> Task<Message> {
        let Self { services, rules } = self;
        let read = services.with_files(None, move |files| Some(Box::new(files.next_steps(&rules))));
        read.and_then(Task::done).map(Message::Loaded)
    }
}

/// A line: its label, the command that it runs, and what it says about the records.
type Step = (Key, Command, fn(&NextSteps) -> String);

/// The lines.
const STEPS: [Step; 4] = [
    (
        key!("start-screen-deal-of-day"),
        Command::Calendar,
        deal_of_day,
    ),
    (key!("start-screen-puzzles"), Command::Puzzles, puzzles),
    (
        key!("start-screen-album"),
        Command::Dialog(MenuDialog::Album),
        |steps| album(&steps.gap),
    ),
    (
        key!("start-screen-progress"),
        Command::Dialog(MenuDialog::Rating),
        |steps| progress(&steps.progress),
    ),
];

fn deal_of_day(steps: &NextSteps) -> String {
    match steps.deal_of_day {
        Some(points) => say!("start-screen-deal-played", points = change(points)),
        None => say!("start-screen-deal-waits").to_owned(),
    }
}

fn puzzles(steps: &NextSteps) -> String {
    match steps.puzzles_due {
        0 => say!("start-screen-new-puzzle").to_owned(),
        due => say!("start-screen-puzzles-due", due),
    }
}

fn album(gap: &AlbumGap) -> String {
    let (made, all) = (gap.made, gap.all);
    match &gap.nearest {
        Some((id, lacking)) => say!("start-screen-nearest", hand = id.title(), lacking),
        None => say!("start-screen-album-made", made, all),
    }
}

fn progress(progress: &Progress) -> String {
    match (progress.hands, progress.rank) {
        (_, Some(rank)) => describe_rank(rank),
        (0, None) => say!("start-screen-no-hands").to_owned(),
        (hands, None) => say!("start-screen-hands-won", won = progress.won, hands),
    }
}

impl StartScreen {
    /// The lines, in this many columns.
    pub(super) fn next_steps<'a>(
        &'a self,
        form: &Form<'a, Message>,
        columns: usize,
    ) -> Element<'a, Event> {
        let lines = STEPS.map(|step| self.step(form, step));
        let look = form.look;
        let mut parts: Vec<Vec<Element<'a, Event>>> = (0..columns).map(|_| Vec::new()).collect();
        for (place, line) in lines.into_iter().enumerate() {
            parts[place % columns].push(line);
        }
        let parts = parts
            .into_iter()
            .map(|lines| column(lines).width(Fill).into());
        row(parts).spacing(look.px(14.0)).into()
    }

    fn step<'a>(
        &'a self,
        form: &Form<'a, Message>,
        (name, command, describe): Step,
    ) -> Element<'a, Event> {
        let look = form.look;
        let ink = look.palette.link;
        let title = label(name.text(), look.px(14.5), theme::SEMIBOLD, ink);
        let state = self.next_steps.as_deref().map(describe);
        let state = look.words(
            state.unwrap_or_default(),
            14.0,
            theme::REGULAR,
            look.palette.ink,
        );
        let line = row![title, container(state).width(Fill)]
            .spacing(look.px(9.0))
            .align_y(Center);
        let line = container(line).center_y(look.px(LINE)).width(Fill);
        if let Some(letter) = letter(name.text()) {
            form.shortcut(letter, Message::Run(command));
        }
        let line = form.pressable_line(line, Message::Run(command));
        Self::described(line, command.row().hint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_said_as_a_friend_would() {
        let words = |hands, won| {
            progress(&Progress {
                hands,
                won,
                rank: None,
            })
        };
        assert_eq!(words(1, 0), "1 hand played, no win yet");
        assert_eq!(words(4, 0), "4 hands played, no win yet");
        assert_eq!(words(1, 1), "1 hand played and won");
        assert_eq!(words(4, 1), "1 of 4 hands won");
    }
}
