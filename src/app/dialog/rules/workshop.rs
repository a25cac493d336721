//! The rule set workshop: the library of rule sets, an editor for one of them with all its options, scoring events and special hands, and
//! its differences from the original.

mod change;
mod composer;
mod differences;
mod event_draft;
mod event_maker;
mod events;
mod footer;
mod hand_details;
mod hand_draft;
mod hands;
mod jobs;
mod library;
mod message;
mod notice;
mod options;
mod pages;
mod palette;
mod rule_trial;
mod sets;
mod special_hands;
#[cfg(test)]
mod tests;

use iced::Task;

use super::scoring::{EventTable, WIDTH};
use crate::app::dialog::{Action, DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::disk::RuleJob;
use crate::app::services::Services;
use crate::app::widget::{Form, Look, Tab, tabs};
use crate::presenter::DialogEvent;
use change::{EventChange, HandChange};
use coach::workshop::{Draft, Edit};
use engine::rules::{RuleSet, WrittenRules};
use event_draft::EventDraft;
use library::RuleSetList;
pub use message::Message;
use message::Part;
use notice::Notice;
use options::OptionsPage;
use pages::{BODY, PAGES, Page};
use rule_trial::RuleTrial;
use special_hands::SpecialHands;
use storage::save::LibraryRules;
use wording::{Describe, RulesWording};
use words::say;

/// The dialog's state.
pub struct Workshop {
    page: Page,
    library: RuleSetList,
    /// The rule set being edited.
    draft: Draft,
    /// Number of the draft. A copy has another number, since saving the original doesn't save the copy.
    draft_number: u64,
    options: OptionsPage,
    events: EventTable,
    /// The scoring event being made or changed.
    event_draft: Option<EventDraft>,
    hands: SpecialHands,
    /// Index of the selected difference.
    difference: usize,
    trial: RuleTrial,
    notice: Notice,
    /// Why the rule set can't be saved, if it can't.
    save_obstacle: Option<String>,
    /// Whether there are changes that are not saved.
    is_unsaved: bool,
    services: Services,
}

impl Workshop {
    /// Opens the workshop to edit these rules. If they are not the player's own in the library, it edits a copy under a new name.
    pub fn new(rules: &RuleSet, library: Vec<LibraryRules>, services: Services) -> Self {
        let library = RuleSetList::new(library, rules.name.as_ref());
        let saved = library.chosen().filter(|_| library.file_name.is_some());
        let written = saved.map(|entry| entry.written.clone());
        let mut workshop = Self {
            page: Page::Sets,
            options: OptionsPage::new(rules),
            events: EventTable::new(rules).with_limits(),
            event_draft: None,
            hands: SpecialHands::default(),
            difference: 0,
            trial: RuleTrial::default(),
            notice: Notice::default(),
            save_obstacle: None,
            is_unsaved: false,
            draft_number: 0,
            draft: Draft::new(WrittenRules {
                rules: rules.clone(),
                about: String::new(),
            }),
            library,
            services,
        };
        match written {
            Some(written) => {
                // Changes made only for the game become unsaved changes to the file.
                workshop.draft = Draft::new(written);
                workshop.edit(Edit::Rules(Box::new(rules.clone()), None));
            }
            None => workshop.start_editing(rules.clone(), None),
        }
        workshop.refresh();
        workshop.check_savable();
        workshop
    }

    /// Opens the workshop to edit a rule set read from a file outside the library, which is not saved yet.
    pub fn from_file(
        written: WrittenRules,
        library: Vec<LibraryRules>,
        services: Services,
    ) -> Self {
        let mut workshop = Self::new(&RuleSet::new(written.rules.id), library, services);
        workshop.begin_unsaved(written);
        let name = workshop.draft.rules().name_or_id();
        workshop.notice = Notice::Done(say!("workshop-arrived", name));
        workshop.check_savable();
        workshop
    }

    /// Adds a rule set read from a file outside the library to the list without replacing the one being edited.
    fn add_from_file(&mut self, written: WrittenRules) {
        let name = written.rules.name_or_id().to_owned();
        self.library.add_unsaved(written);
        self.page = Page::Sets;
        self.notice = Notice::Done(say!("workshop-put-up", name));
    }

    /// Starts editing a rule set that is not saved in the library, under a name that is still free.
    fn begin_unsaved(&mut self, mut written: WrittenRules) {
        self.library.file_name = None;
        written.rules.name = Some(self.library.free_title(written.rules.name_or_id()));
        self.draft = Draft::unsaved(written);
        self.draft_number += 1;
        self.hands = SpecialHands::default();
        self.event_draft = None;
        self.trial.forget();
        self.refresh();
    }

    /// Starts editing these rules, which the library keeps under this short file name; without one, they get a new name.
    fn start_editing(&mut self, mut rules: RuleSet, file_name: Option<String>) {
        let entry = self.library.named(rules.name.as_ref());
        let about = entry.map_or_else(String::new, |entry| entry.written.about.clone());
        self.library.file_name = file_name;
        if self.library.file_name.is_none() {
            let name = match &rules.name {
                Some(_) => say!("workshop-our-copy", name = rules.title()),
                None => say!("workshop-our-rules").to_owned(),
            };
            rules.name = Some(self.library.free_title(&name));
        }
        self.draft = Draft::new(WrittenRules { rules, about });
        self.draft_number += 1;
        self.hands = SpecialHands::default();
        self.event_draft = None;
        self.trial.forget();
        self.refresh();
    }

    /// Applies an edit and returns whether it succeeded; an error is shown in the footer.
    fn edit(&mut self, edit: Edit) -> bool {
        let result = self.draft.edit(edit);
        let is_applied = result.is_ok();
        self.notice = result.map_or_else(Notice::Refused, |()| Notice::Nothing);
        is_applied
    }

    /// Applies rules that a page has changed. `text_field` names the field, if the change was typed: undo treats typing in a field as one change.
    fn apply_rules(&mut self, mut rules: RuleSet, text_field: Option<String>) {
        rules.name = self.draft.rules().name.clone();
        self.edit(Edit::Rules(Box::new(rules), text_field));
        self.hands.refresh(&self.draft);
    }

    /// Sets an option without refreshing the options page, so that a number being typed stays as it is.
    fn set_options(&mut self, set: impl FnOnce(&mut OptionsPage) -> Option<String>) {
        let text_field = set(&mut self.options);
        self.apply_rules(self.options.rules(), text_field);
        self.events.set_rules(self.draft.rules());
    }

    /// Shows the draft on all pages.
    fn refresh(&mut self) {
        self.options.set_rules(self.draft.rules());
        self.events.set_rules(self.draft.rules());
        self.hands.refresh(&self.draft);
    }

    /// The rules to try, including the special hand being made if it is valid.
    fn trial_rules(&self) -> RuleSet {
        let with_hand = self.hands.rules_with_draft().cloned();
        with_hand.unwrap_or_else(|| self.draft.rules().clone())
    }

    /// Checks whether the rule set can be saved, and whether it needs to be.
    fn check_savable(&mut self) {
        let name = self.draft.rules().name_or_id();
        self.save_obstacle = match self.library.is_title_of_another(name) {
            true => Some(say!("workshop-name-taken", name)),
            false => self.draft.problem().map(|problem| problem.describe()),
        };
        self.is_unsaved = self.draft.is_unsaved();
    }
}

impl DialogContent for Workshop {
    type Message = Message;

    fn title(&self) -> String {
        say!("workshop-title", name = self.draft.rules().name_or_id())
    }

    fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::JobDone(draft_number, result, library) => {
                self.finish_job(draft_number, result, library);
                return Action::None;
            }
            Message::JobFailed(why) => {
                self.notice = Notice::Refused(why);
                return Action::None;
            }
            Message::Tried(number, trial) => {
                self.trial.receive(number, trial);
                return Action::None;
            }
            _ => {}
        }
        // The page of special hands drops the results itself, except after changes that hardly affect them.
        let keeps_results = matches!(message, Message::Hand(_));
        let before = self.draft.rules().clone();
        let action = self.act(message);
        if !keeps_results && *self.draft.rules() != before {
            self.trial.forget();
        }
        self.check_savable();
        action
    }

    fn notify(&mut self, event: DialogEvent) -> Task<Message> {
        if let DialogEvent::RulesRead(written) = event {
            self.add_from_file(*written);
        }
        Task::none()
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(WIDTH)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let labels = PAGES.map(|(name, page)| Tab {
            label: name.text().to_owned(),
            message: Message::Page(page),
            right: false,
        });
        let chosen = PAGES.iter().position(|(_, page)| *page == self.page);
        let head = tabs(form, &labels, chosen.unwrap_or(0));
        let body: Part<'a> = match self.page {
            Page::Sets => self.sets_page(form),
            Page::Options => self.options.view(form),
            Page::Events => self.events_page(form),
            Page::Hands => self.hands_page(form),
            Page::Differences => self.differences_page(form),
        };
        // Undo and Redo would change the rules behind a hand or event that is being made, so they are hidden on its page.
        let mut buttons = vec![form.help(Message::Help)];
        buttons.extend(
            match (self.page, &self.event_draft, &self.hands.hand_draft) {
                (Page::Events, Some(event_draft), _) => {
                    let done = event_draft.rules.is_ok().then_some(EventChange::Done);
                    let done = done.map(Message::OwnEvent);
                    self.draft_buttons(form, Message::OwnEvent(EventChange::Discard), done)
                }
                (Page::Hands, _, Some(hand_draft)) => {
                    let done = hand_draft.rules.is_ok().then_some(HandChange::Done);
                    let done = done.map(Message::Hand);
                    self.draft_buttons(form, Message::Hand(HandChange::Discard), done)
                }
                _ => self.usual_buttons(form),
            },
        );
        DialogLayout {
            height: Some(BODY),
            head: Some(head),
            hint: Some(self.footer_notice(form)),
            ..DialogLayout::new(body, buttons)
        }
    }
}

impl Workshop {
    /// Handles a message from a control.
    fn act(&mut self, message: Message) -> Action<Message> {
        // The second press of these confirms them, so it must find the notice of the first.
        let needs_notice = matches!(
            message,
            Message::Close | Message::Play | Message::Remove | Message::Open
        );
        if !needs_notice {
            self.notice = Notice::default();
        }
        match message {
            Message::Page(page) => self.page = page,
            Message::Select(line) => self.library.choose(line),
            Message::Open => self.open(),
            Message::Name(name) => drop(self.edit(Edit::Name(name))),
            Message::About(about) => drop(self.edit(Edit::About(about))),
            Message::Copy => {
                self.library.file_name = None;
                self.draft_number += 1;
                let name = self.library.free_title(self.draft.rules().name_or_id());
                self.edit(Edit::Name(name));
            }
            Message::Undo => self.draft.undo(),
            Message::Redo => self.draft.redo(),
            Message::Option(change) => {
                self.set_options(|page| page.change(change));
                return Action::None;
            }
            Message::Panel(change) => {
                self.set_options(|page| page.change_in_panel(change));
                return Action::None;
            }
            Message::Event(change) => {
                let is_typed = change.is_typed();
                let chosen = self.events.chosen().filter(|_| is_typed);
                let text_field = chosen.map(|id| id.as_str().to_owned());
                self.events.change(change);
                self.apply_rules(self.events.rules().clone(), text_field);
                self.options.set_rules(self.draft.rules());
                return Action::None;
            }
            Message::OwnEvent(change) => {
                self.change_event(change);
                return Action::None;
            }
            Message::Hand(change) => {
                self.change_hands(change);
                return Action::None;
            }
            Message::Difference(line) => self.difference = line,
            Message::Revert => {
                let Some(edit) = self.revert_selected() else {
                    return Action::None;
                };
                self.edit(edit);
            }
            Message::Try if self.trial.is_running() => {
                self.trial.stop();
                return Action::None;
            }
            Message::Try => {
                return Action::Run(self.trial.begin(self.trial_rules(), &self.services));
            }
            Message::Save => {
                let short_name = self.library.file_name.clone();
                let written = Box::new(self.draft.written().clone());
                return self.start_job(RuleJob::Store {
                    short_name,
                    written,
                });
            }
            Message::Share => {
                let written = Box::new(self.draft.written().clone());
                return self.start_job(RuleJob::Share(written));
            }
            Message::Remove => return self.remove(),
            Message::Play => return self.play().into(),
            Message::Close => return self.close().into(),
            Message::Help => return Action::Reply(Reply::Help("workshop")),
            // `update` handles results of background work.
            Message::JobDone(..) | Message::JobFailed(_) | Message::Tried(..) => {}
        }
        self.refresh();
        Action::None
    }
}
