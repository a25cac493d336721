//! What differs between a rule set and the one it is based on, in words, side by side.

use crate::rules::{
    Award, GameOptions, OptionKind, RowChange, RuleSet, ScoringEvent, WIRE_OPTIONS, WireOption,
};
use crate::words;

/// One thing that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What: an option or a row.
    pub what: String,
    /// How it is in the original; nothing if it is not there.
    pub was: String,
    /// How it is now.
    pub is: String,
    /// The row that differs, if it is one.
    pub row: Option<String>,
}

/// Everything in which rules differ from the original: options, then rows, then rows of their own.
pub fn differences(rules: &RuleSet, original: &RuleSet) -> Vec<Difference> {
    let options = (of_options(&rules.options), of_options(&original.options));
    let options = options.0.into_iter().zip(options.1);
    let mut found: Vec<Difference> = options
        .filter(|(now, before)| now != before)
        .map(|((what, is), (_, was))| Difference {
            what,
            was,
            is,
            row: None,
        })
        .collect();
    for (id, change) in rules.changes() {
        if let (Some(now), Some(before)) = (rules.event(&id), original.event(&id)) {
            found.push(Difference {
                was: part(before, &change, original),
                is: part(now, &change, rules),
                what: id.clone(),
                row: Some(id),
            });
        }
    }
    found.extend(rules.own_rows().iter().map(|own| Difference {
        what: own.id.clone(),
        was: String::new(),
        is: worth(own, rules),
        row: Some(own.id.clone()),
    }));
    found
}

/// What a row brings, and whether it is accepted and for whom.
pub fn worth(event: &ScoringEvent, rules: &RuleSet) -> String {
    let all = RowChange {
        award: Some(event.award),
        none: Some(event.none),
        allowed: event.special.as_ref().map(|special| special.allowed),
        total: event.special.as_ref().map(|special| special.total),
        winner_only: event.special.is_none().then_some(event.winner_only),
    };
    part(event, &all, rules)
}

/// What is to be said of a row about these parts of it.
fn part(event: &ScoringEvent, parts: &RowChange, rules: &RuleSet) -> String {
    let special = event.special.as_ref();
    let allowed = special.is_none_or(|special| special.allowed);
    let mut told = Vec::new();
    if parts.allowed.is_some() && !allowed {
        return say!("scoring-not-allowed").to_owned();
    }
    if event.none {
        return say!("scoring-nothing").to_owned();
    }
    if parts.award.or(parts.none.and(Some(event.award))).is_some() || parts.allowed.is_some() {
        told.push(of_award(event.award(&rules.options)));
    }
    if let (Some(_), Some(special)) = (parts.total, special) {
        told.push(match special.total {
            true => say!("workshop-whole-score").to_owned(),
            false => say!("workshop-added").to_owned(),
        });
    }
    if parts.winner_only.is_some() {
        told.push(match event.winner_only {
            true => say!("workshop-winner-only").to_owned(),
            false => say!("workshop-anybody").to_owned(),
        });
    }
    told.join(", ")
}

/// `20 points and 1 double`.
fn of_award(award: Award) -> String {
    let Award {
        points,
        doubles,
        limit,
    } = award;
    let told = [
        (points > 0).then(|| say!("option-panel-some-points", points)),
        (doubles > 0).then(|| say!("option-panel-some-doubles", doubles)),
        (limit > 0).then(|| match limit {
            100 => say!("workshop-limit").to_owned(),
            _ => say!("option-panel-of-a-limit", limit),
        }),
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    match told.is_empty() {
        true => say!("scoring-nothing").to_owned(),
        false => words::all(&told),
    }
}

/// Every option: what it is, and how it is set.
fn of_options(options: &GameOptions) -> Vec<(String, String)> {
    let on = |on: bool| match on {
        true => say!("workshop-on").to_owned(),
        false => say!("workshop-off").to_owned(),
    };
    let number = |value: i64| words::figure(value);
    let hands = options.hands;
    let mut told = vec![
        (say!("workshop-chows").to_owned(), on(options.chows)),
        (
            say!("workshop-special-hands").to_owned(),
            on(options.special_hands),
        ),
        (
            say!("workshop-start").to_owned(),
            number(options.starting_score),
        ),
        (
            say!("workshop-most").to_owned(),
            match options.max_score {
                Some(most) => number(i64::from(most)),
                None => say!("workshop-none").to_owned(),
            },
        ),
        (
            say!("workshop-hands").to_owned(),
            match hands {
                Some(hands) => number(i64::from(hands)),
                None => say!("workshop-by-rounds").to_owned(),
            },
        ),
    ];
    // The maximum stands above, in one line.
    let told_apart = |option: &&WireOption| option.name != "NoLimit";
    let wire = WIRE_OPTIONS.iter().filter(told_apart).map(|option| {
        let value = option.value(options);
        let is = match option.kind {
            OptionKind::Bool => on(value == 1),
            OptionKind::Nat => number(i64::from(value)),
            OptionKind::Score => of_award(Award {
                points: value % 10_000,
                doubles: value / 10_000 % 100,
                limit: value / 1_000_000,
            }),
        };
        (option.description.to_owned(), is)
    });
    told.extend(wire);
    told
}
