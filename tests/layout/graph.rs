//! Sets of things that all reach each other.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Who names whom.
pub type Edges = BTreeMap<usize, BTreeSet<usize>>;

/// All that can be reached from one, each with the one before it on a shortest way.
fn reached(edges: &Edges, from: usize) -> BTreeMap<usize, usize> {
    let mut reached = BTreeMap::new();
    let mut waiting = VecDeque::from([from]);
    while let Some(at) = waiting.pop_front() {
        for next in edges.get(&at).into_iter().flatten() {
            if !reached.contains_key(next) {
                reached.insert(*next, at);
                waiting.push_back(*next);
            }
        }
    }
    reached
}

/// The sets of two and more that all reach each other, the largest first.
pub fn circles(edges: &Edges) -> Vec<BTreeSet<usize>> {
    let reach: BTreeMap<_, _> = edges.keys().map(|at| (*at, reached(edges, *at))).collect();
    let mut circles = BTreeSet::new();
    for (at, from_here) in &reach {
        let back = |other: &&usize| reach.get(other).is_some_and(|way| way.contains_key(at));
        let circle: BTreeSet<usize> = from_here.keys().filter(back).copied().collect();
        if circle.len() > 1 {
            circles.insert(circle);
        }
    }
    let mut circles: Vec<_> = circles.into_iter().collect();
    circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    circles
}

/// A shortest way from one of a circle back to itself, without the start at its end.
pub fn way_round(edges: &Edges, circle: &BTreeSet<usize>) -> Vec<usize> {
    let rounds = circle.iter().map(|start| {
        let reached = reached(edges, *start);
        let mut way = Vec::new();
        let mut at = reached[start];
        while at != *start {
            way.push(at);
            at = reached[&at];
        }
        way.push(*start);
        way.reverse();
        way
    });
    rounds.min_by_key(Vec::len).unwrap_or_default()
}

#[test]
fn circles_are_found_with_a_shortest_way_round() {
    let ties = [(1, 2), (2, 3), (3, 1), (2, 1), (3, 4), (5, 6), (6, 5)];
    let mut edges = Edges::new();
    for (from, to) in ties {
        edges.entry(from).or_default().insert(to);
    }
    let found = circles(&edges);
    assert_eq!(found, [BTreeSet::from([1, 2, 3]), BTreeSet::from([5, 6])]);
    assert_eq!(way_round(&edges, &found[0]), [1, 2]);
}
