//! Passwords of network tables, in the system's keyring (the Secret Service on Linux, the Credential Manager of Windows, the Keychain of
//! macOS). Without a keyring the player types them each time. Passwords are never written to the settings file. A keyring may be slow or
//! ask its owner for permission: never wait for it on the window's thread.

use keyring::v1::Entry;

use super::NetworkSettings;

/// The name of our entries in the keyring.
const SERVICE: &str = "red-stake";

/// The passwords of one server and of the player's own table; empty where there is none.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Passwords {
    /// The address of the server to which `join` belongs.
    pub server: String,
    /// The password for that server.
    pub join: String,
    /// The password of the player's own table.
    pub host: String,
}

impl std::fmt::Debug for Passwords {
    /// Keeps passwords out of logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Passwords").field(&self.server).finish()
    }
}

impl Passwords {
    /// The passwords in these settings.
    pub fn of(settings: &NetworkSettings) -> Self {
        Self {
            server: settings.server.trim().to_owned(),
            join: settings.password.clone(),
            host: settings.host.password.clone(),
        }
    }

    /// Reads the passwords of this server and of the player's own table from the keyring; empty where it has none, or without a keyring.
    pub fn load(server: &str) -> Self {
        let server = server.trim().to_owned();
        Self {
            join: load(&join_entry(&server)),
            host: load(HOST_ENTRY),
            server,
        }
    }

    /// Stores them in the keyring; an empty password removes the stored one. Without a keyring they are lost when the program ends.
    pub fn store(&self) {
        store(&join_entry(&self.server), &self.join);
        store(HOST_ENTRY, &self.host);
    }

    /// Fills in missing passwords: that of the server only if it is the server of these settings.
    pub fn fill(&self, settings: &mut NetworkSettings) {
        if settings.password.is_empty() && settings.server.trim() == self.server {
            settings.password.clone_from(&self.join);
        }
        if settings.host.password.is_empty() {
            settings.host.password.clone_from(&self.host);
        }
    }
}

const HOST_ENTRY: &str = "own-table";

fn join_entry(server: &str) -> String {
    format!("table:{server}")
}

fn load(name: &str) -> String {
    let found = Entry::new(SERVICE, name).and_then(|entry| entry.get_password());
    found.unwrap_or_else(|error| {
        if !matches!(error, keyring::v1::Error::NoEntry) {
            tracing::info!(%error, "the keyring returned no password");
        }
        String::new()
    })
}

fn store(name: &str, password: &str) {
    let stored = Entry::new(SERVICE, name).and_then(|entry| match password {
        "" => entry.delete_credential(),
        _ => entry.set_password(password),
    });
    match stored {
        Ok(()) | Err(keyring::v1::Error::NoEntry) => {}
        Err(error) => tracing::info!(%error, "the keyring did not store or remove a password"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passwords(server: &str) -> Passwords {
        Passwords {
            server: server.to_owned(),
            join: "hush".to_owned(),
            host: "mum".to_owned(),
        }
    }

    #[test]
    fn a_password_is_used_for_its_server_only_and_never_replaces_a_typed_one() {
        let mut settings = NetworkSettings::default();
        passwords("elsewhere:5000").fill(&mut settings);
        assert_eq!(
            (settings.password.as_str(), settings.host.password.as_str()),
            ("", "mum")
        );
        passwords(":5000").fill(&mut settings);
        assert_eq!(settings.password, "hush");
        let typed = Passwords {
            join: "another".to_owned(),
            ..passwords(":5000")
        };
        typed.fill(&mut settings);
        assert_eq!(settings.password, "hush");
    }

    #[test]
    fn no_log_contains_a_password() {
        let text = format!("{:?}", passwords(":5000"));
        assert!(!text.contains("hush") && !text.contains("mum"), "{text}");
    }
}
