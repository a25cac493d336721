//! How computer players estimate a Standing Hand of an opponent.

use super::*;
use players::rng::Rng;
use players::rollouts::Determinizer;
use players::simulator::Simulator;

#[test]
fn a_player_with_a_standing_hand_is_assumed_to_wait_for_one_tile() {
    let south = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = StagedWall::new(["", south, "", ""])
        .draws("9B 1B 2B")
        .start();
    table.discard(EAST, "9B").pass_all();
    table.discard(SOUTH, "1B");
    table.play(SOUTH, Move::Stand(true)).pass_all();
    let view = table.game.seat_view(WEST);
    let (determinizer, mut simulator) = (Determinizer::of(view), Simulator::of(view));
    let mut rng = Rng::of(view, 0);
    for _ in 0..20 {
        let determinization = determinizer.draw(&mut simulator, &mut rng);
        let determinization = determinization.expect("it is West's turn");
        let south = &determinization.players[SOUTH];
        assert_eq!(
            south
                .shape
                .lacking(south.any_sets(engine::tiles::shanten::ChowLimit::Any)),
            1
        );
    }
}
