check-clean = { $files } files

check-findings = { check-clean } and more
