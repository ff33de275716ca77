//! What is in doubt is asked about where there is somebody to ask, and left out where there is not.

use super::Sorted;
use crate::book::Rule;
use crate::cli::Settings;
use crate::error::Failure;
use crate::interview::{Asker, Prompt, Terminal};
use crate::locale::{Words, args, fold, quoted};
use crate::official::Matched;
use crate::pack::Pack;
use crate::render::doubt_words;

/// The most characters of a heading that a question shows.
const LONGEST: usize = 60;

/// Sorts what was found: what is certain or was said to be right is taken.
///
/// # Errors
/// When the person leaves.
pub(super) fn sort(pack: &Pack, words: &Words, rules: &[Rule], matched: Vec<Matched>) -> Result<Sorted, Failure> {
    let mut terminal =
        matched.iter().any(|one| one.doubt.is_some()).then(|| Terminal::of_process(pack, Settings::plain())).flatten();
    sorted(words, rules, matched, terminal.as_mut().map(|terminal| terminal as &mut dyn Asker))
}

fn sorted(
    words: &Words,
    rules: &[Rule],
    matched: Vec<Matched>,
    mut asker: Option<&mut dyn Asker>,
) -> Result<Sorted, Failure> {
    let (mut taken, mut doubtful) = (Vec::new(), Vec::new());
    for one in matched {
        let right = match (&one.doubt, &mut asker) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(_), Some(asker)) => is_right(words, rules, &one, *asker)?,
        };
        if right { taken.push(one) } else { doubtful.push(one) }
    }
    Ok((taken, doubtful))
}

/// Whether the person says that a text is that of the rule.
fn is_right(words: &Words, rules: &[Rule], one: &Matched, asker: &mut dyn Asker) -> Result<bool, Failure> {
    let rule = &rules[one.rule];
    let values = args([
        ("line", (one.line as u64).into()),
        ("heading", quoted(&one.heading, LONGEST).into()),
        ("rule", format!("{} {}", rule.label, rule.title).into()),
        ("doubt", doubt_words(words, rules, one).into()),
    ]);
    let answers = ["answer-yes", "answer-no"].map(|id| words.text(id));
    let spelled = answers.iter().map(|answer| vec![fold(answer)]).collect::<Vec<_>>();
    let mut prompt = Prompt {
        question: words.with("import-ask", &values),
        hint: words.text("import-ask-hint"),
        answers: answers.to_vec(),
        spelled: spelled.clone(),
        ..Prompt::default()
    };
    loop {
        let typed = asker.line(&prompt).map_err(|_| Failure::Interrupted)?;
        let typed = fold(typed.trim());
        let is = |at: usize| typed == (at + 1).to_string() || !typed.is_empty() && spelled[at][0].starts_with(&typed);
        match (is(0), is(1)) {
            (true, _) => return Ok(true),
            (_, true) => return Ok(false),
            _ => prompt.wrong = Some(words.text("import-ask-hint")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::built_in;
    use crate::interview::Scripted;
    use crate::locale::Language;
    use crate::official::{Doubt, Fit, How};

    fn one(doubt: Option<Doubt>) -> Matched {
        let fit = Fit { number: true, title: 1.0, body: 0.1, score: 1.0 };
        Matched { rule: 0, how: How::Number, line: 7, heading: "Seats".to_owned(), fit, passages: Vec::new(), doubt }
    }

    #[test]
    fn only_what_is_in_doubt_is_asked_and_nobody_to_ask_leaves_it_out() {
        let pack = built_in();
        let words = Words::new(Language::En, &pack);
        let rules = vec![pack.rule("dpc", "1.1").expect("a rule")];
        let sorted = |answers: Option<&[&str]>| {
            let mut scripted = answers.map(Scripted::new);
            let matched = vec![one(None), one(Some(Doubt::Unlike))];
            let asker = scripted.as_mut().map(|asker| asker as &mut dyn Asker);
            let (taken, doubtful) = sorted(&words, &rules, matched, asker).expect("answers");
            (taken.len(), doubtful.len(), scripted.map(|scripted| scripted.asked.len()))
        };
        assert_eq!(sorted(None), (1, 1, None));
        assert_eq!(sorted(Some(&["y"])), (2, 0, Some(1)));
        assert_eq!(sorted(Some(&["maybe", "2"])), (1, 1, Some(2)));
    }
}
