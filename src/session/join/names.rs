//! The players of a table as its server has named them.

/// So many are remembered; a table has four, and a server may say anything.
const MOST: usize = 64;

/// Ids and names, in the order in which they came.
#[derive(Clone, Debug, Default)]
pub(super) struct Names(Vec<(u32, String)>);

impl Names {
    /// The name that belongs to an id; empty if there is none.
    pub fn of(&self, id: u32) -> &str {
        let named = self.0.iter().find(|(named, _)| *named == id);
        named.map_or("", |(_, name)| name)
    }

    /// All of them.
    pub fn all(&self) -> &[(u32, String)] {
        &self.0
    }

    /// A player is called this from now on.
    pub fn set(&mut self, id: u32, name: &str) {
        let room = self.0.len() < MOST;
        match self.0.iter_mut().find(|(named, _)| *named == id) {
            Some((_, known)) => *known = name.to_owned(),
            None if room => self.0.push((id, name.to_owned())),
            None => {}
        }
    }

    /// A player has left.
    pub fn remove(&mut self, id: u32) {
        self.0.retain(|(named, _)| *named != id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_names_no_end_of_players_is_not_remembered_for_ever() {
        let mut names = Names::default();
        for id in 0..200_000 {
            names.set(id, "X");
        }
        assert!(names.all().len() <= MOST);
        names.set(3, "Ann");
        assert_eq!(names.of(3), "Ann");
    }
}
