//! Sentences for events and states of a game, for the status bar, the log and dialogs. The viewer is "you".

use engine::rules::Source;
use engine::table::{Claim, Event, ReadyFor, SeatView, Tiles};
use engine::tiles::{Bonus, BySeat, MeldKind, Seat, Tile, Wind};
use wording::{Describe, Named, TileWording};
use words::say;

/// Describes a game to one player, or to several who share the screen.
pub struct Words<'a> {
    /// The names of the players.
    pub names: &'a BySeat<String>,
    /// The player addressed as "you"; `None` if several players read the words, or none of them does.
    pub viewer: Option<Seat>,
}

impl Words<'_> {
    /// The name of a player, and whether it is the viewer.
    pub(in crate::presenter) fn who(&self, seat: Seat) -> (&str, bool) {
        (&self.names[seat], Some(seat) == self.viewer)
    }

    /// "You" or the name of a player.
    pub(in crate::presenter) fn name(&self, seat: Seat) -> &str {
        match self.who(seat) {
            (_, true) => say!("label-you"),
            (name, false) => name,
        }
    }

    /// The sentence for an event on the status bar; `view` is the table after it. `None` if there is nothing to say.
    pub fn sentence(&self, event: &Event, view: &SeatView) -> Option<String> {
        let text = match event {
            Event::GameBegan { first_east, .. } => {
                let (who, you) = self.who(*first_east);
                say!("event-game-began", you, who)
            }
            Event::RoundBegan { wind } => say!("event-round-began", wind = wind.name()),
            Event::DealBegan { .. } => self.welcome(view),
            Event::Drew { seat, tile, source } => self.drew(*seat, *tile, *source),
            Event::BonusDeclared { seat, tile } => {
                let (who, you) = self.who(*seat);
                say!("event-laid-out", you, who, tile = tile.name())
            }
            Event::Discarded {
                seat,
                tile,
                calling,
                ..
            } => {
                let (who, you) = self.who(*seat);
                match calling {
                    true => say!("event-discarded-calling", you, who, tile = tile.name()),
                    false => say!("event-discarded", you, who, tile = tile.name()),
                }
            }
            Event::Stood { seat } => {
                let (who, you) = self.who(*seat);
                say!("event-stood", you, who)
            }
            Event::Claimed { seat, claim, .. } => {
                let (who, you) = self.who(*seat);
                say!("event-claimed", you, who, what = claim_name(*claim))
            }
            Event::ClaimDenied { reason, .. } => reason.describe(),
            // The winner only declares what the last tile completes.
            Event::Melded { .. } if view.end.is_some() => return None,
            Event::Melded {
                seat,
                meld,
                tile,
                from,
            } => {
                let (who, you) = self.who(*seat);
                let from = match self.who(*from) {
                    (_, true) => say!("owner-your").to_owned(),
                    (name, false) => possessive(name),
                };
                let (tile, what) = (tile.name(), set_name(meld.kind));
                say!("event-taken", you, who, from, tile, what)
            }
            Event::KongDeclared { seat, meld, .. } => {
                let (who, you) = self.who(*seat);
                let (exposed, tile) = (meld.is_exposed(), meld.tile.name());
                say!("event-kong", you, who, exposed, tile)
            }
            Event::WentMahJong {
                seat, tile, source, ..
            } => {
                let (who, you) = self.who(*seat);
                let how = match source {
                    Source::Wall => say!("source-wall"),
                    Source::Loose => say!("source-loose-tile"),
                    Source::Discard => say!("source-discard"),
                    Source::Snatch => say!("source-robbed-kong"),
                };
                say!("event-mah-jongg", you, who, tile = tile.name(), how)
            }
            Event::GoulashBegan => say!("event-goulash-began").to_owned(),
            Event::Exchanged {
                from,
                to,
                tiles: Tiles::Known(tiles),
            } if Some(*to) == self.viewer => {
                let tiles = words::list_and(&names_of(tiles));
                say!("event-exchanged", who = self.name(*from), tiles)
            }
            Event::NotSettled => say!("event-not-settled").to_owned(),
            Event::WashedOut { .. } => say!("event-washed-out").to_owned(),
            Event::HandsShown { stakes } => match stakes {
                Some(_) => say!("event-hands-shown").to_owned(),
                None => say!("event-hands-covered").to_owned(),
            },
            Event::GameEnded => self.ended(view),
            _ => return None,
        };
        Some(text)
    }

    /// The sentence for an event that is not for the status bar, but appears in the log; `None` if it does not.
    pub fn log_sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::GameResumed {
                east, round_wind, ..
            } => {
                let (who, you) = self.who(*east);
                say!("event-resumed", you, who, wind = round_wind.name())
            }
            Event::ReadyAsked {
                purpose: ReadyFor::Play,
                ..
            } => say!("event-dealt").to_owned(),
            Event::StandAsked { waits, .. } if self.viewer.is_some() => {
                say!("event-one-short", tiles = words::list_or(&names_of(waits)))
            }
            Event::StandDeclined { .. } if self.viewer.is_some() => {
                say!("event-not-stood").to_owned()
            }
            Event::Passed {
                timed_out: false, ..
            } if self.viewer.is_some() => say!("event-passed").to_owned(),
            Event::ChowToPlace { tile, .. } if self.viewer.is_some() => {
                say!("event-placing-a-chow", tile = tile.name())
            }
            Event::Formed { seat, meld } => {
                let (who, you) = self.who(*seat);
                let (what, tile) = (set_name(meld.kind), meld.tile.name());
                say!("event-formed", you, who, what, tile)
            }
            Event::Melded {
                seat, meld, tile, ..
            } => {
                let (who, you) = self.who(*seat);
                let (what, tile) = (set_name(meld.kind), tile.name());
                say!("event-completed", you, who, what, tile)
            }
            Event::FormedSpecial { seat, .. } => {
                let (who, you) = self.who(*seat);
                say!("event-formed-special", you, who)
            }
            Event::TilesShown { seat, tiles } if !tiles.is_empty() => {
                let (who, you) = self.who(*seat);
                say!(
                    "event-tiles-shown",
                    you,
                    who,
                    tiles = words::list_and(&names_of(tiles))
                )
            }
            Event::Scored { seat, outcome } => {
                let (who, you) = self.who(*seat);
                let points = outcome.total();
                say!("event-scored", you, who, points)
            }
            Event::Settled { scores, .. } => {
                let score = |seat| {
                    say!(
                        "score-of-player",
                        who = self.name(seat),
                        score = scores[seat]
                    )
                };
                say!(
                    "event-settled",
                    scores = words::list_and(&Seat::ALL.map(score))
                )
            }
            Event::Dangerous {
                seat, no_choice, ..
            } => {
                let (who, you) = self.who(*seat);
                say!("event-dangerous", you, who, no_choice)
            }
            Event::OptionChanged { name, value } => say!("event-option-changed", name, value),
            Event::TileSwapped { old, new, .. } => {
                say!("event-swapped", old = old.name(), new = new.name())
            }
            _ => return None,
        })
    }

    /// The welcome to a hand.
    pub fn welcome(&self, view: &SeatView) -> String {
        let round = view.round_wind.name();
        let Some(viewer) = self.viewer else {
            return say!("event-welcome-all", who = self.names[view.east], round);
        };
        let wind = viewer.wind(view.east);
        match wind {
            Wind::East => say!("event-welcome-east", wind = wind.name(), round),
            _ if view.deal_number == 1 => {
                let (east, wind) = (&self.names[view.east], wind.name());
                say!("event-welcome-first", east, wind)
            }
            _ => say!("event-welcome", wind = wind.name(), round),
        }
    }

    fn drew(&self, seat: Seat, tile: Option<Tile>, source: Source) -> String {
        let (who, you) = self.who(seat);
        // With several people at the screen, drawn tiles stay hidden.
        let tile = tile
            .filter(|_| self.viewer.is_some())
            .map(|tile| match tile.as_bonus() {
                // One Flower is called Bamboo, like the suit.
                Some(Bonus::Flower(_)) => say!("tile-flower-named", flower = tile.name()),
                _ => tile.name(),
            });
        match (tile, source) {
            (Some(tile), Source::Loose) => say!("event-drew-this-loose-tile", you, who, tile),
            (Some(tile), _) => say!("event-drew-this-tile", you, who, tile),
            (None, Source::Loose) => say!("event-drew-a-loose-tile", you, who),
            (None, _) => say!("event-drew-a-tile", you, who),
        }
    }

    /// The end of the game: its winner and the scores.
    fn ended(&self, view: &SeatView) -> String {
        let best = Seat::ALL
            .into_iter()
            .max_by_key(|seat| (view.scores[*seat], std::cmp::Reverse(seat.index())));
        let Some(winner) = best else {
            return say!("event-game-over").to_owned();
        };
        let others = Seat::ALL.into_iter().filter(|seat| *seat != winner);
        let score = |seat| {
            say!(
                "score-of-player",
                who = self.name(seat),
                score = view.scores[seat]
            )
        };
        let others: Vec<String> = others.map(score).collect();
        let (who, you) = self.who(winner);
        let score = view.scores[winner];
        say!(
            "event-game-ended",
            you,
            who,
            score,
            others = words::list_and(&others)
        )
    }

    /// The uses of a discard, as a sentence; `None` if there are none. The claims are sorted by kind.
    pub fn uses(&self, claims: &[Claim]) -> Option<String> {
        let mut names: Vec<&str> = claims.iter().map(|claim| claim_name(*claim)).collect();
        names.dedup();
        let list = words::list_or(&names);
        (!names.is_empty()).then(|| say!("event-uses", list))
    }
}

fn names_of(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(|tile| tile.name()).collect()
}

/// "a Chow", "Mah Jongg".
fn claim_name(claim: Claim) -> &'static str {
    match claim {
        Claim::Chow(_) => say!("claim-a-chow"),
        Claim::Pung => say!("claim-a-pung"),
        Claim::Kong => say!("claim-a-kong"),
        Claim::MahJong => say!("label-mah-jongg"),
    }
}

/// The state of a game, for a player who continues it: the hand, and the discard or turn that play has reached.
pub fn game_state(view: &SeatView, names: &BySeat<String>) -> String {
    let place = say!(
        "event-place",
        hand = view.deal_number,
        wind = view.round_wind.name()
    );
    let viewer = view.seat();
    match (view.window, view.turn) {
        _ if view.end.is_some() => say!("state-ended", place),
        (Some(window), _) => {
            let (who, you) = (&names[window.from], window.from == viewer);
            let tile = window.tile.name();
            match window.kong {
                true => say!("state-kong", place, you, who, tile),
                false => say!("state-discard", place, you, who, tile),
            }
        }
        (None, Some(seat)) if seat != viewer => {
            say!("state-turn", place, whose = possessive(&names[seat]))
        }
        (None, _) => place,
    }
}

/// The state of a game at a network table, by line.
pub fn network_game_state(view: &SeatView, names: &BySeat<String>, place: &str) -> Vec<String> {
    let mut lines = vec![say!("state-table", place)];
    if view.deal_number > 0 {
        let (hand, tiles) = (view.deal_number, view.live_left);
        lines.push(say!(
            "state-progress",
            wind = view.round_wind.name(),
            hand,
            tiles
        ));
    }
    for wind in Wind::ALL {
        let seat = Seat::with_wind(wind, view.east);
        let (who, score) = (&names[seat], view.scores[seat]);
        let turn = view.turn == Some(seat);
        lines.push(say!("state-player", wind = wind.name(), who, score, turn));
    }
    lines
}

/// The winner of the game, with the score: `You win with 1 240`. Of players with the same score, the first by seat wins.
pub fn winner(names: &BySeat<String>, scores: &BySeat<i64>, listener: Option<Seat>) -> String {
    let winner = by_score(scores)[0];
    let (who, you) = (&names[winner], Some(winner) == listener);
    say!("event-winner", you, who, score = scores[winner])
}

/// The players other than the winner, by score: `You 1 240   Ada 960`.
pub fn other_scores(
    names: &BySeat<String>,
    scores: &BySeat<i64>,
    listener: Option<Seat>,
) -> String {
    let (names, viewer) = (names, listener);
    let words = Words { names, viewer };
    let score = |seat: &Seat| {
        say!(
            "score-of-player",
            who = words.name(*seat),
            score = scores[*seat]
        )
    };
    let ranked: Vec<String> = by_score(scores)[1..].iter().map(score).collect();
    ranked.join("   ")
}

/// The seats by score, highest first.
fn by_score(scores: &BySeat<i64>) -> [Seat; 4] {
    let mut order = Seat::ALL;
    order.sort_by_key(|seat| std::cmp::Reverse(scores[*seat]));
    order
}

/// "a Chow", "a Pung", "a Kong", "a pair".
pub(super) fn set_name(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chow => say!("claim-a-chow"),
        MeldKind::Pung => say!("claim-a-pung"),
        MeldKind::Kong => say!("claim-a-kong"),
        MeldKind::Pair => say!("claim-a-pair"),
    }
}

/// `Ada's`, `Tomás's`.
pub fn possessive(name: &str) -> String {
    say!("owner-possessive", name)
}

/// Capitalises the first letter.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let head = letters.next().map(|head| head.to_uppercase().to_string());
    head.unwrap_or_default() + letters.as_str()
}

#[cfg(test)]
mod tests;
