//! A new deal: the wall, the packets of four and one [T16], and the start of play.

use smallvec::SmallVec;

use super::danger::Liabilities;
use super::{Event, Game, ReadyFor, Tiles};
use crate::tiles::{Seat, Tile, Wall};

impl Game {
    /// Builds the wall and deals.
    pub(super) fn deal(&mut self) {
        let options = &self.rules().options;
        let (flowers, dead) = (options.flowers, options.dead_wall);
        let number = self.any_view().deal_number + 1;
        let setup = &mut self.record.setup;
        let (dice, tiles) = setup.deal(number, flowers);
        setup.keep_wall(number, &tiles);
        self.wall = Wall::new(tiles, dead);
        // The move that brought the deal about is not in the record yet.
        self.dealt_at = self.record.inputs.len() + 1;
        self.serial = 0;
        self.liable = Liabilities::default();
        self.victory = None;
        if let Some(wind) = self.course.new_round.take() {
            self.emit(Event::RoundBegan { wind });
        }
        let east = self.course.next_east;
        self.emit(Event::DealBegan { number, east, dice });
        for packet in [4, 4, 4, 1] {
            for place in 0..4 {
                self.deal_packet(east.plus(place), packet);
            }
        }
        if self.any_view().play().east_dealt_14 {
            self.deal_packet(east, 1);
        } else {
            self.begin_declaring();
        }
    }

    fn deal_packet(&mut self, seat: Seat, size: usize) {
        let tiles: SmallVec<[Tile; 4]> = (0..size).filter_map(|_| self.wall.draw()).collect();
        self.emit(Event::Dealt {
            seat,
            tiles: Tiles::Known(tiles),
        });
    }

    /// Everything before play is laid out: the players look at their hands [T19].
    pub(super) fn ask_to_start(&mut self) {
        let exempt = self
            .any_view()
            .play()
            .east_dealt_14
            .then(|| self.any_view().east);
        self.emit(Event::ReadyAsked {
            purpose: ReadyFor::Play,
            exempt,
        });
    }

    /// Everybody is ready to play: East draws the fourteenth tile if it has not got it yet.
    pub(super) fn start_play(&mut self) {
        if !self.any_view().play().east_dealt_14 {
            self.draw(self.any_view().east);
        }
    }
}
