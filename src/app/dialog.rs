//! The boxes of the program. Each is a screen of its own file: a state, its messages, an update that may end in an
//! `Reply` for the presenter, and a view that fills a `DialogLayout`. The frame round it is the same for all.

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

pub use files::{Files, GameSheet, HandText, Purpose};
pub use frame::Stand;
pub use layout::{DialogLayout, Place};
pub use learning::{
    AlbumBox, DealsBox, Drills, Figures, Log, Oracle, PuzzleCard, RatingBox, ReviewBox,
};
pub use network::{GameProgress, Host, Join, Lobby, Messages, ServerSave};
pub use play::{Answer, DealBox, Earlier, Question, Scores, Tips, Why};
pub use preferences::{
    ColoursBox, Movements, Opponents, Playing, Setup, SoundBox, TableBox, TileSets, TilesPreview,
    WordsAndBoxes, YourTiles,
};
pub use rules::{CurrentOptions, NewGame, Players, Rules, Scoring, StoredOptions, Workshop};
pub use scorekeeping::Keeper;
pub use screen::Screen;
pub use start::{FirstStart, LeftGame, StartScreen};

use iced::Element;

use super::widget::{Event, Focus, Look};
pub use crate::presenter::Reply;

macro_rules! screens {
    ($($name:ident),* $(,)?) => {
        /// Every kind of box.
        pub enum Open {
            $(#[doc = concat!("See `", stringify!($name), "`.")] $name(Box<$name>),)*
        }

        /// What the controls of a box say.
        #[derive(Clone, Debug)]
        pub enum Said {
            $(#[doc = concat!("See `", stringify!($name), "`.")] $name(<$name as Screen>::Message),)*
        }

        $(impl From<$name> for Dialog {
            fn from(screen: $name) -> Self {
                Self { open: Open::$name(Box::new(screen)), focus: Focus::default() }
            }
        })*

        impl Dialog {
            /// The words of its title.
            pub fn title(&self) -> String {
                match &self.open {
                    $(Open::$name(screen) => screen.title(),)*
                }
            }

            /// The kinds of boxes.
            #[cfg(test)]
            pub const KINDS: &[&str] = &[$(stringify!($name)),*];

            /// Which kind of box it is.
            #[cfg(test)]
            pub fn kind(&self) -> &'static str {
                match &self.open {
                    $(Open::$name(_) => stringify!($name),)*
                }
            }

            /// What the control is for that the pointer is at, where the box tells it on the status bar.
            pub fn pointed(&self) -> Option<&'static str> {
                match &self.open {
                    $(Open::$name(screen) => screen.pointed(),)*
                }
            }

            fn page(&self) -> usize {
                match &self.open {
                    $(Open::$name(screen) => screen.page(),)*
                }
            }

            fn said(&mut self, said: Said) -> Option<Reply> {
                match (&mut self.open, said) {
                    $((Open::$name(screen), Said::$name(message)) => screen.update(message),)*
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }

            /// The box over the table; small boxes have their stand.
            pub fn view<'a>(&'a self, look: Look<'a>, stand: Stand) -> Element<'a, Message> {
                match &self.open {
                    $(Open::$name(screen) => {
                        frame::framed(&**screen, look, self.focus, stand).map(|event| Event {
                            focus: event.focus,
                            message: event.message.map(Said::$name),
                        })
                    })*
                }
            }
        }
    };
}

screens! {
    AlbumBox,
    ColoursBox,
    CurrentOptions,
    DealBox,
    DealsBox,
    Drills,
    Earlier,
    Figures,
    Files,
    FirstStart,
    GameSheet,
    HandText,
    Host,
    Join,
    Keeper,
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
    RatingBox,
    ReviewBox,
    Rules,
    Scores,
    Scoring,
    ServerSave,
    Setup,
    SoundBox,
    StartScreen,
    StoredOptions,
    TableBox,
    TileSets,
    Tips,
    Why,
    WordsAndBoxes,
    Workshop,
    YourTiles,
}

/// What comes out of an open box.
pub type Message = Event<Said>;

/// An open box.
pub struct Dialog {
    open: Open,
    focus: Focus,
}

impl Dialog {
    /// Which box it is.
    pub fn screen(&self) -> &Open {
        &self.open
    }

    /// The same box with its first control focused, so that what is chosen there is in sight.
    pub fn at_first_control(mut self) -> Self {
        self.focus = Focus {
            at: Some(0),
            shown: true,
            ..Focus::default()
        };
        self
    }

    /// The same box with the text of its first field selected: what is typed replaces it.
    pub fn with_text_selected(mut self) -> Self {
        self.focus.arrived = true;
        self
    }

    /// Which box it is, to be brought up to date.
    pub fn screen_mut(&mut self) -> &mut Open {
        &mut self.open
    }

    /// Forgets which control the keyboard was at: the box shows others now.
    pub fn refocus(&mut self) {
        self.focus = Focus::default();
    }

    /// Takes what came out of it; an action is for the app.
    pub fn update(&mut self, message: Message) -> Option<Reply> {
        match message.focus {
            Some(focus) => self.focus = focus,
            // What is typed now comes behind what was typed.
            None => self.focus.arrived &= message.message.is_none(),
        }
        let page = self.page();
        let reply = self.said(message.message?);
        if self.page() != page {
            self.refocus();
        }
        reply
    }
}
