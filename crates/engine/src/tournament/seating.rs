//! Seating by rounds: as far as possible everybody meets everybody, and nobody meets anybody twice.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The fewest and the most people.
const PEOPLE: std::ops::RangeInclusive<usize> = 8..=64;
/// The most rounds.
const MAX_ROUNDS: usize = 20;
/// The seed of the search, so that the same numbers always give the same plan.
const SEED: u64 = 4;
/// How many exchanges of two people the search tries for each seat of the plan.
const TRIALS_PER_SEAT: usize = 2_000;
/// How much worse a second rest is than a second meeting.
const REST_COST: i32 = 20;

/// A plan: the tables of each round.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct SeatingPlan {
    /// The number of people, who are counted from 0.
    pub people: usize,
    /// The rounds.
    pub rounds: Vec<SeatingRound>,
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct SeatingRound {
    /// The people at each table, in the order of play; the first is East in the first hand.
    pub tables: Vec<[usize; 4]>,
    /// Those who rest.
    pub resting: Vec<usize>,
}

/// How often pairs of people sit at the same table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meetings {
    /// The number of pairs that never meet.
    pub never: usize,
    /// The number of pairs that meet once.
    pub once: usize,
    /// The number of pairs that meet more than once.
    pub often: usize,
    /// The most meetings of a pair.
    pub most: usize,
}

impl SeatingPlan {
    /// A plan for this number of people and rounds; `None` if there are too few or too many of either.
    pub fn new(people: usize, rounds: usize) -> Option<Self> {
        if !PEOPLE.contains(&people) || !(1..=MAX_ROUNDS).contains(&rounds) {
            return None;
        }
        let known = known_plan(people, rounds);
        let mut plan = known.unwrap_or_else(|| Search::new(people, rounds).run());
        plan.share_east();
        Some(plan)
    }

    /// How often people meet.
    pub fn meetings(&self) -> Meetings {
        let met = self.meeting_counts();
        let mut meetings = Meetings::default();
        for (person, row) in met.iter().enumerate() {
            for count in &row[person + 1..] {
                match count {
                    0 => meetings.never += 1,
                    1 => meetings.once += 1,
                    _ => meetings.often += 1,
                }
                meetings.most = meetings.most.max(*count);
            }
        }
        meetings
    }

    fn meeting_counts(&self) -> Vec<Vec<usize>> {
        let mut met = vec![vec![0; self.people]; self.people];
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            for one in table {
                for other in table {
                    met[*one][*other] += usize::from(one != other);
                }
            }
        }
        met
    }

    /// Orders each table so that everybody is the first East about equally often.
    fn share_east(&mut self) {
        let mut sat = vec![[0_usize; 4]; self.people];
        for table in self.rounds.iter_mut().flat_map(|round| &mut round.tables) {
            let mut people: Vec<usize> = table.to_vec();
            for place in 0..4 {
                let next = (0..people.len()).min_by_key(|at| sat[people[*at]][place]);
                // As many people are left as places.
                let person = people.remove(next.unwrap_or_default());
                sat[person][place] += 1;
                table[place] = person;
            }
        }
    }
}

/// A plan in which nobody meets twice, where one is known for these numbers.
fn known_plan(people: usize, rounds: usize) -> Option<SeatingPlan> {
    let tables = people / 4;
    if !people.is_multiple_of(4) {
        return None;
    }
    let table_at = |round: usize, table: usize| -> [usize; 4] {
        std::array::from_fn(|column| column * tables + (table + column * round) % tables)
    };
    // Each column moves on by its own step. Two people of different columns meet again only where 2 or 3 divides the number of tables.
    let is_even_or_by_three = tables.is_multiple_of(2) || tables.is_multiple_of(3);
    if !is_even_or_by_three && rounds <= tables {
        return Some(plan_of(people, rounds, tables, table_at));
    }
    match (people, rounds) {
        (16, ..=5) => Some(plan_of(people, rounds, tables, table_of_sixteen)),
        _ => None,
    }
}

fn plan_of(
    people: usize,
    rounds: usize,
    tables: usize,
    table_at: impl Fn(usize, usize) -> [usize; 4],
) -> SeatingPlan {
    let round = |round| SeatingRound {
        tables: (0..tables).map(|table| table_at(round, table)).collect(),
        resting: Vec::new(),
    };
    SeatingPlan {
        people,
        rounds: (0..rounds).map(round).collect(),
    }
}

/// Sixteen people are the points of a plane over the field of four elements; the tables of a round are its parallel lines.
fn table_of_sixteen(round: usize, table: usize) -> [usize; 4] {
    const TIMES: [[usize; 4]; 4] = [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]];
    std::array::from_fn(|at| match round {
        4 => table * 4 + at,
        slope => at * 4 + (TIMES[slope][at] ^ table),
    })
}

/// A search for a plan: two people at different tables, or one who rests, change places while that makes the plan better, and at first also
/// if it makes it worse.
struct Search {
    /// Each round as one line of people, table after table; those at the end rest.
    lines: Vec<Vec<usize>>,
    people: usize,
    met: Vec<Vec<i32>>,
    rested: Vec<i32>,
    random: ChaCha8Rng,
}

impl Search {
    fn new(people: usize, rounds: usize) -> Self {
        let mut search = Self {
            lines: vec![(0..people).collect(); rounds],
            people,
            met: vec![vec![0; people]; people],
            rested: vec![0; people],
            random: ChaCha8Rng::seed_from_u64(SEED),
        };
        for round in 0..rounds {
            for place in 0..people {
                let person = search.lines[round][place];
                match search.neighbours(place) {
                    None => search.rested[person] += 1,
                    Some(places) => {
                        for other in places {
                            search.met[person][search.lines[round][other]] += 1;
                        }
                    }
                }
            }
        }
        search
    }

    /// The number of people who sit at tables in a round.
    fn seated(&self) -> usize {
        self.people / 4 * 4
    }

    /// The other places at the table of a place; `None` if its person rests.
    fn neighbours(&self, place: usize) -> Option<impl Iterator<Item = usize> + use<>> {
        let first = place / 4 * 4;
        (place < self.seated()).then(|| (first..first + 4).filter(move |other| *other != place))
    }

    /// Adds the person to a place (1) or takes the person away (-1). Returns by how much that changes the cost.
    fn count(&mut self, round: usize, place: usize, amount: i32) -> i32 {
        let person = self.lines[round][place];
        let Some(places) = self.neighbours(place) else {
            let before = REST_COST * pairs(self.rested[person]);
            self.rested[person] += amount;
            return REST_COST * pairs(self.rested[person]) - before;
        };
        let mut change = 0;
        for other in places {
            let other = self.lines[round][other];
            let before = pairs(self.met[person][other]);
            self.met[person][other] += amount;
            self.met[other][person] += amount;
            change += pairs(self.met[person][other]) - before;
        }
        change
    }

    /// Two people of a round change places. Returns by how much that changes the cost.
    fn exchange(&mut self, round: usize, one: usize, other: usize) -> i32 {
        let left = self.count(round, one, -1) + self.count(round, other, -1);
        self.lines[round].swap(one, other);
        left + self.count(round, one, 1) + self.count(round, other, 1)
    }

    /// The cost of the plan: how often a pair meets again, and a person rests again.
    fn cost(&self) -> i32 {
        let met = self
            .met
            .iter()
            .flatten()
            .map(|met| pairs(*met))
            .sum::<i32>()
            / 2;
        let rested = self.rested.iter().map(|rests| REST_COST * pairs(*rests));
        met + rested.sum::<i32>()
    }

    /// The lowest cost that a plan could have: all meetings and rests are shared evenly.
    fn lowest_cost(&self) -> i32 {
        let even = |all: usize, among: usize| {
            let (each, more) = ((all / among) as i32, (all % among) as i32);
            pairs(each) * (among as i32 - more) + pairs(each + 1) * more
        };
        let (rounds, seated) = (self.lines.len(), self.seated());
        let met = even(rounds * seated / 4 * 6, self.people * (self.people - 1) / 2);
        let rests = even(rounds * (self.people - seated), self.people);
        met + REST_COST * rests
    }

    fn run(mut self) -> SeatingPlan {
        let (rounds, people, seated) = (self.lines.len(), self.people, self.seated());
        let (trials, lowest) = (TRIALS_PER_SEAT * rounds * people, self.lowest_cost());
        let mut cost = self.cost();
        let (mut best, mut best_lines) = (cost, self.lines.clone());
        for trial in 0..trials {
            if best <= lowest {
                break;
            }
            let round = self.random.random_range(0..rounds);
            let one = self.random.random_range(0..seated);
            let other = self.random.random_range(0..people);
            if one / 4 == other / 4 {
                continue;
            }
            let change = self.exchange(round, one, other);
            let warmth = 0.9 * (1.0 - trial as f64 / trials as f64) + 0.05;
            let is_kept =
                change <= 0 || self.random.random::<f64>() < (f64::from(-change) / warmth).exp();
            if !is_kept {
                self.exchange(round, one, other);
                continue;
            }
            cost += change;
            if cost < best {
                best = cost;
                best_lines.clone_from(&self.lines);
            }
        }
        self.lines = best_lines;
        self.into_plan()
    }

    fn into_plan(self) -> SeatingPlan {
        let seated = self.seated();
        let rounds = self.lines.into_iter().map(|line| SeatingRound {
            tables: line[..seated]
                .chunks_exact(4)
                .map(|table| [table[0], table[1], table[2], table[3]])
                .collect(),
            resting: line[seated..].to_vec(),
        });
        SeatingPlan {
            people: self.people,
            rounds: rounds.collect(),
        }
    }
}

/// How many pairs there are among this number.
fn pairs(count: i32) -> i32 {
    count * (count - 1) / 2
}

#[cfg(test)]
mod tests;
