//! Descriptions of game options in the English of the wire.

/// What the option of this name means: a few words without a full stop. Empty for a name that the protocol does not have.
pub fn description(name: &str) -> &'static str {
    match name {
        "Timeout" => "time limit for claims, in seconds",
        "TimeoutGrace" => "seconds of grace when clients keep the time",
        "ScoreLimit" => "limit on the score of a hand",
        "NoLimit" => "hands have no limit",
        "MahJongScore" => "score for going out",
        "SevenPairs" => "seven pairs are a hand",
        "SevenPairsVal" => "score for seven pairs",
        "Flowers" => "play with flowers and seasons",
        "FlowersLoose" => "flowers are replaced by loose tiles",
        "FlowersOwnEach" => "score for each own flower or season",
        "FlowersOwnBoth" => "score for own flower and season",
        "FlowersBouquet" => "score for all four flowers or seasons",
        "DeadWall" => "there is a dead wall",
        "DeadWall16" => "the dead wall is 16 tiles, not replenished",
        "ConcealedFully" => "score for a fully concealed hand",
        "ConcealedAlmost" => "score for a hand concealed up to the last tile",
        "LosersPurity" => "losers score doubles for pure and concealed hands",
        "KongHas3Types" => "claimed kongs count as concealed for doubles",
        "EastDoubles" => "east pays and receives double",
        "LosersSettle" => "losers pay each other",
        "DiscDoubles" => "the discarder pays double",
        "ShowOnWashout" => "tiles are shown after a wash-out",
        "NumRounds" => "number of rounds to play",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use engine::rules::WIRE_OPTIONS;

    use super::description;

    #[test]
    fn every_option_has_a_description() {
        for option in &WIRE_OPTIONS {
            assert_ne!(description(option.name), "", "{}", option.name);
        }
    }
}
