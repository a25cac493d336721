//! Where the parts of the table are, and which tiles a screen over it leaves there.

use iced::{Point, Rectangle};

use super::Scene;
use crate::app::dialog::HEIGHT_ON_TABLE;
use crate::app::render::side::Side;
use crate::app::screen::table::Laid;
use crate::app::screen::table::placed::TilePosition;
use crate::presenter::{Modal, Presenter, Prompt};

impl Scene {
    /// The left edge of the discards beside the compass at its left, which are the left player's; that of the compass if there are none.
    pub fn left_discards(&self) -> f32 {
        let compass = self.compass();
        let placed = self.table.placed().iter();
        let beside = placed.filter(|tile| {
            let middle = tile.rect.center() + self.below_menu_bar();
            matches!(tile.position, TilePosition::Discard(_))
                && middle.x < compass.x
                && (compass.y..compass.y + compass.height).contains(&middle.y)
        });
        beside.map(|tile| tile.rect.x).fold(compass.x, f32::min)
    }

    /// The upper edge of the player's stake, in window coordinates: dialogs and cards stay above it.
    pub fn floor(&self) -> f32 {
        self.pictures.geometry().stake(Side::Bottom).y + self.metrics.menu_bar()
    }

    /// The stake at a side, in table coordinates.
    pub fn stake(&self, side: Side) -> Rectangle {
        self.pictures.geometry().stake(side)
    }

    /// The centre of the well, in window coordinates.
    pub fn well(&self) -> Point {
        self.pictures.geometry().well() + self.below_menu_bar()
    }

    /// Which tiles are drawn. Under the start screen, only those that it does not cover in part.
    pub(super) fn laid_tiles(&self, presenter: &Presenter) -> Laid {
        let opposite = self.stake(Side::Top) + self.below_menu_bar();
        let room = self.floor() - opposite.y - opposite.height;
        match shows_start(presenter) {
            false => Laid::All,
            true if room < self.metrics.px(HEIGHT_ON_TABLE) => Laid::None,
            true => Laid::OnStakes,
        }
    }
}

/// Whether the start screen or that of the first start is shown.
pub(super) fn shows_start(presenter: &Presenter) -> bool {
    let modal = presenter.modal();
    matches!(modal, Some(Modal::Prompt(Prompt::Start | Prompt::Welcome)))
}
