//! The special hands of a rule set: the list, and the details of the selected hand or the editor for one.

use iced::Length;
use iced::widget::{column, container, row};

use super::Workshop;
use super::change::HandChange;
use super::hand_draft::HandDraft;
use super::message::{Message, Part};
use super::pages::page_height;
use super::special_hands::special_hand_rows;
use crate::app::theme;
use crate::app::widget::{Form, Row, list, rule};
use coach::workshop::{Edit, SpecialHandDraft, describe_award};
use engine::rules::{Award, ScoringEvent};
use wording::RowTitle;
use words::say;

impl Workshop {
    /// The page.
    pub(super) fn hands_page<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        match &self.hands.hand_draft {
            Some(hand_draft) => self.composer(form, hand_draft),
            None => self.list_and_details(form),
        }
    }

    fn list_and_details<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let hands = special_hand_rows(self.draft.rules());
        let chosen = self.hands.chosen.as_ref();
        let chosen = hands.iter().position(|event| Some(&event.id) == chosen);
        let lines = hands.iter().enumerate().map(|(place, event)| {
            let font = match Some(place) == chosen {
                true => theme::SEMIBOLD,
                false => theme::REGULAR,
            };
            let mark = if self.draft.is_own(&event.id) {
                "• "
            } else {
                ""
            };
            let trial = self
                .trial
                .results
                .as_ref()
                .filter(|trial| trial.is_significant());
            let frequency = trial.map(|trial| trial.count_of(&event.id).made);
            let frequency = frequency.map(|made| look.hint(say!("workshop-made-times", made)));
            let value = look.hint(describe_award(event, self.draft.rules()));
            let name = look.line(format!("{mark}{}", event.id.title()), font);
            Row::Tall(
                column![
                    name,
                    row![container(value).width(Length::Fill)].push(frequency)
                ]
                .into(),
            )
        });
        let lines = lines.collect();
        let choose = |line| Message::Hand(HandChange::Choose(line));
        let lines = list(
            (form, say!("workshop-page-hands")),
            lines,
            chosen,
            choose,
            None,
            true,
        );
        let new = form.button(
            say!("workshop-new-hand"),
            Some(Message::Hand(HandChange::New)),
        );
        let left = column![container(lines).height(Length::Fill), new].spacing(look.px(8.0));
        let left = container(left)
            .width(Length::FillPortion(9))
            .height(page_height(look));
        let event = chosen.and_then(|place| hands.get(place).copied());
        let right = event.map(|event| self.details(form, event));
        row![left]
            .push(right.map(|right| container(right).width(Length::FillPortion(11))))
            .spacing(look.px(22.0))
            .into()
    }

    /// The details of the selected hand.
    fn details<'a>(&'a self, form: &Form<'a, Message>, event: &'a ScoringEvent) -> Part<'a> {
        let (look, is_own) = (form.look, self.draft.is_own(&event.id));
        let title = look.words(event.id.title(), 20.0, theme::SEMIBOLD, look.palette.ink);
        let has_patterns = event
            .special
            .as_ref()
            .is_some_and(|special| !special.patterns.is_empty());
        let send = |change| Some(Message::Hand(change));
        let buttons = row![
            form.button(
                say!("workshop-change"),
                is_own.then(|| send(HandChange::Edit)).flatten()
            ),
            form.button(
                say!("workshop-begin"),
                has_patterns.then(|| send(HandChange::Copy)).flatten()
            ),
            form.button(
                say!("workshop-leave-out"),
                is_own.then(|| send(HandChange::Remove)).flatten()
            ),
        ];
        column![
            title,
            look.text(describe_award(event, self.draft.rules())),
            self.forms(form, event),
            self.overlaps(form),
            rule(look),
            self.frequency(form, &event.id, self.draft.rules()),
            rule(look),
            buttons
                .spacing(look.px(10.0))
                .wrap()
                .vertical_spacing(look.px(8.0)),
        ]
        .spacing(look.px(9.0))
        .into()
    }

    /// Handles a change to the special hands.
    pub(super) fn change_hands(&mut self, change: HandChange) {
        if self.apply_hand_change(change).is_some() {
            self.refresh();
        }
    }

    /// Applies a change. Returns `None` if no page needs to be refreshed.
    fn apply_hand_change(&mut self, change: HandChange) -> Option<()> {
        let chosen = || {
            let id = self.hands.chosen.as_ref()?;
            self.draft.rules().event(id).cloned()
        };
        match change {
            HandChange::Choose(line) => {
                let found = special_hand_rows(self.draft.rules());
                self.hands.chosen = found.get(line).map(|event| event.id.clone());
                self.hands.shown_form = 0;
            }
            HandChange::Form(next) => {
                let count = self.hands.form_count(&self.draft).max(1);
                let step = if next { 1 } else { count - 1 };
                self.hands.shown_form = (self.hands.shown_form % count + step) % count;
            }
            HandChange::New => {
                let name = self.free_name(say!("workshop-new-name"));
                self.start_draft(SpecialHandDraft::new(name));
            }
            HandChange::Copy => {
                let event = chosen()?;
                let name = self.free_name(event.id.title());
                self.start_draft(SpecialHandDraft::of(&event, Some(name))?);
            }
            HandChange::Edit => {
                let event = chosen()?;
                self.start_draft(SpecialHandDraft::of(&event, None)?);
            }
            HandChange::Remove => {
                let id = chosen()?.id;
                self.edit(Edit::Remove(id));
            }
            HandChange::SuggestedPoints(points) => {
                let id = chosen().map(|event| event.id);
                match &mut self.hands.hand_draft {
                    Some(hand_draft) => hand_draft.set_points(points),
                    None => {
                        self.edit(Edit::Row(id?, Award::points(points).into()));
                    }
                }
            }
            HandChange::Discard => self.hands.hand_draft = None,
            HandChange::Done => {
                let hand_draft = self.hands.hand_draft.as_ref()?;
                let row = Box::new(hand_draft.hand.row());
                let id = row.id.clone();
                let edit = match hand_draft.hand.replaces() {
                    Some(before) => Edit::Replace(before.clone(), row),
                    None => Edit::Add(row),
                };
                if self.edit(edit) {
                    self.hands.hand_draft = None;
                    self.hands.chosen = Some(id);
                    self.hands.shown_form = 0;
                }
            }
            change => {
                let changes_results = matches!(
                    change,
                    HandChange::Add(_)
                        | HandChange::RemoveSlot(_)
                        | HandChange::Concealed
                        | HandChange::Name(_)
                        | HandChange::Pattern(_)
                );
                // The trial counts hands by their names.
                if changes_results {
                    self.trial.forget();
                }
                self.hands.hand_draft.as_mut()?.change(change);
                self.hands.refresh(&self.draft);
                return None;
            }
        }
        Some(())
    }

    /// Starts making or changing this hand.
    fn start_draft(&mut self, hand: SpecialHandDraft) {
        self.hands.shown_form = 0;
        self.hands.hand_draft = Some(HandDraft::new(hand, &self.draft));
    }

    /// A name that no row uses yet.
    pub(super) fn free_name(&self, name: &str) -> String {
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        let is_free = |name: &String| self.draft.rules().event(name).is_none();
        names.find(is_free).unwrap_or_default()
    }
}
