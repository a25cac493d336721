//! Names of people, compared as people compare them.

use crate::tiles::{BySeat, Seat};

/// A name without differences that do not matter: capitals and blanks.
pub fn name_key(name: &str) -> String {
    let words: Vec<String> = name.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ")
}

/// The first player whose name an earlier player has too. Players without a name share none.
pub fn shared_name(names: &BySeat<String>) -> Option<Seat> {
    let keys = names.0.each_ref().map(|name| name_key(name));
    Seat::ALL.into_iter().find(|seat| {
        let own = &keys[seat.index()];
        !own.is_empty() && keys[..seat.index()].contains(own)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_blanks_make_no_other_name() {
        let names = |names: [&str; 4]| BySeat(names.map(str::to_owned));
        let shared = |four: [&str; 4]| shared_name(&names(four));
        assert_eq!(shared(["Ann", "Bob", "Cy", "Dan"]), None);
        assert_eq!(shared(["Ann", "", " ", "Dan"]), None);
        assert_eq!(shared(["Ann", "Bob", "Cy", " ANN "]), Some(Seat::new(3)));
        assert_eq!(
            shared(["Ann Lee", "ann  lee", "Cy", "Dan"]),
            Some(Seat::new(1))
        );
    }
}
