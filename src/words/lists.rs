//! Several things in one sentence.

/// All of them: `Ada, Lin and Tomás`.
pub fn all<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, |list, last| say!("list-all", list, last))
}

/// One of them: `2 Bamboo, 5 Bamboo or 8 Bamboo`.
pub fn any<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, |list, last| say!("list-any", list, last))
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
