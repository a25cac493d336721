//! The ownership of a seat. The seat belongs to the first player who took it. A client that supports keys gets one and shows it when it
//! returns, even while its old connection seems alive. A client without a key returns by its id once its connection is closed, or has been
//! silent for so long that a computer player plays. The password of an id counts as a key.

use std::net::IpAddr;
use std::time::Duration;

use super::pause_quota::try_again_in;
use protocol::SEAT_KEYS_VERSION;

/// A client that wants to sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Newcomer {
    /// The protocol version.
    pub version: u32,
    /// The requested id; 0 for any.
    pub id: u32,
    pub name: String,
    pub proof: Proof,
    /// Whether the client has said that it plays by the table's own rules.
    pub plays_by_rules: bool,
}

/// Proof that a client may take a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// None was requested yet; the password of the table, which all players know, is none either.
    None,
    /// The password of the id.
    Password,
    /// A key, which may be that of the seat.
    Key(String),
}

/// Why a client gets no seat, at least for now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unseated {
    /// The key of the seat must be asked for first.
    KeyRequired,
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
    /// The key of the owner; `None` if the owner's client has none. Valid for the whole game, unless the owner returns with the password of the
    /// id and gets another.
    owner_key: Option<String>,
    /// The key of the current or last player; `None` if that player's client has none.
    holder_key: Option<String>,
    /// The owner's last address, inside which `None` is a socket file; `None` before anybody has sat here.
    owner_address: Option<Option<IpAddr>>,
    /// Whether the current player is the owner, as far as the table knows.
    held_by_owner: bool,
    /// Before this time, a seat with a key whose connection was lost can be taken only with a key, or from the owner's address.
    kept_until: Duration,
    /// Whether the connection seems alive, but has been silent for so long that a computer player plays.
    pub silent: bool,
}

impl Newcomer {
    /// Whether the client supports keys.
    pub fn supports_keys(&self) -> bool {
        self.version >= SEAT_KEYS_VERSION
    }
}

impl SeatOwnership {
    /// Whether the owner is seated, as far as the table knows. Only the owner may manage the table.
    pub fn is_held_by_owner(&self) -> bool {
        self.held_by_owner
    }

    /// The key of the current player.
    pub fn key(&self) -> Option<&str> {
        self.holder_key.as_deref()
    }

    /// Whether the owner returns to a seat that somebody else has taken.
    pub fn is_reclaimed(&self, proof: &Proof) -> bool {
        !self.held_by_owner && self.proves_owner(proof)
    }

    fn proves_owner(&self, proof: &Proof) -> bool {
        match proof {
            Proof::None => false,
            Proof::Password => true,
            Proof::Key(key) => self.owner_key.as_ref() == Some(key),
        }
    }

    fn proves_owner_or_holder(&self, proof: &Proof) -> bool {
        let is_holder = matches!(proof, Proof::Key(key) if self.holder_key.as_ref() == Some(key));
        is_holder || self.proves_owner(proof)
    }

    fn has_key(&self) -> bool {
        self.owner_key.is_some() || self.holder_key.is_some()
    }

    /// Checks whether a newcomer may take the seat. `name` is the name of its player; `is_connected` says whether the player's connection
    /// seems alive.
    ///
    /// # Errors
    /// The newcomer may not, with the reason.
    pub fn check_newcomer(
        &self,
        newcomer: &Newcomer,
        from: Option<IpAddr>,
        now: Duration,
        (name, is_connected): (&str, bool),
    ) -> Result<(), Unseated> {
        if self.proves_owner_or_holder(&newcomer.proof) {
            return Ok(());
        }
        let has_key = self.has_key();
        if has_key && newcomer.supports_keys() && newcomer.proof == Proof::None {
            return Err(Unseated::KeyRequired);
        }
        let wait = self.kept_until.saturating_sub(now);
        let is_owner_address = self.owner_address == Some(from);
        match is_connected {
            false if has_key && !is_owner_address && !wait.is_zero() => {
                let why = format!("This seat is kept for its player; {}", try_again_in(wait));
                Err(Unseated::Refused(why))
            }
            false => Ok(()),
            true if newcomer.id == 0 => Err("Somebody of your name is already connected".into()),
            // The client may have been restarted and have lost the key.
            true if self.silent
                && name == newcomer.name
                && (is_owner_address || self.holder_key.is_none()) =>
            {
                Ok(())
            }
            true => Err("Your id is already connected elsewhere".into()),
        }
    }

    /// Records that the connection is lost. A seat with a key is kept for its player until this time.
    pub fn lose(&mut self, kept_until: Duration) {
        (self.kept_until, self.silent) = (kept_until, false);
    }

    /// Records that a newcomer from this address takes the seat. `is_same_name` says that the name is the same as before, or that names do
    /// not matter.
    pub fn take(&mut self, newcomer: &Newcomer, from: Option<IpAddr>, is_same_name: bool) {
        let proof = &newcomer.proof;
        let is_owner = self.proves_owner(proof);
        let is_holder = self.proves_owner_or_holder(proof) && !is_owner;
        if !is_holder {
            let owner_address = self.owner_address;
            let is_same_address = owner_address.is_none_or(|address| address == from);
            self.held_by_owner = is_owner || is_same_name && is_same_address;
        }
        let new_key = || newcomer.supports_keys().then(random_key);
        match proof {
            Proof::Password => {
                self.holder_key = new_key();
                self.owner_key = self.holder_key.clone();
            }
            _ if is_owner => self.holder_key = self.owner_key.clone(),
            _ if is_holder => {}
            _ => self.holder_key = new_key(),
        }
        if self.held_by_owner {
            self.owner_address = Some(from);
            let key = self.owner_key.take();
            self.owner_key = key.or_else(|| self.holder_key.clone());
        }
        self.silent = false;
    }
}

/// Generates a key that cannot be guessed.
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
            plays_by_rules: false,
        }
    }

    /// Ann has a seat, with a client of this version at the address `HOME`.
    fn seated(version: u32) -> SeatOwnership {
        let mut ownership = SeatOwnership::default();
        ownership.take(&ann(version, Proof::None), HOME, true);
        ownership
    }

    fn key(ownership: &SeatOwnership) -> Proof {
        Proof::Key(ownership.key().unwrap_or_default().to_owned())
    }

    #[test]
    fn a_connected_seat_needs_its_key_or_the_password_of_its_id() {
        let ownership = seated(SEAT_KEYS_VERSION);
        let admit = |version, proof, from| {
            ownership.check_newcomer(&ann(version, proof), from, NOW, ("Ann", true))
        };
        let with_proof = |proof| admit(SEAT_KEYS_VERSION, proof, AWAY);
        assert_eq!(with_proof(Proof::None), Err(Unseated::KeyRequired));
        assert!(with_proof(Proof::Key(String::new())).is_err());
        assert!(with_proof(Proof::Key(random_key())).is_err());
        assert_eq!(with_proof(key(&ownership)), Ok(()));
        assert_eq!(with_proof(Proof::Password), Ok(()));
        assert!(admit(1110, Proof::None, HOME).is_err());
    }

    #[test]
    fn a_client_that_has_lost_its_key_returns_from_its_address_once_its_connection_is_silent() {
        let mut ownership = seated(SEAT_KEYS_VERSION);
        ownership.silent = true;
        let keyless = ann(SEAT_KEYS_VERSION, Proof::Key(String::new()));
        let is_admitted = |from| {
            ownership
                .check_newcomer(&keyless, from, NOW, ("Ann", true))
                .is_ok()
        };
        assert!(is_admitted(HOME) && !is_admitted(AWAY));
    }

    #[test]
    fn the_owner_gets_the_seat_back_from_anybody() {
        let mut ownership = seated(SEAT_KEYS_VERSION);
        let owner_key = key(&ownership);
        ownership.lose(NOW);
        let stranger = ann(SEAT_KEYS_VERSION, Proof::Key(String::new()));
        let while_kept = ownership.check_newcomer(&stranger, AWAY, NOW / 2, ("Ann", false));
        assert!(while_kept.is_err(), "the seat is kept for a while");
        let afterwards = ownership.check_newcomer(&stranger, AWAY, NOW, ("Ann", false));
        assert_eq!(afterwards, Ok(()));
        ownership.take(&stranger, AWAY, true);
        assert!(!ownership.is_held_by_owner());
        let stranger_key = key(&ownership);
        assert!(stranger_key != owner_key && ownership.is_reclaimed(&owner_key));
        let returning = ann(SEAT_KEYS_VERSION, owner_key.clone());
        let admitted = ownership.check_newcomer(&returning, AWAY, NOW, ("Ann", true));
        assert_eq!(admitted, Ok(()));
        ownership.take(&returning, AWAY, true);
        assert!(ownership.is_held_by_owner());
        assert_eq!(key(&ownership), owner_key);
        let stranger_returns = ann(SEAT_KEYS_VERSION, stranger_key);
        assert!(
            ownership
                .check_newcomer(&stranger_returns, AWAY, NOW, ("Ann", true))
                .is_err()
        );
    }

    #[test]
    fn a_client_without_keys_returns_once_its_connection_is_closed_or_silent() {
        let mut ownership = seated(1110);
        let again = ann(1110, Proof::None);
        let is_admitted = |ownership: &SeatOwnership, is_connected| {
            let admitted = ownership.check_newcomer(&again, AWAY, NOW, ("Ann", is_connected));
            admitted.is_ok()
        };
        assert!(!is_admitted(&ownership, true));
        ownership.silent = true;
        assert!(is_admitted(&ownership, true));
        ownership.silent = false;
        assert!(is_admitted(&ownership, false));
        ownership.take(&again, AWAY, true);
        assert!(!ownership.is_held_by_owner(), "from another address");
        ownership.take(&again, HOME, false);
        assert!(!ownership.is_held_by_owner(), "with another name");
        ownership.take(&again, HOME, true);
        assert!(ownership.is_held_by_owner());
    }
}
