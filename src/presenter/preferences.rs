//! Preferences: changed by menu or key, each said on the status bar [U29], or taken over from a box.

use super::Presenter;
use super::command::{Change, Command};
use super::effect::Effect;
use super::game_setup::{preferred_names, titles};
use crate::settings::{Discards, Settings};
use crate::tiles::BySeat;

impl Presenter {
    /// Changes a setting and says so.
    pub(super) fn change_setting(&mut self, command: Command) {
        if let Some(said) = changed(&mut self.settings, command) {
            self.effects.push(Effect::SettingsChanged);
            self.effects.push(Effect::KeepSettings);
            self.say(said);
        }
    }

    /// Takes over preferences, so that they are seen and heard at once.
    pub(super) fn take_over_settings(&mut self, settings: Settings) {
        self.settings = settings;
        self.effects.push(Effect::SettingsChanged);
    }

    /// Takes over preferences and keeps them for the next start.
    pub(super) fn keep(&mut self, settings: Settings) {
        let kept = |s: &Settings| (s.autosave, s.names.clone(), s.levels, s.opponents.clone());
        let changes = kept(&self.settings) != kept(&settings);
        self.take_over_settings(settings);
        self.effects.push(Effect::KeepSettings);
        if changes {
            self.seat_preferred();
            self.begin_autosave();
        }
    }

    /// The players of the game at this computer are those of the preferences from now on.
    fn seat_preferred(&mut self) {
        let settings = &self.settings;
        let Some(local) = self.tables.home_mut() else {
            return;
        };
        let bottom = match local.hotseat() {
            Some(_) => crate::tiles::Seat::new(0),
            None => local.view().seat(),
        };
        local.rename(preferred_names(settings, bottom));
        let titles = titles(settings);
        local.seat_opponents(&BySeat::from_fn(|seat| {
            titles[bottom.steps_to(seat)].clone()
        }));
    }
}

/// Changes a setting; what is said about it. `None`: the command changes no setting.
fn changed(settings: &mut Settings, command: Command) -> Option<String> {
    let on = |value: &mut bool, name: &str| {
        *value = !*value;
        format!("{name} is {}.", if *value { "on" } else { "off" })
    };
    Some(match command {
        Command::QuickTip => on(&mut settings.quick_tip, "QuickTip"),
        Command::AskFirst => on(&mut settings.ask_first, "Ask First"),
        Command::Balloons => on(&mut settings.balloons, "Speech balloons"),
        Command::TimerBar => on(&mut settings.timer_bar, "The Timer Bar"),
        Command::Movements => on(&mut settings.motion.movements, "Tile movement"),
        Command::Direction => on(&mut settings.motion.direction, "Movement direction"),
        Command::Mute => {
            settings.sound.muted = !settings.sound.muted;
            match settings.sound.muted {
                true => "Sound is off.".to_owned(),
                false => "Sound is on.".to_owned(),
            }
        }
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
        _ => return None,
    })
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
