//! Parameters: the points on which books differ that a calculation takes as arguments. A word of the data becomes a value
//! of a closed type once, here; the arithmetic then decides for every value by name, and says what it makes of a book
//! that takes no position.

use super::{CalculationError, Inputs};

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

/// What a book's position brings to a calculation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ParameterPosition<'a> {
    /// One of the parameter's values.
    Choice(&'a str),
    /// A number, in the unit of the policy.
    Number(u64),
    /// The book takes no position: it is silent, leaves the point to the director or excludes it.
    None,
}

/// A value of a parameter.
pub(super) trait ParameterValue: Copy {
    /// The parameter with the names of all its values.
    const PARAMETER: Parameter;

    /// The value of a position; none where it is no value of this parameter.
    fn of(stand: ParameterPosition<'_>) -> Option<Self>;
}

impl dyn Inputs + '_ {
    /// The value that the book gives a parameter, or none where it takes no position.
    ///
    /// Loading refuses a policy with a value that the parameter does not list ([`Parameter::values`]); should one come here
    /// all the same, there is no ruling.
    pub(super) fn value<V: ParameterValue>(&self) -> Result<Option<V>, CalculationError> {
        let name = V::PARAMETER.name;
        match self.parameter(name) {
            ParameterPosition::None => Ok(None),
            stand @ (ParameterPosition::Choice(_) | ParameterPosition::Number(_)) => match V::of(stand) {
                Some(value) => Ok(Some(value)),
                None => Err(CalculationError::impossible(name, "value-not-understood", [])),
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
        impl $crate::incident::calculation::parameters::ParameterValue for $parameter {
            const PARAMETER: $crate::incident::Parameter =
                $crate::incident::Parameter { name: $name, values: Some(&[$($word,)+]), serves: $serves };

            fn of(stand: $crate::incident::ParameterPosition<'_>) -> Option<Self> {
                match stand {
                    $($crate::incident::ParameterPosition::Choice($word) => Some(Self::$value),)+
                    $crate::incident::ParameterPosition::Choice(_)
                    | $crate::incident::ParameterPosition::Number(_)
                    | $crate::incident::ParameterPosition::None => None,
                }
            }
        }
    };
    ($(#[$about:meta])* $vis:vis struct $parameter:ident(u64) = $name:literal, serves $serves:expr;) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis struct $parameter(pub u64);
        impl $crate::incident::calculation::parameters::ParameterValue for $parameter {
            const PARAMETER: $crate::incident::Parameter =
                $crate::incident::Parameter { name: $name, values: None, serves: $serves };

            fn of(stand: $crate::incident::ParameterPosition<'_>) -> Option<Self> {
                match stand {
                    $crate::incident::ParameterPosition::Number(number) => Some(Self(number)),
                    $crate::incident::ParameterPosition::Choice(_) | $crate::incident::ParameterPosition::None => None,
                }
            }
        }
    };
}

pub(super) use parameter;

#[cfg(test)]
pub(super) mod tests {
    use super::super::rules::{HalfPercent, LeastRaise};
    use super::*;

    /// A book that says one thing of every parameter, and no facts.
    pub(crate) struct Says(pub ParameterPosition<'static>);

    impl Inputs for Says {
        fn parameter(&self, _: &str) -> ParameterPosition<'_> {
            self.0
        }
    }

    #[track_caller]
    fn case<V: ParameterValue + PartialEq + std::fmt::Debug>(
        says: ParameterPosition<'static>,
        want: &Result<Option<V>, CalculationError>,
    ) {
        let book: &dyn Inputs = &Says(says);
        assert_eq!(&book.value::<V>(), want, "{says:?}");
    }

    #[test]
    fn every_word_of_a_parameter_is_a_value_of_its_own() {
        let words = LeastRaise::PARAMETER.values.expect("a choice");
        let values: Vec<_> = words.iter().filter_map(|word| LeastRaise::of(ParameterPosition::Choice(word))).collect();
        assert_eq!(values.len(), words.len());
        assert!(values.iter().enumerate().all(|(at, value)| !values[..at].contains(value)), "{values:?}");
        case(ParameterPosition::Choice("twice-the-bet"), &Ok(Some(LeastRaise::TwiceTheBet)));
        case(ParameterPosition::Number(50), &Ok(Some(HalfPercent(50))));
    }

    #[test]
    fn a_book_without_a_position_gives_no_value_and_that_is_no_mistake() {
        case::<LeastRaise>(ParameterPosition::None, &Ok(None));
        case::<HalfPercent>(ParameterPosition::None, &Ok(None));
    }

    #[test]
    fn a_value_that_is_not_understood_is_a_mistake_and_no_default() {
        let wrong = |parameter| CalculationError::impossible(parameter, "value-not-understood", []);
        case::<LeastRaise>(ParameterPosition::Choice("thrice-the-bet"), &Err(wrong("min-raise")));
        case::<LeastRaise>(ParameterPosition::Number(2), &Err(wrong("min-raise")));
        case::<HalfPercent>(ParameterPosition::Choice("half"), &Err(wrong("half-percent")));
    }
}
