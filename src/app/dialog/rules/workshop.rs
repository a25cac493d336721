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
mod library;
mod message;
mod notice;
mod options;
mod pages;
mod palette;
mod sets;
mod special_hands;
#[cfg(test)]
mod tests;

use super::scoring::{EventTable, WIDTH};
use crate::app::dialog::{DialogLayout, Reply, Screen};
use crate::app::widget::{Form, Tab, tabs};
use crate::presenter::{RuleOrder, RulesDone};
use change::{EventChange, HandChange};
use coach::trial::Trial;
use coach::workshop::{Draft, Edit};
use engine::rules::{RuleSet, WrittenRules};
use engine::untrusted_text::sanitize_path;
use event_draft::EventDraft;
use library::RuleLibrary;
pub use message::Message;
use message::Part;
use notice::{Asked, Notice};
use options::OptionsPage;
use pages::{BODY, PAGES, Page};
use special_hands::Hands;
use storage::save::LibraryRules;
use wording::Describe;
use words::say;

/// The dialog's state.
pub struct Workshop {
    page: Page,
    library: RuleLibrary,
    draft: Draft,
    options: OptionsPage,
    events: EventTable,
    /// The scoring event being made.
    event_draft: Option<EventDraft>,
    hands: Hands,
    /// Index of the selected difference.
    difference: usize,
    trial: Option<Trial>,
    is_trying: bool,
    notice: Notice,
    /// Why the rule set can't be saved, if it can't.
    save_obstacle: Option<String>,
    is_unsaved: bool,
}

impl Workshop {
    /// Opens the workshop with these rules and the whole library.
    pub fn new(rules: &RuleSet, library: Vec<LibraryRules>) -> Self {
        let library = RuleLibrary::new(library, rules.name.as_ref());
        let kept = library.chosen().filter(|_| library.file_name.is_some());
        let written = kept.map(|one| one.written.clone());
        let mut workshop = Self {
            page: Page::Sets,
            options: OptionsPage::new(rules),
            events: EventTable::new(rules).with_limits(),
            event_draft: None,
            hands: Hands::default(),
            difference: 0,
            trial: None,
            is_trying: false,
            notice: Notice::default(),
            save_obstacle: None,
            is_unsaved: false,
            draft: Draft::new(WrittenRules {
                rules: rules.clone(),
                about: String::new(),
            }),
            library,
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

    /// Opens the workshop with a rule set read from a file outside the library.
    pub fn with(written: WrittenRules, library: Vec<LibraryRules>) -> Self {
        let mut workshop = Self::new(&RuleSet::new(written.rules.id), library);
        workshop.begin_unsaved(written);
        let name = workshop.draft.rules().name_or_id();
        workshop.notice = Notice::Done(say!("workshop-arrived", name));
        workshop.check_savable();
        workshop
    }

    /// Adds a rule set read from a file to the list without replacing the one being edited.
    pub fn add_from_file(&mut self, written: WrittenRules) {
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
        self.hands = Hands::default();
        self.event_draft = None;
        self.forget_trial();
        self.refresh();
    }

    /// Starts editing these rules; if they are not saved in a file, they get a new name.
    fn start_editing(&mut self, mut rules: RuleSet, file_name: Option<String>) {
        let found = self.library.named(rules.name.as_ref());
        let about = found.map_or_else(String::new, |one| one.written.about.clone());
        self.library.file_name = file_name;
        if self.library.file_name.is_none() {
            let name = match &rules.name {
                Some(name) => say!("workshop-our-copy", name),
                None => say!("workshop-our-rules").to_owned(),
            };
            rules.name = Some(self.library.free_title(&name));
        }
        self.draft = Draft::new(WrittenRules { rules, about });
        self.hands = Hands::default();
        self.event_draft = None;
        self.forget_trial();
        self.refresh();
    }

    /// Applies an edit and returns whether it succeeded; an error is shown in the footer.
    fn edit(&mut self, edit: Edit) -> bool {
        let edited = self.draft.edit(edit);
        let done = edited.is_ok();
        self.notice = edited.map_or_else(Notice::Refused, |()| Notice::Nothing);
        done
    }

    /// Applies rules that another page has changed; `typed` names the text field, if the change came from one.
    fn apply_rules(&mut self, mut rules: RuleSet, typed: Option<String>) {
        rules.name = self.draft.rules().name.clone();
        self.edit(Edit::Rules(Box::new(rules), typed));
        self.hands.show(&self.draft);
    }

    /// Sets an option; typed text stays as it is.
    fn set_options(
        &mut self,
        set: impl FnOnce(&mut OptionsPage) -> Option<String>,
    ) -> Option<Reply> {
        let typed = set(&mut self.options);
        self.apply_rules(self.options.rules(), typed);
        self.events.show(self.draft.rules());
        None
    }

    /// Refreshes all pages.
    fn refresh(&mut self) {
        self.options.show(self.draft.rules());
        self.events.show(self.draft.rules());
        self.hands.show(&self.draft);
    }

    /// Drops the trial, which was for another version of the rules.
    fn forget_trial(&mut self) {
        self.trial = None;
        self.is_trying = false;
    }

    /// The rules to try, including the special hand being made if it is valid.
    fn trial_rules(&self) -> RuleSet {
        let made = self.hands.tried().cloned();
        made.unwrap_or_else(|| self.draft.rules().clone())
    }

    /// Shows intermediate or final results of a trial.
    pub fn show_trial(&mut self, trial: Trial) {
        self.is_trying = trial.deals < coach::trial::DEALS;
        self.trial = Some(trial);
    }

    /// Shows the result of a file operation, and the library after it.
    pub fn finish_order(&mut self, done: Result<RulesDone, String>, library: Vec<LibraryRules>) {
        if let Ok(RulesDone::Kept(short_name)) = &done {
            self.draft.mark_saved();
            self.library.file_name = Some(short_name.clone());
        }
        let kept = self.library.file_name.clone();
        self.library.refill(library, kept.as_ref());
        self.notice = match done {
            Ok(RulesDone::Kept(_)) => Notice::Done(say!(
                "workshop-kept",
                name = self.draft.rules().name_or_id()
            )),
            Ok(RulesDone::Removed) => Notice::Done(say!("workshop-removed").to_owned()),
            Ok(RulesDone::Shared(path)) => {
                let path = sanitize_path(&path);
                Notice::Done(say!("workshop-shared", path))
            }
            Err(why) => Notice::Refused(why),
        };
        self.check_savable();
    }

    /// Checks whether the rule set can be saved and needs to be.
    fn check_savable(&mut self) {
        let name = self.draft.rules().name_or_id();
        self.save_obstacle = match self.library.is_title_of_another(name) {
            true => Some(say!("workshop-name-taken", name)),
            false => self.draft.problem().map(|problem| problem.describe()),
        };
        self.is_unsaved = self.draft.is_unsaved();
    }

    /// Whether the player confirms a warning by repeating the action.
    fn is_sure(&mut self, asked: Asked, warning: &'static str) -> bool {
        self.notice.is_sure(asked, warning)
    }

    fn order(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Save => {
                let short_name = self.library.file_name.clone();
                let written = Box::new(self.draft.written().clone());
                Some(Reply::Rules(RuleOrder::Keep {
                    short_name,
                    written,
                }))
            }
            Message::Share => {
                let written = Box::new(self.draft.written().clone());
                Some(Reply::Rules(RuleOrder::Share(written)))
            }
            Message::Remove => {
                let one = self.library.chosen().filter(|one| one.is_own)?;
                let name = one.short_name.clone();
                let sure = self.is_sure(Asked::Remove, say!("workshop-confirm-remove"));
                sure.then_some(Reply::Rules(RuleOrder::Remove(name)))
            }
            Message::Play => {
                let sure = self.is_sure(Asked::Play, say!("workshop-confirm-play"));
                sure.then(|| Reply::NewGame(Box::new(self.draft.rules().clone())))
            }
            Message::Close => {
                let unmade = self.event_draft.is_some() || self.hands.hand_draft.is_some();
                let sure = !(self.draft.is_unsaved() || unmade)
                    || self.is_sure(Asked::Close, say!("workshop-confirm-close"));
                sure.then_some(Reply::Close)
            }
            _ => None,
        }
    }
}

impl Screen for Workshop {
    type Message = Message;

    fn title(&self) -> String {
        say!("workshop-title", name = self.draft.rules().name_or_id())
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let reply = self.handle(message);
        self.check_savable();
        reply
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let marks = PAGES.map(|(name, page)| Tab {
            label: name.text().to_owned(),
            message: Message::Page(page),
            right: false,
        });
        let chosen = PAGES.iter().position(|(_, page)| *page == self.page);
        let head = tabs(form, &marks, chosen.unwrap_or(0));
        let body: Part<'a> = match self.page {
            Page::Sets => self.sets(form),
            Page::Options => self.options.view(form),
            Page::Events => self.scoring_events(form),
            Page::Hands => self.special_hands(form),
            Page::Differences => self.differences_page(form),
        };
        // A hand or event being made is not in the rules yet. Hide Undo and Redo, which would change something out of sight.
        let mut buttons = vec![form.help(Message::Help)];
        buttons.extend(
            match (self.page, &self.event_draft, &self.hands.hand_draft) {
                (Page::Events, Some(event_draft), _) => {
                    let done = event_draft.tried.is_ok().then_some(EventChange::Done);
                    let done = done.map(Message::OwnEvent);
                    self.draft_buttons(form, Message::OwnEvent(EventChange::Leave), done)
                }
                (Page::Hands, _, Some(hand_draft)) => {
                    let done = hand_draft.tried.is_ok().then_some(HandChange::Done);
                    let done = done.map(Message::Hand);
                    self.draft_buttons(form, Message::Hand(HandChange::Leave), done)
                }
                _ => self.usual_buttons(form),
            },
        );
        DialogLayout {
            height: Some(BODY),
            head: Some(head),
            hint: Some(self.footer_notice(form)),
            ..DialogLayout::new(WIDTH, body, buttons)
        }
    }
}

impl Workshop {
    /// Handles a message from a control.
    fn handle(&mut self, message: Message) -> Option<Reply> {
        let asks = matches!(
            message,
            Message::Close | Message::Play | Message::Remove | Message::Open
        );
        if !asks {
            self.notice = Notice::default();
        }
        match message {
            Message::Page(page) => self.page = page,
            Message::Set(line) => self.library.choose(line),
            Message::Open => {
                let one = self.library.chosen()?.clone();
                let is_saved = !self.draft.is_unsaved();
                if is_saved || self.is_sure(Asked::Open, say!("workshop-confirm-open")) {
                    let stops = self.is_trying;
                    match RuleLibrary::is_unsaved(&one) {
                        true => self.begin_unsaved(one.written),
                        false => {
                            let file_name = one.is_own.then_some(one.short_name);
                            self.start_editing(one.written.rules, file_name);
                        }
                    }
                    self.notice = Notice::default();
                    return stops.then_some(Reply::StopTrial);
                }
            }
            Message::Name(name) => drop(self.edit(Edit::Name(name))),
            Message::About(about) => drop(self.edit(Edit::About(about))),
            Message::Copy => {
                self.library.file_name = None;
                let name = self.library.free_title(self.draft.rules().name_or_id());
                self.edit(Edit::Name(name));
            }
            Message::Undo => self.draft.undo(),
            Message::Redo => self.draft.redo(),
            Message::Option(change) => return self.set_options(|page| page.set(change)),
            Message::Panel(change) => return self.set_options(|page| page.panel(change)),
            Message::Event(change) => {
                let typed = change.is_typed();
                let chosen = self.events.chosen().filter(|_| typed);
                let typed = chosen.map(|id| id.as_str().to_owned());
                self.events.change(change);
                self.apply_rules(self.events.rules().clone(), typed);
                self.options.show(self.draft.rules());
                return None;
            }
            Message::OwnEvent(change) => return self.change_event(change),
            Message::Hand(change) => return self.change_hands(change),
            Message::Difference(line) => self.difference = line,
            Message::TakeBack => {
                let edit = self.revert_selected()?;
                self.edit(edit);
            }
            Message::Try if self.is_trying => {
                self.is_trying = false;
                return Some(Reply::StopTrial);
            }
            Message::Try => {
                self.is_trying = true;
                self.trial = None;
                return Some(Reply::StartTrial(Box::new(self.trial_rules())));
            }
            Message::Help => return Some(Reply::Help("workshop")),
            order => return self.order(order),
        }
        self.refresh();
        None
    }
}
