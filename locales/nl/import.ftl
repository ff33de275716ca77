# De officiële tekst van het eigen document van een huis: overnemen, en naast de onze tonen.

words-official = officiële tekst
words-ours = in onze woorden
words-ours-only = alleen in onze woorden, er is hier geen officiële tekst van
official-from = Officiële tekst: { $source }
import-found = { $found } van de { $all } regels van { $book } hebben nu hun officiële tekst
import-how = Op nummer: { $number } · op volgorde: { $order } · op gelijkenis: { $likeness }
import-missing = Niet gevonden
import-doubtful = Twijfelachtig en weggelaten
import-doubtful-line = { $rule }: tekstregel { $line } van het document, „{ $heading }”. { $doubt }
import-doubt-unlike = Er staat bijna geen woord in van onze tekst.
import-doubt-nearer = De tekst lijkt meer op { $rule }.
import-doubt-short = De tekst is veel korter dan de onze.
import-doubt-long = De tekst is veel langer dan de onze.
import-doubt-holds = Het lijkt ook regel { $rule } te bevatten, die niet gevonden is.
import-doubt-cut-off = Het eindigt midden in een zin: misschien is het document afgekapt.
import-whole = In zijn geheel overgenomen, niet per onderdeel
import-bare = Onderdelen zonder officiële tekst
import-left = Overgebleven
import-left-line = { $lines ->
    [one] tekstregel { $line }: { $text }
   *[other] tekstregels { $line } tot en met { $last }: { $text }
}
import-numbers = Getallen die het boek tegenspreken
import-next-headings =
    Zet nummer en titel op een eigen tekstregel boven wat niet gevonden of twijfelachtig is,
    verwijder het bestand en neem het document opnieuw over
import-next-rule =
    floor --rulings { $folder } --book { $book } rule { $rule }
    toont de officiële tekst, met de onze eronder
import-next-check =
    floor check { $folder }
    controleert de map; doe dat na elke wijziging
import-ask = Tekstregel { $line }: „{ $heading }”. Is dit { $rule }? { $doubt }
import-ask-hint = ja of nee
import-which-book = Zeg van welk boek het document is: --book ID. "floor books" noemt de boeken.
file-exists = { $file } is er al, en er wordt niets overschreven. Verwijder of verplaats het om het opnieuw te laten schrijven.
import-bad-day = "{ $typed }" is geen dag. Schrijf hem zoals 2026-11-22.
import-two-columns = In { $file } staan twee kolommen naast elkaar, zodat elke regel een stuk van beide heeft. Bewaar het met de kolommen onder elkaar. Er is niets geschreven.
import-other-language = { $file } is in het { $language }, en { $book } is in het { $own }. Er is niets geschreven.
import-other-paper = { $file } is niet het document van { $book }: bijna geen regel van dat boek staat erin. Er is niets geschreven.
import-other-book = { $file } is eerder het document van { $other } dan van { $book }. Er is niets geschreven. Klopt dat, geef dan --book { $other } op.
import-empty = Er staat geen tekst in { $file }.
import-too-short = Er staat te weinig tekst in { $file } voor een reglement.
import-too-large = { $file } is te groot voor een reglement: meer dan 1 MiB tekst.
import-no-plain-file = { $file } is geen bestand dat te lezen is.
import-unreadable = { $file } is niet te lezen: { $why }
import-encoding = { $file } is geen tekst in UTF-8. Open het in een editor en bewaar het als UTF-8.
import-word-file = { $file } is een bestand van een tekstverwerker. Bewaar het daar als platte tekst (UTF-8) of als PDF.
import-no-pdftotext = Voor een PDF is "pdftotext" nodig, en dat staat niet op deze machine. Installeer het (poppler-utils) of bewaar het document als tekst.
import-pdf-unreadable = De PDF { $file } is niet te lezen: { $why }
import-scanned = { $file } heeft pagina's maar geen tekst: het lijkt gescand. Laat er eerst tekstherkenning (OCR) op los.
finding-official-number = { $name } is { $found }, maar dat staat niet in de officiële tekst van { $clause }; daar staat { $others }. Speelt je huis volgens die tekst, wijzig dan de waarde.
help-import = De officiële tekst uit het document van je huis naast de onze zetten
help-import-file = Het document: tekst, Markdown, of PDF waar pdftotext geïnstalleerd is
help-import-into = De map van je huis, of een die er nog niet is
help-import-edition = De editie van het document; die van het boek als ze niet genoemd wordt
help-import-date = De dag van de editie, zoals 2026-11-22

# Edities van één tekst, naast elkaar.

book-family = Editie { $year } van de familie { $family }{ $age ->
    [only] { "" }
    [newest] , de nieuwste hier
   *[older] ; de nieuwste hier is { $newest }
}
book-older-edition = oudere editie
book-extends = Ligt over { $base }
book-no-family = Een eigen tekst, geen editie van een familie
books-families = Families en hun edities
redline-title = { $before } → { $after }
redline-marks = [-vervallen-] {"{"}+nieuw+{"}"}
redline-same = { $same ->
    [one] { $same } regel heeft in beide dezelfde tekst.
   *[other] { $same } regels hebben in beide dezelfde tekst.
}
redline-new = nieuw
redline-gone = vervallen
redline-two-books = Tekst naast tekst gaat met twee boeken: --books A,B
redline-no-editions = { $a } en { $b } zijn geen edities van één tekst. "floor books" toont de families; zonder --text worden hun beslissingen vergeleken.
redline-languages = { $a } is in het { $a-language } en { $b } in het { $b-language }: woorden zijn alleen met woorden van dezelfde taal te vergelijken. Zonder --text worden hun beslissingen vergeleken.
help-compare-text = Twee edities van één tekst woord voor woord tonen
