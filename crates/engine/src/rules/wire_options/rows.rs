//! The table of the options of the protocol.

use super::option::OptionKind::{self, Bool, Nat, Score};
use super::option::{OptionTopic as Topic, WireOption};
use crate::rules::{Award, GameOptions};
use crate::tiles::DeadWall;

const fn option(
    name: &'static str,
    topic: Topic,
    kind: OptionKind,
    since: u32,
    get: fn(&GameOptions) -> u32,
    set: fn(&mut GameOptions, u32),
) -> WireOption {
    WireOption {
        name,
        topic,
        kind,
        since,
        affects_wall: false,
        get,
        set,
    }
}

/// Marks an option that must not change while a wall is in use.
const fn affecting_wall(mut option: WireOption) -> WireOption {
    option.affects_wall = true;
    option
}

/// Every option of the protocol, in the order in which they are listed.
pub const WIRE_OPTIONS: [WireOption; 23] = [
    option(
        "Timeout",
        Topic::Time,
        Nat,
        0,
        |o| o.timeout,
        |o, n| o.timeout = n,
    ),
    option(
        "TimeoutGrace",
        Topic::Time,
        Nat,
        0,
        |o| o.timeout_grace,
        |o, n| o.timeout_grace = n,
    ),
    option(
        "ScoreLimit",
        Topic::GoingOut,
        Nat,
        0,
        |o| o.limit,
        |o, n| {
            o.limit = n;
            o.max_score = o.max_score.map(|_| n);
        },
    ),
    option(
        "NoLimit",
        Topic::GoingOut,
        Bool,
        0,
        |o| u32::from(o.max_score.is_none()),
        |o, n| {
            o.max_score = (n == 0).then_some(o.limit);
        },
    ),
    option(
        "MahJongScore",
        Topic::GoingOut,
        Score,
        0,
        |o| pack(o.mah_jong_score),
        |o, n| o.mah_jong_score = unpack(n),
    ),
    option(
        "SevenPairs",
        Topic::GoingOut,
        Bool,
        1020,
        |o| u32::from(o.seven_pairs),
        |o, n| o.seven_pairs = n == 1,
    ),
    option(
        "SevenPairsVal",
        Topic::GoingOut,
        Score,
        1020,
        |o| pack(o.seven_pairs_score),
        |o, n| o.seven_pairs_score = unpack(n),
    ),
    affecting_wall(option(
        "Flowers",
        Topic::Flowers,
        Bool,
        1020,
        |o| u32::from(o.flowers),
        |o, n| o.flowers = n == 1,
    )),
    affecting_wall(option(
        "FlowersLoose",
        Topic::Flowers,
        Bool,
        0,
        |o| u32::from(o.flowers_loose),
        |o, n| o.flowers_loose = n == 1,
    )),
    option(
        "FlowersOwnEach",
        Topic::Flowers,
        Score,
        0,
        |o| pack(o.flowers_own_each),
        |o, n| o.flowers_own_each = unpack(n),
    ),
    option(
        "FlowersOwnBoth",
        Topic::Flowers,
        Score,
        0,
        |o| pack(o.flowers_own_both),
        |o, n| o.flowers_own_both = unpack(n),
    ),
    option(
        "FlowersBouquet",
        Topic::Flowers,
        Score,
        0,
        |o| pack(o.flowers_bouquet),
        |o, n| o.flowers_bouquet = unpack(n),
    ),
    affecting_wall(option(
        "DeadWall",
        Topic::DeadWall,
        Bool,
        1020,
        |o| u32::from(o.dead_wall.size > 0),
        |o, n| o.dead_wall = dead_wall(n == 1, o.dead_wall.replenished),
    )),
    affecting_wall(option(
        "DeadWall16",
        Topic::DeadWall,
        Bool,
        1020,
        |o| u32::from(!o.dead_wall.replenished),
        |o, n| o.dead_wall = dead_wall(o.dead_wall.size > 0, n == 0),
    )),
    option(
        "ConcealedFully",
        Topic::Concealed,
        Score,
        0,
        |o| pack(o.concealed_fully),
        |o, n| o.concealed_fully = unpack(n),
    ),
    option(
        "ConcealedAlmost",
        Topic::Concealed,
        Score,
        0,
        |o| pack(o.concealed_almost),
        |o, n| o.concealed_almost = unpack(n),
    ),
    option(
        "LosersPurity",
        Topic::Concealed,
        Bool,
        0,
        |o| u32::from(o.losers_purity),
        |o, n| o.losers_purity = n == 1,
    ),
    option(
        "KongHas3Types",
        Topic::Concealed,
        Bool,
        1034,
        |o| u32::from(o.kong_has_3_types),
        |o, n| o.kong_has_3_types = n == 1,
    ),
    option(
        "EastDoubles",
        Topic::Payment,
        Bool,
        0,
        |o| u32::from(o.east_doubles),
        |o, n| o.east_doubles = n == 1,
    ),
    option(
        "LosersSettle",
        Topic::Payment,
        Bool,
        0,
        |o| u32::from(o.losers_settle),
        |o, n| o.losers_settle = n == 1,
    ),
    option(
        "DiscDoubles",
        Topic::Payment,
        Bool,
        0,
        |o| u32::from(o.discarder_doubles),
        |o, n| o.discarder_doubles = n == 1,
    ),
    option(
        "ShowOnWashout",
        Topic::Game,
        Bool,
        0,
        |o| u32::from(o.show_on_washout),
        |o, n| o.show_on_washout = n == 1,
    ),
    option(
        "NumRounds",
        Topic::Game,
        Nat,
        0,
        |o| o.rounds,
        |o, n| o.rounds = n,
    ),
];

/// An award as a number: limits in millions, doubles in tens of thousands, and points.
fn pack(award: Award) -> u32 {
    // Within the limits of options this is below the largest number of the protocol.
    let limit = award.limit.saturating_mul(1_000_000);
    let doubles = award.doubles.saturating_mul(10_000);
    limit.saturating_add(doubles).saturating_add(award.points)
}

/// The award that a number of the protocol stands for.
fn unpack(number: u32) -> Award {
    Award {
        limit: number / 1_000_000,
        doubles: number / 10_000 % 100,
        points: number % 10_000,
    }
}

/// The dead wall for the options `DeadWall` and `DeadWall16`. `replenished` is kept even without a dead wall, so that each option keeps its
/// value when the other changes.
fn dead_wall(exists: bool, replenished: bool) -> DeadWall {
    let size = match (exists, replenished) {
        (false, _) => 0,
        (true, true) => 14,
        (true, false) => 16,
    };
    DeadWall { size, replenished }
}
