general-table = La table
general-news = Ce qui vient de se passer
general-answered = a répondu ✓
general-thinking = réfléchit…
general-your-turn = à vous
general-bool = { $value ->
    [yes] oui
   *[no] non
 }
general-number = { $number }
