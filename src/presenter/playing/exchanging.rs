//! Choosing the tiles to pass on before a Goulash: three presses, then a question.

use crate::presenter::Presenter;
use crate::presenter::dialogs::prompts::Prompt;
use crate::presenter::playing::phase::Phase;
use engine::table::Request;
use engine::tiles::{Seat, Tile};
use wording::TileWording;
use words::say;

impl Presenter {
    /// Who gets the tiles, while the person at the screen is asked for some to pass on.
    pub(in crate::presenter) fn exchanges_with(&self) -> Option<Seat> {
        match self.tables.current.request() {
            Some(Request::Exchange { with, .. }) => Some(with),
            _ => None,
        }
    }

    /// Asks for three tiles, which are chosen on the table.
    pub(in crate::presenter) fn ask_to_exchange(&mut self, round: u8, with: Seat) -> bool {
        self.phase = Phase::Exchanging(Vec::new());
        let who = self.tables.current.names()[with].clone();
        self.notices.show(say!("notice-exchange", round, who));
        false
    }

    /// Chooses a tile to pass on. If no more of its kind are held, those chosen are taken back.
    pub(in crate::presenter) fn pick_for_exchange(&mut self, tile: Tile, with: Seat) {
        let held = usize::from(self.tables.current.view().me().stake[tile]);
        let mut picks = match &mut self.phase {
            Phase::Exchanging(picks) => std::mem::take(picks),
            _ => Vec::new(),
        };
        match picks.iter().filter(|pick| **pick == tile).count() < held {
            true => picks.push(tile),
            false => picks.retain(|pick| *pick != tile),
        }
        let who = self.tables.current.names()[with].clone();
        if let [one, two, three] = picks[..] {
            self.phase = Phase::Exchanging(Vec::new());
            return self.ask_now(Prompt::Exchange([one, two, three], who));
        }
        let names: Vec<String> = picks.iter().map(|tile| tile.name()).collect();
        let (tiles, left) = (words::all(&names), 3 - picks.len());
        self.notices.show(match picks.is_empty() {
            true => say!("notice-exchange-nothing", who),
            false => say!("notice-exchange-picked", who, tiles, left),
        });
        self.phase = Phase::Exchanging(picks);
    }
}
