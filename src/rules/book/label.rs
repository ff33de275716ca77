//! Rule labels as people type them: `43`, `043`, `43A`, `43-a`, `43.a`, `MEC 7`, `mec7`, `rp 5`, `OP8`, `7.5`, `7-5`.

/// The form in which labels are compared: lower case, with one `-` wherever letters meet digits or the print has
/// a blank, a hyphen or brackets. `MEC 7`, `mec7` and `mec-7` become `mec-7`; `43A`, `43.a` and `43(a)` become
/// `43-a`; `7.5` and `7.5-A` keep the dot between two numbers. A nought before a number is none of it.
#[must_use]
pub fn canonical(typed: &str) -> String {
    let mut form = String::new();
    let mut previous: Option<char> = None;
    let mut letters = typed.chars().flat_map(char::to_lowercase).peekable();
    while let Some(letter) = letters.next() {
        let next_is_digit = letters.peek().is_some_and(char::is_ascii_digit);
        let dot = letter == '.' && previous.is_some_and(|before| before.is_ascii_digit()) && next_is_digit;
        if !letter.is_alphanumeric() && !dot && letter != '¶' {
            previous = None;
            continue;
        }
        if letter == '0' && next_is_digit && previous.is_none_or(|before| !before.is_ascii_digit()) {
            continue;
        }
        let joins = previous.is_some_and(|before| same_run(before, letter));
        if !joins && !form.is_empty() {
            form.push('-');
        }
        form.push(letter);
        previous = Some(letter);
    }
    form
}

/// A canonical form with dots between its numbers, for those who type `7-5` and mean `7.5`.
#[must_use]
pub fn dotted(form: &str) -> String {
    let mut dotted = String::new();
    for part in form.split('-') {
        let numbers = |text: &str| text.ends_with(|c: char| c.is_ascii_digit());
        if !dotted.is_empty() {
            dotted.push(if numbers(&dotted) && part.starts_with(|c: char| c.is_ascii_digit()) { '.' } else { '-' });
        }
        dotted.push_str(part);
    }
    dotted
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

/// A canonical form with the letters behind a number set apart, for those who type `35Ag` and mean `35-A-g`.
#[must_use]
pub fn spread(form: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    for part in form.split('-') {
        match parts.is_empty() {
            true => parts.push(part.to_owned()),
            false if part.chars().all(char::is_alphabetic) => parts.extend(part.chars().map(String::from)),
            false => parts.push(part.to_owned()),
        }
    }
    parts.join("-")
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
        for typed in ["43A", "43-a", "43 A", "43(A)", " 43.A. ", "43a", "43.a", "043a", "0043-A"] {
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
        case("100", "100");
        case("10", "10");
        case("7.05", "7.5");
        case("0", "0");
    }

    #[test]
    fn a_hyphen_between_numbers_may_be_a_dot() {
        assert_eq!(dotted("7-5"), "7.5");
        assert_eq!(dotted("7-5-a"), "7.5-a");
        assert_eq!(dotted("op-8"), "op-8");
        assert_eq!(dotted("43-a"), "43-a");
    }

    #[test]
    fn letters_behind_a_number_are_set_apart() {
        assert_eq!(spread("35-ag"), "35-a-g");
        assert_eq!(spread("mec-7"), "mec-7");
        assert_eq!(spread("51-ba"), "51-b-a");
        assert_eq!(spread("43"), "43");
    }
}
