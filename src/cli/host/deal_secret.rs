//! The secret from which the deals of a hosted table are computed.

use super::BadInput;
use engine::table::Secret;

/// A secret from the system's random source, or none if the host gave a seed.
///
/// # Errors
/// Sealed deals cannot come from a seed: anybody could find it by hashing every number.
pub(super) fn deal_secret(seed: u64, sealed: bool) -> Result<Option<Secret>, BadInput> {
    match (seed, sealed) {
        (0, _) => Ok(Some(Secret::new(rand::random()))),
        (_, false) => Ok(None),
        (_, true) => {
            let wrong = "a seed is a short number that anybody can find by trying, so the seal would hide nothing; leave out --seed";
            Err(BadInput::new("--sealed", wrong))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::{Duration, SystemTime, UNIX_EPOCH};

    use super::super::settings;
    use super::super::tests::{arguments, opened};
    use engine::rules::RuleSet;
    use engine::table::{Game, Input, Move, Setup};
    use engine::tiles::{Seat, Tile};
    use net::host::room::Output;
    use net::host::{Room, Settings};

    fn clock() -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.unwrap_or_default().as_nanos() as u64
    }

    /// The first hand of the first player at a table, as that player sees it.
    fn dealt_hand(settings: Settings) -> Result<Vec<Tile>, String> {
        let mut room = Room::new(settings)?;
        let now = Duration::ZERO;
        let lines = |connection: u64| [format!("Connect 1110 0 P{connection}"), "Ready".to_owned()];
        for line in 0..2 {
            for connection in 1..=4 {
                if line == 0 {
                    room.add_connection(connection, None, now);
                }
                room.handle_line(connection, Ok(lines(connection)[line].clone()), now);
            }
        }
        let mut received = String::new();
        while let Some(output) = room.take_due(now) {
            if let Output::Say(connections, text) = output
                && connections.contains(&1)
            {
                received += &text;
            }
        }
        let drawn = received
            .lines()
            .filter_map(|line| line.strip_prefix("PlayerDraws 1 "));
        drawn
            .take(13)
            .map(|tile| tile.parse().map_err(|_| format!("{tile} is no tile")))
            .collect()
    }

    /// The hand dealt in a game with this seed.
    fn guessed_hand(seed: u64, rules: &Arc<RuleSet>) -> Vec<Tile> {
        let setup = Setup {
            first_east: Some(Seat::new(0)),
            ..Setup::seeded(seed)
        };
        let mut game = Game::new(Arc::clone(rules), setup);
        for seat in Seat::ALL {
            game.apply(Input::Move(seat, Move::Ready)).expect("ready");
        }
        let mut tiles: Vec<Tile> = game.seat_view(Seat::new(0)).me().stake.iter().collect();
        tiles.sort();
        tiles
    }

    /// An attack: a player who knows roughly when the table was opened tries every nanosecond of that time as the seed, and compares thirteen tiles.
    #[test]
    fn dealt_tiles_do_not_reveal_the_seed() -> Result<(), String> {
        let arguments = arguments(&[])?;
        let opened = (0..500).map(|_| (clock(), settings(&arguments), clock()));
        let (before, settings, after) = opened
            .min_by_key(|(before, _, after)| after.saturating_sub(*before))
            .ok_or_else(String::new)?;
        let settings = settings.map_err(|wrong| wrong.to_string())?;
        let rules = Arc::new(RuleSet::classical());
        let sorted_hand = |settings: &Settings| {
            let mut tiles = dealt_hand(settings.clone())?;
            tiles.sort();
            Ok::<_, String>(tiles)
        };
        // The attack works at a table whose seed is one of these.
        let seeded = Settings {
            seed: before + 7,
            secret: None,
            ..settings.clone()
        };
        let known = sorted_hand(&seeded)?;
        assert_eq!(known.len(), 13);
        let could_be = |tiles: &[Tile], seed| {
            let hand = guessed_hand(seed, &rules);
            tiles.iter().all(|tile| {
                let count = |tiles: &[Tile]| tiles.iter().filter(|other| *other == tile).count();
                count(&hand) >= count(tiles)
            })
        };
        assert!((before..before + 10).any(|seed| could_be(&known, seed)));
        let hand = sorted_hand(&settings)?;
        let found = (before..=after).find(|seed| could_be(&hand, *seed));
        assert_eq!(found, None, "of {} numbers", after - before);
        Ok(())
    }

    #[test]
    fn tables_have_separate_secrets_unless_a_seed_is_given() -> Result<(), String> {
        let [one, other] = [opened(&[])?, opened(&["--tables", "2", "--sealed"])?];
        assert!(one.secret.is_some() && one.secret != other.secret);
        assert!(!one.sealed && other.sealed);
        assert_ne!(dealt_hand(one.clone())?, dealt_hand(other)?);
        let seeded = || opened(&["--seed", "3"]);
        assert_eq!(seeded()?.secret, None);
        assert_eq!(dealt_hand(seeded()?)?, dealt_hand(seeded()?)?);
        let refused = opened(&["--seed", "3", "--sealed"]);
        assert!(refused.is_err_and(|why| why.starts_with("--sealed: ")));
        Ok(())
    }
}
