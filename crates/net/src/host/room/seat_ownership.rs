//! The ownership of a seat. The seat belongs to the first player who took it. A client that supports keys gets one and shows it when it
//! returns, even while its old connection seems alive. A client without a key returns by its id once its connection is closed, or has been
//! silent for so long that a computer player plays. The password of an id counts as a key.

use std::net::IpAddr;
use std::time::Duration;

use super::pause_quota::try_again_in;
use protocol::SEAT_KEYS;

/// A client that wants to sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Newcomer {
    /// The protocol version.
    pub version: u32,
    /// The requested id; 0 for any.
    pub id: u32,
    pub name: String,
    pub proof: Proof,
}

/// Proof that a client may take a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// None was requested yet.
    Unasked,
    /// The password of the id.
    Password,
    /// A key, which may be that of the seat.
    Key(String),
}

/// Why a client gets no seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unseated {
    /// The key of the seat must be asked for first.
    KeyWanted,
    /// The seat is refused for this reason.
    Refused(String),
}

impl From<&str> for Unseated {
    fn from(why: &str) -> Self {
        Self::Refused(why.to_owned())
    }
}

/// The ownership of a seat.
#[derive(Clone, Debug, Default)]
pub(super) struct SeatOwnership {
    /// The key of the owner, valid for the whole game.
    owner: Option<String>,
    /// The key of the current or last player.
    holder: Option<String>,
    /// The owner's address; `None` before anybody has sat here.
    home: Option<Option<IpAddr>>,
    /// Whether the current player is the owner, as far as the table knows.
    owned: bool,
    /// After a lost connection, only its player may take the seat before this time.
    kept_until: Duration,
    /// Whether the connection seems alive, but has been silent for so long that a computer player plays.
    pub silent: bool,
}

impl Newcomer {
    /// Whether the client supports keys.
    fn keeps_key(&self) -> bool {
        self.version >= SEAT_KEYS
    }
}

impl SeatOwnership {
    /// Whether the owner is seated, as far as the table knows. Only the owner may manage the table.
    pub fn is_owned(&self) -> bool {
        self.owned
    }

    /// The key of the current player.
    pub fn key(&self) -> Option<&str> {
        self.holder.as_deref()
    }

    /// Whether the owner returns to a seat that somebody else has taken.
    pub fn is_reclaimed(&self, proof: &Proof) -> bool {
        !self.owned && self.is_of_owner(proof)
    }

    fn is_of_owner(&self, proof: &Proof) -> bool {
        match proof {
            Proof::Unasked => false,
            Proof::Password => true,
            Proof::Key(key) => self.owner.as_ref() == Some(key),
        }
    }

    fn is_shown(&self, proof: &Proof) -> bool {
        let held = matches!(proof, Proof::Key(key) if self.holder.as_ref() == Some(key));
        held || self.is_of_owner(proof)
    }

    fn has_key(&self) -> bool {
        self.owner.is_some() || self.holder.is_some()
    }

    /// Whether a newcomer may take the seat, or why not. `name` is that of its player; `is_connected` says whether the player's connection
    /// seems alive.
    pub fn admits(
        &self,
        newcomer: &Newcomer,
        from: Option<IpAddr>,
        now: Duration,
        (name, is_connected): (&str, bool),
    ) -> Result<(), Unseated> {
        if self.is_shown(&newcomer.proof) {
            return Ok(());
        }
        let has_key = self.has_key();
        if has_key && newcomer.keeps_key() && newcomer.proof == Proof::Unasked {
            return Err(Unseated::KeyWanted);
        }
        let wait = self.kept_until.saturating_sub(now);
        let at_home = self.home == Some(from);
        match is_connected {
            false if has_key && !at_home && !wait.is_zero() => {
                let why = format!("This seat is kept for its player; {}", try_again_in(wait));
                Err(Unseated::Refused(why))
            }
            false => Ok(()),
            true if newcomer.id == 0 => Err("Somebody of your name is already connected".into()),
            // The client may have been restarted and have lost the key.
            true if self.silent && name == newcomer.name && (at_home || self.holder.is_none()) => {
                Ok(())
            }
            true => Err("Your id is already connected elsewhere".into()),
        }
    }

    /// Records that the connection is lost.
    pub fn lose(&mut self, kept_until: Duration) {
        (self.kept_until, self.silent) = (kept_until, false);
    }

    /// Seats a player from this address; `known` says that the name is the same as before, or that names do not matter.
    pub fn take(&mut self, newcomer: &Newcomer, from: Option<IpAddr>, known: bool) {
        let proof = &newcomer.proof;
        let is_owner = self.is_of_owner(proof);
        let held = self.is_shown(proof) && !is_owner;
        self.owned = match held {
            true => self.owned,
            false => is_owner || known && self.home.is_none_or(|home| home == from),
        };
        let fresh = || newcomer.keeps_key().then(random_key);
        match proof {
            Proof::Password => {
                self.holder = fresh();
                self.owner = self.holder.clone();
            }
            _ if is_owner => self.holder = self.owner.clone(),
            _ if held => {}
            _ => self.holder = fresh(),
        }
        if self.owned {
            self.home = Some(from);
            self.owner = self.owner.take().or_else(|| self.holder.clone());
        }
        self.silent = false;
    }
}

/// A key that cannot be guessed.
fn random_key() -> String {
    format!("{:032x}", rand::random::<u128>())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Duration = Duration::from_secs(100);
    const HOME: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1)));
    const AWAY: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2)));

    fn ann(version: u32, proof: Proof) -> Newcomer {
        Newcomer {
            version,
            id: 1,
            name: "Ann".to_owned(),
            proof,
        }
    }

    /// Ann plays from home, with a client of the current version.
    fn seated(version: u32) -> SeatOwnership {
        let mut ownership = SeatOwnership::default();
        ownership.take(&ann(version, Proof::Unasked), HOME, true);
        ownership
    }

    fn key(ownership: &SeatOwnership) -> Proof {
        Proof::Key(ownership.key().unwrap_or_default().to_owned())
    }

    #[test]
    fn a_connected_seat_admits_only_its_key() {
        let ownership = seated(SEAT_KEYS);
        let tries =
            |version, proof, from| ownership.admits(&ann(version, proof), from, NOW, ("Ann", true));
        let shows = |proof| tries(SEAT_KEYS, proof, AWAY);
        assert_eq!(shows(Proof::Unasked), Err(Unseated::KeyWanted));
        assert!(shows(Proof::Key(String::new())).is_err());
        assert!(shows(Proof::Key(random_key())).is_err());
        assert_eq!(shows(key(&ownership)), Ok(()));
        assert_eq!(shows(Proof::Password), Ok(()));
        assert!(tries(1110, Proof::Unasked, HOME).is_err());
    }

    #[test]
    fn a_client_that_has_lost_its_key_comes_back_from_home_once_its_line_is_silent() {
        let mut ownership = seated(SEAT_KEYS);
        ownership.silent = true;
        let keyless = ann(SEAT_KEYS, Proof::Key(String::new()));
        let tries = |from| ownership.admits(&keyless, from, NOW, ("Ann", true)).is_ok();
        assert!(tries(HOME) && !tries(AWAY));
    }

    #[test]
    fn the_owner_gets_the_seat_back_from_anybody() {
        let mut ownership = seated(SEAT_KEYS);
        let own = key(&ownership);
        ownership.lose(NOW);
        let stranger = ann(SEAT_KEYS, Proof::Key(String::new()));
        let early = ownership.admits(&stranger, AWAY, NOW / 2, ("Ann", false));
        assert!(early.is_err(), "the seat is kept for a while");
        let late = ownership.admits(&stranger, AWAY, NOW, ("Ann", false));
        assert_eq!(late, Ok(()));
        ownership.take(&stranger, AWAY, true);
        assert!(!ownership.is_owned());
        let strange = key(&ownership);
        assert!(strange != own && ownership.is_reclaimed(&own));
        let returning = ann(SEAT_KEYS, own.clone());
        let back = ownership.admits(&returning, AWAY, NOW, ("Ann", true));
        assert_eq!(back, Ok(()));
        ownership.take(&returning, AWAY, true);
        assert!(ownership.is_owned());
        assert_eq!(key(&ownership), own);
        let again = ann(SEAT_KEYS, strange);
        assert!(ownership.admits(&again, AWAY, NOW, ("Ann", true)).is_err());
    }

    #[test]
    fn an_original_client_comes_back_once_its_line_is_closed_or_silent() {
        let mut ownership = seated(1110);
        let again = ann(1110, Proof::Unasked);
        let tries = |ownership: &SeatOwnership, is_connected| {
            let admitted = ownership.admits(&again, AWAY, NOW, ("Ann", is_connected));
            admitted.is_ok()
        };
        assert!(!tries(&ownership, true));
        ownership.silent = true;
        assert!(tries(&ownership, true));
        ownership.silent = false;
        assert!(tries(&ownership, false));
        ownership.take(&again, AWAY, true);
        assert!(!ownership.is_owned(), "from elsewhere");
        ownership.take(&again, HOME, false);
        assert!(!ownership.is_owned(), "with another name");
        ownership.take(&again, HOME, true);
        assert!(ownership.is_owned());
    }
}
