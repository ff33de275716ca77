check-clean = { $files } files
