//! Markdown, for a report or a notice board.

use super::{Block, Excerpt, View};

/// Writes a view as Markdown that ends with a line end.
#[must_use]
pub fn markdown(view: &View) -> String {
    let parts: Vec<String> = view.blocks.iter().map(block).collect();
    parts.join("\n\n") + "\n"
}

fn block(block: &Block) -> String {
    match block {
        Block::Headline(line) => format!("## {}", escape(line)),
        Block::Subject(line) => format!("*{}*", escape(line)),
        Block::Heading(line) => format!("### {}", escape(line)),
        Block::Text(paragraph) => escape(paragraph),
        Block::Pairs(pairs) => {
            lines(pairs.iter().map(|(name, value)| format!("- {}: **{}**", escape(name), escape(value))))
        }
        Block::Steps(steps) => {
            lines(steps.iter().enumerate().map(|(at, step)| format!("{}. {}", at + 1, escape(step))))
        }
        Block::Points(points) => lines(points.iter().map(|point| format!("- {}", broken(point)))),
        Block::OneLine(line) => escape(line),
        Block::Redline(label, paragraphs) => {
            let quoted = paragraphs.iter().map(|text| format!("> {}  ", redline(text)));
            format!("**{}**\n\n{}", escape(label), lines(quoted))
        }
        Block::Clause(label, paragraphs) | Block::Excerpt(label, Excerpt { paragraphs, .. }) => {
            let quoted =
                paragraphs.iter().flat_map(|text| text.split('\n')).map(|line| format!("> {}  ", escape(line)));
            format!("**{}**\n\n{}", escape(label), lines(quoted))
        }
        Block::Table(head, rows) => {
            let row = |cells: &[String]| {
                format!(
                    "| {} |",
                    cells.iter().map(|cell| escape(cell).replace('\n', "<br>")).collect::<Vec<_>>().join(" | ")
                )
            };
            let rule = format!("|{}", " --- |".repeat(head.len()));
            lines([row(head), rule].into_iter().chain(rows.iter().map(|cells| row(cells))))
        }
        Block::Rule => "---".to_owned(),
    }
}

/// What is gone struck through, what is new strong.
fn redline(text: &str) -> String {
    let marks = [("\\[-", "~~"), ("-\\]", "~~"), ("{+", "**"), ("+}", "**")];
    marks.iter().fold(escape(text), |text, (mark, with)| text.replace(mark, with))
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}

/// A point of a list with its further lines as lines of the same point.
fn broken(point: &str) -> String {
    escape(point).replace('\n', "  \n  ")
}

/// Takes their meaning from the marks of Markdown and HTML.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        if matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '#') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
