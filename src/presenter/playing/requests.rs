//! Asking for what the table requests: in a box where there is something to decide besides the discard; with Ask First off the
//! program decides by itself.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::prompts::{KongPrompt, Prompt, PromptContext};
use crate::presenter::effect::Effect;
use engine::table::{ChowPosition, Claim, Move, Request};
use engine::tiles::Tile;
use players::{ComputerPlayer, Level};
use wording::TileWording;
use words::say;

/// The kong a move makes, if it makes one.
pub fn kong(choice: &Move) -> Option<Tile> {
    match choice {
        Move::Kong(tile) => Some(*tile),
        _ => None,
    }
}

impl Presenter {
    /// What the table asks now.
    pub(in crate::presenter) fn prompt_context(&self) -> PromptContext {
        let view = self.tables.current.view();
        PromptContext {
            request: self.tables.current.request(),
            window: view.window.map(|window| window.serial),
            turn: view.turn,
        }
    }

    /// Puts a question about what the table asks now at the end of those that wait.
    pub(in crate::presenter) fn ask_person(&mut self, prompt: Prompt) {
        let prompt_context = self.prompt_context();
        self.prompts.ask(prompt, prompt_context);
    }

    /// Puts up a question about what the table asks now.
    pub(in crate::presenter) fn ask_now(&mut self, prompt: Prompt) {
        let prompt_context = self.prompt_context();
        self.prompts.ask_now(prompt, prompt_context);
        self.effects.push(Effect::Reopen);
    }

    /// Opens a box over the table.
    pub(in crate::presenter) fn open_dialog(&mut self, kind: DialogKind) {
        self.prompts.open_now(kind);
        self.effects.push(Effect::Reopen);
    }

    /// Asks for what a request is about; a discard is asked for by the table itself. True if the program has answered by itself.
    pub(in crate::presenter) fn offer(&mut self, request: &Request) -> bool {
        let legal = self.tables.current.view().legal();
        let kongs: Vec<Tile> = legal.iter().filter_map(kong).collect();
        self.prompts.forget_moves();
        // Bonus tiles are never kept back, whether the table lays them out by itself or asks for them.
        let bonus = legal.iter().find_map(|choice| match choice {
            Move::DeclareBonus(tile) => Some(*tile),
            _ => None,
        });
        if let Some(tile) = bonus {
            let playing = self.settings.network.playing;
            let network = self.tables.current.network();
            return match network.is_some_and(|network| network.asks_for_specials(playing)) {
                true => self.ask_about(Prompt::DeclareBonus(tile)),
                false => self.play_at_once(Move::DeclareBonus(tile)),
            };
        }
        match request {
            Request::Turn { drawn } => {
                self.offer_turn(*drawn, legal.contains(&Move::MahJong), &kongs)
            }
            Request::Declare if self.settings.ask_first && !kongs.is_empty() => {
                for tile in kongs {
                    self.ask_person(Prompt::Kong(tile, KongPrompt::Concealed));
                }
                false
            }
            Request::Declare => {
                let first = kongs.first().map(|tile| Move::Kong(*tile));
                self.play_at_once(first.unwrap_or(Move::FinishDeclaring))
            }
            Request::LayOut => {
                let best = ComputerPlayer::new(Level::Beginner)
                    .decide(self.tables.current.view(), request);
                let choices = self.layouts_to_choose_from(&legal, best);
                match choices.is_empty() {
                    false => self.ask_about(Prompt::LayOut { choices, best }),
                    true => self.play_at_once(best),
                }
            }
            Request::Stand { waits } => self.ask_about(Prompt::StandingHand(waits.clone())),
            Request::PlaceChow { tile } => {
                let view = self.tables.current.view();
                let places: Vec<ChowPosition> = view.chow_positions(*tile).collect();
                match (places.as_slice(), self.settings.ask_first) {
                    ([_, _, ..], true) => {
                        self.say_how_to_pick(*tile);
                        self.ask_about(Prompt::WhichChow(*tile, places))
                    }
                    ([first, ..], _) => self.play_at_once(Move::PlaceChow(*first)),
                    ([], _) => false,
                }
            }
            Request::Claim { .. } | Request::Rob { .. } | Request::Ready(_) => false,
        }
    }

    /// What the person chooses from when sets are laid out after Mah Jongg, the best first; empty if the program lays them out.
    ///
    /// At a table of the network that is a preference. At home only a winner's last tile that completes more than one set is worth a
    /// question; everything else is laid out in the way that is worth most.
    fn layouts_to_choose_from(&self, legal: &[Move], best: Move) -> Vec<Move> {
        let playing = self.settings.network.playing;
        let table = &self.tables.current;
        if let Some(network) = table.network() {
            return match network.asks_for_sets(playing) {
                true => legal.to_vec(),
                false => Vec::new(),
            };
        }
        let uses_last_tile = |choice: &Move| matches!(choice, Move::Use(..) | Move::UseForSpecial);
        let mut uses: Vec<Move> = legal.iter().copied().filter(uses_last_tile).collect();
        uses.sort_by_key(|choice| *choice != best);
        match self.settings.ask_first && !table.is_auto_played() && uses.len() > 1 {
            true => uses,
            false => Vec::new(),
        }
    }

    fn ask_about(&mut self, prompt: Prompt) -> bool {
        self.ask_person(prompt);
        false
    }

    fn play_at_once(&mut self, choice: Move) -> bool {
        self.play(choice);
        true
    }

    fn offer_turn(&mut self, drawn: Option<Tile>, wins: bool, kongs: &[Tile]) -> bool {
        let auto_play = self.tables.current.is_auto_played();
        if self.settings.hand.preselect && !auto_play {
            self.effects.push(Effect::Preselect(drawn));
        }
        let drawn_kong = kongs.iter().copied().find(|tile| Some(*tile) == drawn);
        if !self.settings.ask_first || auto_play {
            return match drawn_kong {
                _ if wins => self.play_at_once(Move::MahJong),
                Some(tile) => self.play_at_once(Move::Kong(tile)),
                None => false,
            };
        }
        if wins {
            self.ask_person(Prompt::GoMahJongg(drawn));
        }
        if let Some(tile) = drawn_kong {
            let exposed = self
                .tables
                .current
                .view()
                .me()
                .melds
                .iter()
                .any(|meld| meld.tile == tile);
            let kind = match exposed {
                true => KongPrompt::Exposed,
                false => KongPrompt::Concealed,
            };
            self.ask_person(Prompt::Kong(tile, kind));
        }
        if !wins {
            let calls = self.tables.current.view().original_calls();
            for (tile, waits) in calls {
                self.ask_person(Prompt::OriginalCall(tile, waits));
            }
        }
        false
    }

    /// Asks for each kong that can be made now; with Ask First off the only one is made at once.
    pub(in crate::presenter) fn ask_for_kongs(&mut self) {
        let legal = self.tables.current.view().legal();
        let kongs: Vec<Tile> = legal.iter().filter_map(kong).collect();
        self.prompts.forget_moves();
        match kongs.as_slice() {
            [only] if !self.settings.ask_first => self.play(Move::Kong(*only)),
            kongs => {
                for tile in kongs {
                    self.ask_person(Prompt::Kong(*tile, KongPrompt::Chosen));
                }
            }
        }
    }

    /// Claims a chow; asks which if the tile can stand at more than one place.
    pub(in crate::presenter) fn claim_chow(&mut self) {
        let mut places: Vec<ChowPosition> = self
            .claims()
            .into_iter()
            .filter_map(|claim| match claim {
                Claim::Chow(place) => place,
                _ => None,
            })
            .collect();
        // The tip is the first answer, where there is one.
        let tip = self.adviser.tip().and_then(|tip| tip.claim);
        places.sort_by_key(|place| tip != Some(Claim::Chow(Some(*place))));
        match (places.as_slice(), self.tables.current.view().window) {
            ([], _) => {}
            ([_, _, ..], Some(window)) if self.settings.ask_first => {
                self.say_how_to_pick(window.tile);
                self.ask_now(Prompt::WhichChow(window.tile, places));
            }
            ([first, ..], _) => self.play(Move::Claim(Claim::Chow(Some(*first)))),
        }
    }

    /// A Chow can be chosen by its tiles as well.
    fn say_how_to_pick(&mut self, claimed: Tile) {
        self.say(say!("notice-pick-two-tiles", tile = claimed.name()));
    }

    /// An own tile is picked for the Chow of a claimed tile: the Chows with it are left, and the only one is made.
    pub(in crate::presenter) fn pick_for_chow(
        &mut self,
        claimed: Tile,
        places: &[ChowPosition],
        picked: Tile,
    ) {
        let others = |place: &ChowPosition| place.others(claimed).into_iter().flatten();
        let has_it = |place: &&ChowPosition| others(place).any(|tile| tile == picked);
        let left: Vec<ChowPosition> = places.iter().filter(has_it).copied().collect();
        match left.as_slice() {
            [] => self.refuse(say!(
                "refusal-not-in-this-chow",
                tile = picked.name(),
                claimed = claimed.name()
            )),
            [only] => {
                let request = self.tables.current.request();
                self.prompts.forget_moves();
                // The tile may have been claimed before its place was known.
                self.play(match request {
                    Some(Request::PlaceChow { .. }) => Move::PlaceChow(*only),
                    _ => Move::Claim(Claim::Chow(Some(*only))),
                });
            }
            _ => {
                let third = left.iter().flat_map(others).filter(|tile| *tile != picked);
                let third: Vec<String> = third.map(|tile| tile.name()).collect();
                self.say(say!(
                    "notice-pick-the-third-tile",
                    claimed = claimed.name(),
                    picked = picked.name(),
                    third = words::any(&third)
                ));
                if left.len() < places.len() {
                    self.ask_now(Prompt::WhichChow(claimed, left));
                }
            }
        }
    }
}

/// One claim of each kind among those possible, the best first.
pub fn kinds(claims: &[Claim]) -> Vec<Claim> {
    let rank = |claim: &Claim| match claim {
        Claim::MahJong => 0,
        Claim::Kong => 1,
        Claim::Pung => 2,
        Claim::Chow(_) => 3,
    };
    let mut kinds = claims.to_vec();
    kinds.sort_by_key(rank);
    kinds.dedup_by_key(|claim| rank(claim));
    kinds
}
