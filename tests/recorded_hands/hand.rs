//! One recorded hand: its messages as our inputs, our events as its messages.

use std::sync::Arc;

use red_stake::protocol::{Places, ServerMessage};
use red_stake::rules::{RuleSet, Source};
use red_stake::table::{
    Act, ChowPosition, Claim, DealEnd, Event, Game, Input, Move, Resumed, Setup, Tiles,
};
use red_stake::tiles::{BySeat, MeldKind, Seat, Tile, Wind};

/// The players' ids, East of the recorded `Game` line first: their places at our table.
type Ids = [String; 4];

/// Plays the hand again.
pub fn replay(lines: &[&str]) -> Result<(), String> {
    let mut start = Start::default();
    let mut hand: Option<Hand> = None;
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        match &mut hand {
            None => hand = start.read(&words)?,
            Some(hand) => hand.read(line, &words)?,
        }
    }
    hand.map_or(Err("no hand begins".to_owned()), |hand| hand.compare())
}

/// What the messages before the deal say.
struct Start {
    rules: RuleSet,
    setup: Setup,
    ids: Ids,
    round_wind: Wind,
    east_wins: u32,
}

impl Default for Start {
    fn default() -> Self {
        Self {
            rules: RuleSet::classical(),
            setup: Setup::default(),
            ids: Ids::default(),
            round_wind: Wind::East,
            east_wins: 0,
        }
    }
}

impl Start {
    fn read(&mut self, words: &[&str]) -> Result<Option<Hand>, String> {
        match words {
            ["Game", a, b, c, d, wind, wins, first, scores @ ..] => {
                self.ids = [a, b, c, d].map(|id| (*id).to_owned());
                let letter = wind.chars().next().unwrap_or('E');
                self.round_wind = Wind::from_letter(letter).unwrap_or(Wind::East);
                self.east_wins = wins.parse().map_err(|_| "no number of wins")?;
                self.setup.first_east = Some(seat(&self.ids, first)?);
                let score = |place: Seat| scores.get(place.index()).and_then(|s| s.parse().ok());
                self.setup.scores = Some(BySeat::from_fn(|place| score(place).unwrap_or(0)));
            }
            ["GameOption", _, name, _, _, _, value, ..] if *name != "End" => {
                let set = self.rules.options.set(name, value);
                set.map_err(|error| error.to_string())?;
            }
            ["Wall", tiles @ ..] => {
                self.setup.walls = vec![tiles.iter().filter_map(|t| t.parse().ok()).collect()];
            }
            ["NewHand", east, ..] => return self.deal(seat(&self.ids, east)?).map(Some),
            _ => {}
        }
        Ok(None)
    }

    fn deal(&mut self, east: Seat) -> Result<Hand, String> {
        self.setup.resumed = Some(Resumed {
            east,
            round_wind: self.round_wind,
            deals: 0,
            east_wins: if east.index() == 0 { self.east_wins } else { 0 },
            rounds_done: 0,
        });
        let mut hand = Hand {
            ids: self.ids.clone(),
            game: Game::new(Arc::new(self.rules.clone()), self.setup.clone()),
            recorded: Vec::new(),
            told: Vec::new(),
        };
        for seat in Seat::ALL {
            hand.put(Input::Move(seat, Move::Ready))?;
        }
        Ok(hand)
    }
}

struct Hand {
    ids: Ids,
    game: Game,
    /// Messages of the server that our events have to bring about.
    recorded: Vec<String>,
    /// What they brought about.
    told: Vec<String>,
}

impl Hand {
    fn read(&mut self, line: &str, words: &[&str]) -> Result<(), String> {
        if let Some(input) = self.input(words)? {
            self.put(input).map_err(|why| format!("{line}: {why}"))?;
        }
        let won = matches!(self.end(), Some(DealEnd::MahJong { .. }));
        match words {
            ["PlayerChows", .., "AnyPos"] => {}
            ["PlayerPungs" | "PlayerChows", ..] if won => {}
            ["WashOut", ..] => self.recorded.push("WashOut".to_owned()),
            [
                "PlayerDraws" | "PlayerDrawsLoose" | "PlayerPungs" | "PlayerKongs" | "PlayerChows"
                | "PlayerRobsKong" | "PlayerMahJongs" | "DangerousDiscard" | "HandScore"
                | "Settlement",
                ..,
            ] => {
                let message = ServerMessage::parse(line).map_err(|wrong| wrong.to_string())?;
                self.recorded.push(message.to_string());
            }
            _ => {}
        }
        Ok(())
    }

    fn end(&self) -> Option<&DealEnd> {
        self.game.seat_view(Seat::new(0)).end.as_ref()
    }

    /// The input that a message of the server answers, if it answers one.
    fn input(&self, words: &[&str]) -> Result<Option<Input>, String> {
        let [message, id, rest @ ..] = words else {
            return Ok(None);
        };
        let Ok(seat) = seat(&self.ids, id) else {
            return Ok(None);
        };
        let won = matches!(self.end(), Some(DealEnd::MahJong { .. }));
        let view = self.game.seat_view(seat);
        let tile = rest.first().and_then(|text| text.parse::<Tile>().ok());
        let place = rest.get(1).and_then(|text| position(text));
        let choice = match (*message, tile) {
            ("PlayerReady", _) => Move::Ready,
            ("PlayerDeclaresSpecial", Some(tile)) => Move::DeclareBonus(tile),
            ("PlayerDeclaresSpecial", None) => Move::FinishDeclaring,
            ("PlayerDiscards", Some(tile)) => {
                let calling = rest.get(2) == Some(&"1");
                Move::Discard { tile, calling }
            }
            ("PlayerDoesntClaim", _) if rest.get(1) == Some(&"1") => {
                let silent = view.window.is_some() && !view.answered;
                return Ok(silent.then_some(Input::Act(Act::TimeOut)));
            }
            ("PlayerDoesntClaim", _) => Move::Pass,
            ("PlayerClaimsPung", _) => Move::Claim(Claim::Pung),
            ("PlayerClaimsKong", _) => Move::Claim(Claim::Kong),
            ("PlayerClaimsMahJong", _) => Move::Claim(Claim::MahJong),
            ("PlayerClaimsChow", _) => Move::Claim(Claim::Chow(place)),
            ("PlayerChows", _) if won => Move::Use(MeldKind::Chow, place),
            ("PlayerPungs", _) if won => Move::Use(MeldKind::Pung, None),
            ("PlayerPairs", _) => Move::Use(MeldKind::Pair, None),
            ("PlayerSpecialSet", _) => Move::UseForSpecial,
            ("PlayerChows", _) if view.chow_to_place.is_some() => match place {
                Some(place) => Move::PlaceChow(place),
                None => return Ok(None),
            },
            ("PlayerDeclaresClosedKong" | "PlayerAddsToPung", Some(tile)) => Move::Kong(tile),
            ("PlayerMahJongs", Some(_)) => Move::MahJong,
            ("PlayerFormsClosedPung", Some(tile)) => Move::Form(MeldKind::Pung, tile),
            ("PlayerFormsClosedChow", Some(tile)) => Move::Form(MeldKind::Chow, tile),
            ("PlayerFormsClosedPair", Some(tile)) => Move::Form(MeldKind::Pair, tile),
            ("PlayerFormsClosedSpecialSet", _) => Move::FormSpecial,
            ("PlayerShowsTiles", _) if won => Move::ShowTiles,
            _ => return Ok(None),
        };
        Ok(Some(Input::Move(seat, choice)))
    }

    fn put(&mut self, input: Input) -> Result<(), String> {
        let mut won = self.end().is_some();
        let events = self.game.apply(input).map_err(|why| why.to_string())?;
        for event in &events {
            self.tell(event, won);
            won |= matches!(event, Event::WentMahJong { .. });
        }
        Ok(())
    }

    /// Notes the event as the server's message; sets laid out after Mah Jongg are the players' affair.
    fn tell(&mut self, event: &Event, won: bool) {
        let id = |seat: &Seat| self.ids[seat.index()].clone();
        let line = match event {
            Event::Dealt {
                seat,
                tiles: Tiles::Known(tiles),
            } => {
                let lines: Vec<_> = tiles
                    .iter()
                    .map(|tile| format!("PlayerDraws {} {tile}", id(seat)))
                    .collect();
                return self.told.extend(lines);
            }
            Event::Drew {
                seat,
                tile: Some(tile),
                source: Source::Loose,
            } => {
                format!("PlayerDrawsLoose {} {tile}", id(seat))
            }
            Event::Drew {
                seat,
                tile: Some(tile),
                ..
            } => format!("PlayerDraws {} {tile}", id(seat)),
            Event::Melded {
                seat, meld, tile, ..
            } if !won => match meld.kind {
                MeldKind::Pung => format!("PlayerPungs {} {tile}", id(seat)),
                MeldKind::Kong => format!("PlayerKongs {} {tile}", id(seat)),
                _ => {
                    let stands = |place: &ChowPosition| place.lowest(*tile) == Some(meld.tile);
                    let place = ChowPosition::ALL.into_iter().find(stands);
                    format!("PlayerChows {} {tile} {}", id(seat), place.map_or("", name))
                }
            },
            Event::Dangerous {
                seat,
                serial,
                no_choice,
            } => {
                format!(
                    "DangerousDiscard {} {serial} {}",
                    id(seat),
                    u8::from(*no_choice)
                )
            }
            Event::WentMahJong {
                seat, tile, source, ..
            } => match source {
                Source::Snatch => format!("PlayerRobsKong {} {tile}", id(seat)),
                Source::Discard => format!("PlayerMahJongs {} --", id(seat)),
                _ => format!("PlayerMahJongs {} {tile}", id(seat)),
            },
            Event::WashedOut { .. } => "WashOut".to_owned(),
            Event::Scored { .. } | Event::Settled { .. } => {
                let ids = self.ids.clone().map(|id| id.parse().unwrap_or(0));
                let view = self.game.seat_view(Seat::new(0));
                let messages = Places::new(ids).tell(event, view);
                let lines = messages.iter().map(ServerMessage::to_string);
                return self.told.extend(lines);
            }
            _ => return,
        };
        self.told.push(line);
    }

    fn compare(self) -> Result<(), String> {
        let pairs = self.recorded.iter().zip(&self.told);
        match pairs.clone().find(|(recorded, told)| recorded != told) {
            Some((recorded, told)) => {
                Err(format!("\"{recorded}\" was recorded, we say \"{told}\""))
            }
            None if self.recorded.len() == self.told.len() => Ok(()),
            None => Err("one goes on after the other".to_owned()),
        }
    }
}

fn seat(ids: &Ids, id: &str) -> Result<Seat, String> {
    let place = ids.iter().position(|other| other == id);
    place
        .map(Seat::new)
        .ok_or_else(|| format!("nobody has the id {id}"))
}

fn position(text: &str) -> Option<ChowPosition> {
    ChowPosition::ALL
        .into_iter()
        .find(|place| name(*place) == text)
}

fn name(place: ChowPosition) -> &'static str {
    match place {
        ChowPosition::Lower => "Lower",
        ChowPosition::Middle => "Middle",
        ChowPosition::Upper => "Upper",
    }
}
