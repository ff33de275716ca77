# The words for those who write a book of their own.

finding-missing-language = the text lacks: { $languages }. Write it by language, as in {"{"} en: …, sk: … {"}"}
finding-replaced-rule = rule { $name } is replaced, and these positions still rest on its old text: { $policies }. State each of them again in { $where }, even where it stays as it was

heading-next-edition = Known to be new in { $edition }
heading-changed = Played differently from { $base }
changed-text-inherited = The text is still that of { $base }. These points take precedence over it.
heading-values = Values
heading-standing = Where the books stand
heading-own-position = In a book of your own
policies-number = a whole number from { $least } to { $most }, such as { $example }
policies-many = { $n } points. One in full: floor policies ID
unknown-policy = { $near ->
    [none] No policy, group or topic fits "{ $typed }".
   *[other] No policy, group or topic fits "{ $typed }". Did you mean "{ $near }"?
}
topics-many = { $n ->
    [one] { $n } topic. Behind it are the rules of { $book }; they are shown with: floor rule TOPIC
   *[other] { $n } topics. Behind each are the rules of { $book }; they are shown with: floor rule TOPIC
}
unknown-topic-typed = { $near ->
    [none] No topic or group fits "{ $typed }".
   *[other] No topic or group fits "{ $typed }". Did you mean "{ $near }"?
}
init-written = House rules on { $base }, ready to be changed
heading-files = Files
heading-next = What to do next
init-next-check =
    floor check { $folder }
    checks the folder; do it after every change
init-next-rule =
    floor --rulings { $folder } --book { $book } rule H1
    shows the rule of the example
init-next-compare =
    floor --rulings { $folder } compare --books { $base },{ $book }
    shows what your house plays differently
init-next-policies =
    floor policies clock
    shows points that you can change, with their values
init-copied = { $title }: copied into the folder of your house, ready to be changed
init-next-decide =
    floor --rulings { $folder } decide { $incident }
    rules by your copy; the built-in incident counts no more
init-begun = { $policy }: begun as a point of your house, on which your books are silent so far
init-next-values = Give it its values and its words, and say where your books stand on it, each value with its clause.
init-next-rows =
    floor init { $folder } --incident INCIDENT
    copies the incident whose rows are to ask for it
init-next-fix =
    floor check --fix { $folder }
    checks the folder, and writes how much it holds now
init-policy-name = A point is called TOPIC.WHAT, as clock.warning is, and not "{ $typed }". The topics: floor topics
init-no-house = { $folder } is not the folder of a house: there is no book in it. Start one: floor init { $folder } --extends BOOK
init-exists = { $folder } is there already, and nothing is overwritten. Name a folder that does not exist yet, or an empty one.
init-not-written = { $file } cannot be written: { $why }
changed-meanwhile = { $folder } was changed while you were asked, and nothing was written. Run it again.
help-policies = List the points on which books differ, with their values
help-policies-words = A group (procedure), an id (clock.total) or words; none lists all
help-topics = List the topics of rules, with the rules of your book
help-topics-words = A group (betting), an id (clock) or words; none lists all
help-init = Write a folder for the rules of your house to start from, or copy an incident into it
help-init-dir = The folder: a new or empty one, or with --incident that of your house
help-init-extends = The book underneath: what your house does not say is taken from it
help-init-incident = A built-in incident that is copied into the folder of your house, with its words
help-init-policy = A point of your own that is begun in the folder of your house, with its words
help-schema = Write a schema: of data of your house, by which an editor completes and checks it, or of what is printed as JSON
help-schema-name = What it is of: book, rules, positions, incident, policies, table, topics, translation, official or data; or of what is printed: ruling, line, rules, search, error, ...
help-schema-printed = What is printed as JSON, also where data has the same name (rules, policies)

# Rules in other languages than that of their book.
finding-own-language = { $book } is written in { $name }: its rules stand in rules/, and no translation of them belongs here
finding-translated-otherwise = the translation of rule { $name } has not the same parts as the rule at { $where }: as many clauses, labels, list items and examples as there are in rules/, in the same order
finding-translation-older = rule { $name } has changed since it was translated, so the translation is not used. Read both, mend the translation, take out its line source, and floor check --fix writes the new one
finding-translation-unmarked = the translation of rule { $name } does not say of which text it was made. Read both; then floor check --fix writes the line source
finding-translated-sentences = the translation of { $name } has { $found } sentences instead of { $expected }: a position says which sentence decides, so they must be the same in every language
finding-untranslated = rules of { $book } without a translation into { $language }: { $values }
words-translated = translated
check-marked =
    { $file }: { $count ->
        [one] the text of which { $count } translation was made is written down
       *[other] the texts of which { $count } translations were made are written down
    }
house-packed = { $n ->
    [one] One file
   *[other] { $n } files
} packed into { $file }: { $books }
    SHA-256 { $hash }
help-pack = Pack the data of a house into one file for other rooms
help-pack-output = The file, which is not there yet
