//! Selecting the three opponents.

use super::Settings;
use players::{Character, Level};

impl Settings {
    /// Puts the next free character in this place: 0 on the right, 1 opposite, 2 on the left.
    pub fn change_opponent(&mut self, place: usize) {
        let taken = self.opponents.clone();
        let Some(own) = self.opponents.get_mut(place) else {
            return;
        };
        let all = || Character::ALL.iter();
        let at = all().position(|character| character.name == own);
        let after = all().cycle().skip(at.map_or(0, |at| at + 1));
        let mut free = after
            .take(Character::ALL.len())
            .filter(|character| !taken.iter().any(|name| name == character.name));
        if let Some(character) = free.next() {
            own.clear();
            own.push_str(character.name);
            self.names[place + 1] = character.name.to_owned();
        }
    }

    /// The level of all three opponents, if they have the same.
    pub fn common_level(&self) -> Option<Level> {
        let [first, others @ ..] = self.levels;
        others.iter().all(|level| *level == first).then_some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changing_cycles_through_all_unseated_characters() {
        let before = Settings::default();
        let mut settings = before.clone();
        let mut seen = vec![settings.opponents[1].clone()];
        for _ in 0..9 {
            settings.change_opponent(1);
            seen.push(settings.opponents[1].clone());
            assert_eq!(settings.names[2], settings.opponents[1]);
        }
        settings.change_opponent(1);
        assert_eq!(settings.opponents[1], before.opponents[1]);
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 10);
        assert!(!seen.contains(&before.opponents[0]) && !seen.contains(&before.opponents[2]));
    }
}
