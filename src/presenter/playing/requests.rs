//! Handles the requests of the table: opens a prompt if there is a decision other than the discard. Without Ask First the program decides.

use crate::presenter::Presenter;
use crate::presenter::accessibility::announcements::{Topic, Urgency};
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::prompts::{KongPrompt, Prompt, PromptContext};
use crate::presenter::effect::Effect;
use engine::table::{ChowPosition, Claim, Move, Request};
use engine::tiles::Tile;
use players::{ComputerPlayer, Level};
use wording::TileWording;
use words::say;

/// The tile of which a move makes a Kong; `None` for other moves.
pub fn kong_tile(choice: &Move) -> Option<Tile> {
    match choice {
        Move::Kong(tile) => Some(*tile),
        _ => None,
    }
}

impl Presenter {
    /// What the table asks now, which limits how long a prompt for a move is valid.
    pub(in crate::presenter) fn prompt_context(&self) -> PromptContext {
        let view = self.tables.current.view();
        PromptContext {
            request: self.tables.current.request(),
            window: view.window.map(|window| window.serial),
            turn: view.turn,
        }
    }

    /// Queues a prompt. One for a move is valid only for the current request.
    pub(in crate::presenter) fn ask_person(&mut self, prompt: Prompt) {
        let prompt_context = self.prompt_context();
        self.prompts.ask(prompt, prompt_context);
    }

    /// Opens a prompt before all others except failures. One for a move is valid only for the current request.
    pub(in crate::presenter) fn ask_now(&mut self, prompt: Prompt) {
        let prompt_context = self.prompt_context();
        self.prompts.ask_now(prompt, prompt_context);
        self.effects.push(Effect::RefreshDialog);
    }

    /// Opens a dialog.
    pub(in crate::presenter) fn open_dialog(&mut self, kind: DialogKind) {
        self.prompts.open_now(kind);
        self.effects.push(Effect::RefreshDialog);
    }

    /// Asks for the decision of a request; a discard is chosen on the table. True if the program has answered.
    pub(in crate::presenter) fn offer(&mut self, request: &Request) -> bool {
        let legal = self.tables.current.view().legal();
        let kongs: Vec<Tile> = legal.iter().filter_map(kong_tile).collect();
        self.prompts.drop_move_prompts();
        // Bonus tiles are never held back, whether the table lays them out or asks.
        let bonus = legal.iter().find_map(|choice| match choice {
            Move::DeclareBonus(tile) => Some(*tile),
            _ => None,
        });
        if let Some(tile) = bonus {
            let auto_declare = self.settings.network.auto_declare;
            let network = self.tables.current.network();
            return match network.is_some_and(|network| network.asks_for_specials(auto_declare)) {
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
            Request::Exchange { round, partner } => {
                self.ask_to_exchange(*round, *partner);
                false
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

    /// The sets to choose from when a hand is laid out after Mah Jongg; empty if the program lays them out.
    ///
    /// At a network table, a preference decides who lays them out. At a local table, only a last tile that completes more than one set needs
    /// a decision, and the best choice comes first; everything else is laid out for the highest score.
    fn layouts_to_choose_from(&self, legal: &[Move], best: Move) -> Vec<Move> {
        let auto_declare = self.settings.network.auto_declare;
        let table = &self.tables.current;
        if let Some(network) = table.network() {
            return match network.asks_for_sets(auto_declare) {
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

    /// Queues a prompt; false, because the program has not answered.
    fn ask_about(&mut self, prompt: Prompt) -> bool {
        self.ask_person(prompt);
        false
    }

    /// Makes a move for the player; true, because the program has answered.
    fn play_at_once(&mut self, choice: Move) -> bool {
        self.play(choice);
        true
    }

    /// Offers what the player can do in a turn besides a discard: Mah Jongg, a Kong of the drawn tile, an Original Call. True if the program
    /// has answered.
    fn offer_turn(&mut self, drawn: Option<Tile>, can_win: bool, kongs: &[Tile]) -> bool {
        let auto_play = self.tables.current.is_auto_played();
        // Somebody who does not see the tiles begins with the one just drawn.
        let preselects = self.settings.hand.preselect || self.announcements.has_screen_reader();
        if preselects && !auto_play {
            self.effects.push(Effect::Preselect(drawn));
        }
        // A drawn tile has been spoken of.
        if drawn.is_none() && !auto_play {
            self.speak_of(Topic::Own, Urgency::InTurn, say!("spoken-your-turn"));
        }
        let drawn_kong = kongs.iter().copied().find(|tile| Some(*tile) == drawn);
        if !self.settings.ask_first || auto_play {
            return match drawn_kong {
                _ if can_win => self.play_at_once(Move::MahJong),
                Some(tile) => self.play_at_once(Move::Kong(tile)),
                None => false,
            };
        }
        if can_win {
            self.ask_person(Prompt::GoMahJongg(drawn));
        }
        if let Some(tile) = drawn_kong {
            let is_exposed = self
                .tables
                .current
                .view()
                .me()
                .melds
                .iter()
                .any(|meld| meld.tile == tile);
            let kind = match is_exposed {
                true => KongPrompt::Exposed,
                false => KongPrompt::Concealed,
            };
            self.ask_person(Prompt::Kong(tile, kind));
        }
        if !can_win {
            let calls = self.tables.current.view().original_calls();
            for (tile, waits) in calls {
                self.ask_person(Prompt::OriginalCall(tile, waits));
            }
        }
        false
    }

    /// Asks about each possible Kong. Without Ask First, a Kong that is the only one is made at once.
    pub(in crate::presenter) fn ask_for_kongs(&mut self) {
        let legal = self.tables.current.view().legal();
        let kongs: Vec<Tile> = legal.iter().filter_map(kong_tile).collect();
        self.prompts.drop_move_prompts();
        match kongs.as_slice() {
            [only] if !self.settings.ask_first => self.play(Move::Kong(*only)),
            kongs => {
                for tile in kongs {
                    self.ask_person(Prompt::Kong(*tile, KongPrompt::Chosen));
                }
            }
        }
    }

    /// Claims a Chow. With Ask First, asks which if there are several; otherwise makes the advised or first one.
    pub(in crate::presenter) fn claim_chow(&mut self) {
        let mut places: Vec<ChowPosition> = self
            .claims()
            .into_iter()
            .filter_map(|claim| match claim {
                Claim::Chow(place) => place,
                _ => None,
            })
            .collect();
        // The advised claim comes first.
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

    /// Says that the player can choose the Chow by clicking its tiles in the hand.
    fn say_how_to_pick(&mut self, claimed: Tile) {
        self.say(say!("notice-pick-chow", tile = claimed.noun()));
    }

    /// Handles a tile picked for the Chow of a claimed tile: only the Chows with both tiles remain. If that is one, it is made.
    pub(in crate::presenter) fn pick_for_chow(
        &mut self,
        claimed: Tile,
        places: &[ChowPosition],
        picked: Tile,
    ) {
        let others = |place: &ChowPosition| place.others(claimed).into_iter().flatten();
        let has_it = |place: &&ChowPosition| others(place).any(|tile| tile == picked);
        let remaining: Vec<ChowPosition> = places.iter().filter(has_it).copied().collect();
        match remaining.as_slice() {
            [] => self.refuse(say!(
                "refusal-not-in-this-chow",
                tile = picked.noun(),
                claimed = claimed.noun()
            )),
            [only] => {
                let request = self.tables.current.request();
                self.prompts.drop_move_prompts();
                // The tile may have been claimed before its position was known.
                self.play(match request {
                    Some(Request::PlaceChow { .. }) => Move::PlaceChow(*only),
                    _ => Move::Claim(Claim::Chow(Some(*only))),
                });
            }
            _ => {
                let third = remaining
                    .iter()
                    .flat_map(others)
                    .filter(|tile| *tile != picked);
                self.say(say!(
                    "notice-pick-third-tile",
                    claimed = claimed.noun(),
                    picked = picked.noun(),
                    third = words::any_of(third.map(|tile| tile.noun()))
                ));
                if remaining.len() < places.len() {
                    self.ask_now(Prompt::WhichChow(claimed, remaining));
                }
            }
        }
    }
}

/// One claim of each kind, best first.
pub fn one_of_each_kind(claims: &[Claim]) -> Vec<Claim> {
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
