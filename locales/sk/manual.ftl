# Časti príručky, ktoré majú všetky príkazy spoločné.

man-heading-exit = NÁVRATOVÝ KÓD
man-exit-0 = Rozhodnuté alebo nájdené; aj keď si floor môže vybrať alebo kniha mlčí. Aj po odchode cez q.
man-exit-1 = Nenašlo sa nič, alebo nie všetko, čo sa hľadalo.
man-exit-2 = Príkazový riadok sa nedá použiť, alebo chýbajú fakty a niet sa koho spýtať.
man-exit-3 = Údaje sú chybné.
man-exit-130 = Prerušené.
man-heading-environment = PROSTREDIE
man-env-FLOOR_BOOK = Kniha, podľa ktorej sa hrá, ak --book nič nehovorí.
man-env-FLOOR_LANG = Jazyk, ak --lang nič nehovorí.
man-env-FLOOR_FORMAT = Formát, ak --format nič nehovorí.
man-env-FLOOR_RULINGS = Priečinok domu, ak --rulings nič nehovorí.
man-env-FLOOR_COLOR = Farba, ak --color nič nehovorí.
man-env-FLOOR_PLAIN = Pri akomkoľvek obsahu: otázky a odpovede riadok po riadku, pre čítačku obrazovky.
man-env-NO_COLOR = Pri akomkoľvek obsahu: bez farby.
man-env-PAGER = Program, ktorý ukazuje dlhý výstup; inak less.
man-heading-files = SÚBORY
man-file-settings = Nastavenia, ktoré platia, ak príkazový riadok ani prostredie nehovoria inak: book, lang, format, rulings, color.
man-file-kept = Čo bolo pripravené z údajov domu, aby ďalší príkaz začal hneď: po zmene sa pripraví znova a možno to kedykoľvek zmazať.
man-heading-keys = KLÁVESY
