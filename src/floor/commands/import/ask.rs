//! What is in doubt is asked about where there is somebody to ask, and left out where there is not.

use super::Sorted;
use crate::book::Rule;
use crate::cli::{Settings, can_choose, choose};
use crate::commands::session::leave_on_interrupt;
use crate::error::Failure;
use crate::interview::{Asker, Prompt, Terminal, give_back_when_told_to_end};
use crate::locale::{Words, args, fold, quoted};
use crate::official::Matched;
use crate::pack::Pack;
use crate::render::doubt_words;

/// The most characters of a heading that a question shows.
const LONGEST: usize = 60;

/// Whether the person says that what a question asks is so.
type Ask<'a> = &'a mut dyn FnMut(&str) -> Result<bool, Failure>;

/// Sorts what was found: what is certain or was said to be right is taken.
///
/// # Errors
/// When the person leaves.
pub(super) fn sort(pack: &Pack, words: &Words, rules: &[Rule], matched: Vec<Matched>) -> Result<Sorted, Failure> {
    if can_choose() {
        leave_on_interrupt();
        give_back_when_told_to_end();
        return sorted(words, rules, matched, Some(&mut |question| is_chosen(words, question)));
    }
    let mut terminal =
        matched.iter().any(|one| one.doubt.is_some()).then(|| Terminal::of_process(pack, Settings::plain())).flatten();
    match &mut terminal {
        Some(asker) => sorted(words, rules, matched, Some(&mut |question| is_typed(words, question, asker))),
        None => sorted(words, rules, matched, None),
    }
}

fn sorted(words: &Words, rules: &[Rule], matched: Vec<Matched>, mut ask: Option<Ask>) -> Result<Sorted, Failure> {
    let (mut taken, mut doubtful) = (Vec::new(), Vec::new());
    for one in matched {
        let right = match (&one.doubt, &mut ask) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(_), Some(ask)) => ask(&question(words, rules, &one))?,
        };
        if right { taken.push(one) } else { doubtful.push(one) }
    }
    Ok((taken, doubtful))
}

/// Whether a text is that of the rule, as a question.
fn question(words: &Words, rules: &[Rule], one: &Matched) -> String {
    let rule = &rules[one.rule];
    let values = args([
        ("line", (one.line as u64).into()),
        ("heading", quoted(&one.heading, LONGEST).into()),
        ("rule", format!("{} {}", rule.label, rule.title).into()),
        ("doubt", doubt_words(words, rules, one).into()),
    ]);
    words.with("import-ask", &values)
}

/// The answers to it, yes first.
fn answers(words: &Words) -> [String; 2] {
    ["answer-yes", "answer-no"].map(|id| words.text(id))
}

/// Asks with a choice.
fn is_chosen(words: &Words, question: &str) -> Result<bool, Failure> {
    choose(question, &answers(words), 0).map(|at| at == 0).ok_or(Failure::Interrupted)
}

/// Asks in lines, where a terminal can do no more.
fn is_typed(words: &Words, question: &str, asker: &mut dyn Asker) -> Result<bool, Failure> {
    let answers = answers(words);
    let spelled = answers.iter().map(|answer| vec![fold(answer)]).collect::<Vec<_>>();
    let mut prompt = Prompt {
        question: question.to_owned(),
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
            let (taken, doubtful) = match &mut scripted {
                Some(asker) => sorted(&words, &rules, matched, Some(&mut |question| is_typed(&words, question, asker))),
                None => sorted(&words, &rules, matched, None),
            }
            .expect("answers");
            (taken.len(), doubtful.len(), scripted.map(|scripted| scripted.asked.len()))
        };
        assert_eq!(sorted(None), (1, 1, None));
        assert_eq!(sorted(Some(&["y"])), (2, 0, Some(1)));
        assert_eq!(sorted(Some(&["maybe", "2"])), (1, 1, Some(2)));
    }
}
