//! What pages for a browser have in common, from which they are printed or stored as PDF.

use words::escaped;

const STYLE: &str = "<style>@page{margin:15mm}body{font:11pt/1.35 sans-serif;margin:2em;color:#221}@media print{body{margin:0}}h1{font-size:20pt;margin:0}\
    table{border-collapse:collapse;margin:1em 0}td,th{padding:.25em .7em;border-bottom:1px solid #bbb;text-align:left}tr{break-inside:avoid}\
    .f{text-align:right}tr.sum td{border-bottom:2px solid #221;font-weight:bold}section{break-inside:avoid;margin:1.2em 0}\
    h2{font-size:12pt;margin:0;border-bottom:1px solid #221}.hands{display:grid;grid-template-columns:repeat(4,1fr);gap:1em}\
    h3{font-size:10.5pt;margin:.5em 0 .2em}p{margin:.2em 0}code{font-size:10pt}.l{display:flex;gap:.6em}.l b{min-width:2.6em;text-align:right}</style>";

/// Opens the browser's dialog for printing as soon as the page is shown.
const PRINT: &str = "<script>addEventListener(\"load\",()=>print())</script>";

/// A self-contained page with a title, lines below it, and a body of HTML.
pub fn page(title: &str, lines: &[String], body: &str) -> String {
    let (language, title) = (words::language(), escaped(title));
    let lines: String = lines
        .iter()
        .filter(|line| !line.is_empty())
        .map(|line| format!("<p>{}\n", escaped(line)))
        .collect();
    format!(
        "<!doctype html>\n<html lang={language}><meta charset=utf-8><title>{title}</title>\n{STYLE}\n<h1>{title}</h1>\n{lines}{body}{PRINT}</html>\n"
    )
}
