//! What one file says, read with `syn`: the modules in it, what they define and import, and every path they name. What is only
//! for tests is left out.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Item, ItemUse, Macro, UseTree, Visibility};

use super::test_only::{attributes, for_tests};

/// A path as it is written, one word each: `super::view::Shown`.
pub type Words = Vec<String>;

/// An import.
pub struct Import {
    pub path: Words,
    /// Handed on to others, which is not a use of one's own.
    pub public: bool,
}

/// What is written in one module.
#[derive(Default)]
pub struct Written {
    /// Modules in files of their own.
    pub files: Vec<String>,
    /// Modules in this file.
    pub inside: BTreeMap<String, Written>,
    /// Names of types, functions and the like that are defined here.
    pub items: BTreeSet<String>,
    /// What a name that was imported stands for.
    pub aliases: BTreeMap<String, Words>,
    /// What everything was imported from.
    pub globs: Vec<Words>,
    pub imports: Vec<Import>,
    /// Every path named, macros included.
    pub named: BTreeSet<Words>,
    pub impls: Vec<Impl>,
}

/// A block of methods of a type.
pub struct Impl {
    pub of: Words,
    pub methods: BTreeSet<String>,
    /// Methods called on `self`.
    pub called: BTreeSet<String>,
}

/// Reads a module's items.
pub fn read(items: &[Item]) -> Written {
    let mut written = Written::default();
    for item in items.iter().filter(|item| !for_tests(attributes(item))) {
        written.add(item);
    }
    written
}

impl Written {
    fn add(&mut self, item: &Item) {
        match item {
            Item::Mod(module) => {
                let name = module.ident.to_string();
                match &module.content {
                    Some((_, items)) => drop(self.inside.insert(name, read(items))),
                    None => self.files.push(name),
                }
                return;
            }
            Item::Const(item) => self.define(&item.ident),
            Item::Enum(item) => self.define(&item.ident),
            Item::Fn(item) => self.define(&item.sig.ident),
            Item::Static(item) => self.define(&item.ident),
            Item::Struct(item) => self.define(&item.ident),
            Item::Trait(item) => self.define(&item.ident),
            Item::Type(item) => self.define(&item.ident),
            Item::Macro(item) => {
                if let Some(name) = &item.ident {
                    self.define(name);
                }
            }
            _ => {}
        }
        self.visit_item(item);
    }

    fn define(&mut self, name: &syn::Ident) {
        self.items.insert(name.to_string());
    }

    fn import(&mut self, tree: &UseTree, before: &Words, public: bool) {
        let joined = |name: &syn::Ident| {
            let mut path = before.clone();
            // `{self}` stands for what is before it.
            if before.is_empty() || name != "self" {
                path.push(name.to_string());
            }
            path
        };
        let (path, alias) = match tree {
            UseTree::Path(tree) => return self.import(&tree.tree, &joined(&tree.ident), public),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, before, public);
                }
                return;
            }
            UseTree::Glob(_) => {
                self.globs.push(before.clone());
                (before.clone(), None)
            }
            UseTree::Name(tree) => (joined(&tree.ident), joined(&tree.ident).pop()),
            UseTree::Rename(tree) => (joined(&tree.ident), Some(tree.rename.to_string())),
        };
        if let Some(alias) = alias {
            self.aliases.entry(alias).or_insert(path.clone());
        }
        self.imports.push(Import { path, public });
    }

    /// Paths in what a macro is given, and methods called there on `self`.
    fn scan(&mut self, tokens: TokenStream) {
        let mut path = Words::new();
        let mut joining = 0;
        let mut after_dot = false;
        for token in tokens {
            match token {
                TokenTree::Ident(word) => {
                    if joining < 2 {
                        self.name(std::mem::take(&mut path));
                    }
                    if !after_dot {
                        path.push(word.to_string());
                    }
                    (joining, after_dot) = (0, false);
                }
                TokenTree::Punct(mark) => {
                    joining = if mark.as_char() == ':' {
                        joining + 1
                    } else {
                        0
                    };
                    after_dot = mark.as_char() == '.';
                }
                TokenTree::Group(group) => {
                    self.scan(group.stream());
                    (joining, after_dot) = (0, false);
                }
                TokenTree::Literal(_) => (joining, after_dot) = (0, false),
            }
        }
        self.name(path);
    }

    fn name(&mut self, path: Words) {
        if !path.is_empty() {
            self.named.insert(path);
        }
    }
}

impl<'ast> Visit<'ast> for Written {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.name(words(path));
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, made: &'ast Macro) {
        self.scan(made.tokens.clone());
        visit::visit_macro(self, made);
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let public = !matches!(item.vis, Visibility::Inherited);
        self.import(&item.tree, &Words::new(), public);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !for_tests(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        visit::visit_item_impl(self, item);
        let syn::Type::Path(of) = &*item.self_ty else {
            return;
        };
        if item.trait_.is_none() {
            let mut block = Impl {
                of: words(&of.path),
                methods: BTreeSet::new(),
                called: BTreeSet::new(),
            };
            block.visit_item_impl(item);
            self.impls.push(block);
        }
    }
}

impl Impl {
    /// Methods called on `self` in what a macro is given.
    fn scan(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for called in tokens.windows(4) {
            if let [
                TokenTree::Ident(this),
                TokenTree::Punct(dot),
                TokenTree::Ident(name),
                TokenTree::Group(_),
            ] = called
                && this == "self"
                && dot.as_char() == '.'
            {
                self.called.insert(name.to_string());
            }
        }
        for token in tokens {
            if let TokenTree::Group(group) = token {
                self.scan(group.stream());
            }
        }
    }
}

impl<'ast> Visit<'ast> for Impl {
    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !for_tests(&item.attrs) {
            self.methods.insert(item.sig.ident.to_string());
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if matches!(&*call.receiver, syn::Expr::Path(path) if path.path.is_ident("self")) {
            self.called.insert(call.method.to_string());
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, made: &'ast Macro) {
        self.scan(made.tokens.clone());
    }
}

fn words(path: &syn::Path) -> Words {
    let segments = path.segments.iter();
    segments.map(|part| part.ident.to_string()).collect()
}

#[test]
fn grouped_imports_macros_and_calls_on_self_are_read_and_tests_are_not() {
    let code = "
        use super::{view::{self, Shown as Seen}, *};
        impl Table {
            fn show(&self) { println!(\"{}\", self.words(engine::tiles::all())); self.turn().go() }
        }
        #[cfg(test)]
        mod tests { use red_stake::app::App; }
    ";
    let file = syn::parse_file(code).expect("it is Rust");
    let written = read(&file.items);
    let imports: Vec<_> = written
        .imports
        .iter()
        .map(|it| it.path.join("::"))
        .collect();
    assert_eq!(imports, ["super::view", "super::view::Shown", "super"]);
    assert_eq!(written.aliases["Seen"], ["super", "view", "Shown"]);
    assert!(
        written
            .named
            .contains(&["crate", "tiles", "all"].map(str::to_owned)[..])
    );
    assert!(written.inside.is_empty());
    let called: Vec<_> = written.impls[0].called.iter().collect();
    assert_eq!(called, ["turn", "words"]);
}
