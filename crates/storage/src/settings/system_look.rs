//! The appearance that the system requests from all programs. Colours and motion follow it until the player chooses others in the
//! preferences.

use serde::{Deserialize, Serialize};
use words::{Key, key};

use super::{Colours, Settings, THEMES};

/// The appearance chosen in the system settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SystemLook {
    /// Whether the system prefers light text on a dark ground.
    pub dark: bool,
    /// Whether it asks for increased contrast.
    pub high_contrast: bool,
    /// Whether it asks for reduced motion.
    pub reduced_motion: bool,
}

impl SystemLook {
    /// Updates the settings that follow the system. Settings chosen by the player stay. Returns whether the appearance
    /// chosen in the system has changed.
    pub fn follow(self, settings: &mut Settings) -> bool {
        let previous = std::mem::replace(&mut settings.system_look, self);
        if settings.colours == previous.colours() {
            settings.colours = self.colours();
        }
        if settings.motion.reduced == previous.reduced_motion {
            settings.motion.reduced = self.reduced_motion;
        }
        previous != self
    }

    /// The colours for this appearance.
    fn colours(self) -> Colours {
        let theme = |name: Key| {
            let found = THEMES.iter().find(|(key, _)| *key == name);
            found.map_or_else(Colours::default, |found| found.1)
        };
        match (self.dark, self.high_contrast) {
            (false, false) => Colours::default(),
            (true, false) => Colours::dark(),
            (true, true) => theme(key!("theme-high-contrast")),
            // Pure colours and black stakes.
            (false, true) => theme(key!("theme-1996")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DARK: SystemLook = SystemLook {
        dark: true,
        high_contrast: false,
        reduced_motion: true,
    };

    #[test]
    fn settings_follow_the_system_to_dark_and_back() {
        let mut settings = Settings::default();
        assert!(!SystemLook::default().follow(&mut settings));
        assert_eq!(settings, Settings::default());
        assert!(DARK.follow(&mut settings));
        assert_eq!(settings.colours, Colours::dark());
        assert!(settings.motion.reduced);
        assert!(SystemLook::default().follow(&mut settings));
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn choices_of_the_player_stay() {
        let mut settings = Settings::default();
        let own = THEMES[3].1;
        settings.colours = own;
        DARK.follow(&mut settings);
        assert_eq!(settings.colours, own);
        settings.motion.reduced = false;
        SystemLook::default().follow(&mut settings);
        assert_eq!((settings.colours, settings.motion.reduced), (own, false));
        DARK.follow(&mut settings);
        assert!(settings.motion.reduced, "the same as the system again");
    }

    #[test]
    fn high_contrast_has_its_own_light_and_dark_colours() {
        for dark in [false, true] {
            let look = SystemLook {
                dark,
                high_contrast: true,
                reduced_motion: false,
            };
            assert_eq!(look.colours().dark, dark);
            assert_ne!(look.colours(), Colours::default());
            assert_ne!(look.colours(), Colours::dark());
        }
    }
}
