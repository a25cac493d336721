//! The hand history of a local game, in the form that a hosted table writes, so that other programs can replay it.

use super::table::Table;
use engine::rules::RuleSetId;
use engine::table::{Game, Record};
use engine::tiles::{BySeat, Seat};
use protocol::files::NamedPlayer;
use protocol::option_list::Descriptions;
use protocol::{PlayerIds, VERSION};

/// The ids of the players in the order of their seats.
const IDS: [u32; 4] = [1, 2, 3, 4];

/// The last finished hand of a game as the text of a hand history. `None` if no hand is finished, the protocol does not support the rules,
/// or the current rules refuse the hand. Earlier hands keep their stored results and are not replayed.
pub fn hand_history(record: &Record, names: &BySeat<String>) -> Option<String> {
    (record.rules.id == RuleSetId::Classical).then_some(())?;
    let last = record.deals.len().checked_sub(1)?;
    let game = Game::between_deals(record, last);
    let player_ids = PlayerIds::new(IDS);
    let named_players = |seats: &[u32; 4]| {
        let player = |id: &u32| {
            let seat = player_ids.seat(*id).unwrap_or(Seat::new(0));
            let name = names[seat].clone();
            NamedPlayer { id: *id, name }
        };
        seats.iter().map(player).collect()
    };
    let mut table = Table::new(player_ids, game, VERSION, 0, Descriptions::default(), None);
    for _ in record.inputs_of(last)..record.deals[last].inputs {
        table.replay_next(record).ok()?;
    }
    Some(table.hand_history(named_players).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::RuleSet;
    use engine::table::{Ending, Setup};
    use players::selfplay::step;
    use players::{ComputerPlayer, Level};
    use protocol::history;
    use std::sync::Arc;

    /// A game of two finished hands between computer players.
    fn played_game(rules: RuleSet) -> Record {
        let mut game = Game::new(rules.into(), Setup::seeded(7));
        let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
        while game.seat_view(Seat::new(0)).deal_number < 3 {
            step(&mut game, &players).expect("somebody is asked");
        }
        game.record().clone()
    }

    #[test]
    fn a_hand_of_a_classical_game_gives_a_history_that_can_be_replayed() {
        let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
        let text =
            hand_history(&played_game(RuleSet::classical()), &names).expect("a hand is over");
        assert!(text.starts_with("Player 1 Ann"), "{text}");
        let check = history::check(&text).expect("a history");
        assert_eq!(check.differences, []);
        assert!(hand_history(&played_game(RuleSet::bloem()), &names).is_none());
    }

    /// A game may be older than the rules: its first hand is illegal now, its second was scored differently.
    #[test]
    fn no_other_hand_is_replayed_and_the_stored_result_counts() {
        let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
        let record = played_game(RuleSet::classical());
        let mut older = record.clone();
        older.inputs[20] = older.inputs[0].clone();
        let history = |record: &Record| hand_history(record, &names).expect("a hand is over");
        assert_eq!(history(&older), history(&record));
        let last = Arc::make_mut(&mut older.deals[1]);
        let Ending::Won { hands, .. } = &mut last.ending else {
            unreachable!("the second hand was won");
        };
        hands[Seat::new(0)].total = 777;
        let text = history(&older);
        assert!(text.contains("777"), "{text}");
    }
}
