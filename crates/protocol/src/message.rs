//! Generates the type, the parser and the writer of messages from a table.

/// Makes an enum of messages from rows `Variant { argument: Type, … }`. A row's word on the wire is the variant's name, or `= "word"`; `|
/// "alias"` is accepted as well. Arguments are read and written in the order of the fields.
macro_rules! messages {
    ($(#[$meta:meta])* $name:ident {$(
        $(#[$doc:meta])*
        $variant:ident $(= $word:literal)? $(| $alias:literal)? $({ $($field:ident: $type:ty),+ })?
    ),* $(,)?}) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq)]
        pub enum $name {
            $(
                $(#[$doc])*
                $variant $({ $(#[allow(missing_docs)] $field: $type),+ })?,
            )*
            /// An unknown message: its word and everything after it.
            Unknown {
                /// The word.
                word: String,
                /// The rest, without the separator.
                rest: String,
            },
        }

        impl $name {
            /// Parses a message that is unescaped and has no line end. Superfluous arguments are ignored.
            ///
            /// # Errors
            /// The line has no word, or an argument is missing or malformed.
            pub fn parse(message: &str) -> Result<Self, ParseError> {
                let (word, mut arguments) = Arguments::split(message)?;
                Ok(match word {
                    $(
                        messages!(@word $variant $($word)?) $(| $alias)? => Self::$variant $({
                            $($field: arguments.take(stringify!($field))?),+
                        })?,
                    )*
                    word => Self::Unknown {
                        word: word.to_owned(),
                        rest: arguments.take_rest().to_owned(),
                    },
                })
            }
        }

        /// The message before escaping, without its line end.
        impl From<&$name> for String {
            fn from(message: &$name) -> Self {
                // Most messages are shorter.
                let mut line = Self::with_capacity(64);
                match message {
                    $(
                        $name::$variant $({ $($field),+ })? => {
                            line.push_str(messages!(@word $variant $($word)?));
                            $($(write_next(&mut line, $field);)+)?
                        }
                    )*
                    $name::Unknown { word, rest } => {
                        line.push_str(word);
                        line.push_str(if rest.is_empty() { "" } else { " " });
                        line.push_str(rest);
                    }
                }
                line
            }
        }

        /// The message for logs, without secrets.
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(crate::without_secret(&String::from(self)))
            }
        }

        /// The same text as the conversion to a `String`, including secrets.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&String::from(self))
            }
        }
    };
    (@word $variant:ident) => { stringify!($variant) };
    (@word $variant:ident $word:literal) => { $word };
}

pub(super) use messages;
