//! Claims and own sets: what can be made of the current discard or of the player's tiles, by button or key.

use crate::presenter::Presenter;
use crate::presenter::commands::command::Command;
use crate::presenter::commands::command_states::CommandStates;
use crate::presenter::playing::requests::kong;
use engine::rules::Source;
use engine::table::{Claim, Move, SeatView};
use engine::tiles::Tile;
use wording::Describe;

/// The commands that make a set or Mah Jongg, best first.
const MAKING: [Command; 4] = [
    Command::MahJongg,
    Command::Kong,
    Command::Pung,
    Command::Chow,
];

/// The claim that a command makes of a discard.
fn claim_of(command: Command) -> Option<Claim> {
    match command {
        Command::MahJongg => Some(Claim::MahJong),
        Command::Kong => Some(Claim::Kong),
        Command::Pung => Some(Claim::Pung),
        Command::Chow => Some(Claim::Chow(None)),
        _ => None,
    }
}

/// The player's tiles that form a set or pair with the last tile of a hand; empty for special hands without sets.
fn completed_with(view: &SeatView, tile: Tile) -> Vec<Tile> {
    let mut hand = view.me().hand();
    let laid_out = hand.melds.len();
    hand.stake.add(tile);
    let win = view.win(tile, Source::Discard);
    let Some(score) = view.rules.score(&hand, &view.situation(Some(win))) else {
        return Vec::new();
    };
    let own = score.arrangement.melds.iter().skip(laid_out);
    let set = own.rev().find(|set| set.tiles().contains(&tile));
    let mut tiles = set.map_or_else(Vec::new, |set| set.tiles().to_vec());
    if let Some(place) = tiles.iter().position(|other| *other == tile) {
        tiles.remove(place);
    }
    tiles
}

impl Presenter {
    /// The buttons beside the player's tiles: what can be made now, and Pass if a discard awaits the answer.
    pub(in crate::presenter) fn making_buttons(&self, states: &CommandStates) -> Vec<Command> {
        if !self.settings.claim_buttons || !self.is_persons_choice() {
            return Vec::new();
        }
        let ready = MAKING
            .into_iter()
            .filter(|command| states.is_ready(*command));
        let mut buttons: Vec<Command> = ready.collect();
        if !buttons.is_empty() && self.phase.claim().is_some() {
            buttons.push(Command::Skip);
        }
        buttons
    }

    /// Whether one person sits at this screen and can choose now.
    fn is_persons_choice(&self) -> bool {
        let table = &self.tables.current;
        let shared = table.hotseat().is_some() || self.demo.is_some();
        let answered = self.phase.claim().is_some_and(|open| open.released);
        let hidden = self.shown.is_moving() || self.prompts.is_open() || self.pause.is_some();
        !shared && !answered && !hidden && !table.is_auto_played()
    }

    /// The player's tiles to highlight: those the lesson mentions, or those that form a set with the discard.
    pub fn fitting(&self) -> Vec<Tile> {
        if let Some(lesson) = self.tables.current.lesson() {
            let named = lesson.lecture().step.shows.iter();
            return named.filter_map(|tile| tile.parse().ok()).collect();
        }
        let view = self.tables.current.view();
        let Some(window) = view.window.filter(|_| !self.commands.buttons().is_empty()) else {
            return Vec::new();
        };
        let mut fitting = Vec::new();
        for claim in self.claims() {
            match claim {
                Claim::Pung | Claim::Kong => fitting.push(window.tile),
                Claim::Chow(Some(place)) => {
                    fitting.extend(place.others(window.tile).into_iter().flatten());
                }
                Claim::MahJong => fitting.extend(completed_with(view, window.tile)),
                Claim::Chow(None) => {}
            }
        }
        fitting
    }

    /// Whether a command can make a set or Mah Jongg now.
    pub(in crate::presenter) fn can_make(&self, command: Command) -> bool {
        let table = &self.tables.current;
        if table.request_of(table.viewer()).is_none() {
            return false;
        }
        let view = table.view();
        let claim = claim_of(command).map(Move::Claim);
        let claims = claim.is_some_and(|claim| view.check(&claim).is_ok());
        claims
            || match command {
                Command::MahJongg => view.check(&Move::MahJong).is_ok(),
                Command::Kong => view.legal().iter().any(|choice| kong(choice).is_some()),
                _ => false,
            }
    }

    /// Makes a set or Mah Jongg.
    pub(in crate::presenter) fn make(&mut self, command: Command) {
        let claim = claim_of(command).map(Move::Claim);
        let claim = claim.filter(|claim| self.tables.current.view().check(claim).is_ok());
        match (command, claim) {
            (Command::Chow, _) => self.claim_chow(),
            (_, Some(claim)) => self.play(claim),
            (Command::Kong, None) => self.ask_for_kongs(),
            (_, None) => self.play(Move::MahJong),
        }
    }

    /// Why the discard cannot be added to an exposed Pung; `None` if there is no such Pung.
    pub(in crate::presenter) fn why_no_fourth(&self) -> Option<&'static str> {
        let view = self.tables.current.view();
        let window = view.window.filter(|window| window.from != view.seat())?;
        players::is_fourth_of_exposed_pung(view, window.tile).then(wording::no_kong_with_a_discard)
    }

    /// Why a command can make nothing of the discard; `None` if no discard can be claimed.
    pub(in crate::presenter) fn why_not_made(&self, command: Command) -> Option<String> {
        let view = self.tables.current.view();
        let waits = view.window.is_some_and(|window| window.from != view.seat());
        let claim = claim_of(command).filter(|_| waits)?;
        if let (Claim::Pung | Claim::Kong, Some(why)) = (claim, self.why_no_fourth()) {
            return Some(why.to_owned());
        }
        let refused = view.check(&Move::Claim(claim)).err()?;
        Some(refused.describe())
    }
}
