phone-on-table = A phone on the table
    .search = phone, mobile
phone-on-table-outcome-put-it-away = Phone off the table
phone-on-table-order-ask = Ask the player to put it away.
