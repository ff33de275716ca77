//! Where the fields of a CSV file stand, which the reader of its records does not tell.

use std::mem::take;

/// A place in a file, its line and its column counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineColumn {
    /// The line.
    pub line: u64,
    /// The column, in characters.
    pub column: u64,
}

impl Default for LineColumn {
    fn default() -> Self {
        Self { line: 1, column: 1 }
    }
}

/// Where each field begins, record by record; lines without anything are no records.
///
/// # Errors
/// The place of a quotation mark that is not closed.
pub(super) fn field_starts(text: &str, delimiter: char) -> Result<Vec<Vec<LineColumn>>, LineColumn> {
    let (mut records, mut fields): (Vec<Vec<LineColumn>>, Vec<LineColumn>) = (Vec::new(), Vec::new());
    let (mut here, mut quote) = (LineColumn::default(), None);
    // Whether a field begins here: only there a quotation mark is one.
    let mut begins = true;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let behind = LineColumn { column: here.column + 1, ..here };
        let ends_line = c == '\n' || c == '\r' && rest.peek() != Some(&'\n');
        match quote {
            // Two of them within a field are one of its text, and not its end.
            Some(_) if c == '"' && rest.next_if_eq(&'"').is_some() => here.column += 1,
            Some(_) if c == '"' => quote = None,
            Some(_) => {}
            None if matches!(c, '\n' | '\r') => {
                records.extend(Some(take(&mut fields)).filter(|fields| !fields.is_empty()));
                begins = true;
            }
            None => {
                if fields.is_empty() {
                    fields.push(here);
                }
                if c == '"' && begins {
                    quote = Some(here);
                }
                begins = c == delimiter;
                if begins {
                    fields.push(behind);
                }
            }
        }
        here = match ends_line {
            true => LineColumn { line: here.line + 1, column: 1 },
            false => LineColumn { column: here.column + 1, ..here },
        };
    }
    records.extend(Some(fields).filter(|fields| !fields.is_empty()));
    quote.map_or(Ok(records), Err)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line and a column.
    type At = (u64, u64);

    fn told(text: &str) -> Result<Vec<Vec<At>>, At> {
        let pair = |place: &LineColumn| (place.line, place.column);
        match field_starts(text, ',') {
            Ok(records) => Ok(records.iter().map(|fields| fields.iter().map(pair).collect()).collect()),
            Err(place) => Err(pair(&place)),
        }
    }

    #[test]
    fn fields_begin_behind_commas_that_are_not_quoted() {
        assert_eq!(told("a,b\n1,,\n"), Ok(vec![vec![(1, 1), (1, 3)], vec![(2, 1), (2, 3), (2, 4)]]));
        assert_eq!(told("\r\n\"é, \"\"x\",b\r\n"), Ok(vec![vec![(2, 1), (2, 10)]]));
        assert_eq!(told("a\"b,\"two\nlines\",c"), Ok(vec![vec![(1, 1), (1, 5), (2, 8)]]));
        assert_eq!(told(""), Ok(Vec::new()));
    }

    #[test]
    fn a_mark_that_is_not_closed_is_told_where_it_stands() {
        assert_eq!(told("seat,chips\n1,\"2x25\n3,3x25\n"), Err((2, 3)));
        assert_eq!(told("a,\"b\"\"\n"), Err((1, 3)));
    }
}
