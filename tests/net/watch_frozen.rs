//! Spectators who never read, over real connections: the game is played to its end.

use crate::client::Client;
use crate::server::{Outcome, Program, RED_STAKE, Server, final_scores, write_options};

#[test]
fn frozen_spectators_do_not_stop_the_game() -> Outcome {
    let folder = tempfile::tempdir()?;
    write_options(folder.path(), &[("NumRounds", "nat", 4)])?;
    let arguments = [
        "--watchers",
        "3",
        "--computers",
        "3",
        "--level",
        "beginner",
        "--option-file",
        "options",
        "--timeout",
        "0",
        "--quick-passes",
        "--seed",
        "5",
    ];
    let mut server = Server::ours(":0", &arguments, folder.path())?;
    let frozen: Vec<Client> = (0..3)
        .map(|_| {
            let mut client = Client::connect(&server.address)?;
            client.send("Watch 1110 Eve")?;
            Ok(client)
        })
        .collect::<Outcome<_>>()?;
    let address = server.address.clone();
    let robot = [
        "robot", "--server", &address, "--level", "beginner", "--quick",
    ];
    let mut robot = Program::start(RED_STAKE, &robot, folder.path())?;
    assert!(robot.wait()?, "the robot failed");
    drop(frozen);
    assert_eq!(final_scores(&server.wait()?).len(), 4);
    Ok(())
}
