# again
check-clean = { $files } files
