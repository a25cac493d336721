//! Every option of the wire with its default place in the rules, in the order they are listed.

use super::option::OptionKind::{self, Bool, Nat, Score};
use super::option::WireOption;
use crate::rules::{Award, GameOptions};
use crate::tiles::DeadWall;

const fn option(
    name: &'static str,
    topic: &'static str,
    kind: OptionKind,
    since: u32,
    (description, help): (&'static str, &'static str),
    get: fn(&GameOptions) -> u32,
    set: fn(&mut GameOptions, u32),
) -> WireOption {
    WireOption {
        name,
        topic,
        kind,
        since,
        description,
        help,
        wall: false,
        get,
        set,
    }
}

const fn of_wall(mut option: WireOption) -> WireOption {
    option.wall = true;
    option
}

/// Every option of the wire, in the order they are listed.
pub const WIRE_OPTIONS: [WireOption; 23] = [
    option(
        "Timeout",
        "Time",
        Nat,
        0,
        (
            "time limit for claims, in seconds",
            "Anybody who has not answered when time is up passes; 0 means no limit.",
        ),
        |o| o.timeout,
        |o, n| o.timeout = n,
    ),
    option(
        "TimeoutGrace",
        "Time",
        Nat,
        0,
        (
            "seconds of grace when clients keep the time",
            "The host waits so much longer when every player's own program keeps the time.",
        ),
        |o| o.timeout_grace,
        |o, n| o.timeout_grace = n,
    ),
    option(
        "ScoreLimit",
        "Going out",
        Nat,
        0,
        (
            "limit on the score of a hand",
            "A hand is not worth more than this, and a limit hand is worth just this.",
        ),
        |o| o.limit,
        |o, n| {
            o.limit = n;
            o.max_score = o.max_score.map(|_| n);
        },
    ),
    option(
        "NoLimit",
        "Going out",
        Bool,
        0,
        (
            "hands have no limit",
            "Hands can be worth more than the limit, limit hands too.",
        ),
        |o| u32::from(o.max_score.is_none()),
        |o, n| {
            o.max_score = (n == 0).then_some(o.limit);
        },
    ),
    option(
        "MahJongScore",
        "Going out",
        Score,
        0,
        (
            "score for going out",
            "The winner gets this for going out, whatever the hand.",
        ),
        |o| packed(o.mah_jong_score),
        |o, n| o.mah_jong_score = award(n),
    ),
    option(
        "SevenPairs",
        "Going out",
        Bool,
        1020,
        (
            "seven pairs are a hand",
            "One can go out with seven pairs as well as with four sets and a pair.",
        ),
        |o| u32::from(o.seven_pairs),
        |o, n| o.seven_pairs = n == 1,
    ),
    option(
        "SevenPairsVal",
        "Going out",
        Score,
        1020,
        (
            "score for seven pairs",
            "The winner gets this besides if the hand is seven pairs.",
        ),
        |o| packed(o.seven_pairs_score),
        |o, n| o.seven_pairs_score = award(n),
    ),
    of_wall(option(
        "Flowers",
        "Flowers and seasons",
        Bool,
        1020,
        (
            "play with flowers and seasons",
            "The eight bonus tiles are in the wall.",
        ),
        |o| u32::from(o.flowers),
        |o, n| o.flowers = n == 1,
    )),
    of_wall(option(
        "FlowersLoose",
        "Flowers and seasons",
        Bool,
        0,
        (
            "flowers are replaced by loose tiles",
            "A bonus tile is replaced from the dead end of the wall, not from the live end.",
        ),
        |o| u32::from(o.flowers_loose),
        |o, n| o.flowers_loose = n == 1,
    )),
    option(
        "FlowersOwnEach",
        "Flowers and seasons",
        Score,
        0,
        (
            "score for each own flower or season",
            "For the flower, and again for the season, that belongs to one's seat.",
        ),
        |o| packed(o.flowers_own_each),
        |o, n| o.flowers_own_each = award(n),
    ),
    option(
        "FlowersOwnBoth",
        "Flowers and seasons",
        Score,
        0,
        (
            "score for own flower and season",
            "Besides, for having both the flower and the season of one's seat.",
        ),
        |o| packed(o.flowers_own_both),
        |o, n| o.flowers_own_both = award(n),
    ),
    option(
        "FlowersBouquet",
        "Flowers and seasons",
        Score,
        0,
        (
            "score for all four flowers or seasons",
            "For having all four flowers, and again for all four seasons.",
        ),
        |o| packed(o.flowers_bouquet),
        |o, n| o.flowers_bouquet = award(n),
    ),
    of_wall(option(
        "DeadWall",
        "Dead wall",
        Bool,
        1020,
        (
            "there is a dead wall",
            "The last tiles of the wall are kept for kongs; without it every tile can be drawn.",
        ),
        |o| u32::from(o.dead_wall.size > 0),
        |o, n| o.dead_wall = dead_wall(n == 1, o.dead_wall.replenished),
    )),
    of_wall(option(
        "DeadWall16",
        "Dead wall",
        Bool,
        1020,
        (
            "the dead wall is 16 tiles, not replenished",
            "It begins with 16 tiles and dwindles; otherwise it is 14 tiles and filled up again.",
        ),
        |o| u32::from(!o.dead_wall.replenished),
        |o, n| o.dead_wall = dead_wall(o.dead_wall.size > 0, n == 0),
    )),
    option(
        "ConcealedFully",
        "Concealed hands",
        Score,
        0,
        (
            "score for a fully concealed hand",
            "The winner gets this if all sets were concealed to the end, the last tile drawn.",
        ),
        |o| packed(o.concealed_fully),
        |o, n| o.concealed_fully = award(n),
    ),
    option(
        "ConcealedAlmost",
        "Concealed hands",
        Score,
        0,
        (
            "score for a hand concealed up to the last tile",
            "The winner gets this if only the last tile exposed a set.",
        ),
        |o| packed(o.concealed_almost),
        |o, n| o.concealed_almost = award(n),
    ),
    option(
        "LosersPurity",
        "Concealed hands",
        Bool,
        0,
        (
            "losers score doubles for pure and concealed hands",
            "Losers too score for one suit, honours, terminals and for a concealed hand.",
        ),
        |o| u32::from(o.losers_purity),
        |o, n| o.losers_purity = n == 1,
    ),
    option(
        "KongHas3Types",
        "Concealed hands",
        Bool,
        1034,
        (
            "claimed kongs count as concealed for doubles",
            "A kong claimed from a discard does not spoil a concealed hand.",
        ),
        |o| u32::from(o.kong_has_3_types),
        |o, n| o.kong_has_3_types = n == 1,
    ),
    option(
        "EastDoubles",
        "Payment",
        Bool,
        0,
        (
            "east pays and receives double",
            "What East pays or receives is doubled.",
        ),
        |o| u32::from(o.east_doubles),
        |o, n| o.east_doubles = n == 1,
    ),
    option(
        "LosersSettle",
        "Payment",
        Bool,
        0,
        (
            "losers pay each other",
            "Losers pay each other the difference of their hands.",
        ),
        |o| u32::from(o.losers_settle),
        |o, n| o.losers_settle = n == 1,
    ),
    option(
        "DiscDoubles",
        "Payment",
        Bool,
        0,
        (
            "the discarder pays double",
            "Whoever discards the winning tile pays double; everybody does when it was drawn.",
        ),
        |o| u32::from(o.discarder_doubles),
        |o, n| o.discarder_doubles = n == 1,
    ),
    option(
        "ShowOnWashout",
        "The game",
        Bool,
        0,
        (
            "tiles are shown after a wash-out",
            "When nobody has won, all tiles are turned up.",
        ),
        |o| u32::from(o.show_on_washout),
        |o, n| o.show_on_washout = n == 1,
    ),
    option(
        "NumRounds",
        "The game",
        Nat,
        0,
        (
            "number of rounds to play",
            "The game is over after so many rounds: 1, 2 or a multiple of 4.",
        ),
        |o| o.rounds,
        |o, n| o.rounds = n,
    ),
];

fn packed(award: Award) -> u32 {
    // Within the limits of an option this is less than a whole number of the wire.
    let limit = award.limit.saturating_mul(1_000_000);
    let doubles = award.doubles.saturating_mul(10_000);
    limit.saturating_add(doubles).saturating_add(award.points)
}

fn award(number: u32) -> Award {
    Award {
        limit: number / 1_000_000,
        doubles: number / 10_000 % 100,
        points: number % 10_000,
    }
}

fn dead_wall(there: bool, replenished: bool) -> DeadWall {
    let size = match (there, replenished) {
        (false, _) => 0,
        (true, true) => 14,
        (true, false) => 16,
    };
    DeadWall { size, replenished }
}
