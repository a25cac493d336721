//! The speech service of Windows.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tts::{Tts, UtteranceId};

use words::say;

/// No sentence takes longer; a service that does not say when it is done is asked the next all the same.
const LONGEST: Duration = Duration::from_secs(30);

/// The service, and where it tells that words are said.
pub struct Voice {
    service: Tts,
    said: Receiver<()>,
}

impl Voice {
    /// The voice that is chosen in the settings of Windows.
    ///
    /// # Errors
    /// There is no service, or no voice is installed.
    pub fn find() -> Result<Self, String> {
        let log_error = |error: tts::Error| {
            say!(
                "sound-the-speech-service-of-windows",
                error = error.to_string()
            )
        };
        let service = Tts::default().map_err(log_error)?;
        let (done, said) = channel();
        let ended = move |_: UtteranceId| {
            // Nobody waits any more when the program ends.
            let _ = done.send(());
        };
        service
            .on_utterance_end(Some(Box::new(ended)))
            .map_err(log_error)?;
        Ok(Self { service, said })
    }

    /// Says words, and comes back when they are said.
    ///
    /// # Errors
    /// The service does not take them.
    pub fn say(&mut self, words: &str) -> Result<(), String> {
        while self.said.try_recv().is_ok() {}
        self.service
            .speak(words, false)
            .map_err(|error| error.to_string())?;
        let _ = self.said.recv_timeout(LONGEST);
        Ok(())
    }
}
