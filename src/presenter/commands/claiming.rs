//! Making sets and Mah Jongg by button or key, from the current discard or the player's own tiles.

use crate::presenter::Presenter;
use crate::presenter::commands::command::Command;
use crate::presenter::commands::command_states::CommandStates;
use crate::presenter::playing::requests::kong_tile;
use engine::rules::Source;
use engine::table::{Claim, Move, SeatView};
use engine::tiles::Tile;
use wording::Describe;
use words::say;

/// The commands that make a set or Mah Jongg, best first.
pub(in crate::presenter) const SET_COMMANDS: [Command; 4] = [
    Command::MahJongg,
    Command::Kong,
    Command::Pung,
    Command::Chow,
];

/// The claim that a command makes; `None` for commands that claim nothing.
fn claim_of(command: Command) -> Option<Claim> {
    match command {
        Command::MahJongg => Some(Claim::MahJong),
        Command::Kong => Some(Claim::Kong),
        Command::Pung => Some(Claim::Pung),
        Command::Chow => Some(Claim::Chow(None)),
        _ => None,
    }
}

/// The player's tiles that form a set or pair with the winning `tile`; empty for special hands without sets.
fn tiles_joining(view: &SeatView, tile: Tile) -> Vec<Tile> {
    let mut hand = view.me().hand();
    let laid_out = hand.melds.len();
    hand.stake.add(tile);
    let win = view.win(tile, Source::Discard);
    let Some(score) = view.rules.score(&hand, &view.situation(Some(win))) else {
        return Vec::new();
    };
    let stake_melds = score.arrangement.melds.iter().skip(laid_out);
    let set = stake_melds.rev().find(|set| set.tiles().contains(&tile));
    let mut tiles = set.map_or_else(Vec::new, |set| set.tiles().to_vec());
    if let Some(index) = tiles.iter().position(|other| *other == tile) {
        tiles.remove(index);
    }
    tiles
}

impl Presenter {
    /// The buttons beside the player's tiles: what can be made now, and Pass if a discard awaits the answer.
    pub(in crate::presenter) fn claim_buttons(&self, states: &CommandStates) -> Vec<Command> {
        if !self.settings.claim_buttons || !self.person_can_choose() {
            return Vec::new();
        }
        let ready = SET_COMMANDS
            .into_iter()
            .filter(|command| states.is_ready(*command));
        let mut buttons: Vec<Command> = ready.collect();
        if !buttons.is_empty() && self.phase.claim_phase().is_some() {
            buttons.push(Command::Skip);
        }
        buttons
    }

    /// Whether one person sits at this screen and can choose now.
    fn person_can_choose(&self) -> bool {
        let table = &self.tables.current;
        let is_one_person = table.hotseat().is_none() && self.demo.is_none();
        let has_answered = self
            .phase
            .claim_phase()
            .is_some_and(|open| open.is_answered);
        let is_covered = self.shown.is_moving() || self.prompts.is_open() || self.pause.is_some();
        is_one_person && !has_answered && !is_covered && !table.is_auto_played()
    }

    /// The player's tiles to highlight: those that a lesson mentions, or those that form a set or pair with a discard for which there are
    /// claim buttons.
    pub fn highlighted_tiles(&self) -> Vec<Tile> {
        if let Some(lesson) = self.tables.current.lesson() {
            let named = lesson.progress().step.shows.iter();
            return named.filter_map(|tile| tile.parse().ok()).collect();
        }
        let view = self.tables.current.view();
        let Some(window) = view.window.filter(|_| !self.commands.buttons().is_empty()) else {
            return Vec::new();
        };
        let mut tiles = Vec::new();
        for claim in self.claims() {
            match claim {
                Claim::Pung | Claim::Kong => tiles.push(window.tile),
                Claim::Chow(Some(place)) => {
                    tiles.extend(place.others(window.tile).into_iter().flatten());
                }
                Claim::MahJong => tiles.extend(tiles_joining(view, window.tile)),
                Claim::Chow(None) => {}
            }
        }
        tiles
    }

    /// Whether a command can make a set or Mah Jongg now.
    pub(in crate::presenter) fn can_make(&self, command: Command) -> bool {
        let table = &self.tables.current;
        if table.request_of(table.viewer()).is_none() {
            return false;
        }
        let view = table.view();
        let claim = claim_of(command).map(Move::Claim);
        let can_claim = claim.is_some_and(|claim| view.check(&claim).is_ok());
        can_claim
            || match command {
                Command::MahJongg => view.check(&Move::MahJong).is_ok(),
                Command::Kong => view
                    .legal()
                    .iter()
                    .any(|choice| kong_tile(choice).is_some()),
                _ => false,
            }
    }

    /// Runs an available command that makes a set or Mah Jongg.
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
    pub(in crate::presenter) fn why_not_added_to_pung(&self) -> Option<&'static str> {
        let view = self.tables.current.view();
        let window = view.window.filter(|window| window.from != view.seat())?;
        players::is_fourth_of_exposed_pung(view, window.tile).then(wording::no_kong_with_a_discard)
    }

    /// Why a command cannot claim the discard; `None` if it can, if it claims nothing, or if there is no discard of another player.
    pub(in crate::presenter) fn why_no_claim(&self, command: Command) -> Option<String> {
        let view = self.tables.current.view();
        let is_claimable = view.window.is_some_and(|window| window.from != view.seat());
        let claim = claim_of(command).filter(|_| is_claimable)?;
        if let (Claim::Pung | Claim::Kong, Some(why)) = (claim, self.why_not_added_to_pung()) {
            return Some(why.to_owned());
        }
        let refused = view.check(&Move::Claim(claim)).err()?;
        Some(refused.describe())
    }
}

impl Command {
    /// What it makes, as on a button that has no letter.
    pub fn choice_name(self) -> &'static str {
        match self {
            Self::MahJongg => say!("label-mah-jongg"),
            Self::Kong => say!("label-kong"),
            Self::Pung => say!("label-pung"),
            Self::Chow => say!("label-chow"),
            _ => say!("label-pass"),
        }
    }
}
