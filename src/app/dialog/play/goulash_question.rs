//! The question before tiles are passed on at the start of a Goulash.

use super::Question;
use crate::app::dialog::Reply;
use engine::table::Move;
use engine::tiles::Tile;
use wording::{TileWording, person};
use words::say;

impl Question {
    /// Asks whether to pass on these tiles to the player named `who`. Answering No returns to the choice of tiles.
    pub fn exchange(tiles: [Tile; 3], who: &str) -> Self {
        let names = words::all_of(tiles.map(|tile| tile.noun()));
        let yes = Reply::Answer(Move::Exchange(tiles));
        Self {
            headline: say!("question-exchange").to_owned(),
            tiles: tiles.map(|tile| vec![tile]).into(),
            ..Self::yes_no(
                say!("question-exchange-title"),
                say!("question-exchange-to", who = person(who), tiles = names),
                yes,
                Reply::Close,
                "goulash",
            )
        }
    }
}
