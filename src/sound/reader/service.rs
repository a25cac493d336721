//! The speech service of Windows.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use tts::{Tts, UtteranceId};

use words::say;

/// The timeout for a sentence whose end the service does not report.
const MAX_DURATION: Duration = Duration::from_secs(30);

/// The speech service, and the channel on which it reports the end of a sentence.
pub struct Voice {
    service: Tts,
    finished: Receiver<()>,
    /// When the sentence that is being spoken was begun.
    begun: Option<Instant>,
}

impl Voice {
    /// A voice that speaks the language of the game; without one, the voice chosen in the Windows settings.
    ///
    /// # Errors
    ///
    /// There is no service, or no voice is installed.
    pub fn find() -> Result<Self, String> {
        let log_error =
            |error: tts::Error| say!("sound-speech-service-error", error = error.to_string());
        let mut service = Tts::default().map_err(log_error)?;
        let language = words::language();
        let speaks_it = |voice: &tts::Voice| {
            let spoken = voice.language();
            language.split('-').next() == Some(spoken.primary_language())
        };
        let chosen = service.voice().ok().flatten();
        if !chosen.is_some_and(|voice| speaks_it(&voice)) {
            let voices = service.voices().unwrap_or_default();
            if let Some(voice) = voices.iter().find(|voice| speaks_it(voice)) {
                service.set_voice(voice).map_err(log_error)?;
            }
        }
        let (done, finished) = channel();
        let ended = move |_: UtteranceId| {
            // The receiver is gone when the program ends.
            let _ = done.send(());
        };
        service
            .on_utterance_end(Some(Box::new(ended)))
            .map_err(log_error)?;
        Ok(Self {
            service,
            finished,
            begun: None,
        })
    }

    /// Begins to speak.
    ///
    /// # Errors
    ///
    /// The service refuses the text.
    pub fn start(&mut self, words: &str) -> Result<(), String> {
        while self.finished.try_recv().is_ok() {}
        self.service
            .speak(words, false)
            .map_err(|error| error.to_string())?;
        self.begun = Some(Instant::now());
        Ok(())
    }

    /// Whether it is still speaking.
    ///
    /// # Errors
    ///
    /// None: what fails is refused at the start.
    pub fn is_speaking(&mut self) -> Result<bool, String> {
        let begun = self.begun.filter(|begun| begun.elapsed() < MAX_DURATION);
        self.begun = begun.filter(|_| self.finished.try_recv().is_err());
        Ok(self.begun.is_some())
    }

    /// Ends what is being spoken.
    pub fn stop(&mut self) {
        self.begun = None;
        if let Err(error) = self.service.stop() {
            tracing::warn!(%error, "the speech service does not stop");
        }
    }
}
