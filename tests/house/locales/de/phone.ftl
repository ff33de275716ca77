phone-on-table = Telefon auf dem Tisch
    .search = Handy, Telefon
phone-on-table-outcome-put-it-away = Telefon vom Tisch
phone-on-table-order-ask = Den Spieler bitten, es wegzulegen.
