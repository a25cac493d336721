//! How the person wants all programs to look. Colours and motion follow it until the player chooses others here.

use serde::{Deserialize, Serialize};
use words::{Key, key};

use super::{Colours, Settings, THEMES};

/// What the person has chosen for all programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SystemLook {
    /// Light letters on dark ground.
    pub dark: bool,
    /// Stronger contrasts.
    pub high_contrast: bool,
    /// As little movement as possible.
    pub reduced_motion: bool,
}

impl SystemLook {
    /// Brings preferences that followed the system before up to what it wants now. What the player has chosen stays. Says whether
    /// anything has changed.
    pub fn follow(self, settings: &mut Settings) -> bool {
        let before = std::mem::replace(&mut settings.system_look, self);
        if settings.colours == before.colours() {
            settings.colours = self.colours();
        }
        if settings.motion.reduced == before.reduced_motion {
            settings.motion.reduced = self.reduced_motion;
        }
        before != self
    }

    /// The colours that fit it.
    fn colours(self) -> Colours {
        let theme = |name: Key| {
            let found = THEMES.iter().find(|(key, _)| *key == name);
            found.map_or_else(Colours::default, |found| found.1)
        };
        match (self.dark, self.high_contrast) {
            (false, false) => Colours::default(),
            (true, false) => Colours::dark(),
            (true, true) => theme(key!("theme-midnight")),
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
    fn preferences_follow_the_system_there_and_back() {
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
    fn what_the_player_chose_stays() {
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
    fn strong_contrast_is_one_of_our_own_in_light_and_in_dark() {
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
