//! What a house's own data must have: its words in its own language, its positions where it changed the ground.

use crate::notation::vocabulary;
use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next};
use floorbook::incident::{Cell, Facts};
use floorbook::interview::record_line;
use floorbook::load::{Checked, Finding, SourceFile, check, load, stubs};
use floorbook::locale::{Language, Words};
use floorbook::notation::read;
use floorbook::pack::{Library, Pack};

fn sources(files: &[(&str, &str)]) -> Vec<SourceFile> {
    files.iter().map(|(path, text)| SourceFile::new(path, path, text.as_bytes().to_vec())).collect()
}

/// A house's files laid over the built-in data.
fn laid_over(files: &[(&str, &str)]) -> (Pack, Vec<Finding>) {
    let (library, findings) = load(&sources(files), Some(Library::unpack(&built_in())));
    (Pack::new(library.pack()), findings)
}

const SLOVAK: (&str, &str) = (
    "books/klub/book.yaml",
    "title: { sk: Klub Roh, en: Corner Club }\nedition: \"1\"\nlanguage: sk\nextends: tda-2019-sk\nsource: Pravidlá klubu\n",
);
const MUSIC: (&str, &str) = (
    "policies/procedure.yaml",
    "- policy: music.where\n  topic: music\n  kind: choice\n  values: [anywhere, at-the-bar]\n",
);
const TOPIC: (&str, &str) = ("topics.yaml", "- group: procedure\n  topics:\n    music: Hudba\n");
const SLOVAK_WORDS: (&str, &str) =
    ("locales/sk/music.ftl", "policy-music-where = Kde hrá hudba\n    .anywhere = všade\n    .at-the-bar = pri bare\n");
const AT_THE_BAR: (&str, &str) =
    ("books/klub/policies/procedure.yaml", "music.where: { value: at-the-bar, clause: H1 }\n");
const RULE: (&str, &str) = (
    "books/klub/rules/domace.yaml",
    "section: D\ntitle: Domáce\nrules:\n  - label: H1\n    title: Hudba\n    clauses:\n      - topics: [music]\n        text: Hudba hrá pri bare.\n",
);

/// A club with a topic and a policy of its own.
pub(crate) const CLUB: [(&str, &str); 6] = [SLOVAK, TOPIC, MUSIC, SLOVAK_WORDS, AT_THE_BAR, RULE];

#[test]
fn a_slovak_house_needs_its_words_in_slovak_only_and_others_see_them_marked() {
    let (pack, findings) = laid_over(&CLUB);
    assert_eq!(findings, []);
    let said = |language| Words::new(language, &pack).text("policy-music-where");
    assert_eq!(said(Language::Sk), "Kde hrá hudba");
    assert_eq!(said(Language::Nl), "Kde hrá hudba [sk]");
    let topic = pack.topic("music").expect("the topic of the house");
    assert_eq!((topic.title.get("sk").as_str(), topic.title.get("de").as_str()), ("Hudba", "Hudba [sk]"));
    let book = pack.book("klub").expect("the book of the house");
    assert_eq!((book.title.name(Language::En), book.title.name(Language::De)), ("Corner Club", "Corner Club"));
    assert_eq!(book.source.get("en"), "Pravidlá klubu [sk]");
}

#[test]
fn words_in_another_language_do_not_do_for_that_of_the_house() {
    let english = ("locales/en/music.ftl", "policy-music-where = Music\n    .anywhere = a\n    .at-the-bar = b\n");
    let (_, findings) = laid_over(&[SLOVAK, TOPIC, MUSIC, english, AT_THE_BAR, RULE]);
    assert!(findings.iter().all(|finding| finding.key == "missing-message"), "{findings:?}");
    assert!(!findings.is_empty());
}

#[test]
fn built_in_books_are_silent_on_what_a_house_thought_of_and_the_house_itself_must_not_be() {
    let (pack, findings) = laid_over(&CLUB);
    assert_eq!(findings, []);
    for book in ["onk-2023", "dpc", "tda-2019-sk"] {
        assert_eq!(pack.position(book, "music.where"), Some(floorbook::policy::Position::Silent), "{book}");
    }
    let (_, findings) = laid_over(&[SLOVAK, TOPIC, MUSIC, SLOVAK_WORDS, RULE]);
    let keys: Vec<&str> = findings.iter().map(|finding| finding.key).collect();
    assert_eq!(keys, ["missing-position"]);
    let stated = ("books/tda-2019-sk/policies/music.yaml", "music.where: { value: anywhere, clause: \"1\" }\n");
    let (pack, findings) = laid_over(&[SLOVAK, TOPIC, MUSIC, SLOVAK_WORDS, RULE, stated]);
    assert!(findings.iter().all(|finding| !finding.is_error()), "{findings:?}");
    assert_eq!(pack.position("klub", "music.where"), pack.position("tda-2019-sk", "music.where"));
}

#[test]
fn the_policies_of_a_house_stand_in_their_group() {
    let (pack, _) = laid_over(&CLUB);
    let mut groups: Vec<String> = pack.policies().into_iter().map(|policy| policy.group).collect();
    groups.dedup();
    let once = groups.iter().collect::<std::collections::BTreeSet<_>>().len();
    assert_eq!(groups.len(), once, "{groups:?}");
}

/// Rule 39 of the base anew, with its clause in these words.
fn flop(text: &str) -> String {
    format!(
        "section: D\ntitle: D\nrules:\n  - label: \"39\"\n    title: Flop\n    clauses:\n      - topics: [four-card-flop]\n        text: {text}\n"
    )
}

#[test]
fn a_position_on_a_replaced_text_is_warned_about_until_it_is_stated_anew() {
    let warned = |rule: &str, positions: &str| {
        let rule = ("books/klub/rules/d.yaml", rule);
        let positions = ("books/klub/policies/d.yaml", positions);
        let (_, findings) = laid_over(&[SLOVAK, rule, positions]);
        findings.into_iter().filter(|finding| finding.key == "replaced-rule").collect::<Vec<_>>()
    };
    let pack = built_in();
    let old = pack.rule("tda-2019-sk", "39").expect("the rule").clauses[0].text.clone();
    let other = "electronic-devices.sound: silent\n";
    assert_eq!(warned(&flop(&format!("\"{old}\"")), other), [], "the same text");
    let [warning] = &warned(&flop("Naše znenie."), other)[..] else { panic!("one warning for one rule") };
    assert!(!warning.is_error());
    let (_, policies) = warning.values.iter().find(|(name, _)| *name == "policies").expect("the policies");
    assert!(policies.contains("four-card-flop.picks"), "{policies}");
    let anew: String = policies.split(", ").map(|policy| format!("{policy}: {{ discretion: \"39\" }}\n")).collect();
    assert_eq!(warned(&flop("Naše znenie."), &anew), [], "stated anew");
}

#[test]
fn what_an_incident_needs_in_words_is_known_while_it_has_another_mistake() {
    let incident = |topic: &str| {
        format!(
            "incident: song\ntopics: [{topic}]\nfacts:\n  - fact: loud\n    kind: yes-no\nrows:\n  - row: any\n    \
             outcome: no-singing\n    cites: [electronic-devices]\norders:\n  - order: hush\n"
        )
    };
    let checked = |topic: &str| {
        let files = sources(&[("incidents/conduct/song.yaml", incident(topic).as_str())]);
        check(&files, Some(Library::unpack(&built_in())))
    };
    let (sound, mistaken) = (checked("electronic-devices"), checked("electronic-device"));
    let keys: Vec<&str> = mistaken.findings.iter().map(|finding| finding.key).collect();
    assert_eq!(keys, ["unknown-topic"], "a mistake is told once");
    let written = |checked: &Checked| stubs(&checked.missing, &checked.library.messages);
    assert!(written(&sound).contains("# locales/sk/incidents/conduct/song.ftl\n"), "{}", written(&sound));
    for message in ["song =", "song-fact-loud =", "song-outcome-no-singing =", "song-order-hush ="] {
        assert!(written(&sound).contains(&format!("\n{message}\n")), "{message}: {}", written(&sound));
    }
    assert_eq!(written(&mistaken), written(&sound));
    assert!(mistaken.library.incidents.iter().all(|known| known.id != "song"), "only the words of it are known");
}

#[test]
fn a_message_that_cannot_be_read_does_not_hide_those_that_are_missing() {
    let halfway = ("locales/sk/music.ftl", "policy-music-where = Kde hrá hudba\n    .anywhere =\n");
    let files = sources(&[SLOVAK, TOPIC, MUSIC, halfway, AT_THE_BAR, RULE]);
    let checked = check(&files, Some(Library::unpack(&built_in())));
    let keys: Vec<&str> = checked.findings.iter().map(|finding| finding.key).collect();
    assert!(keys.contains(&"bad-message") && !keys.contains(&"missing-message"), "{keys:?}");
    assert!(checked.missing.iter().any(|finding| finding.values.contains(&("name", "policy-music-where".to_owned()))));
}

/// What a player owes by the table of re-opening in a house that takes this position on acts before the turn; none where
/// the player has no act to make.
fn owes_where_early_acts_bind(position: &str, line: &str, player: &str) -> Option<Cell> {
    let rule = RULE.1.replace("topics: [music]", "topics: [out-of-turn]");
    let position = format!("out-of-turn.binds: {{ value: {position}, clause: H1 }}\n");
    let (pack, findings) = laid_over(&[SLOVAK, (RULE.0, &rule), ("books/klub/policies/turns.yaml", &position)]);
    assert!(findings.iter().all(|finding| !finding.is_error()), "{findings:?}");
    let bound = BoundIncident::new(&pack, "klub", "reopening").expect("an incident");
    let mut facts = Facts::none(bound.incident.facts.len());
    record_line(&bound.incident, &mut facts, &read(vocabulary(), line).expect("a line")).expect("told once");
    let Next::Ruled(ruling) = bound.next(&facts) else { panic!("no ruling of {line}") };
    let table = ruling.tables.iter().find(|table| table.name == "players")?;
    let row = table.rows().find(|row| row.first() == Some(&Cell::Player(player.into())))?;
    let owes = table.columns().iter().position(|column| *column == "owes")?;
    row.get(owes).filter(|cell| **cell != Cell::Empty).cloned()
}

#[test]
fn when_an_act_before_the_turn_binds_a_house_decides_for_the_table_of_re_opening_too() {
    // B and C are due when D calls.
    let (unchanged, changed) = ("B folds, C calls", "B raises to 1000, C folds");
    for (position, then, owes) in [
        ("if-unchanged", changed, Some(Cell::Amount(1000))),
        ("never", changed, Some(Cell::Amount(1000))),
        ("always", changed, None),
        ("if-unchanged", unchanged, None),
        ("never", unchanged, Some(Cell::Amount(400))),
        ("always", unchanged, None),
    ] {
        let line = format!("players A B C D; min 100; flop; A bets 400, D calls, {then}");
        assert_eq!(owes_where_early_acts_bind(position, &line, "D"), owes, "{position}: {line}");
    }
}
