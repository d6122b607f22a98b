return loot {
  name = "Round Trip",
  play { text = "Choose an item. Put it into discard, then on top of its deck; then gain it and put a counter on it.", target = an_item,
         effect = function(you, target)
           local card = put_into_discard(target)
           if card then card = put_on_top(card) end
           if card then card = gain_item(card, you) end
           if card then add_counters(card, 1) end
         end },
}
