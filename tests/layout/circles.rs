//! No circle of files: what names something of another file is not named by it, directly or by way of others. What a module only
//! hands on counts for the file that defines it.

use std::collections::BTreeSet;

use super::graph::{self, Edges};
use super::house::{HOUSE, Uses};

/// A circle in words, with a shortest way round and what is named on it.
fn told(edges: &Edges, uses: &Uses, circle: &BTreeSet<usize>) -> String {
    let place = |file: &usize| HOUSE.files[*file].place.as_str();
    let files: Vec<_> = circle.iter().map(place).collect();
    let way = graph::way_round(edges, circle);
    let steps = way.iter().zip(way.iter().cycle().skip(1));
    let steps: String = steps
        .map(|(user, used)| {
            let names: Vec<_> = uses[&(*user, *used)].iter().map(String::as_str).collect();
            let (user, used) = (place(user), place(used));
            format!("\n    {user} names {} of {used}", names.join(", "))
        })
        .collect();
    format!("{} files: {}{steps}", files.len(), files.join(", "))
}

#[test]
fn no_files_name_each_other_in_a_circle() {
    let uses = HOUSE.uses();
    let mut edges = Edges::new();
    for (user, used) in uses.keys() {
        edges.entry(*user).or_default().insert(*used);
    }
    let circles = graph::circles(&edges);
    let circles: Vec<_> = circles.iter().map(|it| told(&edges, &uses, it)).collect();
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}
