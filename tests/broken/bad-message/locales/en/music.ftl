music = Music { $where
