accepted-action-order-add-missing = Hráč: doplať { $owedd }.
