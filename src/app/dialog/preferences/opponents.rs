//! The page of opponents: who plays at the right, opposite and at the left, and how well.

use iced::widget::{column, container, row};
use iced::{Center, Element, Length};

use super::page::{PageForm, PageView, Setting, change, setting};
use crate::app::theme;
use crate::app::widget::{Event, portrait};
use coach::stats::cost_of_level;
use engine::rules::RuleSet;
use players::{Character, Level};
use wording::{CharacterWording, Named};
use words::{Key, decimal};
use words::{key, say};

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("setup-level-heading"), key!("setup-level-heading.hint"), key!("setup-level-heading.find")),
    setting(key!("opponents-title"), key!("opponents-title.hint"), key!("opponents-title.find")),
];

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
const STRENGTHS: [Key; 5] = [
    key!("opponents-strength-learner"),
    key!("opponents-strength-beginner"),
    key!("opponents-strength-club"),
    key!("opponents-strength-expert"),
    key!("opponents-strength-master"),
];

/// The controls of the page.
pub(super) fn view<'a>(page: &PageForm<'_, 'a>, rules: &RuleSet) -> PageView<'a> {
    page.begin(key!("setup-level-heading"));
    let levels = [
        (key!("setup-learner"), Some(Level::Learner)),
        (key!("setup-beginner"), Some(Level::Beginner)),
        (key!("setup-club-player"), Some(Level::Club)),
        (key!("setup-expert"), Some(Level::Expert)),
        (key!("setup-master"), Some(Level::Master)),
    ];
    let common = page.now.common_level();
    let levels = page.radios(&levels, common, |settings, level| {
        if let Some(level) = level {
            settings.levels = [level; 3];
        }
    });
    let levels = row(levels).spacing(page.look.px(14.0));
    let levels = page.group(
        key!("setup-level-heading"),
        vec![levels.wrap().vertical_spacing(page.look.px(4.0)).into()],
    );
    page.begin(key!("opponents-title"));
    let cards = [0, 1, 2].map(|at| card(page, at, rules));
    let cards = row(cards).spacing(page.look.px(14.0));
    let cards = page.marked(key!("opponents-title"), cards);
    PageView {
        footer: Some(page.look.hint(say!("opponents-hint"))),
        ..PageView::new(page.stacked(vec![levels, cards]))
    }
}

/// Describes a level's strength in words and, if that is known, in points given away per hand.
fn strength(level: Level, rules: &RuleSet) -> String {
    let in_words = STRENGTHS[level as usize].text();
    match cost_of_level(level, rules).map(|cost| decimal(cost, 0)) {
        Some(points) => say!("opponents-strength", how = in_words, points),
        None => in_words.to_owned(),
    }
}

/// The card of an opponent, at this index from left to right.
fn card<'a>(page: &PageForm<'_, 'a>, at: usize, rules: &RuleSet) -> Element<'a, Event> {
    let (look, form, now) = (page.look, page.form, page.now);
    let (place, heading, button) = PLACES[at];
    let (heading, button) = (heading.text(), button.text());
    let mut card = column![look.heading(heading)]
        .spacing(look.px(4.0))
        .align_x(Center);
    card = match Character::named(&now.opponents[place]) {
        Some(character) => {
            let name = now.names[place + 1].as_str();
            // As high for everybody, so that the buttons stand side by side.
            let words = column![look.text(character.manner()), look.hint(character.line())]
                .spacing(look.px(2.0))
                .align_x(Center);
            let words = container(words).height(look.px(96.0));
            card.push(portrait(look, character, 40.0))
                .push(look.words(name, 17.0, theme::SEMIBOLD, look.palette.ink))
                .push(words)
        }
        None => card.push(look.text(say!("opponents-no-character"))),
    };
    let level = now.levels[place];
    let name = level.noun();
    let choose = say!("opponents-level", level = name);
    let next_character = change(move |settings| settings.change_opponent(place));
    let next_level = change(move |settings| {
        let level = &mut settings.levels[place];
        *level = level.next();
    });
    card = card
        .push(form.button(button, Some(next_character)))
        .push(form.button(&choose, Some(next_level)))
        .push(look.hint(strength(level, rules)));
    container(card).width(Length::FillPortion(1)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stronger_levels_are_never_described_as_losing_more_points() {
        for rules in [RuleSet::bloem(), RuleSet::classical()] {
            let cost = |level: Level| Some((level, cost_of_level(level, &rules)?));
            let (levels, costs): (Vec<Level>, Vec<f64>) =
                Level::ALL.into_iter().filter_map(cost).unzip();
            assert_eq!(levels, Level::ALL[1..]);
            assert!(
                costs.is_sorted_by(|weak, strong| weak >= strong) && costs[0] > costs[3],
                "{costs:?}"
            );
            for (level, cost) in levels.into_iter().zip(costs) {
                let described = strength(level, &rules);
                assert!(described.contains(&decimal(cost, 0)), "{described}");
            }
        }
    }
}
