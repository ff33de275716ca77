//! Bad data: one mistake a folder, named after it, and the findings that it must get.
