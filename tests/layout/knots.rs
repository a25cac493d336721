//! Methods of one type may be spread over files, but files whose methods all reach each other by calls on `self` are one file cut
//! into pieces: any line of them may touch anything.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::{self, Edges};
use super::house::{HOUSE, Named};
use super::reader::Impl;

/// So many files of a type may be tied into a knot.
const LARGEST: usize = 4;
/// The same for a type of the window.
const LARGEST_IN_APP: usize = 3;

/// The files whose methods of a type all reach each other, of the largest such set.
fn knot(blocks: &[(usize, &Impl)]) -> BTreeSet<usize> {
    let mut defined = BTreeMap::new();
    for (file, block) in blocks {
        defined.extend(block.methods.iter().map(|method| (method, *file)));
    }
    let mut edges = Edges::new();
    for (file, block) in blocks {
        let others = block.called.iter().filter_map(|method| defined.get(method));
        let others = others.filter(|other| *other != file);
        edges.entry(*file).or_default().extend(others);
    }
    graph::circles(&edges)
        .into_iter()
        .next()
        .unwrap_or_default()
}

#[test]
fn the_methods_of_a_type_tie_few_files_into_a_knot() {
    let mut wrong = Vec::new();
    for (of, blocks) in HOUSE.methods() {
        let Named::Item { file: home, name } = of else {
            continue;
        };
        let knot = knot(&blocks);
        let most = match HOUSE.files[home].module() {
            "app" => LARGEST_IN_APP,
            _ => LARGEST,
        };
        if knot.len() > most {
            let files: Vec<_> = knot.iter().map(|file| &*HOUSE.files[*file].place).collect();
            let (files, count) = (files.join(", "), files.len());
            wrong.push(format!("{name}: {count} files in a knot: {files}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
