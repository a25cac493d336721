//! QuickTip asked again [A1]: the two or three best tiles to throw, or what can be done with a discard, with what each plan is worth,
//! its chance and its danger.

use iced::widget::{column, container, row};
use iced::{Center, Element, Fill};

use crate::app::dialog::{Reply, Screen, Sheet};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, marked_tile, pale_rule, tile_row};
use crate::computer::{self, Choice};
use crate::table::{Claim, Move};
use crate::tiles::{BySeat, Tile};

/// A window so high has room for the tiles that help, in units.
const ROOMY: f32 = 700.0;

/// So broad is the line of the tiles that help at most, in units.
const HELPING: f32 = 560.0;

/// The box.
pub struct Tips {
    /// What can be done, and what it promises.
    lines: Vec<(Move, Choice)>,
    /// The discard it is about; `None` in one's own turn.
    about: Option<Tile>,
    /// What the players are called.
    names: BySeat<String>,
    /// Chances and points are told.
    figures: bool,
}

/// What its controls say.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Closes the box.
    Close,
    /// Opens the page of the help about this box.
    Help,
}

impl Tips {
    /// The box for what can be done in the turn, the best first, at a table of players of these names.
    pub fn of_turn(lines: Vec<(Move, Choice)>, names: BySeat<String>) -> Self {
        Self {
            lines,
            about: None,
            names,
            figures: true,
        }
    }

    /// The box for what can be done with this discard.
    pub fn of_discard(tile: Tile, offers: Vec<(Move, Choice)>) -> Self {
        Self {
            lines: offers,
            about: Some(tile),
            names: BySeat::default(),
            figures: true,
        }
    }

    /// The same for a lesson, whose card lets any of the tiles go: without figures that nobody there can judge yet, and first what the
    /// tip advises there.
    pub fn in_lesson(mut self, tip: impl Fn(&Move) -> bool) -> Self {
        self.lines.sort_by_key(|(choice, _)| !tip(choice));
        Self {
            figures: false,
            ..self
        }
    }
}

impl Screen for Tips {
    type Message = Message;

    fn title(&self) -> String {
        say!("tips-quicktip").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Close => Reply::Close,
            Message::Help => Reply::Help("figures"),
        })
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        let mut body = column![].spacing(look.px(7.0)).width(Fill);
        for (place, (choice, promise)) in self.lines.iter().enumerate() {
            if place > 0 {
                body = body.push(pale_rule(look));
            }
            // What helps is shown of the first where there is room.
            let shows = place == 0 && look.metrics.window.height >= look.px(ROOMY);
            body = body.push(self.line(look, *choice, promise, shows));
        }
        Sheet {
            white: true,
            hint: Some(look.hint(match self.figures {
                true => say!("tips-the-first-is-advised"),
                false => say!("tips-any-of-these"),
            })),
            ..Sheet::new(
                690.0,
                body,
                vec![
                    form.help(Message::Help),
                    form.only(say!("label-close"), Message::Close),
                ],
            )
        }
    }
}

impl Tips {
    /// What can be done, and what it promises.
    fn line<'a>(
        &self,
        look: Look<'a>,
        done: Move,
        choice: &Choice,
        shows: bool,
    ) -> Element<'a, Event<Message>> {
        let about = self.about;
        let tile = choice.tile.name();
        let name = match done {
            Move::Pass => say!("tips-pass").to_owned(),
            Move::Kong(tile) => say!("tips-make-a-kong", tile = tile.name()),
            Move::Claim(Claim::Kong) => say!("tips-claim-for-a-kong").to_owned(),
            Move::Claim(Claim::Pung) => say!("tips-claim-for-a-pung", tile),
            Move::Claim(claim) => match (claim, about) {
                (Claim::Chow(Some(place)), Some(about)) => {
                    let run = computer::run(about, place).unwrap_or_default();
                    say!("tips-claim-for-this-chow", run, tile)
                }
                _ => say!("tips-claim-for-a-chow", tile),
            },
            _ => say!("tips-discard", tile),
        };
        let useful: Vec<Tile> = choice.useful.iter().collect();
        // As large as all of them have room in a line.
        let width = (HELPING / useful.len().max(1) as f32).min(27.0);
        let helping =
            (shows && !useful.is_empty()).then(|| tile_row(look, &[useful], look.px(width), 0.0));
        let text = column![
            look.words(name, 16.0, theme::SEMIBOLD, look.palette.ink),
            look.text(choice.reason()),
        ]
        .push(helping)
        .push(self.figures.then(|| look.hint(choice.figures())))
        .spacing(look.px(2.0));
        let threat = choice.threat.filter(|_| self.figures);
        let threat = threat.map(|threat| look.hint(threat.sentence(&self.names)));
        // A special hand is shown, so that its name means something.
        let special = choice.special().map(|(_, tiles)| {
            let tiles: Vec<Tile> = tiles.iter().collect();
            tile_row(look, &[tiles], look.px(22.0), 0.0)
        });
        let text = text.push(threat).push(special);
        let picture = marked_tile(look, about.unwrap_or(choice.tile), look.px(40.0), false);
        row![picture, container(text).width(Fill)]
            .spacing(look.px(14.0))
            .align_y(Center)
            .into()
    }
}

/// The same words with a capital letter.
pub fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
