//! The dialogs of the program. Each is a module with a state, messages, an `update` that may reply to the presenter or begin background work,
//! and a `view` that fills a `DialogLayout`. They share one frame.

mod files;
mod frame;
mod layout;
mod learning;
mod network;
mod play;
mod preferences;
mod rules;
mod scorekeeping;
mod screen;
mod start;

#[cfg(test)]
pub(super) mod bench;
#[cfg(test)]
pub(super) mod fit_tests;

#[cfg(test)]
pub use files::FilesMessage;
pub use files::{Files, GameSheet, HandText, Purpose};
pub use frame::Placement;
pub use layout::{DialogLayout, DialogPlace, DialogSize};
#[cfg(test)]
pub use learning::ReviewMessage;
pub use learning::{
    AlbumDialog, CompareDealsDialog, Drills, Log, Oracle, PuzzleCard, RatingDialog, ReviewDialog,
    StatisticsDialog,
};
pub use network::{Host, Join, Lobby, Messages, ResumedGame, ServerSave};
pub use play::{Answer, DealCodeDialog, PlayOnFrom, Question, Scores, Tips, Why};
pub use preferences::{
    ColoursDialog, Movements, Opponents, Playing, Setup, SoundDialog, TableSetupDialog,
    TextAndDialogs, TileSets, TilesPreview, YourTiles,
};
pub use rules::{CurrentOptions, NewGame, Players, Rules, Scoring, StoredOptions, Workshop};
pub use scorekeeping::ScorekeeperDialog;
pub use screen::{Action, Screen};
pub use start::{FirstStart, StartScreen, UnfinishedGame};

use iced::{Element, Task};

use super::widget::{AnyMessage, Event, Focus, Look};
use crate::presenter::DialogEvent;
pub use crate::presenter::Reply;

macro_rules! screens {
    ($($name:ident),* $(,)?) => {
        /// An open dialog of any kind.
        pub enum AnyDialog {
            $(#[doc = concat!("See `", stringify!($name), "`.")] $name(Box<$name>),)*
        }

        $(impl From<$name> for Dialog {
            fn from(screen: $name) -> Self {
                Self { open: AnyDialog::$name(Box::new(screen)), focus: Focus::default() }
            }
        })*

        impl Dialog {
            /// The title of the open dialog.
            pub fn title(&self) -> String {
                match &self.open {
                    $(AnyDialog::$name(screen) => screen.title(),)*
                }
            }

            /// The names of all kinds of dialogs.
            #[cfg(test)]
            pub const KINDS: &[&str] = &[$(stringify!($name)),*];

            /// The name of the open dialog's kind.
            #[cfg(test)]
            pub fn kind(&self) -> &'static str {
                match &self.open {
                    $(AnyDialog::$name(_) => stringify!($name),)*
                }
            }

            /// The description of the control under the pointer for the status bar, if the dialog has one.
            pub fn hovered_hint(&self) -> Option<&'static str> {
                match &self.open {
                    $(AnyDialog::$name(screen) => screen.hovered_hint(),)*
                }
            }

            fn page(&self) -> usize {
                match &self.open {
                    $(AnyDialog::$name(screen) => screen.page(),)*
                }
            }

            /// The background work that begins when the dialog opens.
            pub fn load(&mut self) -> Task<AnyMessage> {
                match &mut self.open {
                    $(AnyDialog::$name(screen) => screen.load().map(AnyMessage::new),)*
                }
            }

            /// Handles an event that the presenter reports. Returns the background work that follows from it.
            pub fn notify(&mut self, event: DialogEvent) -> Task<AnyMessage> {
                match &mut self.open {
                    $(AnyDialog::$name(screen) => screen.notify(event).map(AnyMessage::new),)*
                }
            }

            /// Passes a message to the open dialog; `None` if it is a message of another kind of dialog.
            fn dispatch(&mut self, message: AnyMessage) -> Option<Action<AnyMessage>> {
                match &mut self.open {
                    $(AnyDialog::$name(screen) => {
                        let action: Action<<$name as Screen>::Message> =
                            screen.update(message.get()?).into();
                        Some(action.map(AnyMessage::new))
                    })*
                }
            }

            /// The dialog in its frame, as a layer over the whole window.
            pub fn view<'a>(&'a self, look: Look<'a>, placement: Placement) -> Element<'a, Message> {
                match &self.open {
                    $(AnyDialog::$name(screen) => {
                        frame::framed(&**screen, look, self.focus, placement)
                    })*
                }
            }
        }
    };
}

screens! {
    AlbumDialog,
    ColoursDialog,
    CurrentOptions,
    DealCodeDialog,
    CompareDealsDialog,
    Drills,
    PlayOnFrom,
    StatisticsDialog,
    Files,
    FirstStart,
    GameSheet,
    HandText,
    Host,
    Join,
    ScorekeeperDialog,
    Lobby,
    Log,
    Messages,
    Movements,
    NewGame,
    Opponents,
    Oracle,
    Players,
    Playing,
    PuzzleCard,
    Question,
    RatingDialog,
    ReviewDialog,
    Rules,
    Scores,
    Scoring,
    ServerSave,
    Setup,
    SoundDialog,
    StartScreen,
    StoredOptions,
    TableSetupDialog,
    TileSets,
    Tips,
    Why,
    TextAndDialogs,
    Workshop,
    YourTiles,
}

/// What the controls of the open dialog send: a message, a change of focus, or both.
pub type Message = Event;

/// The open dialog with its keyboard focus.
pub struct Dialog {
    open: AnyDialog,
    focus: Focus,
}

impl Dialog {
    /// The dialog without its focus.
    pub fn screen(&self) -> &AnyDialog {
        &self.open
    }

    /// Focuses the first control, so that the selected entry of a list is scrolled into view.
    pub fn at_first_control(mut self) -> Self {
        self.focus = Focus {
            at: Some(0),
            shown: true,
            ..Focus::default()
        };
        self
    }

    /// Selects the text of the field with the initial focus, so that typing replaces it.
    pub fn with_text_selected(mut self) -> Self {
        self.focus.arrived = true;
        self
    }

    /// The dialog without its focus, for changing its state.
    pub fn screen_mut(&mut self) -> &mut AnyDialog {
        &mut self.open
    }

    /// Returns the keyboard focus to the initial control. Called when the controls may have changed.
    pub fn refocus(&mut self) {
        self.focus = Focus::default();
    }

    /// Handles a message of the controls.
    pub fn update(&mut self, message: Message) -> Action<AnyMessage> {
        match message.focus {
            Some(focus) => self.focus = focus,
            // A control has sent a message: text that was selected has been replaced, and further typing appends to it.
            None => self.focus.arrived &= message.message.is_none(),
        }
        message
            .message
            .map_or(Action::None, |message| self.receive(message))
    }

    /// Handles a message of the controls or of the background work. One of another kind of dialog is ignored.
    pub fn receive(&mut self, message: AnyMessage) -> Action<AnyMessage> {
        let page = self.page();
        let action = self.dispatch(message).unwrap_or(Action::None);
        if self.page() != page {
            self.refocus();
        }
        action
    }
}
