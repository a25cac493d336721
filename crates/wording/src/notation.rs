//! Why a text is not a tile, a hand or a deal code, and what is wrong with a file.

use engine::file_fault::FileFault;
use engine::table::{DealCode, NotADealCode};
use engine::tiles::{BadShortHand, NotATile, ShortHand};
use words::say;

use super::Describe;
use super::tiles::TileWording;

impl Describe for NotATile {
    fn describe(&self) -> String {
        say!("error-not-a-tile", text = self.0)
    }
}

impl Describe for FileFault {
    fn describe(&self) -> String {
        match self {
            Self::CutOff => say!("file-fault-cut-off").to_owned(),
            Self::Line(line) => say!("file-fault-line", line = *line),
            Self::Value => say!("file-fault-value").to_owned(),
            Self::Other => say!("file-fault-other").to_owned(),
        }
    }
}

impl Describe for BadShortHand {
    fn describe(&self) -> String {
        match self {
            Self::TooLong => say!("short-too-long", most = ShortHand::MAX_LENGTH),
            Self::Letter(place, letter) => {
                say!("short-letter", place, letter)
            }
            Self::NoSuit(place) => say!("short-no-suit", place),
            Self::NoNumber(place, letter) => {
                say!("short-no-number", place, letter)
            }
            Self::Number(place, number) => {
                say!("short-number", place, number)
            }
            Self::Bracket(place) => say!("short-bracket", place),
            Self::NoSet(place) => say!("short-no-set", place),
            Self::Last(place) => say!("short-last", place),
            Self::TooMany(tile) => {
                say!("short-too-many", tile = tile.noun(), copies = tile.copies())
            }
        }
    }
}

impl Describe for NotADealCode {
    fn describe(&self) -> String {
        match self {
            Self::Length(count) => {
                say!("deal-code-length", count, wanted = DealCode::LETTERS)
            }
            Self::Character(sign) => say!("deal-code-character", sign),
            Self::Checksum => say!("deal-code-checksum").to_owned(),
        }
    }
}
