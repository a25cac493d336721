//! The boxes of the program. Each is a screen of its own file: a state, its messages, an update that may end in an
//! `Action` for the app, and a view that fills a `Sheet`. The frame round it is the same for all.

mod files;
mod frame;
mod learning;
mod network;
mod play;
mod preferences;
mod rules;

#[cfg(test)]
pub(super) mod bench;
#[cfg(test)]
mod fit_tests;

pub use files::{FileLine, Files, GameSheet, Kind, Purpose};
pub use frame::{Place, Sheet, Stand};
pub use learning::{Drills, Figures, Log, Oracle, ReviewBox};
pub use network::{Host, Join, Lobby, Messages, Resumed};
pub use play::{Answer, Earlier, Question, Scores, Tips, Why};
pub use preferences::{
    ColoursBox, Movements, Opponents, Playing, Setup, SoundBox, TableBox, TileSets, WordsAndBoxes,
    YourTiles,
};
pub use rules::{CurrentOptions, NewGame, Players, Rules, Scoring};

use std::path::PathBuf;

use iced::Element;

use super::command::Command;
use super::hotseat::Seating;
use super::widget::{Event, Focus, Form, Look};
use crate::lesson::drill::Tally;
use crate::rules::RuleSet;
use crate::settings::{MotionSettings, NetworkSettings, Settings};
use crate::table::Move;
use crate::tiles::Seat;

/// What a box wants of the app, which closes the box unless it says that it stays.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Nothing: Cancel, No, Escape.
    Close,
    /// This answer to what the table asks.
    Answer(Move),
    /// This command.
    Run(Command),
    /// The answer to "New to the game?" [Q40].
    Newcomer(bool),
    /// Save the game, then go on with the command.
    SaveThen(Command),
    /// Leave the table of the network, then go on with the command.
    LeaveThen(Command),
    /// Go on with the command without saving.
    DiscardThen(Command),
    /// Take over and keep these preferences; Cancel gives back those of before.
    Keep(Box<Settings>),
    /// Show how these preferences look; the box stays.
    Preview(Box<Settings>),
    /// Let a tile fly with these settings; the box stays.
    Test(MotionSettings),
    /// Start a new game by these rules.
    NewGame(Box<RuleSet>),
    /// Start a new game of these people and computer players, by place.
    Together(Box<[String; 4]>, [bool; 4]),
    /// The people at this computer change places.
    Seating(Seating),
    /// Save the score sheet; the box stays.
    SaveSheet(Kind),
    /// Sit down at a server's table.
    Join(Box<NetworkSettings>),
    /// Open a table of one's own to the network, perhaps with a saved game.
    Host(Box<NetworkSettings>, Option<PathBuf>),
    /// Ask who takes part in this saved game of the network.
    Resume(PathBuf),
    /// Say something to everybody at the table; the box stays.
    Chat(String),
    /// Ask the server for these options.
    SetOptions(Box<RuleSet>),
    /// Open this saved game.
    Open(PathBuf),
    /// Save the game here.
    SaveAs(PathBuf),
    /// A file of this name exists: ask whether to overwrite it.
    Overwrite(PathBuf),
    /// Choose a bitmap with tiles from a list, then come back to the Tile Sets box.
    ChooseTiles(Box<Settings>),
    /// Choose the opponents, with these preferences.
    Opponents(Box<Settings>),
    /// Go back to the Tile Sets box with these preferences.
    TileSets(Box<Settings>),
    /// The drills are left with this tally.
    Drilled([Tally; 4]),
    /// Go back to where only so many inputs had been made, and play on from there.
    PlayOnFrom(usize),
    /// Review from this seat; the box stays.
    LookFrom(Seat),
    /// Judge what the review shows next; the box stays.
    Judge,
    /// Show the table from this seat as it was after so many inputs; the box stays.
    ShowPoint(Seat, usize),
    /// Show the table as it is; the box stays.
    ShowNow,
    /// Close the review.
    LeaveReview,
    /// Play on from where so many inputs had been made.
    PlayOn(usize),
    /// Begin the statistics anew.
    ForgetFigures,
    /// Open this topic of the help; the box stays.
    Help(&'static str),
}

/// A box: what it holds and how it is drawn.
pub trait Screen {
    /// What its controls say.
    type Message: Clone + 'static;

    /// The words of its title.
    fn title(&self) -> String;

    /// Takes what a control says; an action ends the box.
    fn update(&mut self, message: Self::Message) -> Option<Action>;

    /// Fills the sheet. The order in which controls are made is the order of the focus.
    fn view<'a>(&'a self, form: &Form<'a, Self::Message>) -> Sheet<'a, Self::Message>;
}

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

            fn said(&mut self, said: Said) -> Option<Action> {
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
    ColoursBox,
    CurrentOptions,
    Drills,
    Earlier,
    Figures,
    Files,
    GameSheet,
    Host,
    Join,
    Lobby,
    Log,
    Messages,
    Movements,
    NewGame,
    Opponents,
    Oracle,
    Players,
    Playing,
    Question,
    ReviewBox,
    Rules,
    Scores,
    Scoring,
    Setup,
    SoundBox,
    TableBox,
    TileSets,
    Tips,
    Why,
    WordsAndBoxes,
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
        };
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
    pub fn update(&mut self, message: Message) -> Option<Action> {
        if let Some(focus) = message.focus {
            self.focus = focus;
        }
        self.said(message.message?)
    }
}
