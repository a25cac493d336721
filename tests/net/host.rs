//! Our table with four original computer players: whole games, with every hand checked from its history.

use crate::needs;
use crate::server::{Outcome, Program, Server, check_histories, final_scores, write_options};

/// Plays a game with four original players under these options (name, kind and value). Returns the number of settled hands.
fn game(address: &str, options: &[(&str, &str, u32)], arguments: &[&str]) -> Outcome<usize> {
    let folder = tempfile::tempdir()?;
    write_options(folder.path(), options)?;
    let fixed = [
        "--option-file",
        "options",
        "--timeout",
        "0",
        "--hand-history",
    ];
    let mut server = Server::ours(address, &[&fixed, arguments].concat(), folder.path())?;
    let mut players = Program::original_players(&server.address, 4, folder.path())?;
    for player in &mut players {
        player.wait()?;
    }
    let scores = final_scores(&server.wait()?);
    assert_eq!(scores.len(), 4);
    assert_eq!(scores.iter().sum::<i64>(), 0);
    check_histories(folder.path())
}

#[test]
fn four_original_players_finish_a_game_over_a_socket_file() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    // At least sixteen hands are dealt in four rounds. A wash-out has no history.
    assert!(game("./s", &[("NumRounds", "nat", 4)], &["--seed", "1"])? >= 16 - 4);
    Ok(())
}

#[test]
#[ignore = "twenty games; script/soak net_games plays them"]
fn twenty_games_are_played_to_their_end() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    for seed in 100..120 {
        let set: [&[(&str, &str, u32)]; 4] = [
            &[],
            &[("SevenPairs", "bool", 1), ("ShowOnWashout", "bool", 1)],
            &[("FlowersLoose", "bool", 1), ("DeadWall16", "bool", 1)],
            &[("KongHas3Types", "bool", 1), ("DiscDoubles", "bool", 1)],
        ];
        let address = if seed % 2 == 0 { "./s" } else { ":0" };
        let hands = game(address, set[seed % 4], &["--seed", &seed.to_string()])?;
        println!("game {seed} at {address}: {hands} hands were paid");
    }
    Ok(())
}

#[test]
fn four_original_players_finish_a_game_over_tcp() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    game(
        ":0",
        &[("NumRounds", "nat", 1)],
        &["--seed", "2", "--random-seats"],
    )?;
    Ok(())
}

#[test]
fn games_with_other_options_finish() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    let sets: [&[(&str, &str, u32)]; 4] = [
        &[("SevenPairs", "bool", 1), ("ShowOnWashout", "bool", 1)],
        &[("FlowersLoose", "bool", 1), ("DeadWall16", "bool", 1)],
        &[
            ("Flowers", "bool", 0),
            ("DeadWall", "bool", 0),
            ("NoLimit", "bool", 1),
        ],
        &[
            ("KongHas3Types", "bool", 1),
            ("DiscDoubles", "bool", 1),
            ("LosersSettle", "bool", 0),
        ],
    ];
    for (number, set) in sets.into_iter().enumerate() {
        let options = [set, &[("NumRounds", "nat", 1)]].concat();
        game(
            "./s",
            &options,
            &["--seed", &(number + 10).to_string(), "--id-order-seats"],
        )?;
    }
    Ok(())
}

#[test]
fn computer_players_of_the_host_take_the_empty_seats() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    write_options(folder.path(), &[("NumRounds", "nat", 1)])?;
    let arguments = [
        "--option-file",
        "options",
        "--computers",
        "3",
        "--quick-passes",
        "--hand-history",
        "--seed",
        "3",
    ];
    let mut server = Server::ours("./s", &arguments, folder.path())?;
    Program::original_player(&server.address, &["--name", "Ann"], folder.path())?.wait()?;
    assert_eq!(final_scores(&server.wait()?).len(), 4);
    check_histories(folder.path())?;
    Ok(())
}
