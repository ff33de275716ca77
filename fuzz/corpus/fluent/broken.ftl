# comment
-term = T
broken
  = x
m =
    .a = { NUMBER($n, x: 1) }
