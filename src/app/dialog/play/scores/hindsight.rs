//! What the player did well in a lost hand and what to try, judged in the background while the scores are open.

use iced::widget::container;
use iced::{Element, Task};

use super::{Message, Scores};
use crate::app::dialog::Reply;
use crate::app::services::Services;
use crate::app::widget::{Event, Look};
use crate::presenter::LostHand;
use coach::hindsight::Hindsight;

/// Height of the sentences, in units: two lines.
pub(super) const HEIGHT: f32 = 44.0;

/// What is known about a lost hand.
#[derive(Default)]
pub(super) enum LookBack {
    /// The hand was not lost, or is not looked back at.
    #[default]
    None,
    /// The hand that is to be judged.
    Lost(Box<LostHand>, Box<Services>),
    /// It is being judged.
    Awaited,
    /// The sentences; none if it could not be judged.
    Known(Vec<String>),
}

impl Scores {
    /// Looks back at this hand, which the player has lost, if there is one.
    pub fn looking_back(self, lost: Option<LostHand>, services: &Services) -> Self {
        let look_back = match lost {
            Some(lost) => LookBack::Lost(Box::new(lost), Box::new(services.clone())),
            None => LookBack::None,
        };
        Self { look_back, ..self }
    }

    /// Begins to judge the lost hand.
    pub(super) fn judge_lost_hand(&mut self) -> Task<Message> {
        let LookBack::Lost(lost, services) = std::mem::take(&mut self.look_back) else {
            return Task::none();
        };
        self.look_back = LookBack::Awaited;
        let judgements = services.judgements.clone();
        // The rating judges the same decisions on this thread, so each is judged only once.
        let judged = services.judging.run_task(None, move || {
            let hand = lost.hand()?;
            let review = judgements.judge(|judgements| hand.review(judgements));
            Hindsight::of(&hand, &review)
        });
        judged.map(|hindsight| Message::LookedBack(hindsight.map(Box::new)))
    }

    /// Shows the sentences about the lost hand, and speaks them.
    pub(super) fn look_back(&mut self, hindsight: Option<Box<Hindsight>>) -> Option<Reply> {
        let sentences =
            hindsight.map(|hindsight| hindsight.sentences(|seat| self.names[seat].as_str()));
        let sentences = sentences.unwrap_or_default();
        let spoken = words::sentences(&sentences);
        self.look_back = LookBack::Known(sentences);
        (!spoken.is_empty()).then_some(Reply::Speak(spoken))
    }

    /// Whether there is a place for the sentences above the pages. It is there before they are, so that nothing jumps.
    pub(super) fn looks_back(&self) -> bool {
        match &self.look_back {
            LookBack::None => false,
            LookBack::Lost(..) | LookBack::Awaited => true,
            LookBack::Known(sentences) => !sentences.is_empty(),
        }
    }

    /// The place of the sentences.
    pub(super) fn sentences<'a>(&'a self, look: Look<'a>) -> Option<Element<'a, Event>> {
        let words = match &self.look_back {
            LookBack::Known(sentences) => words::sentences(sentences),
            _ => String::new(),
        };
        let place = container(look.text(words)).height(look.px(HEIGHT));
        self.looks_back().then(|| place.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dialog::DialogContent;
    use crate::app::dialog::play::tests::{example, names};
    use coach::hindsight::Praise;
    use engine::tiles::Seat;

    /// The dialog has been read by the time they are known.
    #[test]
    fn the_sentences_are_spoken_when_they_are_known() {
        let scores = Scores::new(&example(), &names(), Some(Seat::new(1)));
        let mut scores = scores.expect("the hand is over");
        let hindsight = Hindsight {
            praise: Praise::NothingLost(9),
            to_try: None,
        };
        let known = Message::LookedBack(Some(Box::new(hindsight)));
        let is_spoken = |reply: &Reply| matches!(reply, Reply::Speak(words) if words.contains("Play the next one"));
        assert!(scores.update(known).is_some_and(|reply| is_spoken(&reply)));
        assert_eq!(scores.update(Message::LookedBack(None)), None);
    }
}
