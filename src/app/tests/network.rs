//! The window at a table that it hosts. The table's questions open dialogs, which are answered by keys.

mod harness;

use std::collections::BTreeSet;

use super::*;
use crate::app::open_dialog::name_to_save;
use crate::presenter::{MenuDialog, NetworkTable};
use coach::review::PlayedDeal;
use engine::table::{Claim, DealEnd, Event, Move, SeatView, Secret};
use engine::tiles::{Counts, Seat, Tile};
use harness::{TableHarness, play_like_a_beginner, table};
use net::host::Settings as TableSettings;
use net::join::ClientEvent;
use protocol::files::read_options;
use protocol::{SealLine, ServerMessage};
use storage::save::HostedGameName;
use wording::OptionWording;

/// Whether the hand is over and everybody waits for the next one.
fn hand_is_over(player: &Player) -> bool {
    player.view().end.is_some() && player.view().waiting_for.is_some()
}

/// The network table on the screen.
fn network(player: &Player) -> &NetworkTable {
    player
        .app
        .presenter
        .table()
        .network()
        .expect("at the table")
}

/// Preferences that leave the declarations to the player.
const BY_HAND: &str = "[network.playing]\nspecials = false\nlosing = false\nwinning = false\n";

#[test]
fn flowers_and_sets_are_declared_by_hand_if_that_is_preferred() {
    let mut seen = BTreeSet::new();
    for seed in 1..20 {
        let mut harness = TableHarness::with_beginners(BY_HAND, table(seed));
        harness.play(&[], hand_is_over);
        let own = harness.player.view().me();
        assert!(own.stake.kinds().all(|(tile, _)| !tile.is_bonus()));
        seen.extend(harness.titles);
        if seen.contains("Declaring Flowers") && seen.contains("Declaring Closed Sets") {
            return;
        }
    }
    unreachable!("the expected dialogs do not open: {seen:?}");
}

/// A wall with which East, who has claimed a Pung of 5 Bamboo, draws the fourth while South waits for it.
fn wall_for_robbing_a_kong() -> Vec<Tile> {
    let named = |names: &str| -> Vec<Tile> {
        let tiles = names.split_whitespace().map(|name| name.parse());
        tiles.collect::<Result<_, _>>().expect("tiles")
    };
    let hands = [
        "5B 5B 1D 1D 4D 4D 7D 7D 2D 2D 8D 8D EW",
        "1C 2C 3C 4C 5C 6C 7C 8C 9C 4B 6B RD RD",
        "5B 3D 3D 6D 6D 9D 9D 1B 1B 2B 2B EW EW",
        "5D 5D 8B 8B 9B 9B SW SW WW WW GD GD WD",
    ]
    .map(named);
    let mut wall = Vec::new();
    for packet in [0..4, 4..8, 8..12, 12..13] {
        for hand in &hands {
            wall.extend(&hand[packet.clone()]);
        }
    }
    // East, South, West; then, after the Pung and East's discard: South, West, North, East.
    wall.extend(named("WD NW WD NW NW WD 5B"));
    let mut rest = Counts::full_set(false);
    for tile in &wall {
        assert!(rest.remove(*tile), "more than four of {tile}");
    }
    wall.extend(rest.iter());
    wall
}

/// Claims the Pung and declares the Kong. Otherwise discards a single 5 Bamboo, or else the drawn tile, and passes.
fn play_for_the_kong(view: &SeatView, request: &Request) -> Move {
    let five: Tile = "5B".parse().expect("a tile");
    let legal = view.legal();
    let preferred = [Move::Claim(Claim::Pung), Move::Kong(five)];
    // No other discard is claimed.
    let open = view.window.is_none_or(|window| window.tile == five);
    if let Some(choice) = preferred
        .into_iter()
        .find(|choice| open && legal.contains(choice))
    {
        return choice;
    }
    match request {
        Request::Ready(_) => Move::Ready,
        Request::Declare => Move::FinishDeclaring,
        Request::Turn { drawn } => {
            let held = view.me().stake.kinds().map(|(tile, _)| tile);
            let single = view.me().stake[five] == 1;
            let other = held.into_iter().find(|tile| *tile != five);
            let tile = if single { Some(five) } else { drawn.or(other) };
            let tile = tile.expect("a tile");
            let calling = false;
            Move::Discard { tile, calling }
        }
        Request::LayOut => play_like_a_beginner(view, request),
        _ => Move::Pass,
    }
}

#[test]
fn original_call_and_robbing_a_kong_work_at_a_hosted_table() {
    let options = read_options("GameOption 0 Flowers bool 0 1 0 x\n").expect("options");
    let settings = TableSettings {
        options,
        walls: vec![wall_for_robbing_a_kong()],
        ..table(1)
    };
    let mut harness = TableHarness::new("", settings);
    harness.invite("Ann", play_for_the_kong);
    harness.sit(&["Mary"]);
    for name in ["Bob", "Cy"] {
        harness.invite(name, play_for_the_kong);
    }
    harness.play(&[], hand_is_over);
    assert!(harness.saw_dialog("Original Call"), "{:?}", harness.titles);
    assert!(
        harness.saw_dialog("Snatch the Kong"),
        "{:?}",
        harness.titles
    );
    let seen = network(&harness.player).seen();
    let called = |event: &Event| matches!(event, Event::Discarded { seat, calling: true, .. } if *seat == seen.seat);
    assert!(seen.events.iter().any(called));
    let robbed = |event: &Event| matches!(event, Event::WentMahJong { seat, from: Some(_), .. } if *seat == seen.seat);
    assert!(seen.events.iter().any(robbed));
}

#[test]
fn the_manager_changes_options_and_everybody_reads_messages() {
    let mut harness = TableHarness::with_beginners("", table(3));
    harness.settle();
    let before = harness.player.view().rules.options.seven_pairs;
    harness
        .player
        .run_command(Command::Dialog(MenuDialog::GameOptions));
    assert_eq!(harness.title().as_deref(), Some("Current Game Options"));
    let option = engine::rules::WireOption::named("SevenPairs").expect("an option");
    harness.player.choose(option.title());
    harness.player.press(Named::Enter);
    harness.settle();
    assert_eq!(harness.player.view().rules.options.seven_pairs, !before);
    for guest in &harness.guests {
        assert_eq!(guest.remote.view().rules.options.seven_pairs, !before);
    }

    harness
        .player
        .run_command(Command::Dialog(MenuDialog::Messages));
    harness.player.with_window(|window| {
        let _ = window.typewrite("Good evening");
    });
    harness.player.press(Named::Enter);
    harness.settle();
    for guest in &harness.guests {
        assert_eq!(guest.chat, ["Good evening"]);
    }
    assert_eq!(network(&harness.player).chat(), ["Mary: Good evening"]);
}

#[test]
fn the_hosts_lobby_shows_arrivals() {
    let mut harness = TableHarness::new("", table(3));
    harness.sit(&["Mary"]);
    harness.invite("Ann\u{1b}[31m", play_like_a_beginner);
    assert_eq!(harness.title().as_deref(), Some("Network Table"));
    let log = network(&harness.player).lobby().log;
    let sat = |name: &str| {
        log.iter()
            .any(|line| line.contains(name) && line.contains("sat down"))
    };
    assert!(sat("\"Mary\"") && sat("\"Ann[31m\""), "{log:?}");
    for name in ["Bob", "Cy"] {
        harness.invite(name, play_like_a_beginner);
    }
    harness.reject_guest("Eve");
    let chat = network(&harness.player).chat().to_vec();
    assert!(
        chat.iter()
            .any(|line| line.contains("At the door: Somebody was refused a place (connection 5")),
        "{chat:?}"
    );
}

#[test]
fn two_people_share_the_window_at_a_hosted_table() {
    let mut harness = TableHarness::new("", table(5));
    harness.sit(&["Mary", "Tom"]);
    for name in ["Ann", "Bob"] {
        harness.invite(name, play_like_a_beginner);
    }
    let turns = std::cell::RefCell::new(BTreeSet::new());
    harness.play(&["Tile"], |player| {
        let (view, app) = (player.view(), &player.app);
        let seen = view.viewer.seat();
        assert_eq!(seen, player.viewer());
        if app.dialog.is_none() && player.is_own_turn() {
            assert!(
                !app.scene.table.covered,
                "the player who must discard sees the tiles"
            );
            turns.borrow_mut().insert(seen.index());
        }
        for other in Seat::ALL.into_iter().filter(|seat| *seat != seen) {
            assert!(view.end.is_some() || view.players[other].stake.is_empty());
        }
        hand_is_over(player)
    });
    assert_eq!(turns.into_inner().len(), 2, "both players had a turn");
    assert!(harness.saw_dialog("Please Change Places"));
}

#[test]
fn a_seen_game_is_reviewed_and_saved_from_one_seat() {
    let mut harness = TableHarness::with_beginners("", table(6));
    harness.play(&[], hand_is_over);
    let seen = network(&harness.player).seen();
    let deals = PlayedDeal::seen(&seen, seen.seat);
    assert_eq!(deals.len(), 1);
    assert!(deals[0].result.is_some());
    assert!(
        deals[0]
            .review(coach::review::Effort::REVIEW)
            .decisions
            .len()
            > 2
    );
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("seen.mah");
    assert!(harness.player.can(Command::SaveAs));
    harness.player.reply(Reply::SaveAs(path.clone()));
    assert_eq!(save::open_seen(&path).ok(), Some(seen));
    assert!(
        harness
            .player
            .app
            .presenter
            .why_not(Command::Undo)
            .is_some()
    );
    assert!(
        harness
            .player
            .app
            .presenter
            .why_not(Command::ShowAllHands)
            .is_some()
    );
}

#[test]
fn save_as_asks_the_server_to_save_under_the_typed_name() {
    let mut harness = TableHarness::with_beginners("", table(3));
    harness.settle();
    harness.player.run_command(Command::SaveAs);
    assert_eq!(harness.title().as_deref(), Some("Save at the Server"));
    // Typing replaces the suggested name.
    harness.player.with_window(|window| {
        let _ = window.typewrite("evening");
    });
    harness.player.press(Named::Enter);
    harness.settle();
    let name = HostedGameName::New("saved-evening".to_owned());
    assert_eq!(harness.saved, [name]);
}

/// What was seen at a network table is not saved under the name of the local game that waits.
#[test]
fn the_name_suggested_at_a_table_is_not_that_of_the_local_game() {
    let mut harness = TableHarness::new("", table(6));
    let path = harness.player.folder.path().join("games/evening.mah");
    harness.player.discard();
    harness.player.reply(Reply::SaveAs(path));
    let suggested = |harness: &TableHarness| name_to_save(&harness.player.app.presenter);
    assert_eq!(suggested(&harness), "evening.mah");
    harness.sit(&["Mary"]);
    for name in ["Ann", "Bob", "Cy"] {
        harness.invite(name, play_like_a_beginner);
    }
    harness.play(&[], hand_is_over);
    assert_eq!(suggested(&harness), "Hand 1");
}

#[test]
fn leaving_a_table_confirms_and_then_asks_about_the_local_game() {
    let mut harness = TableHarness::new("autosave = false\n", table(7));
    harness.player.settle();
    harness.player.click(Point::new(400.0, 250.0));
    harness.player.settle();
    assert!(
        harness
            .player
            .app
            .presenter
            .home()
            .is_some_and(LocalTable::is_begun)
    );
    harness.sit(&["Mary"]);
    for name in ["Ann", "Bob", "Cy"] {
        harness.invite(name, play_like_a_beginner);
    }
    harness.settle();
    harness.player.run_command(Command::Exit);
    assert_eq!(harness.title().as_deref(), Some("Leave the Table"));
    harness.player.press(Named::Enter);
    assert!(harness.player.app.presenter.table().network().is_none());
    assert_eq!(harness.title().as_deref(), Some("Save"));
}

#[test]
fn a_sealed_deal_is_verified_and_a_broken_seal_reported() {
    let settings = TableSettings {
        secret: Some(Secret::new([2; 32])),
        sealed: true,
        ..table(2)
    };
    let mut harness = TableHarness::with_beginners("", settings);
    harness.play(&[], |player| {
        hand_is_over(player) && matches!(player.view().end, Some(DealEnd::MahJong { .. }))
    });
    let hand = Secret::new([2; 32]).deal_seed(harness.player.view().deal_number);
    let verified = format!("Hand {} was dealt exactly as it was sealed.", hand.number());
    let sees = |player: &mut Player, words: &str| {
        let mut seen = false;
        player.with_window(|window| seen = window.find(words.to_owned()).is_ok());
        seen
    };
    harness
        .player
        .run_command(Command::Dialog(MenuDialog::Scores));
    assert!(sees(&mut harness.player, &verified));
    harness.player.dismiss();
    let status = harness.player.app.presenter.network_status();
    let status = status.expect("at a table").join(" ");
    assert!(status.contains("dealt exactly as sealed"), "{status}");
    assert!(
        harness
            .player
            .app
            .presenter
            .notices()
            .log()
            .contains(&verified)
    );
    // The host changes the next hand after it was sealed.
    let connection = network(&harness.player)
        .connections()
        .next()
        .expect("a connection");
    let other = Secret::new([3; 32]).deal_seed(hand.number() + 1);
    let text = SealLine::Sealed(other.number(), other.seal()).to_string();
    let message = ServerMessage::Message {
        sender: 0,
        addressee: 0,
        text,
    };
    harness.player.update(Message::ClientEvent(
        connection,
        ClientEvent::Received(message),
    ));
    harness.settle();
    assert_eq!(harness.title().as_deref(), Some("Deals under Seal"));
    let chat = network(&harness.player).chat().join(" ");
    assert!(chat.contains("has changed the seal"), "{chat}");
}
