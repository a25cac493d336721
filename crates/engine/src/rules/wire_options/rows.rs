//! All options of the protocol, in the order in which they are listed.

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

const fn of_wall(mut option: WireOption) -> WireOption {
    option.affects_wall = true;
    option
}

/// Every option of the wire, in the order they are listed.
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
        |o| packed(o.mah_jong_score),
        |o, n| o.mah_jong_score = award(n),
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
        |o| packed(o.seven_pairs_score),
        |o, n| o.seven_pairs_score = award(n),
    ),
    of_wall(option(
        "Flowers",
        Topic::Flowers,
        Bool,
        1020,
        |o| u32::from(o.flowers),
        |o, n| o.flowers = n == 1,
    )),
    of_wall(option(
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
        |o| packed(o.flowers_own_each),
        |o, n| o.flowers_own_each = award(n),
    ),
    option(
        "FlowersOwnBoth",
        Topic::Flowers,
        Score,
        0,
        |o| packed(o.flowers_own_both),
        |o, n| o.flowers_own_both = award(n),
    ),
    option(
        "FlowersBouquet",
        Topic::Flowers,
        Score,
        0,
        |o| packed(o.flowers_bouquet),
        |o, n| o.flowers_bouquet = award(n),
    ),
    of_wall(option(
        "DeadWall",
        Topic::DeadWall,
        Bool,
        1020,
        |o| u32::from(o.dead_wall.size > 0),
        |o, n| o.dead_wall = dead_wall(n == 1, o.dead_wall.replenished),
    )),
    of_wall(option(
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
        |o| packed(o.concealed_fully),
        |o, n| o.concealed_fully = award(n),
    ),
    option(
        "ConcealedAlmost",
        Topic::Concealed,
        Score,
        0,
        |o| packed(o.concealed_almost),
        |o, n| o.concealed_almost = award(n),
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

fn packed(award: Award) -> u32 {
    // Within the limits of options this is below the largest number of the protocol.
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
