//! Puzzles on the table: their card is beside the table and covers no tiles.

use iced::Size;

use super::Player;
use crate::presenter::{Command, Input, Reply};
use coach::puzzle::{PuzzleFilter, PuzzleSession, Theme};
use engine::table::Move;

impl Player {
    /// Starts a puzzle session of a theme.
    pub fn solve(&mut self, theme: Theme) {
        self.run_command(Command::Puzzles);
        let about = Reply::Solve(PuzzleFilter::About(theme));
        let drawn = self.app.send(Input::Replied(about));
        self.handle_thread_messages();
        self.follow(drawn);
    }

    /// The move that was made in the game from which the current puzzle comes.
    pub fn original_move(&self) -> Option<Move> {
        let posed = self
            .app
            .presenter
            .puzzle_session()
            .and_then(PuzzleSession::posed);
        posed.map(|posed| posed.made)
    }
}

#[test]
fn a_puzzle_card_covers_no_tiles_and_its_space_is_released() {
    let mut player = Player::new(4);
    player.settle();
    player.solve(Theme::Claims);
    assert!(player.original_move().is_some());
    for (width, height) in [
        (800.0, 600.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (3840.0, 2160.0),
    ] {
        let app = &mut player.app;
        app.scene.resize(Size::new(width, height), &app.presenter);
        let metrics = *player.app.scene.metrics();
        let room = width - metrics.card_width;
        assert!(
            metrics.card_width > 220.0 && metrics.tile >= 26.0,
            "{width}"
        );
        for placed in player.table().placed() {
            let rect = placed.rect;
            assert!(
                rect.x >= 0.0 && rect.x + rect.width <= room,
                "{width}: {placed:?}"
            );
        }
    }
    player.reply(Reply::LeavePuzzles);
    let _ = player.app.refresh();
    assert_eq!(player.app.scene.metrics().card_width, 0.0);
}
