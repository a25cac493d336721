//! Describes the players: what they hold, as far as it is known, and what they have laid out and discarded.

use super::description::{Entry, PlayerDescription};
use super::entry_id::EntryId;
use crate::presenter::Presenter;
use crate::presenter::text::hand_text::tile_list;
use crate::presenter::text::phrases::Words;
use engine::tiles::{Meld, MeldKind, Seat, Tile};
use wording::{Named, TileWording};
use words::say;

impl Presenter {
    /// Describes a player of the table on the screen.
    pub(super) fn describe_player(&self, seat: Seat) -> PlayerDescription {
        let (view, names) = (self.shown(), self.names_shown());
        let words = Words {
            names: &names,
            viewer: self.shown_listener(),
        };
        let player = &view.players[seat];
        let (who, you) = words.who(seat);
        let heading = say!(
            "described-player",
            you,
            who,
            wind = view.wind_of(seat).name(),
            score = view.scores[seat],
            calling = player.standing
        );
        let sets = self.describe_sets(seat, &words);
        let bonus = names_of(&player.bonus);
        let bonus = bonus.map(|tiles| say!("described-bonus", tiles));
        let discards = view.discards.iter();
        let lying: Vec<Tile> = discards
            .filter(|discard| discard.seat == seat && discard.taken_by.is_none())
            .map(|discard| discard.tile)
            .collect();
        let lying = names_of(&lying).map(|tiles| say!("described-discards", tiles));
        let stake = self.describe_stake(seat);
        let stake = stake.map(|words| Entry::new(EntryId::Stake(seat), words));
        let bonus = bonus.map(|words| Entry::new(EntryId::Bonus(seat), words));
        let lying = lying.map(|words| Entry::new(EntryId::Discards(seat), words));
        PlayerDescription {
            seat,
            heading: Entry::new(EntryId::Player(seat), heading),
            entries: stake
                .into_iter()
                .chain(sets)
                .chain(bonus)
                .chain(lying)
                .collect(),
        }
    }

    /// What lies on a player's stake; `None` for the player's own tiles, which are described one by one, and for an empty stake.
    fn describe_stake(&self, seat: Seat) -> Option<String> {
        let (view, is_covered) = (self.shown(), self.is_covered());
        let player = &view.players[seat];
        let is_own = seat == view.seat() && !view.viewer.watches();
        match (player.stake_len(), player.stake.len()) {
            (0, _) => None,
            _ if is_own && !is_covered => None,
            (tiles, _) if is_covered => Some(say!("described-stake", tiles)),
            (tiles, 0) => Some(say!("described-stake", tiles)),
            _ => {
                let known: Vec<Tile> = player.stake.iter().collect();
                let tiles = tile_list(&known);
                Some(say!("described-open-stake", tiles))
            }
        }
    }

    /// The sets that a player has laid out, and from whom they were claimed.
    fn describe_sets(&self, seat: Seat, words: &Words<'_>) -> Vec<Entry> {
        let view = self.shown();
        let claimed = view.claimed_melds(seat);
        let sets = view.players[seat].melds.iter().enumerate();
        let described = sets.map(|(number, meld)| {
            let set = set_words(meld);
            let mut claims = claimed.iter();
            let claim = claims.find(|(place, _)| *place == number);
            let set = match claim.map(|(_, discard)| words.who(discard.seat)) {
                Some((who, you)) => say!("described-claimed-set", set, you, who),
                None => set,
            };
            Entry::new(EntryId::Set(seat, number), set)
        });
        described.collect()
    }
}

/// A set: `Chow 3 4 5 Bamboo`, `Pung of East Wind`, `Kong of 1 Wan, concealed`.
pub(super) fn set_words(meld: &Meld) -> String {
    set_name(meld, !meld.is_exposed())
}

/// A set, with the word concealed if wanted.
pub(super) fn set_name(meld: &Meld, concealed: bool) -> String {
    let tile = meld.tile.noun();
    match meld.kind {
        MeldKind::Chow => say!(
            "described-chow",
            tiles = tile_list(&meld.tiles()),
            concealed
        ),
        MeldKind::Pung => say!("described-pung", tile, concealed),
        MeldKind::Kong => say!("described-kong-of", tile, concealed),
        MeldKind::Pair => say!("described-pair", tile),
    }
}

/// The names of tiles as a list; `None` without tiles.
fn names_of(tiles: &[Tile]) -> Option<String> {
    let names: Vec<String> = tiles.iter().map(|tile| tile.name()).collect();
    (!names.is_empty()).then(|| words::list_and(&names))
}
