# De delen van de handleiding die alle opdrachten gemeen hebben.

man-heading-exit = EXITSTATUS
man-exit-0 = Beslist of gevonden; ook als de floor mag kiezen of het boek zwijgt. Ook als je met q weggaat.
man-exit-1 = Niets gevonden, of niet alles wat gevraagd is.
man-exit-2 = De opdrachtregel klopt niet, of er ontbreken feiten en er is niemand om het aan te vragen.
man-exit-3 = De gegevens kloppen niet.
man-exit-130 = Afgebroken.
man-heading-environment = OMGEVING
man-env-FLOOR_BOOK = Het boek van het huis, als --book niets zegt.
man-env-FLOOR_LANG = De taal, als --lang niets zegt.
man-env-FLOOR_FORMAT = De vorm, als --format niets zegt.
man-env-FLOOR_RULINGS = De map van het huis, als --rulings niets zegt.
man-env-FLOOR_COLOR = Kleur, als --color niets zegt.
man-env-FLOOR_PLAIN = Wat er ook staat: vragen en antwoorden regel voor regel, voor een schermlezer.
man-env-NO_COLOR = Wat er ook staat: geen kleur.
man-env-PAGER = Het programma dat lange uitvoer toont; less als er niets staat.
man-heading-files = BESTANDEN
man-file-settings = De instellingen die gelden als de opdrachtregel en de omgeving niets anders zeggen: book, lang, format, rulings, color.
man-file-kept = Wat van de gegevens van een huis is gemaakt, zodat de volgende opdracht meteen begint: na een wijziging wordt het opnieuw gemaakt, en het mag altijd worden verwijderd.
man-heading-keys = TOETSEN
