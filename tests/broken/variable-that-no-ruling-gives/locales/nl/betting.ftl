accepted-action-order-add-missing = Caller: leg { $owedd } bij.
