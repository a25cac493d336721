//! The special hands of the Bloem rules, each implemented from its description.

use engine::tiles::{Counts, Hand, Meld, MeldKind, Tile, Wind};

/// A hand as tiles (a kong as three) and the sets on the table.
struct Tiles {
    count: Counts,
    table: Vec<Meld>,
    /// The tile of the player's own wind.
    own: Tile,
}

fn t(text: &str) -> Tile {
    text.parse()
        .unwrap_or_else(|_| unreachable!("{text} is written in this file"))
}

const SUITS: [char; 3] = ['B', 'C', 'D'];
const WINDS: [&str; 4] = ["EW", "SW", "WW", "NW"];
const DRAGONS: [&str; 3] = ["GD", "RD", "WD"];
const MAJORS: [&str; 13] = [
    "1B", "9B", "1C", "9C", "1D", "9D", "EW", "SW", "WW", "NW", "GD", "RD", "WD",
];

impl Tiles {
    /// Whether the hand has exactly these counts of these tiles.
    fn has_exactly(&self, tiles: &[(Tile, u8)]) -> bool {
        let mut expected = Counts::default();
        for (tile, count) in tiles {
            (0..*count).for_each(|_| expected.add(*tile));
        }
        expected == self.count
    }

    /// Whether no set is on the table.
    fn is_concealed(&self) -> bool {
        self.table.is_empty()
    }

    /// Whether the sets on the table are all of these kinds.
    fn table_has_only(&self, kinds: &[MeldKind]) -> bool {
        self.table.iter().all(|meld| kinds.contains(&meld.kind))
    }

    fn table_has_only_pungs_and_kongs(&self) -> bool {
        self.table_has_only(&[MeldKind::Pung, MeldKind::Kong])
    }

    /// Whether the hand has a pung or kong of each of these tiles, and a pair.
    fn is_threes_and_pair(&self, threes: [Tile; 4], pair: Tile) -> bool {
        let mut tiles = threes.map(|tile| (tile, 3)).to_vec();
        tiles.push((pair, 2));
        self.has_exactly(&tiles)
    }

    /// Whether the hand is 1 to 9 of a suit, these singles, and one of `more`.
    fn is_run_plus(&self, singles: &[&str], more: &[Tile]) -> bool {
        SUITS.iter().any(|suit| {
            more.iter().any(|extra| {
                let run = (1..=9).map(|number| t(&format!("{number}{suit}")));
                let tiles = run
                    .chain(singles.iter().map(|tile| t(tile)))
                    .chain([*extra]);
                tiles.collect::<Counts>() == self.count
            })
        })
    }

    /// Whether the hand is concealed and consists of 1 to 9 with the suits in turn, in any order of the suits, and these other tiles.
    fn is_mixed_snake(&self, rest: &[Tile]) -> bool {
        const ORDERS: [[usize; 3]; 6] = [
            [0, 1, 2],
            [0, 2, 1],
            [1, 0, 2],
            [1, 2, 0],
            [2, 0, 1],
            [2, 1, 0],
        ];
        self.is_concealed()
            && ORDERS.iter().any(|order| {
                let run = (1..=9_usize)
                    .map(|number| t(&format!("{number}{}", SUITS[order[(number - 1) % 3]])));
                run.chain(rest.iter().copied()).collect::<Counts>() == self.count
            })
    }

    /// Whether the hand is concealed and consists of the thirteen majors and one of `more`.
    fn is_majors_plus(&self, more: &[&str]) -> bool {
        self.is_concealed()
            && more.iter().any(|extra| {
                MAJORS
                    .iter()
                    .chain([extra])
                    .map(|tile| t(tile))
                    .collect::<Counts>()
                    == self.count
            })
    }

    /// Whether the hand is pungs of four consecutive numbers of a suit, and one of the pairs.
    fn is_sisters(&self, pairs: &[&str]) -> bool {
        self.table_has_only_pungs_and_kongs()
            && SUITS.iter().any(|suit| {
                (1..=6).any(|first| {
                    let threes = [0, 1, 2, 3].map(|more| t(&format!("{}{suit}", first + more)));
                    pairs
                        .iter()
                        .any(|pair| self.is_threes_and_pair(threes, t(pair)))
                })
            })
    }

    /// Whether the hand is pungs of one of the numbers in all three suits, a fourth pung, and one of the pairs.
    fn is_sons(
        &self,
        numbers: std::ops::RangeInclusive<u8>,
        fourth: &[&str],
        pairs: &[Tile],
    ) -> bool {
        self.table_has_only_pungs_and_kongs()
            && numbers.into_iter().any(|number| {
                let [b, c, d] = SUITS.map(|suit| t(&format!("{number}{suit}")));
                fourth.iter().any(|other| {
                    pairs
                        .iter()
                        .any(|pair| self.is_threes_and_pair([b, c, d, t(other)], *pair))
                })
            })
    }

    fn is_winds_and_dragons(&self) -> bool {
        let is_four_and_a_pair = {
            let mut counts: Vec<u8> = self.count.kinds().map(|(_, count)| count).collect();
            counts.sort_unstable();
            counts == [2, 3, 3, 3, 3]
        };
        self.table_has_only_pungs_and_kongs()
            && is_four_and_a_pair
            && self.count.kinds().all(|(tile, _)| tile.is_honour())
    }

    fn is_nine_tiles(&self) -> bool {
        self.is_concealed()
            && SUITS.iter().any(|suit| {
                let shape = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]
                    .map(|number| t(&format!("{number}{suit}")));
                (1..=9).any(|extra| {
                    let tiles = shape.into_iter().chain([t(&format!("{extra}{suit}"))]);
                    tiles.collect::<Counts>() == self.count
                })
            })
    }

    fn is_scholars(&self) -> bool {
        let three = DRAGONS.iter().all(|dragon| self.count[t(dragon)] == 3);
        let exposed = self
            .table
            .iter()
            .filter(|meld| meld.kind == MeldKind::Chow)
            .map(|meld| meld.tile);
        let exposed: Vec<Tile> = exposed.collect();
        three
            && SUITS.iter().any(|suit| {
                (1..=7).any(|first| {
                    (1..=9).any(|pair| {
                        let [one, two, three] =
                            [0, 1, 2].map(|more| t(&format!("{}{suit}", first + more)));
                        let pair = t(&format!("{pair}{suit}"));
                        let mut expected: Counts =
                            [one, two, three, pair, pair].into_iter().collect();
                        DRAGONS
                            .iter()
                            .for_each(|dragon| expected.extend([t(dragon); 3]));
                        let on_table = self.table.iter().all(|meld| match meld.kind {
                            MeldKind::Chow => exposed == [one],
                            _ => meld.tile.as_dragon().is_some(),
                        });
                        expected == self.count && on_table
                    })
                })
            })
    }

    fn is_great_snake(&self) -> bool {
        let honours: Vec<Tile> = Tile::plain().filter(|tile| tile.is_honour()).collect();
        let table = self
            .table
            .iter()
            .all(|meld| meld.kind == MeldKind::Chow || meld.tile.is_honour());
        table
            && honours.iter().any(|three| {
                let pairs = honours.iter().filter(|pair| *pair != three);
                let mut pairs = pairs.map(|pair| [*three, *three, *three, *pair, *pair]);
                pairs.any(|[a, b, c, d, e]| {
                    SUITS.iter().any(|suit| {
                        let run = (1..=9).map(|number| t(&format!("{number}{suit}")));
                        run.chain([a, b, c, d, e]).collect::<Counts>() == self.count
                    })
                })
            })
    }

    fn is_enemies(&self) -> bool {
        self.table_has_only_pungs_and_kongs()
            && [["EW", "WW", "SW", "NW"], ["SW", "NW", "EW", "WW"]]
                .iter()
                .any(|[a, b, c, d]| {
                    SUITS.iter().any(|suit| {
                        let [one, nine] = [1, 9].map(|number| t(&format!("{number}{suit}")));
                        self.has_exactly(&[
                            (t(a), 3),
                            (t(b), 3),
                            (one, 3),
                            (nine, 3),
                            (t(c), 1),
                            (t(d), 1),
                        ])
                    })
                })
    }

    /// Whether the hand is a pung of 3 Bamboo, this many pungs of even Bamboo, the last pung if given, and the pair given or else one of even
    /// Bamboo.
    fn is_small_green(&self, evens: usize, last: Option<&str>, pair: Option<&str>) -> bool {
        let even = ["2B", "4B", "6B", "8B"].map(t);
        let threes = even.iter().filter(|tile| self.count[**tile] == 3).count();
        let twos = even.iter().filter(|tile| self.count[**tile] == 2).count();
        self.table_has_only(&[MeldKind::Pung])
            && self.count[t("3B")] == 3
            && threes == evens
            && twos == usize::from(pair.is_none())
            && last.is_none_or(|tile| self.count[t(tile)] == 3)
            && pair.is_none_or(|tile| self.count[t(tile)] == 2)
            && self.count.len() == 14
            && self.count.kinds().count() == 5
    }
}

/// Every special hand whose pattern the tiles match, with its points.
pub fn special_hands(hand: &Hand, seat_wind: Wind) -> Vec<(&'static str, u32)> {
    let mut count = hand.stake.clone();
    for meld in &hand.melds {
        count.extend(meld.tiles().into_iter().take(3));
    }
    let tiles = Tiles {
        count,
        table: hand.melds.clone(),
        own: Tile::wind(seat_wind),
    };
    let has = |tile: &str, number: u8| tiles.count[t(tile)] == number;
    let own = [tiles.own];
    let winds = WINDS.map(t);
    let dragons = DRAGONS.map(t);
    let own_pair = tiles.count[tiles.own] == 2 && tiles.count.len() == 14;
    let four_dragons = DRAGONS.iter().all(|dragon| has(dragon, 4)) && own_pair;
    let mandarin = WINDS.iter().filter(|wind| has(wind, 4)).count() == 3
        && WINDS.iter().filter(|wind| has(wind, 2)).count() == 1;
    let is_of = |texts: [&str; 4], pair: &str| tiles.is_threes_and_pair(texts.map(t), t(pair));
    let may_be_open = tiles.table_has_only_pungs_and_kongs();
    let rose = WINDS.iter().chain(&DRAGONS).all(|tile| has(tile, 2));
    let red_green =
        ["1B", "5B", "7B", "9B"].iter().all(|tile| has(tile, 3)) && has("GD", 1) && has("RD", 1);
    let dragon_tail: Vec<Tile> = dragons.into_iter().chain([tiles.own; 2]).collect();
    let wind_tail: Vec<Tile> = winds.into_iter().chain([t("RD")]).collect();
    let honours: Vec<Tile> = winds.into_iter().chain(dragons).collect();
    let table_has_only = |kinds: &[MeldKind]| tiles.table_has_only(kinds);
    let all = [
        (
            "imperial-mah-jongg",
            6000,
            four_dragons && tiles.is_concealed(),
        ),
        (
            "mah-jongg-of-the-mandarin",
            5000,
            mandarin && tiles.is_concealed(),
        ),
        (
            "mah-jongg-of-the-crazy-monkey",
            4500,
            four_dragons && table_has_only(&[MeldKind::Pung]),
        ),
        (
            "fourfold-homely-happiness",
            4000,
            may_be_open && DRAGONS.iter().any(|pair| is_of(WINDS, pair)),
        ),
        (
            "great-green-major-hand",
            3600,
            may_be_open && is_of(["2B", "4B", "6B", "GD"], "8B"),
        ),
        (
            "great-green-minor-hand",
            3500,
            may_be_open && is_of(["2B", "4B", "6B", "8B"], "GD"),
        ),
        (
            "red-and-green-hand",
            3400,
            red_green && table_has_only(&[MeldKind::Pung]),
        ),
        (
            "three-adopted-sons-of-dragon-nine",
            3300,
            tiles.is_sons(9..=9, &DRAGONS, &own),
        ),
        (
            "three-adopted-sons-of-dragon-one",
            3300,
            tiles.is_sons(1..=1, &DRAGONS, &own),
        ),
        (
            "small-green-major-hand",
            3200,
            tiles.is_small_green(2, Some("GD"), None),
        ),
        (
            "small-green-minor-hand",
            3000,
            tiles.is_small_green(3, None, Some("GD")),
        ),
        ("enemies", 3000, tiles.is_enemies()),
        (
            "three-adopted-sons-of-the-red-dragon",
            2800,
            tiles.is_sons(1..=9, &["RD"], &winds),
        ),
        (
            "three-adopted-sons-of-the-wind",
            2800,
            tiles.is_sons(1..=9, &WINDS, &dragons),
        ),
        (
            "four-great-siamese-sisters",
            2700,
            tiles.is_sisters(&DRAGONS),
        ),
        ("four-small-siamese-sisters", 2500, tiles.is_sisters(&WINDS)),
        ("rose-of-the-winds", 2200, rose && tiles.is_concealed()),
        ("three-great-scholars", 2000, tiles.is_scholars()),
        (
            "mah-jongg-of-winds-and-dragons",
            1900,
            tiles.is_winds_and_dragons(),
        ),
        ("calling-nine-tile-hand", 1800, tiles.is_nine_tiles()),
        (
            "thirteen-wonderful-lanterns",
            1600,
            tiles.is_majors_plus(&MAJORS[..6]),
        ),
        ("great-snake", 1500, tiles.is_great_snake()),
        ("snake-of-dragons", 1400, tiles.is_mixed_snake(&dragon_tail)),
        (
            "snake-of-the-four-winds",
            1200,
            tiles.is_mixed_snake(&wind_tail),
        ),
        (
            "little-snake",
            1000,
            table_has_only(&[MeldKind::Chow]) && tiles.is_run_plus(&WINDS, &honours),
        ),
        ("thirteen-odd-majors", 250, tiles.is_majors_plus(&MAJORS)),
    ];
    let found = all.into_iter().filter(|(.., matches)| *matches);
    found.map(|(name, points, _)| (name, points)).collect()
}
