//! Sentences for events and states of a game, for the status bar, the log and dialogs. The viewer is "you".

use engine::rules::Source;
use engine::table::{Claim, Event, ReadyFor, SeatView, Tiles};
use engine::tiles::{BySeat, Seat, Tile, Wind};
use wording::{Describe, Named, TileWording, person};
use words::{Key, Noun, Person, noun, say};

/// Describes a game to one player, or to several who share the screen.
pub struct Words<'a> {
    /// The names of the players.
    pub names: &'a BySeat<String>,
    /// The player addressed as "you"; `None` if several players read the words, or none of them does.
    pub viewer: Option<Seat>,
}

impl Words<'_> {
    /// A player, and whether it is the viewer.
    pub(in crate::presenter) fn who(&self, seat: Seat) -> (Person<'_>, bool) {
        (person(&self.names[seat]), Some(seat) == self.viewer)
    }

    /// A player with a score, for a list.
    pub(in crate::presenter) fn score(&self, seat: Seat, score: i64) -> Noun<'_> {
        let (who, you) = self.who(seat);
        noun!("score-of-player", who, you, score)
    }

    /// The sentence for an event on the status bar; `view` is the table after it. `None` if there is nothing to say.
    pub fn sentence(&self, event: &Event, view: &SeatView) -> Option<String> {
        let text = match event {
            Event::GameBegan { first_east, .. } => {
                let (who, you) = self.who(*first_east);
                say!("event-game-began", you, who)
            }
            Event::RoundBegan { wind } => say!("event-round-began", wind = wind.noun()),
            Event::DealBegan { .. } => self.welcome(view),
            Event::Drew { seat, tile, source } => self.drew(*seat, *tile, *source),
            Event::BonusDeclared { seat, tile } => {
                let (who, you) = self.who(*seat);
                let kind = wording::bonus_kind(tile.as_bonus()?);
                say!("event-laid-out", you, who, kind, tile = tile.noun())
            }
            Event::Discarded {
                seat,
                tile,
                calling,
                ..
            } => {
                let (who, you) = self.who(*seat);
                match calling {
                    true => say!("event-discarded-calling", you, who, tile = tile.noun()),
                    false => say!("event-discarded", you, who, tile = tile.noun()),
                }
            }
            Event::Stood { seat } => {
                let (who, you) = self.who(*seat);
                say!("event-stood", you, who)
            }
            Event::Claimed { seat, claim, .. } => {
                let (who, you) = self.who(*seat);
                say!("event-claimed", you, who, claim = claim.noun())
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
                let (from, from_you) = self.who(*from);
                let (tile, set) = (tile.noun(), meld.kind.noun());
                say!("event-taken", you, who, from, from_you, tile, set)
            }
            Event::KongDeclared { seat, meld, .. } => {
                let (who, you) = self.who(*seat);
                let (exposed, tile) = (meld.is_exposed(), meld.tile.noun());
                say!("event-kong", you, who, exposed, tile)
            }
            Event::WentMahJong {
                seat, tile, source, ..
            } => {
                let (who, you) = self.who(*seat);
                let how = match source {
                    Source::Wall => "wall",
                    Source::Loose => "loose",
                    Source::Discard => "discard",
                    Source::Snatch => "kong",
                };
                say!("event-mah-jongg", you, who, tile = tile.noun(), how)
            }
            Event::GoulashBegan => say!("event-goulash-began").to_owned(),
            Event::Exchanged {
                from,
                to,
                tiles: Tiles::Known(tiles),
            } if Some(*to) == self.viewer => {
                let (who, _) = self.who(*from);
                say!(
                    "event-exchanged",
                    who,
                    tiles = words::all_of(names_of(tiles))
                )
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
                say!("event-resumed", you, who, wind = round_wind.noun())
            }
            Event::ReadyAsked {
                purpose: ReadyFor::Play,
                ..
            } => say!("event-dealt").to_owned(),
            Event::StandAsked { waits, .. } if self.viewer.is_some() => {
                say!("event-one-short", tiles = words::any_of(names_of(waits)))
            }
            Event::StandDeclined { .. } if self.viewer.is_some() => {
                say!("event-not-stood").to_owned()
            }
            Event::Passed {
                timed_out: false, ..
            } if self.viewer.is_some() => say!("event-passed").to_owned(),
            Event::ChowToPlace { tile, .. } if self.viewer.is_some() => {
                say!("event-placing-a-chow", tile = tile.noun())
            }
            Event::Formed { seat, meld } => {
                let (who, you) = self.who(*seat);
                let (set, tile) = (meld.kind.noun(), meld.tile.noun());
                say!("event-formed", you, who, set, tile)
            }
            Event::Melded {
                seat, meld, tile, ..
            } => {
                let (who, you) = self.who(*seat);
                let (set, tile) = (meld.kind.noun(), tile.noun());
                say!("event-completed", you, who, set, tile)
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
                    tiles = words::all_of(names_of(tiles))
                )
            }
            Event::Scored { seat, outcome } => {
                let (who, you) = self.who(*seat);
                let points = outcome.total();
                say!("event-scored", you, who, points)
            }
            Event::Settled { scores, .. } => {
                let scores = Seat::ALL.map(|seat| self.score(seat, scores[seat]));
                say!("event-settled", scores = words::all_of(scores))
            }
            Event::Dangerous {
                seat, no_choice, ..
            } => {
                let (who, you) = self.who(*seat);
                say!("event-dangerous", you, who, no_choice)
            }
            Event::OptionChanged { name, value } => say!("event-option-changed", name, value),
            Event::TileSwapped { old, new, .. } => {
                say!("event-swapped", old = old.noun(), new = new.noun())
            }
            _ => return None,
        })
    }

    /// The welcome to a hand.
    pub fn welcome(&self, view: &SeatView) -> String {
        let round = view.round_wind.noun();
        let (east, _) = self.who(view.east);
        let Some(viewer) = self.viewer else {
            return say!("event-welcome-all", who = east, round);
        };
        let own = viewer.wind(view.east);
        let wind = own.noun();
        match own {
            Wind::East => say!("event-welcome-east", wind, round),
            _ if view.deal_number == 1 => say!("event-welcome-first", east, wind),
            _ => say!("event-welcome", wind, round),
        }
    }

    fn drew(&self, seat: Seat, tile: Option<Tile>, source: Source) -> String {
        let (who, you) = self.who(seat);
        // With several people at the screen, drawn tiles stay hidden.
        let tile = tile.filter(|_| self.viewer.is_some());
        let loose = source == Source::Loose;
        match tile.map(|tile| (tile.as_bonus(), tile.noun())) {
            Some((Some(bonus), tile)) => {
                let kind = wording::bonus_kind(bonus);
                say!("event-drew-this-bonus", you, who, kind, tile, loose)
            }
            Some((None, tile)) if loose => say!("event-drew-this-loose-tile", you, who, tile),
            Some((None, tile)) => say!("event-drew-this-tile", you, who, tile),
            None if loose => say!("event-drew-a-loose-tile", you, who),
            None => say!("event-drew-a-tile", you, who),
        }
    }

    /// The end of the game: its winner and the scores.
    fn ended(&self, view: &SeatView) -> String {
        let shared = is_first_place_shared(&view.scores);
        let [winner, ..] = by_score(&view.scores);
        let others = Seat::ALL
            .into_iter()
            .filter(|seat| shared || *seat != winner);
        let others = words::all_of(others.map(|seat| self.score(seat, view.scores[seat])));
        let (who, you) = self.who(winner);
        say!(
            "event-game-ended",
            shared,
            you,
            who,
            score = view.scores[winner],
            others
        )
    }

    /// The uses of a discard, as a sentence; `None` if there are none. The claims are sorted by kind.
    pub fn uses(&self, claims: &[Claim]) -> Option<String> {
        let mut claims: Vec<Key> = claims.iter().map(|claim| claim.noun()).collect();
        claims.dedup();
        let is_useful = !claims.is_empty();
        is_useful.then(|| say!("event-uses", claims = words::any_of(claims)))
    }
}

fn names_of(tiles: &[Tile]) -> impl Iterator<Item = Noun<'static>> {
    tiles.iter().map(|tile| tile.noun())
}

/// The state of a game, for a player who continues it: the hand, and the discard or turn that play has reached.
pub fn game_state(view: &SeatView, names: &BySeat<String>) -> String {
    let place = say!(
        "event-place",
        hand = view.deal_number,
        wind = view.round_wind.noun()
    );
    let viewer = view.seat();
    match (view.window, view.turn) {
        _ if view.end.is_some() => words::sentences([place.as_str(), say!("state-ended")]),
        (Some(window), _) => {
            let (who, you) = (person(&names[window.from]), window.from == viewer);
            let tile = window.tile.noun();
            words::sentences([
                place,
                match window.kong {
                    true => say!("state-kong", you, who, tile),
                    false => say!("state-discard", you, who, tile),
                },
            ])
        }
        (None, Some(seat)) if seat != viewer => {
            words::sentences([place, say!("state-turn", who = person(&names[seat]))])
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
            wind = view.round_wind.noun(),
            hand,
            tiles
        ));
    }
    for wind in Wind::ALL {
        let seat = Seat::with_wind(wind, view.east);
        let (who, score) = (person(&names[seat]), view.scores[seat]);
        let turn = view.turn == Some(seat);
        lines.push(say!("state-player", wind = wind.noun(), who, score, turn));
    }
    lines
}

/// The winner of the game, with the score: `You win with 1 240`; or that several have the highest score.
pub fn winner(names: &BySeat<String>, scores: &BySeat<i64>, listener: Option<Seat>) -> String {
    let winner = by_score(scores)[0];
    let (who, you) = (person(&names[winner]), Some(winner) == listener);
    let shared = is_first_place_shared(scores);
    say!("event-winner", shared, you, who, score = scores[winner])
}

/// Whether several players have the highest score.
fn is_first_place_shared(scores: &BySeat<i64>) -> bool {
    let order = by_score(scores);
    scores[order[0]] == scores[order[1]]
}

/// That the game is over, and who won it with which score.
pub fn game_over(names: &BySeat<String>, scores: &BySeat<i64>, listener: Option<Seat>) -> String {
    let winner = by_score(scores)[0];
    let (who, you) = (person(&names[winner]), Some(winner) == listener);
    let shared = is_first_place_shared(scores);
    say!("notice-game-over", shared, you, who, score = scores[winner])
}

/// The players other than the winner, by score: `You 1 240   Ada 960`. All of them if several have the highest score.
pub fn other_scores(
    names: &BySeat<String>,
    scores: &BySeat<i64>,
    listener: Option<Seat>,
) -> String {
    let (names, viewer) = (names, listener);
    let words = Words { names, viewer };
    let winners = usize::from(!is_first_place_shared(scores));
    let others = by_score(scores).into_iter().skip(winners);
    words::apart(others.map(|seat| words.score(seat, scores[seat]))).to_string()
}

/// The seats by score, highest first.
fn by_score(scores: &BySeat<i64>) -> [Seat; 4] {
    let mut order = Seat::ALL;
    order.sort_by_key(|seat| std::cmp::Reverse(scores[*seat]));
    order
}

#[cfg(test)]
mod tests;
