//! Tests of moving tiles, of overlapping ones, of the pointer, and of the arrow at the drawn tile.

use std::time::Duration;

use iced::{Size, mouse, window};

use super::static_layer::StaticLayer;
use super::view::TableView;
use super::*;
use crate::app::Message as WindowMessage;
use crate::app::render::pictures::Sprite;
use crate::app::tests::Player;
use crate::presenter::{Command, Input, Target, Toggle};
use engine::table::{Discard, Event};
use engine::tiles::{Exposure, Meld, MeldKind, Tile};

const MOTION_PREFERENCES: &str = "welcomed = true\nquick_tip = true\n[motion]\n";

/// A game with these preferences of motion.
fn game_with_motion(motion: &str) -> Player {
    Player::with(4, &format!("{MOTION_PREFERENCES}{motion}"))
}

/// Lets the time to claim pass, and advances time by a hundredth of a second.
fn tick(player: &mut Player) {
    player.let_claim_pass();
    player.pass(Duration::from_millis(10));
}

#[test]
fn packets_of_the_deal_fly_unless_dealing_is_hidden() {
    for (motion, flies) in [
        ("dealing = true\n", true),
        ("dealing = false\n", false),
        ("movements = false\n", false),
    ] {
        let mut player = game_with_motion(motion);
        let mut max_flying = 0;
        for _ in 0..1000 {
            tick(&mut player);
            max_flying = max_flying.max(player.table().flights.len());
            if !player.is_showing() {
                break;
            }
        }
        assert_eq!(
            max_flying > 3,
            flies,
            "{max_flying} tiles in the air at once"
        );
        assert!(player.can(Command::Start));
    }
}

#[test]
fn a_drawn_tile_flies_to_its_rank_or_to_the_middle_of_the_stake() {
    for (motion, is_shown) in [("direction = true\n", true), ("direction = false\n", false)] {
        let mut player = game_with_motion(motion);
        let mut seen = 0;
        for _ in 0..20_000 {
            tick(&mut player);
            if player.can(Command::Start) {
                player.run_command(Command::Start);
            }
            if player.app.dialog.is_some() || player.is_own_turn() && !player.is_auto_played() {
                player.dismiss();
                player.run_command(Command::AutoPlay);
            }
            let own = player.viewer();
            let mut flights = player.table().flights.iter();
            let destination = flights.find_map(|flight| match flight.position {
                TilePosition::Stake(seat, place) if seat != own => Some((seat, place)),
                _ => None,
            });
            let Some((seat, place)) = destination else {
                continue;
            };
            let owner = player.game().seat_view(seat).me();
            let Some((Some(drawn), _)) = owner.drawn else {
                continue;
            };
            let rank = owner.stake.iter().filter(|tile| *tile < drawn).count();
            let middle = (owner.stake.len() - 1) / 2;
            assert_eq!(place, if is_shown { rank } else { middle });
            seen += usize::from(rank != middle);
            if seen > 10 {
                break;
            }
        }
        assert!(seen > 10);
    }
}

#[test]
fn without_tips_the_hand_pointer_marks_every_claimable_discard() {
    let mut player = game_with_motion("movements = false\n");
    player.run_command(Command::Toggle(Toggle::QuickTip));
    assert!(!player.settings().quick_tip);
    let mut seen = [false, false];
    for _ in 0..20_000 {
        if seen == [true, true] {
            return;
        }
        tick(&mut player);
        if player.can(Command::Start) {
            player.run_command(Command::Start);
        }
        player.dismiss();
        if player.is_own_turn() {
            let tile = player.app.scene.own_tile(0).expect("a tile on the stake");
            let pressed = Input::Pressed(Target::OwnTile(tile));
            let _ = player.app.send(pressed);
            continue;
        }
        let Some(window) = player.view().window.filter(|_| !player.is_showing()) else {
            continue;
        };
        if window.from == player.viewer() {
            continue;
        }
        let pictures = player.app.scene.pictures();
        let widget = TableView {
            table: player.table(),
            shown: player.shown(),
            pictures,
        };
        let interaction = widget.interaction(pictures.geometry().well());
        let may_claim = player.app.presenter.may_claim();
        assert_eq!(interaction == mouse::Interaction::Pointer, may_claim);
        seen[usize::from(may_claim)] = true;
    }
    unreachable!("both kinds of discards occur");
}

#[test]
fn a_tile_brought_forward_stays_in_front_while_hovered() {
    let player = Player::new(4);
    let mut view = player.view().clone();
    let own = player.viewer();
    let tile = |name: &str| name.parse::<Tile>().expect("a tile");
    let kong = |name| Meld {
        kind: MeldKind::Kong,
        tile: tile(name),
        exposure: Exposure::Claimed,
    };
    view.players[own].melds = ["1B", "5C", "9D", "RD"].into_iter().map(kong).collect();
    view.players[own].bonus = ["1F", "2F", "3S"].into_iter().map(tile).collect();
    let pictures = player.app.scene.pictures();
    let mut table = TableScreen::new(
        &view,
        pictures,
        MotionSettings::default(),
        StakeRows::default(),
    );
    let overlapping = TilePosition::Meld(own, 1, 1);
    let place = |table: &TableScreen| {
        let mut placed = table.placed().iter();
        placed.position(|placed| placed.position == overlapping)
    };
    assert!(table.overlaps(overlapping));
    table.hover(Over::Tile(overlapping));
    assert!(table.bring_forward(overlapping));
    assert_eq!(place(&table), Some(table.placed().len() - 1));
    table.hover(Over::Nothing);
    assert_ne!(place(&table), Some(table.placed().len() - 1));
    assert!(!table.bring_forward(TilePosition::Stake(own, 0)));
}

#[test]
fn a_discard_that_lies_on_its_side_is_shown_upright_while_pointed_at() {
    let player = Player::new(4);
    let (mut view, own) = (player.view().clone(), player.viewer());
    for (serial, seat) in (0..).zip([own, own.next()]) {
        view.discards.push(Discard {
            seat,
            tile: "7C".parse().expect("a tile"),
            serial,
            taken_by: None,
        });
    }
    let pictures = player.app.scene.pictures();
    let motion = MotionSettings::default();
    let mut table = TableScreen::new(&view, pictures, motion, StakeRows::default());
    let mut pointed = |serial| {
        table.hover(Over::Tile(TilePosition::Discard(serial)));
        table.pointed_discard(pictures.geometry())
    };
    assert_eq!(pointed(0), None);
    let upright = pointed(1).expect("the right player's discard");
    assert_eq!(upright.side, Side::Bottom);
    assert!(upright.width > pictures.geometry().discard_tile);
}

/// The arrow once touched the bonus tile above it, and another time its tip was cut off.
#[test]
fn the_drawn_tile_arrow_is_between_the_row_above_and_the_face_of_its_tile() {
    for (width, height) in [
        (800.0, 600.0),
        (1280.0, 736.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (3840.0, 2160.0),
    ] {
        let mut player = game_with_motion("movements = false\n");
        player.settle();
        let resized = window::Event::Resized(Size::new(width, height));
        player.update(WindowMessage::Window(resized));
        let pictures = player.app.scene.pictures();
        let static_layer = StaticLayer {
            table: player.table(),
            shown: player.shown(),
            pictures,
        };
        let own = |placed: &&PlacedTile| placed.position == TilePosition::Stake(player.viewer(), 0);
        let tile = player.table().placed().iter().find(own);
        let tile = tile.expect("a tile on the stake");
        let arrow = pictures.sprite(Sprite::Pointer).expect("an arrow");
        let middle = static_layer.drawn_tile_arrow(tile).y;
        let (top, tip) = (
            middle - arrow.size.height / 2.0,
            middle + arrow.size.height / 2.0,
        );
        let above = pictures.geometry().on_row(Side::Bottom, 0.0);
        let room = 0.06 * tile.width;
        assert!(
            above.y + above.height + room < top,
            "{width}: {above:?} {top}"
        );
        let reach = tile.rect.y + 0.25 * tile.rect.height;
        assert!(
            (tile.rect.y..reach).contains(&tip),
            "{width}: {tip} {:?}",
            tile.rect
        );
    }
}

#[test]
fn only_the_claimed_tile_of_a_set_flies_from_the_well() {
    let player = game_with_motion("");
    let (pictures, seat) = (player.app.scene.pictures(), player.viewer().next());
    let tile = |name: &str| name.parse::<Tile>().expect("a tile");
    let meld = Meld {
        kind: MeldKind::Chow,
        tile: tile("3C"),
        exposure: Exposure::Claimed,
    };
    let well = pictures.geometry().in_well().position();
    for (index, claimed) in ["3C", "4C", "5C"].into_iter().enumerate() {
        let mut view = player.view().clone();
        let motion = MotionSettings::default();
        let mut table = TableScreen::new(&view, pictures, motion, StakeRows::default());
        view.players[seat].melds = vec![meld];
        let event = Event::Melded {
            seat,
            meld,
            tile: tile(claimed),
            from: player.viewer(),
        };
        table.show(&event, None, &view, pictures);
        let from_well = table.flights.iter().filter(|flight| flight.from == well);
        let from_well: Vec<_> = from_well.map(|flight| flight.position).collect();
        assert_eq!(from_well, [TilePosition::Meld(seat, 0, index)]);
    }
}

/// After a hand every discard can be pressed, whether it lies among the discards, in a set or in the winner's hand, and its description says
/// who can be asked about it.
#[test]
fn after_a_hand_every_discard_is_found_on_the_table() {
    let mut won_by_discard = 0;
    for seed in 1..8 {
        let mut player = Player::new(seed);
        player.run_command(Command::AutoPlay);
        for _ in 0..2000 {
            if player.view().end.is_some() && !player.is_showing() {
                break;
            }
            player.let_claim_pass();
            player.step();
        }
        player.run_command(Command::AutoPlay);
        player.dismiss();
        let (shown, viewer) = (player.shown().clone(), player.viewer());
        let won = claimed_tiles::winning_discard(&shown);
        won_by_discard += usize::from(won.is_some());
        for discard in &shown.discards {
            let mut placed = player.table().placed().iter();
            let found = placed.find(|placed| {
                player.table().discard_at(placed.position, &shown) == Some(discard.serial)
            });
            let position = found.expect("every discard lies somewhere").position;
            player.update(WindowMessage::Table(Message::Hovered(Over::Tile(position))));
            let asks = player.status().ends_with(" why.");
            assert_eq!(asks, discard.seat != viewer, "{}", player.status());
        }
    }
    assert!(won_by_discard > 0);
}
