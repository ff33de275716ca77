//! Topics by group, a line each, with the rules of the book in force.

use super::policies::group_words;
use super::{Block, View};
use crate::locale::{Words, args};
use crate::pack::Topic;
use serde_json::{Value as Json, json};

/// A topic as it is listed.
#[derive(Debug)]
pub struct ListedTopic {
    /// The topic.
    pub topic: Topic,
    /// The labels of the rules of the book in force that are about it, or touch on it.
    pub rules: Vec<String>,
}

/// Topics by group, in the order in which they were found.
#[must_use]
pub fn topics_view(words: &Words, book: &str, topics: &[ListedTopic]) -> View {
    let mut view = View::default();
    let mut groups: Vec<&str> = Vec::new();
    for listed in topics {
        if !groups.contains(&listed.topic.group.as_str()) {
            groups.push(&listed.topic.group);
        }
    }
    for group in groups {
        let line = |listed: &ListedTopic| {
            let title = listed.topic.title.get(words.language().code());
            let line = format!("{} — {title}", listed.topic.id);
            if listed.rules.is_empty() { line } else { format!("{line}: {}", listed.rules.join(", ")) }
        };
        let of_group = topics.iter().filter(|listed| listed.topic.group == group);
        view.points(group_words(words, group), of_group.map(line).collect());
    }
    view.push(Block::Rule);
    let values = args([("n", (topics.len() as u64).into()), ("book", book.into())]);
    view.push(Block::Subject(words.with("topics-many", &values)));
    view
}

/// The same for a program.
#[must_use]
pub fn topics_json(words: &Words, topics: &[ListedTopic]) -> Json {
    let topic = |listed: &ListedTopic| {
        let topic = &listed.topic;
        let title = topic.title.get(words.language().code());
        json!({"topic": topic.id, "group": topic.group, "title": title, "rules": listed.rules})
    };
    Json::Array(topics.iter().map(topic).collect())
}
