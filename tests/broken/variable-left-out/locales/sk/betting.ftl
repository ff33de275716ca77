accepted-action-order-add-missing = Hráč: doplať, čo chýba.
