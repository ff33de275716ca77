phone-on-table = Telefoon op tafel
    .search = telefoon, mobiel
phone-on-table-outcome-put-it-away = Telefoon van tafel
phone-on-table-order-ask = Vraag de speler hem weg te leggen.
