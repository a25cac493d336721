//! A deal as a code of twelve letters and digits that can be read aloud. It contains a checksum of the rules, the seed of the game, the
//! number of the deal in it, the Wind of the Round, and a checksum of these. Under the same rules it always gives the same dice and wall.

mod letters;

use std::fmt;
use std::str::FromStr;

use super::{GameProgress, Record, Setup};
use crate::rules::RuleSet;
use crate::tiles::{Seat, Wind};
use letters::{InvalidLetters, LETTERS};

/// Only deals of games with a seed below this have codes.
pub const SEED_LIMIT: u64 = 1 << 30;
/// Only this many deals of a game have codes, from the first.
const MAX_DEALS: u32 = 64;

/// The sizes of the parts of a code, in bits.
const MARK_BITS: u32 = 14;
const SEED_BITS: u32 = 30;
const NUMBER_BITS: u32 = 6;
const WIND_BITS: u32 = 2;
const CHECKSUM_BITS: u32 = 8;

/// A deal that can be played again: by the same rules, from the same wall, at any seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DealCode {
    /// A checksum of the rules: `RuleSet::mark`.
    mark: u16,
    seed: u32,
    /// The number of the deal in its game, from 1.
    number: u8,
    /// The Wind of the Round in which it is dealt.
    round_wind: Wind,
}

/// Why a text is not a deal code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotADealCode {
    /// It has this many letters and digits, not twelve.
    #[error("a deal code has {LETTERS} letters and digits, not {0}")]
    Length(usize),
    /// A character that no code has.
    #[error("no deal code contains {0:?}")]
    Character(char),
    /// The checksum does not match, as when a letter was misread.
    #[error("the checksum of the deal code does not match")]
    Checksum,
}

impl DealCode {
    /// The number of letters and digits of a code.
    pub const LETTERS: usize = LETTERS;

    /// The first deal of a game by these rules from a seed, modulo [`SEED_LIMIT`].
    pub fn first(rules: &RuleSet, seed: u64) -> Self {
        Self {
            mark: rules.mark(),
            seed: (seed % SEED_LIMIT) as u32,
            number: 1,
            round_wind: Wind::East,
        }
    }

    /// The deal of the day: the same for everybody who plays by these rules.
    pub fn of_day(rules: &RuleSet, year: i32, month: u32, day: u32) -> Self {
        Self::first(rules, 0).on_day(year, month, day)
    }

    /// The deal of another day by the rules of this one.
    pub fn on_day(self, year: i32, month: u32, day: u32) -> Self {
        let date = format!("{year:04}-{month:02}-{day:02}");
        let seed = u64::from(crc32fast::hash(date.as_bytes()));
        Self {
            seed: (seed % SEED_LIMIT) as u32,
            number: 1,
            round_wind: Wind::East,
            ..self
        }
    }

    /// The deal with this number in the game of a record. `None` if it is not in the record, its wall does not come from the seed alone, or
    /// number or seed is too large for a code.
    pub fn of(record: &Record, rules: &RuleSet, number: u32) -> Option<Self> {
        let setup = &record.setup;
        if setup.seed >= SEED_LIMIT || !(1..=MAX_DEALS).contains(&number) {
            return None;
        }
        let first = setup.resumed.map_or(0, |resumed| resumed.deals);
        let index = (number - 1).checked_sub(first)? as usize;
        let wall = setup.walls.get(index)?;
        let (_, shuffled) = Setup::seeded(setup.seed).dice_and_wall(number, rules.options.flowers);
        (shuffled == *wall).then_some(Self {
            mark: rules.mark(),
            seed: setup.seed as u32,
            number: number as u8,
            round_wind: record.start(index).progress.round_wind,
        })
    }

    /// Whether the code was made under these rules, by their checksum.
    pub fn matches_rules(self, rules: &RuleSet) -> bool {
        self.mark == rules.mark()
    }

    /// The seed of the game, and the number of the deal in it.
    pub fn hand(self) -> (u64, u32) {
        (self.seed.into(), self.number.into())
    }

    /// The Wind of the Round in which the deal is dealt.
    pub fn round_wind(self) -> Wind {
        self.round_wind
    }

    /// The setup of a game that begins with this deal, with this seat as East.
    pub fn setup(self, east: Seat) -> Setup {
        Setup {
            first_east: Some(east),
            resumed: Some(GameProgress {
                east,
                round_wind: self.round_wind,
                deals: u32::from(self.number) - 1,
                east_wins: 0,
                rounds_done: 0,
                goulash: false,
            }),
            ..Setup::seeded(u64::from(self.seed))
        }
    }

    /// All parts, with the checksum last.
    fn bits(self) -> u64 {
        let parts = [
            (u64::from(self.mark), MARK_BITS),
            (u64::from(self.seed), SEED_BITS),
            (u64::from(self.number) - 1, NUMBER_BITS),
            (self.round_wind.index() as u64, WIND_BITS),
        ];
        let content = parts
            .into_iter()
            .fold(0, |bits, (part, width)| bits << width | part);
        content << CHECKSUM_BITS | checksum(content)
    }
}

/// The checksum of the content of a code.
fn checksum(content: u64) -> u64 {
    u64::from(crc32fast::hash(&content.to_be_bytes())) % (1 << CHECKSUM_BITS)
}

impl fmt::Display for DealCode {
    /// Three groups of four: `4K7Q-M2XP-A9DT`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, letter) in letters::write(self.bits()).into_iter().enumerate() {
            if index > 0 && index % 4 == 0 {
                f.write_str("-")?;
            }
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

impl FromStr for DealCode {
    type Err = NotADealCode;

    fn from_str(text: &str) -> Result<Self, NotADealCode> {
        let bits = letters::read(text).map_err(|error| match error {
            InvalidLetters::Count(count) => NotADealCode::Length(count),
            InvalidLetters::Character(character) => NotADealCode::Character(character),
        })?;
        let mut content = bits >> CHECKSUM_BITS;
        if checksum(content) != bits % (1 << CHECKSUM_BITS) {
            return Err(NotADealCode::Checksum);
        }
        let mut take = |width: u32| {
            let part = content % (1 << width);
            content >>= width;
            part
        };
        let wind = take(WIND_BITS);
        let number = take(NUMBER_BITS) + 1;
        let seed = take(SEED_BITS);
        Ok(Self {
            mark: take(MARK_BITS) as u16,
            seed: seed as u32,
            number: number as u8,
            round_wind: Wind::from_index(wind as usize),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::GameLength;
    use crate::table::{Act, Game, Input, Move};
    use proptest::prelude::*;

    fn all_ready(game: &mut Game) {
        for seat in Seat::ALL {
            // Exempt seats need not be ready.
            let _ = game.apply(Input::Move(seat, Move::Ready));
        }
    }

    /// A game that is in its next deal, after this many deals were abandoned as soon as they were dealt.
    fn after_abandoned(rules: RuleSet, seed: u64, deals: u32) -> Game {
        let mut game = Game::new(Arc::new(rules), Setup::seeded(seed));
        for _ in 0..deals {
            all_ready(&mut game);
            let reason = String::new();
            let abandon = Input::Act(Act::Abandon { reason });
            game.apply(abandon).expect("a deal is in progress");
        }
        all_ready(&mut game);
        game
    }

    #[test]
    fn a_deal_is_the_same_from_its_code_at_every_seat() {
        for rules in [RuleSet::bloem(), RuleSet::classical()] {
            for deals in [0, 1, 5] {
                let game = after_abandoned(rules.clone(), 77, deals);
                let east_before = game.record().start(deals as usize).progress.east;
                let code = DealCode::of(game.record(), game.rules(), deals + 1)
                    .expect("the deal has a code");
                let read: DealCode = code.to_string().to_lowercase().parse().expect("a code");
                assert_eq!(read, code);
                for east in Seat::ALL {
                    let mut rules = rules.clone();
                    GameLength::Hand.set(&mut rules);
                    assert!(read.matches_rules(&rules));
                    let mut new_game = Game::new(Arc::new(rules), read.setup(east));
                    all_ready(&mut new_game);
                    let (new_view, old_view) =
                        (new_game.seat_view(east), game.seat_view(east_before));
                    assert_eq!(new_view.east, east);
                    assert_eq!(new_view.me().stake, old_view.me().stake);
                    assert_eq!(new_view.round_wind, old_view.round_wind);
                    let walls =
                        [&new_game, &game].map(|game| game.record().setup.walls.last().cloned());
                    assert_eq!(walls[0], walls[1]);
                }
            }
        }
    }

    #[test]
    fn different_rules_have_other_codes_but_game_length_and_starting_score_do_not_matter() {
        let bloem = RuleSet::bloem();
        let code = DealCode::first(&bloem, 5);
        assert!(!code.matches_rules(&RuleSet::classical()));
        let mut longer = bloem.clone();
        longer.options.rounds = 8;
        longer.options.starting_score = 5;
        assert!(code.matches_rules(&longer));
        let mut with_other_tiles = bloem.clone();
        with_other_tiles.options.flowers = !with_other_tiles.options.flowers;
        assert!(!code.matches_rules(&with_other_tiles));
        let mut with_changed_row = bloem;
        let event = with_changed_row.events()[0].id.clone();
        let change = crate::rules::RowChange {
            never_counts: Some(true),
            ..Default::default()
        };
        with_changed_row
            .change(&event, &change)
            .expect("the row can be changed");
        assert!(!code.matches_rules(&with_changed_row));
    }

    /// Codes shared by people must keep working. The ids of rows have changed since; the rules have not.
    #[test]
    fn codes_of_earlier_versions_stay_valid() {
        let codes =
            [RuleSet::bloem(), RuleSet::classical()].map(|rules| DealCode::first(&rules, 5));
        assert_eq!(
            codes.map(|code| code.to_string()),
            ["3440-0000-A029", "P6E0-0000-A02Y"]
        );
    }

    #[test]
    fn a_given_wall_or_a_large_seed_has_no_code() {
        let rules = Arc::new(RuleSet::bloem());
        let mut setup = Setup::seeded(3);
        let (_, mut wall) = setup.dice_and_wall(1, true);
        wall.reverse();
        setup.walls = vec![wall];
        for setup in [setup, Setup::seeded(SEED_LIMIT)] {
            let mut game = Game::new(Arc::clone(&rules), setup);
            for number in 0..3 {
                assert_eq!(DealCode::of(game.record(), &rules, number), None);
            }
            all_ready(&mut game);
            assert_eq!(DealCode::of(game.record(), &rules, 1), None);
        }
    }

    #[test]
    fn each_day_has_its_own_deal() {
        let rules = RuleSet::bloem();
        let today = DealCode::of_day(&rules, 2026, 11, 22);
        assert_eq!(today, DealCode::of_day(&rules, 2026, 11, 22));
        assert_ne!(today, DealCode::of_day(&rules, 2026, 11, 23));
    }

    #[test]
    fn invalid_codes_are_refused_with_the_reason() {
        let code = DealCode::first(&RuleSet::bloem(), 12_345).to_string();
        assert_eq!("".parse::<DealCode>(), Err(NotADealCode::Length(0)));
        assert_eq!(
            code[..13].parse::<DealCode>(),
            Err(NotADealCode::Length(11))
        );
        let with_umlaut = code.replacen('-', "ü", 1);
        assert_eq!(
            with_umlaut.parse::<DealCode>(),
            Err(NotADealCode::Character('ü'))
        );
    }

    proptest! {
        #[test]
        fn one_misread_letter_is_detected(seed in 0..SEED_LIMIT, place in 0_usize..12, other in 0_usize..31) {
            let code = DealCode::first(&RuleSet::bloem(), seed);
            let mut letters: Vec<char> = code.to_string().replace('-', "").chars().collect();
            let wrong_letters = letters::ALPHABET.iter().filter(|letter| **letter != letters[place] as u8);
            letters[place] = char::from(*wrong_letters.collect::<Vec<_>>()[other]);
            let text: String = letters.into_iter().collect();
            prop_assert_eq!(text.parse::<DealCode>(), Err(NotADealCode::Checksum));
        }

        #[test]
        fn no_text_causes_a_panic(text in ".{0,40}") {
            let _ = text.parse::<DealCode>();
        }
    }
}
