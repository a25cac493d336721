//! What a press on the table means.

use super::scene::Scene;
use super::screen::table::placed::TilePosition;
use crate::presenter::{Command, Modal, Presenter, Prompt, Target};

/// What a press means to the presenter; `None` if it only selects a tile. `is_double`: it is the second of a double click.
pub(super) fn target(
    scene: &mut Scene,
    presenter: &Presenter,
    position: Option<TilePosition>,
    is_double: bool,
) -> Option<Target> {
    let (table, shown) = (&scene.table, presenter.shown());
    if let Some(serial) = position.and_then(|place| table.discard_at(place, shown)) {
        return Some(Target::OldDiscard(serial));
    }
    let viewer = table.viewer();
    Some(match position {
        Some(TilePosition::Stake(seat, index)) if seat == viewer => {
            let picks_chow = matches!(
                presenter.modal(),
                Some(Modal::Prompt(Prompt::WhichChow(..)))
            );
            let selects_first = presenter.settings().hand.double_click && !picks_chow;
            let is_at_rest = is_at_rest(presenter);
            if selects_first && !is_double && is_at_rest {
                scene.toggle_selection(index);
                return None;
            }
            match scene.own_tile(index) {
                Some(tile) => {
                    if is_at_rest {
                        scene.mark_leaving(index);
                    }
                    Target::OwnTile(tile)
                }
                None => Target::Elsewhere,
            }
        }
        Some(TilePosition::Well) => Target::Discard,
        Some(TilePosition::Meld(seat, ..)) if seat == viewer => Target::OwnSet,
        _ => Target::Elsewhere,
    })
}

/// Whether a press acts on the tile under the pointer, rather than ending an animation, a pause or Auto Play, or starting the hand.
pub(super) fn is_at_rest(presenter: &Presenter) -> bool {
    let awaits_start = presenter.why_not(Command::Start).is_none();
    !presenter.table().is_auto_played()
        && !awaits_start
        && !presenter.is_animating()
        && presenter.pause().is_none()
}
