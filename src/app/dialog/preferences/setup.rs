//! General Setup: names, speech balloons, timer bar, autosave, the level of the computer players and the waiting time. OK applies the
//! changes.

use iced::widget::{column, container, row};
use iced::{Center, Length};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look, SliderSpec};
use players::Level;
use storage::settings::{MAX_NAME_LENGTH, Settings};
use words::say;

/// Slider steps per second of waiting time.
const STEPS_PER_SECOND: f32 = 4.0;

/// The dialog's state.
pub struct Setup {
    /// The preferences when the dialog opened.
    before: Settings,
    /// The preferences with the changes made so far.
    now: Settings,
    /// The waiting time on the slider, in seconds, kept while there is no limit.
    seconds: f32,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Sets the name of a player: 0 you, 1 right, 2 opposite, 3 left.
    Name(usize, String),
    /// Toggles speech balloons.
    Balloons,
    /// Toggles the timer bar.
    TimerBar,
    /// Toggles autosave.
    Autosave,
    /// Sets the waiting time in steps of a quarter of a second.
    WaitTime(i32),
    /// Toggles waiting without limit.
    NoLimit,
    /// Sets the level of all computer players.
    Level(Level),
    /// Opens the Opponents dialog with the changes made so far.
    Opponents,
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl Setup {
    /// Opens the dialog with these preferences.
    pub fn new(settings: &Settings) -> Self {
        Self {
            before: settings.clone(),
            now: settings.clone(),
            seconds: settings.wait_time.unwrap_or(1.0),
        }
    }
}

impl DialogContent for Setup {
    type Message = Message;

    fn title(&self) -> String {
        say!("setup-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Name(place, name) => {
                let name: String = name
                    .chars()
                    .filter(|letter| !letter.is_control())
                    .take(MAX_NAME_LENGTH)
                    .collect();
                if let Some(old) = self.now.names.get_mut(place) {
                    *old = name;
                }
            }
            Message::Balloons => self.now.balloons = !self.now.balloons,
            Message::TimerBar => self.now.timer_bar = !self.now.timer_bar,
            Message::Autosave => self.now.autosave = !self.now.autosave,
            Message::WaitTime(steps) => {
                self.seconds = steps as f32 / STEPS_PER_SECOND;
                self.now.wait_time = Some(self.seconds);
            }
            Message::NoLimit => {
                let was_unlimited = self.now.wait_time.is_none();
                self.now.wait_time = was_unlimited.then_some(self.seconds);
            }
            Message::Level(level) => self.now.levels = [level; 3],
            Message::Ok => {
                // An empty field keeps the old name.
                for (name, before) in self.now.names.iter_mut().zip(&self.before.names) {
                    if name.trim().is_empty() {
                        name.clone_from(before);
                    }
                }
                return Some(Reply::SaveSettings(Box::new(self.now.clone())));
            }
            Message::Opponents => return Some(Reply::Opponents(Box::new(self.now.clone()))),
            Message::Cancel => return Some(Reply::SaveSettings(Box::new(self.before.clone()))),
            Message::Help => return Some(Reply::Help("box-general-setup")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(620.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let labels = [
            say!("setup-you"),
            say!("setup-right"),
            say!("setup-opposite"),
            say!("setup-left"),
        ];
        let names = labels.iter().enumerate().map(|(place, label)| {
            let letter = crate::app::widget::letter(label);
            let on_input = move |name| Message::Name(place, name);
            let words = form.name(label);
            let field = form.field(
                letter,
                &self.now.names[place],
                say!("setup-name"),
                false,
                Some(on_input),
            );
            row![container(words).width(look.px(80.0)), field]
                .align_y(Center)
                .into()
        });
        let names = form.group(say!("setup-names"), names.collect());
        let mut general = vec![
            form.check(
                say!("setup-speech-balloons"),
                self.now.balloons,
                Some(Message::Balloons),
            ),
            form.check(
                say!("setup-timer-bar"),
                self.now.timer_bar,
                Some(Message::TimerBar),
            ),
            form.check(
                say!("setup-autosave"),
                self.now.autosave,
                Some(Message::Autosave),
            ),
            look.heading(say!("setup-level-heading")),
        ];
        let level = |level, label| {
            let chosen = self.now.levels == [level; 3];
            let radio = form.radio(label, chosen, Some(Message::Level(level)));
            container(radio).width(Length::FillPortion(1))
        };
        let beginner = level(Level::Beginner, say!("setup-beginner"));
        let club = level(Level::Club, say!("setup-club-player"));
        let expert = level(Level::Expert, say!("setup-expert"));
        let master = level(Level::Master, say!("setup-master"));
        general.push(row![beginner, club].into());
        general.push(row![expert, master].into());
        let is_limited = self.now.wait_time.is_some();
        let figure = if is_limited {
            format!("{:.2} s", self.seconds)
        } else {
            say!("setup-no-limit").to_owned()
        };
        let slide = SliderSpec {
            range: (1, (10.0 * STEPS_PER_SECOND) as i32),
            value: (self.seconds * STEPS_PER_SECOND).round() as i32,
            before: say!("setup-short"),
            after: say!("setup-long"),
            figure,
        };
        let wait = form.group(
            say!("setup-wait-time"),
            vec![
                form.slider(None, slide, is_limited, Message::WaitTime),
                form.check(
                    say!("setup-wait-if-usable"),
                    !is_limited,
                    Some(Message::NoLimit),
                ),
            ],
        );
        let both = row![names, form.group(say!("setup-general"), general)].spacing(look.px(14.0));
        DialogLayout::new(
            column![both, wait]
                .spacing(look.px(11.0))
                .width(Length::Fill),
            vec![
                form.help(Message::Help),
                form.button(say!("setup-opponents"), Some(Message::Opponents)),
                form.cancel(say!("label-cancel"), Message::Cancel),
                form.default(say!("label-ok"), Some(Message::Ok)),
            ],
        )
    }
}
