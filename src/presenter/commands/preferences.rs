//! Changes of preferences: by menu or key, which the status bar reports, or from a dialog.

use crate::presenter::Presenter;
use crate::presenter::commands::command::Change;
use crate::presenter::commands::toggle::{Toggle, wait_time_notice};
use crate::presenter::effect::Effect;
use crate::presenter::tables::game_setup::{preferred_names, titles};
use crate::presenter::text::phrases;
use engine::tiles::BySeat;
use storage::settings::Settings;
use words::say;

impl Presenter {
    /// Toggles a preference.
    pub(in crate::presenter) fn toggle(&mut self, toggle: Toggle) {
        let message = toggle.flip(&mut self.settings);
        self.save_changed_setting(message);
    }

    /// Increases or decreases the waiting time.
    pub(in crate::presenter) fn change_wait_time(&mut self, change: Change) {
        let time = wait_time(self.settings.wait_time, change);
        self.settings.wait_time = time;
        self.save_changed_setting(wait_time_notice(time));
    }

    /// Makes tiles move faster or slower.
    pub(in crate::presenter) fn change_tile_speed(&mut self, change: Change) {
        let speed = &mut self.settings.motion.speed;
        *speed = match change {
            Change::More => (*speed + 1).min(10),
            Change::Less => speed.saturating_sub(1).max(1),
        };
        let message = say!("notice-tile-speed", speed = *speed);
        self.save_changed_setting(message);
    }

    /// Makes the text of the status bar larger or smaller.
    pub(in crate::presenter) fn change_status_size(&mut self, change: Change) {
        let size = &mut self.settings.status_size;
        *size = match change {
            Change::More => (*size + 1).min(2),
            Change::Less => size.saturating_sub(1),
        };
        let message = say!("notice-status-bar-size", size = *size + 1);
        self.save_changed_setting(message);
    }

    fn save_changed_setting(&mut self, message: String) {
        self.update_auto_play();
        self.effects.push(Effect::ApplySettings);
        self.effects.push(Effect::SaveSettings);
        self.say(message);
    }

    /// Applies preferences without saving them.
    pub(in crate::presenter) fn apply_settings(&mut self, settings: Settings) {
        if self.settings.language != settings.language {
            let language = settings.language.clone();
            self.effects.push(Effect::ChangeLanguage(language));
        }
        self.settings = settings;
        self.update_auto_play();
        self.effects.push(Effect::ApplySettings);
    }

    /// Lets Auto Play follow tips of the strength that is now preferred.
    fn update_auto_play(&mut self) {
        let strength = self.hint_strength();
        if let Some(local) = self.tables.current.local_mut() {
            local.set_tip_strength(strength);
        }
    }

    /// Says in the language just chosen what is on the table. The log keeps the words in which things were said.
    pub(in crate::presenter) fn language_changed(&mut self) {
        self.adviser.clear();
        let (view, names) = (self.shown.view(), self.tables.current.names());
        let welcome = self.notices.shows_welcome().then(|| self.welcome_to_hand());
        let event = match view.deal_number {
            0 => String::new(),
            _ => phrases::game_state(view, &names),
        };
        self.notices.translate(event, welcome);
    }

    /// Applies and saves preferences. If names, opponents or the autosave preference have changed, the local game takes them over, and its
    /// autosave starts again.
    pub(in crate::presenter) fn apply_and_save_settings(&mut self, settings: Settings) {
        let game_settings =
            |s: &Settings| (s.autosave, s.names.clone(), s.levels, s.opponents.clone());
        let game_settings_changed = game_settings(&self.settings) != game_settings(&settings);
        self.apply_settings(settings);
        self.effects.push(Effect::SaveSettings);
        if game_settings_changed {
            self.seat_preferred_opponents();
            self.begin_autosave();
        }
    }

    /// Gives the local game the names and computer players chosen in the preferences.
    fn seat_preferred_opponents(&mut self) {
        let settings = &self.settings;
        let Some(local) = self.tables.home_mut() else {
            return;
        };
        let bottom = match local.hotseat() {
            Some(_) => engine::tiles::Seat::new(0),
            None => local.view().seat(),
        };
        local.rename(preferred_names(settings, bottom));
        let titles = titles(settings);
        local.seat_opponents(&BySeat::from_fn(|seat| {
            titles[bottom.steps_to(seat)].clone()
        }));
    }
}

/// The next waiting time: 0.25 to 10 s in steps of 0.25, then no limit.
fn wait_time(time: Option<f32>, change: Change) -> Option<f32> {
    match (time, change) {
        (None, Change::Less) => Some(10.0),
        (None, Change::More) => None,
        (Some(time), Change::More) if time >= 10.0 => None,
        (Some(time), Change::More) => Some((time + 0.25).min(10.0)),
        (Some(time), Change::Less) => Some((time - 0.25).max(0.25)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wait_time_runs_from_a_quarter_second_to_ten_seconds_and_then_has_no_limit() {
        assert_eq!(wait_time(Some(9.9), Change::More), Some(10.0));
        assert_eq!(wait_time(Some(10.0), Change::More), None);
        assert_eq!(wait_time(None, Change::More), None);
        assert_eq!(wait_time(None, Change::Less), Some(10.0));
        assert_eq!(wait_time(Some(0.25), Change::Less), Some(0.25));
    }
}
