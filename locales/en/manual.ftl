# The sections of the manual that the commands have in common.

man-heading-exit = EXIT STATUS
man-exit-0 = Ruled or found; discretion and silence are rulings. Also where the interview was left with q.
man-exit-1 = Nothing found, or not everything that was asked for.
man-exit-2 = The command line cannot be used, or facts are missing and there is no one to ask.
man-exit-3 = The data is wrong.
man-exit-130 = Interrupted.
man-heading-environment = ENVIRONMENT
man-env-FLOOR_BOOK = The book the house plays by, where --book says nothing.
man-env-FLOOR_LANG = The language, where --lang says nothing.
man-env-FLOOR_FORMAT = The format, where --format says nothing.
man-env-FLOOR_RULINGS = The folder of the house, where --rulings says nothing.
man-env-FLOOR_COLOR = Colour, where --color says nothing.
man-env-FLOOR_PLAIN = Whatever it says: questions and answers line by line, for a screen reader.
man-env-NO_COLOR = Whatever it says: no colour.
man-env-PAGER = The program that shows long output; less where it says nothing.
man-heading-files = FILES
man-file-settings = The settings that hold where neither the command line nor the environment says otherwise: book, lang, format, rulings, color.
man-file-kept = What was made of a house's data, so that the next command starts at once. After a change it is made again, and it may be deleted at any time.
man-heading-keys = KEYS
