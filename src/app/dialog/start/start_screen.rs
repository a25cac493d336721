//! The start screen: the opponents, the length of the game, and buttons for a game, a lesson, or play with others.

use iced::widget::{column, container, mouse_area, row};
use iced::{Center, Element, Fill, Length, Size, Task};

use super::next_steps::Records;
use super::ornament;
use crate::app::dialog::{DialogContent, DialogLayout, DialogPlace, DialogSize, Reply};
use crate::app::screen::table::Miniature;
use crate::app::services::Services;
use crate::app::theme::{self, Metrics};
use crate::app::widget::{Event, Form, Look, pale_rule, portrait, style};
use crate::presenter::Command;
use coach::lesson::Course;
use coach::next_steps::NextSteps;
use engine::rules::{GameLength, RuleSet};
use players::{Character, Level};
use storage::settings::Settings;
use wording::{CharacterWording, GameLengthWording, Named};
use words::Key;
use words::{key, say};

/// The screen's state.
pub struct StartScreen {
    /// The preferences, with the changes made on this screen.
    settings: Settings,
    unfinished: Option<UnfinishedGame>,
    /// Where the player's records come from, until they are being read.
    records: Option<Records>,
    /// What the player could do next, once the records have been read.
    pub(super) next_steps: Option<Box<NextSteps>>,
    /// Description of the control under the pointer.
    hovered: Option<Key>,
}

/// An unfinished game that can be continued.
pub struct UnfinishedGame {
    /// A miniature of its table.
    pub table: Miniature,
    /// Its progress in words.
    pub words: String,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Picks another character for this place: 0 right, 1 opposite, 2 left.
    Other(usize),
    /// Sets the level of all three opponents.
    Level(Level),
    /// Sets the length of games.
    Length(GameLength),
    /// Starts a game with these opponents.
    Deal,
    /// Starts a game played by the computer alone.
    Watch,
    /// Continues the unfinished game.
    Continue,
    /// Saves the preferences and runs this command.
    Run(Command),
    /// The pointer has entered a control with this description.
    Enter(Key),
    /// The pointer has left the control with this description.
    Leave(Key),
    /// Returns to the table.
    Close,
    /// Opens this dialog's help page.
    Help,
    /// The player's records have been read.
    Loaded(Box<NextSteps>),
}

/// The line below the program's name.
const SUBTITLE: Key = key!("start-screen-subtitle");

/// The opponents from left to right on the screen: the index of each one's place in the settings, and its label.
const PLACES: [(usize, Key); 3] = [
    (2, key!("start-screen-at-the-left")),
    (1, key!("start-screen-opposite")),
    (0, key!("start-screen-at-the-right")),
];

/// Width of the label at the left end of a row, in units.
const HEADING: f32 = 96.0;

/// Ways to play with other people.
const TOGETHER: [(Key, Command); 3] = [
    (key!("start-screen-at-this-computer"), Command::Hotseat),
    (key!("start-screen-join-a-table"), Command::Join),
    (key!("start-screen-host-a-table"), Command::Host),
];

impl StartScreen {
    /// Opens the screen with these preferences and an unfinished game, if any.
    pub fn new(settings: &Settings, unfinished: Option<UnfinishedGame>) -> Self {
        Self {
            settings: settings.clone(),
            unfinished,
            records: None,
            next_steps: None,
            hovered: None,
        }
    }

    /// Reads the player's records by these services, for the rules of the table.
    pub fn with_records(self, services: &Services, rules: &RuleSet) -> Self {
        let records = Records {
            services: services.clone(),
            rules: rules.clone(),
        };
        Self {
            records: Some(records),
            ..self
        }
    }

    /// Shows these records.
    #[cfg(test)]
    pub fn with_next_steps(self, steps: NextSteps) -> Self {
        Self {
            next_steps: Some(Box::new(steps)),
            ..self
        }
    }

    /// The space for the miniature table in a window of these dimensions.
    pub fn room(metrics: Metrics) -> Size {
        Size::new(metrics.px(217.0), metrics.px(150.0))
    }

    /// The lesson to offer: the second once the first is done, the first otherwise or once both are done.
    fn next_lesson(&self) -> (Key, Command) {
        let first_done = Course::First.is_done_at(self.settings.lesson.into());
        let second_done = Course::Second.is_done_at(self.settings.second_lesson.into());
        match first_done && !second_done {
            true => (key!("start-screen-second-lesson"), Command::SecondLesson),
            false => (key!("start-screen-lesson"), Command::Lesson),
        }
    }

    /// A control whose description appears in the status bar while the pointer is over it.
    pub(super) fn described<'a>(
        control: impl Into<Element<'a, Event>>,
        description: Key,
    ) -> Element<'a, Event> {
        mouse_area(control)
            .on_enter(Event::send(Message::Enter(description)))
            .on_exit(Event::send(Message::Leave(description)))
            .into()
    }

    /// A button for a command, with the command's own description.
    fn command_button<'a>(
        form: &Form<'a, Message>,
        (label, command): (Key, Command),
    ) -> Element<'a, Event> {
        let button = form.block_button(label.text(), Some(Message::Run(command)), false);
        Self::described(button, command.row().hint)
    }

    /// An opponent with portrait, name, level and place; a press picks another.
    fn opponent<'a>(
        &'a self,
        form: &Form<'a, Message>,
        (place, side): (usize, Key),
    ) -> Element<'a, Event> {
        let look = form.look;
        let name = self.settings.names[place + 1].as_str();
        let level = self.settings.levels[place].noun();
        let mut lines = column![
            look.words(name, 16.0, theme::SEMIBOLD, look.palette.ink),
            look.hint(say!("start-screen-opponent", level, side)),
        ];
        let mut face = row![].spacing(look.px(10.0));
        if let Some(character) = Character::named(&self.settings.opponents[place]) {
            face = face.push(portrait(look, character, 52.0));
            lines = lines.push(look.hint(character.manner()));
        }
        let face = face.push(container(lines).width(Fill));
        let hint = say!("start-screen-other-opponent", name);
        let face = form.pressable_picture(&hint, face, Message::Other(place));
        Self::described(face, key!("start-screen-opponent.hint"))
    }

    /// The label at the left end of a row.
    fn heading<'a>(look: Look<'a>, words: &'a str) -> Element<'a, Event> {
        let words = look.words(words, 15.0, theme::SEMIBOLD, look.palette.ink);
        container(words).width(look.px(HEADING)).into()
    }

    /// A row of choices after its label, with a description for the status bar.
    fn choice<'a>(
        form: &Form<'a, Message>,
        (heading, description): (&'a str, Key),
        choices: Vec<Element<'a, Event>>,
    ) -> Element<'a, Event> {
        let look = form.look;
        let line = row![Self::heading(look, heading)]
            .extend(choices)
            .spacing(look.px(14.0))
            .align_y(Center);
        let line = line.wrap().vertical_spacing(look.px(4.0));
        Self::described(line, description)
    }

    /// The unfinished game with the button that continues it.
    fn unfinished_game<'a>(
        &'a self,
        form: &Form<'a, Message>,
        unfinished: &'a UnfinishedGame,
    ) -> Element<'a, Event> {
        let look = form.look;
        let palette = look.palette;
        let picture = unfinished.table.view().map(|_| Event::NOTHING);
        let picture = container(picture)
            .clip(true)
            .style(move |_| style::panel(palette.table[1], palette.line, 4.0));
        let button = form.default(say!("start-screen-continue"), Some(Message::Continue));
        let side = column![
            look.words(unfinished.words.as_str(), 15.0, theme::REGULAR, palette.ink),
            Self::described(button, key!("start-screen-continue.hint")),
            self.next_steps(form, 1),
        ]
        .spacing(look.px(8.0));
        row![picture, container(side).width(Fill)]
            .spacing(look.px(16.0))
            .align_y(Center)
            .into()
    }
}

impl DialogContent for StartScreen {
    type Message = Message;

    fn title(&self) -> String {
        say!("start-screen-title").to_owned()
    }

    fn load(&mut self) -> Task<Message> {
        let records = self.records.take();
        records.map_or_else(Task::none, Records::read)
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let settings = || Box::new(self.settings.clone());
        Some(match message {
            Message::Enter(description) => {
                self.hovered = Some(description);
                return None;
            }
            Message::Leave(description) => {
                self.hovered.take_if(|hovered| *hovered == description);
                return None;
            }
            Message::Loaded(steps) => {
                self.next_steps = Some(steps);
                return None;
            }
            Message::Other(place) => {
                self.settings.change_opponent(place);
                return None;
            }
            Message::Level(level) => {
                self.settings.levels = [level; 3];
                return None;
            }
            Message::Length(length) => {
                self.settings.length = length;
                return None;
            }
            Message::Deal => Reply::StartGame(settings()),
            Message::Watch => Reply::Watch(settings()),
            Message::Continue => Reply::Continue,
            Message::Run(command) => Reply::SaveSettingsThen(settings(), command),
            Message::Close => Reply::Close,
            Message::Help => Reply::Help("start-screen"),
        })
    }

    fn hovered_hint(&self) -> Option<&'static str> {
        self.hovered.map(Key::text)
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize {
            place: DialogPlace::Table,
            width: 705.0,
        }
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        form.on_escape(Message::Close);
        form.on_help(Message::Help);
        let mut body = column![].width(Fill);
        body = match &self.unfinished {
            Some(unfinished) => body
                .push(self.unfinished_game(form, unfinished))
                .push(pale_rule(look))
                .spacing(look.px(9.0)),
            None => body
                .push(ornament::heading(look, SUBTITLE.text()))
                .push(self.next_steps(form, 2))
                .push(pale_rule(look))
                .spacing(look.px(10.0)),
        };
        let opponents = PLACES.map(|place| self.opponent(form, place));
        body = body.push(row(opponents).spacing(look.px(8.0)));
        let level = self.settings.common_level();
        let levels = Level::ALL.map(|one| {
            let name = one.noun().text();
            form.radio(name, level == Some(one), Some(Message::Level(one)))
        });
        let mixed = level
            .is_none()
            .then(|| look.hint(say!("start-screen-mixed-levels")));
        let levels = levels.into_iter().chain(mixed).collect();
        body = body.push(Self::choice(
            form,
            (
                say!("start-screen-level-heading"),
                key!("start-screen-level-heading.hint"),
            ),
            levels,
        ));
        let lengths = GameLength::ALL.map(|length| {
            form.radio(
                length.name(),
                self.settings.length == length,
                Some(Message::Length(length)),
            )
        });
        let mut lengths: Vec<_> = lengths.into();
        lengths.push(look.hint(self.settings.length.hands()));
        let heading = (
            say!("start-screen-length-heading"),
            key!("start-screen-length-heading.hint"),
        );
        body = body.push(Self::choice(form, heading, lengths));
        // The unfinished game is the default: it is more likely to be wanted than a new one.
        let deal = form.block_button(
            say!("start-screen-deal"),
            Some(Message::Deal),
            self.unfinished.is_none(),
        );
        let deal = Self::described(deal, key!("start-screen-deal.hint"));
        let lesson = Self::command_button(form, self.next_lesson());
        let watch = form.block_button(say!("start-screen-watch"), Some(Message::Watch), false);
        let buttons = row![
            container(deal).width(Length::FillPortion(2)),
            container(lesson).width(Fill),
            container(Self::described(watch, key!("start-screen-watch.hint"))).width(Fill),
        ];
        let heading = say!("start-screen-with-others");
        let together = row![Self::heading(look, heading)]
            .extend(TOGETHER.map(|entry| {
                container(Self::command_button(form, entry))
                    .width(Fill)
                    .into()
            }))
            .spacing(look.px(8.0))
            .align_y(Center);
        let body = body.push(buttons.spacing(look.px(8.0))).push(together);
        DialogLayout::new(body, Vec::new())
    }
}
