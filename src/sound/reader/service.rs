//! The speech service of Windows.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tts::{Tts, UtteranceId};

use words::say;

/// The timeout for a sentence whose end the service does not report.
const MAX_DURATION: Duration = Duration::from_secs(30);

/// The speech service, and the channel on which it reports the end of a sentence.
pub struct Voice {
    service: Tts,
    finished: Receiver<()>,
}

impl Voice {
    /// The voice chosen in the Windows settings.
    ///
    /// # Errors
    ///
    /// There is no service, or no voice is installed.
    pub fn find() -> Result<Self, String> {
        let log_error =
            |error: tts::Error| say!("sound-speech-service-error", error = error.to_string());
        let service = Tts::default().map_err(log_error)?;
        let (done, finished) = channel();
        let ended = move |_: UtteranceId| {
            // The receiver is gone when the program ends.
            let _ = done.send(());
        };
        service
            .on_utterance_end(Some(Box::new(ended)))
            .map_err(log_error)?;
        Ok(Self { service, finished })
    }

    /// Speaks, and returns when the text has been spoken.
    ///
    /// # Errors
    ///
    /// The service refuses the text.
    pub fn say(&mut self, words: &str) -> Result<(), String> {
        while self.finished.try_recv().is_ok() {}
        self.service
            .speak(words, false)
            .map_err(|error| error.to_string())?;
        let _ = self.finished.recv_timeout(MAX_DURATION);
        Ok(())
    }
}
