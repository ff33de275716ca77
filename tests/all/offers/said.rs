//! What is said: words, amounts with them, and amounts in words.

use super::{puts, refused, same, says};
use floorbook::betting::Words;
use floorbook::notation::Expected;

#[test]
fn what_is_said_is_no_chip_on_the_table() {
    for (words, turns) in [
        (
            Words::RaiseOf(800),
            &["B \"raise 800\"", "B says raise 800", "B „ich erhöhe 800“", "B povie „raise 800“"][..],
        ),
        (
            Words::RaiseTo(800),
            &["B \"raise to 800\"", "B says make it 800", "B zegt \"ik maak er 800 van\"", "B „raise na 800“"],
        ),
        (
            Words::RaiseBy(800),
            &["B \"800 more\"", "B \"raise 800 more\"", "B zegt nog 800", "B sagt um 800", "B povie o 800"],
        ),
        (Words::RaiseBy(800), &["B \"raise by 800\"", "B zegt \"met 800\"", "B \"another 800\""]),
        (Words::BetOf(600), &["B \"bet 600\"", "B zegt bet 600", "B sagt „ich setze 600“", "B povie „stavím 600“"]),
        (Words::Bet, &["B \"bet\"", "B \"I bet\""]),
        (Words::Amount(600), &["B \"600\"", "B says 600", "B zegt: 600", "B „600“", "B says 600 chips"]),
        (Words::Pot, &["B \"pot\"", "B says pot", "B \"I bet the pot\"", "B bets pot", "B raises pot", "B sagt „Pot“"]),
        (Words::Check, &["B \"check\"", "B says check", "B zegt \"ik check\"", "B „ich checke“", "B povie check"]),
        (Words::Fold, &["B \"fold\"", "B says I fold", "B zegt \"ik pas\"", "B „ich passe“", "B povie „pasujem“"]),
        (Words::Call, &["B \"call\"", "B \"I'll call\"", "B zegt \"ik ga mee\"", "B „ich gehe mit“", "B \"call 400\""]),
    ] {
        same(&[says(words)], turns);
    }
    let all_in = [
        "B says all-in",
        "B \"I'm all-in\"",
        "B \"all in\"",
        "B \"I’m all in\"",
        "B 'I'm all-in'",
        "B zegt \"ik ben all-in\"",
        "B sagt: „Ich bin all-in“",
        "B povie „som all-in“",
    ];
    same(&[says(Words::AllIn)], &all_in);
}

#[test]
fn two_things_may_be_said() {
    same(
        &[says(Words::Call), says(Words::Raise)],
        &["B \"call... raise\"", "B says call, says raise", "B calls, raises"],
    );
    same(
        &[says(Words::Raise), says(Words::Amount(8_000))],
        &["B \"raise, 8000\"", "B \"raise. eight thousand\"", "B says raise, says 8000"],
    );
    same(&[says(Words::Check), says(Words::BetOf(600))], &["B checks, bets 600", "B \"check, and bet 600\""]);
}

#[test]
fn amounts_in_words_are_read_where_they_are_sure() {
    for (amount, turns) in [
        (5, &["B \"five\"", "B zegt vijf", "B sagt fünf", "B povie päť"][..]),
        (500, &["B \"five hundred\"", "B \"vijfhonderd\"", "B \"vijf honderd\"", "B „fünfhundert“", "B „päťsto“"]),
        (2_000, &["B \"two thousand\"", "B \"tweeduizend\"", "B „zweitausend“", "B „dvetisíc“", "B „dve tisíc“"]),
        (2_500, &["B \"twenty-five hundred\"", "B \"vijfentwintighonderd\"", "B „zweitausendfünfhundert“"]),
        (2_500, &["B \"two thousand five hundred\"", "B „dvetisíc päťsto“", "B „fünfundzwanzig hundert“"]),
        (1_000, &["B \"a thousand\"", "B \"one thousand\"", "B \"duizend\"", "B „eintausend“", "B „tisíc“"]),
        (150, &["B \"a hundred and fifty\"", "B \"honderdvijftig\"", "B „einhundertfünfzig“", "B „sto päťdesiat“"]),
        (1_200, &["B \"twelve hundred\"", "B \"twaalfhonderd\"", "B „zwölfhundert“", "B „tisíc dvesto“"]),
    ] {
        same(&[says(Words::Amount(amount))], turns);
    }
    same(
        &[says(Words::RaiseTo(2_000)), puts(&[(1, 500)])],
        &["B \"raise to two thousand\", puts 500", "B says raise to two thousand and puts 500"],
    );
    same(&[says(Words::RaiseOf(800))], &["B zegt \"een raise van achthonderd\""]);
    refused("B \"six fifty\"", "six fifty", Expected::Amount);
    refused("B says two thousand five", "two thousand five", Expected::Amount);
    refused("B \"five zillion\"", "zillion", Expected::Said);
    let many = "a million million million million";
    refused(&format!("B \"{many}\""), many, Expected::Amount);
    refused("B \"ninety hundred million million\"", "ninety hundred million million", Expected::Amount);
    let large = "nine hundred thousand million";
    refused(&format!("B \"{large}\""), large, Expected::Amount);
}
