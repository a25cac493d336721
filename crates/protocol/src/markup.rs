//! Texts with markup: `{CODE#TYPE…:DEFAULT}{ARG}…{ARG}`. We know no codes, so each shows its default text.

/// The text for the player: each mark becomes its default text with `#1` to `#9` replaced by the arguments, and a backslash keeps the next
/// character. An invalid mark is left unchanged. Meant for the explanations of scores and settlements; chat is shown unexpanded.
pub fn expand(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        rest = match (c, mark(rest)) {
            ('\\', _) => keep(after, &mut shown),
            (_, Some((text, after))) => {
                shown.push_str(&text);
                after
            }
            _ => keep(rest, &mut shown),
        };
    }
    shown
}

/// Moves the first character to the output; returns the rest.
fn keep<'a>(rest: &'a str, shown: &mut String) -> &'a str {
    let mut rest = rest.chars();
    shown.extend(rest.next());
    rest.as_str()
}

/// The text of the mark at the beginning of `text`, and what follows it.
fn mark(text: &str) -> Option<(String, &str)> {
    let (inside, mut after) = braced(text)?;
    let (head, default) = inside.split_once(':')?;
    let mut names = head.split('#');
    if !names.clone().all(is_name) {
        return None;
    }
    names.next();
    let mut arguments = Vec::new();
    for _ in names {
        let (argument, rest) = braced(after)?;
        arguments.push(argument);
        after = rest;
    }
    Some((filled(default, &arguments), after))
}

/// The text between an initial `{` and the first unescaped `}`, and what follows it.
fn braced(text: &str) -> Option<(&str, &str)> {
    let inside = text.strip_prefix('{')?;
    let mut kept = false;
    let end = inside.find(|c| {
        let ends = c == '}' && !kept;
        kept = c == '\\' && !kept;
        ends
    })?;
    Some((&inside[..end], &inside[end + 1..]))
}

/// A code or a type: 1 to 15 letters or digits.
fn is_name(text: &str) -> bool {
    (1..=15).contains(&text.len()) && text.chars().all(|c| c.is_ascii_alphanumeric())
}

/// The default text with the arguments inserted; a missing argument is empty.
fn filled(default: &str, arguments: &[&str]) -> String {
    let mut shown = String::new();
    let mut rest = default;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        let place = after.chars().next().and_then(|digit| digit.to_digit(10));
        rest = match (c, place) {
            ('\\', _) => keep(after, &mut shown),
            ('#', Some(place @ 1..)) => {
                let argument = arguments.get(place as usize - 1).copied();
                shown.push_str(&unescaped(argument.unwrap_or_default()));
                &after[1..]
            }
            _ => keep(rest, &mut shown),
        };
    }
    shown
}

/// An argument as it is shown, without escaping backslashes.
fn unescaped(text: &str) -> String {
    let mut shown = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        rest = keep(rest.strip_prefix('\\').unwrap_or(rest), &mut shown);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::expand;

    #[test]
    fn a_mark_shows_its_default_with_the_arguments() {
        assert_eq!(
            expand("a {Win#tile#name:#2 won with #1}{5C}{Ann}!"),
            "a Ann won with 5C!"
        );
        assert_eq!(expand("{X:plain}"), "plain");
        assert_eq!(expand("{X#a:#1#1#2}{b}"), "bb");
    }

    #[test]
    fn expansion_is_not_repeated() {
        assert_eq!(expand("{X#a:<#1>}{{Y:z}"), "<{Y:z>");
        assert_eq!(expand("{X#a:#1}{#1}"), "#1");
    }

    #[test]
    fn a_backslash_keeps_the_character_after_it() {
        assert_eq!(
            expand("\\{X:a\\} \\# \\\\ {X#t:\\#1 \\} #1}{\\}\\#}"),
            "{X:a} # \\ #1 } }#"
        );
        assert_eq!(expand("end\\"), "end");
    }

    #[test]
    fn invalid_marks_are_left_unchanged() {
        for text in [
            "{",
            "{}",
            "{a b:c}",
            "{X#a:#1}",
            "{X",
            "{:x}",
            "50 {points} #1",
        ] {
            assert_eq!(expand(text), text);
        }
    }
}
