//! What is wrong with the text of a file, as far as it helps a player. The parsers say more, but in English and for programmers.

/// What is wrong with the text of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileFault {
    /// It breaks off before its end.
    #[error("the text breaks off")]
    CutOff,
    /// This line, counted from 1, is not written as it should be.
    #[error("line {0} cannot be read")]
    Line(usize),
    /// A value is missing or does not fit.
    #[error("a value is missing or does not fit")]
    Value,
    /// It holds something else.
    #[error("it holds something else")]
    Other,
}

impl FileFault {
    /// The fault of a file in which no number of a format could be read: a value that is missing means that it is another kind of file.
    pub fn without_format(self) -> Self {
        match self {
            Self::Value => Self::Other,
            fault => fault,
        }
    }
}

impl From<serde_json::Error> for FileFault {
    fn from(error: serde_json::Error) -> Self {
        use serde_json::error::Category;
        match error.classify() {
            Category::Eof => Self::CutOff,
            // Nothing in the first line can be read: this was never such a file.
            Category::Syntax if error.line() <= 1 => Self::Other,
            Category::Syntax => Self::Line(error.line()),
            Category::Data | Category::Io => Self::Value,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_told_apart() {
        let fault = |text: &str| {
            let read: Result<Vec<u8>, _> = serde_json::from_str(text);
            read.map_err(FileFault::from)
        };
        assert_eq!(fault(""), Err(FileFault::CutOff));
        assert_eq!(fault("[1,"), Err(FileFault::CutOff));
        assert_eq!(fault("[1,\n2,\n}"), Err(FileFault::Line(3)));
        assert_eq!(fault("<html>"), Err(FileFault::Other));
        assert_eq!(fault("[300]"), Err(FileFault::Value));
        assert_eq!(fault("[3]"), Ok(vec![3]));
    }
}
