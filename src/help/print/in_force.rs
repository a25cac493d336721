//! Describes the options in force.

use engine::rules::{RuleSet, RuleSetId};
use wording::RulesWording;
use words::say;

/// The name of the rules, with the base of a user-defined set.
pub(super) fn name(rules: &RuleSet) -> String {
    let based_on = rules.id.title();
    match rules.name {
        Some(_) => say!("print-rules-own", name = rules.title(), based_on),
        None => based_on.to_owned(),
    }
}

/// The options of this game, one sentence each.
pub(super) fn option_sentences(rules: &RuleSet) -> Vec<String> {
    let options = &rules.options;
    let mut sentences = vec![
        say!("print-flowers", on = options.flowers),
        say!("print-chows", on = options.chows),
        say!("print-special", on = options.special_hands),
        say!("print-begin", points = options.starting_score),
        match options.max_score {
            Some(most) => say!("print-most", most),
            None => say!("print-no-most").to_owned(),
        },
    ];
    if options.seven_pairs {
        sentences.push(say!("print-seven-pairs").to_owned());
    }
    sentences
}

/// The length of the game, which players may choose within the same rules.
pub(super) fn length(rules: &RuleSet) -> String {
    match rules.options.hands {
        Some(hands) => say!("print-hands", hands),
        None => say!("print-rounds", rounds = rules.options.rounds),
    }
}

/// How a hand is settled, one sentence each.
pub(super) fn settlement(rules: &RuleSet) -> Vec<&'static str> {
    let options = &rules.options;
    let mut settlement = vec![say!("print-settle-winner")];
    if options.discarder_doubles {
        settlement.push(say!("print-settle-discarder"));
    }
    settlement.push(match options.losers_settle {
        true => say!("print-settle-losers"),
        false => say!("print-settle-no-losers"),
    });
    if options.east_doubles {
        settlement.push(say!("print-settle-east"));
    }
    settlement.push(say!("print-settle-dead"));
    settlement
}

/// The precedence of claims to a discard, highest first.
pub(super) fn precedence(rules: &RuleSet) -> Vec<&'static str> {
    match rules.id {
        RuleSetId::Bloem => vec![
            say!("print-first-special"),
            say!("print-first-pung"),
            say!("print-first-chow"),
            say!("print-first-pair"),
            say!("print-first-kong"),
            say!("print-first-set"),
            say!("print-first-run"),
        ],
        RuleSetId::Classical => vec![
            say!("print-first-win"),
            say!("print-first-kong-or-pung"),
            say!("print-first-run"),
        ],
    }
}
