//! The questions of play and of the program, each with its words and answers.

use std::path::PathBuf;

use crate::app::dialog::{Answer, Question, Reply};
use crate::presenter::Command;
use crate::presenter::{KongPrompt, Prompt};
use crate::table::{ChowPosition, Claim, Move};
use crate::tiles::{BySeat, Seat, Tile};

impl Question {
    /// The box of a prompt; `None` for those that have a screen of their own.
    pub fn of(prompt: &Prompt) -> Option<Self> {
        Some(match prompt {
            Prompt::Claim(tile, claims) => Self::choice(*tile, claims),
            Prompt::WhichChow(tile, places) => {
                Self::which_chow(*tile, places, |place| Move::Claim(Claim::Chow(Some(place))))
            }
            Prompt::GoMahJongg(Some(tile)) => Self::can_go_mah_jongg(*tile),
            Prompt::GoMahJongg(None) => Self::hand_complete(),
            Prompt::RobKong(tile, owner) => Self::snatch(*tile, owner),
            Prompt::Kong(tile, KongPrompt::Concealed) => Self::concealed_kong(*tile),
            Prompt::Kong(tile, KongPrompt::Exposed) => Self::exposed_kong(*tile),
            Prompt::Kong(tile, KongPrompt::Chosen) => Self::expose_this_kong(*tile),
            Prompt::StandingHand(waits) => Self::standing_hand(waits),
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
                listener,
                away: false,
            } => Self::game_finished(names, scores, *listener),
            Prompt::GameFinished {
                names,
                scores,
                listener,
                away: true,
            } => Self {
                answers: vec![
                    Answer::new("&Leave the Table", Reply::Run(Command::LeaveTable)),
                    Answer::new("Close", Reply::Close),
                ],
                default: 1,
                ..Self::game_finished(names, scores, *listener)
            },
            Prompt::Welcome | Prompt::Start => return None,
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

    /// For what to claim a discard [D3]; `possible` are the claims that the table allows.
    pub fn choice(tile: Tile, possible: &[Claim]) -> Self {
        let is_chow = |claim: &Claim| matches!(claim, Claim::Chow(_));
        let chow = possible.iter().copied().find(is_chow).map(|first| {
            let only = possible.iter().filter(|claim| is_chow(claim)).count() == 1;
            if only { first } else { Claim::Chow(None) }
        });
        let exact = |wanted: Claim| possible.contains(&wanted).then_some(wanted);
        let claims = [
            ("&Mah Jongg", exact(Claim::MahJong)),
            ("&Kong", exact(Claim::Kong)),
            ("&Pung", exact(Claim::Pung)),
            ("&Chow", chow),
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
            beside: true,
            topic: "box-choice",
        }
    }

    /// Which chow to make of a claimed tile [P33]: the places it can stand at.
    pub fn which_chow(
        tile: Tile,
        places: &[ChowPosition],
        answer: impl Fn(ChowPosition) -> Move,
    ) -> Self {
        let answers = places.iter().filter_map(|place| {
            let tiles = place.lowest(tile)?.chow()?;
            let numbers = tiles.map(|tile| tile.number().unwrap_or_default().to_string());
            let label = format!("&{}", numbers.join(" - "));
            Some(Answer::new(&label, Reply::Answer(answer(*place))))
        });
        Self {
            words: vec!["Which Chow?".to_owned()],
            answers: answers.collect(),
            default: 0,
            topic: "box-which-chow",
            ..Self::choice(tile, &[])
        }
    }

    /// A winning tile was drawn [D2]. No keeps the tile, and play goes on.
    pub fn can_go_mah_jongg(tile: Tile) -> Self {
        let words = format!("Go Mah Jongg with {}?", tile.name());
        let yes = Reply::Answer(Move::MahJong);
        Self {
            tiles: vec![vec![tile]],
            ..Self::yes_no(
                "Can go Mah Jongg",
                words,
                yes,
                Reply::Close,
                "box-can-go-mah-jongg",
            )
        }
    }

    /// A kong can be robbed to go Mah Jongg [P25].
    pub fn snatch(tile: Tile, owner: &str) -> Self {
        let words = format!(
            "Snatch {} from the Kong of {owner} and go Mah Jongg?",
            tile.name()
        );
        let yes = Reply::Answer(Move::Claim(Claim::MahJong));
        let no = Reply::Answer(Move::Pass);
        Self::yes_no("Snatch the Kong", words, yes, no, "snatching-a-kong")
    }

    /// The fourth tile was drawn to three on the stake [D4].
    pub fn concealed_kong(tile: Tile) -> Self {
        Self::kong("Concealed Kong", tile, "Show four", "box-concealed-kong")
    }

    /// The fourth tile was drawn to an exposed pung [D5].
    pub fn exposed_kong(tile: Tile) -> Self {
        Self::kong("Exposed Kong", tile, "Add the fourth", "box-exposed-kong")
    }

    /// Kong! was chosen [D6]; asked once for each kong.
    pub fn expose_this_kong(tile: Tile) -> Self {
        Self::kong(
            "Expose this Kong",
            tile,
            "Make a Kong of",
            "box-expose-this-kong",
        )
    }

    fn kong(title: &str, tile: Tile, verb: &str, topic: &'static str) -> Self {
        let words = format!("{verb} {} and get a Loose Tile?", tile.name());
        let yes = Reply::Answer(Move::Kong(tile));
        Self {
            tiles: vec![vec![tile; 4]],
            ..Self::yes_no(title, words, yes, Reply::Close, topic)
        }
    }

    /// One tile short after the first discard [D7]; `waits` are all tiles that would win.
    pub fn standing_hand(waits: &[Tile]) -> Self {
        let words = format!(
            "You can win with {}. Call a Standing Hand, and change no tile from now on?",
            list(waits)
        );
        let stand = |yes| Reply::Answer(Move::Stand(yes));
        Self {
            tiles: waits.iter().map(|tile| vec![*tile]).collect(),
            ..Self::yes_no(
                "Standing Hand",
                words,
                stand(true),
                stand(false),
                "box-standing-hand",
            )
        }
    }

    /// The first discard could leave the hand waiting under the classical rules [C17]. No leaves the discard free.
    pub fn original_call(tile: Tile, waits: &[Tile]) -> Self {
        let words = format!(
            "Discard {} with an Original Call? You then win with {}, and change no tile from now on.",
            tile.name(),
            list(waits)
        );
        let yes = Reply::Answer(Move::Discard {
            tile,
            calling: true,
        });
        Self {
            tiles: waits.iter().map(|tile| vec![*tile]).collect(),
            ..Self::yes_no("Original Call", words, yes, Reply::Close, "original-call")
        }
    }

    /// The hand became complete with a claimed tile, under rules that let one go out then. No discards instead.
    pub fn hand_complete() -> Self {
        let words = "Your hand is complete. Go Mah Jongg?".to_owned();
        let yes = Reply::Answer(Move::MahJong);
        Self::yes_no(
            "Can go Mah Jongg",
            words,
            yes,
            Reply::Close,
            "box-can-go-mah-jongg",
        )
    }

    /// The game is over [D30].
    pub fn game_finished(
        names: &BySeat<String>,
        scores: &BySeat<i64>,
        listener: Option<Seat>,
    ) -> Self {
        let mut order = Seat::ALL;
        order.sort_by_key(|seat| std::cmp::Reverse(scores[*seat]));
        let figure = |seat: Seat| crate::presenter::figures::figure(scores[seat]);
        let winner = order[0];
        let headline = if Some(winner) == listener {
            format!("You win with {}", figure(winner))
        } else {
            format!("{} wins with {}", names[winner], figure(winner))
        };
        let others = order[1..].iter().map(|seat| {
            let name = if Some(*seat) == listener {
                "You"
            } else {
                &names[*seat]
            };
            format!("{name} {}", figure(*seat))
        });
        Self {
            headline,
            answers: vec![
                Answer::new("Close", Reply::Close),
                Answer::new("&Start Screen", Reply::Run(Command::StartScreen)),
                Answer::new("&Play Again", Reply::PlayAgain),
            ],
            default: 2,
            ..Self::message(
                "Game Finished",
                others.collect::<Vec<_>>().join("   "),
                "box-game-finished",
            )
        }
    }

    /// Whose program it is [D1].
    pub fn about() -> Self {
        let words = [
            "Mah Jongg at a table of four, in memory of a Windows program of 1996: real rules, a wall, \
             Chows, Pungs and Kongs, and a red stake for East.",
            "Free software under the MIT licence or the Apache licence 2.0, at your choice. Typeface: Fira Sans and \
             LXGW WenKai, under the SIL Open Font License.",
        ];
        Self {
            headline: format!("Red Stake {}", env!("CARGO_PKG_VERSION")),
            words: words.map(str::to_owned).into(),
            ..Self::message("About Mah Jongg", String::new(), "box-about")
        }
    }

    /// Leaving before anything was played [D37].
    pub fn exit() -> Self {
        let yes = Reply::DiscardThen(Command::Exit);
        Self {
            beside: false,
            ..Self::yes_no(
                "Exit",
                "Leave Red Stake?".to_owned(),
                yes,
                Reply::Close,
                "box-exit",
            )
        }
    }

    /// A game of the network is about to be left for `next`.
    pub fn leave_table(next: Command) -> Self {
        Self {
            beside: false,
            ..Self::yes_no(
                "Leave the Table",
                "The game is not over. Leave the table of the network?".to_owned(),
                Reply::LeaveThen(next),
                Reply::Close,
                "coming-back",
            )
        }
    }

    /// A changed game is about to be left for `next` [D38].
    pub fn save(next: Command) -> Self {
        Self {
            beside: false,
            answers: vec![
                Answer::new("Cancel", Reply::Close),
                Answer::new("&No", Reply::DiscardThen(next)),
                Answer::new("&Yes", Reply::SaveThen(next)),
            ],
            default: 2,
            escape: Reply::Close,
            ..Self::yes_no(
                "Save",
                "Save the game first?".to_owned(),
                Reply::SaveThen(next),
                Reply::Close,
                "box-save",
            )
        }
    }

    /// A file of this name exists [D41]. No lets choose another name.
    pub fn overwrite(path: PathBuf) -> Self {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let words = format!("{name} exists. Overwrite it?");
        let no = Reply::Run(Command::SaveAs);
        Self {
            beside: false,
            ..Self::yes_no(
                "Overwrite This File",
                words,
                Reply::SaveAs(path),
                no,
                "box-overwrite",
            )
        }
    }

    /// All hands are to be shown, which costs the settlement of the hand [A6, P38].
    pub fn show_all_hands() -> Self {
        let words =
            "This hand will then not be settled: nobody pays, and nobody is paid. Show all hands?";
        Self {
            beside: false,
            ..Self::yes_no(
                "Show All Hands",
                words.to_owned(),
                Reply::ShowAllHands,
                Reply::Close,
                "menu-show-all-hands",
            )
        }
    }

    /// How a game at a table of the network stands.
    pub fn game_status(words: Vec<String>) -> Self {
        Self {
            words,
            ..Self::message("Game Status", String::new(), "box-game-status")
        }
    }
}

/// Tiles in words: `2 Bamboo, 5 Bamboo or 8 Bamboo`.
fn list(tiles: &[Tile]) -> String {
    let names: Vec<String> = tiles.iter().map(|tile| tile.name()).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}
