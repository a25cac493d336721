//! Passwords of network tables: stored in the keyring of the system, never in a file.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_event::DialogEvent;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::effect::Effect;
use storage::settings::{NetworkSettings, Passwords};

impl Presenter {
    /// Saves the input of the network dialogs; changed passwords go to the keyring.
    pub(in crate::presenter) fn save_network_settings(&mut self, settings: NetworkSettings) {
        let passwords = Passwords::of(&settings);
        if passwords != Passwords::of(&self.settings.network) {
            self.effects.push(Effect::StorePasswords(passwords));
        }
        self.settings.network = settings;
        self.effects.push(Effect::SaveSettings);
    }

    /// Moves passwords from the preferences file, where older versions wrote them, to the keyring.
    pub(in crate::presenter) fn move_passwords_to_keyring(&mut self) {
        let network = &self.settings.network;
        if network.password.is_empty() && network.host.password.is_empty() {
            return;
        }
        self.effects
            .push(Effect::StorePasswords(Passwords::of(network)));
        self.effects.push(Effect::SaveSettings);
    }

    /// Opens a network dialog, and fills in the passwords when the keyring returns them.
    pub(in crate::presenter) fn open_network_dialog(&mut self, kind: DialogKind) {
        let server = self.settings.network.server.clone();
        self.effects.push(Effect::ReadPasswords(server));
        self.open_dialog(kind);
    }

    /// Handles passwords from the keyring.
    pub(in crate::presenter) fn passwords_read(&mut self, passwords: &Passwords) {
        passwords.fill(&mut self.settings.network);
        self.effects.push(Effect::Notify(DialogEvent::PasswordsRead(
            passwords.clone(),
        )));
    }
}
