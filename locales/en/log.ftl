# The log of rulings, and the hand-over.

# What is typed for a table and a seat, before its number. Spellings stand with commas between; those of every language are understood.

command-log = log
log-word-table = t, table
log-word-seat = s, seat

# Where, who and when

log-table = T{ $n }
log-seat = s{ $n }
log-number = No. { $number }
log-forgotten-player = player { $n }, name forgotten
log-seen = { $name }, last at { $where } (No. { $number })
log-which-person = Which { $name } is it?
log-somebody-else = another player of this name
log-several-people = The log knows more than one { $name }. Add the number, or #{ $next } for another player of this name:{ $found }
log-nobody = The log knows no { $name }.
log-yes = yes
log-no = no

# A ruling is kept

log-how = Type what is kept with it, for example: log T7 s3 Novak --by KV --at 20:14
log-after-the-ruling = A ruling is kept in the log while it is on the screen: < leads back to it.
log-kept = Kept as No. { $number }.
log-kept-before = Kept before as No. { $number }.
log-same-as = Is it the same as No. { $number }?
log-was-same = The same as No. { $number }, not kept again. If it is another one: --again
log-soon-after = No. { $number } is about the same incident on this seat, less than ten minutes apart.
log-clock-went-back = The clock of this machine is behind the entry before. The numbers keep the order.
log-begun = A new log: { $file }
log-on-a-network = { $file } is on another machine. Entries can be lost there: keep the log on this one.
log-nothing-kept = The ruling stands, but it was not kept: { $why }
log-not-asked-for = These options belong to a ruling that is kept: add --log "T7 s3 NAME".
log-no-time = "{ $typed }" is not a time. Like this: 20:14, or "2026-11-25 20:14"
log-time-skipped = There was no { $typed } that night: the clocks were put forward.
log-time-to-come = { $typed } is still to come.

# What was ruled on the like of it before

log-ruled-before = { $where ->
    [none] The same facts were ruled at { $clock } (No. { $number }): { $ruling }
   *[other] The same facts were ruled at { $clock }, { $where } (No. { $number }): { $ruling }
}
log-ruled-otherwise = { $where ->
    [none] Ruled otherwise at { $clock } (No. { $number }): { $ruling }. What differs is { $fact }: { $was } then, { $is } now.
   *[other] Ruled otherwise at { $clock }, { $where } (No. { $number }): { $ruling }. What differs is { $fact }: { $was } then, { $is } now.
}

# What is shown of the log

log-heading = { $n ->
    [one] The log: { $n } entry
   *[other] The log: { $n } entries
}
log-nothing-today = The log has nothing of today. All that there is: floor log --all
log-nothing-fits = The log has nothing that fits.
log-undone = undone
log-was-overruled = { $by ->
    [none] overruled on appeal (No. { $number })
   *[other] overruled on appeal by { $by } (No. { $number })
}
log-otherwise = ruled otherwise: { $why }
log-kind-undo = No. { $number } undone
log-kind-redo = No. { $number } stands again
log-kind-forget = a name forgotten
log-kind-copy = copied to { $file }
log-kind-appeal = { $outcome ->
    [overruled] No. { $number } overruled on appeal
   *[other] No. { $number } upheld on appeal
}
log-kind-taken = took over
log-entered = entered
log-approved = approved
log-reference = reference
log-told = as stated
log-book = book
log-data = data
log-house = house
log-heading-now = What would be ruled now
log-same-now = The same, although the data is different by now.
log-ruled-now = Now: { $ruling }
log-clause-changed = { $clause } reads differently now.
log-not-there-now = The book { $book } or this incident is not in the data now.
log-asks-more-now = With the data of now, more would be asked before it can be ruled.

# Undo, redo, forget, copies

log-undo-question =
    Undo this entry?
    { $entry }
log-redo-question =
    Let this entry stand again?
    { $entry }
log-undo-done = No. { $number } is undone. It can be brought back: floor log redo { $number }
log-redo-done = No. { $number } stands again.
log-left = Nothing was changed.
log-forget-needs-yes = What is forgotten does not come back. Where nobody can be asked: --yes
log-forget-question = Forget { $name }? The name does not come back.
log-forgotten = Forgotten. Entries: { $entries }, texts in which the name stood: { $texts }
log-copies-stay =
    Copies that were made before still have the name:
      { $files }
log-exported = standard output (floor log export)
log-copied = Copied to { $file }
log-copy-not-noted = The log does not know of the copy: { $why }
log-whole = { $n ->
    [one] { $file } is whole: { $n } entry
   *[other] { $file } is whole: { $n } entries
}

# What is wrong with a log

log-missing = There is no log yet: { $file }. A ruling with --log begins one.
log-no-place = Nobody says where the log is: --log-file FILE or FLOOR_LOG
log-read-only = { $file } cannot be written.
log-full = There is no room left on the disk for { $file }. All that was kept before is still there.
log-locked = Another program is writing to { $file }. Try again.
log-not-a-log = { $file } is not a log of this program.
log-newer = { $file } was written by a newer version of this program. Use that one; nothing was changed.
log-damaged = { $file } is damaged. Work with the last copy (floor log backup), and keep this file.
log-copy-there = { $file } is there already, and no copy takes its place.
log-no-entry = The log has no No. { $number }.
log-no-undo = No. { $number } cannot be undone. For an entry that was undone: floor log redo
log-already-undone = No. { $number } was undone already.
log-not-undone = No. { $number } was not undone.
log-key-taken = No. { $number } has this key, and says something else.
log-nothing = There is nothing to undo or to redo.
log-too-long = More text than an entry holds: at most { $most } bytes.
log-other = { $file }: { $why }

# The hand-over

shift-heading = Hand-over, { $day }, { $clock }
shift-since = Since { $clock }, when { $by } took over
shift-to-do = Still to do
shift-nothing-to-do = Nothing is open.
shift-table = Table { $table }
shift-no-table = Without a table
shift-nothing-happened = Nothing was kept.
shift-repeated = Watch for
shift-open = { $entry }
    { $ruling }: nobody has entered what was decided.
shift-watch = Watch { $name } ({ $where }): { $titles } (No. { $numbers })
shift-repeated-line = { $n } times { $title }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}{ $ruled ->
    [alike] , always ruled alike
   *[other] , not always ruled alike
}

# Help

help-log = Show what was ruled and kept, today's first of all
help-shift = The hand-over to the next floor
help-shift-take = Take over: your initials. Shows what came since the last who did
help-any-log-file = The file of the log
help-decide-log = Keep the ruling in the log: table, seat and player
help-any-by = Initials of the floor
help-any-approved = Initials of who approved it
help-any-at = When it happened: 20:14
help-any-ref = A reference, such as a camera
help-any-otherwise = It was ruled otherwise than by the book, and why
help-any-again = Keep it although it may be the same as one just before
help-any-key = A key by which an entry that is sent twice is one
help-log-words = Only those with these words
help-log-table = Only those at this table
help-log-player = Only those about this player
help-log-incident = Only those on this incident
help-log-all = All that there are, not only those of today
help-log-show = Show an entry as it was, and what would be ruled now
help-log-undo = Undo an entry; the last without a number
help-log-redo = Bring back an entry that was undone
help-log-appeal = Enter what an appeal against a ruling came to
help-log-appeal-outcome = upheld: the ruling stands; overruled: it does not
help-log-appeal-otherwise = What was ruled in its place, and why
help-log-forget = Take the name of a player out of everything
help-log-forget-player = The name
help-log-backup = Copy the log into a new file
help-log-backup-file = The file
help-log-check = Check that the file is whole
help-log-export = Write all entries: JSON, a line each; CSV, Markdown or HTML by --format
help-any-number = The number of the entry
help-any-yes = Without asking
man-env-FLOOR_LOG = The file of the log, as --log-file
man-file-log = What was ruled and kept with --log. Nothing begins it but that

# Penalties. The words for a step are typed behind --penalty; spellings stand with commas between.

penalty-word-warning = warning
penalty-word-hands = h, hand, hands
penalty-word-rounds = r, round, rounds
penalty-word-out = out, disqualified
penalty-warning = warning
penalty-out = disqualified
penalty-player = a player
penalty-no-step = "{ $typed }" is not a penalty that can be entered. Like this: warning, "2 hands", "1 round of 9", out
penalty-no-state = "{ $typed }" does not say how far it is served. Like this: 4 (hands left), served, back
penalty-not-one = No. { $number } is not a penalty.
penalty-kept = Penalty kept as No. { $number }: { $step }
penalty-not-kept = The penalty was not kept: { $why }
penalty-nothing = No penalty was entered today.
penalty-heading = Penalties of today
penalty-running = Not served, or not back yet
penalty-over = Over
penalty-line = { $name }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}: { $step }, { $state ->
    [next-hand] from the next hand, given at { $clock }
    [left] { $left } left as reported at { $clock }
    [served] served at { $clock }, not back yet
    [back] back at { $clock }
   *[given] given at { $clock }
} (No. { $number })
penalty-same-kind = { $where ->
    [none] { $title }, { $name }: No. { $n } today; the first at { $clock } (No. { $number })
   *[other] { $title }, { $name }: the { $n ->
        [2] second
        [3] third
       *[other] { $n }th
    } time today; the first at { $clock }, { $where } (No. { $number })
}
penalty-given = penalty: { $step } (No. { $number })
penalty-given-before = { $step } at { $clock } (No. { $number })
penalty-so-far = Penalties so far, { $name }: { $penalties }
penalty-next = { $ruling } ({ $clause })
penalty-how = To enter the penalty: floor log penalty { $number } STEP
log-knows = From the log: { $facts }
log-kind-penalty = { $number ->
    [none] penalty from an earlier event
   *[other] penalty for No. { $number }
}: { $step }
log-kind-report = No. { $number }: { $left ->
    [served] served
    [back] back
   *[other] { $left } left
}
help-any-penalty = The penalty that was given: warning, "2 hands", "1 round of 9", out
help-log-penalty = Enter a penalty for the player of a ruling
help-log-penalty-step = The penalty: warning, "2 hands", "1 round of 9", out
help-log-report = Enter how far a penalty is served
help-log-report-state = The hands that are left; served; back: the player has returned
help-log-penalties = The penalties of today, and how far they are served
penalty-counts = { $all ->
    [one] One penalty in all
   *[other] { $all } penalties in all
}, { $same } for this offence: { $counted ->
    [by-kind] the book counts those for the same offence
    [over-all] the book counts all of them
   *[none] the book does not say which count
}
penalty-confirmed-from = The TD must confirm: { $from } and anything above
penalty-who-confirmed = The TD must confirm this ({ $from } and anything above). Initials of the TD; Enter alone if nobody has
penalty-not-confirmed = the TD must confirm it ({ $from } and anything above): --approved INITIALS
log-kind-move = sits here now
log-moved = { $name } now sits at { $where } (No. { $number })
log-move-where = "{ $typed }" is no table and seat. Like this: T3 s5
log-carry-not = This book does not carry penalties over to the next event.
log-carried = { $n ->
    [0] No penalty taken over from { $file }
    [one] One penalty taken over from { $file }
   *[other] { $n } penalties taken over from { $file }
}
help-log-move = Enter that a player sits at another table or seat now
help-log-move-to = Where the player sits now: T3 s5
help-log-carry = Take over the penalties of an earlier event that are not served yet
help-log-carry-from = The log of that event
log-not-a-ruling = No. { $number } is not a ruling.
