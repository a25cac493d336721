//! Random rule sets: options, changed rows, and custom rows with conditions and patterns.

use std::sync::LazyLock;

use engine::rules::{
    Award, Condition, OptionKind, PRESETS, RowChange, RowId, RuleSet, ScoringEvent, WIRE_OPTIONS,
    WrittenRules,
};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A generator of random rule sets and damaged files.
pub struct RandomRules(ChaCha8Rng);

/// Slots of patterns, each with its number of tiles.
const SLOTS: [(&str, usize); 25] = [
    ("single major", 1),
    ("single *x", 1),
    ("single nB", 1),
    ("pair *x", 2),
    ("pair own", 2),
    ("pair honour", 2),
    ("pair 258y", 2),
    ("chow *x", 3),
    ("chow *y", 3),
    ("pung nx", 3),
    ("pung-or-kong *x", 3),
    ("pung-or-kong dragon", 3),
    ("four wind", 4),
    ("run 1-5x", 5),
    ("run 2-8y", 7),
    ("run 1-9z", 9),
    ("single any", 1),
    ("single wind!", 1),
    ("pair *x|honour", 2),
    ("pair minor!", 2),
    ("knit *xy", 2),
    ("knit nyz", 2),
    ("knit *xyz", 3),
    ("kong *x|*y", 3),
    ("chow *x|*y", 3),
];

/// Letters that are put into damaged files.
const LETTERS: &[char] = &[
    'a', 'x', 'n', '0', '9', '-', '+', '*', '"', '[', ']', '{', '}', '=', '.', ' ', '\n', 'é',
    '\u{0}',
];

impl RandomRules {
    pub fn new(case: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(case))
    }

    fn below(&mut self, limit: u32) -> u32 {
        self.0.random_range(0..limit)
    }

    fn award(&mut self) -> Award {
        let choices = [0, 1, 2, 10, 500, 100_000];
        let points = *choices.choose(&mut self.0).expect("the list is not empty");
        let doubles = [0, 0, 1, 3, 20][self.below(5) as usize];
        let limit = [0, 0, 0, 50, 100, 1_000][self.below(6) as usize];
        Award {
            points,
            doubles,
            limit,
        }
    }

    /// A random rule set, in the form in which one is read from its file.
    pub fn written(&mut self) -> WrittenRules {
        let mut rules = [RuleSet::bloem(), RuleSet::classical()][self.below(2) as usize].clone();
        rules.name = Some(format!("Random rules {}", self.below(1_000_000)));
        let options = &mut rules.options;
        for option in WIRE_OPTIONS
            .iter()
            .filter(|option| option.kind == OptionKind::Bool)
        {
            let value = ["0", "1"][self.below(2) as usize];
            options
                .set(option.name, value)
                .expect("a switch has both values");
        }
        options.chows = self.0.random_range(0..5) > 0;
        options.special_hands = self.0.random_range(0..5) > 0;
        options.max_score = [None, Some(1), Some(500), Some(1_000_000)][self.0.random_range(0..4)];
        options.limit = self.0.random_range(1..=1_000_000);
        options.one_chow = self.0.random();
        options.bonus_apart = self.0.random();
        options.nearest_wins = self.0.random();
        options.standing_hands = self.0.random_range(0..4) > 0;
        options.deal_always_passes = self.0.random();
        options.east_wins = [None, Some(2), Some(9)][self.0.random_range(0..3)];
        options.starting_score = self.0.random_range(-1_000_000..=1_000_000);
        options.dead_wall.size = [0, 14, 16][self.0.random_range(0..3)];
        let award = self.award();
        rules.options.mah_jong_score = Award {
            points: award.points.min(9_999),
            ..award
        };
        let ids: Vec<RowId> = rules.events().iter().map(|row| row.id.clone()).collect();
        for _ in 0..self.below(30) {
            let id = ids.choose(&mut self.0).expect("there are rows");
            let change = RowChange {
                award: self.0.random::<bool>().then(|| self.award()),
                never_counts: self.0.random::<bool>().then(|| self.0.random()),
                winner_only: self.0.random::<bool>().then(|| self.0.random()),
                ..RowChange::default()
            };
            // Fixed fields of a row stay as they are.
            rules.change(id, &change).ok();
        }
        let rows = (0..self.below(8) + 2).map(|number| self.row(number));
        let rows = rows.collect();
        // Rows with a pattern that matches nothing, or too much, are refused.
        rules.add(rows);
        WrittenRules {
            rules,
            about: "Random rules.\nTwo lines.".to_owned(),
        }
    }

    fn row(&mut self, number: u32) -> ScoringEvent {
        let award = self.award();
        let text = match self.0.random::<bool>() {
            true => self.condition(),
            false => {
                let (concealed, total) = (self.0.random::<bool>(), award.doubles == 0);
                let (drawn, only_doubles) = (self.below(4) == 0, self.below(4) == 0);
                let patterns = [self.pattern(), self.pattern()];
                let calling = self.below(3) * 100;
                format!(
                    "calling.points = {calling}\n\
                     special = {{ concealed = {concealed}, drawn = {drawn}, total = {total}, \
                     only_doubles = {only_doubles}, patterns = {patterns:?} }}"
                )
            }
        };
        let winner_only: bool = self.0.random();
        let (points, doubles, limit) = (award.points, award.doubles, award.limit);
        let text = format!(
            "id = \"Own {number}\"\nwinner_only = {winner_only}\n\
             award = {{ points = {points}, doubles = {doubles}, limit = {limit} }}\n{text}"
        );
        toml::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    /// Any condition that a row of a built-in rule set or a preset has, in the notation of files.
    fn condition(&mut self) -> String {
        static CONDITIONS: LazyLock<Vec<Condition>> = LazyLock::new(|| {
            let presets = PRESETS.map(|(_, file)| {
                let written = WrittenRules::read(file).expect("a preset can be read");
                written.rules
            });
            let all = [RuleSet::bloem(), RuleSet::classical()]
                .into_iter()
                .chain(presets);
            let conditions = all.flat_map(|rules| {
                let rows = rules.events().iter().map(|row| row.when.clone());
                rows.collect::<Vec<_>>()
            });
            conditions
                .filter(|when| *when != Condition::Pattern)
                .collect()
        });
        let condition = CONDITIONS
            .choose(&mut self.0)
            .expect("there are conditions");
        let when = toml::Value::try_from(condition).expect("conditions can be written");
        format!("when = {when}")
    }

    /// Slots with fourteen tiles in total.
    fn pattern(&mut self) -> Vec<&'static str> {
        let (mut slots, mut tiles_left) = (Vec::new(), 14);
        while tiles_left > 0 {
            let fitting: Vec<_> = SLOTS
                .iter()
                .filter(|(_, tiles)| *tiles <= tiles_left)
                .collect();
            let (slot, tiles) = **fitting.choose(&mut self.0).expect("singles always fit");
            slots.push(slot);
            tiles_left -= tiles;
        }
        slots.sort_unstable();
        slots
    }

    /// A text with some letters changed, removed or inserted, and some passages repeated.
    pub fn corrupt(&mut self, text: String) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..self.below(6) + 1 {
            let index = self.below(letters.len() as u32) as usize;
            match self.below(4) {
                0 => letters[index] = *LETTERS.choose(&mut self.0).expect("the list is not empty"),
                1 => drop(letters.remove(index)),
                2 => letters.insert(
                    index,
                    *LETTERS.choose(&mut self.0).expect("the list is not empty"),
                ),
                _ => {
                    let end = (index + 200).min(letters.len());
                    let repeated: Vec<char> = letters[index..end].to_vec();
                    letters.splice(index..index, repeated);
                }
            }
        }
        letters.into_iter().collect()
    }
}
