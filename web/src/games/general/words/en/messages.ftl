general-table = The table
general-news = What has just happened
general-answered = answered ✓
general-thinking = thinking …
general-your-turn = your turn
general-bool = { $value ->
    [yes] yes
   *[no] no
 }
general-number = { $number }
