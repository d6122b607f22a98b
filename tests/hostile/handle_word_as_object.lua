-- words in place of objects
destroy(players)
add_counters(monsters, 1)
