//! Which keys answer, tried without a terminal.

use super::*;

fn prompt(answers: &[&[&str]]) -> Prompt {
    Prompt {
        answers: answers.iter().map(|spelled| spelled.last().copied().unwrap_or_default().to_owned()).collect(),
        spelled: answers.iter().map(|spelled| spelled.iter().map(|word| (*word).to_owned()).collect()).collect(),
        likeliest: true,
        reserved: vec!['q', 'b'],
        commands: vec!["quit".to_owned(), "again".to_owned(), "yellow".to_owned()],
        ..Prompt::default()
    }
}

fn at(prompt: &Prompt, now: Instant) -> Keys {
    let mut keys = Keys::default();
    keys.ask(prompt, now);
    keys
}

const YES_NO: &[&[&str]] = &[&["yes", "áno"], &["no", "nie"]];

#[test]
fn a_number_a_first_letter_or_enter_answers() {
    let now = Instant::now();
    let letters = [('1', 0), ('2', 1), ('Y', 0), ('á', 0), ('a', 0), ('n', 1)];
    let letters = letters.map(|(letter, answer)| (Key::Letter(letter), answer));
    for (key, answer) in letters.into_iter().chain([(Key::Enter, 0)]) {
        let mut keys = at(&prompt(YES_NO), now);
        assert_eq!(keys.press(key, "", now), Pressed::Answers, "{key:?}");
        assert_eq!(keys.taken(), Some(Taken::Answer(answer)), "{key:?}");
    }
}

#[test]
fn a_letter_means_an_answer_as_it_is_shown_before_a_key() {
    let now = Instant::now();
    let mut keys = at(&prompt(&[&["no", "nie"], &["yes", "áno"], &["amount", "sumu"]]), now);
    assert_eq!(keys.press(Key::Letter('a'), "", now), Pressed::Answers);
    assert_eq!(keys.taken(), Some(Taken::Answer(1)));
}

#[test]
fn what_may_become_something_else_is_typed() {
    let now = Instant::now();
    let two = prompt(&[&["big"], &["raise"], &["reraise"]]);
    for (key, line) in [
        // It begins a command, two answers, none; no answer has the number; the line is begun.
        (Key::Letter('b'), ""),
        (Key::Letter('r'), ""),
        (Key::Letter('x'), ""),
        (Key::Letter('4'), ""),
        (Key::Letter('0'), ""),
        (Key::Letter('?'), ""),
        (Key::Letter('1'), "1"),
        (Key::Enter, "r"),
    ] {
        assert_eq!(at(&two, now).press(key, line, now), Pressed::Edits, "{key:?}");
    }
}

#[test]
fn a_number_waits_only_for_what_may_follow_it() {
    let now = Instant::now();
    let pressed = |of: usize, line: &str, figure: char| {
        let mut keys = at(&Prompt { answers: vec![String::new(); of], ..Prompt::default() }, now);
        match (keys.press(Key::Letter(figure), line, now), keys.taken()) {
            (Pressed::Answers, Some(Taken::Answer(at))) => Some(at),
            (pressed, taken) => {
                assert_eq!((pressed, taken), (Pressed::Edits, None), "{line}{figure} of {of}");
                None
            }
        }
    };
    for (of, line, figure, answer) in [
        (9, "", '1', Some(0)),
        (18, "", '1', None),
        (18, "", '2', Some(1)),
        (18, "", '9', Some(8)),
        (18, "", '0', None),
        (18, "1", '0', Some(9)),
        (18, "1", '8', Some(17)),
        (12, "1", '4', None),
        (18, "1", 'a', None),
        (18, "a0", '1', None),
        (19, "", '1', None),
        (19, "", '2', Some(1)),
        (19, "1", '0', Some(9)),
        (19, "1", 'a', None),
    ] {
        assert_eq!(pressed(of, line, figure), answer, "{line}{figure} of {of}");
    }
}

#[test]
fn onward_takes_the_first_that_is_listed_or_the_one_that_is_chosen() {
    let now = Instant::now();
    let listed = vec![("one".into(), "One".to_owned()), ("two".into(), "Two".to_owned())];
    for (downs, taken) in [(0, "one"), (1, "two"), (2, "two")] {
        let mut keys = at(&Prompt::default(), now);
        keys.listed = listed.clone();
        (0..downs).for_each(|_| assert_eq!(keys.press(Key::Down, "four", now), Pressed::Chooses));
        assert_eq!(keys.press(Key::Onward, "four", now), Pressed::Answers);
        assert!(matches!(keys.taken(), Some(Taken::Incident(id, _)) if *id == *taken), "{downs}");
    }
    assert_eq!(at(&prompt(YES_NO), now).press(Key::Onward, "", now), Pressed::Edits, "nothing is listed");
}

#[test]
fn the_rest_of_a_word_and_its_enter_answer_nothing_more() {
    let now = Instant::now();
    let mut keys = at(&prompt(YES_NO), now);
    assert_eq!(keys.press(Key::Letter('y'), "", now), Pressed::Answers);
    keys.ask(&prompt(YES_NO), now);
    for key in [Key::Letter('e'), Key::Letter('s'), Key::Enter] {
        assert_eq!(keys.press(key, "", now), Pressed::Nothing, "{key:?}");
    }
    assert_eq!(keys.press(Key::Enter, "", now), Pressed::Answers, "a second Enter is one");
}

#[test]
fn after_a_while_or_with_another_letter_a_key_answers_the_next_question() {
    let now = Instant::now();
    for (key, later) in [(Key::Letter('n'), now), (Key::Enter, now + ENTERED * 2)] {
        let mut keys = at(&prompt(YES_NO), now);
        keys.press(Key::Letter('y'), "", now);
        keys.ask(&prompt(YES_NO), now);
        assert_eq!(keys.press(key, "", later), Pressed::Answers, "{key:?}");
    }
}

#[test]
fn an_enter_is_let_be_for_longer_where_it_answers_nothing_or_ends_a_word() {
    let now = Instant::now();
    let between = now + (ENTERED + TYPED_ON) / 2;
    let mut keys = at(&prompt(YES_NO), now);
    keys.press(Key::Letter('y'), "", now);
    keys.ask(&Prompt::default(), now);
    assert_eq!(keys.press(Key::Enter, "", between), Pressed::Nothing);
    let mut keys = at(&prompt(YES_NO), now);
    keys.press(Key::Letter('y'), "", now);
    keys.ask(&prompt(YES_NO), now);
    assert_eq!(keys.press(Key::Letter('e'), "", now), Pressed::Nothing);
    assert_eq!(keys.press(Key::Enter, "", between), Pressed::Nothing);
}

#[test]
fn a_command_that_begins_as_an_answer_does_is_known_by_its_rest() {
    let now = Instant::now();
    let mut keys = at(&prompt(&[&["allowed"], &["no"]]), now);
    assert_eq!(keys.press(Key::Letter('a'), "", now), Pressed::Answers);
    keys.ask(&prompt(&[&["green"], &["no"]]), now);
    // "again": the next letter would answer the next question.
    assert_eq!(keys.press(Key::Letter('g'), "", now), Pressed::Edits);
    assert_eq!(keys.begun().map(|begun| begun.word).as_deref(), Some("a"));
    keys.ask(&prompt(YES_NO), now);
    assert_eq!(keys.begun(), None);
    // Two letters that go on from the answer itself belong to the word, too.
    let mut keys = at(&prompt(&[&["agree"], &["no"]]), now);
    assert_eq!(keys.press(Key::Letter('a'), "", now), Pressed::Answers);
    keys.ask(&prompt(YES_NO), now);
    assert_eq!(keys.press(Key::Letter('g'), "", now), Pressed::Nothing);
    assert_eq!(keys.press(Key::Letter('a'), "", now), Pressed::Edits);
    assert_eq!(keys.begun().map(|begun| begun.word).as_deref(), Some("ag"));
    // After a while it is a letter like any other.
    let mut keys = at(&prompt(&[&["allowed"], &["no"]]), now);
    keys.press(Key::Letter('a'), "", now);
    keys.ask(&prompt(&[&["green"], &["no"]]), now);
    assert_eq!(keys.press(Key::Letter('g'), "", now + TYPED_ON * 2), Pressed::Answers);
}

#[test]
fn arrows_choose_of_the_list_and_enter_takes() {
    let now = Instant::now();
    let mut keys = Keys::default();
    keys.ask(&Prompt::default(), now);
    assert_eq!(keys.press(Key::Down, "four", now), Pressed::Edits, "nothing is listed");
    keys.listed = vec![("one".into(), "One".to_owned()), ("two".into(), "Two".to_owned())];
    assert_eq!(keys.press(Key::Enter, "four", now), Pressed::Edits, "the line counts");
    for (key, chosen) in [
        (Key::Up, None),
        (Key::Down, Some(1)),
        (Key::Down, Some(1)),
        (Key::Up, Some(0)),
        (Key::Up, None),
        (Key::Down, Some(1)),
    ] {
        assert_eq!(keys.press(key, "four", now), Pressed::Chooses);
        assert_eq!(keys.chosen, chosen);
    }
    assert_eq!(keys.press(Key::Enter, "four", now), Pressed::Answers);
    assert_eq!(keys.taken(), Some(Taken::Incident("two".into(), "Two".to_owned())));
}

#[test]
fn a_command_with_which_an_answer_begins_is_no_answer_unless_it_is_all_of_it() {
    let now = Instant::now();
    for (label, entered, begun) in
        [("agains of others", Pressed::Edits, Some("again")), ("again", Pressed::Nothing, None)]
    {
        let asked = prompt(&[&["no"], &[label]]);
        let mut keys = at(&asked, now);
        assert_eq!(keys.press(Key::Letter('a'), "", now), Pressed::Answers);
        keys.ask(&asked, now);
        for letter in "gain".chars() {
            assert_eq!(keys.press(Key::Letter(letter), "", now), Pressed::Nothing, "{label}");
        }
        assert_eq!(keys.press(Key::Enter, "", now), entered, "{label}");
        assert_eq!(keys.begun().map(|begun| begun.word).as_deref(), begun, "{label}");
    }
}
