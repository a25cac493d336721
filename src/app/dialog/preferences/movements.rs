//! Tile Movements: whether and how tiles are animated, and their shadows. A button animates a sample tile.

use iced::Length;
use iced::widget::{column, row};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look, SliderSpec};
use storage::settings::Settings;
use words::say;

/// The dialog's state.
pub struct Movements {
    /// The preferences when the dialog opened.
    before: Settings,
    /// The preferences with the changes made so far.
    now: Settings,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Toggles animation.
    Movements,
    /// Toggles whether other players' tiles fly to and from their own places on the stakes, not the middle of each stake.
    Direction,
    /// Toggles animating the deal.
    Dealing,
    /// Toggles reduced motion.
    Reduced,
    /// Toggles shadows.
    Shading,
    /// Sets the size of the shadows, 1 to 10.
    Shadow(i32),
    /// Sets the speed of the tiles, 1 to 10.
    Speed(i32),
    /// Animates a sample tile.
    Test,
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl Movements {
    /// Opens the dialog with these preferences.
    pub fn new(settings: &Settings) -> Self {
        Self {
            before: settings.clone(),
            now: settings.clone(),
        }
    }
}

impl DialogContent for Movements {
    type Message = Message;

    fn title(&self) -> String {
        say!("movements-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let motion = &mut self.now.motion;
        match message {
            Message::Movements => motion.movements = !motion.movements,
            Message::Direction => motion.direction = !motion.direction,
            Message::Dealing => motion.dealing = !motion.dealing,
            Message::Reduced => motion.reduced = !motion.reduced,
            Message::Shading => motion.shading = !motion.shading,
            Message::Shadow(size) => motion.shadow_size = size.clamp(1, 10) as u8,
            Message::Speed(speed) => motion.speed = speed.clamp(1, 10) as u8,
            Message::Test => return Some(Reply::PreviewAnimation(motion.clone())),
            Message::Ok => return Some(Reply::SaveSettings(Box::new(self.now.clone()))),
            Message::Cancel => return Some(Reply::SaveSettings(Box::new(self.before.clone()))),
            Message::Help => return Some(Reply::Help("box-tile-movements")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(620.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let (look, motion) = (form.look, &self.now.motion);
        let moves = form.group(
            say!("movements-tiles"),
            vec![
                form.check(
                    say!("movements-movements"),
                    motion.movements,
                    Some(Message::Movements),
                ),
                form.check(
                    say!("movements-direction"),
                    motion.direction,
                    Some(Message::Direction),
                ),
                form.check(
                    say!("movements-dealing"),
                    motion.dealing,
                    Some(Message::Dealing),
                ),
                form.check(
                    say!("movements-shading"),
                    motion.shading,
                    Some(Message::Shading),
                ),
                form.check(
                    say!("movements-reduced-motion"),
                    motion.reduced,
                    Some(Message::Reduced),
                ),
            ],
        );
        let slide = |value: u8, before, after| SliderSpec {
            range: (1, 10),
            value: i32::from(value),
            before,
            after,
            figure: value.to_string(),
        };
        let shadow = slide(
            motion.shadow_size,
            say!("movements-small"),
            say!("movements-large"),
        );
        let speed = slide(motion.speed, say!("movements-slow"), say!("movements-fast"));
        let sizes = column![
            form.group(
                say!("movements-shadow-size"),
                vec![form.slider(None, shadow, motion.shading, Message::Shadow)]
            ),
            form.group(
                say!("movements-speed"),
                vec![form.slider(None, speed, motion.movements, Message::Speed)]
            ),
        ]
        .spacing(look.px(14.0))
        .width(Length::FillPortion(2));
        let moves = iced::widget::container(moves).width(Length::Fill);
        DialogLayout {
            hint: Some(form.button(say!("movements-test"), Some(Message::Test))),
            ..DialogLayout::new(
                row![moves, sizes].spacing(look.px(14.0)),
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
