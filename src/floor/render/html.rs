//! HTML for a notice board: one file, readable on a screen and printed on A4, with nothing fetched from elsewhere.

use super::{Block, Excerpt, View};
use crate::locale::Language;

/// How it looks: one column, a page of A4, no heading parted from what it stands above.
const STYLE: &str = "\
:root { color-scheme: light dark }
body { font: 1rem/1.45 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .3rem }
h2 { font-size: 1.15rem; line-height: 1.25; margin: 1.4rem 0 .3rem }
p, ul, ol, dl, blockquote { margin: .3rem 0 }
ul, ol { padding-left: 1.4rem }
li { margin: .15rem 0 }
li, p, blockquote { white-space: pre-line }
.small { opacity: .75 }
dt { float: left; clear: left; margin-right: .4rem }
dd { font-weight: 600; margin: 0 }
blockquote { border-left: .2rem solid currentColor; padding-left: .8rem }
table { border-collapse: collapse }
th, td { border: 1px solid; padding: .15rem .5rem; text-align: left; vertical-align: top; white-space: pre-line }
@page { size: A4; margin: 13mm 14mm }
@media print {
  body { font-size: 9pt; line-height: 1.3; max-width: none; margin: 0; padding: 0; color: #000; background: #fff }
  h1 { font-size: 14pt }
  h2 { font-size: 10.5pt; margin: .7rem 0 .1rem }
  p, ul, ol, dl, blockquote { margin: .1rem 0 }
  li { margin: 0 }
  h1, h2 { break-after: avoid }
  section, li, tr, blockquote { break-inside: avoid }
}
";

/// What prints everything below the headline in two columns besides.
const IN_COLUMNS: &str = "@media print {
  body { columns: 2; column-gap: 1.2rem; font-size: 8.5pt; line-height: 1.25 }
  h1 { column-span: all }
  section { break-inside: auto }
}
";

/// How a card looks besides: large, for whoever reads it across a table.
const CARD: &str = "\
body { font-size: 1.4rem; line-height: 1.6 }
h1 { font-size: 2.2rem; margin: 1rem 0 }
dl, p, blockquote { margin: 1.2rem 0 }
blockquote p { margin: .4rem 0 }
";

/// Writes a view as one HTML document in a language; a card in that of the player.
#[must_use]
pub fn html(view: &View, language: Language) -> String {
    let style = if view.card.is_some() { CARD } else { "" };
    document(view, view.card.unwrap_or(language), style)
}

/// The same in two columns where it is printed: of many short entries, which one column would spread over too many pages.
#[must_use]
pub fn html_in_columns(view: &View, language: Language) -> String {
    document(view, language, IN_COLUMNS)
}

fn document(view: &View, language: Language, style: &str) -> String {
    let title = view.blocks.iter().find_map(|block| match block {
        Block::Headline(line) => Some(line.as_str()),
        _ => None,
    });
    let mut body = String::new();
    let (mut headed, mut open) = (false, false);
    for block in &view.blocks {
        if matches!(block, Block::Heading(_) | Block::Headline(_) | Block::Rule) {
            body.push_str(if open { "</section>\n" } else { "" });
            open = matches!(block, Block::Heading(_));
            body.push_str(if open { "<section>\n" } else { "" });
        }
        body.push_str(&element(block, headed));
        body.push('\n');
        headed |= matches!(block, Block::Headline(_));
    }
    body.push_str(if open { "</section>\n" } else { "" });
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n\
         <style>\n{STYLE}{style}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n",
        language.code(),
        escape(title.unwrap_or("Floorbook")),
    )
}

/// A block as an element. The first headline is the document's, the others are those of its parts.
fn element(block: &Block, headed: bool) -> String {
    let tag = |name: &str, text: &str| format!("<{name}>{}</{name}>", escape(text));
    let list = |name: &str, items: &[String]| {
        let items: String = items.iter().map(|item| format!("  {}\n", tag("li", item))).collect();
        format!("<{name}>\n{items}</{name}>")
    };
    match block {
        Block::Headline(line) if headed => tag("h2", line),
        Block::Headline(line) => tag("h1", line),
        Block::Heading(line) => tag("h2", line),
        Block::Subject(line) => format!("<p class=\"small\">{}</p>", escape(line)),
        Block::Text(text) | Block::OneLine(text) => tag("p", text),
        Block::Pairs(pairs) => {
            let pair = |(name, value): &(String, String)| {
                format!("  {}{}\n", tag("dt", &format!("{name}:")), tag("dd", value))
            };
            format!("<dl>\n{}</dl>", pairs.iter().map(pair).collect::<String>())
        }
        Block::Steps(steps) => list("ol", steps),
        Block::Points(points) => list("ul", points),
        Block::Redline(title, paragraphs) => clause(title, paragraphs, redline),
        Block::Clause(title, paragraphs) | Block::Excerpt(title, Excerpt { paragraphs, .. }) => {
            clause(title, paragraphs, escape)
        }
        Block::Table(head, rows) => {
            let row = |name: &str, cells: &[String]| {
                format!("<tr>{}</tr>\n", cells.iter().map(|cell| tag(name, cell)).collect::<String>())
            };
            let rows: String = rows.iter().map(|cells| row("td", cells)).collect();
            format!("<table>\n<thead>{}</thead>\n<tbody>\n{rows}</tbody>\n</table>", row("th", head).trim_end())
        }
        Block::Rule => "<hr>".to_owned(),
    }
}

fn clause(title: &str, paragraphs: &[String], written: impl Fn(&str) -> String) -> String {
    let said: String = paragraphs.iter().map(|text| format!("<p>{}</p>\n", written(text))).collect();
    format!("<p><strong>{}</strong></p>\n<blockquote>\n{said}</blockquote>", escape(title))
}

/// What is gone and what is new, as HTML has elements for.
fn redline(text: &str) -> String {
    let marks = [("[-", "<del>"), ("-]", "</del>"), ("{+", "<ins>"), ("+}", "</ins>")];
    marks.iter().fold(escape(text), |text, (mark, with)| text.replace(mark, with))
}

/// Takes their meaning from the marks of HTML.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_is_text_and_never_marks() {
        let view = View {
            blocks: vec![
                Block::Headline("<script>".to_owned()),
                Block::Heading("a & b".to_owned()),
                Block::Points(vec!["\"x\" < y".to_owned()]),
                Block::Redline("1".to_owned(), vec!["[-<b>-] {+c+}".to_owned()]),
            ],
            ..View::default()
        };
        let page = html(&view, Language::De);
        assert!(page.contains("<html lang=\"de\">") && page.contains("<h1>&lt;script&gt;</h1>"), "{page}");
        assert!(page.contains("<h2>a &amp; b</h2>") && page.contains("<li>&quot;x&quot; &lt; y</li>"), "{page}");
        assert!(page.contains("<del>&lt;b&gt;</del> <ins>c</ins>"), "{page}");
        assert_eq!(page.matches("<section>").count(), page.matches("</section>").count());
    }
}
