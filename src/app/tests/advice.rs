//! Advice in the running program: the review, its steps on the table, tips, and why something cannot be done.

use super::*;
use crate::app::dialog::bench::Bench;
use crate::app::dialog::{Dialog, ReviewDialog, ReviewMessage};
use crate::app::screen::table::{Message as OnTable, Over};
use crate::app::services::Services;
use crate::app::widget::AnyMessage;
use coach::review::{Effort, Review};
use coach::stats::Statistics;
use engine::table::Record;
use engine::tiles::Seat;
use players::ClaimAdvice;
use storage::save::SavedGame;
use wording::{Describe, TileWording};

/// An effort small enough for tests.
const QUICK: Effort = Effort {
    choosing: 12,
    judging: 20,
};

impl Player {
    /// Plays the hand to its scores.
    pub fn end_hand(&mut self) {
        self.settle();
        self.run_command(Command::AutoPlay);
        for _ in 0..4000 {
            if self.view().end.is_some() && self.app.dialog.is_some() {
                self.run_command(Command::AutoPlay);
                return;
            }
            self.let_claim_pass();
            self.step();
        }
        panic!("the hand does not end");
    }

    /// Judges what the review requests, with little effort.
    pub fn judge(&mut self) {
        self.judge_with(QUICK);
    }

    /// Judges what the review requests.
    pub fn judge_with(&mut self, effort: Effort) {
        loop {
            let open = self.app.dialog.as_ref();
            let open = open.and_then(Dialog::content::<ReviewDialog>);
            let open = open.expect("the review is open");
            let Some(hand) = open.hand_to_review().cloned() else {
                return;
            };
            let review = Box::new(hand.review(effort));
            self.take_review(open.seat(), hand.number, Some(review));
        }
    }

    /// Gives the open review the judgements of a hand, or none if it could not be judged.
    pub fn take_review(&mut self, seat: Seat, hand: u32, review: Option<Box<Review>>) {
        let judged = AnyMessage::new(ReviewMessage::Judged(seat, hand, review));
        self.update(Message::DialogResult(self.app.openings, judged));
    }

    /// Stores these statistics.
    pub fn store_statistics(&self, figures: &Statistics) {
        let file = self.app.disk.folders().statistics();
        figures.write(&file).expect("written");
    }

    /// Opens a game with this record.
    pub fn open(&mut self, record: Record) {
        let home = self.app.presenter.home().expect("a game");
        let game = SavedGame {
            record,
            ..home.as_saved()
        };
        let file = self.folder.path().join("opened.mah");
        save::save(&file, &game).expect("saved");
        self.handle(dropped(&file));
    }
}

#[test]
fn a_hand_is_reviewed_stepped_through_from_any_seat_and_played_on() {
    let mut player = Player::new(77);
    player.end_hand();
    player.choose("Review...");
    assert_eq!(player.title().unwrap_or_default(), "Review of Hand 1");
    player.judge();
    let final_view = player.view().clone();
    for (side, steps) in [("You", 2), ("Ada", 4)] {
        player.choose(side);
        player.judge();
        player.choose("Step Through");
        assert_eq!(player.title().unwrap_or_default(), "Step by Step");
        for _ in 0..steps {
            player.press(Named::Enter);
        }
        let shown = player.shown();
        assert!(shown.end.is_none());
        let hidden = shown
            .players
            .iter()
            .any(|(_, other)| other.stake.is_empty());
        assert!(!hidden, "{:?}", shown.players);
        player.press(Named::Escape);
        assert_eq!(player.title().unwrap_or_default(), "Review of Hand 1");
        assert_eq!(player.shown().discards, final_view.discards);
    }
    player.choose("Step Through");
    player.choose("Costly Move");
    let before = player.game().inputs().len();
    player.choose("Play On from Here");
    assert!(player.game().inputs().len() < before);
    assert!(player.view().end.is_none());
    assert!(
        player.status().contains("is saved as"),
        "{}",
        player.status()
    );
    let saved = player
        .app
        .disk
        .folders()
        .games()
        .read_dir()
        .expect("saved games");
    assert_eq!(saved.count(), 1);
    assert!(player.is_assisted());
}

/// Closing the review of a hand leads back to the page of the scores on which it was opened.
#[test]
fn closing_the_review_returns_to_the_same_page_of_the_scores() {
    let mut player = Player::new(77);
    player.end_hand();
    let title = player.title();
    for (tab, shown) in [("Totals", "Old Score"), ("Ada", "Sum")] {
        player.choose(tab);
        player.choose("Review...");
        assert_ne!(player.title(), title);
        player.press(Named::Escape);
        assert_eq!(player.title(), title);
        player.with_window(|window| assert!(window.find(shown).is_ok(), "{tab}"));
    }
    player.choose("Totals");
    player.choose("Review...");
    player.press(Named::Escape);
    player.choose("Next Hand");
    assert!(player.view().end.is_none());
}

/// The buttons that lead to other hands are disabled at the first and the last hand. A game of one hand has no Whole Game either.
#[test]
fn review_navigation_is_disabled_at_the_ends() {
    for hands in [1, 2] {
        let player = Player::new(77).played(hands);
        let own = player.viewer();
        let played = player.app.presenter.reviewed_hands(own);
        assert_eq!(played.len(), hands as usize);
        let names = player.app.presenter.names();
        let services = Services::in_folder(player.folder.path());
        let mut bench = Bench::new(ReviewDialog::new(names, own, played, true, services));
        if hands == 1 {
            assert!(bench.is_disabled("Hand Before") && bench.is_disabled("Whole Game"));
            continue;
        }
        assert!(!bench.is_disabled("Hand Before") && !bench.is_disabled("Whole Game"));
        bench.choose("Whole Game");
        assert!(!bench.is_disabled("Hand Before") && bench.is_disabled("Whole Game"));
        bench.choose("Hand Before");
        bench.choose("Hand Before");
        assert!(bench.is_disabled("Hand Before") && !bench.is_disabled("Next Hand"));
    }
}

#[test]
fn a_later_hand_is_stepped_through_from_its_start() {
    let mut player = Player::new(77).played(2);
    player.run_command(Command::Review);
    assert_eq!(player.title().unwrap_or_default(), "Review of Hand 2");
    player.judge();
    player.choose("Step Through");
    assert_eq!(player.shown().deal_number, 2);
    assert!(player.shown().discards.is_empty());
    let mut described = std::collections::BTreeSet::new();
    for _ in 0..30 {
        player.press(Named::Enter);
        described.insert(player.status().to_owned());
    }
    assert_eq!(player.shown().deal_number, 2);
    assert!(!player.shown().discards.is_empty());
    assert!(
        described.iter().any(|words| words.contains("discard")),
        "{described:?}"
    );
}

#[test]
fn an_opened_hand_history_is_reviewed() {
    let mut player = Player::new(77);
    let history = Path::new(env!("CARGO_MANIFEST_DIR"));
    let history = history.join("tests/data/transcripts/hand-history.mjs");
    player.handle(dropped(&history));
    player.run_command(Command::Review);
    assert_eq!(player.title().unwrap_or_default(), "Review of Hand 1");
    player.judge();
}

/// Plays a hand, discarding the last tile each time, and calls `each` while a discard of another player waits, claimable or not.
fn at_each_waiting_discard(player: &mut Player, mut each: impl FnMut(&mut Player)) {
    player.settle();
    player.click(Point::new(400.0, 250.0));
    for _ in 0..400 {
        if player.view().end.is_some() {
            return;
        }
        if player.app.dialog.is_some() {
            player.press(Named::Escape);
        } else if player.claim_answered().is_some() {
            if player
                .view()
                .window
                .is_some_and(|window| window.from != player.viewer())
            {
                each(player);
            }
            player.type_key("0");
        } else if player.is_own_turn() {
            let tile = player.last_tile();
            player.click(tile);
        }
        player.step();
    }
}

#[test]
fn the_hand_pointer_marks_only_discards_worth_claiming() {
    let mut seen = [0, 0];
    for seed in 4..40 {
        if seen[0] > 0 && seen[1] > 0 {
            break;
        }
        let mut player = Player::with(
            seed,
            "welcomed = true\nquick_tip = true\n[motion]\nmovements = false\n",
        );
        at_each_waiting_discard(&mut player, |player| {
            if !player.app.presenter.may_claim() || player.is_showing() {
                return;
            }
            let advice = ClaimAdvice::of(player.view()).expect("the discard can be claimed");
            let is_advised = advice.claim.is_some();
            assert_eq!(player.table().marks.worth_claiming, is_advised);
            assert_eq!(player.tip(), Some(advice.describe()));
            seen[usize::from(is_advised)] += 1;
        });
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

/// Checks that the dialog What Can I Do with this tile is open, and closes it by Escape.
fn expect_and_close_reasons(player: &mut Player) {
    let title = player.title().unwrap_or_default();
    assert!(title.starts_with("What Can I Do with"), "{title}");
    player.press(Named::Escape);
}

#[test]
fn a_second_click_on_a_useless_discard_explains_why() {
    let mut clicked = 0;
    let mut player = Player::new(5);
    at_each_waiting_discard(&mut player, |player| {
        if player.app.presenter.may_claim() || player.is_showing() || clicked > 2 {
            return;
        }
        clicked += 1;
        let well = player.app.scene.well();
        player.click(well);
        assert!(player.app.dialog.is_none());
        let tile = player.view().window.expect("a discard waits").tile;
        let status = player.status();
        assert!(status.contains(&tile.name()), "{status}");
        player.click(well);
        expect_and_close_reasons(player);
        player.type_key("w");
        expect_and_close_reasons(player);
    });
    assert!(clicked > 1);
    let mut player = Player::new(4);
    player.play_to_turn();
    player.type_key("w");
    assert_eq!(player.title().unwrap_or_default(), "What Can I Do Now?");
}

#[test]
fn hovering_an_open_tile_shows_how_many_are_visible() {
    let mut player = Player::with(
        4,
        "welcomed = true\nquick_tip = true\n[motion]\nmovements = false\n",
    );
    player.discard();
    player.play_to_turn();
    let mut hovered = 0;
    for placed in player.table().placed().to_vec() {
        let discard = matches!(placed.position, TilePosition::Discard(_));
        let Some(tile) = placed.face.filter(|_| discard) else {
            continue;
        };
        hovered += 1;
        player.update(Message::Table(OnTable::Hovered(Over::Tile(
            placed.position,
        ))));
        let described = players::TileCount::of(player.view(), tile).describe();
        assert!(!described.contains("none on the table"), "{described}");
        assert!(
            player.status().starts_with(&described),
            "{}",
            player.status()
        );
        assert!(player.tip().is_some(), "the tip stays");
    }
    assert!(hovered > 2, "{hovered}");
}

/// The status bar describes the tip's blue light and the drawn tile's gold arrow when the pointer is on their tile.
#[test]
fn the_tip_light_and_the_drawn_tile_arrow_are_described() {
    let mut player = Player::with(
        4,
        "welcomed = true\nquick_tip = true\n[motion]\nmovements = false\n",
    );
    player.play_to_turn();
    let own = player.viewer();
    let last = player.table().own_tiles().len() - 1;
    let tip = player.table().marks.tip.expect("a tip");
    let mut described = |place| {
        let over = Over::Tile(TilePosition::Stake(own, place));
        player.update(Message::Table(OnTable::Hovered(over)));
        player.status()
    };
    assert!(
        described(tip).contains("QuickTip's choice"),
        "{}",
        described(tip)
    );
    assert_ne!(tip, last);
    assert!(
        described(last).contains("gold arrow"),
        "{}",
        described(last)
    );
}

#[test]
fn a_click_on_the_tip_opens_more_tips() {
    let mut player = Player::with(
        4,
        "welcomed = true\nquick_tip = true\n[motion]\nmovements = false\n",
    );
    player.play_to_turn();
    assert!(player.tip().is_some());
    player.click(Point::new(900.0, 788.0));
    assert_eq!(player.title().unwrap_or_default(), "QuickTip");
}
