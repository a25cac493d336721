//! Pictures of what advises: the review, its steps, tips, and what cannot be done.

use super::stage::Stage;
use super::{Gallery, SMALL, USUAL};
use crate::app::Message;
use crate::app::command::Command;
use crate::review::Effort;

/// Paints what advises.
pub fn hang(gallery: &Gallery) {
    let mut stage = Stage::dealt(77, "").ended();
    stage.app().close();
    let _ = stage.app().look_back();
    judge(&mut stage);
    gallery.hang(&mut stage, "review", SMALL, 1.0);
    gallery.hang(&mut stage, "review", USUAL, 1.0);
    stage.type_letter("o");
    gallery.hang(&mut stage, "review-in-order", SMALL, 1.0);
    stage.type_letter("s");
    for _ in 0..24 {
        stage.type_letter("n");
    }
    gallery.hang(&mut stage, "review-steps", SMALL, 1.0);
    gallery.hang(&mut stage, "review-steps", USUAL, 1.0);
    let mut stage = Stage::kept("middle", "");
    let _ = stage.app().obey(Command::Tips);
    gallery.hang(&mut stage, "tips", SMALL, 1.0);
    gallery.hang(&mut stage, "tips", USUAL, 1.0);
    let mut stage = Stage::kept("claim", "quick_tip = true\n");
    stage.wait_for_claim();
    let _ = stage.app().obey(Command::WhyNot);
    gallery.hang(&mut stage, "why", SMALL, 1.0);
    gallery.hang(&mut stage, "why", USUAL, 1.0);
}

fn judge(stage: &mut Stage) {
    loop {
        let Some(open) = stage.app().looking_back() else {
            return;
        };
        let seat = open.seat();
        let Some(deal) = open.wanted().cloned() else {
            return;
        };
        let review = Box::new(deal.review(Effort::REVIEW));
        let _ = stage.app().update(Message::Reviewed(seat, review));
    }
}
