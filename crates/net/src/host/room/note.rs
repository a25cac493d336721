//! What the person who runs a table is told of it.

use std::fmt;

use super::caller::Caller;

/// A player as the log names one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The id; 0 for the table itself.
    pub id: u32,
    /// The name.
    pub name: String,
}

/// How much a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Of interest to whoever looks for a fault.
    Detail,
    /// What happens at any table.
    Usual,
    /// Something is wrong, or somebody means ill.
    Warning,
}

/// Something that happened at the table. `Display` is one line, whatever names and files are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The table listens there.
    Listening(String),
    /// Anybody on the network can sit down: no password is asked for.
    OpenToAll,
    /// Somebody has given a wrong password for this id.
    WrongPassword(Caller, u32),
    /// So many notes about strangers were not told: there were too many.
    Untold(u32),
    /// A connection was opened.
    Opened(Caller),
    /// A connection that had not sat down was closed.
    Closed(Caller),
    /// Somebody sat down.
    SatDown(Caller, Known),
    /// A player came back to the seat that was kept.
    CameBack(Caller, Known),
    /// Somebody was refused a seat, for this reason.
    Refused(Caller, String),
    /// A connection was ended, for this reason.
    TurnedOut(Caller, String),
    /// Somebody came to watch, under this name.
    Watches(Caller, String),
    /// Somebody who watched has left.
    WatchesNoMore(Caller),
    /// A connection says more than it may, and is read more slowly.
    Flooding(Caller),
    /// A player's connection was lost.
    Lost(Known),
    /// A computer player plays for a player from now on, for this reason.
    StoodIn(Known, &'static str),
    /// A player for whom a computer player stood in plays again.
    PlaysAgain(Known),
    /// The manager has sent a player away.
    SentAway(Known),
    /// All four are there, and play begins or goes on.
    GoesOn,
    /// A hand was paid; its number in this session, from 1.
    HandPaid(u32),
    /// The game was saved to this file, because this player asked for it.
    Saved(Known, String),
    /// The game could not be saved for this player, for this reason.
    NotSaved(Known, String),
    /// The game is over.
    Over,
    /// The table closes, for this reason.
    Closing(&'static str),
}

impl Note {
    /// How much it matters.
    pub fn weight(&self) -> Weight {
        match self {
            Self::Opened(_) | Self::Closed(_) | Self::HandPaid(_) => Weight::Detail,
            Self::Flooding(_)
            | Self::TurnedOut(..)
            | Self::NotSaved(..)
            | Self::OpenToAll
            | Self::WrongPassword(..)
            | Self::Untold(_) => Weight::Warning,
            _ => Weight::Usual,
        }
    }

    /// Whether nobody at the table is told, though it concerns whoever opened the table and sits at it.
    pub fn is_untold(&self) -> bool {
        matches!(
            self,
            Self::Refused(..)
                | Self::TurnedOut(..)
                | Self::Flooding(_)
                | Self::WrongPassword(..)
                | Self::Untold(_)
                | Self::OpenToAll
        )
    }

    /// Whether anybody at all can bring it about, as often as they like.
    pub fn is_of_strangers(&self) -> bool {
        matches!(
            self,
            Self::Opened(_)
                | Self::Closed(_)
                | Self::Watches(..)
                | Self::WatchesNoMore(_)
                | Self::Refused(..)
                | Self::TurnedOut(..)
                | Self::Flooding(_)
                | Self::WrongPassword(..)
        )
    }
}

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.id {
            0 => f.write_str("the table"),
            // In quotation marks, and what cannot be seen escaped: a name must not write lines of the log.
            id => write!(f, "player {id} {:?}", self.name),
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listening(address) => write!(f, "the table listens at {address}"),
            Self::OpenToAll => {
                f.write_str("anybody on the network can sit down: no password is asked for")
            }
            Self::WrongPassword(caller, id) => {
                write!(f, "{caller} gave a wrong password for player {id}")
            }
            Self::Untold(count) => write!(f, "{count} more notes about strangers"),
            Self::Opened(caller) => write!(f, "{caller} opened"),
            Self::Closed(caller) => write!(f, "{caller} closed"),
            Self::SatDown(caller, player) => write!(f, "{player} sat down, on {caller}"),
            Self::CameBack(caller, player) => write!(f, "{player} came back, on {caller}"),
            Self::Refused(caller, why) => write!(f, "{caller} was refused: {why}"),
            Self::TurnedOut(caller, why) => write!(f, "{caller} was turned out: {why}"),
            Self::Watches(caller, name) => write!(f, "{name:?} watches, on {caller}"),
            Self::WatchesNoMore(caller) => write!(f, "{caller} watches no more"),
            Self::Flooding(caller) => write!(f, "{caller} floods the table and is slowed down"),
            Self::Lost(player) => write!(f, "{player} was lost"),
            Self::StoodIn(player, why) => write!(f, "a computer player plays for {player}: {why}"),
            Self::PlaysAgain(player) => write!(f, "{player} plays again"),
            Self::SentAway(player) => write!(f, "{player} was sent away by the manager"),
            Self::GoesOn => f.write_str("all four are there: play goes on"),
            Self::HandPaid(number) => write!(f, "hand {number} was paid"),
            Self::Saved(by, file) => write!(f, "saved as {file:?} for {by}"),
            Self::NotSaved(by, why) => write!(f, "could not be saved for {by}: {why:?}"),
            Self::Over => f.write_str("the game is over"),
            Self::Closing(why) => write!(f, "the table closes: {why}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn what_cannot_be_seen_is_shown_escaped() {
        let name = "\u{1b}[31mAnn\u{202e}\n\u{200b}".to_owned();
        let caller = Caller {
            link: 3,
            from: Some(IpAddr::from([192, 0, 2, 1])),
        };
        let note = Note::SatDown(caller, Known { id: 1, name }).to_string();
        assert_eq!(
            note,
            r#"player 1 "\u{1b}[31mAnn\u{202e}\n\u{200b}" sat down, on connection 3 from 192.0.2.1"#
        );
    }
}
