//! Describes the table on the screen.

use super::description::{Entry, TableDescription};
use super::entry_id::EntryId;
use crate::presenter::Presenter;
use crate::presenter::text::phrases::Words;
use engine::table::{ClaimWindow, DealEnd, ReadyFor, SeatView};
use engine::tiles::{Seat, Tile};
use wording::{Describe, Named, TileWording};
use words::say;

/// How many lines of the log a description has.
const LOG_LINES: usize = 20;

impl Presenter {
    /// Describes the table as the player at the screen may see it. `arrangement` is the order in which the player's tiles stand; tiles that
    /// are missing in it follow in their usual order.
    pub fn describe_table(&self, arrangement: &[Tile]) -> TableDescription {
        let view = self.shown();
        let is_dealt = view.deal_number > 0;
        let seats = (0..4).map(|steps| view.seat().plus(steps));
        TableDescription {
            own_heading: self.describe_own_tiles(),
            own_tiles: self.own_tiles(arrangement),
            choices: self.describe_choices(),
            win: self.describe_shown_win(),
            lesson: self.describe_lesson(),
            hand: match is_dealt {
                true => self.describe_hand(),
                false => Vec::new(),
            },
            players: match is_dealt {
                true => seats.map(|seat| self.describe_player(seat)).collect(),
                false => Vec::new(),
            },
            messages: self.describe_messages(),
            log: self.describe_log(),
        }
    }

    /// The player at the screen who is addressed as "you", for the table shown there, which may be a puzzle or a point of a review.
    pub(super) fn shown_listener(&self) -> Option<Seat> {
        let one_person = self.demo.is_none() && self.tables.current.hotseat().is_none();
        one_person.then(|| self.shown().player()).flatten()
    }

    /// The round and the hand, the tiles left, and whose turn it is.
    pub(super) fn describe_hand(&self) -> Vec<Entry> {
        let view = self.shown();
        let hand = say!(
            "described-hand",
            wind = view.round_wind.name(),
            hand = view.deal_number
        );
        let left = say!("described-tiles-left", tiles = view.live_left);
        let turn = self.describe_turn(view);
        let entries = [
            Some((EntryId::Hand, hand)),
            Some((EntryId::TilesLeft, left)),
            turn.map(|words| (EntryId::Turn, words)),
        ];
        let entries = entries.into_iter().flatten();
        entries.map(|(id, words)| Entry::new(id, words)).collect()
    }

    /// Whose turn it is, what was discarded last, or how the hand ended; `None` while the tiles are dealt.
    pub(super) fn describe_turn(&self, view: &SeatView) -> Option<String> {
        let names = self.names_shown();
        let words = Words {
            names: &names,
            viewer: self.shown_listener(),
        };
        if view.game_over {
            return Some(say!("described-game-over").to_owned());
        }
        match &view.end {
            Some(DealEnd::MahJong { winner, .. }) => {
                let (who, you) = words.who(*winner);
                return Some(say!("described-won", you, who));
            }
            Some(DealEnd::WashOut { .. }) => return Some(say!("described-dead-hand").to_owned()),
            None => {}
        }
        if view.waiting_for == Some(ReadyFor::Play) {
            return Some(say!("described-waits-for-start").to_owned());
        }
        if let Some(ClaimWindow {
            tile, from, kong, ..
        }) = view.window
        {
            let ((who, you), tile) = (words.who(from), tile.noun());
            return Some(match kong {
                true => say!("described-kong", you, who, tile),
                false => say!("described-discard", you, who, tile),
            });
        }
        let (who, you) = words.who(view.turn?);
        Some(say!("described-turn", you, who))
    }

    fn describe_messages(&self) -> Vec<Entry> {
        let status = Some(self.notices.status()).filter(|words| !words.is_empty());
        let tip = self.tip().map(|tip| match tip.shows_figures {
            true => tip.figures.as_str(),
            false => tip.words.as_str(),
        });
        let tip = tip.map(|advice| say!("described-tip", advice));
        let goal = self.hand_distance().map(Describe::describe);
        let entries = [
            (EntryId::Status, status.map(str::to_owned)),
            (EntryId::Tip, tip),
            (EntryId::Goal, goal),
        ];
        let entries = entries.into_iter();
        entries
            .filter_map(|(id, words)| Some(Entry::new(id, words?)))
            .collect()
    }

    fn describe_log(&self) -> Vec<Entry> {
        let (lines, count) = (self.notices.log(), self.notices.message_count());
        let last = lines.iter().rev().take(LOG_LINES).rev();
        let first = count - lines.len().min(LOG_LINES);
        let numbered = (first..).zip(last);
        numbered
            .map(|(number, line)| Entry::new(EntryId::LogLine(number), line))
            .collect()
    }
}
