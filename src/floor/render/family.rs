//! The question that tells the incidents of a family apart: for a program, and for whoever names one by its id.

use crate::incident::{Family, FamilyAnswer, FamilyQuestion, Leads};
use crate::locale::Words;
use serde_json::{Value as Json, json};

/// The question of a family at a place, with its answers, as JSON: each with the incident to which it leads and what it
/// tells of that, or with the question that follows.
#[must_use]
pub fn family_json(words: &Words, family: &Family, at: usize) -> Json {
    family.questions.get(at).map_or(Json::Null, |first| question_json(words, family, first))
}

fn question_json(words: &Words, family: &Family, question: &FamilyQuestion) -> Json {
    let answer = |answer: &FamilyAnswer| {
        let label = label(words, family, question, answer);
        match &answer.leads {
            Leads::Incident(id, facts) => {
                let facts: serde_json::Map<String, Json> =
                    facts.iter().map(|(fact, value)| (fact.to_string(), value.as_str().into())).collect();
                json!({"answer": label, "incident": id, "facts": facts})
            }
            Leads::Question(at) => {
                let next = family.questions.get(*at);
                json!({"answer": label, "question": next.map(|next| question_json(words, family, next))})
            }
        }
    };
    let answers: Vec<Json> = question.answers.iter().map(answer).collect();
    json!({"family": family.id, "question": words.text(&family.message(question)), "answers": answers})
}

/// The question of a family at a place, with each answer behind what is typed for it, a line each; the answers to a further question
/// stand below theirs.
#[must_use]
pub fn family_text(words: &Words, family: &Family, at: usize) -> String {
    family.questions.get(at).map_or_else(String::new, |first| question_text(words, family, first, 1))
}

fn question_text(words: &Words, family: &Family, question: &FamilyQuestion, depth: usize) -> String {
    let indent = "  ".repeat(depth);
    let answer = |answer: &FamilyAnswer| {
        let label = label(words, family, question, answer);
        match &answer.leads {
            Leads::Incident(id, facts) => {
                let facts: String = facts.iter().map(|(fact, value)| format!(" {fact}={value}")).collect();
                format!("\n{indent}{id}{facts}: {label}")
            }
            Leads::Question(at) => {
                let next = family.questions.get(*at).map(|next| question_text(words, family, next, depth + 1));
                format!("\n{indent}{label}: {}", next.unwrap_or_default())
            }
        }
    };
    let answers: String = question.answers.iter().map(answer).collect();
    format!("{}{answers}", words.text(&family.message(question)))
}

fn label(words: &Words, family: &Family, question: &FamilyQuestion, answer: &FamilyAnswer) -> String {
    words.attribute(&family.message(question), &answer.id).unwrap_or_default()
}
