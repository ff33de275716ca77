//! Parameters: the points on which books differ that a calculation takes as arguments. A word of the data becomes a value
//! of a closed type once, here; the arithmetic then decides for every value by name, and says what it makes of a book
//! that takes no position.

use crate::Value;
use crate::classes::same;
use crate::{BETTING_RULES, CalculationError, Inputs, SHOWDOWN_RULES, TOURNAMENT_RULES};

/// A point on which books differ that a calculation takes as an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// The name by which an incident gives it a policy.
    pub name: &'static str,
    /// The values that it understands; none for a number.
    pub values: Option<&'static [&'static str]>,
    /// The class that it serves: where a ruling does not hang on this class, the parameter is no reason for it. None: it
    /// serves amounts, too.
    pub serves: Option<&'static str>,
}

impl Parameter {
    /// Every parameter of every calculation: the rules of betting first, then those of the showdown and of the tournament.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        LISTS.into_iter().flatten()
    }

    /// What a value of a book comes to here.
    #[must_use]
    pub fn position(&self, value: &Value) -> ParameterPosition {
        match (value, self.values) {
            (Value::Number(number), None) => ParameterPosition::Number(*number),
            (Value::Choice(word), Some(values)) => {
                let place = values.iter().position(|known| known == word).and_then(|place| u8::try_from(place).ok());
                place.map_or(ParameterPosition::NotUnderstood, ParameterPosition::Choice)
            }
            (Value::Number(_), Some(_)) | (Value::Choice(_), None) => ParameterPosition::NotUnderstood,
        }
    }
}

/// The lists of which each parameter is in one.
const LISTS: [&[Parameter]; 3] = [BETTING_RULES, SHOWDOWN_RULES, TOURNAMENT_RULES];

/// A parameter by its place among all of them. Calculations ask by it: the place is worked out when the program is built, and
/// no name is looked for while a case is ruled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParameterId(usize);

impl ParameterId {
    /// How many parameters there are.
    pub const COUNT: usize = LISTS[0].len() + LISTS[1].len() + LISTS[2].len();

    /// The parameter of a name; one that is in no list does not build.
    const fn of(name: &str) -> Self {
        let (mut list, mut at, mut place) = (0, 0, 0);
        while !same(LISTS[list][at].name, name) {
            (at, place) = (at + 1, place + 1);
            if at == LISTS[list].len() {
                (list, at) = (list + 1, 0);
            }
        }
        Self(place)
    }

    /// The place, below [`ParameterId::COUNT`].
    #[must_use]
    pub fn place(self) -> usize {
        self.0
    }
}

/// What a book's position brings to a calculation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ParameterPosition {
    /// One of the parameter's values, by its place among them.
    Choice(u8),
    /// A number, in the unit of the policy.
    Number(u64),
    /// No value of this parameter. Loading refuses such a policy.
    NotUnderstood,
    /// The book takes no position: it is silent, leaves the point to the director or excludes it.
    #[default]
    None,
}

/// A value of a parameter.
pub(crate) trait ParameterValue: Copy {
    /// The parameter with the names of all its values.
    const PARAMETER: Parameter;

    /// The value of a position; none where it is no value of this parameter.
    fn of(position: ParameterPosition) -> Option<Self>;
}

impl dyn Inputs + '_ {
    /// The value that the book gives a parameter, or none where it takes no position.
    ///
    /// Loading refuses a policy with a value that the parameter does not list ([`Parameter::values`]); should one come here
    /// all the same, there is no ruling.
    pub(crate) fn value<V: ParameterValue>(&self) -> Result<Option<V>, CalculationError> {
        match self.parameter(const { ParameterId::of(V::PARAMETER.name) }) {
            ParameterPosition::None => Ok(None),
            position => match V::of(position) {
                Some(value) => Ok(Some(value)),
                None => Err(CalculationError::impossible(V::PARAMETER.name, "value-not-understood", [])),
            },
        }
    }
}

/// Makes a parameter: of a closed set of words, or of a number.
macro_rules! parameter {
    ($(#[$about:meta])* $vis:vis enum $parameter:ident = $name:literal, serves $serves:expr, {
        $($(#[$note:meta])* $value:ident = $word:literal,)+
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis enum $parameter { $($(#[$note])* $value,)+ }
        impl $crate::parameters::ParameterValue for $parameter {
            const PARAMETER: $crate::Parameter =
                $crate::Parameter { name: $name, values: Some(&[$($word,)+]), serves: $serves };

            fn of(position: $crate::ParameterPosition) -> Option<Self> {
                match position {
                    $crate::ParameterPosition::Choice(place) => {
                        [$(Self::$value,)+].get(usize::from(place)).copied()
                    }
                    _ => None,
                }
            }
        }
    };
    ($(#[$about:meta])* $vis:vis struct $parameter:ident(u64) = $name:literal, serves $serves:expr;) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis struct $parameter(pub u64);
        impl $crate::parameters::ParameterValue for $parameter {
            const PARAMETER: $crate::Parameter =
                $crate::Parameter { name: $name, values: None, serves: $serves };

            fn of(position: $crate::ParameterPosition) -> Option<Self> {
                match position {
                    $crate::ParameterPosition::Number(number) => Some(Self(number)),
                    _ => None,
                }
            }
        }
    };
}

pub(crate) use parameter;

#[cfg(test)]
pub(crate) mod tests {
    use super::super::rules::{HalfPercent, LeastRaise};
    use super::*;

    /// A book that says one thing of every parameter, and no facts.
    pub(crate) struct Says(pub Option<Value>);

    impl Inputs for Says {
        fn parameter(&self, id: ParameterId) -> ParameterPosition {
            let parameter = Parameter::all().nth(id.place()).expect("one of them");
            self.0.as_ref().map(|value| parameter.position(value)).unwrap_or_default()
        }
    }

    #[track_caller]
    fn case<V: ParameterValue + PartialEq + std::fmt::Debug>(
        says: Option<&Value>,
        want: &Result<Option<V>, CalculationError>,
    ) {
        let book: &dyn Inputs = &Says(says.cloned());
        assert_eq!(&book.value::<V>(), want, "{says:?}");
    }

    fn word(word: &str) -> Value {
        Value::Choice(word.to_owned())
    }

    #[test]
    fn every_parameter_is_found_at_its_place() {
        assert_eq!(Parameter::all().count(), ParameterId::COUNT);
        for (place, parameter) in Parameter::all().enumerate() {
            assert_eq!(ParameterId::of(parameter.name).place(), place, "{} is there twice", parameter.name);
        }
    }

    #[test]
    fn every_word_of_a_parameter_is_a_value_of_its_own() {
        let words = LeastRaise::PARAMETER.values.expect("a choice");
        let position = |word: &&str| LeastRaise::PARAMETER.position(&self::word(word));
        let values: Vec<_> = words.iter().map(position).filter_map(LeastRaise::of).collect();
        assert_eq!(values.len(), words.len());
        assert!(values.iter().enumerate().all(|(at, value)| !values[..at].contains(value)), "{values:?}");
        case(Some(&word("twice-the-bet")), &Ok(Some(LeastRaise::TwiceTheBet)));
        case(Some(&Value::Number(50)), &Ok(Some(HalfPercent(50))));
    }

    #[test]
    fn a_book_without_a_position_gives_no_value_and_that_is_no_mistake() {
        case::<LeastRaise>(None, &Ok(None));
        case::<HalfPercent>(None, &Ok(None));
    }

    #[test]
    fn a_value_that_is_not_understood_is_a_mistake_and_no_default() {
        let wrong = |parameter| CalculationError::impossible(parameter, "value-not-understood", []);
        case::<LeastRaise>(Some(&word("thrice-the-bet")), &Err(wrong("min-raise")));
        case::<LeastRaise>(Some(&Value::Number(2)), &Err(wrong("min-raise")));
        case::<HalfPercent>(Some(&word("half")), &Err(wrong("half-percent")));
    }
}
