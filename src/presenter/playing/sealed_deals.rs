//! Sealed deals at a network table, and the status of its game, as text.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::menu_dialog::MenuDialog;
use crate::presenter::dialogs::prompts::Trouble;
use crate::presenter::effect::Effect;
use crate::presenter::text::phrases;
use net::join::{SealStatus, SealViolation};
use words::say;

impl Presenter {
    /// Handles news of a sealed deal: a published or correct seal is mentioned in the log, a broken one is reported as a failure. Open scores
    /// show the result too.
    pub(in crate::presenter) fn note_seal(&mut self, status: SealStatus) {
        let words = seal_words(status);
        if let SealStatus::Broken(..) = status {
            if let Some(network) = self.tables.current.network_mut() {
                network.add_chat_line(words.clone());
            }
            self.report_trouble(Trouble {
                title: say!("seal-title"),
                words: say!("seal-broken", what = words),
                topic: "sealed-deals",
            });
        } else {
            self.notices.log_only(words);
        }
        if self.prompts.open_dialog() == Some(&DialogKind::Menu(MenuDialog::Scores)) {
            self.effects.push(Effect::RefreshDialog);
        }
    }

    /// The result of the seal of the finished hand; `None` where deals are not sealed.
    pub(in crate::presenter) fn seal_of_last_hand(&self) -> Option<String> {
        let seals = self.tables.current.network()?.shown().seals();
        seals.last_hand().map(seal_words)
    }

    /// The status of the network game, line by line; `None` at a local table.
    pub fn network_status(&self) -> Option<Vec<String>> {
        let network = self.tables.current.network()?;
        let mut lines =
            phrases::network_game_state(network.view(), &network.names(), &network.address_text());
        let seals = network.shown().seals();
        if seals.are_used() {
            lines.push(say!("seal-status", kept = seals.kept()));
        }
        lines.extend(seals.broken().map(seal_words));
        Some(lines)
    }
}

/// Describes the state of a seal.
fn seal_words(status: SealStatus) -> String {
    match status {
        SealStatus::Sealed(number) => say!("seal-published", number),
        SealStatus::Kept(number) => say!("seal-kept", number),
        SealStatus::Broken(number, violation) => match violation {
            SealViolation::Replaced => say!("seal-replaced", number),
            SealViolation::NeverOpened => say!("seal-never-opened", number),
            SealViolation::OtherSeed => say!("seal-other-seed", number),
            SealViolation::OtherTiles => say!("seal-other-tiles", number),
            SealViolation::OtherDice => say!("seal-other-dice", number),
            SealViolation::NoneAfter => say!("seal-none-after", number),
        },
    }
}
