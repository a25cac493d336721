//! Dangerous discards: a player who feeds a hand that shows its goal may have to pay for all (letting off a cannon, Millington 90 to 96).
//! The categories and numbers are those of the protocol's section on letting off a cannon.

use crate::tiles::{BySeat, Counts, Meld, MeldKind, Seat, Suit, Tile};

/// For each seat, the player who is liable if that seat wins, and for which dangers: the last player whose dangerous tile that seat claimed
/// although that player could have discarded a safe one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Liabilities(BySeat<Option<(Seat, Dangers)>>);

/// A dangerous discard that was claimed.
#[derive(Clone, Copy, Debug)]
pub struct Fed {
    /// Whether the discarder had only dangerous tiles and is therefore not liable.
    pub no_choice: bool,
}

/// What danger is judged from: the sets and discards of all players, and the stake of the discarder.
pub struct FeedContext<'a> {
    /// The sets that all players have laid out, without the one that the claimed tile completes.
    pub melds: BySeat<&'a [Meld]>,
    /// The discarder's tiles after the discard.
    pub stake: &'a Counts,
    /// Live tiles left in the wall.
    pub live_left: usize,
    /// Counts the discards of a kind, including the one that is claimed; a tile robbed from a kong is none.
    pub discarded: &'a dyn Fn(Tile) -> usize,
}

/// Kinds of danger, as a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Dangers(u16);

/// The end of the wall begins when this many live tiles are left.
const END_OF_WALL_TILES: usize = 4;

impl Dangers {
    const WINDS: Self = Self(1 << 3);
    const DRAGONS: Self = Self(1 << 4);
    const HONOURS: Self = Self(1 << 5);
    const TERMINALS: Self = Self(1 << 6);
    const GREEN: Self = Self(1 << 7);
    const END_OF_WALL: Self = Self(1 << 8);

    const fn suit(suit: Suit) -> Self {
        Self(1 << suit as u16)
    }

    fn only_if(self, condition: bool) -> Self {
        if condition { self } else { Self(0) }
    }

    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    fn any(self) -> bool {
        self.0 != 0
    }

    /// The dangers that a tile belongs to.
    fn of_tile(tile: Tile) -> Self {
        tile.suit()
            .map_or(Self(0), Self::suit)
            .or(Self::WINDS.only_if(tile.as_wind().is_some()))
            .or(Self::DRAGONS.only_if(tile.as_dragon().is_some()))
            .or(Self::HONOURS.only_if(tile.is_honour()))
            .or(Self::TERMINALS.only_if(tile.is_terminal()))
            .or(Self::GREEN.only_if(tile.is_green()))
    }

    /// The dangers that all these tiles belong to.
    fn common(tiles: impl Iterator<Item = Tile>) -> Self {
        tiles.map(Self::of_tile).fold(Self(!0), Self::and)
    }

    /// The dangers that these sets show.
    fn shown(melds: &[Meld]) -> Self {
        let exposed_count = melds.iter().filter(|meld| meld.is_exposed()).count();
        let common = Self::common(melds.iter().flat_map(|meld| meld.tiles()))
            .and(Self(!(Self::WINDS.0 | Self::DRAGONS.0)));
        let count_sets = |danger: Self| {
            let belongs = |meld: &&Meld| Self::of_tile(meld.tile).and(danger).any();
            melds.iter().filter(belongs).count()
        };
        common
            .only_if(exposed_count >= 3)
            .or(Self::WINDS.only_if(count_sets(Self::WINDS) >= 3))
            .or(Self::DRAGONS.only_if(count_sets(Self::DRAGONS) >= 2))
    }

    /// The dangers that a complete hand with these sets has brought about; the end of the wall is always one.
    fn achieved(melds: &[Meld]) -> Self {
        let has_sets = |danger: Self, sets: usize| {
            let belongs = |meld: &&Meld| Self::of_tile(meld.tile).and(danger).any();
            let (pairs, others): (Vec<&Meld>, Vec<&Meld>) = melds
                .iter()
                .filter(belongs)
                .partition(|meld| meld.kind == MeldKind::Pair);
            others.len() == sets || others.len() + 1 == sets && !pairs.is_empty()
        };
        Self::common(melds.iter().flat_map(|meld| meld.tiles()))
            .and(Self(!(Self::WINDS.0 | Self::DRAGONS.0)))
            .or(Self::WINDS.only_if(has_sets(Self::WINDS, 4)))
            .or(Self::DRAGONS.only_if(has_sets(Self::DRAGONS, 3)))
            .or(Self::END_OF_WALL)
    }
}

impl Liabilities {
    /// Records that a set is about to be laid out with another player's tile. `None` if the tile was not dangerous, as it never is for a
    /// kong.
    pub fn feed(
        &mut self,
        claimant: Seat,
        meld: Meld,
        tile: Tile,
        from: Seat,
        context: &FeedContext<'_>,
    ) -> Option<Fed> {
        if meld.kind == MeldKind::Kong {
            return None;
        }
        let dangers = Dangers::of_tile(tile)
            .and(Dangers::shown(context.melds[claimant]))
            .or(Dangers::END_OF_WALL.only_if(context.is_dangerous_at_end(tile)));
        if !dangers.any() {
            return None;
        }
        let no_choice = context.had_no_choice(from);
        if !no_choice {
            let earlier = self.0[claimant].filter(|(liable, _)| *liable == from);
            let earlier = earlier.map_or(Dangers::default(), |(_, earlier)| earlier);
            self.0[claimant] = Some((from, earlier.or(dangers)));
        }
        Some(Fed { no_choice })
    }

    /// The player who has to pay for everybody, given the winner's sets; `None` if nobody is liable.
    pub fn pays_for_all(&self, sets: &[Meld], winner: Seat) -> Option<Seat> {
        let (liable, danger) = self.0[winner]?;
        let achieved = Dangers::achieved(sets);
        danger.and(achieved).any().then_some(liable)
    }
}

impl FeedContext<'_> {
    /// Whether a tile is dangerous because the end of the wall is near and at most one of its kind has been discarded.
    fn is_dangerous_at_end(&self, tile: Tile) -> bool {
        self.live_left <= END_OF_WALL_TILES && (self.discarded)(tile) <= 1
    }

    /// Whether the discarder's other tiles are all dangerous for somebody.
    fn had_no_choice(&self, discarder: Seat) -> bool {
        let shown = discarder
            .others()
            .map(|other| Dangers::shown(self.melds[other]))
            .fold(Dangers::default(), Dangers::or);
        self.stake.kinds().all(|(tile, _)| {
            Dangers::of_tile(tile).and(shown).any() || self.is_dangerous_at_end(tile)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pung(text: &str) -> Meld {
        Meld::claimed(MeldKind::Pung, tile(text))
    }

    fn tile(text: &str) -> Tile {
        text.parse().expect("a tile")
    }

    fn is_dangerous(melds: &[Meld], text: &str) -> bool {
        Dangers::of_tile(tile(text))
            .and(Dangers::shown(melds))
            .any()
    }

    #[test]
    fn three_open_sets_of_a_suit_make_only_that_suit_dangerous() {
        let sets = [pung("2B"), pung("5B"), pung("9B")];
        assert!(is_dangerous(&sets, "1B"));
        assert!(!is_dangerous(&sets, "1C") && !is_dangerous(&sets, "GD"));
        assert!(!is_dangerous(&sets[..2], "1B"));
        let mixed = [pung("2B"), pung("5B"), pung("9B"), pung("RD")];
        assert!(!is_dangerous(&mixed, "1B"));
    }

    #[test]
    fn a_concealed_kong_counts_for_dragons_but_not_for_a_suit() {
        let kong = |text| Meld::concealed(MeldKind::Kong, tile(text));
        assert!(is_dangerous(&[pung("RD"), kong("WD")], "GD"));
        assert!(!is_dangerous(&[pung("2B"), pung("5B"), kong("9B")], "1B"));
    }

    #[test]
    fn little_three_dragons_are_achieved_with_a_pair() {
        let pair = Meld::concealed(MeldKind::Pair, tile("GD"));
        let hand = [pung("RD"), pung("WD"), pair, pung("1C"), pung("5B")];
        assert!(Dangers::achieved(&hand).and(Dangers::DRAGONS).any());
        assert!(!Dangers::achieved(&hand[1..]).and(Dangers::DRAGONS).any());
    }
}
