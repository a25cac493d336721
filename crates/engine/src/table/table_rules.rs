//! The differences between the two rule sets in the course of play.

use crate::rules::{RuleSet, RuleSetId};
use crate::tiles::{Exposure, Meld};

/// What a rule set says about the course of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRules {
    /// The table lays out bonus tiles by itself; otherwise players do, by a move.
    pub lays_bonus_tiles: bool,
    /// East's fourteenth tile is dealt with the others; otherwise East draws it when play starts.
    pub east_dealt_14: bool,
    /// A Standing Hand may be declared after the first discard (Bloem, rule 9); otherwise an Original Call may be made with
    /// that discard (Millington 55). The option `standing_hands` switches either off.
    pub stands_after_discard: bool,
    /// A standing player may still make kongs (protocol 6.3).
    pub standing_kongs: bool,
    /// A concealed kong can be robbed, for Thirteen Wonders only (Millington 60).
    pub rob_concealed: bool,
    /// Seats that cannot rob a kong pass automatically.
    pub passes_hopeless_robbers: bool,
    /// A player may change an answer to a discard or kong until the last player has answered (protocol 6.4).
    pub answers_can_change: bool,
    /// A player who claims a chow without a position is asked for one even if only one is possible.
    pub asks_every_chow_position: bool,
    /// After claiming a pung or chow a player may still go out, or add the fourth tile to the claimed pung (protocol 1110).
    pub acts_after_claim: bool,
    /// Players lay out their sets after Mah Jongg (Millington 103 to 106); otherwise the best arrangement is found for them.
    pub lays_out_sets: bool,
    /// Mah Jongg claims are ranked by level (Bloem help, Precedences); otherwise the next player in turn wins.
    pub ranks_mah_jong: bool,
    /// Dangerous discards are announced, and the player who let off a cannon pays for all (Millington 90 to 96).
    pub cannon: bool,
    /// East's original hand, before any discard, must be won with a drawn tile and without a kong (Bloem, rule 8); otherwise neither matters
    /// (protocol 12.4).
    pub original_without_kong: bool,
    /// The deal passes when East has won this many hands in a row (Millington 122r); `None`: never for that reason.
    pub max_east_wins: Option<u32>,
}

const BLOEM: TableRules = TableRules {
    lays_bonus_tiles: true,
    east_dealt_14: false,
    stands_after_discard: true,
    standing_kongs: false,
    rob_concealed: false,
    passes_hopeless_robbers: true,
    answers_can_change: false,
    asks_every_chow_position: false,
    acts_after_claim: false,
    lays_out_sets: false,
    ranks_mah_jong: true,
    cannon: false,
    original_without_kong: true,
    max_east_wins: None,
};

const CLASSICAL: TableRules = TableRules {
    lays_bonus_tiles: false,
    east_dealt_14: true,
    stands_after_discard: false,
    standing_kongs: true,
    rob_concealed: true,
    passes_hopeless_robbers: false,
    answers_can_change: true,
    asks_every_chow_position: true,
    acts_after_claim: true,
    lays_out_sets: true,
    ranks_mah_jong: false,
    cannon: true,
    original_without_kong: false,
    max_east_wins: Some(13),
};

impl TableRules {
    /// The switches for a rule set.
    pub fn of(rules: &RuleSet) -> Self {
        let (options, base) = (
            &rules.options,
            match rules.id {
                RuleSetId::Bloem => BLOEM,
                RuleSetId::Classical => CLASSICAL,
            },
        );
        Self {
            ranks_mah_jong: base.ranks_mah_jong && !options.nearest_wins,
            max_east_wins: options.east_wins.or(base.max_east_wins),
            ..base
        }
    }

    /// Whether others may rob this kong: an annexed one, or a concealed one where the rules say so.
    pub fn can_be_robbed(&self, kong: Meld) -> bool {
        kong.exposure == Exposure::Annexed || self.rob_concealed
    }
}
