//! The questions whether to go Mah Jongg. They have a large button with the call.

use crate::app::dialog::{Question, Reply};
use engine::table::{Claim, Move};
use engine::tiles::Tile;
use wording::{TileWording, person};
use words::say;

impl Question {
    /// Asks whether to go Mah Jongg with the drawn tile. No continues the turn without it.
    pub fn mah_jongg_with_drawn_tile(tile: Tile) -> Self {
        Self {
            tiles: vec![vec![tile]],
            ..Self::mah_jongg(say!("question-mah-jongg-with-tile", tile = tile.noun()))
        }
    }

    /// Asks whether to go Mah Jongg in a turn without a drawn tile, such as after a claim. No continues the turn without it.
    pub fn mah_jongg_without_draw() -> Self {
        Self::mah_jongg(say!("question-complete-hand").to_owned())
    }

    /// Asks whether to rob a kong to go Mah Jongg.
    pub fn rob_kong(tile: Tile, owner: &str) -> Self {
        let words = say!(
            "question-rob-kong",
            tile = tile.noun(),
            owner = person(owner)
        );
        let yes = Reply::Answer(Move::Claim(Claim::MahJong));
        let no = Reply::Answer(Move::Pass);
        let title = say!("question-rob-kong-title");
        Self {
            tiles: vec![vec![tile]],
            call: Some(say!("question-mah-jongg-title")),
            ..Self::yes_no(title, words, yes, no, "snatching-a-kong")
        }
    }

    fn mah_jongg(words: String) -> Self {
        let call = say!("question-mah-jongg-title");
        let yes = Reply::Answer(Move::MahJong);
        Self {
            call: Some(call),
            ..Self::yes_no(call, words, yes, Reply::Close, "box-can-go-mah-jongg")
        }
    }
}
