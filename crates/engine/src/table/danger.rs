//! Dangerous discards: a player who feeds a hand that shows its goal may have to pay for all (letting off a cannon, Millington 90 to 96).
//! The categories and numbers are those of the protocol's section on letting off a cannon.

use crate::tiles::{BySeat, Counts, Meld, MeldKind, Seat, Suit, Tile};

/// For each seat, the player who is liable if it wins, and for which dangers: the last player who fed it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Liabilities(BySeat<Option<(Seat, Dangers)>>);

/// A dangerous tile was discarded.
#[derive(Clone, Copy, Debug)]
pub struct Fed {
    /// The discarder had only dangerous tiles, and is not liable.
    pub no_choice: bool,
}

/// The basis for judging danger: the open tiles, and the stake of the discarder.
pub struct FeedContext<'a> {
    /// The sets of all players.
    pub melds: BySeat<&'a [Meld]>,
    /// The discarder's tiles after the discard.
    pub stake: &'a Counts,
    /// Live tiles left in the wall.
    pub live_left: usize,
    /// Counts the discards of a kind.
    pub discarded: &'a dyn Fn(Tile) -> usize,
}

/// Kinds of danger, as a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Dangers(u16);

/// Live tiles left at which the end of the wall begins.
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

    fn when(self, holds: bool) -> Self {
        if holds { self } else { Self(0) }
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
            .or(Self::WINDS.when(tile.as_wind().is_some()))
            .or(Self::DRAGONS.when(tile.as_dragon().is_some()))
            .or(Self::HONOURS.when(tile.is_honour()))
            .or(Self::TERMINALS.when(tile.is_terminal()))
            .or(Self::GREEN.when(tile.is_green()))
    }

    /// The dangers that all these tiles belong to.
    fn common(tiles: impl Iterator<Item = Tile>) -> Self {
        tiles.map(Self::of_tile).fold(Self(!0), Self::and)
    }

    /// The dangers that these sets show.
    fn shown(melds: &[Meld]) -> Self {
        let open = melds.iter().filter(|meld| meld.is_exposed()).count();
        let whole = Self::common(melds.iter().flat_map(|meld| meld.tiles()))
            .and(Self(!(Self::WINDS.0 | Self::DRAGONS.0)));
        let sets = |of: Self| {
            let is_one = |meld: &&Meld| Self::of_tile(meld.tile).and(of).any();
            melds.iter().filter(is_one).count()
        };
        whole
            .when(open >= 3)
            .or(Self::WINDS.when(sets(Self::WINDS) >= 3))
            .or(Self::DRAGONS.when(sets(Self::DRAGONS) >= 2))
    }

    /// The dangers that a complete hand with these sets has achieved.
    fn achieved(melds: &[Meld]) -> Self {
        let of_four = |of: Self, sets: usize| {
            let is_one = |meld: &&Meld| Self::of_tile(meld.tile).and(of).any();
            let (pairs, others): (Vec<&Meld>, Vec<&Meld>) = melds
                .iter()
                .filter(is_one)
                .partition(|meld| meld.kind == MeldKind::Pair);
            others.len() == sets || others.len() + 1 == sets && !pairs.is_empty()
        };
        Self::common(melds.iter().flat_map(|meld| meld.tiles()))
            .and(Self(!(Self::WINDS.0 | Self::DRAGONS.0)))
            .or(Self::WINDS.when(of_four(Self::WINDS, 4)))
            .or(Self::DRAGONS.when(of_four(Self::DRAGONS, 3)))
            .or(Self::END_OF_WALL)
    }
}

impl Liabilities {
    /// Records that a set is about to be laid out with another player's tile. `None` if the tile was not dangerous.
    pub fn feed(
        &mut self,
        claimant: Seat,
        meld: Meld,
        tile: Tile,
        from: Seat,
        feeding: &FeedContext<'_>,
    ) -> Option<Fed> {
        if meld.kind == MeldKind::Kong {
            return None;
        }
        let danger = Dangers::of_tile(tile)
            .and(Dangers::shown(feeding.melds[claimant]))
            .or(Dangers::END_OF_WALL.when(feeding.is_late(tile)));
        if !danger.any() {
            return None;
        }
        let no_choice = feeding.had_no_choice(from);
        if !no_choice {
            let before = self.0[claimant].filter(|(liable, _)| *liable == from);
            let before = before.map_or(Dangers::default(), |(_, before)| before);
            self.0[claimant] = Some((from, before.or(danger)));
        }
        Some(Fed { no_choice })
    }

    /// The player who has to pay for everybody, given the winner's sets.
    pub fn cannon(&self, sets: &[Meld], winner: Seat) -> Option<Seat> {
        let (liable, danger) = self.0[winner]?;
        let achieved = Dangers::achieved(sets);
        danger.and(achieved).any().then_some(liable)
    }
}

impl FeedContext<'_> {
    /// Whether the end of the wall is near and at most one such tile has been discarded.
    fn is_late(&self, tile: Tile) -> bool {
        self.live_left <= END_OF_WALL_TILES && (self.discarded)(tile) <= 1
    }

    /// Whether the discarder had only dangerous tiles.
    fn had_no_choice(&self, giver: Seat) -> bool {
        let shown = giver
            .others()
            .map(|other| Dangers::shown(self.melds[other]))
            .fold(Dangers::default(), Dangers::or);
        self.stake
            .kinds()
            .all(|(tile, _)| Dangers::of_tile(tile).and(shown).any() || self.is_late(tile))
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

    fn feeds(melds: &[Meld], text: &str) -> bool {
        Dangers::of_tile(tile(text))
            .and(Dangers::shown(melds))
            .any()
    }

    #[test]
    fn three_open_sets_of_a_suit_endanger_that_suit_alone() {
        let sets = [pung("2B"), pung("5B"), pung("9B")];
        assert!(feeds(&sets, "1B"));
        assert!(!feeds(&sets, "1C") && !feeds(&sets, "GD"));
        assert!(!feeds(&sets[..2], "1B"));
        let mixed = [pung("2B"), pung("5B"), pung("9B"), pung("RD")];
        assert!(!feeds(&mixed, "1B"));
    }

    #[test]
    fn a_concealed_kong_counts_for_dragons_but_not_for_a_suit() {
        let kong = |text| Meld::concealed(MeldKind::Kong, tile(text));
        assert!(feeds(&[pung("RD"), kong("WD")], "GD"));
        assert!(!feeds(&[pung("2B"), pung("5B"), kong("9B")], "1B"));
    }

    #[test]
    fn little_three_dragons_are_achieved_with_a_pair() {
        let pair = Meld::concealed(MeldKind::Pair, tile("GD"));
        let hand = [pung("RD"), pung("WD"), pair, pung("1C"), pung("5B")];
        assert!(Dangers::achieved(&hand).and(Dangers::DRAGONS).any());
        assert!(!Dangers::achieved(&hand[1..]).and(Dangers::DRAGONS).any());
    }
}
