//! The three opponents: selecting their characters, and their common level.

use super::Settings;
use players::{Character, Level};

impl Settings {
    /// Gives the place of an opponent to the next character who is not at the table. Index 0 is on the right, 1 opposite, 2 on the left.
    pub fn change_opponent(&mut self, index: usize) {
        let seated = self.opponents.clone();
        let Some(name) = self.opponents.get_mut(index) else {
            return;
        };
        let characters = || Character::ALL.iter();
        let current = characters().position(|character| character.name == name);
        let candidates = characters()
            .cycle()
            .skip(current.map_or(0, |current| current + 1));
        let mut free = candidates
            .take(Character::ALL.len())
            .filter(|character| !seated.iter().any(|seated| seated == character.name));
        if let Some(character) = free.next() {
            name.clear();
            name.push_str(character.name);
            self.names[index + 1] = character.name.to_owned();
        }
    }

    /// The level of all three opponents; `None` if they differ.
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
        let initial = Settings::default();
        let mut settings = initial.clone();
        let mut seen = vec![settings.opponents[1].clone()];
        for _ in 0..9 {
            settings.change_opponent(1);
            seen.push(settings.opponents[1].clone());
            assert_eq!(settings.names[2], settings.opponents[1]);
        }
        settings.change_opponent(1);
        assert_eq!(settings.opponents[1], initial.opponents[1]);
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 10);
        assert!(!seen.contains(&initial.opponents[0]) && !seen.contains(&initial.opponents[2]));
    }
}
