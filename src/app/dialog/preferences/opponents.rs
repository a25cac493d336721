//! The Opponents dialog: who plays at the right, opposite and at the left, and how well.

use iced::widget::{column, container, row};
use iced::{Center, Element, Length};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, portrait};
use crate::presenter::phrases;
use coach::stats::cost_of_level;
use engine::rules::RuleSet;
use players::{Character, Level};
use storage::settings::Settings;
use wording::CharacterWording;
use words::{Key, decimal};
use words::{key, say};

/// The dialog's state.
pub struct Opponents {
    /// The preferences that Cancel restores.
    before: Settings,
    /// The preferences with the changes made so far.
    now: Settings,
    /// The rules of the game, under which the strength of each level is given in points.
    rules: RuleSet,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Seats the next character at this place: 0 right, 1 opposite, 2 left.
    NextCharacter(usize),
    /// Gives the player at this place the next level, or the lowest after the highest.
    NextLevel(usize),
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

/// The places from left to right on the screen, each with its heading and the label of its button.
const PLACES: [(usize, Key, Key); 3] = [
    (
        2,
        key!("opponents-at-the-left"),
        key!("opponents-change-left"),
    ),
    (
        1,
        key!("opponents-opposite"),
        key!("opponents-change-opposite"),
    ),
    (
        0,
        key!("opponents-at-the-right"),
        key!("opponents-change-right"),
    ),
];

/// A description of each level, the weakest first.
const STRENGTHS: [Key; 4] = [
    key!("opponents-strength-beginner"),
    key!("opponents-strength-club"),
    key!("opponents-strength-expert"),
    key!("opponents-strength-master"),
];

impl Opponents {
    /// Opens the dialog with the preferences `now`, which may have unsaved changes, and the rules of the game. OK saves them, and Cancel
    /// restores `before`.
    pub fn new(before: &Settings, now: &Settings, rules: &RuleSet) -> Self {
        Self {
            before: before.clone(),
            now: now.clone(),
            rules: rules.clone(),
        }
    }

    /// Describes a level's strength in words and in points given away per hand.
    fn strength(&self, level: Level) -> String {
        let in_words = STRENGTHS[level as usize].text();
        let points = decimal(cost_of_level(level, &self.rules), 0);
        say!("opponents-strength", how = in_words, points)
    }

    /// The card of an opponent, at this index from left to right.
    fn card<'a>(&'a self, form: &Form<'a, Message>, at: usize) -> Element<'a, Event> {
        let look = form.look;
        let (place, heading, button) = PLACES[at];
        let (heading, button) = (heading.text(), button.text());
        let mut card = column![look.heading(heading)]
            .spacing(look.px(4.0))
            .align_x(Center);
        card = match Character::named(&self.now.opponents[place]) {
            Some(character) => {
                let name = self.now.names[place + 1].as_str();
                let line = container(look.hint(character.line())).height(look.px(70.0));
                card.push(portrait(look, character, 70.0))
                    .push(look.words(name, 17.0, theme::SEMIBOLD, look.palette.ink))
                    .push(look.text(character.manner()))
                    .push(line)
            }
            None => card.push(look.text(say!("opponents-no-character"))),
        };
        let level = self.now.levels[place];
        let name = phrases::capital(level.name());
        let choose = say!("opponents-level", level = name);
        card = card
            .push(form.button(button, Some(Message::NextCharacter(place))))
            .push(form.button(&choose, Some(Message::NextLevel(place))))
            .push(look.hint(self.strength(level)));
        container(card).width(Length::FillPortion(1)).into()
    }
}

impl DialogContent for Opponents {
    type Message = Message;

    fn title(&self) -> String {
        say!("opponents-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::NextCharacter(place) => self.now.change_opponent(place),
            Message::NextLevel(place) => {
                let level = &mut self.now.levels[place];
                *level = level.next();
            }
            Message::Ok => return Some(Reply::SaveSettings(Box::new(self.now.clone()))),
            Message::Cancel => return Some(Reply::SaveSettings(Box::new(self.before.clone()))),
            Message::Help => return Some(Reply::Help("box-opponents")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(760.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let cards = [0, 1, 2].map(|at| self.card(form, at));
        let cards = row(cards).spacing(look.px(18.0));
        DialogLayout {
            hint: Some(look.hint(say!("opponents-hint"))),
            ..DialogLayout::new(
                cards,
                form.dialog_buttons(
                    say!("label-ok"),
                    Some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_opponents_level_cycles_while_the_others_keep_theirs() {
        let settings = Settings::default();
        let mut opponents = Opponents::new(&settings, &settings, &RuleSet::bloem());
        for level in [Level::Expert, Level::Master, Level::Beginner] {
            assert!(opponents.update(Message::NextLevel(2)).is_none());
            assert_eq!(opponents.now.levels, [Level::Club, Level::Club, level]);
        }
    }

    #[test]
    fn stronger_levels_are_never_described_as_losing_more_points() {
        let settings = Settings::default();
        for rules in [RuleSet::bloem(), RuleSet::classical()] {
            let opponents = Opponents::new(&settings, &settings, &rules);
            let costs = Level::ALL.map(|level| cost_of_level(level, &opponents.rules));
            assert!(
                costs.is_sorted_by(|weak, strong| weak >= strong) && costs[0] > costs[3],
                "{costs:?}"
            );
            for (level, cost) in Level::ALL.into_iter().zip(costs) {
                let described = opponents.strength(level);
                assert!(described.contains(&decimal(cost, 0)), "{described}");
            }
        }
    }
}
