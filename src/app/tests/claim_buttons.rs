//! The buttons for claims: the same place and order in every window.

use iced::{Settings as WindowSettings, Size};

use super::*;
use crate::app::theme;
use storage::settings::WallShown;

#[test]
fn claim_buttons_keep_their_place_and_order_in_every_window_and_with_the_wall() {
    let settings = "welcomed = true\nwait_time = \"no limit\"\n[motion]\nmovements = false\n";
    let mut player = Player::with(8, settings);
    let buttons = |player: &Player| player.app.presenter.commands().buttons().to_vec();
    player.play_to_turn();
    for _ in 0..2000 {
        if buttons(&player).contains(&Command::Skip) {
            break;
        }
        match player.is_own_turn() {
            true => player.discard(),
            false => player.step(),
        }
    }
    let mut expected = buttons(&player);
    assert!(expected.len() > 1, "{expected:?}");
    expected.sort_by_key(|command| *command != Command::Skip);
    for wall in [WallShown::Never, WallShown::Always] {
        let mut settings = Box::new(player.settings().clone());
        settings.table.wall = wall;
        player.reply(Reply::SaveSettings(settings));
        for (width, height) in [(800.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            let size = Size::new(width, height);
            player.update(Message::Window(window::Event::Resized(size)));
            let settings = WindowSettings {
                fonts: theme::FONTS.iter().map(|font| (*font).into()).collect(),
                default_font: theme::REGULAR,
                ..WindowSettings::default()
            };
            let mut window = Simulator::with_size(settings, size, player.app.view());
            let mut place = |command: &Command| {
                let label = command.row().name.text().replace('&', "");
                let found = window.find(label.as_str());
                found.map(|found| found.bounds()).ok()
            };
            let places: Vec<_> = expected.iter().filter_map(&mut place).collect();
            assert_eq!(places.len(), expected.len(), "{size:?}");
            assert!(
                places.is_sorted_by(|one, next| one.y < next.y),
                "{places:?}"
            );
            let compass = player.app.scene.compass();
            let right = compass.x + compass.width;
            let below = compass.y + compass.height;
            assert!(
                places[0].x > right && places[0].x < right + 30.0,
                "{size:?}"
            );
            assert!(
                places[0].y > below && places[0].y < below + 30.0,
                "{size:?}"
            );
        }
    }
}
