return loot {
  name = "Stillness",
  play { text = "Items lose their abilities till end of turn.",
         lasting { till = end_of_turn, always { of = an_item, loses = abilities } } },
}
