//! Every event in words, for the status bar and the log. Warm, short and exact; "You" is the viewer.

use crate::rules::Source;
use crate::table::{Claim, Event, Outcome, ReadyFor, SeatView};
use crate::tiles::{BySeat, MeldKind, Seat, Tile, Wind};

/// Speaks of a game to one viewer.
pub struct Words<'a> {
    /// Names of the players.
    pub names: &'a BySeat<String>,
    /// To whom it is told; nobody: several people hear it.
    pub viewer: Option<Seat>,
}

impl Words<'_> {
    /// "You" or the player's name, and whether the verb is that of "you".
    fn who(&self, seat: Seat) -> (&str, bool) {
        if Some(seat) == self.viewer {
            ("You", true)
        } else {
            (&self.names[seat], false)
        }
    }

    fn does(&self, seat: Seat, you: &str, other: &str) -> String {
        let (name, is_you) = self.who(seat);
        format!("{name} {}", if is_you { you } else { other })
    }

    /// The sentence for an event; `view` is the table after it. `None`: there is nothing to say.
    pub fn tell(&self, event: &Event, view: &SeatView) -> Option<String> {
        let text = match event {
            Event::GameBegan { first_east, .. } => {
                format!(
                    "A new game. {} East first.",
                    self.does(*first_east, "are", "is")
                )
            }
            Event::RoundBegan { wind } => format!("The round of the {} Wind begins.", wind.name()),
            Event::DealBegan { .. } => self.welcome(view),
            Event::Drew { seat, tile, source } => self.drew(*seat, *tile, *source),
            Event::BonusDeclared { seat, tile } => {
                format!(
                    "{} {}.",
                    self.does(*seat, "lay out", "lays out"),
                    tile.name()
                )
            }
            Event::Discarded {
                seat,
                tile,
                calling,
                ..
            } => {
                let ending = if *calling { " and call" } else { "" };
                let ending = if *calling && Some(*seat) != self.viewer {
                    " and calls"
                } else {
                    ending
                };
                format!(
                    "{} {}{ending}.",
                    self.does(*seat, "discard", "discards"),
                    tile.name()
                )
            }
            Event::Stood { seat } => {
                format!("{} a Standing Hand.", self.does(*seat, "call", "calls"))
            }
            Event::Claimed { seat, claim, .. } => {
                let what = match claim {
                    Claim::Chow(_) => "a Chow",
                    Claim::Pung => "a Pung",
                    Claim::Kong => "a Kong",
                    Claim::MahJong => "Mah Jongg",
                };
                format!("{} {what}.", self.does(*seat, "claim", "claims"))
            }
            Event::ClaimDenied { reason, .. } => reason.clone(),
            Event::Melded {
                seat,
                meld,
                tile,
                from,
            } => {
                let what = set_name(meld.kind);
                let from = if Some(*from) == self.viewer {
                    "your".to_owned()
                } else {
                    possessive(&self.names[*from])
                };
                format!(
                    "{} {from} {} for {what}.",
                    self.does(*seat, "take", "takes"),
                    tile.name()
                )
            }
            Event::KongDeclared { seat, meld, .. } => {
                let how = if meld.is_exposed() {
                    "an Exposed"
                } else {
                    "a Concealed"
                };
                format!(
                    "{} {how} Kong of {}.",
                    self.does(*seat, "make", "makes"),
                    meld.tile.name()
                )
            }
            Event::WentMahJong {
                seat, tile, source, ..
            } => {
                let how = match source {
                    Source::Wall => "drawn from the wall",
                    Source::Loose => "a Loose Tile",
                    Source::Discard => "a discard",
                    Source::Snatch => "snatched from a Kong",
                };
                format!(
                    "{} Mah Jongg with {}, {how}!",
                    self.does(*seat, "go", "goes"),
                    tile.name()
                )
            }
            Event::NotSettled => "No settlement: all hands were visible.".to_owned(),
            Event::WashedOut { .. } => {
                "All tiles are played and nobody went Mah Jongg. East stays.".to_owned()
            }
            Event::HandsShown { stakes } => {
                let state = if stakes.is_some() {
                    "All hands are shown; this hand will not be settled."
                } else {
                    "The hands are covered again."
                };
                state.to_owned()
            }
            Event::GameEnded => self.ended(view),
            _ => return None,
        };
        Some(text)
    }

    /// The sentence for what only the log tells; the status bar keeps saying what came before.
    pub fn aside(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::GameResumed {
                east, round_wind, ..
            } => format!(
                "The game goes on in the round of {}. {} East.",
                round_wind.name(),
                self.does(*east, "are", "is")
            ),
            Event::ReadyAsked {
                purpose: ReadyFor::Play,
                ..
            } => "The tiles are dealt.".to_owned(),
            Event::StandAsked { waits, .. } if self.viewer.is_some() => {
                let waits: Vec<String> = waits.iter().map(|tile| tile.name()).collect();
                format!("Your hand is one tile short: {}.", waits.join(" or "))
            }
            Event::StandDeclined { .. } if self.viewer.is_some() => {
                "You call no Standing Hand.".to_owned()
            }
            Event::Passed {
                timed_out: false, ..
            } if self.viewer.is_some() => "You pass.".to_owned(),
            Event::ChowToPlace { tile, .. } if self.viewer.is_some() => {
                format!("You choose where {} stands in your Chow.", tile.name())
            }
            Event::Formed { seat, meld } => format!(
                "{} {} of {}.",
                self.does(*seat, "lay out", "lays out"),
                set_name(meld.kind),
                meld.tile.name()
            ),
            Event::FormedSpecial { seat, .. } => {
                format!(
                    "{} a special hand.",
                    self.does(*seat, "lay out", "lays out")
                )
            }
            Event::TilesShown { seat, tiles } if !tiles.is_empty() => {
                let tiles: Vec<String> = tiles.iter().map(|tile| tile.name()).collect();
                format!(
                    "{} {}.",
                    self.does(*seat, "show", "shows"),
                    tiles.join(", ")
                )
            }
            Event::Scored { seat, outcome } => {
                let points = match outcome {
                    Outcome::Ours(score) => score.total,
                    Outcome::Foreign { total, .. } => *total,
                };
                format!("{} {points}.", self.does(*seat, "score", "scores"))
            }
            Event::Settled { scores, .. } => {
                let scores: Vec<String> = Seat::ALL
                    .into_iter()
                    .map(|seat| format!("{} {}", self.who(seat).0, scores[seat]))
                    .collect();
                format!("The scores are now: {}.", scores.join(", "))
            }
            Event::Dangerous {
                seat, no_choice, ..
            } => {
                let why = if *no_choice { ", without a choice" } else { "" };
                format!(
                    "{} a dangerous tile{why}.",
                    self.does(*seat, "discard", "discards")
                )
            }
            Event::OptionChanged { name, value } => {
                format!("The option {name} is now {value}.")
            }
            Event::TileSwapped { old, new, .. } => {
                format!("{} is exchanged for {}.", old.name(), new.name())
            }
            _ => return None,
        })
    }

    fn welcome(&self, view: &SeatView) -> String {
        let Some(viewer) = self.viewer else {
            return format!(
                "{} East in the round of {}. Good luck!",
                self.does(view.east, "are", "is"),
                view.round_wind.name()
            );
        };
        let wind = viewer.wind(view.east);
        let luck = if wind == Wind::East {
            "The red stake is yours."
        } else {
            "Good luck!"
        };
        format!(
            "You are {} in the round of {}. {luck}",
            wind.name(),
            view.round_wind.name()
        )
    }

    fn drew(&self, seat: Seat, tile: Option<Tile>, source: Source) -> String {
        // What one of several people gets is nobody else's business.
        let what = match (tile.filter(|_| self.viewer.is_some()), source) {
            (Some(tile), Source::Loose) => format!("{}, a Loose Tile", tile.name()),
            (Some(tile), _) => tile.name(),
            (None, Source::Loose) => "a Loose Tile".to_owned(),
            (None, _) => "a tile".to_owned(),
        };
        format!("{} {what}.", self.does(seat, "get", "gets"))
    }

    fn ended(&self, view: &SeatView) -> String {
        let best = Seat::ALL
            .into_iter()
            .max_by_key(|seat| (view.scores[*seat], std::cmp::Reverse(seat.index())));
        match best {
            Some(winner) => {
                let others: Vec<String> = Seat::ALL
                    .into_iter()
                    .filter(|seat| *seat != winner)
                    .map(|seat| format!("{} {}", self.who(seat).0, view.scores[seat]))
                    .collect();
                format!(
                    "{} the game with {}. {}.",
                    self.does(winner, "win", "wins"),
                    view.scores[winner],
                    others.join(", ")
                )
            }
            None => "The game is over.".to_owned(),
        }
    }

    /// Tells what a discard could be used for [U22].
    pub fn uses(&self, claims: &[Claim]) -> Option<String> {
        let mut names: Vec<&str> = Vec::new();
        for claim in claims {
            let name = match claim {
                Claim::MahJong => "Mah Jongg",
                Claim::Kong => "a Kong",
                Claim::Pung => "a Pung",
                Claim::Chow(_) => "a Chow",
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let last = names.pop()?;
        let list = if names.is_empty() {
            last.to_owned()
        } else {
            format!("{} or {last}", names.join(", "))
        };
        Some(format!("You can use it for {list}."))
    }
}

/// Where a game stands that waits for its player.
pub fn where_it_stands(view: &SeatView, names: &BySeat<String>) -> String {
    let place = format!(
        "Hand {}, {} round.",
        view.deal_number,
        view.round_wind.name()
    );
    let viewer = view.seat();
    match (view.window, view.turn) {
        _ if view.end.is_some() => format!("{place} It is over."),
        (Some(window), _) if window.from == viewer => {
            format!("{place} You have discarded {}.", window.tile.name())
        }
        (Some(window), _) => {
            let name = &names[window.from];
            format!("{place} {name} has discarded {}.", window.tile.name())
        }
        (None, Some(seat)) if seat != viewer => {
            format!("{place} It is {} turn.", possessive(&names[seat]))
        }
        (None, _) => place,
    }
}

/// How a game at a table of the network stands.
pub fn standings(view: &SeatView, names: &BySeat<String>, place: &str) -> Vec<String> {
    let mut words = vec![format!("The table at {place}.")];
    if view.deal_number > 0 {
        words.push(format!(
            "Round of the {} Wind, hand {}; {} tiles are left in the wall.",
            view.round_wind.name(),
            view.deal_number,
            view.live_left
        ));
    }
    for wind in Wind::ALL {
        let seat = Seat::with_wind(wind, view.east);
        let turn = match view.turn == Some(seat) {
            true => ", whose turn it is",
            false => "",
        };
        words.push(format!(
            "{}: {}, {}{turn}",
            wind.name(),
            names[seat],
            crate::presenter::telling::figures::figure(view.scores[seat])
        ));
    }
    words
}

/// Who wins the game, and with how much: `You win with 1 240`.
pub fn winner(names: &BySeat<String>, scores: &BySeat<i64>, listener: Option<Seat>) -> String {
    let mut order = Seat::ALL;
    order.sort_by_key(|seat| std::cmp::Reverse(scores[*seat]));
    let winner = order[0];
    let points = crate::presenter::telling::figures::figure(scores[winner]);
    match Some(winner) == listener {
        true => format!("You win with {points}"),
        false => format!("{} wins with {points}", names[winner]),
    }
}

/// "a Chow", "a Pung".
pub(super) fn set_name(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chow => "a Chow",
        MeldKind::Pung => "a Pung",
        MeldKind::Kong => "a Kong",
        MeldKind::Pair => "a pair",
    }
}

/// `Ada's`, `Tomás's`.
pub fn possessive(name: &str) -> String {
    format!("{name}'s")
}

/// The words with a capital at their head.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let head = letters.next().map(|head| head.to_uppercase().to_string());
    head.unwrap_or_default() + letters.as_str()
}

#[cfg(test)]
mod tests;
