//! Fonts for languages whose characters the usual ones lack. They are loaded when such a language is chosen, so that they cost the others no
//! memory. `script/fonts` makes them.

use std::io::Read;
use std::sync::Arc;

use flate2::read::GzDecoder;
use iced::advanced::graphics::text::cosmic_text::fontdb::{Database, FaceInfo, Source, Weight};

/// The fonts of a language.
struct LanguageFonts {
    language: &'static str,
    family: &'static str,
    /// The compressed files, and the weights for which each is used.
    files: [(&'static [u8], &'static [Weight]); 2],
}

/// The weights of body text and buttons, and that of headings.
const PLAIN: &[Weight] = &[Weight::NORMAL, Weight::MEDIUM];
const HEADINGS: &[Weight] = &[Weight::SEMIBOLD];

const FONTS: [LanguageFonts; 2] = [
    LanguageFonts {
        language: "zh",
        family: "Red Stake Sans SC",
        files: [
            (
                include_bytes!("../../../assets/fonts/RedStakeSansSC-Regular.otf.gz"),
                PLAIN,
            ),
            (
                include_bytes!("../../../assets/fonts/RedStakeSansSC-Bold.otf.gz"),
                HEADINGS,
            ),
        ],
    },
    LanguageFonts {
        language: "ja",
        family: "Red Stake Sans JP",
        files: [
            (
                include_bytes!("../../../assets/fonts/RedStakeSansJP-Regular.otf.gz"),
                PLAIN,
            ),
            (
                include_bytes!("../../../assets/fonts/RedStakeSansJP-Bold.otf.gz"),
                HEADINGS,
            ),
        ],
    },
];

/// The own names of languages in Chinese characters, for the list of languages.
const NAMES: (&[u8], &[Weight]) = (
    include_bytes!("../../../assets/fonts/RedStakeNames-Regular.otf"),
    &[Weight::NORMAL, Weight::MEDIUM, Weight::SEMIBOLD],
);

/// Loads the fonts of a language, unless it has been done, and returns their family; `None` if the usual fonts have all it needs.
pub(super) fn load(language: &str, database: &mut Database) -> Option<&'static str> {
    let has = |database: &Database, family: &str| {
        let mut faces = database.faces();
        faces.any(|face| face.families.iter().any(|(name, _)| name == family))
    };
    if !has(database, "Red Stake Names") {
        add(NAMES.0.to_vec(), NAMES.1, database);
    }
    let fonts = fonts_of(language)?;
    if !has(database, fonts.family) {
        for (file, weights) in fonts.files {
            add(unpacked(file), weights, database);
        }
    }
    Some(fonts.family)
}

/// The fonts of a language such as `zh` or `zh-Hans-SG`, if it has some.
fn fonts_of(language: &str) -> Option<&'static LanguageFonts> {
    let main = language.split('-').next()?;
    FONTS.iter().find(|fonts| fonts.language == main)
}

/// A file without its compression; empty if it were damaged, and the system's fonts would be used.
fn unpacked(file: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    match GzDecoder::new(file).read_to_end(&mut bytes) {
        Ok(_) => bytes,
        Err(_) => Vec::new(),
    }
}

/// Adds a font for several weights. Text gets no face of another weight than its own.
fn add(bytes: Vec<u8>, weights: &[Weight], database: &mut Database) {
    let added = database.load_font_source(Source::Binary(Arc::new(bytes)));
    for id in added {
        let Some(face) = database.face(id).cloned() else {
            continue;
        };
        database.remove_face(id);
        for &weight in weights {
            database.push_face_info(FaceInfo {
                weight,
                ..face.clone()
            });
        }
    }
}
