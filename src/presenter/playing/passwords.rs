//! Passwords of network tables: the system's keyring has them, no file.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::effect::Effect;
use storage::settings::{NetworkSettings, Passwords};

impl Presenter {
    /// Keeps what the boxes of the network were filled with: the passwords in the keyring, if they are others than before.
    pub(in crate::presenter) fn keep_network(&mut self, settings: NetworkSettings) {
        let passwords = Passwords::of(&settings);
        if passwords != Passwords::of(&self.settings.network) {
            self.effects.push(Effect::Keep(passwords));
        }
        self.settings.network = settings;
        self.effects.push(Effect::KeepSettings);
    }

    /// Passwords that stood in the file of the preferences, where older versions wrote them, go into the keyring.
    pub(in crate::presenter) fn hide_passwords(&mut self) {
        let network = &self.settings.network;
        if network.password.is_empty() && network.host.password.is_empty() {
            return;
        }
        self.effects.push(Effect::Keep(Passwords::of(network)));
        self.effects.push(Effect::KeepSettings);
    }

    /// Opens a box of network games: filled at once, and with the passwords of the keyring as soon as it tells them.
    pub(in crate::presenter) fn open_network_dialog(&mut self, kind: DialogKind) {
        let server = self.settings.network.server.clone();
        self.effects.push(Effect::Recall(server));
        self.open_dialog(kind);
    }

    /// The keyring has told passwords.
    pub(in crate::presenter) fn recalled(&mut self, passwords: &Passwords) {
        passwords.fill(&mut self.settings.network);
        self.effects.push(Effect::Fill(passwords.clone()));
    }
}
