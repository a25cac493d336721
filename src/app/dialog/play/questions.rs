//! The questions of play and of the program, each with its words and answers.

use std::path::PathBuf;

use crate::app::command::Command;
use crate::app::dialog::{Action, Answer, Question};
use crate::table::{ChowPosition, Claim, Move};
use crate::tiles::{BySeat, Seat, Tile};

impl Question {
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
                    Answer::when(label, claim.map(|claim| Action::Answer(Move::Claim(claim))))
                })
                .into(),
            default,
            escape: Action::Answer(Move::Pass),
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
            Some(Answer::new(&label, Action::Answer(answer(*place))))
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
        let yes = Action::Answer(Move::MahJong);
        Self {
            tiles: vec![vec![tile]],
            ..Self::yes_no(
                "Can go Mah Jongg",
                words,
                yes,
                Action::Close,
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
        let yes = Action::Answer(Move::Claim(Claim::MahJong));
        let no = Action::Answer(Move::Pass);
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
        let yes = Action::Answer(Move::Kong(tile));
        Self {
            tiles: vec![vec![tile; 4]],
            ..Self::yes_no(title, words, yes, Action::Close, topic)
        }
    }

    /// One tile short after the first discard [D7]; `waits` are all tiles that would win.
    pub fn standing_hand(waits: &[Tile]) -> Self {
        let words = format!(
            "You can win with {}. Call a Standing Hand, and change no tile from now on?",
            list(waits)
        );
        let stand = |yes| Action::Answer(Move::Stand(yes));
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
        let yes = Action::Answer(Move::Discard {
            tile,
            calling: true,
        });
        Self {
            tiles: waits.iter().map(|tile| vec![*tile]).collect(),
            ..Self::yes_no("Original Call", words, yes, Action::Close, "original-call")
        }
    }

    /// The hand became complete with a claimed tile, under rules that let one go out then. No discards instead.
    pub fn hand_complete() -> Self {
        let words = "Your hand is complete. Go Mah Jongg?".to_owned();
        let yes = Action::Answer(Move::MahJong);
        Self::yes_no(
            "Can go Mah Jongg",
            words,
            yes,
            Action::Close,
            "box-can-go-mah-jongg",
        )
    }

    /// The game is over [D30].
    pub fn game_finished(names: &BySeat<String>, scores: &BySeat<i64>, viewer: Seat) -> Self {
        let mut order = Seat::ALL;
        order.sort_by_key(|seat| std::cmp::Reverse(scores[*seat]));
        let figure = |seat: Seat| crate::app::figures::figure(scores[seat]);
        let winner = order[0];
        let headline = if winner == viewer {
            format!("You win with {}", figure(winner))
        } else {
            format!("{} wins with {}", names[winner], figure(winner))
        };
        let others = order[1..].iter().map(|seat| {
            let name = if *seat == viewer {
                "You"
            } else {
                &names[*seat]
            };
            format!("{name} {}", figure(*seat))
        });
        Self {
            headline,
            answers: vec![
                Answer::new("Close", Action::Close),
                Answer::new("&New Game", Action::Run(Command::NewGame)),
            ],
            default: 1,
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

    /// Asked on the table at the first start [Q40]; leaving it is the answer No.
    pub fn welcome() -> Self {
        let words = "Yes: QuickTip advises you, and play waits whenever you could use a tile. \
                     No: a discard waits one second. You can change both at any time.";
        Self {
            headline: "New to the game?".to_owned(),
            beside: false,
            ..Self::yes_no(
                "Welcome to Red Stake",
                words.to_owned(),
                Action::Newcomer(true),
                Action::Newcomer(false),
                "box-first-start",
            )
        }
    }

    /// Leaving before anything was played [D37].
    pub fn exit() -> Self {
        let yes = Action::DiscardThen(Command::Exit);
        Self {
            beside: false,
            ..Self::yes_no(
                "Exit",
                "Leave Red Stake?".to_owned(),
                yes,
                Action::Close,
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
                Action::LeaveThen(next),
                Action::Close,
                "coming-back",
            )
        }
    }

    /// A changed game is about to be left for `next` [D38].
    pub fn save(next: Command) -> Self {
        Self {
            beside: false,
            answers: vec![
                Answer::new("Cancel", Action::Close),
                Answer::new("&No", Action::DiscardThen(next)),
                Answer::new("&Yes", Action::SaveThen(next)),
            ],
            default: 2,
            escape: Action::Close,
            ..Self::yes_no(
                "Save",
                "Save the game first?".to_owned(),
                Action::SaveThen(next),
                Action::Close,
                "box-save",
            )
        }
    }

    /// A file of this name exists [D41]. No lets choose another name.
    pub fn overwrite(path: PathBuf) -> Self {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let words = format!("{name} exists. Overwrite it?");
        let no = Action::Run(Command::SaveAs);
        Self {
            beside: false,
            ..Self::yes_no(
                "Overwrite This File",
                words,
                Action::SaveAs(path),
                no,
                "box-overwrite",
            )
        }
    }

    /// A file cannot be opened or written [E2].
    pub fn error_opening(why: String) -> Self {
        Self::message("Error Opening File", why, "box-error-opening-file")
    }

    /// A file is no saved game [E3]; the running game stays.
    pub fn not_a_game(why: String) -> Self {
        Self::message("Error Not a Mah Jongg File", why, "box-error-not-a-game")
    }

    /// A file has another extension [E4].
    pub fn only_mah(why: String) -> Self {
        Self::message("Only \".mah\" Extensions", why, "box-only-mah")
    }

    /// A bitmap is too small or none [E1].
    pub fn error_bitmap(why: String) -> Self {
        Self::message("Error Reading Bitmap", why, "box-error-bitmap")
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
