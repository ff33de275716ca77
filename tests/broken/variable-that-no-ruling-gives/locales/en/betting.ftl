accepted-action-order-add-missing = Caller: add { $owedd }.
