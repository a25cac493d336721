//! The questions about moves, the game, its file and the program, with their text and answers.

use std::path::PathBuf;

use crate::app::dialog::{Answer, Question, Reply};
use crate::presenter::{Command, KongPrompt, Prompt, phrases};
use engine::table::{ChowPosition, Claim, Move};
use engine::tiles::{BySeat, Seat, Tile};
use engine::untrusted_text::sanitize_path;
use wording::TileWording;
use words::{List, say};

impl Question {
    /// The question for a prompt; `None` for the start screens, which are other dialogs.
    pub fn of(prompt: &Prompt) -> Option<Self> {
        Some(match prompt {
            Prompt::Claim(tile, claims) => Self::claim(*tile, claims),
            Prompt::WhichChow(tile, places) => {
                Self::which_chow(*tile, places, |place| Move::Claim(Claim::Chow(Some(place))))
            }
            Prompt::GoMahJongg(Some(tile)) => Self::mah_jongg_with_drawn_tile(*tile),
            Prompt::GoMahJongg(None) => Self::mah_jongg_without_draw(),
            Prompt::RobKong(tile, owner) => Self::rob_kong(*tile, owner),
            Prompt::Kong(tile, KongPrompt::Concealed) => Self::concealed_kong(*tile),
            Prompt::Kong(tile, KongPrompt::Exposed) => Self::exposed_kong(*tile),
            Prompt::Kong(tile, KongPrompt::Chosen) => Self::chosen_kong(*tile),
            Prompt::StandingHand(waits) => Self::standing_hand(waits),
            Prompt::Exchange(tiles, who) => Self::exchange(*tiles, who),
            Prompt::OriginalCall(tile, waits) => Self::original_call(*tile, waits),
            Prompt::DeclareBonus(tile) => Self::declare_bonus(*tile),
            Prompt::LayOut { choices, best } => Self::lay_out(choices, *best),
            Prompt::ChangePlaces(seat, name) => Self::change_places(*seat, name),
            Prompt::WhoClaims {
                tile,
                people,
                discarder,
            } => Self::who_claims(*tile, people, discarder.as_deref()),
            Prompt::GameFinished {
                names,
                scores,
                starting_score,
                listener,
                at_network: false,
            } => Self::game_finished(names, scores, *starting_score, *listener),
            Prompt::GameFinished {
                names,
                scores,
                starting_score,
                listener,
                at_network: true,
            } => Self {
                answers: vec![
                    Answer::new(
                        say!("question-leave-button"),
                        Reply::Run(Command::LeaveTable),
                    ),
                    Answer::new(say!("label-close"), Reply::Close),
                ],
                default: 1,
                ..Self::game_finished(names, scores, *starting_score, *listener)
            },
            Prompt::Welcome | Prompt::Start => return None,
            Prompt::NextLevel(level) => Self::next_level(*level),
            Prompt::Exit => Self::exit(),
            Prompt::LeaveTable(next) => Self::leave_table(*next),
            Prompt::SaveFirst(next) => Self::save(*next),
            Prompt::Overwrite(path) => Self::overwrite(path.clone()),
            Prompt::ShowAllHands => Self::show_all_hands(),
            Prompt::Trouble(trouble) => {
                Self::message(trouble.title, trouble.words.clone(), trouble.topic)
            }
        })
    }

    /// Asks what to claim the discard for; `possible` are the claims that the table allows. If several chows are possible, Chow leads to
    /// the question which one.
    pub fn claim(tile: Tile, possible: &[Claim]) -> Self {
        let is_chow = |claim: &Claim| matches!(claim, Claim::Chow(_));
        let chow = possible.iter().copied().find(is_chow).map(|first| {
            let only = possible.iter().filter(|claim| is_chow(claim)).count() == 1;
            if only { first } else { Claim::Chow(None) }
        });
        let exact = |wanted: Claim| possible.contains(&wanted).then_some(wanted);
        let claims = [
            (say!("question-mah-jongg"), exact(Claim::MahJong)),
            (say!("question-kong"), exact(Claim::Kong)),
            (say!("question-pung"), exact(Claim::Pung)),
            (say!("question-chow"), chow),
        ];
        let default = claims
            .iter()
            .position(|(_, claim)| claim.is_some())
            .unwrap_or(0);
        Self {
            title: tile.name(),
            headline: String::new(),
            words: Vec::new(),
            tiles: Vec::new(),
            answers: claims
                .map(|(label, claim)| {
                    Answer::when(label, claim.map(|claim| Reply::Answer(Move::Claim(claim))))
                })
                .into(),
            default,
            escape: Reply::Answer(Move::Pass),
            is_small: true,
            call: None,
            takes_any_click: false,
            topic: "box-choice",
        }
    }

    /// Asks which chow to make with the claimed tile; the choices are the tile's possible positions.
    pub fn which_chow(
        tile: Tile,
        places: &[ChowPosition],
        answer: impl Fn(ChowPosition) -> Move,
    ) -> Self {
        let answers = places.iter().filter_map(|place| {
            let tiles = place.lowest(tile)?.chow()?;
            let [first, second, third] = tiles.map(|tile| tile.number().unwrap_or_default());
            let label = say!("question-chow-run", first, second, third);
            Some(Answer::new(&label, Reply::Answer(answer(*place))))
        });
        Self {
            words: vec![say!("question-which-chow").to_owned()],
            answers: answers.collect(),
            default: 0,
            topic: "box-which-chow",
            // Returns to the other claims for the discard.
            escape: Reply::Close,
            ..Self::claim(tile, &[])
        }
    }

    /// Asks whether to make a concealed kong, before play or with the fourth tile just drawn.
    pub fn concealed_kong(tile: Tile) -> Self {
        Self::kong(
            say!("question-concealed-kong"),
            tile,
            say!("question-kong-concealed", tile = tile.noun()),
            "box-concealed-kong",
        )
    }

    /// Asks whether to add the drawn fourth tile to an exposed pung.
    pub fn exposed_kong(tile: Tile) -> Self {
        Self::kong(
            say!("question-exposed-kong"),
            tile,
            say!("question-kong-exposed", tile = tile.noun()),
            "box-exposed-kong",
        )
    }

    /// Asks whether to declare this kong, after the command Kong!, which leads to a question about each possible kong.
    pub fn chosen_kong(tile: Tile) -> Self {
        Self::kong(
            say!("question-make-kong"),
            tile,
            say!("question-kong-chosen", tile = tile.noun()),
            "box-expose-this-kong",
        )
    }

    fn kong(title: &str, tile: Tile, words: String, topic: &'static str) -> Self {
        let yes = Reply::Answer(Move::Kong(tile));
        Self {
            tiles: vec![vec![tile; 4]],
            ..Self::yes_no(title, words, yes, Reply::Close, topic)
        }
    }

    /// Asks whether to declare a standing hand; `waits` are the tiles that would complete the hand.
    pub fn standing_hand(waits: &[Tile]) -> Self {
        let words = say!("question-call-standing-hand", list = any_of(waits));
        let stand = |yes| Reply::Answer(Move::Stand(yes));
        Self {
            tiles: waits.iter().map(|tile| vec![*tile]).collect(),
            ..Self::yes_no(
                say!("question-standing-hand"),
                words,
                stand(true),
                stand(false),
                "box-standing-hand",
            )
        }
    }

    /// Asks whether to make an original call with the first discard, under the classical rules. No leaves the choice of discard open.
    pub fn original_call(tile: Tile, waits: &[Tile]) -> Self {
        let words = say!(
            "question-call-original",
            tile = tile.noun(),
            list = any_of(waits)
        );
        let yes = Reply::Answer(Move::Discard {
            tile,
            calling: true,
        });
        Self {
            tiles: waits.iter().map(|tile| vec![*tile]).collect(),
            ..Self::yes_no(
                say!("question-original-call"),
                words,
                yes,
                Reply::Close,
                "original-call",
            )
        }
    }

    /// Announces the end of the game.
    pub fn game_finished(
        names: &BySeat<String>,
        scores: &BySeat<i64>,
        starting_score: i64,
        listener: Option<Seat>,
    ) -> Self {
        let headline = phrases::winner(names, scores, listener);
        let hint = say!("question-final-scores-hint", began = starting_score);
        Self {
            headline,
            answers: vec![
                Answer::new(say!("label-close"), Reply::Close),
                Answer::new(
                    say!("question-start-screen"),
                    Reply::Run(Command::StartScreen),
                ),
                Answer::new(say!("question-play-again"), Reply::PlayAgain),
            ],
            default: 2,
            words: vec![phrases::other_scores(names, scores, listener), hint],
            ..Self::message(
                say!("question-game-finished"),
                String::new(),
                "box-game-finished",
            )
        }
    }

    /// Shows the version and licence of the program.
    pub fn about() -> Self {
        let words = [say!("question-about-game"), say!("question-about-licence")];
        Self {
            headline: say!(
                "question-about-version",
                version = env!("CARGO_PKG_VERSION")
            ),
            words: words.map(str::to_owned).into(),
            takes_any_click: true,
            ..Self::message(say!("question-about-title"), String::new(), "box-about")
        }
    }

    /// Asks for confirmation to exit before anything was played.
    pub fn exit() -> Self {
        let yes = Reply::DiscardThen(Command::Exit);
        Self {
            is_small: false,
            ..Self::yes_no(
                say!("question-exit-title"),
                say!("question-exit-program").to_owned(),
                yes,
                Reply::Close,
                "box-exit",
            )
        }
    }

    /// Asks for confirmation to leave a network game for the command `next`.
    pub fn leave_table(next: Command) -> Self {
        Self {
            is_small: false,
            ..Self::yes_no(
                say!("question-leave-the-table-title"),
                say!("question-leave-network-game").to_owned(),
                Reply::LeaveThen(next),
                Reply::Close,
                "coming-back",
            )
        }
    }

    /// Asks whether to save a changed game before leaving it for the command `next`.
    pub fn save(next: Command) -> Self {
        Self {
            is_small: false,
            answers: vec![
                Answer::new(say!("label-cancel"), Reply::Close),
                Answer::new(say!("label-no"), Reply::DiscardThen(next)),
                Answer::new(say!("label-yes"), Reply::SaveThen(next)),
            ],
            default: 2,
            escape: Reply::Close,
            ..Self::yes_no(
                say!("question-save"),
                say!("question-save-first").to_owned(),
                Reply::SaveThen(next),
                Reply::Close,
                "box-save",
            )
        }
    }

    /// Asks whether to overwrite an existing file. No lets the player choose another name.
    pub fn overwrite(path: PathBuf) -> Self {
        let name = sanitize_path(path.file_name().unwrap_or_default());
        let words = say!("question-overwrite", name);
        let no = Reply::Run(Command::SaveAs);
        Self {
            is_small: false,
            ..Self::yes_no(
                say!("question-overwrite-title"),
                words,
                Reply::SaveAs(path),
                no,
                "box-overwrite",
            )
        }
    }

    /// Asks for confirmation to show all hands, after which the hand is not settled.
    pub fn show_all_hands() -> Self {
        let words = say!("question-show-all-hands-cost");
        Self {
            is_small: false,
            ..Self::yes_no(
                say!("question-show-all-hands"),
                words.to_owned(),
                Reply::ShowAllHands,
                Reply::Close,
                "menu-show-all-hands",
            )
        }
    }

    /// Shows the status of the game at a network table.
    pub fn game_status(words: Vec<String>) -> Self {
        Self {
            words,
            ..Self::message(
                say!("question-game-status"),
                String::new(),
                "box-game-status",
            )
        }
    }
}

/// Lists alternative tiles in words: `2 Bamboo, 5 Bamboo or 8 Bamboo`.
fn any_of(tiles: &[Tile]) -> List<'static> {
    words::any_of(tiles.iter().map(|tile| tile.noun()))
}
