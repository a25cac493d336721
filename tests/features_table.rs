//! `docs/features.md` and `docs/findings.md` against the house: every id has a row, every row names a test or picture that exists, or
//! says what is open.

use std::collections::BTreeSet;
use std::path::Path;

/// The ids of the inventory by group: letter, then numbers from and to. Group W has what no program before had.
const IDS: [(&str, u32, u32); 21] = [
    ("A", 1, 17),
    ("D", 0, 7),
    ("D", 11, 11),
    ("D", 20, 23),
    ("D", 28, 30),
    ("D", 34, 34),
    ("D", 37, 42),
    ("D", 44, 44),
    ("D", 48, 48),
    ("D", 52, 53),
    ("D", 58, 68),
    ("D", 70, 83),
    ("E", 1, 15),
    ("F", 1, 15),
    ("G", 1, 5),
    ("I", 1, 35),
    ("M", 1, 34),
    ("U", 1, 16),
    ("U", 20, 37),
    ("W", 1, 15),
    ("X", 1, 23),
];

const FEATURES: &str = "docs/features.md";

struct Line {
    id: String,
    code: String,
    shown: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(place: &str) -> String {
    std::fs::read_to_string(root().join(place)).unwrap_or_default()
}

/// The ids of the findings, those of words by what they are about.
const FINDINGS: [(&str, u32, u32); 5] = [
    ("W", 1, 41),
    ("L", 1, 9),
    ("E", 1, 4),
    ("U", 25, 25),
    ("N", 1, 10),
];

/// The rows of a page's tables.
fn table(page: &str) -> Vec<Line> {
    let page = read(page);
    let rows = page.lines().filter(|line| line.starts_with("| "));
    rows.filter(|row| !row.starts_with("| id "))
        .map(|row| {
            let mut cells = row.trim_matches('|').split('|').map(str::trim);
            let mut cell = || cells.next().unwrap_or_default().to_owned();
            let (id, _) = (cell(), cell());
            Line {
                id,
                code: cell(),
                shown: cell(),
            }
        })
        .collect()
}

/// The words between backquotes.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// The code that paints the gallery.
fn gallery() -> String {
    let folder = root().join("src/app/gallery");
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let parts = files.filter_map(|file| std::fs::read_to_string(file.path()).ok());
    parts.fold(read("src/app/gallery.rs"), |all, part| all + &part)
}

/// Whether the gallery has pictures of a name: one that it says whole, or puts together from a kind and a member of it, such as
/// `box-{name}` and `scoring`.
fn is_painted(gallery: &str, name: &str) -> bool {
    let said = |words: &str| gallery.contains(&format!("\"{words}\""));
    said(name)
        || name.match_indices('-').any(|(at, _)| {
            gallery.contains(&format!("\"{}{{", &name[..=at])) && said(&name[at + 1..])
        })
}

/// Every id from these groups once.
fn has_each_id_once(table: &[Line], groups: &[(&str, u32, u32)]) {
    let mut wanted = BTreeSet::new();
    for (group, from, to) in groups {
        wanted.extend((*from..=*to).map(|number| format!("{group}{number}")));
    }
    let found: BTreeSet<String> = table.iter().map(|line| line.id.clone()).collect();
    assert_eq!(found.len(), table.len(), "an id has two rows");
    let missing: Vec<_> = wanted.symmetric_difference(&found).collect();
    assert!(missing.is_empty(), "missing or unknown: {missing:?}");
}

#[test]
fn every_id_has_one_row() {
    has_each_id_once(&table(FEATURES), &IDS);
    // Some are told part by part: W23a, W23b.
    let mut findings = table("docs/findings.md");
    findings.retain(|line| {
        !line
            .id
            .ends_with(|end: char| end.is_lowercase() && end != 'a')
    });
    for line in &mut findings {
        line.id = line.id.trim_end_matches('a').to_owned();
    }
    has_each_id_once(&findings, &FINDINGS);
}

#[test]
fn every_place_in_the_code_is_there() {
    for line in table(FEATURES) {
        for place in quoted(&line.code) {
            assert!(root().join(place).exists(), "{}: {place}", line.id);
        }
    }
}

#[test]
fn every_row_is_shown_by_a_test_or_a_picture_or_says_what_is_open() {
    let gallery = gallery();
    let rows = [FEATURES, "docs/findings.md"].map(table);
    for Line { id, shown, .. } in rows.into_iter().flatten() {
        if shown.starts_with("open: ") || shown.starts_with("obsolete: ") {
            continue;
        }
        assert!(quoted(&shown).count() > 0, "{id} rests on nothing");
        for proof in quoted(&shown) {
            let there = match proof.split_once("::") {
                Some((file, name)) => read(file).contains(&format!("fn {name}(")),
                None => {
                    let picture = proof.strip_prefix("script/gallery ");
                    picture.is_some_and(|name| is_painted(&gallery, name))
                }
            };
            assert!(there, "{id}: there is no {proof}");
        }
    }
}
