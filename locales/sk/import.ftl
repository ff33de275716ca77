# Oficiálne znenie z vlastného dokumentu podniku: prevzatie a zobrazenie vedľa nášho.

words-official = oficiálne znenie
words-ours = našimi slovami
words-ours-only = iba našimi slovami, oficiálne znenie tu nie je
official-from = Oficiálne znenie: { $source }
import-found = Oficiálne znenie knihy { $book }: { $found } z { $all } pravidiel
import-how = Podľa čísla: { $number } · podľa poradia: { $order } · podľa podobnosti: { $likeness }
import-missing = Nenašlo sa
import-doubtful = Sporné a vynechané
import-doubtful-line = { $rule }: riadok { $line }, „{ $heading }“. { $doubt }
import-doubt-unlike = S naším textom nemá spoločné takmer ani slovo.
import-doubt-nearer = Viac sa podobá na { $rule }.
import-doubt-short = Je oveľa kratšie než naše.
import-doubt-long = Je oveľa dlhšie než naše.
import-doubt-holds = Zrejme obsahuje aj pravidlo { $rule }, ktoré sa nenašlo.
import-doubt-cut-off = Končí sa uprostred vety: text je možno odseknutý.
import-whole = Prevzaté vcelku, nie po častiach
import-bare = Časti bez oficiálneho znenia
import-left = Zvyšok dokumentu
import-left-line = { $lines ->
    [one] riadok { $line }: { $text }
   *[other] riadky { $line } až { $last }: { $text }
}
import-numbers = Čísla, ktoré knihe odporujú
import-next-headings =
    Nad to, čo sa nenašlo alebo je sporné, daj na samostatný riadok číslo a nadpis,
    súbor zmaž a dokument prevezmi znova
import-next-rule =
    floor --rulings { $folder } --book { $book } rule { $rule }
    ukáže oficiálne znenie a pod ním naše
import-next-check =
    floor check { $folder }
    preverí priečinok; spusti to po každej zmene
import-ask = Riadok { $line }: „{ $heading }“. Je to { $rule }? { $doubt }
import-ask-hint = áno alebo nie
import-which-book = Povedz, ku ktorej knihe dokument patrí: --book ID. Knihy vypíše "floor books".
file-exists = { $file } už existuje a nič sa neprepisuje. Ak sa má zapísať znova, zmaž ho alebo presuň.
import-bad-day = „{ $typed }“ nie je deň. Píše sa ako 2026-11-22.
import-two-columns = V súbore { $file } sú dva stĺpce vedľa seba, takže každý riadok má kus z oboch. Ulož ho so stĺpcami pod sebou. Nič sa nezapísalo.
import-other-language = Jazyk dokumentu { $file }: { $language }. Jazyk knihy { $book }: { $own }. Nič sa nezapísalo.
import-other-paper = { $file } nie je dokument knihy { $book }: takmer žiadne jej pravidlo v ňom nie je. Nič sa nezapísalo.
import-other-book = { $file } je skôr dokument knihy { $other } než { $book }. Nič sa nezapísalo. Ak je to tak: --book { $other }
import-empty = V súbore { $file } nie je žiadny text.
import-too-short = V súbore { $file } je na pravidlá primálo textu.
import-too-large = Súbor { $file } je na pravidlá priveľký: má viac než 1 MiB textu.
import-no-plain-file = { $file } nie je súbor, ktorý sa dá prečítať.
import-unreadable = Súbor { $file } sa nedá prečítať: { $why }
import-encoding = { $file } nie je text v UTF-8. Otvor ho v editore a ulož ako UTF-8.
import-word-file = { $file } je súbor textového procesora. Ulož ho v ňom ako čistý text (UTF-8) alebo ako PDF.
import-no-pdftotext = Na PDF treba program "pdftotext" a ten na tomto počítači nie je. Nainštaluj ho (poppler-utils) alebo ulož dokument ako text.
import-pdf-unreadable = PDF { $file } sa nedá prečítať: { $why }
import-scanned = { $file } má strany, ale nie text: zrejme je naskenovaný. Najprv naň pusti rozpoznávanie textu (OCR).
finding-official-number = { $name } je { $found }, čo v oficiálnom znení { $clause } nestojí; stojí tam { $others }. Ak podnik hrá podľa oficiálneho znenia, zmeň hodnotu.
help-import = Pridá k nášmu zneniu oficiálne z dokumentu podniku
help-import-file = Dokument: text, Markdown alebo PDF (ak je nainštalovaný pdftotext)
help-import-into = Priečinok podniku alebo taký, ktorý ešte neexistuje
help-import-edition = Vydanie dokumentu; bez neho vydanie knihy
help-import-date = Deň vydania, napríklad 2026-11-22

# Vydania jedného textu vedľa seba.

book-family = Vydanie { $year } z rodiny { $family }{ $age ->
    [only] { "" }
    [newest] , tu najnovšie
   *[older] ; najnovšie je tu { $newest }
}
book-older-edition = staršie vydanie
book-extends = Základ: { $base }
book-no-family = Vlastný text, nie je vydaním žiadnej rodiny
books-families = Rodiny a ich vydania
redline-title = { $before } → { $after }
redline-marks = [-vypadlo-] {"{"}+pribudlo+{"}"}
redline-same = { $same ->
    [one] { $same } pravidlo má v oboch rovnaký text.
    [few] { $same } pravidlá majú v oboch rovnaký text.
   *[other] { $same } pravidiel má v oboch rovnaký text.
}
redline-new = pribudlo
redline-gone = vypadlo
redline-two-books = Na porovnanie textov treba dve knihy: --books A,B
redline-no-editions = { $a } a { $b } nie sú vydaniami jedného textu. Rodiny ukáže "floor books"; bez --text sa porovnajú ich rozhodnutia.
redline-languages = Jazyk knihy { $a }: { $a-language }. Jazyk knihy { $b }: { $b-language }. Slovo po slove sa dá porovnať iba ten istý jazyk. Bez --text sa porovnajú rozhodnutia.
help-compare-text = Ukáže dve vydania jedného textu slovo po slove
