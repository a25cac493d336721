//! Preferences in the running program: the player's own tiles, the opponents, dialogs that open by themselves, and the file.

use super::*;
use crate::app::render::side::Side;
use crate::presenter::{MenuDialog, SettingsPage, Step};
use players::{ComputerPlayer, Level};
#[cfg(unix)]
use storage::settings::Settings;

#[test]
fn a_double_click_discards_if_a_click_selects() {
    let mut player = Player::with(
        8,
        "welcomed = true\n[motion]\nmovements = false\n[hand]\ndouble_click = true\n",
    );
    player.play_to_turn();
    let selected = |player: &Player| player.table().marks.cursor;
    let discarded = |player: &Player| player.view().discards.len();
    let (at, before) = (player.last_tile(), discarded(&player));
    let last = player.table().own_tiles().len() - 1;
    let over = table::Over::Tile(TilePosition::Stake(player.viewer(), last));
    player.update(Message::Table(table::Message::Hovered(over)));
    let hint = player.status();
    assert!(hint.contains("Double-click to discard it."), "{hint}");
    player.click(at);
    assert_eq!(
        (selected(&player), discarded(&player)),
        (Some(last), before)
    );
    let raised = player.last_tile();
    player.click(raised);
    assert_eq!((selected(&player), discarded(&player)), (None, before));
    player.with_window(|window| {
        window.point_at(at);
        for _ in 0..2 {
            let _ = window.simulate(iced_test::simulator::click());
        }
    });
    assert_eq!(discarded(&player), before + 1);
}

#[test]
fn unsorted_tiles_can_be_dragged_and_moved_by_key() {
    let mut player = Player::with(
        8,
        "welcomed = true\n[motion]\nmovements = false\n[hand]\nsorted = \"deal\"\n",
    );
    player.play_to_turn();
    let row = |player: &Player| player.table().own_tiles().to_vec();
    let before = row(&player);
    let seat = player.viewer();
    let middle = |player: &Player, index| {
        let mut placed = player.table().placed().iter();
        let tile = placed.find(|placed| placed.position == TilePosition::Stake(seat, index));
        tile.expect("a tile").rect.center() + player.app.scene.below_menu_bar()
    };
    let (from, to) = (middle(&player, 0), middle(&player, 1));
    player.with_window(|window| {
        use iced::mouse::{Button, Event};
        window.point_at(from);
        let _ = window.simulate([iced::Event::Mouse(Event::ButtonPressed(Button::Left))]);
        window.point_at(to);
        let moved = Event::CursorMoved { position: to };
        let released = Event::ButtonReleased(Button::Left);
        let _ = window.simulate([moved, released].map(iced::Event::Mouse));
    });
    let mut dragged = before.clone();
    dragged.swap(0, 1);
    assert_eq!(row(&player), dragged);
    assert!(player.is_own_turn(), "nothing was discarded");
    player.command_by_key(Command::MoveTo(2));
    player.command_by_key(Command::Shift(Step::Left));
    assert_eq!(row(&player), before);
    assert_eq!(player.table().marks.cursor, Some(0));

    let mut settings = Box::new(player.settings().clone());
    settings.hand.sorted = storage::settings::Sorted::Always;
    player.reply(Reply::SaveSettings(settings));
    player.command_by_key(Command::Shift(Step::Right));
    assert!(player.status().contains("kept in order"));
}

#[test]
fn the_drawn_tile_is_selected_if_preferred() {
    for wanted in [true, false] {
        let settings =
            format!("welcomed = true\n[motion]\nmovements = false\n[hand]\npreselect = {wanted}\n");
        let mut player = Player::with(8, &settings);
        player.play_to_turn();
        let Some((Some(drawn), _)) = player.view().me().drawn else {
            panic!("no tile was drawn");
        };
        let selected = player
            .app
            .scene
            .table
            .marks
            .cursor
            .and_then(|at| player.app.scene.own_tile(at));
        assert_eq!(selected, wanted.then_some(drawn));
    }
}

#[test]
fn every_opponent_has_its_own_level() {
    let mut player = Player::with(4, "welcomed = true\nlevels = [0, 2, 3]\n");
    let levels = |player: &Player| {
        let others = [Side::Right, Side::Top, Side::Left].map(|side| side.seat(player.viewer()));
        let home = player.app.presenter.home().expect("a game");
        others.map(|seat| home.computer_player(seat).map(ComputerPlayer::level))
    };
    let first = [Level::Beginner, Level::Expert, Level::Master].map(Some);
    assert_eq!(levels(&player), first);
    player.run_command(Command::Dialog(MenuDialog::Page(SettingsPage::Opponents)));
    // Pressing the button selects the next level.
    player.choose("Level: Beginner");
    player.choose("OK");
    assert_eq!(levels(&player)[0], Some(Level::Club));
    assert_eq!(levels(&player)[1..], first[1..]);
}

#[test]
fn without_pop_ups_a_hand_ends_without_a_dialog() {
    let mut player = Player::with(
        4,
        "welcomed = true\n[motion]\nmovements = false\n[boxes]\npop_up = false\n",
    );
    let has_shown_winner = |player: &Player| player.app.presenter.phase().has_shown_winner();
    let mut rules = Box::new(RuleSet::bloem());
    rules.options.rounds = 1;
    player.reply(Reply::NewGame(rules));
    player.run_command(Command::AutoPlay);
    let mut ended = 0;
    for _ in 0..9000 {
        assert_eq!(player.title(), None);
        if player.view().game_over && has_shown_winner(&player) {
            break;
        }
        if player.view().end.is_some() && !player.is_showing() {
            ended += 1;
            assert!(player.can(Command::Dialog(MenuDialog::Scores)));
            player.run_command(Command::NextHand);
        }
        player.let_claim_pass();
        player.step();
    }
    // No dialog opens after the last hand either.
    assert!(ended >= 3 && has_shown_winner(&player));
    assert!(player.status().contains("game"), "{}", player.status());
    player.run_command(Command::Dialog(MenuDialog::Scores));
    assert!(
        player
            .title()
            .is_some_and(|title| title.contains("Mah Jongg"))
    );
}

/// The file may be readable again when the preferences are saved, as on a network drive.
#[cfg(unix)]
#[test]
fn preferences_that_could_not_be_read_are_never_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.toml");
    std::os::unix::fs::symlink("settings.toml", &path).expect("a link to itself");
    let mut player = Player::started(Launch::default(), folder);
    std::fs::remove_file(&path).expect("removed");
    std::fs::write(&path, "text_size = 150\n").expect("written");
    let changed = Settings {
        text_size: 120,
        ..player.settings().clone()
    };
    player.reply(Reply::SaveSettings(Box::new(changed)));
    assert_eq!(player.settings().text_size, 120);
    drop(player.app);
    let kept = std::fs::read_to_string(&path).expect("the file exists");
    assert_eq!(kept, "text_size = 150\n");
}
