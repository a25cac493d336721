//! Sentences for all events, for the status bar and the log. The viewer is "you".

use engine::rules::Source;
use engine::table::{Claim, Event, ReadyFor, SeatView};
use engine::tiles::{Bonus, BySeat, MeldKind, Seat, Tile, Wind};
use wording::{Describe, Named, TileWording};
use words::say;

/// Describes a game to one viewer.
pub struct Words<'a> {
    /// The names of the players.
    pub names: &'a BySeat<String>,
    /// The viewer; `None` if several people read it.
    pub viewer: Option<Seat>,
}

impl Words<'_> {
    /// The name of a player, and whether it is the viewer.
    fn who(&self, seat: Seat) -> (&str, bool) {
        (&self.names[seat], Some(seat) == self.viewer)
    }

    /// "You" or the name of a player.
    fn name(&self, seat: Seat) -> &str {
        match self.who(seat) {
            (_, true) => say!("label-you"),
            (name, false) => name,
        }
    }

    /// The sentence for an event; `view` is the table after it. `None` if there is nothing to say.
    pub fn sentence(&self, event: &Event, view: &SeatView) -> Option<String> {
        let text = match event {
            Event::GameBegan { first_east, .. } => {
                let (who, you) = self.who(*first_east);
                say!("told-game-began", you, who)
            }
            Event::RoundBegan { wind } => say!("told-round-began", wind = wind.name()),
            Event::DealBegan { .. } => self.welcome(view),
            Event::Drew { seat, tile, source } => self.drew(*seat, *tile, *source),
            Event::BonusDeclared { seat, tile } => {
                let (who, you) = self.who(*seat);
                say!("told-laid-out", you, who, tile = tile.name())
            }
            Event::Discarded {
                seat,
                tile,
                calling,
                ..
            } => {
                let (who, you) = self.who(*seat);
                match calling {
                    true => say!("told-discarded-calling", you, who, tile = tile.name()),
                    false => say!("told-discarded", you, who, tile = tile.name()),
                }
            }
            Event::Stood { seat } => {
                let (who, you) = self.who(*seat);
                say!("told-stood", you, who)
            }
            Event::Claimed { seat, claim, .. } => {
                let (who, you) = self.who(*seat);
                say!("told-claimed", you, who, what = claim_name(*claim))
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
                    (_, true) => say!("told-your").to_owned(),
                    (name, false) => possessive(name),
                };
                let (tile, what) = (tile.name(), set_name(meld.kind));
                say!("told-taken", you, who, from, tile, what)
            }
            Event::KongDeclared { seat, meld, .. } => {
                let (who, you) = self.who(*seat);
                let (exposed, tile) = (meld.is_exposed(), meld.tile.name());
                say!("told-kong", you, who, exposed, tile)
            }
            Event::WentMahJong {
                seat, tile, source, ..
            } => {
                let (who, you) = self.who(*seat);
                let how = match source {
                    Source::Wall => say!("told-from-the-wall"),
                    Source::Loose => say!("told-a-loose-tile"),
                    Source::Discard => say!("told-a-discard"),
                    Source::Snatch => say!("told-from-a-kong"),
                };
                say!("told-mah-jongg", you, who, tile = tile.name(), how)
            }
            Event::NotSettled => say!("told-not-settled").to_owned(),
            Event::WashedOut { .. } => say!("told-washed-out").to_owned(),
            Event::HandsShown { stakes } => match stakes {
                Some(_) => say!("told-hands-shown").to_owned(),
                None => say!("told-hands-covered").to_owned(),
            },
            Event::GameEnded => self.ended(view),
            _ => return None,
        };
        Some(text)
    }

    /// The sentence for an event that appears only in the log.
    pub fn aside(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::GameResumed {
                east, round_wind, ..
            } => {
                let (who, you) = self.who(*east);
                say!("told-resumed", you, who, wind = round_wind.name())
            }
            Event::ReadyAsked {
                purpose: ReadyFor::Play,
                ..
            } => say!("told-dealt").to_owned(),
            Event::StandAsked { waits, .. } if self.viewer.is_some() => {
                say!("told-one-short", tiles = words::any(&names_of(waits)))
            }
            Event::StandDeclined { .. } if self.viewer.is_some() => {
                say!("told-not-stood").to_owned()
            }
            Event::Passed {
                timed_out: false, ..
            } if self.viewer.is_some() => say!("told-passed").to_owned(),
            Event::ChowToPlace { tile, .. } if self.viewer.is_some() => {
                say!("told-placing-a-chow", tile = tile.name())
            }
            Event::Formed { seat, meld } => {
                let (who, you) = self.who(*seat);
                let (what, tile) = (set_name(meld.kind), meld.tile.name());
                say!("told-formed", you, who, what, tile)
            }
            Event::Melded {
                seat, meld, tile, ..
            } => {
                let (who, you) = self.who(*seat);
                let (what, tile) = (set_name(meld.kind), tile.name());
                say!("told-completed", you, who, what, tile)
            }
            Event::FormedSpecial { seat, .. } => {
                let (who, you) = self.who(*seat);
                say!("told-formed-special", you, who)
            }
            Event::TilesShown { seat, tiles } if !tiles.is_empty() => {
                let (who, you) = self.who(*seat);
                say!(
                    "told-tiles-shown",
                    you,
                    who,
                    tiles = words::all(&names_of(tiles))
                )
            }
            Event::Scored { seat, outcome } => {
                let (who, you) = self.who(*seat);
                let points = outcome.total();
                say!("told-scored", you, who, points)
            }
            Event::Settled { scores, .. } => {
                let score =
                    |seat| say!("told-a-score", who = self.name(seat), score = scores[seat]);
                say!("told-settled", scores = words::all(&Seat::ALL.map(score)))
            }
            Event::Dangerous {
                seat, no_choice, ..
            } => {
                let (who, you) = self.who(*seat);
                say!("told-dangerous", you, who, no_choice)
            }
            Event::OptionChanged { name, value } => say!("told-option-changed", name, value),
            Event::TileSwapped { old, new, .. } => {
                say!("told-swapped", old = old.name(), new = new.name())
            }
            _ => return None,
        })
    }

    /// The welcome to a hand.
    pub fn welcome(&self, view: &SeatView) -> String {
        let round = view.round_wind.name();
        let Some(viewer) = self.viewer else {
            return say!("told-welcome-all", who = self.names[view.east], round);
        };
        let wind = viewer.wind(view.east);
        match wind {
            Wind::East => say!("told-welcome-east", wind = wind.name(), round),
            _ if view.deal_number == 1 => {
                let (east, wind) = (&self.names[view.east], wind.name());
                say!("told-welcome-first", east, wind, round)
            }
            _ => say!("told-welcome", wind = wind.name(), round),
        }
    }

    fn drew(&self, seat: Seat, tile: Option<Tile>, source: Source) -> String {
        let (who, you) = self.who(seat);
        // With several people at the screen, drawn tiles stay hidden.
        let tile = tile
            .filter(|_| self.viewer.is_some())
            .map(|tile| match tile.as_bonus() {
                // One Flower is called Bamboo, like the suit.
                Some(Bonus::Flower(_)) => say!("told-the-flower", flower = tile.name()),
                _ => tile.name(),
            });
        match (tile, source) {
            (Some(tile), Source::Loose) => say!("told-drew-this-loose-tile", you, who, tile),
            (Some(tile), _) => say!("told-drew-this-tile", you, who, tile),
            (None, Source::Loose) => say!("told-drew-a-loose-tile", you, who),
            (None, _) => say!("told-drew-a-tile", you, who),
        }
    }

    fn ended(&self, view: &SeatView) -> String {
        let best = Seat::ALL
            .into_iter()
            .max_by_key(|seat| (view.scores[*seat], std::cmp::Reverse(seat.index())));
        let Some(winner) = best else {
            return say!("told-game-over").to_owned();
        };
        let others = Seat::ALL.into_iter().filter(|seat| *seat != winner);
        let score = |seat| {
            say!(
                "told-a-score",
                who = self.name(seat),
                score = view.scores[seat]
            )
        };
        let others: Vec<String> = others.map(score).collect();
        let (who, you) = self.who(winner);
        let score = view.scores[winner];
        say!(
            "told-game-ended",
            you,
            who,
            score,
            others = words::all(&others)
        )
    }

    /// The uses of a discard, as a sentence.
    pub fn uses(&self, claims: &[Claim]) -> Option<String> {
        let mut names: Vec<&str> = claims.iter().map(|claim| claim_name(*claim)).collect();
        names.dedup();
        let list = words::any(&names);
        (!names.is_empty()).then(|| say!("told-uses", list))
    }
}

fn names_of(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(|tile| tile.name()).collect()
}

/// "a Chow", "Mah Jongg".
fn claim_name(claim: Claim) -> &'static str {
    match claim {
        Claim::Chow(_) => say!("told-a-chow"),
        Claim::Pung => say!("told-a-pung"),
        Claim::Kong => say!("told-a-kong"),
        Claim::MahJong => say!("label-mah-jongg"),
    }
}

/// The state of a game that waits for its player.
pub fn where_it_stands(view: &SeatView, names: &BySeat<String>) -> String {
    let place = say!(
        "told-place",
        hand = view.deal_number,
        wind = view.round_wind.name()
    );
    let viewer = view.seat();
    match (view.window, view.turn) {
        _ if view.end.is_some() => say!("told-stands-at-the-end", place),
        (Some(window), _) => {
            let (who, you) = (&names[window.from], window.from == viewer);
            let tile = window.tile.name();
            match window.kong {
                true => say!("told-stands-at-a-kong", place, you, who, tile),
                false => say!("told-stands-at-a-discard", place, you, who, tile),
            }
        }
        (None, Some(seat)) if seat != viewer => {
            say!(
                "told-stands-at-a-turn",
                place,
                whose = possessive(&names[seat])
            )
        }
        (None, _) => place,
    }
}

/// The state of a game at a network table, by line.
pub fn standings(view: &SeatView, names: &BySeat<String>, place: &str) -> Vec<String> {
    let mut lines = vec![say!("told-table", place)];
    if view.deal_number > 0 {
        let (hand, tiles) = (view.deal_number, view.live_left);
        lines.push(say!(
            "told-how-far",
            wind = view.round_wind.name(),
            hand,
            tiles
        ));
    }
    for wind in Wind::ALL {
        let seat = Seat::with_wind(wind, view.east);
        let (who, score) = (&names[seat], view.scores[seat]);
        let turn = view.turn == Some(seat);
        lines.push(say!("told-standing", wind = wind.name(), who, score, turn));
    }
    lines
}

/// The winner of the game, with the score: `You win with 1 240`.
pub fn winner(names: &BySeat<String>, scores: &BySeat<i64>, listener: Option<Seat>) -> String {
    let winner = by_score(scores)[0];
    let (who, you) = (&names[winner], Some(winner) == listener);
    say!("told-winner", you, who, score = scores[winner])
}

/// The other players, with their scores: `You 1 240   Ada 960`.
pub fn beaten(names: &BySeat<String>, scores: &BySeat<i64>, listener: Option<Seat>) -> String {
    let (names, viewer) = (names, listener);
    let words = Words { names, viewer };
    let score = |seat: &Seat| {
        say!(
            "told-a-score",
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

/// "a Chow", "a Pung".
pub(super) fn set_name(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chow => say!("told-a-chow"),
        MeldKind::Pung => say!("told-a-pung"),
        MeldKind::Kong => say!("told-a-kong"),
        MeldKind::Pair => say!("told-a-pair"),
    }
}

/// `Ada's`, `Tomás's`.
pub fn possessive(name: &str) -> String {
    say!("told-possessive", name)
}

/// Capitalises the first letter.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let head = letters.next().map(|head| head.to_uppercase().to_string());
    head.unwrap_or_default() + letters.as_str()
}

#[cfg(test)]
mod tests;
