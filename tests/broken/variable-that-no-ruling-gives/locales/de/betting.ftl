accepted-action-order-add-missing = Caller: { $owedd } nachlegen.
