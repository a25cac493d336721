//! Choosing the tiles to pass on before a Goulash: three presses, then a question.

use crate::presenter::Presenter;
use crate::presenter::dialogs::prompts::Prompt;
use crate::presenter::playing::phase::Phase;
use engine::table::Request;
use engine::tiles::{Seat, Tile};
use wording::{TileWording, person};
use words::say;

/// How many tiles a player passes on in each round of the exchange.
const COUNT: usize = 3;

impl Presenter {
    /// The seat that receives the tiles which the person at the screen is asked to pass on; `None` if no exchange is asked for.
    pub(in crate::presenter) fn exchange_partner(&self) -> Option<Seat> {
        match self.tables.current.request() {
            Some(Request::Exchange { partner, .. }) => Some(partner),
            _ => None,
        }
    }

    /// The tiles chosen to pass on so far; the table shows them raised.
    pub fn chosen_for_exchange(&self) -> &[Tile] {
        match &self.phase {
            Phase::Exchanging(chosen) => chosen,
            _ => &[],
        }
    }

    /// Asks for three tiles, which are chosen on the table. From the second round on, the tiles just received stay on the status bar.
    pub(in crate::presenter) fn ask_to_exchange(&mut self, round: u8, with: Seat) {
        self.phase = Phase::Exchanging(Vec::new());
        let name = self.tables.current.names()[with].clone();
        let who = person(&name);
        let instruction = say!("notice-exchange", round, who);
        match round {
            1 => self.instruct(&instruction),
            _ => self.instruct_after_event(&instruction),
        }
    }

    /// Chooses a tile to pass on, or takes that choice back. The third tile opens the question whether to pass them on. After No, a press on
    /// another tile replaces the one chosen first.
    pub(in crate::presenter) fn choose_for_exchange(&mut self, tile: Tile, with: Seat) {
        let copies = usize::from(self.tables.current.view().me().stake[tile]);
        let mut chosen = self.chosen_for_exchange().to_vec();
        let chosen_copies = chosen.iter().filter(|other| **other == tile).count();
        match chosen.iter().position(|other| *other == tile) {
            Some(index) if chosen_copies == copies || chosen.len() == COUNT => {
                chosen.remove(index);
            }
            _ => {
                if chosen.len() == COUNT {
                    chosen.remove(0);
                }
                chosen.push(tile);
            }
        }
        let name = self.tables.current.names()[with].clone();
        let who = person(&name);
        let instruction = match chosen.len() {
            0 => say!("notice-exchange-nothing", who),
            count => {
                let tiles = words::all_of(chosen.iter().map(|tile| tile.noun()));
                let left = COUNT - count;
                say!("notice-exchange-chosen", who, tiles, left)
            }
        };
        self.instruct(&instruction);
        let complete = <[Tile; COUNT]>::try_from(chosen.as_slice());
        self.phase = Phase::Exchanging(chosen);
        if let Ok(tiles) = complete {
            self.ask_now(Prompt::Exchange(tiles, name));
        }
    }
}
