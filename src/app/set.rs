//! Changing settings by menu or key, each said on the status bar [U29].

use iced::Task;

use super::command::{Change, Command};
use super::{App, Message};
use crate::settings::Discards;

impl App {
    /// Changes a setting and says so.
    pub(super) fn set(&mut self, command: Command) -> Task<Message> {
        let settings = &mut self.settings;
        let on = |value: &mut bool, name: &str| {
            *value = !*value;
            format!("{name} is {}.", if *value { "on" } else { "off" })
        };
        let said = match command {
            Command::QuickTip => on(&mut settings.quick_tip, "QuickTip"),
            Command::AskFirst => on(&mut settings.ask_first, "Ask First"),
            Command::Balloons => on(&mut settings.balloons, "Speech balloons"),
            Command::TimerBar => on(&mut settings.timer_bar, "The Timer Bar"),
            Command::Movements => on(&mut settings.motion.movements, "Tile movement"),
            Command::Direction => on(&mut settings.motion.direction, "Movement direction"),
            Command::ShowDiscards => {
                let mut laid_out = settings.table.discards != Discards::Hidden;
                let said = on(&mut laid_out, "Laying out the discards");
                settings.table.discards = match laid_out {
                    true => Discards::Rows,
                    false => Discards::Hidden,
                };
                said
            }
            Command::WaitTime(change) => {
                settings.wait_time = wait_time(settings.wait_time, change);
                match settings.wait_time {
                    Some(time) => format!("Wait time: {time:.2} seconds."),
                    None => "Wait time: without limit where you could claim.".to_owned(),
                }
            }
            Command::TileSpeed(change) => {
                let speed = &mut settings.motion.speed;
                *speed = match change {
                    Change::More => (*speed + 1).min(10),
                    Change::Less => speed.saturating_sub(1).max(1),
                };
                format!("Tile speed: {speed} of 10.")
            }
            Command::StatusSize(change) => {
                let size = &mut settings.status_size;
                *size = match change {
                    Change::More => (*size + 1).min(2),
                    Change::Less => size.saturating_sub(1),
                };
                format!("Words of the status bar: size {} of 3.", *size + 1)
            }
            _ => return Task::none(),
        };
        self.table.motion = self.settings.motion.clone();
        self.keep_settings();
        self.say(said);
        let laid = self.lay_out(self.metrics.window);
        let on = self.go_on();
        Task::batch([laid, on])
    }
}

/// The next longer or shorter waiting time [Q40]: 0.25 to 10 s in steps of 0.25, then without limit.
fn wait_time(time: Option<f32>, change: Change) -> Option<f32> {
    match (time, change) {
        (None, Change::Less) => Some(10.0),
        (None, Change::More) => None,
        (Some(time), Change::More) if time >= 10.0 => None,
        (Some(time), Change::More) => Some((time + 0.25).min(10.0)),
        (Some(time), Change::Less) => Some((time - 0.25).max(0.25)),
    }
}
