//! The portraits of the computer players' characters: busts in a round frame, composed of a few paths, one row per character.

use std::path::{Path, PathBuf};

use crate::drawing::{png, render_text};
use crate::{Error, Output};

/// Width and height in pixels.
const SIZE: u32 = 192;

/// A character.
struct Person {
    /// The name of the file, without accents.
    name: &'static str,
    background: &'static str,
    skin: &'static str,
    /// The colour of the nose, and of the shadows on face and neck.
    shade: &'static str,
    cloth: &'static str,
    /// Drawn over the shoulders.
    collar: &'static str,
    /// Drawn behind the head.
    behind: &'static str,
    /// Drawn over the forehead: hair, a hat.
    before: &'static str,
    /// Drawn on the face: glasses, a beard, freckles.
    face: &'static str,
    /// The colour of the eyebrows.
    brows: &'static str,
    /// The path of the mouth: one of the constants below.
    mouth: &'static str,
    /// Whether the eyes are closed, as by those who laugh.
    closed_eyes: bool,
}

/// The SVG paths of mouths.
const SMILE: &str = "M87,121 Q100,132 113,121";
const CALM: &str = "M89,123 Q100,127 111,123";
const WRY: &str = "M89,124 Q102,128 113,120";

#[rustfmt::skip]
const PEOPLE: [Person; 12] = [
    Person {
        name: "lin", background: "#8FB0A2", skin: "#F0CDA8", shade: "#B98A63", cloth: "#2F6B5D", brows: "#1D1A1C", mouth: CALM, closed_eyes: false,
        collar: r##"<path d="M84,150 L100,166 L116,150 L118,160 L100,178 L82,160 Z" fill="#244F45"/><path d="M100,172 V200" stroke="#F2B632" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>"##,
        behind: r##"<path d="M50,98 C46,52 72,32 100,32 C128,32 154,52 150,98 C150,118 148,130 142,138 L58,138 C52,130 50,118 50,98 Z" fill="#1D1A1C"/>"##,
        before: r##"<path d="M60,92 C60,58 78,42 100,42 C122,42 140,58 140,92 C134,86 132,78 131,72 C112,80 86,80 69,72 C68,80 66,87 60,92 Z" fill="#2A2528"/>"##,
        face: "",
    },
    Person {
        name: "ada", background: "#D9B46A", skin: "#8A5A3C", shade: "#5B3722", cloth: "#A8261B", brows: "#20130D", mouth: SMILE, closed_eyes: false,
        collar: r##"<path d="M70,156 Q100,182 130,156 L134,162 Q100,194 66,162 Z" fill="#84150E"/>"##,
        behind: r##"<g fill="#20130D"><circle cx="100" cy="62" r="44"/><circle cx="62" cy="78" r="26"/><circle cx="138" cy="78" r="26"/><circle cx="56" cy="104" r="18"/><circle cx="144" cy="104" r="18"/></g>"##,
        before: r##"<g fill="#2B1A12"><circle cx="78" cy="56" r="15"/><circle cx="100" cy="50" r="16"/><circle cx="122" cy="56" r="15"/><circle cx="66" cy="70" r="10"/><circle cx="134" cy="70" r="10"/></g>"##,
        face: r##"<g fill="none" stroke="#F2D79A" stroke-width="3"><circle cx="83" cy="98" r="13"/><circle cx="117" cy="98" r="13"/><path d="M96,96 Q100,93 104,96"/></g>"##,
    },
    Person {
        name: "tomas", background: "#9DB3BF", skin: "#D9A57C", shade: "#99673F", cloth: "#27405E", brows: "#2B1D14", mouth: "M92,126 Q100,129 108,126", closed_eyes: false,
        collar: r##"<path d="M78,152 L100,172 L122,152 L132,160 L108,186 L100,174 L92,186 L68,160 Z" fill="#E9E3D3"/><path d="M96,176 L104,176 L107,204 L93,204 Z" fill="#8F140C"/>"##,
        behind: r##"<path d="M60,96 C58,60 78,44 100,44 C122,44 142,60 140,96 L132,100 L68,100 Z" fill="#2B1D14"/>"##,
        before: r##"<path d="M56,70 C58,40 78,28 100,28 C122,28 142,40 144,70 Z" fill="#1E3350"/><path d="M54,68 H146 V78 Q100,66 54,78 Z" fill="#141F33"/><path d="M62,76 Q100,64 138,76 Q128,88 100,84 Q72,88 62,76 Z" fill="#0E1625"/><circle cx="100" cy="56" r="6" fill="#F2B632"/>"##,
        face: r##"<path d="M82,120 Q91,110 100,115 Q109,110 118,120 Q108,121 100,119 Q92,121 82,120 Z" fill="#2B1D14"/>"##,
    },
    Person {
        name: "mei", background: "#B9C9DA", skin: "#F4D7B8", shade: "#C0936C", cloth: "#F4EEDD", brows: "#1B1B22", mouth: SMILE, closed_eyes: true,
        collar: r##"<path d="M70,156 L78,210 H122 L130,156 L118,152 L112,176 H88 L82,152 Z" fill="#2C5AA0"/><path d="M92,188 q8,-8 16,0 q-8,8 -16,0" fill="#F4EEDD"/>"##,
        behind: r##"<circle cx="100" cy="34" r="20" fill="#1B1B22"/><path d="M76,22 L126,44" stroke="#B72A1D" stroke-width="5" stroke-linecap="round"/><path d="M56,98 C52,58 74,40 100,40 C126,40 148,58 144,98 L138,110 L62,110 Z" fill="#1B1B22"/>"##,
        before: r##"<path d="M60,94 C60,62 78,44 100,44 C122,44 140,62 140,94 C136,78 124,62 100,60 C76,62 64,78 60,94 Z" fill="#26262E"/>"##,
        face: r##"<g fill="#E08E78" opacity="0.35"><circle cx="76" cy="112" r="8"/><circle cx="124" cy="112" r="8"/></g>"##,
    },
    Person {
        name: "oskar", background: "#B5A48A", skin: "#E6B08E", shade: "#A8694A", cloth: "#3A3532", brows: "#8D8780", mouth: "M91,124 Q100,129 109,124", closed_eyes: false,
        collar: r##"<path d="M64,158 L86,150 L100,166 L114,150 L136,158 L128,210 H72 Z" fill="#6B4B2A"/><path d="M70,158 V210 M130,158 V210" stroke="#4A321A" stroke-width="7"/>"##,
        behind: r##"<path d="M58,96 C54,80 58,70 64,66 L136,66 C142,70 146,80 142,96 L138,112 L62,112 Z" fill="#A39C93"/>"##,
        before: r##"<path d="M84,54 Q96,46 112,50" stroke="#FFF3DF" stroke-width="4" fill="none" opacity="0.45" stroke-linecap="round"/>"##,
        face: r##"<path d="M60,100 C62,118 66,150 100,162 C134,150 138,118 140,100 C134,114 122,116 112,114 Q100,110 88,114 C78,116 66,114 60,100 Z" fill="#B8B1A8"/><path d="M84,117 Q92,110 100,114 Q108,110 116,117 Q108,121 100,119 Q92,121 84,117 Z" fill="#CFC9C0"/>"##,
    },
    Person {
        name: "ruth", background: "#C3B4CC", skin: "#F1D2BC", shade: "#B98D76", cloth: "#6F5E86", brows: "#B9B4AE", mouth: CALM, closed_eyes: false,
        collar: r##"<path d="M76,154 Q100,176 124,154 L128,168 Q100,188 72,168 Z" fill="#8A79A0"/><path d="M74,158 Q100,186 126,158" fill="none" stroke="#FFFDF2" stroke-width="6" stroke-dasharray="0.1 7.2" stroke-linecap="round"/>"##,
        behind: r##"<circle cx="100" cy="38" r="18" fill="#DAD5CD"/><path d="M54,96 C50,58 72,38 100,38 C128,38 150,58 146,96 C146,108 142,114 138,116 L62,116 C58,114 54,108 54,96 Z" fill="#CFC9C0"/>"##,
        before: r##"<path d="M58,96 C54,64 74,40 102,42 C128,44 144,64 142,96 C138,84 130,72 118,66 C104,76 76,70 66,80 C62,86 60,90 58,96 Z" fill="#E6E1DA"/>"##,
        face: r##"<g fill="none" stroke="#6A5F4E" stroke-width="2.4"><path d="M72,98 H94 Q94,110 83,110 Q72,110 72,98 Z"/><path d="M106,98 H128 Q128,110 117,110 Q106,110 106,98 Z"/><path d="M94,99 Q100,96 106,99"/></g><path d="M74,116 q-4,5 -2,10 M126,116 q4,5 2,10" stroke="#B98D76" stroke-width="1.8" fill="none"/>"##,
    },
    Person {
        name: "kenji", background: "#A7B29A", skin: "#EBC79D", shade: "#AE8257", cloth: "#2B2F38", brows: "#5C5A58", mouth: CALM, closed_eyes: false,
        collar: r##"<path d="M80,152 L100,182 L120,152 L130,158 L112,210 H88 L70,158 Z" fill="#EFE8D8"/><path d="M88,210 L80,160 L70,158 L62,210 Z M112,210 L120,160 L130,158 L138,210 Z" fill="#4B5262"/>"##,
        behind: r##"<path d="M58,98 C54,66 74,44 100,44 C126,44 146,66 142,98 L134,108 L66,108 Z" fill="#77736F"/>"##,
        before: r##"<path d="M60,92 C60,60 80,42 100,42 C122,42 142,60 140,92 C136,80 134,74 132,68 C120,58 82,58 68,68 C66,74 64,82 60,92 Z" fill="#8B8783"/>"##,
        face: r##"<circle cx="117" cy="98" r="14" fill="#DCEBEF" fill-opacity="0.45" stroke="#3A3532" stroke-width="4"/><path d="M131,98 Q146,110 142,150" stroke="#3A3532" stroke-width="1.8" fill="none"/><path d="M93,118 Q100,115 107,118" stroke="#8B8783" stroke-width="3" fill="none" stroke-linecap="round"/>"##,
    },
    Person {
        name: "nora", background: "#8FB5C6", skin: "#F6D3B6", shade: "#C48C66", cloth: "#F3EEE2", brows: "#9A4E22", mouth: WRY, closed_eyes: false,
        collar: r##"<path d="M28,178 Q100,154 172,178 M22,192 Q100,168 178,192" stroke="#27405E" stroke-width="7" fill="none"/><path d="M74,154 Q100,174 126,154 L130,162 Q100,184 70,162 Z" fill="#27405E"/>"##,
        behind: r##"<path d="M54,110 C40,62 74,34 104,34 C134,34 150,56 150,84 C160,96 176,98 184,94 C178,112 160,120 146,118 C140,130 132,134 128,136 L70,136 C60,132 56,122 54,110 Z" fill="#B65A26"/>"##,
        before: r##"<path d="M60,92 C58,58 80,40 104,42 C128,44 142,62 140,90 C134,78 126,70 114,62 C108,72 84,78 72,72 C66,78 62,84 60,92 Z" fill="#CC6A2E"/>"##,
        face: r##"<g fill="#C9794B"><circle cx="76" cy="108" r="1.6"/><circle cx="82" cy="112" r="1.6"/><circle cx="88" cy="108" r="1.6"/><circle cx="112" cy="108" r="1.6"/><circle cx="118" cy="112" r="1.6"/><circle cx="124" cy="108" r="1.6"/></g>"##,
    },
    Person {
        name: "samir", background: "#D8A98A", skin: "#B97E53", shade: "#7A4B2B", cloth: "#C98A1B", brows: "#17110E", mouth: SMILE, closed_eyes: false,
        collar: r##"<path d="M86,152 L100,186 L114,152 L122,156 L102,202 H98 L78,156 Z" fill="#8E5D0D"/>"##,
        behind: r##"<path d="M58,94 C54,62 76,42 100,42 C124,42 146,62 142,94 L136,100 L64,100 Z" fill="#17110E"/>"##,
        before: r##"<g fill="#221915"><circle cx="72" cy="62" r="11"/><circle cx="86" cy="53" r="12"/><circle cx="102" cy="50" r="12"/><circle cx="118" cy="54" r="12"/><circle cx="130" cy="64" r="10"/><circle cx="64" cy="76" r="7"/><circle cx="137" cy="77" r="7"/></g>"##,
        face: r##"<path d="M86,116 Q93,112 100,115 Q107,112 114,116 L112,119 Q100,116 88,119 Z M90,132 Q100,138 110,132 Q108,150 100,151 Q92,150 90,132 Z" fill="#221915"/>"##,
    },
    Person {
        name: "ines", background: "#E0C4B4", skin: "#DDAA80", shade: "#9C6A43", cloth: "#B72A1D", brows: "#1A1210", mouth: SMILE, closed_eyes: true,
        collar: r##"<path d="M66,156 Q100,206 134,156 L122,151 Q100,176 78,151 Z" fill="#DDAA80"/><path d="M64,157 Q100,208 136,157" stroke="#84150E" stroke-width="5" fill="none"/>"##,
        behind: r##"<path d="M58,96 C54,58 76,40 100,40 C124,40 146,58 142,96 L140,104 L60,104 Z" fill="#1A1210"/><ellipse cx="128" cy="130" rx="16" ry="22" fill="#1A1210"/>"##,
        before: r##"<path d="M60,98 C58,60 78,42 100,42 C122,42 142,60 140,98 C136,80 120,66 100,50 C80,66 64,80 60,98 Z" fill="#241917"/><g fill="#F2C14E"><circle cx="140" cy="64" r="7"/><circle cx="149" cy="71" r="7"/><circle cx="146" cy="82" r="7"/><circle cx="134" cy="81" r="7"/><circle cx="131" cy="70" r="7"/></g><circle cx="140" cy="74" r="6" fill="#D2412F"/>"##,
        face: r##"<circle cx="61" cy="122" r="5" fill="none" stroke="#F2B632" stroke-width="2.6"/>"##,
    },
    Person {
        name: "jonas", background: "#C9BE8C", skin: "#EBBE98", shade: "#AB7A53", cloth: "#75804A", brows: "#8E6B3C", mouth: CALM, closed_eyes: false,
        collar: r##"<path d="M76,153 L100,172 L124,153 L130,166 L112,180 L100,172 L88,180 L70,166 Z" fill="#5C6638"/>"##,
        behind: r##"<path d="M58,100 C56,72 70,60 100,60 C130,60 144,72 142,100 L138,112 L62,112 Z" fill="#A98449"/>"##,
        before: r##"<ellipse cx="100" cy="68" rx="68" ry="14" fill="#D8B45F"/><path d="M62,66 C64,34 80,26 100,26 C120,26 136,34 138,66 Q100,78 62,66 Z" fill="#E6C878"/><path d="M62,58 Q100,72 138,58 L138,67 Q100,80 62,67 Z" fill="#6B4B2A"/>"##,
        face: r##"<path d="M64,106 C66,128 80,142 100,142 C120,142 134,128 136,106 C132,118 122,120 114,116 Q100,112 86,116 C78,120 68,118 64,106 Z" fill="#A98449" opacity="0.55"/>"##,
    },
    Person {
        name: "zoe", background: "#7F86B5", skin: "#F3D3BE", shade: "#B98B78", cloth: "#1F2550", brows: "#2B2140", mouth: WRY, closed_eyes: false,
        collar: r##"<g fill="#F2D679"><path d="M56,178 l2,5 5,2 -5,2 -2,5 -2,-5 -5,-2 5,-2 Z M92,190 l2,4 4,2 -4,2 -2,4 -2,-4 -4,-2 4,-2 Z M140,180 l2,5 5,2 -5,2 -2,5 -2,-5 -5,-2 5,-2 Z"/></g><path d="M78,152 Q100,168 122,152 L126,160 Q100,178 74,160 Z" fill="#151A3B"/>"##,
        behind: r##"<path d="M54,100 C48,58 74,36 102,36 C132,36 152,58 148,96 C152,112 150,126 144,134 L132,138 L70,118 L58,114 Z" fill="#4A2F7A"/>"##,
        before: r##"<path d="M58,94 C56,58 78,38 104,40 C130,42 144,64 142,108 C136,92 130,82 126,72 C108,86 82,84 66,76 C63,82 60,88 58,94 Z" fill="#5D3C96"/>"##,
        face: r##"<path d="M60,118 l2.4,6 6,2.4 -6,2.4 -2.4,6 -2.4,-6 -6,-2.4 6,-2.4 Z" fill="#F2D679"/>"##,
    },
];

/// All portraits, each in a round golden frame with a dark line.
pub fn pictures(root: &Path) -> Result<Vec<Output>, Error> {
    let picture = |person: &Person| {
        let picture = render_text(root, &person.drawing(), SIZE)?;
        let file = PathBuf::from(format!("../assets/portraits/{}.png", person.name));
        Ok((file, png(&picture)?))
    };
    PEOPLE.iter().map(picture).collect()
}

impl Person {
    /// The portrait as SVG.
    fn drawing(&self) -> String {
        let Self {
            background,
            skin,
            shade,
            cloth,
            collar,
            behind,
            before,
            face,
            brows,
            mouth,
            ..
        } = self;
        let eyes = if self.closed_eyes {
            format!(
                r#"<path d="M77,99 q6.5,-7 13,0 M110,99 q6.5,-7 13,0" fill="none" stroke="{brows}" stroke-width="3.2" stroke-linecap="round"/>"#
            )
        } else {
            r##"<g fill="#2A1C18"><ellipse cx="84" cy="98" rx="3.6" ry="4.4"/><ellipse cx="116" cy="98" rx="3.6" ry="4.4"/></g><g fill="#FFFDF6"><circle cx="85.4" cy="96.2" r="1.3"/><circle cx="117.4" cy="96.2" r="1.3"/></g>"##.to_owned()
        };
        let head = "M62,88 C62,60 78,46 100,46 C122,46 138,60 138,88 C138,116 122,141 100,141 C78,141 62,116 62,88 Z";
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<defs>
<clipPath id="round"><circle cx="100" cy="100" r="93"/></clipPath>
<clipPath id="head"><path d="{head}"/></clipPath>
<radialGradient id="lamp" cx="0.42" cy="0.3" r="0.8"><stop offset="0" stop-color="#FFF8E6" stop-opacity="0.6"/><stop offset="1" stop-color="#2A1C10" stop-opacity="0.28"/></radialGradient>
</defs>
<g clip-path="url(#round)">
<rect width="200" height="200" fill="{background}"/><rect width="200" height="200" fill="url(#lamp)"/>
{behind}
<path d="M84,120 H116 V152 Q100,168 84,152 Z" fill="{skin}"/><path d="M84,130 Q100,152 116,130 V142 Q100,160 84,142 Z" fill="{shade}" opacity="0.45"/>
<path d="M16,212 C18,172 52,156 82,150 Q100,166 118,150 C148,156 182,172 184,212 Z" fill="{cloth}"/>
{collar}
<ellipse cx="61" cy="102" rx="7" ry="11" fill="{skin}"/><ellipse cx="139" cy="102" rx="7" ry="11" fill="{skin}"/>
<path d="{head}" fill="{skin}"/>
<g clip-path="url(#head)"><path d="M118,40 C132,70 134,112 104,144 H150 V40 Z" fill="{shade}" opacity="0.22"/></g>
<path d="M75,86 q9,-6 17,-1 M108,85 q8,-5 17,1" fill="none" stroke="{brows}" stroke-width="3.4" stroke-linecap="round"/>
{eyes}
<path d="M101,98 q-6,11 1,13" fill="none" stroke="{shade}" stroke-width="2.6" stroke-linecap="round"/>
<path d="{mouth}" fill="none" stroke="#8C3B32" stroke-width="3" stroke-linecap="round"/>
{face}
{before}
</g>
<circle cx="100" cy="100" r="93" fill="none" stroke="#F2B632" stroke-width="4"/>
<circle cx="100" cy="100" r="97" fill="none" stroke="#3A2A14" stroke-width="4"/>
</svg>"##
        )
    }
}
