return treasure {
  name = "Librarian",
  cant { event = searched, of = others, text = "Other players can't search." },
  when { event = searched, object = a_deck, text = "When a player searches a deck, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
