//! Deals under seal at a table of the network, and how its game stands, in words.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::prompts::Trouble;
use crate::presenter::effect::Effect;
use crate::presenter::text::phrases;
use net::join::{SealViolation, SealNews};
use words::say;

impl Presenter {
    /// Something is known of a deal under seal. What is as it should be stands in the log and in the Scores box; what is not is
    /// trouble.
    pub(in crate::presenter) fn note_seal(&mut self, news: SealNews) {
        let words = seal_words(news);
        if let SealNews::Broken(..) = news {
            if let Some(network) = self.tables.current.network_mut() {
                network.note_said(words.clone());
            }
            self.trouble(Trouble {
                title: say!("seal-title"),
                words: say!("seal-broken", what = words),
                topic: "sealed-deals",
            });
        } else {
            self.notices.aside(words);
        }
        if self.prompts.open_dialog() == Some(&DialogKind::Scores) {
            self.effects.push(Effect::Reopen);
        }
    }

    /// What became of the seal of the hand that is over; nothing where deals are not under seal.
    pub(in crate::presenter) fn seal_of_last_hand(&self) -> Option<String> {
        let seals = self.tables.current.network()?.shown().seals();
        seals.last_hand().map(seal_words)
    }

    /// How the game at a table of the network stands, in words.
    pub fn network_status(&self) -> Option<Vec<String>> {
        let network = self.tables.current.network()?;
        let mut lines = phrases::standings(network.view(), &network.names(), &network.place());
        let seals = network.shown().seals();
        if seals.are_told() {
            lines.push(say!("seal-status", kept = seals.kept()));
        }
        lines.extend(seals.broken().map(seal_words));
        Some(lines)
    }
}

/// What became of a deal under seal.
fn seal_words(news: SealNews) -> String {
    match news {
        SealNews::Sealed(number) => say!("seal-sealed", number),
        SealNews::Kept(number) => say!("seal-kept", number),
        SealNews::Broken(number, breach) => match breach {
            SealViolation::Replaced => say!("seal-replaced", number),
            SealViolation::NeverOpened => say!("seal-never-opened", number),
            SealViolation::OtherSeed => say!("seal-other-seed", number),
            SealViolation::OtherTiles => say!("seal-other-tiles", number),
            SealViolation::NoneAfter => say!("seal-none-after", number),
        },
    }
}
