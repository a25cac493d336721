//! Lists within a sentence.

use super::numbers::figure;

/// A list joined with "and": `Ada, Lin and Tomás`.
pub fn list_and<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, |list, last| say!("list-all", list, last))
}

/// A list joined with "or": `2 Bamboo, 5 Bamboo or 8 Bamboo`.
pub fn list_or<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, |list, last| say!("list-any", list, last))
}

/// A sum of signed numbers: `28 − 128 + 18`. Zeros are omitted.
pub fn sum(parts: &[i64]) -> String {
    let mut parts = parts.iter().filter(|part| **part != 0);
    let first = figure(parts.next().copied().unwrap_or(0));
    parts.fold(first, |sum, part| match *part {
        less if less < 0 => say!("sum-less", sum, next = -less),
        next => say!("sum-more", sum, next),
    })
}

fn joined<T: AsRef<str>>(items: &[T], finish: fn(&str, &str) -> String) -> String {
    let Some((last, others)) = items.split_last() else {
        return String::new();
    };
    let mut others = others.iter().map(AsRef::as_ref);
    let Some(first) = others.next() else {
        return last.as_ref().to_owned();
    };
    let list = others.fold(first.to_owned(), |list, next| say!("list-more", list, next));
    finish(&list, last.as_ref())
}
