# What finding an incident has to know of the language. What people type is theirs.

# Words that tell nothing of what happened.
search-stop-words = a an the is are was were be been he she it they his her their him them i we you my our your this that these those of to in on at by for with from and or but not no do does did has have had as if so than then there what who whom which when where how why can could may might must should will would me us its s t re ve ll d m isn doesn didn don won wasn aren just into now please guy one says say said player here there didnt dont doesnt isnt wasnt arent cant wont havent hasnt hes shes im ive thats theres whats u
# Words that say the same, a line for each meaning, in any form of the verb.
search-same-meaning =
    throw threw thrown toss pitch ditch muck release discard fling flung
    fold laid lay lays
    deal dealt deals give gave given
    show shown showed expose flash flip flipped table tabled turned reveal
    take took taken grab pull yank
    say said says announce announces declare call-out yell
    phone cell mobile text texting smartphone
    chips checks stack stacks
    seat chair spot
    left leave leaves gone walked bathroom smoke away
    late tardy delayed
    wrong mistake error mistaken
    short missing lacking fewer
    split chop tie tied
    curse swear abuse insult yell
    think tank tanking stalling clock
    buddy friend pal collude softplay
