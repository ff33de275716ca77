phone-on-table = Telefón na stole
    .search = mobil, telefón
phone-on-table-outcome-put-it-away = Telefón preč zo stola
phone-on-table-order-ask = Požiadaj hráča, aby ho odložil.
