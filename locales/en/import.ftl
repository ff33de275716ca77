# The official words of a house's own paper: importing them, and showing them beside ours.

words-official = official text
words-ours = in our words
words-ours-only = in our words only, no official text of it here
official-from = Official text: { $source }
import-found = { $found } of { $all } rules of { $book } now have their official words
import-how = By number: { $number } · by order: { $order } · by likeness: { $likeness }
import-missing = Not found
import-doubtful = In doubt and left out
import-doubtful-line = { $rule }: line { $line }, "{ $heading }". { $doubt }
import-doubt-unlike = It shares hardly a word with our text.
import-doubt-nearer = It is more like { $rule }.
import-doubt-short = It is much shorter than ours.
import-doubt-long = It is much longer than ours.
import-doubt-holds = It seems to hold rule { $rule }, too, which was not found.
import-doubt-cut-off = It ends in the middle of a sentence: the paper may be cut off.
import-whole = Taken whole, not clause by clause
import-bare = Clauses without official words
import-left = Left over
import-left-line = { $lines ->
    [one] line { $line }: { $text }
   *[other] lines { $line } to { $last }: { $text }
}
import-numbers = Numbers that contradict the book
import-next-headings =
    Put number and title on a line of their own above what was not found or is in doubt,
    delete the file and import again
import-next-rule =
    floor --rulings { $folder } --book { $book } rule { $rule }
    shows the official words, ours below them
import-next-check =
    floor check { $folder }
    checks the folder; do it after every change
import-ask = Line { $line }: "{ $heading }". Is this { $rule }? { $doubt }
import-ask-hint = yes or no
import-which-book = Say whose paper it is: --book ID. "floor books" lists the books.
file-exists = { $file } is there already, and nothing is overwritten. Delete it, or put it somewhere else, to have it written again.
import-bad-day = "{ $typed }" is no day. Write it as in 2026-11-22.
import-two-columns = { $file } has two columns side by side, so that each line has a piece of both. Save it with one column below the other. Nothing was written.
import-other-language = { $file } is in { $language }, and { $book } is in { $own }. Nothing was written.
import-other-paper = { $file } is not the paper of { $book }: hardly any of its rules are in it. Nothing was written.
import-other-book = { $file } looks like the paper of { $other }, not of { $book }. Nothing was written. If it is that of { $other }, give --book { $other }
import-empty = There is no text in { $file }.
import-too-short = There is too little text in { $file } for a rulebook.
import-too-large = { $file } is too large for a rulebook: more than 1 MiB of text.
import-no-plain-file = { $file } is not a file that can be read.
import-unreadable = { $file } cannot be read: { $why }
import-encoding = { $file } is not UTF-8 text. Open it in an editor and save it as UTF-8.
import-word-file = { $file } is a word processor file. Save it in that program as plain text (UTF-8) or PDF.
import-no-pdftotext = Reading a PDF takes "pdftotext", which is not on this machine. Install it (poppler-utils), or save the paper as text.
import-pdf-unreadable = The PDF { $file } cannot be read: { $why }
import-scanned = { $file } has pages but no text: it seems to be scanned. Have it read by text recognition (OCR) first.
finding-official-number = { $name } is { $found }, which the official words of { $clause } do not say; they say { $others }. If your house plays by them, change the policy.
help-import = Put the official words of your house's paper beside ours
help-import-file = The paper: text, Markdown, or PDF where pdftotext is installed
help-import-into = The folder of your house, or one that does not exist yet
help-import-edition = The edition of the paper; if not given, that of the book
help-import-date = The day of the edition, as in 2026-11-22

# Editions of one text, side by side.

book-family = { $year } edition of the { $family } family{ $age ->
    [only] { "" }
    [newest] , the newest here
   *[older] ; the newest here is { $newest }
}
book-older-edition = older edition
book-extends = Laid over { $base }
book-no-family = A text of its own, an edition of no family
books-families = Families and their editions
redline-title = { $before } → { $after }
redline-marks = [-gone-] {"{"}+new+{"}"}
redline-same = { $same ->
    [one] { $same } rule has the same text in both.
   *[other] { $same } rules have the same text in both.
}
redline-new = new
redline-gone = gone
redline-two-books = Comparing texts takes two books: --books A,B
redline-no-editions = { $a } and { $b } are not editions of one text. "floor books" shows the families; without --text their rulings are compared.
redline-languages = { $a } is in { $a-language }, and { $b } is in { $b-language }: only texts in the same language can be compared word by word. Without --text their rulings are compared.
help-compare-text = Show two editions of one text word by word
