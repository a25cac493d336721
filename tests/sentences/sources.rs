//! Reads the sources: the requested sentences, and all string literals. Test code is left out.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use proc_macro2::{TokenStream, TokenTree};
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Expr, Item, Lit, Macro, Meta, Token};

use super::test_only::{attributes, is_test_only};

/// Macros whose texts are for developers.
const MACROS_FOR_DEVELOPERS: [&str; 15] = [
    "trace",
    "debug",
    "info",
    "warn",
    "error",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "unreachable",
    "panic",
    "include_dir",
    "println",
    "eprintln",
];

/// The crates that the program is built from; `lab` is a tool for developers. The program itself is in `src`.
const CRATES: [&str; 9] = [
    "coach", "engine", "net", "players", "protocol", "storage", "tileset", "wording", "words",
];

/// A request for a sentence.
pub struct Request {
    pub file: String,
    pub key: String,
    pub parameters: BTreeSet<String>,
    /// Whether it is a name whose attributes are its grammatical forms.
    pub is_noun: bool,
}

/// A string literal.
pub struct Literal {
    pub file: String,
    pub text: String,
}

/// What code does with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handling {
    /// It is capitalised, or its capitals are lowered.
    Case,
    /// A part of it is cut off.
    Trimming,
    /// It is joined with another, or with a full stop.
    Joining,
    /// It is compared with another.
    Comparing,
}

/// A text that code handles.
pub struct Handled {
    pub file: String,
    pub handling: Handling,
    /// The method, operator or format.
    pub code: String,
}

#[derive(Default)]
pub struct Sources {
    pub requests: Vec<Request>,
    pub literals: Vec<Literal>,
    pub handled: Vec<Handled>,
    /// The file being read.
    file: String,
}

pub static SOURCES: LazyLock<Sources> = LazyLock::new(|| {
    let mut sources = Sources::default();
    sources.read(Path::new("src"), "", "lib");
    for name in CRATES {
        let folder = format!("crates/{name}/src");
        sources.read(Path::new(&folder), name, "lib");
    }
    sources
});

impl Sources {
    /// Reads a module and its submodules.
    fn read(&mut self, folder: &Path, name: &str, module: &str) {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let path = root.join(folder).join(format!("{module}.rs"));
        let text = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let syntax =
            syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        self.file = match name {
            "" => module.to_owned(),
            name => format!("{name}/{module}"),
        };
        self.visit_file(&syntax);
        for item in &syntax.items {
            if let Item::Mod(submodule) = item
                && submodule.content.is_none()
                && !is_test_only(&submodule.attrs)
            {
                let submodule = match module {
                    "lib" => submodule.ident.to_string(),
                    module => format!("{module}/{}", submodule.ident),
                };
                self.read(folder, name, &submodule);
            }
        }
    }

    /// Reads the tokens inside a macro.
    fn scan(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut index = 0;
        while let Some(token) = tokens.get(index) {
            if let [
                TokenTree::Ident(name),
                TokenTree::Punct(mark),
                TokenTree::Group(inside),
                ..,
            ] = &tokens[index..]
                && mark.as_char() == '!'
            {
                self.macro_call(&name.to_string(), inside.stream());
                index += 3;
                continue;
            }
            match token {
                // An attribute or a doc comment in a macro: the `#` and the group after it are skipped.
                TokenTree::Punct(mark) if mark.as_char() == '#' => index += 1,
                TokenTree::Group(group) => self.scan(group.stream()),
                TokenTree::Literal(literal) => self.literal(&Lit::new(literal.clone())),
                _ => {}
            }
            index += 1;
        }
    }

    /// Reads a macro call.
    fn macro_call(&mut self, name: &str, tokens: TokenStream) {
        match name {
            "say" | "key" | "noun" => self.request(name == "noun", tokens),
            name if MACROS_FOR_DEVELOPERS.contains(&name) => {}
            _ => {
                if let ("format" | "write" | "writeln", Some(format)) = (name, first_text(&tokens))
                    && joins_texts(&format)
                {
                    self.handle(Handling::Joining, format!("{format:?}"));
                }
                self.arguments(tokens);
            }
        }
    }

    /// Reads the arguments of `say!` or `noun!`: `"key", name = value, name`.
    fn request(&mut self, is_noun: bool, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut parts =
            tokens.split(|token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ','));
        let Some([TokenTree::Literal(key)]) = parts.next() else {
            return;
        };
        let Lit::Str(key) = Lit::new(key.clone()) else {
            return;
        };
        let mut parameters = BTreeSet::new();
        for part in parts {
            if let [TokenTree::Ident(name), value @ ..] = part {
                parameters.insert(name.to_string());
                let value = value.iter().skip(1).cloned().collect();
                self.arguments(value);
            }
        }
        self.requests.push(Request {
            file: self.file.clone(),
            key: key.value(),
            parameters,
            is_noun,
        });
    }

    /// Reads the arguments of a macro, which usually are expressions.
    fn arguments(&mut self, tokens: TokenStream) {
        let parser = Punctuated::<Expr, Token![,]>::parse_terminated;
        match parser.parse2(tokens.clone()) {
            Ok(arguments) => arguments.iter().for_each(|it| self.visit_expr(it)),
            Err(_) => self.scan(tokens),
        }
    }

    fn handle(&mut self, handling: Handling, code: String) {
        let file = self.file.clone();
        self.handled.push(Handled {
            file,
            handling,
            code,
        });
    }

    fn literal(&mut self, literal: &Lit) {
        if let Lit::Str(text) = literal {
            self.literals.push(Literal {
                file: self.file.clone(),
                text: text.value(),
            });
        }
    }
}

impl<'ast> Visit<'ast> for Sources {
    fn visit_item(&mut self, item: &'ast Item) {
        let is_macro = matches!(item, Item::Macro(call) if call.mac.path.is_ident("macro_rules"));
        if !is_macro && !is_test_only(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !is_test_only(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    /// Of all attributes, only error messages are shown to players.
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("error")
            && let Meta::List(list) = &attribute.meta
        {
            self.scan(list.tokens.clone());
        }
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let name = call.path.segments.last().map(|last| last.ident.to_string());
        self.macro_call(&name.unwrap_or_default(), call.tokens.clone());
    }

    /// The argument of `expect` is for developers.
    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let method = call.method.to_string();
        let text = call.args.first().map_or_else(String::new, literal_text);
        let handling = match method.as_str() {
            "to_uppercase" | "to_lowercase" => Some(Handling::Case),
            "trim_end_matches" | "trim_start_matches" | "trim_matches" => Some(Handling::Trimming),
            "strip_suffix" | "strip_prefix" if ends_a_sentence(&text) => Some(Handling::Trimming),
            "join" if text.contains(' ') => Some(Handling::Joining),
            _ => None,
        };
        if let Some(handling) = handling {
            self.handle(handling, format!("{method}({text:?})"));
        }
        match method == "expect" {
            true => self.visit_expr(&call.receiver),
            false => visit::visit_expr_method_call(self, call),
        }
    }

    fn visit_expr_binary(&mut self, expression: &'ast syn::ExprBinary) {
        if let BinOp::Eq(_) | BinOp::Ne(_) = expression.op
            && (is_sentence(&expression.left) || is_sentence(&expression.right))
        {
            self.handle(Handling::Comparing, "==".to_owned());
        }
        visit::visit_expr_binary(self, expression);
    }

    fn visit_expr(&mut self, expression: &'ast Expr) {
        if let Expr::Lit(literal) = expression {
            self.literal(&literal.lit);
        }
        visit::visit_expr(self, expression);
    }
}

/// The text with which the arguments of a macro begin; of `write!`, the text after the first comma.
fn first_text(tokens: &TokenStream) -> Option<String> {
    let mut texts = tokens.clone().into_iter().filter_map(|token| match token {
        TokenTree::Literal(literal) => match Lit::new(literal) {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    });
    texts.next()
}

/// Whether a format puts texts one after the other, or a full stop after one: `{} {}`, `{name}.`, but not `{number}.png`.
fn joins_texts(format: &str) -> bool {
    let outside: String = format.split(['{', '}']).step_by(2).collect();
    let is_plain = !outside.contains(char::is_alphanumeric) && format.contains('{');
    is_plain
        && (outside.trim() != outside || outside.contains(' ') || ends_a_sentence(&outside))
        && outside.chars().all(|sign| " .,:;!?…\"“”'()".contains(sign))
}

/// Whether the text contains a mark that ends a sentence or a part of it.
fn ends_a_sentence(text: &str) -> bool {
    text.contains(['.', '!', '?', ':', ';', ','])
}

/// The text of a literal, or the marks of a list of them; empty for other expressions.
fn literal_text(expression: &Expr) -> String {
    match expression {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => text.value(),
            Lit::Char(mark) => mark.value().to_string(),
            _ => String::new(),
        },
        Expr::Array(marks) => marks.elems.iter().map(literal_text).collect(),
        Expr::Reference(inner) => literal_text(&inner.expr),
        _ => String::new(),
    }
}

/// Whether an expression is a sentence of the catalogue.
fn is_sentence(expression: &Expr) -> bool {
    match expression {
        Expr::Macro(call) => call.mac.path.is_ident("say"),
        Expr::MethodCall(call) => call.method == "describe",
        Expr::Reference(inner) => is_sentence(&inner.expr),
        _ => false,
    }
}
