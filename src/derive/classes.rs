//! Classes: what the arithmetic makes of numbers, as closed sets on which a decision table decides.
//!
//! A class is a type that makes its own names: its own, by which a table has a column for it, and those of its values, which
//! the cells name. The classes of a calculation are a struct with a field for each. Places, by which a table is looked up,
//! are made of them here and nowhere else.

use crate::{ClassPlaces, Inputs, UNKNOWN};

/// A class by name: its name, and its closed set of values with [`UNKNOWN`] as the last.
pub type Class = (&'static str, &'static [&'static str]);

/// A value of a class.
pub(crate) trait ClassValue: Copy {
    /// The class with the names of all its values.
    const CLASS: Class;

    /// The place of the value among them.
    fn place(self) -> u8;
}

/// The classes of a calculation.
pub trait Classes {
    /// The classes in their order.
    const LIST: &'static [Class];

    /// Puts the place of the value of each class at the end.
    fn place(&self, places: &mut ClassPlaces);

    /// For each class, the place of its value.
    fn places(&self) -> ClassPlaces {
        let mut places = ClassPlaces::with_capacity(Self::LIST.len());
        self.place(&mut places);
        places
    }
}

/// What is true or not.
pub(crate) const NO_YES: &[&str] = &["no", "yes", UNKNOWN];

/// The place of a value among the names of its class. It is worked out when the program is built.
pub(crate) const fn place_of(class: &Class, name: &str) -> u8 {
    let mut place = 0;
    while !same(class.1[place as usize], name) {
        place += 1;
    }
    place
}

/// Whether two names are the same, when the program is built.
pub(crate) const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// The place of a class in a list, if it is there. It is worked out when the program is built.
pub(crate) const fn place_in(list: &[Class], class: &Class) -> Option<usize> {
    let mut place = 0;
    while place < list.len() {
        if same(list[place].0, class.0) {
            return Some(place);
        }
        place += 1;
    }
    None
}

impl dyn Inputs + '_ {
    /// A class of the calculation is known, whatever the inputs that are still to be read: see [`Inputs::settle`]. A class that
    /// the calculation has not does not build.
    pub(crate) fn known<L: Classes, C: ClassValue>(&self, value: C) {
        self.settle(const { place_in(L::LIST, &C::CLASS).expect("a class of the calculation") }, value.place());
    }
}

/// Makes a class: of values of its own, of those of a type that is there, of what is true or not, or of the values of
/// another class under a name of its own.
macro_rules! class {
    ($(#[$about:meta])* $vis:vis enum $class:ident = $name:literal {
        $($(#[$note:meta])* $value:ident = $key:literal,)+
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis enum $class { $($(#[$note])* $value,)+ }
        class! { for $class = $name { $($value = $key,)+ } }
    };
    (for $class:ident = $name:literal { $($value:ident = $key:literal,)+ }) => {
        impl $crate::classes::ClassValue for $class {
            const CLASS: $crate::classes::Class =
                ($name, &[$($key,)+ $crate::UNKNOWN]);

            fn place(self) -> u8 {
                match self {
                    $(Self::$value => const { $crate::classes::place_of(&Self::CLASS, $key) },)+
                }
            }
        }
    };
    ($(#[$about:meta])* $vis:vis struct $class:ident(bool) = $name:literal;) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis struct $class(pub bool);
        impl $crate::classes::ClassValue for $class {
            const CLASS: $crate::classes::Class =
                ($name, $crate::classes::NO_YES);

            fn place(self) -> u8 {
                u8::from(self.0)
            }
        }
    };
    ($(#[$about:meta])* $vis:vis struct $class:ident($values:ty) = $name:literal;) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis struct $class(pub $values);
        impl $crate::classes::ClassValue for $class {
            const CLASS: $crate::classes::Class =
                ($name, <$values as $crate::classes::ClassValue>::CLASS.1);

            fn place(self) -> u8 {
                $crate::classes::ClassValue::place(self.0)
            }
        }
    };
}

/// The classes of several lists in one, `N` being how many they are. It is worked out when the program is built.
pub(crate) const fn joined<const N: usize>(lists: &[&[Class]]) -> [Class; N] {
    let mut all = [("", NO_YES); N];
    let (mut list, mut at, mut next) = (0, 0, 0);
    while list < lists.len() {
        if at == lists[list].len() {
            (list, at) = (list + 1, 0);
            continue;
        }
        all[next] = lists[list][at];
        (at, next) = (at + 1, next + 1);
    }
    all
}

/// How many classes lists have.
pub(crate) const fn count(lists: &[&[Class]]) -> usize {
    let (mut list, mut classes) = (0, 0);
    while list < lists.len() {
        classes += lists[list].len();
        list += 1;
    }
    classes
}

/// The classes of a list but for those of some names, one bit each, by their places. It is worked out when the program is
/// built.
pub(crate) const fn all_but(list: &[Class], names: &[&str]) -> u32 {
    let (mut bits, mut at) = (0, 0);
    while at < list.len() {
        let mut name = 0;
        while name < names.len() && !same(list[at].0, names[name]) {
            name += 1;
        }
        if name == names.len() {
            bits |= 1 << at;
        }
        at += 1;
    }
    bits
}

/// Makes the classes of a calculation: a struct with a class in each field, and behind `..` those that it shares with
/// others.
macro_rules! classes {
    ($(#[$about:meta])* $vis:vis struct $list:ident {
        $($(#[$note:meta])* $field:ident: $class:ty,)+
        $(..$part:ident: $parts:ty,)?
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis struct $list { $($(#[$note])* pub $field: $class,)+ $(pub $part: $parts,)? }
        impl $crate::classes::Classes for $list {
            const LIST: &'static [$crate::classes::Class] = {
                use $crate::classes::{Class, ClassValue, count, joined};
                const LISTS: &[&[Class]] =
                    &[&[$(<$class as ClassValue>::CLASS,)+], $(<$parts as $crate::classes::Classes>::LIST)?];
                &joined::<{ count(LISTS) }>(LISTS)
            };

            fn place(&self, places: &mut $crate::ClassPlaces) {
                places.extend_from_slice(&[$($crate::classes::ClassValue::place(self.$field),)+]);
                $($crate::classes::Classes::place(&self.$part, places);)?
            }
        }
    };
}

pub(crate) use {class, classes};

#[cfg(test)]
mod tests {
    use super::*;
    use floorbook_poker::betting::round::Structure;

    class! {
        enum Blind = "blind" {
            Small = "small",
            Big = "big",
        }
    }
    class! {
        struct Posted(bool) = "posted";
    }
    class! {
        struct Missed(Blind) = "missed";
    }
    classes! {
        struct Blinds {
            posted: Posted,
            missed: Missed,
        }
    }

    /// The name of a value, looked up as a table does.
    fn name<C: ClassValue>(value: C) -> &'static str {
        C::CLASS.1[usize::from(value.place())]
    }

    #[test]
    fn a_value_is_found_under_its_own_name() {
        assert_eq!((name(Blind::Small), name(Blind::Big)), ("small", "big"));
        assert_eq!((name(Posted(false)), name(Posted(true))), ("no", "yes"));
        assert_eq!((Missed::CLASS.0, name(Missed(Blind::Big))), ("missed", "big"));
        assert_eq!((name(Structure::NoLimit), name(Structure::FixedLimit)), ("no-limit", "fixed-limit"));
    }

    #[test]
    fn the_last_value_of_every_class_is_the_unknown_one() {
        for (class, values) in [Blind::CLASS, Posted::CLASS, Missed::CLASS, Structure::CLASS] {
            assert_eq!(values.last(), Some(&UNKNOWN), "{class}");
        }
    }

    #[test]
    fn the_places_of_a_list_are_in_the_order_of_its_classes() {
        let blinds = Blinds { missed: Missed(Blind::Big), posted: Posted(false) };
        let named: Vec<_> =
            Blinds::LIST.iter().zip(blinds.places()).map(|(c, at)| (c.0, c.1[usize::from(at)])).collect();
        assert_eq!(named, [("posted", "no"), ("missed", "big")]);
    }
}
