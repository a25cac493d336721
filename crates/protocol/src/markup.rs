//! Expands marks in texts: `{CODE#TYPE…:DEFAULT}{ARG}…{ARG}`. We know no codes, so every mark shows its default text.

/// Replaces each mark by its default text with the arguments for `#1` to `#9`. A backslash removes the special meaning of the next
/// character, and an invalid mark stays unchanged. For the explanations of scores and settlements; chat is not expanded.
pub fn expand(text: &str) -> String {
    let mut output = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        rest = match (c, parse_mark(rest)) {
            ('\\', _) => copy_char(after, &mut output),
            (_, Some((text, after))) => {
                output.push_str(&text);
                after
            }
            _ => copy_char(rest, &mut output),
        };
    }
    output
}

/// Moves the first character to the output; returns the rest.
fn copy_char<'a>(rest: &'a str, output: &mut String) -> &'a str {
    let mut rest = rest.chars();
    output.extend(rest.next());
    rest.as_str()
}

/// The expanded mark at the beginning of `text`, and the text after it.
fn parse_mark(text: &str) -> Option<(String, &str)> {
    let (content, mut after) = braced(text)?;
    let (head, default) = content.split_once(':')?;
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
    Some((fill_in(default, &arguments), after))
}

/// The text between an initial `{` and the first unescaped `}`, and the text after it.
fn braced(text: &str) -> Option<(&str, &str)> {
    let content = text.strip_prefix('{')?;
    let mut is_escaped = false;
    let end = content.find(|c| {
        let is_end = c == '}' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end
    })?;
    Some((&content[..end], &content[end + 1..]))
}

/// A code or a type: 1 to 15 letters or digits.
fn is_name(text: &str) -> bool {
    (1..=15).contains(&text.len()) && text.chars().all(|c| c.is_ascii_alphanumeric())
}

/// The default text with the arguments inserted; a missing argument is empty.
fn fill_in(default: &str, arguments: &[&str]) -> String {
    let mut output = String::new();
    let mut rest = default;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        let digit = after.chars().next().and_then(|c| c.to_digit(10));
        rest = match (c, digit) {
            ('\\', _) => copy_char(after, &mut output),
            ('#', Some(number @ 1..)) => {
                let argument = arguments.get(number as usize - 1).copied();
                output.push_str(&unescaped(argument.unwrap_or_default()));
                &after[1..]
            }
            _ => copy_char(rest, &mut output),
        };
    }
    output
}

/// An argument without its escaping backslashes.
fn unescaped(text: &str) -> String {
    let mut output = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        rest = copy_char(rest.strip_prefix('\\').unwrap_or(rest), &mut output);
    }
    output
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
    fn marks_in_arguments_are_not_expanded() {
        assert_eq!(expand("{X#a:<#1>}{{Y:z}"), "<{Y:z>");
        assert_eq!(expand("{X#a:#1}{#1}"), "#1");
    }

    #[test]
    fn a_backslash_removes_the_special_meaning_of_the_next_character() {
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
