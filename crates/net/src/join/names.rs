//! The players of a table as named by its server.

use crate::look_alike::{impersonates_host, look_alike};
use engine::untrusted_text::sanitize_line;

/// Maximum number of names kept; a table has four players, but a server may send anything.
const MAX_NAMES: usize = 64;
/// Maximum length of a name.
const MAX_LENGTH: usize = 40;

/// Ids and names, in the order of arrival.
#[derive(Clone, Debug, Default)]
pub(super) struct Names(Vec<(u32, String)>);

impl Names {
    /// The name of the player with this id; empty if there is none.
    pub fn name_of(&self, id: u32) -> &str {
        let entry = self.0.iter().find(|(other, _)| *other == id);
        entry.map_or("", |(_, name)| name)
    }

    /// All players: their ids and names.
    pub fn all(&self) -> &[(u32, String)] {
        &self.0
    }

    /// Sets the name of a player. If it resembles another player's name or could pass for the server, the id is added to it. The name of a new
    /// player is ignored if too many are kept already.
    pub fn set(&mut self, id: u32, name: &str) {
        let name = sanitize_line(name, MAX_LENGTH);
        let others = self.0.iter().filter(|(other, _)| *other != id);
        let is_deceptive = others
            .map(|(_, name)| name)
            .any(|other| look_alike(other, &name));
        let name = match is_deceptive || impersonates_host(&name) {
            true => format!("{name} ({id})"),
            false => name,
        };
        let has_room = self.0.len() < MAX_NAMES;
        match self.0.iter_mut().find(|(other, _)| *other == id) {
            Some((_, current)) => *current = name,
            None if has_room => self.0.push((id, name)),
            None => {}
        }
    }

    /// Removes a player.
    pub fn remove(&mut self, id: u32) {
        self.0.retain(|(other, _)| *other != id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_names_is_limited() {
        let mut names = Names::default();
        for id in 0..2_000 {
            names.set(id, "X");
        }
        assert!(names.all().len() <= MAX_NAMES);
        names.set(3, "Ann");
        assert_eq!(names.name_of(3), "Ann");
    }

    #[test]
    fn similar_names_are_made_distinct() {
        let mut names = Names::default();
        names.set(1, "Player");
        names.set(2, "Pl\u{430}yer\u{fe0f}");
        names.set(3, "The server");
        names.set(4, "Ann\nThe server: I deal");
        names.set(1, "Player");
        let all: Vec<&str> = names.all().iter().map(|(_, name)| name.as_str()).collect();
        let mixed = "Pl\u{430}yer (2)";
        assert_eq!(
            all,
            ["Player", mixed, "The server (3)", "Ann The server: I deal"]
        );
    }
}
